"""How cards lie on panels: with a shadow, in piles, with a number, marked by a ring."""

import functools
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from ttr_qt.views.cards.base import RADIUS, WIDTH
from ttr_qt.views.cards.deck import CardFaces
from ttr_qt.views.cards.pictures import CARD_SHAPE, card_picture, picture
from ttr_qt.views.paint.tokens import draw_count_badge
from ttr_qt.views.theme.fonts import BOLD, MEDIUM
from ttr_qt.views.theme.pencil import Colour, Pencil, rounded, stroke, tint
from ttr_qt.views.theme.style import Style

_CORNER_SHARE: Final = RADIUS / WIDTH
"""Radius of a card's corners, in widths of the card."""
_SHADOW_BLUR: Final = 6
"""Pixels by which the shadow is wider than the card."""


def card_rect(left: float, top: float, width: float) -> QRectF:
    """Return the rectangle of a card."""
    return QRectF(left, top, width, width * CARD_SHAPE)


def corner(rect: QRectF) -> float:
    """Return the radius of a card's corners."""
    return rect.width() * _CORNER_SHARE


@dataclass(frozen=True, slots=True)
class CardArt:
    """Whose cards are drawn, and for which screen."""

    faces: CardFaces
    ratio: float
    symbols: bool = True
    """Whether cards carry the symbol of their colour."""


def draw_card_at(
    painter: QPainter, rect: QRectF, art: CardArt, card: str, *, shadow: bool = True
) -> None:
    """Draw a card, or the back of one for the name ``""``."""
    width = round(rect.width())
    # On whole pixels, where Qt copies fastest and nothing gets blurred.
    left, top = (round(edge * art.ratio) / art.ratio for edge in (rect.x(), rect.y()))
    if shadow:
        painter.drawPixmap(
            QPointF(left - _SHADOW_BLUR, top - _SHADOW_BLUR), _shadow(width, art.ratio)
        )
    pixmap = card_picture(art.faces, card, width, art.ratio, art.symbols)
    painter.drawPixmap(QPointF(left, top), pixmap)


@functools.lru_cache(maxsize=32)
def _shadow(width: int, ratio: float) -> QPixmap:
    """Return the shadow of a card, with `_SHADOW_BLUR` pixels around it."""
    rect = card_rect(_SHADOW_BLUR, _SHADOW_BLUR, width)
    path = rounded(rect.x(), rect.y(), rect.width(), rect.height(), corner(rect))
    size = (rect.width() + 2 * _SHADOW_BLUR, rect.height() + 2 * _SHADOW_BLUR)
    return picture(size, 1.0, ratio, lambda p: p.shadow(path, (0, 1.6), 3.5, 0.30, layers=4))


def draw_ring(
    painter: QPainter, rect: QRectF, colour: Colour, width: float, away: float = 2.0
) -> None:
    """Draw a ring around a card."""
    outside = rect.adjusted(-away, -away, away, away)
    pencil = Pencil(painter)
    pencil.box(outside, None, stroke(colour, width), corner(rect) + away)


def draw_empty(painter: QPainter, rect: QRectF, colour: Colour) -> None:
    """Draw where a card could lie."""
    line = stroke(colour, 1.6, dash=(3, 2.4), flat=True)
    Pencil(painter).box(rect.adjusted(1, 1, -1, -1), None, line, corner(rect))


def draw_badge(painter: QPainter, centre: QPointF, radius: float, count: int) -> None:
    """Draw how many cards there are in a stack."""
    draw_count_badge(Pencil(painter), centre.x(), centre.y(), radius, count)


def draw_pill(painter: QPainter, style: Style, rect: QRectF, count: int, name: str = "") -> None:
    """Draw how many cards there are in a pile, near its lower edge, and the pile's name below."""
    font, small = style.font(13, BOLD), pile_name_font(style)
    line, below = style.px(18), style.px(13) if name else 0
    needed = QFontMetricsF(font).horizontalAdvance(str(count)) + style.px(8)
    if needed > rect.width():  # on a small card, so that two piles side by side can be read
        font, needed = style.font(13 * rect.width() / needed, BOLD), rect.width()
    needed = max(needed, QFontMetricsF(small).horizontalAdvance(name) + style.px(6) if name else 0)
    width, height = max(rect.width() * 0.56, needed), line + below + style.px(2)
    pill = QRectF(
        rect.center().x() - width / 2, rect.bottom() - height - style.px(5), width, height
    )
    Pencil(painter).box(pill, tint("#000000", 0.74), None, min(height / 2, style.px(9)))
    painter.setFont(font)
    painter.setPen(tint("#FFFFFF"))
    number = QRectF(pill.left(), pill.top() + style.px(1), width, line)
    painter.drawText(number, int(Qt.AlignmentFlag.AlignCenter), str(count))
    if name:
        painter.setFont(small)
        words = QRectF(pill.left(), number.bottom() - style.px(3), width, below)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), name)


def pile_name_font(style: Style) -> QFont:
    """Return what the names of piles are written in."""
    return style.font(11, MEDIUM)
