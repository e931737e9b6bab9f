"""Collecting garbage in the window's thread only, and giving memory back."""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

_INTERVAL: Final = 250
_AFTER_A_PAGE: Final = 1500
"""Milliseconds until everything is looked through after a page was left; it is seldom missed."""


class Tidying(QObject):
    """Looks for garbage now and then, instead of in whichever thread needs memory next.

    Pages refer to themselves in circles, so Python finds by itself when they have gone. Where an
    opponent thinks at that moment, it would end windows and boards in the opponent's thread, which
    Qt does not survive for long.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found_on = True
        self._often = QTimer(self)
        self._often.setInterval(_INTERVAL)
        self._often.timeout.connect(self._look_at_new)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_AFTER_A_PAGE)
        self._soon.timeout.connect(self._look_at_all)

    def start(self) -> None:
        """Take over from Python."""
        self._found_on = gc.isenabled()
        gc.disable()
        self._often.start()

    def stop(self) -> None:
        """Give it back to Python."""
        self._often.stop()
        self._soon.stop()
        if self._found_on:
            gc.enable()

    @Slot()
    def on_page_left(self) -> None:
        """Look through everything, soon: a whole page may have gone."""
        self._soon.start()

    def _look_at_new(self) -> None:
        new, kept, _ = gc.get_count()
        most_new, most_kept, _ = gc.get_threshold()
        if new > most_new:
            gc.collect(1 if kept > most_kept else 0)

    def _look_at_all(self) -> None:
        gc.collect()
        give_back()


def give_back() -> None:
    """Have the C library return memory that nobody uses: it keeps some for every thread."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # other libraries than GNU's have no such call
            ctypes.CDLL(None).malloc_trim(0)
