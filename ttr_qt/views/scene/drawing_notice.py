"""The notice that the board is still being drawn."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QLabel, QWidget

from ttr_qt.views.theme.palette import Theme

_DELAY: Final = 400
"""Milliseconds until the notice is shown: mostly the board is there by then."""
_FROM_BOTTOM: Final = 26
"""Pixels from the lower edge of what it lies on."""


class DrawingNotice(QLabel):
    """A small plate at the foot of a widget, shown only where drawing takes its time."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("The board is being drawn …"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()
        self._under = parent
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(_DELAY)
        self._delay.timeout.connect(self._on_delay_over)
        parent.installEventFilter(self)

    def set_theme(self, theme: Theme) -> None:
        """Change its colours."""
        self.setStyleSheet(
            f"background: {theme.panel}; color: {theme.ink_second};"
            f"border: 1px solid {theme.line}; border-radius: 9px; padding: 6px 14px;"
        )

    def begin(self) -> None:
        """Show the notice soon, unless `end` comes before."""
        self._delay.start()

    @Slot()
    def end(self) -> None:
        """Hide the notice: there is something to be seen."""
        self._delay.stop()
        self.hide()

    @Slot()
    def _on_delay_over(self) -> None:
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        area = self._under.rect()
        self.adjustSize()
        self.move((area.width() - self.width()) // 2, area.bottom() - _FROM_BOTTOM - self.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep its place when the board gets another size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)
