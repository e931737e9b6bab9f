"""A number in a disc, as it stands on the board and beside what it is about."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ttr_qt.views.theme.fonts import BOLD
from ttr_qt.views.theme.pencil import Pencil, stroke, tint
from ttr_qt.views.theme.style import CAPTION, Style

HINT_FILL: Final = "#8A4B08"
HINT_INK: Final = "#FFFFFF"
BADGE_SIZE: Final = 24


class NumberBadge(QWidget):
    """A small disc with a number; lets the pointer through."""

    def __init__(self, style: Style, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number: Final = number
        self._font = style.font(CAPTION + 1, BOLD)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        size = style.px(BADGE_SIZE)
        self.setFixedSize(size, size)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the disc with a light rim, so that it is seen on any ground."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        half = self.width() / 2
        pencil.disc(half, half, half - 1.5, HINT_FILL, stroke(HINT_INK, 1.6))
        painter.setFont(self._font)
        painter.setPen(tint(HINT_INK))
        room = QRectF(self.rect())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), str(self.number))
