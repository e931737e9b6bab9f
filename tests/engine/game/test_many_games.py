"""Twenty thousand random games of every edition without a contradiction."""

import numpy as np
import pytest

from tests.helpers.engine import invariants
from tests.helpers.engine.arrange import set_owners, started, state_of
from ttr_qt.engine import EDITIONS, RULES
from ttr_qt.engine.board import board_for
from ttr_qt.engine.kernel.layout import STATE
from ttr_qt.engine.maps import load_map

GAMES = 20_000


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_twenty_thousand_games_break_no_invariant(edition: str) -> None:
    board = board_for(load_map(edition))
    rules = RULES[edition]
    state = np.zeros(1, STATE)[0]
    counts = range(rules.players_min, rules.players_max + 1)
    for players in counts:
        games = -(-GAMES // len(counts))
        fault, game, action, played = invariants.watch_games(
            state, board.rules_record, board.record, players, games, np.uint64(players)
        )
        story = f"{players} players, game {game}, action {action}"
        assert fault == 0, f"{invariants.FAULTS[fault]}: {story}"
        assert played > 20 * games, "games were too short to mean anything"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "field", "index", "change"),
    [
        (1, "hand", (0, 0), 1),
        (1, "deck_n", (), -1),
        (5, "pieces", 1, -1),
        (6, "score", 0, 1),
        (7, "ticket_at", 3, 1),
        (11, "goods_cards", 0, 1),
        (14, "phase", (), 9),
    ],
)
def test_the_watch_sees_each_fault(
    fault: int, field: str, index: tuple[int, ...] | int, change: int
) -> None:
    game = started("usa")
    state = state_of(game)
    board = game.board
    assert invariants.fault_in(state, board.rules_record, board.record) == 0
    if index == ():
        state[field] += change
    else:
        state[field][index] += change
    assert invariants.fault_in(state, board.rules_record, board.record) == fault


@pytest.mark.slow
def test_the_watch_sees_wrongly_open_routes() -> None:
    game = started("usa")
    set_owners(game, {"dal-hou-1": 0})
    state = state_of(game)
    board = game.board
    pairs = invariants.pairs_of(board.record)
    assert invariants.route_fault(state, board.rules_record, board.record, pairs) == 0
    state["open"][0] ^= np.uint64(1)
    assert invariants.route_fault(state, board.rules_record, board.record, pairs) == 8
    state["open"][0] ^= np.uint64(1)
    state["owner"][board.route_index["dal-hou-2"]] = 0
    assert invariants.route_fault(state, board.rules_record, board.record, pairs) == 9
