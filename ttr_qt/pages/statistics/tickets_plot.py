"""Tickets made and missed, game by game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from ttr_qt.pages.statistics.plot import GamePlot, Spot, hatched
from ttr_qt.views.charts.axes import ticks
from ttr_qt.views.theme.pencil import Pencil, mix, stroke
from ttr_qt.views.theme.style import Style

MOST_BARS: Final = 40
_WIDEST: Final = 22


@dataclass(frozen=True, slots=True)
class TicketBar:
    """A game, or the mean of several that follow each other."""

    made: float
    missed: float
    text: str


class TicketsPlot(GamePlot):
    """What was made goes up, what was missed goes down and is hatched."""

    def __init__(
        self, style: Style, bars: Sequence[TicketBar], games: int, parent: QWidget | None = None
    ) -> None:
        """``games`` is how many games the bars stand for together."""
        values = [bar.made for bar in bars] + [-bar.missed for bar in bars]
        super().__init__(style, games, ticks(min([0.0, *values]), max([1.0, *values])), parent)
        self._bars = tuple(bars)

    def figure(self, value: float) -> str:
        """Return how many tickets a line stands for, also below zero."""
        return super().figure(abs(value))

    def across(self, game: float) -> float:
        """Return the x of a game: each has an equal part of the width."""
        area = self.area()
        return area.left() + area.width() * (game + 0.5) / self._games

    def _middle(self, place: int) -> float:
        """Return the x of a bar."""
        area = self.area()
        return area.left() + area.width() * (place + 0.5) / len(self._bars)

    def find_spots(self) -> Sequence[Spot]:
        """Return the bars."""
        return [
            Spot(self._middle(n), self.up(bar.made), bar.text) for n, bar in enumerate(self._bars)
        ]

    def draw(self, pencil: Pencil) -> None:
        """Draw axes and bars."""
        theme, px = self._style.theme, self._style.px
        self.draw_axes(pencil)
        width = min(self.area().width() / max(len(self._bars), 1) * 0.72, px(_WIDEST))
        zero = self.up(0)
        for n, bar in enumerate(self._bars):
            left = self._middle(n) - width / 2
            good = theme.accent
            if n == self.pointed:
                good = mix(theme.accent, theme.ink, 0.3).name()
            pencil.box(QRectF(left, self.up(bar.made), width, zero - self.up(bar.made)), good)
            if bar.missed:
                low = QRectF(left, zero, width, self.up(-bar.missed) - zero)
                pencil.box(low, hatched(theme.bad), stroke(theme.bad, 1, flat=True))
        area = self.area()
        pencil.line(area.left(), zero, area.right(), zero, stroke(theme.ink_second, 1.4, flat=True))
