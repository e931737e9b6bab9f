"""Tool tips of a width that is easy to read, through which one can click."""

import textwrap
from typing import Final

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Slot
from PySide6.QtGui import QGuiApplication, Qt
from PySide6.QtWidgets import QToolTip, QWidget

_WIDEST: Final = 56
"""Letters in a line."""
_TIP_WINDOW: Final = "qtooltip_labelWindow"
"""What Qt calls the window of a tool tip."""


def change_tip(widget: QWidget, text: str) -> None:
    """Give a widget another tool tip; one that is read there goes if it says something else."""
    if text != widget.toolTip():
        hide_tip_of(widget)
        widget.setToolTip(text)


def hide_tip_of(widget: QWidget) -> None:
    """Hide the tool tip of a widget at once, if it is shown."""
    if QToolTip.isVisible() and QToolTip.text() == widget.toolTip():
        QToolTip.hideText()


def wrapped(text: str) -> str:
    """Return a text in lines that are short enough; those it has already stay apart.

    Qt sets plain text in one line, however long. The text is shown as it is: a name may look to Qt
    like something to be formatted.
    """
    lines = (textwrap.wrap(line, _WIDEST, break_long_words=False) for line in text.split("\n"))
    whole = "\n".join("\n".join(line) for line in lines)
    return Qt.convertFromPlainText(whole) if Qt.mightBeRichText(whole) else whole


class ClicksThroughToolTips(QObject):
    """Lets presses of the mouse reach what lies below a tool tip, as long as it lives.

    Qt takes a tip away at any press but lets the tip have the press, and says of no tip when it
    comes. A filter of all events of the program would cost more than this look before each pause.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is not None:
            dispatcher.aboutToBlock.connect(self._open)

    @Slot()
    def _open(self) -> None:
        if not QToolTip.isVisible():
            return
        through = Qt.WindowType.WindowTransparentForInput
        for window in QGuiApplication.topLevelWindows():
            if window.objectName() == _TIP_WINDOW and not window.flags() & through:
                window.setFlag(through, True)
