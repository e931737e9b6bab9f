"""What hardly ever happens at a table: nothing left to draw, endless markets, last tickets."""

from collections import Counter

import pytest

from tests.helpers.engine.arrange import (
    MARKET_EDITIONS,
    fill_board,
    legal,
    payments,
    play,
    refuses,
    set_cards,
    set_passengers,
    set_pieces,
    set_seat,
    set_tickets,
    started,
    state_of,
)
from tests.helpers.engine.oracle import NUMBERS
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.knowledge.events import (
    CardTaken,
    DeckShuffled,
    GameEnded,
    MarketChanged,
    TurnBegan,
)

OPEN = ["red", "blue", "green", "black", "orange"]
BLACK_ROUTES = {
    "usa": "den-kan-1",
    "germany": "che-erf-1",
    "maerklin": "che-erf-1",
    "amsterdam": "har-ouw-1",
}
"""A route of four spaces, black or (in Amsterdam, where no black one is so long) gray."""
TRIPLES = (
    ("dor-due-1", "dor-due-2", "dor-due-3"),
    ("due-koe-1", "due-koe-2", "due-koe-3"),
)
FOUR_PLUS = "locomotive_4plus"

editions = pytest.mark.parametrize("edition", MARKET_EDITIONS)
with_triples = pytest.mark.parametrize("edition", ["germany", "maerklin"])


def in_piles(game: Game) -> Counter[str]:
    """Return all cards that are in nobody's hand."""
    position = game.position()
    return Counter(position.market) + Counter(position.deck) + Counter(position.discards)


# Deck and discards both empty


@pytest.mark.parametrize("edition", EDITIONS)
def test_D8_a_whole_round_without_a_card_to_draw(edition: str) -> None:
    players = 3
    game = started(edition, players)
    set_cards(game, market=OPEN if edition != "first_journey" else [], rest_to=1)
    for seat in range(players):
        assert game.seat == seat
        assert legal(game, "deck") | legal(game, "take") == set()
        if edition == "first_journey":
            play(game, "swap")
        else:
            play(game, min(legal(game, "tickets")))
            play(game, f"keep {game.position().offered[seat][0]}")
        position = game.position()
        assert position.deck == ()
        assert position.discards == {}
        assert len(position.market) == (0 if edition == "first_journey" else 5)


@editions
def test_D8_one_card_paid_is_a_deck_of_one_card(edition: str) -> None:
    route = {"usa": "dal-hou-1", "amsterdam": "ouw-waa-1"}.get(edition, "aug-ulm-1")
    game = started(edition)
    set_cards(game, hands={0: {"red": 1}}, market=OPEN, rest_to=1)
    play(game, f"claim {route} red:1")
    if game.phase == "passenger":
        play(game, "no-passenger")
    assert game.position().deck == ("red",)
    before = game.position().hands[1]["red"]
    # Seat 1 takes it, and there is no second card (D9): everything is as empty as it was.
    assert play(game, "deck")[-1] == TurnBegan(0)
    assert game.position().hands[1]["red"] == before + 1
    assert legal(game, "deck") | legal(game, "take") == set()


# The first card empties both


@editions
def test_D9_a_face_up_wild_may_take_the_last_card_with_it(edition: str) -> None:
    wild = NUMBERS[edition].wild
    game = started(edition)
    set_cards(game, market=[wild, *OPEN[1:]], deck=["red"], rest_to=1)
    play(game, f"take 1 {wild}")
    assert game.seat == 1
    assert game.position().hands[0] == {wild: 1}
    assert game.position().market == ("red", *OPEN[1:])
    assert legal(game, "deck") | legal(game, "take") == set()


@editions
def test_D9_both_may_be_empty_after_the_second_card(edition: str) -> None:
    game = started(edition)
    set_cards(game, market=OPEN, deck=["red", "blue"], rest_to=1)
    play(game, "take 3 green")
    assert game.phase == "second_card"
    assert play(game, "take 4 black")[-1] == TurnBegan(1)
    assert game.position().market == ("red", "blue", "red", "blue", "orange")
    assert game.position().hands[0] == {"green": 1, "black": 1}
    assert game.position().deck == ()


@pytest.mark.parametrize("edition", ["usa", "germany", "amsterdam"])
def test_D9_the_last_card_of_all_in_the_last_turn_ends_the_game(edition: str) -> None:
    game = started(edition)
    set_cards(game, market=OPEN, deck=["red"], rest_to=1)
    state_of(game)["last_turns"] = 1
    assert isinstance(play(game, "deck")[-1], GameEnded)
    assert game.over


# Three wilds again and again


def endless(edition: str) -> Game:
    """Return a game in which the five cards of the market are all there is, three of them wilds.

    Seat 0 has taken the red card, which was the sixth.
    """
    wild = NUMBERS[edition].wild
    game = started(edition)
    set_tickets(game, {})
    set_cards(game, market=[wild, wild, "red", "blue", "green"], deck=[wild], rest_to=1)
    play(game, "take 3 red")
    return game


@editions
def test_D6_an_endless_market_is_left_as_it_is(edition: str) -> None:
    wild = NUMBERS[edition].wild
    game = endless(edition)
    position = game.position()
    assert Counter(position.market) == {wild: 3, "blue": 1, "green": 1}
    assert position.deck == ()
    assert position.discards == {}
    assert position.hands[0] == {"red": 1}
    # Both piles are empty, so there is no second card (D9) and none for the next player (D8).
    assert game.seat == 1
    assert legal(game, "deck") | legal(game, "take") == set()


@editions
def test_D6_an_endless_market_is_told_in_events(edition: str) -> None:
    wild = NUMBERS[edition].wild
    game = started(edition)
    set_cards(game, market=[wild, wild, "red", "blue", "green"], deck=[wild], rest_to=1)
    events = play(game, "take 3 red")
    assert events[0] == CardTaken(0, 3, "red")
    assert events[1] == MarketChanged(0, game.position().market, clearings=3)
    assert any(isinstance(event, DeckShuffled) for event in events)
    assert events[-1] == TurnBegan(1)


def revived(edition: str) -> Game:
    """Return an endless market, left as it is, after seat 1 has paid four black cards."""
    game = endless(edition)
    market = game.position().market
    play(game, f"claim {BLACK_ROUTES[edition]} black:4")
    if game.phase == "passenger":
        play(game, "no-passenger")
    assert game.position().deck == ("black",) * 4
    # The claim took nothing from the market: nobody looks at it.
    assert game.position().market == market
    return game


@editions
def test_D6_an_endless_market_is_looked_at_when_a_card_is_taken_from_it(edition: str) -> None:
    wild = NUMBERS[edition].wild
    game = revived(edition)
    slot = game.position().market.index("green") + 1
    play(game, f"take {slot} green")
    market = game.position().market
    # A black card took its place; then all five went, and the three black ones came up.
    assert market[:3] == ("black",) * 3
    assert in_piles(game) == {wild: 3, "blue": 1, "black": 4}
    assert market.count(wild) < 3
    assert game.position().discards == {}
    assert game.position().hands[0] == {"red": 1, "green": 1}
    assert game.phase == "second_card"


@editions
def test_D6_an_endless_market_may_be_put_right_by_taking_a_wild(edition: str) -> None:
    wild = NUMBERS[edition].wild
    game = revived(edition)
    old = list(game.position().market)
    slot = old.index(wild)
    play(game, f"take {slot + 1} {wild}")
    old[slot] = "black"
    assert list(game.position().market) == old
    assert game.position().deck == ("black",) * 3
    assert game.position().discards == {}
    assert game.seat == 1


@editions
def test_D6_an_endless_market_stays_while_cards_come_from_the_deck(edition: str) -> None:
    wild = NUMBERS[edition].wild
    game = revived(edition)
    market = game.position().market
    play(game, "deck")
    assert game.position().market == market
    # Its wilds may not be the second card (D4).
    assert legal(game, "take") == {
        f"take {slot} {card}" for slot, card in enumerate(market, start=1) if card != wild
    }
    play(game, "deck")
    assert game.position().market == market


# Märklin: both limits


def turned_up(*sets: list[str], deck: tuple[str, ...] = ()) -> Game:
    """Return a game of Märklin in which seat 0 took a red card from the first set.

    The other sets follow each other from the deck: first the card that replaces the red one.
    """
    game = started("maerklin")
    first, *others = sets
    order = [card for cards in others for card in cards]
    set_cards(game, market=first, deck=[*order, *deck])
    play(game, f"take {first.index('red') + 1} red")
    return game


def test_M3_wilds_and_passengers_take_turns_three_times_and_stay() -> None:
    wilds = ["locomotive"] * 3
    passengers = ["passenger"] * 3
    game = turned_up(
        ["locomotive", "locomotive", "red", "blue", "blue"],
        ["locomotive"],
        [*passengers, "green", "green"],
        [*wilds, "black", "black"],
        [*passengers, "orange", "orange"],
        deck=("white",),
    )
    position = game.position()
    assert position.market == (*passengers, "orange", "orange")
    assert position.deck[0] == "white"
    assert position.discards == {
        "locomotive": 6,
        "passenger": 3,
        "blue": 2,
        "green": 2,
        "black": 2,
    }
    # Passengers are drawn like any other card, also out of such a market.
    assert "take 1 passenger" in legal(game)


def test_M3_a_market_left_with_passengers_is_looked_at_when_one_is_taken() -> None:
    passengers = ["passenger"] * 3
    game = turned_up(
        ["locomotive", "locomotive", "red", "blue", "blue"],
        ["locomotive"],
        [*passengers, "green", "green"],
        ["locomotive"] * 3 + ["black", "black"],
        [*passengers, "orange", "orange"],
        deck=("white", "purple"),
    )
    play(game, "take 2 passenger")
    # Two are left: nothing more happens.
    assert game.position().market == ("passenger", "white", "passenger", "orange", "orange")
    assert sum(game.position().discards.values()) == 15


@pytest.mark.parametrize("kind", ["locomotive", "passenger"])
def test_M3_either_limit_counts_towards_the_three_replacements(kind: str) -> None:
    three = [kind] * 3
    fresh = ["green", "green", "black", "black", "white"]
    game = turned_up(
        [kind, kind, "red", "blue", "blue"],
        [kind],
        [*three, "orange", "orange"],
        fresh,
        deck=("purple",),
    )
    assert game.position().market == tuple(fresh)
    assert sum(game.position().discards.values()) == 10
    assert game.position().deck[0] == "purple"


def test_M3_both_limits_broken_at_once_is_one_replacement() -> None:
    # Not three and three of five; three passengers beside two wilds, then two beside two.
    game = turned_up(
        ["locomotive", "passenger", "red", "passenger", "locomotive"],
        ["passenger"],
        ["locomotive", "passenger", FOUR_PLUS, "passenger", "locomotive"],
        deck=("white",),
    )
    assert game.position().market == (
        "locomotive",
        "passenger",
        FOUR_PLUS,
        "passenger",
        "locomotive",
    )
    assert sum(game.position().discards.values()) == 5
    assert game.position().deck[0] == "white"


def test_M3_an_endless_market_of_passengers_ends_as_well() -> None:
    game = started("maerklin")
    market = ["passenger", "passenger", "red", "blue", "green"]
    set_cards(game, market=market, deck=["passenger"], rest_to=1)
    play(game, "take 3 red")
    assert Counter(game.position().market) == {"passenger": 3, "blue": 1, "green": 1}
    assert game.seat == 1
    assert game.position().deck == ()
    assert game.position().discards == {}


# The last tickets of a deck


@editions
def test_T1_the_very_last_ticket_has_to_be_kept(edition: str) -> None:
    game = started(edition)
    tickets = [ticket.id for ticket in game.board.tickets]
    set_tickets(game, {1: tickets[:-1]})
    play(game, *legal(game, "tickets"))
    assert legal(game) == {f"keep {tickets[-1]}"}
    play(game, f"keep {tickets[-1]}")
    assert game.seat == 1
    assert legal(game, "tickets") == set()
    assert all(deck == () for deck in game.position().ticket_decks)


@editions
def test_T2_what_goes_back_to_an_empty_deck_can_be_drawn_again(edition: str) -> None:
    game = started(edition)
    tickets = [ticket.id for ticket in game.board.tickets]
    set_tickets(game, {1: tickets[:-2]})
    play(game, *legal(game, "tickets"))
    play(game, f"keep {tickets[-1]}")
    assert game.position().ticket_decks[-1] == (tickets[-2],)
    assert len(legal(game, "tickets")) == 1
    play(game, *legal(game, "tickets"))
    assert legal(game) == {f"keep {tickets[-2]}"}


@with_triples
@pytest.mark.parametrize(
    ("short", "long", "mixes"),
    [
        (1, 2, {"1+2"}),
        (3, 0, {"3+0"}),
        (0, 4, {"0+4"}),
        (1, 9, {"1+3", "0+4"}),
        (2, 2, {"2+2"}),
        (2, 3, {"2+2", "1+3"}),
        (9, 1, {"4+0", "3+1"}),
        (4, 4, {"4+0", "3+1", "2+2", "1+3", "0+4"}),
    ],
)
def test_G2_mixes_of_two_decks_that_run_out(
    edition: str, short: int, long: int, mixes: set[str]
) -> None:
    game = started(edition)
    decks = [[ticket.id for ticket in game.map.decks[name]] for name in ("short", "long")]
    set_tickets(game, {1: [*decks[0][short:], *decks[1][long:]]})
    assert list(map(len, game.position().ticket_decks)) == [short, long]
    assert legal(game, "tickets") == {f"tickets {mix}" for mix in mixes}


# Triple routes


@with_triples
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("triple", TRIPLES)
def test_G3_one_track_closes_a_triple_for_two_or_three(
    edition: str, players: int, triple: tuple[str, ...]
) -> None:
    for claimed in triple:
        game = started(edition, players)
        set_cards(game, hands={0: {"red": 2}}, market=OPEN)
        assert all(payments(game, track) for track in triple)
        play(game, f"claim {claimed} red:1")
        if game.phase == "passenger":
            play(game, "no-passenger")
        for seat in range(players):
            set_seat(game, seat)
            set_cards(game, hands={seat: {"red": 2}}, market=OPEN)
            assert all(payments(game, track) == set() for track in triple)
            assert all(refuses(game, f"claim {track} red:1") for track in triple)


@with_triples
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("triple", TRIPLES)
def test_G3_three_players_share_a_triple_and_nobody_has_two(
    edition: str, players: int, triple: tuple[str, ...]
) -> None:
    game = started(edition, players)
    for seat, track in enumerate(triple):
        set_cards(game, hands={seat: {"red": 2}}, market=OPEN)
        assert {each for each in triple if payments(game, each)} == set(triple[seat:])
        play(game, f"claim {track} red:1")
        if game.phase == "passenger":
            play(game, "no-passenger")
        # Not a second one for the same player, as long as any is free.
        following = game.seat
        set_seat(game, seat)
        assert all(payments(game, each) == set() for each in triple)
        set_seat(game, following)
    assert game.owners() == {track: seat for seat, track in enumerate(triple)}
    set_cards(game, hands={3: {"red": 2}}, market=OPEN)
    assert game.seat == 3
    assert all(payments(game, track) == set() for track in triple)


# Nobody can do anything


@editions
def test_C4_passes_count_as_turns_of_the_last_round(edition: str) -> None:
    game = started(edition, 3)
    set_tickets(game, {0: [ticket.id for ticket in game.board.tickets]})
    fill_board(game)
    set_pieces(game, {0: 2, 1: 5, 2: 5})
    set_cards(game, market=OPEN, deck=["red", "red"], rest_to=1)
    play(game, "deck", "deck")
    assert game.position().last_turns == 3
    for seat in (1, 2, 0):
        assert not game.over
        assert game.seat == seat
        assert legal(game) == {"pass"}
        play(game, "pass")
    assert game.over


def test_C4_a_passenger_who_can_still_travel_keeps_the_game_going() -> None:
    game = started("maerklin")
    set_tickets(game, {0: [ticket.id for ticket in game.board.tickets]})
    fill_board(game)
    set_pieces(game, {0: 10, 1: 10})
    set_cards(game, market=OPEN, rest_to=0)
    owners = game.owners()
    own = next(route for route in game.map.routes if owners.get(route.id) == 1)
    set_passengers(game, {1: [own.a if game.position().goods_left.get(own.a) else own.b]})
    play(game, "pass")
    (journey,) = legal(game)
    assert journey.startswith("journey ")
    play(game, journey, f"travel {own.id}")
    if game.phase == "journey":
        play(game, "arrive")
    assert game.position().passes == 0
    play(game, "pass")
    assert not game.over
    play(game, "pass")
    assert game.over
