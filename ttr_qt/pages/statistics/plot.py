"""What all charts of the page have in common: an axis, and spots that tell about themselves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ttr_qt.views.charts.axes import ticks
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.palette import Theme
from ttr_qt.views.theme.pencil import Colour, Pencil, mix, stroke, tint
from ttr_qt.views.theme.style import CAPTION, Style
from ttr_qt.views.widgets.focus_frame import FocusFrame
from ttr_qt.views.widgets.tool_tips import wrapped
from ttr_qt.views.words.numbers import number

HEIGHT: Final = 250
_REACH: Final = 26
"""So far from a spot the pointer still means it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a chart that has something to tell."""

    x: float
    y: float
    text: str


def hatched(colour: Colour) -> QBrush:
    """Return a fill of slanting lines, which can be told from a plain one without its colour."""
    brush = QBrush(QColor(colour), Qt.BrushStyle.BDiagPattern)
    brush.setTransform(QTransform.fromScale(0.75, 0.75))
    return brush


def others_colour(theme: Theme) -> str:
    """Return the colour of what belongs to opponents, beside the accent for the person."""
    return mix(theme.ink_second, theme.panel, 0.25).name()


class Plot(QWidget):
    """A chart; the pointer, or the arrow keys, go from spot to spot."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._focus_frame = FocusFrame(self)
        self._font = style.font(CAPTION)
        self._metrics = QFontMetrics(self._font)
        self._pointed: int | None = None
        self._found: tuple[QSize, tuple[Spot, ...]] | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def pointed(self) -> int | None:
        """The number of the spot that is told about."""
        return self._pointed

    @property
    def spots(self) -> Sequence[Spot]:
        """All spots for the present size, from left to right."""
        if self._found is None or self._found[0] != self.size():
            self._found = (self.size(), tuple(self.find_spots()))
        return self._found[1]

    def find_spots(self) -> Sequence[Spot]:
        """Return all spots for the present size, from left to right."""
        raise NotImplementedError

    def draw(self, pencil: Pencil) -> None:
        """Draw the chart."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Return a good size."""
        return QSize(self._style.px(420), self._style.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the size below which nothing can be told apart."""
        return QSize(self._style.px(280), self._style.px(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the chart, and where the keyboard is."""
        pencil = Pencil(QPainter(self))
        self.draw(pencil)
        if self._focus_frame.shown:
            frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            pencil.box(frame, None, stroke(self._style.theme.accent, 2), self._style.px(8))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell about the spot that is nearest to the pointer."""
        at = event.position()
        spots = self.spots
        near = min(range(len(spots)), key=lambda n: self._distance(spots[n], at), default=None)
        if near is not None and self._distance(spots[near], at) > self._style.px(_REACH):
            near = None
        self._point_at(near)

    def _distance(self, spot: Spot, at: QPointF) -> float:
        """Return how far the pointer is from a spot; above and below counts less than beside."""
        return abs(spot.x - at.x()) + abs(spot.y - at.y()) * 0.2

    def _point_at(self, place: int | None) -> None:
        if place == self._pointed:
            return
        self._pointed = place
        if place is None:
            QToolTip.hideText()
        else:
            spot = self.spots[place]
            at = self.mapToGlobal(QPoint(round(spot.x), round(spot.y)))
            QToolTip.showText(at, wrapped(spot.text), self)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell about nothing any more."""
        super().leaveEvent(event)
        self._point_at(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell about nothing any more."""
        super().focusOutEvent(event)
        self._point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the spot beside."""
        number, count = Command.STEP_THROUGH_CHART.number(event), len(self.spots)
        if number is None or not count:
            super().keyPressEvent(event)
            return
        step = -1 if number == 1 else 1
        start = (-1 if step > 0 else count) if self._pointed is None else self._pointed
        self._point_at(min(max(start + step, 0), count - 1))


class GamePlot(Plot):
    """A chart with games from left to right and an axis of values."""

    def __init__(
        self, style: Style, games: int, lines: Sequence[float], parent: QWidget | None = None
    ) -> None:
        """``lines`` are the values at which lines go across, from the lowest to the highest."""
        super().__init__(style, parent)
        self._games = games
        self._ticks = tuple(lines)
        self._figures = {tick: self.figure(tick) for tick in self._ticks}
        self._area: tuple[QSize, QRectF] | None = None
        self._left = max(map(self._metrics.horizontalAdvance, self._figures.values()))

    def right_room(self) -> int:
        """Return the room that is left free on the right."""
        return self._style.px(10)

    def area(self) -> QRectF:
        """Return where the values go."""
        if self._area is None or self._area[0] != self.size():
            px = self._style.px
            left = self._left + px(12)
            bottom = self._metrics.height() + px(8)
            width = self.width() - left - self.right_room()
            place = QRectF(left, px(8), width, self.height() - px(8) - bottom)
            self._area = (self.size(), place)
        return self._area[1]

    def figure(self, value: float) -> str:
        """Return what stands beside a line, or below a game."""
        return number(value, self._style.language)

    def across(self, game: float) -> float:
        """Return the x of a game, from 0."""
        area = self.area()
        if self._games == 1:
            return area.center().x()
        edge = min(self._style.px(8), area.width() / 4)
        return area.left() + edge + (area.width() - 2 * edge) * game / (self._games - 1)

    def up(self, value: float) -> float:
        """Return the y of a value."""
        area = self.area()
        low, high = self._ticks[0], self._ticks[-1]
        return area.bottom() - area.height() * (value - low) / (high - low)

    def draw_axes(self, pencil: Pencil) -> None:
        """Draw lines of equal value, their figures, and numbers of games below."""
        theme, px = self._style.theme, self._style.px
        painter, area = pencil.painter, self.area()
        painter.setFont(self._font)
        for tick in self._ticks:
            y = self.up(tick)
            pencil.line(area.left(), y, area.right(), y, stroke(theme.line, 1, flat=True))
            painter.setPen(tint(theme.ink_second))
            box = QRectF(
                0, y - self._metrics.height() / 2, area.left() - px(8), self._metrics.height()
            )
            painter.drawText(
                box,
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                self._figures[tick],
            )
        for game in self._numbered():
            x = self.across(game - 1)
            box = QRectF(x - px(40), area.bottom() + px(5), px(80), self._metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, self.figure(game))

    def _numbered(self) -> list[int]:
        """Return the games whose numbers are written below: the first, the last, round ones."""
        if self._games == 1:
            return [1]
        inner = [int(n) for n in ticks(1, self._games, 6) if 1 < n < self._games]
        room = self._metrics.horizontalAdvance("0000") + self._style.px(6)
        ends = (self.across(0), self.across(self._games - 1))
        free = [n for n in inner if all(abs(self.across(n - 1) - end) > room for end in ends)]
        return [1, *free, self._games]
