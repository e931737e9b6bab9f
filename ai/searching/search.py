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
    key_of,
    note_reward,
    spread_of,
)
from ai.searching.worlds import deal_hidden
from ttr_qt.engine.kernel.chance import advance
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import NONE, PHASE_OVER, PHASE_TURN
from ttr_qt.engine.kernel.play.apply import apply

SETTINGS: Final = np.dtype(
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
_PLACES: Final = 4096
"""Kinds and subjects of action codes: 12 bits."""
_LIST: Final = np.dtype(
    [
        ("n", np.int64),
        ("codes", np.int64, MAX_OPTIONS),
        ("priors", np.float64, MAX_OPTIONS),
        ("edge", np.int64, MAX_OPTIONS),  # of the tree, -1 for what was never tried
        ("places", np.int16, _PLACES),  # scratch
    ]
)
"""What may be done at a node."""
_FLOOR: Final = 0.05
"""The share of the prior that is spread over all options alike: even the planner's worst guess gets
a chance."""


@kernel
def set_priors(desk, priors, n, settings):
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
    unit = settings["sharpness"] * np.sqrt(squares / n) + 1e-9
    total = 0.0
    for i in range(n):
        priors[i] = np.exp((values[i] - values[best]) / unit)
        total += priors[i]
    rest = 1.0 - settings["best_share"] - _FLOOR
    for i in range(n):
        priors[i] = priors[i] * rest / total + _FLOOR / n
    priors[best] += settings["best_share"]


@kernel
def least_tried(state, head, edges, codes, edge_of, n):
    """Return which of the options to be compared was tried least; -1 for none."""
    best = NONE
    least = np.inf
    for i in range(n):
        key = key_of(state, codes[i])
        for place in range(head["comparing"]):
            if head["compared"][place] == key:
                visits = edges[edge_of[i]]["visits"] if edge_of[i] >= 0 else 0.0
                if visits < least:
                    least = visits
                    best = np.int64(i)
    return best


@kernel
def find_edges(state, nodes, edges, node, codes, edge_of, n, places):
    """Set which edge of ``node`` each of ``n`` options has, -1 for those never tried.

    ``places`` is a table of nothing but zeros, and is left so.
    """
    for i in range(n):
        edge_of[i] = NONE
        places[place_of_key(key_of(state, codes[i]))] = i + 1
    edge = nodes[node]["first"]
    while edge >= 0:
        key = edges[edge]["key"]
        i = np.int64(places[place_of_key(key)]) - 1
        if i >= 0 and key_of(state, codes[i]) == key:
            edge_of[i] = edge
        edge = edges[edge]["next"]
    for i in range(n):
        places[place_of_key(key_of(state, codes[i]))] = 0


@kernel
def place_of_key(key):
    """Return the place of a key in a table: its kind and subject, which no two options share."""
    return key & (_PLACES - 1)


@kernel
def select(state, head, nodes, edges, node, codes, priors, edge_of, n, settings):
    """Return the option to try at ``node``; ``edge_of`` has the edges of those tried already."""
    if node == ROOT and head["comparing"] > 0:
        compared = least_tried(state, head, edges, codes, edge_of, n)
        if compared >= 0:
            return compared
    root_of_visits = np.sqrt(nodes[node]["visits"] + 1.0) * settings["exploration"]
    scale = spread_of(head)
    best = np.int64(0)
    best_value = -1e18
    # At the root everything is tried once: what the planner thinks nothing of may be the best.
    visits_here = np.int64(nodes[node]["visits"])
    look_around = node == ROOT and visits_here >= _SETTLED and visits_here % 4 == 0
    for i in range(n):
        edge = edge_of[i]
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
    return best


@kernel
def reward_of(desk, seat, players, settings):
    """Return what the end of a game is worth to ``seat``."""
    rival = -1e9
    for other in range(players):
        if other != seat:
            rival = max(rival, desk["totals"][other])
    reward = desk["totals"][seat] - settings["rival_share"] * rival
    return reward + settings["win_worth"] * desk["chances"][seat]


@kernel
def list_node(state, rules, board, weights, nodes, edges, node, desk, settings, listed):
    """List what may be done at ``node``, how promising that is, and what was tried already."""
    n = list_options(state, rules, board, weights, desk)
    listed["n"] = n
    for i in range(n):
        listed["codes"][i] = desk["codes"][i]
    if n > 1:
        set_priors(desk, listed["priors"], n, settings)
        places = listed["places"]
        find_edges(state, nodes, edges, node, listed["codes"], listed["edge"], n, places)


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
    settings,
    root,
    here,
    walk,
):
    """Play one game on in a world dealt anew, and note how it turned out or promises to.

    ``root`` has the options of the decision, ``here`` is room for those of later ones, ``walk`` for
    the edges passed.
    """
    head["word"] = advance(head["word"])
    worlds[0] = views[0]
    state = worlds[0]
    deal_hidden(state, known, rules, board, head["word"])
    clear_desk(state, board, desk)
    seat = np.int64(state["seat"])
    players = np.int64(state["players"])
    node = ROOT
    steps = np.int64(0)
    actions = np.int64(0)
    turns_left = np.int64(settings["horizon"]) if outlook["fitted"] else np.int64(NEVER)
    while state["phase"] != PHASE_OVER and actions < settings["most_actions"]:
        mover = np.int64(state["seat"])
        if node >= 0 and mover == seat and (state["phase"] == PHASE_TURN or steps == 0):
            listed = root
            if actions > 0:
                list_node(state, rules, board, weights, nodes, edges, node, desk, settings, here)
                listed = here
            code = listed["codes"][0]
            if listed["n"] > 1:
                pick = select(
                    state,
                    head,
                    nodes,
                    edges,
                    node,
                    listed["codes"],
                    listed["priors"],
                    listed["edge"],
                    listed["n"],
                    settings,
                )
                code = listed["codes"][pick]
                edge = listed["edge"][pick]
                fresh = edge < 0
                if fresh:
                    edge = add_edge(head, nodes, edges, node, key_of(state, code), code)
                    listed["edge"][pick] = edge
                nodes[node]["visits"] += 1.0
                if edge >= 0:
                    edges[edge]["code"] = code
                    walk[steps] = edge
                    steps += 1
                if edge < 0 or fresh or steps >= min(settings["depth"], _DEEPEST):
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
    reward = reward_of(desk, seat, players, settings)
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
    settings,
    number,
):
    """Add ``number`` iterations to the search for the seat to move in ``views[0]``."""
    walk = np.empty(_DEEPEST, np.int64)
    lists = np.zeros(2, _LIST)
    # In every world the same may be done at the root, for all that is hidden is others'.
    worlds[0] = views[0]
    deal_hidden(worlds[0], known, rules, board, head["word"])
    clear_desk(worlds[0], board, desk)
    list_node(worlds[0], rules, board, weights, nodes, edges, ROOT, desk, settings, lists[0])
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
            settings,
            lists[0],
            lists[1],
            walk,
        )
    head["iterations"] += number
