"""How the search goes about it in each edition: found by matches, not by theory."""

import functools
from typing import Any, Final

import numpy as np

from ai.kernel.search import MANNER

_FEW: Final = 2
_USUAL: Final[dict[str, float]] = {
    "exploration": 0.5,
    "sharpness": 0.6,
    "best_share": 0.5,
    "rival_share": 0.5,
    "win_worth": 0.0,
    "depth": 8,
    "horizon": 2,
    "most_actions": 1500,
}
_OWN: Final[dict[str, dict[str, float]]] = {
    # By scores alone it gambled for many tickets where these games have many.
    "germany": {"win_worth": 30.0},
    "maerklin": {"win_worth": 30.0},
    "first_journey": {"win_worth": 3.0},  # there the score is a handful of tickets
    "amsterdam": {"win_worth": 5.0},
}
_MANY: Final[dict[str, dict[str, float]]] = {
    "usa": {"win_worth": 30.0, "rival_share": 0.0, "horizon": 6},
    "germany": {"win_worth": 100.0, "rival_share": 0.0},
}
"""With more than two players: to hold one rival back helps the others too."""

SUSPICIOUS: Final = frozenset({"usa", "germany"})
"""Where tracks tell about tickets, as matches have shown. In Amsterdam they do less."""


@functools.cache
def manner_for(rules: str, players: int = 2) -> Any:
    """Return the manner of searching in games of a rule set and a number of players."""
    manners = np.zeros(1, MANNER)
    many = _MANY.get(rules, {}) if players > _FEW else {}
    for name, value in {**_USUAL, **_OWN.get(rules, {}), **many}.items():
        manners[0][name] = value
    manners.flags.writeable = False  # shared by every bot
    return manners[0]
