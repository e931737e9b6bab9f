"""The mistakes that a person tries again after days, kept in a file."""

import functools
import logging
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from ttr_qt.app.storage.disk_worker import DiskWorker
from ttr_qt.engine.errors import EngineError
from ttr_qt.engine.savefile import read_save
from ttr_qt.files import write_atomically
from ttr_qt.models.practice.mistake import Mistake
from ttr_qt.models.practice.queue import Entry, Offer, Outcome, PracticeQueue

if TYPE_CHECKING:  # it loads kernels
    from ttr_qt.engine import Game
    from ttr_qt.models.practice.exercise import Exercise

FORMAT: Final = "ttr-qt practice"
VERSION: Final = 1
MAX_BYTES: Final = 2_000_000
"""Ten times what a full queue takes."""
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

    The file is read when it is needed first. One that can't be read is set aside; one of a newer
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
        self._writable = True
        self._told: set[str] = set()
        self._disk = DiskWorker(self)
        self._disk.failed.connect(self._on_failed)

    def add(self, file: str, mistakes: Iterable[Mistake]) -> None:
        """Have the mistakes of a game that is kept in ``file`` come back."""
        if self._read().add(file, mistakes, self._clock()):
            self._write()

    def note(self, mistake: Mistake, outcome: Outcome) -> None:
        """Note how it went with a mistake, if it is one of the queue."""
        if self._read().note(mistake.key, outcome, self._clock()):
            self._write()

    def offer(self) -> Offer:
        """Return how much there is to practise."""
        self._forget_gone()
        return self._read().offer(self._clock())

    def exercises(self) -> "list[Exercise]":
        """Return what is to be tried today; what is no longer to be found is forgotten."""
        from ttr_qt.models.practice.exercise import exercise_of  # noqa: PLC0415 - loads kernels

        games: dict[str, Game | None] = {}
        found, gone = [], set()
        self._forget_gone()
        for entry in self._read().due(self._clock()):
            if entry.file not in games:
                games[entry.file] = self._game(entry.file)
            game = games[entry.file]
            exercise = None if game is None else exercise_of(game, entry.mistake)
            if exercise is None:
                gone.add(entry.mistake.key)
            else:
                found.append(exercise)
        if gone and self._read().drop(lambda entry: entry.mistake.key in gone):
            self._write()
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
        if self._read().drop(lambda entry: entry.file not in names):
            self._write()

    def _game(self, name: str) -> "Game | None":
        try:
            return read_save(self._games / name)
        except EngineError as error:
            _log.warning("%s is not practised: %s", name, error)
            return None

    def _read(self) -> PracticeQueue:
        if self._queue is None:
            self._queue = PracticeQueue(self._entries())
        return self._queue

    def _entries(self) -> tuple[Entry, ...]:
        try:
            with self._file.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
        except FileNotFoundError:
            return ()
        except OSError as error:
            _log.warning("the mistakes to practise can't be read: %s", error)
            self._writable = False
            self._tell(self.tr("Your mistakes to practise can't be read. They stay as they are."))
            return ()
        try:
            return _decoded(data).entries
        except _NewerError:
            self._writable = False
            self._tell(
                self.tr(
                    "Your mistakes to practise were kept by a newer version of this program. "
                    "They stay as they are."
                )
            )
        except (ValueError, RecursionError) as error:
            _log.warning("the mistakes to practise are damaged: %s", error)
            self._set_aside()
        return ()

    def _set_aside(self) -> None:
        """Give a damaged file another name, so that nothing is written over it."""
        number = 1
        while (aside := self._file.with_name(f"damaged practice {number}.json")).exists():
            number += 1
        try:
            self._file.rename(aside)
        except OSError as error:
            _log.warning("%s was not set aside: %s", self._file.name, error)
            self._writable = False
            self._tell(
                self.tr("The file of your mistakes to practise is damaged. It stays as it is.")
            )
        else:
            text = self.tr(
                "The file of your mistakes to practise is damaged. It was set aside as “{name}”."
            )
            self._tell(text.format(name=aside.name))

    def _write(self) -> None:
        if not self._writable:
            return
        content = _Content(format=FORMAT, version=VERSION, entries=self._read().entries)
        self._disk.do(functools.partial(self._write_down, content))

    def _write_down(self, content: _Content) -> None:
        """Write the queue, in the thread that writes."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(self._file, msgspec.json.encode(content))
        self._told.clear()

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        text = self.tr("Your mistakes to practise could not be kept: {reason}.")
        without = self.tr("Your mistakes to practise could not be kept.")
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
