"""The Märklin board: the same network as a model railway on a table."""

from math import cos, hypot, radians, sin
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from ttr_qt.engine.geometry.layout import Box, Label, PlaceLayout
from ttr_qt.engine.maps import Place
from ttr_qt.views.boards.art import Art, art_of
from ttr_qt.views.boards.frame import frame_rect, score_fields
from ttr_qt.views.boards.land import area_path, line_path
from ttr_qt.views.boards.look import BoardDesign, BoardLook, NameStyle
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.boards.small_map import small_land
from ttr_qt.views.boards.textures import ballast, felt, wood
from ttr_qt.views.editions.germany.board import draw_country
from ttr_qt.views.editions.maerklin.miniatures import draw_miniature
from ttr_qt.views.paint.cities import CityState, draw_border_point, draw_turntable
from ttr_qt.views.paint.spaces import draw_casing
from ttr_qt.views.theme.fonts import BOLD, REGULAR, SEMIBOLD, map_text
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.pencil import (
    Colour,
    Pencil,
    linear,
    mix,
    radial,
    rounded,
    stroke,
    tint,
)

SIGN: Final = "#1D3F6E"
FELT: Final = "#A3C56B"
FAR_FELT: Final = "#B9C08F"
BALLAST: Final = "#CFC7B8"
WOOD: Final = "#D9B27C"

_PLY: Final = ("#7A5228", "#C99B5E", "#8F6331", "#D8AE72", "#9A6C38")
_SLEEPER: Final = "#7A5F44"


def record(design: BoardDesign) -> Recording:
    """Draw the whole background."""
    art = art_of(design.map)
    home = area_path(art.areas["home"])
    recording = Recording()
    frame = frame_rect(design.layout)
    recording.draw(lambda pencil: _draw_water(pencil, design, art))
    recording.texture(area_path(art.areas["land"]), felt(FAR_FELT, 5, 2), frame)
    recording.draw(lambda pencil: _draw_edge(pencil, design, art, home))
    recording.texture(home, felt(FELT, 7, 1), frame)
    recording.draw(lambda pencil: _draw_landscape(pencil, design, art, home))
    beds = _ballast_beds(design)
    recording.draw(lambda pencil: pencil.shape(beds.translated(1.6, 2.6), tint("#2A2014", 0.22)))
    recording.texture(beds, ballast(BALLAST))
    recording.draw(lambda pencil: _draw_tracks(pencil, design, art))
    table = QPainterPath()
    table.addRect(design.rect)
    table.addRect(frame)
    recording.texture(table, wood(WOOD, 3))
    recording.draw(lambda pencil: _draw_table(pencil, design))
    return recording


def draw_place(
    pencil: Pencil, place: Place, where: PlaceLayout, state: CityState, ring: Colour | None
) -> None:
    """Draw a turntable, or the point at a border."""
    draw = draw_turntable if place.country is None else draw_border_point
    draw(pencil, where.x, where.y, where.radius, state, ring)


def _draw_water(pencil: Pencil, design: BoardDesign, art: Art) -> None:
    """Draw the sea as cast resin, lighter towards the coast."""
    layout = design.layout
    pencil.painter.setClipRect(frame_rect(layout))
    stops = ((0, "#3E86B4"), (0.5, "#5BA5CB"), (1, "#3B81AE"))
    fill = linear(0, 0, layout.width * 0.7, layout.height * 0.5, *stops)
    pencil.painter.fillRect(frame_rect(layout), fill)
    shallows = (("46", "#6FB6D6"), ("37", "#7FC3DE"), ("22", "#9AD3E6"), ("10.5", "#D8EEF0"))
    for distance, colour in shallows:
        pencil.shape(area_path(art.areas[f"sea {distance}"]), tint(colour, 0.30))
    gleam = stroke("#FFFFFF", 1.6, alpha=0.22)
    frame = layout.frame
    for index in range(480):
        # A fixed, uneven scatter: golden ratio across, a shuffled order down.
        x = frame.left + (index * 0.6180339887 % 1) * (frame.right - frame.left)
        y = frame.top + (index * 37 % 480) / 480 * layout.height * 0.3
        length = 8 + index * 7 % 18
        path = QPainterPath()
        path.moveTo(x, y)
        path.quadTo(x + length / 2, y - 1 - index % 4, x + length, y)
        pencil.shape(path, None, gleam)


def _draw_edge(pencil: Pencil, design: BoardDesign, art: Art, home: QPainterPath) -> None:
    """Draw the beach, and the layers of plywood on which Germany is raised."""
    pencil.painter.setClipRect(frame_rect(design.layout))
    border = stroke("#6E7448", 2.4, alpha=0.5, dash=(4, 2))
    pencil.shape(line_path(art.lines["borders"]), None, border)
    pencil.shape(area_path(art.areas["beach"]), tint("#E8D6A6", 0.95))
    coast = stroke("#B79C64", 1.6, alpha=0.9)
    pencil.shape(area_path(art.areas["land"]), None, coast)
    for depth in range(9, 0, -1):
        moved = home.translated(depth * 1.3 + 2, depth * 1.5 + 3)
        pencil.shape(moved, tint("#22180C", 0.05))
    for depth in range(7, 0, -1):
        layer = "#8A5F30" if depth % 2 else "#C79A5C"
        pencil.shape(home.translated(depth * 0.35, depth * 0.95), layer, stroke(layer, 1))


def _draw_landscape(pencil: Pencil, design: BoardDesign, art: Art, home: QPainterPath) -> None:
    pencil.painter.setClipRect(frame_rect(design.layout))
    pencil.shape(home, None, stroke("#6C8A3C", 1.4))
    pencil.shape(area_path(art.areas["lit edge"]), tint("#F4FFC8", 0.45))
    for mark in art.marks:
        if mark.kind == "field":
            draw_miniature(pencil, mark)
    rivers = {
        float(name.split()[1]): line_path(outlines)
        for name, outlines in art.lines.items()
        if name.startswith("river")
    }
    for width, path in rivers.items():
        pencil.shape(path, None, stroke("#D9C38A", width * 1.5 + 4.5, alpha=0.75))
    for width, path in rivers.items():
        pencil.shape(path, None, stroke("#3F86B0", width * 1.5 + 1))
    for width, path in rivers.items():
        gleam = stroke("#A9D8EA", max(0.8, width * 0.5), alpha=0.75)
        pencil.shape(path.translated(-0.5, -0.7), None, gleam)
    pencil.shape(area_path(art.areas["lakes"]), "#3F86B0", stroke("#D9C38A", 3))


def _ballast_beds(design: BoardDesign) -> QPainterPath:
    """Return the stones under all tracks, on to the cities, as one area."""
    beds = QPainterPath()
    beds.setFillRule(Qt.FillRule.WindingFill)
    for route in design.map.routes:
        for space in design.spaces(route.id):
            beds.addPath(space.outline(6.5))
    stroker = QPainterPathStroker()
    stroker.setWidth(22)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    for stub in _stubs(design):
        line = QPainterPath()
        line.moveTo(stub[0], stub[1])
        line.lineTo(stub[2], stub[3])
        beds.addPath(stroker.createStroke(line))
    return beds


def _stubs(design: BoardDesign) -> list[tuple[float, float, float, float]]:
    """Return lines from cities to the ends of their tracks."""
    stubs = []
    places, half = design.layout.places, design.layout.space_length / 2
    for route in design.map.routes:
        spaces = design.layout.tracks[route.id].spaces
        for place_id, space, sign in ((route.a, spaces[0], -1), (route.b, spaces[-1], 1)):
            place, angle = places[place_id], radians(space.angle)
            end = (space.x + sign * half * cos(angle), space.y + sign * half * sin(angle))
            stubs.append((place.x, place.y, *end))
    return stubs


def _draw_tracks(pencil: Pencil, design: BoardDesign, art: Art) -> None:
    pencil.painter.setClipRect(frame_rect(design.layout))
    for route in design.map.routes:
        for space in design.spaces(route.id):
            for index in range(7):
                along = (index - 3) * space.length / 7
                with pencil.along(space.x, space.y, (space.tx, space.ty)):
                    wide = space.width + 8.5
                    pencil.box((along - 1.7, -wide / 2, 3.4, wide), _SLEEPER, None, 1)
    radius = max(place.radius for place in design.layout.places.values())
    for stub in _stubs(design):
        _draw_stub(pencil, stub, radius)
    for route in design.map.routes:
        for space in design.spaces(route.id):
            # Pale colours need a dark bed to be seen on the stones.
            draw_casing(pencil, space, 1.8, "#4A3A28", 0.62)
    for mark in art.marks:
        if mark.kind != "field":
            draw_miniature(pencil, mark)


def _draw_stub(pencil: Pencil, stub: tuple[float, float, float, float], radius: float) -> None:
    x0, y0, x1, y1 = stub
    length = hypot(x1 - x0, y1 - y0)
    if length < radius + 5:
        return
    tx, ty = (x1 - x0) / length, (y1 - y0) / length
    with pencil.along(x0, y0, (tx, ty)):
        along = radius + 3
        while along < length:
            pencil.box((along - 1.6, -8.5, 3.2, 17), "#4A3320", None, 1)
            along += 6.2
        for side in (-4.2, 4.2):
            pencil.line(radius, side, length, side, stroke("#2B2620", 2.2, flat=True))
            pencil.line(radius, side - 0.5, length, side - 0.5, stroke("#D9D6CE", 0.9, flat=True))


def _draw_table(pencil: Pencil, design: BoardDesign) -> None:
    layout, frame = design.layout, frame_rect(design.layout)
    for index, layer in enumerate(_PLY):
        inset = 1.5 + index * 2.4
        ring = design.rect.adjusted(inset, inset, -inset, -inset)
        pencil.box(ring, None, stroke(layer, 3, flat=True))
    for depth in range(14):
        shade = stroke("#140C04", 1, alpha=0.030 * (14 - depth) / 4, flat=True)
        pencil.line(frame.left(), frame.top() + depth, frame.right(), frame.top() + depth, shade)
        pencil.line(frame.left() + depth, frame.top(), frame.left() + depth, frame.bottom(), shade)
    for distance, colour, width in ((6, "#5A3A18", 3.0), (2, "#E9C78F", 2.0), (0, "#3A240E", 1.4)):
        ring = frame.adjusted(-distance, -distance, distance, distance)
        pencil.box(ring, None, stroke(colour, width, flat=True))
    for index, field in enumerate(score_fields(layout)):
        _draw_inlay(pencil, field, index or layout.score_steps)
    for x in (12.0, layout.width - 12):
        for y in (12.0, layout.height - 12):
            _draw_screw(pencil, x, y)
    for country in design.map.countries:
        label = layout.countries.get(country.id)
        if label is not None:
            _draw_country_plate(pencil, label, in_language(country.name, design.language))
    if layout.title is not None:
        _draw_enamel(pencil, layout.title)


def _draw_inlay(pencil: Pencil, field: QRectF, number: int) -> None:
    ten, five = number % 10 == 0, number % 5 == 0
    fill: Colour = "#B3201C" if ten else "#F3E2BE" if five else tint("#F8EBD0", 0.60)
    edge = stroke("#4A2C10", 1.5, alpha=0.85)
    pencil.box(field.adjusted(3.5, 3.5, -3.5, -3.5), fill, edge, 7)
    shine = stroke("#FFFFFF", 1, alpha=0.45)
    pencil.box(field.adjusted(5, 5, -5, -5), None, shine, 6)
    size = 26 if ten else 23
    style = map_text(size, SEMIBOLD if five else REGULAR)
    at = (field.center().x(), field.center().y() + size * 0.33)
    pencil.text(at, str(number), style, "#FFF3DC" if ten else "#4A2A12", "centre")


def _draw_screw(pencil: Pencil, x: float, y: float) -> None:
    stops = ((0, "#FFF3C8"), (0.6, "#C9A24C"), (1, "#7A5A1C"))
    pencil.disc(x, y, 6.5, radial(x - 2, y - 3, 9, *stops), stroke("#4A3410", 1))
    pencil.line(x - 4, y + 2, x + 4, y - 2, stroke("#4A3410", 1.6))


def _draw_country_plate(pencil: Pencil, label: Label, name: str) -> None:
    box = label.box
    path = rounded(box.left, box.top, box.right - box.left, box.bottom - box.top, 4)
    pencil.shadow(path, (1.5, 2.5), 3, 0.45, layers=4)
    grain = (mix(WOOD, "#FFFFFF", 0.18), mix(WOOD, "#7A5228", 0.12))
    fill = linear(box.left, box.top, box.left, box.bottom, (0, grain[0]), (1, grain[1]))
    pencil.shape(path, fill, stroke("#5A3A18", 1.6))
    inner = Label(
        box=Box(box.left + 8, box.top, box.right - 8, box.bottom), size=min(label.size, 22)
    )
    draw_country(pencil, inner, name, "#4A2A12", halo=False)


def _draw_enamel(pencil: Pencil, box: Box) -> None:
    """Draw the board's title as an enamelled station sign on two posts."""
    height = min(box.bottom - box.top - 44, 164)
    x, y, width = box.left, box.top, box.right - box.left
    for post in (40, width - 40):
        pencil.box((x + post - 5, y + height - 4, 10, 46), "#7E858C", stroke("#3B3F44", 1))
    path = rounded(x, y, width, height, 14)
    pencil.shadow(path, (3, 6), 9, 0.5, layers=7)
    fill = linear(x, y, x, y + height, (0, "#2B5590"), (1, "#1A3A68"))
    pencil.shape(path, fill, stroke("#0F2340", 2))
    pencil.box((x + 9, y + 9, width - 18, height - 18), None, stroke("#FCFAF2", 3.4), 8)
    middle, white = x + width / 2, "#FCFAF2"
    title = map_text(38, BOLD, spacing=3.4)
    pencil.text((middle, y + 62), "DEUTSCHLAND", title, white, "centre")
    under = map_text(25, italic=True)
    pencil.text((middle, y + 97), "auf dem Modellbahntisch", under, "#E7EEF8", "centre")
    rule = stroke(white, 1.3, alpha=0.7)
    pencil.line(x + 60, y + 113, x + width - 60, y + 113, rule)
    pencil.text((middle, y + 138), "Maßstab 1 : 87", map_text(21), "#E7EEF8", "centre")
    shine = ((0, tint("#FFFFFF", 0.22)), (0.35, tint("#FFFFFF", 0)))
    pencil.shape(path, linear(x, y, x + width, y + height, *shine))
    for dx in (18, width - 18):
        for dy in (18, height - 18):
            _draw_screw(pencil, x + dx, y + dy)


LOOK: Final = BoardLook(
    record=record,
    draw_place=draw_place,
    small_map=small_land,
    names=NameStyle(ink=SIGN, plate=True),
)
