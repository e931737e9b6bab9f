"""The First Journey board: Europe for children, bright and large, without a score track."""

from collections.abc import Iterator
from math import hypot
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ttr_qt.engine.geometry.layout import Box, PlaceLayout
from ttr_qt.engine.maps import Place, Route, Text
from ttr_qt.views.boards.art import Art, art_of
from ttr_qt.views.boards.frame import frame_rect
from ttr_qt.views.boards.land import area_path, line_path
from ttr_qt.views.boards.look import BoardDesign, BoardLook, NameStyle
from ttr_qt.views.boards.pieces import draw_casings, record_grain
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.boards.small_map import small_land
from ttr_qt.views.illustrations.landmarks import draw_scenery
from ttr_qt.views.paint.cities import CityState, draw_toy_city
from ttr_qt.views.theme.fonts import BOLD, MEDIUM, SEMIBOLD, Family, toy_text
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.palette import TOY_OUTLINE
from ttr_qt.views.theme.pencil import Colour, Pencil, Point, linear, mix, rounded, stroke, tint

TINTS: Final = ("#F9DDA6", "#CFE5A8", "#F8C9B4", "#DCD0EE", "#BFE3CF", "#F6E89C")
SHELVES: Final = (("46", "#9ADAF0"), ("30", "#AEE3F4"), ("15", "#CBEEF8"))
INK: Final = "#2B2838"

_TITLE: Final = Text("Europe", "Europa")
_SUBTITLE: Final = Text("My first train journey", "Meine erste Zugreise")
_LANDMARKS: Final = {
    "paris": "tower",
    "london": "clock",
    "amsterdam": "windmill",
    "rome": "arena",
    "moscow": "domes",
    "athens": "temple",
    "brest": "lighthouse",
    "berlin": "gate",
    "vienna": "ferris",
    "ankara": "balloon",
    "bucharest": "castle",
    "sarajevo": "bridge",
    "kyiv": "church",
    "zurich": "mountain",
    "madrid": "orange",
    "rostov": "sunflower",
    "copenhagen": "houses",
    "dublin": "sheep",
    "barcelona": "spires",
    "riga": "cathouse",
    "stockholm": "elk",
    "warsaw": "castle",
}
"""On tickets, for the places of that id."""
_CORNER: Final = 26.0
_SHORTEST_STUB: Final = 12.0
_BROWN: Final = "#6A4A2A"


def record(design: BoardDesign) -> Recording:
    """Draw the whole background."""
    art = art_of(design.map)
    recording = Recording()
    recording.draw(lambda pencil: _draw_map(pencil, design, art))
    record_grain(recording, design, 0.45)

    def front(pencil: Pencil) -> None:
        _draw_frame(pencil, design)
        _draw_stubs(pencil, design)
        draw_casings(pencil, design, 4.6, "#FFFFFF", 0.92)
        if design.layout.title is not None:
            title = in_language(_TITLE, design.language)
            _draw_ribbon(
                pencil, design.layout.title, title, in_language(_SUBTITLE, design.language)
            )

    recording.draw(front)
    return recording


def draw_place(
    pencil: Pencil, place: Place, where: PlaceLayout, state: CityState, ring: Colour | None
) -> None:
    """Draw a city; those at the ends of the long journey get an arrow."""
    draw_toy_city(pencil, where.x, where.y, where.radius, state, ring, place.side)


def _draw_map(pencil: Pencil, design: BoardDesign, art: Art) -> None:
    frame = frame_rect(design.layout)
    pencil.painter.setClipRect(frame)
    sea = linear(0, 0, 0, design.layout.height, (0, "#8FD3EC"), (1, "#6FC1E2"))
    pencil.painter.fillRect(frame, sea)
    for distance, colour in SHELVES:
        pencil.shape(area_path(art.areas[f"sea {distance}"]), colour)
    for region in art.regions:
        fill = TINTS[region.tint]
        pencil.shape(area_path(region.rings), fill, stroke(fill, 1))
    for region in art.regions:
        warm = "#58A05A" if region.tint % 2 else "#E08A3C"
        edge = mix(TINTS[region.tint], warm, 0.5)
        for band, alpha in zip(region.edges, (0.16, 0.20), strict=True):
            pencil.shape(area_path(band), tint(edge, alpha))
    borders = line_path(art.lines["borders"])
    pencil.shape(borders, None, stroke("#FFFFFF", 5, alpha=0.9))
    pencil.shape(borders, None, stroke("#C39A6A", 2, alpha=0.65, dash=(3, 3)))
    coast = area_path(art.areas["land"])
    pencil.shape(coast, None, stroke("#FFFFFF", 7, alpha=0.95))
    pencil.shape(coast, None, stroke("#4B88A6", 3))
    for mark in art.marks:
        with pencil.at(mark.x, mark.y, mark.width):
            draw_scenery(pencil, mark.kind)


def _draw_frame(pencil: Pencil, design: BoardDesign) -> None:
    """Draw the yellow edge with a loop of rails."""
    frame = frame_rect(design.layout)
    width, height = design.layout.width, design.layout.height
    ring = QPainterPath()
    ring.addRect(design.rect)
    ring.addRoundedRect(frame, _CORNER, _CORNER)
    pencil.shape(ring, linear(0, 0, width, height, (0, "#F7C65C"), (1, "#EFA63C")))
    middle = frame.left() / 2
    loop = QRectF(middle, middle, width - 2 * middle, height - 2 * middle)
    _draw_sleepers(pencil, loop)
    for distance in (-8, 8):
        rail = loop.adjusted(distance, distance, -distance, -distance)
        pencil.box(rail, None, stroke(_BROWN, 5), 30 - distance)
        shine = rail.translated(-0.5, -1)
        pencil.box(shine, None, stroke("#FFF1CF", 1.6), 30 - distance)
    pencil.box(frame, None, stroke(_BROWN, 4), _CORNER)
    pencil.box((2, 2, width - 4, height - 4), None, stroke(_BROWN, 3))


def _draw_sleepers(pencil: Pencil, loop: QRectF) -> None:
    columns, rows = int(loop.width() / 26), int(loop.height() / 26)
    for index in range(columns + 1):
        x = loop.left() + 20 + index * (loop.width() - 40) / columns
        for y in (loop.top(), loop.bottom()):
            pencil.box((x - 5, y - 16, 10, 32), "#B8742A", None, 3)
    for index in range(rows + 1):
        y = loop.top() + 20 + index * (loop.height() - 40) / rows
        for x in (loop.left(), loop.right()):
            pencil.box((x - 16, y - 5, 32, 10), "#B8742A", None, 3)


def _draw_stubs(pencil: Pencil, design: BoardDesign) -> None:
    """Draw rails from cities to their tracks, so that no gap looks like a hole."""
    lines = [
        (start, end)
        for route in design.map.routes
        for start, end in _gaps(design, route)
        if hypot(end[0] - start[0], end[1] - start[1]) > _SHORTEST_STUB
    ]
    for start, end in lines:
        pencil.line(*start, *end, stroke("#FFFFFF", 13, alpha=0.9, flat=True))
    for start, end in lines:
        sleepers = stroke("#7A6A5A", 7, dash=(0.5, 0.62), flat=True)
        pencil.line(*start, *end, sleepers)
        length = hypot(end[0] - start[0], end[1] - start[1])
        direction = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
        with pencil.along(*start, direction):
            for side in (-2.6, 2.6):
                pencil.line(0, side, length, side, stroke("#5A4C40", 1.6))


def _gaps(design: BoardDesign, route: Route) -> Iterator[tuple[Point, Point]]:
    """Return the lines of a track where no space lies: to its cities and between its spaces."""
    places, spaces = design.layout.places, design.spaces(route.id)
    half = design.layout.space_length / 2 - 4
    ends = [(space.x + space.tx * half, space.y + space.ty * half) for space in spaces]
    starts = [(space.x - space.tx * half, space.y - space.ty * half) for space in spaces]
    froms = [(places[route.a].x, places[route.a].y), *ends]
    return zip(froms, [*starts, (places[route.b].x, places[route.b].y)], strict=True)


def _draw_ribbon(pencil: Pencil, box: Box, title: str, subtitle: str) -> None:
    middle, width = (box.left + box.right) / 2, box.right - box.left - 100
    top, height = box.top + 6, box.bottom - box.top - 22
    for side in (-1, 1):
        inner, outer = middle + side * (width / 2 - 26), middle + side * (width / 2 + 46)
        notch = middle + side * (width / 2 + 26)
        low, high = top + height + 8, top + 20
        tail = [(inner, high), (outer, high), (notch, high + height * 0.42), (outer, low)]
        pencil.poly([*tail, (inner, low)], "#B93A2C", stroke(TOY_OUTLINE, 3.4))
    path = rounded(middle - width / 2, top, width, height, 16)
    pencil.shadow(path, (0, 5), 9, 0.3, layers=7)
    fill = linear(0, top, 0, top + height, (0, "#F06A4E"), (1, "#DD4A33"))
    pencil.shape(path, fill, stroke(TOY_OUTLINE, 3.4))
    inset = (middle - width / 2 + 8, top + 8, width - 16, height - 16)
    pencil.box(inset, None, stroke("#FFD9A0", 2.4, alpha=0.9), 10)
    halo = ("#9A2A1C", 7.0)
    large, small = toy_text(54, BOLD), toy_text(25, MEDIUM)
    pencil.text((middle, top + height * 0.54), title, large, "#FFF8E6", "centre", halo)
    pencil.text((middle, top + height * 0.83), subtitle, small, "#FFEBC4", "centre")


LOOK: Final = BoardLook(
    record=record,
    draw_place=draw_place,
    small_map=small_land,
    toy=True,
    landmarks=_LANDMARKS,
    names=NameStyle(
        family=Family.TOY,
        weight=SEMIBOLD,
        ink=INK,
        halo="#FFFFFF",
        halo_width=10,
        halo_opacity=0.96,
    ),
    piece="window wagon",
    score_track=False,
)
