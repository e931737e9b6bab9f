"""How those at the table feel about the game, by what everybody has noticed."""

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from ttr_qt.models.company.happenings import Happening, Kind
from ttr_qt.models.company.mood import Mood

_MOODS: Final = MappingProxyType(
    {
        Kind.LOCOMOTIVE: Mood.PLEASED,
        Kind.AMAZED: Mood.SURPRISED,
        Kind.SHUFFLED: Mood.SURPRISED,
        Kind.AHEAD: Mood.PLEASED,
        Kind.OVERTAKEN: Mood.WORRIED,
        Kind.BEHIND: Mood.WORRIED,
        Kind.GOODS: Mood.PLEASED,
        Kind.JOURNEY: Mood.PLEASED,
        Kind.LONG_CLAIM: Mood.PLEASED,
        Kind.CROWDED: Mood.WORRIED,
        Kind.BLOCKING: Mood.PLEASED,
        Kind.BLOCKED: Mood.ANNOYED,
        Kind.TICKET_DONE: Mood.PLEASED,
        Kind.LAST_ROUND: Mood.SURPRISED,
        Kind.LOST: Mood.WORRIED,
        Kind.NARROW: Mood.SURPRISED,
        Kind.WON: Mood.PLEASED,
    }
)
"""From what moves people least to what moves them most; nothing else changes their mood."""
_WEIGHTS: Final = {kind: weight for weight, kind in enumerate(_MOODS)}
_BRIEF: Final = frozenset({Kind.LOCOMOTIVE, Kind.AMAZED, Kind.SHUFFLED})
"""What is over after two turns; anything else is felt for a round."""
_BRIEFLY: Final = 2


def moods_of(happenings: Iterable[Happening], players: int, turn: int) -> tuple[Mood, ...]:
    """Return the mood of every seat, after what happened in the turns before ``turn``.

    Of what is still felt, the weightiest of the last turn in which something happened counts.
    """
    felt: dict[int, Happening] = {}
    for one in happenings:
        if one.kind not in _MOODS or turn - one.turn > _lasting(one.kind, players):
            continue
        before = felt.get(one.seat)
        if before is None or before.turn < one.turn or _WEIGHTS[before.kind] <= _WEIGHTS[one.kind]:
            felt[one.seat] = one
    return tuple(
        _MOODS[felt[seat].kind] if seat in felt else Mood.NEUTRAL for seat in range(players)
    )


def _lasting(kind: Kind, players: int) -> int:
    return _BRIEFLY if kind in _BRIEF else players
