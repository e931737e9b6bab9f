"""The other ways to play USA, U5."""

from itertools import combinations

import msgspec
import pytest

from tests.helpers.engine.arrange import (
    finish,
    legal,
    play,
    set_owners,
    set_tickets,
    set_totals,
    started,
)
from ttr_qt.engine import RULES, Game, SetupError
from ttr_qt.engine.board import deck_choices
from ttr_qt.engine.knowledge.events import GameEnded
from ttr_qt.engine.maps import load_map

LINE = {"sea-van-1": 0, "por-sea-1": 0, "por-sfo-1": 0}
"""Vancouver - Seattle - Portland - San Francisco: seven spaces."""
EAST, SOUTH = "chicago-new_york-5", "chicago-atlanta-5"
WAYS = {EAST: ("chi-pit-1", "nyc-pit-1"), SOUTH: ("chi-stl-1", "nas-stl-1", "atl-nas-1")}
"""Tickets that all three ways have, and routes that connect them; apart but for Chicago."""


def tickets_in_play(game: Game) -> set[str]:
    """Return every ticket there is in a game that has just begun."""
    position = game.position()
    (deck,) = position.ticket_decks
    return {*deck, *(ticket for offer in position.offered for ticket in offer)}


def choices(offer: tuple[str, ...], least: int) -> set[str]:
    return {
        f"keep {' '.join(kept)}"
        for number in range(least, len(offer) + 1)
        for kept in combinations(offer, number)
    }


@pytest.mark.parametrize(
    ("deck", "tickets", "size"),
    [("1910", "1910", 35), ("big_cities", "big_cities", 35), ("mega", "edition", 69)],
)
def test_U5_each_way_has_its_tickets(deck: str, tickets: str, size: int) -> None:
    game = Game.new("usa", players=5, seed=9, deck=deck)
    expected = {ticket.id for ticket in game.map.decks[tickets]}
    assert len(expected) == size
    assert tickets_in_play(game) == expected


@pytest.mark.parametrize(
    ("deck", "dealt", "least"), [("1910", 3, 2), ("big_cities", 4, 2), ("mega", 5, 3)]
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_U5_so_many_tickets_are_dealt_and_kept(
    deck: str, dealt: int, least: int, players: int
) -> None:
    game = Game.new("usa", players=players, seed=3, deck=deck)
    for seat in range(players):
        offer = game.position().offered[seat]
        assert len(offer) == dealt
        assert legal(game) == choices(offer, least)
        kept = offer if seat % 2 else offer[:least]
        play(game, f"keep {' '.join(kept)}")
    held = [len(tickets) for tickets in game.position().tickets]
    assert held == [dealt if seat % 2 else least for seat in range(players)]


@pytest.mark.parametrize(("deck", "drawn"), [("1910", 3), ("big_cities", 4), ("mega", 4)])
def test_U5_so_many_tickets_are_drawn_later_and_one_is_kept_at_least(deck: str, drawn: int) -> None:
    game = started("usa", deck=deck)
    assert legal(game, "tickets") == {f"tickets {drawn}"}
    play(game, f"tickets {drawn}")
    offer = game.position().offered[0]
    assert len(offer) == drawn
    assert legal(game) == choices(offer, 1)


@pytest.mark.parametrize("deck", ["big_cities", "mega"])
def test_U5_the_minimum_holds_when_few_tickets_are_left(deck: str) -> None:
    game = started("usa", deck=deck)
    set_tickets(game, {1: [ticket.id for ticket in game.board.tickets[2:]]})
    assert legal(game, "tickets") == {"tickets 2"}
    play(game, "tickets 2")
    assert legal(game) == choices(game.position().offered[0], 1)


@pytest.mark.parametrize(("deck", "longest"), [("1910", 0), ("big_cities", 10), ("mega", 10)])
def test_U5_what_the_longest_route_gives(deck: str, longest: int) -> None:
    game = started("usa", players=3, deck=deck)
    set_owners(game, LINE)
    set_tickets(game, {})
    assert [score.longest_bonus for score in game.scores()] == [longest, 0, 0]


@pytest.mark.parametrize(("deck", "most"), [("1910", 15), ("big_cities", 0), ("mega", 15)])
def test_U5_what_most_tickets_done_give(deck: str, most: int) -> None:
    game = started("usa", players=3, deck=deck)
    set_owners(game, dict.fromkeys((*WAYS[EAST], *WAYS[SOUTH]), 0))
    set_tickets(game, {0: [EAST, SOUTH]})
    assert game.scores()[0].tickets_done == 2
    assert [score.most_tickets_bonus for score in game.scores()] == [most, 0, 0]


@pytest.mark.parametrize("deck", ["1910", "mega"])
def test_U5_all_who_tie_for_most_tickets_get_it(deck: str) -> None:
    game = started("usa", players=3, deck=deck)
    set_owners(game, dict.fromkeys(WAYS[EAST], 0) | dict.fromkeys(WAYS[SOUTH], 1))
    set_tickets(game, {0: [EAST], 1: [SOUTH]})
    scores = game.scores()
    assert [score.tickets_done for score in scores] == [1, 1, 0]
    assert [score.most_tickets_bonus for score in scores] == [15, 15, 0]


@pytest.mark.parametrize("deck", ["1910", "mega"])
def test_U5_nobody_with_no_ticket_done_gets_it(deck: str) -> None:
    game = started("usa", players=3, deck=deck)
    set_tickets(game, {})
    assert [score.most_tickets_bonus for score in game.scores()] == [0, 0, 0]


def test_U5_mega_has_both_bonuses() -> None:
    game = started("usa", players=2, deck="mega")
    set_owners(game, dict.fromkeys(WAYS[EAST], 0))
    set_tickets(game, {0: [EAST]})
    sheet = game.scores()[0]
    points = game.map.ticket(EAST).points
    assert (sheet.longest_bonus, sheet.most_tickets_bonus) == (10, 15)
    assert sheet.total == sheet.routes + points + 25


def test_U5_in_1910_the_longest_trail_breaks_no_tie() -> None:
    game = started("usa", players=2, deck="1910")
    set_owners(game, LINE)
    set_tickets(game, {})
    set_totals(game, {0: 50, 1: 50})
    assert [score.place for score in game.scores()] == [1, 1]
    assert finish(game)[-1] == GameEnded(0, (0, 1))


@pytest.mark.parametrize("deck", ["big_cities", "mega"])
def test_U5_elsewhere_it_does_after_the_tickets(deck: str) -> None:
    game = started("usa", players=2, deck=deck)
    set_owners(game, LINE)
    set_tickets(game, {})
    set_totals(game, {0: 50, 1: 50})
    scores = game.scores()
    assert scores[0].total == scores[1].total
    assert [score.place for score in scores] == [1, 2]


@pytest.mark.parametrize("deck", [None, "edition", "classic"])
def test_U5_the_usual_decks_have_the_usual_rules(deck: str | None) -> None:
    rules = Game.new("usa", seed=1, deck=deck).rules
    assert rules is RULES["usa"]
    assert rules.variant == ""
    assert (rules.longest_bonus, rules.most_tickets_bonus) == (10, 0)


def test_U5_a_map_offers_only_what_it_has_tickets_for() -> None:
    usa = load_map("usa")
    assert deck_choices(usa) == RULES["usa"].deck_choices
    few = {ticket.id for ticket in usa.decks["big_cities"][18:]}
    tickets = tuple(ticket for ticket in usa.tickets if ticket.id not in few)
    smaller = msgspec.structs.replace(usa, tickets=tickets)
    assert len(smaller.decks["big_cities"]) == 18
    assert "big_cities" not in deck_choices(smaller)
    assert "big_cities" in deck_choices(smaller, plain=True)


def test_U5_no_other_edition_has_such_a_choice() -> None:
    for edition in ("germany", "maerklin", "first_journey", "amsterdam"):
        for deck in ("1910", "mega"):
            with pytest.raises(SetupError):
                Game.new(edition, deck=deck)
