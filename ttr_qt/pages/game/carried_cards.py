"""Cards that the pointer carries over the page."""

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ttr_qt.views.cards.deck import CardFaces
from ttr_qt.views.cards.pictures import CARD_SHAPE, card_picture
from ttr_qt.views.theme.style import Style

_WIDTH: Final = 64
_MOST: Final = 5
_SPREAD: Final = 5.0
"""Degrees between two cards of the fan."""
_TILT: Final = 6.0


class CarriedCards(QWidget):
    """A small fan below the pointer; lets every click through."""

    def __init__(self, style: Style, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._faces = faces
        self._page = parent
        self._pictures: tuple[QPixmap, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        side = style.px(_WIDTH * 2.9)
        self.resize(side, side)
        self.hide()

    def carry(self, cards: tuple[str, ...], at: QPoint) -> None:
        """Show cards at a point of the screen; the empty name is a card's back."""
        width, ratio = self._style.px(_WIDTH), self.devicePixelRatioF()
        self._pictures = tuple(
            card_picture(self._faces, card, width, ratio, self._style.symbols)
            for card in cards[:_MOST]
        )
        where = self._page.mapFromGlobal(at)
        # Below and beside the pointer, so that what it points at stays visible.
        self.move(where + QPoint(self._style.px(-34), self._style.px(-26)))
        if not self.isVisible():
            self.raise_()
            self.show()
        self.update()

    def put_down(self) -> None:
        """Show nothing any more."""
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the fan, the last card on top."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._style.px(_WIDTH)
        high = width * CARD_SHAPE
        painter.translate(self.width() / 2, self.height() / 4 + high)
        many = len(self._pictures)
        for number, card in enumerate(self._pictures):
            painter.save()
            painter.rotate(_TILT + (number - many + 1) * _SPREAD)
            painter.drawPixmap(round(-width / 2), round(-high * 0.92), card)
            painter.restore()
