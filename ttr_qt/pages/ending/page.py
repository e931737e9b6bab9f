"""The page at the end of a game: count, table, curve, memories, and what to do next."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ttr_qt.engine.geometry.computed import layout_of
from ttr_qt.models.records.moments import Moment
from ttr_qt.models.records.result import GameResult, Standing
from ttr_qt.pages.ending.banner import Banner
from ttr_qt.pages.ending.board_picture import BoardPicture, Picture
from ttr_qt.pages.ending.count import Count, Tally
from ttr_qt.pages.ending.moment_words import moment_text, moment_title
from ttr_qt.pages.ending.row_art import DrawFace, draw_chip_face
from ttr_qt.pages.ending.table import ScoreTable
from ttr_qt.pages.ending.tickets_sheet import TicketsSheet
from ttr_qt.pages.ending.words import amount, called, pieces_are_carts, tie_text
from ttr_qt.views.boards.look import Sheet
from ttr_qt.views.cards.pictures import chip_picture
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import Segments
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.line_chart import Axes, LineChart, Series, player_colour
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.widgets.sheet import scrolled_by_key

_WIDE: Final = 960
"""From this width on panels stand side by side."""
_LOW_WINDOW: Final = 700
"""In a window of this height everything is as low as can be."""
_LARGEST: Final = (2300, 1400)
"""Larger panels would only be emptier."""
_PADDING: Final = 14
_DEAF: Final = 1000
"""Milliseconds in which keys do nothing: they were meant for the game that has just ended."""


class _Contents(QWidget):
    """What the page scrolls if it must; in rows it asks for as little height as can be."""

    in_rows = True

    def heightForWidth(self, width: int) -> int:
        """Return the least height for rows, where Qt would ask for a comfortable one."""
        layout = self.layout()
        if layout is None or not self.in_rows:
            return super().heightForWidth(width)
        return layout.totalMinimumHeightForWidth(width)

    def minimumSizeHint(self) -> QSize:
        """Return the least width; the height follows from the width there is."""
        return QSize(super().minimumSizeHint().width(), 0)


class EndPage(QWidget):
    """The end of a game.

    Until everything is counted, a click anywhere and most keys show the end at once. Keys do
    nothing until the page was seen for a second.

    Signals:
        again_wanted: another game at the same table.
        same_seed_wanted: the same game again, with the same cards.
        save_wanted: keep the game in a file.
        start_wanted: back to the start.
        board_wanted: look at the final board.
        replay_wanted: watch the game again.
    """

    again_wanted = Signal()
    same_seed_wanted = Signal()
    save_wanted = Signal()
    start_wanted = Signal()
    board_wanted = Signal()
    replay_wanted = Signal()

    def __init__(
        self,
        style: Style,
        result: GameResult,
        parent: QWidget | None = None,
        *,
        picture: Picture | None = None,
        draw_face: DrawFace = draw_chip_face,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._style = style
        self._result = result
        layout = layout_of(result.map)
        sheet = Sheet(result.map, layout, style.language)
        self.banner: Final = Banner(style, result, sheet, draw_face)
        self.table: Final = ScoreTable(style, result, draw_face)
        self.table.player_clicked.connect(self._on_player_clicked)
        self.chart: Final = self._make_chart()
        self.tickets: Final = TicketsSheet(style, result)
        self.board: Final = BoardPicture(style, layout.height / layout.width, picture)
        self.board.board_wanted.connect(self.board_wanted)
        self.buttons: Final[dict[str, KeyedButton]] = {}
        self._parts = {
            "table": self._table_panel(),
            "chart": self._chart_panel(),
            "moments": self._moments_panel(),
            "buttons": self._buttons_panel(),
        }
        self._contents = _Contents(self)
        self._grid = QVBoxLayout(self._contents)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._scroll = QScrollArea(self)
        self._scroll.setAccessibleName(self.tr("Result"))
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._contents)
        self._contents.setMaximumSize(style.px(_LARGEST[0]), style.px(_LARGEST[1]))
        self._scroll.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box = QVBoxLayout(self)
        room = style.px(8)
        box.setContentsMargins(room, room, room, room)
        box.addWidget(self._scroll)
        self._wide: bool | None = None
        self._arrange(wide=True)
        self.count: Final = Count(style, result, self)
        self.count.advanced.connect(self._show_tally)
        self._begun = False
        self._show_tally(self.count.tally)
        for part in self._contents.findChildren(QWidget):
            part.installEventFilter(self)
        self._hears = False
        self._set_hearing(hears=False)

    @property
    def hears_keys(self) -> bool:
        """Whether keys do what stands on the buttons."""
        return self._hears

    @Slot()
    def _on_seen(self) -> None:
        self._set_hearing(hears=True)

    def _set_hearing(self, *, hears: bool) -> None:
        self._hears = hears
        for shortcut in self.findChildren(QShortcut):
            shortcut.setEnabled(hears)

    def _make_chart(self) -> LineChart:
        result = self._result
        instant = result.rules.instant_tickets
        series = [
            Series(
                called(standing),
                amount(result, standing.total),
                player_colour(standing.colour),
                self._curve(standing),
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
        return LineChart(self._style, series, axes)

    def _curve(self, standing: Standing) -> tuple[tuple[float, float], ...]:
        """Return the line of a player, up to the last turn that anybody had."""
        points = [(float(x), float(y)) for x, y in enumerate(standing.curve)]
        last = (float(self._result.turns), points[-1][1])
        return (*points, last) if points[-1] != last else tuple(points)

    def _table_panel(self) -> Panel:
        panel = Panel(self._style, padding=_PADDING)
        panel.box.addWidget(label(self.tr("Final scores"), "heading"))
        panel.box.addWidget(self.table, 1)
        self._ties = label("\n".join(tie_text(self._result, tie) for tie in self._result.ties))
        self._ties.setProperty("role", "secondary")
        self._ties.setVisible(bool(self._result.ties))
        panel.box.addWidget(self._ties)
        return panel

    def _chart_panel(self) -> Panel:
        panel = Panel(self._style, padding=_PADDING)
        row = QHBoxLayout()
        if self._result.rules.instant_tickets:
            heading = self.tr("Tickets over the turns")
            remark = self.tr("%n turns", "", self._result.turns)
        else:
            heading = self.tr("Points over the turns")
            remark = self.tr("%n turns, then the count", "", self._result.turns)
        all_tickets = self.tr("All tickets")
        if pieces_are_carts(self._result):
            all_tickets = self.tr("All contracts")
        choices = (("chart", heading), ("tickets", all_tickets))
        self.views = Segments(self._style, choices, "chart")
        self.views.chosen.connect(self._on_view_chosen)
        row.addWidget(self.views)
        self._remark = label(remark, "secondary")
        self._remark.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        policy = self._remark.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._remark.setSizePolicy(policy)
        row.addWidget(self._remark, 1)
        panel.box.addLayout(row)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.chart)
        self._stack.addWidget(self.tickets)
        panel.box.addWidget(self._stack, 1)
        return panel

    @Slot(object)
    def _on_view_chosen(self, view: object) -> None:
        self._stack.setCurrentWidget(self.tickets if view == "tickets" else self.chart)
        self._remark.setVisible(view == "chart")

    @Slot(int)
    def _on_player_clicked(self, seat: int) -> None:
        """Show the tickets of a player."""
        self.views.set_value("tickets")
        self._on_view_chosen("tickets")
        self.tickets.show_player(self._result.of(seat))

    def _moments_panel(self) -> Panel:
        panel = Panel(self._style, padding=_PADDING)
        panel.box.addWidget(label(self.tr("Remember this game"), "heading"))
        self._hint = label(self.tr("A click or the space bar shows the end at once."), "secondary")
        panel.box.addWidget(self._hint)
        # Hidden until all is counted: they tell who missed what.
        self._moments = QWidget()
        policy = self._moments.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._moments.setSizePolicy(policy)
        box = QVBoxLayout(self._moments)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(self._style.px(4))
        for moment in self._result.moments:
            box.addLayout(self._moment_row(moment))
            box.addStretch(1)
        panel.box.addWidget(self._moments, 1)
        return panel

    def _moment_row(self, moment: Moment) -> QHBoxLayout:
        px = self._style.px
        row = QHBoxLayout()
        row.setSpacing(px(10))
        chip = QLabel()
        colour = player_colour(self._result.of(moment.seat).colour)
        chip.setPixmap(chip_picture(colour, px(28), self.devicePixelRatioF()))
        chip.setAccessibleName(called(self._result.of(moment.seat)))
        row.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(label(moment_title(self._result, moment), "strong"))
        said = moment_text(self._result, moment, self._style.language)
        texts.addWidget(label(said, "secondary"))
        row.addLayout(texts, 1)
        return row

    def _buttons_panel(self) -> Panel:
        panel = Panel(self._style, padding=_PADDING)
        again = KeyedButton(
            self._style,
            self.tr("Play again"),
            remark=self.tr("the same table, new cards"),
            key="Return",
            kind="primary",
            size=22,
        )
        again.clicked.connect(self.again_wanted)
        again.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        again.setMaximumHeight(self._style.px(92))
        self.buttons["again"] = again
        panel.box.addStretch(1)
        panel.box.addWidget(again, 6)
        panel.box.addSpacing(self._style.px(4))
        grid = QGridLayout()
        grid.setSpacing(self._style.px(10))
        others = self._other_buttons()
        for number, button in enumerate(others):
            alone = number == len(others) - 1 and number % 2 == 0
            grid.addWidget(button, *divmod(number, 2), 1, 2 if alone else 1)
        panel.box.addLayout(grid)
        panel.box.addStretch(1)
        return panel

    def _other_buttons(self) -> list[KeyedButton]:
        """Return the buttons beside the first one."""
        turns = self.tr("%n turns", "", self._result.turns)
        wanted = [
            ("same", self.tr("Same cards again"), self.tr("play them another way"), "C"),
            ("save", self.tr("Save the game"), self.tr("to a file"), "Ctrl+S"),
            ("replay", self.tr("Watch the replay"), turns, "R"),
            ("start", self.tr("Start screen"), self.tr("other boards, players"), "Esc"),
        ]
        signals = {
            "same": self.same_seed_wanted,
            "save": self.save_wanted,
            "replay": self.replay_wanted,
            "start": self.start_wanted,
        }
        for name, text, remark, key in wanted:
            button = KeyedButton(self._style, text, remark=remark, key=key)
            button.clicked.connect(signals[name])
            self.buttons[name] = button
        return [self.buttons[name] for name, *_ in wanted]

    def _arrange(self, *, wide: bool) -> None:
        """Lay the panels out: in rows, or all below each other where the window is narrow."""
        if wide == self._wide:
            return
        self._wide = wide
        self._contents.in_rows = wide
        while (item := self._grid.takeAt(0)) is not None:
            row = item.layout()
            while row is not None and row.count():
                row.takeAt(0)
        parts = self._parts
        if wide:
            upper, lower = QHBoxLayout(), QHBoxLayout()
            upper.addWidget(parts["table"], 54)
            upper.addWidget(parts["chart"], 46)
            for row in (upper, lower):
                row.setSpacing(0)
            lower.addWidget(self.board, 20)
            lower.addWidget(parts["moments"], 34)
            lower.addWidget(parts["buttons"], 46)
            self._grid.addWidget(self.banner, 25)
            self._grid.addLayout(upper, 47)
            self._grid.addLayout(lower, 30)
        else:
            for part in (self.banner, parts["table"], parts["buttons"], parts["chart"]):
                self._grid.addWidget(part)
            self._grid.addWidget(parts["moments"])
            self._grid.addWidget(self.board)

    @Slot(object)
    def _show_tally(self, tally: Tally) -> None:
        self.table.set_tally(tally)
        self.banner.set_tally(tally)
        if not self._result.rules.instant_tickets:
            totals = [tally.total(standing) for standing in self._result.standings]
            self.chart.set_outcomes([(float(n), amount(self._result, n)) for n in totals])
        self._moments.setVisible(tally.ranked)
        self.views.setEnabled(tally.ranked)  # before, it would tell too much
        self._hint.setVisible(not tally.ranked)
        self._ties.setVisible(tally.ranked and bool(self._result.ties))
        for button in self.buttons.values():
            button.setEnabled(tally.ranked)
        self.board.button.setEnabled(tally.ranked)

    @Slot()
    def skip(self) -> None:
        """Show the final table at once, and nothing moving."""
        self.count.skip()
        self.table.settle()
        self.banner.settle()

    def minimumSizeHint(self) -> QSize:
        """Return a small size: what does not fit is scrolled to."""
        return QSize(self._style.px(480), self._style.px(420))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to count and, soon, to listen when the page is seen for the first time."""
        super().showEvent(event)
        if not self._begun:
            self._begun = True
            self.count.start()
            self.setFocus()
            # A timer of its own, which goes with the page: one of Qt's would stay until it is due.
            listening = QTimer(self)
            listening.setSingleShot(True)
            listening.timeout.connect(self._on_seen)
            listening.start(_DEAF)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip the count with the keys that mean "go on", unless they are held down; or scroll."""
        keys = {Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if not self._hears or event.isAutoRepeat():
            event.accept()
        elif not self.count.over and Qt.Key(event.key()) in keys:
            self.skip()
        elif not scrolled_by_key(self._scroll, event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip the count with a click."""
        self.skip()
        super().mousePressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Skip the count with a click on any panel."""
        if event.type() == QEvent.Type.MouseButtonPress and not self.count.over:
            self.skip()
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the arrangement by the width."""
        super().resizeEvent(event)
        self._arrange(wide=self.width() >= self._style.px(_WIDE))
        lowest = self.banner.minimumSizeHint().height()
        spare = max(0, self.height() - self._style.px(_LOW_WINDOW))
        self.banner.setMinimumHeight(lowest + min(round(spare * 0.37), self._style.px(140)))
