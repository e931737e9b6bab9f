"""Waiting for compiled kernels; mostly they are ready at once."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from ttr_qt.app.game.waiting_dialog import WaitingDialog
from ttr_qt.app.process.kernel_preparation import Preparation
from ttr_qt.app.settings.current_preferences import CurrentPreferences

DIALOG_DELAY_MS: Final = 700
"""Milliseconds after which somebody who waits is told for what."""


class Readiness(QObject):
    """Runs the last callback that was given as soon as kernels are ready, unless it is cancelled.

    Signals:
        progressed: how much of how much is prepared; 0 of 0 when nothing is to be done any more.
    """

    progressed = Signal(int, int)

    def __init__(
        self, preparation: Preparation | None, preferences: CurrentPreferences, window: QWidget
    ) -> None:
        """Wait for ``preparation``, with the cursor of ``window``; None: everything is ready."""
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._preparation = preparation
        self._waiting: Callable[[], None] | None = None
        self._dialog: WaitingDialog | None = None
        self._progress = (0, 0)
        self._dialog_timer = QTimer(self)
        self._dialog_timer.setSingleShot(True)
        self._dialog_timer.setInterval(DIALOG_DELAY_MS)
        self._dialog_timer.timeout.connect(self._show_dialog)
        if preparation is not None:
            preparation.progressed.connect(self._on_progressed)
            preparation.finished.connect(self._on_finished)

    @property
    def dialog(self) -> WaitingDialog | None:
        """What tells a person who waits; None while nobody does."""
        return self._dialog

    def when_ready(self, act: Callable[[], None]) -> None:
        """Do something as soon as the kernels are ready."""
        if self._preparation is None or not self._preparation.running:
            act()
        else:
            self._waiting = act
            self._window.setCursor(Qt.CursorShape.BusyCursor)
            self._dialog_timer.start()

    @Slot(int, int)
    def _on_progressed(self, done: int, total: int) -> None:
        self._progress = (done, total)
        if self._dialog is not None:
            self._dialog.show_progress(done, total)
        self.progressed.emit(done, total)

    @Slot()
    def _show_dialog(self) -> None:
        """Say what is waited for, and offer not to wait."""
        if self._waiting is None or self._dialog is not None:
            return
        heading = self.tr("Getting ready …")
        text = self.tr(
            "The opponents are being prepared for this computer. This takes a minute or two, "
            "but only the first time."
        )
        self._dialog = WaitingDialog(self._preferences.style, heading, text, self._window)
        self._dialog.show_progress(*self._progress)
        self._dialog.rejected.connect(self._on_cancelled)
        self._dialog.open()

    @Slot()
    def _on_cancelled(self) -> None:
        self._waiting = None
        self._stop_waiting()

    @Slot(bool)
    def _on_finished(self, _well: bool) -> None:
        # What could not be compiled ahead is compiled when it is needed.
        self.progressed.emit(0, 0)
        act, self._waiting = self._waiting, None
        self._stop_waiting()
        if act is not None:
            act()

    def _stop_waiting(self) -> None:
        """Show that nobody waits any more."""
        self._dialog_timer.stop()
        self._window.unsetCursor()
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.hide()
            dialog.deleteLater()

    def close(self) -> None:
        """Prepare nothing any more."""
        self._waiting = None
        self._stop_waiting()
        if self._preparation is not None:
            self._preparation.close()
