"""What claims and cards are worth to the planner: a row of weights, tuned for each edition."""

from typing import Final

import numpy as np

from ai.planning.desk import BLOCKING, CART, CONTESTED, INNER, NEAR
from ai.planning.habits import (
    AT_ONCE,
    eagerness,
    longest_free,
    longest_open,
    prefer_cards,
    saves_up,
)
from ai.planning.paying import cheapest_payment
from ttr_qt.engine.kernel.bits import bit, lowest, without_lowest
from ttr_qt.engine.kernel.codes import detail_of, long_wilds_of, make, subject_of, wilds_of
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    CLAIM,
    DECK,
    GRAY,
    LONG_WILD,
    MAX_LENGTH,
    PASSENGER,
    PHASE_TURN,
    TAKE,
    UNKNOWN,
    WILD,
)
from ttr_qt.engine.kernel.play.claims import claimable, tallied
from ttr_qt.engine.kernel.play.legal import may_take

WEIGHTS: Final = (
    "dearness",  # what a plan pays for each track of a way, beyond its spaces
    "gray_price",  # for each space of a gray track
    "double_price",  # for a track with a parallel
    "crossing",  # how many more spaces a way from east to west may take
    "planned",  # a claim that the plan wants
    "points",  # for each point of a route
    "spaces",  # for each space of a planned route
    "finishing",  # for each point of a ticket that a claim finishes
    "contested",  # a planned claim at a place where others have tracks too
    "rivalled",  # a planned claim between two places where a rival has tracks, over rivals
    "exact",  # a planned claim paid in the colour of the route alone: waiting gains nothing
    "exact_gray",  # a planned claim of a gray route paid with cards that the plan can spare
    "unplanned",  # any other claim
    "unplanned_spaces",
    "touching",  # an unplanned claim that touches the own network
    "joining",  # one with both ends in it
    "wild_spent",
    "needed_spent",  # for each card paid that the plan needs elsewhere
    "short_of_pieces",  # for each piece that the plan would lack afterwards
    "cart",
    "blocking",  # a route between two places where a rival has tracks, over rivals
    "drawing",  # drawing cards at all
    "drawing_hand",  # for each card in hand
    "drawing_lack",  # for each card the plan lacks, up to ten
    "second_card",  # share of the second card's worth
    "card_needed",
    "card_completes",  # one that makes a wanted route payable
    "card_gray",  # a colour for gray routes, by how many of it are held
    "card_long",  # a colour with long free routes, by how many of it are held
    "card_wild",
    "card_deck",
    "tickets",  # drawing tickets
    "tickets_pieces",  # for each own piece that the plan does not need
    "tickets_open",  # for each ticket still to be done
    "tickets_cards",  # for each card in hand, as far as the plan can spare as many
    "keep_gain",  # choosing tickets: a point that can be had
    "keep_spaces",
    "keep_each",  # for each ticket kept
    "long_share",  # of four tickets, how many from the second deck
    "trip",  # for each point of a journey
    "trip_base",
    "passenger_card",
    "swapping",  # for each ticket that two new ones would do at once
    # Habits and slips of single opponents, see `ai.planning.habits`: tuning leaves them at zero.
    "apart",  # a claim that does not touch the own network, once there is one
    "rushing",  # claims at once what is longer than the longest open route less this
    "saving",  # the share of all pieces that it wants to hold cards for before it builds
    "patience",  # how many cards it holds before it would rather build than draw
    "impatience",  # what each card more adds to a planned claim
    "deck_liking",  # when choosing a card, not when choosing whether to draw
    "wild_liking",  # the same for face-up wilds
    "curiosity",  # draws tickets at once while it has fewer than this to do
    "wild_paying",  # the chance that it pays with all the wilds it can
    "forgetting",  # the chance that a ticket slips its mind for some turns
    "fancying",  # what a route is worth that it fancies for some turns
)
"""What the planner weighs; the first four are the prices that plans are made with.

Each weight has a value for the beginning of a game and one for its end, and lies between them in
between, see `progress_of`."""
# Their numbers as constants, which kernels need; a test compares the names.
(
    DEARNESS,
    _GRAY_PRICE,
    _DOUBLE_PRICE,
    _CROSSING,
    _PLANNED,
    _POINTS,
    _SPACES,
    _FINISHING,
    _CONTESTED,
    _RIVALLED,
    _EXACT,
    _EXACT_GRAY,
    _UNPLANNED,
    _UNPLANNED_SPACES,
    _TOUCHING,
    _JOINING,
    _WILD_SPENT,
    _NEEDED_SPENT,
    _SHORT_OF_PIECES,
    _CART,
    _BLOCKING,
    _DRAWING,
    _DRAWING_HAND,
    _DRAWING_LACK,
    _SECOND_CARD,
    _CARD_NEEDED,
    _CARD_COMPLETES,
    _CARD_GRAY,
    _CARD_LONG,
    _CARD_WILD,
    _CARD_DECK,
    TICKETS,
    TICKETS_PIECES,
    TICKETS_OPEN,
    TICKETS_CARDS,
    KEEP_GAIN,
    KEEP_SPACES,
    KEEP_EACH,
    LONG_SHARE,
    TRIP,
    TRIP_BASE,
    _PASSENGER_CARD,
    SWAPPING,
    _APART,
    _RUSHING,
    _SAVING,
    _PATIENCE,
    _IMPATIENCE,
    _DECK_LIKING,
    _WILD_LIKING,
    CURIOSITY,
    WILD_PAYING,
    FORGETTING,
    FANCYING,
) = range(len(WEIGHTS))
HABITS: Final = WEIGHTS[_APART:]
"""Those that the planner itself does not have."""

_ENDING = 1e3
_SPACES_A_CLAIM = 3.0
"""About as many as routes have that are claimed."""


@kernel
def turns_to_end(state, seat):
    """Return how many turns ``seat`` takes at least, or nearly so, to lay all its pieces.

    A claim takes a turn, and so do two cards that it lacks.
    """
    pieces = np.int64(state["pieces"][seat])
    cards = np.int64(0)
    for card in range(UNKNOWN + 1):
        cards += np.int64(state["hand"][seat, card])
    return pieces / _SPACES_A_CLAIM + max(np.int64(0), pieces - cards) / 2.0


@kernel
def progress_of(state, rules):
    """Return how near the end is: 0 at the beginning, 1 when someone could end the game now."""
    turns = turns_to_end(state, np.int64(0))
    for seat in range(1, np.int64(state["players"])):
        turns = min(turns, turns_to_end(state, np.int64(seat)))
    whole = rules["pieces"] / _SPACES_A_CLAIM + rules["pieces"] / 2.0
    return max(0.0, 1.0 - turns / whole)


@kernel
def weigh_now(state, rules, weights, desk):
    """Return the weights that hold at this moment of the game; they stand on ``desk``."""
    progress = progress_of(state, rules)
    now = desk["weights"]
    for i in range(len(now)):
        now[i] = weights[0, i] + progress * (weights[1, i] - weights[0, i])
    return now


@kernel
def is_last_turn(state):
    """Tell whether the seat to move has no further turn."""
    return 0 <= state["last_turns"] <= state["players"]


@kernel
def finished_points(desk, seat, route):
    """Return the points of the tickets that claiming ``route`` finishes."""
    points = np.int64(0)
    word = route >> 6
    only = bit(route & 63)
    for i in range(desk["ways_n"][seat]):
        if desk["ways"][seat, i, word] == only and desk["ways"][seat, i, 1 - word] == 0:
            points += desk["way_points"][seat, i]
    return points


@kernel
def unplanned_value(state, weights, desk, length, payment):
    """Return what claiming a route that the plan does not want is worth for its length and cost."""
    seat = np.int64(state["seat"])
    value = weights[_UNPLANNED] + weights[_UNPLANNED_SPACES] * length
    left = np.int64(state["pieces"][seat]) - length
    value -= weights[_SHORT_OF_PIECES] * max(0, desk["spaces"][seat] - left)
    colour = detail_of(payment)
    if colour != WILD:
        held = np.int64(state["hand"][seat, colour])
        paid = length - wilds_of(payment) - long_wilds_of(payment)
        taken = min(paid, max(0, desk["demand"][seat, colour] - (held - paid)))
        value -= weights[_NEEDED_SPENT] * taken
    return value


@kernel
def most_unplanned(state, rules, weights, desk, length):
    """Return the most that an unplanned route of a length can be worth, however it is paid."""
    seat = np.int64(state["seat"])
    value = weights[_POINTS] * rules["points"][length]
    value += weights[_UNPLANNED] + weights[_UNPLANNED_SPACES] * length
    left = np.int64(state["pieces"][seat]) - length
    value -= weights[_SHORT_OF_PIECES] * max(0, desk["spaces"][seat] - left)
    # Tuning may have found that a payment which costs more is better.
    return value + length * (max(0.0, -weights[_WILD_SPENT]) + max(0.0, -weights[_NEEDED_SPENT]))


@kernel
def set_bonuses(state, weights, desk, apart):
    """Set what its ties add to the worth of an unplanned route; return no less than the most.

    ``apart`` is what it adds that there are none to the own network.
    """
    bonus = desk["bonus"]
    bonus[0] = apart
    cart = weights[_CART] if state["goods_cards_left"] > 0 else 0.0
    blocking = weights[_BLOCKING] / (np.int64(state["players"]) - 1)
    add_bonus(bonus, NEAR, weights[_TOUCHING] - apart)
    add_bonus(bonus, INNER, weights[_JOINING])
    add_bonus(bonus, CONTESTED, 0.0)
    add_bonus(bonus, BLOCKING, blocking)
    add_bonus(bonus, CART, cart)
    most = max(0.0, weights[_TOUCHING]) + max(0.0, weights[_JOINING])
    return most + max(0.0, blocking) + max(0.0, cart) + max(0.0, apart)


@kernel
def add_bonus(bonus, tie, worth):
    """Fill the part of the table with the bit ``tie`` from the part without it."""
    for lower in range(tie):
        bonus[tie + lower] = bonus[lower] + worth


@kernel
def saved_up(state, weights, desk, colour, length, payment):
    """Return what it adds to a planned claim that it costs nothing the plan could use elsewhere."""
    if wilds_of(payment) + long_wilds_of(payment) > 0:
        return 0.0
    if colour != GRAY:
        return weights[_EXACT]
    seat = np.int64(state["seat"])
    paid = detail_of(payment)
    left = np.int64(state["hand"][seat, paid]) - length
    return weights[_EXACT_GRAY] if left >= desk["demand"][seat, paid] else 0.0


@kernel
def list_claims_worth(state, rules, board, weights, desk, least, n):
    """Add one claim of each route that can be paid to the options; return their number.

    Unplanned claims that are surely worth no more than ``least`` may be left out. Routes of one
    colour and length cost the same, so most is weighed once for all of them. This is where most of
    the time of a search is spent.
    """
    seat = np.int64(state["seat"])
    demand = desk["demand"][seat]
    wanted = desk["wanted"][seat]
    ties = desk["ties"][seat]
    codes = desk["codes"]
    values = desk["values"]
    bonus = desk["bonus"]
    if saves_up(state, rules, weights[_SAVING]):
        return n
    apart = weights[_APART] if desk["touched"][seat] else 0.0
    most_bonus = set_bonuses(state, weights, desk, apart)
    rushed = longest_open(state) - weights[_RUSHING] if weights[_RUSHING] > 0.0 else 1e3
    rivalled = weights[_RIVALLED] / (np.int64(state["players"]) - 1)
    eager, eager_apart = eagerness(state, weights[_PATIENCE], weights[_IMPATIENCE])
    first = n
    hand = state["hand"][seat]
    longest = min(MAX_LENGTH, np.int64(state["pieces"][seat]))
    wilds = np.int64(hand[WILD]) + np.int64(hand[LONG_WILD])
    most_held = np.int64(0)
    for colour in range(GRAY):
        most_held = max(most_held, np.int64(hand[colour]))
    bounds = desk["bounds"]
    for length in range(1, longest + 1):
        bounds[length] = most_bonus + most_unplanned(state, rules, weights, desk, length)
        bounds[length] += eager_apart
        if length > rushed:
            bounds[length] += AT_ONCE
    for colour in range(GRAY + 1):
        free = state["free"][seat, colour]
        if free == 0:
            continue
        held = most_held if colour == GRAY else np.int64(hand[colour])
        for length in range(1, min(longest, held + wilds) + 1):
            if tallied(free, length) == 0:
                continue
            if bounds[length] <= least and demand[colour] < length:
                continue  # the plan wants none of them, and they can't be the best
            payment = cheapest_payment(state, rules, np.int64(colour), np.int64(length), demand)
            if payment < 0:
                continue
            value = weights[_POINTS] * rules["points"][length]
            value -= weights[_WILD_SPENT] * (wilds_of(payment) + 0.5 * long_wilds_of(payment))
            if length > rushed:
                value += AT_ONCE
            unplanned = value + unplanned_value(state, weights, desk, length, payment)
            unplanned += eager_apart
            planned = value + eager + weights[_PLANNED] + weights[_SPACES] * length
            planned += saved_up(state, weights, desk, colour, length, payment)
            for word in range(2):
                rest = claimable(state, board, colour, length, word)
                planned_rest = rest & wanted[word]
                rest &= ~wanted[word]
                while planned_rest:
                    route = 64 * word + lowest(planned_rest)
                    planned_rest = without_lowest(planned_rest)
                    codes[n] = make(CLAIM, route) | payment
                    values[n] = planned + weights[_FINISHING] * finished_points(desk, seat, route)
                    if ties[route] & CONTESTED:
                        values[n] += weights[_CONTESTED]
                    if ties[route] & BLOCKING:
                        values[n] += rivalled
                    values[n] += bonus[ties[route] & CART]
                    if ties[route] & NEAR:
                        values[n] -= apart
                    n += 1
                if unplanned + most_bonus <= least:
                    continue
                while rest:
                    route = 64 * word + lowest(rest)
                    rest = without_lowest(rest)
                    codes[n] = make(CLAIM, route) | payment
                    values[n] = unplanned + bonus[ties[route]]
                    n += 1
    if is_last_turn(state):
        for i in range(first, n):
            values[i] = last_value(state, rules, board, desk, codes[i], values[i])
    if rules["instant_tickets"]:
        for i in range(first, n):
            values[i] += ending_value(state, board, codes[i])
    return n


@kernel
def goods_bonus(state, rules, more):
    """Return the points for goods cards that the seat would get now with so many ``more`` (A6)."""
    seat = np.int64(state["seat"])
    own = np.int64(state["goods_cards"][seat]) + more
    if own == 0:
        return 0.0
    players = np.int64(state["players"])
    ahead = np.int64(0)
    for other in range(players):
        ahead += other != seat and state["goods_cards"][other] > own
    return np.float64(rules["goods_card_bonus"][players, ahead])


@kernel
def last_value(state, rules, board, desk, code, value):
    """Return what a claim is worth on the last turn: nothing but points counts any more."""
    route = subject_of(code)
    points = np.float64(rules["points"][board["length"][route]])
    finished = finished_points(desk, np.int64(state["seat"]), route)
    if finished > 0:
        points += 2.0 * finished + 0.6 * rules["most_tickets_bonus"]
    if board["cart"][route] and state["goods_cards_left"] > 0:
        points += goods_bonus(state, rules, 1) - goods_bonus(state, rules, 0)
    return 100.0 + points + 0.4 * value / (1.0 + abs(value))


@kernel
def ending_value(state, board, code):
    """Return what a claim that ends the game at once is worth: everything or nothing (F7)."""
    seat = np.int64(state["seat"])
    if board["length"][subject_of(code)] != state["pieces"][seat]:
        return 0.0
    for other in range(np.int64(state["players"])):
        if other != seat and state["done"][other] >= state["done"][seat]:
            return -_ENDING
    return _ENDING


@kernel
def card_value(state, board, weights, desk, card):
    """Return what one more card of a kind is worth."""
    seat = np.int64(state["seat"])
    hand = state["hand"][seat]
    if card == WILD:
        return weights[_CARD_WILD]
    if card == LONG_WILD:
        return 0.7 * weights[_CARD_WILD]
    if card == PASSENGER:
        return weights[_PASSENGER_CARD]
    held = np.int64(hand[card])
    demand = desk["demand"][seat]
    value = 0.0
    if demand[card] > held:
        value += weights[_CARD_NEEDED]
    reach = held + np.int64(hand[WILD]) + 1
    if demand[card] > 0 or demand[GRAY] > 0:
        if completes(board, desk["wanted"][seat], card, reach):
            value += weights[_CARD_COMPLETES]
    if demand[GRAY] > 0:
        value += weights[_CARD_GRAY] * min(held, 4)
    longest = longest_free(state, card)
    if longest > held:
        value += weights[_CARD_LONG] * min(held, 5) * longest / 6.0
    return value


@kernel
def completes(board, wanted, card, reach):
    """Tell whether a wanted route of colour ``card`` or gray takes just ``reach`` cards."""
    if reach > MAX_LENGTH:
        return False
    for word in range(2):
        routes = board["routes_of"][card, reach, word] | board["routes_of"][GRAY, reach, word]
        if routes & wanted[word]:
            return True
    return False


@kernel
def list_cards_worth(state, rules, board, weights, desk, base, n):
    """Add the ways to take a card, one for each kind face-up, to the options.

    ``base`` is what drawing is worth at all; as first card each counts with the best second.
    """
    first = n
    desk["codes"][n] = DECK
    desk["values"][n] = weights[_CARD_DECK]
    best = weights[_CARD_DECK]  # and the second best, of those that leave a second card
    second = weights[_CARD_DECK]
    n += 1
    for slot in range(np.int64(rules["market_size"])):
        card = state["market"][slot]
        if not may_take(state, slot):
            continue
        value = card_value(state, board, weights, desk, np.int64(card))
        if card != WILD:
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        seen = False
        for earlier in range(slot):
            seen = seen or state["market"][earlier] == card
        if not seen:
            desk["codes"][n] = make(TAKE, slot)
            desk["values"][n] = value
            n += 1
    if state["phase"] == PHASE_TURN:
        for i in range(first, n):
            value = desk["values"][i]
            taken = desk["codes"][i]
            wild = taken != DECK and state["market"][taken >> 4] == WILD
            if not wild:
                value += weights[_SECOND_CARD] * (second if value == best else best)
            desk["values"][i] = base + value
    prefer_cards(state, desk, first, n, weights[_DECK_LIKING], weights[_WILD_LIKING])
    return n


@kernel
def spare_cards(state, rules, desk):
    """Return how many cards of the hand the plan does not need."""
    seat = np.int64(state["seat"])
    hand = state["hand"][seat]
    demand = desk["demand"][seat]
    spare = np.int64(hand[WILD]) - demand[GRAY]
    for colour in range(np.int64(rules["colours"])):
        spare += np.int64(hand[colour]) - min(np.int64(hand[colour]), demand[colour])
    return max(np.int64(0), spare)


@kernel
def drawing_value(state, rules, weights, desk):
    """Return what drawing cards is worth, without regard to which."""
    seat = np.int64(state["seat"])
    hand = state["hand"][seat]
    demand = desk["demand"][seat]
    cards = np.int64(hand[WILD]) + np.int64(hand[LONG_WILD]) + np.int64(hand[PASSENGER])
    lack = demand[GRAY]
    spare = np.int64(hand[WILD])
    for colour in range(np.int64(rules["colours"])):
        held = np.int64(hand[colour])
        cards += held
        lack += max(0, demand[colour] - held)
        spare += max(0, held - demand[colour])
    lack = max(0, lack - spare // 2)
    value = weights[_DRAWING] - weights[_DRAWING_HAND] * cards
    return value + weights[_DRAWING_LACK] * min(10, lack)
