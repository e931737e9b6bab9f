"""A small picture of what the settings of looks do."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_qt.engine.geometry.layout import Box, Label
from ttr_qt.views.boards.look import NameStyle
from ttr_qt.views.cards.deck import TRAIN_CARDS
from ttr_qt.views.cards.pictures import CARD_SHAPE
from ttr_qt.views.paint.cities import draw_city
from ttr_qt.views.paint.spaces import SpaceFinish, draw_casing, draw_space, space_at
from ttr_qt.views.panel_parts.card_shapes import CardArt, card_rect, draw_card_at
from ttr_qt.views.theme.palette import LAND
from ttr_qt.views.theme.pencil import Pencil, rounded
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel

_CARDS: Final = ("red", "blue", "yellow")
_CARD: Final = 62
_GAP: Final = 10
_BOARD: Final = (224.0, 84.0)
"""Width and height of the piece of board, in its own units."""


class _Pictures(QWidget):
    """A piece of board, and a few cards below it."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("A piece of the board and some cards"))

    def _card_width(self) -> float:
        return self._style.px(_CARD * self._style.card_scale)

    def sizeHint(self) -> QSize:
        """Return the room for both."""
        card, gap = self._card_width(), self._style.px(_GAP)
        cards = len(_CARDS) * (card + gap) + gap
        high = _BOARD[1] * self._style.scale + gap + card * CARD_SHAPE + gap
        return QSize(round(max(cards, _BOARD[0] * self._style.scale)), round(high))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw both."""
        painter = QPainter(self)
        style, gap = self._style, self._style.px(_GAP)
        art = CardArt(TRAIN_CARDS, self.devicePixelRatioF(), style.symbols)
        top = _BOARD[1] * style.scale + gap
        for number, card in enumerate(_CARDS):
            left = gap / 2 + number * (self._card_width() + gap)
            draw_card_at(painter, card_rect(left, top, self._card_width()), art, card)
        painter.scale(style.scale, style.scale)
        self._draw_board(Pencil(painter))

    def _draw_board(self, pencil: Pencil) -> None:
        strong = self._style.high_contrast
        finish = SpaceFinish(self._style.symbols, strong)
        with pencil.clipped(rounded(0, 0, *_BOARD, 8)):
            pencil.box((0, 0, *_BOARD), LAND)
            for number, colour in enumerate(_CARDS):
                space = space_at(62 + number * 58, 26, 0, 54, 19)
                draw_casing(pencil, space)
                draw_space(pencil, space, colour, finish=finish)
            draw_city(pencil, 20, 26, 12.5)
            names = NameStyle()
            name = Label(box=Box(10, 46, 214, 76), size=25, align="left")
            (names.strengthened() if strong else names).draw(pencil, name, "Santa Fe")


class Preview(Panel):
    """Texts, a button, a piece of board and cards in the style that is chosen."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.box.addWidget(line(self.tr("Preview"), "heading", self))
        self.box.addWidget(_Pictures(style, self), 0, Qt.AlignmentFlag.AlignLeft)
        self.box.addWidget(label(self.tr("Take two cards, or claim a route."), parent=self))
        self.box.addWidget(label(self.tr("13 spaces to go"), "secondary", self))
        sample = button(style, self.tr("Draw tickets"), kind="primary", sign="ticket", parent=self)
        sample.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sample.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.box.addWidget(sample, 0, Qt.AlignmentFlag.AlignLeft)
        self.box.addStretch(1)
