"""What cards are wanted for, and the payment that hurts least."""

import numpy as np

from ttr_qt.engine.kernel.codes import make, payment_part
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import CLAIM, GRAY, LONG_WILD, NONE, WILD


@kernel
def spare_colour(state, rules, length, wilds, demand):
    """Return the colour of which ``length`` cards, wilds among them, are missed least."""
    hand = state["hand"][state["seat"]]
    best = NONE
    best_value = np.int64(-1000)
    for colour in range(np.int64(rules["colours"])):
        held = np.int64(hand[colour])
        if held > 0 and held + wilds >= length:
            used = min(held, length)
            spared = max(0, held - np.int64(demand[colour]))
            # Wilds are worth most, then cards that the plan needs, then short stacks.
            value = 8 * used + 4 * min(used, spared) + min(held, 3)
            if value > best_value:
                best = np.int64(colour)
                best_value = value
    return best


@kernel
def cheapest_payment(state, rules, colour, length, demand):
    """Return the payment with the fewest wilds for a route of a class as the upper part of a code.

    -1 if it can't be paid.
    """
    hand = state["hand"][state["seat"]]
    plain = np.int64(hand[WILD])
    long = np.int64(hand[LONG_WILD]) if length >= rules["long_wild_length"] else np.int64(0)
    if colour == GRAY:
        colour = spare_colour(state, rules, length, plain + long, demand)
    held = np.int64(0)
    if colour >= 0:
        held = min(np.int64(hand[colour]), length)
    missing = length - held
    if missing > plain + long:
        return NONE
    long_used = min(long, missing)  # good for less, so they go first
    if held == 0:
        colour = WILD
    return payment_part(colour, missing - long_used, long_used)


@kernel
def cheapest_claim(state, rules, board, route, demand):
    """Return the claim of ``route`` with the fewest wilds as a code, or -1 if it can't be paid."""
    colour = np.int64(board["colour"][route])
    length = np.int64(board["length"][route])
    part = cheapest_payment(state, rules, colour, length, demand)
    return make(CLAIM, route) | part if part >= 0 else NONE
