"""What a builder wants: ways for its tickets, and how much time it thinks there is for them."""

import numpy as np

from ai.planning.desk import TRIAL
from ai.planning.plan import clear_plan, list_own, serve_too, want_crossing
from ai.planning.ways import FAR, price_routes
from ai.sparring.manner import DEARNESS, HELD_PRICE
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import GRAY

_LEAST_PRICE = 0.3
_PIECES_A_CLAIM = 4.0
_PIECES_A_TURN = 1.6
"""How many pieces a turn lays, for somebody who has to draw the cards first."""
_FARTHEST_CROSSING = 7.0
_SLOW = 2.0
"""What each track costs where only the number of tickets counts: a claim takes a turn."""


@kernel
def price_for_hand(state, rules, board, desk, manner):
    """Set what each route costs the seat to move; less where it holds the cards already."""
    seat = np.int64(state["seat"])
    prices = desk["prices"]
    dearness = _SLOW if rules["instant_tickets"] else manner[DEARNESS]
    price_routes(state, board, seat, dearness, 0.0, 0.0, prices)
    hand = state["hand"][seat]
    for route in range(np.int64(board["routes"])):
        colour = board["colour"][route]
        if colour != GRAY and 0.0 < prices[route] < FAR:
            held = min(np.int64(hand[colour]), np.int64(board["length"][route]))
            prices[route] = max(_LEAST_PRICE, prices[route] - manner[HELD_PRICE] * held)


@kernel
def design(state, rules, board, desk, manner):
    """Plan for all own tickets, in the row for trials: what is there is good for one decision."""
    seat = np.int64(state["seat"])
    clear_plan(desk, TRIAL)
    price_for_hand(state, rules, board, desk, manner)
    serve_too(state, board, desk, TRIAL, seat, list_own(state, board, desk, seat))
    if rules["crossing_bonus"] and not state["crossed"][seat]:
        want_crossing(state, board, desk, TRIAL, seat, _FARTHEST_CROSSING)


@kernel
def open_tickets(desk):
    """Return how many tickets of the plan are still to be done."""
    n = 0
    for i in range(desk["ways_n"][TRIAL]):
        n += desk["ways"][TRIAL, i, 0] != 0 or desk["ways"][TRIAL, i, 1] != 0
    return n


@kernel
def cards_of(state, seat):
    """Return how many cards a seat holds, which everybody can see."""
    cards = np.int64(0)
    hand = state["hand"][seat]
    for card in range(len(hand)):
        cards += np.int64(hand[card])
    return cards


@kernel
def turns_left(state, rules):
    """Return about how many turns the seat to move has, this one included."""
    if state["last_turns"] >= 0:
        return 1.0 + (np.int64(state["last_turns"]) - 1) // np.int64(state["players"])
    least = 1e3
    for seat in range(np.int64(state["players"])):
        pieces = np.int64(state["pieces"][seat]) - np.int64(rules["closing_pieces"])
        held = min(pieces, cards_of(state, seat))
        least = min(least, held / _PIECES_A_CLAIM + (pieces - held) / _PIECES_A_TURN)
    return least + 2.0
