"""Games and views that can't be: refused with a sentence that names what there is."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.engine.arrange import started
from ttr_qt.engine import EDITIONS, RULES, Game, MapError, SetupError

HUGE = int("9" * 4000) ** 2
"""A number too long to be written down, which Python refuses."""


def short(value: object) -> str:
    """Name a parameter of a test."""
    return "huge" if value == HUGE else repr(value)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "players", [-1, 0, 1, 5, 6, 10**6, HUGE, True, "2", 2.0, None, [2]], ids=short
)
@pytest.mark.parametrize("first", [0, "random"])
def test_wrong_numbers_of_players_are_refused(edition: str, players: Any, first: Any) -> None:
    low, high = RULES[edition].players_min, RULES[edition].players_max
    if players == high == 5:
        assert Game.new(edition, players=players, first=first).players == 5
        return
    with pytest.raises(SetupError) as refused:
        Game.new(edition, players=players, first=first)
    assert str(refused.value).startswith(f"{edition} is for {low} to {high} players")
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("seed", [-1, 2**64, HUGE, True, "7", 7.0, b"7", [7]], ids=short)
@pytest.mark.parametrize("first", [0, "random"])
def test_wrong_seeds_are_refused(seed: Any, first: Any) -> None:
    with pytest.raises(SetupError, match="A seed must be a whole number from 0 to") as refused:
        Game.new("usa", players=2, seed=seed, first=first)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("first", [-1, 2, 99, HUGE, True, "0", "Random", 0.0, None], ids=short)
def test_wrong_first_players_are_refused(first: Any) -> None:
    with pytest.raises(SetupError, match="can't begin: there are 2 players"):
        Game.new("usa", players=2, seed=1, first=first)


@pytest.mark.parametrize("deck", ["", "Classic", "short", "tickets", "1911", 1910, ["classic"]])
def test_a_deck_that_is_not_there_is_refused(deck: Any) -> None:
    with pytest.raises(SetupError) as refused:
        Game.new("usa", players=2, seed=1, deck=deck)
    for name in ("usa", repr(deck), "edition", "classic", "1910", "big_cities", "mega"):
        assert name in str(refused.value)


@pytest.mark.parametrize("edition", EDITIONS[1:])
@pytest.mark.parametrize("deck", ["classic", "edition", "short", "contracts", "tickets"])
def test_a_deck_is_refused_where_there_is_no_choice(edition: str, deck: str) -> None:
    with pytest.raises(SetupError, match=f"{edition} has no ticket deck '{deck}'"):
        Game.new(edition, players=2, seed=1, deck=deck)


@pytest.mark.parametrize("edition", ["", "USA", "usa ", "usa.json", "europe", "a\0b", "x" * 5000])
def test_an_edition_that_is_not_there_is_refused(edition: str) -> None:
    with pytest.raises(SetupError) as refused:
        Game.new(edition, players=2, seed=1)
    for name in EDITIONS:
        assert name in str(refused.value)
    assert len(str(refused.value)) < 300


def test_a_map_that_is_none_is_refused_by_its_name(tmp_path: Path) -> None:
    for source in (tmp_path / "missing.json", tmp_path):
        with pytest.raises(MapError, match=re.escape(str(source))):
            Game.new(source, players=2, seed=1)


@pytest.mark.parametrize("seat", [-1, 3, 99, 2**70, True, "0", 1.0, None])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: Any) -> None:
    game = started("usa", players=3)
    with pytest.raises(SetupError, match=r"no seat .*from 0 to 2"):
        game.observe(seat)
