"""The planner: weighs every claim, card and ticket draw against its plan."""

import numpy as np

from ai.jit import entry
from ai.planning.desk import clear_desk
from ai.planning.greedy import is_time_to_swap
from ai.planning.habits import AT_ONCE, gladly_paid
from ai.planning.plan import (
    plan_choices,
    plan_last_turn,
    plan_tickets,
    weigh_choice,
)
from ai.planning.slips import even, fancy_routes, forget_ticket, recall_ticket
from ai.planning.trips import look_for_trips, next_step, worth_of_start
from ai.planning.weighing import (
    CURIOSITY,
    DEARNESS,
    FANCYING,
    FORGETTING,
    KEEP_EACH,
    KEEP_GAIN,
    KEEP_SPACES,
    LONG_SHARE,
    SWAPPING,
    TICKETS_CARDS,
    TICKETS_OPEN,
    TICKETS_PIECES,
    TRIP,
    TRIP_BASE,
    WILD_PAYING,
    drawing_value,
    is_last_turn,
    list_cards_worth,
    list_claims_worth,
    progress_of,
    spare_cards,
    weigh_now,
)
from ai.planning.weighing import (
    TICKETS as TICKETS_WEIGHT,
)
from ttr_qt.engine.kernel.bits import popcount
from ttr_qt.engine.kernel.chance import advance, scramble
from ttr_qt.engine.kernel.codes import kind_of, make, second_part
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    CLAIM,
    GRAY,
    JOURNEY,
    KEEP,
    MAX_LENGTH,
    MAX_PASSENGERS,
    NONE,
    PHASE_JOURNEY,
    PHASE_KEEP,
    PHASE_MIX,
    PHASE_PASSENGER,
    PHASE_SECOND,
    PHASE_TURN,
    PLACE,
    SKIP,
    SWAP,
    TICKETS,
)
from ttr_qt.engine.kernel.play.journeys import may_stand
from ttr_qt.engine.kernel.play.legal import (
    count_draws,
    count_mixes,
    nth_action,
    nth_kept,
    nth_mix,
    wanted_tickets,
)

# Four even numbers from 0 to 1 add up to a good bell; this makes its standard deviation one.
_SPREAD = 3.0**0.5

_SURE = 500.0
"""A claim worth more than this wins at once."""
_FEW_TRACKS = 6
_CURIOUS = 40.0
"""How much better than anything else new tickets look to somebody who is curious."""
_LATE = 0.6
"""Of the way to the end of a game, after which nobody is."""
_BYTE, _EIGHT, _WIDTH = np.uint64(255), np.uint64(8), np.uint64(56)
_SEVEN_BYTES = (np.uint64(1) << np.uint64(56)) - np.uint64(1)


@kernel
def prices_of(weights):
    """Return the prices that plans are made with."""
    return weights[DEARNESS : DEARNESS + 4]


@kernel
def add_option(desk, n, code, value):
    """Add an action to the options; return their number."""
    desk["codes"][n] = code
    desk["values"][n] = value
    return n + 1


@kernel
def best_option(desk, n):
    """Return the number of the option of most worth, of equals the first."""
    best = np.int64(0)
    for i in range(1, n):
        if desk["values"][i] > desk["values"][best]:
            best = np.int64(i)
    return best


@kernel
def list_turn(state, rules, board, weights, desk, best_only):
    """List what the seat may begin its turn with, and return how much there is.

    With ``best_only`` what surely is not the best may be missing.
    """
    seat = np.int64(state["seat"])
    plan_tickets(state, rules, board, desk, seat, prices_of(weights))
    last = is_last_turn(state)
    if last and not rules["instant_tickets"]:
        plan_last_turn(state, board, desk, seat)
    n = np.int64(0)
    least = -np.inf
    if not last and count_draws(state, rules) > 0:
        n = list_cards_worth(
            state, rules, board, weights, desk, drawing_value(state, rules, weights, desk), n
        )
        # Where a claim may win the game at once, its worth is not known before it is listed.
        if best_only and not rules["instant_tickets"]:
            least = desk["values"][best_option(desk, n)]
    n = list_claims_worth(state, rules, board, weights, desk, least, n)
    if last and n == 0 and count_draws(state, rules) > 0:
        n = list_cards_worth(state, rules, board, weights, desk, 0.0, n)
    if rules["instant_tickets"]:
        best = desk["values"][best_option(desk, n)] if n > 0 else 0.0
        hopeless = desk["ways_n"][seat] == 0 and is_time_to_swap(state)
        value = weights[SWAPPING] * desk["ready"][seat] - 20.0
        if hopeless and best < _SURE:
            value = max(value, best + 1.0)
        if is_curious(state, rules, weights, desk) and best < AT_ONCE:
            value = max(value, best + _CURIOUS)
        n = add_option(desk, n, SWAP, value)
    elif not last and count_mixes(state, np.int64(rules["tickets_drawn"])) > 0:
        spare = np.int64(state["pieces"][seat]) - desk["spaces"][seat]
        value = weights[TICKETS_WEIGHT] + weights[TICKETS_PIECES] * spare
        value -= weights[TICKETS_OPEN] * open_ways(desk, seat)
        value += weights[TICKETS_CARDS] * min(spare, spare_cards(state, rules, desk))
        best = desk["values"][best_option(desk, n)] if n > 0 else 0.0
        curious = is_curious(state, rules, weights, desk)
        if not best_only or n == 0 or curious or value > best:
            if tracks_left(state, seat) < _FEW_TRACKS:
                value -= _SURE  # whatever they ask for can hardly be built
            elif curious:
                value = max(value, _CURIOUS + best)
            n = add_option(desk, n, mix(state, weights, np.int64(rules["tickets_drawn"])), value)
    if rules["passengers"]:
        look_for_trips(state, board, desk)
        for i in range(MAX_PASSENGERS):
            place = np.int64(state["passenger"][seat, i])
            if place != NONE:
                goods = desk["trip_goods"][seat, i]
                if desk["trip_track"][seat, i] >= 0:
                    value = weights[TRIP] * goods + weights[TRIP_BASE]
                    if last:
                        value = 100.0 + goods
                    n = add_option(desk, n, make(JOURNEY, place), value)
    return n


@kernel
def is_curious(state, rules, weights, desk):
    """Tell whether the seat to move draws tickets out of habit: it has few to do and much time."""
    if weights[CURIOSITY] <= 0.0:
        return False
    seat = np.int64(state["seat"])
    spare = np.int64(state["pieces"][seat]) - desk["spaces"][seat]
    if rules["instant_tickets"]:
        # There are always two; those that would take long are swapped for others.
        long_plan = desk["spaces"][seat] > rules["pieces"] / (1.0 + weights[CURIOSITY])
        return long_plan and is_time_to_swap(state)
    time_left = progress_of(state, rules) < _LATE and 4 * spare > rules["pieces"]
    return time_left and open_ways(desk, seat) < weights[CURIOSITY]


@kernel
def tracks_left(state, seat):
    """Return how many tracks ``seat`` may still claim and has the pieces for."""
    shift = np.uint64(max(0, 8 * (MAX_LENGTH - np.int64(state["pieces"][seat]))))
    if shift >= _WIDTH:
        return np.int64(0)
    tracks = np.int64(0)
    for colour in range(GRAY + 1):
        counts = (state["free"][seat, colour] << shift) & _SEVEN_BYTES
        while counts:
            tracks += np.int64(counts & _BYTE)
            counts >>= _EIGHT
    return tracks


@kernel
def open_ways(desk, seat):
    """Return how many tickets of the plan are still to be done."""
    n = 0
    for i in range(desk["ways_n"][seat]):
        n += desk["ways"][seat, i, 0] != 0 or desk["ways"][seat, i, 1] != 0
    return n


@kernel
def mix(state, weights, number):
    """Return the mix of tickets to draw."""
    wanted = wanted_tickets(state, number)
    share = np.int64(wanted * weights[LONG_SHARE] / 4.0 + 0.5)
    second = max(np.int64(0), min(share, wanted, np.int64(state["pile_n"][1])))
    first = min(wanted - second, np.int64(state["pile_n"][0]))
    second = wanted - first
    return make(TICKETS, first) | second_part(second)


@kernel
def list_mixes(state, rules, weights, desk):
    """List the mixes of tickets to begin the game with."""
    number = np.int64(rules["tickets_dealt"])
    best = mix(state, weights, number)
    n = np.int64(0)
    for index in range(count_mixes(state, number)):
        code = nth_mix(state, number, index)
        n = add_option(desk, n, code, 0.0 if code == best else -5.0)
    return n


@kernel
def list_choices(state, rules, board, weights, desk):
    """List the ways to choose from the tickets shown."""
    plan_choices(state, board, desk, prices_of(weights))
    n = np.int64(0)
    kept = np.int64(nth_kept(state, rules, n))
    while kept > 0:
        value = weigh_choice(state, desk, kept, weights[KEEP_GAIN], weights[KEEP_SPACES])
        value += weights[KEEP_EACH] * popcount(np.uint64(kept))
        n = add_option(desk, n, make(KEEP, kept), value)
        kept = np.int64(nth_kept(state, rules, n))
    return n


@kernel
def list_places(state, board, desk):
    """List where to put a passenger after a claim: a city with much around it, or nowhere."""
    route = state["claimed"]
    n = add_option(desk, np.int64(0), SKIP, 1.5)  # what a passenger is worth
    for end in range(2):
        place = np.int64(board["a"][route] if end == 0 else board["b"][route])
        if may_stand(state, board, place):
            n = add_option(desk, n, make(PLACE, place), worth_of_start(state, board, place))
    return n


@kernel
def _list(state, rules, board, weights, desk, best_only):
    phase = state["phase"]
    now = weigh_now(state, rules, weights, desk)
    if phase == PHASE_TURN:
        n = list_turn(state, rules, board, now, desk, best_only)
        if n > 0:
            return n
    elif phase == PHASE_SECOND:
        plan_tickets(state, rules, board, desk, np.int64(state["seat"]), prices_of(now))
        return list_cards_worth(state, rules, board, now, desk, 0.0, np.int64(0))
    elif phase == PHASE_KEEP:
        return list_choices(state, rules, board, now, desk)
    elif phase == PHASE_MIX:
        return list_mixes(state, rules, now, desk)
    elif phase == PHASE_PASSENGER:
        return list_places(state, board, desk)
    elif phase == PHASE_JOURNEY:
        return add_option(desk, np.int64(0), next_step(state, board), 0.0)
    return add_option(desk, np.int64(0), nth_action(state, rules, board, np.int64(0)), 0.0)


@kernel
def list_options(state, rules, board, weights, desk):
    """List the actions worth a thought on ``desk`` with what each is worth; return their number.

    Not all that are legal: of payments, slots with equal cards and steps of a journey the best.
    """
    return _list(state, rules, board, weights, desk, False)


@kernel
def choose(state, rules, board, weights, desk):
    """Return the planner's action, with the plans on ``desk``."""
    n = _list(state, rules, board, weights, desk, True)
    return desk["codes"][best_option(desk, n)]


@kernel
def slips_up(weights):
    """Tell whether somebody with these weights forgets, fancies or overpays now and then."""
    return (
        weights[0, FORGETTING] > 0.0 or weights[0, FANCYING] > 0.0 or weights[0, WILD_PAYING] > 0.0
    )


@kernel
def choose_loosely(state, rules, board, weights, desk, looseness, word):
    """Return an action that is worth about as much as the best, and the generator's next word.

    ``looseness`` is the standard deviation of the error about what each is worth.
    """
    if looseness <= 0.0 and not slips_up(weights):
        return choose(state, rules, board, weights, desk), word
    forgotten = forget_ticket(state, board, desk, weights[0, FORGETTING])
    n = list_options(state, rules, board, weights, desk)
    if forgotten >= 0:
        recall_ticket(state, desk, forgotten)
    fancy_routes(state, desk, n, weights[0, FANCYING])
    if looseness > 0.0:
        for i in range(n):
            error = -2.0
            for _ in range(4):
                word = advance(word)
                error += even(word)
            desk["values"][i] += looseness * _SPREAD * error
    code = desk["codes"][best_option(desk, n)]
    if weights[0, WILD_PAYING] > 0.0 and kind_of(code) == CLAIM:
        word = advance(word)
        if even(word) < weights[0, WILD_PAYING]:
            code = gladly_paid(state, board, code)
    return code, word


@entry
def plan_loosely(state, rules, board, weights, desk, looseness, seed):
    """Return an action of the planner with an unsteady hand; the same for the same seed."""
    clear_desk(state, board, desk)
    code, _ = choose_loosely(state, rules, board, weights, desk, looseness, scramble(seed))
    return code


@entry
def plan_action(state, rules, board, weights, desk):
    """Return the planner's action; what stands on ``desk`` does not matter."""
    clear_desk(state, board, desk)
    return choose(state, rules, board, weights, desk)
