"""Rules of all games: what is secret and what is open (C2)."""

from dataclasses import replace

import pytest

from tests.helpers.engine.arrange import (
    MARKET_EDITIONS,
    legal,
    play,
    set_cards,
    set_owners,
    set_pile,
    set_tickets,
    started,
    state_of,
)
from tests.helpers.engine.oracle import NUMBERS
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CardTaken,
    TicketConnected,
    TicketsKept,
    TicketsShown,
    events_seen_by,
)

OPEN = ["red", "blue", "green", "black", "orange"]


def hidden_changed(edition: str) -> tuple[Game, Game]:
    """Return two games that look the same to seat 1, but for what nobody may tell it."""
    games = []
    for other_way in (False, True):
        game = started(edition, 3)
        tickets = [ticket.id for ticket in game.board.tickets]
        held = (tickets[0], tickets[1]) if not other_way else (tickets[2], tickets[3])
        set_tickets(game, {0: held, 1: [tickets[4]]})
        set_pile(game, [tickets[6] if other_way else tickets[5]])
        set_cards(
            game,
            hands={0: {"red" if other_way else "blue": 2}, 1: {"green": 1}},
            market=OPEN if NUMBERS[edition].has_market else [],
            deck=["black"] if other_way else ["red"],
        )
        state_of(game)["rng"] += other_way
        games.append(game)
    return games[0], games[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_C2_hands_tickets_decks_and_chance_are_secret(edition: str) -> None:
    one, other = hidden_changed(edition)
    assert one.position() != other.position()
    assert one.observe(0) != other.observe(0)
    assert one.observe(1) == other.observe(1)
    play(one, "deck")
    play(other, "deck")
    assert one.position().hands[0] != other.position().hands[0]
    assert one.observe(1) == other.observe(1)


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_C2_tickets_drawn_and_kept_leave_no_trace_for_others(edition: str) -> None:
    one, other = hidden_changed(edition)
    mix = max(legal(one, "tickets"))
    for game in (one, other):
        play(game, mix)
    assert one.position().offered[0] != other.position().offered[0]
    assert one.observe(1) == other.observe(1)
    for game in (one, other):
        play(game, f"keep {game.position().offered[0][0]}")
    assert one.position().tickets[0] != other.position().tickets[0]
    assert one.observe(1) == other.observe(1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_C2_own_hand_and_tickets_are_known(edition: str) -> None:
    game = started(edition, 3)
    tickets = [ticket.id for ticket in game.board.tickets]
    set_tickets(game, {0: [tickets[0]], 1: [tickets[1], tickets[2]]})
    hands = {0: {"red": 2}, 1: {"blue": 1, "green": 3}}
    set_cards(game, hands=hands, market=OPEN if NUMBERS[edition].has_market else [])
    for seat in (0, 1):
        seen = game.observe(seat)
        assert seen.hand == hands[seat]
        assert [ticket.id for ticket in seen.tickets] == list(game.position().tickets[seat])
    assert game.observe(2).hand == {}
    assert game.observe(2).tickets == ()


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_C2_board_scores_and_all_counts_are_open(edition: str) -> None:
    route = {"amsterdam": "har-noo-1"}.get(
        edition, "dal-hou-1" if edition == "usa" else "bre-emd-1"
    )
    game = started(edition, 3)
    deck_of = [list(game.map.decks[name]) for name in game.board.decks]
    set_tickets(game, {0: [deck_of[0][0].id, deck_of[0][1].id, deck_of[-1][5].id]})
    set_owners(game, {route: 0})
    set_cards(game, hands={0: {"red": 2}, 2: {"blue": 3}}, market=OPEN, discards={"green": 2})
    position = game.position()
    length = game.map.route(route).length
    for seat in range(3):
        seen = game.observe(seat)
        assert seen.owners == {route: 0}
        assert seen.scores == (NUMBERS[edition].route_points[length], 0, 0)
        assert seen.pieces == (NUMBERS[edition].pieces - length, *2 * (NUMBERS[edition].pieces,))
        assert seen.hand_sizes == (2, 0, 3)
        assert seen.ticket_counts[0] == ((2, 1) if len(deck_of) > 1 else (3,))
        assert seen.ticket_counts[1] == seen.ticket_counts[2] == (0,) * len(deck_of)
        assert seen.ticket_deck_sizes == tuple(map(len, position.ticket_decks))
        assert seen.deck_size == len(position.deck) == NUMBERS[edition].cards_in_all - 12
        assert seen.market == tuple(OPEN)
        assert seen.discards == {"green": 2}


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_C2_a_ticket_stays_secret_after_it_is_done(edition: str) -> None:
    route, done, other = {
        "usa": ("nyc-was-1", "boston-washington-4", "winnipeg-omaha-6"),
        "germany": ("dor-mst-1", "hamburg-rostock-4", "berlin-chemnitz-6"),
        "maerklin": ("dor-mst-1", "berlin-chemnitz-6", "bremen-kassel-6"),
        "amsterdam": ("ouk-waa-1", "haringpakkerstoren-waag-3", "blauwbrug-dam-5"),
    }[edition]
    before = {
        "usa": ["bos-nyc-1"],
        "germany": ["ham-sch-1", "ros-sch-1"],
        "maerklin": ["ber-lei-1", "che-lei-1"],
        "amsterdam": ["har-kor-1", "ouk-kor-1"],
    }[edition]
    told = []
    for ticket in (done, other):
        game = started(edition)
        set_tickets(game, {0: [ticket]})
        set_owners(game, dict.fromkeys(before, 0))
        set_cards(game, hands={0: {"black": 2}}, market=OPEN)
        was_done = game.scores()[0].tickets[0].done
        events = play(game, f"claim {route} black:{game.map.route(route).length}")
        assert game.scores()[0].tickets[0].done == (ticket == done)
        connected = TicketConnected(0, ticket, route)
        assert (connected in events_seen_by(events, 0)) == (ticket == done and not was_done)
        assert connected.seen_by(1) is None
        told.append((game.observe(1), events_seen_by(events, 1)))
        assert done not in str(told[-1][0].log)
    assert told[0] == told[1]
    assert told[0][0].shown_tickets == ((), ())


def test_C2_first_journey_shows_tickets_that_are_done() -> None:
    game = started("first_journey")
    set_tickets(game, {0: ["dublin-madrid"], 1: ["berlin-athens"]})
    set_owners(game, {"bre-mad-1": 0})
    set_cards(game, hands={0: {"blue": 2}}, market=[])
    play(game, "claim dub-bre-1 blue:2")
    assert game.observe(1).shown_tickets == (("dublin-madrid",), ())


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_C2_every_card_taken_face_up_is_open_and_no_other(edition: str) -> None:
    game = started(edition)
    set_cards(game, market=OPEN, deck=["red", "blue"])
    taken = play(game, "take 2 blue")
    drawn = play(game, "deck")
    assert events_seen_by(taken, 1) == taken
    assert taken[0] == CardTaken(0, 2, "blue")
    assert drawn[0] == CardsDrawn(0, 1, ("blue",))
    assert drawn[0].seen_by(0) == drawn[0]
    assert drawn[0].seen_by(1) == CardsDrawn(0, 1, None)
    assert [(entry.seat, entry.text) for entry in game.observe(1).log[-2:]] == [
        (0, "take 2 blue"),
        (0, "deck"),
    ]


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_C2_tickets_drawn_and_kept_are_told_by_number_only(edition: str) -> None:
    game = started(edition)
    action = min(legal(game, "tickets"))
    shown = play(game, action)
    offered = game.position().offered[0]
    counts = tuple(map(int, action.split()[1].split("+")))
    assert shown == (TicketsShown(0, counts, offered),)
    assert shown[0].seen_by(1) == TicketsShown(0, counts, None)
    assert {ticket.id for ticket in game.observe(0).offered_tickets} == set(offered)
    assert game.observe(1).offered_tickets == ()
    kept = play(game, f"keep {offered[0]}")[0]
    assert isinstance(kept, TicketsKept)
    assert sum(kept.counts) == 1
    assert kept.tickets == offered[:1]
    assert kept.seen_by(1) == replace(kept, tickets=None)
    assert offered[0] not in str(game.observe(1).log)
    assert game.observe(0).returned_tickets == offered[1:]
    assert game.observe(1).returned_tickets == ()
