"""The page on which a recorded game is looked at, with a time line below."""

import functools
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QSize, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from ttr_qt.bots.game_setup import colours_of, replay_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Action, Game
from ttr_qt.lifetimes import while_whole
from ttr_qt.models.item_models.log import LogModel
from ttr_qt.models.session.updates import Step
from ttr_qt.pages.board.arrangement import MARGIN
from ttr_qt.pages.board.board_page import BoardPage
from ttr_qt.pages.board.fitted_title import FittedTitle
from ttr_qt.pages.overlay_page import OverlayPage
from ttr_qt.pages.replay.analysis_control import AnalysisControl
from ttr_qt.pages.replay.playback import Playback
from ttr_qt.pages.replay.time_line import TimeLine
from ttr_qt.pages.replay.transport import Transport, WatchableSeat
from ttr_qt.pages.replay.words import moment_heading, moment_lines
from ttr_qt.views.charts.line_tip import LineTip
from ttr_qt.views.commands.actions import bind, with_key
from ttr_qt.views.commands.table import Command
from ttr_qt.views.panels.turn_panel import TurnButton
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.words.decks import source_name

_PLAY_ON: Final = "play on"
_ANALYSIS: Final = "analysis"
"""The payloads of the buttons that leave the record for a game, and switch the analysis."""
_NARROW: Final = 900
"""Width below which, at the size of its texts, a page is too narrow for everything."""
_LEAST_TICKETS: Final = 112
"""Height of the tickets where the log gets the rest of their column."""


class ReplayPage(BoardPage, OverlayPage):
    """The board page of a replay; nothing on it can change the recorded game.

    Signals:
        play_on_wanted: a `Game` that begins as this one did, up to the moment that is shown.
        review_wanted: the `Game` that is to be reviewed.
        analysis_switched: whether the person wants moments to be analysed, from now on.
    """

    play_on_wanted = Signal(object)
    review_wanted = Signal(object)
    analysis_switched = Signal(bool)
    closed = Signal()  # that of `OverlayPage`: PySide 6.12 knows no signals of a second base
    log_needed = True

    def __init__(
        self,
        style: Style,
        game: Game,
        parent: QWidget | None = None,
        *,
        limits: ThinkingLimits | None = None,
        analysed: Callable[[], bool] = lambda: False,
    ) -> None:
        """``analysed`` tells whether moments are to be analysed, within the ``limits``."""
        self._analysed = analysed
        self.replay: Final = replay_of(game)
        self._whole_log = LogModel()
        self._read_log()
        self._colours = colours_of(game)
        super().__init__(style, self.replay, self._colours, parent, log=self._whole_log)
        self.replay.setParent(self)
        self.setAccessibleName(self.tr("Replay"))
        self.playback: Final = Playback(self.replay, self.animation, self)
        movers = [self._colours[step.seat] for step in self.replay.all_steps]
        line = TimeLine(style, movers, self.describe)
        seats = [
            WatchableSeat(seat, self.replay.names[seat], self._colours[seat])
            for seat in self.replay.watchable
        ]
        self.transport: Final = Transport(style, line, seats, self)
        self.tip: Final = LineTip(style, self)
        self.analysis: Final = AnalysisControl(
            style,
            self.replay,
            self.parts,
            self.board_play.panels,
            self,
            limits=limits,
            playing=lambda: self.playback.playing,
            moving=lambda: self.animation.moving,
        )
        self.hand.set_playable(playable=False)
        self._connect()
        self._set_keys()
        self._show_position()
        self._show_moment()

    def _read_log(self) -> None:
        """Log all that happened, as it looked from the present seat."""
        replay = self.replay
        self._whole_log.set_rows(())
        self._whole_log.refresh(replay.final_observation, replay.all_steps, replay.seats)

    def _make_header(self) -> QWidget:
        style = self._style
        header = QWidget(self)
        row = QHBoxLayout(header)
        row.setContentsMargins(style.px(8), 0, style.px(4), 0)
        row.setSpacing(style.px(6))
        # A word would leave too little room to the name and the review, and so would wide edges.
        self.back_button = button(style, "", sign="chevron-left", parent=header)
        self.back_button.setStyleSheet(f"QPushButton {{ padding: {style.px(7)}px; }}")
        self.back_button.setAccessibleName(self.tr("Back"))
        self.back_button.setToolTip(with_key(self.tr("Back"), Command.LEAVE_REPLAY))
        self.back_button.clicked.connect(self.closed)
        name = FittedTitle(style, source_name(self.replay, style.language), header)
        row.addWidget(self.back_button)
        # No stretch: with one, the button would keep its key, and the name would get what is left.
        name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row.addWidget(name)
        self.review_button: KeyedButton | None = None
        if self._reviewable:
            self.review_button = KeyedButton(
                style, self.tr("Review"), command=Command.REVIEW_REPLAY, parent=header
            )
            self.review_button.let_yield()
            self.review_button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self.review_button.clicked.connect(self._on_review)
            row.addWidget(self.review_button)
        return header

    @property
    def _reviewable(self) -> bool:
        """Whether nothing is hidden any more that a review would tell."""
        replay = self.replay
        return len(replay.watchable) == len(replay.seats) and replay.length > 0

    @Slot()
    def _on_review(self) -> None:
        self.review_wanted.emit(self.replay.whole_game())

    def _connect(self) -> None:
        self.turn.pressed.connect(self._on_turn_button)
        self.log.entry_chosen.connect(self._on_entry_chosen)
        self.transport.ply_wanted.connect(self.playback.go_to)
        self.transport.play_wanted.connect(self.playback.toggle)
        self.transport.speed_chosen.connect(self.playback.set_speed)
        self.transport.watch_wanted.connect(self.watch)
        self.transport.line.pointed.connect(self._on_pointed)
        self.playback.playing_changed.connect(self._on_playing_changed)
        self.analysis.switched.connect(self.analysis_switched)
        self.analysis.laid_out.connect(self.lay_out)

    def _set_keys(self) -> None:
        playback = self.playback
        step, jump, last = Command.STEP_REPLAY, Command.FIRST_OR_LAST_MOMENT, self.replay.length
        bind(step, self, functools.partial(playback.step_by, -1), number=1)
        bind(step, self, functools.partial(playback.step_by, 1), number=2)
        bind(jump, self, functools.partial(playback.go_to, 0), number=1)
        bind(jump, self, functools.partial(playback.go_to, last), number=2)
        bind(Command.PLAY_REPLAY, self, self._on_space)
        bind(Command.LEAVE_REPLAY, self, self._on_leave_key)

    @Slot()
    def _on_leave_key(self) -> None:
        """Look at a player no longer, or else leave."""
        if self.player_focus.close() is None:
            self.closed.emit()

    @Slot()
    def _on_space(self) -> None:
        """Press the button that has the focus, as everywhere; else play or pause."""
        focus = self.focusWidget()
        if isinstance(focus, QAbstractButton) and focus.hasFocus():
            focus.click()
        else:
            self.playback.toggle()

    @Slot(bool)
    def _on_playing_changed(self, playing: bool) -> None:
        self.transport.set_playing(playing=playing)
        self.analysis.follow()

    @Slot(int)
    def watch(self, seat: int) -> None:
        """Look on from another seat."""
        self.playback.watch(seat)
        self._read_log()
        self._show_moment()

    @Slot(int)
    def _on_entry_chosen(self, ply: int) -> None:
        self.playback.jump(ply + 1)

    def _on_stepped(self, step: Step) -> None:
        super()._on_stepped(step)
        self._show_moment()

    def _on_rewound(self) -> None:
        super()._on_rewound()
        self.banner.clear()
        self._show_moment()

    def _show_moment(self) -> None:
        """Show which moment this is: on the line, in the log, and in whose hand one looks."""
        replay, colours = self.replay, self._colours
        self.lay_out()  # what is shown may need other room than a moment ago
        self.transport.set_ply(replay.ply)
        self.transport.set_watched(replay.viewer)
        self.transport.line.set_marks([(mark, colours[mark.seat]) for mark in replay.marks])
        self.log.stand_at(replay.ply)
        for part in (self.hand, self.tickets):
            part.set_owner(replay.names[replay.viewer])
        self.analysis.follow()

    @Slot(int)
    def _on_pointed(self, ply: int) -> None:
        self.tip.hide()
        if ply >= 0:
            line = self.transport.line
            at = line.mapTo(self, QPoint(round(line.x_of(ply)), 0))
            self.tip.show_text(self.describe(ply), QPoint(at.x(), self.transport.y()))

    def describe(self, ply: int) -> str:
        """Return what happened at a moment."""
        return "\n".join([moment_heading(ply, self.replay.length), *self._lines(ply)])

    def _lines(self, ply: int) -> tuple[str, ...]:
        """Return what happened at a moment, without its heading."""
        if not ply:
            return ()
        marks = [mark for mark in self.replay.marks if mark.ply == ply]
        row = self._whole_log.row(ply - 1)
        return moment_lines(row, marks, self.replay.names, self.replay.map, self._style.language)

    def _show_turn(self) -> None:
        ply = self.replay.ply
        reason = self.tr("The game stays as it is. What you play does not count for your rating.")
        play_on = TurnButton(
            self.tr("Play on from here"),
            "play",
            Command.PLAY_ON,
            _PLAY_ON,
            not self.replay.over,
            reason,
        )
        analysis = self.analysis
        why = self.tr(
            "The best moves and their chances, as long as you stay at one point of the game."
        )
        if not analysis.offered:
            why = self.tr("Only once the game is over: until then it would be a hint.")
        analyse = TurnButton(
            self.tr("Analysis"),
            "",
            Command.ANALYSE_REPLAY,
            _ANALYSIS,
            analysis.offered,
            why,
            "check",
            analysis.on,
        )
        # Where room is scarce the log alone says what happened.
        lines = [("", text) for text in self._lines(ply)] if not self._tight else []
        self.turn.show_turn(moment_heading(ply, self.replay.length), lines, [play_on, analyse])

    @Slot(object)
    def _on_turn_button(self, payload: Action | str) -> None:
        if payload == _PLAY_ON:
            self.playback.pause()
            self.play_on_wanted.emit(self.replay.game_from_here())
        elif payload == _ANALYSIS:
            self.analysis.toggle()

    def _room(self) -> QSize:
        return QSize(self.width(), self.height() - self.transport.height_for(self.size()))

    @property
    def _tight(self) -> bool:
        """Whether there is too little room for all that is to be seen of a game."""
        return self.width() < self._style.px(_NARROW)

    @Slot()
    def lay_out(self) -> None:
        """Give every part its place."""
        self._show_turn()
        super().lay_out()
        if self._tight:
            self._favour_log()
        self.analysis.lay_out()
        room, edge = self._room(), MARGIN
        high = self.height() - room.height()
        self.transport.setGeometry(edge, room.height() - edge, self.width() - 2 * edge, high)

    def _favour_log(self) -> None:
        """Give the log, which one follows, the room of the tickets, and them that of the market."""
        column, below = self.log.geometry(), self.market.geometry()
        for part in (self.tickets, self.bonus):
            if part.isVisibleTo(self):
                column = column.united(part.geometry())
        if below.left() == column.left():  # one column has it all
            more = max(below.height() - self._style.px(_LEAST_TICKETS), 0)
            column.setHeight(column.height() + more)
            below.setTop(below.top() + more)
        self.log.setGeometry(column)
        self.tickets.setGeometry(below)
        self.market.hide()
        self.bonus.hide()

    def state(self) -> tuple[int, int]:
        """Return what should survive when the page is built anew in another style."""
        return self.replay.ply, self.replay.viewer

    def restore(self, state: object) -> None:
        """Take over what `state` of another page of the same game returned."""
        match state:
            case (int(ply), int(viewer)):
                if viewer in self.replay.watchable:
                    self.watch(viewer)
                self.replay.jump(ply)

    def showEvent(self, event: QShowEvent) -> None:
        """Analyse the moment that is shown, if that is wanted now."""
        super().showEvent(event)
        self.analysis.switch(on=self._analysed())
        self.analysis.follow()

    @while_whole
    def hideEvent(self, event: QHideEvent) -> None:
        """Pause, and look for nothing more."""
        super().hideEvent(event)
        self.analysis.stop()
        self.playback.pause()
        self.animation.skip()
