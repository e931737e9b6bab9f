"""One thread's part of the search: its tree, its desk, and the slices it works in."""

import math
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ai.scratch import fresh_desk
from ai.searching.search import search_on
from ai.searching.tree import (
    EDGE,
    HEAD,
    MOST_COMPARED,
    NODE,
    ROOT,
    clear_tree,
    keep_subtree,
    lead_of,
)
from ttr_qt.engine.board import Board
from ttr_qt.engine.kernel import layout

_SLICE = 0.004
"""Seconds that a kernel works about before it looks at the clock and at requests to stop."""
_FIXED_SLICE = 16
"""Iterations in a slice of a search that is limited by iterations alone."""
_KEPT_SHARE = 0.25
"""How much visits of an earlier search count, made before so much was seen."""
_CLEAR_FROM = 800
"""Iterations from which on a choice may be clear."""
_CLEAR_LEAD = 0.75
"""The share of the root's visits by which an action must lead to be clearly best. An action that
was so far ahead of the second was also the choice after 4,800 iterations in 210 of the 212
positions of the five editions that this number was chosen by, and in 110 of 112 others, of USA,
First Journey and Amsterdam."""


@dataclass(frozen=True, slots=True)
class Task:
    """A decision as kernels read it."""

    board: Board
    view: npt.NDArray[np.void]
    """The record of the game with everything hidden blanked out."""
    known: Any
    weights: npt.NDArray[np.float64]
    outlook: Any
    settings: Any


class Agreement:
    """What each of several searches of the same decision finds clearly best."""

    def __init__(self, searches: int) -> None:
        self._found: list[int | None] = [None] * searches

    def reached(self, number: int, key: int | None) -> bool:
        """Take what a search finds clearly best, if anything; tell whether all find the same."""
        self._found[number] = key
        return key is not None and all(found == key for found in self._found)


class Tree:
    """The memory of one search tree."""

    def __init__(self, edges: int) -> None:
        self.head: Any = np.zeros(1, HEAD)[0]
        self.nodes = np.zeros(edges // 2, NODE)
        self.edges = np.zeros(edges, EDGE)

    def edges_of(self, node: int) -> Iterator[Any]:
        """Yield the edges of a node."""
        edge = int(self.nodes[node]["first"])
        while edge >= 0:
            yield self.edges[edge]
            edge = int(self.edges[edge]["next"])

    def root_edges(self) -> Iterator[Any]:
        """Yield what was tried at the root."""
        return self.edges_of(int(ROOT))


class Searcher:
    """One thread's part of the search."""

    def __init__(self, edges: int) -> None:
        self.tree = Tree(edges)
        self._spare = Tree(edges)
        self._desk = fresh_desk()
        self._world = np.zeros(1, layout.STATE)
        self._result: Any = np.zeros(1, layout.RESULT)[0]

    def begin(self, seed: int) -> None:
        """Forget what was searched."""
        clear_tree(self.tree.head, self.tree.nodes, np.uint64(seed))

    def go_on(self, key: int, seed: int) -> None:
        """Keep only what is known of the time after the action ``key``."""
        old, new = self.tree, self._spare
        keep_subtree(
            old.head,
            old.nodes,
            old.edges,
            new.head,
            new.nodes,
            new.edges,
            np.int64(key),
            _KEPT_SHARE,
            np.uint64(seed),
        )
        self.tree, self._spare = new, old

    def compare(self, keys: Sequence[int]) -> None:
        """Try these actions at the root equally often from now on, the first few of them."""
        wanted = list(keys)[:MOST_COMPARED]
        self.tree.head["compared"][: len(wanted)] = wanted
        self.tree.head["comparing"] = len(wanted)

    def search(
        self,
        task: Task,
        iterations: float,
        deadline: float,
        stop: threading.Event,
        is_agreed: Callable[[int | None], bool] = lambda key: key is not None,
    ) -> None:
        """Search until the work is done, time is up, the choice is clear, or ``stop`` is set.

        ``is_agreed`` is told the key of what is clearly best, None for nothing, and tells whether
        that ends the search. Where actions are compared it goes on all the same.
        """
        done, size = 0, 1
        began = time.perf_counter()
        comparing = self.tree.head["comparing"] > 0
        while not stop.is_set():
            self._slice(task, size)
            done += size
            now = time.perf_counter()
            rate = done / (now - began)
            left = min(iterations - done, rate * (deadline - now))
            if left < 1 or (not comparing and self._is_clear(done, left, is_agreed)):
                return
            if math.isfinite(deadline):
                size = max(1, int(min(rate * _SLICE, left, 4 * size)))
            else:  # nothing may depend on the clock
                size = int(min(4 * size, _FIXED_SLICE, left))

    def _is_clear(self, done: int, left: float, is_agreed: Callable[[int | None], bool]) -> bool:
        """Tell whether the choice can't change in the iterations left, or hardly ever would."""
        tree = self.tree
        lead = lead_of(tree.nodes, tree.edges)
        key = None
        if done >= _CLEAR_FROM and lead >= _CLEAR_LEAD * tree.nodes[ROOT]["visits"]:
            key = int(max(tree.root_edges(), key=lambda edge: edge["visits"])["key"])
        return is_agreed(key) or bool(lead > left)

    def _slice(self, task: Task, iterations: int) -> None:
        tree = self.tree
        search_on(
            task.view,
            task.known,
            self._world,
            task.board.rules_record,
            task.board.record,
            task.weights,
            task.outlook,
            self._desk,
            self._result,
            tree.head,
            tree.nodes,
            tree.edges,
            task.settings,
            iterations,
        )
