"""A name in the map's typeface that always fits its room."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ttr_qt.views.theme.pencil import tint
from ttr_qt.views.theme.style import TITLE, Style

_ONE_LINE: Final = 21.0
_SMALLEST: Final = 12.0


class FittedTitle(QWidget):
    """A text as large as a title, or smaller and then on two lines where it has to be."""

    def __init__(self, style: Style, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._text = text
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        """Return the room of the full size."""
        metrics = QFontMetricsF(self._style.title_font())
        return QSize(round(metrics.horizontalAdvance(self._text)) + 2, round(metrics.height()))

    def minimumSizeHint(self) -> QSize:
        """Return the room of the smallest size."""
        metrics = QFontMetricsF(self._style.title_font(_SMALLEST))
        widest = max(metrics.horizontalAdvance(word) for word in self._text.split() or [""])
        return QSize(round(widest) + 2, round(metrics.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the text in the largest size that fits."""
        painter = QPainter(self)
        painter.setFont(self._style.title_font(self._fitting_size()))
        painter.setPen(tint(self._style.theme.ink))
        flags = (
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        )
        painter.drawText(QRectF(self.rect()), int(flags), self._text)

    def _fitting_size(self) -> float:
        size = TITLE
        room = QRectF(self.rect())
        while size > _SMALLEST:
            metrics = QFontMetricsF(self._style.title_font(size))
            whole = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._text)
            one_line = metrics.horizontalAdvance(self._text) <= room.width()
            inside = whole.width() <= room.width() and whole.height() <= room.height() + 1
            if one_line or (size < _ONE_LINE and inside):
                break
            size -= 1.0
        return size
