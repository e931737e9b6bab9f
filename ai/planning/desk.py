"""The desk of a thinking player: plans, lists and scratch space, handed from kernel to kernel.

A plan stays good from action to action until something touches it, so it is kept for every seat.
That is what makes playing on to the end of a game cheap.
"""

from typing import Final

import numpy as np

from ttr_qt.engine.kernel.bits import bit, lowest, without_lowest
from ttr_qt.engine.kernel.codes import kind_of, subject_of
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    ARRIVE,
    CARD_KINDS,
    CLAIM,
    JOURNEY,
    KEEP,
    MAX_LENGTH,
    MAX_OFFER,
    MAX_PASSENGERS,
    MAX_PLACES,
    MAX_PLAYERS,
    MAX_ROUTES,
    MAX_TICKETS,
    NONE,
    PASSENGER,
    PLACE,
    SWAP,
    TRAVEL,
)

MAX_WAYS: Final = 16
"""Tickets that a plan keeps the way of; more than anyone can still build."""
MAX_OPTIONS: Final = 192
"""More than a seat can have: every route once, cards, tickets, journeys."""
MAX_WEIGHTS: Final = 54
"""As many as the planner has; `ai.planning.weighing` names them."""
TRIAL: Final = np.int64(MAX_PLAYERS)
"""The row for plans that are only tried, when tickets are chosen."""
_ROWS = MAX_PLAYERS + 1
CHOICES: Final = 1 << MAX_OFFER
"""Sets of the tickets that may be shown, as bits."""
FEATURES: Final = 40
"""Numbers that describe the outlook of a seat."""
HIDDEN: Final = 32
"""Units of the net that reads them."""

# How a route is tied to networks, as bits: the seat has tracks at one end, at both ends, others
# have some at an end, one of them at both ends, and not a tie but looked at with them: carts.
NEAR, INNER, CONTESTED, BLOCKING, CART = 1, 2, 4, 8, 16
TIES: Final = 32

DESK: Final = np.dtype(
    [
        # Plans, a row for each seat and one for trials.
        ("wanted", np.uint64, (_ROWS, 2)),  # free routes that the plan wants
        ("ways", np.uint64, (_ROWS, MAX_WAYS, 2)),  # what each ticket to be done still needs
        ("touched", np.uint64, _ROWS),  # places at own tracks
        ("ties", np.int8, (_ROWS, MAX_ROUTES)),  # how the ends of each route are tied in
        ("demand", np.int64, (_ROWS, CARD_KINDS)),  # cards for the wanted routes, by colour
        ("way_points", np.int64, (_ROWS, MAX_WAYS)),
        ("ways_n", np.int64, _ROWS),
        ("spaces", np.int64, _ROWS),  # of all wanted routes
        ("done", np.int64, _ROWS),  # points of tickets done
        ("gain", np.int64, _ROWS),  # points of those that can be done
        ("loss", np.int64, _ROWS),  # points of those that can't
        ("known", np.int64, _ROWS),  # whether the plan stands
        ("ready", np.float64, _ROWS),  # tickets that would be done at once if two were drawn (F9)
        # Journeys: what the best trip of each passenger brings and its first track, and with how
        # many passenger cards that was found, less than none where it has to be found anew.
        ("trip_goods", np.float64, (MAX_PLAYERS, MAX_PASSENGERS)),
        ("trip_track", np.int64, (MAX_PLAYERS, MAX_PASSENGERS)),
        ("trip_cards", np.int64, MAX_PLAYERS),
        # What may be done now, with its worth to the seat.
        ("codes", np.int64, MAX_OPTIONS),
        ("values", np.float64, MAX_OPTIONS),
        # Scratch.
        ("prices", np.float64, MAX_ROUTES),
        # What came of trying each choice of tickets shown, none of them first: the tickets in the
        # order they were served in, and prices with all ways found so far for free.
        ("trial_order", np.int64, (CHOICES, MAX_OFFER)),
        ("trial_prices", np.float64, (CHOICES, MAX_ROUTES)),
        ("trial_gain", np.int64, CHOICES),
        ("trial_done", np.int64, CHOICES),
        ("trial_loss", np.int64, CHOICES),
        ("trial_spaces", np.int64, CHOICES),
        ("distances", np.float64, MAX_PLACES),
        ("by_route", np.int64, MAX_PLACES),
        ("todo", np.int64, MAX_TICKETS),
        ("bonus", np.float64, TIES),
        ("bounds", np.float64, MAX_LENGTH + 1),  # what unplanned routes are worth at most
        ("weights", np.float64, MAX_WEIGHTS),  # of the planner, as they are at this moment
        # How the game ends or will probably end, and what that was found from.
        ("totals", np.float64, MAX_PLAYERS),
        ("chances", np.float64, MAX_PLAYERS),
        ("features", np.float64, (MAX_PLAYERS, FEATURES)),
        ("hidden", np.float64, HIDDEN),
    ]
)


@kernel
def clear_desk(state, board, desk):
    """Forget all plans; note whose tracks are where."""
    forget_trips(desk)
    for row in range(_ROWS):
        desk["known"][row] = 0
        desk["touched"][row] = 0
        for route in range(np.int64(board["routes"])):
            desk["ties"][row, route] = CART if board["cart"][route] else 0
    for route in range(np.int64(board["routes"])):
        owner = np.int64(state["owner"][route])
        if owner != NONE:
            touch(state, board, desk, owner, np.int64(board["a"][route]))
            touch(state, board, desk, owner, np.int64(board["b"][route]))


@kernel
def forget_trips(desk):
    """Drop all journeys that were looked for."""
    for seat in range(MAX_PLAYERS):
        desk["trip_cards"][seat] = NONE


@kernel
def touch(state, board, desk, seat, place):
    """Note that ``seat`` has a track at ``place``."""
    if desk["touched"][seat] & bit(place):
        return
    desk["touched"][seat] |= bit(place)
    for word in range(2):
        rest = board["incident"][place, word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            both = desk["ties"][seat, route] & NEAR
            desk["ties"][seat, route] |= INNER if both else NEAR
            for other in range(np.int64(state["players"])):
                if other != seat:
                    desk["ties"][other, route] |= CONTESTED | BLOCKING if both else CONTESTED


@kernel
def _strike(desk, board, seat, route):
    """Take a route that ``seat`` has claimed out of its plan."""
    word = route >> 6
    rest = ~bit(route & 63)
    length = np.int64(board["length"][route])
    desk["wanted"][seat, word] &= rest
    desk["spaces"][seat] -= length
    desk["demand"][seat, board["colour"][route]] -= length
    for i in range(desk["ways_n"][seat]):
        desk["ways"][seat, i, word] &= rest


@kernel
def note_action(state, rules, board, desk, seat, code):
    """Mend the plans after ``seat`` has played ``code``, or drop those it has made wrong."""
    kind = kind_of(code)
    if rules["passengers"]:
        if kind == JOURNEY or kind == TRAVEL or kind == ARRIVE:
            forget_trips(desk)  # goods are gone for everybody
        elif kind == CLAIM or kind == PLACE:
            desk["trip_cards"][seat] = NONE
            for other in range(np.int64(state["players"])):
                if state["hand"][other, PASSENGER] > 0:  # it may travel on tracks of others
                    desk["trip_cards"][other] = NONE
    if kind == CLAIM:
        route = subject_of(code)
        touch(state, board, desk, seat, np.int64(board["a"][route]))
        touch(state, board, desk, seat, np.int64(board["b"][route]))
        for other in range(np.int64(state["players"])):
            if other == seat:
                planned = desk["wanted"][seat, route >> 6] & bit(route & 63)
                if planned and not rules["instant_tickets"]:
                    _strike(desk, board, seat, route)
                else:
                    desk["known"][seat] = 0
            else:
                for word in range(2):
                    claimable = state["open"][word] & ~state["barred"][other, word]
                    if desk["wanted"][other, word] & ~claimable:
                        desk["known"][other] = 0
    elif kind == SWAP:
        desk["known"][seat] = 0
    elif kind == KEEP:
        for other in range(np.int64(state["players"])):  # in the set-up all choices take effect
            if other == seat or state["turn"] == 0:
                desk["known"][other] = 0
