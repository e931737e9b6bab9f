"""The panel with the points over the turns and, behind it, all tickets; for children an album."""

from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget

from ttr_qt.models.records.result import GameResult, Standing
from ttr_qt.pages.ending.album import Album
from ttr_qt.pages.ending.count import Tally
from ttr_qt.pages.ending.tickets_sheet import TicketsSheet
from ttr_qt.pages.ending.words import amount, called, pieces_are_carts
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.charts.line_chart import Axes, LineChart, Series
from ttr_qt.views.theme.palette import player_colour
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import Segments
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.panel import Panel


class ChartPanel(Panel):
    """Shows the chart of a game or the tickets of its players.

    Where tickets decide the game, it begins with pictures of those that were done.
    """

    def __init__(self, style: Style, result: GameResult, design: BoardDesign, padding: int) -> None:
        super().__init__(style, padding=padding)
        self._result = result
        self.album: Final = Album(style, result, design) if result.rules.tickets_to_win else None
        self.chart: Final = self._make_chart()
        self.tickets: Final = TicketsSheet(style, result)
        self.views: Final = self._make_views()
        self._remark = label(self._remark_text(), "secondary")
        self._remark.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setRetainSizeWhenHidden(True)
        self._remark.setSizePolicy(policy)
        row = QHBoxLayout()
        row.addWidget(self.views)
        row.addWidget(self._remark, 1)
        self.box.addLayout(row)
        self._stack = QStackedWidget()
        if self.album is not None:
            self._stack.addWidget(self.album)
        self._stack.addWidget(self.chart)
        self._stack.addWidget(self.tickets)
        self.box.addWidget(self._stack, 1)

    def set_tally(self, tally: Tally) -> None:
        """Show the points counted so far; tickets only when everything is counted."""
        if not self._result.rules.instant_tickets:
            totals = [tally.total(standing) for standing in self._result.standings]
            self.chart.set_outcomes([(float(n), amount(self._result, n)) for n in totals])
        self.views.setEnabled(tally.ranked)  # before, it would tell too much

    def show_tickets_of(self, seat: int) -> None:
        """Show the tickets of a player."""
        self.views.set_value("tickets")
        self._on_view_chosen("tickets")
        self.tickets.show_player(self._result.of(seat))

    @Slot(object)
    def _on_view_chosen(self, view: object) -> None:
        shown = {"tickets": self.tickets, "album": self.album}.get(str(view)) or self.chart
        self._stack.setCurrentWidget(shown)
        self._show_remark()

    def _show_remark(self) -> None:
        """Show the remark beside the chart where it has room for that."""
        room = self.rect().marginsRemoved(self.box.contentsMargins()).width()
        room -= self.views.sizeHint().width() + self.box.spacing()
        two_lines = 2 * self._remark.fontMetrics().lineSpacing()
        fits = room > 0 and self._remark.heightForWidth(room) <= two_lines
        self._remark.setVisible(fits and self._stack.currentWidget() is self.chart)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See whether the remark has room."""
        super().resizeEvent(event)
        self._show_remark()

    def _make_views(self) -> Segments:
        heading = self.tr("Points over the turns")
        if self.album is not None:
            heading = self.tr("Over the turns")
        all_tickets = self.tr("All tickets")
        if pieces_are_carts(self._result):
            all_tickets = self.tr("All contracts")
        entries = [("chart", heading), ("tickets", all_tickets)]
        if self.album is not None:
            entries.insert(0, ("album", self.tr("Tickets done")))
        views = Segments(self.look, entries, entries[0][0])
        views.chosen.connect(self._on_view_chosen)
        return views

    def _remark_text(self) -> str:
        if self._result.rules.instant_tickets:
            return self.tr("%n rounds", "", self._result.turns)
        return self.tr("%n rounds, then the count", "", self._result.turns)

    def _make_chart(self) -> LineChart:
        result = self._result
        instant = result.rules.instant_tickets
        series = [
            Series(
                called(standing),
                amount(result, standing.total),
                player_colour(standing.colour),
                _curve(standing, result.turns),
                None if instant else float(standing.total),
                strong=standing.person,
            )
            for standing in result.standings
        ]
        count = "" if instant else self.tr("count")
        # While tickets are counted, a total may be above or below what it is at the end.
        low = min([0, *(s.routes + s.missed_points for s in result.standings)])
        high = max(s.total - s.missed_points for s in result.standings)
        axes = Axes(self.tr("turn"), float(result.turns), count, float(low), float(high))
        return LineChart(self.look, series, axes)


def _curve(standing: Standing, turns: int) -> tuple[tuple[float, float], ...]:
    """Return the line of a player, up to the last turn that anybody had."""
    points = [(float(x), float(y)) for x, y in enumerate(standing.curve)]
    last = (float(turns), points[-1][1])
    return (*points, last) if points[-1] != last else tuple(points)
