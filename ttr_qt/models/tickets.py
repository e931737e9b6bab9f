"""Tickets: those one has, and those one may choose from."""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Literal

from PySide6.QtCore import QObject, Qt, Signal

from ttr_qt.engine import Observation
from ttr_qt.engine.actions import KeepTickets
from ttr_qt.engine.maps import Text, Ticket
from ttr_qt.engine.prospects import Way, Ways
from ttr_qt.models.phrases import end_name
from ttr_qt.models.rows import Index, RowsModel

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
    chosen: bool

    def __str__(self) -> str:
        a, b = (name.en for name in self.ends)
        return f"{a} – {b}, {self.points} points, {self.spaces} more spaces"


def _facts(view: Observation, ticket: Ticket, alone: Way | None, way: Way | None) -> dict[str, Any]:
    """Return the facts of a ticket whose state depends on ``alone`` and whose cost on ``way``."""
    game_map = view.ground.map
    return {
        "ticket": ticket.id,
        "a": ticket.a,
        "b": ticket.b,
        "ends": (end_name(game_map, ticket.a), end_name(game_map, ticket.b)),
        "points": ticket.points,
        "deck": next(n for n, deck in enumerate(view.ground.decks) if deck in ticket.decks),
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


class TicketsModel(RowsModel[TicketRow]):
    """One's own tickets, in the order they came; those laid open go first."""

    row_type = TicketRow

    def refresh(self, view: Observation) -> None:
        """Show the tickets of the one who looks."""
        ticket_of = view.ground.map.ticket
        laid_open = view.shown_tickets[view.seat]
        ways = Ways(view)
        rows = [self._row(view, ways, ticket_of(ticket), shown=True) for ticket in laid_open]
        rows += [self._row(view, ways, ticket, shown=False) for ticket in view.tickets]
        order = {row.key: place for place, row in enumerate(self.rows)}
        rows.sort(key=lambda row: (not row.shown, order.get(row.key, len(order))))
        self.set_rows(rows)

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

    @property
    def least(self) -> int:
        """How many have to be kept; 0 where nothing is offered."""
        return min((len(action.tickets) for action in self._legal), default=0)

    @property
    def action(self) -> KeepTickets | None:
        """What keeps the tickets chosen; None as long as they are too few."""
        chosen = tuple(row.ticket for row in self.rows if row.chosen)
        return next((action for action in self._legal if action.tickets == chosen), None)

    def choose(self, ticket: str, *, chosen: bool) -> None:
        """Choose a ticket on offer, or no longer."""
        before = set(self._chosen)
        (self._chosen.add if chosen else self._chosen.discard)(ticket)
        self._chosen &= {row.ticket for row in self.rows}
        if self._chosen != before:
            self.set_rows([replace(row, chosen=row.ticket in self._chosen) for row in self.rows])
            self.choice_changed.emit()

    def refresh(self, view: Observation) -> None:
        """Show what is offered to the one who looks."""
        self._legal = tuple(a for a in view.legal_actions if isinstance(a, KeepTickets))
        offered = {ticket.id for ticket in view.offered_tickets}
        new = offered != {row.ticket for row in self.rows}
        if new:
            self._chosen = set()
        ways = Ways(view)
        held = [ways.between(ticket.a, ticket.b) for ticket in view.tickets] if offered else []
        planned = Ways(view, {route for way in held if way for route in way.routes})
        rows = [self._row(view, ways, planned, ticket) for ticket in view.offered_tickets]
        self.set_rows(rows)
        if new:
            self.choice_changed.emit()

    def _row(self, view: Observation, ways: Ways, planned: Ways, ticket: Ticket) -> OfferRow:
        alone = ways.between(ticket.a, ticket.b)
        more = planned.between(ticket.a, ticket.b)
        return OfferRow(
            **_facts(view, ticket, alone, more),
            alone=alone.spaces if alone else 0,
            chosen=ticket.id in self._chosen,
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a field of a row, the row in words, or whether it is chosen."""
        if role == Qt.ItemDataRole.CheckStateRole and index.isValid():
            chosen = self.rows[index.row()].chosen
            return Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked
        return super().data(index, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Choose a ticket by its check box."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        checked = Qt.CheckState(value) == Qt.CheckState.Checked
        self.choose(self.rows[index.row()].ticket, chosen=checked)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that offered tickets can be checked."""
        checkable = Qt.ItemFlag.ItemIsUserCheckable
        return super().flags(index) | checkable if index.isValid() else super().flags(index)
