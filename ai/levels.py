"""Nine opponents to choose from, from two that a child beats to all that the machine can do.

They are the same bots with less thought and a less steady hand, and a taste of their own. A less
steady hand takes what looks nearly as good as the best, as people do; it does nothing absurd.
What each level's looseness is in each edition was found by matches (``python -m ai.space_levels``),
likewise how long Viktor thinks. Two of a number are meant to be about as strong as each other.

Nothing here loads a kernel: lists of opponents are shown before anything is compiled.
"""

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Final

from ai.edition_tuning import tuning_of


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent as a person chooses it."""

    name: str
    """In commands and files."""
    number: int
    """From 1, the weakest."""
    about: str
    searches: bool = False
    """Whether it looks ahead at all."""
    iterations: int | None = None
    """Of its search for a decision, where an edition names no other number; None: all that its
    time allows."""
    taste: Mapping[str, float] = field(default_factory=dict)
    """What it likes more than the planner does: factors on the weights of that name."""

    def most_iterations(self, rules: str) -> int | None:
        """Return how much it may think about a decision in games of a rule set; None: any."""
        return tuning_of(rules).iterations.get(self.name, self.iterations)


LEVELS: Final = (
    Level(
        "clara",
        1,
        "new to the game: builds what she sees and often changes her mind",
        taste={"blocking": 0.0, "drawing": 0.45, "drawing_lack": 0.5},
    ),
    Level(
        "emil",
        1,
        "always in a hurry: grabs what he can and races to the end",
        taste={"drawing": 0.45, "drawing_lack": 0.5, "hurry": 1.5},
    ),
    Level(
        "otto",
        2,
        "conductor: builds early, everywhere and by the book",
        taste={"drawing": 0.65, "drawing_lack": 0.5, "tickets": 1.15, "finishing": 1.5},
    ),
    Level(
        "luisa",
        2,
        "wants to see every city and therefore draws many tickets",
        taste={"drawing": 0.8, "tickets": 1.5},
    ),
    Level(
        "rosa",
        3,
        "likes long routes and long lines",
        taste={"drawing": 0.85, "drawing_lack": 0.4, "unplanned_spaces": 1.2},
    ),
    Level(
        "henk",
        3,
        "stubborn: takes the straight way, and loves whatever can be carried, passengers and goods",
        taste={"dearness": 0.5, "cart": 2.0, "trip": 1.5},
    ),
    Level(
        "viktor",
        4,
        "watches where the others are going and gets there first",
        searches=True,
        iterations=24,
        taste={"blocking": 2.0, "drawing_lack": 0.5},
    ),
    Level(
        "mia",
        4,
        "patient: waits for the right card, then builds all at once",
        searches=True,
        iterations=24,
        taste={"drawing": 1.2, "card_needed": 1.2},
    ),
    Level("ada", 5, "an all-rounder, the strongest of all", searches=True),
)


def level(name: str) -> Level:
    """Return the level of a name."""
    return next(one for one in LEVELS if one.name == name)


def file() -> Path:
    """Return where the looseness of the levels is kept."""
    return Path(str(resources.files("ai"))) / "tuned" / "levels.json"


@functools.cache
def all_looseness() -> dict[str, dict[str, float]]:
    """Return how unsteady the hands of all levels are, by rule set and level."""
    document: dict[str, dict[str, float]] = json.loads(file().read_text("utf-8"))
    return document


def looseness(rules: str, name: str) -> float:
    """Return how unsteady the hand of a level is in games of a rule set.

    A level that nobody has measured has that of the other one with its number. In editions where
    nobody has measured any, it is the mean of the others.
    """
    measured = all_looseness()
    if rules in measured:
        return _looseness_among(measured[rules], name)
    every = [_looseness_among(names, name) for names in measured.values()]
    return sum(every) / max(len(every), 1)


def _looseness_among(measured: Mapping[str, float], name: str) -> float:
    alike = [one.number for one in LEVELS if one.name == name]
    names = (name, *(one.name for one in LEVELS if one.number in alike))
    return next((measured[one] for one in names if one in measured), 0.0)
