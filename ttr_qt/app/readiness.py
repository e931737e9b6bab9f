"""Whatever needs compiled kernels waits here until they are ready, which is mostly at once."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from ttr_qt.app.preparing import Preparation


class Readiness(QObject):
    """Does the last thing that was asked for as soon as it can be done.

    Signals:
        progressed: how much of how much is prepared; 0 of 0 when nothing is to be done any more.
    """

    progressed = Signal(int, int)

    def __init__(self, preparation: Preparation | None, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._preparation = preparation
        self._waiting: Callable[[], None] | None = None
        if preparation is not None:
            preparation.progressed.connect(self.progressed)
            preparation.finished.connect(self._on_finished)

    def when_ready(self, act: Callable[[], None]) -> None:
        """Do something as soon as the kernels are ready."""
        if self._preparation is None or not self._preparation.running:
            act()
        else:
            self._waiting = act
            self._window.setCursor(Qt.CursorShape.BusyCursor)

    @Slot(bool)
    def _on_finished(self, _well: bool) -> None:
        # Whatever could not be compiled ahead is compiled when it is needed.
        self.progressed.emit(0, 0)
        act, self._waiting = self._waiting, None
        self._window.unsetCursor()
        if act is not None:
            act()

    def close(self) -> None:
        """Prepare nothing any more."""
        if self._preparation is not None:
            self._preparation.close()
