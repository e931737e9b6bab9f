"""The folder of games that the program keeps, each a small file that can be played again."""

import functools
import hashlib
import logging
import re
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QImage

from ttr_qt.app.storage.companion_files import FACTS, PICTURE, find_facts, read_facts, write_picture
from ttr_qt.app.storage.disk_worker import DiskWorker
from ttr_qt.engine.savefile import SaveHeader, packed, parse_save
from ttr_qt.files import write_atomically
from ttr_qt.models.records.kept_game import KeptGame
from ttr_qt.views.words.file_errors import disk_text

_SUFFIX: Final = ".json.gz"
_NAME: Final = re.compile(
    r"(\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d) ([\w-]+) ([0-9a-f]{12})(\.json\.gz|\.json)"
)
"""Date and time, edition, and a fingerprint, so that no game is ever kept twice."""
_LONGEST: Final = 40
"""Letters of an edition in the name of a file."""
_TIME: Final = "%Y-%m-%d %H.%M.%S"
_CHANGED_DELAY_MS: Final = 100
"""Between a change of the folder and `changed`: many files may change one after the other."""
_log = logging.getLogger(__name__)


class GameStore(QObject):
    """Keeps games in a folder; whatever the disk does, the program goes on.

    Files that are damaged, or that it did not write, are left alone and not listed.

    Signals:
        failed: why a game could not be kept; may be empty.
        not_deleted: why a game is still there; may be empty.
        changed: `entries` may return something else than before.
    """

    failed = Signal(str)
    not_deleted = Signal(str)
    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder: Final = folder
        self._disk = DiskWorker(self)
        self._facts_worker = DiskWorker(self)
        self._disk.failed.connect(self.failed)
        self._changed_timer = QTimer(self, singleShot=True, interval=_CHANGED_DELAY_MS)
        self._changed_timer.timeout.connect(self.changed)
        for worker in (self._disk, self._facts_worker):
            worker.worked.connect(self._on_worked)
        self._tried: set[str] = set()
        """Names of games without facts that were played again, or will be."""
        self._coming: dict[str, Path] = {}
        """Games that are being written, by their fingerprints."""
        self._leaving: set[Path] = set()
        """Files that are to be deleted as soon as their games are saved elsewhere."""

    def keep(
        self, text: str, picture: QImage | None = None, *, instead_of: Path | None = None
    ) -> Path:
        """Have a save written soon, and return the file that it gets; twice makes one file.

        ``instead_of`` is a file with the same save, which goes as soon as this one is there.
        """
        mark = _mark(text)
        file = self._coming.get(mark) or self._file_of(mark)
        if file is None or file in self._leaving:
            now = current_time()
            # No disk takes names of any length, and a save may say what it likes.
            edition = re.sub(r"[^\w-]", "-", parse_save(text, SaveHeader).edition)[:_LONGEST] or "-"
            file = self.folder / f"{now.strftime(_TIME)} {edition} {mark}{_SUFFIX}"
            self._coming[mark] = file
            self._disk.do(functools.partial(self._write, mark, text, picture, now))
        if instead_of is not None:
            self._disk.do(functools.partial(self._replace, instead_of, mark))
        return file

    def holds(self, text: str) -> bool:
        """Tell whether a save is on the disk."""
        return self._file_of(_mark(text)) is not None

    def _file_of(self, mark: str) -> Path | None:
        """Return where a game already lies."""
        for name in self._names():
            found = _NAME.fullmatch(name)
            if found is not None and found[3] == mark:
                return self.folder / name
        return None

    @Slot()
    def _on_worked(self) -> None:
        if not self._changed_timer.isActive():
            self._changed_timer.start()

    def _write(self, mark: str, text: str, picture: QImage | None, now: datetime) -> None:
        """Write a game and what lies beside it, in the thread that writes."""
        file = self._coming[mark]
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(file, packed(text))
            if picture is not None:
                write_picture(picture, _beside(file, PICTURE))
            find_facts(file, _beside(file, FACTS), now)
        finally:
            del self._coming[mark]

    def _replace(self, other: Path, mark: str) -> None:
        """Delete another file of a game that is surely here, in the thread that writes."""
        if self._file_of(mark) is None:
            return
        try:
            other.unlink(missing_ok=True)
        except OSError as error:  # the game is kept twice then, which harms nobody
            _log.warning("%s is still there: %s", other.name, error.strerror)

    def flush(self) -> None:
        """Wait until all games are written."""
        self._disk.flush()

    def flush_facts(self) -> None:
        """Wait until the facts of all games that were listed are found."""
        self._facts_worker.flush()

    def close(self) -> None:
        """Wait until all games are written, and give up looking for facts of old ones."""
        self._disk.flush()
        self._facts_worker.drop()

    def entries(self) -> list[KeptGame]:
        """Return all games, newest first.

        One that is being written comes later, see ``changed``; likewise one whose facts are
        missing, since it has to be played again.
        """
        names = self._names()
        games = []
        for name in sorted(names, reverse=True):
            found = _NAME.fullmatch(name)
            if found is None:
                continue
            file = self.folder / name
            facts = read_facts(file, _beside(file, FACTS))
            if facts is None:
                if found[3] not in self._coming:
                    self._mend(file, found[1])
                continue
            picture = _beside(file, PICTURE)
            games.append(KeptGame(file, facts, picture if picture.name in names else None))
        games.sort(key=lambda game: game.facts.played, reverse=True)
        return games

    def _names(self) -> set[str]:
        try:
            return {file.name for file in self.folder.iterdir()}
        except OSError:  # mostly there is no folder because there is no game yet
            return set()

    def _mend(self, file: Path, time: str) -> None:
        """Have the facts of a game found anew; what is no game is looked at once only."""
        if file.name in self._tried:
            return
        self._tried.add(file.name)
        try:
            played = datetime.strptime(time, _TIME).astimezone()
        except (ValueError, OverflowError, OSError):
            return
        self._facts_worker.do(functools.partial(find_facts, file, _beside(file, FACTS), played))

    def delete(self, games: Sequence[KeptGame]) -> list[KeptGame]:
        """Delete games that `entries` returned; return those that are gone."""
        foreign = next((game for game in games if not self._is_own(game.file)), None)
        if foreign is not None:
            raise ValueError(f"{foreign.file} was not kept here.")
        self.flush()
        gone = []
        refused: OSError | None = None
        for game in games:
            try:
                _unlink(game.file)
            except OSError as error:
                _log.warning("a game was not deleted: %s", error)
                if game.file.exists():
                    refused = error
                    continue
            gone.append(game)
        if games:
            self.changed.emit()
        if refused is not None:
            self.not_deleted.emit(disk_text(refused))
        return gone

    def delete_when_saved(self, file: Path, saved: Callable[[], bool]) -> None:
        """Have an unfinished game deleted when ``saved`` tells that it is kept elsewhere.

        It is asked in the thread that writes, and may wait there. Any other file is left alone.
        """
        if self._is_own(file):
            self._leaving.add(file)
            self._disk.do(functools.partial(self._delete_when_saved, file, saved))

    def _delete_when_saved(self, file: Path, saved: Callable[[], bool]) -> None:
        try:
            facts = read_facts(file, _beside(file, FACTS))
            if facts is not None and not facts.over and saved():
                _unlink(file)
        finally:
            self._leaving.discard(file)

    def _is_own(self, file: Path) -> bool:
        return file.parent == self.folder and _NAME.fullmatch(file.name) is not None


def _mark(text: str) -> str:
    """Return the fingerprint of a save."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def current_time() -> datetime:
    """Return the time in whole seconds, with its zone."""
    return datetime.now().astimezone().replace(microsecond=0)


def _unlink(game_file: Path) -> None:
    """Delete a game and what lies beside it."""
    for file in (game_file, _beside(game_file, FACTS), _beside(game_file, PICTURE)):
        file.unlink(missing_ok=True)


def _beside(file: Path, suffix: str) -> Path:
    """Return the name of a file that belongs to a game."""
    stem = file.name.removesuffix(".gz").removesuffix(".json")
    return file.with_name(stem + suffix)
