"""The portrait of the person, which is also the way to other portraits."""

import functools
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from ttr_qt.models.setup.choice import PORTRAITS
from ttr_qt.views.theme.icons import icon
from ttr_qt.views.theme.pencil import Pencil, circle, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import pressed_by_enter
from ttr_qt.views.widgets.focus_frame import FocusFrame
from ttr_qt.views.widgets.player_faces import portrait_picture
from ttr_qt.views.words.people import portrait_text

_SIZE: Final = 60
_SIGN: Final = 20
"""The size of the disc that tells that there is more."""
_FACE: Final = 32
"""The size of a face in the menu."""


class PortraitButton(QAbstractButton):
    """Shows a face; a click offers other faces.

    Signals:
        portrait_chosen: the portrait that the person has from now on.
    """

    portrait_chosen = Signal(str)

    def __init__(self, style: Style, portrait: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._focus_frame = FocusFrame(self)
        self._portrait = portrait
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(self.tr("Your portrait"))
        self.setToolTip(self.tr("Choose another portrait"))
        self.clicked.connect(self._on_clicked)

    @property
    def portrait(self) -> str:
        """Whose face is shown."""
        return self._portrait

    def make_menu(self) -> QMenu:
        """Return the menu of all portraits."""
        menu = QMenu(self)
        menu.setStyleSheet(f"QMenu {{ icon-size: {self._style.px(_FACE)}px; }}")
        for portrait in PORTRAITS:
            entry = menu.addAction(self._face(portrait), portrait_text(portrait))
            entry.triggered.connect(functools.partial(self._choose, portrait))
            if portrait == self._portrait:
                menu.setActiveAction(entry)
        return menu

    @Slot()
    def _on_clicked(self) -> None:
        menu = self.make_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _choose(self, portrait: str, _checked: bool = False) -> None:
        self._portrait = portrait
        self.update()
        self.portrait_chosen.emit(portrait)

    def _face(self, portrait: str) -> QIcon:
        return QIcon(portrait_picture(portrait, self._style.px(_FACE), 2.0))

    def event(self, event: QEvent) -> bool:
        """Be pressed by Enter too."""
        return pressed_by_enter(self, event) or super().event(event)

    def sizeHint(self) -> QSize:
        """Return its one size."""
        return QSize(self._style.px(_SIZE), self._style.px(_SIZE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the face, and a sign that there is more to choose from."""
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(0.4)
        size, theme = self.width(), self._style.theme
        painter.drawPixmap(0, 0, portrait_picture(self._portrait, size, self.devicePixelRatioF()))
        pencil, radius = Pencil(painter), self._style.px(_SIGN) / 2
        at = size - radius - 1
        ground = theme.chip if self.underMouse() else theme.panel
        pencil.shape(circle(at, at, radius), ground, stroke(theme.line, 1.2))
        half = radius * 0.62
        sign = icon("chevron-down", theme.ink, theme.ink_disabled)
        sign.paint(painter, QRectF(at - half, at - half, 2 * half, 2 * half).toRect())
        if self._focus_frame.shown:
            ring = self._style.ring
            pencil.disc(size / 2, size / 2, size / 2 - ring / 2, None, stroke(theme.accent, ring))
