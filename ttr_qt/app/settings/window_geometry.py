"""Where the window was the last time, and how large."""

from typing import Final

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QWidget

_KEY: Final = "window place"


def save_geometry(window: QWidget, settings: QSettings) -> None:
    """Remember where a window is, and whether it fills the screen."""
    settings.setValue(_KEY, window.saveGeometry())


def restore_geometry(window: QWidget, settings: QSettings) -> bool:
    """Put a window where it was the last time; say whether that is known and makes sense.

    Where screens have gone since then, Qt finds another place.
    """
    place = settings.value(_KEY)
    return isinstance(place, QByteArray) and window.restoreGeometry(place)
