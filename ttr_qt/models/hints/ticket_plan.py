"""What the tickets of a seat still need, as far as they can be done."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ttr_qt.engine import Observation
from ttr_qt.engine.knowledge.prospects import (
    RouteStanding,
    Way,
    Ways,
    route_standings,
    usable_wilds,
)
from ttr_qt.engine.maps import Route, Ticket
from ttr_qt.engine.rules import GRAY, LONG_WILD_NAME
from ttr_qt.models.item_models.tickets import track_for


@dataclass(frozen=True, slots=True)
class TicketToDo:
    """A ticket that is not done and can be, with its cheapest way."""

    ticket: Ticket
    way: Way


class TicketPlan:
    """What the seat that sees ``view`` has to build for its tickets.

    A route stands for all tracks between its two places that are still open: any of them will do.
    """

    def __init__(self, view: Observation) -> None:
        self.view = view
        self.done: list[Ticket] = []
        self.to_do: list[TicketToDo] = []
        self.lost: list[Ticket] = []
        """There is no way left, or not with the pieces left."""
        ways = Ways(view)
        for ticket in view.tickets:
            way = ways.between(ticket.a, ticket.b)
            if way is None or not self.can_build(way):
                self.lost.append(ticket)
            elif way.routes:
                self.to_do.append(TicketToDo(ticket, way))
            else:
                self.done.append(ticket)

    def can_build(self, way: Way) -> bool:
        """Tell whether pieces are left for a whole way."""
        return way.spaces <= self.view.pieces[self.view.seat]

    def can_build_all(self, routes: Iterable[str]) -> bool:
        """Tell whether pieces are left for some routes together."""
        spaces = sum(self.view.board.map.route(route).length for route in set(routes))
        return spaces <= self.view.pieces[self.view.seat]

    @cached_property
    def wanted(self) -> tuple[Route, ...]:
        """The routes on the cheapest ways of tickets to be done, in the map's order."""
        routes = {route for one in self.to_do for route in one.way.routes}
        return tuple(route for route in self.view.board.routes if route.id in routes)

    @cached_property
    def network(self) -> frozenset[str]:
        """The routes that do all tickets together, sharing what they can, with few spaces."""
        return frozenset(track_for(self.view, [one.ticket for one in self.to_do], set()))

    @cached_property
    def unpaid(self) -> tuple[Route, ...]:
        """Those of the routes `wanted` that the hand does not pay for yet."""
        return tuple(route for route in self.wanted if self.lack(route) > 0)

    @cached_property
    def _standings(self) -> dict[str, RouteStanding]:
        return route_standings(self.view)

    def lack_of(self, route: Route, colour: str) -> int:
        """Return how many cards of a colour are missing to pay a route with it."""
        view = self.view
        held = view.hand.get(colour, 0) + usable_wilds(view, route.length)
        return max(0, route.length - held)

    def lack(self, route: Route) -> int:
        """Return how many cards are missing to pay a route in the best of ways."""
        return min(self.lack_of(route, colour) for colour in self.colours(route))

    def best_colour(self, route: Route) -> str:
        """Return the colour of which the fewest cards are missing to pay a route."""
        return min(self.colours(route), key=lambda colour: self.lack_of(route, colour))

    def colours(self, route: Route) -> tuple[str, ...]:
        """Return the colours that one of the open tracks can be paid with."""
        board = self.view.board
        tracks = (route.id, *board.map.parallels(route.id))
        open_ones = {board.map.route(t).colour for t in tracks if self._standings[t] == "open"}
        if GRAY in open_ones:
            return board.rules.colours
        return tuple(colour for colour in board.rules.colours if colour in open_ones)

    def pays(self, card: str, route: Route) -> bool:
        """Say whether a card can be part of what a route is paid with."""
        rules = self.view.board.rules
        if card == LONG_WILD_NAME:
            return route.length >= rules.long_wild_length
        return card == rules.wild_name or card in self.colours(route)
