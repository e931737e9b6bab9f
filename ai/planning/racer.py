"""The racer: long routes, nothing else.

Keeps the cheapest tickets it must and ignores them, never draws more; claims only the longest
routes while any is open, then the next shorter; prefers one that touches its network; draws the
colour of the route nearest to being paid; never takes a face-up wild.
"""

import numpy as np

from ai.jit import entry
from ai.planning.paying import cheapest_claim
from ttr_qt.engine.kernel.bits import lowest, without_lowest
from ttr_qt.engine.kernel.codes import make
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    CARD_KINDS,
    DECK,
    GRAY,
    KEEP,
    MAX_LENGTH,
    NONE,
    PHASE_KEEP,
    PHASE_SECOND,
    PHASE_TURN,
    TAKE,
    WILD,
)
from ttr_qt.engine.kernel.play.legal import count_draws, kept_at_least, nth_action


@kernel
def cheapest_tickets(state, rules, board):
    """Return the tickets of least value that have to be kept, as bits."""
    seat = state["seat"]
    n = np.int64(state["offer_n"][seat])
    kept = np.int64(0)
    for _ in range(np.int64(kept_at_least(state, rules))):
        best = np.int64(-1)
        for i in range(n):
            if not (kept >> i) & 1 and (
                best < 0
                or board["ticket_points"][state["offer"][seat, i]]
                < board["ticket_points"][state["offer"][seat, best]]
            ):
                best = i
        kept |= np.int64(1) << best
    return kept


@kernel
def touches(state, board, seat, place):
    """Tell whether ``seat`` owns a track at ``place``."""
    for word in range(2):
        rest = board["incident"][place, word]
        while rest:
            if state["owner"][64 * word + lowest(rest)] == seat:
                return True
            rest = without_lowest(rest)
    return False


@kernel
def missing_cards(state, rules, board, route):
    """Return how many cards ``route`` still takes, and the colour to draw for it."""
    hand = state["hand"][state["seat"]]
    colour = np.int64(board["colour"][route])
    if colour == GRAY:
        colour = np.int64(0)
        for other in range(np.int64(rules["colours"])):
            if hand[other] > hand[colour]:
                colour = np.int64(other)
    missing = np.int64(board["length"][route]) - np.int64(hand[colour]) - np.int64(hand[WILD])
    return max(np.int64(0), missing), colour


@kernel
def target_route(state, rules, board):
    """Return the longest open route, nearest to being paid and touching the network first."""
    seat = np.int64(state["seat"])
    pieces = np.int64(state["pieces"][seat])
    best = NONE
    best_value = np.int64(-(10**6))
    for word in range(2):
        rest = state["open"][word] & ~state["barred"][seat, word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            length = np.int64(board["length"][route])
            if length <= min(pieces, MAX_LENGTH):
                missing, _ = missing_cards(state, rules, board, route)
                near = touches(state, board, seat, board["a"][route]) or touches(
                    state, board, seat, board["b"][route]
                )
                value = 100 * length - 4 * missing + 2 * near
                if value > best_value:
                    best_value = value
                    best = route
    return best


@kernel
def wanted_card(state, rules, colour):
    """Return the draw of a face-up card of ``colour``, else of the top of the deck."""
    for slot in range(np.int64(rules["market_size"])):
        if state["market"][slot] == colour:
            return make(TAKE, slot)
    return DECK


@entry
def race(state, rules, board):
    """Return the racer's action."""
    phase = state["phase"]
    if phase == PHASE_KEEP:
        return make(KEEP, cheapest_tickets(state, rules, board))
    if phase == PHASE_TURN or phase == PHASE_SECOND:
        demand = np.zeros(CARD_KINDS, np.int64)
        route = target_route(state, rules, board)
        if route >= 0:
            if phase == PHASE_TURN:
                code = cheapest_claim(state, rules, board, route, demand)
                if code >= 0:
                    return code
            if count_draws(state, rules) > 0:
                _, colour = missing_cards(state, rules, board, route)
                return wanted_card(state, rules, colour)
        if count_draws(state, rules) > 0 and phase == PHASE_SECOND:
            return DECK
    return nth_action(state, rules, board, np.int64(0))
