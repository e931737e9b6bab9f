"""The planner's weights: where they are kept, and what they are before any tuning."""

import functools
import json
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from ai.planning.weighing import HABITS, WEIGHTS
from ai.table_sizes import TWO, table_name

Weights = npt.NDArray[np.float64]
"""The planner's weights, in the order of `WEIGHTS`: a row for the beginning of a game, one for its
end."""

UNTUNED: Final[dict[str, tuple[float, float]]] = {
    "dearness": (0.3, 0.3),
    "gray_price": (0.0, 0.0),
    "double_price": (0.0, 0.0),
    "crossing": (4.0, 4.0),
    "planned": (7.0, 17.0),
    "points": (0.5, 0.5),
    "spaces": (0.4, 0.4),
    "finishing": (0.2, 0.2),
    "contested": (1.0, 1.0),
    "rivalled": (0.5, 0.5),
    "exact": (6.0, 0.0),
    "exact_gray": (2.0, 0.0),
    "unplanned": (1.7, 11.7),
    "unplanned_spaces": (1.6, 1.6),
    "touching": (1.5, 1.5),
    "joining": (0.0, 0.0),
    "wild_spent": (2.0, 2.0),
    "needed_spent": (0.3, 0.3),
    "short_of_pieces": (0.5, 0.5),
    "cart": (2.0, 2.0),
    "blocking": (0.8, 0.8),
    "drawing": (8.0, 8.0),
    "drawing_hand": (0.0, 0.0),
    "drawing_lack": (1.8, 1.8),
    "second_card": (0.4, 0.4),
    "card_needed": (4.5, 4.5),
    "card_completes": (1.0, 1.0),
    "card_gray": (0.4, 0.4),
    "card_long": (2.7, 2.7),
    "card_wild": (7.0, 7.0),
    "card_deck": (4.5, 4.5),
    "tickets": (-6.0, -26.0),
    "tickets_pieces": (0.6, 0.6),
    "tickets_open": (4.0, 4.0),
    "tickets_cards": (0.1, 0.1),
    "keep_gain": (1.0, 1.0),
    "keep_spaces": (0.5, 0.5),
    "keep_each": (0.0, 0.0),
    "long_share": (2.0, 2.0),
    "trip": (1.0, 1.0),
    "trip_base": (-3.0, -1.0),
    "passenger_card": (2.0, 2.0),
    "swapping": (40.0, 40.0),
    **dict.fromkeys(HABITS, (0.0, 0.0)),
}
"""A sensible start, by hand: at the beginning of a game, and at its end."""
_BOUNDS: Final[dict[str, tuple[float, float]]] = {
    "dearness": (0.0, 6.0),
    "gray_price": (-0.9, 2.0),
    "double_price": (-3.0, 3.0),
    "crossing": (0.0, 21.0),
    "second_card": (0.0, 2.0),
    "keep_gain": (-1.5, 4.0),
    "keep_spaces": (-2.0, 4.0),
    "long_share": (0.0, 4.0),
    **dict.fromkeys(HABITS, (0.0, 0.0)),
}
"""Weights that are not worths of actions, and between which limits they make sense."""


def tuned_folder() -> Path:
    """Return the folder of everything that was found by self-play."""
    return Path(str(resources.files("ai"))) / "tuned"


def tuned_file(rules: str, players: int, kind: str = "") -> Path:
    """Return where what is found by self-play is kept, by default the planner's weights."""
    return tuned_folder() / f"{table_name(rules, players)}{kind}.json"


def untuned() -> Weights:
    """Return the weights before any tuning."""
    return np.array([UNTUNED[name] for name in WEIGHTS]).T.copy()


@functools.cache
def load_weights(rules: str, players: int = 2) -> Weights:
    """Return the weights for a rule set and a number of players, tuned if they have been.

    The first row holds at the beginning of a game, the second at its end.
    """
    paths = (tuned_file(rules, players), tuned_file(rules, TWO))
    path = next((one for one in paths if one.exists()), None)
    tuned = json.loads(path.read_text("utf-8")) if path else {}
    weights = np.array([tuned.get(name, UNTUNED[name]) for name in WEIGHTS], float).T.copy()
    weights.flags.writeable = False  # shared by every bot
    return weights


def inclined(weights: Weights, inclination: Mapping[str, float], strength: float = 1.0) -> Weights:
    """Return weights with what an inclination adds to those it names, times its strength."""
    more = np.array([inclination.get(name, 0.0) for name in WEIGHTS])
    changed: Weights = weights + strength * more
    # To numba an array that can be changed is of another type: every kernel that takes weights
    # would be compiled again, in the middle of a game.
    changed.flags.writeable = False
    return changed


def tidied(weights: Weights) -> Weights:
    """Return weights with the worth of actions on the scale it has at first, others in bounds.

    Only the order of worths counts for the planner, so tuning lets their scale drift.
    """
    first = untuned()
    worths = np.array([name not in _BOUNDS for name in WEIGHTS])
    factor = np.abs(first[:, worths]).mean() / np.abs(weights[:, worths]).mean()
    low, high = np.array([_BOUNDS.get(name, (-np.inf, np.inf)) for name in WEIGHTS]).T
    tidy: Weights = np.clip(np.where(worths, weights * factor, weights), low, high)
    return tidy


def save_weights(rules: str, weights: Weights, players: int = 2) -> None:
    """Keep tuned weights for a rule set and a number of players."""
    lines = [
        f' "{name}": {np.round(values, 4).tolist()}'
        for name, values in zip(WEIGHTS, tidied(weights).T, strict=True)
    ]
    file = tuned_file(rules, players)
    file.parent.mkdir(exist_ok=True)
    load_weights.cache_clear()
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
