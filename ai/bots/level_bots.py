"""The bots behind the levels."""

import functools
from typing import Any

import numpy as np

from ai.api import Bot
from ai.bots.mcts import MctsBot
from ai.bots.policy_bots import PolicyBot
from ai.bots.weights import load_weights, with_taste
from ai.kernel.planner import plan_loosely
from ai.levels import LEVELS, Level, looseness
from ttr_qt.engine.board import Board


class LooseBot(PolicyBot):
    """Plays by the planner, with a taste of its own and an unsteady hand."""

    def __init__(self, level: Level) -> None:
        super().__init__()
        self.name = level.name
        self._level = level

    def _decide(self, state: Any, board: Board, seed: int) -> int:
        rules = board.rules.name
        code: int = plan_loosely(
            state,
            board.rules_record,
            board.record,
            with_taste(load_weights(rules, int(state["players"])), self._level.taste),
            self._desk,
            looseness(rules, self._level.name),
            np.uint64(seed),
        )
        return code


def make_level(level: Level, threads: int = 1) -> Bot:
    """Return a new bot that plays at a level; ``threads`` are for those who search."""
    if not level.searches:
        return LooseBot(level)
    return MctsBot(
        threads, name=level.name, most_iterations=level.most_iterations, taste=level.taste
    )


clara, emil, otto, luisa, rosa, henk, viktor, mia, ada = (
    functools.partial(make_level, level) for level in LEVELS
)
