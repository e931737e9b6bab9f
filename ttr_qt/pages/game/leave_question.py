"""Asking what is to become of a game that a person wants to leave."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ttr_qt.views.commands.entry import WINDOW
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.pencil import tint
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import announce
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label, set_role
from ttr_qt.views.widgets.panel import Panel

_WIDTH: Final = 520
_FROM_TOP: Final = 0.3
"""Part of the height that is free above it, of all that is free."""


class _Veil(QWidget):
    """Lies over the whole game behind the question, so that nothing there can be clicked.

    Signals:
        pressed: with any button, and released or not.
    """

    pressed = Signal()

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour = tint(*style.theme.veil)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dim what lies behind, as the board is dimmed where it does not matter."""
        QPainter(self).fillRect(self.rect(), self._colour)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell of a press."""
        event.accept()
        self.pressed.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let nothing be scrolled or zoomed."""
        event.accept()


class LeaveQuestion(Panel):
    """Lies over a game while it asks: leave the game, give it up, or play on.

    Giving up has to be wanted twice: it can't be taken back. A click beside it plays on.

    Signals:
        leave_wanted: the game is left, and can be continued.
        give_up_wanted: the game is lost.
        closed: it asks no longer.
    """

    leave_wanted = Signal()
    give_up_wanted = Signal()
    closed = Signal()

    def __init__(self, style: Style, parent: QWidget, *, can_give_up: bool) -> None:
        super().__init__(style, parent, padding=18)
        self._over = parent
        self._veil = _Veil(style, parent)
        self._veil.pressed.connect(self.close_question)
        self.can_give_up: Final = can_give_up
        self._sure = False
        """Whether the next press on the button gives up."""
        self.heading: Final = label("", "heading", self)
        self.text: Final = label("", "body", self)
        self.stay: Final = button(style, self.tr("Play on"), kind="primary", parent=self)
        self.leave: Final = button(style, self.tr("Leave"), sign="house", parent=self)
        self.give_up: Final = button(style, self.tr("Give up …"), kind="quiet", parent=self)
        self.stay.clicked.connect(self.close_question)
        self.leave.clicked.connect(self.leave_wanted)
        self.give_up.clicked.connect(self._on_give_up)
        row = QHBoxLayout()
        row.setSpacing(style.px(10))
        row.addWidget(self.stay)
        row.addWidget(self.leave)
        row.addStretch(1)
        row.addWidget(self.give_up)
        self.box.setSpacing(style.px(8))
        self.box.addWidget(self.heading)
        self.box.addWidget(self.text)
        self.box.addSpacing(style.px(4))
        self.box.addLayout(row)
        parent.installEventFilter(self)
        self.hide()

    def ask(self) -> None:
        """Ask what is to become of the game."""
        self._sure = False
        self.heading.setText(self.tr("Leave this game?"))
        self.text.setText(self.tr("It is saved: you can continue it at any time."))
        set_role(self.text, "body")
        self.leave.show()
        self.give_up.setText(self.tr("Give up …"))
        self.give_up.setVisible(self.can_give_up)
        self._show()

    def _show(self) -> None:
        self._lay_out()
        self._veil.show()
        self._veil.raise_()
        self.show()
        self.raise_()
        self.stay.setFocus(Qt.FocusReason.PopupFocusReason)  # an Enter too many costs nothing
        announce(self, f"{self.heading.text()} {self.text.text()}")

    @Slot()
    def close_question(self) -> None:
        """Ask no longer."""
        self.hide()
        self._veil.hide()
        self.closed.emit()

    @Slot()
    def _on_give_up(self) -> None:
        if self._sure:
            self.give_up_wanted.emit()
        else:
            self.ask_to_give_up()

    def ask_to_give_up(self) -> None:
        """Ask whether the game is to be given up."""
        self._sure = True
        self.heading.setText(self.tr("Give up?"))
        self.text.setText(self.tr("The game is over then and counts as lost."))
        set_role(self.text, "bad")
        self.leave.hide()
        self.give_up.setText(self.tr("Give up"))
        self._show()

    def _lay_out(self) -> None:
        px, parent = self.look.px, self._over
        self._veil.setGeometry(parent.rect())
        width = min(px(_WIDTH), parent.width() - px(20))
        height = self.box.totalHeightForWidth(width)
        top = round((parent.height() - height) * _FROM_TOP)
        self.setGeometry((parent.width() - width) // 2, max(0, top), width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle when the page gets another size."""
        if event.type() == QEvent.Type.Resize and watched is self._over and self.isVisible():
            self._lay_out()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Go from button to button, and not to the game behind."""
        if self.isHidden():  # Qt looks for who gets the keyboard now
            return super().focusNextPrevChild(forwards)
        buttons = [one for one in (self.stay, self.leave, self.give_up) if one.isVisible()]
        here = next((n for n, one in enumerate(buttons) if one.hasFocus()), -1)
        following = buttons[(here + (1 if forwards else -1)) % len(buttons)]
        following.setFocus(
            Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the game from it; those that work everywhere still do."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and not _works_everywhere(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask no longer where the person cancels; no other key means the game behind it."""
        if Command.CANCEL.matches(event):
            self.close_question()
        event.accept()


def _works_everywhere(event: QKeyEvent) -> bool:
    return any(one.matches(event) for one in Command if one.value.place is WINDOW)
