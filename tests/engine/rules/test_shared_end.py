"""Rules of all games but First Journey: the last round and the final score (E1 to E4)."""

import pytest

from tests.helpers.engine.arrange import (
    MARKET_EDITIONS,
    finish,
    legal,
    play,
    refuses,
    set_cards,
    set_goods_cards,
    set_owners,
    set_passengers,
    set_pieces,
    set_seat,
    set_tickets,
    set_totals,
    started,
)
from tests.helpers.engine.oracle import NUMBERS
from ttr_qt.engine import Game
from ttr_qt.engine.knowledge.events import Event, GameEnded, LastRoundBegan, TurnBegan

OPEN = ["red", "blue", "green", "black", "orange"]
SHORT_ROUTES = {
    "usa": ("dal-hou-1", "por-sea-1"),
    "germany": ("aug-ulm-1", "dor-mst-1"),
    "maerklin": ("aug-ulm-1", "dor-mst-1"),
    "amsterdam": ("ouw-waa-1", "wes-jan-1"),
}
"""Two gray routes of one space."""
TABLES = [(edition, n) for edition in MARKET_EDITIONS for n in NUMBERS[edition].players]

editions = pytest.mark.parametrize("edition", MARKET_EDITIONS)


def near_the_end(edition: str, players: int, pieces: dict[int, int], seat: int = 0) -> Game:
    """Return a game in which seats have so many pieces and everyone a few cards."""
    game = started(edition, players)
    set_tickets(game, {})
    set_cards(game, hands={s: {OPEN[s]: 2} for s in range(players)}, market=OPEN)
    set_pieces(game, pieces)
    set_seat(game, seat)
    return game


def claim_short(game: Game, which: int = 0) -> tuple[Event, ...]:
    """Claim a route of one space for the seat to move; return all events of its turn."""
    route = SHORT_ROUTES[game.edition][which]
    events = play(game, f"claim {route} {OPEN[game.seat]}:1")
    if game.phase == "passenger":
        events += play(game, "no-passenger")
    return events


def draw_twice(game: Game) -> tuple[Event, ...]:
    return (*play(game, "deck"), *play(game, "deck"))


# E1


@editions
@pytest.mark.parametrize("left", [0, 1, 2])
def test_E1_a_turn_ended_with_two_or_fewer_pieces_sets_off_the_last_round(
    edition: str, left: int
) -> None:
    game = near_the_end(edition, 2, {0: left + 1})
    assert game.position().last_turns is None
    events = claim_short(game)
    assert game.position().pieces[0] == left
    assert events[-2:] == (LastRoundBegan(0), TurnBegan(1))
    assert game.position().last_turns == 2
    assert game.observe(1).last_turns == 2


@editions
def test_E1_three_pieces_are_enough_to_go_on(edition: str) -> None:
    game = near_the_end(edition, 2, {0: 4})
    events = claim_short(game)
    assert game.position().pieces[0] == 3
    assert not any(isinstance(event, LastRoundBegan) for event in events)
    assert game.position().last_turns is None
    for _ in range(6):
        draw_twice(game)
    assert not game.over


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_E1_everyone_has_one_more_turn_that_one_too(edition: str, players: int) -> None:
    game = near_the_end(edition, players, {0: 3})
    claim_short(game)
    seats: list[int] = []
    while not game.over:
        assert game.position().last_turns == players - len(seats)
        seats.append(game.seat)
        events = draw_twice(game)
    assert seats == [*range(1, players), 0]
    assert isinstance(events[-1], GameEnded)
    assert game.position().last_turns == 0
    assert legal(game) == set()
    assert refuses(game, "deck")
    assert game.winners() != ()


@editions
def test_E1_any_action_is_open_in_the_last_turn(edition: str) -> None:
    game = near_the_end(edition, 2, {0: 3})
    claim_short(game)
    assert {text.split()[0] for text in legal(game)} == {"deck", "take", "claim", "tickets"}
    play(game, min(legal(game, "tickets")))
    assert game.position().last_turns == 2
    play(game, f"keep {game.position().offered[1][0]}")
    assert game.position().last_turns == 1
    # Two pieces left are still enough for a short route.
    claim_short(game, 1)
    assert game.over
    assert game.position().pieces[0] == 1
    assert game.owners() == dict.fromkeys(SHORT_ROUTES[edition], 0)


@editions
def test_E1_the_second_card_belongs_to_the_last_turn(edition: str) -> None:
    game = near_the_end(edition, 2, {0: 3})
    claim_short(game)
    draw_twice(game)
    play(game, "deck")
    assert not game.over
    play(game, "deck")
    assert game.over


def test_E1_passengers_are_no_pieces() -> None:
    game = near_the_end("maerklin", 2, {0: 3})
    assert game.position().passengers_unused == (3, 3)
    play(game, "claim aug-ulm-1 red:1", "no-passenger")
    assert game.position().passengers_unused == (3, 3)
    assert game.position().last_turns == 2
    # And it is no reason to end that all of them are used.
    game = near_the_end("maerklin", 2, {0: 4})
    set_passengers(game, {0: ["berlin", "kiel", "emden"]})
    assert game.position().passengers_unused == (0, 3)
    play(game, "claim aug-ulm-1 red:1")
    assert game.seat == 1
    assert game.position().last_turns is None


def test_E1_the_turn_ends_after_the_passenger() -> None:
    game = near_the_end("maerklin", 2, {0: 3})
    assert not any(
        isinstance(event, LastRoundBegan) for event in play(game, "claim aug-ulm-1 red:1")
    )
    assert game.position().last_turns is None
    assert LastRoundBegan(0) in play(game, "passenger ulm")


def test_E1_first_journey_has_no_last_round() -> None:
    game = started("first_journey")
    set_tickets(game, {})
    set_cards(game, hands={0: {"green": 1}}, market=[])
    set_pieces(game, {0: 2})
    play(game, "claim dub-lon-1 green:1")
    assert game.position().pieces[0] == 1
    assert game.position().last_turns is None
    for _ in range(6):
        play(game, "deck")
    assert not game.over


# E2


def scored(edition: str) -> Game:
    """Return a game, just ended, with something in every column of the score sheet."""
    ticket, line = {
        "usa": ("boston-washington-4", ("bos-nyc-1", "nyc-was-1")),
        "germany": ("hamburg-rostock-4", ("ham-sch-1", "ros-sch-1")),
        "maerklin": ("berlin-chemnitz-6", ("ber-lei-1", "che-lei-1")),
        "amsterdam": ("haringpakkerstoren-waag-3", ("har-kor-1", "ouk-kor-1", "ouk-waa-1")),
    }[edition]
    game = started(edition)
    set_tickets(game, {0: [ticket], 1: [game.board.tickets[-1].id]})
    set_owners(game, {**dict.fromkeys(line, 0), SHORT_ROUTES[edition][0]: 1})
    if edition == "amsterdam":
        set_goods_cards(game, {0: 2, 1: 1})
    finish(game)
    return game


@pytest.mark.parametrize(
    ("edition", "first", "second"),
    [
        ("usa", 2 + 2 + 4 + 10, 1 - 8),
        ("germany", 2 + 2 + 4 + 15, 1 - 22),
        ("maerklin", 7 + 2 + 6 + 10, 1 - 22),
        ("amsterdam", 3 + 3 + 8, 1 - 9 + 4),
    ],
)
def test_E2_tickets_and_bonuses_are_added_to_the_points_for_routes(
    edition: str, first: int, second: int
) -> None:
    game = scored(edition)
    assert [score.total for score in game.scores()] == [first, second]
    assert tuple(score.routes for score in game.scores()) == game.position().scores


@editions
def test_E2_the_most_points_win(edition: str) -> None:
    game = scored(edition)
    assert game.winners() == (0,)
    assert [score.place for score in game.scores()] == [1, 2]
    game = started(edition, 3)
    set_tickets(game, {})
    set_totals(game, {0: 20, 1: 30, 2: 25})
    events = finish(game)
    assert events[-1] == GameEnded(0, (1,))
    assert game.winners() == (1,)
    assert [score.place for score in game.scores()] == [3, 1, 2]


@editions
def test_E2_nobody_has_won_before_the_end(edition: str) -> None:
    game = near_the_end(edition, 2, {0: 3})
    claim_short(game)
    draw_twice(game)
    assert game.winners() == ()
    draw_twice(game)
    assert game.winners() == (0,)


@editions
def test_E2_points_of_the_last_turn_count(edition: str) -> None:
    game = near_the_end(edition, 2, {0: 3})
    claim_short(game)
    claim_short(game, 1)
    assert game.position().scores == (1, 1)
    draw_twice(game)
    assert [score.routes for score in game.scores()] == [1, 1]


# E3


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_E3_the_last_round_closes_with_the_one_who_set_it_off(edition: str, players: int) -> None:
    for starter in range(players):
        game = near_the_end(edition, players, {starter: 3}, seat=starter)
        assert LastRoundBegan(starter) in claim_short(game)
        seats = []
        while not game.over:
            seats.append(game.seat)
            events = draw_twice(game)
        assert seats == [(starter + 1 + i) % players for i in range(players)]
        assert events[-1].seat == starter


@editions
def test_E3_a_second_player_falling_to_two_pieces_changes_nothing(edition: str) -> None:
    game = near_the_end(edition, 3, {0: 3, 1: 3})
    claim_short(game)
    events = claim_short(game, 1)
    assert game.position().pieces[:2] == (2, 2)
    assert not any(isinstance(event, LastRoundBegan) for event in events)
    assert game.position().last_turns == 2
    draw_twice(game)
    draw_twice(game)
    assert game.over


@editions
def test_E3_the_one_who_set_it_off_does_not_set_it_off_again(edition: str) -> None:
    game = near_the_end(edition, 2, {0: 3})
    claim_short(game)
    draw_twice(game)
    events = claim_short(game, 1)
    assert game.over
    assert isinstance(events[-1], GameEnded)
    assert not any(isinstance(event, LastRoundBegan) for event in events)


# E4


@editions
def test_E4_a_total_may_be_below_zero(edition: str) -> None:
    game = started(edition)
    tickets = game.board.tickets[:6]
    set_tickets(game, {0: [ticket.id for ticket in tickets], 1: [game.board.tickets[-1].id]})
    set_owners(game, {})
    finish(game)
    totals = [-sum(ticket.points for ticket in tickets), -game.board.tickets[-1].points]
    assert [score.total for score in game.scores()] == totals
    assert max(totals) < 0
    # The fewest points lost win.
    assert game.winners() == (totals.index(max(totals)),)


@editions
def test_E4_tie_breaks_order_the_lower_places_too(edition: str) -> None:
    # Seats 1 and 2 tie behind seat 0; only seat 2 has a ticket done.
    ticket, line = {
        "usa": ("vancouver-portland-2", ("sea-van-1", "por-sea-1")),
        "germany": ("hamburg-rostock-4", ("ham-sch-1", "ros-sch-1")),
        "maerklin": ("berlin-chemnitz-6", ("ber-lei-1", "che-lei-1")),
        "amsterdam": ("haringpakkerstoren-waag-3", ("har-kor-1", "ouk-kor-1", "ouk-waa-1")),
    }[edition]
    game = started(edition, 4)
    set_tickets(game, {2: [ticket]})
    set_owners(game, dict.fromkeys(line, 2))
    set_totals(game, {0: 50, 1: 30, 2: 30, 3: 10})
    finish(game)
    assert [score.total for score in game.scores()] == [50, 30, 30, 10]
    assert [score.place for score in game.scores()] == [1, 3, 2, 4]
    assert game.winners() == (0,)


@editions
def test_E4_a_tie_that_nothing_breaks_shares_a_lower_place(edition: str) -> None:
    game = started(edition, 4)
    set_tickets(game, {})
    set_owners(game, {})
    set_totals(game, {0: 50, 1: 30, 2: 30, 3: 10})
    finish(game)
    assert [score.place for score in game.scores()] == [1, 2, 2, 4]


@editions
def test_E4_totals_below_zero_tie_and_are_ordered_as_well(edition: str) -> None:
    game = started(edition, 3)
    set_tickets(game, {})
    set_owners(game, {})
    set_totals(game, {0: -30, 1: -5, 2: -30})
    finish(game)
    assert [score.total for score in game.scores()] == [-30, -5, -30]
    assert [score.place for score in game.scores()] == [2, 1, 2]
    assert game.winners() == (1,)
