"""A thin bar that shows how much of something is reached, in parts of different colours."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_qt.views.theme.pencil import Colour, Pencil, mix, rounded
from ttr_qt.views.theme.style import Style

_HEIGHT: Final = 8
_LEAST_WIDTH: Final = 60


class Meter(QWidget):
    """Parts of a whole side by side; what they leave over stays empty."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._parts: tuple[tuple[float, Colour], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_parts(self, parts: Sequence[tuple[float, Colour]], whole: float) -> None:
        """Show amounts of a whole; those beyond it fill the bar to its end."""
        self._parts = tuple((amount / whole if whole else 0.0, colour) for amount, colour in parts)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the bar and a width that still tells something."""
        return QSize(self._style.px(_LEAST_WIDTH), self._style.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the groove and its parts."""
        pencil = Pencil(QPainter(self))
        width, height = self.width(), self.height()
        path = rounded(0, 0, width, height, height / 2)
        pencil.shape(path, mix(self._style.theme.line, self._style.theme.panel, 0.25))
        with pencil.clipped(path):
            left = 0.0
            for part, colour in self._parts:
                pencil.box((left, 0, part * width, height), colour)
                left += part * width
