"""Opponents build steadily: nobody draws cards for a dozen turns. Games run inside kernels."""

import functools
from statistics import median

import pytest

from ai.api import Limit
from ai.levels import LEVELS
from ai.matches.tell_match import TellPlan
from tests.helpers.ai.kernel_games import Building, building_of_game

pytestmark = pytest.mark.slow

NAMES = tuple(one.name for one in LEVELS)
BELOW_THE_STRONGEST = [
    one.name for one in LEVELS if one.number < max(level.number for level in LEVELS)
]
GAMES = 30
"""With each number of players."""


@functools.cache
def played(edition: str) -> dict[str, list[Building]]:
    """Return how steadily each level builds among the others, at tables of two to five."""
    found: dict[str, list[Building]] = {name: [] for name in NAMES}
    for players in (2, 3, 4, 5):
        plan = TellPlan(
            edition=edition, bots=NAMES, players=players, games=GAMES, limit=Limit(), seed=5
        )
        for number in range(GAMES):
            match = plan.match(number)
            seats = building_of_game(edition, match.bots, match.seed)
            for name, own in zip(match.bots, seats, strict=True):
                found[name].append(own)
    return found


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin"])
@pytest.mark.parametrize("name", BELOW_THE_STRONGEST)
def test_nobody_hoards(edition: str, name: str) -> None:
    seats = played(edition)[name]
    assert median(own.longest_wait for own in seats) <= 8
    assert median(own.third_claim or own.turns + 1 for own in seats) <= 14
    assert median(own.peak_hand for own in seats) <= 25


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin"])
def test_easy_opponents_use_the_market(edition: str) -> None:
    """Others can see what they are after; who only draws from the deck shows nothing."""
    for name in ("clara", "otto", "luisa", "rosa", "henk"):
        seats = played(edition)[name]
        face_up = sum(own.face_up for own in seats)
        assert face_up >= sum(own.from_deck for own in seats) / 3, name
