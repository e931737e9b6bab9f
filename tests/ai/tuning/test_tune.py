"""Tuning: plays, moves the weights, and keeps only what is better."""

from collections.abc import Iterator
from pathlib import Path

import numba
import numpy as np
import pytest

from ai.fitted import weights
from ai.planning.weighing import WEIGHTS
from ai.sparring.duel import GREEDY, PLANNER
from ai.tuning import tune
from ttr_qt.engine.board import board_for
from ttr_qt.engine.maps import load_map

pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own for tuned weights."""
    monkeypatch.setattr(weights, "tuned_folder", lambda: tmp_path / "tuned")
    weights.load_weights.cache_clear()
    return tmp_path / "tuned"


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    """Leave no weights of these tests to others."""
    yield
    weights.load_weights.cache_clear()


def test_weights_are_kept_and_found_again(folder: Path) -> None:
    before = weights.load_weights("usa")
    assert (before == weights.untuned()).all()
    weights.save_weights("usa", before + 1)
    assert folder.is_dir()
    assert weights.load_weights("usa") == pytest.approx(weights.tidied(before + 1), abs=1e-4)
    assert weights.load_weights("germany") == pytest.approx(before)


def test_tidy_weights_play_alike_and_stay_in_bounds() -> None:
    start = weights.untuned()
    assert weights.tidied(start) == pytest.approx(start)
    wild = start * 1000
    tidy = weights.tidied(wild)
    planned, points = WEIGHTS.index("planned"), WEIGHTS.index("points")
    assert tidy[:, planned] == pytest.approx(start[:, planned])
    assert tidy[:, planned] / tidy[:, points] == pytest.approx(start[:, planned] / start[:, points])
    assert (tidy[:, WEIGHTS.index("dearness")] == 6).all()


def test_shared_weights_can_not_be_changed(folder: Path) -> None:
    assert not folder.exists()
    with pytest.raises(ValueError, match="read-only"):
        weights.load_weights("usa")[0] = 7.0


def test_weights_with_an_inclination_need_no_kernels_of_their_own() -> None:
    plain = weights.load_weights("usa")
    changed = weights.inclined(plain, {"blocking": 2.0}, 1.5)
    blocking = WEIGHTS.index("blocking")
    assert changed[:, blocking] == pytest.approx(plain[:, blocking] + 3.0)
    assert (np.delete(changed, blocking, 1) == np.delete(plain, blocking, 1)).all()
    assert numba.typeof(changed) == numba.typeof(plain)


def test_a_generation_moves_the_weights() -> None:
    start = weights.untuned()
    tuning = tune.Tuning(
        "amsterdam", 2, np.random.default_rng(1), start.copy(), 0.25 * np.abs(start) + 0.15
    )
    fitness = tuning.advance()
    assert 0.2 < fitness < 1.2
    assert tuning.generation == 1
    assert not np.allclose(tuning.mean, start)


def test_tuning_is_the_same_for_the_same_seed_whatever_the_jobs() -> None:
    start = weights.untuned()
    means = []
    for jobs in (1, 2):
        tuning = tune.Tuning("amsterdam", jobs, np.random.default_rng(3), start, np.abs(start))
        tuning.advance()
        means.append(tuning.mean)
    assert (means[0] == means[1]).all()


def test_a_duel_of_equals_is_even() -> None:
    start = weights.untuned()
    board = board_for(load_map("amsterdam"))
    even = tune.duel(board, start, PLANNER, start, 20, 1)
    assert (even.wins, even.margin) == (0.5, 0.0)
    found = tune.duel(board, start, GREEDY, start, 50, 1)
    assert 0.2 < found.wins < 0.8
    assert abs(found.margin) < 15


def test_traits_follow_the_weights() -> None:
    start = weights.load_weights("germany")
    board = board_for(load_map("germany"))
    traits = {
        name: tune.duel(board, weights.inclined(start, more), PLANNER, start, 40, 1).traits
        for name, more in tune.INCLINATIONS.items()
    }
    usual = tune.duel(board, start, PLANNER, start, 40, 1).traits
    assert traits["builds early"]["first claim"] < usual["first claim"] - 0.5
    assert traits["saves up"]["first claim"] > usual["first claim"] + 1
    assert traits["collects tickets"]["ticket draws"] > usual["ticket draws"] + 0.5
    assert traits["blocks"]["blocks"] > usual["blocks"] + 0.3
    assert traits["likes long routes"]["length"] > usual["length"] + 0.2
    for one in (usual, *traits.values()):
        assert 0 < one["claims"] <= one["turns"] < 100
        assert 1 <= one["first claim"] <= one["turns"]


def test_the_command_keeps_what_is_better(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tune", "amsterdam", "--minutes", "0.05", "--jobs", "2"])
    tune.main()
    told = capsys.readouterr().out
    assert "against racer" in told
    gain, verdict = (
        told.splitlines()[-1].removeprefix("amsterdam: ").split(" against the whole pool, ")
    )
    assert verdict == ("kept" if folder.exists() else "not kept")
    assert float(gain) >= 0 if folder.exists() else float(gain) <= 0


def test_an_unknown_edition_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tune", "europe"])
    with pytest.raises(SystemExit):
        tune.main()
    assert "no edition europe" in capsys.readouterr().err
