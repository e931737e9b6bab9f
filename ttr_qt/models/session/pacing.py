"""How fast opponents follow each other: a rest after each of their turns."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from PySide6.QtCore import QObject, QTimer, Signal, Slot

Pace = Literal["quick", "normal", "calm", "step"]
"""The last one rests until the person wants to go on."""

PACES: Final[tuple[Pace, ...]] = get_args(Pace)
RESTS: Final[Mapping[Pace, int]] = {"quick": 0, "normal": 1800, "calm": 3600}
"""Milliseconds from the last action of an opponent's turn to the first one of the next
opponent's, at least."""


class Pacing(QObject):
    """Rest between two opponents, or before the end of a game that an opponent finishes.

    Bots may think meanwhile; only what they have decided waits. A person never waits for it.

    Signals:
        changed: `resting` or `awaited` has changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace: Pace = "quick"
        self._resting = False
        self._over = False
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self.go_on)

    @property
    def pace(self) -> Pace:
        """How fast opponents follow each other."""
        return self._pace

    @property
    def resting(self) -> bool:
        """Whether the next opponent has to wait."""
        return self._resting

    @property
    def awaited(self) -> bool:
        """Whether the game goes on only when the person wants it to."""
        return self._resting and not self._clock.isActive()

    def set_pace(self, pace: Pace) -> None:
        """Go on at another pace; a rest that has begun lasts as long as it does there."""
        if pace != self._pace:
            self._pace = pace
            if self._resting:
                self.rest(over=self._over)

    def rest(self, *, over: bool) -> None:
        """Begin to rest; ``over``: after it the end is shown, which nobody has to ask for."""
        before = (self._resting, self.awaited)
        self._over = over
        pace: Pace = "normal" if over and self._pace == "step" else self._pace
        self._clock.stop()
        self._resting = pace == "step" or RESTS[pace] > 0
        if pace != "step" and self._resting:
            self._clock.start(RESTS[pace])
        if before != (self._resting, self.awaited):
            self.changed.emit()

    @Slot()
    def go_on(self) -> None:
        """Rest no longer."""
        self._clock.stop()
        if self._resting:
            self._resting = False
            self.changed.emit()
