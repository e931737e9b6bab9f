"""Which routes may be claimed and how they may be paid (R1-R5, R8, M12).

The ways to pay depend only on a route's colour and length, so routes are counted class by class,
seven lengths in one word.
Payments of one colour are numbered by wilds used, fewest first; within that by long wilds.
"""

import numpy as np

from ttr_qt.engine.kernel.bits import bit, has, lowest, nth, without_lowest
from ttr_qt.engine.kernel.codes import (
    detail_of,
    long_wilds_of,
    make,
    payment_part,
    subject_of,
    wilds_of,
)
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    CLAIM,
    FIRST,
    GRAY,
    LONG_WILD,
    MAX_ACTIONS,
    MAX_COLOURS,
    MAX_LENGTH,
    MAX_PLAYERS,
    NONE,
    SECOND,
    WILD,
)

_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
_ONE = np.int64(1)
_MANY = np.int64(MAX_ACTIONS)
_BYTE = np.uint64(255)
_EIGHT = np.uint64(8)


@kernel
def splits(total, wilds, long_wilds):
    """Return in how many ways ``total`` wilds can be made up of the two kinds."""
    return max(0, min(long_wilds, total) - max(0, total - wilds) + 1)


@kernel
def tally(number, length):
    """Return ``number`` in the byte of ``length``, the form of all counts by length."""
    return np.uint64(number) << np.uint64(8 * (length - 1))


@kernel
def tallied(counts, length):
    """Return the number in the byte of ``length``."""
    return np.int64((counts >> np.uint64(8 * (length - 1))) & _BYTE)


@kernel
def claimable(state, board, colour, length, word):
    """Return one word of the routes of a class that the seat to move may claim."""
    return (
        state["open"][word]
        & ~state["barred"][state["seat"], word]
        & board["routes_of"][colour, length, word]
    )


@kernel
def payments(state, rules, colour):
    """Return in how many ways the seat to move can pay routes of ``colour``, by length."""
    hand = state["hand"][state["seat"]]
    wilds = min(np.int64(hand[WILD]), MAX_LENGTH)
    long_wilds = min(np.int64(hand[LONG_WILD]), MAX_LENGTH)
    mixed = rules["mixed_ways"][wilds, long_wilds]
    ways = rules["wild_ways"][wilds, long_wilds]
    if colour != GRAY:
        return ways + mixed[min(np.int64(hand[colour]), MAX_LENGTH)]
    for paid in range(rules["colours"]):
        ways += mixed[min(np.int64(hand[paid]), MAX_LENGTH)]
    return ways


@kernel
def payment(state, rules, colour, length, index):
    """Return payment number ``index`` of a class as the upper part of an action code."""
    hand = state["hand"][state["seat"]]
    wilds = np.int64(hand[WILD])
    long_wilds = np.int64(hand[LONG_WILD]) if length >= rules["long_wild_length"] else np.int64(0)
    start = colour
    stop = colour + 1
    if colour == GRAY:
        start = 0
        stop = np.int64(rules["colours"])
    for paid in range(start, stop):
        for total in range(max(0, length - np.int64(hand[paid])), length):
            ways = splits(total, wilds, long_wilds)
            if index < ways:
                long_used = max(0, total - wilds) + index
                return payment_part(paid, total - long_used, long_used)
            index -= ways
    long_used = max(0, length - wilds) + index
    return payment_part(WILD, length - long_used, long_used)


@kernel
def affordable(state):
    """Return the bytes of all lengths for which the seat to move has the pieces (R2)."""
    pieces = np.int64(state["pieces"][state["seat"]])
    return _ALL if pieces >= MAX_LENGTH else tally(_ONE, pieces + 1) - np.uint64(1)


@kernel
def weigh(free, ways):
    """Return the claims there are with so many free routes and ways to pay, by length."""
    total = np.uint64(0)
    for _ in range(MAX_LENGTH):  # without branches this costs less than stopping early
        total += (free & _BYTE) * (ways & _BYTE)
        free >>= _EIGHT
        ways >>= _EIGHT
    return np.int64(total)


@kernel
def seek_claim(state, rules, index):
    """Return the colour of the route of claim number ``index``, and the index within it.

    Past the last claim the colour is -1 and the index is less by the number of claims. Random
    play spends most of its time here, so it is one flat loop.
    """
    seat = state["seat"]
    hand = state["hand"][seat]
    wilds = min(np.int64(hand[WILD]), MAX_LENGTH)
    long_wilds = min(np.int64(hand[LONG_WILD]), MAX_LENGTH)
    wild_ways = rules["wild_ways"][wilds, long_wilds]
    gray_ways = wild_ways
    fits = affordable(state)
    for colour in range(np.int64(rules["colours"])):
        mixed_ways = rules["mixed_ways"][wilds, long_wilds, min(np.int64(hand[colour]), MAX_LENGTH)]
        gray_ways += mixed_ways
        claims = weigh(state["free"][seat, colour] & fits, wild_ways + mixed_ways)
        if index < claims:
            return np.int64(colour), index
        index -= claims
    claims = weigh(state["free"][seat, GRAY] & fits, gray_ways)
    if index < claims:
        return GRAY, index
    return NONE, index - claims


@kernel
def count_claims(state, rules):
    """Return how many different claims are legal."""
    _, rest = seek_claim(state, rules, _MANY)
    return _MANY - rest


@kernel
def nth_claim(state, rules, board, index):
    """Return claim number ``index`` as an action code, or less than 0 past the last."""
    colour, index = seek_claim(state, rules, index)
    if colour < 0:
        return -1
    free = state["free"][state["seat"], colour] & affordable(state)
    payable = payments(state, rules, colour)
    length = np.int64(1)
    ways = tallied(payable, length)
    while index >= tallied(free, length) * ways:
        index -= tallied(free, length) * ways
        length += 1
        ways = tallied(payable, length)
    low = claimable(state, board, colour, length, FIRST)
    high = claimable(state, board, colour, length, SECOND)
    paid = payment(state, rules, colour, length, index % ways)
    return make(CLAIM, nth(low, high, index // ways)) | paid


@kernel
def colour_after(rules, colour):
    """Step through the colours of routes: the rule set's own, then gray."""
    return colour + 1 if colour + 1 < rules["colours"] or colour == GRAY else GRAY


@kernel
def list_claims(state, rules, board, out, n):
    """Write all legal claims to ``out`` from entry ``n`` on; return the new end."""
    colour = np.int64(0)
    while colour <= GRAY:
        free = state["free"][state["seat"], colour] & affordable(state)
        payable = payments(state, rules, colour)
        for length in range(1, MAX_LENGTH + 1):
            ways = tallied(payable, length)
            routes = tallied(free, length)
            if ways * routes > 0:
                low = claimable(state, board, colour, length, FIRST)
                high = claimable(state, board, colour, length, SECOND)
                for i in range(routes):
                    route = make(CLAIM, nth(low, high, i))
                    for way in range(ways):
                        out[n] = route | payment(state, rules, colour, length, way)
                        n += 1
        colour = colour_after(rules, colour)
    return n


@kernel
def pay(state, board, code):
    """Discard the cards a claim is paid with (R7)."""
    seat = state["seat"]
    colour = detail_of(code)
    wilds = wilds_of(code)
    long_wilds = long_wilds_of(code)
    hand = state["hand"]
    discard = state["discard"]
    if colour != WILD:
        coloured = np.int64(board["length"][subject_of(code)]) - wilds - long_wilds
        hand[seat, colour] -= coloured
        discard[colour] += coloured
    hand[seat, WILD] -= wilds
    discard[WILD] += wilds
    hand[seat, LONG_WILD] -= long_wilds
    discard[LONG_WILD] += long_wilds


@kernel
def lose(state, board, seat, route):
    """Count ``route`` as claimable by ``seat`` no longer, if it was."""
    if is_claimable(state, seat, route):
        lost = tally(_ONE, np.int64(board["length"][route]))
        state["free"][seat, board["colour"][route]] -= lost


@kernel
def occupy(state, rules, board, seat, route):
    """Make ``seat`` the owner of ``route`` and close what that closes (R4, R5)."""
    state["owner"][route] = seat
    players = np.int64(state["players"])
    for other in range(players):
        lose(state, board, other, route)
    state["open"][route >> 6] &= ~bit(route & 63)
    if not board["doubled"][route]:
        return
    closes = players <= rules["parallels_closed_up_to"]
    for word in range(2):
        rest = board["parallels"][route, word]
        while rest:
            parallel = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            for other in range(players):
                if closes or other == seat:
                    lose(state, board, other, parallel)
        state["barred"][seat, word] |= board["parallels"][route, word]
        if closes:
            state["open"][word] &= ~board["parallels"][route, word]


@kernel
def is_claimable(state, seat, route):
    """Tell whether ``route`` is free, not closed and not barred to ``seat``."""
    return has(state["open"], route) and not has(state["barred"][seat], route)


@kernel
def free_all_routes(state, board):
    """Set what follows from the owners of routes as on an empty board."""
    for word in range(2):
        state["open"][word] = board["all_routes"][word]
    for seat in range(MAX_PLAYERS):
        for word in range(2):
            state["barred"][seat, word] = 0
        for colour in range(MAX_COLOURS + 1):
            state["free"][seat, colour] = board["class_sizes"][colour]
