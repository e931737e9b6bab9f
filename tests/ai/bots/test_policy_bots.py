"""The bots without a search: legal everywhere, blind to what is hidden, better than chance."""

import itertools
import threading
from random import Random

import networkx as nx
import numpy as np
import pytest

from ai.api import Bot, Limit, Request, action_of
from ai.bots.policy_bots import GreedyBot, HeuristicBot, RacerBot
from ai.fitted.weights import UNTUNED, load_weights
from ai.planning.desk import MAX_WEIGHTS
from ai.planning.greedy import build_tickets
from ai.planning.planner import plan_action
from ai.planning.racer import race
from ai.planning.weighing import WEIGHTS
from ai.scratch import fresh_desk
from ai.sparring.duel import GREEDY, PLANNER, RACER, RANDOM, TRAITS, play_deals
from tests.helpers.engine.arrange import play, set_cards, set_owners, set_tickets, started, state_of
from ttr_qt.engine import EDITIONS, RULES, Game
from ttr_qt.engine.board import board_for
from ttr_qt.engine.codec import decode
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.maps import load_map

pytestmark = pytest.mark.slow

BOTS = (GreedyBot, RacerBot, HeuristicBot)
TABLES = [
    (edition, players)
    for edition in EDITIONS
    for players in range(RULES[edition].players_min, RULES[edition].players_max + 1)
]


def ask(bot: Bot, game: Game) -> str:
    request = Request(game.observe(game.seat), Limit(seconds=1), threading.Event(), 1, game.ply)
    return str(action_of(bot.choose(request)))


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_whole_games_have_no_illegal_action(edition: str, players: int) -> None:
    bots = [BOTS[i % len(BOTS)]() for i in range(players)]
    for seed in range(3):
        game = Game.new(edition, players=players, seed=seed)
        while not game.over:
            play(game, ask(bots[(game.seat + seed) % players], game))
            assert game.ply < 2000


@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_facts_change_no_choice(edition: str) -> None:
    """The kernels choose the same from the whole record as from one with hidden facts blanked."""
    rng = Random(1)
    game = Game.new(edition, players=3, seed=3)
    board = game.board
    weights = load_weights(edition)
    desk = fresh_desk()
    while not game.over:
        state = state_of(game)
        rules, ground = board.rules_record, board.record
        view = np.frombuffer(bytearray(game.observe(game.seat).record), layout.STATE)[0]
        if len(game.legal_actions()) > 1:
            assert race(state, rules, ground) == race(view, rules, ground)
            assert build_tickets(state, rules, ground, desk) == build_tickets(
                view, rules, ground, desk
            )
            whole = plan_action(state, rules, ground, weights, desk)
            assert whole == plan_action(view, rules, ground, weights, desk)
        game.play(rng.choice(game.legal_actions()))


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_weights_play_legally(edition: str) -> None:
    """Tuning tries odd weights: they may play badly, but never break a rule."""
    rng = np.random.default_rng(5)
    for seed in range(8):
        weights = rng.normal(0, 6, (2, len(WEIGHTS)))
        weights.flags.writeable = False  # as the bots' own; else the kernel is compiled again
        game = Game.new(edition, players=2, seed=seed)
        board = game.board
        while not game.over and game.ply < 400:
            state = state_of(game)
            code = int(plan_action(state, board.rules_record, board.record, weights, fresh_desk()))
            game.play(decode(board, state, code))  # raises if it is illegal
        assert game.ply > 20


def matches(edition: str, kinds: list[int], deals: int) -> list[float]:
    board = board_for(load_map(edition))
    wins, totals = np.zeros(len(kinds)), np.zeros(len(kinds))
    traits = np.zeros((len(kinds), len(TRAITS)))
    actions = play_deals(
        np.zeros(1, layout.STATE)[0],
        board.rules_record,
        board.record,
        fresh_desk(),
        np.zeros(1, layout.RESULT)[0],
        np.array(kinds),
        np.stack([load_weights(edition)] * len(kinds)),
        np.zeros(len(kinds)),
        deals,
        np.uint64(77),
        wins,
        totals,
        traits,
    )
    assert wins.sum() == pytest.approx(deals * len(kinds))
    games = deals * len(kinds)
    assert actions < 200 * len(kinds) * games, "games that do not end"
    rates: list[float] = (wins / (deals * len(kinds))).tolist()
    return rates


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_heuristic_beats_random(edition: str, players: int) -> None:
    """One planner against chance in all other seats."""
    wins = matches(edition, [PLANNER, *[RANDOM] * (players - 1)], 150)
    assert wins[0] > 0.95


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", [GREEDY, RACER, PLANNER])
def test_games_of_equals_end_and_are_even(edition: str, kind: int) -> None:
    assert matches(edition, [kind, kind], 100)[0] == pytest.approx(0.5)


def test_racer_and_greedy_stand_as_they_are_known_to() -> None:
    """On USA for two the racer wins more often than not, as measured elsewhere too."""
    assert 0.5 < matches("usa", [RACER, GREEDY], 300)[0] < 0.75


def test_racer_takes_the_longest_route_it_can_pay() -> None:
    game = started("usa")
    set_cards(game, hands={0: {"white": 6, "blue": 2}})
    assert ask(RacerBot(), game) == "claim cal-win-1 white:6"


def test_greedy_builds_its_ticket() -> None:
    game = started("usa")
    set_tickets(game, {0: ["denver-el_paso-4"]})
    set_cards(game, hands={0: {"red": 2, "green": 6}})
    assert ask(GreedyBot(), game).startswith(("claim den-sfe-1", "claim elp-sfe-1"))


def test_heuristic_finishes_a_ticket_on_its_last_turn() -> None:
    game = started("usa")
    set_tickets(game, {0: ["denver-el_paso-4"]})
    set_owners(game, {"den-sfe-1": 0})
    set_cards(game, hands={0: {"red": 2}})
    state_of(game)["last_turns"] = 2
    assert ask(HeuristicBot(), game) == "claim elp-sfe-1 red:2"


def test_tickets_that_would_be_done_at_once_are_counted() -> None:
    chance, desk = Random(4), fresh_desk()
    weights = load_weights("first_journey")
    most = 0.0
    for players in (2, 3, 4):
        game = started("first_journey", players=players)
        while not game.over:
            seat, position, board = game.seat, game.position(), game.board
            plan_action(state_of(game), board.rules_record, board.record, weights, desk)
            own = [game.map.route(route) for route, who in game.owners().items() if who == seat]
            graph = nx.Graph((route.a, route.b) for route in own)
            graph.add_nodes_from(place.id for place in game.map.places)
            known = {*position.tickets[seat], *itertools.chain(*position.shown_tickets)}
            unknown = [ticket for ticket in game.map.tickets if ticket.id not in known]
            ready = sum(nx.has_path(graph, ticket.a, ticket.b) for ticket in unknown)
            assert desk["ready"][seat] == pytest.approx(2 * ready / len(unknown))
            most = max(most, desk["ready"][seat])
            game.play(chance.choice(game.legal_actions()))
    assert most > 0.3, "hardly a track was laid"


def test_weights_are_complete() -> None:
    assert set(UNTUNED) == set(WEIGHTS)
    assert len(WEIGHTS) == MAX_WEIGHTS
    for edition in EDITIONS:
        assert np.isfinite(load_weights(edition)).all()
