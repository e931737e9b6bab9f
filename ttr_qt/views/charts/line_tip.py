"""A tip over a page, above a line of moments, that says what happened at one of them."""

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget

from ttr_qt.views.theme.style import SECONDARY, Style

_TIP: Final = "#22282D"
_TIP_INK: Final = "#F4EFE4"
_TIP_EDGE: Final = 14
"""Between the tip and the edge of the page."""


class LineTip(QLabel):
    """Tip over the page, above the line, that says what happened at a moment."""

    def __init__(self, style: Style, page: QWidget) -> None:
        super().__init__(page)
        self._look = style
        self._page = page
        px = style.px
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setStyleSheet(
            f"background: {_TIP}; color: {_TIP_INK}; border-radius: {px(9)}px;"
            f"padding: {px(7)}px {px(11)}px; font-size: {px(SECONDARY)}px;"
        )
        self.hide()

    def show_text(self, text: str, at: QPoint) -> None:
        """Show a text so that it ends above a point of the page, and stays on the page."""
        page = self._page
        self.setWordWrap(False)
        self.setText(text)
        self.adjustSize()
        room = page.width() - 2 * self._look.px(_TIP_EDGE)
        if self.width() > room:
            self.setWordWrap(True)
            self.resize(room, self.heightForWidth(room))
        edge = self._look.px(_TIP_EDGE)
        left = min(max(at.x() - self.width() // 2, edge), page.width() - edge - self.width())
        self.move(left, at.y() - self.height())
        self.show()
        self.raise_()
