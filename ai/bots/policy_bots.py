"""Bots that are one kernel each: they answer at once and never search."""

from abc import ABC, abstractmethod
from typing import Any

from ai.api import Request, options
from ai.fitted.weights import load_weights
from ai.planning.greedy import build_tickets
from ai.planning.planner import plan_action
from ai.planning.racer import race
from ai.scratch import fresh_desk, view_of
from ttr_qt.engine import Action
from ttr_qt.engine.board import Board
from ttr_qt.engine.codec import decode


class PolicyBot(ABC):
    """Hands the record, with everything hidden blanked out, to a kernel."""

    name: str

    def __init__(self) -> None:
        self._desk = fresh_desk()

    def choose(self, request: Request) -> Action:
        """Return the kernel's action."""
        observation = request.observation
        legal = options(request)
        if len(legal) == 1:
            return legal[0]
        state: Any = view_of(observation)[0]
        return decode(
            observation.board, state, int(self._decide(state, observation.board, request.seed))
        )

    @abstractmethod
    def _decide(self, state: Any, board: Board, seed: int) -> int:
        """Return the code of an action."""


class GreedyBot(PolicyBot):
    """Builds the shortest ways for its tickets, then long routes."""

    name = "greedy"

    def _decide(self, state: Any, board: Board, _seed: int) -> int:
        code: int = build_tickets(state, board.rules_record, board.record, self._desk)
        return code


class RacerBot(PolicyBot):
    """Claims the longest routes and ignores its tickets."""

    name = "racer"

    def _decide(self, state: Any, board: Board, _seed: int) -> int:
        code: int = race(state, board.rules_record, board.record)
        return code


class HeuristicBot(PolicyBot):
    """Weighs every action against a plan for its tickets, with weights tuned by self-play."""

    name = "heuristic"

    def _decide(self, state: Any, board: Board, _seed: int) -> int:
        weights = load_weights(board.rules.name, int(state["players"]))
        code: int = plan_action(state, board.rules_record, board.record, weights, self._desk)
        return code
