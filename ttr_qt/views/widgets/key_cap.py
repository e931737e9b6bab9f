"""Keys as they are shown in texts."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.style import CAPTION, Style
from ttr_qt.views.widgets.buttons import draw_key_cap


class KeyCap(QWidget):
    """A key, or another short word of what to do, that looks like a key."""

    def __init__(self, style: Style, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._text = text
        self._font = style.font(CAPTION, SEMIBOLD)
        metrics = QFontMetrics(self._font)
        self.setFixedSize(metrics.horizontalAdvance(text) + style.px(14), style.px(21))
        self.setAccessibleName(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cap."""
        painter = QPainter(self)
        theme = self._style.theme
        cap = QRectF(self.rect()).adjusted(0, 0.5, 0, -0.5)
        draw_key_cap(painter, cap, self._text, self._font, (theme.ink, theme.panel_quiet))
