"""Writing files that nothing can tear."""

import contextlib
import os
import secrets
import time
from pathlib import Path
from typing import Final

_BEGINNING: Final = ".saving-"
_TORN: Final = 60.0
"""Seconds after which nobody writes a file any more."""


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
        new.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
    # The rename itself lasts only once the folder is on the disk. Windows has no such call, and
    # some file systems refuse it: the file is whole all the same.
    if os.name == "posix":
        with contextlib.suppress(OSError):
            _flush_folder(target.parent)


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
