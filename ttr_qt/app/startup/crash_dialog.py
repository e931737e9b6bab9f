"""The dialog about a mistake of the program: what happened, that the game is safe, what to do."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ttr_qt.views.theme.style import CAPTION, Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label

_WIDTH: Final = 560
_LINES: Final = 7


class CrashDialog(QDialog):
    """Says that something went wrong, in plain words first; the report is for a developer.

    Signals:
        folder_wanted: the folder of the log is to be shown.
        copy_wanted: the report is to be copied.
        quit_wanted: the program is to end.
    """

    folder_wanted = Signal()
    copy_wanted = Signal()
    quit_wanted = Signal()

    def __init__(
        self, style: Style, report: str, parent: QWidget | None = None, *, saved: bool = True
    ) -> None:
        super().__init__(parent)
        px = style.px
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setMinimumWidth(px(_WIDTH))
        self.setStyleSheet(f"QDialog {{ background: {style.theme.background}; }}")
        box = QVBoxLayout(self)
        box.setContentsMargins(px(24), px(20), px(24), px(20))
        box.setSpacing(px(12))
        safe = (
            self.tr("Your game is saved. You can usually just keep playing.")
            if saved
            else self.tr("Your last moves may not be saved, because writing to the disk failed.")
        )
        self.text: Final = label(
            self.tr("The program made a mistake. It was not your fault.") + " " + safe
        )
        advice = self.tr(
            "If it happens again, quit and restart the program: you can then "
            "continue the game. The report below helps to fix the problem; it "
            "contains neither your name nor your folders."
        )
        self.report: Final = QPlainTextEdit(self)
        self.report.setReadOnly(True)
        self.report.setPlainText(report)
        self.report.setAccessibleName(self.tr("Report"))
        self.report.setFont(style.font(CAPTION))
        self.report.setFixedHeight(self.report.fontMetrics().lineSpacing() * _LINES + px(16))
        self.report.setStyleSheet(
            f"QPlainTextEdit {{ background: {style.theme.panel_quiet}; font-size: {px(CAPTION)}px;"
            f" border: 1px solid {style.theme.line}; border-radius: {px(9)}px; }}"
        )
        self.report.setTabChangesFocus(True)
        box.addWidget(label(self.tr("Something went wrong"), "title"))
        box.addWidget(self.text)
        box.addWidget(label(advice, "secondary"))
        box.addWidget(self.report)
        box.addLayout(self._buttons(style))
        self.show_end()

    def _buttons(self, style: Style) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(style.px(10))
        self.copy_button = button(style, self.tr("Copy the report"), kind="quiet")
        self.folder_button = button(style, self.tr("Show the log file"), kind="quiet")
        self.quit_button = button(style, self.tr("Quit"))
        self.go_on_button = button(style, self.tr("Go on"), kind="primary")
        self.copy_button.clicked.connect(self.copy_wanted)
        self.folder_button.clicked.connect(self.folder_wanted)
        self.quit_button.clicked.connect(self.reject)
        self.quit_button.clicked.connect(self.quit_wanted)
        self.go_on_button.clicked.connect(self.accept)
        for one in (self.copy_button, self.folder_button, self.quit_button):
            one.setAutoDefault(False)
        self.go_on_button.setDefault(True)
        self.go_on_button.setFocus(Qt.FocusReason.OtherFocusReason)
        row.addWidget(self.copy_button)
        row.addWidget(self.folder_button)
        row.addStretch(1)
        row.addWidget(self.quit_button)
        row.addWidget(self.go_on_button)
        return row

    def showEvent(self, event: QShowEvent) -> None:
        """Be as wide as the buttons need: only now do they know their fonts."""
        for one in self.findChildren(QPushButton):
            one.setMinimumWidth(one.sizeHint().width())
        super().showEvent(event)

    def add(self, report: str) -> None:
        """Add what happened meanwhile."""
        self.report.appendPlainText(f"\n{report}")

    def show_end(self) -> None:
        """Show the last line of the report, which says most."""
        bar = self.report.verticalScrollBar()
        bar.setValue(bar.maximum())
