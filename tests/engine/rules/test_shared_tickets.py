"""Rules of all games: tickets (T1 to T5)."""

from itertools import combinations

import pytest

from tests.helpers.engine.arrange import (
    MARKET_EDITIONS,
    finish,
    legal,
    play,
    refuses,
    set_cards,
    set_owners,
    set_pile,
    set_seat,
    set_tickets,
    started,
)
from tests.helpers.engine.oracle import NUMBERS
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.knowledge.events import TicketDone, TicketsKept, TicketsShown, TurnBegan

DRAWN = {"usa": 3, "germany": 4, "maerklin": 4, "amsterdam": 2}
LINES = {
    "usa": ("boston-washington-4", ("bos-nyc-1", "nyc-was-1")),
    "germany": ("hamburg-rostock-4", ("ham-sch-1", "ros-sch-1")),
    "maerklin": ("berlin-chemnitz-6", ("ber-lei-1", "che-lei-1")),
    "first_journey": ("dublin-madrid", ("dub-bre-1", "bre-mad-1")),
    "amsterdam": ("haringpakkerstoren-waag-3", ("har-kor-1", "ouk-kor-1", "ouk-waa-1")),
}
"""A ticket and routes that do it."""
DETOURS = {
    "usa": ("bos-mon-1", "mon-tor-1", "pit-tor-1", "pit-was-1"),
    "germany": ("ham-kie-1", "kie-ros-1"),
    "maerklin": ("ber-dre-1", "che-dre-1"),
    "first_journey": ("dub-lon-1", "lon-par-1", "mad-par-1"),
    "amsterdam": ("har-ouw-1", "ouw-waa-1"),
}
"""Other routes that do it."""

editions = pytest.mark.parametrize("edition", MARKET_EDITIONS)
all_editions = pytest.mark.parametrize("edition", EDITIONS)


def ids(game: Game) -> list[str]:
    return [ticket.id for ticket in game.board.tickets]


def with_left(edition: str, left: int, seed: int = 1) -> Game:
    """Return a game with so many tickets left in all (the last ones of the map), seat 0 to move."""
    game = started(edition, seed=seed)
    set_tickets(game, {1: ids(game)[: len(ids(game)) - left]})
    return game


def done(game: Game, seat: int = 0) -> dict[str, bool]:
    return {each.ticket: each.done for each in game.scores()[seat].tickets}


# T1


@editions
def test_T1_the_number_of_the_table_is_drawn_from_the_top(edition: str) -> None:
    game = started(edition)
    number = DRAWN[edition]
    if len(game.board.decks) == 1:
        assert legal(game, "tickets") == {f"tickets {number}"}
        top = game.position().ticket_decks[0][:number]
        events = play(game, f"tickets {number}")
        assert events == (TicketsShown(0, (number,), top),)
    else:
        mixes = {f"tickets {short}+{number - short}" for short in range(number + 1)}
        assert legal(game, "tickets") == mixes
        short, long = game.position().ticket_decks
        events = play(game, "tickets 3+1")
        assert events == (TicketsShown(0, (3, 1), (*short[:3], long[0])),)
    assert game.phase == "keep"
    assert game.seat == 0
    assert len(game.position().offered[0]) == number


@editions
def test_T1_one_at_least_is_kept_and_all_may_be(edition: str) -> None:
    game = started(edition)
    play(game, min(legal(game, "tickets")))
    offered = game.position().offered[0]
    choices = {
        " ".join(("keep", *kept))
        for size in range(1, DRAWN[edition] + 1)
        for kept in combinations(offered, size)
    }
    assert legal(game) == choices
    assert refuses(game, "keep")
    assert refuses(game, "pass")
    assert refuses(game, f"keep {game.position().tickets[0][0]}")


@editions
@pytest.mark.parametrize("kept", [1, 2])
def test_T1_what_is_kept_joins_the_hand(edition: str, kept: int) -> None:
    game = started(edition)
    held = game.position().tickets[0]
    play(game, min(legal(game, "tickets")))
    offered = game.position().offered[0]
    events = play(game, "keep " + " ".join(offered[:kept]))
    assert isinstance(events[0], TicketsKept)
    assert events[0].tickets == offered[:kept]
    assert events[-1] == TurnBegan(1)
    assert set(game.position().tickets[0]) == {*held, *offered[:kept]}
    assert game.position().offered == ((), ())


@editions
def test_T1_with_fewer_left_all_of_them_are_drawn(edition: str) -> None:
    for left in range(1, DRAWN[edition]):
        game = with_left(edition, left)
        two_decks = len(game.board.decks) > 1
        only = f"tickets 0+{left}" if two_decks else f"tickets {left}"
        assert legal(game, "tickets") == {only}
        assert refuses(game, f"tickets {DRAWN[edition]}")
        play(game, only)
        assert set(game.position().offered[0]) == set(ids(game)[-left:])
        # The minimum still holds.
        assert refuses(game, "keep")
        assert len(legal(game, "keep")) == 2**left - 1


@editions
def test_T1_just_enough_left_are_all_drawn(edition: str) -> None:
    number = DRAWN[edition]
    game = with_left(edition, number)
    play(game, f"tickets 0+{number}" if len(game.board.decks) > 1 else f"tickets {number}")
    assert game.position().ticket_decks[-1] == ()
    assert len(game.position().offered[0]) == number


@editions
def test_T1_with_none_left_drawing_tickets_is_no_action(edition: str) -> None:
    game = with_left(edition, 0)
    assert legal(game, "tickets") == set()
    for counts in ("0", "1", "3", "0+0", "4+0", "1+0"):
        assert refuses(game, f"tickets {counts}")
    assert "deck" in legal(game)


@editions
def test_T1_the_numbers_of_the_start_are_those_of_the_table(edition: str) -> None:
    numbers = NUMBERS[edition]
    game = Game.new(edition, players=2, seed=8)
    while game.phase == "mix":
        play(game, "tickets 2+2")
    offered = game.position().offered[0]
    assert len(offered) == numbers.start_tickets
    sizes = {len(text.split()) - 1 for text in legal(game)}
    assert sizes == set(range(numbers.start_keep, numbers.start_tickets + 1))


def test_T1_first_journey_has_no_such_action() -> None:
    game = started("first_journey")
    assert legal(game, "tickets") == set()
    assert refuses(game, "tickets 2")


# T2


@editions
def test_T2_returned_tickets_go_to_the_bottom_of_their_own_deck(edition: str) -> None:
    game = started(edition)
    decks = game.position().ticket_decks
    if len(decks) == 1:
        play(game, f"tickets {DRAWN[edition]}")
        taken = [DRAWN[edition]]
    else:
        play(game, "tickets 2+2")
        taken = [2, 2]
    offered = game.position().offered[0]
    play(game, f"keep {offered[0]}")
    for index, (before, after) in enumerate(zip(decks, game.position().ticket_decks, strict=True)):
        stay = before[taken[index] :]
        back = set(before[: taken[index]]) - {offered[0]}
        assert after[: len(stay)] == stay
        assert set(after[len(stay) :]) == back


@editions
def test_T2_they_are_drawn_again_after_all_the_others(edition: str) -> None:
    number = DRAWN[edition]
    game = with_left(edition, number + 1)
    top = ids(game)[-number - 1 :]
    mix = f"0+{number}" if len(game.board.decks) > 1 else f"{number}"
    pile = len(game.board.decks) - 1
    set_pile(game, top, pile)
    play(game, f"tickets {mix}", f"keep {top[0]}")
    play(game, f"tickets {mix}")
    assert game.position().offered[1][0] == top[-1]
    assert set(game.position().offered[1]) == set(top[1:])


@editions
def test_T2_several_at_once_go_back_in_random_order(edition: str) -> None:
    game = started(edition)
    number = DRAWN[edition]
    if number == 2:
        # One at the most goes back here.
        play(game, "tickets 2")
        a, b = game.position().offered[0]
        play(game, f"keep {a}")
        assert game.position().ticket_decks[0][-1] == b
        return
    orders = set()
    for seed in range(30):
        game = with_left(edition, 10, seed)
        play(game, f"tickets 0+{number}" if len(game.board.decks) > 1 else f"tickets {number}")
        offered = game.position().offered[0]
        play(game, f"keep {offered[0]}")
        back = game.position().ticket_decks[-1][-number + 1 :]
        assert set(back) == set(offered[1:])
        orders.add(tuple(offered.index(ticket) for ticket in back))
    assert len(orders) == {3: 2, 4: 6}[number]


# T3


@all_editions
def test_T3_a_ticket_is_done_when_own_routes_connect_its_places(edition: str) -> None:
    ticket, line = LINES[edition]
    game = started(edition)
    set_tickets(game, {0: [ticket]})
    if edition == "first_journey":
        check_first_journey(game, line)
        return
    set_owners(game, dict.fromkeys(line, 0))
    assert done(game) == {ticket: True}
    for missing in line:
        set_owners(game, dict.fromkeys(set(line) - {missing}, 0))
        assert done(game) == {ticket: False}


@all_editions
def test_T3_any_way_will_do(edition: str) -> None:
    ticket, _ = LINES[edition]
    game = started(edition)
    set_tickets(game, {0: [ticket]})
    if edition == "first_journey":
        check_first_journey(game, DETOURS[edition])
        return
    set_owners(game, dict.fromkeys(DETOURS[edition], 0))
    assert done(game) == {ticket: True}


def check_first_journey(game: Game, line: tuple[str, ...]) -> None:
    """Do the ticket of First Journey with the last route of a line and not before."""
    ticket, _ = LINES["first_journey"]
    for route in line:
        assert game.position().shown_tickets == ((), ())
        assert game.position().tickets[0] == (ticket,)
        length = game.map.route(route).length
        set_seat(game, 0)
        set_cards(game, hands={0: {"locomotive": length}}, market=[])
        events = play(game, f"claim {route} locomotive:{length}")
    assert events[1] == TicketDone(0, ticket)
    assert game.position().shown_tickets == ((ticket,), ())


@editions
def test_T3_the_routes_of_others_do_not_help(edition: str) -> None:
    ticket, line = LINES[edition]
    game = started(edition)
    set_tickets(game, {0: [ticket]})
    set_owners(game, {**dict.fromkeys(line, 0), line[-1]: 1})
    assert done(game) == {ticket: False}
    set_owners(game, dict.fromkeys(line, 1))
    assert done(game) == {ticket: False}


def test_T3_the_routes_of_others_do_not_help_in_first_journey() -> None:
    ticket, line = LINES["first_journey"]
    game = started("first_journey")
    set_tickets(game, {0: [ticket]})
    set_owners(game, {line[1]: 1})
    set_cards(game, hands={0: {"blue": 2}}, market=[])
    play(game, f"claim {line[0]} blue:2")
    assert game.position().shown_tickets == ((), ())
    assert game.position().tickets[0] == (ticket,)


@editions
def test_T3_branches_and_rings_do_no_harm(edition: str) -> None:
    ticket, line = LINES[edition]
    game = started(edition)
    set_tickets(game, {0: [ticket]})
    set_owners(game, dict.fromkeys({*line, *DETOURS[edition]}, 0))
    assert done(game) == {ticket: True}


# T4


@editions
def test_T4_each_ticket_adds_its_points_or_takes_them_away(edition: str) -> None:
    ticket, line = LINES[edition]
    game = started(edition)
    missed, other = game.board.tickets[7], game.board.tickets[5]
    set_tickets(game, {0: [ticket, missed.id], 1: [other.id]})
    set_owners(game, dict.fromkeys(line, 0))
    routes = game.position().scores[0]
    finish(game)
    first, second = game.scores()
    assert {each.ticket: each.done for each in first.tickets} == {ticket: True, missed.id: False}
    value = game.map.ticket(ticket).points
    bonus = first.longest_bonus + first.most_tickets_bonus
    assert first.total == routes + value - missed.points + bonus
    assert second.total == -other.points
    assert (first.tickets_done, second.tickets_done) == (1, 0)


@editions
def test_T4_running_scores_leave_tickets_out(edition: str) -> None:
    ticket, line = LINES[edition]
    game = started(edition)
    set_owners(game, dict.fromkeys(line[:-1], 0))
    set_tickets(game, {0: [ticket]})
    length = game.map.route(line[-1]).length
    wild = NUMBERS[edition].wild
    set_cards(game, hands={0: {wild: length}}, market=["red", "blue", "green", "black", "orange"])
    play(game, f"claim {line[-1]} {wild}:{length}")
    assert done(game) == {ticket: True}
    points = NUMBERS[edition].route_points
    total = sum(points[game.map.route(route).length] for route in line)
    assert game.position().scores == (total, 0)


@editions
def test_T4_tickets_only_shown_do_not_count(edition: str) -> None:
    game = started(edition)
    set_tickets(game, {})
    play(game, min(legal(game, "tickets")))
    assert [score.total for score in game.scores()] == [0, 0]


# T5


@editions
def test_T5_no_action_gives_a_kept_ticket_back(edition: str) -> None:
    game = started(edition)
    mine, theirs = game.position().tickets
    for _ in range(4):
        assert legal(game, "swap") == set()
        assert refuses(game, "swap")
        play(game, min(legal(game, "tickets")))
        offered = game.position().offered[game.seat]
        assert not {*mine, *theirs} & set(offered)
        # What is in hand is not among what may be returned: only the offer is chosen from.
        assert {word for text in legal(game) for word in text.split()[1:]} == set(offered)
        play(game, f"keep {offered[-1]}")
        assert set(mine) < set(game.position().tickets[0])
        assert set(theirs) <= set(game.position().tickets[1])


@editions
def test_T5_a_ticket_done_stays_in_hand_to_the_end(edition: str) -> None:
    ticket, line = LINES[edition]
    game = started(edition)
    set_tickets(game, {0: [ticket]})
    set_owners(game, dict.fromkeys(line, 0))
    play(game, "deck", "deck", "deck", "deck")
    assert game.position().tickets == ((ticket,), ())
    finish(game)
    assert game.position().tickets == ((ticket,), ())
