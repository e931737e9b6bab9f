"""The Amsterdam board: a plan of the city in the manner of the 17th century."""

from dataclasses import replace
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from ttr_qt.engine.geometry.layout import Box
from ttr_qt.views.boards.art import Art, Mark, art_of, decode_outline
from ttr_qt.views.boards.frame import (
    ScoreColours,
    TitleLine,
    draw_cartouche,
    draw_compass,
    draw_ladder,
    draw_margin,
    draw_score_track,
    frame_rect,
    veil,
)
from ttr_qt.views.boards.land import area_path, line_path
from ttr_qt.views.boards.look import BoardDesign, BoardLook, NameStyle
from ttr_qt.views.boards.pieces import draw_casings, draw_place, draw_ways, record_grain
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.boards.small_map import MapPart
from ttr_qt.views.illustrations.landmarks import draw_city_landmark
from ttr_qt.views.paint.symbols import draw_symbol
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.pencil import Pencil, mix, stroke, tint

WATER: Final = "#BCD0CB"
SCORE: Final = ScoreColours(ten="#243B4A")

_BANK: Final = "#6E8680"
_QUAY: Final = "#F0E5CA"
_WALL: Final = "#7A5F42"
_BROWN: Final = "#6D4C36"
_ROOFS: Final = ("#CE9A78", "#C58A69", "#D6AE7C", "#C9A07F", "#BF8F77", "#D9B98C")
_TITLE: Final = (
    TitleLine("AMSTELREDAM", 34, SEMIBOLD, spaced=True),
    TitleLine("Kaart van de stad en haar kooplieden", 22, italic=True),
    TitleLine("", 24),
    TitleLine("ANNO 1663", 18, spaced=True, red=True),
)
_TITLE_WIDTH: Final = 366.0
"""The width of the plate for which the letters are meant."""


def record(design: BoardDesign) -> Recording:
    """Draw the whole background."""
    art = art_of(design.map)
    recording = Recording()
    recording.draw(lambda pencil: _draw_plan(pencil, design, art))
    recording.draw(lambda pencil: _draw_front(pencil, design))
    record_grain(recording, design, 0.85)
    return recording


def _draw_plan(pencil: Pencil, design: BoardDesign, art: Art) -> None:
    frame = frame_rect(design.layout)
    pencil.painter.setClipRect(frame)
    pencil.painter.fillRect(frame, "#EADDBE")
    _draw_polders(pencil, design)
    pencil.shape(area_path(art.areas["city"]), "#EBDDBF")
    garden = stroke(_WALL, 1, alpha=0.55)
    pencil.shape(area_path(art.areas["gardens"]), "#D5D6AE", garden)
    eaves = stroke(_BROWN, 0.7, alpha=0.42)
    for index, roof in enumerate(_ROOFS):
        light, dark = mix(roof, "#FFF3DC", 0.34), mix(roof, "#7A4A30", 0.16)
        pencil.shape(area_path(art.areas[f"roof {index} light"]), light, eaves)
        pencil.shape(area_path(art.areas[f"roof {index} dark"]), dark, eaves)
    _draw_water(pencil, art)
    bridge = stroke(_BROWN, 1.1, alpha=0.8)
    pencil.shape(area_path(art.areas["bridges"]), "#E7D7B4", bridge)
    veil(pencil, frame, "#F2E7CC", 0.24)
    for mark in art.marks:
        if mark.kind == "bastion":
            _draw_bastion(pencil, mark)
    for mark in art.marks:
        if mark.kind not in {"tree", "bastion"}:
            mirror = mark.kind == "ship" and mark.variant == 1
            with pencil.at(mark.x, mark.y, mark.width, mirror=mirror):
                draw_city_landmark(pencil, mark.kind)


def _draw_polders(pencil: Pencil, design: BoardDesign) -> None:
    """Draw the ditches of the meadows outside the ramparts."""
    width, height = int(design.layout.width), int(design.layout.height)
    ditch = stroke("#8FA07A", 1.1, alpha=0.38)
    for x in range(-400, width + 620, 17):
        pencil.line(x, 60, x - 620, height + 50, ditch)
    path = stroke("#8FA07A", 1.6, alpha=0.30)
    for y in range(60, height, 150):
        pencil.line(60, y, width, y + 160, path)


def _draw_water(pencil: Pencil, art: Art) -> None:
    """Draw canals between quays with trees, and the IJ with its engraved waves."""
    canals = [
        (float(name.split()[1]), line_path(outlines))
        for name, outlines in art.lines.items()
        if name.startswith("canal")
    ]
    water = area_path(art.areas["water"])
    for more, colour in ((13.0, _WALL), (11.0, _QUAY)):
        for width, path in canals:
            pencil.shape(path, None, _canal(colour, width + more))
        pencil.shape(water, None, stroke(colour, more - 1))
    leaves = tint("#7F9767", 0.85)
    for mark in art.marks:
        if mark.kind == "tree":
            pencil.disc(mark.x, mark.y, mark.width, leaves)
    for width, path in canals:
        pencil.shape(path, None, _canal(_BANK, width + 1.6))
    pencil.shape(water, WATER, stroke(_BANK, 2.2))
    for width, path in canals:
        pencil.shape(path, None, _canal(WATER, width))
    for width, path in canals:
        pencil.shape(path, None, _canal("#AEC5C0", max(1.0, width * 0.52)))
        pencil.shape(path, None, _canal(WATER, max(1.0, width * 0.52 - 2)))
    with pencil.clipped(water):
        _draw_harbour(pencil, art)


def _canal(colour: str, width: float) -> QPen:
    pen = stroke(colour, width, flat=True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _draw_harbour(pencil: Pencil, art: Art) -> None:
    shore = line_path(art.lines["shore"])
    for distance, strength in ((44, 0.25), (33, 0.32), (23, 0.4), (14, 0.5), (7, 0.6)):
        pencil.shape(shore, None, stroke(mix(WATER, "#7FA0A3", strength), 2 * distance + 1.3))
        pencil.shape(shore, None, stroke(mix(WATER, "#ABC4C2", strength), 2 * distance - 1.2))
    wave = stroke("#6E9291", 1.1, alpha=0.40)
    for index in range(330):
        # A fixed, uneven scatter: golden ratio across, a shuffled order down.
        x = 480 + (index * 0.6180339887 % 1) * 1230
        y = 92 + (index * 37 % 330) / 330 * 630
        path = QPainterPath(QPointF(x, y))
        path.quadTo(x + 7, y - 5, x + 14, y)
        path.quadTo(x + 21, y + 5, x + 28, y)
        pencil.shape(path, None, wave)
    _draw_palisade(pencil, decode_outline(art.lines["shore"][0]).tolist())


def _draw_palisade(pencil: Pencil, shore: list[list[float]]) -> None:
    """Draw the double row of poles that closed the harbour, with gaps for ships."""
    count, ahead = 0, 0.0
    for (x0, y0), (x1, y1) in pairwise(shore):
        length = hypot(x1 - x0, y1 - y0)
        while ahead < length:
            x, y = x0 + (x1 - x0) * ahead / length + 26, y0 + (y1 - y0) * ahead / length - 40
            if not 14 < count % 60 < 22:  # noqa: PLR2004
                pencil.disc(x, y, 2.3, tint(_BROWN, 0.75))
                pencil.disc(x + 7, y - 9, 2.3, tint(_BROWN, 0.75))
            count += 1
            ahead += 12
        ahead -= length


def _draw_bastion(pencil: Pencil, mark: Mark) -> None:
    angle = radians(mark.width)
    out = (cos(angle), sin(angle) * 0.86)
    size = hypot(*out)
    vx, vy = out[0] / size, out[1] / size
    corners = []
    for across, outward in ((-44, -16), (-30, 20), (0, 44), (30, 20), (44, -16)):
        corners.append((mark.x - vy * across + vx * outward, mark.y + vx * across + vy * outward))
    pencil.poly(corners, "#CBD0A4", stroke(_WALL, 1.4))


def _draw_front(pencil: Pencil, design: BoardDesign) -> None:
    layout = design.layout
    draw_margin(pencil, layout)
    draw_score_track(pencil, layout, SCORE)
    draw_ladder(pencil, layout)
    draw_ways(pencil, design, stroke(_BROWN, 2.4, alpha=0.8, dash=(0.2, 2.2)))
    # Twice, soft and firm: the plan is busy.
    draw_casings(pencil, design, 7, "#F2E7CC", 0.55)
    draw_casings(pencil, design, 3.6, alpha=0.9)
    if layout.title is not None:
        box = layout.title
        plate = Box(box.left, box.top, box.right, box.bottom - 24)
        scale = box.width / _TITLE_WIDTH
        lines = [replace(line, size=line.size * scale) for line in _TITLE]
        draw_cartouche(pencil, plate, lines)
        _draw_arms(pencil, (box.left + box.right) / 2, plate.bottom - 30)
    if layout.compass is not None:
        draw_compass(pencil, layout.compass.x, layout.compass.y, layout.compass.radius)


def _draw_arms(pencil: Pencil, x: float, y: float) -> None:
    """Draw the arms of the city: three saltires on black and red."""
    shield = QPainterPath(QPointF(x - 20, y - 2))
    shield.lineTo(x + 20, y - 2)
    shield.lineTo(x + 20, y + 26)
    shield.quadTo(x + 20, y + 44, x, y + 54)
    shield.quadTo(x - 20, y + 44, x - 20, y + 26)
    shield.closeSubpath()
    pencil.shadow(shield, (0, 2), 4, 0.35, layers=4)
    pencil.shape(shield, "#B3261E", stroke("#3A2412", 2))
    with pencil.clipped(shield):
        pencil.box((x - 8, y - 4, 16, 64), "#1D1A18")
    for row in range(3):
        draw_symbol(pencil, "saltire", x, y + 8 + row * 15, 6, "#F7EFDB")


def small_city(art: Art) -> tuple[MapPart, ...]:
    """Return what small maps show of the city: its water, and the canals as lines."""
    everything = QPainterPath()
    everything.addRect(QRectF(0, 0, 2400, 2000))
    canals = [lines for name, lines in art.lines.items() if name.startswith("canal")]
    lines = line_path(tuple(line for group in canals for line in group))
    return (("land", everything), ("water", area_path(art.areas["water"])), ("line", lines))


LOOK: Final = BoardLook(
    record=record,
    draw_place=draw_place,
    small_map=small_city,
    names=NameStyle(halo_width=6.5, halo_opacity=0.95),
    piece="cart",
)
