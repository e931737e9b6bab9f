"""The page at the end of a game, made from the game and the board it was played on."""

from PySide6.QtGui import QImage

from ttr_qt.bots.game_setup import Table
from ttr_qt.models.records.result import Standing, game_result
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.illustrations.portraits import draw_portrait
from ttr_qt.views.scene.snapshot import snapshot
from ttr_qt.views.theme.pencil import Pencil
from ttr_qt.views.theme.style import Style


def make_end_page(style: Style, table: Table, page: GamePage) -> tuple[EndPage, QImage]:
    """Return the page about the end of a game, and a small picture of its board.

    A game that was opened only now has no land yet: it is drawn, small, and waited for.
    """
    colours = [colour.id for colour in table.colours]
    result = game_result(table.session, colours)
    picture = snapshot(page.scene, page.board_view.zoom)
    seats = table.session.seats

    def draw_face(pencil: Pencil, standing: Standing, x: float, y: float, radius: float) -> None:
        draw_portrait(pencil, seats[standing.seat].portrait, x, y, radius)

    end = EndPage(style, result, picture=picture, draw_face=draw_face)
    return end, page.small_picture(picture)
