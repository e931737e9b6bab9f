"""The page that shows a game from any source."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ai.levels import LEVELS
from ttr_qt.models.item_models.game_models import GameModels
from ttr_qt.models.item_models.log import LogModel
from ttr_qt.models.session.refusal_reasons import Reason
from ttr_qt.models.session.source import GameSource
from ttr_qt.models.session.updates import Step, Update
from ttr_qt.pages.board.card_flights import Flights
from ttr_qt.pages.board.news import News
from ttr_qt.pages.board.page_layout import PageParts, lay_out_parts
from ttr_qt.pages.board.page_places import PagePlaces
from ttr_qt.pages.board.player_focus import PlayerFocus
from ttr_qt.pages.board.skip_on_press import SkipOnPress
from ttr_qt.pages.board.step_animation import StepAnimation
from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.paint.spaces import SpaceFinish
from ttr_qt.views.panels.banner import Banner
from ttr_qt.views.panels.bonus_panel import BonusPanel
from ttr_qt.views.panels.hand_panel import HandPanel
from ttr_qt.views.panels.log_panel import LogPanel
from ttr_qt.views.panels.market_panel import MarketPanel
from ttr_qt.views.panels.tickets_panel import TicketsPanel
from ttr_qt.views.panels.turn_panel import TurnPanel
from ttr_qt.views.play.board_play import BoardPlay
from ttr_qt.views.players.players_panel import PlayersPanel
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.snapshot import Snapshot, snapshot
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import Style
from ttr_qt.views.words import why_not
from ttr_qt.views.words.opponents import strength_word
from ttr_qt.views.words.spoken_to import spoken_to

_SMALL_PICTURE: Final = 360
"""Width and height of the picture for lists of games, at most."""
_BOARD_COMMANDS: Final = (
    Command.GO_TO_TRACK,
    Command.STEP_THROUGH_TRACKS,
    Command.SPELL_CITY,
    Command.ZOOM,
    Command.SHOW_WHOLE_BOARD,
    Command.MOVE_BOARD,
)
"""Those that go to the board from anywhere."""


class BoardPage(QWidget):
    """The board of a game, the panels around it, and the animation of its steps.

    It only shows: a page that derives from it makes the header, says in the turn panel what comes
    next (`_make_header`, `_show_turn`), and adds what a person can do. Its many attributes are the
    panels, one each.
    """

    log_needed = False
    """Whether the log stays where there is hardly room for it."""

    def __init__(
        self,
        style: Style,
        source: GameSource,
        colours: Sequence[PlayerColour],
        parent: QWidget | None = None,
        *,
        log: LogModel | None = None,
    ) -> None:
        """Build a page; ``log`` is what is logged, if it is not what was played so far."""
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab would stop where nothing is seen
        self._style = style
        self.source: Final = source
        self._tickets_height = 0
        """What all tickets needed when everything was laid out last."""
        self._make_board(colours)
        self.models: Final = GameModels(
            source, self, highest_stacks_first=style.highest_stacks_first
        )
        self._log_model: Final = log or self.models.log
        self._make_panels(colours)
        self._make_animation()
        self.tickets.ticket_entered.connect(self._on_ticket_entered)
        self.tickets.ticket_left.connect(self._on_ticket_left)
        self.log.entry_entered.connect(self._on_entry_entered)
        self.log.entry_left.connect(self._on_entry_left)
        source.updates.page.connect(self._on_update)

    def _make_board(self, colours: Sequence[PlayerColour]) -> None:
        style = self._style
        self.scene = BoardScene(
            self.source.map,
            style.language,
            tuple(colours),
            finish=SpaceFinish(style.symbols, style.high_contrast),
        )
        self.board_view = BoardView(self.scene, self)
        self.board_view.set_theme(style.theme)
        view, names = self.source.observation, self.source.names
        people = self.source.human_seats
        self.board_play = BoardPlay(style, self.board_view, view, names, self, people=people)

    def _make_panels(self, colours: Sequence[PlayerColour]) -> None:
        style, source, models, design = self._style, self.source, self.models, self.scene.design
        faces, rules = edition_of(source.map).cards, source.rules
        levels = {one.name: strength_word(one.number) for one in LEVELS}
        self.header = self._make_header()
        self.players = PlayersPanel(style, models.players, colours, rules, self, levels=levels)
        self.turn = TurnPanel(style, self)
        self.tickets = TicketsPanel(style, models.tickets, design, self)
        self.bonus = BonusPanel(style, models.bonuses, design, colours, self)
        self.log = LogPanel(style, self._log_model, colours, self, own=source.person)
        self.hand = HandPanel(style, models.hand, faces, self)
        self.market = MarketPanel(
            style, models.market, models.discards, faces, rules, self._explain, self
        )
        self.banner = Banner(style, self.board_view)
        self.news = News(source, self.banner, style.language)
        self.parts = PageParts(
            self.header,
            self.players,
            self.turn,
            self.board_view,
            self.tickets,
            self.bonus,
            self.log,
            self.hand,
            self.market,
        )
        self.player_focus = PlayerFocus(
            style, source, self._log_model, colours, self.parts, self.board_play.panels, self
        )
        for number in range(1, len(source.seats) + 1):
            bind(
                Command.SHOW_PLAYER,
                self,
                partial(self.player_focus.toggle, number - 1),
                number=number,
            )

    def _explain(self, reason: Reason) -> str:
        """Return why something can't be done now."""
        source = self.source
        view, names = source.observation, source.names
        you = spoken_to(view.seat, names, source.human_seats)
        return why_not.sentence(reason, view, names, self._style.language, you)

    def _make_header(self) -> QWidget:
        """Return what stands at the top of the left column."""
        raise NotImplementedError

    def _make_animation(self) -> None:
        style, source = self._style, self.source
        self.flights = Flights(style, edition_of(source.map).cards, self)
        places = PagePlaces(
            style, source, self.board_view, self.hand, self.market, self.players, self.tickets
        )
        self.animation = StepAnimation(
            style, source.person, self.board_play.motion, self.flights, places, self
        )
        self.animation.settled.connect(self._show_change)
        SkipOnPress(self, self.parts, self.banner, self.animation)

    @property
    def active(self) -> bool:
        """Whether a person may act at the moment."""
        return False

    @Slot(object)
    def _on_update(self, update: Update) -> None:
        if update.step is None:
            self._on_rewound()
        else:
            self._on_stepped(update.step)
        self.player_focus.follow(update)

    def _on_stepped(self, step: Step) -> None:
        """Show a step."""
        self.news.show_step(step)
        # The board first: what is to be set down must not stand there already.
        self.animation.show_step(step)
        self._show_change()

    def _on_rewound(self) -> None:
        """Show another moment of the game, at once."""
        self.animation.skip()
        self.news.show_moment()
        self.board_play.panels.show_ticket(None)  # what was pointed at may not be offered any more
        self.board_play.motion.set_position(self.source.observation)
        self._show_change()

    @Slot()
    def _show_change(self) -> None:
        """Show the position, unless the board shows it already and the person may do the same."""
        if not self.board_play.shows(self.source.observation, active=self.active):
            self._show_position()

    def _show_position(self) -> None:
        """Show on the board what is known now, and whether the person may act.

        The panels show their item models, which are up to date already.
        """
        self.board_play.set_view(self.source.observation, active=self.active)
        cut_off = self.bonus.isVisible() and self.bonus.is_cut_off()
        others = self.tickets.list.content_height() != self._tickets_height
        if cut_off or (others and self.tickets.isVisible()):
            self.lay_out()
        self._show_turn()

    def _show_turn(self) -> None:
        """Say in the turn panel what comes next; called again whenever it may have changed."""
        raise NotImplementedError

    @Slot(str)
    def _on_ticket_entered(self, ticket: str) -> None:
        self.board_play.panels.show_ticket(self.models.tickets.find(ticket))

    @Slot()
    def _on_ticket_left(self) -> None:
        self.board_play.panels.show_ticket(None)

    @Slot(int)
    def _on_entry_entered(self, first: int) -> None:
        self.board_play.panels.show_entry(self.log.rows.find(first))

    @Slot()
    def _on_entry_left(self) -> None:
        self.board_play.panels.show_entry(None)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay everything out once more: only now do lists know how wide and high they are."""
        super().showEvent(event)
        self.lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self.lay_out()

    def _room(self) -> QSize:
        """Return the room for the board and its panels."""
        return self.size()

    @Slot()
    def lay_out(self) -> None:
        """Give every part its place."""
        layout = self.scene.design.layout
        shape = layout.width / layout.height
        lay_out_parts(self.parts, self._style, self._room(), shape, needs_log=self.log_needed)
        self._tickets_height = self.tickets.list.content_height()
        self.player_focus.lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Finish what moves, or do on the board what a key means there."""
        if not self._press_on_board(event):
            super().keyPressEvent(event)

    def _press_on_board(self, event: QKeyEvent) -> bool:
        """Do what a key means for the board and its animation; say whether it means anything."""
        for_board = any(command.matches(event) for command in _BOARD_COMMANDS)
        if Command.SKIP_ANIMATION.matches(event) and self.animation.moving:
            self.animation.skip()
        elif for_board and not self.board_view.hasFocus():
            self.board_view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            QCoreApplication.sendEvent(self.board_view, event)
        else:
            return False
        return True

    def small_picture(self, drawn: Snapshot | None = None) -> QImage:
        """Return the board as it looks now, or did when it was drawn, for lists of games."""
        picture = drawn or snapshot(self.scene, self.board_view.zoom)
        return picture(QSize(_SMALL_PICTURE, _SMALL_PICTURE)).toImage()

    def retire(self) -> None:
        """Follow the game no longer; another page does, or none."""
        self.animation.skip()
        self.models.retire()
        self.source.updates.page.disconnect(self._on_update)
