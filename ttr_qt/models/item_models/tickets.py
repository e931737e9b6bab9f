"""Tickets: those one has, and those one may choose from."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import permutations
from types import MappingProxyType
from typing import Any, Final, Literal

from PySide6.QtCore import QObject, Qt, Signal

from ttr_qt.engine import Observation
from ttr_qt.engine.actions import DrawTickets, KeepTickets
from ttr_qt.engine.knowledge.events import TicketDone, TicketsDealt, TicketsKept
from ttr_qt.engine.knowledge.prospects import Way, Ways
from ttr_qt.engine.maps import Text, Ticket
from ttr_qt.models.item_models.rows import Index, RowsModel
from ttr_qt.models.session.updates import Step

_ALL_ORDERS: Final = 4
"""Tickets of which all orders are tried: 24."""
TicketState = Literal["done", "possible", "too_long", "blocked"]
"""Connected; can be connected; there is a way, but not with the pieces left; there is no way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _TicketFacts:
    """What there is to say about any ticket one can see."""

    ticket: str
    a: str
    b: str
    ends: tuple[Text, Text]
    points: int
    deck: int
    """Which of the decks in play it is from, from 0."""
    state: TicketState
    missing: tuple[str, ...]
    """Routes still to be claimed on the cheapest way."""
    spaces: int
    """Their spaces."""

    @property
    def key(self) -> str:
        """Its id."""
        return self.ticket


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketRow(_TicketFacts):
    """A ticket of one's own."""

    shown: bool
    """Laid open for everybody to see (First Journey)."""

    def __str__(self) -> str:
        a, b = (name.en for name in self.ends)
        return f"{a} – {b}, {self.points} points, {self.state.replace('_', ' ')}"


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferRow(_TicketFacts):
    """A ticket one may keep; its cheapest way is what it needs beyond those of tickets held."""

    alone: int
    """Spaces of its cheapest way without the tickets held."""
    own: tuple[str, ...]
    """One's own routes on its way."""
    own_spaces: int
    planned: tuple[str, ...]
    """Routes on its way that the tickets held need anyway."""
    planned_spaces: int
    chosen: bool

    def __str__(self) -> str:
        a, b = (name.en for name in self.ends)
        return f"{a} – {b}, {self.points} points, {self.spaces} more spaces"


@dataclass(frozen=True, slots=True)
class Together:
    """What the tickets chosen from an offer mean as a whole."""

    count: int
    points: int
    spaces: int
    """To be claimed for them beyond what the tickets held need, shared stretches once."""
    held_spaces: int
    """To be claimed for the tickets held, as far as that is still possible."""
    pieces: int
    """Left to claim with."""
    blocked: int
    """How many of them can't be connected any more."""


def _facts(view: Observation, ticket: Ticket, alone: Way | None, way: Way | None) -> dict[str, Any]:
    """Return the facts of a ticket whose state depends on ``alone`` and whose cost on ``way``."""
    game_map = view.board.map
    return {
        "ticket": ticket.id,
        "a": ticket.a,
        "b": ticket.b,
        "ends": (game_map.end_name(ticket.a), game_map.end_name(ticket.b)),
        "points": ticket.points,
        "deck": next(n for n, deck in enumerate(view.board.decks) if deck in ticket.decks),
        "state": _state(view, alone),
        "missing": way.routes if way else (),
        "spaces": way.spaces if way else 0,
    }


def _state(view: Observation, way: Way | None) -> TicketState:
    if way is None:
        return "blocked"
    if not way.routes:
        return "done"
    return "possible" if way.spaces <= view.pieces[view.seat] else "too_long"


@dataclass(frozen=True, slots=True)
class Service:
    """What a route does for a ticket: it lies on a cheapest way, or is all that is missing."""

    ticket: Ticket
    completes: bool


def tickets_served(view: Observation, route: str) -> tuple[Service, ...]:
    """Return the tickets that a free route brings nearer, by as much as it is long.

    What can't be done with the pieces left is not served by anything.
    """
    length = view.board.map.route(route).length
    now, then = Ways(view), Ways(view, {route})
    found = []
    for ticket in view.tickets:
        before = now.between(ticket.a, ticket.b)
        after = then.between(ticket.a, ticket.b)
        if after is None or before is None or _state(view, before) != "possible":
            continue
        if after.spaces + length <= before.spaces:
            found.append(Service(ticket, completes=not after.routes))
    return tuple(found)


def planned_routes(view: Observation) -> set[str]:
    """Return the routes that the tickets held still need, as far as they can be done."""
    ways = Ways(view)
    found = ((ticket, ways.between(ticket.a, ticket.b)) for ticket in view.tickets)
    can_be_done = [ticket for ticket, way in found if _state(view, way) == "possible"]
    return track_for(view, can_be_done, set())


def _spaces(view: Observation, routes: Iterable[str]) -> int:
    return sum(view.board.map.route(route).length for route in routes)


def together(view: Observation, chosen: Iterable[str]) -> Together:
    """Return what tickets on offer cost and are worth if all of them are kept."""
    kept = set(chosen)
    tickets = [ticket for ticket in view.offered_tickets if ticket.id in kept]
    planned = planned_routes(view)
    alone = Ways(view)
    possible = [ticket for ticket in tickets if alone.between(ticket.a, ticket.b)]
    return Together(
        count=len(tickets),
        points=sum(ticket.points for ticket in tickets),
        spaces=_spaces(view, track_for(view, possible, planned)),
        held_spaces=_spaces(view, planned),
        pieces=view.pieces[view.seat],
        blocked=len(tickets) - len(possible),
    )


def track_for(view: Observation, tickets: Iterable[Ticket], planned: set[str]) -> set[str]:
    """Return routes that connect all these tickets, beyond those ``planned``, with few spaces."""
    tried = (_added(view, planned, order) for order in _orders(view, tuple(tickets)))
    return min(tried, key=lambda routes: _spaces(view, routes))


def _orders(view: Observation, tickets: tuple[Ticket, ...]) -> Iterable[tuple[Ticket, ...]]:
    """Return orders to look at tickets in: the one looked at first decides what others can share.

    All of them for a few tickets; for many, each of the longest first, then from near to far.
    """
    if len(tickets) <= _ALL_ORDERS:
        return permutations(tickets)
    ways = Ways(view)
    found = {ticket.id: ways.between(ticket.a, ticket.b) for ticket in tickets}
    spaces = {ticket: way.spaces if way else 0 for ticket, way in found.items()}
    rising = sorted(tickets, key=lambda ticket: spaces[ticket.id])
    begun = [(first, *(t for t in rising if t is not first)) for first in rising[-_ALL_ORDERS:]]
    return (tuple(rising), tuple(reversed(rising)), *begun)


def _added(view: Observation, planned: set[str], tickets: Iterable[Ticket]) -> set[str]:
    """Return the routes that tickets need beyond those planned, each building on those before."""
    added: set[str] = set()
    for ticket in tickets:
        way = Ways(view, planned | added).between(ticket.a, ticket.b)
        added.update(way.routes if way else ())
    return added


def _came(steps: Iterable[Step], seat: int) -> dict[str, int]:
    """Return after how many actions each ticket of a seat came to where it lies now.

    Those that are not named were there from the beginning, or will be when all have chosen.
    """
    came: dict[str, int] = {}
    for step in steps:
        for event in step.events:
            if event.seat != seat:
                continue
            if isinstance(event, TicketsKept | TicketsDealt):
                came.update(dict.fromkeys(event.tickets or (), step.ply))
            elif isinstance(event, TicketDone):
                came[event.ticket] = step.ply
    return came


class TicketsModel(RowsModel[TicketRow]):
    """One's own tickets, in the order they came; those laid open go first, as they were done.

    Tickets that came together are in the order of the map. All of it follows from what was
    played: a game that is opened or looked at again shows the same order.

    Signals:
        crossed_changed: `crossed` has changed.
    """

    crossed_changed = Signal()
    row_type = TicketRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._crossed = False

    @property
    def crossed(self) -> bool:
        """Whether the viewer has joined the east and the west, where that counts as a ticket."""
        return self._crossed

    def refresh(self, view: Observation, steps: Iterable[Step] = ()) -> None:
        """Show the tickets of the viewer, after these steps."""
        ticket_of = view.board.map.ticket
        laid_open = view.shown_tickets[view.seat]
        ways = Ways(view)
        rows = [self._row(view, ways, ticket_of(ticket), shown=True) for ticket in laid_open]
        rows += [self._row(view, ways, ticket, shown=False) for ticket in view.tickets]
        came = _came(steps, view.seat)
        order = {ticket.id: place for place, ticket in enumerate(view.board.map.tickets)}
        rows.sort(key=lambda row: (not row.shown, came.get(row.key, -1), order[row.key]))
        self.set_rows(rows)
        if self._crossed != view.crossings[view.seat]:
            self._crossed = view.crossings[view.seat]
            self.crossed_changed.emit()

    @staticmethod
    def _row(view: Observation, ways: Ways, ticket: Ticket, *, shown: bool) -> TicketRow:
        way = ways.between(ticket.a, ticket.b)
        return TicketRow(**_facts(view, ticket, way, way), shown=shown)


class OfferModel(RowsModel[OfferRow]):
    """Tickets to choose from; checking one chooses it.

    Signals:
        choice_changed: other tickets are chosen, or there is another offer.
    """

    choice_changed = Signal()
    row_type = OfferRow
    shown_as = MappingProxyType({"chosen": Qt.ItemDataRole.CheckStateRole})

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chosen: set[str] = set()
        self._legal: tuple[KeepTickets, ...] = ()
        self._together: Together | None = None
        self._all_together: Together | None = None
        self._offered_in: Observation | None = None
        """The position in which tickets are offered, if they are: what they mean together takes
        long to compute, so that waits until somebody asks."""
        self._mixes: tuple[DrawTickets, ...] = ()
        self._deck_sizes: tuple[int, ...] = ()
        self._setting_up = False

    @property
    def mixes(self) -> tuple[DrawTickets, ...]:
        """The mixes of tickets that could be drawn now."""
        return self._mixes

    @property
    def deck_sizes(self) -> tuple[int, ...]:
        """How many tickets are left in each deck."""
        return self._deck_sizes

    @property
    def setting_up(self) -> bool:
        """Whether tickets are chosen before the first turn."""
        return self._setting_up

    @property
    def least(self) -> int:
        """How many have to be kept; 0 where nothing is offered."""
        return min((len(action.tickets) for action in self._legal), default=0)

    @property
    def action(self) -> KeepTickets | None:
        """What keeps the tickets chosen; None as long as they are too few."""
        chosen = tuple(row.ticket for row in self.rows if row.chosen)
        return next((action for action in self._legal if action.tickets == chosen), None)

    @property
    def together(self) -> Together | None:
        """What the tickets chosen mean as a whole; None where nothing is offered."""
        if self._together is None and self._offered_in is not None:
            self._together = together(self._offered_in, self._chosen)
        return self._together

    @property
    def all_together(self) -> Together | None:
        """What all tickets on offer would mean; None where nothing is offered."""
        if self._all_together is None and self._offered_in is not None:
            self._all_together = together(self._offered_in, [row.ticket for row in self.rows])
        return self._all_together

    def choose(self, ticket: str, *, chosen: bool) -> None:
        """Choose a ticket on offer, or no longer."""
        before = set(self._chosen)
        (self._chosen.add if chosen else self._chosen.discard)(ticket)
        self._chosen &= {row.ticket for row in self.rows}
        if self._chosen != before:
            self._together = None
            self.set_rows([replace(row, chosen=row.ticket in self._chosen) for row in self.rows])
            self.choice_changed.emit()

    def refresh(self, view: Observation) -> None:
        """Show what is offered to the viewer."""
        self._mixes = tuple(a for a in view.legal_actions if isinstance(a, DrawTickets))
        self._deck_sizes = view.ticket_deck_sizes
        self._setting_up = view.setting_up
        self._legal = tuple(a for a in view.legal_actions if isinstance(a, KeepTickets))
        offered = {ticket.id for ticket in view.offered_tickets}
        new = offered != {row.ticket for row in self.rows}
        if new:
            self._chosen = set()
        self._offered_in = view if offered else None
        self._together = self._all_together = None
        ways = Ways(view)
        planned = Ways(view, planned_routes(view)) if offered else ways
        rows = [self._row(view, ways, planned, ticket) for ticket in view.offered_tickets]
        self.set_rows(rows)
        if new:
            self.choice_changed.emit()

    def _row(self, view: Observation, ways: Ways, planned: Ways, ticket: Ticket) -> OfferRow:
        alone = ways.between(ticket.a, ticket.b)
        more = planned.between(ticket.a, ticket.b)
        passed = more.passed if more else ()
        own = tuple(route for route in passed if view.owners.get(route) == view.seat)
        shared = tuple(route for route in passed if route not in own)
        return OfferRow(
            **_facts(view, ticket, alone, more),
            alone=alone.spaces if alone else 0,
            own=own,
            own_spaces=_spaces(view, own),
            planned=shared,
            planned_spaces=_spaces(view, shared),
            chosen=ticket.id in self._chosen,
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a field of a row, the row in words, or whether it is chosen."""
        if role == Qt.ItemDataRole.CheckStateRole and index.isValid():
            chosen = self.row(index.row()).chosen
            return Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked
        return super().data(index, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Choose a ticket by its check box."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        checked = Qt.CheckState(value) == Qt.CheckState.Checked
        self.choose(self.row(index.row()).ticket, chosen=checked)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that offered tickets can be checked."""
        checkable = Qt.ItemFlag.ItemIsUserCheckable
        return super().flags(index) | checkable if index.isValid() else super().flags(index)
