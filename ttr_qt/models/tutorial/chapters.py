"""All chapters, in the order in which they are learned best."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ttr_qt.models.tutorial.editions import AMSTERDAM, FIRST_JOURNEY, GERMANY, MAERKLIN
from ttr_qt.models.tutorial.lesson import Chapter
from ttr_qt.models.tutorial.usa import CARDS, END, ROUTES, TICKETS

CHAPTERS: Final[Mapping[str, Chapter]] = MappingProxyType(
    {
        chapter.name: chapter
        for chapter in (
            CARDS,
            ROUTES,
            TICKETS,
            END,
            GERMANY,
            MAERKLIN,
            FIRST_JOURNEY,
            AMSTERDAM,
        )
    }
)


def following(name: str) -> str | None:
    """Return the chapter after one; None after the last."""
    names = list(CHAPTERS)
    place = names.index(name) + 1
    return names[place] if place < len(names) else None
