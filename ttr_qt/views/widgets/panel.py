"""The white card with a soft shadow that everything beside the board lies on."""

import functools
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ttr_qt.views.theme.pencil import Colour, stroke, tint
from ttr_qt.views.theme.pixmaps import painted
from ttr_qt.views.theme.style import Style

MARGIN: Final = 7
"""Around a panel, for its shadow; panels may stand edge to edge."""
PADDING: Final = 18
RADIUS: Final = 14
_LAYERS: Final = 6
_MIDDLE: Final = 4
"""Pixels between the corners of the smallest card, which larger ones stretch."""


class Panel(QWidget):
    """A rounded card; put contents into ``box``."""

    def __init__(
        self, style: Style, parent: QWidget | None = None, *, padding: int = PADDING
    ) -> None:
        super().__init__(parent)
        self.look: Final = style
        self._fill: Colour = style.theme.panel
        self._edge: tuple[Colour, float] = (style.theme.line, 1.0)
        self.box: Final = QVBoxLayout(self)
        room = style.px(MARGIN) + style.px(padding)
        self.box.setContentsMargins(room, room, room, room)
        self.box.setSpacing(style.px(8))

    def set_colours(self, fill: Colour | None = None, edge: Colour | None = None) -> None:
        """Paint the card in other colours than the theme's; None: in those."""
        theme = self.look.theme
        self._fill = theme.panel if fill is None else fill
        self._edge = (theme.line, 1.0) if edge is None else (edge, 2.0)
        self.update()

    def face(self) -> QRectF:
        """Return where the card lies, without its shadow."""
        room = self.look.px(MARGIN)
        return QRectF(self.rect()).adjusted(room, room, -room, -room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the shadow and the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_card_shape(painter, self.look, self.face(), self._fill, self._edge)


def draw_card_shape(
    painter: QPainter,
    style: Style,
    face: QRectF,
    fill: Colour,
    edge: tuple[Colour, float],
    radius: float = RADIUS,
) -> None:
    """Draw a rounded card and its shadow; ``edge`` is the colour and width of its outline."""
    shape = _Shape(
        style.px(radius),
        style.px(MARGIN),
        style.theme.shadow,
        QColor(fill).name(QColor.NameFormat.HexArgb),
        QColor(edge[0]).name(QColor.NameFormat.HexArgb),
        edge[1],
    )
    outside = face.adjusted(-shape.margin, -shape.margin, shape.margin, shape.margin)
    if min(outside.width(), outside.height()) < 2 * shape.corner_size + _MIDDLE:
        shape.draw(painter, face)
        return
    pixmap = _corners(shape, painter.device().devicePixelRatio())
    painter.save()
    # Parts that meet must do so on a pixel, and none of them is to be blurred.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    columns = _parts(outside.left(), outside.right(), shape.corner_size)
    rows = _parts(outside.top(), outside.bottom(), shape.corner_size)
    for row, (top, height) in enumerate(rows):
        for column, (left, width) in enumerate(columns):
            target = QRectF(left, top, width, height)
            if row == column == 1:
                painter.fillRect(target, tint(fill))
            else:
                painter.drawPixmap(target, pixmap, _source(pixmap, shape, column, row))
    painter.restore()


@dataclass(frozen=True, slots=True)
class _Shape:
    """All that the look of a card depends on, but for its size."""

    radius: int
    margin: int
    shadow: float
    fill: str
    edge: str
    edge_width: float

    @property
    def corner_size(self) -> int:
        """From the outer end of the shadow to where the straight part of all edges begins."""
        return self.margin + self.radius + ceil(self.margin / 2) + 1

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Draw the shadow and the card."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("#1A120A", self.shadow / _LAYERS))
        for layer in range(_LAYERS):
            grow = self.margin * (1 - layer / _LAYERS)
            shade = face.adjusted(-grow * 0.8, -grow * 0.5, grow * 0.8, grow)
            painter.drawRoundedRect(shade, self.radius + grow, self.radius + grow)
        inset = self.edge_width / 2
        painter.setPen(stroke(self.edge, self.edge_width))
        painter.setBrush(tint(self.fill))
        painter.drawRoundedRect(
            face.adjusted(inset, inset, -inset, -inset), self.radius, self.radius
        )


@functools.lru_cache(maxsize=64)
def _corners(shape: _Shape, ratio: float) -> QPixmap:
    """Return the smallest card, of which larger ones are put together."""
    size = 2 * shape.corner_size + _MIDDLE
    room = shape.margin

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape.draw(painter, QRectF(0, 0, size, size).adjusted(room, room, -room, -room))

    return painted(QSize(ceil(size * ratio), ceil(size * ratio)), ratio, paint)


def _parts(first: float, last: float, corner: int) -> tuple[tuple[float, float], ...]:
    """Return start and length of both corners and of what is between them."""
    return (first, corner), (first + corner, last - first - 2 * corner), (last - corner, corner)


def _source(pixmap: QPixmap, shape: _Shape, column: int, row: int) -> QRectF:
    """Return the part of the smallest card for a corner or an edge, in its own pixels."""
    ratio = pixmap.devicePixelRatio()
    parts = _parts(0, 2 * shape.corner_size + _MIDDLE, shape.corner_size)
    (left, width), (top, height) = parts[column], parts[row]
    return QRectF(left * ratio, top * ratio, width * ratio, height * ratio)
