"""Getting the opponents' kernels ready, after those of the engine."""

from typing import Any

import numpy as np

from ai.kernel.duel import PLANNER, play_deals
from ai.kernel.greedy import build_tickets
from ai.kernel.planner import plan_action
from ai.kernel.racer import race
from ai.weights import load_weights
from ttr_qt.engine.board import board_for
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.setup import new_game
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.warmup import Step, engine_steps


def all_steps(*, tuning: bool = False) -> list[Step]:
    """Return the kernels of engine and opponents; ``tuning`` adds what only tuning needs."""
    board = board_for(load_map("usa"))
    rules, ground = board.rules_record, board.record
    state: Any = np.zeros(1, layout.STATE)[0]
    result: Any = np.zeros(1, layout.RESULT)[0]
    weights = load_weights("usa")

    def fresh() -> Any:
        new_game(state, rules, ground, 2, 0, np.uint64(1))
        return state

    steps = [
        *engine_steps(random_play=tuning),
        Step("greedy", build_tickets, lambda: build_tickets(fresh(), rules, ground)),
        Step("racer", race, lambda: race(fresh(), rules, ground)),
        Step("planner", plan_action, lambda: plan_action(fresh(), rules, ground, weights)),
    ]
    if tuning:
        kinds, both = np.array([PLANNER, PLANNER]), np.stack([weights, weights])
        sums = np.zeros(2), np.zeros(2)
        steps.append(
            Step(
                "tuning",
                play_deals,
                lambda: play_deals(
                    state, rules, ground, result, kinds, both, 1, np.uint64(1), *sums
                ),
            )
        )
    return steps
