"""Cards that the pointer carries over the page."""

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ttr_qt.views.cards.deck import CardFaces
from ttr_qt.views.cards.pictures import CARD_SHAPE, card_picture
from ttr_qt.views.play.claiming import CARRIED_ROOM
from ttr_qt.views.theme.style import Style

_WIDTH: Final = 64
_MOST: Final = 5
_SPREAD: Final = 5.0
"""Degrees between two cards of the fan."""
_TILT: Final = 6.0
_GRIP: Final = 7.0
"""How far below the edge of the card on top the pointer holds it: what it points at is seen."""
_BELOW_TURN: Final = 0.08
"""The part of a card below the point that the cards of the fan are turned about."""


class CarriedCards(QWidget):
    """A small fan that the pointer holds by its upper edge; lets every click through."""

    def __init__(self, style: Style, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._faces = faces
        self._page = parent
        self._pictures: tuple[QPixmap, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(style.px(CARRIED_ROOM.width()), style.px(CARRIED_ROOM.height()))
        self.hide()

    def carry(self, cards: tuple[str, ...], at: QPoint) -> None:
        """Show cards at a point of the screen; the empty name is a card's back."""
        width, ratio = self._style.px(_WIDTH), self.devicePixelRatioF()
        self._pictures = tuple(
            card_picture(self._faces, card, width, ratio, self._style.symbols)
            for card in cards[:_MOST]
        )
        self.move(self._page.mapFromGlobal(at) - self._held_at())
        if not self.isVisible():
            self.raise_()
            self.show()
        self.update()

    def put_down(self) -> None:
        """Show nothing any more."""
        self.hide()

    def _held_at(self) -> QPoint:
        """Return where in the widget the pointer is."""
        px = self._style.px
        return QPoint(px(-CARRIED_ROOM.left()), px(-CARRIED_ROOM.top()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the fan, the last card on top."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._style.px(_WIDTH)
        high = width * CARD_SHAPE
        above = high * (1 - _BELOW_TURN)
        painter.translate(self._held_at())
        painter.rotate(_TILT)
        painter.translate(0, above - self._style.px(_GRIP))
        many = len(self._pictures)
        for number, card in enumerate(self._pictures):
            painter.save()
            painter.rotate((number - many + 1) * _SPREAD)
            painter.drawPixmap(round(-width / 2), round(-above), card)
            painter.restore()
