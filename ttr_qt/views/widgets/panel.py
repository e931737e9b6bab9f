"""The white card with a soft shadow that everything beside the board lies on."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ttr_qt.views.paint.pencil import Colour, stroke, tint
from ttr_qt.views.style import Style

MARGIN: Final = 7
"""Around a panel, for its shadow; panels may stand edge to edge."""
PADDING: Final = 18
RADIUS: Final = 14
_LAYERS: Final = 6


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
    corner = style.px(radius)
    painter.setPen(stroke("#000000", 0.0, alpha=0.0))
    painter.setBrush(tint("#1A120A", style.theme.shadow / _LAYERS))
    for layer in range(_LAYERS):
        grow = style.px(MARGIN) * (1 - layer / _LAYERS)
        shade = face.adjusted(-grow * 0.8, -grow * 0.5, grow * 0.8, grow)
        painter.drawRoundedRect(shade, corner + grow, corner + grow)
    colour, width = edge
    inset = width / 2
    painter.setPen(stroke(colour, width))
    painter.setBrush(tint(fill))
    painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), corner, corner)
