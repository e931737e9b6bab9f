"""Games of the planner against itself, with notes of what the outlook was and what came of it."""

import numpy as np

from ai.jit import entry
from ai.planning.desk import FEATURES, clear_desk, note_action
from ai.planning.planner import choose, list_options
from ai.searching.outlook import describe_all
from ttr_qt.engine.kernel.chance import advance, below
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import PHASE_OVER, PHASE_TURN
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.kernel.play.scoring import score_game
from ttr_qt.engine.kernel.play.setup import new_game

_MOST_ACTIONS = 2000
_TURNS_BETWEEN = np.int64(40)
"""The most turns that a player takes from one whim to the next."""
_TURNS_NOTED = 4
"""After a whim, of the seat that had it."""


@kernel
def note_position(state, rules, board, weights, desk, result, n, features, fewest, now):
    """Note the outlook of every seat from row ``n`` on; return the number of the next row."""
    describe_all(state, rules, board, weights, desk, result)
    players = np.int64(state["players"])
    least = np.int64(rules["pieces"])
    for seat in range(players):
        least = min(least, np.int64(state["pieces"][seat]))
    for seat in range(players):
        for i in range(FEATURES):
            features[n, i] = desk["features"][seat, i]
        now[n] = result["total"][seat]
        fewest[n] = least
        n += 1
    return n


@entry
def note_games(
    state, rules, board, weights, desk, result, players, seed, features, fewest, now, end
):
    """Play games until the notes are full, and return how many rows there are.

    The planner plays for all; but now and then someone has a whim and does anything at all. Some
    positions after that are noted, so that the notes tell what comes of other moves than the
    planner's. A note is a row of ``features`` for each seat, which follow each other, with the
    ``fewest`` pieces of anyone, what ending the game at once would give, and what its ``end`` gave.
    """
    word = np.uint64(seed)
    n = np.int64(0)
    while n + players <= len(now):
        word = advance(word)
        new_game(state, rules, board, players, np.int64(0), word)
        clear_desk(state, board, desk)
        first = n
        plies = 0
        wait = below(state, players * _TURNS_BETWEEN)
        noter = np.int64(-1)
        noted = 0
        while state["phase"] != PHASE_OVER and plies < _MOST_ACTIONS:
            plies += 1
            seat = np.int64(state["seat"])
            whim = False
            if state["phase"] == PHASE_TURN and state["last_turns"] < 0:
                if seat == noter and n + players <= len(now):
                    n = note_position(
                        state, rules, board, weights, desk, result, n, features, fewest, now
                    )
                    noted += 1
                    if noted == _TURNS_NOTED:
                        noter = np.int64(-1)
                        wait = below(state, players * _TURNS_BETWEEN)
                elif noter < 0:
                    wait -= 1
                    whim = wait < 0
            if whim:
                noter = seat
                noted = 0
                options = list_options(state, rules, board, weights, desk)
                code = desk["codes"][below(state, options)]
            else:
                code = choose(state, rules, board, weights, desk)
            apply(state, rules, board, code)
            note_action(state, rules, board, desk, seat, code)
        score_game(state, rules, board, result)
        for i in range(first, n):
            end[i] = result["total"][(i - first) % players]
    return n
