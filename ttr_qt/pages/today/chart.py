"""The last days against Ada: a bar for each, above the line where the person was before her."""

from datetime import date
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from ttr_qt.models.records.todays_results import SHOWN, DayResult, TodaysOffer
from ttr_qt.pages.today.words import day_sentence, weekday_letter
from ttr_qt.views.theme.fonts import BOLD, REGULAR
from ttr_qt.views.theme.pencil import Pencil, mix, stroke, tint
from ttr_qt.views.theme.style import CAPTION, Style

_STEP: Final = 25
_BAR: Final = 13
_HALF: Final = 18
"""The longest bar above or below the line."""
_SHORTEST: Final = 4
"""The length of the shortest bar, so that it is seen that there is one."""
_LINE: Final = 20
"""The distance of the line from the upper edge."""
_GIVEN_UP: Final = 11
_HEIGHT: Final = 56
_LEAST_RANGE: Final = 5
"""Points that fill at least half of the height, so that a lead of one does not look like a rout."""


class DayChart(QWidget):
    """One column for each of the last days, with the letter of its weekday.

    A bar above the line is full, one below hatched; a day that was given up is hollow.
    """

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._offer: TodaysOffer | None = None
        self.setFixedSize(style.px(SHOWN * _STEP), style.px(_HEIGHT))

    def show_offer(self, offer: TodaysOffer) -> None:
        """Show the days of an offer."""
        self._offer = offer
        told = [day_sentence(*one, self._style.language) for one in self._days()]
        self.setAccessibleName("\n".join(told))
        self.update()

    def text_at(self, x: float) -> str:
        """Return what is told of the day at a place."""
        days = self._days()
        column = min(max(0, int(x // self._style.px(_STEP))), len(days) - 1)
        return day_sentence(*days[column], self._style.language) if days else ""

    def _days(self) -> list[tuple[date, DayResult | None]]:
        offer = self._offer
        return [] if offer is None else list(zip(offer.days, offer.last, strict=True))

    def event(self, event: QEvent) -> bool:
        """Tell of a day what its bar can't."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.text_at(event.pos().x()), self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line, the bars and the letters."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pencil, theme, px = Pencil(painter), self._style.theme, self._style.px
        middle, days = px(_LINE) + 0.5, self._days()
        pencil.line(0, middle, self.width(), middle, stroke(mix(theme.line, theme.ink, 0.25), 1.2))
        margins = [abs(one.margin) for _, one in days if one is not None]
        most = max([_LEAST_RANGE, *margins])
        for number, (day, result) in enumerate(days):
            centre = (number + 0.5) * px(_STEP)
            last = number == len(days) - 1
            if result is not None:
                self._draw_bar(pencil, centre, middle, result, abs(result.margin) / most)
            elif last:
                box = QRectF(centre - px(_BAR) / 2, middle - px(_HALF) + 1, px(_BAR), 0)
                box.setBottom(middle + px(_HALF) - 1)
                edge = stroke(theme.amber, 1.4, dash=(2.4, 1.8))
                pencil.box(box, theme.amber_background, edge, px(3))
            painter.setFont(self._style.font(CAPTION, BOLD if last else REGULAR))
            painter.setPen(tint(theme.ink if last else theme.ink_second))
            letter = QRectF(centre - px(_STEP) / 2, px(_LINE + _HALF), px(_STEP), 0)
            letter.setBottom(self.height())
            painter.drawText(
                letter, int(Qt.AlignmentFlag.AlignCenter), weekday_letter(day, self._style.language)
            )

    def _draw_bar(
        self, pencil: Pencil, centre: float, middle: float, result: DayResult, part: float
    ) -> None:
        theme, px = self._style.theme, self._style.px
        wide, length = px(_BAR), max(px(_SHORTEST), part * px(_HALF))
        match result.outcome:
            case "won":
                box = QRectF(centre - wide / 2, middle - length, wide, length)
                pencil.box(box, theme.accent, None, px(2.5))
            case "drawn":
                half = px(_SHORTEST) / 2
                box = QRectF(centre - wide / 2, middle - half, wide, 2 * half)
                pencil.box(box, theme.ink_second, None, half)
            case "lost":
                box = QRectF(centre - wide / 2 + 0.5, middle + 0.5, wide - 1, length)
                pencil.box(box, mix(theme.panel, theme.bad, 0.3), stroke(theme.bad, 1), px(2.5))
                self._hatch(pencil, box)
            case "given_up":
                box = QRectF(centre - wide / 2 + 0.5, middle + 0.5, wide - 1, px(_GIVEN_UP))
                pencil.box(box, None, stroke(theme.bad, 1.2), px(2.5))

    def _hatch(self, pencil: Pencil, box: QRectF) -> None:
        """Hatch a bar: it is told from one above the line without its colour and place, too."""
        line = stroke(self._style.theme.bad, 0.9, alpha=0.7)
        with pencil.saved():
            pencil.painter.setClipRect(box)
            start = box.left() - box.height()
            while start < box.right():
                foot = QPointF(start, box.bottom())
                pencil.line(foot.x(), foot.y(), foot.x() + box.height(), box.top(), line)
                start += self._style.px(4)
