"""The file that the result of a command is written to."""

import json
import os
from pathlib import Path
from typing import Any

from ai.arena.options import refuse


def check_place(file: Path | None) -> None:
    """Refuse a file that can't be written, before hours are spent on what belongs there."""
    if file is None:
        return
    folder = file.absolute().parent
    if file.is_dir() or not folder.is_dir():
        refuse(f"The result can't be written to {file}: no such folder.")
    if not os.access(folder, os.W_OK):
        refuse(f"The result can't be written to {file}: the folder is read-only.")
    if file.exists() and not os.access(file, os.W_OK):
        refuse(f"The result can't be written to {file}: the file is read-only.")


def write_result(file: Path | None, document: dict[str, Any]) -> None:
    """Write a result as JSON, if a file was asked for."""
    write_bytes(file, (json.dumps(document, indent=2) + "\n").encode())


def write_bytes(file: Path | None, content: bytes) -> None:
    """Write a result that is JSON already, if a file was asked for."""
    if file is None:
        return
    try:
        file.write_bytes(content)
    except OSError as error:
        refuse(f"The result can't be written to {file}: {error.strerror}.")
