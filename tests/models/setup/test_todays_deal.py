"""Today's game: everybody gets the same deal, on any machine and with any later version."""

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta

import pytest

from ttr_qt.bots.game_setup import dealt_again, todays_game
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.savefile import SaveHeader, parse_save
from ttr_qt.models.setup.choice import Identity
from ttr_qt.models.setup.save_flags import is_unrated, unrated
from ttr_qt.models.setup.todays_deal import Deal, deal_in, deal_of, try_in, try_in_save

DAY = date(2026, 11, 18)
ROBIN = Identity("Robin", "green")


# People with different versions play the same day: these values stay as they are for good.
@pytest.mark.parametrize(
    ("edition", "day", "seed", "opponents", "begins"),
    [
        ("usa", "2026-11-18", 1050934666972, ("ada", "luisa"), 0),
        ("germany", "2026-11-18", 48933362814, ("henk", "ada"), 1),
        ("maerklin", "2026-11-18", 5658717873, ("ada", "clara"), 2),
        ("first_journey", "2026-11-18", 189877535042, ("otto", "ada"), 0),
        ("amsterdam", "2026-11-18", 1073381149338, ("ada", "rosa"), 0),
        ("usa", "2027-01-01", 627700439370, ("ada", "viktor"), 1),
        ("germany", "2027-01-01", 317324242900, ("henk", "ada"), 2),
        ("maerklin", "2028-02-29", 719218616706, ("rosa", "ada"), 2),
        ("first_journey", "2028-02-29", 802465063362, ("ada", "otto"), 2),
        ("amsterdam", "2028-02-29", 280575987157, ("mia", "ada"), 0),
    ],
)
def test_deals_never_change(
    edition: str, day: str, seed: int, opponents: tuple[str, ...], begins: int
) -> None:
    told = date.fromisoformat(day)
    assert deal_of(edition, told) == Deal(edition, told, seed, opponents, begins)


@pytest.mark.parametrize(
    ("edition", "market", "hand"),
    [
        ("usa", "purple red white green red", {"white": 2, "green": 1, "yellow": 1}),
        (
            "germany",
            "blue green purple purple red",
            {"orange": 1, "green": 1, "yellow": 1, "black": 1},
        ),
        (
            "maerklin",
            "locomotive purple locomotive passenger orange",
            {"orange": 1, "green": 1, "yellow": 1, "black": 1},
        ),
        ("first_journey", "", {"yellow": 1, "white": 1, "red": 1, "locomotive": 1}),
        ("amsterdam", "blue green blue red pink", {"pink": 1, "green": 1}),
    ],
)
def test_cards_of_a_day_never_change(edition: str, market: str, hand: dict[str, int]) -> None:
    view = todays_game(deal_of(edition, DAY), ROBIN, practice=False).observe(0)
    assert view.market == tuple(market.split())
    assert {card: count for card, count in view.hand.items() if count} == hand


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_day_is_another_one_against_ada(edition: str) -> None:
    deals = [deal_of(edition, DAY + timedelta(days=number)) for number in range(300)]
    assert len({deal.seed for deal in deals}) == len(deals)
    assert all(deal.levels[deal.ada] == "ada" and len(deal.opponents) == 2 for deal in deals)
    assert min(Counter(deal.begins for deal in deals).values()) > 60
    assert min(Counter(deal.ada for deal in deals).values()) > 100
    beside = {name for deal in deals for name in deal.opponents} - {"ada"}
    assert beside >= {"clara", "emil", "otto", "luisa"}
    assert ("viktor" in beside) == (edition != "first_journey")


def test_editions_have_different_deals() -> None:
    assert len({deal_of(edition, DAY).seed for edition in EDITIONS}) == len(EDITIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_try_is_known_by_its_save(edition: str) -> None:
    deal = deal_of(edition, DAY)
    game = todays_game(deal, ROBIN, practice=False)
    assert try_in(game.setup) == deal_in(game.setup) == deal
    assert game.setup.extra["name"] == "Robin"
    assert game.setup.extra["colours"][0] == "green"
    assert game.setup.first == deal.begins
    saved = game.to_json()
    assert try_in(Game.from_json(saved).setup) == deal
    assert try_in_save(parse_save(saved, SaveHeader)) == deal


def test_practice_is_no_try() -> None:
    deal = deal_of("usa", DAY)
    game = todays_game(deal, ROBIN, practice=True)
    assert is_unrated(game.setup)
    assert try_in(game.setup) is None
    assert try_in_save(parse_save(game.to_json(), SaveHeader)) is None
    assert deal_in(game.setup) == deal


def test_the_same_cards_again_are_practice_and_new_ones_any_game() -> None:
    setup = todays_game(deal_of("usa", DAY), ROBIN, practice=False).setup
    again = dealt_again(setup, same=True).setup
    assert deal_in(again) is not None
    assert try_in(again) is None
    assert deal_in(dealt_again(setup, same=False).setup) is None


@pytest.mark.parametrize("told", ["", "yesterday", "2026-11-19", 7, None, "2026-02-30"])
def test_a_save_that_lies_about_its_day_is_no_try(told: object) -> None:
    setup = todays_game(deal_of("usa", DAY), ROBIN, practice=False).setup
    assert deal_in(replace(setup, extra={**setup.extra, "day": told})) is None


def test_other_cards_or_opponents_are_no_try() -> None:
    setup = todays_game(deal_of("usa", DAY), ROBIN, practice=False).setup
    assert deal_in(replace(setup, seed=setup.seed + 1)) is None
    assert deal_in(replace(setup, first=1 - setup.first)) is None
    assert deal_in(replace(setup, extra={**setup.extra, "levels": ["", "ada", "ada"]})) is None
    assert try_in(unrated(setup)) is None
