"""Which tickets others may well hold, going by what they have built.

Whoever has laid half the way between two cities probably has the ticket for it. Were worlds dealt
without regard to that, rivals would seem to hold tickets that they can do nothing with.
"""

from typing import Final

import numpy as np

from ai.kernel.jit import entry
from ai.kernel.ways import FAR, price_routes, spread
from ttr_qt.engine.kernel.jit import kernel

STAGES: Final = 4
"""Of a game, by how many pieces a seat has laid."""
SHARES: Final = 7
"""Of the way of a ticket that are missing: none, some in four steps, all, or it can't be built."""
_UNTOUCHED, _BLOCKED = np.int64(SHARES - 2), np.int64(SHARES - 1)
_TIMES_LIKELIER: Final = np.array(
    [
        [10.0, 6.0, 3.0, 2.0, 1.0, 0.9, 0.9],
        [16.0, 6.0, 2.0, 1.2, 0.6, 0.4, 0.4],
        [16.0, 3.0, 1.1, 0.5, 0.2, 0.15, 0.15],
        [16.0, 1.5, 0.5, 0.15, 0.1, 0.1, 0.2],
    ]
)
"""That a seat holds a ticket, by stage and missing share.

Counted in games of the planner against itself: about alike for USA, Germany and Märklin.
"""


@kernel
def stage_of(state, rules, seat):
    """Return the stage of the game that a seat is at."""
    laid = np.int64(rules["pieces"]) - np.int64(state["pieces"][seat])
    return min(STAGES * laid // np.int64(rules["pieces"]), np.int64(STAGES - 1))


@kernel
def way_of(board, desk, ticket):
    """Return what the way of a ticket costs by the prices on ``desk``."""
    ends = board["ticket_ends"][ticket]
    place = spread(board, desk["prices"], ends[0], ends[1], desk["distances"], desk["by_route"])
    return desk["distances"][place] if place >= 0 else FAR


@kernel
def price_by_length(board, prices):
    """Set the price of every route to its length, as on an empty board."""
    for route in range(np.int64(board["routes"])):
        prices[route] = np.float64(board["length"][route])


@kernel
def missing_share(whole, missing):
    """Return which share of the ``whole`` way of a ticket is ``missing``."""
    if missing >= FAR:
        return _BLOCKED
    if missing >= whole:
        return _UNTOUCHED
    return np.int64(np.ceil((_UNTOUCHED - 1) * missing / whole))


@entry
def suspect(view, known, rules, board, desk):
    """Write to ``known`` how unlikely each other seat is to hold each ticket."""
    tickets = np.int64(board["tickets"])
    whole = desk["values"]
    price_by_length(board, desk["prices"])
    for ticket in range(tickets):
        whole[ticket] = way_of(board, desk, ticket)
    for seat in range(np.int64(view["players"])):
        if seat == known["seat"]:
            continue
        likelier = _TIMES_LIKELIER[stage_of(view, rules, seat)]
        price_routes(view, board, seat, 0.0, 0.0, 0.0, desk["prices"])
        for ticket in range(tickets):
            share = missing_share(whole[ticket], way_of(board, desk, ticket))
            known["unlikely"][seat, ticket] = 1.0 - likelier[share] / likelier[0]
