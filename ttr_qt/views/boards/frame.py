"""What frames a printed map: score track, degree ladder, cartouche and compass rose."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, radians, sin
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from ttr_qt.engine.geometry.layout import Box, Layout
from ttr_qt.views.paint.symbols import draw_symbol
from ttr_qt.views.theme.fonts import REGULAR, SEMIBOLD, map_text
from ttr_qt.views.theme.palette import ACCENT_RED, FRAME_LINE, PAPER, PAPER_LIGHT
from ttr_qt.views.theme.pencil import Pencil, linear, mix, stroke, tint

LADDER: Final = 7.0

_EDGE: Final = 24 / 98
_BAND: Final = 60 / 98
"""Of the strip between the sheet's edge and the map: the free edge, and the score fields."""


@dataclass(frozen=True, slots=True)
class ScoreColours:
    """The fields of a score track."""

    ten: str = ACCENT_RED
    five: str = "#E2CFA5"
    plain: str = PAPER_LIGHT


def frame_rect(layout: Layout) -> QRectF:
    """Return the map inside the frame."""
    frame = layout.frame
    return QRectF(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top)


def score_band(layout: Layout) -> QRectF:
    """Return the outer edge of the score track."""
    edge = layout.frame.left * _EDGE
    return QRectF(edge, edge, layout.width - 2 * edge, layout.height - 2 * edge)


def score_fields(layout: Layout) -> list[QRectF]:
    """Return the fields of the score track: the last (and 0) first, then from 1 on clockwise."""
    outer, size = score_band(layout), layout.frame.left * _BAND
    across = outer.width() - 2 * size
    down = outer.height() - 2 * size
    along = layout.score_steps // 2 - 2  # the fields of two sides, without the corners
    columns = round(along * across / (across + down))
    rows = along - columns
    width, height = across / columns, down / rows
    left, top = outer.left(), outer.top()
    right, bottom = outer.right() - size, outer.bottom() - size
    inner = left + size
    fields = [QRectF(left, bottom, size, size)]
    fields += [QRectF(left, bottom - (i + 1) * height, size, height) for i in range(rows)]
    fields.append(QRectF(left, top, size, size))
    fields += [QRectF(inner + i * width, top, width, size) for i in range(columns)]
    fields.append(QRectF(right, top, size, size))
    fields += [QRectF(right, top + size + i * height, size, height) for i in range(rows)]
    fields.append(QRectF(right, bottom, size, size))
    fields += [QRectF(right - (i + 1) * width, bottom, width, size) for i in range(columns)]
    return fields


def draw_margin(pencil: Pencil, layout: Layout) -> None:
    """Draw the paper around the map."""
    path = QPainterPath()
    path.addRect(QRectF(0, 0, layout.width, layout.height))
    path.addRect(frame_rect(layout))
    pencil.shape(path, PAPER)


def draw_score_track(pencil: Pencil, layout: Layout, colours: ScoreColours) -> None:
    """Draw the printed score track."""
    outer = score_band(layout)
    for distance, width, alpha in ((7, 2.6, 1.0), (12, 1.0, 0.8)):
        ring = outer.adjusted(-distance, -distance, distance, distance)
        pencil.box(ring, None, stroke(FRAME_LINE, width, alpha=alpha, flat=True))
    for index, field in enumerate(score_fields(layout)):
        _draw_field(pencil, field, index or layout.score_steps, colours)
    size = layout.frame.left * _BAND
    line = stroke(FRAME_LINE, 2.2, flat=True)
    pencil.box(outer, None, line)
    pencil.box(outer.adjusted(size, size, -size, -size), None, line)


def _draw_field(pencil: Pencil, field: QRectF, number: int, colours: ScoreColours) -> None:
    ten, five = number % 10 == 0, number % 5 == 0
    colour = colours.ten if ten else colours.five if five else colours.plain
    stops = ((0, mix(colour, "#FFFFFF", 0.10)), (1, mix(colour, "#6B4A20", 0.06)))
    fill = linear(field.left(), field.top(), field.right(), field.bottom(), *stops)
    pencil.box(field, fill, stroke("#4A3826", 1.2, alpha=0.75, flat=True))
    inner = stroke("#F6E7C8" if ten else "#7A6040", 1, alpha=0.35, flat=True)
    pencil.box(field.adjusted(4, 4, -4, -4), None, inner)
    size = 26 if ten else 23
    style = map_text(size, SEMIBOLD if five else REGULAR)
    at = (field.center().x(), field.center().y() + size * 0.33)
    pencil.text(at, str(number), style, "#FBEFD6" if ten else "#4A3522", "centre")


def draw_ladder(pencil: Pencil, layout: Layout) -> None:
    """Draw the black and white ladder of degrees just outside the map."""
    frame = frame_rect(layout)
    outer = frame.adjusted(-LADDER, -LADDER, LADDER, LADDER)
    ring = QPainterPath()
    ring.addRect(outer)
    ring.addRect(frame)
    pencil.shape(ring, PAPER_LIGHT)
    columns = 2 * round(frame.width() / 100)
    width = frame.width() / columns
    rows = 2 * round(frame.height() / 96)
    height = frame.height() / rows
    dark = "#4A3826"
    for i in range(0, columns, 2):
        pencil.box((frame.left() + i * width, outer.top(), width, LADDER), dark)
        pencil.box((frame.left() + (i + 1) * width, frame.bottom(), width, LADDER), dark)
    for i in range(0, rows, 2):
        pencil.box((outer.left(), frame.top() + i * height, LADDER, height), dark)
        pencil.box((frame.right(), frame.top() + (i + 1) * height, LADDER, height), dark)
    line = stroke(FRAME_LINE, 1.2, flat=True)
    pencil.box(outer, None, line)
    pencil.box(frame, None, line)


def draw_compass(pencil: Pencil, x: float, y: float, radius: float) -> None:
    """Draw a compass rose; its letter stands above the circle."""
    brown = "#5A4730"
    with pencil.at(x, y):
        for part, width in ((0.80, 1.6), (0.74, 0.8), (0.34, 1.0)):
            pencil.disc(0, 0, radius * part, None, stroke(brown, width, alpha=0.85))
        for index in range(72):
            angle, inner = radians(index * 5), 0.74 if index % 2 else 0.71
            dx, dy = radius * cos(angle), radius * sin(angle)
            line = stroke(brown, 1, alpha=0.8)
            pencil.line(dx * inner, dy * inner, dx * 0.80, dy * 0.80, line)
        for quarter in range(4):
            _draw_ray(pencil, 45 + quarter * 90, radius * 0.62, radius * 0.16, "#8E6B45")
        for quarter in range(4):
            _draw_ray(pencil, quarter * 90, radius * 0.98, radius * 0.20, ACCENT_RED)
        pencil.disc(0, 0, radius * 0.08, "#F7EDD5", stroke("#4A3826", 1.2))
        style = map_text(radius * 0.34, SEMIBOLD)
        pencil.text((0, -radius * 1.04), "N", style, "#4A3522", "centre")


def _draw_ray(pencil: Pencil, degrees: float, length: float, width: float, dark: str) -> None:
    angle = radians(degrees)
    tip = (length * cos(angle), length * sin(angle))
    for side, colour in ((pi / 4, "#F7EDD5"), (-pi / 4, dark)):
        foot = (width * cos(angle + side), width * sin(angle + side))
        pencil.poly([(0, 0), tip, foot], colour, stroke("#4A3826", 0.9))


@dataclass(frozen=True, slots=True)
class TitleLine:
    """A line of a cartouche; no text is a rule with a lozenge."""

    text: str
    size: float
    weight: int = REGULAR
    italic: bool = False
    spaced: bool = False
    red: bool = False


def draw_cartouche(pencil: Pencil, box: Box, lines: Sequence[TitleLine], top: float = 0.0) -> None:
    """Draw a plate with scooped corners and centred lines; ``top`` leaves room for a sign."""
    outline = _scooped(box, 0)
    pencil.shadow(outline, (0, 4), 9, 0.22, layers=7)
    fill = linear(0, box.top, 0, box.bottom, (0, "#F8F0DD"), (1, "#F0E3C6"))
    pencil.shape(outline, fill, stroke("#4A3321", 2.4))
    pencil.shape(_scooped(box, 7), None, stroke(ACCENT_RED, 1.2))
    heights = [line.size * (1.16 if line.text else 1.0) for line in lines]
    middle, width = (box.left + box.right) / 2, box.right - box.left
    y = box.top + top + (box.bottom - box.top - top - sum(heights)) / 2
    for line, height in zip(lines, heights, strict=True):
        if line.text:
            spacing = line.size * 0.11 if line.spaced else 0.0
            style = map_text(line.size, line.weight, italic=line.italic, spacing=spacing)
            ink = ACCENT_RED if line.red else "#3E2C1C"
            pencil.text((middle, y + line.size * 0.96), line.text, style, ink, "centre")
        else:
            rule, half = stroke(ACCENT_RED, 1.2, alpha=0.8), y + height / 2
            pencil.line(middle - width * 0.3, half, middle - width * 0.06, half, rule)
            pencil.line(middle + width * 0.06, half, middle + width * 0.3, half, rule)
            draw_symbol(pencil, "lozenge", middle, half, 4.5, ACCENT_RED)
        y += height


def _scooped(box: Box, inset: float) -> QPainterPath:
    """Return a rectangle whose corners are cut out by circles."""
    radius = 22 - inset
    left, top, right, bottom = (
        box.left + inset,
        box.top + inset,
        box.right - inset,
        box.bottom - inset,
    )
    path = QPainterPath()
    path.addRect(QRectF(left, top, right - left, bottom - top))
    path.setFillRule(Qt.FillRule.WindingFill)
    for x in (left, right):
        for y in (top, bottom):
            corner = QPainterPath()
            corner.addEllipse(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
            path = path.subtracted(corner)
    return path


def veil(pencil: Pencil, rect: QRectF, colour: str, alpha: float) -> None:
    """Lay a thin colour over a rectangle."""
    pencil.box(rect, tint(colour, alpha))
