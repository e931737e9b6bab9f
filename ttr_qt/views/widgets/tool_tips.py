"""Tool tips of a width that is easy to read: Qt sets plain text in one line, however long."""

import textwrap
from typing import Final

from PySide6.QtGui import Qt

_WIDEST: Final = 56
"""Letters in a line."""


def wrapped(text: str) -> str:
    """Return a text in lines that are short enough; those it has already stay apart.

    Whatever it says is shown as it is: a name may look to Qt like something to be formatted.
    """
    lines = (textwrap.wrap(line, _WIDEST, break_long_words=False) for line in text.split("\n"))
    whole = "\n".join("\n".join(line) for line in lines)
    return Qt.convertFromPlainText(whole) if Qt.mightBeRichText(whole) else whole
