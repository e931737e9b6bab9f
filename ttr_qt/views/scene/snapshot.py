"""A board as a small picture."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ttr_qt.views.scene.background import Tile
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.theme.pixmaps import painted

_MOST_ZOOM: Final = 1.0
_LAND_WIDTH: Final = 480
"""Pixels across which the land is drawn where nobody has drawn it yet."""

Snapshot = Callable[[QSize], QPixmap]
"""Gives a picture of any size."""


def snapshot(board: BoardScene, zoom: float) -> Snapshot:
    """Return what gives pictures of any size of the whole board, with all that stands on it now.

    ``zoom`` is that of the view which shows it: names and pieces are sharp only at that, so they
    are drawn so and made smaller afterwards. If nobody has drawn the land yet, it takes some tenths
    of a second.
    """
    design = board.design.rect
    if board.background.tile is None:
        tile = Tile(design, _LAND_WIDTH / design.width())
        board.background.show_picture(tile, board.tile_drawer.draw(tile))
    scale = min(zoom, _MOST_ZOOM)
    pixels = QSize(round(design.width() * scale), round(design.height() * scale))

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        board.render(painter, QRectF(QPointF(), QSizeF(pixels)), design)

    with board.bare():
        whole = painted(pixels, 1.0, paint)

    def of_size(size: QSize) -> QPixmap:
        return whole.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )

    return of_size
