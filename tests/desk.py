"""A screen without windows that other tests have left."""

from PySide6.QtWidgets import QApplication


def clear_desk() -> None:
    """Hide all windows, such as tips: they would get what the pointer does."""
    for widget in QApplication.topLevelWidgets():
        if widget.isVisible():
            widget.hide()
