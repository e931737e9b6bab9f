"""The levels: legal everywhere, known by name, unsteady in a way that can be repeated."""

import itertools
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
from ai.bots.scratch import fresh_desk
from ai.bots.weights import load_weights, with_taste
from ai.kernel.planner import plan_action, plan_loosely
from ai.kernel.weighing import WEIGHTS
from ai.levels import LEVELS, file, level, looseness
from ai.registry import BUILT_IN, make_bot
from tests.helpers.ai.arrange import request_for
from tests.helpers.engine.arrange import legal, started, state_of
from ttr_qt.engine import EDITIONS, RULES, Game

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
    """The weakest first; two of each number but the highest."""
    assert [one.number for one in LEVELS] == [1, 1, 2, 2, 3, 3, 4, 4, 5]
    assert len(set(NAMES)) == 9


@pytest.mark.parametrize("one", LEVELS, ids=NAMES)
def test_levels_are_known_by_name(one: ai.levels.Level) -> None:
    assert level(one.name) is one
    assert BUILT_IN[one.name].about == one.about
    assert make_bot(one.name).name == one.name == make_level(one).name


def test_tastes_name_weights() -> None:
    for one in LEVELS:
        assert set(one.taste) <= set(WEIGHTS)


def test_taste_changes_only_what_it_names() -> None:
    weights = load_weights("usa")
    before = weights.copy()
    changed = with_taste(weights, {"blocking": 2.0})
    ratios = {name: changed[i] / weights[i] for i, name in enumerate(WEIGHTS)}
    assert ratios.pop("blocking") == 2
    assert set(ratios.values()) == {1.0}
    assert (weights == before).all()


def test_looseness_is_kept_for_levels_and_rule_sets_that_there_are() -> None:
    found = ai.levels.all_looseness()
    assert set(found) <= set(EDITIONS)
    for names in found.values():
        assert set(names) <= set(NAMES)
        assert all(np.isfinite(value) and value >= 0 for value in names.values())
    assert file().is_file()
    assert looseness("usa", "nobody") == looseness("nowhere", "nobody") == 0
    known = [names["clara"] for names in found.values()]
    mean = sum(known) / len(known)
    assert mean > 0
    assert looseness("nowhere", "clara") == pytest.approx(mean)


def test_who_was_not_measured_is_as_loose_as_the_other_of_that_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = {"usa": {"clara": 3.0, "otto": 2.0, "luisa": 1.5}, "germany": {"clara": 5.0}}
    monkeypatch.setattr(ai.levels, "all_looseness", lambda: found)
    assert looseness("usa", "emil") == looseness("usa", "clara") == 3
    assert (looseness("usa", "luisa"), looseness("usa", "otto")) == (1.5, 2)
    assert looseness("nowhere", "emil") == 4
    assert looseness("germany", "luisa") == looseness("usa", "mia") == looseness("usa", "ada") == 0


def test_the_list_of_levels_compiles_nothing(root: Path) -> None:
    """It is shown before anything is compiled."""
    script = (
        "import sys, ai.levels\n"
        "ai.levels.looseness('usa', 'clara')\n"
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
    monkeypatch.setattr(ai.bots.level_bots, "looseness", lambda *_: 10 * scale_of(edition))
    bot = make_bot("clara")
    chosen = [{bot.choose(request_for(game, seed=s)) for s in range(8)} for game in walk(edition)]
    assert sum(len(actions) > 1 for actions in chosen) > 0.2 * len(chosen)


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_looseness_and_taste_it_is_the_heuristic(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ai.bots.level_bots, "looseness", lambda *_: 0.0)
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
    for edition, name in itertools.product(EDITIONS, ("viktor", "mia")):
        most = level(name).most_iterations(edition)
        assert most == level("viktor").most_iterations(edition)
        assert most is not None
        answer = make_bot(name).choose(request_for(started(edition), iterations=10**6))
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
