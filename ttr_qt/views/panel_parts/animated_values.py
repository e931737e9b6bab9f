"""Numbers that move smoothly to their goals, for things that move in a widget."""

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal, Slot
from PySide6.QtWidgets import QWidget

from ttr_qt.views.theme.style import Style


class AnimatedValues(QObject):
    """Numbers by key, all moved by one clock; without motion, or unseen, they jump.

    Signals:
        changed: some numbers are others now.
    """

    changed = Signal()

    def __init__(
        self,
        style: Style,
        milliseconds: float,
        owner: QWidget,
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> None:
        super().__init__(owner)
        self._owner = owner
        self._milliseconds = style.motion.ms(milliseconds)
        self._from: dict[Hashable, float] = {}
        self._to: dict[Hashable, float] = {}
        self._part = 1.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(curve)
        self._clock.valueChanged.connect(self._on_ticked)

    def value(self, key: Hashable, otherwise: float = 0.0) -> float:
        """Return where a number is at the moment."""
        goal = self._to.get(key, otherwise)
        start = self._from.get(key, goal)
        return start + (goal - start) * self._part

    def goal(self, key: Hashable) -> float:
        """Return where a number goes."""
        return self._to.get(key, 0.0)

    def put(self, numbers: Mapping[Hashable, float]) -> None:
        """Set numbers at once."""
        for key, number in numbers.items():
            self._from[key] = self._to[key] = number
        self.changed.emit()

    def send(self, goals: Mapping[Hashable, float]) -> None:
        """Send numbers on their way; those that are new begin at their goal."""
        fresh = {key: goal for key, goal in goals.items() if key not in self._to}
        self._to.update(fresh)
        self._from.update(fresh)
        if all(self._to[key] == goal for key, goal in goals.items()):
            if fresh:
                self.changed.emit()
            return
        self._from = {key: self.value(key) for key in self._to}
        self._to.update(goals)
        self._clock.stop()
        if self._milliseconds and self._owner.isVisible():
            self._part = 0.0
            self._clock.setDuration(self._milliseconds)
            self._clock.start()
        else:
            self._part = 1.0
            self.changed.emit()

    @Slot(object)
    def _on_ticked(self, part: float) -> None:
        self._part = part
        self.changed.emit()
