"""The search tree: what a seat has tried, and how it turned out for every seat.

Only decisions of the seat that thinks have nodes; what others do and what is drawn differs from
world to world, so an edge stands for an action whatever came before it. A route counts as one
action however it is paid, a face-up card whatever its slot.
"""

from typing import Final

import numpy as np

from ai.jit import entry
from ttr_qt.engine.kernel.chance import scramble
from ttr_qt.engine.kernel.codes import kind_of, make, subject_of
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import CLAIM, MAX_PLAYERS, NONE, TAKE

NODE: Final = np.dtype([("visits", np.float64), ("first", np.int64)])
EDGE: Final = np.dtype(
    [
        ("key", np.int64),
        ("code", np.int64),  # as it was last played
        ("next", np.int64),
        ("child", np.int64),
        ("visits", np.float64),
        ("reward", np.float64),  # the sum
        ("scores", np.float64, MAX_PLAYERS),
        ("wins", np.float64, MAX_PLAYERS),
    ]
)
MOST_COMPARED: Final = 8
HEAD: Final = np.dtype(
    [
        ("word", np.uint64),  # the generator
        ("nodes", np.int64),
        ("edges", np.int64),
        ("iterations", np.int64),  # of this search
        ("count", np.float64),  # rewards seen, with their mean and spread
        ("mean", np.float64),
        ("squares", np.float64),
        # Keys of actions at the root that are to be tried equally often, and how many they are.
        ("compared", np.int64, MOST_COMPARED),
        ("comparing", np.int64),
    ]
)
ROOT: Final = np.int64(0)


@kernel
def key_of(state, code):
    """Return what ``code`` is remembered by, the same in all worlds."""
    kind = kind_of(code)
    if kind == CLAIM:
        return make(CLAIM, subject_of(code))
    if kind == TAKE:
        return make(TAKE, np.int64(state["market"][subject_of(code)]))
    return code


@entry
def clear_tree(head, nodes, seed):
    """Begin an empty tree."""
    head["word"] = scramble(seed)
    head["nodes"] = 0
    head["edges"] = 0
    head["iterations"] = 0
    head["count"] = 0.0
    head["mean"] = 0.0
    head["squares"] = 0.0
    head["comparing"] = 0
    add_node(head, nodes)


@kernel
def add_node(head, nodes):
    """Return a new node, or -1 where there is no room."""
    n = head["nodes"]
    if n >= len(nodes):
        return NONE
    nodes[n]["visits"] = 0.0
    nodes[n]["first"] = NONE
    head["nodes"] = n + 1
    return n


@kernel
def find_edge(nodes, edges, node, key):
    """Return the edge of ``node`` for ``key``, or -1."""
    edge = nodes[node]["first"]
    while edge >= 0 and edges[edge]["key"] != key:
        edge = edges[edge]["next"]
    return edge


@kernel
def add_edge(head, nodes, edges, node, key, code):
    """Return a new edge of ``node``, or -1 where there is no room."""
    n = head["edges"]
    if n >= len(edges):
        return NONE
    edge = edges[n]
    edge["key"] = key
    edge["code"] = code
    edge["next"] = nodes[node]["first"]
    edge["child"] = NONE
    edge["visits"] = 0.0
    edge["reward"] = 0.0
    for seat in range(MAX_PLAYERS):
        edge["scores"][seat] = 0.0
        edge["wins"][seat] = 0.0
    nodes[node]["first"] = n
    head["edges"] = n + 1
    return n


@kernel
def note_reward(head, reward):
    """Take a reward into the mean and the spread of all of them."""
    head["count"] += 1.0
    off = reward - head["mean"]
    head["mean"] += off / head["count"]
    head["squares"] += off * (reward - head["mean"])


@kernel
def spread_of(head):
    """Return the standard deviation of the rewards seen, one before there are enough."""
    if head["count"] < 2.0 or head["squares"] <= 0.0:
        return 1.0
    return np.sqrt(head["squares"] / head["count"])


@entry
def lead_of(nodes, edges):
    """Return by how many visits the first action at the root is ahead of the second."""
    first = 0.0
    second = 0.0
    edge = nodes[ROOT]["first"]
    while edge >= 0:
        visits = edges[edge]["visits"]
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
        edge = edges[edge]["next"]
    return first - second


@kernel
def copy_edges(nodes, edges, node, new_head, new_nodes, new_edges, new_node, share):
    """Copy the edges of ``node``, their numbers cut down to a ``share``.

    Where an edge has a child, the copy names the old one still.
    """
    edge = nodes[node]["first"]
    while edge >= 0:
        old = edges[edge]
        added = add_edge(new_head, new_nodes, new_edges, new_node, old["key"], old["code"])
        if added < 0:
            return
        new = new_edges[added]
        new["child"] = old["child"]
        new["visits"] = share * old["visits"]
        new["reward"] = share * old["reward"]
        for seat in range(MAX_PLAYERS):
            new["scores"][seat] = share * old["scores"][seat]
            new["wins"][seat] = share * old["wins"][seat]
        edge = old["next"]
    new_nodes[new_node]["visits"] = share * nodes[node]["visits"]


@entry
def keep_subtree(head, nodes, edges, new_head, new_nodes, new_edges, key, share, seed):
    """Make a tree of what the old one knows of the time after the action ``key`` at its root.

    What has happened since makes it less certain, so it only counts for a ``share``. Return
    whether there was anything to keep.
    """
    clear_tree(new_head, new_nodes, seed)
    edge = find_edge(nodes, edges, ROOT, key)
    if edge < 0 or edges[edge]["child"] < 0:
        return False
    copy_edges(nodes, edges, edges[edge]["child"], new_head, new_nodes, new_edges, ROOT, share)
    at = np.int64(0)
    while at < new_head["edges"]:  # edges are added behind, so all of them come to be seen
        old_child = new_edges[at]["child"]
        if old_child >= 0:
            child = add_node(new_head, new_nodes)
            new_edges[at]["child"] = child
            if child >= 0:
                copy_edges(nodes, edges, old_child, new_head, new_nodes, new_edges, child, share)
        at += 1
    new_head["count"] = share * head["count"]
    new_head["mean"] = head["mean"]
    new_head["squares"] = share * head["squares"]
    return new_head["edges"] > 0
