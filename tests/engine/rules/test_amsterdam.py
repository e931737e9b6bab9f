"""The rules of Amsterdam, A1 to A7."""

from collections import Counter

import pytest

from tests.helpers.engine.arrange import (
    finish,
    legal,
    payments,
    play,
    set_cards,
    set_goods_cards,
    set_owners,
    set_seat,
    set_tickets,
    set_totals,
    started,
)
from ttr_qt.engine import Game, IllegalActionError
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CardTaken,
    DeckShuffled,
    GameEnded,
    GoodsCardTaken,
    MarketChanged,
    RouteClaimed,
    TicketsKept,
    TicketsShown,
    TurnBegan,
)

PLAIN = ("red", "blue", "green", "pink", "black")
CONTRACT = "haringpakkerstoren-waag-3"
CONTRACT_ROUTES = ("har-kor-1", "ouk-kor-1", "ouk-waa-1")


# A1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A1_two_cards_and_two_contracts_each_of_which_one_or_both_are_kept(players: int) -> None:
    game = Game.new("amsterdam", players=players, seed=1)
    assert [sum(hand.values()) for hand in game.position().hands] == [2] * players
    for seat in range(players):
        assert game.phase == "keep"
        assert game.seat == seat
        a, b = game.position().offered[seat]
        assert legal(game) == {f"keep {a}", f"keep {b}", f"keep {a} {b}"}
        with pytest.raises(IllegalActionError):
            play(game, "keep")
        play(game, f"keep {b}" if seat % 2 else f"keep {a} {b}")
    assert game.phase == "turn"
    assert [len(held) for held in game.position().tickets] == [2, 1, 2, 1][:players]


def test_A1_returned_contracts_go_under_the_deck_which_is_not_shuffled() -> None:
    game = Game.new("amsterdam", players=3, seed=1)
    (deck,) = game.position().ticket_decks
    returned = set()
    for seat in range(3):
        a, b = game.position().offered[seat]
        returned.add(b)
        play(game, f"keep {a}")
    (after,) = game.position().ticket_decks
    assert after[: len(deck)] == deck
    assert set(after[len(deck) :]) == returned


# A2


def test_A2_set_up_never_leaves_three_jokers_face_up() -> None:
    cleared = Counter[int]()
    for seed in range(300):
        position = Game.new("amsterdam", players=4, seed=seed).position()
        thrown = sum(position.discards.values())
        cleared[thrown] += 1
        assert thrown in {0, 5, 10, 15}
        assert position.market.count("joker") < 3 or thrown == 15
        if thrown == 5:
            assert position.discards["joker"] >= 3
    assert cleared[0] > 200
    assert cleared[5] > 0


def test_A2_three_jokers_clear_the_market_between_the_cards() -> None:
    game = started("amsterdam")
    set_cards(game, market=["orange", "joker", "joker", "red", "red"], deck=["joker", *PLAIN])
    events = play(game, "take 1 orange")
    assert events == (CardTaken(0, 1, "orange"), MarketChanged(0, PLAIN, clearings=1))
    assert game.position().discards == {"joker": 3, "red": 2}
    assert game.phase == "second_card"


def test_A2_three_jokers_clear_the_market_after_the_second_card() -> None:
    game = started("amsterdam")
    deck = ["orange", "joker", *PLAIN]
    set_cards(game, market=["orange", "joker", "joker", "red", "red"], deck=deck)
    play(game, "take 1 orange")
    assert game.position().market == ("orange", "joker", "joker", "red", "red")
    events = play(game, "take 1 orange")
    assert MarketChanged(0, PLAIN, clearings=1) in events
    assert game.seat == 1


def test_A2_two_jokers_stay() -> None:
    game = started("amsterdam")
    set_cards(game, market=["orange", "joker", "red", "red", "red"], deck=["joker", *PLAIN])
    play(game, "take 1 orange")
    assert game.position().market == ("joker", "joker", "red", "red", "red")
    assert game.position().discards == {}


def test_A2_no_card_is_drawn_when_deck_and_discards_are_empty() -> None:
    game = started("amsterdam")
    set_cards(game, hands={0: {"red": 1}}, market=PLAIN, rest_to=1)
    assert {text.split()[0] for text in legal(game)} == {"claim", "tickets"}
    for action in ("deck", "take 1 red"):
        with pytest.raises(IllegalActionError):
            play(game, action)
    # As soon as cards are paid they are the new deck.
    assert DeckShuffled(0) in play(game, "claim har-kor-1 red:1")
    assert game.position().deck == ("red",)
    assert {"deck", "take 1 red"} <= legal(game)


@pytest.mark.parametrize("action", ["deck", "take 2 blue"])
def test_A2_last_card_of_all_ends_the_action(action: str) -> None:
    game = started("amsterdam")
    set_cards(game, market=PLAIN, deck=["orange"], rest_to=1)
    events = play(game, action)
    assert events[-1] == TurnBegan(1)
    drawn = "orange" if action == "deck" else "blue"
    assert game.position().hands[0] == {drawn: 1}
    assert game.position().deck == ()
    assert len(game.position().market) == 5


def test_A2_second_card_follows_when_the_discards_give_a_new_deck() -> None:
    game = started("amsterdam")
    set_cards(game, market=PLAIN, deck=["orange"], discards={"pink": 2}, rest_to=1)
    assert play(game, "deck") == (CardsDrawn(0, 1, ("orange",)), DeckShuffled(0))
    assert game.phase == "second_card"
    assert game.position().deck == ("pink", "pink")


# A3


def test_A3_with_two_players_one_track_closes_the_other() -> None:
    game = started("amsterdam")
    set_cards(game, hands={0: {"red": 2}, 1: {"red": 2}}, market=PLAIN)
    assert payments(game, "har-kor-2") == {"red:1"}
    play(game, "claim har-kor-1 red:1")
    for seat in (0, 1):
        set_seat(game, seat)
        assert payments(game, "har-kor-2") == set()
        assert payments(game, "jan-dam-1") == {"red:1"}


@pytest.mark.parametrize("players", [3, 4])
def test_A3_with_more_players_another_may_take_it(players: int) -> None:
    game = started("amsterdam", players)
    set_cards(game, hands={0: {"red": 2}, 1: {"red": 2}}, market=PLAIN)
    play(game, "claim har-kor-1 red:1")
    set_seat(game, 0)
    assert payments(game, "har-kor-2") == set()
    set_seat(game, 1)
    play(game, "claim har-kor-2 red:1")
    assert game.owners() == {"har-kor-1": 0, "har-kor-2": 1}


# A4


@pytest.mark.parametrize(
    ("route", "cards", "points"),
    [
        ("hen-wes-2", "black:1", 1),
        ("niw-har-1", "pink:2", 2),
        ("har-noo-1", "blue:3", 4),
        ("har-ouw-1", "black:4", 7),
    ],
)
def test_A4_cart_route_earns_one_goods_card_whatever_its_length(
    route: str, cards: str, points: int
) -> None:
    game = started("amsterdam")
    colour, count = cards.split(":")
    set_cards(game, hands={0: {colour: int(count)}}, market=PLAIN)
    events = play(game, f"claim {route} {cards}")
    assert events == (
        RouteClaimed(0, route, ((colour, int(count)),), points),
        GoodsCardTaken(0),
        TurnBegan(1),
    )
    assert game.position().goods_cards == (1, 0)
    assert game.position().goods_cards_left == 15


def test_A4_only_routes_with_carts_earn_a_card() -> None:
    game = started("amsterdam")
    hand = {"orange": 4, "red": 4, "pink": 4, "green": 4, "blue": 4, "black": 4}
    set_cards(game, hands={0: hand}, market=["joker", "joker", *PLAIN[:3]])
    carts = 0
    for route in game.map.routes:
        events = play(game, f"claim {route.id} {min(payments(game, route.id))}")
        assert (GoodsCardTaken(0) in events) is route.cart
        assert game.position().goods_cards[0] == int(route.cart)
        carts += route.cart
        game.undo()
    assert carts > 0
    assert carts < len(game.map.routes)


def test_A4_goods_cards_add_up_and_lie_open() -> None:
    game = started("amsterdam")
    set_cards(game, hands={0: {"pink": 2, "blue": 3}}, market=PLAIN)
    play(game, "claim niw-har-1 pink:2")
    set_seat(game, 0)
    play(game, "claim har-noo-1 blue:3")
    for seat in (0, 1):
        assert game.observe(seat).goods_cards == (2, 0)
        assert game.observe(seat).goods_cards_left == 14


def test_A4_sixteen_goods_cards_last_as_long_as_they_last() -> None:
    game = started("amsterdam")
    assert game.position().goods_cards_left == 16
    set_goods_cards(game, {1: 15})
    set_cards(game, hands={0: {"pink": 2, "blue": 3}}, market=PLAIN)
    assert GoodsCardTaken(0) in play(game, "claim niw-har-1 pink:2")
    assert game.position().goods_cards == (1, 15)
    assert game.position().goods_cards_left == 0
    set_seat(game, 0)
    events = play(game, "claim har-noo-1 blue:3")
    assert GoodsCardTaken(0) not in events
    assert game.position().goods_cards == (1, 15)
    assert game.owners()["har-noo-1"] == 0


# A5


def test_A5_two_contracts_are_drawn_and_one_or_both_kept() -> None:
    game = started("amsterdam")
    (deck,) = game.position().ticket_decks
    held = game.position().tickets[0]
    assert legal(game, "tickets") == {"tickets 2"}
    assert play(game, "tickets 2") == (TicketsShown(0, (2,), deck[:2]),)
    a, b = deck[:2]
    assert legal(game) == {f"keep {a}", f"keep {b}", f"keep {a} {b}"}
    assert play(game, f"keep {b}") == (TicketsKept(0, (1,), (b,)), TurnBegan(1))
    assert set(game.position().tickets[0]) == {*held, b}
    assert game.position().ticket_decks == ((*deck[2:], a),)


def test_A5_both_may_be_kept() -> None:
    game = started("amsterdam")
    (deck,) = game.position().ticket_decks
    play(game, "tickets 2", f"keep {deck[0]} {deck[1]}")
    assert game.position().ticket_decks == (deck[2:],)


def test_A5_one_contract_left_must_be_kept() -> None:
    game = started("amsterdam")
    last, *others = (ticket.id for ticket in game.map.tickets)
    set_tickets(game, {1: others})
    assert legal(game, "tickets") == {"tickets 1"}
    play(game, "tickets 1")
    assert legal(game) == {f"keep {last}"}
    play(game, f"keep {last}")
    assert game.position().tickets[0] == (last,)
    assert game.position().ticket_decks == ((),)
    # None left: it is no action any more.
    assert legal(game, "tickets") == set()


# A6


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ((5, 3, 2, 1), (8, 6, 4, 2)),
        ((1, 4, 0, 2), (4, 8, 0, 6)),
        ((3, 3, 2, 1), (8, 8, 4, 2)),
        ((1, 3, 3, 3), (2, 8, 8, 8)),
        ((4, 2, 2, 1), (8, 6, 6, 2)),
        ((5, 2, 2, 2), (8, 6, 6, 6)),
        ((4, 3, 1, 1), (8, 6, 4, 4)),
        ((3, 3, 1, 1), (8, 8, 4, 4)),
        ((2, 2, 2, 2), (8, 8, 8, 8)),
        ((2, 2, 0, 0), (8, 8, 0, 0)),
        ((2, 0, 0, 0), (8, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((3, 2, 1), (8, 5, 2)),
        ((2, 2, 1), (8, 8, 2)),
        ((1, 3, 1), (5, 8, 5)),
        ((2, 2, 2), (8, 8, 8)),
        ((0, 1, 2), (0, 5, 8)),
        ((0, 0, 0), (0, 0, 0)),
        ((2, 1), (8, 4)),
        ((1, 2), (4, 8)),
        ((2, 2), (8, 8)),
        ((0, 1), (0, 8)),
        ((0, 0), (0, 0)),
    ],
)
def test_A6_goods_cards_are_ranked(cards: tuple[int, ...], points: tuple[int, ...]) -> None:
    game = started("amsterdam", len(cards))
    set_tickets(game, {})
    set_goods_cards(game, dict(enumerate(cards)))
    assert tuple(score.goods_card_bonus for score in game.scores()) == points
    assert tuple(score.total for score in game.scores()) == points


def test_A6_points_are_added_at_the_end_only() -> None:
    game = started("amsterdam")
    set_tickets(game, {0: [CONTRACT], 1: ["blauwbrug-jordaan-9"]})
    set_owners(game, dict.fromkeys(CONTRACT_ROUTES, 0))
    set_goods_cards(game, {0: 1, 1: 2})
    assert game.position().scores == (3, 0)
    finish(game)
    assert game.position().scores == (3, 0)
    assert [score.total for score in game.scores()] == [3 + 3 + 4, -9 + 8]


# A7


def test_A7_more_contracts_done_are_placed_better() -> None:
    game = started("amsterdam", 4)
    set_tickets(game, {1: [CONTRACT], 3: ["blauwbrug-jordaan-9"]})
    set_owners(game, dict.fromkeys(CONTRACT_ROUTES, 1))
    # More goods cards do not help.
    set_goods_cards(game, {0: 5})
    set_totals(game, {0: 30, 1: 30, 2: 31, 3: 30})
    assert [score.place for score in game.scores()] == [3, 2, 1, 3]
    set_totals(game, {2: 29})
    assert finish(game)[-1] == GameEnded(0, (1,))
    assert [score.place for score in game.scores()] == [2, 1, 4, 2]
    assert game.winners() == (1,)


def test_A7_place_is_shared_when_contracts_are_equal() -> None:
    game = started("amsterdam", 3)
    set_tickets(game, {0: [CONTRACT], 2: ["dam-de_drie_hendricken-3"]})
    others = ("jan-dam-1", "wes-jan-1", "hen-wes-1")
    set_owners(game, dict.fromkeys(CONTRACT_ROUTES, 0) | dict.fromkeys(others, 2))
    set_goods_cards(game, {0: 2})
    set_totals(game, {0: 30, 1: 12, 2: 30})
    assert [score.place for score in game.scores()] == [1, 3, 1]
    assert finish(game)[-1] == GameEnded(0, (0, 2))
    assert game.winners() == (0, 2)
