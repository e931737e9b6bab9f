"""The page on which a game is looked at again: as it was played, with a line of its time below."""

from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from ttr_qt.bots.game_setup import Table, colours_of, replay_of
from ttr_qt.engine import Action, Game
from ttr_qt.engine.actions import DrawCard, TakeCard
from ttr_qt.models.item_models.log import LogModel
from ttr_qt.models.session.refusal_reasons import Reason
from ttr_qt.models.session.session import Step
from ttr_qt.pages.game.arrangement import MARGIN
from ttr_qt.pages.game.fitted_title import FittedTitle
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.overlay_page import OverlayPage
from ttr_qt.pages.replay.time_line import LineTip, TimeLine
from ttr_qt.pages.replay.transport import Onlooker, Transport
from ttr_qt.pages.replay.words import moment_heading, moment_lines
from ttr_qt.views.panels.turn_panel import TurnButton
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button

_PACE: Final = 1300
"""Milliseconds from move to move at the usual pace."""
_PLAY_ON: Final = "play on"
_NARROW: Final = 900
"""Width below which, at the size of its texts, a page is too narrow for everything."""
_LEAST_TICKETS: Final = 112


class ReplayPage(GamePage, OverlayPage):
    """A game that is on record; nothing on the page can change it.

    Signals:
        play_on_wanted: a `Game` that begins as this one did, up to the moment that is shown.
    """

    play_on_wanted = Signal(object)
    closed = Signal()  # that of `OverlayPage`: PySide 6.12 knows no signals of a second base
    log_needed = True

    def __init__(self, style: Style, game: Game, parent: QWidget | None = None) -> None:
        self.replay: Final = replay_of(game)
        self._whole_log = LogModel()
        super().__init__(style, Table(self.replay, colours_of(game)), parent)
        self.replay.setParent(self)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._on_time)
        self._speed = 1
        self._show_moment()

    def _make_panels(self) -> None:
        style, replay, colours = self._style, self.replay, self._table.colours
        self._read_log()
        super()._make_panels()
        movers = [colours[step.seat] for step in replay.story]
        line = TimeLine(style, movers, self._tell)
        onlookers = [
            Onlooker(seat, self._table.names[seat], colours[seat]) for seat in replay.watchable
        ]
        self.transport = Transport(style, line, onlookers, self)
        self.tip = LineTip(style, self)

    def _read_log(self) -> None:
        """Tell all that happened, as it looked from the present seat."""
        self._whole_log.set_rows(())
        self._whole_log.refresh(self.replay.last_view, self.replay.story, self.replay.seats)

    def _shown_log(self) -> LogModel:
        return self._whole_log

    def _make_header(self) -> QWidget:
        style = self._style
        header = QWidget(self)
        row = QHBoxLayout(header)
        row.setContentsMargins(style.px(8), 0, style.px(8), 0)
        row.setSpacing(style.px(10))
        self.back_button = button(style, self.tr("Back"), sign="chevron-left", parent=header)
        self.back_button.clicked.connect(self.closed)
        name = FittedTitle(style, in_language(self.session.map.name, style.language), header)
        row.addWidget(self.back_button)
        row.addWidget(name, 1)
        return header

    def _connect_panels(self) -> None:
        super()._connect_panels()
        self.log.entry_chosen.connect(self._on_entry_chosen)
        self.transport.ply_wanted.connect(self.go_to)
        self.transport.play_wanted.connect(self.toggle)
        self.transport.speed_chosen.connect(self._on_speed)
        self.transport.watch_wanted.connect(self.watch)
        self.transport.line.pointed.connect(self._on_pointed)

    def _set_keys(self) -> None:
        super()._set_keys()
        moves = {
            Qt.Key.Key_Left: lambda: self._step_by(-1),
            Qt.Key.Key_Right: lambda: self._step_by(1),
            Qt.Key.Key_Home: lambda: self.go_to(0),
            Qt.Key.Key_End: lambda: self.go_to(self.replay.length),
            Qt.Key.Key_Space: self._on_space,
            Qt.Key.Key_Escape: self.closed.emit,
        }
        for key, act in moves.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    @property
    def playing(self) -> bool:
        """Whether the game goes on by itself."""
        return self._clock.isActive()

    @Slot(int)
    def go_to(self, ply: int) -> None:
        """Show the moment after so many moves; one that follows is seen to happen."""
        self._rest()
        self._show(ply)

    def _show(self, ply: int) -> None:
        self.stage.skip()
        if ply == self.replay.ply + 1:
            self.replay.forward()
        else:
            self.replay.jump(ply)

    def _step_by(self, way: int) -> None:
        wanted = self.replay.ply + way
        if 0 <= wanted <= self.replay.length:
            self.go_to(wanted)

    @Slot()
    def toggle(self) -> None:
        """Let the game go on by itself, from the beginning if it is over; or rest."""
        if self.playing:
            self._rest()
            return
        if self.replay.ply == self.replay.length:
            self._show(0)
        self._clock.start(_PACE // self._speed)
        self.transport.set_playing(playing=True)

    def _rest(self) -> None:
        if self.playing:
            self._clock.stop()
            self.transport.set_playing(playing=False)

    @Slot()
    def _on_time(self) -> None:
        self._show(min(self.replay.ply + 1, self.replay.length))
        if self.replay.ply == self.replay.length:
            self._rest()

    @Slot(object)
    def _on_speed(self, speed: int) -> None:
        self._speed = speed
        if self.playing:
            self._clock.start(_PACE // speed)

    @Slot()
    def _on_space(self) -> None:
        """Press the button that has the focus, as everywhere; else go on or rest."""
        focus = self.focusWidget()
        if isinstance(focus, QAbstractButton) and focus.hasFocus():
            focus.click()
        else:
            self.toggle()

    @Slot(int)
    def watch(self, seat: int) -> None:
        """Look on from another seat."""
        self.stage.skip()
        self.replay.watch(seat)
        self._read_log()
        self._show_moment()

    @Slot(int)
    def _on_entry_chosen(self, ply: int) -> None:
        self._rest()
        self.stage.skip()
        self.replay.jump(ply + 1)

    @Slot(object)
    def _on_stepped(self, step: Step) -> None:
        super()._on_stepped(step)
        self._show_moment()

    @Slot()
    def _on_rewound(self) -> None:
        super()._on_rewound()
        self.banner.clear()
        self._show_moment()

    def _show_moment(self) -> None:
        """Show where one stands: on the line, in the log, and in whose hand one looks."""
        replay, colours = self.replay, self._table.colours
        ply = replay.ply
        self._lay_out()  # what is shown may need other room than a moment ago
        self.transport.set_ply(ply)
        self.transport.set_watched(replay.viewer)
        self.transport.line.set_marks([(mark, colours[mark.seat]) for mark in replay.marks])
        self.log.stand_at(ply)
        self.hand.set_owner(self._table.names[replay.viewer])

    @Slot(int)
    def _on_pointed(self, ply: int) -> None:
        self.tip.hide()
        if ply >= 0:
            line = self.transport.line
            at = line.mapTo(self, QPoint(round(line.x_of(ply)), 0))
            self.tip.tell(self._tell(ply), QPoint(at.x(), self.transport.y()))

    def _tell(self, ply: int) -> str:
        """Return what happened at a moment."""
        heading = moment_heading(ply, self.replay.length)
        return "\n".join([heading, *self._told(ply)])

    def _told(self, ply: int) -> tuple[str, ...]:
        if not ply:
            return ()
        marks = [mark for mark in self.replay.marks if mark.ply == ply]
        row = self._whole_log.row(ply - 1)
        return moment_lines(row, marks, self._table.names, self.replay.map, self._style.language)

    @Slot()
    def _show_turn(self) -> None:
        ply = self.replay.ply
        reason = self.tr("The game stays as it is. What you play does not count for your rating.")
        play_on = TurnButton(
            self.tr("Play on from here"), "play", "P", _PLAY_ON, not self.replay.over, reason
        )
        # Where room is scarce the log alone tells what happened.
        lines = [("", text) for text in self._told(ply)] if not self._tight else []
        self.turn.show_turn(moment_heading(ply, self.replay.length), lines, [play_on])

    @Slot(object)
    def _on_offer(self, payload: Action | str) -> None:
        if payload == _PLAY_ON:
            self._rest()
            self.play_on_wanted.emit(self.replay.cut())

    @Slot(object)
    def play(self, _action: Action) -> bool:
        """Play nothing: it is all on record."""
        return False

    @Slot(object)
    def want_card(self, _action: TakeCard | DrawCard) -> None:
        """Take nothing."""

    def _say_why(self, _reason: Reason) -> None:
        """Say nothing: nobody asked to play."""

    def _room(self) -> QSize:
        return QSize(self.width(), self.height() - self.transport.height_for(self.size()))

    @property
    def _tight(self) -> bool:
        """Whether there is too little room for all that is to be seen of a game."""
        return self.width() < self._style.px(_NARROW)

    @Slot()
    def _lay_out(self) -> None:
        self._show_turn()
        super()._lay_out()
        if self._tight:
            self._favour_log()
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
                self.watch(viewer)
                self.replay.jump(ply)

    def hideEvent(self, event: QHideEvent) -> None:
        """Come to rest."""
        super().hideEvent(event)
        self._rest()
        self.stage.skip()
