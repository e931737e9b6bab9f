"""Wild cards drawn by each player, beside what chance gives."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from ttr_qt.models.records.statistics import Luck
from ttr_qt.pages.statistics.plot import HEIGHT, Plot, Spot, hatched, others_colour
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.pencil import Pencil, stroke, tint
from ttr_qt.views.theme.style import BODY, Style
from ttr_qt.views.widgets.player_faces import portrait_picture
from ttr_qt.views.words.numbers import tenths

_ROW: Final = 44
_FACE: Final = 32
_BAR: Final = 16


@dataclass(frozen=True, slots=True)
class LuckRow:
    """A player, or all opponents of a level."""

    id: str
    """The name of the portrait."""
    name: str
    luck: Luck
    share: str
    """How many of the cards that came unseen were wild, and how many chance gives, in words."""
    text: str
    """The whole story, for those who point at it."""


class LuckPlot(Plot):
    """Bars of wild cards a game: unseen ones plain, face-up ones hatched, and a mark for chance."""

    def __init__(
        self, style: Style, rows: Sequence[LuckRow], parent: QWidget | None = None
    ) -> None:
        super().__init__(style, parent)
        self._rows = tuple(rows)
        self._name_font = style.font(BODY, SEMIBOLD)
        longest = [(row.luck.blind_wilds + row.luck.open_wilds) / row.luck.games for row in rows]
        due = [row.luck.due / row.luck.games for row in rows]
        self._whole = max([0.1, *longest, *due]) * 1.04

    def sizeHint(self) -> QSize:
        """Return the height of all rows."""
        rows = len(self._rows) * self._style.px(_ROW) + self._style.px(4)
        return QSize(self._style.px(420), max(rows, self._style.px(HEIGHT)))

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return QSize(self._style.px(280), self.sizeHint().height())

    def _left(self) -> float:
        """Return where bars begin."""
        px = self._style.px
        metrics = QFontMetrics(self._name_font)
        names = max((metrics.horizontalAdvance(row.name) for row in self._rows), default=0)
        return px(_FACE + 8) + names + px(12)

    def _right(self) -> float:
        """Return where the longest bar ends."""
        return self.width() - self._metrics.horizontalAdvance("00.0") - self._style.px(8)

    def _row_height(self) -> float:
        return min(self.height() / max(len(self._rows), 1), self._style.px(_ROW * 1.4))

    def _x(self, value: float) -> float:
        return self._left() + (self._right() - self._left()) * value / self._whole

    def find_spots(self) -> Sequence[Spot]:
        """Return the rows."""
        height = self._row_height()
        return [
            Spot((self._left() + self._right()) / 2, (n + 0.5) * height, row.text)
            for n, row in enumerate(self._rows)
        ]

    def _distance(self, spot: Spot, at: QPointF) -> float:
        """Return how far the pointer is from a row."""
        return max(0.0, abs(spot.y - at.y()) - self._row_height() / 2)

    def draw(self, pencil: Pencil) -> None:
        """Draw all rows."""
        height = self._row_height()
        for n, row in enumerate(self._rows):
            self._draw_row(pencil, row, n * height, height, pointed=n == self.pointed)

    def _draw_row(
        self, pencil: Pencil, row: LuckRow, top: float, height: float, *, pointed: bool
    ) -> None:
        theme, px = self._style.theme, self._style.px
        painter, luck = pencil.painter, row.luck
        middle = top + height / 2
        if pointed:
            pencil.box((0, top + 1, self.width(), height - 2), theme.chip, None, px(8))
        face = portrait_picture(row.id, px(_FACE), painter.device().devicePixelRatio())
        painter.drawPixmap(px(4), round(middle - px(_FACE) / 2), face)
        painter.setFont(self._name_font)
        painter.setPen(tint(theme.ink))
        name = QRectF(px(_FACE + 12), top, self._left() - px(_FACE + 12), height)
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, row.name)
        own = row.luck.who == ""
        colour = theme.accent if own else others_colour(theme)
        bar = middle - px(_BAR) + px(1)
        blind, total = (
            luck.blind_wilds / luck.games,
            (luck.blind_wilds + luck.open_wilds) / luck.games,
        )
        pencil.box(QRectF(self._left(), bar, self._x(blind) - self._left(), px(_BAR)), colour)
        rest = QRectF(self._x(blind), bar, self._x(total) - self._x(blind), px(_BAR))
        pencil.box(rest, hatched(colour), stroke(colour, 1, flat=True))
        due = self._x(luck.due / luck.games)
        pencil.line(
            due, bar - px(4), due, bar + px(_BAR + 4), stroke(theme.panel, px(5), flat=True)
        )
        pencil.line(
            due, bar - px(4), due, bar + px(_BAR + 4), stroke(theme.ink, px(2.2), flat=True)
        )
        painter.setFont(self._font)
        painter.setPen(tint(theme.ink))
        end = QRectF(max(self._x(total), due) + px(6), bar, px(60), px(_BAR))
        figure = tenths(total, self._style.language)
        painter.drawText(end, Qt.AlignmentFlag.AlignVCenter, figure)
        painter.setPen(tint(theme.ink_second))
        below = QRectF(self._left(), bar + px(_BAR + 3), self.width() - self._left(), px(18))
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, row.share)
