"""The rusher: long routes as soon as they can be paid, and a quick end.

It keeps the tickets that take fewest spaces and does them only where they lie on its way.
"""

import numpy as np

from ai.planning.desk import TRIAL
from ai.planning.greedy import is_time_to_swap
from ai.planning.paying import cheapest_claim
from ai.planning.weighing import is_last_turn
from ai.sparring.builder import last_action, small_step, worthwhile_trip
from ai.sparring.claiming import ends_badly, last_claim, missing_for, rate_of
from ai.sparring.design import design, open_tickets, turns_left
from ai.sparring.drawing import draw_card
from ai.sparring.jit import entry
from ai.sparring.manner import manner
from ttr_qt.engine.kernel.bits import add, has, lowest, without_lowest
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    CARD_KINDS,
    NONE,
    PHASE_SECOND,
    PHASE_TURN,
    SWAP,
)
from ttr_qt.engine.kernel.play.legal import count_draws, nth_action

_MANNER = manner(keep_gain=0.5, keep_spaces=1.0, long_share=0.0)
_ON_THE_WAY = 4.0
"""Points that a route is worth more if a ticket needs it."""
_WITHOUT_POINTS = 5.0
"""What that is worth where routes bring no points."""
_TRIP = 7.0


@kernel
def fastest_route(state, rules, board, desk, demand, turns):
    """Return the route that brings most for the turns it takes, or -1."""
    seat = np.int64(state["seat"])
    pieces = np.int64(state["pieces"][seat])
    wanted = desk["wanted"][TRIAL]
    best = NONE
    best_rate = 0.0
    for word in range(2):
        rest = state["open"][word] & ~state["barred"][seat, word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            if board["length"][route] > pieces or ends_badly(state, rules, board, route):
                continue
            favour = 0.0
            if has(wanted, route):
                favour = _WITHOUT_POINTS if rules["instant_tickets"] else _ON_THE_WAY
            rate = rate_of(state, rules, board, route, demand, turns, favour)
            if rate > best_rate:
                best_rate = rate
                best = route
    return best


@entry
def rush(state, rules, board, desk):
    """Return the rusher's action."""
    phase = state["phase"]
    if phase != PHASE_TURN and phase != PHASE_SECOND:
        return small_step(state, rules, board, desk, _MANNER)
    design(state, rules, board, desk, _MANNER)
    if phase == PHASE_TURN and is_last_turn(state):
        code = last_action(state, rules, board, desk)
        if code >= 0:
            return code
    demand = np.zeros(CARD_KINDS, np.int64)
    wanted = np.zeros(2, np.uint64)
    route = fastest_route(state, rules, board, desk, demand, turns_left(state, rules))
    if phase == PHASE_TURN:
        if rules["instant_tickets"] and open_tickets(desk) == 0 and is_time_to_swap(state):
            return SWAP
        if route >= 0:
            code = cheapest_claim(state, rules, board, route, demand)
            if code >= 0:
                return code
        code = worthwhile_trip(state, rules, board, _TRIP)
        if code >= 0:
            return code
    if count_draws(state, rules) > 0:
        if route >= 0:
            _, colour = missing_for(state, rules, board, route, demand)
            demand[colour] += np.int64(board["length"][route])
            add(wanted, route)
        return draw_card(state, rules, board, wanted, demand)
    code, _ = last_claim(state, rules, board, desk)
    return code if code >= 0 else nth_action(state, rules, board, np.int64(0))
