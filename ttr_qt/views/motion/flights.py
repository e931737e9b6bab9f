"""Cards that fly from one place of the page to another."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ttr_qt.views.style import Style
from ttr_qt.views.widgets.pictures import CARD_SHAPE, card_picture

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


class Flights(QWidget):
    """Lies over the whole page and lets every click through; hidden unless something flies."""

    def __init__(self, style: Style, edition: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._edition = edition
        self._page = parent
        self._flights: tuple[Flight, ...] = ()
        self._done: Callable[[], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self._land)
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

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
        self._flights, self._done = flights, done
        flight, apart = self._style.motion.ms(_FLIGHT), self._style.motion.ms(_APART)
        length = flight + apart * (len(flights) - 1)
        self._clock.setEndValue(float(length))
        self._clock.setDuration(length)
        self.setGeometry(self._page.rect())
        self.raise_()
        self.show()
        self._clock.start()

    def skip(self) -> None:
        """Let everything land at once."""
        if self._done is not None:
            self._clock.stop()
            self._land()

    def _land(self) -> None:
        done, self._done = self._done, None
        self._flights = ()
        self.hide()
        if done is not None:
            done()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cards where they are."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        flight, apart = self._style.motion.ms(_FLIGHT), self._style.motion.ms(_APART)
        now = float(self._clock.currentValue() or 0.0)
        corner = self.mapFromGlobal(QPoint(0, 0))
        for number, one in enumerate(self._flights):
            part = min(max((now - number * apart) / flight, 0.0), 1.0)
            if part in {0.0, 1.0}:
                continue
            eased = self._curve.valueForProgress(part)
            self._draw(painter, one, eased, corner)

    def _draw(self, painter: QPainter, one: Flight, part: float, corner: QPoint) -> None:
        first, last = one.start.center() + corner, one.end.center() + corner
        way = last - first
        lift = _LIFT * (abs(way.x()) + abs(way.y())) * 4 * part * (1 - part)
        x = first.x() + way.x() * part
        y = first.y() + way.y() * part - lift
        width = one.start.width() + (one.end.width() - one.start.width()) * part
        high = width * CARD_SHAPE
        picture = card_picture(
            self._edition, one.card, max(one.start.width(), 1), self.devicePixelRatioF()
        )
        target = QRectF(x - width / 2, y - high / 2, width, high)
        painter.drawPixmap(target, picture, QRectF(picture.rect()))
