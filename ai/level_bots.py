"""The bots behind the levels."""

import functools
from typing import Any, Final

import numpy as np

from ai.api import Bot, Request, options
from ai.desks import fresh_desk
from ai.kernel.planner import plan_loosely
from ai.levels import LEVELS, Level, looseness
from ai.mcts import MctsBot
from ai.weights import load_weights, with_taste
from ttr_qt.engine import Action
from ttr_qt.engine.codec import decode
from ttr_qt.engine.kernel.layout import STATE


class LooseBot:
    """Plays by the planner, with a taste of its own and an unsteady hand."""

    def __init__(self, level: Level) -> None:
        self.name: Final = level.name
        self._level = level
        self._desk = fresh_desk()

    def choose(self, request: Request) -> Action:
        """Return what looks best at a glance."""
        observation = request.observation
        legal = options(request)
        if len(legal) == 1:
            return legal[0]
        board = observation.ground
        state: Any = np.frombuffer(bytearray(observation.record), STATE)[0]
        code = plan_loosely(
            state,
            board.rules_record,
            board.record,
            with_taste(load_weights(board.rules.name), self._level.taste),
            self._desk,
            looseness(board.rules.name, self._level.name),
            np.uint64(request.seed),
        )
        return decode(board, state, int(code))


def make_level(level: Level, threads: int = 1) -> Bot:
    """Return a new bot that plays at a level; ``threads`` are for those who search."""
    if not level.searches:
        return LooseBot(level)
    return MctsBot(threads, name=level.name, most_iterations=level.iterations, taste=level.taste)


clara, otto, rosa, viktor, ada = (functools.partial(make_level, level) for level in LEVELS)
