"""Tasks on the disk, done in a thread of their own."""

import contextlib
import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QThreadPool, Signal

from ttr_qt.views.words.file_errors import disk_text

_log = logging.getLogger(__name__)


class DiskWorker(QObject):
    """Does one task after the other in a thread of its own; a disk may take its time.

    Signals:
        failed: why something could not be read or written, in the thread of the receiver.
        worked: a task is finished, well or not.
    """

    failed = Signal(str)
    worked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._dropping = False

    def do(self, task: Callable[[], None]) -> None:
        """Have a task done soon; what the disk refuses is told, and nothing is raised."""
        self._pool.start(lambda: self._work(task))

    def flush(self) -> None:
        """Wait until everything is done."""
        self._pool.waitForDone()

    def drop(self) -> None:
        """Forget the tasks that nobody has begun, and wait for the one that was."""
        # They are not called off: PySide would keep them, and all they know of, for good.
        self._dropping = True
        self.flush()
        self._dropping = False

    def _work(self, task: Callable[[], None]) -> None:
        if self._dropping:
            return
        with contextlib.suppress(RuntimeError):  # Qt's part may have gone in this moment
            try:
                task()
            except OSError as error:
                _log.warning("something was not kept: %s", error)
                self.failed.emit(disk_text(error))
            except Exception:  # noqa: BLE001 - thread boundary
                _log.exception("something was not kept")
                self.failed.emit("")
            self.worked.emit()
