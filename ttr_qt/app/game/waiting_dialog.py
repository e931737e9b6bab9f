"""The dialog that is shown while something takes longer than a moment, and can be cancelled."""

from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.meter import Meter

_WIDTH: Final = 420


class WaitingDialog(QDialog):
    """Tells what is waited for and how far it is; who closes it wants to wait no longer."""

    def __init__(self, style: Style, heading: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        px = style.px
        self._style = style
        self.setWindowTitle(heading)
        self.setModal(True)
        self.setMinimumWidth(px(_WIDTH))
        self.setStyleSheet(f"QDialog {{ background: {style.theme.background}; }}")
        box = QVBoxLayout(self)
        box.setContentsMargins(px(24), px(20), px(24), px(20))
        box.setSpacing(px(12))
        self._meter = Meter(style, self)
        self.cancel_button: Final = button(style, self.tr("Cancel"), parent=self)
        self.cancel_button.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.cancel_button)
        box.addWidget(label(heading, "heading"))
        box.addWidget(label(text, "secondary"))
        box.addWidget(self._meter)
        box.addLayout(row)

    @Slot(int, int)
    def show_progress(self, done: int, total: int) -> None:
        """Show how much of how much is done."""
        self._meter.set_parts([(done, self._style.theme.accent)], total)
        self._meter.setAccessibleName(f"{done} / {total}")
