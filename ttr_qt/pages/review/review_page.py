"""The page on which a game is looked back at: where it was won, by luck and by skill."""

import functools
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ai.reviewing.findings import Review
from ttr_qt.bots.game_review import GameReview
from ttr_qt.engine import Game
from ttr_qt.lifetimes import while_whole
from ttr_qt.models.setup.save_flags import resumed, unrated
from ttr_qt.pages.overlay_page import OverlayPage
from ttr_qt.pages.review.curve_panel import CurvePanel
from ttr_qt.pages.review.decision_panel import DecisionPanel
from ttr_qt.pages.review.header import ReviewHeader
from ttr_qt.pages.review.luck_panel import LuckPanel
from ttr_qt.pages.review.moments_panel import MomentsPanel
from ttr_qt.pages.review.move_items import MoveMarks
from ttr_qt.pages.review.reviewed_game import Luck, ReviewedGame
from ttr_qt.pages.review.words import chances_words, heading, played_words, points_words
from ttr_qt.views.charts.line_tip import LineTip
from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.paint.spaces import SpaceFinish
from ttr_qt.views.play.board_play import BoardPlay
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import Segments
from ttr_qt.views.widgets.panel import MARGIN

_MARGIN: Final = 6
_HEADER: Final = 44
_COLUMN: Final = (404, 580)
"""Width of the panels at the right, at least and at most."""
_SHARE: Final = 0.41
_CURVE: Final = 0.26
_LEAST_CURVE: Final = 172
_LEAST_PANELS: Final = 560
"""Height below which the panels at the right become tabs."""
_TURN, _LUCK = 0.43, 0.28
"""Shares of the height that the first two panels get."""


class ReviewPage(OverlayPage):
    """The review of a game, as far as it is found; nothing on it changes the game.

    Signals:
        play_on_wanted: a `Game` that begins as this one did, up to the moment that is shown.
        try_wanted: (seat, moment) the mistake of the seat at that moment is to be tried again.
        left: the page is not seen any more, and nothing more is looked for.

    It has a method more than most classes: the curve, the board, the decisions and the header show
    the same moment, and most methods are the answers to what is chosen in one of them.
    """

    play_on_wanted = Signal(object)
    try_wanted = Signal(int, int)
    left = Signal()

    def __init__(
        self, style: Style, game: Game, review: GameReview, parent: QWidget | None = None
    ) -> None:
        """Show what ``review`` finds of ``game``."""
        super().__init__(parent)
        self.setAccessibleName(self.tr("Review"))
        self._style = style
        self._finder = review
        self.game: Final = ReviewedGame(game)
        self.game.show(review.review)
        self._make_board()
        self.header: Final = ReviewHeader(style, self.game, self)
        self.curve_panel: Final = CurvePanel(style, self.game, self.describe, self)
        self.curve: Final = self.curve_panel.curve
        self.decision: Final = DecisionPanel(style, self.game, self)
        self.luck: Final = LuckPanel(style, self.game, self)
        self.moments: Final = MomentsPanel(style, self.game, self)
        titles = (self.tr("Move"), self.tr("Luck"), self.tr("Moments"))
        self.tabs: Final = Segments(style, tuple(enumerate(titles)), 0, self)
        self._tab = 0
        """The panel that is shown where there is room for one only."""
        self.tip: Final = LineTip(style, self)
        self._began = self.game.review is not None
        """Whether the first mistake was gone to."""
        self._stopped = False
        """Whether the person has stopped the review."""
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWindowTitle(self.tr("Review"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._connect()
        self._set_keys()
        self._go_to_first()
        self._refresh()
        self._show_progress()

    def _make_board(self) -> None:
        style, game = self._style, self.game
        self.scene = BoardScene(
            game.game.map,
            style.language,
            tuple(seat.colour for seat in game.seats),
            finish=SpaceFinish(style.symbols, style.high_contrast),
        )
        self.board_view = BoardView(self.scene, self)
        self.board_view.set_theme(style.theme)
        people = [seat for seat, one in enumerate(game.seats) if not one.level]
        self.board_play = BoardPlay(
            style, self.board_view, game.view(0), game.names, self, people=people
        )
        self._marks = MoveMarks(self.scene)
        self.board_view.zoomed.connect(self._show_marks)

    def _connect(self) -> None:
        self.header.back_wanted.connect(self.closed)
        self.header.toggle_wanted.connect(self._on_toggle)
        self.header.deeper_wanted.connect(self._on_deeper)
        self.curve.valueChanged.connect(self._show_moment)
        self.curve.pointed.connect(self._on_pointed)
        self.decision.step_wanted.connect(self.step_through_mistakes)
        self.decision.play_on_wanted.connect(self._on_play_on)
        self.decision.try_wanted.connect(self._on_try)
        self.luck.seat_chosen.connect(self._on_seat_chosen)
        self.tabs.chosen.connect(self._on_tab_chosen)
        self.moments.moment_wanted.connect(self.curve.setValue)
        self._finder.found.connect(self._on_found)
        self._finder.progressed.connect(self._on_progressed)
        self._finder.finished.connect(self._show_progress)
        self._finder.failed.connect(self.header.show_failure)

    def _set_keys(self) -> None:
        for number, by in ((1, -1), (2, 1)):
            bind(Command.STEP_REVIEW, self, functools.partial(self._step, by), number=number)
            go = functools.partial(self.step_through_mistakes, by)
            bind(Command.STEP_THROUGH_MISTAKES, self, go, number=number)
        ends = Command.ENDS_OF_REVIEW
        bind(ends, self, functools.partial(self._go, 0), number=1)
        bind(ends, self, functools.partial(self._go, self.game.length), number=2)
        bind(Command.LEAVE_REVIEW, self, self.closed.emit)

    @property
    def ply(self) -> int:
        """The action at which one stands; the number of actions: the end."""
        return self.curve.value()

    def _go(self, ply: int) -> None:
        self.curve.setValue(ply)

    def _step(self, by: int) -> None:
        self.curve.setValue(self.ply + by)

    @Slot(int)
    def step_through_mistakes(self, by: int) -> None:
        """Go to the mistake before or after of the player whose game is told."""
        losses = self.game.losses(self.luck.seat)
        if by < 0:
            found = [ply for ply in losses if ply < self.ply][-1:]
        else:
            found = [ply for ply in losses if ply > self.ply][:1]
        for ply in found:
            self.curve.setValue(ply)

    def _go_to_first(self) -> None:
        """Begin at the largest mistake of whom the game is told of, or at the beginning."""
        steps = [(ply, self.game.step(ply)) for ply in self.game.losses(self.game.own)]
        sizes = {
            ply: step.judgement.weight
            for ply, step in steps
            if step is not None and step.judgement is not None
        }
        if sizes:
            self.curve.setValue(max(sizes, key=lambda ply: sizes[ply]))

    @Slot(object)
    def _on_found(self, review: Review) -> None:
        self.game.show(review)
        self._refresh()
        if review.complete and not self._began and not self.ply:
            self._go_to_first()

    def _refresh(self) -> None:
        """Show what is found now."""
        self.header.refresh()
        self.curve_panel.refresh()
        self.luck.refresh()
        self.moments.refresh(self.luck.seat)
        self._show_moment()

    @Slot(float)
    def _on_progressed(self, _share: float) -> None:
        self._show_progress()

    @Slot()
    def _show_progress(self) -> None:
        finder = self._finder
        running = finder.running
        self.header.show_progress(
            finder.share,
            running=running,
            complete=self._complete,
            can_be_deeper=finder.can_be_deeper,
        )

    @property
    def _complete(self) -> bool:
        return self.game.review is not None and self.game.review.complete

    @Slot()
    def _on_toggle(self) -> None:
        self._stopped = self._finder.running
        if self._stopped:
            self._finder.cancel()
        else:
            self._finder.start()
        self._show_progress()

    @Slot()
    def _on_deeper(self) -> None:
        self._finder.look_deeper()
        self.game.show(self._finder.review)
        self._refresh()
        self._show_progress()

    @Slot(int)
    def _on_seat_chosen(self, seat: int) -> None:
        self.moments.refresh(seat)
        self._show_moment()

    @Slot()
    def _show_moment(self) -> None:
        """Show the board before the action at which one stands, and what is found of it."""
        ply = self.ply
        self.board_play.set_view(self.game.view(ply), active=False)
        self._show_marks()
        self.decision.show_moment(ply, self.game.losses(self.luck.seat))
        self.moments.stand_at(ply)

    @Slot()
    def _show_marks(self) -> None:
        ply, game = self.ply, self.game
        pixel = 1 / max(self.board_view.zoom, 0.01)
        if ply >= game.length:
            self._marks.show(None, None, None, pixel)
            return
        verdict = game.verdict(ply)
        shown = None if isinstance(verdict, Luck) else verdict
        self._marks.show(game.action(ply), shown, game.better(ply), pixel)

    @Slot()
    def _on_play_on(self) -> None:
        game = self.game.game.at(self.ply)
        game.setup = unrated(resumed(game.setup))
        self.play_on_wanted.emit(game)

    @Slot()
    def _on_try(self) -> None:
        self.try_wanted.emit(self.luck.seat, self.ply)

    @Slot(int)
    def _on_pointed(self, ply: int) -> None:
        self.tip.hide()
        if ply >= 0:
            at = self.curve.mapTo(self, QPoint(round(self.curve.x_of(ply)), 0))
            self.tip.show_text(self.describe(ply), QPoint(at.x(), self.curve_panel.y()))

    def describe(self, ply: int) -> str:
        """Return what a moment was: when, who did what, and everybody's chances."""
        game, language = self.game, self._style.language
        lines = [heading(game, ply)]
        if ply < game.length:
            lines.append(played_words(game, ply, language, brief=True))
        if ply < len(game.values):
            value = game.values[ply]
            lines.append(chances_words(value.chances, game.names, language))
            lines.append(points_words(value.points, game.names, language))
        return "\n".join(lines)

    def showEvent(self, event: QShowEvent) -> None:
        """Give every part its place, and look for what is not found yet."""
        super().showEvent(event)
        self.lay_out()
        if not self._stopped and not self._complete:
            self._finder.start()
        self._show_progress()

    @while_whole
    def hideEvent(self, event: QHideEvent) -> None:
        """Look for nothing more: whatever is done now is not to be slowed down."""
        super().hideEvent(event)
        self._finder.cancel()
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every part its place."""
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Put the board and the curve at the left, and what is told of them at the right."""
        px, edge = self._style.px, _MARGIN
        room = QRect(edge, edge, self.width() - 2 * edge, self.height() - 2 * edge)
        high = px(_HEADER)
        self.header.setGeometry(room.left(), room.top(), room.width(), high)
        self.header.fit(room.width())
        body = room.adjusted(0, high + 2, 0, 0)
        least, most = (px(one) for one in _COLUMN)
        wide = min(max(round(body.width() * _SHARE), least), most, round(body.width() * 0.5))
        left = body.width() - wide
        low = max(round(body.height() * _CURVE), min(px(_LEAST_CURVE), body.height() // 3))
        self.board_view.setGeometry(body.left(), body.top(), left, body.height() - low)
        self.curve_panel.setGeometry(body.left(), body.bottom() - low + 1, left, low)
        self._lay_out_panels(QRect(body.left() + left, body.top(), wide, body.height()))

    def _lay_out_panels(self, room: QRect) -> None:
        """Put the panels below each other, or only one of them where the window is low."""
        panels = (self.decision, self.luck, self.moments)
        low = room.height() < self._style.px(_LEAST_PANELS)
        self.tabs.setVisible(low)
        for number, panel in enumerate(panels):
            panel.setVisible(not low or number == self._tab)
        if low:
            high = self.tabs.sizeHint().height()
            self.tabs.setGeometry(room.left() + MARGIN, room.top(), room.width() - 2 * MARGIN, high)
            panels[self._tab].setGeometry(room.adjusted(0, high, 0, 0))
            return
        first, second = round(room.height() * _TURN), round(room.height() * _LUCK)
        top = room.top()
        for panel, high in zip(
            panels, (first, second, room.height() - first - second), strict=True
        ):
            panel.setGeometry(room.left(), top, room.width(), high)
            top += high

    @Slot(object)
    def _on_tab_chosen(self, tab: object) -> None:
        if isinstance(tab, int):
            self._tab = tab
            self.lay_out()

    def state(self) -> tuple[int, int]:
        """Return what should survive when the page is built anew in another style."""
        return self.ply, self.luck.seat

    def restore(self, state: object) -> None:
        """Take over what `state` of an earlier page of the same review returned."""
        match state:
            case (int(ply), int(seat)):
                self.luck.choose(seat)
                self.curve.setValue(ply)
