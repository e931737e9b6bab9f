"""The time line of a game: whose move each was, what is marked, and which moment is shown."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_qt.models.session.replay import Mark
from ttr_qt.views.cards.pictures import chip_picture
from ttr_qt.views.charts.moment_slider import MomentSlider
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.pencil import Pencil, rounded, stroke, tint
from ttr_qt.views.theme.pixmaps import painted
from ttr_qt.views.theme.style import Style

_HIGH: Final = 52
_STRIP: Final = 14
"""Height of the strip of moves."""
_MARK: Final = 16
"""Width of the mark at a ticket."""
_KNOB: Final = 26
_APART: Final = 5.0
"""Moves that are wider than so many pixels have a gap between them."""
_TO_COME: Final = 0.34
"""How much of their colour moves have that one has not come to yet."""


class TimeLine(MomentSlider):
    """A slider from before the first move to after the last; its value is the number of moves.

    The knob bears the mark of the player who moved last.
    """

    def __init__(
        self,
        style: Style,
        movers: Sequence[PlayerColour],
        describe: Callable[[int], str],
        parent: QWidget | None = None,
    ) -> None:
        """Draw a line for the players of all moves; ``describe`` words what happened."""
        super().__init__(len(movers), describe, parent)
        self._style = style
        self._movers = tuple(movers)
        self._marks: tuple[tuple[Mark, PlayerColour], ...] = ()
        self._strip: tuple[tuple[int, float], QPixmap, QPixmap] | None = None
        """The size it was drawn for, and the strip as moves played and as moves to come."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        high = style.px(_HIGH)  # the window's sheet speaks of slim sliders
        self.setStyleSheet(f"min-height: {high}px; max-height: {high}px; border: none;")
        self.setAccessibleName(self.tr("Time line"))

    def set_marks(self, marks: Sequence[tuple[Mark, PlayerColour]]) -> None:
        """Mark moments, each in the colour of a player."""
        self._marks = tuple(marks)
        self.update()

    def x_of(self, ply: int) -> float:
        """Return where the moment after ``ply`` moves is."""
        left, width = self._extent()
        return left + width * ply / max(self.maximum(), 1)

    def ply_at(self, x: float) -> int:
        """Return the moment after the move that is drawn at a place; 0 before the first one.

        Half a pixel of the next move still belongs to the moment: no pointer is more exact.
        """
        left, width = self._extent()
        move = math.ceil((x - 0.5 - left) / width * self.maximum())
        return min(max(move, 0), self.maximum())

    def _extent(self) -> tuple[float, float]:
        """Return where the line begins, and its length."""
        edge = self._style.px(_KNOB) / 2 + 2
        return edge, max(self.width() - 2 * edge, 1.0)

    def moment_at(self, place: QPointF) -> int:
        """Return the moment that is meant at a place."""
        return self.ply_at(place.x())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the strip anew."""
        super().resizeEvent(event)
        self._strip = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line, its marks and the knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, theme = self._style.px, self._style.theme
        rail = self._rail()
        played, to_come = self._strips()
        here = self.x_of(self.value())
        painter.drawPixmap(0, round(rail.top()), to_come)
        painter.setClipRect(QRectF(0, 0, here, self.height()))
        painter.drawPixmap(0, round(rail.top()), played)
        painter.setClipping(False)
        if self._pointed > 0:
            middle = (self.x_of(self._pointed - 1) + self.x_of(self._pointed)) / 2
            wide = max(self.x_of(1) - self.x_of(0), px(6))
            under = QRectF(middle - wide / 2, rail.top() - px(2), wide, rail.height() + px(4))
            Pencil(painter).box(under, None, stroke(theme.ink, 1.6), 2)
        for mark, colour in self._marks:
            self._draw_mark(painter, mark, colour)
        self._draw_knob(painter, here, rail.center().y())

    def _rail(self) -> QRectF:
        left, width = self._extent()
        px = self._style.px
        return QRectF(left, px(_MARK) + px(9), width, px(_STRIP))

    def _strips(self) -> tuple[QPixmap, QPixmap]:
        """Return the strip as it looks where one has been, and where one has not."""
        size = (self.width(), self.devicePixelRatioF())
        if self._strip is None or self._strip[0] != size:
            self._strip = (size, self._strip_picture(1.0), self._strip_picture(_TO_COME))
        return self._strip[1], self._strip[2]

    def _strip_picture(self, strength: float) -> QPixmap:
        ratio, rail = self.devicePixelRatioF(), self._rail()
        shape = rounded(rail.left(), 0, rail.width(), rail.height(), self._style.px(4))
        gap = 1.0 if rail.width() / max(len(self._movers), 1) > _APART else 0.0

        def paint(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(shape)
            painter.fillPath(shape, tint(self._style.theme.chip))
            for number, colour in enumerate(self._movers):
                left, right = self.x_of(number), self.x_of(number + 1)
                bar = QRectF(left, 0, right - left - gap, rail.height())
                painter.fillRect(bar, tint(colour.fill, strength))

        return painted(QSize(self.width(), round(rail.height())) * ratio, ratio, paint)

    def _draw_mark(self, painter: QPainter, mark: Mark, colour: PlayerColour) -> None:
        """Draw the mark of a player on a post above the line; the last round is underlined."""
        px, theme = self._style.px, self._style.theme
        x, rail, pencil = self.x_of(mark.ply), self._rail(), Pencil(painter)
        if mark.kind == "last_round":
            low = rail.bottom() + px(4)
            pencil.line(x, rail.top() - px(3), x, low + px(2), stroke(theme.ink, 2.0))
            pencil.line(x, low, rail.right(), low, stroke(theme.amber, px(4)))
            return
        size = px(_MARK)
        pencil.line(x, px(4) + size, x, rail.top(), stroke(theme.ink_second, 1.5))
        chip = chip_picture(colour, size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(x - size / 2, px(4)), chip)

    def _draw_knob(self, painter: QPainter, x: float, y: float) -> None:
        theme, size = self._style.theme, self._style.px(_KNOB)
        ring = QRectF(x - size / 2, y - size / 2, size, size)
        painter.setPen(stroke(theme.amber if self.hasFocus() else theme.ink, 2.0))
        painter.setBrush(tint(theme.panel))
        painter.drawEllipse(ring)
        if self.value():
            inner = size - self._style.px(6)
            chip = chip_picture(self._movers[self.value() - 1], inner, self.devicePixelRatioF())
            painter.drawPixmap(round(x - inner / 2), round(y - inner / 2), chip)

    def sizeHint(self) -> QSize:
        """Return room for a game of some length."""
        return QSize(self._style.px(520), self._style.px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which moments can still be found."""
        return QSize(self._style.px(160), self._style.px(_HIGH))
