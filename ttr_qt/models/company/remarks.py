"""Who says something at the table, when, and what: now and then, never the same twice in a game."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ttr_qt.models.company.happenings import Happening, Kind
from ttr_qt.models.company.remark_book import number_of_lines, remark_book
from ttr_qt.models.company.talk import Talk

_CHANCES: Final = MappingProxyType(
    {
        Kind.DRAWING: (0.02, 0.15),
        Kind.CLAIM: (0.08, 0.3),
        Kind.LOCOMOTIVE: (0.15, 0.5),
        Kind.GOODS: (0.2, 0.5),
        Kind.TICKETS: (0.3, 0.7),
        Kind.OVERTAKEN: (0.25, 0.6),
        Kind.AHEAD: (0.3, 0.6),
        Kind.BEHIND: (0.4, 0.7),
        Kind.CROWDED: (0.4, 0.7),
        Kind.SHUFFLED: (0.4, 0.7),
        Kind.LONG_CLAIM: (0.35, 0.7),
        Kind.JOURNEY: (0.4, 0.8),
        Kind.TICKET_DONE: (0.5, 0.9),
        Kind.BLOCKING: (0.5, 0.9),
        Kind.BLOCKED: (0.7, 1.0),
        Kind.GREETING: (1.0, 1.0),
        Kind.LAST_ROUND: (1.0, 1.0),
        Kind.LOST: (1.0, 1.0),
        Kind.WON: (1.0, 1.0),
        Kind.NARROW: (1.0, 1.0),
    }
)
"""How likely it is that something is talked about, where few remarks are wanted and where many are;
what comes later in the list is talked about first."""
_ORDER: Final = {kind: place for place, kind in enumerate(_CHANCES)}


@dataclass(frozen=True, slots=True)
class Remark:
    """What somebody said: a line of the book."""

    seat: int
    level: str
    kind: Kind
    line: int
    ply: int
    turn: int

    def text(self, language: str) -> str:
        """Return it in a language."""
        return remark_book(language)[self.level][self.kind][self.line]


class Talker:
    """Decides what is said, from the seed of a game and what everybody noticed, and nothing else.

    The same game therefore has the same remarks, however often it is opened or taken back.
    """

    def __init__(self, seed: int, levels: Sequence[str], talk: Talk) -> None:
        """Prepare a game; ``levels`` are those of the seats, empty for a person."""
        self._seed = seed
        self._levels = tuple(levels)
        self._talk = talk
        self._said: set[tuple[str, Kind, int]] = set()
        self._last: int | None = None
        """The turn in which something was said last."""

    def hear(self, happenings: Sequence[Happening]) -> Remark | None:
        """Return what somebody says to all that was noticed of one step, if anything."""
        if self._talk is Talk.OFF or not happenings:
            return None
        ply, turn = happenings[0].ply, happenings[0].turn
        chance = random.Random(f"{self._seed}:{ply}")
        topics = [one for one in happenings if self._may_talk_about(one)]
        if not topics:
            return None
        order = max(_ORDER[one.kind] for one in topics)
        one = chance.choice([topic for topic in topics if _ORDER[topic.kind] == order])
        few, lively = _CHANCES[one.kind]
        if chance.random() >= (lively if self._talk is Talk.LIVELY else few):
            return None
        level = self._levels[one.seat]
        line = chance.choice(self._unsaid(level, one.kind))
        self._said.add((level, one.kind, line))
        self._last = turn
        return Remark(one.seat, level, one.kind, line, ply, turn)

    def _may_talk_about(self, one: Happening) -> bool:
        if one.kind not in _CHANCES or not self._unsaid(self._levels[one.seat], one.kind):
            return False
        weighty = min(_CHANCES[one.kind]) == 1
        talk = Talk.LIVELY if weighty else self._talk
        return self._last is None or one.turn - self._last >= talk.turns_apart(len(self._levels))

    def _unsaid(self, level: str, kind: Kind) -> list[int]:
        lines = range(number_of_lines(level, kind)) if level else ()
        return [line for line in lines if (level, kind, line) not in self._said]
