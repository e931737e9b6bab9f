"""The nets that guess how games end: where they are kept, and as what kernels read them."""

import functools
import json
from typing import Any, Final

import numpy as np

from ai.fitted.weights import tuned_file
from ai.searching.outlook import OUTLOOK

_DIGITS: Final = 5


def fresh_outlook() -> Any:
    """Return an outlook that nothing is fitted to yet."""
    return np.zeros(1, OUTLOOK)[0]


@functools.cache
def load_outlook(rules: str, players: int = 2) -> Any:
    """Return the outlook for a rule set and a number of players; perhaps it is not fitted."""
    outlooks = np.zeros(1, OUTLOOK)
    path = tuned_file(rules, players, "_outlook")
    if path.exists():
        for name, value in json.loads(path.read_text("utf-8")).items():
            outlooks[0][name] = value
        outlooks[0]["fitted"] = 1
    outlooks.flags.writeable = False  # shared by every bot
    return outlooks[0]


def save_outlook(rules: str, outlook: Any, players: int = 2) -> None:
    """Keep a fitted outlook for a rule set and a number of players."""
    named = {
        name: np.round(outlook[name], _DIGITS).tolist()
        for name in OUTLOOK.names or ()
        if name != "fitted"
    }
    path = tuned_file(rules, players, "_outlook")
    path.parent.mkdir(exist_ok=True)
    load_outlook.cache_clear()
    path.write_text(json.dumps(named) + "\n", encoding="utf-8")
