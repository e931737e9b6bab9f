"""Journeys of passengers: how much a trip can bring, and its next step.

A look ahead by depth-first search along own tracks, others' only as far as passenger cards go.
It is bounded in steps, since every further city is worth less and less.
"""

import numpy as np

from ttr_qt.engine.kernel.bits import bit, lowest, without_lowest
from ttr_qt.engine.kernel.codes import make
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    ARRIVE,
    MAX_GOODS,
    MAX_PASSENGERS,
    MAX_PLACES,
    NONE,
    PASSENGER,
    TRAVEL,
)

_DEPTH = 14
_NODES = 1500
_CARD_WORTH = 0.7


@kernel
def trip_from(state, board, start, at):
    """Return the most goods to be had from ``at`` on, and the first track of that trip (-1: none).

    Tracks already travelled stay so, and ``start`` gives nothing.
    """
    seat = np.int64(state["seat"])
    cards = np.int64(state["hand"][seat, PASSENGER])
    used = np.zeros(2, np.uint64)
    used[0] = state["travelled"][0]
    used[1] = state["travelled"][1]
    taken = np.zeros(MAX_PLACES, np.int64)
    for place in range(np.int64(board["places"])):
        taken[place] = state["goods_taken"][place]
    places = np.empty(_DEPTH + 1, np.int64)
    tracks = np.full(_DEPTH + 1, -1, np.int64)
    gains = np.zeros(_DEPTH + 1, np.int64)
    tried = np.zeros((_DEPTH + 1, 2), np.uint64)
    best = 0.0
    first = NONE
    depth = np.int64(0)
    places[0] = at
    total = np.int64(0)
    spent = np.int64(0)
    nodes = 0
    while depth >= 0:
        here = places[depth]
        step = np.int64(-1)
        if depth < _DEPTH and nodes < _NODES and not board["abroad"][here]:
            for word in range(2):
                rest = board["incident"][here, word] & ~used[word] & ~tried[depth, word]
                while rest and step < 0:
                    route = 64 * word + lowest(rest)
                    rest = without_lowest(rest)
                    tried[depth, word] |= bit(route & 63)
                    owner = state["owner"][route]
                    if owner == seat or (owner != NONE and spent < cards):
                        step = route
        if step < 0:
            if depth > 0:
                track = tracks[depth]
                used[track >> 6] &= ~bit(track & 63)
                if gains[depth] > 0:
                    taken[here] -= 1
                total -= gains[depth]
                spent -= state["owner"][track] != seat
            depth -= 1
            continue
        nodes += 1
        there = np.int64(board["a"][step]) + np.int64(board["b"][step]) - here
        gain = np.int64(0)
        if there != start and taken[there] < MAX_GOODS:
            gain = np.int64(board["goods"][there, taken[there]])
            if gain > 0:
                taken[there] += 1
        used[step >> 6] |= bit(step & 63)
        spent += state["owner"][step] != seat
        total += gain
        depth += 1
        places[depth] = there
        tracks[depth] = step
        gains[depth] = gain
        tried[depth, 0] = 0
        tried[depth, 1] = 0
        value = total - _CARD_WORTH * spent
        if value > best:
            best = value
            first = tracks[1]
    return best, first


@kernel
def best_trip(state, board, place):
    """Return the most goods a trip from ``place`` brings, and its first track (-1: none)."""
    return trip_from(state, board, place, place)


@kernel
def look_for_trips(state, board, desk):
    """See to it that the best trip of each passenger of the seat to move is on ``desk``."""
    seat = np.int64(state["seat"])
    cards = np.int64(state["hand"][seat, PASSENGER])
    if desk["trip_cards"][seat] == cards:
        return
    for i in range(MAX_PASSENGERS):
        place = np.int64(state["passenger"][seat, i])
        if place != NONE:
            goods, track = best_trip(state, board, place)
            desk["trip_goods"][seat, i] = goods
            desk["trip_track"][seat, i] = track
    desk["trip_cards"][seat] = cards


@kernel
def next_step(state, board):
    """Return the next step of the journey under way, or its end."""
    here = np.int64(state["at"])
    _, first = trip_from(state, board, np.int64(state["start"]), here)
    if first >= 0:
        return make(TRAVEL, first)
    if state["travelled"][0] == 0 and state["travelled"][1] == 0:
        # One step has to be taken, worth something or not.
        for word in range(2):
            rest = board["incident"][here, word]
            while rest:
                route = 64 * word + lowest(rest)
                rest = without_lowest(rest)
                owner = state["owner"][route]
                carded = state["hand"][state["seat"], PASSENGER] > 0
                if owner == state["seat"] or (owner != NONE and carded):
                    return make(TRAVEL, route)
    return ARRIVE


@kernel
def worth_of_start(state, board, place):
    """Return a guess of what a passenger in ``place`` will bring: goods around own tracks."""
    goods, _ = trip_from(state, board, place, place)
    around = 0.0
    for word in range(2):
        rest = board["incident"][place, word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            there = np.int64(board["a"][route]) + np.int64(board["b"][route]) - place
            if not board["abroad"][there] and state["goods_taken"][there] < MAX_GOODS:
                around += 0.3 * board["goods"][there, state["goods_taken"][there]]
    return goods + around
