"""The rules of First Journey, F1 to F5."""

from collections.abc import Sequence

import pytest

from tests.helpers.engine.arrange import (
    legal,
    payments,
    play,
    set_cards,
    set_seat,
    show_tickets,
    table,
)
from ttr_qt.engine import Game, IllegalActionError
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CrossingMade,
    GameEnded,
    RouteClaimed,
    TicketDone,
    TicketsDealt,
    TicketsSwapped,
    TurnBegan,
)

FAR = ("athens-zurich", "riga-rome")
"""Two tickets that no network here does."""


def done(game: Game) -> list[int]:
    return [score.tickets_done for score in game.scores()]


# F1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_F1_four_cards_and_two_tickets_each(players: int) -> None:
    game = Game.new("first_journey", players=players, seed=1)
    position = game.position()
    assert game.phase == "turn"
    assert not position.setting_up
    assert [sum(hand.values()) for hand in position.hands] == [4] * players
    assert [len(held) for held in position.tickets] == [2] * players
    assert position.offered == ((),) * players
    assert len(position.deck) == 72 - 4 * players
    assert len(position.ticket_decks[0]) == 32 - 2 * players


def test_F1_there_are_no_points_and_no_market() -> None:
    game = table({}, {0: FAR}, {0: {"blue": 3}})
    assert game.position().market == ()
    events = play(game, "claim mad-par-1 blue:3")
    assert events[0] == RouteClaimed(0, "mad-par-1", (("blue", 3),), 0)
    assert game.position().scores == (0, 0)
    assert [score.total for score in game.scores()] == [0, 0]


# F2


def test_F2_turn_is_to_draw_or_to_claim_or_to_swap() -> None:
    game = table({}, {0: FAR}, {0: {"blue": 3}})
    assert {text.split()[0] for text in legal(game)} == {"deck", "claim", "swap"}
    for action in ("take 1 red", "tickets 2", "pass"):
        with pytest.raises(IllegalActionError):
            play(game, action)


def test_F2_two_cards_come_from_the_deck_at_once() -> None:
    game = table({}, {})
    set_cards(game, deck=["red", "locomotive", "blue"])
    events = play(game, "deck")
    assert events == (CardsDrawn(0, 2, ("red", "locomotive")), TurnBegan(1))
    assert game.position().hands[0] == {"red": 1, "locomotive": 1}
    assert game.position().deck[0] == "blue"


def test_F2_both_tickets_are_swapped_for_two_new_ones() -> None:
    pile = ("kyiv-athens", "brest-vienna", "paris-riga")
    game = table({}, {0: FAR}, pile=pile)
    events = play(game, "swap")
    assert events[0] == TicketsSwapped(0)
    assert [type(event) for event in events] == [TicketsSwapped, TicketsDealt, TurnBegan]
    assert set(game.position().tickets[0]) == set(pile[:2])
    assert game.position().ticket_decks[0][0] == pile[2]
    assert set(game.position().ticket_discards) == set(FAR)


def test_F2_no_proof_is_asked_for_a_swap() -> None:
    # At the very first turn every ticket can still be done.
    for players in (2, 3, 4):
        assert "swap" in legal(Game.new("first_journey", players=players, seed=1))


# F3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_F3_the_second_track_stays_open_to_others_only(players: int) -> None:
    hands = {seat: {"green": 1, "yellow": 1} for seat in range(players)}
    game = table({}, {0: FAR}, hands, players=players)
    play(game, "claim dub-lon-1 green:1")
    set_seat(game, 0)
    assert payments(game, "dub-lon-2") == set()
    with pytest.raises(IllegalActionError):
        play(game, "claim dub-lon-2 yellow:1")
    for seat in range(1, players):
        set_seat(game, seat)
        assert payments(game, "dub-lon-2") == {"yellow:1"}
    play(game, "claim dub-lon-2 yellow:1")
    assert game.owners() == {"dub-lon-1": 0, "dub-lon-2": players - 1}


# F4


def test_F4_ticket_done_is_laid_open_and_replaced() -> None:
    tickets = {0: ("amsterdam-stockholm", FAR[0])}
    game = table({"ams-cop-1": 0}, tickets, {0: {"blue": 1}}, pile=[FAR[1]])
    assert game.position().shown_tickets == ((), ())
    events = play(game, "claim cop-sto-1 blue:1")
    assert events == (
        RouteClaimed(0, "cop-sto-1", (("blue", 1),), 0),
        TicketDone(0, "amsterdam-stockholm"),
        TicketsDealt(0, (1,), (FAR[1],)),
        TurnBegan(1),
    )
    position = game.position()
    assert set(position.tickets[0]) == set(FAR)
    assert position.shown_tickets == (("amsterdam-stockholm",), ())
    assert FAR[1] not in position.ticket_decks[0]
    assert done(game) == [1, 0]


def test_F4_ticket_done_is_seen_by_all_and_the_new_one_is_not() -> None:
    tickets = {0: ("amsterdam-stockholm", FAR[0])}
    game = table({"ams-cop-1": 0}, tickets, {0: {"blue": 1}}, pile=[FAR[1]])
    events = play(game, "claim cop-sto-1 blue:1")
    assert events[1].seen_by(1) == TicketDone(0, "amsterdam-stockholm")
    assert events[2].seen_by(1) == TicketsDealt(0, (1,), None)
    seen = game.observe(1)
    assert seen.shown_tickets == (("amsterdam-stockholm",), ())
    assert seen.ticket_counts[0] == (2,)
    assert seen.tickets == ()


def test_F4_ticket_is_not_done_by_the_tracks_of_others() -> None:
    tickets = {0: ("amsterdam-stockholm", FAR[0]), 1: ()}
    game = table({"ams-cop-1": 1}, tickets, {0: {"blue": 1}, 1: {"red": 2}})
    events = play(game, "claim cop-sto-1 blue:1")
    assert [type(event) for event in events] == [RouteClaimed, TurnBegan]
    assert done(game) == [0, 0]
    assert len(game.position().tickets[0]) == 2


def test_F4_one_claim_may_do_both_tickets() -> None:
    tickets = {0: ("amsterdam-stockholm", "dublin-copenhagen")}
    owners = dict.fromkeys(("dub-lon-1", "lon-ams-1", "cop-sto-1"), 0)
    game = table(owners, tickets, {0: {"red": 2}}, pile=FAR)
    events = play(game, "claim ams-cop-1 red:2")
    assert {e.ticket for e in events if isinstance(e, TicketDone)} == set(tickets[0])
    assert set(game.position().tickets[0]) == set(FAR)
    assert done(game) == [2, 0]


INLAND = (
    "par-zur-1",
    "lon-par-1",
    "dub-lon-1",
    "lon-ams-1",
    "ams-ber-1",
    "cop-ber-1",
    "ber-vie-1",
    "zur-rom-1",
    "mad-bar-1",
    "bar-par-1",
    "vie-war-1",
    "war-kyi-1",
)
"""Thirteen wagons that do many tickets, but reach no city of the east, nor Stockholm."""
INLAND_TICKETS = ("madrid-rome", "london-madrid", "kyiv-zurich", "paris-warsaw", "dublin-madrid")


def test_F4_replacement_may_be_done_at_once_too() -> None:
    pile = (*INLAND_TICKETS[:2], FAR[1], *INLAND_TICKETS[2:])
    tickets = {0: ("amsterdam-stockholm", FAR[0])}
    game = table(dict.fromkeys(INLAND, 0), tickets, {0: {"blue": 1}}, pile=pile)
    events = play(game, "claim cop-sto-1 blue:1")
    shown = {"amsterdam-stockholm", *INLAND_TICKETS[:2]}
    assert {e.ticket for e in events if isinstance(e, TicketDone)} == shown
    # The first that is not done stays in the hand and ends it.
    assert set(game.position().tickets[0]) == set(FAR)
    assert game.position().ticket_decks[0][:3] == INLAND_TICKETS[2:]
    assert done(game) == [3, 0]
    assert not game.over


def test_F4_chain_of_tickets_stops_at_six() -> None:
    pile = (*INLAND_TICKETS, "dublin-barcelona", "madrid-amsterdam")
    tickets = {0: ("amsterdam-stockholm", FAR[0])}
    game = table(dict.fromkeys(INLAND, 0), tickets, {0: {"blue": 1}}, pile=pile)
    events = play(game, "claim cop-sto-1 blue:1")
    six = {"amsterdam-stockholm", *INLAND_TICKETS}
    assert {e.ticket for e in events if isinstance(e, TicketDone)} == six
    assert sum(isinstance(e, TicketDone) for e in events) == 6
    assert events[-1] == GameEnded(0, (0,))
    position = game.position()
    assert set(position.shown_tickets[0]) == six
    # The sixth is not replaced any more, and the next would have been done as well.
    assert position.tickets[0] == (FAR[0],)
    assert position.ticket_decks[0][:2] == pile[5:]
    assert done(game) == [6, 0]


def test_F4_second_ticket_does_not_count_beyond_six() -> None:
    tickets = {0: ("amsterdam-stockholm", "stockholm-zurich")}
    game = table(dict.fromkeys(INLAND, 0), tickets, {0: {"blue": 1}})
    show_tickets(game, {0: INLAND_TICKETS})
    play(game, "claim cop-sto-1 blue:1")
    assert game.over
    assert done(game) == [6, 0]
    assert len(game.position().shown_tickets[0]) == 6
    assert len(game.position().tickets[0]) == 1


# F5

WEST = {"dublin": ("dub-lon-1",), "brest": ("bre-lon-1",), "madrid": ("mad-par-1", "lon-par-1")}
EAST = {
    "moscow": ("ber-war-1", "war-mos-1"),
    "rostov": ("ber-vie-1", "vie-buc-1", "buc-ros-1"),
    "ankara": ("ber-vie-1", "vie-buc-1", "buc-ank-1"),
}


def crossing(
    west: Sequence[str],
    east: Sequence[str],
    tickets: Sequence[str] = FAR,
    pile: Sequence[str] = (),
) -> Game:
    """Return a game in which Amsterdam - Berlin would join the two."""
    owners = dict.fromkeys((*west, "lon-ams-1", *east), 0)
    return table(owners, {0: tickets}, {0: {"black": 1}}, pile)


@pytest.mark.parametrize("west", WEST)
@pytest.mark.parametrize("east", EAST)
def test_F5_east_and_west_joined_give_a_bonus_ticket(west: str, east: str) -> None:
    game = crossing(WEST[west], EAST[east])
    assert game.position().crossings == (False, False)
    events = play(game, "claim ams-ber-1 black:1")
    assert [type(event) for event in events] == [RouteClaimed, CrossingMade, TurnBegan]
    assert game.position().crossings == (True, False)
    assert done(game) == [1, 0]


@pytest.mark.parametrize(
    ("west", "east"),
    [
        ((), EAST["moscow"]),
        (("lon-par-1", "bar-par-1"), EAST["rostov"]),
        (WEST["dublin"], ("ber-war-1",)),
        (WEST["madrid"], ("ber-vie-1", "vie-buc-1")),
        ((*WEST["dublin"], *WEST["brest"], *WEST["madrid"]), ()),
    ],
)
def test_F5_other_cities_give_no_bonus(west: Sequence[str], east: Sequence[str]) -> None:
    game = crossing(west, east)
    play(game, "claim ams-ber-1 black:1")
    assert game.position().crossings == (False, False)
    assert done(game) == [0, 0]


def test_F5_tracks_of_others_give_no_bonus() -> None:
    owners = dict.fromkeys((*WEST["dublin"], *EAST["moscow"], "ams-ber-2"), 0)
    game = table({**owners, "lon-ams-1": 1}, {0: FAR}, {0: {"red": 2}})
    play(game, "claim bre-lon-1 red:2")
    assert game.position().crossings == (False, False)


def test_F5_bonus_lies_open_and_brings_no_new_ticket() -> None:
    game = crossing(WEST["dublin"], EAST["moscow"])
    deck = game.position().ticket_decks
    play(game, "claim ams-ber-1 black:1")
    assert game.observe(1).crossings == (True, False)
    assert set(game.position().tickets[0]) == set(FAR)
    assert game.position().shown_tickets == ((), ())
    assert game.position().ticket_decks == deck


def test_F5_bonus_comes_once_a_player() -> None:
    game = crossing(WEST["dublin"], EAST["moscow"])
    play(game, "claim ams-ber-1 black:1")
    set_seat(game, 0)
    set_cards(game, hands={0: {"red": 2, "green": 2}})
    events = play(game, "claim bre-lon-1 red:2")
    assert CrossingMade(0) not in events
    assert game.position().crossings == (True, False)
    assert done(game) == [1, 0]


def test_F5_there_is_a_bonus_for_each_of_four_players() -> None:
    owners = {
        **dict.fromkeys(("dub-lon-1", "lon-ams-1", "ams-ber-1", "ber-war-1"), 0),
        **dict.fromkeys(("dub-lon-2", "lon-ams-2", "ams-ber-2", "ber-war-2"), 1),
        **dict.fromkeys(("bre-par-1", "par-zur-1", "zur-vie-1", "vie-buc-1"), 2),
        **dict.fromkeys(("mad-bar-1", "bar-rom-1", "rom-ath-1"), 3),
    }
    hands = {0: {"red": 3}, 1: {"black": 3}, 2: {"blue": 2}, 3: {"black": 2}}
    tickets = {
        0: ("athens-zurich", "riga-rome"),
        1: ("stockholm-zurich", "kyiv-athens"),
        2: ("london-sarajevo", "rostov-warsaw"),
        3: ("copenhagen-sarajevo", "brest-copenhagen"),
    }
    game = table(owners, tickets, hands, players=4)
    for action in (
        "claim war-mos-1 red:3",
        "claim war-mos-2 black:3",
        "claim buc-ank-1 blue:2",
        "claim ath-ank-1 black:2",
    ):
        assert any(isinstance(event, CrossingMade) for event in play(game, action))
    assert game.position().crossings == (True,) * 4
    assert done(game) == [1, 1, 1, 1]


# F4 and F5 together


def test_F4_tickets_are_settled_before_the_bonus() -> None:
    tickets = ("dublin-copenhagen", FAR[0])
    west = (*WEST["dublin"], "cop-ber-1")
    game = crossing(west, EAST["moscow"], tickets=tickets, pile=["paris-riga"])
    events = play(game, "claim ams-ber-1 black:1")
    assert [type(event) for event in events] == [
        RouteClaimed,
        TicketDone,
        TicketsDealt,
        CrossingMade,
        TurnBegan,
    ]
    assert done(game) == [2, 0]


@pytest.mark.parametrize(("open_before", "crossed"), [(4, True), (5, False)])
def test_F4_bonus_is_given_only_if_tickets_left_room_for_it(
    open_before: int, crossed: bool
) -> None:
    tickets = ("dublin-copenhagen", FAR[0])
    west = (*WEST["dublin"], "cop-ber-1")
    game = crossing(west, EAST["moscow"], tickets=tickets, pile=["paris-riga"])
    show_tickets(game, {0: INLAND_TICKETS[:open_before]})
    events = play(game, "claim ams-ber-1 black:1")
    assert game.over
    assert done(game) == [6, 0]
    assert game.position().crossings == (crossed, False)
    assert (CrossingMade(0) in events) is crossed
    assert "dublin-copenhagen" in game.position().shown_tickets[0]
