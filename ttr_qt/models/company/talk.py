"""How much opponents say."""

import enum
from typing import Final

_LEAST_APART: Final = 3
"""Turns of the table between two remarks, at least."""
_LEISURE: Final = 3
"""Rounds between two remarks where few are wanted."""


class Talk(enum.StrEnum):
    """How much the opponents talk."""

    OFF = "off"
    FEW = "few"
    LIVELY = "lively"

    def turns_apart(self, players: int) -> int:
        """Return how many turns of the table lie between two remarks, at least.

        With many players that is a round, so that a person does not hear more in each of theirs.
        """
        lively = max(_LEAST_APART, players)
        return lively if self is Talk.LIVELY else max(lively, _LEISURE * players)
