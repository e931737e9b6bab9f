"""Builders: shortest ways for their tickets, each route claimed as soon as it can be paid.

Nothing is weighed against everything else as in the planner: what comes first is done first. Routes
of the plan that cost no wilds, journeys, new tickets, then the rest of the plan, then points.
"""

import numpy as np

from ai.planning.desk import TRIAL
from ai.planning.greedy import is_time_to_swap
from ai.planning.paying import cheapest_claim
from ai.planning.plan import plan_choices, weigh_choice
from ai.planning.trips import best_trip, next_step, worth_of_start
from ai.planning.weighing import is_last_turn, progress_of
from ai.sparring.claiming import (
    best_target,
    is_payable,
    last_claim,
    missing_for,
    planned_claim,
    spoiled,
)
from ai.sparring.design import design, open_tickets, turns_left
from ai.sparring.drawing import draw_card
from ai.sparring.jit import entry
from ai.sparring.manner import (
    BLOCKING,
    DEARNESS,
    DRAW_OPEN,
    DRAW_PIECES,
    DRAW_TURNS,
    KEEP_GAIN,
    KEEP_SPACES,
    LONG_SHARE,
    MOST_OPEN,
    MOST_TURNS,
    NEVER,
    SAVING_TURNS,
    SPARE_LENGTH,
    TRIP,
    TRIP_LATE,
)
from ai.sparring.reading import blocking_claim
from ttr_qt.engine.kernel.bits import add
from ttr_qt.engine.kernel.codes import long_wilds_of, make, second_part, wilds_of
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    CARD_KINDS,
    JOURNEY,
    KEEP,
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
    wanted_tickets,
)

_SOON = 3.0
"""With fewer turns left only points count."""
_SOME = 0.5
_PLACE_WORTH = 1.5
"""A passenger is put only where it may bring more."""


@kernel
def choose_tickets(state, rules, board, desk, manner):
    """Return the tickets shown that are worth keeping, as bits."""
    prices = np.zeros(4)
    prices[0] = manner[DEARNESS]
    plan_choices(state, board, desk, prices)
    index = np.int64(0)
    best = np.int64(nth_kept(state, rules, index))
    best_value = -1e9
    kept = best
    while kept > 0:
        value = weigh_choice(state, desk, kept, manner[KEEP_GAIN], manner[KEEP_SPACES])
        if value > best_value:
            best_value = value
            best = kept
        index += 1
        kept = np.int64(nth_kept(state, rules, index))
    return best


@kernel
def ticket_mix(state, number, manner):
    """Return the mix of ``number`` tickets to draw."""
    wanted = wanted_tickets(state, number)
    share = np.int64(wanted * manner[LONG_SHARE] / 4.0 + 0.5)
    second = max(np.int64(0), min(share, wanted, np.int64(state["pile_n"][1])))
    first = min(wanted - second, np.int64(state["pile_n"][0]))
    return make(TICKETS, first) | second_part(wanted - first)


@kernel
def place_passenger(state, board):
    """Return where to put a passenger after a claim, or that none is put."""
    route = state["claimed"]
    best = SKIP
    best_worth = _PLACE_WORTH
    for end in range(2):
        place = np.int64(board["a"][route] if end == 0 else board["b"][route])
        if may_stand(state, board, place):
            worth = worth_of_start(state, board, place)
            if worth > best_worth:
                best_worth = worth
                best = make(PLACE, place)
    return best


@kernel
def worthwhile_trip(state, rules, board, least):
    """Return the journey that brings most, at least ``least``, or -1."""
    best = NONE
    most = least
    if rules["passengers"]:
        seat = np.int64(state["seat"])
        for i in range(MAX_PASSENGERS):
            place = np.int64(state["passenger"][seat, i])
            if place != NONE:
                goods, first = best_trip(state, board, place)
                if first >= 0 and goods >= most:
                    most = goods
                    best = make(JOURNEY, place)
    return best


@kernel
def small_step(state, rules, board, desk, manner):
    """Return the action in any phase but a turn and its second card."""
    phase = state["phase"]
    if phase == PHASE_KEEP:
        return make(KEEP, choose_tickets(state, rules, board, desk, manner))
    if phase == PHASE_MIX:
        return ticket_mix(state, np.int64(rules["tickets_dealt"]), manner)
    if phase == PHASE_PASSENGER:
        return place_passenger(state, board)
    if phase == PHASE_JOURNEY:
        return next_step(state, board)
    return nth_action(state, rules, board, np.int64(0))


@kernel
def spare_claim(state, rules, board, desk, least, room, turns):
    """Return the claim with the best rate of points off the plan if it can be paid, or -1."""
    demand = desk["demand"][TRIAL]
    target = best_target(state, rules, board, demand, room, turns)
    if target < 0 or board["length"][target] < least:
        return NONE
    code = cheapest_claim(state, rules, board, target, demand)
    if code >= 0 and least > 1:
        if wilds_of(code) + long_wilds_of(code) + spoiled(state, board, demand, code) > 0:
            return NONE
    return code


@kernel
def draw_for_plan(state, rules, board, desk, room, turns):
    """Return the draw that helps the plan most; without a plan, the route worth most."""
    demand = np.zeros(CARD_KINDS, np.int64)
    wanted = np.zeros(2, np.uint64)
    for card in range(CARD_KINDS):
        demand[card] = desk["demand"][TRIAL, card]
    for word in range(2):
        wanted[word] = desk["wanted"][TRIAL, word]
    if (wanted[0] == 0 and wanted[1] == 0) or is_payable(state, rules, desk):
        target = best_target(state, rules, board, demand, room, turns)
        if target >= 0:
            _, colour = missing_for(state, rules, board, target, demand)
            demand[colour] += np.int64(board["length"][target])
            add(wanted, target)
    return draw_card(state, rules, board, wanted, demand)


@kernel
def last_action(state, rules, board, desk):
    """Return the claim or the journey that brings most points at once, or -1."""
    code, points = last_claim(state, rules, board, desk)
    trip = worthwhile_trip(state, rules, board, max(points, _SOME))
    return trip if trip >= 0 else code


@kernel
def wants_tickets(state, rules, manner, undone, turns):
    """Tell whether it is time for new tickets, with so many undone and so many turns left."""
    if count_mixes(state, np.int64(rules["tickets_drawn"])) == 0:
        return False
    if rules["most_tickets_bonus"]:
        return undone <= manner[MOST_OPEN] and turns >= manner[MOST_TURNS]
    return undone <= manner[DRAW_OPEN] and turns >= manner[DRAW_TURNS]


@kernel
def take_turn(state, rules, board, desk, manner):
    """Return what a builder begins its turn with."""
    seat = np.int64(state["seat"])
    room = np.int64(state["pieces"][seat])
    if is_last_turn(state):
        return last_action(state, rules, board, desk)
    turns = turns_left(state, rules)
    hopeless = turns < _SOON and not rules["instant_tickets"]
    if hopeless and not is_payable(state, rules, desk):
        code = last_action(state, rules, board, desk)  # the plan will hardly be done
        if code >= 0:
            return code
    spaces = np.int64(desk["spaces"][TRIAL])
    code = planned_claim(state, rules, board, desk, False)
    if code >= 0:
        return code
    if manner[BLOCKING] < NEVER:
        code = blocking_claim(state, rules, board, desk, manner[BLOCKING], room - spaces)
        if code >= 0:
            return code
    progress = progress_of(state, rules)
    least = manner[TRIP] + (manner[TRIP_LATE] - manner[TRIP]) * progress
    code = worthwhile_trip(state, rules, board, least)
    if code >= 0:
        return code
    undone = open_tickets(desk)
    if wants_tickets(state, rules, manner, undone, turns) and room - spaces >= manner[DRAW_PIECES]:
        return ticket_mix(state, np.int64(rules["tickets_drawn"]), manner)
    if undone > 0 and (turns < manner[SAVING_TURNS] or is_payable(state, rules, desk)):
        code = planned_claim(state, rules, board, desk, True)
        if code >= 0:
            return code
    if undone == 0:
        if rules["instant_tickets"] and is_time_to_swap(state):
            return SWAP
        code = spare_claim(state, rules, board, desk, 1, room, turns)
    else:
        least = np.int64(manner[SPARE_LENGTH])
        code = spare_claim(state, rules, board, desk, least, room - spaces, turns)
    if code >= 0:
        return code
    if count_draws(state, rules) > 0:
        return draw_for_plan(state, rules, board, desk, room - spaces, turns)
    return planned_claim(state, rules, board, desk, True)


@kernel
def play_as_builder(state, rules, board, desk, manner):
    """Return a builder's action."""
    phase = state["phase"]
    if phase != PHASE_TURN and phase != PHASE_SECOND:
        return small_step(state, rules, board, desk, manner)
    design(state, rules, board, desk, manner)
    code = NONE
    if phase == PHASE_TURN:
        code = take_turn(state, rules, board, desk, manner)
    if code < 0 and count_draws(state, rules) > 0:
        room = np.int64(state["pieces"][state["seat"]]) - np.int64(desk["spaces"][TRIAL])
        code = draw_for_plan(state, rules, board, desk, room, turns_left(state, rules))
    if code < 0:
        code, _ = last_claim(state, rules, board, desk)
    return code if code >= 0 else nth_action(state, rules, board, np.int64(0))


@entry
def build(state, rules, board, desk, manner):
    """Return the action of a builder with this manner."""
    return play_as_builder(state, rules, board, desk, manner)
