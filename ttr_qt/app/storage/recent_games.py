"""Games in files that a person chose: saved or opened of late."""

import functools
import hashlib
import os
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QImage

from ttr_qt.app.storage.companion_files import FACTS, PICTURE, find_facts, read_facts, write_picture
from ttr_qt.app.storage.disk_worker import DiskWorker
from ttr_qt.models.records.kept_game import KeptGame

MOST: Final = 20
_KEY: Final = "recent games"
_FOLDER: Final = "recent"


class RecentGames(QObject):
    """Remembers where games lie; the files themselves are never touched.

    Signals:
        changed: `entries` may return something else than before.
    """

    changed = Signal()

    def __init__(self, settings: QSettings, folder: Path, parent: QObject | None = None) -> None:
        """``folder`` is that of the games the program keeps: pictures and facts go there."""
        super().__init__(parent)
        self._settings = settings
        self._kept = folder
        self._folder = folder / _FOLDER
        self._disk = DiskWorker(self)
        self._disk.worked.connect(self.changed)
        self._tried: set[tuple[Path, int]] = set()

    @property
    def files(self) -> tuple[Path, ...]:
        """Where they lie, the latest first, whether or not they are still there."""
        value = self._settings.value(_KEY)
        # Qt reads a list with one text as that text.
        found = value if isinstance(value, list) else [value]
        paths = (Path(text) for text in found if isinstance(text, str) and _could_be(text))
        return tuple(dict.fromkeys(path for path in paths if path.is_absolute()))[:MOST]

    def add(self, file: Path, picture: QImage | None = None) -> None:
        """Remember a file that was saved or opened; those kept by the program are listed anyway."""
        file = file.absolute()
        if file.parent == self._kept:
            return
        listed = [file, *(other for other in self.files if other != file)]
        self._set(listed)
        if picture is not None:
            self._disk.do(functools.partial(write_picture, picture, self._beside(file, PICTURE)))
        elif self._is_outdated(file):
            self._disk.do(functools.partial(self._delete_beside, [file]))
        if listed[MOST:]:
            self._disk.do(functools.partial(self._delete_beside, listed[MOST:]))
        self.changed.emit()

    def entries(self) -> list[KeptGame]:
        """Return the games that are still there, the latest first.

        One that nothing is known about comes later, see ``changed``: it has to be played again.
        """
        games = []
        for file in self.files:
            facts = read_facts(file, self._beside(file, FACTS))
            if facts is None:
                self._look_into(file)
                continue
            picture = self._beside(file, PICTURE)
            games.append(KeptGame(file, facts, picture if picture.is_file() else None, True))
        return games

    def _is_outdated(self, file: Path) -> bool:
        """Tell whether a file was written anew, so that its picture is of an earlier moment."""
        facts = self._beside(file, FACTS)
        return facts.is_file() and read_facts(file, facts) is None

    def _look_into(self, file: Path) -> None:
        try:
            changed = file.stat().st_mtime_ns
        except OSError:
            return  # perhaps on a disk that comes back
        if (file, changed) not in self._tried:
            self._tried.add((file, changed))
            played = datetime.fromtimestamp(changed / 1e9, UTC).replace(microsecond=0)
            self._disk.do(functools.partial(find_facts, file, self._beside(file, FACTS), played))

    def forget(self, files: Collection[Path]) -> None:
        """Take files off the list; they stay where they are."""
        if files:
            self._set([other for other in self.files if other not in files])
            self._tidy(files)

    def flush(self) -> None:
        """Wait until everything is written."""
        self._disk.flush()

    def close(self) -> None:
        """Give up what nobody has begun."""
        self._disk.drop()

    def _set(self, files: list[Path]) -> None:
        self._settings.setValue(_KEY, [str(file) for file in files[:MOST]])

    def _tidy(self, files: Iterable[Path]) -> None:
        """Delete our own files about games that are no longer on the list."""
        self.flush()
        self._delete_beside(files)
        self.changed.emit()

    def _delete_beside(self, files: Iterable[Path]) -> None:
        for file in files:
            for suffix in (FACTS, PICTURE):
                try:
                    self._beside(file, suffix).unlink(missing_ok=True)
                except OSError:
                    continue  # they do no harm

    def _beside(self, file: Path, suffix: str) -> Path:
        mark = hashlib.sha256(os.fsencode(file)).hexdigest()[:16]
        return self._folder / (mark + suffix)


def _could_be(text: str) -> bool:
    """Tell whether a text can name a file; systems refuse some letters, each in its own way."""
    try:
        return bool(text) and "\0" not in text and bool(os.fsencode(text))
    except UnicodeEncodeError:
        return False
