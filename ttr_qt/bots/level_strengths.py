"""How strong the opponents are, for rating a person against them."""

from typing import Final

from ai.levels import LEVELS
from ai.ratings import AVERAGE, Ratings
from ttr_qt.engine.rules import RULES
from ttr_qt.models.records.rating import Anchors

_APART: Final = 150
"""Points between neighbours where nothing was measured: each wins seven of ten against the next."""


def level_anchors(ratings: Ratings) -> Anchors:
    """Return the strength of all levels at all editions: as measured, or else evenly apart."""
    middle = sum(level.number for level in LEVELS) / len(LEVELS)
    guessed = {level.name: AVERAGE + _APART * (level.number - middle) for level in LEVELS}
    anchors = {}
    for edition in RULES:
        measured = {level.name: ratings.of(edition, level.name) for level in LEVELS}
        known = {name: float(one.rating) for name, one in measured.items() if one is not None}
        anchors[edition] = known if len(known) == len(LEVELS) else guessed
    return anchors
