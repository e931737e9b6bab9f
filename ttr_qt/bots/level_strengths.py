"""How strong the opponents are, for rating a person against them."""

from collections.abc import Mapping
from statistics import fmean
from typing import Final

from ai import ratings
from ai.levels import LEVELS, Level
from ai.ratings import AVERAGE, Ratings
from ttr_qt.engine.rules import RULES
from ttr_qt.models.records.rating import Anchors

_APART: Final = 150
"""Points from a number to the next where nothing was measured: who has the higher one wins seven
games of ten."""


def level_anchors(known_ratings: Ratings) -> Anchors:
    """Return the strength of all levels at all editions: as measured, or else guessed.

    A level that was not measured is as strong as those with its number that were, and where there
    are none, evenly apart from the others.
    """
    middle = sum(level.number for level in LEVELS) / len(LEVELS)
    anchors = {}
    for edition in RULES:
        measured = {level.name: known_ratings.of(edition, level.name) for level in LEVELS}
        known = {name: float(one.rating) for name, one in measured.items() if one is not None}
        anchors[edition] = {
            level.name: known.get(level.name, _guess(level, known, middle)) for level in LEVELS
        }
    return anchors


def measured_anchors() -> Anchors:
    """Return the strength of all levels as it is known; that nothing was measured is no fault."""
    there = ratings.file().is_file()
    return level_anchors(ratings.load_ratings() if there else Ratings())


def _guess(level: Level, known: Mapping[str, float], middle: float) -> float:
    alike = [known[one.name] for one in LEVELS if one.number == level.number and one.name in known]
    return fmean(alike) if alike else AVERAGE + _APART * (level.number - middle)
