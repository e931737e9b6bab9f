"""Small pictures for tests: drawing into them, counting and comparing their pixels."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from ttr_qt.views.theme.pencil import Pencil

Pixels = NDArray[np.int16]


def drawn(
    draw: Callable[[Pencil], None], width: int, height: int, ground: str = "#EFE4CB"
) -> QImage:
    """Return a picture with something drawn around its middle."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.translate(width / 2, height / 2)
    draw(Pencil(painter))
    painter.end()
    return image


def pixels(image: QImage) -> Pixels:
    """Return red, green and blue of every pixel."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(plain.constBits(), np.uint8)
    rows = flat.reshape(plain.height(), plain.bytesPerLine())[:, : plain.width() * 4]
    return rows.reshape(plain.height(), plain.width(), 4)[..., 2::-1].astype(np.int16)


def changed(first: QImage, second: QImage, tolerance: int = 24) -> float:
    """Return the part of pixels that clearly differ."""
    apart = np.abs(pixels(first) - pixels(second)).max(axis=2)
    return float((apart > tolerance).mean())


def nothing(pencil: Pencil) -> None:
    """Draw nothing, for the bare ground."""


def shot(view: QWidget) -> QImage:
    """Return a picture of a widget."""
    image = QImage(view.size(), QImage.Format.Format_RGB32)
    QWidget.render(view, image)
    return image
