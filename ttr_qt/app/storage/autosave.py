"""The game that is being played, on disk after every step."""

import functools
import logging
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal, Slot

from ttr_qt.app.storage.disk_worker import DiskWorker
from ttr_qt.app.storage.program_instances import game_name
from ttr_qt.app.storage.set_aside import set_aside
from ttr_qt.engine.errors import EngineError, SaveError, SaveFault
from ttr_qt.engine.rules import RULES
from ttr_qt.engine.savefile import (
    MAX_BYTES,
    GameSnapshot,
    SaveHeader,
    parse_save,
    read_bytes,
    read_save,
)
from ttr_qt.files import clear_torn, write_atomically
from ttr_qt.models.setup.saved_turns import turn_reached
from ttr_qt.models.setup.seating import saved_people

if TYPE_CHECKING:
    from ttr_qt.engine import Game

_LATER: Final[frozenset[SaveFault]] = frozenset({"unreadable", "newer", "map"})
"""What may be wrong with a game today and right another day."""
_AGAIN_AFTER: Final = 3000
"""Milliseconds after which a game that the disk refused is tried again: other programs, such as
those that make backups, have files open for moments."""
_log = logging.getLogger(__name__)


def data_folder() -> Path:
    """Return the system's place for what the program keeps for a person."""
    kind = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(kind))


@dataclass(frozen=True, slots=True)
class UnfinishedGame:
    """The facts about a game to be continued that the start page shows."""

    edition: str
    turn: int
    """Which turn it is, as people count: everybody's first is turn 1."""
    opponents: tuple[str, ...]
    """Their levels."""
    variant: str = ""
    """Which of the edition's other ways to play it is; empty for the usual one."""
    others: tuple[str, ...] = ()
    """The names of the other people at the screen."""


class Autosave(QObject):
    """The file of the game that is being played; whatever the disk does, the game goes on.

    A thread of its own makes the saves and writes them: the first takes longer the longer a game
    is, the second as long as the disk likes. At any moment the file is a whole game, if not always
    the newest.

    Signals:
        failed: why a game could not be written, in the thread of the receiver.
    """

    failed = Signal(str)

    def __init__(
        self, folder: Path, parent: QObject | None = None, *, name: str = game_name(1)
    ) -> None:
        """``name`` is that of the file: copies of the program that run together differ in it."""
        super().__init__(parent)
        self.file: Final = folder / name
        self._lock = threading.Lock()
        self._newest: GameSnapshot | str | None = None
        """What waits to be written."""
        self._refused = False
        """Whether the disk did not take the last game; only the thread that writes changes it."""
        self._waiting: str | None = None
        """What the disk refused and is to be tried again."""
        self._told = False
        """Whether somebody was told already that this game is not on the disk."""
        self._again = QTimer(self, singleShot=True, interval=_AGAIN_AFTER)
        self._again.timeout.connect(self.try_again)
        self._disk = DiskWorker(self)
        self._disk.failed.connect(self._on_failed)
        self._disk.do(functools.partial(clear_torn, folder))

    def save(self, game: GameSnapshot | str) -> None:
        """Have a game, or the text of its save, written soon; one that still waits is forgotten."""
        self._told = False
        with self._lock:
            begin, self._newest = self._newest is None, game
        if begin:
            self._disk.do(self._write_newest)

    @Slot()
    def try_again(self) -> None:
        """Have a game written soon that the disk refused, unless there is a newer one."""
        with self._lock:
            if self._newest is not None or self._waiting is None:
                return
            self._newest = self._waiting
        self._disk.do(self._write_newest)

    def flush(self) -> None:
        """Wait until everything is written."""
        self._disk.flush()

    def safe(self) -> bool:
        """Wait until everything is written, and tell whether the disk took it."""
        self.flush()
        return not self._refused

    def _write_newest(self) -> None:
        """Write what waits, in the thread that writes."""
        with self._lock:
            game, self._newest, self._waiting = self._newest, None, None
        if game is None:
            return
        self._refused = True
        text = game if isinstance(game, str) else game.to_json()
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.file, text.encode())
        except OSError:
            with self._lock:
                self._waiting = text
            raise
        self._refused = False

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self._again.start()
        if not self._told:
            self._told = True
            self.failed.emit(reason)

    def has_game(self) -> bool:
        """Tell whether there is a game to continue."""
        self.flush()
        return self.file.is_file()

    def summary(self) -> UnfinishedGame | None:
        """Return what can be said about the game that was left without playing it again."""
        header = self.header()
        if header is None or header.edition not in RULES:
            return None
        levels = header.extra.get("levels", [])
        if not isinstance(levels, list):
            return None
        opponents = tuple(name for name in levels if isinstance(name, str) and name)
        turn = turn_reached(header.actions, RULES[header.edition], len(levels) or 1)
        others = tuple(filter(None, saved_people(header.extra, levels.count(""))[1:]))
        return UnfinishedGame(header.edition, turn, opponents, header.variant, others)

    def header(self) -> SaveHeader | None:
        """Return the header of the game that was left; None if there is none."""
        try:
            return parse_save(self.text(), SaveHeader)
        except SaveError:
            return None  # reading it tells what is wrong with it

    def text(self) -> str:
        """Return the save of the game that was left, even a damaged one; empty if there is none."""
        self.flush()
        try:
            return read_bytes(self.file)[:MAX_BYTES].decode(errors="replace")
        except OSError:
            return ""

    def read(self) -> "Game":
        """Return the game that was left.

        Raises:
            EngineError: it can't be read. What is spoilt is put aside; what this program, or this
                moment, is only not fit for stays where it is.
        """
        self.flush()
        try:
            return read_save(self.file)
        except EngineError as error:
            if not isinstance(error, SaveError) or error.fault not in _LATER:
                set_aside(self.file, "damaged")
            raise

    def forget(self, text: str) -> None:
        """Delete the file if it holds this save, which is kept elsewhere; any other game stays."""
        there = self.text()
        with self._lock:
            if self._waiting == text:
                self._waiting = None
        if there != text:
            return
        try:
            self.file.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("the old game is still there: %s", error)
