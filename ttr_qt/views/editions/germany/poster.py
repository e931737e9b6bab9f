"""The poster of Germany: wagons below a castle."""

from typing import Final

from ttr_qt.views.cards.posters import GROUND, LINE, Poster, draw_ground, draw_hill_rows
from ttr_qt.views.cards.wagons_art import draw_side_view
from ttr_qt.views.theme.pencil import Pencil, Point


def _draw(pencil: Pencil, spare: float) -> None:
    draw_hill_rows(pencil, spare, 230, "#B9BE93")
    _draw_castle(pencil, (500, -286))
    draw_hill_rows(pencil, spare, 150, "#9CA87A", 160)
    draw_ground(pencil, spare, "#A89A6E")
    with pencil.at(180, GROUND, 3.5):
        draw_side_view(pencil, "green")
    with pencil.at(598, GROUND, 3.5):
        draw_side_view(pencil, "purple")


def _draw_castle(pencil: Pencil, at: Point) -> None:
    towers = ((0, 26, 70), (34, 44, 50), (86, 26, 92))
    with pencil.at(*at):
        for x, width, height in towers:
            pencil.box((x, 30 - height, width, height + 76), "#E3D3B2", LINE)
            for y in (-height + 46, -height + 66):
                pencil.box((x + width / 2 - 3, y, 6, 9), "#5D4A36", None, 3)
        for x, width, height in towers:
            top = 30 - height
            roof = [(x - 5, top), (x + width / 2, top - 38), (x + width + 5, top)]
            pencil.poly(roof, "#9A3A28", LINE)
        pencil.line(99, -100, 99, -118, LINE)
        pencil.poly([(99, -118), (120, -112), (99, -105)], "#E8C24C", LINE)


POSTER: Final = Poster("#EADFC6", _draw)
