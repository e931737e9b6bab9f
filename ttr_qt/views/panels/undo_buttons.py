"""Two quiet buttons that go back in a game and forth again."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from ttr_qt.models.session.rewinding import UndoKind
from ttr_qt.views.commands.actions import bind, with_key
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.style import SECONDARY, Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.tool_tips import change_tip, wrapped


class UndoButtons(QWidget):
    """Undo and redo, with their keys, which work wherever the focus is on the page around.

    Signals:
        undo_wanted: go back.
        redo_wanted: go forth again.
    """

    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self, style: Style, page: QWidget) -> None:
        super().__init__(page)
        self._style = style
        self.undo_button: Final = self._button(self.tr("Undo"), "undo-2")
        self.redo_button: Final = self._button(self.tr("Redo"), "redo-2")
        self.undo_button.clicked.connect(self.undo_wanted)
        self.redo_button.clicked.connect(self.redo_wanted)
        self._signs = {one: one.icon() for one in (self.undo_button, self.redo_button)}
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(style.px(2))
        self._row.addWidget(self.undo_button)
        self._row.addWidget(self.redo_button)
        bind(Command.UNDO, page, self.undo_wanted.emit)
        bind(Command.REDO, page, self.redo_wanted.emit)
        self.show_state("none", can_redo=False)

    def _button(self, text: str, sign: str) -> QPushButton:
        result = button(self._style, text, kind="quiet", sign=sign, parent=self)
        self._dress(result)
        return result

    def _dress(self, one: QPushButton) -> None:
        px, theme = self._style.px, self._style.theme
        one.setStyleSheet(
            f"QPushButton {{ padding: {px(3)}px {px(7)}px; font-size: {px(SECONDARY)}px; }}"
            f"QPushButton:checked {{ background: {theme.chip}; }}"
        )
        one.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _keep_width(self) -> None:
        """Let the first button be as wide for each of its texts, so that nothing moves."""
        shown, widths = self.undo_button.text(), []
        for text in (self.tr("Undo"), self.tr("Take back")):
            self.undo_button.setText(text)
            widths.append(self.undo_button.sizeHint().width())
        self.undo_button.setText(shown)
        self.undo_button.setMinimumWidth(max(widths))

    def append(self, another: QPushButton) -> None:
        """Take in another button, which looks and lies as these do."""
        self._dress(another)
        self._row.addWidget(another)

    def set_undo_offered(self, *, offered: bool) -> None:
        """Let one go back and forth, or not."""
        for one in (self.undo_button, self.redo_button):
            one.setVisible(offered)

    def show_state(self, kind: UndoKind, *, can_redo: bool) -> None:
        """Show what can be done now."""
        text, tip = self.tr("Undo"), self.tr("Takes your last move back. It costs nothing.")
        if kind == "take_back":
            text = self.tr("Take back")
            tip = self.tr(
                "Back to the start of your last turn, with the same cards. "
                "After that this game no longer counts for your rating."
            )
        self.undo_button.setText(text)
        self.undo_button.setAccessibleName(text)
        self.undo_button.setEnabled(kind != "none")
        self.redo_button.setEnabled(can_redo)
        self._explain(self.undo_button, tip, Command.UNDO)
        self._explain(self.redo_button, self.tr("Plays again what you undid."), Command.REDO)
        self.updateGeometry()

    @staticmethod
    def _explain(one: QPushButton, tip: str, command: Command) -> None:
        change_tip(one, wrapped(with_key(tip, command)))
        one.setAccessibleDescription(tip)

    def place(self, beside: QRect, above: QRect) -> QRect:
        """Lie at the right end of ``beside`` or, if that is too narrow, at the foot of ``above``.

        Returns:
            What is left of ``above``.
        """
        size = self._size(QBoxLayout.Direction.LeftToRight)
        if self.isHidden():
            return above
        self.raise_()
        if size.width() <= beside.width():
            top = beside.center().y() - size.height() // 2
            self.setGeometry(QRect(QPoint(beside.right() + 1 - size.width(), top), size))
            return above
        if size.width() > above.width():
            size = self._size(QBoxLayout.Direction.LeftToRight, brief=True)
        if size.width() > above.width():
            size = self._size(QBoxLayout.Direction.TopToBottom)
        foot = QRect(QPoint(), size)
        foot.moveCenter(above.center())
        foot.moveBottom(above.bottom())
        self.setGeometry(foot)
        return above.adjusted(0, 0, 0, -size.height())

    def _size(self, direction: QBoxLayout.Direction, *, brief: bool = False) -> QSize:
        """Return the room that the buttons need in a row or a column, and put them so.

        ``brief``: without their signs.
        """
        self._row.setDirection(direction)
        for one, sign in self._signs.items():
            one.setIcon(QIcon() if brief else sign)
        self.ensurePolished()
        self.undo_button.ensurePolished()
        self._keep_width()
        return self._row.sizeHint()
