"""Drawing for children: flat colours with a thick, dark, round outline."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QPainterPath

from ttr_qt.views.theme.pencil import Fill, Pencil, Point, stroke

OUTLINE: Final = "#3A3546"
THICK: Final = 3.0


class Crayon:
    """Wraps a pencil; a width of 0 leaves the outline away."""

    def __init__(self, pencil: Pencil) -> None:
        self.pencil = pencil

    def cut(self, corners: Sequence[Point], fill: Fill, width: float = THICK) -> None:
        """Draw a polygon."""
        self.pencil.poly(corners, fill, stroke(OUTLINE, width) if width else None)

    def block(
        self,
        rect: tuple[float, float, float, float],
        fill: Fill,
        width: float = THICK,
        radius: float = 0.0,
    ) -> None:
        """Draw a rectangle of left, top, width and height."""
        self.pencil.box(rect, fill, stroke(OUTLINE, width) if width else None, radius)

    def blob(
        self, x: float, y: float, radii: tuple[float, float], fill: Fill, width: float = THICK
    ) -> None:
        """Draw an ellipse."""
        self.pencil.ellipse(x, y, radii, fill, stroke(OUTLINE, width) if width else None)

    def dot(self, x: float, y: float, radius: float, fill: Fill, width: float = THICK) -> None:
        """Draw a circle."""
        self.blob(x, y, (radius, radius), fill, width)

    def form(self, path: QPainterPath, fill: Fill, width: float = THICK) -> None:
        """Draw a path."""
        self.pencil.shape(path, fill, stroke(OUTLINE, width) if width else None)

    def bar(self, start: Point, end: Point, width: float = THICK, colour: str = OUTLINE) -> None:
        """Draw a straight line."""
        self.pencil.line(*start, *end, stroke(colour, width))


def curve(start: Point, *pieces: Sequence[float], close: bool = True) -> QPainterPath:
    """Return a path of lines (2 numbers), arcs over a control point (4) and cubic curves (6)."""
    path = QPainterPath()
    path.moveTo(*start)
    for piece in pieces:
        match piece:
            case (x, y):
                path.lineTo(x, y)
            case (a, b, x, y):
                path.quadTo(a, b, x, y)
            case (a, b, c, d, x, y):
                path.cubicTo(a, b, c, d, x, y)
    if close:
        path.closeSubpath()
    return path
