"""The page at the end of a game: count, table, curve, memories, and what to do next."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ttr_qt.models.records.rating import RatingChange
from ttr_qt.models.records.result import GameResult
from ttr_qt.pages.ending.banner import Banner
from ttr_qt.pages.ending.board_picture import BoardPicture, Picture
from ttr_qt.pages.ending.chart_panel import ChartPanel
from ttr_qt.pages.ending.count import Count, Tally
from ttr_qt.pages.ending.moments_panel import MomentsPanel
from ttr_qt.pages.ending.row_art import DrawFace, draw_chip_face
from ttr_qt.pages.ending.table import ScoreTable
from ttr_qt.pages.ending.words import rating_text, tie_text
from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.editions.registry import design_of
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.widgets.scrolling import scrolled_by_key
from ttr_qt.views.widgets.tab_order import order_tabs_as_read

_WIDE_FROM: Final = 960
"""From this width on panels stand side by side."""
_LOW_WINDOW: Final = 700
"""The height of a window in which everything is as low as can be."""
_MOST_SIZE: Final = (2300, 1400)
"""Larger panels would only be emptier."""
_PADDING: Final = 14
_SKIP_COMMANDS: Final = (Command.SKIP_COUNT, Command.PRESS, Command.LEAVE_END)
"""The keys that mean "go on" skip the count first."""
_KEY_DELAY: Final = 1000
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


class _Upper(QWidget):
    """The row with table and curve, which can do with little height.

    Without it Qt would take the height that all rows lack together from the moments below, too,
    and cut their last lines.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.row: Final = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(0)

    def hasHeightForWidth(self) -> bool:
        """Say that any height will do, where Qt would ask for a comfortable one."""
        return False


class EndPage(QWidget):
    """The end of a game.

    Until everything is counted, a click anywhere and most keys show the end at once. Keys do
    nothing until the page was seen for a second, unless it was seen before, nor in the second after
    one of them has ended the count. Most of its many attributes are the panels, one each, since how
    they lie depends on the size of the page.

    Signals:
        again_wanted: another game at the same table.
        same_seed_wanted: the same game again, with the same cards.
        save_wanted: keep the game in a file.
        start_wanted: back to the start.
        board_wanted: look at the final board.
        replay_wanted: watch the game again.
        review_wanted: look back at where it was won.
        statistics_wanted: show how all games went.
    """

    again_wanted = Signal()
    same_seed_wanted = Signal()
    save_wanted = Signal()
    start_wanted = Signal()
    board_wanted = Signal()
    replay_wanted = Signal()
    review_wanted = Signal()
    statistics_wanted = Signal()

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
        self.result: Final = result
        self.rating: Final = line("", "secondary", self)
        self.rating.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._rating_text = ""
        self.day: Final = label("", "strong", self)
        self.day.hide()
        design = design_of(result.map, style.language)
        layout = design.layout
        self.banner: Final = Banner(style, result, design, draw_face)
        self.table: Final = ScoreTable(style, result, draw_face)
        self.chart_panel: Final = ChartPanel(style, result, design, _PADDING)
        self.table.player_clicked.connect(self.chart_panel.show_tickets_of)
        self._moments_panel = MomentsPanel(style, result, _PADDING)
        self.board: Final = BoardPicture(style, layout.height / layout.width, picture)
        self.board.board_wanted.connect(self.board_wanted)
        self.buttons: Final[dict[str, KeyedButton]] = {}
        self._parts = {
            "table": self._table_panel(),
            "chart": self.chart_panel,
            "moments": self._moments_panel,
            "buttons": self._buttons_panel(),
        }
        self.contents: Final = _Contents(self)
        self._grid = QVBoxLayout(self.contents)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self.scroll_area: Final = QScrollArea(self)
        self.scroll_area.setAccessibleName(self.tr("Result"))
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setWidget(self.contents)
        self.contents.setMaximumSize(style.px(_MOST_SIZE[0]), style.px(_MOST_SIZE[1]))
        self.scroll_area.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box = QVBoxLayout(self)
        room = style.px(8)
        box.setContentsMargins(room, room, room, room)
        box.addWidget(self.scroll_area)
        self._upper = _Upper(self.contents)
        self._wide: bool | None = None
        self._arrange(wide=True)
        self.count: Final = Count(style, result, self)
        self.count.advanced.connect(self._show_tally)
        self._begun = False
        self._show_tally(self.count.tally)
        for part in self.contents.findChildren(QWidget):
            part.installEventFilter(self)
        self._statistics = bind(Command.STATISTICS_AT_END, self, self.statistics_wanted.emit)
        self._keys_enabled = False
        self._set_keys_enabled(enabled=False)

    @property
    def language(self) -> Language:
        """The language that it speaks."""
        return self._style.language

    @property
    def keys_enabled(self) -> bool:
        """Whether keys do what stands on the buttons."""
        return self._keys_enabled

    @Slot()
    def _on_key_delay_over(self) -> None:
        self._set_keys_enabled(enabled=True)

    def _set_keys_enabled(self, *, enabled: bool) -> None:
        self._keys_enabled = enabled
        for one in (*self.buttons.values(), self.board.button):
            one.set_hears_key(enabled)
        self._statistics.setEnabled(enabled)

    def _table_panel(self) -> Panel:
        panel = Panel(self._style, padding=_PADDING)
        head = QHBoxLayout()
        head.addWidget(label(self.tr("Final scores"), "heading"))
        head.addWidget(self.rating, 1)
        panel.box.addLayout(head)
        panel.box.addWidget(self.day)
        panel.box.addWidget(self.table, 1)
        self._ties = label("\n".join(tie_text(self.result, tie) for tie in self.result.ties))
        self._ties.setProperty("role", "secondary")
        self._ties.setVisible(bool(self.result.ties))
        panel.box.addWidget(self._ties)
        return panel

    def show_rating(self, change: RatingChange | None) -> None:
        """Say what the game did to the person's rating; None: it does not count.

        Children, whose games are decided by tickets, are not bothered with it.
        """
        self._rating_text = "" if self.result.rules.tickets_to_win else rating_text(change)
        self._show_tally(self.count.tally)

    def show_day(self, text: str) -> None:
        """Say what the game means for the day whose game it is."""
        self.day.setText(text)
        self._show_tally(self.count.tally)

    def _buttons_panel(self) -> Panel:
        panel = Panel(self._style, padding=_PADDING)
        again = KeyedButton(
            self._style,
            self.tr("Play again"),
            remark=self.tr("the same table, new cards"),
            command=Command.PLAY_AGAIN,
            kind="primary",
            size=22,
        )
        again.clicked.connect(self.again_wanted)
        again.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        again.setMaximumHeight(self._style.px(92))
        self.buttons["again"] = again
        panel.box.addStretch(1)
        review = KeyedButton(
            self._style,
            self.tr("Review"),
            remark=self.tr("where it was won"),
            command=Command.REVIEW_AT_END,
        )
        review.clicked.connect(self.review_wanted)
        review.setSizePolicy(again.sizePolicy())
        review.setMaximumHeight(again.maximumHeight())
        self.buttons["review"] = review
        first = QHBoxLayout()
        first.setSpacing(self._style.px(10))
        first.addWidget(again, 1)
        first.addWidget(review, 1)
        panel.box.addLayout(first, 6)
        panel.box.addSpacing(self._style.px(4))
        grid = QGridLayout()
        grid.setSpacing(self._style.px(10))
        others = self._other_buttons()
        for number, button in enumerate(others):
            grid.addWidget(button, *divmod(number, 2))
        panel.box.addLayout(grid)
        panel.box.addStretch(1)
        return panel

    def _other_buttons(self) -> list[KeyedButton]:
        """Return the buttons below the first two."""
        turns = self.tr("%n rounds", "", self.result.turns)
        entries = [
            (
                "same",
                self.tr("Same cards again"),
                self.tr("play them another way"),
                Command.SAME_CARDS,
            ),
            ("save", self.tr("Save the game"), self.tr("to a file"), Command.SAVE_FILE),
            ("replay", self.tr("Watch the replay"), turns, Command.WATCH_REPLAY),
            ("start", self.tr("Start screen"), self.tr("other boards, players"), Command.LEAVE_END),
        ]
        signals = {
            "same": self.same_seed_wanted,
            "save": self.save_wanted,
            "replay": self.replay_wanted,
            "start": self.start_wanted,
        }
        for name, text, remark, command in entries:
            button = KeyedButton(self._style, text, remark=remark, command=command)
            button.clicked.connect(signals[name])
            self.buttons[name] = button
        return [self.buttons[name] for name, *_ in entries]

    def _arrange(self, *, wide: bool) -> None:
        """Lay the panels out: in rows, or all below each other where the window is narrow."""
        if wide == self._wide:
            return
        self._wide = wide
        self.contents.in_rows = wide
        self._upper.setVisible(wide)
        while (item := self._grid.takeAt(0)) is not None:
            row = item.layout()
            while row is not None and row.count():
                row.takeAt(0)
        parts = self._parts
        if wide:
            self._upper.row.addWidget(parts["table"], 54)
            self._upper.row.addWidget(parts["chart"], 46)
            lower = QHBoxLayout()
            lower.setSpacing(0)
            lower.addWidget(self.board, 20)
            lower.addWidget(parts["moments"], 34)
            lower.addWidget(parts["buttons"], 46)
            self._grid.addWidget(self.banner)
            self._grid.setStretchFactor(self.banner, self._banner_stretch())
            self._grid.addWidget(self._upper, 47)
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
        self.chart_panel.set_tally(tally)
        self._moments_panel.set_counted(tally.ranked)
        self._ties.setVisible(tally.ranked and bool(self.result.ties))
        self.rating.setText(self._rating_text if tally.ranked else "")
        self.day.setVisible(tally.ranked and bool(self.day.text()))
        for button in self.buttons.values():
            button.setEnabled(tally.ranked)
        self.board.button.setEnabled(tally.ranked)

    def show_again(self) -> None:
        """Show the end to somebody who has seen it before: all is counted, and keys work at once.

        Before that they might be meant for the game.
        """
        self.skip()
        self._set_keys_enabled(enabled=True)

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
        """Begin to count when the page is seen for the first time, and soon let keys work."""
        super().showEvent(event)
        if not self._begun:
            self._begun = True
            self.count.start()
            self.setFocus()
            self._delay_keys()

    def _delay_keys(self) -> None:
        """Let keys work in a moment."""
        # A timer of its own, which goes with the page: one of Qt's would stay until it is due.
        delay = QTimer(self, singleShot=True)
        delay.timeout.connect(self._on_key_delay_over)
        delay.start(_KEY_DELAY)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Go on by Tab, in the order in which the page is read."""
        order_tabs_as_read(self)
        return super().focusNextPrevChild(forwards)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip the count with the keys that mean "go on", unless they are held down; or scroll."""
        if not self._keys_enabled or event.isAutoRepeat():
            event.accept()
        elif not self.count.over and any(one.matches(event) for one in _SKIP_COMMANDS):
            self.skip()
            self._set_keys_enabled(enabled=False)  # a key pressed twice leaves nothing
            self._delay_keys()
        elif not scrolled_by_key(self.scroll_area, event):
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
        self._arrange(wide=self.width() >= self._style.px(_WIDE_FROM))
        lowest = self.banner.minimumSizeHint().height()
        self.banner.setMinimumHeight(lowest + min(round(self._spare * 0.37), self._style.px(140)))
        if self._wide:
            self._grid.setStretchFactor(self.banner, self._banner_stretch())

    @property
    def _spare(self) -> int:
        """Pixels by which the page is higher than it must be."""
        return max(0, self.height() - self._style.px(_LOW_WINDOW))

    def _banner_stretch(self) -> int:
        """Return the banner's share of the height: in a low window the rows below need it."""
        return min(1 + self._spare // 4, 25)
