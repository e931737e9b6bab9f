"""A board as a small picture."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ttr_qt.views.scene.board_scene import BoardScene

_WIDTH: Final = 1200


def board_picture(board: BoardScene, width: int = _WIDTH) -> QPixmap:
    """Return the whole board with all that stands on it, ``width`` pixels wide."""
    sheet = board.sheet.rect
    pixmap = QPixmap(width, round(width * sheet.height() / sheet.width()))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    board.render(painter, QRectF(pixmap.rect()), sheet)
    painter.end()
    return pixmap
