"""Games in files that a person chooses: the dialogs, and what they save."""

from datetime import date, datetime
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, QSettings, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QWidget

from ttr_qt.app.game.current_game import CurrentGame
from ttr_qt.app.game.error_reporter import ErrorReporter
from ttr_qt.app.game.file_dialog import SUFFIX, SUFFIXES, GameFileDialog
from ttr_qt.app.settings.current_preferences import CurrentPreferences
from ttr_qt.files import write_atomically
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.words.file_errors import disk_text

_FOLDER: Final = "folder of files"
_FORBIDDEN: Final = dict.fromkeys(map(ord, '<>:"/\\|?*'), " ")
"""Characters that names of files may not have, on one system or another."""


class GameFiles(QObject):
    """Saves the current game to a file that a person chooses, and lets one choose a file to open.

    Signals:
        chosen: the `Path` of a file that is to be opened.
        saved: the `Path` of a file that was written.
    """

    chosen = Signal(object)
    saved = Signal(object)

    def __init__(
        self,
        settings: QSettings,
        preferences: CurrentPreferences,
        current_game: CurrentGame,
        errors: ErrorReporter,
        parent: QWidget,
    ) -> None:
        """Show dialogs over ``parent``."""
        super().__init__(parent)
        self._settings = settings
        self._preferences = preferences
        self._current_game = current_game
        self._errors = errors
        self._parent = parent

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

    @Slot()
    def save_as(self) -> None:
        """Ask where to, and write the current game there."""
        table, style = self._current_game.table, self._preferences.style
        if table is None:
            return
        text = table.session.to_json()  # now: others may move while the dialog is open
        board = in_language(table.session.map.name, style.language)
        dialog = GameFileDialog(style, "save", self.folder, self._parent)
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
            heading = self.tr("The game was not saved.")
            self._errors.show_box(heading, f"{reason[:1].upper()}{reason[1:]}.")
        else:
            self.saved.emit(file)

    @Slot()
    def open(self) -> None:
        """Ask which saved game to open."""
        file = self._ask(GameFileDialog(self._preferences.style, "open", self.folder, self._parent))
        if file is not None:
            self.chosen.emit(file)

    def _ask(self, dialog: GameFileDialog) -> Path | None:
        """Return the file that a person chooses, and begin in its folder the next time."""
        file = dialog.asked()
        dialog.deleteLater()
        if file is not None:
            self._settings.setValue(_FOLDER, str(file.parent.absolute()))
        return file


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
