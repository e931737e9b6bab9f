"""The ticket-greedy player: shortest ways for its tickets, then long routes."""

import numpy as np

from ai.jit import entry
from ai.planning.desk import TRIAL
from ai.planning.paying import cheapest_claim
from ai.planning.plan import list_own, plan_choices, serve, weigh_choice
from ttr_qt.engine.kernel.bits import lowest, without_lowest
from ttr_qt.engine.kernel.codes import make
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    DECK,
    GRAY,
    KEEP,
    NONE,
    PHASE_KEEP,
    PHASE_SECOND,
    PHASE_TURN,
    SWAP,
    TAKE,
)
from ttr_qt.engine.kernel.play.legal import count_draws, may_take, nth_action, nth_kept

_PRICES = np.array([0.1, 0.0, 0.0, 0.0])


@kernel
def longest_payable(state, rules, board, routes, shortest, demand):
    """Return the claim of the longest route of the set ``routes`` that can be paid, or -1."""
    seat = np.int64(state["seat"])
    best = NONE
    best_length = shortest - 1
    for word in range(2):
        rest = state["open"][word] & ~state["barred"][seat, word] & routes[word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            length = np.int64(board["length"][route])
            if best_length < length <= state["pieces"][seat]:
                code = cheapest_claim(state, rules, board, route, demand)
                if code >= 0:
                    best = code
                    best_length = length
    return best


@kernel
def most_missing(state, rules, demand):
    """Return the draw of the face-up card that the plan lacks most, else of the deck."""
    hand = state["hand"][state["seat"]]
    best = DECK
    most = np.int64(0)
    for slot in range(np.int64(rules["market_size"])):
        card = np.int64(state["market"][slot])
        if card < rules["colours"] and may_take(state, slot):
            lack = np.int64(demand[card]) - np.int64(hand[card])
            if demand[GRAY] > 0:
                lack = max(lack, np.int64(hand[card] > 1))
            if lack > most:
                most = lack
                best = make(TAKE, slot)
    return best


@kernel
def is_time_to_swap(state):
    """Tell whether hopeless tickets are swapped this turn: not always, or a game might not end."""
    return state["turn"] // state["players"] % 3 == 0


@kernel
def best_choice(state, rules, board, desk):
    """Return the tickets shown that are worth keeping, as bits."""
    plan_choices(state, board, desk, _PRICES)
    index = np.int64(0)
    best = np.int64(nth_kept(state, rules, index))
    best_value = -1e9
    kept = best
    while kept > 0:
        value = weigh_choice(state, desk, kept, 1.0, 0.6)
        if value > best_value:
            best_value = value
            best = kept
        index += 1
        kept = np.int64(nth_kept(state, rules, index))
    return best


@entry
def build_tickets(state, rules, board, desk):
    """Return the ticket-greedy player's action."""
    phase = state["phase"]
    if phase == PHASE_KEEP:
        return make(KEEP, best_choice(state, rules, board, desk))
    if phase != PHASE_TURN and phase != PHASE_SECOND:
        return nth_action(state, rules, board, np.int64(0))
    seat = np.int64(state["seat"])
    serve(state, board, desk, TRIAL, seat, list_own(state, board, desk, seat), _PRICES)
    wanted = desk["wanted"][TRIAL]
    demand = desk["demand"][TRIAL]
    if phase == PHASE_TURN:
        code = longest_payable(state, rules, board, wanted, np.int64(1), demand)
        if code < 0 and wanted[0] == 0 and wanted[1] == 0:
            if rules["instant_tickets"] and is_time_to_swap(state):
                return SWAP  # nothing in hand can be done any more
            code = longest_payable(state, rules, board, board["all_routes"], np.int64(3), demand)
        if code >= 0:
            return code
    if count_draws(state, rules) > 0:
        return most_missing(state, rules, demand)
    code = longest_payable(state, rules, board, board["all_routes"], np.int64(1), demand)
    return code if code >= 0 else nth_action(state, rules, board, np.int64(0))
