"""Bots play on boards that were replaced, beside games on those of today."""

from pathlib import Path

import pytest

from ai.api import action_of
from ai.levels import LEVELS
from ai.registry import make_bot
from tests.helpers.ai.arrange import request_for
from tests.helpers.games.old_games import EDITION, GOING_ON, old_board
from ttr_qt.engine import Game, load_map, read_save

NAMES = [one.name for one in LEVELS]


@pytest.mark.slow
@pytest.mark.parametrize("shift", range(len(NAMES)))
@pytest.mark.parametrize("file", GOING_ON, ids=lambda file: file.name)
def test_all_levels_finish_an_old_game_beside_a_new_one(file: Path, shift: int) -> None:
    """The same bots play both in turns: what they remember of one board is not used on another."""
    old = read_save(file)
    new = Game.new(EDITION, players=old.players, seed=old.setup.seed)
    assert (old.map, new.map) == (old_board(), load_map(EDITION))
    bots = [make_bot(NAMES[(seat + shift) % len(NAMES)]) for seat in range(old.players)]
    while not (old.over and new.over):
        for game in (old, new):
            if not game.over:
                request = request_for(game, seed=game.ply, iterations=3)
                game.play(action_of(bots[game.seat].choose(request)))  # raises if it is illegal
                assert game.ply < 500 * game.players
    assert old.winners()
    assert Game.from_json(old.to_json()).scores() == old.scores()


@pytest.mark.parametrize("name", ["random", "greedy", "racer", "heuristic", "mcts"])
def test_all_bots_play_an_old_board_from_the_beginning(name: str) -> None:
    game = Game(read_save(GOING_ON[0]).setup)
    bots = [make_bot(name) for _ in range(game.players)]
    while not game.over:
        request = request_for(game, seed=game.ply, iterations=5)
        game.play(action_of(bots[game.seat].choose(request)))
        assert game.ply < 500 * game.players
    assert game.map is old_board()
    assert game.winners()
