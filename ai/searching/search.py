"""Information-set Monte Carlo tree search with the planner as prior and as playout.

An iteration deals the hidden cards anew, walks down the tree by PUCT at the own main decisions,
lets the planner play everything else, to the end of the game or until the outlook tells how it
will be, and tells every edge of the walk how each seat fared.
"""

from typing import Final

import numpy as np

from ai.jit import entry
from ai.planning.desk import MAX_OPTIONS, clear_desk, note_action
from ai.planning.planner import best_option, choose, list_options
from ai.searching.outlook import foresee, settle
from ai.searching.tree import (
    ROOT,
    add_edge,
    add_node,
    find_edge,
    key_of,
    note_reward,
    spread_of,
)
from ai.searching.worlds import deal_hidden
from ttr_qt.engine.kernel.apply import apply
from ttr_qt.engine.kernel.chance import advance
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import NONE, PHASE_OVER, PHASE_TURN

MANNER: Final = np.dtype(
    [
        ("exploration", np.float64),
        # Of the prior: how much worth, in standard deviations, makes an option e times likelier.
        ("sharpness", np.float64),
        ("best_share", np.float64),  # of the prior on the planner's own choice
        ("rival_share", np.float64),  # of the best rival's score in the reward
        ("win_worth", np.float64),  # in points
        ("depth", np.int64),  # own decisions that the tree looks at
        # Own turns after the tree until the outlook is asked how the game will end.
        ("horizon", np.int64),
        ("most_actions", np.int64),  # in one playout; after that it is scored as it stands
    ]
)
NEVER: Final = 10_000
"""As horizon: games are played to their end."""
_DEEPEST: Final = 32
_SETTLED: Final = 32
"""Visits of the root after which options not tried yet get their turn."""
_FLOOR: Final = 0.05
"""Of the prior, spread over all options alike: even the planner's worst guess gets a chance."""


@kernel
def set_priors(desk, priors, n, manner):
    """Set how likely each option is thought to be the best.

    What the planner's worths mean differs from edition to edition, so their spread is the unit.
    """
    values = desk["values"]
    best = best_option(desk, n)
    mean = 0.0
    for i in range(n):
        mean += values[i]
    mean /= n
    squares = 0.0
    for i in range(n):
        squares += (values[i] - mean) * (values[i] - mean)
    unit = manner["sharpness"] * np.sqrt(squares / n) + 1e-9
    total = 0.0
    for i in range(n):
        priors[i] = np.exp((values[i] - values[best]) / unit)
        total += priors[i]
    rest = 1.0 - manner["best_share"] - _FLOOR
    for i in range(n):
        priors[i] = priors[i] * rest / total + _FLOOR / n
    priors[best] += manner["best_share"]


@kernel
def least_tried(state, head, nodes, edges, desk, n):
    """Return which of the options to be compared was tried least, and its edge; -1 for none."""
    best = NONE
    best_edge = NONE
    least = np.inf
    for i in range(n):
        key = key_of(state, desk["codes"][i])
        for place in range(head["comparing"]):
            if head["compared"][place] == key:
                edge = find_edge(nodes, edges, ROOT, key)
                visits = edges[edge]["visits"] if edge >= 0 else 0.0
                if visits < least:
                    least = visits
                    best = np.int64(i)
                    best_edge = edge
    return best, best_edge


@kernel
def select(state, head, nodes, edges, node, desk, priors, n, manner):
    """Return the option to try at ``node``, and its edge if it has one already, else -1."""
    if node == ROOT and head["comparing"] > 0:
        compared, its_edge = least_tried(state, head, nodes, edges, desk, n)
        if compared >= 0:
            return compared, its_edge
    root_of_visits = np.sqrt(nodes[node]["visits"] + 1.0) * manner["exploration"]
    scale = spread_of(head)
    best = np.int64(0)
    best_edge = NONE
    best_value = -1e18
    # At the root everything is tried once: what the planner thinks nothing of may be the best.
    visits_here = np.int64(nodes[node]["visits"])
    look_around = node == ROOT and visits_here >= _SETTLED and visits_here % 4 == 0
    for i in range(n):
        edge = find_edge(nodes, edges, node, key_of(state, desk["codes"][i]))
        value = 0.0
        visits = 0.0
        if edge >= 0 and edges[edge]["visits"] > 0.0:
            visits = edges[edge]["visits"]
            value = (edges[edge]["reward"] / visits - head["mean"]) / scale
        value += priors[i] * root_of_visits / (1.0 + visits)
        if look_around and visits == 0.0:
            value += 1e6
        if value > best_value:
            best_value = value
            best = np.int64(i)
            best_edge = edge
    return best, best_edge


@kernel
def reward_of(desk, seat, players, manner):
    """Return what the end of a game is worth to ``seat``."""
    rival = -1e9
    for other in range(players):
        if other != seat:
            rival = max(rival, desk["totals"][other])
    reward = desk["totals"][seat] - manner["rival_share"] * rival
    return reward + manner["win_worth"] * desk["chances"][seat]


@kernel
def iterate(
    views,
    known,
    worlds,
    rules,
    board,
    weights,
    outlook,
    desk,
    result,
    head,
    nodes,
    edges,
    manner,
    walk,
):
    """Play one game on in a world dealt anew, and note how it turned out or promises to.

    ``walk`` is room for the edges passed.
    """
    head["word"] = advance(head["word"])
    worlds[0] = views[0]
    state = worlds[0]
    deal_hidden(state, known, rules, board, head["word"])
    clear_desk(state, board, desk)
    seat = np.int64(state["seat"])
    players = np.int64(state["players"])
    priors = np.empty(MAX_OPTIONS, np.float64)
    node = ROOT
    steps = np.int64(0)
    actions = np.int64(0)
    turns_left = np.int64(manner["horizon"]) if outlook["fitted"] else np.int64(NEVER)
    while state["phase"] != PHASE_OVER and actions < manner["most_actions"]:
        mover = np.int64(state["seat"])
        if node >= 0 and mover == seat and (state["phase"] == PHASE_TURN or steps == 0):
            n = list_options(state, rules, board, weights, desk)
            code = desk["codes"][0]
            if n > 1:
                set_priors(desk, priors, n, manner)
                pick, edge = select(state, head, nodes, edges, node, desk, priors, n, manner)
                code = desk["codes"][pick]
                fresh = edge < 0
                if fresh:
                    key = key_of(state, code)
                    edge = add_edge(head, nodes, edges, node, key, code)
                nodes[node]["visits"] += 1.0
                if edge >= 0:
                    edges[edge]["code"] = code
                    walk[steps] = edge
                    steps += 1
                if edge < 0 or fresh or steps >= min(manner["depth"], _DEEPEST):
                    node = NONE
                else:
                    node = edges[edge]["child"]
                    if node < 0:
                        node = add_node(head, nodes)
                        edges[edge]["child"] = node
        else:
            if node < 0 and mover == seat and state["phase"] == PHASE_TURN:
                turns_left -= 1
                if turns_left < 0 and state["last_turns"] < 0:
                    break
            code = choose(state, rules, board, weights, desk)
        apply(state, rules, board, code)
        note_action(state, rules, board, desk, mover, code)
        actions += 1
    if turns_left < 0 and state["last_turns"] < 0:
        foresee(state, rules, board, weights, outlook, desk, result)
    else:
        settle(state, rules, board, desk, result)
    reward = reward_of(desk, seat, players, manner)
    note_reward(head, reward)
    for step in range(steps):
        edge = edges[walk[step]]
        edge["visits"] += 1.0
        edge["reward"] += reward
        for other in range(players):
            edge["scores"][other] += desk["totals"][other]
            edge["wins"][other] += desk["chances"][other]


@entry
def search_on(
    views,
    known,
    worlds,
    rules,
    board,
    weights,
    outlook,
    desk,
    result,
    head,
    nodes,
    edges,
    manner,
    number,
):
    """Add ``number`` iterations to the search for the seat to move in ``views[0]``."""
    walk = np.empty(_DEEPEST, np.int64)
    for _ in range(number):
        iterate(
            views,
            known,
            worlds,
            rules,
            board,
            weights,
            outlook,
            desk,
            result,
            head,
            nodes,
            edges,
            manner,
            walk,
        )
    head["iterations"] += number
