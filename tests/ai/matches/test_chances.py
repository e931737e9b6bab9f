"""Chances that bots tell, held against what came."""

import math

import pytest

from ai.api import Limit
from ai.matches.chances import Mean, Told, ToldGame, mean_over, run_chances, summarise
from ai.matches.match import Match

pytestmark = pytest.mark.slow


def told(seat: int, turn: int, win: float, came: float, rival: float | None = -4.0) -> Told:
    return Told(seat, turn, win, came, 2.0, rival)


GAMES = [
    ToldGame(2, 6, (told(0, 0, 0.75, 1.0), told(1, 1, 0.65, 0.0), told(0, 4, 0.95, 1.0))),
    ToldGame(2, 6, (told(0, 0, 0.75, 0.0), told(1, 1, 0.35, 1.0, None), told(1, 3, 1.0, 1.0))),
]


def test_chances_are_added_up_where_seats_tell_them_one_after_the_other() -> None:
    assert GAMES[0].sums() == pytest.approx([1.4])
    assert GAMES[1].sums() == pytest.approx([1.1])
    of_three = ToldGame(3, 9, tuple(told(i % 3, i, 0.4, 0.0) for i in range(5)))
    assert of_three.sums() == pytest.approx([1.2, 1.2, 1.2])


def test_what_games_say_about_the_chances_told() -> None:
    found = summarise(GAMES)
    assert found.games == 2
    seventies = found.tenths[7]
    assert seventies is not None
    assert [seventies.told, seventies.came, seventies.number] == pytest.approx([0.75, 0.5, 2])
    assert seventies.off.value == pytest.approx(0.25)
    assert seventies.off.error == pytest.approx(0.5)
    assert found.tenths[0] is None
    last = found.tenths[9]
    assert last is not None
    assert [last.told, last.came, last.number] == pytest.approx([0.975, 1.0, 2])
    assert found.distance == pytest.approx((0.25 + 0.025 + 0.65 + 0.65) / 4)
    errors = [tenth.off.error for tenth in found.tenths if tenth]
    assert found.noise == pytest.approx((2 / math.pi) ** 0.5 * sum(errors) / 4)
    squares = (0.0625, 0.4225, 0.0025, 0.5625, 0.4225, 0.0)
    assert found.brier.value == pytest.approx(sum(squares) / 6)
    assert found.base == pytest.approx(4 / 6 * 2 / 6)
    assert found.sums is not None
    assert found.sums.value == pytest.approx(1.25)
    assert found.sums.error == pytest.approx(0.15)
    first, second, last_third = found.thirds
    assert first.own == Mean(2.0, 0.0)
    assert first.rival == Mean(-4.0, 0.0)
    assert second.own == Mean(2.0, 0.0)
    assert last_third.rival == Mean(-4.0, 0.0)


def test_nothing_told_says_nothing() -> None:
    found = summarise([ToldGame(2, 6, ())])
    assert math.isnan(found.brier.value)
    assert found.sums is None
    assert math.isnan(found.distance)
    assert found.thirds[0].own is None
    assert mean_over([], ToldGame.sums) is None


def test_bots_that_search_tell_and_others_do_not() -> None:
    plan = Match(
        edition="amsterdam", bots=("mcts", "racer"), games=2, limit=Limit(iterations=8), seed=1
    )
    one, same = run_chances(plan), run_chances(plan)
    assert one == same
    assert one.games == 2
    assert one.sums is None
    assert sum(tenth.number for tenth in one.tenths if tenth) > 10
    assert all(third.rival is not None for third in one.thirds)
