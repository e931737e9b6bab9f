"""A thin line that tells how far something is."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_qt.views.theme.pencil import Pencil
from ttr_qt.views.theme.style import Style


class SlimBar(QWidget):
    """How far something is, as a thin line."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._part = 0.0
        self.setFixedHeight(style.px(5))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def part(self) -> float:
        """What is done, from 0 to 1."""
        return self._part

    def set_part(self, part: float) -> None:
        """Show another part."""
        self._part = part
        self.update()

    def sizeHint(self) -> QSize:
        """Return its usual size."""
        return QSize(self._style.px(130), self._style.px(5))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the groove and what is done."""
        pencil = Pencil(QPainter(self))
        theme, high = self._style.theme, self.height()
        pencil.box((0, 0, self.width(), high), theme.line, None, high / 2)
        if self._part > 0:
            done = max(high, self.width() * self._part)
            pencil.box((0, 0, done, high), theme.accent, None, high / 2)
