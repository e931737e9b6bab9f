"""The USA board: a printed railway map of about 1900."""

from collections.abc import Mapping, Sequence
from typing import Final

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
from ttr_qt.views.theme.fonts import REGULAR, SEMIBOLD, map_text
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import (
    BORDER,
    COUNTRY_BORDER,
    LAND,
    LAND_TINTS,
    REGION_INK,
    RIVER,
    WATER_INK,
)
from ttr_qt.views.theme.pencil import Colour, Pencil, mix, stroke, tint

_TITLES: Final[Mapping[Language, Sequence[TitleLine]]] = {
    "en": (
        TitleLine("NORTH AMERICA", 37, SEMIBOLD, spaced=True),
        TitleLine("Railway Map of the United States", 24, italic=True),
        TitleLine("and Southern Canada", 24, italic=True),
        TitleLine("", 26),
        TitleLine("ANNO 1900", 18, spaced=True, red=True),
    ),
    "de": (
        TitleLine("NORDAMERIKA", 37, SEMIBOLD, spaced=True),
        TitleLine("Bahnkarte der Vereinigten Staaten", 24, italic=True),
        TitleLine("und des südlichen Kanadas", 24, italic=True),
        TitleLine("", 26),
        TitleLine("ANNO 1900", 18, spaced=True, red=True),
    ),
}
_GERMAN_NAMES: Final = {
    "DOMINION OF CANADA": "DOMINION KANADA",
    "MEXICO": "MEXIKO",
    "Pacific Ocean": "Stiller Ozean",
    "Atlantic Ocean": "Atlantischer Ozean",
    "Gulf of Mexico": "Golf von Mexiko",
}
"""Of land and water, where they are others than in English."""


def record(design: BoardDesign) -> Recording:
    """Draw the whole background."""
    art, layout = art_of(design.map), design.layout
    if design.language == "de":
        art = renamed(art, _GERMAN_NAMES)
    recording = Recording()
    recording.draw(lambda pencil: _draw_ground(pencil, design, art))
    record_relief(recording, design.map.id, 0.62)
    recording.draw(lambda pencil: _draw_map(pencil, design, art))

    def frame(pencil: Pencil) -> None:
        draw_margin(pencil, layout)
        draw_score_track(pencil, layout, ScoreColours())
        draw_ladder(pencil, layout)
        draw_ways(pencil, design, stroke("#5A4730", 1.8, alpha=0.75))
        draw_casings(pencil, design)
        if layout.title is not None:
            draw_cartouche(pencil, layout.title, _TITLES[design.language])
        if layout.compass is not None:
            draw_compass(pencil, layout.compass.x, layout.compass.y, layout.compass.radius)

    recording.draw(frame)
    record_grain(recording, design, 0.8)
    return recording


def _draw_ground(pencil: Pencil, design: BoardDesign, art: Art) -> None:
    pencil.painter.setClipRect(frame_rect(design.layout))
    draw_sea(pencil, design.layout, art.areas)
    pencil.shape(area_path(art.areas["land"]), LAND)
    for region in art.regions:
        tinted: Colour = LAND_TINTS[region.tint]
        if not region.home:
            tinted = mix(tinted, "#EDE7DA", 0.72)
        pencil.shape(area_path(region.rings), tinted)
    for region in art.regions:
        warm = "#9C6B3C" if region.tint % 2 else "#7D7A3E"
        edge = mix(LAND_TINTS[region.tint], warm, 0.55)
        for band, alpha in zip(region.edges, (0.10, 0.13, 0.18), strict=False):
            pencil.shape(area_path(band), tint(edge, alpha))


def _draw_map(pencil: Pencil, design: BoardDesign, art: Art) -> None:
    pencil.painter.setClipRect(frame_rect(design.layout))
    lines = {name: line_path(outlines) for name, outlines in art.lines.items()}
    pencil.shape(lines["graticule"], None, stroke("#5D5A48", 1, alpha=0.13))
    pencil.shape(lines["borders"], None, stroke(BORDER, 1.15, alpha=0.62, dash=DASHES))
    pencil.shape(lines["frontier"], None, stroke("#B9805F", 8, alpha=0.30))
    frontier = stroke(COUNTRY_BORDER, 2, alpha=0.8, dash=(7, 2, 2, 2), flat=True)
    pencil.shape(lines["frontier"], None, frontier)
    pencil.shape(lines["rivers"], None, stroke(RIVER, 2, alpha=0.85))
    draw_lakes(pencil, art.areas)
    draw_coast(pencil, area_path(art.areas["land"]))
    for mark in art.marks:
        draw_peak(pencil, mark, opacity=0.75)
    for writing in art.writings:
        spacing = writing.size * (0.18 if writing.kind == "state" else 0.42)
        style = map_text(writing.size, REGULAR, spacing=spacing)
        at = (writing.x, writing.y + writing.size * 0.33)
        halo = (tint("#F3EBD8", 0.5), 3.0)
        pencil.text(at, writing.text, style, tint(REGION_INK, 0.8), "centre", halo)
    for curve in art.curves:
        style = map_text(curve.size, italic=True, spacing=6)
        draw_curved(pencil, curve, style, WATER_INK, 0.8)


LOOK: Final = BoardLook(record=record, draw_place=draw_place, small_map=small_land)
