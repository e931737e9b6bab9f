"""The two languages of the program, and how a name is picked from a map."""

from typing import Final, Literal

from ttr_qt.engine.maps import Text

Language = Literal["en", "de"]
Marked = object
"""An English text that is translated when it is shown; PySide knows no better type for them."""

LANGUAGES: Final[tuple[Language, ...]] = ("en", "de")


def in_language(text: Text, language: Language) -> str:
    """Return the text in one language."""
    return text.de if language == "de" else text.en
