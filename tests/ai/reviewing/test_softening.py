"""Chances are told less surely than playouts end, and never in another order."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from ai.fitted import weights
from ai.matches.chances import summarise
from ai.reviewing.softening import USUAL, Softening, load_softening, save_softening, soften
from ai.tuning.fit_review import Seen, cases_of, crosswise, fit

STAGES = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
TRUE = Softening((12.0, 6.0, 3.0))
"""By what made-up games end."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place of its own for what is fitted."""
    monkeypatch.setattr(weights, "tuned_folder", lambda: tmp_path)
    load_softening.cache_clear()
    yield tmp_path
    load_softening.cache_clear()


def test_shares_add_up_and_follow_the_scores() -> None:
    totals = np.array([[100.0, 90.0, 40.0], [50.0, 60.0, 55.0]])
    for luck in (0.0, 1.0, 50.0):
        shares = soften(totals, luck)
        assert shares.sum(axis=-1) == pytest.approx([1, 1])
        assert (np.argsort(shares) == np.argsort(totals)).all() or luck == 0.0
    assert soften(totals, 0.0)[0].tolist() == [1, 0, 0]
    assert soften(totals, 1e9)[0] == pytest.approx([1 / 3] * 3)


def made_games(number: int) -> list[Seen]:
    """Return games that end by so much luck as `TRUE` says."""
    chance = np.random.default_rng(1)
    games = []
    for _ in range(number):
        stage = STAGES[int(chance.integers(3))]
        totals = chance.normal(100, 8, (1, 2)) + chance.normal(0, 4, (50, 2))
        shares = soften(totals, TRUE.at(stage)).mean(axis=0)
        first = chance.random() < shares[0]
        games.append(Seen((0,), (stage,), (totals,), (float(first), float(not first)), (0.0, 0.0)))
    return games


@pytest.mark.slow
def test_fitting_finds_the_luck_that_games_have() -> None:
    games = made_games(1500)
    start = Softening((1.0, 1.0, 30.0))
    found = fit(games, start)
    surprise = cases_of(games).surprise
    assert surprise(found) < surprise(start)
    assert surprise(found) == pytest.approx(surprise(TRUE), abs=0.01)
    assert found.luck == pytest.approx(TRUE.luck, rel=0.5)
    told = summarise(crosswise(games, start))
    assert told.distance < 0.05


def test_what_is_fitted_is_kept_and_found(folder: Path) -> None:
    assert load_softening("usa") == USUAL
    save_softening("usa", TRUE)
    assert load_softening("usa") == TRUE
    assert load_softening("usa", players=4) == TRUE  # until it has one of its own
    many = Softening((20.0, 10.0, 5.0))
    save_softening("usa", many, players=4)
    assert (load_softening("usa"), load_softening("usa", 4)) == (TRUE, many)
    for file in folder.iterdir():
        file.write_text("torn", "utf-8")
    load_softening.cache_clear()
    assert load_softening("usa", players=4) == USUAL
