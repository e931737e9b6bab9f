"""The poster of Märklin: passengers and goods on a platform."""

from typing import Final

from ttr_qt.views.cards.posters import GROUND, WIDTH, Poster, draw_ground, draw_hill_rows
from ttr_qt.views.cards.trains import draw_gentleman, draw_lady
from ttr_qt.views.paint.tokens import draw_goods_stack
from ttr_qt.views.theme.pencil import Pencil


def _draw(pencil: Pencil, spare: float) -> None:
    draw_hill_rows(pencil, spare, 200, "#B5C48C")
    draw_hill_rows(pencil, spare, 120, "#9DB573", 140)
    draw_ground(pencil, spare, "#B79D74")
    left, width = -spare - 4, WIDTH + 2 * spare + 8
    pencil.box((left, GROUND - 22, width, 30), "#C9B48C")
    pencil.box((left, GROUND - 22, width, 5), "#8C7450")
    draw_gentleman(pencil, 128, GROUND - 20, 2.75)
    draw_lady(pencil, 322, GROUND - 20, 2.4)
    stacks = ((448, "yellow", (3, 3, 3)), (536, "red", (5, 5, 5, 5)), (628, "black", (7, 7)))
    for x, kind, values in stacks:
        draw_goods_stack(pencil, x, GROUND - 60, 1.36, kind, values)


POSTER: Final = Poster("#DDE2C0", _draw)
