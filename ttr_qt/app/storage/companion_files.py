"""The files beside a kept game: its facts, which save playing it again, and a small picture."""

import logging
import zlib
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter

from ttr_qt.engine.errors import EngineError
from ttr_qt.engine.savefile import read_bytes, read_save
from ttr_qt.files import write_atomically
from ttr_qt.models.records.kept_game import VERSION, GameFacts

FACTS: Final = ".facts.json"
PICTURE: Final = ".jpg"
PICTURE_SIZE: Final = 360
"""Pixels on the longer side."""
_QUALITY: Final = 88
_LARGEST_FACTS: Final = 1_000_000
_log = logging.getLogger(__name__)


class _Facts(msgspec.Struct, kw_only=True):
    """The content of a file of facts."""

    check: int
    """CRC of the file of the game: with any other, the facts are those of another game."""
    facts: GameFacts


_DECODER: Final = msgspec.json.Decoder(_Facts)


def read_facts(game_file: Path, facts_file: Path) -> GameFacts | None:
    """Return the facts of a game; None if there are none, or they are not of this very file."""
    try:
        with facts_file.open("rb") as file:
            content = _DECODER.decode(file.read(_LARGEST_FACTS))
        check = zlib.crc32(read_bytes(game_file))
    except (OSError, ValueError, RecursionError):
        return None
    facts = content.facts
    sound = content.check == check and facts.version == VERSION and facts.seats
    return facts if sound and facts.played.tzinfo is not None else None


def find_facts(game_file: Path, facts_file: Path, played: datetime) -> None:
    """Play a game again and write down its facts; a file that is no game is left alone."""
    from ttr_qt.models.records.game_facts import game_facts  # noqa: PLC0415 - loads kernels

    check = zlib.crc32(read_bytes(game_file))
    try:
        game = read_save(game_file)
    except EngineError as error:
        _log.warning("%s is no game to be listed: %s", game_file.name, error)
        return
    content = _Facts(check=check, facts=game_facts(game, played))
    facts_file.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(facts_file, msgspec.json.encode(content))


def write_picture(picture: QImage, file: Path) -> None:
    """Write a board as a small picture, a quarter of what it would take without loss."""
    small = picture
    if max(picture.width(), picture.height()) > PICTURE_SIZE:
        small = picture.scaled(
            PICTURE_SIZE,
            PICTURE_SIZE,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"jpg"))
    writer.setQuality(_QUALITY)
    if not writer.write(small):
        raise OSError(writer.errorString())
    file.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(file, bytes(buffer.data().data()))
