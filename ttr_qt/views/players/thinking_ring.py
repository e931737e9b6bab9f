"""The ring around the face of a player who is thinking."""

from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter

from ttr_qt.views.theme.pencil import stroke
from ttr_qt.views.theme.style import Style

_FULL_CIRCLE: Final = 5760
"""A whole turn in the units of Qt's arcs."""
_TURN: Final = 1400
"""Milliseconds of a turn of the ring."""
_ROOM: Final = 7
"""How far around the face it draws, in units of the style."""


class ThinkingRing(QVariantAnimation):
    """A ring with an arc that goes around while somebody thinks."""

    def __init__(self, style: Style, parent: QObject) -> None:
        super().__init__(parent)
        self._style = style
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(_TURN)
        self.setLoopCount(-1)

    @property
    def turns(self) -> bool:
        """Whether the arc is moving."""
        return self.state() == QVariantAnimation.State.Running

    def set_turning(self, *, on: bool) -> None:
        """Let the arc go around, where things may move, or stop it."""
        if not (on and self._style.motion.travels):
            self.stop()
        elif not self.turns:
            self.start()

    def room(self, face: QRect) -> QRect:
        """Return what is drawn upon around a face."""
        room = self._style.px(_ROOM)
        return face.adjusted(-room, -room, room, room)

    def draw(self, painter: QPainter, face: QRect) -> None:
        """Draw the ring as it is now around a face."""
        theme, px = self._style.theme, self._style.px
        away, width = px(4.5), px(3)
        rect = QRectF(face).adjusted(-away, -away, away, away)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(theme.line, width))
        painter.drawEllipse(rect)
        part = self.currentValue() if self.turns else 0.0
        painter.setPen(stroke(theme.accent, width))
        painter.drawArc(rect, round((0.25 - part) * _FULL_CIRCLE), -round(_FULL_CIRCLE * 0.3))
