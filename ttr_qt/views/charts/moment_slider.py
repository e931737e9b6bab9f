"""A slider along the moments of a game that follows the pointer and tells where it is."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractSlider, QSlider, QWidget

_NOWHERE: Final = -1


class MomentSlider(QSlider):
    """A slider from before the first action to after the last; a page draws it in its own way.

    Signals:
        pointed: the moment that a press would lead to, -1 for none.
    """

    pointed = Signal(int)

    def __init__(
        self, length: int, describe: Callable[[int], str], parent: QWidget | None = None
    ) -> None:
        """Go from 0 to ``length``; ``describe`` words a moment for those who can't see it."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._describe = describe
        self._pointed = _NOWHERE
        self.setRange(0, length)
        self.setPageStep(10)
        self.setMouseTracking(True)

    def moment_at(self, place: QPointF) -> int:
        """Return the moment that is meant at a place."""
        raise NotImplementedError

    def describe_again(self) -> None:
        """Describe the moment anew: more may be known of it."""
        self.setAccessibleDescription(self._describe(self.value()))

    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        """Describe the moment to those who can't see it."""
        super().sliderChange(change)
        if change == QAbstractSlider.SliderChange.SliderValueChange:
            self.describe_again()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the line is pressed, and follow the pointer from there."""
        if event.button() == Qt.MouseButton.LeftButton:
            event.accept()
            self.setSliderDown(True)
            self.setValue(self.moment_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer, or tell what happened there."""
        moment = self.moment_at(event.position())
        if self.isSliderDown():
            self.setValue(moment)
        self._point_at(self.value() if self.isSliderDown() else moment)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow no longer."""
        event.accept()
        self.setSliderDown(False)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what was pointed at."""
        super().leaveEvent(event)
        self._point_at(_NOWHERE)

    def _point_at(self, ply: int) -> None:
        if ply != self._pointed:
            self._pointed = ply
            self.pointed.emit(ply)
            self.update()
