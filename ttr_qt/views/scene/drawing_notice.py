"""A word to those who look at an empty sheet: the board is still being drawn."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QLabel, QWidget

from ttr_qt.views.theme.palette import Theme

_PATIENCE: Final = 400
"""Milliseconds that nobody has to be told anything."""
_AWAY: Final = 26
"""Pixels from the lower edge of what it lies on."""


class DrawingNotice(QLabel):
    """A small plate at the foot of a widget, shown only where drawing takes its time."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("The board is being drawn …"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()
        self._under = parent
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_PATIENCE)
        self._soon.timeout.connect(self._on_patience_lost)
        parent.installEventFilter(self)

    def set_theme(self, theme: Theme) -> None:
        """Change its colours."""
        self.setStyleSheet(
            f"background: {theme.panel}; color: {theme.ink_second};"
            f"border: 1px solid {theme.line}; border-radius: 9px; padding: 6px 14px;"
        )

    def begin(self) -> None:
        """Know that drawing begins."""
        self._soon.start()

    @Slot()
    def end(self) -> None:
        """Know that there is something to be seen."""
        self._soon.stop()
        self.hide()

    @Slot()
    def _on_patience_lost(self) -> None:
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        area = self._under.rect()
        self.adjustSize()
        self.move((area.width() - self.width()) // 2, area.bottom() - _AWAY - self.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep its place when the board gets another size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)
