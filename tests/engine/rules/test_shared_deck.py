"""Rules of all games: an empty deck, empty discards (D7 to D9)."""

from collections import Counter

import pytest

from tests.helpers.engine.arrange import (
    MARKET_EDITIONS,
    legal,
    play,
    refuses,
    set_cards,
    set_owners,
    set_passengers,
    set_tickets,
    started,
)
from tests.helpers.engine.oracle import NUMBERS
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CardTaken,
    DeckShuffled,
    MarketChanged,
    RouteClaimed,
    TurnBegan,
)

OPEN = ("red", "blue", "green", "black", "orange")
TAKES = {f"take {slot} {card}" for slot, card in enumerate(OPEN, start=1)}
BLUE_ROUTES = {
    "usa": ("mon-nyc-1", 3),
    "germany": ("bre-emd-1", 3),
    "maerklin": ("bre-emd-1", 3),
    "first_journey": ("dub-bre-1", 2),
    "amsterdam": ("har-noo-1", 3),
}

editions = pytest.mark.parametrize("edition", MARKET_EDITIONS)
all_editions = pytest.mark.parametrize("edition", EDITIONS)


def low(
    edition: str,
    deck: list[str],
    discards: dict[str, int] | None = None,
    hand: dict[str, int] | None = None,
    market: tuple[str, ...] = OPEN,
    seed: int = 1,
) -> Game:
    """Return a game with a deck of just these cards; seat 1 holds all that is not placed."""
    game = started(edition, seed=seed)
    shown = list(market) if NUMBERS[edition].has_market else []
    set_cards(game, hands={0: hand or {}}, market=shown, deck=deck, discards=discards, rest_to=1)
    return game


def shuffles(events: tuple[object, ...]) -> int:
    return sum(isinstance(event, DeckShuffled) for event in events)


# D7


@editions
def test_D7_the_discards_become_the_deck_when_its_last_card_is_drawn(edition: str) -> None:
    game = low(edition, ["red"], {"blue": 3, "black": 2})
    events = play(game, "deck")
    assert events == (CardsDrawn(0, 1, ("red",)), DeckShuffled(0))
    position = game.position()
    assert Counter(position.deck) == {"blue": 3, "black": 2}
    assert position.discards == {}
    # So a second card may follow.
    assert game.phase == "second_card"
    assert legal(game) == {"deck"} | TAKES


@editions
def test_D7_the_discards_become_the_deck_when_its_last_card_is_turned_up(edition: str) -> None:
    game = low(edition, ["red"], {"blue": 3, "black": 2})
    events = play(game, "take 2 blue")
    market = ("red", "red", "green", "black", "orange")
    assert events == (
        CardTaken(0, 2, "blue"),
        MarketChanged(0, market, clearings=0),
        DeckShuffled(0),
    )
    assert game.position().market == market
    assert Counter(game.position().deck) == {"blue": 3, "black": 2}
    assert game.position().discards == {}
    assert game.phase == "second_card"


@editions
def test_D7_the_discards_wait_as_long_as_there_is_a_deck(edition: str) -> None:
    game = low(edition, ["red", "green"], {"blue": 3})
    assert shuffles(play(game, "deck")) == 0
    assert game.position().deck == ("green",)
    assert game.position().discards == {"blue": 3}
    assert shuffles(play(game, "deck")) == 1
    assert game.position().deck == ("blue",) * 3


@editions
def test_D7_the_deck_may_run_out_while_a_market_is_turned_up(edition: str) -> None:
    wild = NUMBERS[edition].wild
    # Two of the new five come from the old deck, three from the discards.
    game = low(
        edition,
        [wild, "green", "green"],
        {"black": 4},
        market=(wild, wild, "red", "blue", "blue"),
    )
    events = play(game, "take 3 red")
    position = game.position()
    assert position.market[:2] == ("green", "green")
    assert shuffles(events) == 1
    rest = Counter(position.market[2:]) + Counter(position.deck) + Counter(position.discards)
    assert rest == {wild: 3, "blue": 2, "black": 4}
    assert position.deck
    assert position.discards == {} or position.market.count(wild) >= 3


@editions
def test_D7_a_shuffle_is_told_also_when_the_deck_does_not_grow_by_it(edition: str) -> None:
    wild = NUMBERS[edition].wild
    game = low(edition, [wild, "green", "black"], market=(wild, wild, "red", "blue", "blue"))
    # Two cards left, five discarded; these are shuffled after two and give the other three.
    events = play(game, "take 3 red")
    assert len(game.position().deck) == 2
    assert shuffles(events) >= 1


@all_editions
def test_D7_the_order_is_drawn_anew(edition: str) -> None:
    discards = {"blue": 3, "black": 3, "green": 3}
    decks = set()
    for seed in range(8):
        game = low(edition, ["red", "red"], discards, seed=seed)
        while game.seat == 0:
            play(game, "deck")
        assert Counter(game.position().deck) == discards
        decks.add(game.position().deck)
    assert len(decks) > 4


def test_D7_first_journey_draws_on_from_the_shuffled_discards() -> None:
    game = low("first_journey", ["red"], {"blue": 3})
    events = play(game, "deck")
    assert events == (CardsDrawn(0, 2, ("blue", "red")), DeckShuffled(0), TurnBegan(1))
    assert game.position().hands[0] == {"red": 1, "blue": 1}
    assert game.position().deck == ("blue", "blue")
    assert game.position().discards == {}


# D8


@all_editions
def test_D8_with_deck_and_discards_empty_no_card_may_be_drawn(edition: str) -> None:
    length = BLUE_ROUTES[edition][1]
    game = low(edition, [], hand={"blue": length})
    assert len(game.position().market) == (5 if NUMBERS[edition].has_market else 0)
    verbs = {text.split()[0] for text in legal(game)}
    assert verbs == {"claim", "swap" if edition == "first_journey" else "tickets"}
    assert refuses(game, "deck")
    # Not even a face-up one.
    for take in TAKES:
        assert refuses(game, take)


@all_editions
def test_D8_the_cards_of_a_claim_make_a_new_deck_at_once(edition: str) -> None:
    route, length = BLUE_ROUTES[edition]
    game = low(edition, [], hand={"blue": length})
    events = play(game, f"claim {route} blue:{length}")
    assert events[0] == RouteClaimed(
        0, route, (("blue", length),), NUMBERS[edition].route_points[length]
    )
    assert events[1] == DeckShuffled(0)
    assert game.position().deck == ("blue",) * length
    assert game.position().discards == {}
    if edition == "maerklin":
        play(game, "no-passenger")
    assert game.seat == 1
    assert "deck" in legal(game)
    if NUMBERS[edition].has_market:
        assert legal(game, "take") == TAKES


@editions
def test_D8_a_claim_leaves_a_deck_that_is_there_alone(edition: str) -> None:
    route, length = BLUE_ROUTES[edition]
    game = low(edition, ["red"], hand={"blue": length})
    assert shuffles(play(game, f"claim {route} blue:{length}")) == 0
    assert game.position().deck == ("red",)
    assert game.position().discards == {"blue": length}


@editions
def test_D8_tickets_may_still_be_drawn_and_do_not_make_a_deck(edition: str) -> None:
    game = low(edition, [])
    play(game, min(legal(game, "tickets")))
    play(game, f"keep {game.position().offered[0][0]}")
    assert game.position().deck == ()
    assert legal(game, "deck") == set()


def test_D8_a_passenger_card_played_makes_a_new_deck_too() -> None:
    game = low("maerklin", [], hand={"passenger": 1})
    set_tickets(game, {})
    set_owners(game, {"aug-ulm-1": 1})
    set_passengers(game, {0: ["ulm"]})
    assert "journey ulm" in legal(game)
    play(game, "journey ulm")
    events = play(game, "travel aug-ulm-1")
    assert game.position().deck == ("passenger",)
    assert game.position().discards == {}
    assert shuffles(events) == 1
    play(game, "arrive")
    assert "deck" in legal(game)


# D9


@editions
def test_D9_the_last_card_of_the_deck_ends_the_action(edition: str) -> None:
    game = low(edition, ["red"])
    assert play(game, "deck") == (CardsDrawn(0, 1, ("red",)), TurnBegan(1))
    assert game.seat == 1
    assert game.phase == "turn"
    assert game.position().hands[0] == {"red": 1}
    assert legal(game, "deck") | legal(game, "take") == set()


@editions
def test_D9_a_face_up_card_replaced_by_the_last_one_ends_the_action(edition: str) -> None:
    game = low(edition, ["red"])
    events = play(game, "take 2 blue")
    market = ("red", "red", "green", "black", "orange")
    assert events == (
        CardTaken(0, 2, "blue"),
        MarketChanged(0, market, clearings=0),
        TurnBegan(1),
    )
    assert game.position().hands[0] == {"blue": 1}
    assert game.position().market == market


@editions
@pytest.mark.parametrize("first", ["deck", "take 2 blue"])
def test_D9_two_cards_left_or_one_discard_allow_the_second(edition: str, first: str) -> None:
    for deck, discards in ((["red", "red"], None), (["red"], {"red": 1})):
        game = low(edition, deck, discards)
        play(game, first)
        assert game.phase == "second_card"
        assert game.seat == 0
        play(game, "deck")
        assert game.seat == 1
        assert sum(game.position().hands[0].values()) == 2
        assert game.position().deck == ()


def test_D9_first_journey_gives_the_one_card_there_is() -> None:
    game = low("first_journey", ["red"])
    assert play(game, "deck") == (CardsDrawn(0, 1, ("red",)), TurnBegan(1))
    assert game.position().hands[0] == {"red": 1}
    assert refuses(game, "deck")
