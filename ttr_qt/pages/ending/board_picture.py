"""The final board as a small picture with a button to look at it closely."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.pencil import Pencil, rounded, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.widgets.panel import MARGIN

Picture = QPixmap | Callable[[QSize], QPixmap]
"""The board, or what draws it in about a size of pixels."""


class BoardPicture(QWidget):
    """The board as it was at the end.

    Signals:
        board_wanted: somebody wants to look at it.
    """

    board_wanted = Signal()

    def __init__(
        self, style: Style, shape: float, picture: Picture | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._shape = shape
        """Height over width."""
        self._picture = picture
        self._drawn: QPixmap | None = picture if isinstance(picture, QPixmap) else None
        self.button: Final = KeyedButton(
            style,
            self.tr("Look at it"),
            command=Command.LOOK_AT_BOARD,
            sign="map",
            parent=self,
        )
        self.button.clicked.connect(self.board_wanted)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return a good size."""
        height = self._style.px(220)
        return QSize(max(round(height / self._shape), self._least_width()), height)

    def minimumSizeHint(self) -> QSize:
        """Return the room of the button and a little of the board."""
        return QSize(self._least_width(), self.button.sizeHint().height() + self._style.px(60))

    def _least_width(self) -> int:
        return self.button.sizeHint().width() + self._style.px(2 * MARGIN + 16)

    def _face(self) -> QRectF:
        """Return where the picture lies: as large as can be, in its shape."""
        room = self._style.px(MARGIN)
        area = QRectF(self.rect()).adjusted(room, room, -room, -room)
        width = min(area.width(), area.height() / self._shape)
        face = QRectF(0, 0, width, width * self._shape)
        face.moveCenter(area.center())
        return face

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the board with round corners."""
        pencil = Pencil(QPainter(self))
        face = self._face()
        path = rounded(face.x(), face.y(), face.width(), face.height(), self._style.px(10))
        pencil.shadow(path, (0, 2), 5, 0.3)
        if self._drawn is None and callable(self._picture):
            self._drawn = self._picture((face.size() * self.devicePixelRatioF()).toSize())
        with pencil.clipped(path):
            if self._drawn is None:
                pencil.box(face, self._style.theme.chip)
            else:
                pencil.painter.drawPixmap(face, self._drawn, QRectF(self._drawn.rect()))
        pencil.shape(path, None, stroke("#2B2018", 1, alpha=0.5))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Look at the board by a click on it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.board_wanted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the button into the corner, and draw the board anew in its new size."""
        super().resizeEvent(event)
        if callable(self._picture):
            self._drawn = None
        face, size, gap = self._face(), self.button.sizeHint(), self._style.px(8)
        right = min(face.right(), self.width() - self._style.px(MARGIN)) - gap
        left = max(right - size.width(), (self.width() - size.width()) / 2 - face.width())
        left = max(float(self._style.px(MARGIN)), left)
        self.button.setGeometry(
            round(left), round(face.bottom() - gap - size.height()), size.width(), size.height()
        )
