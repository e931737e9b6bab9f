"""Log and pace over the board, in windows that have no room for them beside it."""

from typing import Final

from PySide6.QtCore import QObject, QRect, Signal, Slot
from PySide6.QtWidgets import QWidget

from ttr_qt.pages.board.page_layout import PageParts
from ttr_qt.views.panels.undo_buttons import UndoButtons
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.tool_tips import wrapped

_WIDTH: Final = 290


class PartsOverBoard(QObject):
    """Offers what a page leaves out with a button, which shows it over the board.

    Signals:
        changed: it was opened or closed, and everything has to be laid out anew.
    """

    changed = Signal()

    def __init__(self, style: Style, parts: PageParts, buttons: UndoButtons, page: QWidget) -> None:
        super().__init__(page)
        self._style = style
        self._parts = parts
        self.button: Final = button(style, "", kind="quiet", parent=buttons)
        self.button.setCheckable(True)
        self.button.clicked.connect(self._on_clicked)
        tip = self.tr("Shows over the board what has no room beside it.")
        self.button.setToolTip(wrapped(tip))
        self.button.setAccessibleDescription(tip)
        self.button.hide()
        buttons.append(self.button)

    @property
    def open(self) -> bool:
        """Whether something lies over the board."""
        return self._parts.over_board and bool(self._parts.left_out)

    def offer(self) -> None:
        """Show the button if the page has left something out, but not while tickets are chosen."""
        parts = self._parts
        choosing = parts.choosing is not None and not parts.choosing.isHidden()
        if choosing:
            parts.over_board = False
            for part in parts.left_out:
                part.hide()
        self.button.setVisible(bool(parts.left_out) and not choosing)
        self.button.setChecked(self.open)
        text = self.tr("Log") if parts.log in parts.left_out else self.tr("Pace")
        self.button.setText(text)
        self.button.setAccessibleName(text)

    def lay_out(self, board: QRect) -> None:
        """Put what is left out at the right edge of the board, if it is wanted."""
        if not self.open:
            return
        width = min(self._style.px(_WIDTH), board.width())
        room = QRect(board.right() + 1 - width, board.top(), width, board.height())
        parts = self._parts
        if parts.pace is not None and parts.pace in parts.left_out:
            high = parts.pace.sizeHint().height()
            parts.pace.setGeometry(QRect(room.left(), room.top(), width, high))
            room.setTop(room.top() + high)
        if parts.log in parts.left_out:
            parts.log.setGeometry(room)
        for part in parts.left_out:
            part.raise_()

    @Slot()
    def close(self) -> bool:
        """Show the whole board again; say whether something lay over it."""
        was_open = self.open
        self._parts.over_board = False
        if was_open:
            self.changed.emit()
        return was_open

    @Slot(bool)
    def _on_clicked(self, wanted: bool) -> None:
        self._parts.over_board = wanted
        self.changed.emit()
