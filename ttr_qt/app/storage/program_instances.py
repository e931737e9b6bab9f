"""Several copies of the program at once: each keeps a game of its own."""

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from ttr_qt.app.storage.set_aside import set_aside

MOST: Final = 9
"""How many copies keep games of their own; nobody needs more."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ProgramInstance:
    """A running copy of the program, which has files of its own as long as this object lives."""

    number: int
    """1 for the first copy; 0 where nobody can tell."""
    lock: QLockFile | None = None

    @property
    def game_name(self) -> str:
        """The name of the file for the game being played."""
        return game_name(self.number)

    @property
    def log_name(self) -> str:
        """The name of the log."""
        return f"ttr-qt{_tail(self.number)}.log"

    def release(self) -> None:
        """Let another copy have this one's number and files."""
        if self.lock is not None:
            self.lock.unlock()


def game_name(number: int) -> str:
    """Return the name of the file for the game that a copy plays."""
    return f"current game{_tail(number)}.json"


def claim_instance(folder: Path) -> ProgramInstance:
    """Return an instance with a number that no other running copy has, the lowest there is."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return ProgramInstance(0)  # the first save that fails reports it
    for number in range(1, MOST + 1):
        lock = _lock(folder, number)
        if lock.tryLock(0):
            return ProgramInstance(number, lock)
        if lock.error() != QLockFile.LockError.LockFailedError:
            _log.warning("copies of the program are not kept apart: %s", lock.error().name)
            return ProgramInstance(0)
    return ProgramInstance(MOST + 1)


def set_orphans_aside(folder: Path, games: Path | None = None) -> None:
    """Set the games of copies that run no longer aside, so that no new copy writes over them.

    ``folder`` is that of the program, ``games`` that of a person who has another one.
    """
    for number in range(2, MOST + 2):
        file = (games or folder) / game_name(number)
        if not file.is_file():
            continue
        lock = _lock(folder, number)
        if not lock.tryLock(0):
            continue  # it is being played
        set_aside(file, "kept")
        lock.unlock()


def _lock(folder: Path, number: int) -> QLockFile:
    lock = QLockFile(str(folder / f"copy {number}.lock"))
    lock.setStaleLockTime(0)  # it is held for hours; only a process that has gone loses it
    return lock


def _tail(number: int) -> str:
    return f" {number}" if number > 1 else ""
