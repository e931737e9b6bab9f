"""Lines over turns that rise in steps, with the name of each at its end."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_qt.views.charts.axes import line_colour, spread, ticks
from ttr_qt.views.paint.tokens import draw_player_chip
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.pencil import Pencil, Point, stroke, tint
from ttr_qt.views.theme.style import CAPTION, SECONDARY, Style

_CHIP: Final = 13
_LABEL_GAP: Final = 6


@dataclass(frozen=True, slots=True)
class Series:
    """A line: whose it is, where it goes, and what stands at its end."""

    name: str
    value: str
    player: PlayerColour
    points: tuple[Point, ...]
    """The points of the line, from left to right."""
    outcome: float | None = None
    """How high it ends after the count, if there is one; a dotted line leads there."""
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Axes:
    """What the two directions mean."""

    along: str
    """Name of what goes to the right."""
    last: float
    """The last x before the count."""
    count: str = ""
    """Name of the zone at the right; empty: there is none."""
    low: float | None = None
    """Least y; None: what the lines need."""
    high: float | None = None
    unit: str = ""
    """Put behind the figures on the left."""


class LineChart(QWidget):
    """All lines in one picture."""

    def __init__(
        self,
        style: Style,
        series: Sequence[Series],
        axes: Axes,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._series = tuple(series)
        self._axes = axes
        self._outcomes = [line.outcome for line in self._series]
        self._values = [line.value for line in self._series]
        self._font = style.font(CAPTION)
        self._name_font = style.font(SECONDARY, SEMIBOLD)
        self._value_font = style.font(SECONDARY)
        values = [y for line in self._series for _, y in line.points]
        values += [line.outcome for line in self._series if line.outcome is not None]
        low = min([0.0, *values]) if axes.low is None else axes.low
        high = max([1.0, *values]) if axes.high is None else axes.high
        self._ticks = ticks(low, high)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        told = ", ".join(f"{line.name} {line.value}" for line in self._series)
        self.setAccessibleName(told)

    def set_outcomes(self, outcomes: Sequence[tuple[float, str]]) -> None:
        """Let the lines end at these heights after the count, with these texts beside them."""
        self._outcomes = [height for height, _ in outcomes]
        self._values = [text for _, text in outcomes]
        self.update()

    def sizeHint(self) -> QSize:
        """Return a good size."""
        return QSize(self._style.px(560), self._style.px(320))

    def minimumSizeHint(self) -> QSize:
        """Return the size below which lines and names would run into each other."""
        labels = len(self._series) * self._label_height()
        width = self._style.px(170) + self._label_width()
        return QSize(width, max(self._style.px(150), labels + self._style.px(44)))

    def _label_height(self) -> int:
        heights = QFontMetrics(self._name_font).height() + QFontMetrics(self._value_font).height()
        return heights + self._style.px(2)

    def _label_width(self) -> int:
        name, value = QFontMetrics(self._name_font), QFontMetrics(self._value_font)
        texts = [name.horizontalAdvance(line.name) for line in self._series]
        texts += [value.horizontalAdvance(line.value) for line in self._series]
        chip = self._style.px(2 * _CHIP + _LABEL_GAP + 18)
        return max(texts, default=0) + chip

    def _plot(self) -> QRectF:
        """Return where the lines go."""
        px = self._style.px
        metrics = QFontMetrics(self._font)
        figures = max(metrics.horizontalAdvance(self._figure(tick)) for tick in self._ticks)
        left = figures + px(12)
        bottom = 2 * metrics.height() + px(10)
        width = self.width() - left - self._label_width() - px(4)
        return QRectF(left, px(8), width, self.height() - px(8) - bottom)

    def _figure(self, value: float) -> str:
        return f"{value:g}{self._axes.unit}".replace("-", "−")

    def _zone(self, plot: QRectF) -> float:
        """Return how wide the zone of the count is."""
        return plot.width() * 0.16 if self._axes.count else 0.0

    def _at(self, plot: QRectF, x: float, y: float) -> Point:
        across = plot.width() - self._zone(plot)
        low, high = self._ticks[0], self._ticks[-1]
        part = (y - low) / (high - low)
        return plot.left() + across * x / max(
            self._axes.last, 1
        ), plot.bottom() - part * plot.height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw axes, lines and names."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        plot = self._plot()
        self._draw_axes(pencil, plot)
        lines = list(zip(self._series, self._outcomes, strict=True))
        for line, outcome in sorted(lines, key=lambda pair: pair[0].strong):
            self._draw_line(pencil, plot, line, outcome)
        self._draw_names(pencil, plot)

    def _draw_axes(self, pencil: Pencil, plot: QRectF) -> None:
        theme, px = self._style.theme, self._style.px
        painter = pencil.painter
        metrics = QFontMetrics(self._font)
        zone = self._zone(plot)
        if zone:
            pencil.box(
                (plot.right() - zone, plot.top(), zone, plot.height()), tint(theme.amber, 0.12)
            )
        painter.setFont(self._font)
        for tick in self._ticks:
            y = self._at(plot, 0, tick)[1]
            pencil.line(plot.left(), y, plot.right(), y, stroke(theme.line, 1, flat=True))
            painter.setPen(tint(theme.ink_second))
            box = QRectF(0, y - metrics.height() / 2, plot.left() - px(8), metrics.height())
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, side, self._figure(tick))
        self._draw_turns(painter, plot)

    def _draw_turns(self, painter: QPainter, plot: QRectF) -> None:
        """Write the numbers of turns below, and what they are."""
        theme, px = self._style.theme, self._style.px
        metrics = QFontMetrics(self._font)
        top = plot.bottom() + px(4)
        across = plot.width() - self._zone(plot)
        room = metrics.horizontalAdvance("000") + px(10)
        numbers = [n for n in ticks(0, self._axes.last, 6) if n < self._axes.last]
        numbers = [n for n in numbers if across * (1 - n / max(self._axes.last, 1)) > room]
        painter.setPen(tint(theme.ink_second))
        for number in (*numbers, self._axes.last):
            x = self._at(plot, number, 0)[0]
            box = QRectF(x - px(30), top, px(60), metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, f"{number:g}")
        below = QRectF(plot.left(), top + metrics.height(), across, metrics.height() + 2)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, self._axes.along)
        if self._axes.count:
            width = metrics.horizontalAdvance(self._axes.count) + px(8)
            middle = plot.right() - self._zone(plot) / 2
            box = QRectF(middle - width / 2, below.top(), width, metrics.height() + 2)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, self._axes.count)

    def _draw_line(self, pencil: Pencil, plot: QRectF, line: Series, outcome: float | None) -> None:
        theme, px = self._style.theme, self._style.px
        colour = line_colour(line.player, theme.panel)
        width = px(4.2 if line.strong else 3)
        corners = [self._at(plot, x, y) for x, y in line.points]
        corners = corners[:1] + [
            corner for a, b in pairwise(corners) for corner in ((b[0], a[1]), b)
        ]
        pencil.curve(corners, stroke(theme.panel, width + px(2.6)))
        pencil.curve(corners, stroke(colour, width))
        if outcome is None:
            return
        (x0, y0), (x1, y1) = corners[-1], (plot.right(), self._at(plot, 0, outcome)[1])
        path = QPainterPath()
        path.moveTo(x0, y0)
        bend = (x1 - x0) * 0.45
        path.cubicTo(x0 + bend, y0, x1 - bend, y1, x1, y1)
        pencil.shape(path, None, stroke(colour, width * 0.9, dash=(1.2, 2)))

    def _ends(self, plot: QRectF) -> list[Point]:
        """Return where each line ends."""
        return [
            self._at(plot, *line.points[-1])
            if outcome is None
            else (plot.right(), self._at(plot, 0, outcome)[1])
            for line, outcome in zip(self._series, self._outcomes, strict=True)
        ]

    def _draw_names(self, pencil: Pencil, plot: QRectF) -> None:
        theme, px = self._style.theme, self._style.px
        painter = pencil.painter
        ends = self._ends(plot)
        height = self._label_height()
        rows = spread([y for _, y in ends], height, height / 2, self.height() - height / 2)
        names, values = QFontMetrics(self._name_font), QFontMetrics(self._value_font)
        for line, value, (x, y), row in zip(self._series, self._values, ends, rows, strict=True):
            left = plot.right() + px(16)
            pencil.line(x + 3, y, left - 2, row, stroke(theme.ink_disabled, 1.2, alpha=0.7))
            draw_player_chip(pencil, left + px(_CHIP), row, px(_CHIP), line.player)
            text_left = round(left) + px(2 * _CHIP + _LABEL_GAP)
            width = self.width() - text_left
            painter.setFont(self._name_font)
            painter.setPen(tint(theme.ink))
            top = round(row - height / 2 + px(1))
            painter.drawText(QRect(text_left, top, width, names.height()), 0, line.name)
            painter.setFont(self._value_font)
            painter.setPen(tint(theme.ink_second))
            below = QRect(text_left, top + names.height(), width, values.height())
            painter.drawText(below, 0, value)
