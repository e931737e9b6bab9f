"""Regret: the judge finds obvious moves, and its measure is fair and repeatable."""

import json
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from typer.testing import CliRunner

from ai.arena import command_line
from ai.arena.measuring_regret import (
    RegretPlan,
    best_column,
    find_position,
    judge,
    regret_of,
    run_regret,
)
from ai.matches.regrets import mean_and_error
from ai.reviewing.appraiser import Appraisal, Appraiser
from tests.helpers.engine.arrange import set_cards, set_owners, set_tickets, started, state_of
from ttr_qt.engine import Game, SetupError, parse_action

pytestmark = pytest.mark.slow


def plan(**changes: object) -> RegretPlan:
    usual = {"edition": "amsterdam", "bots": ("heuristic", "random"), "positions": 12}
    return RegretPlan(**{**usual, "playouts": 40, **changes})  # type: ignore[arg-type]


def last_turn() -> Game:
    """A claim of two spaces does a ticket of four points; nothing else is worth as much."""
    game = started("usa")
    set_tickets(game, {0: ["denver-el_paso-4"], 1: ["vancouver-portland-2"]})
    set_owners(game, {"den-sfe-1": 0})
    set_cards(game, hands={0: {"red": 2}})
    state_of(game)["last_turns"] = 2
    return game


def test_the_judge_finds_an_obvious_best_move() -> None:
    game = last_turn()
    draw = parse_action("deck")
    judged = Appraiser().appraise(game.observe(0), 40, 1, [draw])
    best = best_column(judged)
    assert str(judged.actions[best]) == "claim elp-sfe-1 red:2"
    assert regret_of(judged, best).points == 0
    drawn = judged.actions.index(draw)
    # Two points for the route and eight for the ticket, which is not missed.
    assert regret_of(judged, drawn).points == pytest.approx(10, abs=0.5)
    assert regret_of(judged, drawn).chance >= 0


def test_a_move_is_appraised_however_it_is_paid_and_asked_for() -> None:
    game = last_turn()
    set_cards(game, hands={0: {"red": 1, "locomotive": 1}})
    wild = parse_action("claim elp-sfe-1 red:1 locomotive:1")
    judge = Appraiser()
    judged = judge.appraise(game.observe(0), 4, 1, [wild])
    assert judged.keys.count(judge.key(game.observe(0), wild)) == 1
    assert len(set(judged.keys)) == len(judged.keys)


def with_rival(own: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return what a seat has beside a rival who has nothing."""
    return np.stack((own, np.zeros_like(own)), axis=-1)


def test_regret_is_measured_by_the_other_half() -> None:
    """Two equal moves, each the better in one half: neither seems to be worse than the best."""
    points = np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [0.0, 1.0]])
    totals = with_rival(points)
    actions = (parse_action("deck"), parse_action("pass"))
    judged = Appraisal(0, actions, (0, 1), totals, totals)
    # Chosen and valued by the same playouts, the best would beat both by half a point.
    assert regret_of(judged, 0).points + regret_of(judged, 1).points == pytest.approx(-1.0)
    clear = np.array([[3.0, 1.0]] * 4)
    judged = Appraisal(0, actions, (0, 1), with_rival(clear), with_rival(clear) / 10)
    assert regret_of(judged, 0) == (0, 0)
    assert regret_of(judged, 1) == pytest.approx((2.0, 0.2))


def test_positions_have_something_to_choose_and_come_from_the_whole_game() -> None:
    games = [find_position(plan(), number) for number in range(12)]
    assert all(len(game.legal_actions()) > 1 for game in games)
    assert {game.phase for game in games} >= {"turn", "second_card", "keep"}
    turns = [game.turn for game in games]
    assert min(turns) < 8
    assert max(turns) > 20


def test_the_same_seed_gives_the_same_result() -> None:
    few = plan(positions=3)
    assert judge(few, 1) == judge(few, 1)
    assert run_regret(few) == run_regret(few, jobs=2)
    assert run_regret(few) != run_regret(plan(positions=3, seed=2))


def test_chance_is_to_be_regretted_and_the_planner_less() -> None:
    planner, chance = run_regret(plan(playouts=100)).bots
    assert (planner.name, planner.iterations) == ("heuristic", None)
    assert chance.points > max(planner.points, 1.0)
    assert planner.points > -1.0
    assert planner.points_error is not None


def test_what_can_not_be_measured_is_refused() -> None:
    with pytest.raises(SetupError):
        plan(bots=())
    with pytest.raises(SetupError):
        plan(playouts=1)


def test_a_single_value_has_no_error() -> None:
    assert mean_and_error([2.0]) == (2.0, None)
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)


def test_the_command_shows_a_line_for_each_bot(tmp_path: Path) -> None:
    file = tmp_path / "regret.json"
    options = ["--edition", "amsterdam", "--positions", "2", "--playouts", "8", "--jobs", "1"]
    done = CliRunner().invoke(
        command_line.app, ["regret", "--bots", "heuristic,random", *options, "--json", str(file)]
    )
    assert done.exit_code == 0, done.output
    assert [line.split()[0] for line in done.stdout.splitlines() if "±" in line] == [
        "heuristic",
        "random",
    ]
    document = json.loads(file.read_text("utf-8"))
    assert len(document["details"]) == 2
    assert document["bots"][0]["name"] == "heuristic"
    wrong = CliRunner().invoke(
        command_line.app, ["regret", "--bots", "heuristic", "--iterations", "many", *options]
    )
    assert wrong.exit_code == 2
    assert "whole numbers" in wrong.stderr
