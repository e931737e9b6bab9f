"""Cards so small that only colour and symbol can be told: what somebody took or paid."""

import functools
from typing import Final

from PySide6.QtGui import QPixmap

from ttr_qt.views.cards.deck import BACK
from ttr_qt.views.cards.pictures import picture
from ttr_qt.views.cards.trains import draw_person_sign
from ttr_qt.views.paint.symbols import draw_symbol, draw_wheel
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.theme.pencil import Pencil, rounded, stroke

TINY_SHAPE: Final = 26 / 18
"""How many times as high as wide a tiny card is."""
_WIDTH: Final = 18.0
_HEIGHT: Final = 26.0
_RADIUS: Final = 3.0
_STOCK: Final = "#FBF6EA"
_RIM: Final = "#8F7F66"
_RAINBOW: Final = ("red", "orange", "yellow", "green", "blue", "purple")


@functools.lru_cache(maxsize=256)
def tiny_card_picture(card: str, width: int, ratio: float, symbols: bool) -> QPixmap:
    """Return a card ``width`` pixels wide, or the back of one for the name ``""``."""

    def draw(pencil: Pencil) -> None:
        rim = rounded(0.5, 0.5, _WIDTH - 1, _HEIGHT - 1, _RADIUS)
        pencil.shape(rim, _STOCK, stroke(_RIM, 0.8))
        if not card:
            _draw_back(pencil)
        elif card in ROUTES:
            _draw_colour(pencil, card, symbols=symbols)
        else:
            _draw_special(pencil, card)

    return picture((_WIDTH, _HEIGHT), width / _WIDTH, ratio, draw)


def _draw_back(pencil: Pencil) -> None:
    pencil.shape(rounded(1.8, 1.8, _WIDTH - 3.6, _HEIGHT - 3.6, 2), BACK)
    pencil.shape(rounded(3.6, 3.6, _WIDTH - 7.2, _HEIGHT - 7.2, 1.5), None, stroke(_RIM, 0.7))
    draw_wheel(pencil, _WIDTH / 2, _HEIGHT / 2, 3.6, _RIM)


def _draw_colour(pencil: Pencil, colour: str, *, symbols: bool) -> None:
    look = ROUTES[colour]
    edge = stroke(look.edge or look.fill, 0.8)
    pencil.shape(rounded(1.8, 1.8, _WIDTH - 3.6, _HEIGHT - 3.6, 2), look.fill, edge)
    if symbols:
        draw_symbol(pencil, look.symbol, _WIDTH / 2, _HEIGHT / 2, 4.6, look.ink)


def _draw_special(pencil: Pencil, card: str) -> None:
    """Draw a wild card, or a passenger."""
    high = (_HEIGHT - 3.6) / len(_RAINBOW)
    with pencil.clipped(rounded(1.8, 1.8, _WIDTH - 3.6, _HEIGHT - 3.6, 2)):
        for place, colour in enumerate(_RAINBOW):
            pencil.box((1.8, 1.8 + place * high, _WIDTH - 3.6, high + 0.5), ROUTES[colour].fill)
    pencil.disc(_WIDTH / 2, _HEIGHT / 2, 6.6, _STOCK, stroke(_RIM, 0.7))
    if card == "passenger":
        draw_person_sign(pencil, _WIDTH / 2, _HEIGHT / 2, 4.6, "#2A1F16")
    else:
        draw_wheel(pencil, _WIDTH / 2, _HEIGHT / 2, 5.0, "#2A1F16")
