"""What is recorded is drawn as if it had been drawn at once, in small portions."""

import math

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.theme.pencil import Pencil, circle, linear, stroke, tint

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = 240


def spiral(points: int) -> QPainterPath:
    """Return a long line, with a circle and a curve at its end."""
    path = QPainterPath()
    for n in range(points):
        angle, radius = n / points * 40 * math.pi, 100 * n / points
        x, y = 120 + radius * math.cos(angle), 120 + radius * math.sin(angle)
        path.lineTo(x, y) if n else path.moveTo(x, y)
    path.cubicTo(230, 10, 10, 10, 20, 220)
    path.addPath(circle(120, 120, 90))
    return path


def draw(pencil: Pencil) -> None:
    """Use everything that boards use."""
    pencil.box(QRectF(0, 0, SIZE, SIZE), linear(0, 0, SIZE, SIZE, (0, "#EFE4CB"), (1, "#C3D4D2")))
    with pencil.clipped(circle(120, 120, 110)):
        pencil.shape(spiral(3000), None, stroke("#4F5E5E", 1.5))
        with pencil.faded(0.5), pencil.faded(0.5), pencil.at(60, 60, 2, angle=30, mirror=True):
            pencil.box((-20, -10, 40, 20), "#A8110D", stroke("#2A1F16", 2), radius=4)
        pencil.shape(spiral(2000), tint("#2D7055", 0.2))
    pencil.shadow(circle(180, 60, 20), (3, 3), 6, 0.5)
    with pencil.along(180, 180, (0.6, 0.8)):
        pencil.poly([(0, 0), (20, 0), (10, 15)], "#3389DB")
    pencil.curve([(5, 5), (200, 30), (90, 200)], stroke("#792F84", 3, dash=(3, 2)))
    pencil.disc(30, 200, 12, "#FBCF32")


def picture(play: bool) -> np.ndarray:
    """Return the pixels, drawn at once or played."""
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    if play:
        recording = Recording()
        recording.draw(draw)
        recording.play(painter)
    else:
        draw(Pencil(painter))
    painter.end()
    return np.frombuffer(image.constBits(), np.uint8).reshape(SIZE, SIZE, 4).astype(int)


def test_playing_gives_the_same_picture() -> None:
    at_once, played = picture(play=False), picture(play=True)
    assert at_once.std() > 20
    # Where a long line was cut, its edges may be a little firmer.
    difference = np.abs(at_once - played).max(axis=2)
    assert (difference > 24).mean() < 0.001
    assert difference.mean() < 0.2


def test_long_lines_are_drawn_in_portions_and_areas_whole() -> None:
    recording = Recording()
    recording.draw(lambda pencil: pencil.shape(spiral(3000), None, stroke("#000", 1)))
    recording.draw(lambda pencil: pencil.shape(spiral(3000), "#000"))
    lines, area = (
        [call for call in step.calls if call[0] == "drawPath"]  # type: ignore[union-attr]
        for step in recording.steps
    )
    assert len(lines) == 10 + 1
    assert max(arguments[0].elementCount() for _, arguments in lines) < 320
    assert [arguments[0].elementCount() for _, arguments in area] == [3016]


def test_a_painter_that_is_asked_what_nobody_knows_yet_refuses() -> None:
    def ask(pencil: Pencil) -> None:
        pencil.painter.deviceTransform()

    with pytest.raises(AttributeError, match="deviceTransform"):
        Recording().draw(ask)
