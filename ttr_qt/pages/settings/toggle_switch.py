"""A switch that is on or off, and says so in words too."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ttr_qt.views.theme.fonts import MEDIUM
from ttr_qt.views.theme.pencil import Pencil, circle, stroke, tint
from ttr_qt.views.theme.style import BODY, Style
from ttr_qt.views.widgets.accessibility import make_checkable
from ttr_qt.views.widgets.focus_frame import FocusFrame

_WIDTH: Final = 44
_HEIGHT: Final = 24
_GAP: Final = 10


class ToggleSwitch(QAbstractButton):
    """Toggled by a click or the space bar."""

    def __init__(self, style: Style, *, on: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._focus_frame = FocusFrame(self)
        self._font = style.font(BODY, MEDIUM)
        self._words = self.tr("off"), self.tr("on")
        make_checkable(self)
        self.setChecked(on)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the room for the switch and the longer of its words."""
        px, metrics = self._style.px, QFontMetrics(self._font)
        words = max(metrics.horizontalAdvance(word) for word in self._words)
        edge = self._edge()
        return QSize(
            px(_WIDTH) + px(_GAP) + words + 2 * edge,
            max(px(_HEIGHT), metrics.height()) + 2 * edge,
        )

    def _edge(self) -> int:
        """Return the room around it, for the ring of the focus."""
        return round(self._style.ring) + 3

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the word and the switch."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        theme, px, edge = self._style.theme, self._style.px, self._edge()
        wide, high = px(_WIDTH), px(_HEIGHT)
        track = QRectF(self.width() - edge - wide, (self.height() - high) / 2, wide, high)
        on = self.isChecked()
        fill = theme.accent if on else theme.panel_quiet
        line = theme.accent if on else theme.ink_disabled
        pencil.box(track, fill, stroke(line, 1.5), high / 2)
        radius = high / 2 - 4
        x = track.right() - high / 2 if on else track.left() + high / 2
        middle = QPointF(x, track.center().y())
        knob = theme.accent_ink if on else theme.ink_disabled
        pencil.shape(circle(middle.x(), middle.y(), radius), knob)
        if self._focus_frame.shown:
            away = self._style.ring / 2 + 2
            ring = track.adjusted(-away, -away, away, away)
            pencil.box(ring, None, stroke(theme.accent, self._style.ring), high / 2 + away)
        painter.setFont(self._font)
        painter.setPen(tint(theme.ink if on else theme.ink_second))
        room = QRectF(0, 0, track.left() - px(_GAP), self.height())
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, int(side), self._words[on])
