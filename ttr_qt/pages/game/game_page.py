"""The page on which a game is played."""

from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ttr_qt.bots.game_setup import Table
from ttr_qt.engine import Action
from ttr_qt.engine.actions import DrawCard, TakeCard
from ttr_qt.models.company.talk import Talk
from ttr_qt.models.session.refusal_reasons import Reason, card_reason
from ttr_qt.models.session.updates import Step
from ttr_qt.pages.board.answers import Answers
from ttr_qt.pages.board.board_page import BoardPage
from ttr_qt.pages.board.fitted_title import FittedTitle
from ttr_qt.pages.game.card_drag import CardDrag
from ttr_qt.pages.game.carried_cards import CarriedCards
from ttr_qt.pages.game.handing_over import HandingOver
from ttr_qt.pages.game.hint_controller import HintController
from ttr_qt.pages.game.leave_question import LeaveQuestion
from ttr_qt.pages.game.opponents_pace import OpponentsPace
from ttr_qt.pages.game.page_keys import PageKeys
from ttr_qt.pages.game.page_messages import PageMessages
from ttr_qt.pages.game.parts_over_board import PartsOverBoard
from ttr_qt.pages.game.rating_question import RatingQuestion
from ttr_qt.pages.game.repeated_draw import RepeatedDraw
from ttr_qt.pages.game.ticket_celebration import TicketCelebration
from ttr_qt.pages.game.ticket_choosing import TicketChoosing
from ttr_qt.pages.game.turn_actions import TurnActions
from ttr_qt.pages.game.undo_controls import UndoControls
from ttr_qt.pages.handover.cover import Cover
from ttr_qt.views.choosing.panel import ChoosingPanel
from ttr_qt.views.commands.table import Command
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.panels.moves_panel import MovesPanel
from ttr_qt.views.panels.turn_panel import TurnButton
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import announce
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.tab_order import order_tabs
from ttr_qt.views.words.decks import source_name
from ttr_qt.views.words.turn import turn_words

_TELL_DELAY: Final = 60
"""Milliseconds until screen readers say whose turn it is: what the others did goes first."""


class GamePage(BoardPage):
    """The board page of a session, with everything a person can do to play.

    Views send actions as signals; only this page passes them to the session.

    It has more methods than other classes: what each part does is in that part, and most methods
    here are the answers to their signals, two or three lines for whatever concerns several of them.

    Signals:
        menu_wanted: the position for the menu, on the screen.
        rule_wanted: the rule that a person wants to read.
        ended: the game is over and everything that moved has come to rest.
        pace_wanted: the `Pace` at which opponents are to move.
        leave_wanted: the game is left, and can be continued later.
        give_up_wanted: the person gives up.
    """

    menu_wanted = Signal(QPoint)
    rule_wanted = Signal(str)
    ended = Signal()
    pace_wanted = Signal(object)
    leave_wanted = Signal()
    give_up_wanted = Signal()
    hints_offered = True
    """Whether one may ask for hints here."""
    pace_offered = True
    """Whether one may choose how fast opponents move here."""
    remarks_offered = True
    """Whether opponents may say something here."""
    explains_turn = True
    """Whether the panel of the turn says in words what one may do."""
    asks_first = True
    """Whether tickets are swapped, the rating is lost or the game is left only after a question."""

    def __init__(self, style: Style, table: Table, parent: QWidget | None = None) -> None:
        self.session: Final = table.session
        super().__init__(style, table.session, table.colours, parent)
        self.choosing: Final = ChoosingPanel(style, self.models.offer, self.scene.design, self)
        self.parts.choosing = self.choosing
        self.ticket_choosing: Final = TicketChoosing(
            self.session, self.models.offer, self.choosing, self.board_play
        )
        self.pace: Final = OpponentsPace(style, self.session, self.animation, self)
        if self.pace_offered and any(seat.make_bot is not None for seat in self.session.seats):
            self.parts.pace = self.pace.offer(self, self.banner)
        self.moves: Final = MovesPanel(
            style, self.models.actions, self.session.map, self.session.rules
        )
        self.messages: Final = PageMessages(style, self.session, self.banner, self)
        self.carried: Final = CarriedCards(style, edition_of(self.session.map).cards, self)
        self.card_drag: Final = CardDrag(
            self.hand, self.market, self.board_play, self.carried, self.models.hand
        )
        self.rating_question: Final = RatingQuestion(
            style, self.session, self.messages, self, asks=self.asks_first
        )
        self.undo_controls: Final = UndoControls(
            style, self.session, self.animation, self.banner, self.rating_question, self
        )
        self.over_board: Final = PartsOverBoard(style, self.parts, self.undo_controls.buttons, self)
        self.hints: Final = HintController(
            style,
            self.session,
            self.board_play,
            self.parts,
            self.rating_question,
            self,
            self._may_ask_for_hints,
        )
        self._turn_actions = TurnActions(
            self.session, self.messages, self.board_view, confirms_swap=self.asks_first
        )
        self.cover: Final = Cover(style, self.session, self.models.log, table.colours, self)
        self.handing_over: Final = HandingOver(
            style, self.session, self.cover, self.parts, self.animation
        )
        if self.session.rules.instant_tickets:
            self.celebration: Final = TicketCelebration(
                style, self.session, self.scene.design, self.board_view, self
            )
            self.celebration.dismissed.connect(self.animation.skip)
            self.animation.celebrate_by(self.celebration)
        self._repeated_draw = RepeatedDraw(self.session)
        self.leave_question: Final = LeaveQuestion(
            style, self, can_give_up=len(self.session.people) == 1
        )
        self._keys = PageKeys(self, self.hand, self.market, self.hints, self._press_on_board)
        self.answers: Final = Answers(self, self.session, self.parts, self.banner)
        self._turn_told = -1
        """The action for which it was last announced what is to be done."""
        self._telling = QTimer(self, singleShot=True, interval=_TELL_DELAY)
        self._telling.timeout.connect(self._tell_turn)
        self._connect_panels()
        self._connect_session()
        if self.session.person is None:
            for part in (self.hand, self.tickets):
                part.set_owner(self.session.names[self.session.viewer])
        self._show_position()
        self.handing_over.update()
        if self.session.single_try and self.session.ply == 0:
            self.messages.say_single_try()
        if final := self.session.final_scores:  # the board is looked at again after the end
            self.models.players.show_totals(final)
            self.scene.set_scores([score.total for score in final])

    def _make_header(self) -> QWidget:
        style = self._style
        header = QWidget(self)
        row = QHBoxLayout(header)
        row.setContentsMargins(style.px(10), 0, style.px(8), 0)
        row.setSpacing(style.px(6))
        name = FittedTitle(style, source_name(self.session, style.language), header)
        self.menu_button = button(style, self.tr("Menu"), sign="menu", parent=header)
        self.menu_button.clicked.connect(self._on_menu)
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # else it would keep Enter
        row.addWidget(name, 1)
        row.addWidget(self.menu_button)
        return header

    def _connect_panels(self) -> None:
        self.players.move_now.connect(self.session.move_now)
        self.players.set_hurrying(on=not self.session.single_try)
        self.turn.pressed.connect(self._turn_actions.press)
        self.card_drag.card_wanted.connect(self.take_card)
        self.undo_controls.changed.connect(self.lay_out)
        self.over_board.changed.connect(self.lay_out)
        self.board_play.popover.opened.connect(self.over_board.close)
        self.cover.undo_wanted.connect(self.undo_controls.undo)
        self.handing_over.covered_changed.connect(self._on_covered_changed)
        self.handing_over.awaited_changed.connect(self._on_passing_on_changed)
        self.ticket_choosing.shown_changed.connect(self._on_choosing_shown)
        self.choosing.keep_wanted.connect(self.play)
        self.choosing.mix_wanted.connect(self.play)
        self.board_play.action_chosen.connect(self.play)
        self.board_play.refused.connect(self._on_why_not)
        self.board_play.choosing_passenger_changed.connect(self._on_choosing_passenger_changed)
        self.moves.action_chosen.connect(self.play)
        self.moves.action_pointed.connect(self.board_play.panels.show_action)
        self.banner.followed.connect(self.rule_wanted)
        self._turn_actions.action_wanted.connect(self.play)
        self._turn_actions.mixes_wanted.connect(self._toggle_mixes)
        self._turn_actions.hint_wanted.connect(self.hints.toggle)
        self._turn_actions.passenger_wanted.connect(self._choose_passenger)
        self._turn_actions.result_wanted.connect(self._show_result)
        self._turn_actions.next_wanted.connect(self.pace.go_on)
        self._turn_actions.pass_on_wanted.connect(self.handing_over.pass_on)
        self.pace.wanted.connect(self.pace_wanted)
        self.pace.awaited_changed.connect(self._on_awaited_changed)
        self._keys.cancelled.connect(self.cancel)
        self.hints.asked.connect(self._on_hints_asked)
        self.hints.action_chosen.connect(self.play)
        self.hints.closed.connect(self._take_focus)
        self.leave_question.leave_wanted.connect(self.leave_wanted)
        self.leave_question.give_up_wanted.connect(self.give_up_wanted)
        self.leave_question.closed.connect(self._take_focus)

    def _connect_session(self) -> None:
        self.session.finished.connect(self.ended)
        self.session.paused_changed.connect(self._show_turn_panel)
        self.animation.started.connect(self.session.hold)
        self.animation.settled.connect(self.session.release)

    @property
    def active(self) -> bool:
        """Whether the person may act at the moment."""
        return self.session.person_to_move and not self.animation.moving

    @property
    def can_give_up(self) -> bool:
        """Whether the game can be given up: it is somebody's own, and not over."""
        return self.asks_first and self.leave_question.can_give_up and not self.session.over

    def set_remarks(self, talk: Talk) -> None:
        """Let the opponents say more or less, or nothing."""
        if self.remarks_offered:
            self.models.set_talk(talk)

    @Slot(object)
    def play(self, action: Action) -> bool:
        """Play what the person wants; while something moves, it is shown to the end first."""
        if self.leave_question.isVisible():  # a move of the list was played: the game goes on
            self.leave_question.close_question()
        self.animation.skip()
        self.ticket_choosing.forget_mixes()
        played = self.session.play(action)
        if not played:  # the board waits for the next position, which is the same one
            self._show_position()
        return played

    @Slot(object)
    def take_card(self, action: TakeCard | DrawCard) -> None:
        """Take a card, or say why not; a draw that is only repeated by habit does nothing."""
        if self._repeated_draw.is_meant_by(action):
            return
        reason = card_reason(self.session.observation, action)
        if reason is None:
            self.play(action)
        else:
            self.messages.say_why(reason)

    def _on_stepped(self, step: Step) -> None:
        self.messages.look_again()
        self.rating_question.withdraw()
        super()._on_stepped(step)
        self.hints.dismiss()

    def _on_rewound(self) -> None:
        self.animation.skip()
        self.card_drag.let_go()
        self.ticket_choosing.forget_mixes()
        self.messages.look_again()
        self.rating_question.withdraw()
        if not self.session.over:  # else the cards were turned up: the game is still looked at
            self.handing_over.stop()
        super()._on_rewound()
        self.hints.dismiss()
        self.handing_over.update()

    @Slot()
    def _on_covered_changed(self) -> None:
        """Let nothing stay that was meant for the person before, and give the keys to the next."""
        self.banner.clear()
        self.rating_question.withdraw()
        self.news.remind()
        self.player_focus.close()
        self.over_board.close()
        self.undo_controls.buttons.setHidden(self.handing_over.covered)
        self.lay_out()
        self._show_turn()
        self._take_focus()

    def _show_turn(self) -> None:
        self._repeated_draw.note(active=self.active)
        self._show_turn_panel()
        self.ticket_choosing.update()
        if self.active and self._turn_told != self.session.ply:
            self._turn_told = self.session.ply
            self._telling.start()

    @Slot()
    def _tell_turn(self) -> None:
        if self.active:
            announce(self.turn, self.turn.words)

    @Slot()
    def _show_turn_panel(self) -> None:
        words = turn_words(
            self.session.observation,
            self.session.names,
            self._style.language,
            watching=self.session.person is None,
            paused=self.session.paused,
            awaited=self.pace.awaited,
            passing_on=self.handing_over.awaited,
            choosing_passenger=self.board_play.choosing_passenger,
        )
        if self.session.covered:
            self.turn.show_turn("", (), ())
            return
        free = self.session.person is None or self.session.over
        able = self.active or free or self.pace.awaited or self.handing_over.awaited
        buttons = [
            TurnButton(
                offer.text,
                offer.sign,
                offer.command,
                offer.payload,
                offer.enabled and able,
                offer.reason,
            )
            for offer in words.offers
        ]
        hints = self.hints_offered and not self.session.single_try
        if hints and self.session.person is not None and not self.session.over:
            buttons.append(self.hints.button())
        self.turn.show_turn(words.heading, words.lines if self.explains_turn else (), buttons)
        self._order_tabs()
        if self.turn.isVisible() and self.turn.height() < self.turn.full_height():
            self.lay_out()  # so many words are rare: the players yield some room to them

    def _order_tabs(self) -> None:
        """Let Tab go from part to part in the order in which a turn is thought about.

        Everything else on the page comes in the order in which it was made. Pages that are read
        from top to bottom call `order_tabs_as_read` instead.
        """
        parts = (self.board_view, self.hand.stacks, self.market.table)
        order_tabs(*parts, *self.turn.buttons, self.tickets.list)

    @Slot()
    def _on_awaited_changed(self) -> None:
        self._show_turn_panel()
        if self.pace.awaited:
            announce(self.turn, self.turn.words)

    @Slot()
    def _on_passing_on_changed(self) -> None:
        self._show_turn_panel()
        if self.handing_over.awaited:
            self._take_focus()  # else a card or the board would keep Space
            announce(self.turn, self.turn.words)

    @Slot()
    def _on_choosing_passenger_changed(self) -> None:
        self._show_turn_panel()
        if self.board_play.choosing_passenger:
            announce(self.turn, self.turn.words)

    @Slot()
    def _on_choosing_shown(self) -> None:
        self.lay_out()
        if self.choosing.isHidden() or self.turn.isAncestorOf(self.focusWidget()):
            self.setFocus()  # else a button has it that nobody means to press now

    @Slot()
    def _toggle_mixes(self) -> None:
        self.hints.dismiss()  # mixes have numbers of their own
        self.board_play.choose_passenger(on=False)
        self.ticket_choosing.show_mixes(shown=not self.ticket_choosing.showing_mixes)

    @Slot()
    def _choose_passenger(self) -> None:
        """Ask on the board which passenger travels, or ask no longer."""
        self.ticket_choosing.hide_mixes()
        self.board_play.choose_passenger(on=not self.board_play.choosing_passenger)

    @Slot()
    def _on_hints_asked(self) -> None:
        """Leave mixes, passengers and players, which would hide hints on the board."""
        self.player_focus.close()
        if self.ticket_choosing.showing_mixes:
            self.ticket_choosing.hide_mixes()
        self.board_play.choose_passenger(on=False)

    def _press_on_board(self, event: QKeyEvent) -> bool:
        moving = self.animation.moving
        if Command.SKIP_ANIMATION.matches(event) and self.session.pacing.resting and not moving:
            self.pace.go_on()
            return True
        passes_on = Command.TAKE_SEAT.matches(event) or Command.SKIP_ANIMATION.matches(event)
        if passes_on and self.handing_over.awaited:
            if not event.isAutoRepeat():  # whoever still holds the key down has seen nothing yet
                self.handing_over.pass_on()
            return True
        return super()._press_on_board(event)

    def _may_ask_for_hints(self) -> bool:
        return self.active and self.hints_offered

    @Slot()
    def cancel(self) -> None:
        """Leave what can be left: hints, picked cards, a look at tickets, then the game.

        A passenger who has gone nowhere stays; where nothing is begun, a message goes away first.
        """
        if self.leave_question.isVisible():
            self.leave_question.close_question()
            return
        if self.session.over and not self.animation.moving:
            self._leave()
            return
        if self.player_focus.close() is not None or self.over_board.close():
            return
        journey = self.session.observation.journey
        if self.active and journey is not None and not journey.used:
            self.undo_controls.undo()
            return
        begun = self.hints.open or self.ticket_choosing.showing_mixes
        self.hints.dismiss()
        begun = self.card_drag.let_go() or begun
        begun = self.rating_question.withdraw() or begun
        self.ticket_choosing.hide_mixes()
        if begun:
            return
        if self.banner.isVisible():
            self.banner.close_message()
        else:
            self._leave()

    def _leave(self) -> None:
        """Go to the end of a game that is over; of any other one ask what is to become of it."""
        if self.session.over:
            self._show_result()
        elif self.asks_first:
            self.leave_question.ask()

    @Slot()
    def _show_result(self) -> None:
        """Go to the end of a game that is over; the session announces it first if it has not."""
        if self.handing_over.holding:
            self.handing_over.pass_on()
        else:
            self.ended.emit()

    @Slot(object, str)
    def _on_why_not(self, reason: Reason, _route: str) -> None:
        self.messages.say_why(reason)

    @Slot()
    def _on_menu(self) -> None:
        corner = self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft())
        self.menu_wanted.emit(corner)

    @Slot()
    def lay_out(self) -> None:
        """Give every part its place."""
        if self.handing_over.covered:
            layout = self.scene.design.layout
            self.handing_over.lay_out(self._room(), layout.width / layout.height)
            return
        super().lay_out()
        self.over_board.offer()
        buttons = self.undo_controls.buttons
        room = buttons.place(self.hand.head_room(), self.board_view.geometry())
        self.board_view.setGeometry(room)
        self.over_board.lay_out(room)
        if self.hints.open:
            self.hints.lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means wherever the focus is, unless it means something special there."""
        if not self._keys.press(event):
            super().keyPressEvent(event)

    @Slot()
    def _take_focus(self) -> None:
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def take_keyboard(self) -> None:
        """Have the keys again after another page: what is open here still says what they do."""
        if self.board_play.popover.isVisible():
            self.board_play.popover.setFocus(Qt.FocusReason.PopupFocusReason)
        elif self.hints.open:
            self.hints.take_keyboard()

    def resume(self, page: "GamePage") -> None:
        """Take over what a person has begun on another page of the same game."""
        for row in page.models.offer.rows:
            if row.chosen:
                self.models.offer.choose(row.ticket, chosen=True)
        self.ticket_choosing.show_mixes(shown=page.ticket_choosing.showing_mixes)

    def retire(self) -> None:
        """Follow the game no longer; another page does, or none."""
        if self.hints.retired:  # a window that is closed, shown again and closed
            return
        super().retire()
        self.hints.retire()
        self.messages.retire()
        self.session.finished.disconnect(self.ended)
        self.session.paused_changed.disconnect(self._show_turn_panel)
        self.undo_controls.retire()
        self.pace.retire()
        self.handing_over.retire()
