"""Habits: ways of a player that others can see and that cost it little.

The planner itself has none of them. What each needs is handed in as a plain number, which is zero
where there is no such habit; `ai.planning.weighing` names them among its weights.
"""

import numpy as np

from ttr_qt.engine.kernel.codes import detail_of, kind_of, long_wilds_of, subject_of, wilds_of
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import CARD_KINDS, DECK, GRAY, TAKE, WILD

AT_ONCE = 100.0
"""Worth more than anything else that a turn can be used for."""
_PARTS = 3
"""The number of parts in which those who save up lay their pieces, saving up before each."""
_BEGUN = 0.25
"""The share of such a part after which it is built to its end."""
_FURTHER = 4
"""Cards after which impatience makes somebody build what the plan does not want, too."""
_NEAR_THE_END = 0.2
"""The share of all pieces at which another player is nearly done: then nobody saves up any more."""


@kernel
def best_value(desk, first, n):
    """Return the worth of the best option from number ``first`` on."""
    best = desk["values"][first]
    for i in range(first + 1, n):
        best = max(best, desk["values"][i])
    return best


@kernel
def prefer_cards(state, desk, first, n, deck_liking, wild_liking):
    """Let likings decide which card is taken; what drawing is worth at all stays as it is."""
    if deck_liking == 0.0 and wild_liking == 0.0:
        return
    before = best_value(desk, first, n)
    for i in range(first, n):
        code = desk["codes"][i]
        if code == DECK:
            desk["values"][i] += deck_liking
        elif kind_of(code) == TAKE and state["market"][subject_of(code)] == WILD:
            desk["values"][i] += wild_liking
    more = best_value(desk, first, n) - before
    for i in range(first, n):
        desk["values"][i] -= more


@kernel
def longest_free(state, colour):
    """Return the length of the longest route of ``colour`` that the seat to move may claim."""
    counts = state["free"][state["seat"], colour]
    longest = np.int64(0)
    while counts:
        longest += 1
        counts >>= np.uint64(8)
    return longest


@kernel
def longest_open(state):
    """Return the length of the longest route that the seat to move may claim, paid or not."""
    longest = np.int64(0)
    for colour in range(GRAY + 1):
        longest = max(longest, longest_free(state, colour))
    return min(longest, np.int64(state["pieces"][state["seat"]]))


@kernel
def saves_up(state, rules, share):
    """Tell whether the seat to move keeps its cards for now.

    It wants to hold as many as ``share`` of all its pieces. Then it builds a third of its network
    at a stretch, and saves up again for the next.
    """
    if share <= 0.0 or state["last_turns"] >= 0 or state["deck_n"] == 0:
        return False
    seat = np.int64(state["seat"])
    pieces = np.int64(state["pieces"][seat])
    part = np.int64(rules["pieces"]) // _PARTS
    laid = (np.int64(rules["pieces"]) - pieces) % part
    if laid > _BEGUN * part:
        return False
    for other in range(np.int64(state["players"])):
        if other != seat and state["pieces"][other] <= _NEAR_THE_END * rules["pieces"]:
            return False
    cards = np.int64(0)
    for card in range(CARD_KINDS):
        cards += np.int64(state["hand"][seat, card])
    return cards < min(share * rules["pieces"], np.float64(pieces))


@kernel
def eagerness(state, patience, impatience):
    """Return what the cards in hand add to the worth of planned and of other claims.

    It grows with each card beyond ``patience``, so that nobody waits long for a better payment.
    """
    if impatience <= 0.0:
        return 0.0, 0.0
    cards = np.int64(0)
    for card in range(CARD_KINDS):
        cards += np.int64(state["hand"][state["seat"], card])
    over = cards - patience
    return impatience * max(0.0, over), impatience * max(0.0, over - _FURTHER)


@kernel
def gladly_paid(state, board, code):
    """Return a claim with wilds instead of cards of its colour, as far as they go.

    One card of the colour stays in it.
    """
    if detail_of(code) == WILD:
        return code
    coloured = np.int64(board["length"][subject_of(code)]) - wilds_of(code) - long_wilds_of(code)
    left = np.int64(state["hand"][state["seat"], WILD]) - wilds_of(code)
    return code + (max(np.int64(0), min(left, coloured - 1)) << 16)
