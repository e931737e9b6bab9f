"""How a person's tries at the games of the days ended, on the disk."""

import functools
import logging
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Final, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from ttr_qt.app.storage.disk_worker import DiskWorker
from ttr_qt.app.storage.set_aside import set_aside
from ttr_qt.files import write_atomically
from ttr_qt.models.records.todays_results import DayResult, Results

NAME: Final = "days.json"
_KIND: Final = "ttr-qt days"
_VERSION: Final = 1
_FIRST_YEAR: Final = 2000
"""No computer that runs this has a clock that shows an earlier one."""
_MAX_BYTES: Final = 16_000_000
"""A day takes some hundred bytes in each edition: this is enough for a century."""
_log = logging.getLogger(__name__)

DaysFault = Literal["damaged", "newer", "unreadable"]
"""Why results can't be read. Only a damaged file is given another name: the others stay as they
are, and nothing is written over them."""


class _Header(msgspec.Struct, kw_only=True):
    kind: str
    version: int


class _Days(msgspec.Struct, kw_only=True):
    """The content of the file."""

    kind: str = _KIND
    version: int = _VERSION
    days: tuple[DayResult, ...] = ()


class _DaysError(Exception):
    """The file can't be read, and why."""

    def __init__(self, fault: DaysFault) -> None:
        super().__init__(fault)
        self.fault: Final[DaysFault] = fault


class TodaysResults(QObject):
    """The results of all days, of one person; what the disk refuses holds until the program ends.

    The first result of a day stays: there is one try.

    Signals:
        failed: why a result could not be written; may be empty.
    """

    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """``folder`` is where the program keeps things for the person."""
        super().__init__(parent)
        self.file: Final = folder / NAME
        self.fault: DaysFault | None = None
        """Why the results of earlier days are not there."""
        self.aside: Path | None = None
        """Where a damaged file is now."""
        self._results: dict[tuple[str, date], DayResult] | None = None
        self._disk = DiskWorker(self)
        self._disk.failed.connect(self.failed)

    @property
    def results(self) -> Results:
        """All results there are."""
        if self._results is None:
            try:
                self._results = _by_day(_read(self.file))
            except _DaysError as error:
                self.fault, self._results = error.fault, {}
                if error.fault == "damaged":
                    self.aside = set_aside(self.file, "damaged", "days")
        return self._results

    def add(self, results: Iterable[DayResult]) -> bool:
        """Keep results of days that have none yet; tell whether there were any."""
        known = dict(self.results)
        new = {key: one for key, one in _by_day(results).items() if key not in known}
        if new:
            self._results = {**known, **new}
            self._disk.do(functools.partial(self._write, tuple(self._results.values())))
        return bool(new)

    def flush(self) -> None:
        """Wait until everything is written."""
        self._disk.flush()

    def _write(self, results: Iterable[DayResult]) -> None:
        """Write all results, in the thread that writes; another window may have written some."""
        try:
            written = _by_day(_read(self.file))
        except _DaysError as error:
            _log.warning("%s is %s and stays as it is", self.file.name, error.fault)
            return
        days = sorted({**_by_day(results), **written}.items(), key=lambda one: one[0])
        self.file.parent.mkdir(parents=True, exist_ok=True)
        content = _Days(days=tuple(result for _, result in days))
        write_atomically(self.file, msgspec.json.format(msgspec.json.encode(content), indent=1))


def _by_day(results: Iterable[DayResult]) -> dict[tuple[str, date], DayResult]:
    return {(one.edition, one.day): one for one in results}


def _read(file: Path) -> tuple[DayResult, ...]:
    """Return what is in a file; nothing if there is none."""
    try:
        with file.open("rb") as source:
            data = source.read(_MAX_BYTES + 1)
    except FileNotFoundError:
        return ()
    except OSError as error:
        _log.warning("%s can't be read: %s", file.name, error.strerror)
        raise _DaysError("unreadable") from error
    try:
        header = msgspec.json.decode(data, type=_Header)
        if header.kind == _KIND and header.version > _VERSION:
            raise _DaysError("newer")
        content = msgspec.json.decode(data, type=_Days)
    except (ValueError, RecursionError) as error:
        raise _DaysError("damaged") from error
    if content.kind != _KIND or any(one.day.year < _FIRST_YEAR for one in content.days):
        raise _DaysError("damaged")
    return content.days
