"""A transition of a widget from one state to another."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation
from PySide6.QtWidgets import QWidget

from ttr_qt.views.theme.style import Style


class Transition(QObject):
    """Runs from 0 to 1 in so many milliseconds at normal pace, and paints its widget meanwhile.

    Where nothing is to move, it is at its end at once.
    """

    def __init__(
        self, style: Style, duration: int, curve: QEasingCurve.Type, widget: QWidget
    ) -> None:
        super().__init__(widget)
        self._style, self._duration, self._widget = style, duration, widget
        self.value = 1.0
        """How far it has come."""
        self._clock: Final = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(curve)
        self._clock.valueChanged.connect(self._on_value)

    def start(self) -> None:
        """Run from the beginning."""
        duration = self._style.motion.ms(self._duration)
        if self._style.motion.travels and duration:
            self._clock.setDuration(duration)
            self._clock.start()

    def finish(self) -> None:
        """Be at the end."""
        self._clock.stop()
        self._on_value(1.0)

    def _on_value(self, value: float) -> None:
        self.value = value
        self._widget.update()
