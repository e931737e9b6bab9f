"""The levels: legal everywhere, known by name, unsteady in a way that can be repeated."""

import subprocess
import sys
import threading
from pathlib import Path
from random import Random

import numpy as np
import pytest

import ai.bots.level_bots
from ai.api import Choice, NothingToChooseError, action_of
from ai.bots.level_bots import LooseBot, make_level
from ai.bots.policy_bots import HeuristicBot
from ai.fitted.weights import inclined, load_weights
from ai.levels import LEVELS, MeasuredLevel, file, level, measured_level
from ai.planning.planner import plan_action, plan_loosely
from ai.planning.weighing import WEIGHTS
from ai.registry import BUILT_IN, make_bot
from ai.scratch import fresh_desk
from ai.sparring.duel import PLANNER
from ai.table_sizes import table_name
from ai.tuning.tune import duel
from tests.helpers.ai.arrange import request_for
from tests.helpers.engine.arrange import legal, started, state_of
from ttr_qt.engine import EDITIONS, RULES, Game
from ttr_qt.engine.board import board_for
from ttr_qt.engine.maps import load_map

pytestmark = pytest.mark.slow

TABLES = [
    (edition, players)
    for edition in EDITIONS
    for players in range(RULES[edition].players_min, RULES[edition].players_max + 1)
]
NAMES = [one.name for one in LEVELS]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_whole_games_have_no_illegal_action(edition: str, players: int) -> None:
    """All levels have played when the games of a table are over."""
    for number in range(-(-len(NAMES) // players)):
        seated = [NAMES[(players * number + seat) % len(NAMES)] for seat in range(players)]
        bots = [make_bot(name) for name in seated]
        game = Game.new(edition, players=players, seed=number, first=number % players)
        while not game.over:
            request = request_for(game, seed=game.ply, iterations=3)
            game.play(action_of(bots[game.seat].choose(request)))  # raises if it is illegal
            assert game.ply < 500 * players
        assert game.winners()


# Who they are


def test_levels_go_from_one_to_five() -> None:
    numbers = [one.number for one in LEVELS]
    assert numbers == sorted(numbers)
    assert set(numbers) == {1, 2, 3, 4, 5}
    assert all(numbers.count(number) >= 2 for number in (1, 2, 3))
    assert numbers.count(5) == 1
    assert len(set(NAMES)) == len(NAMES) >= 8


@pytest.mark.parametrize("one", LEVELS, ids=NAMES)
def test_levels_are_known_by_name(one: ai.levels.Level) -> None:
    assert level(one.name) is one
    assert BUILT_IN[one.name].about == one.about
    assert make_bot(one.name).name == one.name == make_level(one).name


def test_inclinations_name_weights_and_the_trait_they_are_seen_by() -> None:
    weights = load_weights("amsterdam")
    traits = duel(board_for(load_map("amsterdam")), weights, PLANNER, weights, 1, 1).traits
    for one in LEVELS:
        assert set(one.inclination) | set(one.habits) <= set(WEIGHTS)
        assert bool(one.inclination) == (one.shown_by in traits) == (one.shift != 0)


def test_an_inclination_changes_only_what_it_names() -> None:
    weights = load_weights("usa")
    before = weights.copy()
    changed = inclined(weights, {"blocking": 2.0}, 3.0)
    named = np.array([name == "blocking" for name in WEIGHTS])
    assert changed[:, named] == pytest.approx(weights[:, named] + 6.0)
    assert (changed[:, ~named] == weights[:, ~named]).all()
    assert (weights == before).all()


def test_levels_and_rule_sets_that_there_are_were_measured() -> None:
    found = ai.levels.measured_levels()
    assert set(found) == {table_name(name, n) for name in EDITIONS for n in (2, 4)}
    for names in found.values():
        assert set(names) <= set(NAMES)
        for one in names.values():
            assert np.isfinite([one.looseness, one.inclination]).all()
            assert min(one.looseness, one.inclination) >= 0
    assert file().is_file()
    assert measured_level("usa", "nobody") == measured_level("nowhere", "nobody") == MeasuredLevel()
    for players in (2, 4):
        known = [measured_level(edition, "clara", players).looseness for edition in EDITIONS]
        mean = sum(known) / len(known)
        assert mean > 0
        assert measured_level("nowhere", "clara", players).looseness == pytest.approx(mean)


def test_every_level_with_a_character_was_measured() -> None:
    for names in ai.levels.measured_levels().values():
        assert set(names) == {one.name for one in LEVELS if one.has_character}
        assert all(names[one.name].looseness > 0 for one in LEVELS if one.number <= 2)


def test_the_list_of_levels_compiles_nothing(root: Path) -> None:
    """It is shown before anything is compiled."""
    script = (
        "import sys, ai.levels\n"
        "ai.levels.measured_level('usa', 'clara')\n"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], cwd=root, check=False).returncode == 0


# An unsteady hand


def walk(edition: str, plies: int = 60) -> list[Game]:
    """Return positions of one random game in which there is something to choose."""
    rng = Random(3)
    game = Game.new(edition, players=2, seed=3)
    found = []
    while not game.over and game.ply < plies:
        if len(game.legal_actions()) > 1:
            found.append(Game.from_json(game.to_json()))
        game.play(rng.choice(game.legal_actions()))
    return found


@pytest.mark.parametrize("name", [one.name for one in LEVELS if not one.searches])
@pytest.mark.parametrize("edition", EDITIONS)
def test_same_seed_same_choice(edition: str, name: str) -> None:
    """Of another bot, and of the same one after other games."""
    used = make_bot(name)
    for number, game in enumerate(walk(edition)):
        request = request_for(game, seed=number)
        assert used.choose(request) == make_bot(name).choose(request) == used.choose(request)


def scale_of(edition: str) -> float:
    """Return how large a looseness must be to matter: weights have no scale of their own."""
    return float(np.abs(load_weights(edition)).mean())


@pytest.mark.parametrize("edition", EDITIONS)
def test_other_seeds_make_other_choices(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    loose = MeasuredLevel(looseness=10 * scale_of(edition))
    monkeypatch.setattr(ai.bots.level_bots, "measured_level", lambda *_: loose)
    bot = make_bot("clara")
    chosen = [{bot.choose(request_for(game, seed=s)) for s in range(8)} for game in walk(edition)]
    assert sum(len(actions) > 1 for actions in chosen) > 0.2 * len(chosen)


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_looseness_and_inclination_it_is_the_heuristic(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ai.bots.level_bots, "measured_level", lambda *_: MeasuredLevel())
    bot, planner = LooseBot(ai.levels.Level("steady", 1, "")), HeuristicBot()
    for game in walk(edition):
        assert bot.choose(request_for(game)) == planner.choose(request_for(game))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_looser_hand_is_further_from_the_planner(edition: str) -> None:
    games = walk(edition)
    weights, desk = load_weights(edition), fresh_desk()
    scale = scale_of(edition)
    same = []
    for loose in (0.0, 0.1 * scale, scale, 100 * scale):
        count = 0
        for number, game in enumerate(games):
            state, board = state_of(game), game.board
            best = plan_action(state, board.rules_record, board.record, weights, desk)
            for seed in range(4):
                code = plan_loosely(
                    state,
                    board.rules_record,
                    board.record,
                    weights,
                    desk,
                    loose,
                    np.uint64(4 * number + seed),
                )
                count += code == best
        same.append(count / (4 * len(games)))
    assert same[0] == 1
    assert same == sorted(same, reverse=True)
    assert same[0] > same[2] > same[3]


# Limits


def test_a_level_thinks_no_longer_than_it_is_meant_to() -> None:
    for edition in EDITIONS:
        most = level("viktor").most_iterations(edition)
        assert most is not None
        answer = make_bot("viktor").choose(request_for(started(edition), iterations=10**6))
        assert isinstance(answer, Choice)
        assert sum(candidate.visits for candidate in answer.candidates) <= most


def test_the_highest_level_uses_all_it_is_given() -> None:
    answer = make_bot("ada").choose(request_for(started("usa"), iterations=300))
    assert isinstance(answer, Choice)
    assert sum(candidate.visits for candidate in answer.candidates) > 100


@pytest.mark.parametrize("name", NAMES)
def test_a_request_to_stop_is_answered_with_something_legal(name: str) -> None:
    stop = threading.Event()
    stop.set()
    game = started("maerklin")
    answer = make_bot(name).choose(request_for(game, seconds=60, stop=stop))
    assert str(action_of(answer)) in legal(game)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_chosen_in_the_turn_of_another(name: str) -> None:
    with pytest.raises(NothingToChooseError):
        make_bot(name).choose(request_for(started("usa"), 1, iterations=1))
