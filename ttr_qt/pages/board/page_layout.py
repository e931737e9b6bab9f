"""Puts the parts of a board page where its arrangement says."""

from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from ttr_qt.pages.board.arrangement import (
    Arrangement,
    CoveredArrangement,
    WantedSizes,
    arrange,
    covered,
    left_column_width,
)
from ttr_qt.views.choosing.panel import ChoosingPanel
from ttr_qt.views.panels.bonus_panel import BonusPanel
from ttr_qt.views.panels.hand_panel import HandPanel
from ttr_qt.views.panels.log_panel import LogPanel
from ttr_qt.views.panels.market_panel import MarketPanel
from ttr_qt.views.panels.pace_panel import PacePanel
from ttr_qt.views.panels.tickets_panel import TicketsPanel
from ttr_qt.views.panels.turn_panel import TurnPanel
from ttr_qt.views.players.players_panel import PlayersPanel
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.theme.style import Style


@dataclass(slots=True)
class PageParts:
    """The widgets of a board page, all of them its children."""

    header: QWidget
    players: PlayersPanel
    turn: TurnPanel
    board: BoardView
    tickets: TicketsPanel
    bonus: BonusPanel
    log: LogPanel
    hand: HandPanel
    market: MarketPanel
    choosing: ChoosingPanel | None = None
    """Where tickets are chosen, on a page on which that is done."""
    pace: PacePanel | None = None
    """How fast opponents move, on a page on which they do."""
    left_out: tuple[QWidget, ...] = ()
    """The pace and the log, as far as they have no place."""
    over_board: bool = False
    """Whether what is left out lies over the board."""


def lay_out_parts(
    parts: PageParts, style: Style, room: QSize, shape: float, *, needs_log: bool = False
) -> None:
    """Lay the parts of a page out in the room there is for them; some may be hidden.

    Args:
        parts: of the page.
        style: of the window.
        room: for all of them together.
        shape: how many times as wide as high the board is.
        needs_log: whether the log stays where there is hardly room for it.
    """
    choosing = parts.choosing is not None and not parts.choosing.isHidden()
    plan = _plan(parts, style, room, shape, choosing=choosing, needs_log=needs_log)
    place_parts(parts, plan)
    if not parts.tickets.isHidden() and not parts.log.isHidden():
        _give_spare_room_to_log(parts)


def lay_out_covered(
    parts: PageParts, style: Style, room: QSize, shape: float
) -> CoveredArrangement:
    """Lay out what is seen while hands and tickets are face down; return where the rest lies."""
    plan = _plan(parts, style, room, shape, choosing=False, needs_log=False)
    places = covered(plan, room, style)
    place_parts(parts, places.parts)
    return places


def _plan(
    parts: PageParts, style: Style, room: QSize, shape: float, *, choosing: bool, needs_log: bool
) -> Arrangement:
    """Return where everything lies, with what the parts would like to have."""
    pace = parts.pace
    return arrange(
        room,
        style,
        shape,
        choosing=choosing,
        sizes=WantedSizes(
            parts.bonus.heightForWidth,
            parts.turn.sizeHint().height(),
            parts.turn.least_height(),
            parts.turn.full_height(),
            parts.players.minimumSizeHint().height(),
            parts.market.sizeHint().width(),
            parts.hand.width_in_a_row(),
            0 if pace is None else pace.sizeHint().height(),
            0 if pace is None else pace.minimumSizeHint().height(),
            needs_log=needs_log,
            least_bonus=parts.bonus.least_height_for_width,
            bonus_lines=parts.bonus.height_of_lines,
            two_tickets=parts.tickets.height_of_two,
            least_players=parts.players.least_height(left_column_width(room, style)),
            mixes=(lambda _width: 0) if parts.choosing is None else parts.choosing.height_of_mixes,
        ),
    )


def place_parts(parts: PageParts, plan: Arrangement) -> None:
    """Put all parts where a plan has them; those without a place are hidden."""
    places = {
        parts.header: plan.header,
        parts.players: plan.players,
        parts.turn: plan.turn,
        parts.board: plan.board,
        parts.tickets: plan.tickets,
        parts.bonus: plan.bonus,
        parts.log: plan.log,
        parts.hand: plan.hand,
        parts.market: plan.market,
    }
    if parts.pace is not None:
        places[parts.pace] = plan.pace
    if parts.choosing is not None:
        places[parts.choosing] = plan.choosing
    able_to_yield = (parts.pace, parts.log)
    parts.left_out = tuple(
        part for part in able_to_yield if part is not None and places[part].isEmpty()
    )
    for part, place in places.items():
        part.setVisible(not place.isEmpty() or (parts.over_board and part in parts.left_out))
        if not place.isEmpty():
            part.setGeometry(place)


def _give_spare_room_to_log(parts: PageParts) -> None:
    """Give the log below the tickets the room that they leave empty."""
    tickets, log = parts.tickets, parts.log.geometry()
    if log.left() != tickets.x():
        return
    tickets.fit_rows()  # to the room they were given, also where the page is not yet shown
    spare = max(tickets.list.height() - tickets.list.content_height(), 0)
    tickets.resize(tickets.width(), tickets.height() - spare)
    if parts.bonus.x() == tickets.x():
        parts.bonus.move(parts.bonus.x(), parts.bonus.y() - spare)
    parts.log.setGeometry(log.adjusted(0, -spare, 0, 0))
