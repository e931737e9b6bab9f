"""Small pictures of boards."""

import functools
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.kept_game import KeptGame
from ttr_qt.views.paint.pencil import Pencil, rounded, stroke, tint
from ttr_qt.views.paint.posters import poster_map

_LINE: Final = "#2B2018"
_PAPER: Final = "#F3EDE0"
_FADED: Final = 0.62


@functools.lru_cache(maxsize=256)
def _scaled(file: Path, edition: str, pixels: QSize) -> QPixmap:
    """Return a picture no larger than so many pixels; a pale empty board if there is none."""
    shape, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    picture = QPixmap(str(file))
    if not picture.isNull():
        return picture.scaled(pixels, shape, smooth)
    if edition not in EDITIONS:
        return picture
    board = poster_map(edition).convertToFormat(QImage.Format.Format_RGB32)
    board = board.scaled(pixels, shape, smooth)
    painter = QPainter(board)
    # Nobody is to take the tracks of the board for those of the game.
    painter.fillRect(board.rect(), tint(_PAPER, _FADED))
    painter.end()
    return QPixmap.fromImage(board)


def draw_board_picture(pencil: Pencil, game: KeptGame, room: QRectF, radius: float) -> QRectF:
    """Draw the board of a game as large as there is room, and return where it lies."""
    ratio = pencil.painter.device().devicePixelRatio()
    pixels = (room.size() * ratio).toSize()
    picture = _scaled(game.picture or Path(), game.facts.edition, pixels)
    if picture.isNull():
        return room
    face = QRectF(room.topLeft(), QSizeF(picture.size()) / ratio)
    face.moveCenter(room.center())
    path = rounded(face.x(), face.y(), face.width(), face.height(), radius)
    with pencil.clipped(path):
        pencil.painter.drawPixmap(face, picture, QRectF(picture.rect()))
    pencil.shape(path, None, stroke(_LINE, 1, alpha=0.5))
    return face
