"""The page on which a game is played: the board, the panels around it, and what connects them."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ai.levels import LEVELS
from ttr_qt.bots.game_setup import Table
from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import DrawCard, DrawTickets, TakeCard
from ttr_qt.models.item_models.game_models import GameModels
from ttr_qt.models.item_models.log import LogModel
from ttr_qt.models.session.refusal_reasons import Reason, card_reason
from ttr_qt.models.session.session import Refusal, StandIn, Step
from ttr_qt.pages.game.card_drag import CardDrag
from ttr_qt.pages.game.card_flights import Flights
from ttr_qt.pages.game.carried_cards import CarriedCards
from ttr_qt.pages.game.fitted_title import FittedTitle
from ttr_qt.pages.game.hint_controller import HintController
from ttr_qt.pages.game.page_keys import PageKeys
from ttr_qt.pages.game.page_layout import lay_out
from ttr_qt.pages.game.page_places import PagePlaces
from ttr_qt.pages.game.refusal_messages import RefusalMessages
from ttr_qt.pages.game.step_animation import StepAnimation
from ttr_qt.pages.game.time_travel import TimeTravel
from ttr_qt.pages.game.turn_actions import TurnActions
from ttr_qt.views.choosing.panel import ChoosingPanel
from ttr_qt.views.paint.spaces import SpaceFinish
from ttr_qt.views.panels.banner import Banner, Link
from ttr_qt.views.panels.bonus_panel import BonusPanel
from ttr_qt.views.panels.hand_panel import HandPanel
from ttr_qt.views.panels.log_panel import LogPanel
from ttr_qt.views.panels.market_panel import MarketPanel
from ttr_qt.views.panels.moves_panel import MovesPanel
from ttr_qt.views.panels.players_panel import PlayersPanel
from ttr_qt.views.panels.tickets_panel import TicketsPanel
from ttr_qt.views.panels.turn_panel import TurnButton, TurnPanel
from ttr_qt.views.play.board_play import BoardPlay
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.snapshot import Snapshot, snapshot
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import announce
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.words import why_not
from ttr_qt.views.words.notices import notices_of
from ttr_qt.views.words.opponents import strength_word
from ttr_qt.views.words.rule_of import rule_of
from ttr_qt.views.words.turn import turn_words

_NOTICE: Final = 3500
_SMALL_PICTURE: Final = 360


def _strengths() -> dict[str, str]:
    """Return a word for each level that the panel of players writes under its name."""
    return {one.name: strength_word(one.number) for one in LEVELS}


class GamePage(QWidget):
    """One game; views send what the person wants, and only this page passes it to the session.

    Signals:
        menu_wanted: the position for the menu, on the screen.
        ended: the game is over and everything that moved has come to rest.
        rule_wanted: the rule that a person wants to read.
    """

    menu_wanted = Signal(QPoint)
    rule_wanted = Signal(str)
    hints_offered = True
    """Whether one may ask for hints here."""
    asks_before_swap = True
    """Whether tickets are swapped only if that is wanted twice."""
    log_needed = False
    """Whether the log stays where there is hardly room for it."""
    ended = Signal()

    def __init__(self, style: Style, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._style = style
        self._table = table
        self.session: Final = table.session
        self._wishing_tickets = False
        self._wishes = TurnActions(self)
        self._shown: tuple[Observation, bool] | None = None
        """What the panels and the board were told last."""
        self._make_board()
        self._make_panels()
        self._connect_panels()
        self._connect_session()
        self.hint_desk = HintController(style, self, table.names)
        self._set_keys()
        self._show_position()
        if final := self.session.final_scores:  # the board is looked at again after the end
            self.models.players.show_totals(final)
            self.scene.set_scores([score.total for score in final])

    def _make_board(self) -> None:
        style, table = self._style, self._table
        self.scene = BoardScene(
            table.session.map,
            style.language,
            table.colours,
            finish=SpaceFinish(style.symbols, style.high_contrast),
        )
        self.board_view = BoardView(self)
        self.board_view.set_theme(style.theme)
        self.board_view.show_board(self.scene)
        self.board_play = BoardPlay(style, self.board_view, self)

    def _make_panels(self) -> None:
        style, table, session = self._style, self._table, self.session
        self.models = GameModels(session, self)
        models, edition, rules = self.models, session.map.id, session.rules
        sheet = self.scene.sheet
        self.header = self._make_header()
        self.players = PlayersPanel(
            style, models.players, table.colours, rules, self, levels=_strengths()
        )
        self.turn = TurnPanel(style, self)
        self.tickets = TicketsPanel(style, models.tickets, sheet, self)
        self.bonus = BonusPanel(style, sheet, rules, table.colours, self)
        self.log = LogPanel(style, self._shown_log(), table.colours, self, own=session.person)
        self.hand = HandPanel(style, models.hand, edition, self)
        self.market = MarketPanel(style, models.market, models.discards, edition, table.names, self)
        self.choosing = ChoosingPanel(style, models.offer, sheet, self)
        self.moves = MovesPanel(style, models.actions)
        self.banner = Banner(style, self.board_view)
        self.remarks = RefusalMessages(self.banner)
        self.flights = Flights(style, edition, self)
        self.carried = CarriedCards(style, edition, self)
        self.hands = CardDrag(self.hand, self.market, self.board_play, self.carried, models.hand)
        places = PagePlaces(
            style, session, self.board_view, self.hand, self.market, self.players, self.tickets
        )
        self.stage = StepAnimation(style, session, self.board_play, self.flights, places, self)
        self.time = TimeTravel(style, session, self.stage, self.banner, self)

    def _shown_log(self) -> LogModel:
        return self.models.log

    def _make_header(self) -> QWidget:
        style = self._style
        header = QWidget(self)
        row = QHBoxLayout(header)
        row.setContentsMargins(style.px(10), 0, style.px(8), 0)
        row.setSpacing(style.px(6))
        name = FittedTitle(style, in_language(self.session.map.name, style.language), header)
        self.menu_button = button(style, self.tr("Menu"), sign="menu", parent=header)
        self.menu_button.clicked.connect(self._on_menu)
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # else it would keep Enter
        row.addWidget(name, 1)
        row.addWidget(self.menu_button)
        return header

    def _connect_panels(self) -> None:
        self.players.move_now.connect(self.session.move_now)
        self.turn.pressed.connect(self._on_offer)
        self.tickets.ticket_entered.connect(self._on_ticket_entered)
        self.tickets.ticket_left.connect(self._on_ticket_left)
        self.log.entry_entered.connect(self._on_entry_entered)
        self.log.entry_left.connect(self._on_entry_left)
        self.hands.card_wanted.connect(self.want_card)
        self.time.changed.connect(self._lay_out)
        self.choosing.offer_entered.connect(self._on_offer_entered)
        self.choosing.offer_left.connect(self._on_ticket_left)
        self.choosing.keep_wanted.connect(self.play)
        self.choosing.mix_wanted.connect(self.play)
        self.choosing.back_wanted.connect(self.stop_wishing)
        self.models.offer.choice_changed.connect(self._show_offers)
        self.board_play.action_wanted.connect(self.play)
        self.board_play.why_not.connect(self._on_why_not)
        self.board_play.calling_changed.connect(self._on_calling_changed)
        self.banner.followed.connect(self.rule_wanted)

    def _connect_session(self) -> None:
        # After the models, which are connected already: panels show what is true now.
        self.session.stepped.connect(self._on_stepped)
        self.session.rewound.connect(self._on_rewound)
        self.session.refused.connect(self._on_refused)
        self.session.stood_in.connect(self._on_stood_in)
        self.session.finished.connect(self.ended)
        self.session.paused_changed.connect(self._show_turn)
        self.stage.settled.connect(self._on_settled)

    def _set_keys(self) -> None:
        """Let the keyboard get everywhere."""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab would stop where nothing is seen
        self._keys = PageKeys(self)

    @property
    def active(self) -> bool:
        """Whether the person may act at the moment."""
        return self.session.person_to_move and not self.stage.moving

    @Slot(object)
    def play(self, action: Action) -> bool:
        """Play what the person wants; while something moves, it is shown to the end first."""
        self.stage.skip()
        self._wishing_tickets = False
        played = self.session.play(action)
        if not played:  # the board waits for the next position, which is the same one
            self._shown = None
            self._show_position()
        return played

    @Slot(object)
    def _on_stepped(self, step: Step) -> None:
        view, names = self.session.observation, self._table.names
        self.remarks.look_again(view)
        for notice in notices_of(step, view, names, self._style.language):
            self.banner.say(notice.text, notice.kind, notice.milliseconds)
        # The board first: what is to be set down must not stand there already.
        self.stage.show_step(step)
        if self.stage.moving:
            self._watch_presses(watching=True)
        self._show_position()

    @Slot()
    def _on_rewound(self) -> None:
        self.stage.skip()
        self.hands.let_go()
        self._wishing_tickets = False
        self.remarks.look_again(self.session.observation)
        self.board_play.show_ticket(None)  # what was pointed at may not be offered any more
        self.board_play.set_position(self.session.observation)
        self._show_position()

    @Slot()
    def _on_settled(self) -> None:
        self._watch_presses(watching=False)
        self._show_position()

    def _watch_presses(self, *, watching: bool) -> None:
        """See all that is pressed anywhere, while something moves that a click may cut short."""
        app = QCoreApplication.instance()
        if app is None:
            return
        app.removeEventFilter(self)
        if watching:
            app.installEventFilter(self)

    @Slot()
    def _show_position(self) -> None:
        """Tell the panels and the board what is known now, and whether the person may act."""
        view, active = self.session.observation, self.active
        told, was_active = self._shown or (None, False)
        if told is view and was_active == active:
            return
        self._shown = (view, active)
        self.board_play.set_view(view, self._table.names, active=active)
        if told is not view:
            for panel in (self.players, self.market, self.tickets, self.bonus, self.moves):
                panel.show_view(view)
            if self.bonus.isVisible() and self.bonus.is_cut_off():
                self._lay_out()
        self._show_turn()
        self._show_choosing()

    @Slot()
    def _show_turn(self) -> None:
        words = turn_words(
            self.session.observation,
            self._table.names,
            self._style.language,
            watching=self.session.person is None,
            paused=self.session.paused,
            calling=self.board_play.calling,
        )
        able = self.active or self.session.person is None or self.session.over
        buttons = [
            TurnButton(
                offer.text,
                offer.sign,
                offer.key,
                offer.payload,
                offer.enabled and able,
                offer.reason,
            )
            for offer in words.offers
        ]
        if self.hints_offered and self.session.person is not None and not self.session.over:
            buttons.append(self.hint_desk.button())
        self.turn.show_turn(words.heading, words.lines, buttons)
        self._keys.order()
        if self.turn.isVisible() and self.turn.height() < self.turn.full_height():
            self._lay_out()  # so many words are rare: the players yield some room to them

    def _show_choosing(self) -> None:
        view = self.session.observation
        must = view.phase == "mix" and self.session.person_to_move
        offered = bool(self.models.offer.rows) and self.session.person is not None
        may = any(isinstance(action, DrawTickets) for action in view.legal_actions)
        shown = offered or must or (self._wishing_tickets and may)
        if shown:
            self.choosing.set_view(view)
        if shown != self.choosing.isVisibleTo(self):
            self.board_play.show_ticket(None)  # whatever was pointed at is gone
            self.choosing.setVisible(shown)
            self._lay_out()
            if not shown or self.turn.isAncestorOf(self.focusWidget()):
                self.setFocus()  # else a button has it that nobody means to press now
        self._show_offers()

    @Slot()
    def _show_offers(self) -> None:
        self.board_play.show_offers(self.models.offer.rows if self.session.person_to_move else ())

    @Slot(str)
    def _on_offer_entered(self, ticket: str) -> None:
        self.board_play.show_ticket(self.models.offer.find(ticket))

    @Slot(str)
    def _on_ticket_entered(self, ticket: str) -> None:
        self.board_play.show_ticket(self.models.tickets.find(ticket))

    @Slot()
    def _on_ticket_left(self) -> None:
        self.board_play.show_ticket(None)

    @Slot(int)
    def _on_entry_entered(self, ply: int) -> None:
        self.board_play.show_entry(self._shown_log().find(ply))

    @Slot()
    def _on_entry_left(self) -> None:
        self.board_play.show_entry(None)

    @Slot(object)
    def _on_offer(self, payload: Action | str) -> None:
        self._wishes.fulfil(payload)

    @Slot()
    def _on_calling_changed(self) -> None:
        self._show_turn()
        if self.board_play.calling:
            announce(self.turn, self.turn.words)

    @Slot()
    def stop_wishing(self) -> None:
        """Look no longer at the mixes of tickets that could be drawn."""
        self.set_wishing(wishing=False)

    def set_wishing(self, *, wishing: bool) -> None:
        """Look at the mixes of tickets that could be drawn, or no longer."""
        self._wishing_tickets = wishing
        self._show_choosing()

    def give_up(self) -> None:
        """Leave what can be left: hints, picked cards, a look at tickets, a game that is over.

        A passenger who has gone nowhere stays; where nothing is begun, a message goes away.
        """
        if self.session.over and not self.stage.moving:
            self._leave()
            return
        journey = self.session.observation.journey
        if self.active and journey is not None and not journey.used:
            self.time.undo()
            return
        begun = self.hint_desk.open or self._wishing_tickets
        self.hint_desk.leave()
        begun = self.hands.let_go() or begun
        self.stop_wishing()
        if begun:
            return
        if self.banner.isVisible():
            self.banner.close_message()
        else:
            self._leave()

    def _leave(self) -> None:
        """Go to the end of a game that is over; any other one goes on."""
        if self.session.over:
            self.ended.emit()

    @Slot(object)
    def want_card(self, action: TakeCard | DrawCard) -> None:
        """Take a card, or say why not."""
        reason = card_reason(self.session.observation, action)
        if reason is None:
            self.play(action)
        else:
            self._say_why(reason)

    @Slot(object, str)
    def _on_why_not(self, reason: Reason, _route: str) -> None:
        self._say_why(reason)

    def _say_why(self, reason: Reason) -> None:
        view, names = self.session.observation, self._table.names
        sentence = why_not.sentence(reason, view, names, self._style.language)
        link = Link(self.tr("Rule"), rule_of(reason.key, self.session.rules.name))
        self.remarks.say(sentence, "warn", link, reason)

    @Slot(object)
    def _on_refused(self, refusal: Refusal) -> None:
        self._say_why(refusal.reason)

    @Slot(object)
    def _on_stood_in(self, notice: StandIn) -> None:
        text = self.tr("{name} found no move; the planner moved instead.")
        if notice.any_action:
            text = self.tr(
                "Neither {name} nor the planner found a move; the first legal one was played."
            )
        self.banner.say(text.format(name=self._table.names[notice.seat]), "info", _NOTICE)

    @Slot()
    def _on_menu(self) -> None:
        corner = self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft())
        self.menu_wanted.emit(corner)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay everything out once more: only now do lists know how wide and high they are."""
        super().showEvent(event)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _room(self) -> QSize:
        return self.size()

    @Slot()
    def _lay_out(self) -> None:
        lay_out(self, self._style, self._room())
        if self.hint_desk.open:
            self.hint_desk.lay_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the end of what moves when a button is pressed on this page.

        Who cuts an opponent short means just that, and not what lies there to be decided; in one's
        own turn, and on everything else, the press does its work too.
        """
        press = event.type() in {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}
        if not press or not isinstance(watched, QWidget) or not self.isAncestorOf(watched):
            return super().eventFilter(watched, event)
        deciding = (self.board_view, self.hand, self.market, self.turn, self.choosing)
        cut_short = not self.stage.own and any(part.isAncestorOf(watched) for part in deciding)
        self.stage.skip()
        return cut_short and watched is not self.banner

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means wherever the focus is, unless it means something special there."""
        if not self._keys.press(event):
            super().keyPressEvent(event)

    def take_keyboard(self) -> None:
        """Have the keys again after another page: what is open here still says what they do."""
        if self.board_play.popover.isVisible():
            self.board_play.popover.setFocus(Qt.FocusReason.PopupFocusReason)
        elif self.hint_desk.open:
            self.hint_desk.take_keyboard()

    @property
    def wishing_tickets(self) -> bool:
        """Whether the person looks at the mixes of tickets that could be drawn."""
        return self._wishing_tickets

    def resume(self, page: "GamePage") -> None:
        """Take over what a person has begun on another page of the same game."""
        for row in page.models.offer.rows:
            if row.chosen:
                self.models.offer.choose(row.ticket, chosen=True)
        self._wishing_tickets = page.wishing_tickets
        self._show_choosing()

    def small_picture(self, drawn: Snapshot | None = None) -> QImage:
        """Return the board as it looks now, or did when it was drawn, for lists of games."""
        picture = drawn or snapshot(self.scene, self.board_view.zoom)
        return picture(QSize(_SMALL_PICTURE, _SMALL_PICTURE)).toImage()

    def retire(self) -> None:
        """Follow the game no longer; another page does, or none."""
        if self.hint_desk.closed:  # a window that is closed, shown again and closed
            return
        self.stage.skip()
        self.hint_desk.close()
        self.session.stepped.disconnect(self._on_stepped)
        self.session.rewound.disconnect(self._on_rewound)
        self.session.refused.disconnect(self._on_refused)
        self.session.stood_in.disconnect(self._on_stood_in)
        self.session.finished.disconnect(self.ended)
        self.session.paused_changed.disconnect(self._show_turn)
        self.time.retire()
