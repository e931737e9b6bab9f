"""Pictures that are painted once and kept."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap


def painted(pixels: QSize, ratio: float, paint: Callable[[QPainter], object]) -> QPixmap:
    """Return a picture of so many pixels, clear but for what ``paint`` puts on it.

    ``ratio`` is how many of them make one pixel of the window. The picture is a copy: Qt keeps the
    painter's buffers with whatever was painted on, and for a small map they are forty times as
    large as the picture.
    """
    canvas = QPixmap(pixels)
    canvas.setDevicePixelRatio(ratio)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    paint(painter)
    painter.end()
    return canvas.copy()
