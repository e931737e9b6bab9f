"""A name in the map's typeface that always fits its room."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ttr_qt.views.paint.pencil import tint
from ttr_qt.views.style import TITLE, Style

_SMALLEST: Final = 15.0


class FittedTitle(QWidget):
    """One line of text, as large as a title or smaller where it has to be."""

    def __init__(self, style: Style, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = style
        self._text = text
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        """Return the room of the full size."""
        metrics = QFontMetricsF(self._look.title_font())
        return QSize(round(metrics.horizontalAdvance(self._text)) + 2, round(metrics.height()))

    def minimumSizeHint(self) -> QSize:
        """Return the room of the smallest size."""
        metrics = QFontMetricsF(self._look.title_font(_SMALLEST))
        return QSize(round(metrics.horizontalAdvance(self._text)) + 2, round(metrics.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the text in the largest size that fits."""
        painter = QPainter(self)
        size = TITLE
        while size > _SMALLEST:
            metrics = QFontMetricsF(self._look.title_font(size))
            if metrics.horizontalAdvance(self._text) <= self.width():
                break
            size -= 1.0
        painter.setFont(self._look.title_font(size))
        painter.setPen(tint(self._look.theme.ink))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(self.rect()), middle, self._text)
