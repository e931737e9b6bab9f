"""The signs of good and bad decisions, and of luck: outline, sign and colour each tell them."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from ai.reviewing.findings import Quality
from ttr_qt.pages.review.reviewed_game import Luck, Verdict
from ttr_qt.views.theme.fonts import BOLD, window_text
from ttr_qt.views.theme.pencil import Pencil, Point, circle, polygon, rounded, stroke
from ttr_qt.views.theme.style import Style

_FILLS: Final[dict[Verdict, tuple[str, str]]] = {
    Quality.ONLY: ("#0B6B78", "#FFFFFF"),
    Quality.BEST: ("#0B6B78", "#FFFFFF"),
    Quality.GOOD: ("#5DA9C4", "#08222B"),
    Quality.INACCURACY: ("#F2C230", "#3A2A00"),
    Quality.MISTAKE: ("#D9641A", "#FFFFFF"),
    Quality.BLUNDER: ("#8E1038", "#FFFFFF"),
    Luck.LUCKY: ("#FFFFFF", "#4B2E83"),
    Luck.UNLUCKY: ("#FFFFFF", "#4B2E83"),
}
_WORDS: Final[dict[Verdict, str]] = {
    Quality.INACCURACY: "?!",
    Quality.MISTAKE: "?",
    Quality.BLUNDER: "??",
}
_SIDES: Final = 8


def colour_of(verdict: Verdict) -> str:
    """Return the colour that a verdict is filled with."""
    return _FILLS[verdict][0]


def draw_sign(pencil: Pencil, x: float, y: float, radius: float, verdict: Verdict) -> None:
    """Draw the sign of a verdict around a point."""
    fill, ink = _FILLS[verdict]
    with pencil.at(x, y, radius):
        rim = stroke("#FFFFFF", 0.16)
        if verdict in {Luck.LUCKY, Luck.UNLUCKY}:
            pencil.disc(0, 0, 1.0, fill, rim)
            pencil.disc(0, 0, 0.86, None, stroke(ink, 0.17))
            pencil.shape(_trefoil() if verdict is Luck.LUCKY else _bolt(), ink)
            return
        pencil.shape(_outline(verdict), fill, rim)
        if words := _WORDS.get(verdict):
            low = 0.62 if verdict is Quality.MISTAKE else 0.44
            pencil.text((0, low), words, window_text(1.25, BOLD), ink, "centre")
        elif verdict is Quality.GOOD:
            pencil.curve([(-0.42, 0.02), (-0.12, 0.34), (0.44, -0.32)], stroke(ink, 0.24))
        else:
            pencil.shape(_star(), ink)


def _outline(verdict: Verdict) -> QPainterPath:
    if verdict is Quality.INACCURACY:
        return rounded(-0.9, -0.9, 1.8, 1.8, 0.36)
    if verdict is Quality.MISTAKE:
        return polygon([(0, -1.12), (1.14, 0.9), (-1.14, 0.9)])
    if verdict is Quality.BLUNDER:
        turns = [(2 * n + 1) * pi / _SIDES for n in range(_SIDES)]
        return polygon([(1.06 * sin(turn), 1.06 * cos(turn)) for turn in turns])
    return circle(0, 0, 1.0)


def _star() -> QPainterPath:
    corners: list[Point] = []
    for n in range(10):
        reach = 0.66 if n % 2 == 0 else 0.28
        corners.append((reach * sin(n * pi / 5), -reach * cos(n * pi / 5)))
    return polygon(corners)


def _trefoil() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    for x, y in ((0, -0.26), (-0.26, 0.12), (0.26, 0.12)):
        path.addPath(circle(x, y, 0.26))
    path.addPath(polygon([(-0.06, 0.0), (0.06, 0.0), (0.16, 0.56), (-0.16, 0.56)]))
    return path


def _bolt() -> QPainterPath:
    return polygon(
        [(0.14, -0.6), (-0.36, 0.1), (-0.06, 0.1), (-0.16, 0.6), (0.36, -0.14), (0.06, -0.14)]
    )


class SignMark(QWidget):
    """The sign of a verdict beside what it is about; lets the pointer through."""

    def __init__(self, style: Style, radius: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._radius = style.px(radius)
        self._verdict: Verdict | None = None
        size = round(self._radius * 2.5)
        self.setFixedSize(QSize(size, size))

    def set_verdict(self, verdict: Verdict | None) -> None:
        """Show the sign of a verdict, or none."""
        self._verdict = verdict
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sign."""
        if self._verdict is not None:
            half = self.width() / 2
            draw_sign(Pencil(QPainter(self)), half, half, self._radius, self._verdict)
