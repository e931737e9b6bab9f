"""The bots behind the levels."""

import functools
from typing import Any

import numpy as np

from ai.api import Bot
from ai.bots.mcts import MctsBot
from ai.bots.policy_bots import PolicyBot
from ai.fitted.weights import Weights, inclined, load_weights
from ai.levels import Level, level, measured_level
from ai.planning.planner import plan_loosely
from ttr_qt.engine.board import Board


def weights_of(level: Level, rules: str, players: int) -> Weights:
    """Return the planner's weights with the inclination and the habits of a level."""
    if not level.has_character:
        return load_weights(rules, players)
    return with_character(level, rules, measured_level(rules, level.name, players).inclination)


def with_character(level: Level, rules: str, strength: float) -> Weights:
    """Return weights with the habits of a level in a rule set, and its inclination so strong.

    They are made from those for two players at every table: with more players the planner does
    better if it waits before it builds, but that is dull to play against.
    """
    weights = load_weights(rules)
    return inclined(inclined(weights, level.inclination, strength), level.habits_in(rules))


class LooseBot(PolicyBot):
    """Plays by the planner, with an inclination of its own and an unsteady hand."""

    def __init__(self, level: Level) -> None:
        super().__init__()
        self.name = level.name
        self._level = level
        self._weights_for = functools.cache(functools.partial(weights_of, level))

    def _decide(self, state: Any, board: Board, seed: int) -> int:
        rules, players = board.rules.name, int(state["players"])
        code: int = plan_loosely(
            state,
            board.rules_record,
            board.record,
            self._weights_for(rules, players),
            self._desk,
            measured_level(rules, self._level.name, players).looseness,
            np.uint64(seed),
        )
        return code


def make_level(level: Level, threads: int = 1) -> Bot:
    """Return a new bot that plays at a level; ``threads`` are for those who search."""
    if not level.searches:
        return LooseBot(level)
    return MctsBot(
        threads,
        name=level.name,
        most_iterations=level.most_iterations,
        weights_for=functools.cache(functools.partial(weights_of, level)),
    )


def make_level_named(name: str) -> Bot:
    """Return a new bot that plays at the level of a name."""
    return make_level(level(name))
