"""A seat at the table where nobody sits yet."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ttr_qt.pages.start.opponent_row import RADIUS, OpponentRow
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import Style


class EmptySeat(QWidget):
    """Keeps the room of an opponent, so that nothing moves when one comes or goes.

    One with buttons can be taken; others are outlines, or nothing where nobody may sit.
    """

    def __init__(
        self,
        style: Style,
        row: OpponentRow,
        parent: QWidget,
        buttons: Sequence[QPushButton] = (),
    ) -> None:
        """Make a seat that is as large as a ``row`` of an opponent."""
        super().__init__(parent)
        self._style = style
        self._row = row
        self.outlined = True
        policy = row.sizePolicy()
        policy.setHeightForWidth(True)
        policy.setVerticalPolicy(QSizePolicy.Policy.Expanding)
        self.setSizePolicy(policy)
        self._buttons = tuple(buttons)
        for button in buttons:
            button.setParent(self)
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def be_like(self, row: OpponentRow) -> None:
        """Take the measures of this row from now on."""
        self._row = row
        self.setMinimumHeight(row.minimumHeight())
        self.setMaximumHeight(row.maximumHeight())
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the room of a row."""
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least room of a row."""
        return self._row.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        """Tell that a narrower one is higher, as a row is."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how high a row is."""
        return self._row.heightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons in their places: a layout would have a height of its own in mind."""
        super().resizeEvent(event)
        left = self._style.px(8)
        for button in self._buttons:
            size = button.sizeHint()
            top = (self.height() - size.height()) // 2
            button.setGeometry(QRect(QPoint(left, top), size))
            left += size.width() + self._style.px(12)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do what the first button does: the whole box looks as if it could be clicked."""
        inside = self.rect().contains(event.position().toPoint())
        if self._buttons and inside and event.button() == Qt.MouseButton.LeftButton:
            self._buttons[0].click()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the outline."""
        if self.outlined:
            pencil = Pencil(QPainter(self))
            edge = stroke(self._style.theme.line, 1.4)
            edge.setStyle(Qt.PenStyle.DashLine)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            pencil.box(rect, None, edge, self._style.px(RADIUS))
