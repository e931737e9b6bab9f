"""A value of each game, with its mean."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QWidget

from ttr_qt.pages.statistics.plot import GamePlot, Spot
from ttr_qt.views.charts.axes import ticks
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import Style

_DOT: Final = 5.0
_SMALLEST_DOT: Final = 3.2


@dataclass(frozen=True, slots=True)
class GameValue:
    """What a game brought."""

    value: float
    won: bool
    text: str


class TrendPlot(GamePlot):
    """A mark for each game, full if it was won, and lines of the mean."""

    def __init__(
        self,
        style: Style,
        games: Sequence[GameValue],
        running: Sequence[float],
        mean: float | None,
        parent: QWidget | None = None,
        *,
        lines: Sequence[float] = (),
    ) -> None:
        """``running`` is the mean of the last games at each; ``lines`` as for any chart."""
        values = [game.value for game in games]
        super().__init__(
            style, len(games), lines or ticks(min([0.0, *values]), max([1.0, *values])), parent
        )
        self._values = tuple(games)
        self._running = tuple(running)
        self._mean = mean

    def find_spots(self) -> Sequence[Spot]:
        """Return the marks."""
        return [
            Spot(self.across(n), self.up(game.value), game.text)
            for n, game in enumerate(self._values)
        ]

    def draw(self, pencil: Pencil) -> None:
        """Draw axes, mean and marks."""
        theme, px = self._style.theme, self._style.px
        self.draw_axes(pencil)
        area = self.area()
        if self._mean is not None:
            y = self.up(self._mean)
            line = stroke(theme.ink_second, px(1.6), dash=(4, 3), flat=True)
            pencil.line(area.left(), y, area.right(), y, line)
        if len(self._running) > 1:
            along = [(self.across(n), self.up(value)) for n, value in enumerate(self._running)]
            pencil.curve(along, stroke(theme.accent, px(2.6)))
        apart = area.width() / max(len(self._values), 1)
        radius = min(max(apart * 0.42, px(_SMALLEST_DOT)), px(_DOT))
        for n, (spot, game) in enumerate(zip(self.spots, self._values, strict=True)):
            size = radius * (1.6 if n == self.pointed else 1.0)
            if game.won:
                pencil.disc(spot.x, spot.y, size, theme.accent, stroke(theme.panel, 1))
            else:
                ring = stroke(theme.ink_second, px(1.4))
                pencil.disc(spot.x, spot.y, size - px(0.7), theme.panel, ring)
