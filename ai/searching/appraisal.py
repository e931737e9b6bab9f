"""What actions are worth, found by the planner playing on from each in the same dealt worlds."""

import numpy as np

from ai.jit import entry
from ai.planning.desk import clear_desk, note_action
from ai.planning.planner import choose, list_options
from ai.searching.outlook import settle
from ai.searching.worlds import deal_hidden
from ttr_qt.engine.kernel.chance import advance
from ttr_qt.engine.kernel.layout import PHASE_OVER
from ttr_qt.engine.kernel.play.apply import apply

_MOST_ACTIONS = 1500
"""In one playout; after that it is scored as it stands."""
_RIVAL_SHARE = 0.5
"""Of the best rival's score that is taken off: it is the measure of the search too."""


@entry
def list_plausible(state, rules, board, weights, desk, codes):
    """Write the actions that the planner gives a thought to ``codes``; return their number."""
    clear_desk(state, board, desk)
    n = list_options(state, rules, board, weights, desk)
    for i in range(n):
        codes[i] = desk["codes"][i]
    return n


@entry
def appraise(views, known, worlds, rules, board, weights, desk, result, codes, seed, points, wins):
    """Set what each of ``codes`` brings the seat to move in ``views[0]``, world by world.

    ``points`` and ``wins`` have a row for each world, dealt in agreement with all that is known,
    and a column for each action. All actions are tried in the same worlds, with the same chance to
    come, so that much of the luck is the same for all of them.
    """
    word = np.uint64(seed)
    seat = np.int64(views[0]["seat"])
    players = np.int64(views[0]["players"])
    for row in range(len(points)):
        word = advance(word)
        worlds[1] = views[0]
        deal_hidden(worlds[1], known, rules, board, word)
        for column in range(len(codes)):
            worlds[0] = worlds[1]
            state = worlds[0]
            clear_desk(state, board, desk)
            code = codes[column]
            actions = 0
            while True:
                mover = np.int64(state["seat"])
                apply(state, rules, board, code)
                note_action(state, rules, board, desk, mover, code)
                actions += 1
                if state["phase"] == PHASE_OVER or actions == _MOST_ACTIONS:
                    break
                code = choose(state, rules, board, weights, desk)
            settle(state, rules, board, desk, result)
            rival = -1e9
            for other in range(players):
                if other != seat:
                    rival = max(rival, desk["totals"][other])
            points[row, column] = desk["totals"][seat] - _RIVAL_SHARE * rival
            wins[row, column] = desk["chances"][seat]
