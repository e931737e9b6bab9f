"""Fitting what is told: from ends of games back to what made them likely, and to a file."""

import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from ai.api import Limit
from ai.fitted import weights
from ai.fitted.calibration import USUAL, Calibration, Stage, Statistics, Teller, load_calibration
from ai.matches.chances import run_chances, summarise
from ai.matches.match import Match
from ai.tuning import fit_chances
from ai.tuning.fit_chances import (
    Look,
    LookedAt,
    crosswise,
    fit,
    fit_points,
    take_looks,
    told_by,
    told_raw,
)

pytestmark = pytest.mark.slow

TRUE = Calibration(
    lean=(-0.3, -0.9, 0.1),
    certainty=(0.3, 0.6, 1.0),
    lead=(1.0, 3.0, 2.0),
    own_points=(-6.0, -2.0, 0.0),
    rival_points=(12.0, 5.0, 1.0),
)
"""By what made-up games end."""
VISITS = 1000.0


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place of its own for what is tuned."""
    monkeypatch.setattr(weights, "tuned_folder", lambda: tmp_path / "tuned")
    load_calibration.cache_clear()
    yield tmp_path / "tuned"
    load_calibration.cache_clear()


def made_stage(rng: np.random.Generator) -> Stage:
    progress = float(rng.random())
    return (0.0, 0.0, 1.0) if rng.random() < 0.25 else (1 - progress, progress, 0.0)


def made_games(number: int, players: int, seed: int = 1) -> list[LookedAt]:
    """Return games, each looked at once, that end by chance as `TRUE` tells."""
    rng = np.random.default_rng(seed)
    games = []
    for place in range(number):
        seat = place % players
        wins = rng.dirichlet(np.full(players, 0.8)) * VISITS
        points = rng.normal(100.0, 25.0, players)
        found = Statistics(VISITS, wins.tolist(), (VISITS * points).tolist())
        stage = made_stage(rng)
        told = Teller(TRUE, stage, seat).forecast(found)
        winner = rng.choice(players, p=np.array(told.chances) / math.fsum(told.chances))
        finals = tuple((np.array(told.scores) + rng.normal(0.0, 10.0, players)).tolist())
        shares = tuple(float(other == winner) for other in range(players))
        games.append(LookedAt(40, (Look(seat, place % 40, stage, found),), finals, shares))
    return games


def sure_games(number: int, seed: int = 1) -> list[LookedAt]:
    """Return games of two in which both are too sure of themselves, and nothing is known."""
    rng = np.random.default_rng(seed)
    games = []
    for _ in range(number):
        looks = []
        for turn in range(20):
            own = VISITS * float(rng.uniform(0.5, 0.9))
            wins = (own, VISITS - own) if turn % 2 == 0 else (VISITS - own, own)
            found = Statistics(VISITS, wins, (VISITS * 50.0, VISITS * 50.0))
            looks.append(Look(turn % 2, turn, (1 - turn / 20, turn / 20, 0.0), found))
        won = float(rng.random() < 0.5)
        games.append(LookedAt(20, tuple(looks), (50.0, 50.0), (won, 1.0 - won)))
    return games


@pytest.mark.parametrize("players", [2, 4])
def test_fitting_finds_by_what_games_end(players: int) -> None:
    found = fit(made_games(12_000, players))
    for name, within in (("lean", 0.15), ("certainty", 0.1), ("lead", 0.6)):
        assert getattr(found, name) == pytest.approx(getattr(TRUE, name), abs=within)
    assert found.own_points == pytest.approx(TRUE.own_points, abs=1.5)
    assert found.rival_points == pytest.approx(TRUE.rival_points, abs=1.5)


def test_chances_put_right_come_true_in_other_games() -> None:
    learnt, others = fit(made_games(6000, 2)), made_games(6000, 2, seed=2)
    before = summarise([told_raw(game) for game in others])
    after = summarise([told_by(learnt, game) for game in others])
    assert before.distance > 0.08
    assert after.distance < 0.03
    assert after.brier.value < before.brier.value
    for third in after.thirds:
        assert third.own is not None
        assert abs(third.own.value) < 4 * third.own.error


def test_two_who_are_too_sure_add_up_to_one_afterwards() -> None:
    games = sure_games(40)
    before = summarise([told_raw(game) for game in games]).sums
    after = summarise(crosswise(games)).sums
    assert before is not None
    assert after is not None
    assert before.value > 1.3
    assert after.value == pytest.approx(1.0, abs=0.03)


def test_few_games_change_little_and_none_nothing() -> None:
    few = fit(made_games(3, 2))
    for name in ("certainty", "lead"):
        usual = getattr(USUAL, name)
        assert getattr(few, name) == pytest.approx(usual, abs=0.5)
    nothing = np.zeros((0, 3))
    assert (fit_points(nothing, np.zeros(0), 100.0, 1.0) == 0).all()


def test_more_found_is_never_told_as_less() -> None:
    """Not even where games went against all that was found."""
    games = [
        LookedAt(game.turns, game.looks, game.finals, game.shares[::-1])
        for game in made_games(4000, 2)
    ]
    found = fit(games)
    assert min(*found.certainty, *found.lead) == 0.0


def test_looks_are_the_same_for_the_same_seed() -> None:
    one, same, other = (take_looks("amsterdam", 3, 2, 16, seed) for seed in (1, 1, 2))
    assert one == same
    assert one != other
    for game in one:
        assert {look.seat for look in game.looks} == {0, 1, 2}
        assert sum(game.shares) == pytest.approx(1.0)
        assert any(look.stage[2] == 1 for look in game.looks)
    assert summarise([told_raw(game) for game in one]).sums is not None


def test_no_game_is_begun_when_time_is_up() -> None:
    assert take_looks("amsterdam", 2, 50, 16, 1, seconds=-1.0) == []
    assert 1 <= len(take_looks("amsterdam", 2, 10_000, 16, 1, seconds=0.2)) < 10_000


def test_the_command_keeps_a_calibration(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--games", "6", "--iterations", "8", "--jobs", "1", "--players", "3"]
    monkeypatch.setattr("sys.argv", ["fit_chances", "amsterdam", *options, "--try"])
    fit_chances.main()
    assert not folder.exists()
    monkeypatch.setattr("sys.argv", ["fit_chances", "amsterdam", *options])
    fit_chances.main()
    told = capsys.readouterr().out
    assert "amsterdam, 3 players: 6 games" in told
    assert "before: Brier" in told
    assert "after, in games it was not fitted to: Brier" in told
    assert [path.name for path in folder.iterdir()] == ["amsterdam_many_chances.json"]
    assert load_calibration("amsterdam", 4) != USUAL


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["europe"], "no edition europe"),
        (["amsterdam", "--seconds-budget", "-1", "--jobs", "1"], "No game"),
    ],
)
def test_what_makes_no_sense_is_refused(
    arguments: list[str],
    said: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["fit_chances", *arguments])
    with pytest.raises(SystemExit) as refusal:
        fit_chances.main()
    assert said in f"{refusal.value}{capsys.readouterr().err}"
    assert not folder.exists()


def test_what_is_told_adds_up_in_real_games() -> None:
    """In games that nothing was fitted to; by many more of them see ``ttr-arena chances``."""
    plan = Match(
        edition="amsterdam", bots=("mcts", "mcts"), games=40, limit=Limit(iterations=60), seed=991
    )
    found = run_chances(plan)
    assert found.sums is not None
    assert abs(found.sums.value - 1.0) < 0.08
    assert found.brier.value < 0.22
