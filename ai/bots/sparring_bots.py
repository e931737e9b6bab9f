"""Sparring partners: bots that play in other ways than the planner, each one kernel."""

from typing import Any

import numpy as np

from ai.bots.policy_bots import PolicyBot
from ai.sparring import manner
from ai.sparring.builder import build
from ai.sparring.child import play_childlike
from ai.sparring.rusher import rush
from ttr_qt.engine.board import Board


class BuilderBot(PolicyBot):
    """Builds ways for its tickets, each route as soon as it can pay it."""

    name = "builder"
    _manner = manner.BUILDER

    def _decide(self, state: Any, board: Board, _seed: int) -> int:
        code: int = build(state, board.rules_record, board.record, self._desk, self._manner)
        return code


class CollectorBot(BuilderBot):
    """A builder with many tickets."""

    name = "collector"
    _manner = manner.COLLECTOR


class BlockerBot(BuilderBot):
    """A builder who takes what others seem to need."""

    name = "blocker"
    _manner = manner.BLOCKER


class RusherBot(PolicyBot):
    """Claims long routes at once and ends the game soon."""

    name = "rusher"

    def _decide(self, state: Any, board: Board, _seed: int) -> int:
        code: int = rush(state, board.rules_record, board.record, self._desk)
        return code


class ChildBot(PolicyBot):
    """Takes cards it likes, builds what it can pay, and thinks of its tickets at times."""

    name = "child"

    def _decide(self, state: Any, board: Board, seed: int) -> int:
        code: int = play_childlike(
            state, board.rules_record, board.record, self._desk, np.uint64(seed)
        )
        return code
