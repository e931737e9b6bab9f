"""A tip over a page, above a line of moments, that says what happened at one of them."""

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget

from ttr_qt.views.theme.qt_palette import (
    TIP_EDGE,
    TIP_GROUND,
    TIP_INK,
    TIP_PADDING,
    TIP_RADIUS,
)
from ttr_qt.views.theme.style import SECONDARY, Style

_TIP_EDGE: Final = 14
"""Between the tip and the edge of the page."""


class LineTip(QLabel):
    """Tip over the page, above the line, that says what happened at a moment."""

    def __init__(self, style: Style, page: QWidget) -> None:
        super().__init__(page)
        self._style = style
        self._page = page
        px = style.px
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setStyleSheet(
            f"background: {TIP_GROUND}; color: {TIP_INK}; border: 1px solid {TIP_EDGE};"
            f"border-radius: {px(TIP_RADIUS)}px; font-size: {px(SECONDARY)}px;"
            f"padding: {px(TIP_PADDING[0])}px {px(TIP_PADDING[1])}px;"
        )
        self.hide()

    def show_text(self, text: str, at: QPoint) -> None:
        """Show a text so that it ends above a point of the page, and stays on the page."""
        page = self._page
        self.setWordWrap(False)
        self.setText(text)
        self.adjustSize()
        room = page.width() - 2 * self._style.px(_TIP_EDGE)
        if self.width() > room:
            self.setWordWrap(True)
            self.resize(room, self.heightForWidth(room))
        edge = self._style.px(_TIP_EDGE)
        left = min(max(at.x() - self.width() // 2, edge), page.width() - edge - self.width())
        self.move(left, at.y() - self.height())
        self.show()
        self.raise_()
