"""The rules of Märklin about cards, tickets and what lies on the board: M1 to M4, M11, M12."""

from collections import Counter

import pytest

from tests.helpers.engine.arrange import (
    legal,
    payments,
    play,
    set_cards,
    set_owners,
    set_tickets,
    started,
)
from ttr_qt.engine import Game, IllegalActionError, load_map
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CardTaken,
    DeckShuffled,
    MarketChanged,
    TurnBegan,
)

LOCO = "locomotive"
LOCO4 = "locomotive_4plus"
GUEST = "passenger"
"""The passenger card."""
PLAIN = ("red", "blue", "green", "white", "black")


def lengths_to_claim(game: Game) -> set[int]:
    """Return the lengths of all routes that may be claimed now."""
    return {game.map.route(text.split()[1]).length for text in legal(game, "claim")}


# M1


def test_M1_tickets_are_23_short_and_23_long() -> None:
    shorts, longs = Game.new("maerklin", seed=1).position().ticket_decks
    assert len(set(shorts)) == len(set(longs)) == 23
    assert all(5 <= int(ticket.rsplit("-", 1)[1]) <= 11 for ticket in shorts)
    assert all(12 <= int(ticket.rsplit("-", 1)[1]) <= 22 for ticket in longs)


def test_M1_start_as_in_germany() -> None:
    game = Game.new("maerklin", seed=1)
    mixes = {"tickets 4+0", "tickets 3+1", "tickets 2+2", "tickets 1+3", "tickets 0+4"}
    assert legal(game) == mixes
    play(game, "tickets 1+3", "tickets 0+4")
    a, b, c, d = game.position().offered[0]
    assert f"keep {a} {d}" in legal(game)
    assert f"keep {a}" not in legal(game)
    before = game.position().ticket_decks
    play(game, f"keep {a} {b} {c} {d}", "keep " + " ".join(game.position().offered[1]))
    after = game.position().ticket_decks
    assert [sorted(deck) for deck in after] == [sorted(deck) for deck in before]
    assert after[0] != before[0]
    assert after[1] != before[1]


def test_M1_later_draws_as_in_germany() -> None:
    game = started("maerklin")
    shorts, longs = game.position().ticket_decks
    play(game, "tickets 3+1")
    a, b, c, d = game.position().offered[0]
    assert (a, b, c, d) == (*shorts[:3], longs[0])
    assert f"keep {d}" in legal(game)
    play(game, f"keep {a} {b} {c}")
    assert game.position().ticket_decks == (shorts[3:], (*longs[1:], d))


def test_M1_countries_as_in_germany() -> None:
    game = started("maerklin")
    set_tickets(game, {0: ["frankfurt-lindau-8", "koeln-schweiz-10", "frankreich-daenemark-17"]})
    to_switzerland = ("ffm-koe-1", "ffm-man-1", "kar-man-1", "fre-kar-1", "fre-ch1-1")
    set_owners(game, dict.fromkeys((*to_switzerland, "lin-ch3-1", "kie-dk2-1", "fre-fr1-1"), 0))
    tickets = {ticket.ticket: ticket.done for ticket in game.scores()[0].tickets}
    assert tickets == {
        "frankfurt-lindau-8": False,  # through Switzerland only
        "koeln-schweiz-10": True,
        "frankreich-daenemark-17": False,
    }


EASY_ROUTES = {"bre-mst-1": 0, "dor-mst-1": 0, "dor-due-1": 0, "ber-lei-1": 1, "che-lei-1": 1}


@pytest.mark.parametrize(
    ("tickets", "bonuses"),
    [
        ({0: ["bremen-duesseldorf-5"]}, [10, 0, 0]),
        ({0: ["bremen-duesseldorf-5"], 1: ["berlin-chemnitz-6"]}, [10, 10, 0]),
        ({0: ["koblenz-ulm-7", "hamburg-koeln-9"], 1: ["berlin-chemnitz-6"]}, [0, 10, 0]),
        ({0: ["koblenz-ulm-7"], 2: ["hamburg-koeln-9"]}, [0, 0, 0]),
    ],
    ids=["most", "tie", "only those done", "none done"],
)
def test_M1_most_tickets_done_get_ten_points(
    tickets: dict[int, list[str]], bonuses: list[int]
) -> None:
    game = started("maerklin", 3)
    set_tickets(game, tickets)
    set_owners(game, EASY_ROUTES)
    assert [score.most_tickets_bonus for score in game.scores()] == bonuses
    for score, routes in zip(game.scores(), (6, 9, 0), strict=True):
        points = sum(t.points if t.done else -t.points for t in score.tickets)
        assert score.total == routes + points + score.most_tickets_bonus


# M2


def test_M2_locomotive_4plus_pays_long_routes_only() -> None:
    game = started("maerklin")
    set_cards(game, hands={0: {LOCO4: 6}}, market=PLAIN)
    assert lengths_to_claim(game) == {4, 5, 6}
    for text in legal(game, "claim"):
        route = game.map.route(text.split()[1])
        assert text == f"claim {route.id} {LOCO4}:{route.length}"


def test_M2_locomotive_4plus_does_not_help_on_a_short_route() -> None:
    game = started("maerklin")
    set_cards(game, hands={0: {"red": 2, LOCO4: 3}}, market=PLAIN)
    assert payments(game, "ber-mag-1") == set()
    assert payments(game, "lin-ulm-1") == {"red:2"}
    with pytest.raises(IllegalActionError):
        play(game, f"claim ber-mag-1 red:2 {LOCO4}:1")
    set_cards(game, hands={0: {"red": 2, LOCO: 1}}, market=PLAIN)
    assert payments(game, "ber-mag-1") == {f"red:2 {LOCO}:1"}


def test_M2_locomotive_4plus_stands_for_any_colour_of_a_long_route() -> None:
    game = started("maerklin")
    set_cards(game, hands={0: {"red": 3, "blue": 3, LOCO4: 1}}, market=PLAIN)
    assert payments(game, "emd-mst-1") == {f"red:3 {LOCO4}:1"}
    assert payments(game, "han-mag-1") == {f"blue:3 {LOCO4}:1"}
    assert payments(game, "ffm-koe-1") == {f"red:3 {LOCO4}:1", f"blue:3 {LOCO4}:1"}
    play(game, f"claim emd-mst-1 red:3 {LOCO4}:1")
    assert game.owners() == {"emd-mst-1": 0}
    assert game.position().discards == {"red": 3, LOCO4: 1}
    assert game.position().hands[0] == {"blue": 3}


def test_M2_locomotive_4plus_face_up_does_not_stop_the_second_card() -> None:
    game = started("maerklin")
    set_cards(game, market=[LOCO4, LOCO4, LOCO, "red", "blue"], deck=["green", "white"])
    events = play(game, f"take 1 {LOCO4}")
    assert events[0] == CardTaken(0, 1, LOCO4)
    assert game.phase == "second_card"
    assert game.seat == 0
    # A plain locomotive may not be the second card; another 4+ may.
    assert legal(game) == {"deck", "take 1 green", f"take 2 {LOCO4}", "take 4 red", "take 5 blue"}
    play(game, f"take 2 {LOCO4}")
    assert game.position().hands[0] == {LOCO4: 2}
    assert game.seat == 1


def test_M2_plain_locomotive_face_up_stops_it() -> None:
    game = started("maerklin")
    set_cards(game, market=[LOCO4, LOCO4, LOCO, "red", "blue"], deck=["green", "white"])
    play(game, f"take 3 {LOCO}")
    assert game.phase == "turn"
    assert game.seat == 1
    assert game.position().hands[0] == {LOCO: 1}


@pytest.mark.parametrize("first", ["deck", "take 4 red"])
def test_M2_locomotive_4plus_may_be_the_second_card(first: str) -> None:
    game = started("maerklin")
    set_cards(game, market=[LOCO4, LOCO, "green", "red", "blue"], deck=["white", "white"])
    play(game, first)
    assert f"take 1 {LOCO4}" in legal(game)
    assert f"take 2 {LOCO}" not in legal(game)
    play(game, f"take 1 {LOCO4}")
    assert game.position().hands[0][LOCO4] == 1
    assert game.seat == 1


def test_M2_locomotive_4plus_just_turned_up_may_be_the_second_card() -> None:
    game = started("maerklin")
    set_cards(game, market=PLAIN, deck=[LOCO4, "white"])
    play(game, "take 2 blue")
    assert f"take 2 {LOCO4}" in legal(game)


@pytest.mark.parametrize("others", [("red", "blue"), (LOCO, "red"), (LOCO, LOCO)])
def test_M2_only_plain_locomotives_count_against_the_market(others: tuple[str, str]) -> None:
    game = started("maerklin")
    set_cards(game, market=["green", *others, LOCO4, LOCO4], deck=[LOCO4, "white", "black"])
    events = play(game, "take 1 green")
    # Three 4+ and up to two plain locomotives lie there: five wilds.
    market = (LOCO4, *others, LOCO4, LOCO4)
    assert events[1] == MarketChanged(0, market, clearings=0)
    assert game.position().market == market
    assert game.position().discards == {}


def test_M2_three_plain_locomotives_clear_the_market() -> None:
    game = started("maerklin")
    set_cards(game, market=["green", LOCO, LOCO, LOCO4, "red"], deck=[LOCO, *PLAIN])
    events = play(game, "take 1 green")
    assert events[1] == MarketChanged(0, PLAIN, clearings=1)
    assert game.position().discards == {LOCO: 3, LOCO4: 1, "red": 1}


# M3


def test_M3_passenger_cards_are_drawn_like_any_other() -> None:
    game = started("maerklin")
    set_cards(game, market=[GUEST, GUEST, "red", "blue", "green"], deck=["white", "black", GUEST])
    play(game, f"take 1 {GUEST}")
    assert game.phase == "second_card"
    play(game, f"take 2 {GUEST}")
    assert game.seat == 1
    assert game.position().hands[0] == {GUEST: 2}
    events = play(game, "deck")
    assert events == (CardsDrawn(1, 1, (GUEST,)),)
    assert game.phase == "second_card"


def test_M3_passenger_cards_never_pay_for_a_route() -> None:
    game = started("maerklin")
    set_cards(game, hands={0: {GUEST: 10}}, market=PLAIN)
    assert legal(game, "claim") == set()
    set_cards(game, hands={0: {GUEST: 8, "red": 2, LOCO: 1}}, market=PLAIN)
    assert payments(game, "ber-mag-1") == {f"red:2 {LOCO}:1"}
    assert not any(GUEST in text for text in legal(game, "claim"))
    set_cards(game, hands={0: {GUEST: 8, "red": 2}}, market=PLAIN)
    assert payments(game, "ber-mag-1") == set()
    with pytest.raises(IllegalActionError):
        play(game, f"claim ber-mag-1 red:2 {GUEST}:1")


def test_M3_three_passenger_cards_clear_the_market() -> None:
    game = started("maerklin")
    set_cards(game, market=["green", GUEST, "blue", GUEST, "red"], deck=[GUEST, *PLAIN])
    events = play(game, "take 1 green")
    assert events[1] == MarketChanged(0, PLAIN, clearings=1)
    assert game.position().discards == {GUEST: 3, "blue": 1, "red": 1}
    # All this before the second card.
    assert game.phase == "second_card"


def test_M3_market_is_looked_at_after_the_second_card_too() -> None:
    game = started("maerklin")
    set_cards(game, market=["green", GUEST, "blue", GUEST, "red"], deck=["white", GUEST, *PLAIN])
    play(game, "take 1 green")
    assert game.position().market == ("white", GUEST, "blue", GUEST, "red")
    events = play(game, "take 1 white")
    assert events[1] == MarketChanged(0, PLAIN, clearings=1)
    assert TurnBegan(1) in events


def test_M3_two_of_each_stay() -> None:
    game = started("maerklin")
    set_cards(game, market=["green", GUEST, LOCO, GUEST, "red"], deck=[LOCO, "white"])
    events = play(game, "take 1 green")
    assert events[1] == MarketChanged(0, (LOCO, GUEST, LOCO, GUEST, "red"), clearings=0)


def test_M3_both_limits_hold_until_neither_is_broken() -> None:
    game = started("maerklin")
    guests = (GUEST, GUEST, GUEST, "blue", "blue")
    set_cards(game, market=["green", LOCO, LOCO, "red", "red"], deck=[LOCO, *guests, *PLAIN])
    events = play(game, "take 1 green")
    assert events[1] == MarketChanged(0, PLAIN, clearings=2)
    assert game.position().discards == {LOCO: 3, "red": 2, GUEST: 3, "blue": 2}


def test_M3_market_is_replaced_three_times_in_a_row_at_the_most() -> None:
    game = started("maerklin")
    sets = (
        (GUEST, GUEST, GUEST, "blue", "blue"),
        (LOCO, LOCO, LOCO, "white", "white"),
        (GUEST, GUEST, GUEST, "black", "orange"),
    )
    deck = [LOCO, *(card for five in sets for card in five), "yellow", *PLAIN]
    set_cards(game, market=["green", LOCO, LOCO, "red", "red"], deck=deck)
    events = play(game, "take 1 green")
    assert events[1] == MarketChanged(0, sets[2], clearings=3)
    assert game.position().market == sets[2]
    assert sum(game.position().discards.values()) == 15
    # It is looked at again when a card is next taken from it, not when one comes off the deck.
    game_at_deck = started("maerklin")
    set_cards(game_at_deck, market=sets[2], deck=["yellow", *PLAIN])
    play(game_at_deck, "deck")
    assert game_at_deck.position().market == sets[2]
    events = play(game, "take 4 black")
    assert events[1] == MarketChanged(0, PLAIN, clearings=1)


def test_M3_set_up_keeps_both_limits() -> None:
    cleared = Counter[int]()
    for seed in range(400):
        position = Game.new("maerklin", players=5, seed=seed).position()
        thrown = sum(position.discards.values())
        cleared[thrown] += 1
        assert thrown in {0, 5, 10, 15}
        if thrown < 15:
            assert position.market.count(LOCO) < 3
            assert position.market.count(GUEST) < 3
        if thrown == 5:
            assert position.discards.get(LOCO, 0) >= 3 or position.discards.get(GUEST, 0) >= 3
    assert cleared[0] > 350
    assert cleared[5] > 0


# M4


def test_M4_goods_lie_on_the_cities_highest_on_top() -> None:
    goods = Game.new("maerklin", seed=1).position().goods_left
    assert Counter(goods.values()) == {
        (7, 6, 5, 4): 1,
        (4, 3, 2): 6,
        (3, 2, 1): 12,
        (2,): 16,
    }
    assert goods["berlin"] == (7, 6, 5, 4)
    assert sum(map(len, goods.values())) == 74


def test_M4_goods_lie_in_all_cities_and_no_country() -> None:
    game_map = load_map("maerklin")
    goods = Game.new("maerklin", seed=1).position().goods_left
    assert set(goods) == {place.id for place in game_map.places if place.country is None}
    red = {"frankfurt", "hamburg", "koeln", "leipzig", "muenchen", "stuttgart"}
    assert {city for city, stack in goods.items() if stack == (4, 3, 2)} == red


@pytest.mark.parametrize("edition", ["usa", "germany", "first_journey", "amsterdam"])
def test_M4_other_games_have_no_goods(edition: str) -> None:
    assert Game.new(edition, seed=1).position().goods_left == {}


# M12


def test_M12_plain_and_4plus_may_be_mixed_on_a_long_route() -> None:
    game = started("maerklin")
    set_cards(game, hands={0: {"red": 4, LOCO: 1, LOCO4: 2}}, market=PLAIN)
    assert payments(game, "emd-mst-1") == {
        "red:4",
        f"red:3 {LOCO}:1",
        f"red:3 {LOCO4}:1",
        f"red:2 {LOCO}:1 {LOCO4}:1",
        f"red:2 {LOCO4}:2",
        f"red:1 {LOCO}:1 {LOCO4}:2",
    }


def test_M12_no_colour_card_is_needed() -> None:
    game = started("maerklin")
    set_cards(game, hands={0: {"red": 1, LOCO: 3, LOCO4: 2}}, market=PLAIN)
    assert payments(game, "emd-mst-1") == {
        f"red:1 {LOCO}:3",
        f"red:1 {LOCO}:2 {LOCO4}:1",
        f"red:1 {LOCO}:1 {LOCO4}:2",
        f"{LOCO}:3 {LOCO4}:1",
        f"{LOCO}:2 {LOCO4}:2",
    }
    # On a gray route all wilds are one way each, whatever colour they are said to be.
    assert payments(game, "ffm-koe-1") == payments(game, "emd-mst-1")
    play(game, f"claim ffm-koe-1 {LOCO}:2 {LOCO4}:2")
    assert game.position().hands[0] == {"red": 1, LOCO: 1}
    assert game.position().discards == {LOCO: 2, LOCO4: 2}
    assert game.position().scores[0] == 7


def test_M12_a_short_route_takes_plain_locomotives_only() -> None:
    game = started("maerklin")
    set_cards(game, hands={0: {"red": 2, LOCO: 2, LOCO4: 4}}, market=PLAIN)
    assert payments(game, "ber-mag-1") == {f"red:2 {LOCO}:1", f"red:1 {LOCO}:2"}
    assert payments(game, "erf-kas-1") == {f"red:2 {LOCO}:1", f"red:1 {LOCO}:2"}


def test_M12_both_kinds_pay_a_route_of_seven() -> None:
    game = started("maerklin")
    set_cards(game, hands={0: {LOCO: 4, LOCO4: 6, "black": 1}}, market=PLAIN)
    assert payments(game, "ber-han-1") == {
        *(f"black:1 {LOCO}:{n} {LOCO4}:{6 - n}" for n in (1, 2, 3, 4)),
        f"black:1 {LOCO4}:6",
        *(f"{LOCO}:{n} {LOCO4}:{7 - n}" for n in (1, 2, 3, 4)),
    }


# M11, but for journeys


def test_M11_no_card_may_be_drawn_from_an_empty_table() -> None:
    game = started("maerklin")
    set_cards(game, hands={0: {"red": 4}}, market=PLAIN, rest_to=1)
    assert game.position().deck == ()
    assert {text.split()[0] for text in legal(game)} == {"claim", "tickets"}
    events = play(game, "claim emd-mst-1 red:4")
    assert DeckShuffled(0) in events
    assert game.position().deck == ("red",) * 4
    assert game.position().discards == {}
    play(game, "no-passenger")
    assert "deck" in legal(game)
    assert legal(game, "take") == {f"take {i} {card}" for i, card in enumerate(PLAIN, 1)}
