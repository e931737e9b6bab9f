"""What small maps of a board show of its land, as areas and lines."""

from typing import Literal

from PySide6.QtGui import QPainterPath

from ttr_qt.views.boards.art import Art
from ttr_qt.views.boards.land import area_path, line_path

MapPart = tuple[Literal["land", "home", "water", "line"], QPainterPath]
"""``home`` is the part of the land that the board is about."""


def small_land(art: Art) -> tuple[MapPart, ...]:
    """Return the land with its lakes and frontiers."""
    parts: list[MapPart] = [("land", area_path(art.areas["land"]))]
    if "home" in art.areas:
        parts.append(("home", area_path(art.areas["home"])))
    if "lakes" in art.areas:
        parts.append(("water", area_path(art.areas["lakes"])))
    if "frontier" in art.lines:
        parts.append(("line", line_path(art.lines["frontier"])))
    return tuple(parts)
