"""A question in the page, where other programs would open a box."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button, sign_icon
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.panel import Panel


class Question(Panel):
    """Asks before something is gone for good; hidden as long as nothing is asked."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=10)
        self._act: Callable[[], None] | None = None
        self.set_colours(style.theme.amber_background, style.theme.amber)
        row = QHBoxLayout()
        row.setSpacing(style.px(10))
        self.text = label("", "strong")
        self.yes = button(style, "", sign="trash-2")
        self.no = button(style, self.tr("Cancel"), kind="quiet")
        self.yes.clicked.connect(self._on_yes)
        self.no.clicked.connect(self.cancel)
        row.addWidget(self.text, 1)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        self.box.addLayout(row)
        self.hide()

    def ask(self, text: str, answer: str, act: Callable[[], None], sign: str = "trash-2") -> None:
        """Ask; ``answer`` and ``sign`` are what the button shows that acts."""
        self._act = act
        self.yes.setIcon(sign_icon(self.look, sign))
        self.text.setText(text)
        self.yes.setText(answer)
        self.yes.setAccessibleName(f"{answer}. {text}")
        self.show()
        # An Enter too many must not cost a game.
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_yes(self) -> None:
        act = self._act
        self.cancel()
        if act is not None:
            act()

    @Slot()
    def cancel(self) -> None:
        """Ask no longer."""
        self._act = None
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask no longer where the person cancels."""
        if Command.CANCEL.matches(event):
            self.cancel()
        else:
            super().keyPressEvent(event)
