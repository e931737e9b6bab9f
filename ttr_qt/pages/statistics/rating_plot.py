"""The rating over the games, between the levels."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from ttr_qt.models.records.rating import RatingPoint
from ttr_qt.pages.statistics.plot import GamePlot, Spot
from ttr_qt.views.charts.axes import spread, ticks
from ttr_qt.views.theme.pencil import Pencil, stroke, tint
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.player_faces import portrait_picture

_FACE: Final = 26
_DOT: Final = 4.0


@dataclass(frozen=True, slots=True)
class Landmark:
    """A level whose strength is known."""

    id: str
    name: str
    rating: float


class RatingPlot(GamePlot):
    """A line with the band in which the true strength lies, and a line for each level."""

    def __init__(
        self,
        style: Style,
        points: Sequence[RatingPoint],
        texts: Sequence[str],
        landmarks: Sequence[Landmark],
        parent: QWidget | None = None,
    ) -> None:
        """``texts`` are what is told about each point."""
        values = [mark.rating for mark in landmarks]
        values += [point.rating for point in points]
        values += [points[-1].rating + sign * points[-1].margin for sign in (-1, 1)]
        super().__init__(style, len(points), ticks(min(values), max(values)), parent)
        self._points = tuple(points)
        self._texts = tuple(texts)
        self._landmarks = tuple(landmarks)

    def right_room(self) -> int:
        """Return the room for faces and names of the levels."""
        names = [self._metrics.horizontalAdvance(mark.name) for mark in self._landmarks]
        return max(names, default=0) + self._style.px(_FACE + 16)

    def find_spots(self) -> Sequence[Spot]:
        """Return the points of the line."""
        return [
            Spot(self.across(n), self.up(point.rating), text)
            for n, (point, text) in enumerate(zip(self._points, self._texts, strict=True))
        ]

    def draw(self, pencil: Pencil) -> None:
        """Draw axes, levels, band and line."""
        self.draw_axes(pencil)
        self._draw_landmarks(pencil)
        theme, px, area = self._style.theme, self._style.px, self.area()
        above = [(n, point.rating + point.margin) for n, point in enumerate(self._points)]
        below = [(n, point.rating - point.margin) for n, point in enumerate(self._points)]
        band = [(self.across(n), self.up(value)) for n, value in above + below[::-1]]
        spots = [(spot.x, spot.y) for spot in self.spots]
        with pencil.saved():
            pencil.painter.setClipRect(area)
            if len(self._points) == 1:
                (x, high), (_, low) = band
                pencil.line(x, high, x, low, stroke(theme.accent, px(8), alpha=0.25, flat=True))
            else:
                pencil.poly(band, tint(theme.accent, 0.2))
        if len(spots) > 1:
            pencil.curve(spots, stroke(theme.accent, px(2.8)))
        shown = {len(spots) - 1, self.pointed} - {None}
        for n in shown:
            x, y = spots[int(n or 0)]
            pencil.disc(x, y, px(_DOT + 1), theme.accent, stroke(theme.panel, px(2)))

    def _draw_landmarks(self, pencil: Pencil) -> None:
        theme, px, area = self._style.theme, self._style.px, self.area()
        painter = pencil.painter
        ratio = painter.device().devicePixelRatio()
        wanted = [self.up(mark.rating) for mark in self._landmarks]
        low, high = px(_FACE) / 2, self.height() - px(_FACE) / 2
        apart = min(px(_FACE + 2), (high - low) / max(len(wanted) - 1, 1))
        rows = spread(wanted, apart, low, high)
        for mark, y, row in zip(self._landmarks, wanted, rows, strict=True):
            line = stroke(theme.ink_disabled, px(1.2), dash=(3, 3), flat=True)
            pencil.line(area.left(), y, area.right(), y, line)
            left = area.right() + px(10)
            pencil.line(area.right(), y, left, row, stroke(theme.ink_disabled, px(1.2)))
            face = portrait_picture(mark.id, px(_FACE), ratio)
            painter.drawPixmap(round(left), round(row - px(_FACE) / 2), face)
            painter.setPen(tint(theme.ink))
            painter.setFont(self._font)
            text = QRectF(
                left + px(_FACE + 5), row - px(10), self.width() - left - px(_FACE + 5), px(20)
            )
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, mark.name)
