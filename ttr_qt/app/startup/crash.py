"""Unhandled exceptions: logged and reported once, in plain words; the game goes on."""

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QThread,
    QtMsgType,
    QUrl,
    Signal,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from ttr_qt.app.process.log_file import say_on_terminal, without_traces

if TYPE_CHECKING:
    from ttr_qt.app.startup.crash_dialog import CrashDialog
    from ttr_qt.views.theme.style import Style

MOST_DIALOGS: Final = 5
"""At most this many in one run of the program."""
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("Qt")


class CrashGuard(QObject):
    """Takes what nobody caught, in any thread; shows a dialog for each place in the code once.

    Signals:
        quit_wanted: the person wants to leave.
    """

    quit_wanted = Signal()
    _happened = Signal(str, str)

    def __init__(self, log_file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log_file = log_file
        self._show_over: tuple[QWidget, Callable[[], Style]] | None = None
        self._save: Callable[[], bool] | None = None
        self._told: set[str] = set()
        self._reports: list[str] = []
        self._before: tuple[Any, Any, Any] | None = None
        self._qt_before: Any = None
        self.dialog: CrashDialog | None = None
        self._happened.connect(self._on_happened, Qt.ConnectionType.QueuedConnection)

    def set_window(
        self, window: QWidget, style: "Callable[[], Style]", save: Callable[[], bool]
    ) -> None:
        """Show dialogs over a window, in the style it has then.

        ``save`` writes the game to the disk, and tells whether that went well.
        """
        self._show_over = (window, style)
        self._save = save

    def tell_of_failed_start(self, error: Exception) -> None:
        """Say that there will be no window; the program ends after that."""
        _log.error("the program can't start", exc_info=error)
        say_on_terminal("".join(traceback.format_exception(error)).rstrip())
        report = without_traces("".join(traceback.format_exception_only(error)).strip())
        text = self.tr("The program can't start. The log file has the details:")
        QMessageBox.critical(
            None, QGuiApplication.applicationDisplayName(), f"{text}\n{self._log_file}\n\n{report}"
        )

    def install(self) -> None:
        """Take over from Python and Qt."""
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable
        self._qt_before = qInstallMessageHandler(self._on_qt_message)

    def remove(self) -> None:
        """Leave everything as it was."""
        if self._before is not None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
            self._before = None
            qInstallMessageHandler(self._qt_before)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):  # somebody ends the program
            sys.__excepthook__(kind, error, trace)
            return
        self._note(kind, error, trace)

    def _on_thread_exception(self, told: "threading.ExceptHookArgs") -> None:
        if not issubclass(told.exc_type, SystemExit):
            self._note(told.exc_type, told.exc_value, told.exc_traceback)

    def _on_unraisable(self, told: Any) -> None:
        # Nothing a person could do anything about: it happened while something was cleared away.
        if told.exc_value is not None and not issubclass(told.exc_type, SystemExit):
            _log.error("while clearing away", exc_info=told.exc_value)

    def _note(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Write a mistake down, and have it told soon; in whichever thread it happened."""
        error = error or kind()
        _log.error("uncaught", exc_info=(kind, error, trace))
        frames = traceback.extract_tb(trace)
        where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        lines = traceback.format_exception(kind, error, trace)
        say_on_terminal("".join(lines).rstrip())
        report = without_traces("".join(lines))
        with suppress(RuntimeError):  # Qt's part may have gone in this moment
            self._happened.emit(f"{kind.__name__} {where}", report)

    @Slot(str, str)
    def _on_happened(self, place: str, report: str) -> None:
        self._reports = [*self._reports[-9:], report]
        if self._show_over is None or place in self._told or len(self._told) >= MOST_DIALOGS:
            return
        if self.dialog is not None:  # one at a time, with everything that was noted
            self.dialog.add(report)
            return
        self._told.add(place)
        self._show(*self._show_over)

    def _show(self, window: QWidget, style: "Callable[[], Style]") -> None:
        from ttr_qt.app.startup.crash_dialog import CrashDialog  # noqa: PLC0415 - hopefully never needed

        saved = self._saved()
        dialog = CrashDialog(style(), self._reports[-1], window, saved=saved)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.folder_wanted.connect(self._on_folder_wanted)
        dialog.copy_wanted.connect(self._on_copy_wanted)
        dialog.quit_wanted.connect(self.quit_wanted)
        dialog.finished.connect(self._on_finished)
        self.dialog = dialog
        dialog.open()

    def _saved(self) -> bool:
        """See the game onto the disk; tell whether that went well."""
        try:
            return self._save is None or self._save()
        except Exception:  # noqa: BLE001 - one mistake at a time
            _log.exception("the game was not saved")
            return False

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None

    @Slot()
    def _on_folder_wanted(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log_file.parent)))

    @Slot()
    def _on_copy_wanted(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self._reports))

    def _on_qt_message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        _qt_log.log(_LEVELS.get(kind, logging.WARNING), "%s", text)
        if kind != QtMsgType.QtDebugMsg:
            say_on_terminal(text)
        if kind == QtMsgType.QtFatalMsg:  # Qt ends the process as soon as this returns
            app = QCoreApplication.instance()
            here = app is not None and app.thread() is QThread.currentThread()
            game = "the game is saved, and " if here and self._saved() else ""
            say_on_terminal(f"ttr-qt ends; {game}{self._log_file} tells more.")
