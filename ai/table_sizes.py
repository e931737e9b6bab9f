"""Which numbers hold for a table: one of two has its own, all larger ones share theirs.

With two, cards are not scarce, and whatever one loses the other gains. Loads no kernel.
"""

from typing import Final

TWO: Final = 2
MORE: Final = 3
"""Stands for any number of players beyond two."""
_SUFFIX: Final = "_many"


def is_larger(players: int) -> bool:
    """Tell whether more than two play."""
    return players > TWO


def table_name(rules: str, players: int) -> str:
    """Return what numbers for games of a rule set with so many players are filed under."""
    return f"{rules}{_SUFFIX}" if is_larger(players) else rules


def is_name_of_larger(name: str) -> bool:
    """Tell whether numbers that are filed under a name are for more than two players."""
    return name.endswith(_SUFFIX)
