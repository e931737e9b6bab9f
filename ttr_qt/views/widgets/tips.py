"""Tool tips of a width that is easy to read: Qt sets plain text in one line, however long."""

import textwrap
from typing import Final

_WIDEST: Final = 56
"""Letters in a line."""


def wrapped(text: str) -> str:
    """Return a text in lines that are short enough; those it has already stay apart."""
    lines = (textwrap.wrap(line, _WIDEST, break_long_words=False) for line in text.split("\n"))
    return "\n".join("\n".join(line) for line in lines)
