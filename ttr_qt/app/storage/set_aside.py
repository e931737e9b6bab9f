"""Files set aside under another name, so that nothing is written over them."""

import logging
from pathlib import Path
from typing import Final, Literal

Why = Literal["damaged", "kept"]
"""Damaged ones are for those who can mend them; kept ones wait until the archive has them."""
_KEPT: Final = "kept game *.json"
_log = logging.getLogger(__name__)


def set_aside(file: Path, why: Why, what: str = "game") -> Path | None:
    """Give a file another name in its folder, and return that; None if it stayed where it is."""
    number = 1
    while (aside := file.with_name(f"{why} {what} {number}.json")).exists():
        number += 1
    try:
        return file.rename(aside)
    except OSError as error:
        _log.warning("%s was not set aside: %s", file.name, error.strerror)
        return None


def games_set_aside(folder: Path) -> list[Path]:
    """Return the files of all games that the archive did not get yet."""
    try:
        return sorted(folder.glob(_KEPT))
    except OSError:
        return []
