"""Writing files that nothing can tear."""

import contextlib
import errno
import os
import secrets
import time
from pathlib import Path
from typing import Final

_BEGINNING: Final = ".saving-"
_PAUSES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4)
"""Seconds between attempts to replace a file that somebody reads."""
_TORN: Final = 60.0
"""Seconds after which nobody writes a file any more."""
_FORBIDDEN_BY_WINDOWS: Final = frozenset({5, 32})
"""What it says of replacing a file that is open, and of other files."""


class FileInUseError(PermissionError):
    """A file can't be replaced as another program has it open."""


def write_atomically(target: Path, data: bytes) -> None:
    """Write a file so that at any moment either the old one or the whole new one is there."""
    new = target.parent / f"{_BEGINNING}{secrets.token_hex(8)}"
    # Not by `tempfile`, whose files nobody else may read: this is an ordinary file.
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    descriptor = os.open(new, flags, 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(new, target)
    except BaseException:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
    # The rename itself lasts only once the folder is on the disk. Windows has no such call, and
    # some file systems refuse it: the file is whole all the same.
    if os.name == "posix":
        with contextlib.suppress(OSError):
            _flush_folder(target.parent)


def _replace(new: Path, target: Path) -> None:
    """Put a file in the place of another, which others may be reading.

    Windows refuses that as long as somebody has the old one open: those who look for viruses, index
    files or make backups do, for a moment.
    """
    for pause in _PAUSES:
        try:
            new.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    try:
        new.replace(target)
    except PermissionError as error:
        # The folder can be written, as the new file lies there.
        said = getattr(error, "winerror", None)
        if said in _FORBIDDEN_BY_WINDOWS and os.access(target, os.W_OK):
            raise FileInUseError(errno.EACCES, "in use") from error
        raise


def clear_torn(folder: Path) -> None:
    """Remove what was being written when a process was killed, there and in folders below.

    Another process may be writing just now.
    """
    with contextlib.suppress(OSError):
        for file in folder.rglob(f"{_BEGINNING}*"):
            if time.time() - file.stat().st_mtime > _TORN:
                file.unlink()


def _flush_folder(path: Path) -> None:
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
