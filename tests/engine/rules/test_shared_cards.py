"""Rules of all games with a market: drawing cards (D1 to D6)."""

from collections import Counter

import pytest

from tests.helpers.engine.arrange import (
    MARKET_EDITIONS,
    legal,
    play,
    refuses,
    set_cards,
    set_tickets,
    started,
)
from tests.helpers.engine.oracle import NUMBERS, market_is_broken
from ttr_qt.engine import Game
from ttr_qt.engine.knowledge.events import CardsDrawn, CardTaken, MarketChanged, TurnBegan

OPEN = ("red", "blue", "green", "black", "orange")
TAKES = {f"take {slot} {card}" for slot, card in enumerate(OPEN, start=1)}

editions = pytest.mark.parametrize("edition", MARKET_EDITIONS)


def with_cards(
    edition: str, deck: list[str], market: list[str] | tuple[str, ...] = OPEN, players: int = 2
) -> Game:
    """Return a game with empty hands and these cards in the market and on top of the deck."""
    game = started(edition, players)
    set_cards(game, market=list(market), deck=deck)
    return game


def wild_in(edition: str) -> str:
    return NUMBERS[edition].wild


# D1


@editions
def test_D1_the_first_card_is_any_face_up_card_or_the_top_of_the_deck(edition: str) -> None:
    game = with_cards(edition, ["green", "red"])
    assert legal(game, "deck") | legal(game, "take") == {"deck"} | TAKES


@editions
@pytest.mark.parametrize(
    ("actions", "hand"),
    [
        (["deck", "deck"], {"green": 1, "red": 1}),
        (["deck", "take 5 orange"], {"green": 1, "orange": 1}),
        (["take 2 blue", "deck"], {"blue": 1, "red": 1}),
        (["take 1 red", "take 4 black"], {"red": 1, "black": 1}),
        (["take 1 red", "take 1 green"], {"red": 1, "green": 1}),  # just turned up
    ],
)
def test_D1_the_action_gives_two_cards(
    edition: str, actions: list[str], hand: dict[str, int]
) -> None:
    game = with_cards(edition, ["green", "red", "blue"])
    play(game, actions[0])
    assert game.seat == 0
    assert game.phase == "second_card"
    assert sum(game.position().hands[0].values()) == 1
    events = play(game, actions[1])
    assert events[-1] == TurnBegan(1)
    assert game.position().hands[0] == hand
    assert game.position().hands[1] == {}


@editions
def test_D1_the_second_card_is_not_optional(edition: str) -> None:
    game = with_cards(edition, ["green", "red"])
    set_cards(game, hands={0: {"black": 3}}, market=list(OPEN), deck=["green", "red"])
    claims, tickets = legal(game, "claim"), legal(game, "tickets")
    assert claims
    assert tickets
    play(game, "deck")
    assert legal(game) == {"deck"} | TAKES
    for notation in ("pass", min(claims), min(tickets)):
        assert refuses(game, notation)


@editions
def test_D1_only_the_card_that_lies_there_can_be_taken(edition: str) -> None:
    game = with_cards(edition, ["green"])
    for notation in ("take 1 blue", "take 6 red", f"take 1 {wild_in(edition)}"):
        assert refuses(game, notation)


# D2


@editions
def test_D2_a_card_taken_is_replaced_at_once_from_the_deck(edition: str) -> None:
    game = with_cards(edition, ["red", "black", "blue"])
    below = game.position().deck[1:]
    events = play(game, "take 2 blue")
    market = ("red", "red", "green", "black", "orange")
    assert events == (CardTaken(0, 2, "blue"), MarketChanged(0, market, clearings=0))
    assert game.position().market == market
    assert game.position().deck == below
    assert game.phase == "second_card"
    play(game, "take 5 orange")
    assert game.position().market == ("red", "red", "green", "black", "black")
    assert game.position().deck == below[1:]


@editions
def test_D2_a_card_from_the_deck_leaves_the_market_as_it_is(edition: str) -> None:
    game = with_cards(edition, ["red", "black", "blue"])
    below = game.position().deck[1:]
    assert play(game, "deck") == (CardsDrawn(0, 1, ("red",)),)
    assert game.position().market == OPEN
    assert game.position().deck == below


@editions
def test_D2_the_market_is_looked_at_before_the_second_card_is_chosen(edition: str) -> None:
    wild = wild_in(edition)
    game = with_cards(
        edition,
        [wild, "green", "green", "black", "black", "orange", "red"],
        [wild, wild, "red", "blue", "blue"],
    )
    play(game, "take 3 red")
    assert game.phase == "second_card"
    fresh = ("green", "green", "black", "black", "orange")
    assert game.position().market == fresh
    assert legal(game) == {"deck", *(f"take {i + 1} {fresh[i]}" for i in range(5))}
    # The next card taken tells of its own replacement only.
    assert play(game, "take 1 green")[1] == MarketChanged(0, game.position().market, clearings=0)


@editions
def test_D2_the_market_is_looked_at_after_the_second_card_too(edition: str) -> None:
    wild = wild_in(edition)
    game = with_cards(
        edition,
        ["red", wild, "green", "green", "black", "black", "orange"],
        [wild, wild, "red", "blue", "blue"],
    )
    play(game, "take 3 red")
    assert game.position().market == (wild, wild, "red", "blue", "blue")
    events = play(game, "take 4 blue")
    fresh = ("green", "green", "black", "black", "orange")
    assert events[1] == MarketChanged(0, fresh, clearings=1)
    assert events[-1] == TurnBegan(1)
    assert game.position().market == fresh
    assert game.position().hands[0] == {"red": 1, "blue": 1}


# D3


@editions
def test_D3_a_face_up_wild_as_the_first_card_ends_the_action(edition: str) -> None:
    wild = wild_in(edition)
    game = with_cards(edition, ["green", "red"], [wild, "red", "blue", "green", "black"])
    assert f"take 1 {wild}" in legal(game)
    events = play(game, f"take 1 {wild}")
    assert events[-1] == TurnBegan(1)
    assert game.seat == 1
    assert game.phase == "turn"
    assert game.position().hands[0] == {wild: 1}
    # It is replaced like any other card.
    assert game.position().market == ("green", "red", "blue", "green", "black")


@editions
def test_D3_no_other_card_ends_the_action(edition: str) -> None:
    for card in NUMBERS[edition].deck():
        if card != wild_in(edition):
            game = with_cards(edition, ["green"], [card, "red", "blue", "green", "black"])
            play(game, f"take 1 {card}")
            assert game.phase == "second_card", card
            assert game.seat == 0


# D4


@editions
@pytest.mark.parametrize("first", ["deck", "take 3 red"])
def test_D4_no_face_up_wild_as_second_card_that_lay_there_before(edition: str, first: str) -> None:
    wild = wild_in(edition)
    game = with_cards(edition, ["green", "black"], [wild, "blue", "red", wild, "black"])
    play(game, first)
    third = "red" if first == "deck" else "green"
    assert legal(game) == {"deck", "take 2 blue", f"take 3 {third}", "take 5 black"}
    assert refuses(game, f"take 1 {wild}")
    assert refuses(game, f"take 4 {wild}")


@editions
def test_D4_no_face_up_wild_as_second_card_that_was_just_turned_up(edition: str) -> None:
    wild = wild_in(edition)
    game = with_cards(edition, [wild, "black"])
    play(game, "take 3 green")
    assert game.position().market[2] == wild
    assert legal(game) == {"deck"} | (TAKES - {"take 3 green"})
    assert refuses(game, f"take 3 {wild}")


@editions
def test_D4_no_face_up_wild_as_second_card_after_the_market_was_replaced(edition: str) -> None:
    wild = wild_in(edition)
    game = with_cards(
        edition,
        [wild, "green", wild, "black", "black", "orange"],
        [wild, wild, "red", "blue", "blue"],
    )
    play(game, "take 3 red")
    assert game.position().market == ("green", wild, "black", "black", "orange")
    assert legal(game) == {"deck", "take 1 green", "take 3 black", "take 4 black", "take 5 orange"}


@editions
def test_D4_no_face_up_wild_as_second_card_after_a_wild_from_the_deck(edition: str) -> None:
    wild = wild_in(edition)
    game = with_cards(edition, [wild, "black"], [wild, "blue", "red", "green", "black"])
    play(game, "deck")
    assert legal(game, "take") == {"take 2 blue", "take 3 red", "take 4 green", "take 5 black"}


@editions
def test_D4_in_the_next_turn_the_wild_may_be_taken(edition: str) -> None:
    wild = wild_in(edition)
    game = with_cards(edition, ["green", "black"], [wild, "blue", "red", "green", "black"])
    play(game, "deck", "deck")
    play(game, f"take 1 {wild}")
    assert game.position().hands[1] == {wild: 1}


# D5


@editions
def test_D5_a_wild_from_the_deck_is_followed_by_a_second_card(edition: str) -> None:
    wild = wild_in(edition)
    game = with_cards(edition, [wild, "black"])
    play(game, "deck")
    assert game.phase == "second_card"
    assert legal(game) == {"deck"} | TAKES
    play(game, "take 1 red")
    assert game.position().hands[0] == {wild: 1, "red": 1}


@editions
def test_D5_both_cards_may_be_wilds_from_the_deck(edition: str) -> None:
    wild = wild_in(edition)
    game = with_cards(edition, ["red", wild, wild, wild])
    play(game, "deck", "deck")
    assert game.position().hands[0] == {"red": 1, wild: 1}
    play(game, "deck", "deck")
    assert game.position().hands[1] == {wild: 2}


# D6


@editions
def test_D6_three_wilds_are_replaced_with_all_five_cards(edition: str) -> None:
    wild = wild_in(edition)
    fresh = ["green", "green", "black", "black", "orange"]
    game = with_cards(edition, [wild, *fresh], [wild, wild, "red", "blue", "blue"])
    below = game.position().deck[6:]
    events = play(game, "take 3 red")
    assert events[1] == MarketChanged(0, tuple(fresh), clearings=1)
    position = game.position()
    assert position.market == tuple(fresh)
    assert position.discards == {wild: 3, "blue": 2}
    assert position.deck == below
    assert position.hands[0] == {"red": 1}


@editions
def test_D6_two_wilds_stay(edition: str) -> None:
    wild = wild_in(edition)
    game = with_cards(edition, [wild, "green"], [wild, "red", "green", "blue", "blue"])
    events = play(game, "take 3 green")
    assert game.position().market == (wild, "red", wild, "blue", "blue")
    assert events[1] == MarketChanged(0, game.position().market, clearings=0)
    assert game.position().discards == {}


@editions
def test_D6_three_of_a_colour_stay(edition: str) -> None:
    game = with_cards(edition, ["blue", "green"], ["blue", "red", "green", "blue", "blue"])
    play(game, "take 2 red")
    assert game.position().market == ("blue", "blue", "green", "blue", "blue")
    assert game.position().discards == {}


@editions
def test_D6_new_cards_with_three_wilds_are_replaced_again(edition: str) -> None:
    wild = wild_in(edition)
    again = [wild, "red", wild, "red", wild]
    fresh = ["green", "green", "black", "black", "orange"]
    game = with_cards(edition, [wild, *again, *fresh], [wild, wild, "red", "blue", "blue"])
    events = play(game, "take 3 red")
    assert events[1] == MarketChanged(0, tuple(fresh), clearings=2)
    assert game.position().market == tuple(fresh)
    assert game.position().discards == {wild: 6, "blue": 2, "red": 2}


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin"])
@pytest.mark.parametrize("wilds", [4, 5])
def test_D6_more_than_three_wilds_are_replaced_too(edition: str, wilds: int) -> None:
    wild = wild_in(edition)
    again = [wild] * wilds + ["red"] * (5 - wilds)
    fresh = ["green", "green", "black", "black", "orange"]
    game = with_cards(edition, [wild, *again, *fresh], [wild, wild, "red", "blue", "blue"])
    play(game, "take 3 red")
    assert game.position().market == tuple(fresh)
    assert game.position().discards[wild] == 3 + wilds


@editions
def test_D6_a_replacement_with_the_very_same_cards_is_told_as_one(edition: str) -> None:
    wild = wild_in(edition)
    market = (wild, wild, "red", "blue", "blue")
    game = with_cards(edition, [wild, *market], market)
    events = play(game, "take 3 red")
    assert game.position().market == market
    assert game.position().discards == {wild: 3, "blue": 2}
    assert events[1] == MarketChanged(0, market, clearings=1)


@editions
def test_D6_all_five_are_discarded_in_one_step(edition: str) -> None:
    # The deck is empty when the three wilds show up: all five of them make the new deck.
    wild = wild_in(edition)
    game = started(edition)
    set_cards(
        game,
        market=[wild, wild, "red", "blue", "green"],
        deck=[wild],
        discards={"black": 5},
        rest_to=1,
    )
    play(game, "take 3 red")
    position = game.position()
    whole = Counter(position.market) + Counter(position.deck) + Counter(position.discards)
    assert whole == {wild: 3, "blue": 1, "green": 1, "black": 5}
    # Before the five were discarded the black ones had become the deck (D7).
    assert position.market == ("black",) * 5
    assert Counter(position.deck) == {wild: 3, "blue": 1, "green": 1}
    assert position.discards == {}


@editions
def test_D6_holds_in_the_set_up(edition: str) -> None:
    replaced = 0
    for seed in range(300):
        position = Game.new(edition, players=2, seed=seed).position()
        spread = sum(position.discards.values())
        replaced += spread > 0
        assert spread in {0, 5, 10, 15}
        # What was replaced had three of a kind, so at least three of its cards say why.
        reasons = position.discards.get(wild_in(edition), 0)
        reasons = max(reasons, position.discards.get("passenger", 0))
        assert spread == 0 or reasons >= 3
        assert spread == 15 or not market_is_broken(position.market, edition)
    assert replaced >= 3


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin"])
def test_D6_after_three_replacements_the_market_stays(edition: str) -> None:
    game = left_with_three_wilds(edition)
    wild = wild_in(edition)
    position = game.position()
    assert position.market == (wild, wild, wild, "orange", "orange")
    assert sum(position.discards.values()) == 15
    assert position.hands[0] == {"red": 1}
    # The action goes on: the wilds may not be taken (D4), all else may.
    assert legal(game) == {"deck", "take 4 orange", "take 5 orange"}


def left_with_three_wilds(edition: str) -> Game:
    """Return a game whose market shows three wilds after the first card of seat 0."""
    wild = wild_in(edition)
    sets = [[wild, wild, wild, card, card] for card in ("green", "black", "orange")]
    game = with_cards(
        edition,
        [wild, *sets[0], *sets[1], *sets[2], "purple", "white", "yellow", "blue", "blue", "red"],
        [wild, wild, "red", "blue", "blue"],
    )
    set_tickets(game, {})
    events = play(game, "take 3 red")
    assert events[1] == MarketChanged(0, game.position().market, clearings=3)
    return game


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin"])
def test_D6_a_market_left_so_is_looked_at_when_a_card_is_taken_from_it(edition: str) -> None:
    game = left_with_three_wilds(edition)
    wild = wild_in(edition)
    # The card itself is replaced by a purple one, then all five go.
    events = play(game, "take 5 orange")
    fresh = ("white", "yellow", "blue", "blue", "red")
    assert events[1] == MarketChanged(0, fresh, clearings=1)
    assert game.position().market == fresh
    assert game.position().discards["purple"] == 1
    assert game.position().discards[wild] == 12


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin"])
def test_D6_a_market_left_so_stays_while_cards_come_from_the_deck(edition: str) -> None:
    game = left_with_three_wilds(edition)
    market = game.position().market
    play(game, "deck")
    assert game.position().market == market
    play(game, "deck", "deck")
    assert game.position().market == market
    assert game.seat == 0
    (tickets,) = legal(game, "tickets") if edition == "usa" else ("tickets 2+2",)
    play(game, tickets)
    play(game, f"keep {game.position().offered[0][0]}")
    assert game.position().market == market


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin"])
def test_D6_a_wild_taken_from_a_market_left_so_may_put_it_right(edition: str) -> None:
    game = left_with_three_wilds(edition)
    wild = wild_in(edition)
    play(game, "deck")
    events = play(game, f"take 1 {wild}")
    assert game.position().market == ("white", wild, wild, "orange", "orange")
    assert events[1] == MarketChanged(1, game.position().market, clearings=0)
    assert game.seat == 0
