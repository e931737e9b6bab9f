"""When a widget shows that the keyboard is at it: only to those who use the keyboard."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}


class FocusFrame(QObject):
    """Says whether a widget draws its frame for the focus.

    A press of the mouse gives the focus to what is pressed, too, but a person who presses it knows
    where it is: a frame that stayed there would look like something chosen. With the next key it
    shows.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._by_keys = True
        widget.installEventFilter(self)

    @property
    def shown(self) -> bool:
        """Whether the frame is drawn."""
        return self._by_keys and self._widget.hasFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note what brings the focus, and what is used there."""
        by_keys: bool | None = None
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusIn:
            if event.reason() == Qt.FocusReason.MouseFocusReason:
                by_keys = False
            elif event.reason() != Qt.FocusReason.ActiveWindowFocusReason:  # else as it was
                by_keys = True
        elif event.type() == QEvent.Type.MouseButtonPress:
            by_keys = False
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by_keys = True if event.key() not in _MODIFIERS else None
        if by_keys is not None:
            self._by_keys = by_keys
            if isinstance(watched, QWidget):
                watched.update()
        return super().eventFilter(watched, event)
