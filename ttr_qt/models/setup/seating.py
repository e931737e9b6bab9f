"""Who sits where, as a save tells it."""

from collections.abc import Collection, Mapping, Sequence
from itertools import count
from typing import Any

from ttr_qt.models.setup.choice import PORTRAITS

LONGEST_NAME = 40
"""The length of a person's name, in letters, at the most; a save may hold anything."""


def saved_levels(extra: Mapping[str, Any], players: int) -> tuple[str, ...] | None:
    """Return the level of each seat, empty for a person; None if a save does not tell."""
    levels = extra.get("levels")
    if not isinstance(levels, list) or len(levels) != players:
        return None
    if not all(isinstance(level, str) for level in levels):
        return None
    return tuple(levels)


def saved_colours(extra: Mapping[str, Any], players: int) -> tuple[str, ...] | None:
    """Return the colour of each seat, all different; None if a save does not tell."""
    colours = extra.get("colours")
    if not isinstance(colours, list) or len(colours) != players:
        return None
    if not all(isinstance(colour, str) for colour in colours) or len(set(colours)) != players:
        return None
    return tuple(colours)


def saved_people(extra: Mapping[str, Any], people: int) -> tuple[str, ...]:
    """Return the names of so many people in the order of their seats; empty where it is unknown.

    A game of one person, and any game of earlier versions, tells only one name.
    """
    names = extra.get("people")
    if not isinstance(names, list) or len(names) != people:
        names = [extra.get("name")]
    known = [name[:LONGEST_NAME] if isinstance(name, str) else "" for name in names[:people]]
    return (*known, *[""] * (people - len(known)))


def saved_portraits(extra: Mapping[str, Any], people: int) -> tuple[str, ...]:
    """Return the portraits of so many people in the order of their seats; empty: the usual one."""
    portraits = extra.get("portraits")
    if not isinstance(portraits, list) or len(portraits) != people:
        return ("",) * people
    return tuple(one if one in PORTRAITS else "" for one in portraits)


def seat_names(levels: Sequence[str], *people: str) -> list[str]:
    """Return the names of the seats, each a different one; ``people`` are those of the people.

    People are called so in any case: it is for the opponents to have numbers. Of people with the
    same name the first keeps it, and those without one have none.
    """
    own: list[str] = []
    for name in people[: levels.count("")]:
        own.append(_free_name(name, own) if name else "")
    left, taken = iter(own), set(own)
    names: list[str] = []
    for level in levels:
        names.append(_free_name(level.capitalize(), taken) if level else next(left, ""))
        taken.add(names[-1])
    return names


def _free_name(name: str, taken: Collection[str]) -> str:
    """Return a name that nobody has yet, with a number if it needs one."""
    numbered = (f"{name} {number}" if number > 1 else name for number in count(1))
    return next(one for one in numbered if one not in taken)
