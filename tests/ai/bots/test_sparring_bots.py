"""The sparring partners: legal everywhere, the same every time, blind to what is hidden."""

from random import Random

import numpy as np
import pytest

from ai.api import Bot, action_of
from ai.bots.sparring_bots import BlockerBot, BuilderBot, ChildBot, CollectorBot, RusherBot
from ai.fitted.weights import load_weights
from ai.scratch import fresh_desk, view_of
from ai.sparring.builder import build
from ai.sparring.child import play_childlike
from ai.sparring.duel import (
    BLOCKER,
    BUILDER,
    COLLECTOR,
    GREEDY,
    RACER,
    RANDOM,
    RUSHER,
    TRAITS,
    play_deals,
)
from ai.sparring.manner import MANNERS
from ai.sparring.rusher import rush
from tests.helpers.ai.arrange import request_for
from tests.helpers.engine.arrange import state_of
from ttr_qt.engine import EDITIONS, RULES, Game
from ttr_qt.engine.board import board_for
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.maps import load_map

pytestmark = pytest.mark.slow

BOTS: tuple[type[Bot], ...] = (BuilderBot, CollectorBot, BlockerBot, RusherBot, ChildBot)
TABLES = [
    (edition, players)
    for edition in EDITIONS
    for players in range(RULES[edition].players_min, RULES[edition].players_max + 1)
]


def whole_game(edition: str, players: int, seed: int) -> Game:
    """Return a game of all sparring partners; an illegal action would raise an error."""
    bots = [BOTS[(i + seed) % len(BOTS)]() for i in range(players)]
    game = Game.new(edition, players=players, seed=seed)
    while not game.over:
        game.play(action_of(bots[game.seat].choose(request_for(game, seed=game.ply))))
        assert game.ply < 2000
    return game


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_whole_games_are_legal_and_the_same_every_time(edition: str, players: int) -> None:
    for seed in range(4):
        game = whole_game(edition, players, seed)
        if seed == 0:
            assert game.actions == whole_game(edition, players, seed).actions


@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_facts_change_no_choice(edition: str) -> None:
    rng, desk = Random(1), fresh_desk()
    game = Game.new(edition, players=3, seed=3)
    rules, ground = game.board.rules_record, game.board.record
    while not game.over:
        whole, view = state_of(game), view_of(game.observe(game.seat))[0]
        if len(game.legal_actions()) > 1:
            for manner in MANNERS:
                seen = build(view, rules, ground, desk, manner)
                assert build(whole, rules, ground, desk, manner) == seen
            assert rush(whole, rules, ground, desk) == rush(view, rules, ground, desk)
            seed = np.uint64(game.ply)
            seen = play_childlike(view, rules, ground, desk, seed)
            assert play_childlike(whole, rules, ground, desk, seed) == seen
        game.play(rng.choice(game.legal_actions()))


def share_of_wins(edition: str, kinds: list[int], deals: int = 60) -> float:
    """Return the share of the first of ``kinds`` in games between them."""
    board, n = board_for(load_map(edition)), len(kinds)
    wins, totals = np.zeros(n), np.zeros(n)
    actions = play_deals(
        np.zeros(1, layout.STATE)[0],
        board.rules_record,
        board.record,
        fresh_desk(),
        np.zeros(1, layout.RESULT)[0],
        np.array(kinds),
        np.stack([load_weights(edition)] * n),
        np.zeros(n),
        deals,
        np.uint64(7),
        wins,
        totals,
        np.zeros((n, len(TRAITS))),
    )
    assert actions < 250 * n * n * deals, "games that do not end"
    return float(wins[0] / (n * deals))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", [BUILDER, COLLECTOR, BLOCKER, RUSHER])
def test_everybody_beats_chance_and_is_even_against_itself(edition: str, kind: int) -> None:
    assert share_of_wins(edition, [kind, RANDOM], 30) > 0.9
    assert share_of_wins(edition, [kind, kind], 30) == pytest.approx(0.5)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_builder_beats_the_simple_bots(edition: str) -> None:
    """Or one of them at least: which is the weaker differs from edition to edition."""
    rates = [share_of_wins(edition, [BUILDER, other], 100) for other in (GREEDY, RACER)]
    assert max(rates) > 0.55
