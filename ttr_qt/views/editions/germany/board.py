"""The Germany board: a printed railway map for travellers, with the states of 1900."""

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from ttr_qt.engine.geometry.layout import Label
from ttr_qt.views.boards.art import Art, art_of, renamed
from ttr_qt.views.boards.frame import (
    ScoreColours,
    TitleLine,
    draw_cartouche,
    draw_compass,
    draw_ladder,
    draw_margin,
    draw_score_track,
    frame_rect,
)
from ttr_qt.views.boards.land import (
    DASHES,
    area_path,
    draw_coast,
    draw_curved,
    draw_lakes,
    draw_peak,
    draw_sea,
    line_path,
    record_relief,
)
from ttr_qt.views.boards.look import BoardDesign, BoardLook
from ttr_qt.views.boards.pieces import draw_casings, draw_place, draw_ways, record_grain
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.boards.small_map import small_land
from ttr_qt.views.theme.fonts import SEMIBOLD, map_text
from ttr_qt.views.theme.language import Language, in_language
from ttr_qt.views.theme.palette import ACCENT_RED, BORDER, COUNTRY_BORDER, HALO, REGION_INK
from ttr_qt.views.theme.pencil import Colour, Pencil, mix, stroke, tint

SCORE: Final = ScoreColours(ten="#2F4A3D", five="#DCD2A9")
SNOW_LINE: Final = 25.0
"""Mountains drawn higher than this carry snow."""

_TITLES: Final[Mapping[Language, Sequence[TitleLine]]] = {
    "de": (
        TitleLine("DEUTSCHLAND", 37, SEMIBOLD, spaced=True),
        TitleLine("Eisenbahnkarte für Reisende", 23, italic=True),
        TitleLine("", 22),
        TitleLine("UM 1900", 18, spaced=True, red=True),
    ),
    "en": (
        TitleLine("GERMANY", 37, SEMIBOLD, spaced=True),
        TitleLine("Railway Map for Travellers", 23, italic=True),
        TitleLine("", 22),
        TitleLine("ABOUT 1900", 18, spaced=True, red=True),
    ),
}
_ENGLISH_NAMES: Final = {
    "BAYERN": "BAVARIA",
    "SACHSEN": "SAXONY",
    "HANNOVER": "HANOVER",
    "WESTFALEN": "WESTPHALIA",
    "RHEINLAND": "RHINELAND",
    "POMMERN": "POMERANIA",
    "BÖHMEN": "BOHEMIA",
    "FRANKEN": "FRANCONIA",
    "LAUSITZ": "LUSATIA",
    "PFALZ": "PALATINATE",
    "Rhein": "Rhine",
    "Donau": "Danube",
    "Mosel": "Moselle",
    "Nordsee": "North Sea",
    "Ostsee": "Baltic Sea",
}
"""Of land and water, where they are others than in German."""
_SHIPS: Final = ((440.0, 396.0, False), (1395.0, 170.0, True))
_PRUSSIA: Final = "#E4DDC0"
_STATES: Final = {
    "Bayern": "#DCE0CE",
    "Pfalz": "#DCE0CE",
    "Württemberg": "#EFE0B8",
    "Baden": "#EFD9BD",
    "Hessen": "#E9CFC0",
    "Sachsen": "#E0E2B9",
    "Thüringen": "#EBD8C8",
    "Mecklenburg": "#EAD9AE",
    "Oldenburg": "#DFD9CE",
    "Anhalt": "#E6CDB2",
    "Braunschweig": "#ECDDB4",
}
_NEIGHBOURS: Final = {
    "Denmark": "#E9E2D3",
    "Netherlands": "#EAE0CF",
    "France": "#E6E3D6",
    "Switzerland": "#EBE1D1",
    "Austria": "#E8E1CF",
    "Belgium": "#E9E6D8",
    "Luxembourg": "#E4DDCE",
    "Czechia": "#EAE3D3",
    "Poland": "#EBE4CF",
}
_FOREIGN: Final = "#EAE3D5"
_RIVER_INK: Final = "#3F6B76"


def record(design: BoardDesign) -> Recording:
    """Draw the whole background."""
    art = art_of(design.map)
    if design.language == "en":
        art = renamed(art, _ENGLISH_NAMES)
    recording = Recording()
    recording.draw(lambda pencil: _draw_ground(pencil, design, art))
    record_relief(recording, design.map.id, 0.55)
    recording.draw(lambda pencil: _draw_map(pencil, design, art))
    recording.draw(lambda pencil: _draw_frame(pencil, design))
    record_grain(recording, design, 0.8)
    return recording


def _draw_ground(pencil: Pencil, design: BoardDesign, art: Art) -> None:
    pencil.painter.setClipRect(frame_rect(design.layout))
    draw_sea(pencil, design.layout, art.areas)
    for region in art.regions:
        if not region.home:
            fill = _NEIGHBOURS.get(region.name, _FOREIGN)
            pencil.shape(area_path(region.rings), fill, stroke(fill, 0.8))
    pencil.shape(area_path(art.areas["home"]), _PRUSSIA)
    states = [region for region in art.regions if region.home]
    for region in states:
        pencil.shape(area_path(region.rings), _STATES[region.name])
    for index, region in enumerate(states):
        edge = mix(_STATES[region.name], "#8C6230" if index % 2 else "#6F7A3E", 0.6)
        for band, alpha in zip(region.edges, (0.10, 0.14, 0.18), strict=False):
            pencil.shape(area_path(band), tint(edge, alpha))
        line = stroke(BORDER, 1.15, alpha=0.6, dash=DASHES)
        pencil.shape(area_path(region.rings), None, line)


def _draw_map(pencil: Pencil, design: BoardDesign, art: Art) -> None:
    pencil.painter.setClipRect(frame_rect(design.layout))
    lines = {name: line_path(outlines) for name, outlines in art.lines.items()}
    pencil.shape(lines["graticule"], None, stroke("#5D5A48", 1, alpha=0.13))
    for band, alpha in (("30", 0.10), ("20", 0.15), ("11", 0.22)):
        pencil.shape(area_path(art.areas[f"edge {band}"]), tint("#B4553F", alpha))
    frontier = stroke(COUNTRY_BORDER, 2, alpha=0.85, dash=(7, 2, 2, 2), flat=True)
    pencil.shape(lines["borders"], None, frontier)
    rivers = {float(name.split()[1]): path for name, path in lines.items() if "river" in name}
    for width, path in rivers.items():
        pencil.shape(path, None, stroke("#F2ECDA", width + 2.4, alpha=0.7))
    for width, path in rivers.items():
        pencil.shape(path, None, stroke("#7DA5AE", width, alpha=0.95))
    draw_lakes(pencil, art.areas)
    draw_coast(pencil, area_path(art.areas["land"]))
    for mark in art.marks:
        high = mark.height > SNOW_LINE
        draw_peak(pencil, mark, snow=high, opacity=1.0 if high else 0.8)
    _draw_names(pencil, art)
    for x, y, mirrored in _SHIPS:
        draw_steamer(pencil, x, y, 0.72, mirror=mirrored)


def _draw_names(pencil: Pencil, art: Art) -> None:
    for writing in art.writings:
        if writing.kind == "river":
            style = map_text(writing.size, italic=True, spacing=1.6)
            with pencil.at(writing.x, writing.y, angle=writing.angle):
                halo = (tint("#F3EBD8", 0.55), 3.0)
                pencil.text((0, 5), writing.text, style, tint(_RIVER_INK, 0.95), "centre", halo)
        else:
            style = map_text(writing.size, spacing=writing.size * 0.18)
            at = (writing.x, writing.y + writing.size * 0.33)
            halo = (tint("#F3EBD8", 0.35), 3.0)
            pencil.text(at, writing.text, style, tint(REGION_INK, 0.78), "centre", halo)
    for curve in art.curves:
        draw_curved(pencil, curve, map_text(curve.size, italic=True, spacing=6), "#4E7178", 0.9)


def _draw_frame(pencil: Pencil, design: BoardDesign) -> None:
    layout = design.layout
    draw_margin(pencil, layout)
    draw_score_track(pencil, layout, SCORE)
    draw_ladder(pencil, layout)
    draw_ways(pencil, design, stroke("#5A4730", 1.8, alpha=0.75))
    draw_casings(pencil, design)
    for country in design.map.countries:
        label = layout.countries.get(country.id)
        if label is not None:
            draw_country(pencil, label, in_language(country.name, design.language))
    if layout.title is not None:
        box = layout.title
        draw_cartouche(pencil, box, _TITLES[design.language], top=38)
        draw_winged_wheel(pencil, (box.left + box.right) / 2, box.top + 44, 15, ACCENT_RED)
    if layout.compass is not None:
        draw_compass(pencil, layout.compass.x, layout.compass.y, layout.compass.radius)


def draw_country(
    pencil: Pencil, label: Label, name: str, ink: Colour = "#6A3526", *, halo: bool = True
) -> None:
    """Write the name of a country beyond the border, in spaced capitals."""
    box = label.box
    text = name.upper()
    style = map_text(label.size, SEMIBOLD, spacing=label.size * 0.16)
    size = label.size * min(1.0, (box.right - box.left) / max(1.0, style.width(text)))
    style = map_text(size, SEMIBOLD, spacing=size * 0.16)
    at = ((box.left + box.right) / 2, (box.top + box.bottom) / 2 + size * 0.33)
    pencil.text(at, text, style, ink, "centre", (tint(HALO, 0.9), 5.0) if halo else None)


def draw_winged_wheel(pencil: Pencil, x: float, y: float, radius: float, ink: str) -> None:
    """Draw the old sign of railways: a wheel with wings."""
    with pencil.at(x, y, radius):
        pencil.disc(0, 0, 0.52, None, stroke(ink, 0.16))
        for angle in range(0, 180, 45):
            dx, dy = 0.5 * cos(radians(angle)), 0.5 * sin(radians(angle))
            pencil.line(-dx, -dy, dx, dy, stroke(ink, 0.09))
        pencil.disc(0, 0, 0.14, ink)
    feathers = ((2.5, -0.62), (2.15, -0.30), (1.75, 0.0), (1.35, 0.26))
    for mirror in (False, True):
        with pencil.at(x, y, radius, mirror=mirror):
            for length, dy in feathers:
                path = QPainterPath(QPointF(0.62, dy * 0.35 + 0.05))
                path.cubicTo(1.1, dy * 0.8 - 0.25, length * 0.8, dy - 0.28, length, dy - 0.16)
                path.cubicTo(length * 0.8, dy + 0.10, 1.1, dy * 0.6 + 0.22, 0.62, dy * 0.35 + 0.2)
                path.closeSubpath()
                pencil.shape(path, ink)


def draw_steamer(pencil: Pencil, x: float, y: float, scale: float, *, mirror: bool = False) -> None:
    """Draw a paddle steamer on the sea."""
    line = stroke("#3E5256", 1.3, alpha=0.9)
    with pencil.at(x, y, scale, mirror=mirror):
        for dx, dy, radius in ((-8, -42, 5), (-18, -50, 7), (-32, -55, 8), (-47, -57, 6)):
            smoke = stroke("#6E7F80", 1, alpha=0.5)
            pencil.ellipse(dx, dy, (radius * 1.25, radius), tint("#F1EBDC", 0.85), smoke)
        pencil.poly([(-44, -6), (46, -10), (38, 8), (-36, 8)], "#8A4434", line)
        pencil.poly([(-44, -6), (46, -10), (45, -6), (-43.5, -2)], "#F3EAD4", line)
        pencil.box((-26, -17, 44, 10), "#EFE3C6", line)
        pencil.box((-6, -38, 10, 22), "#3A3A36", line)
        pencil.box((-6, -34, 10, 5), "#B23B2C", line)
        for left in (-20, -12, 8):
            pencil.box((left, -14, 4, 4), "#5C7C82", line)
        pencil.line(30, -10, 30, -46, line)
        pencil.line(-34, -7, -34, -40, line)
        rope = stroke("#3E5256", 0.8, alpha=0.5)
        for start, end in (((30, -45), (46, -10)), ((30, -45), (4, -18)), ((-34, -39), (-44, -6))):
            pencil.line(*start, *end, rope)
        for row, colour in enumerate(("#2A2A2A", "#F5EEDD", "#A93328")):
            pencil.box((-46, -40 + row * 3, 12, 3), colour)
        pencil.disc(0, 0, 9, "#EFE3C6", line)
        pencil.disc(0, 0, 3, "#EFE3C6", line)
        for depth in (0, 6):
            wave = QPainterPath(QPointF(-54 + depth * 2, 10 + depth))
            for index in range(6):
                left = -46 + depth * 2 + index * 17
                wave.quadTo(left, 5 + depth, left + 8, 10 + depth)
            pencil.shape(wave, None, stroke("#5E8087", 1.3, alpha=0.8))


LOOK: Final = BoardLook(record=record, draw_place=draw_place, small_map=small_land)
