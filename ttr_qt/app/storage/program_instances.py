"""Several copies of the program at once: each keeps a game of its own."""

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from ttr_qt.app.storage.set_aside import put_aside

MOST: Final = 9
"""Copies that keep games of their own; whoever starts more has other plans."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Place:
    """The part of the folder that belongs to one running copy, as long as this object lives."""

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

    def leave(self) -> None:
        """Let another copy have it."""
        if self.lock is not None:
            self.lock.unlock()


def game_name(number: int) -> str:
    """Return the name of the file for the game that a copy plays."""
    return f"current game{_tail(number)}.json"


def take_place(folder: Path) -> Place:
    """Return a place that no other copy has; the first one as long as it is free."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Place(0)  # nothing can be kept here at all, which is told when something is
    for number in range(1, MOST + 1):
        lock = _lock(folder, number)
        if lock.tryLock(0):
            return Place(number, lock)
        if lock.error() != QLockFile.LockError.LockFailedError:
            _log.warning("copies of the program are not kept apart: %s", lock.error().name)
            return Place(0)
    return Place(MOST + 1)


def put_orphans_aside(folder: Path) -> None:
    """Keep the games of further copies that run no longer from those that take their places."""
    for number in range(2, MOST + 2):
        file = folder / game_name(number)
        if not file.is_file():
            continue
        lock = _lock(folder, number)
        if not lock.tryLock(0):
            continue  # it is being played
        put_aside(file, "kept")
        lock.unlock()


def _lock(folder: Path, number: int) -> QLockFile:
    lock = QLockFile(str(folder / f"copy {number}.lock"))
    lock.setStaleLockTime(0)  # it is held for hours; only a process that has gone loses it
    return lock


def _tail(number: int) -> str:
    return f" {number}" if number > 1 else ""
