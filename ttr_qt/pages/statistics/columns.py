"""Widgets side by side in as many equal columns as there is room for."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from ttr_qt.views.theme.style import Style


class Columns(QWidget):
    """Lays widgets out from left to right, then from top to bottom."""

    def __init__(
        self,
        style: Style,
        least: int,
        parent: QWidget | None = None,
        *,
        most: int | None = None,
    ) -> None:
        """A column is never narrower than ``least``, and there are never more than ``most``."""
        super().__init__(parent)
        self._least = style.px(least)
        self._most = most
        self._widgets: list[QWidget] = []
        self._across = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Add a widget behind the others."""
        self._widgets.append(widget)
        self._arrange(self._fitting(self.width()))

    def _fitting(self, width: int) -> int:
        """Return how many columns a width has room for, with rows as equal as can be."""
        gap = self._grid.spacing()
        most = max(1, (width + gap) // (self._least + gap))
        most = min(most, len(self._widgets) or 1, self._most or most)
        rows = -(-len(self._widgets) // most)
        return -(-len(self._widgets) // max(rows, 1)) or 1

    def _arrange(self, across: int) -> None:
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < across))
        for number, widget in enumerate(self._widgets):
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, number // across, number % across)
        for column in range(across):
            self._grid.setColumnStretch(column, 1)
        self._across = across

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is now."""
        super().resizeEvent(event)
        across = self._fitting(event.size().width())
        if across != self._across:
            self._arrange(across)
