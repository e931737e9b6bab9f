"""The poster of USA: a train between the table mountains of the west."""

from typing import Final

from ttr_qt.views.cards.posters import GROUND, Poster, draw_ground, draw_hill_rows, draw_train
from ttr_qt.views.theme.pencil import Pencil, Point, stroke


def _draw(pencil: Pencil, spare: float) -> None:
    draw_hill_rows(pencil, spare, 190, "#D9B98C")
    _draw_mesa(pencil, (560, GROUND - 60), 1.0)
    _draw_mesa(pencil, (70, GROUND - 70), 0.75)
    draw_hill_rows(pencil, spare, 110, "#C99F70", 120)
    draw_ground(pencil, spare, "#D2B27E")
    draw_train(pencil, "yellow")


def _draw_mesa(pencil: Pencil, at: Point, scale: float) -> None:
    with pencil.at(*at, scale):
        rock = [(-90.0, 20.0), (-62.0, -70.0), (-48.0, -150.0), (52.0, -150.0), (66.0, -76.0)]
        pencil.poly([*rock, (96.0, 20.0)], "#C98F63")
        pencil.poly([(10, -150), (52, -150), (66, -76), (96, 20), (20, 20)], "#B67C52")
        for y in (-128, -100):
            pencil.line(-52, y, 58, y, stroke("#A66B44", 4, alpha=0.6))


POSTER: Final = Poster("#F0E4C6", _draw)
