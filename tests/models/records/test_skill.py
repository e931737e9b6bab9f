"""Luck and skill over many games: means, and what they may be off by."""

import math
from datetime import UTC, datetime, timedelta

import pytest

from ttr_qt.models.records.skill import (
    Cost,
    DecisionKind,
    GameSkill,
    costs_of,
    mean_of,
    skills_of,
)


def skill(day: int, edition: str = "usa", **costs: Cost) -> GameSkill:
    return GameSkill(
        edition=edition,
        reviewed=datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=day),
        won=True,
        accuracy=0.9,
        luck=1.0,
        chance=0.01,
        skill=2.0,
        skill_chance=0.02,
        lost=0.1,
        costs={DecisionKind[name]: cost for name, cost in costs.items()},
    )


def test_a_mean_is_certain_only_beyond_two_errors() -> None:
    assert mean_of([3.0]).error == math.inf
    assert not mean_of([3.0]).certain
    even = mean_of([4.0, -3.0, 2.0, -3.0, 1.0])
    assert even.value == pytest.approx(0.2)
    assert not even.certain
    lucky = mean_of([4.0, 5.0, 6.0, 5.0])
    assert lucky.certain
    assert lucky.error == pytest.approx(math.sqrt(2 / 3) / 2)


def test_what_cost_most_comes_first() -> None:
    games = [
        skill(1, CARDS=Cost(10, 2, 0.05), ROUTES=Cost(5, 1, 0.02)),
        skill(2, ROUTES=Cost(4, 2, 0.2)),
    ]
    assert costs_of(games) == {
        DecisionKind.ROUTES: Cost(9, 3, 0.02 + 0.2),
        DecisionKind.CARDS: Cost(10, 2, 0.05),
    }
    assert next(iter(costs_of(games))) is DecisionKind.ROUTES


def test_games_of_one_edition_in_the_order_of_their_reviews() -> None:
    games = [skill(3), skill(1, "germany"), skill(2)]
    assert skills_of(games) == [games[1], games[2], games[0]]
    assert skills_of(games, "usa") == [games[2], games[0]]
    assert skills_of(games, "maerklin") == []
