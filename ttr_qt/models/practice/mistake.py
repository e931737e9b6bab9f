"""A decision for which something better was there."""

from typing import Annotated, Final, Literal

import msgspec

CHANCE: Final = 10_000
"""Units of a certain victory."""
POINT: Final = 100
"""Units of a point."""

_Chance = Annotated[int, msgspec.Meta(ge=0, le=CHANCE)]
_Points = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Severity = Literal["inaccuracy", "mistake", "blunder"]


class Mistake(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was done, what would have been better, and what that cost."""

    game: str
    """What tells the game, as far as it was played, from all others."""
    ply: Annotated[int, msgspec.Meta(ge=0)]
    played: str
    better: str
    severity: Severity
    chance: _Chance
    """To win with what was played, in units of `CHANCE`."""
    lost: _Chance
    """How much of the chance it lost, never less than nothing."""
    points: _Points
    """What was lost of the lead over the best of the others, in units of `POINT`."""

    @property
    def key(self) -> tuple[str, int]:
        """What tells it from all others."""
        return self.game, self.ply

    @property
    def best_chance(self) -> int:
        """To win with what would have been better."""
        return self.chance + self.lost
