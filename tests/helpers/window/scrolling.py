"""Finds what scrolls, in a page or around a widget."""

from PySide6.QtWidgets import QScrollArea, QWidget


def scroll_area(page: QWidget) -> QScrollArea:
    """Return the only part of a page that scrolls."""
    (area,) = page.findChildren(QScrollArea)
    return area


def scroll_to(widget: QWidget) -> None:
    """Scroll until a widget is seen, where anything around it scrolls."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()
