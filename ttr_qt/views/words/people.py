"""What is said of the people who use the program."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ttr_qt.views.theme.language import Marked

_PORTRAITS: Final[Mapping[str, Marked]] = {
    "person": QT_TRANSLATE_NOOP("people", "Parting"),
    "person-long": QT_TRANSLATE_NOOP("people", "Long hair"),
    "person-curly": QT_TRANSLATE_NOOP("people", "Curls"),
    "person-cap": QT_TRANSLATE_NOOP("people", "Cap"),
    "person-bob": QT_TRANSLATE_NOOP("people", "Bob"),
    "person-grey": QT_TRANSLATE_NOOP("people", "Grey hair"),
    "person-bun": QT_TRANSLATE_NOOP("people", "Bun"),
    "person-afro": QT_TRANSLATE_NOOP("people", "Afro"),
}
"""By what one tells them apart."""


def portrait_text(portrait: str) -> str:
    """Return what a portrait of a person is called."""
    return QCoreApplication.translate("people", str(_PORTRAITS[portrait]))


def nameless() -> str:
    """Return what a person is called who has given no name."""
    return QCoreApplication.translate("tables", "You")


def unnamed(number: int) -> str:
    """Return what one of several people is called who has given no name."""
    return QCoreApplication.translate("tables", "Player {number}").format(number=number)
