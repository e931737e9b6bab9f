"""Two quiet buttons that go back in a game and forth again."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from ttr_qt.models.session.rewinding import UndoKind
from ttr_qt.views.theme.style import SECONDARY, Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.tips import wrapped

_UNDO_KEYS: Final = ("Ctrl+Z",)
_REDO_KEYS: Final = ("Ctrl+Y", "Ctrl+Shift+Z")


class TimeButtons(QWidget):
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
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(style.px(2))
        self._row.addWidget(self.undo_button)
        self._row.addWidget(self.redo_button)
        for keys, wanted in ((_UNDO_KEYS, self.undo_wanted), (_REDO_KEYS, self.redo_wanted)):
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), page)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(wanted)
        self.show_time("none", can_redo=False)

    def _button(self, text: str, sign: str) -> QPushButton:
        px = self._style.px
        result = button(self._style, text, kind="quiet", sign=sign, parent=self)
        result.setStyleSheet(
            f"QPushButton {{ padding: {px(3)}px {px(7)}px; font-size: {px(SECONDARY)}px; }}"
        )
        result.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return result

    def show_time(self, kind: UndoKind, *, can_redo: bool) -> None:
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
        self._explain(self.undo_button, tip, _UNDO_KEYS[0])
        self._explain(self.redo_button, self.tr("Plays again what you undid."), _REDO_KEYS[0])
        self.updateGeometry()

    @staticmethod
    def _explain(one: QPushButton, tip: str, key: str) -> None:
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        one.setToolTip(wrapped(f"{tip} ({shown})"))
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
            size = self._size(QBoxLayout.Direction.TopToBottom)
        foot = QRect(QPoint(), size)
        foot.moveCenter(above.center())
        foot.moveBottom(above.bottom())
        self.setGeometry(foot)
        return above.adjusted(0, 0, 0, -size.height())

    def _size(self, direction: QBoxLayout.Direction) -> QSize:
        """Return the room that the buttons need in a row or a column, and put them so."""
        self._row.setDirection(direction)
        self.ensurePolished()
        return self._row.sizeHint()
