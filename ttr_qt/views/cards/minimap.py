"""Small pictures of whole boards, for tickets."""

import functools
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.engine.maps import GameMap
from ttr_qt.views.boards.art import art_of
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.boards.small_map import MapPart
from ttr_qt.views.theme.palette import SEA
from ttr_qt.views.theme.pencil import Colour, Pencil, Point, rounded, stroke

Rect = tuple[float, float, float, float]
"""Left, top, width and height."""

_LAND: Final = "#EFE5CC"
_FAR: Final = "#E3DCCB"
_TOY: Final = ("#8FD3EC", "#FFF3CF")


def end_position(game_map: GameMap, layout: Layout, end: str) -> Point:
    """Return where a ticket's end lies on the board; a country lies between its border points."""
    places = [layout.places[key] for key in game_map.ends(end)]
    return sum(p.x for p in places) / len(places), sum(p.y for p in places) / len(places)


def draw_minimap(
    pencil: Pencil,
    design: BoardDesign,
    rect: Rect,
    ends: tuple[str, str] | None,
    ink: Colour,
    *,
    dashed: bool = False,
    radius: float = 5.0,
) -> None:
    """Draw a board in little with two places joined by a bow."""
    toy = design.look.toy
    left, top, width, height, scale = map_rect(design, rect)
    frame = design.layout.frame
    with pencil.clipped(rounded(left, top, width, height, radius)):
        pencil.painter.fillRect(QRectF(left, top, width, height), _TOY[0] if toy else SEA)
        with pencil.at(left, top, scale):
            pencil.painter.translate(-frame.left, -frame.top)
            _draw_land(pencil, design, scale, toy=toy)
            if ends is not None:
                _draw_bow(pencil, design, ends, (ink, scale), dashed=dashed)
    edge = stroke("#E2C98E" if toy else "#6B5A40", 1)
    pencil.box((left, top, width, height), None, edge, radius)


def map_rect(design: BoardDesign, rect: Rect) -> tuple[float, float, float, float, float]:
    """Return where the whole map lies within a rectangle, and its scale."""
    frame = design.layout.frame
    wide, high = frame.right - frame.left, frame.bottom - frame.top
    scale = min(rect[2] / wide, rect[3] / high)
    width, height = wide * scale, high * scale
    return rect[0] + (rect[2] - width) / 2, rect[1] + (rect[3] - height) / 2, width, height, scale


def _draw_land(pencil: Pencil, design: BoardDesign, scale: float, *, toy: bool) -> None:
    paths = _land(design)
    if not paths:
        frame = design.layout.frame
        size = (frame.right - frame.left, frame.bottom - frame.top)
        pencil.box((frame.left, frame.top, *size), _LAND)
        for route in design.map.routes:
            first, last = (design.layout.places[end] for end in (route.a, route.b))
            pencil.line(first.x, first.y, last.x, last.y, stroke("#B9AC94", 1 / scale))
    abroad = any(kind == "home" for kind, _ in paths)
    for kind, path in paths:
        if kind == "land":
            edge = stroke("#E2C98E" if toy else "#7C8F8F", 0.8 / scale)
            land = _TOY[1] if toy else _FAR if abroad else _LAND
            pencil.shape(path, land, edge)
        elif kind == "home":
            pencil.shape(path, "#F1E5C6", stroke("#8A6A4A", 1.3 / scale))
        elif kind == "water":
            pencil.shape(path, SEA)
        else:
            pencil.shape(path, None, stroke("#A3825C", 0.9 / scale, alpha=0.6))


@functools.lru_cache(maxsize=8)
def _land(design: BoardDesign) -> tuple[MapPart, ...]:
    """Return what a small map shows of the board's land; nothing where no art was made for it."""
    show = design.look.small_map
    return () if show is None else show(art_of(design.map))


def _draw_bow(
    pencil: Pencil,
    design: BoardDesign,
    ends: tuple[str, str],
    look: tuple[Colour, float],
    *,
    dashed: bool,
) -> None:
    ink, scale = look
    first, last = (end_position(design.map, design.layout, end) for end in ends)
    path = QPainterPath(QPointF(*first))
    path.quadTo(*_bow(first, last), *last)
    pencil.shape(path, None, stroke("#FFFFFF", 4.4 / scale))
    dash = (2.2, 1.9) if dashed else ()
    pencil.shape(path, None, stroke(ink, 2.3 / scale, dash=dash))
    for x, y in (first, last):
        pencil.disc(x, y, 4.5 / scale, ink, stroke("#FFFFFF", 1.6 / scale))


def _bow(first: Point, last: Point) -> Point:
    """Return the control point of a bow that rises, or leans right where it is steep."""
    dx, dy = last[0] - first[0], last[1] - first[1]
    side = (dy, -dx)
    steep = abs(dy) > abs(dx)
    if (side[0] < 0) if steep else (side[1] > 0):
        side = (-side[0], -side[1])
    middle = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
    return middle[0] + side[0] * 0.16, middle[1] + side[1] * 0.16
