"""Tool tips of a width that is easy to read: Qt sets plain text in one line, however long."""

import textwrap
from typing import Final

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QToolTip, QWidget

_WIDEST: Final = 56
"""Letters in a line."""


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

    Whatever it says is shown as it is: a name may look to Qt like something to be formatted.
    """
    lines = (textwrap.wrap(line, _WIDEST, break_long_words=False) for line in text.split("\n"))
    whole = "\n".join("\n".join(line) for line in lines)
    return Qt.convertFromPlainText(whole) if Qt.mightBeRichText(whole) else whole
