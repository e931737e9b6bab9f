"""What stands beside the winner: the train, the golden ticket, or the cart at the ship."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from ttr_qt.models.records.result import GameResult
from ttr_qt.pages.ending.words import pieces_are_carts
from ttr_qt.views.cards.bonus import draw_golden_ticket
from ttr_qt.views.cards.carriers import draw_barrel_cart, draw_fluyt
from ttr_qt.views.cards.wagons_art import draw_locomotive, draw_side_view
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import player_colour
from ttr_qt.views.theme.pencil import Colour, Pencil, linear, stroke, tint

_TRAIN_WIDTH: Final = 236.0
"""The width of a wagon and the engine, or of a cart and a ship, in their own units."""
_GROUND_SHARE: Final = 0.14
"""Part of the height below the ground."""


def draw_prize(
    pencil: Pencil, result: GameResult, language: Language, room: QRectF, dark: Colour
) -> None:
    """Draw the winner's prize at the bottom of a room whose colour is ``dark`` on its right."""
    if result.rules.instant_tickets:
        _draw_ticket(pencil, room, language)
        return
    ground = room.bottom() - room.height() * _GROUND_SHARE
    left, width = room.left(), room.width()
    fade = linear(left, 0, left + width * 0.4, 0, (0, tint(dark, 0.0)), (1, dark))
    pencil.box((left, ground, width, room.height()), fade)
    with pencil.at(left, ground, width / _TRAIN_WIDTH):
        if pieces_are_carts(result):
            _draw_quay(pencil, result.winners[0].colour)
        else:
            _draw_train(pencil, result.winners[0].colour)


def _draw_ticket(pencil: Pencil, room: QRectF, language: Language) -> None:
    height = room.height() * 0.72
    scale = height / 140
    with pencil.at(room.center().x() - 106 * scale, room.center().y() - height / 2, scale):
        draw_golden_ticket(pencil, language)


def _draw_train(pencil: Pencil, colour: str) -> None:
    """Draw a wagon in the winner's colour behind the engine, on a rail."""
    with pencil.at(_TRAIN_WIDTH * 0.26, 0, 0.88):
        _draw_smoke(pencil, 122 + 34, -84)
        draw_side_view(pencil, colour)
        with pencil.at(122, 0):
            draw_locomotive(pencil, wheels="#E3B23A")
    pencil.line(_TRAIN_WIDTH * 0.05, 0, _TRAIN_WIDTH, 0, stroke("#FFFFFF", 1.2, alpha=0.35))


def _draw_smoke(pencil: Pencil, x: float, y: float) -> None:
    cloud = QPainterPath()
    cloud.setFillRule(Qt.FillRule.WindingFill)
    puffs = (
        (0, 0, 5),
        (-8, -7, 8),
        (-22, -11, 11),
        (-42, -12, 13),
        (-62, -10, 11),
        (-78, -7, 7),
    )
    for dx, dy, radius in puffs:
        puff = QRectF(-radius, -radius * 0.84, 2 * radius, 1.68 * radius)
        cloud.addEllipse(puff.translated(dx, dy))
    with pencil.at(x, y):
        pencil.shape(cloud.simplified(), linear(0, -26, 0, 6, (0, "#FFFFFF"), (1, "#F3E4DA")))


def _draw_quay(pencil: Pencil, colour: str) -> None:
    """Draw a cart with goods in the winner's colour before a ship on the canal."""
    fill = player_colour(colour).fill
    edge = _TRAIN_WIDTH * 0.62
    with pencil.at(_TRAIN_WIDTH * 0.79, 2, 0.84):
        draw_fluyt(pencil)
    ripple = stroke("#FFFFFF", 1.4, alpha=0.5)
    for left, below in ((edge + 6, 8), (edge + 38, 7), (edge + 66, 9), (edge + 22, 13)):
        pencil.line(left, below, left + 14, below, ripple)
    with pencil.at(_TRAIN_WIDTH * 0.07, 0):
        draw_barrel_cart(pencil, fill)
    pencil.line(_TRAIN_WIDTH * 0.05, 0, edge, 0, stroke("#FFFFFF", 1.2, alpha=0.35))
