"""A decision for which something better was there."""

from typing import Final, Literal

import msgspec

CHANCE: Final = 10_000
"""Units of a certain victory."""
POINT: Final = 100
"""Units of a point."""

Severity = Literal["inaccuracy", "mistake", "blunder"]


class Mistake(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was done, what would have been better, and what that cost."""

    game: str
    """What tells the game, as far as it was played, from all others."""
    ply: int
    played: str
    better: str
    severity: Severity
    chance: int
    """To win with what was played, in units of `CHANCE`."""
    lost: int
    """Of the chance, never less than nothing."""
    points: int
    """What was lost of the lead over the best of the others, in units of `POINT`."""

    @property
    def key(self) -> tuple[str, int]:
        """What tells it from all others."""
        return self.game, self.ply

    @property
    def best_chance(self) -> int:
        """To win with what would have been better."""
        return self.chance + self.lost
