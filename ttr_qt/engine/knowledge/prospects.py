"""What a seat can still hope for: routes open to it, ways left for a ticket, payments of a route.

All of it follows from an `Observation`, so it may be shown to the seat that has it.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import numpy as np

from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.engine.graph import FREE, Graph, Parts
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.knowledge import reveal
from ttr_qt.engine.knowledge.observation import Observation
from ttr_qt.engine.rules import LONG_WILD_NAME

RouteStanding = Literal["open", "taken", "own_parallel", "parallel_closed"]
"""What the board says about a claim, cards and pieces aside: nothing against it, somebody owns
the track, one owns a parallel one (R4), or a parallel one is taken and few play (R5)."""


@dataclass(frozen=True, slots=True)
class Way:
    """Tracks to claim so that two ends are connected; none if they are."""

    routes: tuple[str, ...]
    spaces: int
    passed: tuple[str, ...] = ()
    """Tracks on the way that cost nothing, as few of their spaces as will do."""


def route_standings(view: Observation) -> dict[str, RouteStanding]:
    """Return how every track stands to the seat that sees ``view``."""
    standing = _standing_to(view)
    return {route.id: standing(index, route.id) for index, route in enumerate(view.board.routes)}


def route_standing(view: Observation, route: str) -> RouteStanding:
    """Return how one track stands to the seat that sees ``view``."""
    return _standing_to(view)(view.board.route_index[route], route)


def _standing_to(view: Observation) -> Callable[[int, str], RouteStanding]:
    """Return what tells how a track stands, from its index and its id."""
    state = _state_of(view)
    still_open, barred = _bits(state["open"]), _bits(state["barred"][view.seat])

    def standing(index: int, route: str) -> RouteStanding:
        if route in view.owners:
            return "taken"
        if barred >> index & 1:
            return "own_parallel"
        return "open" if still_open >> index & 1 else "parallel_closed"

    return standing


class Ways:
    """Finds the tracks with the fewest spaces that are missing between two ends of tickets.

    Own tracks cost nothing, nor do those ``granted``, which are taken to be claimed anyway; those
    ``lost`` are taken to be somebody else's, those ``freed`` to be nobody's. Pieces and cards are
    not looked at.
    """

    def __init__(
        self,
        view: Observation,
        granted: Collection[str] = frozenset(),
        lost: Collection[str] = frozenset(),
        freed: Collection[str] = frozenset(),
    ) -> None:
        self._map = view.board.map
        self._tracks = _passable(view, granted, lost, freed)

    def between(self, a: str, b: str) -> Way | None:
        """Return the cheapest way between two places or countries; None: there is no way left."""
        starts = dict.fromkeys(self._map.ends(a), FREE)
        cost = self._tracks.cheapest(starts, self._map.ends(b))
        if cost is None:
            return None
        spaces, routes, _, passed = cost
        return Way(routes, spaces, passed)


def own_parts(view: Observation) -> Parts:
    """Return what the tracks of the seat that sees ``view`` connect."""
    return reveal.parts_of(view.board, _state_of(view), view.seat)


def payments(view: Observation, route: str) -> tuple[ClaimRoute, ...]:
    """Return the legal claims of a route, those with the fewest wilds first.

    Of equally many wilds, those that are good for long routes only go before the others, and the
    colour held least goes before the others: what is left is good for longer routes.
    """
    claims = [a for a in view.legal_actions if isinstance(a, ClaimRoute) and a.route == route]
    return tuple(sorted(claims, key=partial(_cost, view)))


def sensible_payments(view: Observation, claims: Sequence[ClaimRoute]) -> tuple[ClaimRoute, ...]:
    """Return those of some payments that are not plainly worse than another one of them.

    Plainly worse is what pays with a wild where a card of a colour would do: that wild could be
    used wherever the card could.
    """
    wild = view.board.rules.wild_name

    def plain(claim: ClaimRoute) -> dict[str, int]:
        return {card: count for card, count in claim.cards if card != wild}

    def worse(claim: ClaimRoute, other: ClaimRoute) -> bool:
        less, more = plain(claim), plain(other)
        return less != more and all(more.get(card, 0) >= count for card, count in less.items())

    return tuple(claim for claim in claims if not any(worse(claim, other) for other in claims))


def claims_by_places(view: Observation) -> list[ClaimRoute]:
    """Return all legal claims: those between the same places together, with few wilds first.

    Claims that differ in nothing but the track, where there are parallel ones, follow each other.
    """
    pairs: dict[frozenset[str], list[ClaimRoute]] = {}
    for action in view.legal_actions:
        if isinstance(action, ClaimRoute):
            route = view.board.map.route(action.route)
            pairs.setdefault(frozenset((route.a, route.b)), []).append(action)
    return [
        claim
        for some in pairs.values()
        for claim in sorted(some, key=lambda one: (_cost(view, one), one.cards, one.route))
    ]


def _cost(view: Observation, claim: ClaimRoute) -> tuple[int, int, int]:
    """Return what payments are sorted by."""
    cards = dict(claim.cards)
    wilds = cards.pop(view.board.rules.wild_name, 0)
    long_wilds = cards.pop(LONG_WILD_NAME, 0)
    return wilds + long_wilds, wilds, sum(view.hand[colour] for colour in cards)


def usable_wilds(view: Observation, length: int) -> int:
    """Return how many wilds in the hand can help to pay a route of ``length`` (M2)."""
    rules = view.board.rules
    long_wilds = view.hand.get(LONG_WILD_NAME, 0) if length >= rules.long_wild_length else 0
    return view.hand.get(rules.wild_name, 0) + long_wilds


def _passable(
    view: Observation, granted: Collection[str], lost: Collection[str], freed: Collection[str]
) -> Graph:
    """Return the tracks one may build a way of.

    Costs are spaces and routes to be claimed, then spaces and routes that cost nothing.
    """
    graph = Graph()
    standings = route_standings(view)
    for route in view.board.routes:
        if view.owners.get(route.id) == view.seat or route.id in granted:
            graph.add(route.a, route.b, (0, (), route.length, (route.id,)))
        elif route.id in freed or (standings[route.id] == "open" and route.id not in lost):
            graph.add(route.a, route.b, (route.length, (route.id,), 0, ()))
    return graph


def _state_of(view: Observation) -> Any:
    """Return the record of the game as kernels read it, with everything hidden blanked out."""
    return np.frombuffer(view.record, layout.STATE)[0]


def _bits(words: Any) -> int:
    """Return a row of 64-bit words as one number, the first word lowest."""
    return sum(word << 64 * n for n, word in enumerate(words.tolist()))
