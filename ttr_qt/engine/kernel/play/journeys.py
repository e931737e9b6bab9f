"""Passengers: placing them, and their journeys along the tracks (M5-M9, M13-M15)."""

import numpy as np

from ttr_qt.engine.kernel.bits import add, lowest, without_lowest
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    FIRST,
    MAX_GOODS,
    MAX_PASSENGERS,
    NONE,
    PASSENGER,
    SECOND,
)
from ttr_qt.engine.kernel.play.cards import refill_deck


@kernel
def may_stand(state, board, place):
    """Tell whether a passenger may be put into ``place``: a city with no passenger (M5)."""
    if board["abroad"][place]:
        return False
    passenger = state["passenger"]
    for seat in range(state["players"]):
        for i in range(MAX_PASSENGERS):
            if passenger[seat, i] == place:
                return False
    return True


@kernel
def may_place(state, board, route):
    """Tell whether the seat to move may put a passenger at an end of ``route``."""
    return state["unused"][state["seat"]] > 0 and (
        may_stand(state, board, np.int64(board["a"][route]))
        or may_stand(state, board, np.int64(board["b"][route]))
    )


@kernel
def place_passenger(state, place):
    """Put an unused passenger of the seat to move into ``place``."""
    seat = state["seat"]
    state["unused"][seat] -= 1
    for i in range(MAX_PASSENGERS):
        if state["passenger"][seat, i] == NONE:
            state["passenger"][seat, i] = place
            return


@kernel
def steps_from(state, board, place, word):
    """Return one word of the tracks that may be travelled from ``place`` now (M6, M7)."""
    seat = state["seat"]
    carded = state["hand"][seat, PASSENGER] > 0
    untravelled = board["incident"][place, word] & ~state["travelled"][word]
    steps = untravelled
    rest = untravelled
    while rest:
        owner = state["owner"][64 * word + lowest(rest)]
        following = without_lowest(rest)
        if owner == NONE or (owner != seat and not carded):
            steps &= ~(rest ^ following)
        rest = following
    return steps


@kernel
def can_travel(state, board, place):
    """Tell whether any track may be travelled from ``place`` now."""
    return (steps_from(state, board, place, FIRST) | steps_from(state, board, place, SECOND)) != 0


@kernel
def start_journey(state, place):
    """Set the passenger in ``place`` on its way."""
    state["start"] = place
    state["at"] = place
    state["journey_points"] = 0
    state["travelled"][0] = 0
    state["travelled"][1] = 0


@kernel
def travel(state, board, route):
    """Move along ``route``: pay for another's track and take the top token (M6, M7, M13)."""
    seat = state["seat"]
    if state["owner"][route] != seat:
        state["hand"][seat, PASSENGER] -= 1
        state["discard"][PASSENGER] += 1
        refill_deck(state)
    add(state["travelled"], route)
    here = state["at"]
    there = board["b"][route] if board["a"][route] == here else board["a"][route]
    state["at"] = there
    taken = state["goods_taken"][there]
    if there != state["start"] and taken < MAX_GOODS:
        value = board["goods"][there, taken]
        if value > 0:
            state["goods_taken"][there] += 1
            state["goods"][seat, value] += 1
            state["journey_points"] += value


@kernel
def end_journey(state):
    """Score the goods taken; the passenger leaves the game (M9)."""
    seat = state["seat"]
    state["score"][seat] += state["journey_points"]
    for i in range(MAX_PASSENGERS):
        if state["passenger"][seat, i] == state["start"]:
            state["passenger"][seat, i] = NONE
    state["start"] = NONE
    state["at"] = NONE
    state["journey_points"] = 0
    state["travelled"][0] = 0
    state["travelled"][1] = 0
