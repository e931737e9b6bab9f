"""Reasons to take cards, and to draw, keep or swap tickets."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from ttr_qt.engine import Observation
from ttr_qt.engine.actions import DrawCard, DrawTickets, KeepTickets, SwapTickets, TakeCard
from ttr_qt.engine.knowledge.prospects import Ways, own_parts, route_standings
from ttr_qt.engine.maps import Route, Ticket
from ttr_qt.engine.rules import LONG_WILD_NAME, PASSENGER_NAME
from ttr_qt.models.hints.reasons import Fact, HintReason
from ttr_qt.models.hints.ticket_plan import TicketPlan
from ttr_qt.models.item_models.tickets import planned_routes, track_for

_WORTH_WAITING: Final = 3
"""Spaces of a route that cards are gathered for without a ticket."""
_SOON: Final = 2
"""Cards that may be missing for it, with the one advised."""
_NEAR: Final = 4
"""Spaces that a ticket which is nearly done may need."""
_MANY_PLACES: Final = 7
_FEW_PIECES: Final = 12


def card_reasons(plan: TicketPlan, action: TakeCard) -> Iterator[HintReason]:
    """Yield what speaks for a card of the market."""
    view, card = plan.view, action.card
    rules = view.board.rules
    if card == PASSENGER_NAME:
        travellers = len(view.passengers[view.seat]) + view.passengers_unused[view.seat]
        if travellers:
            yield HintReason("passenger_card", 40, {"count": travellers})
    elif card in {rules.wild_name, LONG_WILD_NAME}:
        yield from _wild_reasons(plan, card)
    else:
        yield from _colour_reasons(plan, card)
    held = view.hand.get(card, 0) + 1
    if held > 1:  # a single card is nothing gathered
        yield HintReason("gathers", 12 + held, {"card": card, "count": held})


def _wild_reasons(plan: TicketPlan, card: str) -> Iterator[HintReason]:
    fitting = [route for route in plan.unpaid if plan.pays(card, route)]
    for route in fitting:
        if plan.lack(route) == 1:
            yield _pays_next(card, route)
    lacking = [route for route in fitting if plan.lack(route) > 1]
    if lacking:
        longest = max(lacking, key=lambda route: route.length)
        facts: dict[str, Fact] = {"card": card, "route": longest.id}
        facts["missing"] = plan.lack(longest) - 1
        yield HintReason("wild_fits", 66, facts)


def _pays_next(card: str, route: Route) -> HintReason:
    return HintReason("pays_next", 72 + route.length, {"card": card, "route": route.id})


def _colour_reasons(plan: TicketPlan, card: str) -> Iterator[HintReason]:
    fitting = [route for route in plan.unpaid if _shortens(plan, card, route)]
    for route in fitting:
        missing = plan.lack(route) - 1
        if missing:
            facts: dict[str, Fact] = {"card": card, "route": route.id, "missing": missing}
            yield HintReason("with_more", 67 - 3 * missing, facts)
        else:
            yield _pays_next(card, route)
    own = [route for route in plan.wanted if plan.colours(route) == (card,)]
    spaces, held = sum(route.length for route in own), plan.view.hand.get(card, 0) + 1
    # With a single route that gets nearer, all is said.
    if held <= spaces and (not fitting or len(own) > 1):
        yield HintReason("colour_spaces", 48, {"card": card, "spaces": spaces, "count": held})
    if not fitting:
        yield from _could_help(plan, card)
        yield from _points_with_more(plan, card)


def _could_help(plan: TicketPlan, card: str) -> Iterator[HintReason]:
    """Yield a route that another colour is nearer to pay for: there may be need of both."""
    possible = [route for route in plan.unpaid if plan.pays(card, route)]
    if possible:
        longest = max(possible, key=lambda route: route.length)
        yield HintReason("could_help", 28, {"card": card, "route": longest.id})


def _points_with_more(plan: TicketPlan, card: str) -> Iterator[HintReason]:
    """Yield the best route that few cards more would pay, where no ticket asks for the card."""
    view = plan.view
    points = view.board.rules.route_points
    standings = route_standings(view)
    soon = [
        route
        for route in view.board.routes
        if standings[route.id] == "open"
        and _WORTH_WAITING <= route.length <= view.pieces[view.seat]
        and _shortens(plan, card, route)
        and 0 < plan.lack(route) <= _SOON
    ]
    if not soon or not any(points):
        return
    best = max(soon, key=lambda route: points[route.length] - 2 * plan.lack(route))
    facts: dict[str, Fact] = {"card": card, "route": best.id}
    facts |= {"missing": plan.lack(best) - 1, "points": points[best.length]}
    yield HintReason("points_with_more", 45, facts)


def deck_reasons(plan: TicketPlan, _action: DrawCard) -> Iterator[HintReason]:
    """Yield what speaks for the deck."""
    view = plan.view
    rules = view.board.rules
    if view.market:
        fitting = any(plan.pays(card, route) for card in view.market for route in plan.wanted)
        if plan.unpaid and not fitting:
            yield HintReason("none_open_fits", 60)
        seen = Counter(view.market) + Counter(view.discards) + Counter(view.hand)
        unseen = min(rules.wild_cards - seen[rules.wild_name], view.deck_size)
        if unseen > 0:
            yield HintReason("wilds_unseen", 30, {"card": rules.wild_name, "count": unseen})
    elif plan.unpaid:
        route = min(plan.unpaid, key=plan.lack)
        facts: dict[str, Fact] = {"route": route.id, "card": plan.best_colour(route)}
        facts["missing"] = plan.lack(route)
        yield HintReason("lacks", 50, facts)
    yield HintReason("deck_left", 8, {"count": view.deck_size})


def _shortens(plan: TicketPlan, card: str, route: Route) -> bool:
    """Say whether a card brings the best payment of a route nearer that lacks some."""
    if card not in plan.view.board.rules.colours:
        return plan.pays(card, route)
    return plan.pays(card, route) and plan.lack_of(route, card) == plan.lack(route)


def draw_tickets_reasons(plan: TicketPlan, action: DrawTickets) -> Iterator[HintReason]:
    """Yield what speaks for new tickets."""
    view = plan.view
    rules, pieces = view.board.rules, view.pieces[view.seat]
    if view.phase != "mix":
        if plan.done and not plan.to_do and not plan.lost:
            yield HintReason("all_done", 90, {"pieces": pieces})
        elif plan.lost and not plan.to_do:
            yield HintReason("none_to_do", 80, {"pieces": pieces})
        largest = max(map(len, own_parts(view).all()), default=0)
        if largest >= _MANY_PLACES:
            yield HintReason("network", 40 + largest, {"count": largest})
    if len(action.counts) > 1:
        likely = max(range(len(action.counts)), key=lambda n: action.counts[n])
        deck = view.board.decks[likely]
        worth = [ticket.points for ticket in view.board.map.decks[deck]]
        facts: dict[str, Fact] = {"deck": deck, "low": min(worth), "high": max(worth)}
        yield HintReason("deck_points", 35, facts)
    if rules.most_tickets_bonus:
        yield HintReason("each_counts", 25, {"points": rules.most_tickets_bonus})
    yield HintReason("few_pieces", 10, {"pieces": pieces})


def keep_reasons(plan: TicketPlan, action: KeepTickets) -> Iterator[HintReason]:
    """Yield what speaks for keeping just these tickets."""
    view = plan.view
    kept = [ticket for ticket in view.offered_tickets if ticket.id in action.tickets]
    planned = planned_routes(view)
    alone, ways = Ways(view), Ways(view, planned)
    spaces: dict[str, int] = {}
    for ticket in kept:
        own, way = alone.between(ticket.a, ticket.b), ways.between(ticket.a, ticket.b)
        if way is None or own is None or not plan.can_build(own):
            continue
        spaces[ticket.id] = way.spaces
        yield from _kept_reasons(plan, ticket, way.spaces)
    possible = [ticket for ticket in kept if ticket.id in spaces]
    if len(possible) < len(kept):
        lost = tuple(ticket.id for ticket in kept if ticket.id not in spaces)
        yield HintReason("lost_tickets", 59, {"tickets": lost})
    if possible and plan.can_build_all(planned.union(track_for(view, possible, planned))):
        yield from _together_reasons(view, possible, planned, spaces)
    for ticket in view.offered_tickets:
        if ticket not in kept:
            yield from _left_reasons(view, ticket, ways)


def _kept_reasons(plan: TicketPlan, ticket: Ticket, more: int) -> Iterator[HintReason]:
    own = Ways(plan.view).between(ticket.a, ticket.b)
    facts: dict[str, Fact] = {"ticket": ticket.id}
    if own is not None and not own.routes:
        yield HintReason("done_already", 100, {**facts, "points": ticket.points})
    elif more <= _NEAR:
        yield HintReason("near", 85 - more, {**facts, "spaces": more, "points": ticket.points})


def _together_reasons(
    view: Observation, possible: list[Ticket], planned: set[str], alone: dict[str, int]
) -> Iterator[HintReason]:
    length: Callable[[str], int] = lambda route: view.board.map.route(route).length  # noqa: E731
    routes = tuple(sorted(track_for(view, possible, planned)))
    spaces = sum(map(length, routes))
    points = sum(ticket.points for ticket in possible)
    facts: dict[str, Fact] = {"spaces": spaces, "count": len(possible), "routes": routes}
    facts["tickets"] = tuple(ticket.id for ticket in possible)
    if points and spaces:
        yield HintReason("together", 50, {**facts, "points": points})
    saved = sum(alone.values()) - spaces
    if len(possible) > 1 and saved > 0:
        yield HintReason("shared", 60 + saved, {**facts, "more": sum(alone.values())})


def _left_reasons(view: Observation, ticket: Ticket, ways: Ways) -> Iterator[HintReason]:
    way = ways.between(ticket.a, ticket.b)
    if way is None:
        yield HintReason("leaves_blocked", 70, {"ticket": ticket.id})
    elif way.spaces > view.pieces[view.seat]:
        yield HintReason("leaves_far", 68, {"ticket": ticket.id, "spaces": way.spaces})
    elif way.spaces > _FEW_PIECES:
        yield HintReason("leaves_far", 44, {"ticket": ticket.id, "spaces": way.spaces})


def swap_reasons(plan: TicketPlan, _action: SwapTickets) -> Iterator[HintReason]:
    """Yield what speaks against the tickets in hand."""
    view = plan.view
    if plan.lost:
        facts: dict[str, Fact] = {"tickets": tuple(ticket.id for ticket in plan.lost)}
        yield HintReason("lost_tickets", 80, facts)
    for one in plan.to_do:
        far: dict[str, Fact] = {"ticket": one.ticket.id, "spaces": one.way.spaces}
        far["pieces"] = view.pieces[view.seat]
        yield HintReason("far_ticket", 40 + one.way.spaces, far)
