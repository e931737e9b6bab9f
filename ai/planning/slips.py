"""Slips that people make: they forget a ticket for a while, or take a fancy to a route.

What is forgotten and what is fancied follows from the turn, not from a single decision, so it
stays for some turns and then passes.
"""

import numpy as np

from ttr_qt.engine.kernel.chance import scramble
from ttr_qt.engine.kernel.codes import kind_of, subject_of
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import CLAIM, DISCARDED, NONE, PHASE_SECOND, PHASE_TURN

_DROPPED = np.uint64(11)
_UNIT = 2.0**-53
_WHILE = 6
"""Own turns that something is forgotten or fancied for."""
_FANCIED = 0.1
"""The share of routes that somebody fancies at a time."""
_LEAST_TICKETS = 2
"""Somebody who has only one thinks of it."""


@kernel
def even(word):
    """Return a number from 0 to 1 for a word of the random generator."""
    return np.float64(scramble(word) >> _DROPPED) * _UNIT


@kernel
def mood(state, subject):
    """Return a number from 0 to 1 that stays the same for ``subject`` for a while."""
    seat = np.int64(state["seat"])
    spell = np.int64(state["turn"]) // (np.int64(state["players"]) * _WHILE)
    word = np.uint64(1 + seat + 8 * subject + 2048 * spell)
    return even(scramble(word) + np.uint64(state["first"] + 1))


@kernel
def forget_ticket(state, board, desk, chance):
    """Put a ticket that slips the mind of the seat to move out of its sight; -1 if there is none.

    `recall_ticket` undoes it.
    """
    phase = state["phase"]
    if chance <= 0.0 or state["last_turns"] >= 0 or (phase != PHASE_TURN and phase != PHASE_SECOND):
        return NONE
    seat = np.int64(state["seat"])
    held = np.int64(0)
    forgotten = NONE
    for ticket in range(np.int64(board["tickets"])):
        if state["ticket_at"][ticket] == seat:
            held += 1
            if mood(state, np.int64(ticket)) < chance:
                forgotten = np.int64(ticket)
    if forgotten < 0 or held < _LEAST_TICKETS:
        return NONE
    state["ticket_at"][forgotten] = DISCARDED
    desk["known"][seat] = 0
    return forgotten


@kernel
def recall_ticket(state, desk, ticket):
    """Give the seat to move back what it had forgotten."""
    seat = np.int64(state["seat"])
    state["ticket_at"][ticket] = seat
    desk["known"][seat] = 0


@kernel
def fancy_routes(state, desk, n, worth):
    """Let the routes that the seat to move fancies be worth more."""
    if worth <= 0.0:
        return
    for i in range(n):
        code = desk["codes"][i]
        if kind_of(code) == CLAIM and mood(state, 128 + subject_of(code)) < _FANCIED:
            desk["values"][i] += worth
