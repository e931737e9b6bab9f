"""The nine symbols of route colours, the five marks of players, and the wheel of wild cards.

All are outlines around (0, 0) of about radius 1, y pointing down. None is a turned copy of
another, and they are always drawn upright.
"""

import functools
from math import cos, hypot, pi, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from ttr_qt.views.theme.pencil import Colour, Pencil, circle, polygon, stroke

_Corner = tuple[float, float]
_EDGE: Final = 0.30
_DETAIL: Final = 100.0
"""Shapes are united so many times larger: at unit size Qt makes corners of their curves."""
_NEAR: Final = 0.12
"""How far a corner may lie off its neighbours' line to be left out, at that size."""


@functools.cache
def symbol_path(name: str) -> QPainterPath:
    """Return the outline of a symbol or mark; not to be changed."""
    return _SHAPES[name]()


def symbol_names() -> tuple[str, ...]:
    """Return the names of all symbols and marks."""
    return tuple(_SHAPES)


def draw_symbol(
    pencil: Pencil,
    name: str,
    x: float,
    y: float,
    radius: float,
    ink: Colour,
    edge: Colour | None = None,
) -> None:
    """Draw a symbol or mark around a point, with a thin edge around it if asked for."""
    place = QTransform(radius, 0, 0, radius, x, y)
    if edge is not None:
        pencil.shape(place.map(_edge_path(name)), edge)
    pencil.shape(place.map(symbol_path(name)), ink)


@functools.cache
def _edge_path(name: str) -> QPainterPath:
    """Return what lies around a symbol: to fill it takes a hundredth of drawing it as a line."""
    path = _stroked(symbol_path(name), _EDGE, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    return _unit(path.simplified())


def draw_wheel(pencil: Pencil, x: float, y: float, radius: float, ink: Colour) -> None:
    """Draw the spoked wheel of wild cards."""
    pencil.disc(x, y, radius * 0.9, None, stroke(ink, radius * 0.2))
    spokes = stroke(ink, radius * 0.13, flat=True)
    for angle in range(0, 180, 45):
        dx, dy = radius * 0.85 * cos(radians(angle)), radius * 0.85 * sin(radians(angle))
        pencil.line(x - dx, y - dy, x + dx, y + dy, spokes)
    pencil.disc(x, y, radius * 0.26, ink)


def _unit(path: QPainterPath) -> QPainterPath:
    """Return a large shape at unit size, with no more corners than anybody can see."""
    result = QPainterPath()
    for outline in path.toSubpathPolygons(QTransform()):
        corners = [outline.at(index).toTuple() for index in range(outline.count())]
        result.addPolygon(QPolygonF([QPointF(*corner) for corner in _without_idle(corners)]))
        result.closeSubpath()
    return QTransform.fromScale(1 / _DETAIL, 1 / _DETAIL).map(result)


def _without_idle(corners: list[_Corner]) -> list[_Corner]:
    """Leave out corners that lie nearly on a line, by Douglas and Peucker's method."""
    first_x, first_y = corners[0]
    line_x, line_y = corners[-1][0] - first_x, corners[-1][1] - first_y
    length = hypot(line_x, line_y)
    farthest, where = _NEAR, 0
    for index, (x, y) in enumerate(corners[1:-1], 1):
        way_x, way_y = x - first_x, y - first_y
        across = abs(line_x * way_y - line_y * way_x)
        distance = across / length if length > _NEAR else hypot(way_x, way_y)
        if distance > farthest:
            farthest, where = distance, index
    if not where:
        return [corners[0], corners[-1]]
    return _without_idle(corners[: where + 1]) + _without_idle(corners[where:])[1:]


def _stroked(
    path: QPainterPath,
    width: float,
    cap: Qt.PenCapStyle,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.BevelJoin,
) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _DETAIL)
    stroker.setCapStyle(cap)
    stroker.setJoinStyle(join)
    stroker.setCurveThreshold(0.02)
    return stroker.createStroke(QTransform.fromScale(_DETAIL, _DETAIL).map(path))


def _disc() -> QPainterPath:
    return circle(0, 0, 0.8)


def _ring() -> QPainterPath:
    path = circle(0, 0, 0.88)
    path.addEllipse(QPointF(0, 0), 0.46, 0.46)  # a hole, by the odd-even rule
    return path


def _star() -> QPainterPath:
    corners = []
    for index in range(10):
        radius = 0.46 if index % 2 else 1.08
        angle = -pi / 2 + index * pi / 5
        corners.append((radius * cos(angle), radius * sin(angle) + 0.06))
    return polygon(corners)


def _triangle() -> QPainterPath:
    return polygon([(0, -0.92), (1.0, 0.76), (-1.0, 0.76)])


def _lozenge() -> QPainterPath:
    return polygon([(0, -1.1), (0.68, 0), (0, 1.1), (-0.68, 0)])


def _saltire() -> QPainterPath:
    bar = QPainterPath()
    bar.addRect(QRectF(-98, -27, 196, 54))
    rising, falling = QTransform().rotate(-45).map(bar), QTransform().rotate(45).map(bar)
    return _unit(rising.united(falling))


def _trefoil() -> QPainterPath:
    path = polygon([(-14, -14), (14, -14), (30, 100), (-30, 100)])
    for x, y in ((0, -50), (-52, 18), (52, 18)):
        path = path.united(circle(x, y, 47))
    return _unit(path)


def _wave() -> QPainterPath:
    path = QPainterPath()
    for dy in (-0.46, 0.46):
        wave = QPainterPath(QPointF(-1.0, dy + 0.12))
        wave.cubicTo(-0.66, dy - 0.52, -0.34, dy - 0.52, 0, dy)
        wave.cubicTo(0.34, dy + 0.52, 0.66, dy + 0.52, 1.0, dy - 0.12)
        path = path.united(_stroked(wave, 0.46, Qt.PenCapStyle.RoundCap))
    return _unit(path)


def _bar() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-0.86, -0.26, 1.72, 0.52), 0.2, 0.2)
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.98))
    path.cubicTo(-0.5, 0.55, -1.02, 0.12, -1.0, -0.36)
    path.cubicTo(-0.98, -0.98, -0.22, -1.08, 0, -0.44)
    path.cubicTo(0.22, -1.08, 0.98, -0.98, 1.0, -0.36)
    path.cubicTo(1.02, 0.12, 0.5, 0.55, 0, 0.98)
    return path


def _crescent() -> QPainterPath:
    return _unit(circle(0, 0, 98).subtracted(circle(48, -18, 78)))


def _horseshoe() -> QPainterPath:
    arch = QPainterPath(QPointF(-0.55, 0.82))
    arch.cubicTo(-1.0, -0.1, -0.72, -0.78, 0, -0.78)
    arch.cubicTo(0.72, -0.78, 1.0, -0.1, 0.55, 0.82)
    path = _stroked(arch, 0.48, Qt.PenCapStyle.FlatCap)
    for x in (-55, 55):
        foot = QPainterPath()
        foot.addRect(QRectF(x - 36, 62, 72, 34))
        path = path.united(foot)
    return _unit(path)


def _bolt() -> QPainterPath:
    upper = [(0.30, -1.08), (-0.72, 0.22), (-0.06, 0.22)]
    return polygon([*upper, (-0.32, 1.08), (0.72, -0.30), (0.06, -0.30)])


def _hourglass() -> QPainterPath:
    right = [(0.8, -1.0), (0.8, -0.72), (0.2, 0), (0.8, 0.72), (0.8, 1.0)]
    return polygon([*right, *((-x, y) for x, y in reversed(right))])


_SHAPES: Final = {
    "disc": _disc,
    "triangle": _triangle,
    "star": _star,
    "trefoil": _trefoil,
    "wave": _wave,
    "lozenge": _lozenge,
    "saltire": _saltire,
    "ring": _ring,
    "bar": _bar,
    "heart": _heart,
    "crescent": _crescent,
    "horseshoe": _horseshoe,
    "bolt": _bolt,
    "hourglass": _hourglass,
}
