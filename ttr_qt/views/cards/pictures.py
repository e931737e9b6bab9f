"""Cards, tickets and players' marks as pictures, drawn once for each size."""

import functools
from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap

from ttr_qt.engine.maps import Ticket
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.base import HEIGHT, SMALL, WIDTH
from ttr_qt.views.cards.deck import CardFaces, draw_card_back
from ttr_qt.views.cards.tickets import draw_ticket, draw_ticket_back, ticket_size
from ttr_qt.views.paint.tokens import draw_player_chip
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.pencil import Pencil
from ttr_qt.views.theme.pixmaps import painted

CARD_SHAPE = HEIGHT / WIDTH
"""How many times as high as wide a card is."""


def picture(
    size: tuple[float, float], scale: float, ratio: float, draw: Callable[[Pencil], None]
) -> QPixmap:
    """Return what ``draw`` draws on a picture of ``size``, enlarged by ``scale``."""

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        draw(Pencil(painter))

    pixels = QSize(round(size[0] * scale * ratio), round(size[1] * scale * ratio))
    return painted(pixels, ratio, paint)


@functools.lru_cache(maxsize=256)
def card_picture(
    faces: CardFaces, card: str, width: int, ratio: float = 1.0, symbols: bool = True
) -> QPixmap:
    """Return the face of a card ``width`` pixels wide, or the back of all for the name ``""``."""
    scale = width / WIDTH

    def draw(pencil: Pencil) -> None:
        if card:
            faces.draw(pencil, card, small=width < SMALL, symbols=symbols)
        else:
            draw_card_back(pencil)

    return picture((WIDTH, HEIGHT), scale, ratio, draw)


@functools.lru_cache(maxsize=256)
def ticket_picture(design: BoardDesign, ticket: Ticket, width: int, ratio: float = 1.0) -> QPixmap:
    """Return the face of a ticket ``width`` pixels wide."""
    size = ticket_size(design)
    scale = width / size[0]
    return picture(
        size, scale, ratio, lambda p: draw_ticket(p, design, ticket, small=width < SMALL * 2)
    )


@functools.lru_cache(maxsize=32)
def ticket_back_picture(deck: str, language: Language, width: int, ratio: float = 1.0) -> QPixmap:
    """Return the back of the tickets of a deck ``width`` pixels wide."""
    scale = width / WIDTH
    return picture((WIDTH, HEIGHT), scale, ratio, lambda p: draw_ticket_back(p, deck, language))


@functools.lru_cache(maxsize=64)
def chip_picture(player: PlayerColour, width: int, ratio: float = 1.0) -> QPixmap:
    """Return the round mark of a player ``width`` pixels wide."""
    half = width / 2
    return picture(
        (width, width), 1.0, ratio, lambda p: draw_player_chip(p, half, half, half - 1, player)
    )
