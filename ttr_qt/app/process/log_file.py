"""The log: what went wrong, for developers, without anything about the person."""

import logging
import re
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from platform import machine, python_version, system
from typing import Final

from PySide6.QtCore import QStandardPaths, qVersion

from ttr_qt.app.process.options import program_version

MAX_BYTES: Final = 500_000
FILES: Final = 3
"""The one that is written and those before it."""
_HIDDEN: Final = "[name]"
_SHORTEST_NAME: Final = 2
_FRAME: Final = re.compile(r'File "([^"\n]+)"')
_OWN: Final = ("site-packages", "ttr_qt", "ai", "tests")
"""Folders from which on a path says nothing about the person."""
_PART: Final = r"(?:[^\n\"':/\\]|'(?=\w|[^\n\"'/\\]*[/\\]))+"
"""A folder or file; an apostrophe belongs to it if a letter or more of a path follows."""
_PATH: Final = re.compile(rf"(?<![\w.])(?:~|[A-Za-z]:)?(?:[/\\]+{_PART}){{2,}}")
_log = logging.getLogger(__name__)
_names: Final[set[str]] = set()


def log_folder() -> Path:
    """Return the system's place for what a program notes about itself."""
    kind = QStandardPaths.StandardLocation.StateLocation
    return Path(QStandardPaths.writableLocation(kind))


def keep_out(name: str) -> None:
    """Let a name that a person typed never come into the log."""
    if len(name) >= _SHORTEST_NAME:
        _names.add(name)


def without_traces(text: str) -> str:
    """Return a text without names and without folders of the person."""
    text = _FRAME.sub(lambda found: f'File "{_short(found[1])}"', text)
    text = _PATH.sub("…", text)
    for name in sorted(_names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", _HIDDEN, text)
    return text


def _short(path: str) -> str:
    """Return a path of a program's source from its package on."""
    parts = re.split(r"[/\\]", path)
    starts = [at for at, part in enumerate(parts) if part in _OWN]
    return "/".join(parts[starts[-1] :]) if starts else parts[-1]


class _Formatter(logging.Formatter):
    """Writes a line, or several with a traceback, without traces of the person."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record."""
        return without_traces(super().format(record))


class _Handler(RotatingFileHandler):
    """Writes to files that never grow far; a disk that refuses is nobody's business."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Go on without this line."""


def start_log(folder: Path, name: str = "ttr-qt.log") -> Path:
    """Note from now on what happens; return the file, which is there once something did."""
    file = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = _Handler(
            file, maxBytes=MAX_BYTES, backupCount=FILES - 1, encoding="utf-8", errors="replace"
        )
    except OSError:  # it can be played without a log
        return file
    handler.setFormatter(_Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.logThreads = False  # Python would remember each thread of Qt's that ever wrote a line
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    _log.info(
        "ttr-qt %s, Python %s, Qt %s, %s %s",
        program_version(),
        python_version(),
        qVersion(),
        system(),
        machine(),
    )
    return file


def stop_log() -> None:
    """Close the files."""
    root = logging.getLogger()
    for handler in [one for one in root.handlers if isinstance(one, _Handler)]:
        root.removeHandler(handler)
        handler.close()


def say_on_terminal(text: str) -> None:
    """Write a line to the terminal that the program was started from, if there is one."""
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
