"""A plan: which free routes serve the tickets of a seat, found one ticket after the other."""

import numpy as np

from ai.kernel.ways import FAR, mark_way, nearest_of, price_routes, spread
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import MAX_PLACES, MAX_ROUTES, MAX_TICKETS

# What a plan is told as.
SPACES, GAIN, LOSS, OPEN, DONE = 0, 1, 2, 3, 4
PLAN_NUMBERS = 5


@kernel
def plan_for(state, board, seat, held, dearness, wanted, numbers):
    """Find routes that connect the tickets marked in ``held``, the most valuable first.

    Sets ``wanted`` (two words of routes) and ``numbers``: spaces to be claimed, points of the
    tickets that can be done, points of those that can't, and how many are still to do and done.
    """
    prices = np.empty(MAX_ROUTES, np.float64)
    distances = np.empty(MAX_PLACES, np.float64)
    by_route = np.empty(MAX_PLACES, np.int16)
    left = np.empty(MAX_TICKETS, np.bool_)
    price_routes(state, board, seat, dearness, prices)
    tickets = np.int64(board["tickets"])
    for ticket in range(tickets):
        left[ticket] = held[ticket]
    for i in range(PLAN_NUMBERS):
        numbers[i] = 0
    wanted[0] = 0
    wanted[1] = 0
    pieces = np.int64(state["pieces"][seat])
    while True:
        best = np.int64(-1)
        for ticket in range(tickets):
            if left[ticket] and (
                best < 0 or board["ticket_points"][ticket] > board["ticket_points"][best]
            ):
                best = ticket
        if best < 0:
            return
        left[best] = False
        points = np.int64(board["ticket_points"][best])
        spread(board, prices, board["ticket_ends"][best, 0], distances, by_route)
        end = nearest_of(board["ticket_ends"][best, 1], distances)
        if distances[end] == 0.0:
            numbers[GAIN] += points
            numbers[DONE] += 1
        elif distances[end] >= FAR or numbers[SPACES] + distances[end] > pieces + dearness * 8:
            numbers[LOSS] += points
        else:
            numbers[SPACES] += mark_way(board, by_route, end, prices, wanted)
            numbers[GAIN] += points
            numbers[OPEN] += 1


@kernel
def own_tickets(state, board, seat, held):
    """Mark the tickets in the hand of ``seat``."""
    for ticket in range(np.int64(board["tickets"])):
        held[ticket] = state["ticket_at"][ticket] == seat


@kernel
def best_choice(state, board, at_least, gain_weight, space_weight, dearness):
    """Return the tickets shown to the seat to move that are worth keeping, as bits."""
    seat = np.int64(state["seat"])
    held = np.zeros(MAX_TICKETS, np.bool_)
    own_tickets(state, board, seat, held)
    wanted = np.zeros(2, np.uint64)
    numbers = np.zeros(PLAN_NUMBERS, np.int64)
    n = np.int64(state["offer_n"][seat])
    best = np.int64(0)
    best_value = -1e9
    for kept in range(1, 1 << n):
        count = 0
        for i in range(n):
            count += (kept >> i) & 1
            held[state["offer"][seat, i]] = ((kept >> i) & 1) == 1
        if count >= at_least:
            plan_for(state, board, seat, held, dearness, wanted, numbers)
            value = gain_weight * numbers[GAIN] - numbers[LOSS] - space_weight * numbers[SPACES]
            slack = np.int64(state["pieces"][seat]) - numbers[SPACES]
            if slack < 4:
                value -= 4.0 * (4 - slack)
            if value > best_value:
                best_value = value
                best = np.int64(kept)
        for i in range(n):
            held[state["offer"][seat, i]] = False
    return best
