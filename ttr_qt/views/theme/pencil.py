"""A painter with one call for each filled and outlined shape, and the colours it works with."""

import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from ttr_qt.views.theme.fonts import TextStyle

Point = tuple[float, float]
Colour = str | QColor
Fill = str | QColor | QGradient | QBrush | None
Align = Literal["left", "centre", "right"]
Stop = tuple[float, Colour]

_ROUND: Final = (Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
_SHADOW: Final = "#1A120A"
_SHIFT: Final = {"left": 0.0, "centre": 0.5, "right": 1.0}


def tint(colour: Colour, alpha: float = 1.0) -> QColor:
    """Return a colour with an opacity."""
    result = QColor(colour)
    result.setAlphaF(alpha * result.alphaF())
    return result


def mix(first: Colour, second: Colour, part: float) -> QColor:
    """Return ``first`` with a ``part`` (0 to 1) of ``second`` in it, opaque."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * part,
        a.greenF() + (b.greenF() - a.greenF()) * part,
        a.blueF() + (b.blueF() - a.blueF()) * part,
    )


def lightness(colour: Colour) -> float:
    """Return how light a colour looks, 0 to 1."""
    c = QColor(colour)
    return 0.299 * c.redF() + 0.587 * c.greenF() + 0.114 * c.blueF()


def stroke(
    colour: Colour | QBrush,
    width: float,
    *,
    alpha: float = 1.0,
    dash: Sequence[float] = (),
    flat: bool = False,
) -> QPen:
    """Return a pen, round at ends and corners unless ``flat``; dashes in units of its width."""
    brush = colour if isinstance(colour, QBrush) else QBrush(tint(colour, alpha))
    cap, join = (Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin) if flat else _ROUND
    pen = QPen(brush, width, Qt.PenStyle.SolidLine, cap, join)
    if dash:
        pen.setDashPattern(list(dash))
    return pen


def linear(x0: float, y0: float, x1: float, y1: float, *stops: Stop) -> QLinearGradient:
    """Return a gradient along a line; stops are pairs of position and colour."""
    gradient = QLinearGradient(x0, y0, x1, y1)
    for position, colour in stops:
        gradient.setColorAt(position, QColor(colour))
    return gradient


def radial(x: float, y: float, radius: float, *stops: Stop) -> QRadialGradient:
    """Return a gradient around a point; stops are pairs of position and colour."""
    gradient = QRadialGradient(QPointF(x, y), radius)
    for position, colour in stops:
        gradient.setColorAt(position, QColor(colour))
    return gradient


def points(values: Sequence[Point]) -> QPolygonF:
    """Return pairs of numbers as Qt's polygon."""
    return QPolygonF([QPointF(x, y) for x, y in values])


def polygon(values: Sequence[Point]) -> QPainterPath:
    """Return a closed polygon as a path."""
    path = QPainterPath()
    path.addPolygon(points(values))
    path.closeSubpath()
    return path


def rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    """Return a rectangle with round corners as a path."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def circle(x: float, y: float, radius: float) -> QPainterPath:
    """Return a circle as a path."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def curved_path(start: Point, *pieces: Sequence[float], close: bool = True) -> QPainterPath:
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


@functools.lru_cache(maxsize=512)
def _brush(colour: str) -> QBrush:
    return QBrush(QColor(colour))


class Pencil:
    """Draws on a painter; every shape may have a fill, a line, or both."""

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )

    def use(self, fill: Fill = None, line: QPen | None = None) -> None:
        """Set what the next calls of the painter itself draw with."""
        if fill is None:
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
        elif isinstance(fill, str):
            self.painter.setBrush(_brush(fill))
        else:
            self.painter.setBrush(fill)
        if line is None:
            self.painter.setPen(Qt.PenStyle.NoPen)
        else:
            self.painter.setPen(line)

    def shape(self, path: QPainterPath, fill: Fill = None, line: QPen | None = None) -> None:
        """Draw a path."""
        self.use(fill, line)
        self.painter.drawPath(path)

    def poly(self, corners: Sequence[Point], fill: Fill = None, line: QPen | None = None) -> None:
        """Draw a closed polygon."""
        self.use(fill, line)
        self.painter.drawPolygon(points(corners))

    def curve(self, along: Sequence[Point], line: QPen) -> None:
        """Draw straight lines from point to point."""
        self.use(None, line)
        self.painter.drawPolyline(points(along))

    def line(self, x0: float, y0: float, x1: float, y1: float, line: QPen) -> None:
        """Draw one straight line."""
        self.painter.setPen(line)
        self.painter.drawLine(QPointF(x0, y0), QPointF(x1, y1))

    def ellipse(
        self,
        x: float,
        y: float,
        radii: tuple[float, float],
        fill: Fill = None,
        line: QPen | None = None,
    ) -> None:
        """Draw an ellipse around a point."""
        self.use(fill, line)
        self.painter.drawEllipse(QPointF(x, y), *radii)

    def disc(
        self, x: float, y: float, radius: float, fill: Fill = None, line: QPen | None = None
    ) -> None:
        """Draw a circle around a point."""
        self.ellipse(x, y, (radius, radius), fill, line)

    def box(
        self,
        rect: QRectF | tuple[float, float, float, float],
        fill: Fill = None,
        line: QPen | None = None,
        radius: float = 0.0,
    ) -> None:
        """Draw a rectangle, or one of left, top, width and height."""
        area = rect if isinstance(rect, QRectF) else QRectF(*rect)
        self.use(fill, line)
        if radius:
            self.painter.drawRoundedRect(area, radius, radius)
        else:
            self.painter.drawRect(area)

    def shadow(
        self,
        path: QPainterPath,
        shift: Point,
        blur: float,
        alpha: float,
        *,
        layers: int = 5,
    ) -> None:
        """Draw a soft shadow: layers from broad to narrow that add up to ``alpha``."""
        moved = path.translated(*shift)
        ink = tint(_SHADOW, alpha / layers)
        for layer in range(layers):
            width = blur * 2 * (1 - layer / (layers - 1))
            self.shape(moved, ink, stroke(ink, max(0.01, width)))

    def text(
        self,
        at: Point,
        text: str,
        style: TextStyle,
        fill: Colour,
        align: Align = "left",
        halo: tuple[Colour, float] | None = None,
    ) -> None:
        """Draw text as outlines, its base line at ``at``, on a halo of a colour and a width."""
        x = at[0] - style.width(text) * _SHIFT[align]
        path = style.path(text).translated(x, at[1])
        if halo is not None:
            self.shape(path, None, stroke(*halo))
        self.shape(path, fill)

    def render(self, drawing: Callable[[QPainter], None]) -> None:
        """Let something draw that needs Qt's own painter; while recording, that happens later."""
        drawing(self.painter)

    @contextmanager
    def saved(self) -> Iterator[None]:
        """Bring back the painter's state afterwards."""
        self.painter.save()
        try:
            yield
        finally:
            self.painter.restore()

    @contextmanager
    def clipped(self, path: QPainterPath) -> Iterator[None]:
        """Draw only inside a path."""
        with self.saved():
            self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            yield

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        """Draw everything with less opacity."""
        with self.saved():
            self.painter.setOpacity(self.painter.opacity() * opacity)
            yield

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1.0, *, angle: float = 0.0, mirror: bool = False
    ) -> Iterator[None]:
        """Draw around a point, larger, turned by degrees or mirrored left to right."""
        with self.saved():
            self.painter.translate(x, y)
            if angle:
                self.painter.rotate(angle)
            self.painter.scale(-scale if mirror else scale, scale)
            yield

    @contextmanager
    def along(self, x: float, y: float, direction: Point) -> Iterator[None]:
        """Draw around a point with the x axis in a direction."""
        tx, ty = direction
        with self.saved():
            self.painter.setTransform(QTransform(tx, ty, -ty, tx, x, y), True)
            yield
