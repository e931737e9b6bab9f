"""Everything about hints on the page of a game: asking, showing, playing, going away."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget

from ttr_qt.bots.hint_bot import Hints
from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    KeepTickets,
    StartJourney,
    TakeCard,
    TravelRoute,
)
from ttr_qt.models.hints.advice import Hint
from ttr_qt.views.panels.hint_panel import HintPanel
from ttr_qt.views.panels.turn_panel import TurnButton
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.number_badge import BADGE_SIZE, NumberBadge

if TYPE_CHECKING:
    from ttr_qt.pages.game.game_page import GamePage

HINT: Final = "hint"
"""What the button tells."""
_KEY: Final = "H"
_BADGE_STEP: Final = 22
"""From one number to the next."""
_ROOM: Final = 8
_NARROW: Final = 256
"""Below this width there would be more lines than words."""
_WIDER: Final = (1.25, 1.5)
"""How much wider the panel may get where it would be higher than the page."""


class HintController(QObject):
    """Gives hints on a page; whatever is played or taken back sends them away."""

    def __init__(self, style: Style, page: "GamePage", names: tuple[str, ...]) -> None:
        super().__init__(page)
        self._style, self._page, self._names = style, page, names
        self.hints: Final = Hints(parent=self)
        self.panel: Final = HintPanel(style, page)
        self._view: Observation | None = None
        self._shown: tuple[Hint, ...] = ()
        self._badges: list[NumberBadge] = []
        self._closed = False
        self.hints.progressed.connect(self.panel.show_progress)
        self.hints.answered.connect(self._on_answered)
        self.hints.failed.connect(self._on_failed)
        self.panel.stop_wanted.connect(self.hints.stop)
        self.panel.closed.connect(self._on_closed)
        self.panel.chosen.connect(self._on_chosen)
        self.panel.pointed_at.connect(self._on_pointed_at)
        page.session.stepped.connect(self.leave)
        page.session.rewound.connect(self.leave)

    @property
    def closed(self) -> bool:
        """Whether it has stopped for good."""
        return self._closed

    @property
    def open(self) -> bool:
        """Whether hints are shown, or looked for."""
        return not self.panel.isHidden()

    def button(self) -> TurnButton:
        """Return the button that asks for hints."""
        return TurnButton(self.tr("Hint"), "lightbulb", _KEY, HINT, self._page.active)

    @Slot()
    def toggle(self) -> None:
        """Ask for hints, or send them away."""
        if self.open:
            self.panel.shut()
        elif self._page.active and self._page.hints_offered:
            self.ask()

    def ask(self) -> None:
        """Look for hints in the present position; whoever only looks at mixes leaves them first.

        So does who was about to name a passenger: else hints would not be seen on the board.
        """
        if self._page.wishing_tickets:
            self._page.stop_wishing()
        self._page.board_play.call_passengers(called=False)
        session = self._page.session
        self._view = session.observation
        self.panel.set_numbered(numbered=not self._page.choosing.isVisibleTo(self._page))
        session.unrate("hint")
        self.panel.show_thinking()
        self.lay_out()
        self.panel.show()
        self.panel.raise_()
        self.take_keyboard()
        self.hints.ask(self._view)

    def take_keyboard(self) -> None:
        """Let the keys be those of the hints, or of the first one where Enter plays it."""
        rows = self.panel.rows
        part = rows[0] if rows and self.panel.numbered else self.panel
        part.setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot()
    def leave(self) -> None:
        """Send all hints away; what is still being looked for is not wanted any more."""
        self.panel.shut()

    def close(self) -> None:
        """Stop for good; a second time does nothing."""
        if self._closed:
            return
        self._closed = True
        self._page.session.stepped.disconnect(self.leave)
        self._page.session.rewound.disconnect(self.leave)
        self.panel.shut()
        self.hints.close()

    def press(self, text: str) -> bool:
        """Do what a key means for hints: its letter, or their numbers; say whether it did."""
        if text.upper() == _KEY:
            self.toggle()
            return True
        if not (self.open and self.panel.numbered and text.isdecimal()):
            return False
        # While hints are looked for, a number that comes too soon means none of the cards either.
        return self.panel.play(int(text)) or self.hints.thinking

    @Slot(object)
    def _on_answered(self, hints: tuple[Hint, ...]) -> None:
        if self._view is not self._page.session.observation or not self.open:
            return
        self._shown = hints
        focused = self._has_focus()
        self.panel.show_hints(hints, self._view, self._names)
        self._page.board_play.show_hints(hints)
        self.lay_out()
        if focused:
            self.take_keyboard()

    @Slot()
    def _on_failed(self) -> None:
        self._on_answered(())

    @Slot()
    def _on_closed(self) -> None:
        self.hints.cancel()
        self._shown = ()
        self._drop_badges()
        self._page.board_play.show_action(None)
        self._page.board_play.show_hints(())
        if QApplication.focusWidget() is None or self._has_focus():
            self._page.setFocus(Qt.FocusReason.PopupFocusReason)

    def _has_focus(self) -> bool:
        """Say whether the keyboard is at the panel."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self.panel or self.panel.isAncestorOf(focus))

    @Slot(object)
    def _on_chosen(self, action: Action) -> None:
        self._page.play(action)

    @Slot(object)
    def _on_pointed_at(self, hint: Hint | None) -> None:
        self._page.board_play.show_action(hint.action if hint is not None else None)

    # Where everything stands.

    def lay_out(self) -> None:
        """Find a place for the panel, and put numbers where the hints are."""
        if self._view is None:
            return
        self._place_panel()
        self._drop_badges()
        for hint in self._shown:
            for parent, spot in self._spots(hint.action, hint.number):
                badge = NumberBadge(self._style, hint.number, parent)
                badge.move(self._beside_others(parent, spot))
                badge.show()
                badge.raise_()
                self._badges.append(badge)

    def _beside_others(self, parent: QWidget, spot: QPoint) -> QPoint:
        """Return a point that no other number stands at."""
        taken = {badge.pos().toTuple() for badge in self._badges if badge.parent() is parent}
        step = self._style.px(_BADGE_STEP) * (-1 if parent is self._page.turn else 1)
        while spot.toTuple() in taken:
            spot += QPoint(step, 0)
        return spot

    def _drop_badges(self) -> None:
        for badge in self._badges:
            badge.hide()
            badge.deleteLater()
        self._badges = []

    def _spots(self, action: Action, number: int) -> list[tuple[QWidget, QPoint]]:
        """Return the widgets beside the board that a hint is about, and where it is on them."""
        page, px = self._page, self._style.px
        half = px(11)
        if isinstance(action, (DrawCard, TakeCard)) and page.market.isVisibleTo(page):
            table = page.market.table
            key = ("open", action.slot) if isinstance(action, TakeCard) else ("deck", 0)
            corner = table.spot(key).topLeft().toPoint()
            return [(table, QPoint(corner.x() + px(2), max(corner.y() - half, 0)))]
        if isinstance(action, KeepTickets) and page.choosing.isVisibleTo(page):
            field = page.choosing.field
            # Each hint has its column, so that one sees at a glance what it keeps.
            step = px(_BADGE_STEP)
            room = QSize(step * len(self._shown), px(BADGE_SIZE))
            corners = [card.free_corner(room) for card in field.cards]
            return [
                (field, card.pos() + corner + QPoint(step * (number - 1), 0))
                for card, corner in zip(field.cards, corners, strict=True)
                # On some tickets only, numbers would tell that the others are not to be kept.
                if corner is not None and None not in corners and card.ticket in action.tickets
            ]
        if isinstance(action, DrawTickets) and page.choosing.isVisibleTo(page):
            # On the edge of its tile: the picture, the words and the key stay free.
            tile = page.choosing.mix.tile_of(action)
            far = QPoint(0 if tile is None else tile.width() - px(BADGE_SIZE) - px(6), -half)
            return [] if tile is None else [(page.choosing, tile.mapTo(page.choosing, far))]
        wishes: dict[type[Action], str] = {DrawTickets: "tickets", StartJourney: "journey"}
        found = page.turn.button_of(action) or page.turn.button_of(wishes.get(type(action)))
        if found is not None and page.turn.isVisibleTo(page):
            # At the far end of the button, where its words are not.
            return [(page.turn, found.geometry().topRight() - QPoint(px(14), half))]
        return []

    def _place_panel(self) -> None:
        """Put the panel over the log, or more of its column, or else over the board."""
        page, panel = self._page, self.panel
        for column in self._columns():
            high = panel.height_at(column.width())
            if high <= column.height():
                if page.log.isVisibleTo(page):
                    high = max(high, min(page.log.height(), column.height()))
                panel.setGeometry(column.adjusted(0, column.height() - high, 0, 0))
                return
        board = page.board_view.geometry().adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        high, width = page.height() - 2 * _ROOM, min(panel.wanted_width(), board.width())
        for wider in (panel.wanted_width(), *(round(panel.wanted_width() * n) for n in _WIDER)):
            if panel.height_at(width) > high and wider <= page.width() - 2 * _ROOM:
                width = wider
        height = min(panel.height_at(width), high)
        lefts = (max(board.right() + 1 - width, _ROOM), board.left())
        lowest = page.height() - _ROOM - height
        tops = [min(top, lowest) for top in (board.top(), max(board.bottom() + 1 - height, _ROOM))]
        corners = [QRect(left, top, width, height) for left in lefts for top in tops]
        inside = [rect for rect in corners if page.rect().contains(rect)]
        panel.setGeometry(min(inside or corners, key=self._harm))

    def _columns(self) -> list[QRect]:
        """Return places at the edge of the page: the log, then with what stands above it.

        While tickets are chosen, the board shows their ways: there the players have least to tell.
        """
        page, least = self._page, self._style.px(_NARROW)
        if page.choosing.isVisibleTo(page) and page.players.isVisibleTo(page):
            left = page.players.geometry().united(page.turn.geometry())
            widths = (least, self.panel.wanted_width())
            return [left.adjusted(0, 0, max(width - left.width(), 0), 0) for width in widths]
        places: list[QRect] = []
        for part in (page.log, page.bonus, page.tickets):
            area = part.geometry()
            if part.isVisibleTo(page) and area.top() < page.log.geometry().bottom():
                places.append(area.united(places[-1]) if places else area)
        # Narrow columns get some of the board's edge.
        roomy = [area.adjusted(min(0, area.width() - least), 0, 0, 0) for area in places]
        if places:
            full = self.panel.wanted_width()
            roomy.append(places[-1].adjusted(min(0, places[-1].width() - full), 0, 0, 0))
        return roomy

    def _harm(self, rect: QRect) -> float:
        """Return how much of what one wants to see a rectangle over the board covers."""
        page = self._page
        harm = 0.0
        for hint in self._shown:
            if isinstance(hint.action, (ClaimRoute, TravelRoute)):
                item = page.scene.routes[hint.action.route]
                area = page.board_view.mapFromScene(item.sceneBoundingRect()).boundingRect()
                there = QRect(page.board_view.mapTo(page, area.topLeft()), area.size())
                part = QRectF(there.intersected(rect))
                harm += part.width() * part.height() / hint.number if part.isValid() else 0.0
        return harm
