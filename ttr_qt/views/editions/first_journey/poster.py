"""The poster of First Journey: a toy train between two landmarks."""

from typing import Final

from ttr_qt.views.cards.posters import GROUND, Poster, draw_ground, draw_hill_rows
from ttr_qt.views.cards.toys import draw_toy_engine
from ttr_qt.views.illustrations.landmarks import draw_scenery
from ttr_qt.views.theme.pencil import Pencil


def _draw(pencil: Pencil, spare: float) -> None:
    draw_hill_rows(pencil, spare, 170, "#A9D98A")
    draw_hill_rows(pencil, spare, 100, "#7FC468", 120)
    with pencil.at(104, GROUND + 4, 2.55):
        draw_scenery(pencil, "tower")
    with pencil.at(602, GROUND + 4, 2.5):
        draw_scenery(pencil, "clock")
    draw_ground(pencil, spare, "#6DB157")
    with pencil.at(348, GROUND, 3.1):
        draw_toy_engine(pencil)


POSTER: Final = Poster("#BFE6F0", _draw)
