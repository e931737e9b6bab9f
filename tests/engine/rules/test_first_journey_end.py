"""The rules of First Journey about the end and about piles that run out: F6 to F11."""

import pytest

from tests.helpers.engine.arrange import (
    discard_tickets,
    legal,
    play,
    set_cards,
    set_pieces,
    set_seat,
    set_tickets,
    show_tickets,
    table,
)
from ttr_qt.engine import Game, IllegalActionError
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CrossingMade,
    DeckShuffled,
    GameEnded,
    RouteClaimed,
    TicketDone,
    TicketsDealt,
    TicketsSwapped,
    TurnBegan,
)

FAR = ("athens-zurich", "riga-rome")
"""Two tickets that no network here does."""
FIVE = ("madrid-rome", "london-madrid", "kyiv-zurich", "paris-warsaw", "dublin-madrid")
NORTH = ("ams-cop-1", "cop-sto-1")
"""Amsterdam - Copenhagen - Stockholm."""
TO_MOSCOW = ("dub-lon-1", "lon-ams-1", "ber-war-1", "war-mos-1")
"""Dublin and Moscow, with a gap between Amsterdam and Berlin."""


def done(game: Game) -> list[int]:
    return [score.tickets_done for score in game.scores()]


# F6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_F6_sixth_ticket_wins_at_once(players: int) -> None:
    tickets = {0: ("amsterdam-stockholm", FAR[0])}
    game = table({"ams-cop-1": 0}, tickets, {0: {"blue": 2}}, players=players)
    show_tickets(game, {0: FIVE})
    events = play(game, "claim cop-sto-1 blue:1")
    assert events[1:] == (TicketDone(0, "amsterdam-stockholm"), GameEnded(0, (0,)))
    assert game.over
    assert game.winners() == (0,)
    assert legal(game) == set()
    assert game.position().pieces[0] == 17
    with pytest.raises(IllegalActionError):
        play(game, "deck")


def test_F6_bonus_may_be_the_sixth() -> None:
    game = table(dict.fromkeys(TO_MOSCOW, 0), {0: FAR}, {0: {"black": 1}}, players=3)
    show_tickets(game, {0: FIVE})
    events = play(game, "claim ams-ber-1 black:1")
    assert events[1:] == (CrossingMade(0), GameEnded(0, (0,)))
    assert game.winners() == (0,)


def test_F6_fifth_ticket_does_not_win() -> None:
    tickets = {0: ("amsterdam-stockholm", FAR[0])}
    game = table({"ams-cop-1": 0}, tickets, {0: {"blue": 1}}, pile=[FAR[1]])
    show_tickets(game, {0: FIVE[:4]})
    assert play(game, "claim cop-sto-1 blue:1")[-1] == TurnBegan(1)
    assert done(game) == [5, 0]
    assert not game.over
    assert game.winners() == ()


# F7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_F7_last_wagon_ends_the_game_at_once(players: int) -> None:
    game = table({}, {0: FAR}, {0: {"red": 3}}, players=players)
    set_pieces(game, {0: 2})
    show_tickets(game, {players - 1: FIVE[:1]})
    events = play(game, "claim ams-cop-1 red:2")
    assert events[-1] == GameEnded(0, (players - 1,))
    assert game.position().pieces[0] == 0
    assert legal(game) == set()
    # Who placed it has no ticket done and does not win.
    assert game.winners() == (players - 1,)


def test_F7_one_wagon_left_ends_nothing() -> None:
    game = table({}, {0: FAR}, {0: {"red": 3}})
    set_pieces(game, {0: 3})
    assert play(game, "claim ams-cop-1 red:2")[-1] == TurnBegan(1)
    assert game.position().last_turns is None
    for _ in range(4):
        play(game, "deck")
    assert not game.over


def test_F7_most_tickets_done_win() -> None:
    game = table({}, {0: FAR}, {0: {"red": 2}}, players=3)
    set_pieces(game, {0: 2})
    show_tickets(game, {0: FIVE[:1], 1: FIVE[1:4], 2: FIVE[4:]})
    play(game, "claim ams-cop-1 red:2")
    assert [score.total for score in game.scores()] == [1, 3, 1]
    assert [score.place for score in game.scores()] == [2, 1, 2]
    assert game.winners() == (1,)


def test_F7_tie_is_a_shared_victory() -> None:
    # Longer ways, wagons left or tickets in hand decide nothing.
    game = table({}, {0: FAR, 2: ("kyiv-athens",)}, {0: {"red": 2}}, players=3)
    set_pieces(game, {0: 2})
    show_tickets(game, {0: FIVE[:2], 1: FIVE[2:3], 2: FIVE[3:]})
    assert play(game, "claim ams-cop-1 red:2")[-1] == GameEnded(0, (0, 2))
    assert game.winners() == (0, 2)


def test_F7_tickets_and_bonus_of_the_last_claim_count() -> None:
    tickets = {0: ("dublin-copenhagen", FAR[0])}
    owners = dict.fromkeys((*TO_MOSCOW, "cop-ber-1"), 0)
    game = table(owners, tickets, {0: {"black": 1}}, pile=[FAR[1]])
    set_pieces(game, {0: 1})
    show_tickets(game, {1: FIVE[:2]})
    events = play(game, "claim ams-ber-1 black:1")
    assert TicketDone(0, "dublin-copenhagen") in events
    assert CrossingMade(0) in events
    assert done(game) == [2, 2]
    assert game.winners() == (0, 1)


def test_F7_bonus_counts_as_a_ticket() -> None:
    game = table(dict.fromkeys(TO_MOSCOW, 0), {0: FAR}, {0: {"black": 1}})
    set_pieces(game, {0: 1})
    play(game, "claim ams-ber-1 black:1")
    assert done(game) == [1, 0]
    assert game.winners() == (0,)


def test_F7_sixth_ticket_of_the_last_claim_wins() -> None:
    tickets = {0: ("amsterdam-stockholm", FAR[0])}
    game = table({"ams-cop-1": 0}, tickets, {0: {"blue": 1}})
    set_pieces(game, {0: 1})
    show_tickets(game, {0: FIVE, 1: ("bucharest-paris", "london-sarajevo")})
    assert play(game, "claim cop-sto-1 blue:1")[-1] == GameEnded(0, (0,))
    assert done(game) == [6, 2]


# F8


@pytest.mark.parametrize("pieces", [1, 2, 3])
def test_F8_last_wagons_go_only_on_a_route_that_fits(pieces: int) -> None:
    game = table({}, {0: FAR}, {0: {"blue": 3, "red": 3, "locomotive": 3}})
    set_pieces(game, {0: pieces})
    lengths = {game.map.route(text.split()[1]).length for text in legal(game, "claim")}
    assert lengths == set(range(1, pieces + 1))


def short_pile(pile: list[str], put_away: list[str], owners: dict[str, int] | None = None) -> Game:
    """Return a game in which just these tickets are left; seat 1 holds those not named."""
    game = table(owners or {}, {})
    named = {*FAR, *pile, *put_away}
    others = [ticket.id for ticket in game.map.tickets if ticket.id not in named]
    set_tickets(game, {0: FAR, 1: others})
    discard_tickets(game, put_away)
    assert set(game.position().ticket_decks[0]) == set(pile)
    return game


def test_F8_tickets_put_away_stay_away_while_there_are_others() -> None:
    game = short_pile(["kyiv-athens", "paris-riga", "brest-vienna"], ["ankara-moscow"])
    play(game, "swap")
    assert len(game.position().ticket_decks[0]) == 1
    assert set(game.position().ticket_discards) == {"ankara-moscow", *FAR}


def test_F8_tickets_put_away_become_the_deck_when_it_runs_out() -> None:
    put_away = ["ankara-moscow", "brest-copenhagen", "bucharest-moscow"]
    game = short_pile(["kyiv-athens", "paris-riga"], put_away)
    play(game, "swap")
    assert set(game.position().tickets[0]) == {"kyiv-athens", "paris-riga"}
    # Shuffled as soon as the last was drawn, so the two put away now are not among them.
    assert set(game.position().ticket_decks[0]) == set(put_away)
    assert set(game.position().ticket_discards) == set(FAR)


def test_F8_swap_goes_on_with_the_new_deck() -> None:
    put_away = ["ankara-moscow", "brest-copenhagen", "bucharest-moscow"]
    game = short_pile(["kyiv-athens"], put_away)
    play(game, "swap")
    held = set(game.position().tickets[0])
    assert "kyiv-athens" in held
    assert len(held & set(put_away)) == 1
    assert set(game.position().ticket_decks[0]) == set(put_away) - held
    assert set(game.position().ticket_discards) == set(FAR)


def test_F8_new_deck_is_shuffled() -> None:
    orders = set()
    for turns in range(12):
        put_away = ["ankara-moscow", "brest-copenhagen", "bucharest-moscow", "berlin-rostov"]
        game = short_pile(["kyiv-athens", "paris-riga"], put_away)
        # Each shuffle takes the chance on, here that of the cards.
        for _ in range(turns):
            set_cards(game, deck=["red"], discards={"blue": 5, "green": 5}, rest_to=1)
            set_seat(game, 0)
            play(game, "deck")
        set_seat(game, 0)
        play(game, "swap")
        orders.add(game.position().ticket_decks[0])
    assert len(orders) > 4


def test_F8_the_two_put_away_come_last() -> None:
    game = short_pile(["kyiv-athens", "paris-riga"], [])
    play(game, "swap")
    assert set(game.position().tickets[0]) == {"kyiv-athens", "paris-riga"}
    # With nothing else left they are the new deck.
    assert set(game.position().ticket_decks[0]) == set(FAR)
    assert game.position().ticket_discards == ()


def test_F8_with_too_few_tickets_the_player_plays_on_with_fewer() -> None:
    game = short_pile(["kyiv-athens"], [])
    play(game, "swap")
    assert game.position().tickets[0] == ("kyiv-athens",)
    assert set(game.position().ticket_decks[0]) == set(FAR)


def test_F8_ticket_done_is_not_replaced_when_none_is_left() -> None:
    game = table({"ams-cop-1": 0}, {})
    others = [t.id for t in game.map.tickets if t.id not in {"amsterdam-stockholm", FAR[0]}]
    set_tickets(game, {0: ("amsterdam-stockholm", FAR[0]), 1: others})
    set_cards(game, hands={0: {"blue": 1}})
    events = play(game, "claim cop-sto-1 blue:1")
    assert [type(event) for event in events] == [RouteClaimed, TicketDone, TurnBegan]
    assert game.position().tickets[0] == (FAR[0],)
    assert done(game) == [1, 0]
    set_seat(game, 0)
    assert {"deck", "swap"} <= legal(game)


# F9


def test_F9_ticket_drawn_in_a_swap_may_be_done_at_once() -> None:
    pile = ("amsterdam-stockholm", "kyiv-athens", "brest-vienna")
    game = table(dict.fromkeys(NORTH, 0), {0: FAR}, pile=pile)
    events = play(game, "swap")
    assert [type(event) for event in events] == [
        TicketsSwapped,
        TicketsDealt,
        TicketDone,
        TurnBegan,
    ]
    assert isinstance(events[1], TicketsDealt)
    assert set(events[1].tickets or ()) == set(pile)
    assert events[2] == TicketDone(0, "amsterdam-stockholm")
    assert set(game.position().tickets[0]) == {"kyiv-athens", "brest-vienna"}
    assert done(game) == [1, 0]


def test_F9_replacement_may_be_one_just_put_away() -> None:
    game = short_pile(["amsterdam-stockholm", "kyiv-athens"], [], dict.fromkeys(NORTH, 0))
    events = play(game, "swap")
    held = set(game.position().tickets[0])
    # Both new ones were drawn before the two came back.
    assert "kyiv-athens" in held
    assert len(held & set(FAR)) == 1
    assert done(game) == [1, 0]
    # The one that came back is told of like any other, and so is the one done at once.
    dealt = next(event for event in events if isinstance(event, TicketsDealt))
    assert dealt.counts == (3,)
    assert set(dealt.tickets or ()) == {"amsterdam-stockholm", *held}


def test_F9_swap_may_win() -> None:
    pile = ("amsterdam-stockholm", "kyiv-athens")
    game = table(dict.fromkeys(NORTH, 0), {0: FAR}, pile=pile)
    show_tickets(game, {0: FIVE})
    assert play(game, "swap")[-1] == GameEnded(0, (0,))
    assert done(game) == [6, 0]


def test_F9_tickets_of_others_networks_are_not_done() -> None:
    pile = ("amsterdam-stockholm", "kyiv-athens")
    game = table(dict.fromkeys(NORTH, 1), {0: FAR}, pile=pile)
    play(game, "swap")
    assert set(game.position().tickets[0]) == set(pile)
    assert done(game) == [0, 0]


# F10


def test_F10_discards_are_shuffled_when_the_deck_is_empty() -> None:
    game = table({}, {0: FAR})
    set_cards(game, deck=["red"], discards={"blue": 3, "green": 2}, rest_to=1)
    events = play(game, "deck")
    assert DeckShuffled(0) in events
    assert isinstance(events[0], CardsDrawn)
    assert events[0].count == 2
    position = game.position()
    assert position.hands[0]["red"] == 1
    assert position.hands[0].get("blue", 0) + position.hands[0].get("green", 0) == 1
    assert len(position.deck) == 4
    assert position.discards == {}


def test_F10_discards_are_shuffled_as_soon_as_the_second_card_is_drawn() -> None:
    game = table({}, {0: FAR})
    set_cards(game, deck=["red", "red"], discards={"blue": 3}, rest_to=1)
    events = play(game, "deck")
    assert events[:2] == (CardsDrawn(0, 2, ("red", "red")), DeckShuffled(0))
    assert game.position().deck == ("blue",) * 3
    assert game.position().discards == {}


def test_F10_last_card_of_all_is_drawn_alone() -> None:
    game = table({}, {0: FAR})
    set_cards(game, deck=["red"], rest_to=1)
    events = play(game, "deck")
    assert events == (CardsDrawn(0, 1, ("red",)), TurnBegan(1))
    assert game.position().hands[0] == {"red": 1}
    assert game.position().deck == ()


def test_F10_nothing_left_to_draw() -> None:
    game = table({}, {0: FAR})
    set_cards(game, hands={0: {"blue": 1}}, rest_to=1)
    assert {text.split()[0] for text in legal(game)} == {"claim", "swap"}
    with pytest.raises(IllegalActionError):
        play(game, "deck")
    # What is paid is the new deck.
    events = play(game, "claim cop-sto-1 blue:1")
    assert DeckShuffled(0) in events
    assert game.position().deck == ("blue",)
    assert "deck" in legal(game)


# F11

ONES = (
    *("dub-lon-1", "mad-bar-1", "lon-ams-1", "lon-par-1", "par-ams-1", "par-zur-1", "ams-ber-1"),
    *("zur-rom-1", "cop-sto-1", "cop-ber-1", "ber-vie-1", "vie-war-1", "sar-buc-1", "sar-ath-1"),
    *("sto-rig-1", "war-rig-1", "war-kyi-1"),
)
"""A track between any two cities that one space joins: their parallels are barred."""
UNDONE = ("bucharest-moscow", "brest-vienna", "brest-copenhagen", "berlin-brest", "rome-rostov")


def stuck(players: int = 2) -> Game:
    """Return a game in which seat 0 holds every card and has one wagon, which fits nowhere."""
    owners = dict.fromkeys((*ONES, "ath-ank-1"), 0)
    tickets = {0: ("rostov-warsaw", "berlin-rostov"), 1: FAR}
    game = table(owners, tickets, pile=UNDONE, players=players)
    set_cards(game, rest_to=0)
    assert game.position().pieces[0] == 1
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_F11_forced_swaps_all_round_end_the_game(players: int) -> None:
    game = stuck(players)
    show_tickets(game, {1: FIVE[:2], 0: FIVE[2:3]})
    for turn in range(players):
        assert not game.over
        assert game.position().forced_swaps == turn
        assert legal(game) == {"swap"}
        events = play(game, "swap")
    assert events[-1] == GameEnded(players - 1, (1,))
    assert game.over
    assert game.winners() == (1,)


def test_F11_a_tie_is_shared_as_at_any_end() -> None:
    game = stuck()
    play(game, "swap", "swap")
    assert game.over
    assert game.winners() == (0, 1)


def test_F11_swap_of_free_will_does_not_count() -> None:
    game = stuck()
    set_cards(game, hands={1: {"blue": 2}}, rest_to=0)
    play(game, "swap")
    assert game.position().forced_swaps == 1
    assert {"swap", "claim dub-bre-1 blue:2"} <= legal(game)
    play(game, "swap")
    assert not game.over
    assert game.position().forced_swaps == 0
    # It takes a whole round again.
    play(game, "swap")
    assert not game.over
    assert game.position().forced_swaps == 1


def test_F11_any_other_action_breaks_the_row() -> None:
    game = stuck()
    set_cards(game, hands={1: {"blue": 2}}, rest_to=0)
    play(game, "swap", "claim dub-bre-1 blue:2")
    assert game.position().forced_swaps == 0
    assert not game.over
    # The two cards paid can be drawn now.
    assert legal(game) == {"deck", "swap"}
