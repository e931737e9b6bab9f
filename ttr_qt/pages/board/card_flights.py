"""Cards that fly from one place of the page to another."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPoint,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
    Slot,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ttr_qt.views.cards.deck import CardFaces
from ttr_qt.views.cards.pictures import card_picture
from ttr_qt.views.theme.style import Style

_FLIGHT: Final = 320
_APART: Final = 90
_LIFT: Final = 0.12
"""How far above the straight line a card flies, as a share of the way."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A card on its way, between two places of the screen."""

    card: str
    """The empty name shows the back."""
    start: QRect
    end: QRect
    picture: QPixmap | None = None
    """What flies instead of a card."""


class _FlyingCard(QWidget):
    """One card in the air; only what it covers and leaves is painted anew."""

    def __init__(self, flight: Flight, picture: QPixmap, page: QWidget) -> None:
        super().__init__(page)
        self._flight = flight
        self._picture = picture
        self._page = page
        self._target = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def fly_to(self, part: float) -> None:
        """Be where a card is after a ``part`` of its way; nowhere before and after it."""
        if part <= 0 or part >= 1:
            self.hide()
            return
        corner = self._page.mapFromGlobal(QPoint(0, 0))
        one = self._flight
        first, last = one.start.center() + corner, one.end.center() + corner
        way = last - first
        lift = _LIFT * (abs(way.x()) + abs(way.y())) * 4 * part * (1 - part)
        x = first.x() + way.x() * part
        y = first.y() + way.y() * part - lift
        width = one.start.width() + (one.end.width() - one.start.width()) * part
        high = width * self._picture.height() / self._picture.width()
        target = QRectF(x - width / 2, y - high / 2, width, high)
        room = target.toAlignedRect()
        self._target = target.translated(-room.topLeft())
        self.setGeometry(room)
        if self.isHidden():
            self.raise_()
            self.show()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._target, self._picture, QRectF(self._picture.rect()))


class Flights(QObject):
    """Lets cards fly over a page; every click goes through them."""

    def __init__(self, style: Style, faces: CardFaces, page: QWidget) -> None:
        super().__init__(page)
        self._style = style
        self._faces = faces
        self._page = page
        self._cards: tuple[_FlyingCard, ...] = ()
        self._done: Callable[[], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._on_ticked)
        self._clock.finished.connect(self._land)
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)

    @property
    def flying(self) -> bool:
        """Whether a card is in the air."""
        return self._done is not None

    def fly(self, flights: tuple[Flight, ...], done: Callable[[], None]) -> None:
        """Let cards fly, one a little after the other; ``done`` is called when all have landed.

        What still flies lands at once.
        """
        self.skip()
        if not flights or not self._style.motion.travels:
            done()
            return
        self._done = done
        ratio = self._page.devicePixelRatioF()
        self._cards = tuple(
            _FlyingCard(one, one.picture or self._card_of(one, ratio), self._page)
            for one in flights
        )
        flight, apart = self._style.motion.ms(_FLIGHT), self._style.motion.ms(_APART)
        length = flight + apart * (len(flights) - 1)
        self._clock.setEndValue(float(length))
        self._clock.setDuration(length)
        self._clock.start()

    def _card_of(self, flight: Flight, ratio: float) -> QPixmap:
        width = max(flight.start.width(), 1)
        return card_picture(self._faces, flight.card, width, ratio, self._style.symbols)

    def skip(self) -> None:
        """Let everything land at once."""
        if self._done is not None:
            self._clock.stop()
            self._land()

    @Slot(object)
    def _on_ticked(self, now: float) -> None:
        flight, apart = self._style.motion.ms(_FLIGHT), self._style.motion.ms(_APART)
        for number, card in enumerate(self._cards):
            part = min(max((now - number * apart) / flight, 0.0), 1.0)
            card.fly_to(self._curve.valueForProgress(part))

    def _land(self) -> None:
        done, self._done = self._done, None
        cards, self._cards = self._cards, ()
        for card in cards:
            card.hide()
            card.deleteLater()
        if done is not None:
            done()
