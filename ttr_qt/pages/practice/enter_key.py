"""Enter after a try: it goes on, whatever has the focus, and does not try the same once more."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from ttr_qt.views.commands.table import Command

_MODIFIER_KEYS: Final = {
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
}


class EnterToGoOn(QObject):
    """Filter of the keys of whatever has the focus on a page.

    Whoever presses another key or the mouse is about to do something else: then Enter is theirs
    again, on the board, in the market and among tickets. The buttons of a panel keep it.
    """

    def __init__(self, page: QWidget, panel: QWidget, go_on: Callable[[], None]) -> None:
        super().__init__(page)
        self._page, self._panel = page, panel
        self._go_on = go_on
        self._on = False
        self._watched: QWidget | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    def watch(self, *, on: bool) -> None:
        """Watch from now on, or no longer."""
        self._on = on
        self._follow(QApplication.focusWidget())

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Go along, as when what was open for a payment closes."""
        if self._on:
            self._follow(now)

    def _follow(self, focus: QWidget | None) -> None:
        if self._watched is not None:
            self._watched.removeEventFilter(self)
            self._watched = None
        if not self._on or focus is None or self._panel.isAncestorOf(focus):
            return
        if focus is self._page or self._page.isAncestorOf(focus):
            self._watched = focus
            focus.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Enter, and stop at any other key or when the mouse is pressed."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind != QEvent.Type.KeyRelease:
            if Command.GO_ON_PRACTISING.matches(event):
                if kind == QEvent.Type.ShortcutOverride:  # else it would be a button's key
                    event.accept()
                elif not event.isAutoRepeat():
                    self._go_on()
                return True
            if kind == QEvent.Type.KeyPress and event.key() not in _MODIFIER_KEYS:
                self.watch(on=False)
        elif kind == QEvent.Type.MouseButtonPress:
            self.watch(on=False)
        return super().eventFilter(watched, event)
