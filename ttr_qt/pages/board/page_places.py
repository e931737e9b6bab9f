"""Where on a board page cards and tickets come from and go to."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect

from ttr_qt.models.session.source import GameSource
from ttr_qt.pages.board.card_flights import Flight
from ttr_qt.views.cards.minimap import end_position
from ttr_qt.views.cards.pictures import ticket_picture
from ttr_qt.views.panels.hand_panel import HandPanel
from ttr_qt.views.panels.market_panel import MarketPanel
from ttr_qt.views.panels.tickets_panel import TicketsPanel
from ttr_qt.views.players.players_panel import PlayersPanel
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.theme.style import Style

_TICKET: Final = 130
"""How wide a ticket is that sets off from the board."""


@dataclass(frozen=True, slots=True)
class PagePlaces:
    """Finds places on the screen, as the page is laid out at the moment."""

    style: Style
    source: GameSource
    board_view: BoardView
    hand: HandPanel
    market: MarketPanel
    players: PlayersPanel
    tickets: TicketsPanel

    def of_seat(self, seat: int, card: str) -> QRect:
        """Return where a card of a seat lies."""
        if seat == self.source.viewer and card:
            return self.hand.stack_rect(card)
        return self.players.face_of(seat)

    def of_market(self, slot: int) -> QRect:
        """Return where an open card lies; 0: the deck."""
        return self.market.slot_rect("open" if slot else "deck", slot)

    def of_discards(self) -> QRect:
        """Return where paid cards go."""
        return self.market.slot_rect("discards", 0)

    def ticket_flight(self, seat: int, ticket: str) -> Flight | None:
        """Return how a ticket that is done gets from the board to where it lies open for all."""
        design, width = self.board_view.board.design, self.style.px(_TICKET)
        done = design.map.ticket(ticket)
        picture = ticket_picture(design, done, width, self.board_view.devicePixelRatioF())
        where = self.board_view.mapFromScene(*end_position(design.map, design.layout, done.b))
        start = QRect(0, 0, width, width)
        start.moveCenter(self.board_view.viewport().mapToGlobal(where))
        opened = self.tickets.opened
        if seat == self.source.viewer and ticket in opened:
            end = self.tickets.open_rect(opened.index(ticket))
        else:
            end = self.players.face_of(seat)
        return Flight("", start, end, picture)
