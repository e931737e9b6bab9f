"""Whole games of uniformly random legal actions."""

import numpy as np

from ttr_qt.engine.kernel.chance import advance, reduce
from ttr_qt.engine.kernel.jit import entry, kernel
from ttr_qt.engine.kernel.layout import PHASE_OVER
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.kernel.play.legal import count_actions, nth_action
from ttr_qt.engine.kernel.play.scoring import score_game
from ttr_qt.engine.kernel.play.setup import new_game


@kernel
def random_action(state, rules, board, word):
    """Return a uniformly random legal action and the next word of the chooser's generator."""
    ways = count_actions(state, rules, board)
    index = np.int64(0)
    if ways > 1:
        word = advance(word)
        index = reduce(word, ways)
        while index < 0:
            word = advance(word)
            index = reduce(word, ways)
    return nth_action(state, rules, board, index), word


@kernel
def play_out(state, rules, board, word):
    """Play random actions until the game is over; return how many, and the next word."""
    actions = 0
    while state["phase"] != PHASE_OVER:
        code, word = random_action(state, rules, board, word)
        apply(state, rules, board, code)
        actions += 1
    return actions, word


@entry
def random_games(state, rules, board, result, players, games, seed):
    """Play and score ``games`` whole games; return all actions and the sum of all totals."""
    word = np.uint64(seed)
    actions = 0
    points = 0
    for game in range(games):
        word = advance(word)
        new_game(state, rules, board, players, game % players, word)
        played, word = play_out(state, rules, board, word)
        score_game(state, rules, board, result)
        actions += played
        for seat in range(players):
            points += result["total"][seat]
    return actions, points
