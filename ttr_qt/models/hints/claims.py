"""Reasons to claim a route."""

from collections.abc import Iterable, Iterator
from typing import Final

from ttr_qt.engine import Observation
from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.engine.knowledge.longest import longest_trail
from ttr_qt.engine.knowledge.prospects import Way, Ways, own_parts, route_standings
from ttr_qt.engine.maps import Route
from ttr_qt.models.hints.reasons import Fact, HintReason
from ttr_qt.models.hints.ticket_plan import TicketPlan, TicketToDo
from ttr_qt.models.item_models.tickets import track_for

_RARE: Final = 4
"""The least length from which on it is worth saying that no other such route is left."""
_NEEDS_MORE_THAN_ONE: Final = 2
_LONG_TRAIL: Final = 10
"""Spaces from which on it is worth saying early that nobody has a longer route."""


def claim_reasons(plan: TicketPlan, claim: ClaimRoute) -> Iterator[HintReason]:
    """Yield what speaks for a claim, in no order."""
    view = plan.view
    route = view.board.map.route(claim.route)
    after = Ways(view, {route.id})
    done = [one for one in plan.to_do if _way(after, one).spaces == 0]
    helped = [
        one
        for one in plan.to_do
        if one not in done and _way(after, one).spaces == one.way.spaces - route.length
    ]
    yield from _ticket_reasons(plan, route, after, done, helped)
    yield from _rivalry_reasons(view, route, (*done, *helped))
    yield from _board_reasons(view, route)
    yield from _end_reasons(view, route, len(done))
    if done and view.board.rules.most_tickets_bonus:
        facts = {
            "count": len(plan.done) + len(done),
            "points": view.board.rules.most_tickets_bonus,
        }
        yield HintReason("most_tickets", 42, facts)


def _way(ways: Ways, one: TicketToDo) -> Way:
    """Return the way of a ticket that surely has one."""
    return ways.between(one.ticket.a, one.ticket.b) or one.way


def _ticket_reasons(
    plan: TicketPlan,
    route: Route,
    after: Ways,
    done: list[TicketToDo],
    helped: list[TicketToDo],
) -> Iterator[HintReason]:
    view = plan.view
    for one in done:
        facts: dict[str, Fact] = {"ticket": one.ticket.id, "points": one.ticket.points}
        yield HintReason("completes", 110 + one.ticket.points, facts)
    together = {route.id}.union(track_for(view, [one.ticket for one in helped], {route.id}))
    if len(helped) >= _NEEDS_MORE_THAN_ONE and plan.can_build_all(together):
        tickets = tuple(one.ticket.id for one in helped)
        yield HintReason("serves", 84 + 4 * len(tickets), {"tickets": tickets})
        return
    if not done and not helped:
        yield from _network_reasons(plan, route)
    for one in helped:
        left = _way(after, one)
        facts = {"ticket": one.ticket.id, "left": len(left.routes), "spaces": left.spaces}
        yield HintReason("on_the_way", 80 - len(left.routes), facts)
    if view.board.rules.crossing_bonus:
        yield from _crossing_reasons(view, route, after)


def _network_reasons(plan: TicketPlan, route: Route) -> Iterator[HintReason]:
    """Yield that a route is part of what does all tickets together, with hardly more spaces."""
    if len(plan.to_do) < _NEEDS_MORE_THAN_ONE:
        return
    view, tickets = plan.view, [one.ticket for one in plan.to_do]
    rest = track_for(view, tickets, {route.id})
    spaces = sum(view.board.map.route(one).length for one in rest)
    before = sum(view.board.map.route(one).length for one in plan.network)
    detour = min(1, route.length - 1)  # of no more: it might as well not be used
    if 0 < spaces <= before - route.length + detour and plan.can_build_all({*rest, route.id}):
        facts: dict[str, Fact] = {"tickets": tuple(ticket.id for ticket in tickets)}
        facts.update(spaces=spaces, routes=tuple(sorted(rest)))
        yield HintReason("in_network", 70, facts)


def _crossing_reasons(view: Observation, route: Route, after: Ways) -> Iterator[HintReason]:
    """Yield what a claim does for joining east and west (F5)."""
    before = _crossing_spaces(view, Ways(view))
    now = _crossing_spaces(view, after)
    if view.crossings[view.seat] or before is None or now is None:
        return
    if now == 0:
        yield HintReason("crossing", 120)
    elif now == before - route.length and before <= view.pieces[view.seat]:
        yield HintReason("toward_crossing", 60 - now, {"spaces": now})


def _crossing_spaces(view: Observation, ways: Ways) -> int | None:
    """Return how many spaces are missing between east and west; None: there is no way left."""
    places = view.board.map.places
    east = [place.id for place in places if place.side == "east"]
    west = [place.id for place in places if place.side == "west"]
    found = [ways.between(a, b) for a in east for b in west]
    return min((way.spaces for way in found if way is not None), default=None)


def _rivalry_reasons(
    view: Observation, route: Route, needing: Iterable[TicketToDo]
) -> Iterator[HintReason]:
    """Yield what would be if somebody else took the route."""
    game_map, rules = view.board.map, view.board.rules
    parallels = game_map.parallels(route.id)
    rivals = [
        seat
        for seat in range(view.players)
        if seat != view.seat
        and view.pieces[seat] >= route.length
        and all(view.owners.get(other) != seat for other in parallels)
    ]
    if not rivals:
        return
    closed = parallels if view.players <= rules.parallels_closed_up_to else ()
    ways = Ways(view, lost={route.id, *closed})
    for one in needing:
        other = ways.between(one.ticket.a, one.ticket.b)
        facts = {"ticket": one.ticket.id}
        if other is None or other.spaces > view.pieces[view.seat]:
            yield HintReason("only_way", 76, facts)
        elif other.spaces > one.way.spaces:
            more = other.spaces - one.way.spaces
            yield HintReason("detour", 40 + 4 * more, {**facts, "more": more})


def _board_reasons(view: Observation, route: Route) -> Iterator[HintReason]:
    """Yield what a route is worth by itself."""
    rules = view.board.rules
    points = rules.route_points[route.length]
    if points:
        facts = {"points": points, "spaces": route.length}
        yield HintReason("points", 20 + 2 * points, facts)
    else:
        yield HintReason("spaces", 10 + route.length, {"spaces": route.length})
    alike = [
        other.id
        for other in view.board.routes
        if (other.length, other.colour) == (route.length, route.colour)
    ]
    standings = route_standings(view)
    left = [other for other in alike if standings[other] == "open"]
    if route.length >= _RARE and left == [route.id] and len(alike) > 1:
        kind: dict[str, Fact] = {"length": route.length, "colour": route.colour}
        yield HintReason("last_of_kind", 30 + 3 * route.length, kind)
    if _joins(view, route):
        yield HintReason("joins", 34)
    if rules.longest_bonus:
        yield from _longest_reasons(view, route, 20 + 2 * points)
    if route.cart and view.goods_cards_left:
        have = view.goods_cards[view.seat] + 1
        others = [cards for seat, cards in enumerate(view.goods_cards) if seat != view.seat]
        facts = {"count": have, "lead": have - max(others)}
        yield HintReason("goods_card", 64 if have > max(others) else 54, facts)


def _joins(view: Observation, route: Route) -> bool:
    """Say whether a route joins two parts of the network."""
    parts = own_parts(view).all()
    return sum(route.a in part or route.b in part for part in parts) > 1


def _longest_reasons(view: Observation, route: Route, below: float) -> Iterator[HintReason]:
    """Yield that nobody has a longer route then, if that may last; points one has now go first."""
    rules = view.board.rules
    trails = [_trail(view, seat) for seat in range(view.players)]
    best = max(trail for seat, trail in enumerate(trails) if seat != view.seat)
    mine = _trail(view, view.seat, route)
    late = 2 * min(view.pieces) <= rules.pieces
    if trails[view.seat] <= best < mine and (late or mine >= _LONG_TRAIL):
        facts = {"length": mine, "points": rules.longest_bonus}
        yield HintReason("longest", below - 1, facts)


def _trail(view: Observation, seat: int, also: Route | None = None) -> int:
    """Return the longest trail of a seat, with one more route if there is one."""
    index = view.board.place_index
    owned = [view.board.map.route(r) for r, owner in view.owners.items() if owner == seat]
    tracks = [*owned, also] if also is not None else owned
    return longest_trail([(index[one.a], index[one.b], one.length) for one in tracks])


def _end_reasons(view: Observation, route: Route, completed: int) -> Iterator[HintReason]:
    """Yield how a claim would end the game."""
    rules, seat = view.board.rules, view.seat
    pieces = view.pieces[seat] - route.length
    if rules.tickets_to_win:
        yield from _race_reasons(view, route, pieces, completed)
        return
    before = rules.closing_pieces is not None and view.last_turns is None
    if not before or rules.closing_pieces is None or pieces > rules.closing_pieces:
        return
    mine = view.scores[seat] + rules.route_points[route.length]
    lead = mine - max(score for other, score in enumerate(view.scores) if other != seat)
    if lead > 0:
        yield HintReason("begins_end", 58, {"lead": lead, "pieces": pieces})


def _race_reasons(
    view: Observation, route: Route, pieces: int, completed: int
) -> Iterator[HintReason]:
    """Yield how a claim ends a race for tickets (F6, F7); new ones may come on top."""
    crossed = _crossing_spaces(view, Ways(view, {route.id})) == 0
    gained = completed + (crossed and not view.crossings[view.seat])
    done = [len(view.shown_tickets[seat]) + view.crossings[seat] for seat in range(view.players)]
    mine = done[view.seat] + gained
    others = max(count for seat, count in enumerate(done) if seat != view.seat)
    if mine >= view.board.rules.tickets_to_win:
        yield HintReason("wins", 200, {"count": view.board.rules.tickets_to_win})
    elif pieces == 0 and mine > others:
        yield HintReason("ends_ahead", 190, {"count": mine})
