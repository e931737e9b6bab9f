"""When the pointer or the keyboard comes to a widget, and when it goes."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


class Visits(QObject):
    """Watches a widget and draws it again when it is pointed at, or no longer.

    Signals:
        entered: the pointer or the keyboard has come to it, but not the keyboard that a part of the
            window hands over by itself.
        left: it has gone.
    """

    entered = Signal()
    left = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell who comes and goes."""
        kind = event.type()
        if kind in {QEvent.Type.Enter, QEvent.Type.FocusIn}:
            handed = isinstance(event, QFocusEvent) and (
                event.reason() == Qt.FocusReason.PopupFocusReason
            )
            if not handed:
                self.entered.emit()
        elif kind in {QEvent.Type.Leave, QEvent.Type.FocusOut}:
            self.left.emit()
        else:
            return super().eventFilter(watched, event)
        if isinstance(watched, QWidget):
            watched.update()
        return super().eventFilter(watched, event)
