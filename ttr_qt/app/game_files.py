"""Games in files that a person chooses: saving, opening, dropping one onto the window."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from ttr_qt.engine.errors import EngineError
from ttr_qt.files import write_atomically
from ttr_qt.views.words.faults import disk_text, fault_text

if TYPE_CHECKING:
    from ttr_qt.engine import Game

_log = logging.getLogger(__name__)
SUFFIX: Final = ".ttrgame"
_SUFFIXES: Final = (SUFFIX, ".json")
"""What saved games are called: the second before desktops knew them, and by those who edit them."""
_FILTER: Final = f"({' '.join(f'*{suffix}' for suffix in _SUFFIXES)})"


class GameFiles(QObject):
    """Asks for files, reads and writes games, and says in plain words what went wrong.

    Signals:
        opened: a `Game` that was read, and the `Path` of its file.
        saved: the `Path` of a file that was written.
    """

    opened = Signal(object, object)
    saved = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def save_as(self, text: str) -> None:
        """Ask where to, and write a game there."""
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the game"), "", self.tr("Games") + f" {_FILTER}"
        )
        if not name:
            return
        file = Path(name)
        if not file.suffix:
            file = file.with_suffix(SUFFIX)
        try:
            write_atomically(file, text.encode())
        except OSError as error:
            reason = disk_text(error)
            self.tell(self.tr("The game was not saved."), f"{reason[:1].upper()}{reason[1:]}.")
        else:
            self.saved.emit(file)

    def ask(self) -> None:
        """Ask which saved game to open."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a game"), "", self.tr("Games") + f" {_FILTER}"
        )
        if name:
            self.load(Path(name))

    def load(self, file: Path, then: "Callable[[Game], None] | None" = None) -> None:
        """Read a saved game, for ``then`` or whoever opens games; a file that is none says so."""
        from ttr_qt.engine import read_save  # noqa: PLC0415 - loads kernels

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


def dropped_file(mime: QMimeData) -> Path | None:
    """Return the one file that is being dropped; None if it is anything else."""
    urls = mime.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    file = Path(urls[0].toLocalFile())
    return file if file.suffix.lower() in _SUFFIXES else None
