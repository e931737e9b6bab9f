"""The classifier names who played, as far as that can be told."""

from random import Random

import numpy as np
import pytest

from ai.api import Limit
from ai.matches.sign_classifier import fit_teller, taken_for, tell_apart
from ai.matches.signs import SIGNS
from ai.matches.tell_match import TellPlan, judge, run_tell
from ttr_qt.engine import SetupError

BOTS = ("a", "b", "c")


def plan(**changes: object) -> TellPlan:
    values: dict[str, object] = {"edition": "amsterdam", "bots": BOTS, "limit": Limit()}
    return TellPlan(**(values | changes))  # type: ignore[arg-type]


def made_up(distance: float, games: int = 300) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return signs of three players in games of two, some of them so far apart."""
    rng = np.random.default_rng(3)
    players = rng.integers(0, 3, 2 * games)
    signs = rng.standard_normal((2 * games, len(SIGNS)))
    signs[:, 4] += distance * players
    return signs, players, np.repeat(np.arange(games), 2)


def test_who_plays_differently_is_told_apart() -> None:
    signs, players, games = made_up(6.0)
    scores = tell_apart(signs, players, games, 3, 5)
    assert np.diag(taken_for(scores, players, range(3))).min() > 0.9


def test_who_plays_alike_is_not_told_apart() -> None:
    """What is named is not what was learned by heart."""
    signs, players, games = made_up(0.0)
    scores = tell_apart(signs, players, games, 3, 5)
    assert np.diag(taken_for(scores, players, range(3))).mean() < 0.45


def test_one_that_is_neither_small_nor_large_is_told_too() -> None:
    """By the squares of the signs."""
    rng = np.random.default_rng(4)
    players = rng.integers(0, 2, 300)
    signs = np.where(players == 0, 0.0, rng.choice([-3.0, 3.0], 300))[:, None]
    signs = signs + 0.2 * rng.standard_normal(signs.shape)
    teller = fit_teller(signs, players, 2)
    assert (teller.scores(signs).argmax(axis=1) == players).mean() > 0.95


def test_a_sign_that_is_always_the_same_says_nothing() -> None:
    signs, players, games = made_up(6.0)
    signs[:, 7] = 5.0
    assert np.isfinite(tell_apart(signs, players, games, 3, 5)).all()


def test_only_some_of_them_can_be_named() -> None:
    scores = np.array([[3.0, 2.0, 1.0], [3.0, 1.0, 2.0], [0.0, 5.0, 6.0]])
    players = np.array([0, 1, 2])
    assert taken_for(scores, players, (1, 2)).tolist() == [[0, 1], [0, 1]]


def test_a_result_has_everybody() -> None:
    signs, players, games = made_up(6.0)
    result = judge(plan(groups=(("a", "c"),)), signs, players, games)
    assert result.right > 0.9
    assert result.right_in_group["a/c"] > 0.9
    assert np.array(result.taken_for).sum(axis=1) == pytest.approx(1)
    assert set(result.signs) == set(SIGNS)


def test_everybody_plays_equally_often_and_never_twice_in_a_game() -> None:
    for bots, players in ((9, 2), (9, 4), (5, 3), (2, 2)):
        names = tuple(f"bot {number}" for number in range(bots))
        seats: list[str] = []
        for number in range(90):
            seated = plan(bots=names, players=players).match(number).bots
            assert len(set(seated)) == players
            seats += seated
        counts = [seats.count(name) for name in names]
        assert max(counts) - min(counts) < 0.35 * 90 * players / bots


def test_games_are_played_and_told() -> None:
    bots = ("random", "racer", "builder")
    result = run_tell(plan(bots=bots, games=40, seed=Random(2).randrange(99)))
    assert result.bots == bots
    assert result.right > 0.8


def test_there_must_be_enough_bots() -> None:
    with pytest.raises(SetupError, match="not enough bots"):
        run_tell(plan(players=4))
