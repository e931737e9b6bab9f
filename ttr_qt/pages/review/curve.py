"""The curve of a game: what it was worth to everybody at every moment."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ai.reviewing.findings import CHANCE, POINT
from ttr_qt.pages.review.reviewed_game import ReviewedGame
from ttr_qt.pages.review.signs import draw_sign
from ttr_qt.views.charts.axes import line_colour, spread, ticks
from ttr_qt.views.charts.moment_slider import MomentSlider
from ttr_qt.views.paint.tokens import draw_player_chip
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.pencil import Pencil, Point, stroke, tint
from ttr_qt.views.theme.style import CAPTION, SECONDARY, Style

Scale = Literal["chances", "points"]
_SIGN: Final = 8
_CHIP: Final = 9
_LOW: Final = 190
"""Height below which fewer lines go across."""


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where everything lies at the moment."""

    plot: QRectF
    lines: tuple[float, ...]

    def at(self, share: float, value: float) -> Point:
        """Return where a value at a share of the game is."""
        low, high = self.lines[0], self.lines[-1]
        up = (value - low) / (high - low)
        return (
            self.plot.left() + share * self.plot.width(),
            self.plot.bottom() - up * self.plot.height(),
        )


class Curve(MomentSlider):
    """A line for each player over all actions; the place where one stands can be moved."""

    def __init__(
        self,
        style: Style,
        game: ReviewedGame,
        describe: Callable[[int], str],
        parent: QWidget | None = None,
    ) -> None:
        """Draw the curve of a game; ``describe`` words a moment for those who can't see it."""
        super().__init__(game.length, describe, parent)
        self._style = style
        self._game = game
        self._scale: Scale = "chances"
        self._font = style.font(CAPTION)
        self._name_font = style.font(SECONDARY, SEMIBOLD)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        # The window's sheet speaks of slim sliders.
        self.setStyleSheet("min-height: 0; max-height: 9999px; border: none;")
        self.setAccessibleName(self.tr("Course of the game"))

    @property
    def scale(self) -> Scale:
        """What is shown."""
        return self._scale

    def set_scale(self, scale: Scale) -> None:
        """Show chances to win, or final points to be expected."""
        self._scale = scale
        self.update()

    def refresh(self) -> None:
        """Show what is found now."""
        self.update()
        self.describe_again()

    def x_of(self, ply: int) -> float:
        """Return where a moment is."""
        plot = self._frame().plot
        return plot.left() + plot.width() * ply / max(self.maximum(), 1)

    def ply_at(self, x: float) -> int:
        """Return the moment at a place."""
        plot = self._frame().plot
        share = (x - plot.left()) / max(plot.width(), 1.0)
        return min(max(round(share * self.maximum()), 0), self.maximum())

    def moment_at(self, place: QPointF) -> int:
        """Return what is meant there: a sign, if the pointer is on one."""
        reach = self._style.px(_SIGN) + 3
        for ply, (x, y) in self._sign_places():
            if abs(place.x() - x) <= reach and abs(place.y() - y) <= reach:
                return ply
        return self.ply_at(place.x())

    def _numbers(self, seat: int) -> list[float]:
        """Return the line of a player."""
        if self._scale == "chances":
            return [100 * one.chances[seat] / CHANCE for one in self._game.values]
        return [one.points[seat] / POINT for one in self._game.values]

    def _frame(self) -> _Frame:
        px = self._style.px
        metrics, names = QFontMetrics(self._font), QFontMetrics(self._name_font)
        few = self.height() < px(_LOW)
        lines: tuple[float, ...] = (0.0, 50.0, 100.0) if few else (0.0, 25.0, 50.0, 75.0, 100.0)
        if self._scale == "points" and self._game.values:
            numbers = [one for seat in range(len(self._game.seats)) for one in self._numbers(seat)]
            lines = ticks(min(numbers), max(numbers), 3 if few else 5)
        left = max(metrics.horizontalAdvance(self._figure(one)) for one in lines) + px(8)
        wide = max(names.horizontalAdvance(name) for name in self._game.names)
        right = wide + px(2 * _CHIP + 22)
        top, bottom = px(_SIGN + 4), metrics.height() + px(8)
        plot = QRectF(left, top, self.width() - left - right, self.height() - top - bottom)
        return _Frame(plot, lines)

    def _figure(self, value: float) -> str:
        unit = "\N{NO-BREAK SPACE}%" if self._scale == "chances" else ""
        return f"{value:g}{unit}".replace("-", "−")

    def _sign_places(self) -> list[tuple[int, Point]]:
        """Return where the signs stand, each on the line of whoever acted."""
        if not self._game.values:
            return []
        frame, lines = self._frame(), [self._numbers(s) for s in range(len(self._game.seats))]
        places = []
        for ply in self._game.marked():
            step = self._game.step(ply)
            if step is not None:
                share = ply / max(self.maximum(), 1)
                places.append((ply, frame.at(share, lines[step.seat][ply])))
        return places

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the axes, the lines, the signs and where one stands."""
        pencil = Pencil(QPainter(self))
        frame = self._frame()
        self._draw_axes(pencil, frame)
        self._draw_place(pencil, frame)
        if not self._game.values:
            return
        order = sorted(range(len(self._game.seats)), key=lambda seat: seat == self._game.own)
        for seat in order:
            self._draw_line(pencil, frame, seat)
        for ply, (x, y) in self._sign_places():
            verdict = self._game.verdict(ply)
            if verdict is not None:
                larger = 1.3 if ply == self.value() else 1.0
                draw_sign(pencil, x, y, self._style.px(_SIGN) * larger, verdict)
        self._draw_names(pencil, frame)

    def _draw_axes(self, pencil: Pencil, frame: _Frame) -> None:
        theme, px, painter = self._style.theme, self._style.px, pencil.painter
        metrics, plot = QFontMetrics(self._font), frame.plot
        painter.setFont(self._font)
        for value in frame.lines:
            y = frame.at(0, value)[1]
            pencil.line(plot.left(), y, plot.right(), y, stroke(theme.line, 1, flat=True))
            painter.setPen(tint(theme.ink_second))
            box = QRectF(0, y - metrics.height() / 2, plot.left() - px(6), metrics.height())
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, side, self._figure(value))
        painter.setPen(tint(theme.ink_second))
        _, covered = self._place(plot, metrics)
        for turn, ply in self._turn_places(plot, metrics):
            x = plot.left() + plot.width() * ply / max(self.maximum(), 1)
            wide = metrics.horizontalAdvance(str(turn)) + px(4)
            box = QRectF(x - wide / 2, plot.bottom() + px(4), wide, metrics.height())
            if not box.intersects(covered):
                painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, str(turn))

    def _turn_places(self, plot: QRectF, metrics: QFontMetrics) -> list[tuple[int, int]]:
        """Return the turns whose numbers are written, and the actions they begin with."""
        first: dict[int, int] = {}
        for ply in range(self._game.length):
            first.setdefault(self._game.turn(ply), ply)
        last = max(first, default=0)
        room = max(plot.width() / max(metrics.horizontalAdvance("000") * 2, 1), 2)
        wanted = set(ticks(0, last, round(min(room, 9))))
        here = self._game.turn(min(self.value(), max(self._game.length - 1, 0)))
        return [
            (turn, ply) for turn, ply in first.items() if turn in wanted and turn and turn != here
        ]

    def _place(self, plot: QRectF, metrics: QFontMetrics) -> tuple[str, QRectF]:
        """Return what is written below where one stands, and the room it takes."""
        px = self._style.px
        turn = self._game.turn(self.value()) if self.value() < self._game.length else 0
        text = str(turn) if turn else "·"
        if self.value() >= self._game.length:
            text = self.tr("end")
        wide = metrics.horizontalAdvance(text) + px(16)
        left = min(max(self.x_of(self.value()) - wide / 2, 0), self.width() - wide)
        return text, QRectF(left, plot.bottom() + px(2), wide, metrics.height() + px(4))

    def _draw_place(self, pencil: Pencil, frame: _Frame) -> None:
        """Draw where one stands, with its turn below, and what is pointed at."""
        theme, px, plot = self._style.theme, self._style.px, frame.plot
        if self._pointed >= 0 and self._pointed != self.value():
            x = self.x_of(self._pointed)
            line = stroke(theme.ink_second, 1.4, dash=(2, 3))
            pencil.line(x, plot.top(), x, plot.bottom(), line)
        x = self.x_of(self.value())
        colour = theme.accent if self.hasFocus() else theme.ink
        pencil.line(x, plot.top() - px(4), x, plot.bottom(), stroke(colour, px(2.2)))
        text, box = self._place(plot, QFontMetrics(self._font))
        pencil.box(box, theme.ink, None, box.height() / 2)
        pencil.painter.setFont(self._font)
        pencil.painter.setPen(tint(theme.panel))
        pencil.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _draw_line(self, pencil: Pencil, frame: _Frame, seat: int) -> None:
        theme, px = self._style.theme, self._style.px
        colour = line_colour(self._game.seats[seat].colour, theme.panel)
        width = px(3.4 if seat == self._game.own else 2.2)
        numbers = self._numbers(seat)
        last = max(len(numbers) - 1, 1)
        along = [frame.at(n / last, value) for n, value in enumerate(numbers)]
        pencil.curve(along, stroke(theme.panel, width + px(2)))
        pencil.curve(along, stroke(colour, width))

    def _draw_names(self, pencil: Pencil, frame: _Frame) -> None:
        theme, px, painter = self._style.theme, self._style.px, pencil.painter
        metrics = QFontMetrics(self._name_font)
        ends = [self._numbers(seat)[-1] for seat in range(len(self._game.seats))]
        wanted = [frame.at(1.0, value)[1] for value in ends]
        high = max(metrics.height(), px(2 * _CHIP)) + 1
        rows = spread(wanted, high, high / 2, self.height() - high / 2)
        painter.setFont(self._name_font)
        for seat, row, y in zip(self._game.seats, rows, wanted, strict=True):
            left = frame.plot.right() + px(14)
            thin = stroke(theme.ink_disabled, 1.2, alpha=0.7)
            pencil.line(frame.plot.right() + 3, y, left - 2, row, thin)
            draw_player_chip(pencil, left + px(_CHIP), row, px(_CHIP), seat.colour)
            painter.setPen(tint(theme.ink))
            box = QRectF(left + px(2 * _CHIP + 5), row - high / 2, self.width(), high)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, seat.name)

    def sizeHint(self) -> QSize:
        """Return a good size."""
        return QSize(self._style.px(620), self._style.px(190))

    def minimumSizeHint(self) -> QSize:
        """Return the least size in which moments can still be found."""
        return QSize(self._style.px(260), self._style.px(90))
