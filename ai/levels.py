"""Five opponents to choose from, from one that a child beats to all that the machine can do.

They are the same bots with less thought and a less steady hand, and a taste of their own. A less
steady hand takes what looks nearly as good as the best, as people do; it does nothing absurd.
What each level's looseness is in each edition was found by matches (``python -m ai.space_levels``),
likewise how long Viktor thinks.

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
        "new to the game: takes what she sees and often changes her mind",
        taste={"blocking": 0.0, "drawing": 0.45, "drawing_lack": 0.5},
    ),
    Level(
        "otto",
        2,
        "collects tickets with care, if not always the right cards",
        taste={"drawing": 0.65, "drawing_lack": 0.5, "tickets": 1.15, "finishing": 1.5},
    ),
    Level(
        "rosa",
        3,
        "likes long routes and saves up for them",
        taste={"drawing": 0.85, "drawing_lack": 0.4, "unplanned_spaces": 1.2},
    ),
    Level(
        "viktor",
        4,
        "thinks a little ahead and likes to stand in the way",
        searches=True,
        iterations=24,
        taste={"blocking": 2.0, "drawing_lack": 0.5},
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

    In editions where nobody has measured it, it is the mean of the others.
    """
    measured = all_looseness()
    if rules in measured:
        return measured[rules].get(name, 0.0)
    return sum(names.get(name, 0.0) for names in measured.values()) / max(len(measured), 1)
