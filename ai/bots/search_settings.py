"""How the search goes about it in each edition: found by matches, not by theory."""

import functools
from typing import Any, Final

import numpy as np

from ai.edition_tuning import tuning_of
from ai.searching.search import SETTINGS
from ai.table_sizes import is_larger

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
def settings_for(rules: str, players: int = 2) -> Any:
    """Return the settings of the search in games of a rule set and a number of players."""
    settings = np.zeros(1, SETTINGS)
    own = tuning_of(rules)
    many = own.search_many if is_larger(players) else {}
    for name, value in {**_USUAL, **own.search, **many}.items():
        settings[0][name] = value
    settings.flags.writeable = False  # shared by every bot
    return settings[0]
