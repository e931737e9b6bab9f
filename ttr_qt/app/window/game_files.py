"""Games in files that a person chooses: saving, opening, dropping one onto the window."""

import functools
import logging
from collections.abc import Callable
from datetime import date, datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, QObject, QSettings, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QMessageBox

from ttr_qt.app.window.file_dialog import SUFFIX, SUFFIXES, GameFileDialog
from ttr_qt.engine.errors import EngineError
from ttr_qt.engine.savefile import read_save
from ttr_qt.files import write_atomically
from ttr_qt.views.words.file_errors import disk_text, fault_text

if TYPE_CHECKING:
    from ttr_qt.app.window.main_window import MainWindow
    from ttr_qt.engine import Game

_log = logging.getLogger(__name__)
_FOLDER: Final = "folder of files"
_FORBIDDEN: Final = dict.fromkeys(map(ord, '<>:"/\\|?*'), " ")
"""In names of files, on one system or another."""


class GameFiles(QObject):
    """Asks for files, reads and writes games, and says in plain words what went wrong.

    Signals:
        asked_for: the `Path` of a file that is to be opened.
        opened: a `Game` that was read, and the `Path` of its file.
        saved: the `Path` of a file that was written.
    """

    asked_for = Signal(object)
    opened = Signal(object, object)
    saved = Signal(object)

    def __init__(self, settings: QSettings, window: "MainWindow") -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window

    @property
    def folder(self) -> Path:
        """Where dialogs begin: where the last file lay, or where people keep their documents."""
        where = QStandardPaths.StandardLocation
        folders = (
            self._settings.value(_FOLDER),
            QStandardPaths.writableLocation(where.DocumentsLocation),
        )
        found = (Path(text) for text in folders if isinstance(text, str) and text)
        return next((folder for folder in found if _is_folder(folder)), Path.home())

    def save_as(self, text: str, board: str) -> None:
        """Ask where to, and write a game there; ``board`` is what it is named after."""
        dialog = GameFileDialog(self._window.style_now, "save", self.folder, self._window)
        dialog.selectFile(free_name(self.folder, board, datetime.now().astimezone().date()))
        file = self._ask(dialog)
        if file is None:
            return
        if file.suffix.lower() not in SUFFIXES:  # Qt adds none where a name has a dot
            file = file.with_name(_free(file.parent, file.name))
        try:
            write_atomically(file, text.encode())
        except OSError as error:
            reason = disk_text(error)
            self.tell(self.tr("The game was not saved."), f"{reason[:1].upper()}{reason[1:]}.")
        else:
            self.saved.emit(file)

    @Slot()
    def ask(self) -> None:
        """Ask which saved game to open."""
        dialog = GameFileDialog(self._window.style_now, "open", self.folder, self._window)
        file = self._ask(dialog)
        if file is not None:
            self.asked_for.emit(file)

    def _ask(self, dialog: GameFileDialog) -> Path | None:
        """Return the file that a person chooses, and begin in its folder the next time."""
        file = dialog.asked()
        dialog.deleteLater()
        if file is not None:
            self._settings.setValue(_FOLDER, str(file.parent.absolute()))
        return file

    def load(self, file: Path, then: "Callable[[Game], None] | None" = None) -> None:
        """Read a saved game, for ``then`` or whoever opens games; a file that is none says so.

        It is read as soon as games can be played: every action in it is.
        """
        self._window.readiness.when_ready(functools.partial(self._read, file, then))

    def _read(self, file: Path, then: "Callable[[Game], None] | None") -> None:
        try:
            game = read_save(file)
        except EngineError as error:
            _log.warning("%s", error)
            self.tell(self.tr("This file can't be opened."), fault_text(error))
            return
        if then is not None:
            then(game)
        else:
            self.opened.emit(game, file)

    def tell(self, heading: str, text: str) -> None:
        """Say something that a person has to know, without stopping anything."""
        box = QMessageBox(
            QMessageBox.Icon.Information,
            self._window.window().windowTitle(),
            heading,
            parent=self._window,
        )
        box.setInformativeText(text)
        box.open()


def free_name(folder: Path, board: str, day: date) -> str:
    """Return a name for the file of a game that no file in a folder has yet."""
    return _free(folder, f"{' '.join(board.translate(_FORBIDDEN).split())} {day.isoformat()}")


def _free(folder: Path, stem: str) -> str:
    """Return a stem with the suffix of games, and a number if there is such a file."""
    names = (stem if n == 1 else f"{stem} ({n})" for n in count(1))
    return next(f"{name}{SUFFIX}" for name in names if not _is_there(folder / f"{name}{SUFFIX}"))


def dropped_file(mime: QMimeData) -> Path | None:
    """Return the one file that is being dropped; None if it is anything else."""
    urls = mime.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    file = Path(urls[0].toLocalFile())
    return file if file.suffix.lower() in SUFFIXES else None


def _is_folder(folder: Path) -> bool:
    """Tell whether a folder is there; systems refuse some letters, each in its own way."""
    try:
        return folder.is_dir()
    except (OSError, ValueError):
        return False


def _is_there(file: Path) -> bool:
    """Tell whether there is a file; of a folder that can't be looked into nobody knows."""
    try:
        return file.exists()
    except OSError:
        return False
