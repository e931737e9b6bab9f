"""The planner's weights: where they are kept, and what they are before any tuning."""

import functools
import json
from importlib import resources
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from ai.kernel.planner import WEIGHTS

UNTUNED: Final[dict[str, float]] = {
    "planned": 12.0,
    "points": 1.0,
    "spaces": 1.0,
    "unplanned": -2.0,
    "unplanned_spaces": 0.5,
    "touching": 1.0,
    "wild_spent": 2.0,
    "needed_spent": 2.0,
    "short_of_pieces": 2.0,
    "cart": 2.0,
    "hurry": 4.0,
    "drawing": 4.0,
    "drawing_hand": 0.15,
    "drawing_lack": 0.3,
    "card_needed": 3.0,
    "card_gray": 0.5,
    "card_long": 0.5,
    "card_wild": 3.5,
    "card_deck": 1.5,
    "tickets": -4.0,
    "tickets_pieces": 0.35,
    "tickets_hurry": 12.0,
    "keep_gain": 1.0,
    "keep_spaces": 0.5,
    "dearness": 0.3,
    "long_share": 2.0,
    "trip": 1.0,
    "trip_base": -3.0,
    "blocking": 0.5,
}
"""A sensible start, by hand."""


def _folder() -> Path:
    return Path(str(resources.files("ai"))) / "tuned"


@functools.cache
def load_weights(rules: str) -> npt.NDArray[np.float64]:
    """Return the weights for a rule set, tuned if they have been."""
    path = _folder() / f"{rules}.json"
    tuned = json.loads(path.read_text("utf-8")) if path.exists() else {}
    weights = np.array([float(tuned.get(name, UNTUNED[name])) for name in WEIGHTS])
    weights.flags.writeable = False  # shared by every bot
    return weights


def save_weights(rules: str, weights: npt.NDArray[np.float64]) -> None:
    """Keep tuned weights for a rule set."""
    named = {name: round(float(value), 4) for name, value in zip(WEIGHTS, weights, strict=True)}
    folder = _folder()
    folder.mkdir(exist_ok=True)
    load_weights.cache_clear()
    (folder / f"{rules}.json").write_text(json.dumps(named, indent=1) + "\n", encoding="utf-8")
