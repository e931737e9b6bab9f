"""A plan: which free routes serve the tickets of a seat, found one ticket after the other."""

import numpy as np

from ai.planning.desk import MAX_WAYS, TRIAL
from ai.planning.ways import measure_way, price_of, price_routes, spread
from ttr_qt.engine.kernel.bits import bit, has, lowest, without_lowest
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import CARD_KINDS, SHOWN
from ttr_qt.engine.kernel.networks.network import network_of, ticket_is_done, tracks_of

_EQUAL = np.int64(10)
_LEAST_GAIN = -1.5
_DEAR = 100.0
"""What a track costs beyond its spaces where the number of tracks decides."""


@kernel
def clear_plan(desk, row):
    """Begin the plan in ``row`` anew."""
    for word in range(2):
        desk["wanted"][row, word] = 0
    for card in range(CARD_KINDS):
        desk["demand"][row, card] = 0
    desk["ways_n"][row] = 0
    desk["spaces"][row] = 0
    desk["done"][row] = 0
    desk["gain"][row] = 0
    desk["loss"][row] = 0
    desk["known"][row] = 1


@kernel
def want_way(board, desk, row, place, points):
    """Put the tracks of the way to ``place`` into the plan; new ones are free for later ways."""
    number = min(desk["ways_n"][row], np.int64(MAX_WAYS - 1))
    desk["ways_n"][row] = number + 1
    desk["way_points"][row, number] = points
    for word in range(2):
        desk["ways"][row, number, word] = 0
    by_route = desk["by_route"]
    wanted = desk["wanted"][row]
    route = by_route[place]
    while route >= 0:
        if desk["prices"][route] > 0.0:
            wanted[route >> 6] |= bit(route & 63)
            desk["prices"][route] = 0.0
            length = np.int64(board["length"][route])
            desk["spaces"][row] += length
            desk["demand"][row, board["colour"][route]] += length
        if has(wanted, route):
            desk["ways"][row, number, route >> 6] |= bit(route & 63)
        place = np.int64(board["a"][route]) + np.int64(board["b"][route]) - place
        route = by_route[place]


@kernel
def worth_of(board, ticket):
    """Return the points of a ticket; where tickets have none, all count the same."""
    points = np.int64(board["ticket_points"][ticket])
    return points if points > 0 else _EQUAL


@kernel
def want_crossing(state, board, desk, row, seat, farthest):
    """Add the way from east to west if it takes at most ``farthest`` more spaces (F6)."""
    place = spread(
        board, desk["prices"], board["east"], board["west"], desk["distances"], desk["by_route"]
    )
    if place >= 0 and desk["distances"][place] > 0.0:
        spaces = measure_way(board, desk["by_route"], place, desk["prices"])
        room = np.int64(state["pieces"][seat]) - desk["spaces"][row]
        if spaces <= farthest and spaces <= room:
            want_way(board, desk, row, place, _EQUAL)


@kernel
def serve(state, board, desk, row, seat, n, prices):
    """Plan in ``row`` for the first ``n`` tickets of the list, the most valuable first.

    ``prices`` are those of tracks: for each one, for each gray space, for one with a parallel.
    """
    clear_plan(desk, row)
    price_routes(state, board, seat, prices[0], prices[1], prices[2], desk["prices"])
    serve_too(state, board, desk, row, seat, n)


@kernel
def is_built(state, board, desk, seat, place):
    """Tell whether the way to ``place`` lies on own tracks only, not on some only wanted yet."""
    route = desk["by_route"][place]
    while route >= 0:
        if state["owner"][route] != seat:
            return False
        place = np.int64(board["a"][route]) + np.int64(board["b"][route]) - place
        route = desk["by_route"][place]
    return True


@kernel
def serve_too(state, board, desk, row, seat, n):
    """Go on with the plan in ``row`` for the first ``n`` tickets of the list."""
    _sort_by_points(board, desk["todo"], n)
    _serve_from(state, board, desk, row, seat, np.int64(0), n)


@kernel
def _sort_by_points(board, todo, n):
    """Put the most valuable of the first ``n`` tickets first."""
    for i in range(n):
        best = i
        for j in range(i + 1, n):
            if board["ticket_points"][todo[j]] > board["ticket_points"][todo[best]]:
                best = j
        ticket = todo[best]
        todo[best] = todo[i]
        todo[i] = ticket


@kernel
def _serve_from(state, board, desk, row, seat, first, n):
    """Go on with the plan in ``row`` for the tickets of the list from number ``first`` to ``n``."""
    todo = desk["todo"]
    pieces = np.int64(state["pieces"][seat])
    for i in range(first, n):
        ticket = todo[i]
        points = worth_of(board, ticket)
        ends = board["ticket_ends"][ticket]
        place = spread(board, desk["prices"], ends[0], ends[1], desk["distances"], desk["by_route"])
        if place < 0:
            desk["loss"][row] += points
        elif desk["distances"][place] == 0.0 and is_built(state, board, desk, seat, place):
            desk["done"][row] += points
        else:
            spaces = measure_way(board, desk["by_route"], place, desk["prices"])
            if desk["spaces"][row] + spaces > pieces:
                desk["loss"][row] += points
            else:
                desk["gain"][row] += points
                want_way(board, desk, row, place, points)


@kernel
def list_own(state, board, desk, seat):
    """List the tickets in the hand of ``seat`` and return how many there are."""
    n = np.int64(0)
    for ticket in range(np.int64(board["tickets"])):
        if state["ticket_at"][ticket] == seat:
            desk["todo"][n] = ticket
            n += 1
    return n


@kernel
def count_ready(state, board, seat):
    """Return how many tickets two new ones would do at once, on average (F9).

    All that the seat does not know lie in one heap for it: the pile and what others hold.
    """
    tracks, n = tracks_of(state, board, seat)
    roots = network_of(tracks, n, np.int64(board["places"]))
    heap, done = np.int64(0), np.int64(0)
    for ticket in range(np.int64(board["tickets"])):
        place = state["ticket_at"][ticket]
        if place != seat and place < SHOWN:
            heap += 1
            done += ticket_is_done(board, roots, ticket)
    return 2.0 * done / max(np.int64(1), heap)


@kernel
def plan_tickets(state, rules, board, desk, seat, prices):
    """See to it that the plan of ``seat`` stands; the last of ``prices`` is for the crossing."""
    if not desk["known"][seat]:
        serve(state, board, desk, seat, seat, list_own(state, board, desk, seat), prices)
        if rules["crossing_bonus"] and not state["crossed"][seat]:
            want_crossing(state, board, desk, seat, seat, prices[3])
        if rules["instant_tickets"]:
            desk["ready"][seat] = count_ready(state, board, seat)


@kernel
def plan_last_turn(state, board, desk, seat):
    """Plan for each ticket of ``seat`` by itself, with as few tracks as can be.

    With one turn left nothing counts but tickets that a single claim finishes.
    """
    clear_plan(desk, seat)
    prices = desk["prices"]
    price_routes(state, board, seat, _DEAR, 0.0, 0.0, prices)
    for i in range(list_own(state, board, desk, seat)):
        ticket = desk["todo"][i]
        ends = board["ticket_ends"][ticket]
        place = spread(board, prices, ends[0], ends[1], desk["distances"], desk["by_route"])
        if place >= 0 and desk["distances"][place] > 0.0:
            want_way(board, desk, seat, place, worth_of(board, ticket))
            # What this way takes is not free for the next one.
            way = desk["ways"][seat, desk["ways_n"][seat] - 1]
            for word in range(2):
                rest = way[word]
                while rest:
                    route = 64 * word + lowest(rest)
                    rest = without_lowest(rest)
                    prices[route] = price_of(state, board, seat, route, _DEAR, 0.0, 0.0)


@kernel
def plan_choices(state, board, desk, prices):
    """Plan for the tickets held, and from there for each choice of those shown.

    A choice goes on from the plan for the same choice without its last ticket, so each looks for
    one way only. `weigh_choice` tells what came of it.
    """
    seat = np.int64(state["seat"])
    serve(state, board, desk, TRIAL, seat, list_own(state, board, desk, seat), prices)
    desk["gain"][TRIAL] = 0
    desk["done"][TRIAL] = 0
    desk["loss"][TRIAL] = 0
    _keep_trial(board, desk, 0, 0)
    todo = desk["todo"]
    for kept in range(1, 1 << np.int64(state["offer_n"][seat])):
        n = np.int64(0)
        for i in range(np.int64(state["offer_n"][seat])):
            if (kept >> i) & 1:
                todo[n] = state["offer"][seat, i]
                n += 1
        _sort_by_points(board, todo, n)
        before = _without_last(state, desk, seat, kept, n)
        _take_up_trial(board, desk, before)
        _serve_from(state, board, desk, TRIAL, seat, n - 1 if before > 0 else np.int64(0), n)
        _keep_trial(board, desk, kept, n)


@kernel
def _without_last(state, desk, seat, kept, n):
    """Return the choice without the last of the ``n`` tickets listed, none if in another order.

    Tickets with the same points change places when they are sorted.
    """
    last = kept
    for i in range(np.int64(state["offer_n"][seat])):
        if state["offer"][seat, i] == desk["todo"][n - 1]:
            last = 1 << i
    before = kept & ~last
    for i in range(n - 1):
        if desk["trial_order"][before, i] != desk["todo"][i]:
            return 0
    return before


@kernel
def _keep_trial(board, desk, kept, n):
    """Keep what has come of trying the choice ``kept`` of ``n`` tickets."""
    for i in range(n):
        desk["trial_order"][kept, i] = desk["todo"][i]
    for route in range(np.int64(board["routes"])):
        desk["trial_prices"][kept, route] = desk["prices"][route]
    desk["trial_gain"][kept] = desk["gain"][TRIAL]
    desk["trial_done"][kept] = desk["done"][TRIAL]
    desk["trial_loss"][kept] = desk["loss"][TRIAL]
    desk["trial_spaces"][kept] = desk["spaces"][TRIAL]


@kernel
def _take_up_trial(board, desk, kept):
    """Go back to what has come of the choice ``kept``."""
    clear_plan(desk, TRIAL)
    for route in range(np.int64(board["routes"])):
        desk["prices"][route] = desk["trial_prices"][kept, route]
    desk["gain"][TRIAL] = desk["trial_gain"][kept]
    desk["done"][TRIAL] = desk["trial_done"][kept]
    desk["loss"][TRIAL] = desk["trial_loss"][kept]
    desk["spaces"][TRIAL] = desk["trial_spaces"][kept]


@kernel
def weigh_choice(state, desk, kept, gain_weight, space_weight):
    """Return the worth of keeping the tickets in the bit set ``kept`` of those shown."""
    # Whatever tickets are worth to the plan, one that is done is as good as its points.
    value = max(_LEAST_GAIN, gain_weight) * desk["trial_gain"][kept]
    value += desk["trial_done"][kept] - 2.0 * desk["trial_loss"][kept]
    spaces = desk["trial_spaces"][kept]
    value -= space_weight * (spaces - desk["trial_spaces"][0])
    slack = np.int64(state["pieces"][state["seat"]]) - spaces
    if slack < 4:
        value -= 4.0 * (4 - slack)
    return value
