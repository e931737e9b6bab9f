"""The beliefs about others' tickets: where they are kept, and as what kernels read them."""

import functools
import json
from typing import Any, Final

import numpy as np

from ai.fitted.weights import tuned_file
from ai.searching.beliefs import BELIEF, TRAITS
from ai.table_sizes import TWO

_DIGITS: Final = 4
_KIND: Final = "_belief"


def belief_of(theta: Any) -> Any:
    """Return a belief with these weights, of stages and traits, as kernels read it."""
    beliefs = np.zeros(1, BELIEF)
    beliefs[0]["theta"] = theta
    beliefs[0]["fitted"] = 1
    beliefs.flags.writeable = False  # shared by every bot
    return beliefs[0]


def no_belief() -> Any:
    """Return a belief that nothing is fitted to: every ticket is as likely as any other."""
    beliefs = np.zeros(1, BELIEF)
    beliefs.flags.writeable = False  # to numba the same type as one that is fitted
    return beliefs[0]


@functools.cache
def load_belief(rules: str, players: int = 2) -> Any:
    """Return the belief for a rule set and a number of players; perhaps it is not fitted."""
    paths = (tuned_file(rules, players, _KIND), tuned_file(rules, TWO, _KIND))
    path = next((one for one in paths if one.exists()), None)
    if path is None:
        return no_belief()
    named = json.loads(path.read_text("utf-8"))
    return belief_of(np.transpose([named[trait] for trait in TRAITS]))


def save_belief(rules: str, theta: Any, players: int = 2) -> None:
    """Keep a fitted belief for a rule set and a number of players."""
    named = {
        trait: np.round(column, _DIGITS).tolist()
        for trait, column in zip(TRAITS, np.transpose(theta), strict=True)
    }
    path = tuned_file(rules, players, _KIND)
    path.parent.mkdir(exist_ok=True)
    load_belief.cache_clear()
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(row)}" for name, row in named.items())
    path.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
