"""Which route to claim: of the plan, off it for its points, and on the last turn."""

import numpy as np

from ai.planning.desk import TRIAL
from ai.planning.paying import cheapest_claim
from ai.planning.racer import touches
from ai.planning.weighing import finished_points, goods_bonus
from ttr_qt.engine.kernel.bits import lowest, without_lowest
from ttr_qt.engine.kernel.codes import detail_of, long_wilds_of, subject_of, wilds_of
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import GRAY, NONE, WILD

_CARDS_A_TURN = 1.7
"""How many of the cards drawn in a turn are of use."""
_WILD_PRICE = 1.5
_SPOIL_PRICE = 0.8
_CART_WORTH = 2.0
_NEAR_WORTH = 1.0
"""What it is worth that a route touches the own network, where the longest way counts."""


@kernel
def ends_badly(state, rules, board, route):
    """Tell whether a claim would end the game at once without a victory (F7)."""
    seat = np.int64(state["seat"])
    if not rules["instant_tickets"] or board["length"][route] != state["pieces"][seat]:
        return False
    for other in range(np.int64(state["players"])):
        if other != seat and state["done"][other] >= state["done"][seat]:
            return True
    return False


@kernel
def spoiled(state, board, demand, code):
    """Return how many cards a claim takes from the colours that other wanted routes need."""
    colour = detail_of(code)
    if colour == WILD:
        return np.int64(0)
    route = subject_of(code)
    paid = np.int64(board["length"][route]) - wilds_of(code) - long_wilds_of(code)
    needed = np.int64(demand[colour])
    if board["colour"][route] != GRAY:
        needed -= np.int64(board["length"][route])
    left = np.int64(state["hand"][state["seat"], colour]) - paid
    return min(paid, max(np.int64(0), needed - left))


@kernel
def is_contested(state, board, route):
    """Tell whether another seat has a track at an end of ``route``."""
    seat = np.int64(state["seat"])
    for other in range(np.int64(state["players"])):
        if other != seat and (
            touches(state, board, other, board["a"][route])
            or touches(state, board, other, board["b"][route])
        ):
            return True
    return False


@kernel
def cart_worth(state, board, route):
    """Return what the goods card at a route is worth, if there is one (A4)."""
    return _CART_WORTH if board["cart"][route] and state["goods_cards_left"] > 0 else 0.0


@kernel
def planned_claim(state, rules, board, desk, freely):
    """Return the claim of the plan that is most urgent, or -1.

    Without ``freely`` only claims that cost neither wilds nor cards needed elsewhere, but for
    routes that others may soon take.
    """
    demand = desk["demand"][TRIAL]
    best = NONE
    best_value = -1e9
    for word in range(2):
        rest = desk["wanted"][TRIAL, word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            code = cheapest_claim(state, rules, board, route, demand)
            if code < 0 or ends_badly(state, rules, board, route):
                continue
            length = np.int64(board["length"][route])
            contested = is_contested(state, board, route)
            wilds = wilds_of(code) + long_wilds_of(code)
            spoil = spoiled(state, board, demand, code)
            cheap = wilds + spoil == 0 or (contested and wilds + spoil <= 1)
            if not (freely or cheap):
                continue
            value = 1.0 * length + 3.0 * contested - 2.0 * board["doubled"][route]
            value += 0.1 * finished_points(desk, TRIAL, route) + cart_worth(state, board, route)
            value -= _WILD_PRICE * wilds + _SPOIL_PRICE * spoil
            if value > best_value:
                best_value = value
                best = code
    return best


@kernel
def is_payable(state, rules, desk):
    """Tell whether the cards in hand, wilds included, pay for all that the plan wants."""
    hand = state["hand"][state["seat"]]
    demand = desk["demand"][TRIAL]
    lack = np.int64(demand[GRAY])
    spare = np.int64(0)
    for colour in range(np.int64(rules["colours"])):
        more = np.int64(hand[colour]) - np.int64(demand[colour])
        if more < 0:
            lack -= more
        else:
            spare += more // 2
    return lack - min(spare, np.int64(demand[GRAY])) <= np.int64(hand[WILD])


@kernel
def last_claim(state, rules, board, desk):
    """Return the claim that brings most points at once, or -1, and how many."""
    seat = np.int64(state["seat"])
    pieces = np.int64(state["pieces"][seat])
    best = NONE
    best_value = 0.0
    for word in range(2):
        rest = state["open"][word] & ~state["barred"][seat, word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            length = np.int64(board["length"][route])
            if length > pieces or ends_badly(state, rules, board, route):
                continue
            code = cheapest_claim(state, rules, board, route, desk["demand"][TRIAL])
            if code < 0:
                continue
            value = 0.01 + rules["points"][length]
            finished = finished_points(desk, TRIAL, route)
            if finished > 0:
                value += 2.0 * finished + 0.5 * rules["most_tickets_bonus"]
            if board["cart"][route] and state["goods_cards_left"] > 0:
                value += goods_bonus(state, rules, 1) - goods_bonus(state, rules, 0)
            if value > best_value:
                best_value = value
                best = code
    return best, best_value


@kernel
def missing_for(state, rules, board, route, demand):
    """Return how many cards ``route`` lacks, wilds counted, and the colour to draw for it."""
    hand = state["hand"][state["seat"]]
    colour = np.int64(board["colour"][route])
    if colour == GRAY:
        colour = np.int64(0)
        for other in range(np.int64(rules["colours"])):
            if hand[other] - demand[other] > hand[colour] - demand[colour]:
                colour = np.int64(other)
    held = np.int64(hand[colour]) - np.int64(demand[colour])
    missing = np.int64(board["length"][route]) - max(np.int64(0), held) - np.int64(hand[WILD])
    return max(np.int64(0), missing), colour


@kernel
def rate_of(state, rules, board, route, demand, turns, favour):
    """Return the points of ``route``, and ``favour``, for each turn it takes to claim it.

    Only cards are counted that ``demand`` leaves; 0 if ``turns`` are too few.
    """
    seat = np.int64(state["seat"])
    missing, _ = missing_for(state, rules, board, route, demand)
    time = 1.0 + missing / _CARDS_A_TURN
    if time > turns + 0.5:
        return 0.0
    points = favour + rules["points"][board["length"][route]] + cart_worth(state, board, route)
    if rules["longest_bonus"] and (
        touches(state, board, seat, board["a"][route])
        or touches(state, board, seat, board["b"][route])
    ):
        points += _NEAR_WORTH
    return points / time


@kernel
def best_target(state, rules, board, demand, room, turns):
    """Return the route of at most ``room`` spaces with the best rate of points, or -1."""
    seat = np.int64(state["seat"])
    best = NONE
    best_rate = 0.0
    for word in range(2):
        rest = state["open"][word] & ~state["barred"][seat, word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            if board["length"][route] <= room and not ends_badly(state, rules, board, route):
                rate = rate_of(state, rules, board, route, demand, turns, 0.0)
                if rate > best_rate:
                    best_rate = rate
                    best = route
    return best
