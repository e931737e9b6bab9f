"""Opponents to choose from, from some that a child beats to all that the machine can do.

They are the same bots with less thought and a less steady hand, and each has an inclination, so
that people can tell them apart by how they play. A less steady hand takes what looks nearly as good
as the best, as people do; it does nothing absurd. How strong each inclination and how loose each
hand is was found by games, in each edition (``python -m ai.tuning.space_levels``, which writes
``tuned/levels.json``). Habits are set by hand: those in `LEVELS` hold wherever
``tuned/editions.json`` names no others for the edition, see `Level.habits_in`.

Nothing here loads a kernel: lists of opponents are shown before anything is compiled.
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from ai.edition_tuning import tuning_of
from ai.table_sizes import is_larger, is_name_of_larger, table_name


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent as a person chooses it."""

    name: str
    """Its name in commands and files."""
    number: int
    """Its strength, from 1, the weakest."""
    about: str
    searches: bool = False
    """Whether it looks ahead at all."""
    iterations: int | None = None
    """How many iterations its search gets for a decision, where an edition names no other number;
    None: all that its time allows."""
    habits: Mapping[str, float] = field(default_factory=dict)
    """What one sees it do again and again: added to the weights of that name, unless an edition has
    another number for it, see `habits_in`."""
    inclination: Mapping[str, float] = field(default_factory=dict)
    """What it likes more than the planner does: added to the weights of that name, as many times as
    an edition needs for it to be seen."""
    shown_by: str = ""
    """The trait by which an inclination is seen, see `ai.tuning.tune.Duel`."""
    shift: float = 0.0
    """By how much that trait should differ from the planner's."""

    def habits_in(self, rules: str) -> Mapping[str, float]:
        """Return its habits in games of a rule set, which ``tuned/editions.json`` may change."""
        return {**self.habits, **tuning_of(rules).habits.get(self.name, {})}

    @property
    def has_character(self) -> bool:
        """Whether it plays in any way of its own."""
        return bool(self.habits or self.inclination)

    def most_iterations(self, rules: str) -> int | None:
        """Return how much it may think about a decision in games of a rule set; None: any."""
        return tuning_of(rules).iterations.get(self.name, self.iterations)


BUILDS_EARLY: Final[Mapping[str, float]] = {"patience": 16.0, "impatience": 4.0}
"""The habit of nearly everybody: with more cards in hand than ``patience`` they build, and do not
go on drawing turn after turn. Drawing on would be a little stronger, but is dull to play against.
Some editions have other numbers, see `Level.habits_in`; ``tests/ai/test_building.py`` tests how
soon everybody builds."""

LEVELS: Final = (
    Level(
        "clara",
        1,
        "new to the game: builds what she sees and often changes her mind",
        habits={
            **BUILDS_EARLY,
            "deck_liking": -60.0,
            "wild_paying": 0.3,
            "forgetting": 0.3,
            "fancying": 6.0,
        },
        inclination={
            "unplanned": 1.5,
            "unplanned_spaces": -0.7,
            "drawing": -0.5,
            "spaces": -0.3,
            "dearness": -0.3,
        },
        shown_by="claims",
        shift=2.0,
    ),
    Level(
        "emil",
        1,
        "always in a hurry: draws from the deck and grabs the longest routes he can pay",
        habits={"deck_liking": 60.0, "rushing": 2.0, "keep_each": -60.0, "forgetting": 0.1},
        inclination={"unplanned": 1.0, "unplanned_spaces": 1.0, "tickets": -1.0},
        shown_by="turns",
        shift=-7.0,
    ),
    Level(
        "otto",
        2,
        "conductor: builds early, everywhere and by the book",
        habits={**BUILDS_EARLY, "apart": 6.0},
        inclination={"planned": 1.0, "exact": 1.2, "exact_gray": 2.4},
        shown_by="first claim",
        shift=-3.0,
    ),
    Level(
        "luisa",
        2,
        "wants to see every city and therefore draws many tickets",
        habits={**BUILDS_EARLY, "curiosity": 4.0},
        inclination={"tickets": 1.0},
        shown_by="ticket draws",
        shift=2.2,
    ),
    Level(
        "rosa",
        3,
        "likes long routes, and builds them into one long line",
        habits={
            **BUILDS_EARLY,
            "apart": -25.0,
            "dearness": 2.0,
            "unplanned_spaces": 2.0,
            "unplanned": -8.0,
        },
        inclination={"unplanned_spaces": 1.0, "unplanned": -3.0, "card_long": 0.3},
        shown_by="length",
        shift=0.4,
    ),
    Level(
        "henk",
        3,
        "takes every locomotive that he sees, and loves whatever can be carried",
        habits={**BUILDS_EARLY, "wild_liking": 60.0},
        inclination={
            "card_wild": 1.0,
            "trip_base": 1.0,
            "passenger_card": 0.3,
            "cart": 1.0,
            "wild_paying": 0.02,
        },
        shown_by="extras",
        shift=1.5,
    ),
    Level(
        "viktor",
        4,
        "watches where the others are going and gets there first",
        searches=True,
        iterations=24,
        habits={**BUILDS_EARLY, "patience": 18.0, "deck_liking": -2.0},
        inclination={"blocking": 1.0, "rivalled": 0.5, "contested": 0.3},
        shown_by="blocks",
        shift=4.0,  # the search leaves about half of it
    ),
    Level(
        "mia",
        4,
        "patient: saves up many cards, then builds all at once",
        searches=True,
        iterations=24,
        habits={**BUILDS_EARLY, "saving": 0.36, "planned": 12.0, "exact": 10.0, "exact_gray": 15.0},
    ),
    Level("ada", 5, "an all-rounder, the strongest of all", searches=True),
)


def level(name: str) -> Level:
    """Return the level of a name."""
    return next(one for one in LEVELS if one.name == name)


class MeasuredLevel(msgspec.Struct, frozen=True):
    """What was measured for a level in an edition."""

    looseness: float = 0.0
    """How unsteady its hand is: the standard deviation of its error about worths."""
    inclination: float = 0.0
    """How strong its inclination is."""


def file() -> Path:
    """Return where what was measured for the levels is kept."""
    return Path(str(resources.files("ai"))) / "tuned" / "levels.json"


@functools.cache
def measured_levels() -> dict[str, dict[str, MeasuredLevel]]:
    """Return what was measured for all levels, by `table_name` and level."""
    return msgspec.json.decode(file().read_bytes(), type=dict[str, dict[str, MeasuredLevel]])


def measured_level(rules: str, name: str, players: int = 2) -> MeasuredLevel:
    """Return what was measured for a level in games of a rule set.

    In editions where nobody has measured it, it is the mean of the others.
    """
    measured = measured_levels()
    table = table_name(rules, players)
    if table in measured:
        return measured[table].get(name, MeasuredLevel())
    others = [
        names.get(name, MeasuredLevel())
        for other, names in measured.items()
        if is_name_of_larger(other) == is_larger(players)
    ]
    return MeasuredLevel(
        sum(one.looseness for one in others) / max(len(others), 1),
        sum(one.inclination for one in others) / max(len(others), 1),
    )
