"""What is told of the end of a game: honest numbers that add up and change no choice."""

import logging
import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import ai.bots.mcts
from ai.api import Choice
from ai.bots.mcts import MctsBot
from ai.fitted import weights
from ai.fitted.calibration import (
    USUAL,
    Calibration,
    Stage,
    Statistics,
    Teller,
    evidence,
    load_calibration,
    save_calibration,
    stage_of,
)
from tests.helpers.ai.arrange import request_for
from tests.helpers.engine.walks import SEATINGS, lively, played
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.rules import RULES

pytestmark = pytest.mark.slow

PLAIN = Calibration()
STEEP = Calibration(lean=(1.0, -2.0, 0.5), certainty=(3.0, 0.1, 0.0), lead=(0.0, 9.0, 1.0))
BEGINNING, MIDDLE, LAST = (1.0, 0.0, 0.0), (0.5, 0.5, 0.0), (0.0, 0.0, 1.0)
"""Stages of a game."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place of its own for what is tuned."""
    monkeypatch.setattr(weights, "tuned_folder", lambda: tmp_path / "tuned")
    load_calibration.cache_clear()
    yield tmp_path / "tuned"
    load_calibration.cache_clear()


def some_statistics(players: int, seed: int) -> Statistics:
    rng = np.random.default_rng(seed)
    visits = float(rng.integers(1, 500))
    wins = visits * rng.dirichlet(np.full(players, 0.3))
    return Statistics(visits, wins.tolist(), (visits * rng.normal(80, 60, players)).tolist())


def chances_at(stage: Stage, wins: float, *, visits: float = 400.0, lead: float = 0.0) -> float:
    """Return the own chance of one of two after so many wins, with a lead in points."""
    found = Statistics(visits, (wins, visits - wins), (visits * (100.0 + lead), visits * 100.0))
    return Teller(USUAL, stage, 0).chance(found)


# What is told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("calibration", [PLAIN, USUAL, STEEP])
@pytest.mark.parametrize("stage", [BEGINNING, MIDDLE, LAST])
def test_chances_of_all_seats_are_one(players: int, calibration: Calibration, stage: Stage) -> None:
    for seed in range(50):
        found = some_statistics(players, seed)
        seat = seed % players
        teller = Teller(calibration, stage, seat)
        told = teller.forecast(found)
        assert math.fsum(told.chances) == pytest.approx(1.0, abs=1e-9)
        assert all(0 < chance < 1 for chance in told.chances)
        assert told.chances[seat] == teller.chance(found)
        assert told.scores[seat] == teller.score(found)
        assert len(told.scores) == players


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_what_bots_tell_adds_up(edition: str, players: int) -> None:
    bot = MctsBot()
    for plies in (10, 40):
        game = played(edition, players, lively(edition), seed=3, plies=plies)
        answer = bot.choose(request_for(game, iterations=30))
        if isinstance(answer, Choice):
            assert math.fsum(bot.expected_chances) == pytest.approx(1.0)
            assert len(bot.expected_chances) == len(bot.expected_scores) == players
            best = answer.candidates[0]
            assert best.win == bot.expected_chances[game.seat]
            assert best.score == bot.expected_scores[game.seat]


@pytest.mark.parametrize("stage", [BEGINNING, MIDDLE, LAST])
def test_more_wins_and_more_points_never_make_a_chance_smaller(stage: Stage) -> None:
    for calibration in (PLAIN, USUAL, STEEP):
        for players in (2, 4):
            rest = players - 1
            teller = Teller(calibration, stage, 0)
            by_wins = [
                teller.chance(
                    Statistics(200.0, (wins, *[(200.0 - wins) / rest] * rest), (90.0,) * players)
                )
                for wins in range(0, 201, 5)
            ]
            assert all(less <= more for less, more in pairwise(by_wins))
            by_points = [
                teller.chance(Statistics(1.0, (0.5,) * players, (points, *[60.0] * rest)))
                for points in range(-100, 300, 5)
            ]
            assert all(less <= more for less, more in pairwise(by_points))


def test_nothing_is_certain_and_early_on_less_so() -> None:
    sure = [chances_at(stage, 400.0, lead=100.0) for stage in (BEGINNING, MIDDLE, LAST)]
    assert all(0.9 < chance < 1 for chance in sure)
    assert sure[0] <= 0.99
    assert sure[2] > 0.99
    lost = [chances_at(stage, 0.0, lead=-100.0) for stage in (BEGINNING, MIDDLE, LAST)]
    assert all(0 < chance < 0.1 for chance in lost)


def test_what_was_tried_once_proves_little() -> None:
    assert chances_at(BEGINNING, 1.0, visits=1.0) < 0.7
    assert chances_at(BEGINNING, 1.0, visits=1.0) < chances_at(BEGINNING, 400.0)


def test_what_was_found_is_measured_against_an_even_share() -> None:
    for players in (2, 3, 5):
        even = Statistics(60.0, (60.0 / players,) * players, (600.0,) * players)
        assert evidence(even, 1) == pytest.approx((0.0, 0.0))
        told = Teller(PLAIN, BEGINNING, 0).forecast(even)
        assert told.chances == pytest.approx((1 / players,) * players)
        assert told.scores == pytest.approx((10.0,) * players)
    assert evidence(Statistics(1.0, (0.5, 0.5), (30.0, 10.0)), 0)[1] == pytest.approx(1.0)


def test_points_are_added_by_stage() -> None:
    more = Calibration(own_points=(4.0, 0.0, 1.0), rival_points=(-2.0, 8.0, 0.0))
    found = Statistics(2.0, (1.0, 0.5, 0.5), (100.0, 120.0, 140.0))
    assert Teller(more, MIDDLE, 1).forecast(found).scores == pytest.approx((53.0, 62.0, 73.0))
    assert Teller(more, LAST, 0).forecast(found).scores == pytest.approx((51.0, 60.0, 70.0))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_goes_from_its_beginning_to_its_last_round(edition: str) -> None:
    game = Game.new(edition, players=2, seed=1)
    assert stage_of(game.observe(0)) == BEGINNING
    whole = played(edition, 2, lively(edition), seed=1, plies=10_000)
    stages = []
    for ply in range(0, whole.ply, 5):
        stage = stage_of(played(edition, 2, lively(edition), seed=1, plies=ply).observe(0))
        assert math.fsum(stage) == pytest.approx(1.0)
        assert min(stage) >= 0
        stages.append(stage)
    assert all(later[1] >= earlier[1] or later[2] == 1 for earlier, later in pairwise(stages))


# What is chosen


@pytest.mark.parametrize("edition", EDITIONS)
def test_choices_do_not_depend_on_what_is_told(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def games(calibration: Calibration) -> tuple[list[Any], list[float | None]]:
        monkeypatch.setattr(ai.bots.mcts, "load_calibration", lambda *_: calibration)
        bot = MctsBot()
        found, told = [], []
        for plies in (0, 12, 13, 30):
            game = played(edition, 3, lively(edition), seed=5, plies=plies)
            answer = bot.choose(request_for(game, seed=plies, iterations=60))
            if isinstance(answer, Choice):
                tried = [replace(one, win=None, score=None) for one in answer.candidates]
                found.append((answer.action, tried))
                told += [one.win for one in answer.candidates]
        return found, told

    plain, steep = games(PLAIN), games(STEEP)
    assert plain[0]
    assert plain[0] == steep[0]
    assert plain[1] != steep[1]
    assert games(STEEP) == steep


# Where it is kept


def test_a_calibration_is_kept_and_found_again(folder: Path) -> None:
    save_calibration("usa", STEEP)
    assert [path.name for path in folder.iterdir()] == ["usa_chances.json"]
    assert load_calibration("usa", 2) == STEEP
    # More players, and other editions, have the mean of what there is.
    assert load_calibration("usa", 4).certainty == STEEP.certainty
    save_calibration("usa", USUAL, 4)
    save_calibration("germany", PLAIN, 5)
    assert load_calibration("usa", 3) == USUAL
    mean = load_calibration("maerklin", 4)
    assert mean.certainty == pytest.approx((0.8, 0.75, 0.85))
    assert mean.lean == pytest.approx((-0.25, -0.3, -0.25))


def test_points_of_one_edition_say_nothing_about_another(folder: Path) -> None:
    save_calibration("usa", Calibration(own_points=(5.0, 5.0, 5.0), lean=(1.0, 1.0, 1.0)))
    assert folder.exists()
    assert load_calibration("my own").own_points == (0.0, 0.0, 0.0)
    assert load_calibration("my own").lean == (1.0, 1.0, 1.0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        '{"lean": [1, 2]}',
        '{"certainty": [1, -1, 1]}',
        '{"lead": [1, null, 1]}',
        '{"lean": [NaN, 0, 0]}',
        '{"other": 1}',
        "\ud800",
    ],
)
def test_a_file_that_can_not_be_read_is_done_without(
    folder: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    folder.mkdir()
    (folder / "usa_chances.json").write_bytes(text.encode("utf-8", "surrogatepass"))
    with caplog.at_level(logging.WARNING):
        assert load_calibration("usa") == USUAL
    assert "usa_chances.json" in caplog.text
    game = played("usa", 2, "builder", seed=1, plies=30)
    answer = MctsBot().choose(request_for(game, iterations=20))
    assert isinstance(answer, Choice)
    assert answer.candidates[0].win is not None
    load_calibration.cache_clear()
    save_calibration("germany", STEEP)
    assert load_calibration("usa").certainty == STEEP.certainty


def test_without_a_file_the_usual_is_told(folder: Path) -> None:
    assert not folder.exists()
    assert load_calibration("usa") == USUAL


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_been_fitted(edition: str) -> None:
    path = weights.tuned_file(edition, 2, "_chances")
    fitted = msgspec.json.decode(path.read_bytes(), type=Calibration)
    assert fitted == load_calibration(edition)
    assert all(0.1 < one < 2.0 for one in fitted.certainty)
    typical = 6 if RULES[edition].tickets_to_win else 60
    assert all(abs(one) < typical for one in (*fitted.own_points, *fitted.rival_points))
