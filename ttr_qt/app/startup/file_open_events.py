"""Saved games that the desktop of a Mac hands to the running program."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class FileOpener(QObject):
    """Hears of files that are opened from the desktop; elsewhere they come as arguments.

    Signals:
        file_opened: the `Path` of a file that somebody wants to see.
    """

    file_opened = Signal(object)

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take events about files; nobody else needs them."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
