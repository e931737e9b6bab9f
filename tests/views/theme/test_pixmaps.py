"""Pictures that are kept hold nothing but their pixels."""

import sys

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from tests.helpers.window.census import megabytes
from ttr_qt.views.theme.pixmaps import painted

SIZE = QSize(96, 62)
PICTURES = 60


def coast() -> QPainterPath:
    """Return an outline with very many points, as those of countries are."""
    path = QPainterPath(QPointF(0, 31))
    for number in range(60_000):
        path.lineTo(number * 96 / 60_000, 31 + number % 29)
    return path


@pytest.mark.usefixtures("qapp")
def test_only_what_is_painted_is_there_at_any_scale() -> None:
    picture = painted(SIZE * 2, 2.0, lambda painter: painter.fillRect(0, 0, 1, 1, QColor("red")))
    assert picture.devicePixelRatio() == 2.0
    assert picture.size() == SIZE * 2
    image = picture.toImage()
    assert image.pixelColor(1, 1) == QColor("red")
    assert image.pixelColor(2, 2).alpha() == 0


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for the memory")
def test_nothing_of_the_painter_is_kept() -> None:
    path = coast()

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(path, QColor("green"))

    kept: list[QPixmap] = [painted(SIZE, 1.0, paint)]
    before = megabytes()
    kept += [painted(SIZE, 1.0, paint) for _ in range(PICTURES)]
    assert (megabytes() - before) / PICTURES < 0.2
