"""What actions and positions are worth, found by the planner playing on from them many times."""

import numpy as np

from ai.jit import entry
from ai.planning.desk import clear_desk, note_action
from ai.planning.paying import cheapest_claim
from ai.planning.planner import choose, list_options
from ai.searching.outlook import settle
from ai.searching.worlds import deal_hidden
from ttr_qt.engine.kernel.chance import advance, scramble, shuffle
from ttr_qt.engine.kernel.codes import detail_of, kind_of, subject_of
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    CLAIM,
    JOURNEY,
    MAX_PASSENGERS,
    NONE,
    PHASE_OVER,
    PHASE_TURN,
    SWAP,
    TICKETS,
)
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.kernel.play.claims import is_claimable
from ttr_qt.engine.kernel.play.journeys import can_travel
from ttr_qt.engine.kernel.play.tickets import reshuffle_pile

_MOST_ACTIONS = 1500
"""How many actions a playout may have; after that it is scored as it stands."""


@entry
def list_plausible(state, rules, board, weights, desk, codes):
    """Write the actions that the planner gives a thought to ``codes``; return their number."""
    clear_desk(state, board, desk)
    n = list_options(state, rules, board, weights, desk)
    for i in range(n):
        codes[i] = desk["codes"][i]
    return n


@kernel
def still_there(state, rules, board, desk, code):
    """Return what the seat to move does to make up for ``code`` in a later turn; -1: too late.

    A route may be paid otherwise than before. Cards are not made up for: others lie there now.
    """
    seat = np.int64(state["seat"])
    kind, subject = kind_of(code), subject_of(code)
    if kind == CLAIM:
        if is_claimable(state, seat, subject) and state["pieces"][seat] >= board["length"][subject]:
            return cheapest_claim(state, rules, board, subject, desk["demand"][seat])
    elif kind == JOURNEY:
        for i in range(MAX_PASSENGERS):
            if state["passenger"][seat, i] == subject and can_travel(state, board, subject):
                return code
    elif kind == TICKETS:
        if state["pile_n"][0] >= subject and state["pile_n"][1] >= detail_of(code):
            return code
    elif kind == SWAP:
        return code
    return np.int64(NONE)


@kernel
def play_on(state, rules, board, weights, desk, result, code, later):
    """Play ``code``, unless it is -1, and then as the planner does, until the game is over.

    In its next turn the seat plays ``later``, unless that is -1 or not possible any more. How it
    ended is on ``desk``.
    """
    clear_desk(state, board, desk)
    seat, turn = state["seat"], state["turn"]
    for _ in range(_MOST_ACTIONS):
        if state["phase"] == PHASE_OVER:
            break
        if later != NONE and state["seat"] == seat and state["turn"] != turn:
            if state["phase"] == PHASE_TURN:
                code = still_there(state, rules, board, desk, later)
            later = np.int64(NONE)
        if code == NONE:
            code = choose(state, rules, board, weights, desk)
        mover = np.int64(state["seat"])
        apply(state, rules, board, code)
        note_action(state, rules, board, desk, mover, code)
        code = NONE
    settle(state, rules, board, desk, result)


@entry
def appraise(
    views, known, worlds, rules, board, weights, desk, result, codes, laters, seed, totals, wins
):
    """Set how games end for each seat after each of ``codes``, in worlds like ``views[0]``.

    ``laters`` has for each of them what the seat does in its next turn; -1: what the planner does.

    ``totals`` and ``wins`` have a row for each world, dealt in agreement with all that is known, a
    column for each action, and a number for each seat. All actions are tried in the same worlds,
    with the same chance to come, so that much of the luck is the same for all of them.
    """
    word = np.uint64(seed)
    players = np.int64(views[0]["players"])
    for row in range(len(totals)):
        word = advance(word)
        worlds[1] = views[0]
        deal_hidden(worlds[1], known, rules, board, word)
        for column in range(len(codes)):
            worlds[0] = worlds[1]
            code, later = codes[column], laters[column]
            play_on(worlds[0], rules, board, weights, desk, result, code, later)
            for seat in range(players):
                totals[row, column, seat] = desk["totals"][seat]
                wins[row, column, seat] = desk["chances"][seat]


@entry
def look_ahead(positions, worlds, rules, board, weights, desk, result, code, seed, totals, wins):
    """Set how games end for each seat after ``code`` (-1: none) in the true ``positions[0]``.

    All hands and tickets held are as they are; the order of what is still to be drawn is dealt anew
    for each row of ``totals`` and ``wins``, before ``code`` is played.
    """
    word = np.uint64(seed)
    players = np.int64(positions[0]["players"])
    for row in range(len(totals)):
        word = advance(word)
        worlds[0] = positions[0]
        state = worlds[0]
        state["rng"] = scramble(word)
        shuffle(state, state["deck"], np.int64(state["deck_n"]))
        for pile in range(2):
            reshuffle_pile(state, pile)
        play_on(state, rules, board, weights, desk, result, np.int64(code), np.int64(NONE))
        for seat in range(players):
            totals[row, seat] = desk["totals"][seat]
            wins[row, seat] = desk["chances"][seat]
