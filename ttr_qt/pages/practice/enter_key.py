"""Enter after a try: it goes on from anywhere, and does not try the same once more."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ttr_qt.views.commands.table import Command

_PRESSES: Final = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}
_MODIFIER_KEYS: Final = {
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
}


class EnterToGoOn(QObject):
    """Filter of what happens on a page right after a try or an answer.

    Whoever presses another key or the mouse is about to do something else: then Enter is theirs
    again, on the board, in the market and among tickets. What happens on a panel is none of its
    business: its buttons keep Enter.
    """

    def __init__(self, page: QWidget, panel: QWidget, go_on: Callable[[], None]) -> None:
        super().__init__(page)
        self._page, self._panel = page, panel
        self._go_on = go_on

    def watch(self, *, on: bool) -> None:
        """Watch from now on, or no longer."""
        app = QCoreApplication.instance()
        if app is not None and on:
            app.installEventFilter(self)
        elif app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Enter, and stop at any other key or when the mouse is pressed."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress and self._concerns(watched):
            self.watch(on=False)
        elif isinstance(event, QKeyEvent) and kind in _PRESSES and self._concerns(watched):
            if Command.GO_ON_PRACTISING.matches(event):
                if kind == QEvent.Type.ShortcutOverride:  # else it would be a button's key
                    event.accept()
                elif not event.isAutoRepeat():
                    self._go_on()
                return True
            if kind == QEvent.Type.KeyPress and event.key() not in _MODIFIER_KEYS:
                self.watch(on=False)
        return super().eventFilter(watched, event)

    def _concerns(self, watched: QObject) -> bool:
        if not isinstance(watched, QWidget) or watched is self._panel:
            return False
        on_page = watched is self._page or self._page.isAncestorOf(watched)
        return on_page and not self._panel.isAncestorOf(watched)
