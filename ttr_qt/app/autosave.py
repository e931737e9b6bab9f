"""The game that is being played, on disk after every step."""

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

from ttr_qt.engine import EngineError, Game, read_save
from ttr_qt.files import write_atomically

_NAME: Final = "current game.json"
_log = logging.getLogger(__name__)


def data_folder() -> Path:
    """Return the system's place for what the program keeps for a person."""
    kind = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(kind))


class Autosave:
    """Keeps one game; whatever the disk does, the game goes on."""

    def __init__(self, folder: Path) -> None:
        self.file: Final = folder / _NAME

    def keep(self, text: str) -> str | None:
        """Write a game; return what went wrong, if anything did."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.file, text.encode())
        except OSError as error:
            _log.warning("the game was not saved: %s", error)
            return error.strerror or str(error)
        return None

    def left(self) -> bool:
        """Tell whether there is a game to go on with."""
        return self.file.is_file()

    def read(self) -> Game:
        """Return the game that was left.

        Raises:
            EngineError: it can't be read; it is put aside then, not deleted.
        """
        try:
            return read_save(self.file)
        except EngineError:
            self._put_aside()
            raise

    def forget(self) -> None:
        """There is nothing to go on with: the game is over or was given up."""
        try:
            self.file.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("the old game is still there: %s", error)

    def _put_aside(self) -> None:
        number = 1
        while (aside := self.file.with_name(f"damaged game {number}.json")).exists():
            number += 1
        try:
            self.file.rename(aside)
        except OSError as error:
            _log.warning("the damaged game was not put aside: %s", error)
