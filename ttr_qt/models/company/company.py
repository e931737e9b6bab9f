"""The company at the table at one moment of a game, kept up to date step by step."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ttr_qt.engine.board import Board
from ttr_qt.models.company.happenings import Happening, Kind, Witness
from ttr_qt.models.company.mood import Mood
from ttr_qt.models.company.reactions import moods_of
from ttr_qt.models.company.recent_cards import NO_CARDS, RecentCards, recent_cards
from ttr_qt.models.company.remarks import Remark, Talker
from ttr_qt.models.company.talk import Talk
from ttr_qt.models.session.updates import Step


@dataclass(frozen=True, slots=True)
class Impression:
    """What one sees and hears of somebody."""

    mood: Mood = Mood.NEUTRAL
    remark: Remark | None = None
    """The last thing they said, for a round."""
    cards: RecentCards = NO_CARDS


NO_IMPRESSION: Final = Impression()
_NARROW: Final = 4
"""Points by which a game is won that might as well have been lost."""


class Company:
    """Everybody's mood, remarks and cards: a function of what was played, for any viewer the same.

    It remembers what it has read, so a further step costs little; after anything else than a
    further step it reads the game anew.
    """

    def __init__(self, board: Board, levels: Sequence[str], seed: int) -> None:
        """Prepare a game; ``levels`` are those of the seats, empty for a person."""
        self._board = board
        self._levels = tuple(levels)
        self._seed = seed
        self._talk = Talk.OFF
        self._read: list[Step] = []
        self._happenings: list[Happening] = []
        self._remark: Remark | None = None
        self._begin()

    @property
    def talk(self) -> Talk:
        """How much is said."""
        return self._talk

    def set_talk(self, talk: Talk) -> None:
        """Let the opponents talk more or less, as if that had been chosen when the game began."""
        if talk is not self._talk:
            self._talk = talk
            self._begin()

    def impressions(
        self, steps: Sequence[Step], own: int | None, totals: Sequence[int] = ()
    ) -> tuple[Impression, ...]:
        """Return what one sees of every seat after some steps.

        Args:
            steps: all that was played, as any seat saw it.
            own: the seat of the person, if there is one.
            totals: what everybody has in the end, once the game is over.
        """
        known = len(self._read)
        if len(steps) < known or (known and steps[known - 1] is not self._read[-1]):
            self._begin()
        for step in steps[len(self._read) :]:
            happenings = _narrowed(self._witness.read(step), totals)
            self._happenings = [one for one in self._happenings if self._is_recent(one.turn)]
            self._happenings += happenings
            self._remark = self._talker.hear(happenings) or self._remark
            self._read.append(step)
        turn, players = self._witness.turn, len(self._levels)
        moods = moods_of(self._happenings, players, turn)
        cards = recent_cards(steps, players, own)
        said = self._remark
        if said is not None and not self._is_recent(said.turn):
            said = None
        return tuple(
            Impression(
                moods[seat], said if said is not None and said.seat == seat else None, cards[seat]
            )
            for seat in range(players)
        )

    def _begin(self) -> None:
        players = len(self._levels)
        self._read = []
        self._witness = Witness(self._board, players)
        self._talker = Talker(self._seed, self._levels, self._talk)
        self._happenings = []
        self._remark = None

    def _is_recent(self, turn: int) -> bool:
        """Tell whether a turn was at most a round ago."""
        return self._witness.turn - turn <= len(self._levels)


def _narrowed(happenings: Sequence[Happening], totals: Sequence[int]) -> tuple[Happening, ...]:
    """Return what happened, with who won or lost by very little."""
    close = sorted(totals, reverse=True)[:2]
    narrow = len(close) > 1 and 0 <= close[0] - close[1] <= _NARROW
    return tuple(
        replace(one, kind=Kind.NARROW)
        if narrow and one.kind in {Kind.WON, Kind.LOST} and totals[one.seat] >= close[1]
        else one
        for one in happenings
    )
