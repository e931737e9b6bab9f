"""The layout search: several seeds of annealing, of which the best is kept."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np

from tools.layout.board_specs import BoardSpec
from tools.layout.kernel.anneal import anneal
from tools.layout.kernel.records import State
from tools.layout.measure import figures_of
from tools.layout.problem import Problem, fresh_state, problem_of, state_of
from tools.layout.result import layout_of_state
from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.engine.maps import GameMap

# From a good layout, or from none: then places have to pass each other first.
_WARM: Final = 30.0
_FRESH: Final = 300.0
_COLD: Final = 0.02


@dataclass(frozen=True, slots=True)
class Found:
    """A layout and what it costs."""

    layout: Layout
    energy: float


def search(
    game_map: GameMap,
    spec: BoardSpec,
    *,
    seeds: Iterable[int],
    moves: int,
    fresh: bool,
    heat: float | None = None,
    progress: Callable[[str], None] = lambda _line: None,
) -> Found:
    """Return the best layout of all seeds: a sound one before any other, then the cheapest."""
    problem = problem_of(game_map, spec)
    hot = heat or (_FRESH if fresh else _WARM)
    best: tuple[bool, float] | None = None
    for seed in seeds:
        start = None if fresh else game_map.layout
        state = state_of(problem, start) if start else fresh_state(problem)
        energy = _run(problem, state, seed, moves, hot)
        layout = layout_of_state(problem, state)
        rank = (not figures_of(game_map, layout).sound, energy)
        progress(f"seed {seed}: energy {energy:.1f}{', not sound' if rank[0] else ''}")
        if best is None or rank < best:
            best, found = rank, Found(layout, energy)
    if best is None:
        raise ValueError("a search needs a seed")
    return found


def _run(problem: Problem, state: State, seed: int, moves: int, hot: float) -> float:
    """Search at falling heat, then polish; ``state`` is changed."""
    spaces = problem.spaces()
    fixed = problem.board, state, problem.measures, spaces
    stride = 2.0 + 3 * hot**0.5  # longer steps make sense only where much is allowed
    rng = np.random.default_rng(seed)
    anneal(rng, moves, hot, _COLD, stride, 0.6, *fixed)
    return float(anneal(rng, moves // 2, 0.5, 0.005, 3.0, 0.3, *fixed))
