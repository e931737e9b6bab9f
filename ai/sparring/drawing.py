"""Which card to take: what is wanted face-up before the deck, wilds where they help at once."""

import numpy as np

from ttr_qt.engine.kernel.bits import lowest, without_lowest
from ttr_qt.engine.kernel.codes import make
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    DECK,
    GRAY,
    LONG_WILD,
    NONE,
    PASSENGER,
    PHASE_TURN,
    TAKE,
    WILD,
)
from ttr_qt.engine.kernel.play.legal import may_take

_DECK_WORTH = 1.5
_WILD_WORTH = 3.2
"""More than one wanted card, less than two."""
_PASSENGER_WORTH = 1.8


@kernel
def best_gray(state, rules, demand):
    """Return the colour of which most cards are to spare, or -1."""
    hand = state["hand"][state["seat"]]
    best = NONE
    most = np.int64(0)
    for colour in range(np.int64(rules["colours"])):
        spare = np.int64(hand[colour]) - np.int64(demand[colour])
        if spare > most:
            most = spare
            best = np.int64(colour)
    return best


@kernel
def nearly_paid(state, board, wanted, card):
    """Return the length of the longest wanted route that lacks just one ``card``, or 0."""
    seat = np.int64(state["seat"])
    reach = np.int64(state["hand"][seat, card]) + 1
    longest = np.int64(0)
    for word in range(2):
        rest = wanted[word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            colour = np.int64(board["colour"][route])
            length = np.int64(board["length"][route])
            if length == reach and (colour == card or colour == GRAY):
                longest = max(longest, length)
    return longest


@kernel
def card_worth(state, board, wanted, demand, card, gray):
    """Return what one more card of a kind is worth; ``gray`` is the colour for gray routes."""
    if card == PASSENGER:
        return _PASSENGER_WORTH
    if card == LONG_WILD:
        return 0.7 * _WILD_WORTH
    held = np.int64(state["hand"][state["seat"], card])
    worth = 0.3 + 0.05 * held
    lack = np.int64(demand[card]) - held
    if lack > 0:
        worth = 2.5 + 0.1 * max(0, 4 - lack)
    elif demand[GRAY] > 0:
        spare = held - np.int64(demand[card])
        worth = 1.3 + 0.3 * min(spare, 4) + 0.2 * (card == gray)
    if nearly_paid(state, board, wanted, card) > 0:
        worth += 1.0
    return worth


@kernel
def wild_worth(state, rules, board, wanted):
    """Return what a face-up wild is worth: a claim at once, or nothing much."""
    hand = state["hand"][state["seat"]]
    wilds = np.int64(hand[WILD])
    most = np.int64(0)
    for word in range(2):
        rest = wanted[word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            colour = np.int64(board["colour"][route])
            held = np.int64(0)
            if colour == GRAY:
                for other in range(np.int64(rules["colours"])):
                    held = max(held, np.int64(hand[other]))
            else:
                held = np.int64(hand[colour])
            if held + wilds + 1 == board["length"][route]:
                most = max(most, np.int64(board["length"][route]))
    return _WILD_WORTH + 0.4 * most if most > 2 else 0.0


@kernel
def draw_card(state, rules, board, wanted, demand):
    """Return the draw that helps most with the wanted routes."""
    gray = best_gray(state, rules, demand)
    best = DECK
    best_worth = _DECK_WORTH
    for slot in range(np.int64(rules["market_size"])):
        card = np.int64(state["market"][slot])
        if card < 0 or not may_take(state, slot):
            continue
        if card == WILD:
            if state["phase"] != PHASE_TURN:
                continue
            worth = wild_worth(state, rules, board, wanted)
        else:
            worth = card_worth(state, board, wanted, demand, card, gray)
        if worth > best_worth:
            best_worth = worth
            best = make(TAKE, slot)
    return best
