"""Who sits where, as a save tells it."""

from collections.abc import Collection, Mapping, Sequence
from itertools import count
from typing import Any

LONGEST_NAME = 40
"""Of a person, in letters; a save may hold anything."""


def saved_levels(extra: Mapping[str, Any], players: int) -> tuple[str, ...] | None:
    """Return the level of each seat, empty for the person; None if a save does not tell."""
    levels = extra.get("levels")
    if not isinstance(levels, list) or len(levels) != players:
        return None
    if not all(isinstance(level, str) for level in levels) or levels.count("") > 1:
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


def saved_name(extra: Mapping[str, Any]) -> str:
    """Return the name of the person, empty if a save does not tell."""
    name = extra.get("name")
    return name[:LONGEST_NAME] if isinstance(name, str) else ""


def seat_names(levels: Sequence[str], own: str) -> list[str]:
    """Return the names of the seats, each a different one; ``own`` is that of the person.

    The person is called so in any case: it is for the others to have numbers.
    """
    taken = {own} if "" in levels else set()
    names: list[str] = []
    for level in levels:
        names.append(_free_name(level.capitalize(), taken) if level else own)
        taken.add(names[-1])
    return names


def _free_name(name: str, taken: Collection[str]) -> str:
    """Return a name that nobody has yet, with a number if it needs one."""
    numbered = (f"{name} {number}" if number > 1 else name for number in count(1))
    return next(one for one in numbered if one not in taken)
