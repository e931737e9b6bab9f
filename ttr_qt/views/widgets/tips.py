"""Tool tips of a width that is easy to read: Qt sets plain text in one line, however long."""

import textwrap
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

_WIDEST: Final = 56
"""Letters in a line."""


def wrapped(text: str) -> str:
    """Return a text in lines that are short enough; those it has already stay apart."""
    lines = (textwrap.wrap(line, _WIDEST, break_long_words=False) for line in text.split("\n"))
    return "\n".join("\n".join(line) for line in lines)


class WrappedTips(QObject):
    """Shows the tool tips of all widgets in several lines, wherever they were set."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show a long tip instead of the widget itself."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = watched.toolTip() if isinstance(watched, QWidget) else ""
            if isinstance(watched, QWidget) and wrapped(text) != text:
                QToolTip.showText(event.globalPos(), wrapped(text), watched)
                return True
        return False
