"""How the opponents play fits what is said of them; games run inside kernels."""

import functools

import pytest

from ai.api import Limit
from ai.bots.level_bots import weights_of
from ai.fitted.weights import load_weights
from ai.levels import LEVELS, level, measured_level
from ai.matches.tell_match import TellPlan, TellResult
from ai.sparring.duel import PLANNER
from ai.tuning.tune import Duel, duel
from tests.helpers.ai.kernel_games import told_apart
from ttr_qt.engine.board import board_for
from ttr_qt.engine.maps import load_map

pytestmark = pytest.mark.slow

LARGE = ("usa", "germany", "maerklin")
SMALL = {"first_journey": 0.6, "amsterdam": 0.6}
DEALS = 80


@functools.cache
def played(edition: str, name: str, players: int = 2) -> Duel:
    """Return how a level does against planners; no name is one of them."""
    board, plain = board_for(load_map(edition)), load_weights(edition, players)
    weights = weights_of(level(name), edition, players) if name else plain
    hands = (measured_level(edition, name, players).looseness if name else 0.0, 0.0)
    deals = DEALS * 2 // players
    return duel(board, weights, PLANNER, plain, deals, 2**60 + 1, hands, players=players)


@pytest.mark.parametrize("edition", LARGE)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", [one.name for one in LEVELS if one.number <= 3])
def test_easy_opponents_build_early(edition: str, players: int, name: str) -> None:
    assert played(edition, name, players).traits["first claim"] < 6


@pytest.mark.parametrize("edition", LARGE)
def test_the_traveller_draws_tickets(edition: str) -> None:
    own, usual = played(edition, "luisa").traits, played(edition, "").traits
    assert own["ticket draws"] > usual["ticket draws"] + 0.8


@pytest.mark.parametrize("edition", LARGE)
def test_the_blocker_blocks(edition: str) -> None:
    assert played(edition, "viktor").traits["blocks"] > played(edition, "").traits["blocks"] + 0.6


@pytest.mark.parametrize("edition", LARGE)
def test_the_conductor_begins_first_and_the_photographer_last(edition: str) -> None:
    first = {one.name: played(edition, one.name).traits["first claim"] for one in LEVELS}
    assert first["otto"] < first["ada"] - 0.5
    assert max(first, key=first.__getitem__) == "mia"
    assert first["mia"] < 10


@pytest.mark.parametrize("edition", LARGE)
def test_long_routes_are_for_those_who_like_them(edition: str) -> None:
    length = {name: played(edition, name).traits["length"] for name in ("rosa", "clara", "")}
    assert length["rosa"] > length[""] > length["clara"]


def test_the_bargeman_takes_passengers_and_goods() -> None:
    for edition in ("maerklin", "amsterdam", "germany"):
        own, usual = played(edition, "henk").traits, played(edition, "").traits
        assert own["extras"] > usual["extras"] + 0.5


@pytest.mark.parametrize("edition", ["germany", "maerklin"])
def test_who_is_in_a_hurry_ends_games_soon(edition: str) -> None:
    assert played(edition, "emil").traits["turns"] < played(edition, "").traits["turns"] - 1.5


# Told apart


@functools.cache
def told(edition: str, players: int) -> TellResult:
    """Return how well the levels are told apart from one game; nobody searches here."""
    names = tuple(one.name for one in LEVELS)
    pairs = tuple(tuple(one.name for one in LEVELS if one.number == n) for n in (1, 2, 3, 4))
    games = 400 // players
    return told_apart(
        TellPlan(
            edition=edition,
            bots=names,
            groups=pairs,
            players=players,
            games=games,
            limit=Limit(),
            seed=3,
        )
    )


@pytest.mark.parametrize(
    ("edition", "least"), [*dict.fromkeys(LARGE, 0.75).items(), *SMALL.items()]
)
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_is_told_from_one_game(edition: str, least: float, players: int) -> None:
    found = told(edition, players)
    assert found.right >= least
    pairs = found.right_in_group.values()
    assert sum(pairs) / len(pairs) >= least


@pytest.mark.parametrize("edition", LARGE)
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_begins_in_time(edition: str, players: int) -> None:
    """Among each other, not only against planners."""
    for one, first in zip(LEVELS, told(edition, players).first_claims, strict=True):
        assert first <= (5 if one.number <= 3 else 8)
