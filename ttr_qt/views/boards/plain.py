"""A board for maps of one's own: plain paper with a frame, everything else computed."""

from typing import Final

from ttr_qt.engine.geometry.layout import Box
from ttr_qt.views.boards.frame import (
    ScoreColours,
    TitleLine,
    draw_cartouche,
    draw_ladder,
    draw_margin,
    draw_score_track,
    frame_rect,
)
from ttr_qt.views.boards.look import BoardDesign, BoardLook
from ttr_qt.views.boards.pieces import draw_casings, draw_place, draw_ways, record_grain
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.palette import LAND
from ttr_qt.views.theme.pencil import Pencil, stroke

_GRID: Final = 90.0


def record(design: BoardDesign) -> Recording:
    """Draw the whole background."""
    recording = Recording()
    recording.draw(lambda pencil: _draw(pencil, design))
    record_grain(recording, design, 0.8)
    return recording


def _draw(pencil: Pencil, design: BoardDesign) -> None:
    layout, frame = design.layout, frame_rect(design.layout)
    pencil.painter.fillRect(frame, LAND)
    grid = stroke("#5D5A48", 1, alpha=0.13)
    for index in range(1, int(frame.width() / _GRID) + 1):
        x = frame.left() + index * _GRID
        pencil.line(x, frame.top(), x, frame.bottom(), grid)
    for index in range(1, int(frame.height() / _GRID) + 1):
        y = frame.top() + index * _GRID
        pencil.line(frame.left(), y, frame.right(), y, grid)
    draw_margin(pencil, layout)
    draw_score_track(pencil, layout, ScoreColours())
    draw_ladder(pencil, layout)
    draw_ways(pencil, design, stroke("#5A4730", 1.8, alpha=0.75))
    draw_casings(pencil, design)
    _draw_title(pencil, layout.title, in_language(design.map.name, design.language))


def _draw_title(pencil: Pencil, box: Box | None, name: str) -> None:
    if box is not None:
        draw_cartouche(pencil, box, (TitleLine(name, 37, SEMIBOLD), TitleLine("", 22)))


LOOK: Final = BoardLook(record=record, draw_place=draw_place)
