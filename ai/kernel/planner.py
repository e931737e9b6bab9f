"""The planner: weighs every claim, card and ticket draw against its plan.

What things are worth is a row of weights, tuned by self-play for each edition.
"""

import numpy as np

from ai.kernel.greedy import is_time_to_swap
from ai.kernel.jit import entry
from ai.kernel.paying import cheapest_claim, count_demand
from ai.kernel.plan import OPEN, PLAN_NUMBERS, SPACES, best_choice, own_tickets, plan_for
from ai.kernel.trips import best_trip, next_step, worth_of_start
from ttr_qt.engine.kernel.bits import lowest, without_lowest
from ttr_qt.engine.kernel.codes import detail_of, long_wilds_of, make, second_part, wilds_of
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.journeys import may_stand
from ttr_qt.engine.kernel.layout import (
    CARD_KINDS,
    DECK,
    GRAY,
    JOURNEY,
    KEEP,
    LONG_WILD,
    MAX_PASSENGERS,
    MAX_TICKETS,
    NONE,
    PASSENGER,
    PHASE_JOURNEY,
    PHASE_KEEP,
    PHASE_MIX,
    PHASE_PASSENGER,
    PHASE_SECOND,
    PHASE_TURN,
    PLACE,
    SKIP,
    SWAP,
    TAKE,
    TICKETS,
    WILD,
)
from ttr_qt.engine.kernel.legal import (
    count_draws,
    count_mixes,
    kept_at_least,
    may_take,
    nth_action,
    wanted_tickets,
)

WEIGHTS = (
    "planned",  # a claim that the plan wants
    "points",  # for each point of a route
    "spaces",  # for each space of a planned route
    "unplanned",  # any other claim
    "unplanned_spaces",
    "touching",  # an unplanned claim that touches the own network
    "wild_spent",
    "needed_spent",  # for each card paid that the plan needs elsewhere
    "short_of_pieces",  # for each piece that the plan would lack afterwards
    "cart",
    "hurry",  # any claim, as the fewest pieces of anyone go from 45 to 0
    "drawing",  # drawing cards at all
    "drawing_hand",  # for each card in hand
    "drawing_lack",  # for each card the plan lacks, up to ten
    "card_needed",
    "card_gray",  # a colour for gray routes, by how many of it are held
    "card_long",  # a colour with long free routes, by how many of it are held
    "card_wild",
    "card_deck",
    "tickets",  # drawing tickets once the plan is done
    "tickets_pieces",  # for each own piece left
    "tickets_hurry",
    "keep_gain",  # choosing tickets: a point that can be had
    "keep_spaces",
    "dearness",  # each further track of a way, in spaces
    "long_share",  # of four tickets, how many from the second deck
    "trip",  # for each point of a journey
    "trip_base",
    "blocking",  # a route between two places where a rival has tracks at both, over rivals
)
(
    _PLANNED,
    _POINTS,
    _SPACES,
    _UNPLANNED,
    _UNPLANNED_SPACES,
    _TOUCHING,
    _WILD_SPENT,
    _NEEDED_SPENT,
    _SHORT,
    _CART,
    _HURRY,
    _DRAWING,
    _DRAWING_HAND,
    _DRAWING_LACK,
    _CARD_NEEDED,
    _CARD_GRAY,
    _CARD_LONG,
    _CARD_WILD,
    _CARD_DECK,
    _TICKETS,
    _TICKETS_PIECES,
    _TICKETS_HURRY,
    _KEEP_GAIN,
    _KEEP_SPACES,
    _DEARNESS,
    _LONG_SHARE,
    _TRIP,
    _TRIP_BASE,
    _BLOCKING,
) = range(len(WEIGHTS))

_NEVER = -1e6


@kernel
def touch_counts(state, board, touching, rival):
    """Set for each place how many own tracks end there, and how many of others."""
    seat = state["seat"]
    for place in range(np.int64(board["places"])):
        touching[place] = 0
        rival[place] = 0
    for route in range(np.int64(board["routes"])):
        owner = state["owner"][route]
        if owner == seat:
            touching[board["a"][route]] += 1
            touching[board["b"][route]] += 1
        elif owner != NONE:
            rival[board["a"][route]] += 1
            rival[board["b"][route]] += 1


@kernel
def hurry_of(state, rules):
    """Return how near the end is: 0 with all pieces, 1 when someone has none left."""
    fewest = np.int64(rules["pieces"])
    for seat in range(np.int64(state["players"])):
        fewest = min(fewest, np.int64(state["pieces"][seat]))
    return 1.0 - fewest / rules["pieces"]


@kernel
def claim_value(state, rules, board, weights, code, route, planned, plan, demand, near, hurry):
    """Return what claiming ``route`` by ``code`` is worth."""
    seat = np.int64(state["seat"])
    length = np.int64(board["length"][route])
    value = weights[_POINTS] * rules["points"][length] + weights[_HURRY] * hurry
    value -= weights[_WILD_SPENT] * (wilds_of(code) + 0.5 * long_wilds_of(code))
    if board["cart"][route] and state["goods_cards_left"] > 0:
        value += weights[_CART]
    left = np.int64(state["pieces"][seat]) - length
    if planned:
        value += weights[_PLANNED] + weights[_SPACES] * length
    else:
        value += weights[_UNPLANNED] + weights[_UNPLANNED_SPACES] * length
        a, b = board["a"][route], board["b"][route]
        if near[0, a] > 0 or near[0, b] > 0:
            value += weights[_TOUCHING]
        if near[1, a] > 0 and near[1, b] > 0:
            value += weights[_BLOCKING] / (np.int64(state["players"]) - 1)
        value -= weights[_SHORT] * max(0, plan[SPACES] - left)
        colour = detail_of(code)
        if colour != WILD:
            held = np.int64(state["hand"][seat, colour])
            paid = length - wilds_of(code) - long_wilds_of(code)
            taken = min(paid, max(0, np.int64(demand[colour]) - (held - paid)))
            value -= weights[_NEEDED_SPENT] * taken
    return value


@kernel
def best_claim(state, rules, board, weights, wanted, plan, demand, hurry):
    """Return the most valuable claim that can be paid, or -1, and its value."""
    seat = np.int64(state["seat"])
    near = np.zeros((2, 64), np.int64)
    touch_counts(state, board, near[0], near[1])
    best = NONE
    best_value = _NEVER
    for word in range(2):
        rest = state["open"][word] & ~state["barred"][seat, word]
        while rest:
            lowest_bit = rest & ~(without_lowest(rest))
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            if board["length"][route] <= state["pieces"][seat]:
                code = cheapest_claim(state, rules, board, route, demand)
                if code >= 0:
                    planned = (wanted[word] & lowest_bit) != np.uint64(0)
                    value = claim_value(
                        state,
                        rules,
                        board,
                        weights,
                        code,
                        route,
                        planned,
                        plan,
                        demand,
                        near,
                        hurry,
                    )
                    if value > best_value:
                        best = code
                        best_value = value
    return best, best_value


@kernel
def longest_free(state, colour):
    """Return the length of the longest route of ``colour`` that the seat to move may claim."""
    counts = state["free"][state["seat"], colour]
    longest = 0
    while counts:
        longest += 1
        counts >>= np.uint64(8)
    return longest


@kernel
def card_value(state, weights, card, demand):
    """Return what one more card of a kind is worth."""
    seat = state["seat"]
    hand = state["hand"][seat]
    if card == WILD:
        return weights[_CARD_WILD]
    if card == LONG_WILD:
        return 0.7 * weights[_CARD_WILD]
    if card == PASSENGER:
        return 0.5 * weights[_CARD_DECK]
    held = np.int64(hand[card])
    value = 0.0
    if demand[card] > held:
        value += weights[_CARD_NEEDED]
    if demand[GRAY] > 0:
        value += weights[_CARD_GRAY] * min(held, 4)
    longest = longest_free(state, card)
    if longest > held:
        value += weights[_CARD_LONG] * min(held, 5) * longest / 6.0
    return value


@kernel
def best_card(state, rules, weights, demand):
    """Return the best card to take, and what drawing is worth beyond the deck's own worth."""
    best = DECK
    best_value = weights[_CARD_DECK]
    for slot in range(np.int64(rules["market_size"])):
        if may_take(state, slot):
            card = np.int64(state["market"][slot])
            value = card_value(state, weights, card, demand)
            if card == WILD:
                value -= weights[_CARD_DECK]  # it costs the second card
            if value > best_value:
                best_value = value
                best = make(TAKE, slot)
    return best, best_value


@kernel
def lacking(state, rules, demand):
    """Return how many cards the plan still lacks."""
    hand = state["hand"][state["seat"]]
    lack = np.int64(demand[GRAY])
    spare = np.int64(hand[WILD])
    for colour in range(np.int64(rules["colours"])):
        lack += max(0, np.int64(demand[colour]) - np.int64(hand[colour]))
        spare += max(0, np.int64(hand[colour]) - np.int64(demand[colour]))
    return max(0, lack - spare // 2)


@kernel
def look_ahead(state, board, weights, wanted, plan, demand):
    """Plan for the own tickets: the routes wanted, the numbers of the plan, the cards it takes."""
    seat = np.int64(state["seat"])
    held = np.zeros(MAX_TICKETS, np.bool_)
    own_tickets(state, board, seat, held)
    plan_for(state, board, seat, held, weights[_DEARNESS], wanted, plan)
    count_demand(board, wanted, demand)


@kernel
def choose_turn(state, rules, board, weights):
    """Return the best action to begin a turn with."""
    seat = np.int64(state["seat"])
    wanted = np.zeros(2, np.uint64)
    plan = np.zeros(PLAN_NUMBERS, np.int64)
    demand = np.zeros(CARD_KINDS, np.int64)
    look_ahead(state, board, weights, wanted, plan, demand)
    hurry = hurry_of(state, rules)
    last = 0 <= state["last_turns"] <= state["players"]
    best, best_value = best_claim(state, rules, board, weights, wanted, plan, demand, hurry)
    draws = count_draws(state, rules)
    if draws > 0 and not (last and best >= 0):
        cards = np.int64(0)
        for card in range(CARD_KINDS):
            cards += np.int64(state["hand"][seat, card])
        code, value = best_card(state, rules, weights, demand)
        value += weights[_DRAWING] - weights[_DRAWING_HAND] * cards
        value += weights[_DRAWING_LACK] * min(10, lacking(state, rules, demand))
        if value > best_value:
            best = code
            best_value = value
    if rules["instant_tickets"]:
        if plan[OPEN] == 0 and is_time_to_swap(state):
            return SWAP
    elif not last and count_mixes(state, np.int64(rules["tickets_drawn"])) > 0:
        value = weights[_TICKETS] + weights[_TICKETS_PIECES] * (
            np.int64(state["pieces"][seat]) - plan[SPACES]
        )
        value -= weights[_TICKETS_HURRY] * hurry + 4.0 * plan[OPEN]
        if value > best_value or best < 0:
            best = mix(state, weights, np.int64(rules["tickets_drawn"]))
            best_value = value
    if rules["passengers"]:
        for i in range(MAX_PASSENGERS):
            place = np.int64(state["passenger"][seat, i])
            if place != NONE:
                goods, first = best_trip(state, board, place)
                if first >= 0:
                    value = weights[_TRIP] * goods + weights[_TRIP_BASE]
                    if last or value > best_value or best < 0:
                        best = make(JOURNEY, place)
                        best_value = value
    return best if best >= 0 else nth_action(state, rules, board, np.int64(0))


@kernel
def mix(state, weights, number):
    """Return the mix of tickets to draw."""
    wanted = wanted_tickets(state, number)
    share = np.int64(wanted * weights[_LONG_SHARE] / 4.0 + 0.5)
    second = max(np.int64(0), min(share, wanted, np.int64(state["pile_n"][1])))
    first = min(wanted - second, np.int64(state["pile_n"][0]))
    second = wanted - first
    return make(TICKETS, first) | second_part(second)


@kernel
def choose_place(state, board):
    """Return where to put a passenger after a claim: the city with more around it, or nowhere."""
    route = state["claimed"]
    best = SKIP
    most = 1.5  # worth a passenger
    for end in range(2):
        place = np.int64(board["a"][route] if end == 0 else board["b"][route])
        if may_stand(state, board, place):
            worth = worth_of_start(state, board, place)
            if worth > most:
                most = worth
                best = make(PLACE, place)
    return best


@entry
def plan_action(state, rules, board, weights):
    """Return the planner's action."""
    phase = state["phase"]
    if phase == PHASE_TURN:
        return choose_turn(state, rules, board, weights)
    if phase == PHASE_SECOND:
        wanted = np.zeros(2, np.uint64)
        plan = np.zeros(PLAN_NUMBERS, np.int64)
        demand = np.zeros(CARD_KINDS, np.int64)
        look_ahead(state, board, weights, wanted, plan, demand)
        code, _ = best_card(state, rules, weights, demand)
        return code
    if phase == PHASE_KEEP:
        least = np.int64(kept_at_least(state, rules))
        return make(
            KEEP,
            best_choice(
                state,
                board,
                least,
                weights[_KEEP_GAIN],
                weights[_KEEP_SPACES],
                weights[_DEARNESS],
            ),
        )
    if phase == PHASE_MIX:
        return mix(state, weights, np.int64(rules["tickets_dealt"]))
    if phase == PHASE_PASSENGER:
        return choose_place(state, board)
    if phase == PHASE_JOURNEY:
        return next_step(state, board)
    return nth_action(state, rules, board, np.int64(0))
