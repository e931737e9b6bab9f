"""The games of a person from before a board was replaced, as the program of that time left them.

In ``tests/earlier/folder`` lies what it kept: settings, the game being played, and a store with two
games that are over and one that was put by after a hint and a taken-back turn; only one of them has
a picture. In ``tests/earlier/documents`` lie the files that the person saved.
"""

import shutil
from pathlib import Path
from typing import Final

from ttr_qt.engine.maps import GameMap, earlier_maps

_ROOT: Final = Path(__file__).parents[2] / "earlier"
FOLDER: Final = _ROOT / "folder"
DOCUMENTS: Final = _ROOT / "documents"
_THEIR_DOCUMENTS: Final = "/home/robin/Documents"
"""Where the settings say that the files lay."""

EDITION: Final = "amsterdam"
LEFT: Final = FOLDER / "current game.json"
TWO_PLAYERS, FOUR_PLAYERS, PUT_BY = sorted((FOLDER / "games").glob("*.json.gz"))
"""Over; over; put by, and no longer rated."""
EVENING: Final = DOCUMENTS / "Evening.ttrgame"
WITH_A_HINT: Final = DOCUMENTS / "With a hint.ttrgame"

OVER: Final = (TWO_PLAYERS, FOUR_PLAYERS)
GOING_ON: Final = (LEFT, PUT_BY, EVENING, WITH_A_HINT)
SAVES: Final = (*OVER, *GOING_ON)


def old_board() -> GameMap:
    """Return the board that all these games were played on."""
    (board,) = earlier_maps(EDITION)
    return board


def move_in(folder: Path, *, settings: bool = False) -> None:
    """Put a copy of all that the person had into a folder, with the settings if they are wanted."""
    for part in FOLDER.iterdir():
        if part.is_dir():
            shutil.copytree(part, folder / part.name)
        elif part.suffix != ".ini":
            shutil.copy2(part, folder)
    documents = folder / "documents"
    shutil.copytree(DOCUMENTS, documents)
    if settings:
        text = (FOLDER / "settings.ini").read_text("utf-8")
        assert _THEIR_DOCUMENTS in text
        text = text.replace(_THEIR_DOCUMENTS, documents.as_posix())
        (folder / "settings.ini").write_text(text, "utf-8")
