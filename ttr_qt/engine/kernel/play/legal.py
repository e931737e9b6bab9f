"""The legal actions of a position: how many, the n-th, and all of them.

All three count in one order, which a test holds: random play draws an index and need not list.
"""

import numpy as np

from ttr_qt.engine.kernel.bits import nth, popcount
from ttr_qt.engine.kernel.codes import make, second_part
from ttr_qt.engine.kernel.jit import entry, kernel
from ttr_qt.engine.kernel.layout import (
    ARRIVE,
    DECK,
    FIRST,
    JOURNEY,
    KEEP,
    MAX_PASSENGERS,
    NONE,
    PASS,
    PHASE_JOURNEY,
    PHASE_KEEP,
    PHASE_MIX,
    PHASE_PASSENGER,
    PHASE_SECOND,
    PHASE_TURN,
    PLACE,
    SECOND,
    SKIP,
    SWAP,
    TAKE,
    TICKETS,
    TRAVEL,
    WILD,
)
from ttr_qt.engine.kernel.play.claims import count_claims, list_claims, nth_claim
from ttr_qt.engine.kernel.play.journeys import can_travel, may_stand, steps_from


@kernel
def may_take(state, slot):
    """Tell whether a face-up card may be taken: no wild as the second card (D4)."""
    return state["phase"] != PHASE_SECOND or state["market"][slot] != WILD


@kernel
def count_draws(state, rules):
    """Return the ways to take a card; none when the deck is empty (D8)."""
    if state["deck_n"] == 0:
        return 0
    ways = 1 + np.int64(rules["market_size"])
    if state["phase"] == PHASE_SECOND:
        for slot in range(np.int64(rules["market_size"])):
            ways -= not may_take(state, slot)
    return ways


@kernel
def nth_draw(state, rules, index):
    """Return card draw number ``index``: the deck, then the market's slots."""
    if index == 0:
        return DECK
    if state["phase"] == PHASE_TURN:
        return make(TAKE, index - 1)
    for slot in range(np.int64(rules["market_size"])):
        if may_take(state, slot):
            index -= 1
            if index == 0:
                return make(TAKE, slot)
    return -1


@kernel
def least_from_first(state, wanted):
    """Return how many of ``wanted`` tickets must come from the first pile."""
    return max(0, wanted - np.int64(state["pile_n"][1]))


@kernel
def wanted_tickets(state, number):
    """Return ``number``, or as many tickets as there are (T1, G2)."""
    return min(number, np.int64(state["pile_n"][0]) + np.int64(state["pile_n"][1]))


@kernel
def count_mixes(state, number):
    """Return the mixes in which ``number`` tickets can be drawn."""
    wanted = wanted_tickets(state, number)
    if wanted == 0:
        return 0
    return min(wanted, np.int64(state["pile_n"][0])) - least_from_first(state, wanted) + 1


@kernel
def nth_mix(state, number, index):
    """Return ticket mix number ``index``, most from the first pile first."""
    wanted = wanted_tickets(state, number)
    first = min(wanted, np.int64(state["pile_n"][0])) - index
    return make(TICKETS, first) | second_part(wanted - first)


@kernel
def kept_at_least(state, rules):
    """Return how many of the tickets shown have to be kept."""
    return rules["keep_at_start"] if state["setting_up"] else rules["keep_later"]


@kernel
def nth_kept(state, rules, index):
    """Return choice of tickets number ``index`` as a bit set, or 0 past the last."""
    least = kept_at_least(state, rules)
    for kept in range(1, 1 << np.int64(state["offer_n"][state["seat"]])):
        if popcount(np.uint64(kept)) >= least:
            if index == 0:
                return kept
            index -= 1
    return 0


@kernel
def count_kept(state, rules):
    """Return in how many ways the tickets shown can be chosen from."""
    ways = 0
    least = kept_at_least(state, rules)
    for kept in range(1, 1 << np.int64(state["offer_n"][state["seat"]])):
        ways += popcount(np.uint64(kept)) >= least
    return ways


@kernel
def nth_passenger_place(state, board, index):
    """Return placement number ``index`` after a claim; the last is to place none."""
    route = state["claimed"]
    a = np.int64(board["a"][route])
    b = np.int64(board["b"][route])
    if may_stand(state, board, a):
        if index == 0:
            return make(PLACE, a)
        index -= 1
    if index == 0 and may_stand(state, board, b):
        return make(PLACE, b)
    return SKIP


@kernel
def count_passenger_places(state, board):
    """Return the ways to place a passenger after a claim, placing none included."""
    route = state["claimed"]
    ways = 1 + may_stand(state, board, np.int64(board["a"][route]))
    return ways + may_stand(state, board, np.int64(board["b"][route]))


@kernel
def nth_journey(state, board, index):
    """Return the start of journey number ``index``, or -1 past the last."""
    seat = state["seat"]
    for i in range(MAX_PASSENGERS):
        place = np.int64(state["passenger"][seat, i])
        if place != NONE and can_travel(state, board, place):
            if index == 0:
                return make(JOURNEY, place)
            index -= 1
    return -1


@kernel
def count_journeys(state, rules, board):
    """Return how many passengers of the seat to move can travel."""
    ways = 0
    if rules["passengers"]:
        seat = state["seat"]
        for i in range(MAX_PASSENGERS):
            place = np.int64(state["passenger"][seat, i])
            ways += place != NONE and can_travel(state, board, place)
    return ways


@kernel
def nth_step(state, board, index):
    """Return step number ``index`` of the journey under way; the last is to arrive."""
    low = steps_from(state, board, np.int64(state["at"]), FIRST)
    high = steps_from(state, board, np.int64(state["at"]), SECOND)
    if index < popcount(low) + popcount(high):
        return make(TRAVEL, nth(low, high, index))
    return ARRIVE


@kernel
def count_steps(state, board):
    """Return the ways to go on with the journey under way, to arrive included (M9, M15)."""
    at = np.int64(state["at"])
    ways = popcount(steps_from(state, board, at, FIRST))
    ways += popcount(steps_from(state, board, at, SECOND))
    return ways + (state["travelled"][0] != 0 or state["travelled"][1] != 0)


@kernel
def count_turn_choices(state, rules, board):
    """Return the actions a turn may begin with, but for the swap and the pass."""
    return (
        count_draws(state, rules)
        + count_mixes(state, np.int64(rules["tickets_drawn"]))
        + count_claims(state, rules)
        + count_journeys(state, rules, board)
    )


@kernel
def count_actions(state, rules, board):
    """Return how many actions are legal."""
    phase = state["phase"]
    if phase == PHASE_TURN:
        ways = count_turn_choices(state, rules, board)
        # C4: only who has nothing else to do passes.
        return max(1, ways + rules["instant_tickets"])
    if phase == PHASE_SECOND:
        return count_draws(state, rules)
    if phase == PHASE_KEEP:
        return count_kept(state, rules)
    if phase == PHASE_PASSENGER:
        return count_passenger_places(state, board)
    if phase == PHASE_JOURNEY:
        return count_steps(state, board)
    if phase == PHASE_MIX:
        return count_mixes(state, np.int64(rules["tickets_dealt"]))
    return 0


@kernel
def nth_turn_choice(state, rules, board, index):
    """Return number ``index`` of the actions a turn may begin with."""
    ways = count_draws(state, rules)
    if index < ways:
        return nth_draw(state, rules, index)
    index -= ways
    ways = count_mixes(state, np.int64(rules["tickets_drawn"]))
    if index < ways:
        return nth_mix(state, np.int64(rules["tickets_drawn"]), index)
    index -= ways
    code = nth_claim(state, rules, board, index)
    if code >= 0:
        return code
    index -= count_claims(state, rules)
    if index < count_journeys(state, rules, board):
        return nth_journey(state, board, index)
    return SWAP if rules["instant_tickets"] else PASS


@kernel
def nth_action(state, rules, board, index):
    """Return legal action number ``index``."""
    phase = state["phase"]
    if phase == PHASE_TURN:
        return nth_turn_choice(state, rules, board, index)
    if phase == PHASE_SECOND:
        return nth_draw(state, rules, index)
    if phase == PHASE_KEEP:
        return make(KEEP, nth_kept(state, rules, index))
    if phase == PHASE_PASSENGER:
        return nth_passenger_place(state, board, index)
    if phase == PHASE_JOURNEY:
        return nth_step(state, board, index)
    return nth_mix(state, np.int64(rules["tickets_dealt"]), index)


@entry
def list_actions(state, rules, board, out):
    """Write all legal actions to ``out`` and return their number."""
    total = count_actions(state, rules, board)
    if state["phase"] != PHASE_TURN:
        for index in range(total):
            out[index] = nth_action(state, rules, board, index)
        return total
    n = 0
    for index in range(count_draws(state, rules)):
        out[n] = nth_draw(state, rules, index)
        n += 1
    for index in range(count_mixes(state, np.int64(rules["tickets_drawn"]))):
        out[n] = nth_mix(state, np.int64(rules["tickets_drawn"]), index)
        n += 1
    n = list_claims(state, rules, board, out, n)
    for index in range(count_journeys(state, rules, board)):
        out[n] = nth_journey(state, board, index)
        n += 1
    if n < total:
        out[n] = SWAP if rules["instant_tickets"] else PASS
    return total
