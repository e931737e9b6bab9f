"""Knowledge and dealing worlds for tests, and games of unlike players to deal them from."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from ai.bots.policy_bots import HeuristicBot
from ai.deduction.knowledge import KnowledgeReader
from ai.scratch import view_of
from ai.searching.worlds import deal_worlds
from tests.helpers.ai.arrange import request_for
from tests.helpers.engine.walks import choice, lively
from ttr_qt.engine import Game, Observation
from ttr_qt.engine.kernel.layout import STATE

Worlds = npt.NDArray[np.void]


def knowledge_of(observation: Observation) -> np.void:
    """Return what an observation gives to know, read by somebody who comes new to the game."""
    return KnowledgeReader().read(observation)


def worlds_of(observation: Observation, count: int = 1, word: int = 1, known: Any = None) -> Worlds:
    """Return worlds that an observation allows."""
    worlds = np.zeros(count, STATE)
    board = observation.board
    known = knowledge_of(observation) if known is None else known
    view = view_of(observation)
    deal_worlds(view, known, board.rules_record, board.record, np.uint64(word), worlds)
    return worlds


def mixed_game(edition: str, players: int, seed: int) -> Iterator[Game]:
    """Play a game of planners and of players by chance; stop before every action."""
    game = Game.new(edition, players=players, seed=seed, first=seed % players)
    rng = Random(seed)
    planner = HeuristicBot()
    while not game.over:
        yield game
        if game.seat % 2 == seed % 2:
            game.play(planner.choose(request_for(game)))
        else:
            game.play(choice(game, lively(edition), rng))


def chi_square_holds(seen: dict[Any, int], chances: dict[Any, float]) -> bool:
    """Tell whether counts are as chances predict; wrong once in some ten thousand times."""
    assert set(seen) <= set(chances), "something impossible was seen"
    total = sum(seen.values())
    whole = sum(chances.values())
    expected = {case: total * chance / whole for case, chance in chances.items()}
    assert min(expected.values()) > 5, "too few samples to tell"
    statistic = sum((seen.get(case, 0) - mean) ** 2 / mean for case, mean in expected.items())
    freedom = len(expected) - 1
    return bool(freedom > 0 and statistic < freedom + 4 * (2 * freedom) ** 0.5 + 8)
