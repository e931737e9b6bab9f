"""The mistakes that a person tries again after days, kept in a file."""

import errno
import functools
import logging
import threading
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QLockFile, QObject, Signal, Slot

from ttr_qt.app.storage.disk_worker import DiskWorker
from ttr_qt.app.storage.set_aside import set_aside
from ttr_qt.engine.errors import EngineError
from ttr_qt.engine.savefile import read_save
from ttr_qt.files import FileInUseError, write_atomically
from ttr_qt.models.practice.mistake import Mistake
from ttr_qt.models.practice.queue import Entry, Offer, Outcome, PracticeQueue

if TYPE_CHECKING:  # it loads kernels
    from ttr_qt.engine import Game
    from ttr_qt.models.practice.exercise import Exercise

FORMAT: Final = "ttr-qt practice"
VERSION: Final = 1
MAX_BYTES: Final = 2_000_000
"""Ten times what a full queue takes."""
LOCK_WAIT: Final = 5000
"""Milliseconds to wait for another copy of the program that writes the file."""
_Change = Callable[[PracticeQueue], bool]
"""Changes a queue; tells whether that made a difference. A second time it makes none."""
_log = logging.getLogger(__name__)


class _Content(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of the file."""

    format: str
    version: int
    entries: tuple[Entry, ...]


class _Header(msgspec.Struct, frozen=True):
    """What files of all versions have."""

    format: str
    version: int


class PracticeStore(QObject):
    """Keeps the queue of one person; whatever the disk does, one can go on practising.

    The file is read when it is needed, and again when another copy of the program has written it:
    each copy adds its changes to what the file says. A damaged one is set aside; one of a newer
    version stays as it is, and nothing is kept beside it.

    Signals:
        failed: what went wrong with the file, in a sentence; not again for the same reason before
            it was written.
    """

    failed = Signal(str)

    def __init__(
        self,
        file: Path,
        games: Path,
        parent: QObject | None = None,
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """``games`` is the folder of the games that are kept."""
        super().__init__(parent)
        self._file = file
        self._games = games
        self._clock = clock
        self._queue: PracticeQueue | None = None
        """What the file said, with all changes since."""
        self._stamp: tuple[int, int] | None = None
        """What the file was like when it was read."""
        self._changes: list[_Change] = []
        """What is not in the file yet."""
        self._lock = threading.Lock()
        """Held while these are read or changed."""
        self._writable = True
        self._told: set[str] = set()
        self._disk = DiskWorker(self)
        self._disk.failed.connect(self._on_failed)

    def add(self, file: str, mistakes: Iterable[Mistake]) -> None:
        """Have the mistakes of a game that is kept in ``file`` come back."""
        found, now = tuple(mistakes), self._clock()
        self._change(lambda queue: queue.add(file, found, now))

    def note(self, mistake: Mistake, outcome: Outcome) -> None:
        """Note how it went with a mistake, if it is one of the queue."""
        now = self._clock()
        self._change(lambda queue: queue.note(mistake.key, outcome, now))

    def offer(self) -> Offer:
        """Return how much there is to practise."""
        self._forget_gone()
        return self._read().offer(self._clock())

    def exercises(self) -> "list[Exercise]":
        """Return what is to be tried today; what is no longer to be found is forgotten."""
        from ttr_qt.models.practice.exercise import exercise_of  # noqa: PLC0415 - loads kernels

        games: dict[str, Game | None] = {}
        found, gone = [], list[Entry]()
        self._forget_gone()
        for entry in self._read().due(self._clock()):
            if entry.file not in games:
                games[entry.file] = self._game(entry.file)
            game = games[entry.file]
            exercise = None if game is None else exercise_of(game, entry.mistake)
            if exercise is None:
                gone.append(entry)
            else:
                found.append(exercise)
        self._forget(gone)
        return found

    def flush(self) -> None:
        """Wait until everything is written."""
        self._disk.flush()

    def _forget_gone(self) -> None:
        """Forget mistakes in games that are gone."""
        try:
            names = {file.name for file in self._games.iterdir()}
        except FileNotFoundError:
            names = set()
        except OSError:  # they may be there again the next time
            return
        self._forget([entry for entry in self._read().entries if entry.file not in names])

    def _forget(self, entries: Iterable[Entry]) -> None:
        keys = {entry.mistake.key for entry in entries}
        if keys:
            self._change(lambda queue: queue.drop(lambda entry: entry.mistake.key in keys))

    def _game(self, name: str) -> "Game | None":
        try:
            return read_save(self._games / name)
        except EngineError as error:
            _log.warning("%s is not practised: %s", name, error)
            return None

    def _change(self, change: _Change) -> None:
        """Change the queue, and soon the file, too."""
        before = self._read().entries
        if not change(self._read()) or not self._writable:
            return
        with self._lock:
            self._changes.append(change)
        self._disk.do(functools.partial(self._write, before))

    def _read(self) -> PracticeQueue:
        """Return the queue as the file has it by now, with all changes that are not in it yet."""
        stamp = self._stamp_now()
        if self._queue is None or (self._writable and stamp not in {None, self._stamp}):
            known = () if self._queue is None else self._queue.entries
            try:
                found = self._entries(known)
                self._stamp = stamp
            except OSError as error:  # on Windows, another copy may be replacing the file just now
                _log.warning("the mistakes to practise can't be read: %s", error)
                if self._queue is None:
                    text = self.tr("Your exercises can't be read. They stay as they are.")
                    self._tell(text)
                found = None
            queue = PracticeQueue(known if found is None else found)
            with self._lock:
                for change in self._changes:
                    change(queue)
            self._queue = queue
        return self._queue

    def _stamp_now(self) -> tuple[int, int] | None:
        """Return what is different once somebody else has written the file; None for no file."""
        try:
            facts = self._file.stat()
        except OSError:
            return None
        return facts.st_mtime_ns, facts.st_size

    def _entries(self, known: tuple[Entry, ...]) -> tuple[Entry, ...] | None:
        """Return what the file says or, if it says nothing, what is ``known``.

        None: it has to stay as it is. An `OSError` if it can't be read now.
        """
        try:
            with self._file.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
        except FileNotFoundError:
            return known
        try:
            return _decoded(data).entries
        except _NewerError:
            self._writable = False
            self._tell(
                self.tr(
                    "Your exercises were saved by a newer version of this program. "
                    "They stay as they are."
                )
            )
            return None
        except (ValueError, RecursionError) as error:
            _log.warning("the mistakes to practise are damaged: %s", error)
            return known if self._set_aside() else None

    def _set_aside(self) -> bool:
        """Give a damaged file another name, so that nothing is written over it; tell if it has."""
        aside = set_aside(self._file, "damaged", "practice")
        if aside is None:
            self._writable = False
            self._tell(self.tr("The file with your exercises is damaged. It stays as it is."))
        else:
            text = self.tr("The file with your exercises is damaged. It was set aside as “{name}”.")
            self._tell(text.format(name=aside.name))
        return aside is not None

    def _write(self, known: tuple[Entry, ...]) -> None:
        """Add what has changed to the file, in the thread that writes; others may write, too.

        What can't be written is tried again with the next change. ``known`` is what the file said,
        should it be gone by now.
        """
        self._file.parent.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(self._file.with_suffix(".lock")))
        if not lock.tryLock(LOCK_WAIT) and lock.error() == QLockFile.LockError.LockFailedError:
            raise FileInUseError(errno.EACCES, "another copy of the program is writing it")
        try:
            with self._lock:
                changes = tuple(self._changes)
            if not changes or not self._writable:
                return  # written with an earlier one, or nothing is kept any more
            entries = self._entries(known)
            if entries is None:
                return
            queue = PracticeQueue(entries)
            for change in changes:
                change(queue)
            content = _Content(format=FORMAT, version=VERSION, entries=queue.entries)
            write_atomically(self._file, msgspec.json.encode(content))
        finally:
            lock.unlock()
        with self._lock:
            del self._changes[: len(changes)]
        self._told.clear()

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        text = self.tr("Your exercises could not be saved: {reason}.")
        without = self.tr("Your exercises could not be saved.")
        self._tell(text.format(reason=reason) if reason else without)

    def _tell(self, sentence: str) -> None:
        if sentence not in self._told:
            self._told.add(sentence)
            self.failed.emit(sentence)


class _NewerError(Exception):
    """A newer version of the program has written the file."""


def _decoded(data: bytes) -> _Content:
    """Return what the file says; a ``ValueError`` if it is not sound."""
    if len(data) > MAX_BYTES:
        raise ValueError("It is too large.")
    header = msgspec.json.decode(data, type=_Header)
    if header.format == FORMAT and header.version > VERSION:
        raise _NewerError
    content = msgspec.json.decode(data, type=_Content)
    if (content.format, content.version) != (FORMAT, VERSION):
        raise ValueError("It is another kind of file.")
    return content
