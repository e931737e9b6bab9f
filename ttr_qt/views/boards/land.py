"""The land of printed maps: sea with engraved water lines, regions, rivers, relief and names."""

import itertools
from collections.abc import Mapping
from math import atan2, degrees, hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainterPath, QPolygonF

from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.paths import data_dir
from ttr_qt.views.boards.art import CurvedWriting, Mark, Outlines, decode_outline
from ttr_qt.views.boards.frame import frame_rect
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.boards.textures import relief_image
from ttr_qt.views.theme.fonts import TextStyle
from ttr_qt.views.theme.palette import COAST, LAKE, RELIEF, SEA, SEA_LINE
from ttr_qt.views.theme.pencil import Colour, Pencil, linear, mix, stroke, tint

SEA_DEPTHS: Final = (
    (46.0, 0.16),
    (37.0, 0.20),
    (29.0, 0.26),
    (22.0, 0.32),
    (16.0, 0.40),
    (10.5, 0.50),
    (5.8, 0.62),
)
"""Distances of water lines from the coast, and how strong they are; the outermost first."""
LAKE_DEPTHS: Final = ((4.5, 0.60), (9.0, 0.48), (15.0, 0.38), (22.0, 0.30))
RELIEF_CELL: Final = 4.0
"""The size of a cell in pictures of the relief, in board units."""
DASHES: Final = (5, 2.5, 1, 2.5)


def area_path(outlines: Outlines) -> QPainterPath:
    """Return an area's rings as one path, by the odd-even rule."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for outline in outlines:
        path.addPolygon(_polygon(outline))
        path.closeSubpath()
    return path


def line_path(outlines: Outlines) -> QPainterPath:
    """Return lines as one path."""
    path = QPainterPath()
    for outline in outlines:
        path.addPolygon(_polygon(outline))
    return path


def _polygon(outline: tuple[int, ...]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in decode_outline(outline).tolist()])


def draw_sea(pencil: Pencil, layout: Layout, areas: Mapping[str, Outlines]) -> None:
    """Draw the sea with the water lines that make it look engraved."""
    frame = frame_rect(layout)
    fill = linear(0, 0, layout.width, layout.height, (0, "#CBDAD6"), (1, "#BDD0D0"))
    pencil.painter.fillRect(frame, fill)
    for distance, strength in SEA_DEPTHS:
        line = stroke(mix(SEA, SEA_LINE, strength * 1.15), 1.25)
        ground = mix("#C5D6D3", "#AFC8C8", min(1.0, strength * 1.1))
        pencil.shape(area_path(areas[f"sea {distance:g}"]), ground, line)


def draw_lakes(pencil: Pencil, areas: Mapping[str, Outlines]) -> None:
    """Draw lakes, engraved like the sea."""
    lakes = area_path(areas["lakes"])
    pencil.shape(lakes, LAKE)
    for distance, strength in LAKE_DEPTHS:
        line = stroke(mix(SEA, SEA_LINE, strength * 1.1), 1.15)
        ground = mix("#C5D6D3", "#AFC8C8", 0.5 * strength)
        pencil.shape(area_path(areas[f"lake {distance:g}"]), ground, line)
    pencil.shape(lakes, None, stroke("#56676A", 1.1, alpha=0.9))


def draw_coast(pencil: Pencil, land: QPainterPath) -> None:
    """Draw the line between land and sea."""
    pencil.shape(land, None, stroke(COAST, 1.5, alpha=0.95))


def record_relief(recording: Recording, edition: str, strength: float) -> None:
    """Lay the light and shade of the real relief over the land."""
    grey = QImage(str(data_dir("resources") / "boards" / f"{edition}_relief.png"))
    shading = relief_image(grey, strength)
    width, height = shading.width() * RELIEF_CELL, shading.height() * RELIEF_CELL
    recording.image(shading, QRectF(0, 0, width, height))


def draw_peak(pencil: Pencil, mark: Mark, *, snow: bool = False, opacity: float = 1.0) -> None:
    """Draw an engraved mountain: a crooked ridge, lit on the left, hatched on the right."""
    x, y, w, h = mark.x, mark.y, mark.width, mark.height
    lean = (mark.variant % 25) / 100 - 0.16
    wobble = (mark.variant // 25 % 9 - 4) * 0.008 * w
    px, py = x + w * lean, y - h
    left = [(x - w * 0.62, y), (x - w * 0.36 + wobble, y - h * 0.38), (px - w * 0.14, y - h * 0.74)]
    right = [(px + w * 0.13, y - h * 0.66), (x + w * 0.34 - wobble, y - h * 0.34)]
    right.append((x + w * 0.62, y))
    top = (px, py)
    foot = [(x + w * 0.3, y + h * 0.06), (x - w * 0.3, y + h * 0.06)]
    pencil.poly([*left, top, *right, *foot], tint("#F4ECDA", 0.90 * opacity))
    spur = [
        (px + w * 0.03, y - h * 0.7),
        (px - w * 0.05, y - h * 0.5),
        (px + w * 0.06, y - h * 0.26),
    ]
    shade = [top, *right, (px + w * 0.02, y), *reversed(spur)]
    pencil.poly(shade, tint("#8C6D49", 0.30 * opacity))
    _draw_hatching(pencil, [top, *right], mark, opacity)
    if snow:
        cap = [top, left[2], (px - w * 0.06, y - h * 0.68), (px - w * 0.02, y - h * 0.76)]
        cap += [(px + w * 0.05, y - h * 0.62), right[0]]
        pencil.poly(cap, tint("#FFFDF6", 0.95))
    pencil.curve([*left, top, *right], stroke("#55402B", 1.1, alpha=0.68 * opacity))
    pencil.curve([top, *spur], stroke(RELIEF, 0.8, alpha=0.35 * opacity))


def _draw_hatching(
    pencil: Pencil, slope: list[tuple[float, float]], mark: Mark, opacity: float
) -> None:
    count = int(4 + mark.height / 7)
    line = stroke("#5E4630", 0.85, alpha=0.5 * opacity)
    for index in range(count):
        part = 0.12 + 0.8 * index / (count - 1)
        piece = min(2, int(part * 3))
        rest = part * 3 - piece
        (x0, y0), (x1, y1) = slope[piece], slope[piece + 1]
        x, y = x0 + (x1 - x0) * rest, y0 + (y1 - y0) * rest
        length = mark.height * (0.16 + 0.20 * (1 - abs(part - 0.45)))
        end = min(mark.y, y + length)
        pencil.line(x, y, x - mark.width * 0.10 * (1 - 0.4 * part), end, line)


def draw_curved(
    pencil: Pencil, writing: CurvedWriting, style: TextStyle, ink: Colour, alpha: float
) -> None:
    """Draw a name along a line, letter by letter, centred on it."""
    points = decode_outline(writing.along).tolist()
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(points)]
    text = writing.text
    width = style.width(text)
    at = (sum(lengths) - width) / 2
    for index, letter in enumerate(text):
        # The widths of beginnings keep the kerning between letters.
        start = style.width(text[:index]) + (style.spacing if index else 0.0)
        advance = style.width(letter)
        x, y, angle = _along(points, lengths, at + start + advance / 2)
        with pencil.at(x, y, angle=angle):
            path = style.path(letter).translated(-advance / 2, writing.size * 0.3)
            pencil.shape(path, tint(ink, alpha))


def _along(
    points: list[list[float]], lengths: list[float], distance: float
) -> tuple[float, float, float]:
    """Return the point so far along a line, and its direction in degrees."""
    index = 0
    while index < len(lengths) - 1 and distance > lengths[index]:
        distance -= lengths[index]
        index += 1
    (x0, y0), (x1, y1) = points[index], points[index + 1]
    part = distance / (lengths[index] or 1.0)
    return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, degrees(atan2(y1 - y0, x1 - x0))
