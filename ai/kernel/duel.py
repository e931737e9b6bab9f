"""Whole games between policies inside kernels, for tuning: thousands a second."""

import numpy as np

from ai.kernel.desk import clear_desk, note_action
from ai.kernel.greedy import build_tickets
from ai.kernel.planner import choose_loosely
from ai.kernel.racer import race
from ai.sparring.builder import play_as_builder
from ai.sparring.jit import entry
from ai.sparring.manner import MANNERS
from ai.sparring.rusher import rush
from ttr_qt.engine.kernel.apply import apply
from ttr_qt.engine.kernel.chance import advance
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import PHASE_OVER
from ttr_qt.engine.kernel.playout import random_action
from ttr_qt.engine.kernel.scoring import score_game
from ttr_qt.engine.kernel.setup import new_game

RANDOM, GREEDY, RACER, PLANNER = 0, 1, 2, 3
BUILDER, COLLECTOR, BLOCKER, RUSHER = 4, 5, 6, 7
_MOST_ACTIONS = 2000
"""In one game; after that it is scored as it stands. Odd weights must not stop the tuning."""


@kernel
def act(state, rules, board, desk, kind, weights, looseness, word):
    """Return the action of a kind of policy, and the next word of its generator."""
    if kind == PLANNER:
        return choose_loosely(state, rules, board, weights, desk, looseness, word)
    if kind == RACER:
        return race(state, rules, board), word
    if kind == GREEDY:
        return build_tickets(state, rules, board, desk), word
    if kind == RUSHER:
        return rush(state, rules, board, desk), word
    if kind >= BUILDER:
        manner = MANNERS[kind - BUILDER]
        return play_as_builder(state, rules, board, desk, manner), word
    return random_action(state, rules, board, word)


@entry
def play_deals(
    state, rules, board, desk, result, kinds, weights, looseness, deals, seed, wins, totals
):
    """Play each deal once with every rotation of the seats.

    ``kinds``, the rows of ``weights`` and the planners' ``looseness`` belong to the players; their
    ``wins`` (shared ones in parts) and ``totals`` are added up. Return how many actions were
    played.
    """
    players = np.int64(len(kinds))
    word = np.uint64(seed)
    actions = 0
    for _ in range(deals):
        word = advance(word)
        deal = word
        for turned in range(players):
            new_game(state, rules, board, players, np.int64(0), deal)
            clear_desk(state, board, desk)
            chance = advance(deal)
            plies = 0
            while state["phase"] != PHASE_OVER and plies < _MOST_ACTIONS:
                plies += 1
                seat = np.int64(state["seat"])
                player = (seat + turned) % players
                code, chance = act(
                    state,
                    rules,
                    board,
                    desk,
                    kinds[player],
                    weights[player],
                    looseness[player],
                    chance,
                )
                apply(state, rules, board, code)
                note_action(state, rules, board, desk, seat, code)
            actions += plies
            score_game(state, rules, board, result)
            winners = 0
            for seat in range(players):
                winners += result["place"][seat] == 1
            for seat in range(players):
                player = (seat + turned) % players
                totals[player] += result["total"][seat]
                if result["place"][seat] == 1:
                    wins[player] += 1.0 / winners
    return actions
