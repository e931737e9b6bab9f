"""Movements that begin and end at their own times, and the items that they need."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve
from PySide6.QtWidgets import QGraphicsItem


@dataclass(frozen=True, slots=True)
class _Movement:
    """Something that moves for a while: ``move`` gets how far it has come, eased, 0 to 1."""

    start: float
    duration: float
    curve: QEasingCurve
    move: Callable[[float], None]


class Movements:
    """All movements of one step; times are milliseconds at normal pace."""

    def __init__(self) -> None:
        self._movements: list[_Movement] = []
        self.passing: list[QGraphicsItem] = []
        """Items that are on the board only until all has come to an end."""
        self.appearing: list[QGraphicsItem] = []
        """Items that fade in instead, where little is to move."""

    @property
    def duration(self) -> float:
        """The time until the last movement ends."""
        return max((one.start + one.duration for one in self._movements), default=0.0)

    @property
    def first_duration(self) -> float:
        """The time that the movement takes which was added first."""
        return self._movements[0].duration if self._movements else 0.0

    def add(
        self,
        start: float,
        duration: float,
        curve: QEasingCurve.Type,
        move: Callable[[float], None],
    ) -> None:
        """Let something move from a time on."""
        self._movements.append(_Movement(start, duration, QEasingCurve(curve), move))

    def show(self, time: float) -> None:
        """Put everything where it is at a time."""
        for one in self._movements:
            share = min(1.0, max(0.0, (time - one.start) / one.duration))
            one.move(one.curve.valueForProgress(share))

    def show_end(self) -> None:
        """Put everything where it stays."""
        for one in self._movements:
            one.move(1.0)

    def fade_in_instead(self) -> None:
        """Show the end of all movements at once, and let what is new fade in meanwhile."""
        duration = self.duration
        self.show_end()
        for item in self.passing:
            item.setVisible(False)
        linear = QEasingCurve()
        self._movements = [
            _Movement(0, duration, linear, item.setOpacity) for item in self.appearing
        ]
