"""Reviews of games, kept so that none has to be made twice."""

import contextlib
import functools
import logging
import re
import threading
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from ai.reviewing.files import from_json, kept_json, to_json
from ai.reviewing.findings import Review, fingerprint
from ttr_qt.app.storage.disk_worker import DiskWorker
from ttr_qt.bots.game_skill import game_skill
from ttr_qt.engine.errors import EngineError
from ttr_qt.engine.savefile import Save, packed, parse_save, read_bytes, unpacked
from ttr_qt.files import write_atomically
from ttr_qt.models.records.skill import GameSkill
from ttr_qt.models.setup.seating import saved_levels

if TYPE_CHECKING:  # it loads kernels
    from ttr_qt.engine import Game

MOST: Final = 1000
"""Reviews; each has some ten thousand bytes."""
MOST_BYTES: Final = 64_000_000
"""The most that all of them take together."""
_DIGITS: Final = 32
"""How many digits of a fingerprint are in the name of a file."""
_SUFFIX: Final = ".json.gz"
_NAME: Final = re.compile(rf"[0-9a-f]{{{_DIGITS}}}{re.escape(_SUFFIX)}")
_log = logging.getLogger(__name__)


class KeptReviews(QObject):
    """The reviews that are kept beside the games.

    A review is found by the `fingerprint` of its game, wherever that lies. It can always be made
    anew: one that is torn, or of another version, is written over, and the oldest make room.

    Signals:
        failed: that a review could not be written and why, in a sentence; not again for the same
            reason before one was written.
        skills_changed: there is more, or something else, for statistics.
    """

    failed = Signal(str)
    skills_changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None, *, most: int = MOST) -> None:
        super().__init__(parent)
        self._folder = folder
        self._most = most
        self._disk = DiskWorker(self)
        self._disk.failed.connect(self._on_failed)
        self._reader = DiskWorker(self)
        self._closing = False
        self._coming: dict[str, tuple[Review | None, str]] = {}
        """What is to be written, by fingerprints of games, and its text; only the newest of
        each."""
        self._skills: dict[str, tuple[int, GameSkill | None]] = {}
        """What was read for statistics, by names of files, and when these were written."""
        self._lock = threading.Lock()
        """Held while what is coming, or what was told, is changed."""
        self._told: set[str] = set()

    def read(self, game: "Game") -> Review | None:
        """Return the review of a game, as far as it went; None if it has to be made anew."""
        mark = fingerprint(game)
        if (coming := self._coming.get(mark)) is not None:
            return coming[0]
        file = self._file_of(mark)
        try:
            return from_json(unpacked(read_bytes(file)), game)
        except FileNotFoundError:
            return None
        except OSError as error:
            _log.warning("a review can't be read: %s", error)
        except EngineError as error:
            _log.warning("%s is not used: %s", file.name, error)
        return None

    def has(self, game: "Game") -> bool:
        """Tell whether anybody looked back at a game from this moment."""
        mark = fingerprint(game)
        return mark in self._coming or self._file_of(mark).exists()

    def note_opened(self, game: "Game") -> None:
        """Have it kept that somebody looks back at a game, whether or not anything is found."""
        if not self.has(game):
            self._write_soon(fingerprint(game), None, to_json(None, game, _person_of(game)))

    def write(self, game: "Game", review: Review) -> None:
        """Have a review written soon, finished or not, in the place of any before."""
        mark = fingerprint(game)
        if review.game != mark:
            _log.warning("a review is not kept: it is not of this moment of the game")
            return
        self._write_soon(mark, review, to_json(review, game, _person_of(game)))

    def _write_soon(self, mark: str, review: Review | None, text: bytes) -> None:
        with self._lock:
            self._coming[mark] = review, text.decode()
        self._disk.do(functools.partial(self._write, mark))

    def skills(self) -> list[GameSkill]:
        """Return what all complete reviews of games that are over say of the person.

        Only what is known already: many take seconds to read, which is done now, in a thread of its
        own; see ``skills_changed``.
        """
        self._reader.do(self._read_skills)
        return [skill for _, skill in self._skills.values() if skill is not None]

    def _read_skills(self) -> None:
        """Read what was written since the last time, in the thread that reads."""
        self._disk.flush()
        found: dict[str, tuple[int, GameSkill | None]] = {}
        with contextlib.suppress(OSError):  # there is no folder before there is a review
            for file in self._folder.iterdir():
                if self._closing:
                    return
                if _NAME.fullmatch(file.name):
                    found[file.name] = self._skill_in(file)
        if found != self._skills:
            self._skills = found
            self.skills_changed.emit()

    def _skill_in(self, file: Path) -> tuple[int, GameSkill | None]:
        try:
            written = file.stat().st_mtime_ns
            known = self._skills.get(file.name)
            if known is not None and known[0] == written:
                return known
            kept = kept_json(unpacked(read_bytes(file)))
        except (OSError, EngineError):
            return 0, None  # it is made anew when it is looked at
        review = kept.review
        if not kept.over or kept.seat < 0 or review is None or not review.complete:
            return written, None
        when = datetime.fromtimestamp(written / 1e9).astimezone()
        return written, game_skill(review, kept.edition, kept.seat, when)

    def remove(self, marks: Iterable[str]) -> None:
        """Delete the reviews of games with these fingerprints, see `fingerprints`."""
        for mark in marks:
            if _NAME.fullmatch(mark[:_DIGITS] + _SUFFIX):
                with self._lock:
                    self._coming.pop(mark, None)
                self._disk.do(functools.partial(self._delete, mark))

    def flush(self) -> None:
        """Wait until everything is written, and read that was asked for."""
        self._disk.flush()
        self._reader.flush()

    def close(self) -> None:
        """Wait until everything is written, and give up reading."""
        self._closing = True
        self.flush()
        self._closing = False

    def _file_of(self, mark: str) -> Path:
        return self._folder / (mark[:_DIGITS] + _SUFFIX)

    def _write(self, mark: str) -> None:
        """Write a review, in the thread that writes."""
        if (coming := self._coming.get(mark)) is None:
            return  # an earlier task wrote it, or it is not wanted any more
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_atomically(self._file_of(mark), packed(coming[1]))
        finally:
            with self._lock:
                if self._coming.get(mark) is coming:
                    del self._coming[mark]
        with self._lock:
            self._told.clear()
        self._make_room()

    def _delete(self, mark: str) -> None:
        with contextlib.suppress(OSError):  # it does no harm
            self._file_of(mark).unlink(missing_ok=True)

    def _make_room(self) -> None:
        """Delete the oldest reviews, as long as there are too many or they take too much."""
        found = []
        for file in self._folder.iterdir():
            if _NAME.fullmatch(file.name):
                with contextlib.suppress(OSError):  # another window may have deleted it
                    facts = file.stat()
                    found.append((facts.st_mtime_ns, facts.st_size, file))
        found.sort(reverse=True)
        taken = 0
        for number, (_time, size, file) in enumerate(found):
            taken += size
            if number >= self._most or taken > MOST_BYTES:
                with contextlib.suppress(OSError):
                    file.unlink(missing_ok=True)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        with self._lock:
            if reason in self._told:
                return
            self._told.add(reason)
        text = self.tr("The review could not be saved: {reason}.")
        without = self.tr("The review could not be saved.")
        self.failed.emit(text.format(reason=reason) if reason else without)


def fingerprints(files: Iterable[Path]) -> dict[Path, str]:
    """Return those of the games in files that can be read."""
    found = {}
    for file in files:
        with contextlib.suppress(OSError, EngineError):
            found[file] = parse_save(read_bytes(file), Save).digest
    return found


def _person_of(game: "Game") -> int:
    """Return where the only person sat; below zero where there was none, or several."""
    levels = saved_levels(game.setup.extra, game.players)
    people = [] if levels is None else [seat for seat, level in enumerate(levels) if not level]
    return people[0] if len(people) == 1 else -1
