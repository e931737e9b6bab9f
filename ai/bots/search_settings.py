"""How the search goes about it in each edition: found by matches, not by theory."""

import functools
from typing import Any, Final

import numpy as np

from ai.edition_tuning import tuning_of
from ai.searching.search import MANNER

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


@functools.cache
def manner_for(rules: str, players: int = 2) -> Any:
    """Return the manner of searching in games of a rule set and a number of players."""
    manners = np.zeros(1, MANNER)
    own = tuning_of(rules)
    many = own.search_many if players > _FEW else {}
    for name, value in {**_USUAL, **own.search, **many}.items():
        manners[0][name] = value
    manners.flags.writeable = False  # shared by every bot
    return manners[0]
