"""Small pictures of boards."""

import functools
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPixmap

from ttr_qt.models.records.kept_game import KeptGame
from ttr_qt.pages.games.sketch import networks_of, sketch
from ttr_qt.views.theme.pencil import Pencil, rounded, stroke

_LINE: Final = "#2B2018"


def _written(file: Path) -> int:
    """Return when a picture was written: a game that is saved again gets another."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0


@functools.lru_cache(maxsize=256)
def _scaled(file: Path, _written: int, pixels: QSize) -> QPixmap:
    """Return a picture no larger than so many pixels; an empty one if it can't be read."""
    picture = QPixmap(str(file))
    if picture.isNull():
        return picture
    return picture.scaled(
        pixels, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def picture_of(game: KeptGame, pixels: QSize) -> QPixmap:
    """Return the board of a game: as it was seen, or else as its facts tell."""
    file = game.picture
    seen = QPixmap() if file is None else _scaled(file, _written(file), pixels)
    if not seen.isNull() or (board := game.facts.map) is None:
        return seen
    return sketch(board, networks_of(game.facts), pixels)


def draw_board_picture(pencil: Pencil, game: KeptGame, room: QRectF, radius: float) -> QRectF:
    """Draw the board of a game as large as there is room, and return where it lies."""
    if room.isEmpty():
        return room
    ratio = pencil.painter.device().devicePixelRatio()
    picture = picture_of(game, (room.size() * ratio).toSize())
    if picture.isNull():
        return room
    face = QRectF(room.topLeft(), QSizeF(picture.size()) / ratio)
    face.moveCenter(room.center())
    path = rounded(face.x(), face.y(), face.width(), face.height(), radius)
    with pencil.clipped(path):
        pencil.painter.drawPixmap(face, picture, QRectF(picture.rect()))
    pencil.shape(path, None, stroke(_LINE, 1, alpha=0.5))
    return face
