"""Plans for choices of tickets go on from each other, and come to the same as each by itself."""

from typing import Any

import pytest

from ai.fitted.weights import load_weights
from ai.planning.desk import TRIAL
from ai.planning.plan import list_own, plan_choices, serve, serve_too
from ai.planning.planner import plan_action
from ai.scratch import fresh_desk
from tests.helpers.engine.arrange import state_of
from ttr_qt.engine import Game
from ttr_qt.engine.board import Board
from ttr_qt.engine.codec import decode

PRICES = (0.7, 0.2, 0.1, 0.0)
GAMES = 3


@pytest.mark.parametrize("edition", ["usa", "maerklin", "amsterdam"])
def test_a_choice_is_planned_for_as_if_it_were_the_only_one(edition: str) -> None:
    weights, desk = load_weights(edition, 2), fresh_desk()
    sizes = set()
    for seed in range(GAMES):
        game = Game.new(edition, players=2, seed=seed)
        while not game.over:
            state = state_of(game).copy()
            board = game.board
            if game.phase == "keep":
                sizes.add(int(state["offer_n"][game.seat]))
                assert _together(state, board) == _one_by_one(state, board)
            code = plan_action(state, board.rules_record, board.record, weights, desk)
            game.play(decode(board, state, int(code)))
    assert max(sizes) > 1


def _together(state: Any, board: Board) -> list[tuple[int, ...]]:
    """Return gain, points done, loss and spaces of each choice."""
    desk = fresh_desk()
    plan_choices(state, board.record, desk, PRICES)
    parts = (desk["trial_gain"], desk["trial_done"], desk["trial_loss"], desk["trial_spaces"])
    return [tuple(int(part[kept]) for part in parts) for kept in _choices(state)]


def _one_by_one(state: Any, board: Board) -> list[tuple[int, ...]]:
    desk, seat = fresh_desk(), int(state["seat"])
    found = []
    for kept in _choices(state):
        held = list_own(state, board.record, desk, seat)
        serve(state, board.record, desk, TRIAL, seat, held, PRICES)
        before = [int(desk[name][TRIAL]) for name in ("gain", "done", "loss")]
        shown = state["offer"][seat, : state["offer_n"][seat]]
        chosen = [ticket for i, ticket in enumerate(shown) if kept >> i & 1]
        desk["todo"][: len(chosen)] = chosen
        serve_too(state, board.record, desk, TRIAL, seat, len(chosen))
        after = [int(desk[name][TRIAL]) for name in ("gain", "done", "loss")]
        more = (now - then for now, then in zip(after, before, strict=True))
        found.append((*more, int(desk["spaces"][TRIAL])))
    return found


def _choices(state: Any) -> range:
    return range(1, 1 << int(state["offer_n"][state["seat"]]))
