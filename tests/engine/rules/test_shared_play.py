"""Rules of all games: turns, passing, set-up, the order within a claim (C1, C3 to C6)."""

import pytest

from tests.helpers.engine.arrange import (
    MARKET_EDITIONS,
    fill_board,
    legal,
    play,
    refuses,
    set_cards,
    set_owners,
    set_passengers,
    set_pieces,
    set_pile,
    set_seat,
    set_tickets,
    show_tickets,
    started,
)
from tests.helpers.engine.oracle import NUMBERS, market_is_broken
from ttr_qt.engine import EDITIONS, Game, SetupError
from ttr_qt.engine.knowledge.events import (
    CrossingMade,
    DeckShuffled,
    GameEnded,
    GoodsCardTaken,
    LastRoundBegan,
    Passed,
    RouteClaimed,
    TicketConnected,
    TicketDone,
    TicketsChosen,
    TicketsDealt,
    TicketsKept,
    TurnBegan,
    events_seen_by,
)

OPEN = ["red", "blue", "green", "black", "orange"]
TABLES = [(edition, players) for edition in EDITIONS for players in NUMBERS[edition].players]
SHORT_ROUTES = {
    "usa": "dal-hou-1",
    "germany": "aug-ulm-1",
    "maerklin": "aug-ulm-1",
    "amsterdam": "har-kor-1",
}
"""A gray route of one space whose other track takes a red card, too."""


def kinds(events: tuple[object, ...]) -> list[type]:
    return [type(event) for event in events]


def end_turn_by_drawing(game: Game) -> None:
    seat = game.seat
    while game.seat == seat:
        play(game, "deck")


def stuck(
    edition: str, players: int = 2, *, hands: dict[int, dict[str, int]] | None = None
) -> Game:
    """Return a game with nothing to draw, in which routes of one space are all that is free.

    Only the short route of the edition is free; the seats have the cards given. All others are
    with the last seat, all tickets with seat 0.
    """
    game = started(edition, players)
    set_tickets(game, {0: [ticket.id for ticket in game.board.tickets]})
    fill_board(game, {SHORT_ROUTES[edition][:-2]} if hands else ())
    set_pieces(game, dict.fromkeys(range(players), 10))
    set_cards(game, hands=hands, market=OPEN, rest_to=players - 1)
    return game


# C1


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_C1_turns_go_round_in_the_order_of_seats(edition: str, players: int) -> None:
    game = started(edition, players)
    seats = []
    for turn in range(2 * players):
        assert game.turn == turn
        seats.append(game.seat)
        end_turn_by_drawing(game)
    assert seats == [*range(players), *range(players)]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_C1_any_seat_may_be_chosen_to_begin(edition: str, players: int) -> None:
    for first in range(players):
        game = started(edition, players, first=first)
        assert game.seat == game.position().first == first
        seats = []
        for _ in range(players):
            seats.append(game.seat)
            end_turn_by_drawing(game)
        assert seats == [(first + i) % players for i in range(players)]


@pytest.mark.parametrize("first", [-1, 3])
def test_C1_a_seat_that_is_not_there_can_not_begin(first: int) -> None:
    with pytest.raises(SetupError):
        Game.new("usa", players=3, seed=1, first=first)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_C1_the_first_player_may_be_drawn_at_random(edition: str, players: int) -> None:
    firsts = [
        Game.new(edition, players=players, seed=seed, first="random").seat for seed in range(60)
    ]
    assert set(firsts) == set(range(players))
    # The seed decides, so that a game can be played once more.
    assert firsts[7] == Game.new(edition, players=players, seed=7, first="random").seat


def test_C1_a_turn_is_exactly_one_action() -> None:
    game = started("usa")
    set_tickets(game, {})
    set_cards(game, hands={0: {"red": 5}, 1: {"blue": 5}}, market=OPEN)
    assert {text.split()[0] for text in legal(game)} == {"deck", "take", "claim", "tickets"}
    assert kinds(play(game, "claim dal-hou-1 red:1"))[-1] is TurnBegan
    assert game.seat == 1
    assert refuses(game, "claim por-sea-1 red:1")
    play(game, "tickets 3")
    assert game.seat == 1
    assert {text.split()[0] for text in legal(game)} == {"keep"}
    shown = game.position().offered[1]
    assert play(game, f"keep {shown[0]}")[-1] == TurnBegan(0)
    assert {text.split()[0] for text in legal(game)} == {"deck", "take", "claim", "tickets"}
    play(game, "deck")
    assert {text.split()[0] for text in legal(game)} == {"deck", "take"}
    assert play(game, "deck")[-1] == TurnBegan(1)


# C3


@pytest.mark.parametrize("edition", EDITIONS)
def test_C3_there_is_no_limit_to_a_hand(edition: str) -> None:
    game = started(edition)
    has_market = NUMBERS[edition].has_market
    set_cards(game, market=OPEN if has_market else [], deck=["red", "blue", "red"], rest_to=0)
    size = sum(game.position().hands[0].values())
    assert size == NUMBERS[edition].cards_in_all - (8 if has_market else 3)
    assert "deck" in legal(game)
    end_turn_by_drawing(game)
    assert sum(game.position().hands[0].values()) == size + 2


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_C3_there_is_no_limit_to_tickets(edition: str) -> None:
    game = started(edition)
    tickets = [ticket.id for ticket in game.board.tickets]
    drawn = NUMBERS[edition].later_tickets
    set_tickets(game, {0: tickets[:-drawn]})
    (action,) = legal(game, "tickets")
    play(game, action)
    play(game, "keep " + " ".join(game.position().offered[0]))
    assert set(game.position().tickets[0]) == set(tickets)


# C4


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_C4_an_unwelcome_action_has_to_be_done(edition: str) -> None:
    game = stuck(edition)
    tickets = [ticket.id for ticket in game.board.tickets]
    set_tickets(game, {0: tickets[:-1]})
    only = {"germany": "tickets 0+1", "maerklin": "tickets 0+1"}.get(edition, "tickets 1")
    assert legal(game) == {only}
    assert refuses(game, "pass")
    play(game, only)
    assert legal(game) == {f"keep {tickets[-1]}"}
    assert refuses(game, "pass")
    play(game, f"keep {tickets[-1]}")
    assert game.seat == 1


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_C4_nobody_passes_who_can_claim_or_draw(edition: str) -> None:
    game = stuck(edition, hands={0: {"red": 1}})
    short = SHORT_ROUTES[edition]
    assert legal(game) == {f"claim {short[:-1]}{track} red:1" for track in (1, 2)}
    assert refuses(game, "pass")
    set_cards(game, market=OPEN, deck=["blue"], rest_to=1)
    assert legal(game) == {"deck", *(f"take {i + 1} {OPEN[i]}" for i in range(5))}
    assert refuses(game, "pass")


def test_C4_nobody_passes_who_can_move_a_passenger() -> None:
    game = stuck("maerklin")
    set_owners(game, {"aug-ulm-1": 0})
    set_passengers(game, {0: ["ulm"]})
    assert legal(game) == {"journey ulm"}
    assert refuses(game, "pass")
    # A passenger who can't travel is no action.
    set_owners(game, {"aug-ulm-1": 1})
    assert legal(game) == {"pass"}


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_C4_who_has_no_legal_action_passes(edition: str) -> None:
    game = stuck(edition, 3)
    assert legal(game) == {"pass"}
    assert play(game, "pass") == (Passed(0), TurnBegan(1))
    assert game.position().passes == 1
    assert not game.over


@pytest.mark.parametrize(
    ("edition", "players"), [table for table in TABLES if table[0] in MARKET_EDITIONS]
)
def test_C4_passes_all_round_end_the_game(edition: str, players: int) -> None:
    game = stuck(edition, players)
    set_seat(game, 1)
    for count in range(players):
        assert not game.over
        assert game.position().last_turns is None
        assert legal(game) == {"pass"}
        assert game.position().passes == count
        events = play(game, "pass")
    assert game.over
    assert events == (Passed(0), GameEnded(0, game.winners()))
    assert legal(game) == set()
    # It is scored: seat 0 holds all the tickets, some of them not done.
    scores = game.scores()
    assert sum(each.points if each.done else -each.points for each in scores[0].tickets) == (
        scores[0].total - scores[0].routes - scores[0].longest_bonus - scores[0].most_tickets_bonus
    )
    assert game.winners() == tuple(s for s, score in enumerate(scores) if score.place == 1) != ()


def test_C4_an_action_in_between_starts_the_count_anew() -> None:
    game = stuck("usa", 3, hands={1: {"red": 1}})
    play(game, "pass")
    assert game.position().passes == 1
    play(game, "claim dal-hou-1 red:1")
    assert game.position().passes == 0
    play(game, "deck")  # the card just paid
    assert game.position().passes == 0
    for seat in range(3):
        assert not game.over
        assert game.seat == seat
        assert legal(game) == {"pass"}
        play(game, "pass")
    assert game.over


# C5


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_C5_hands_and_market_lie_there_before_tickets_are_chosen(
    edition: str, players: int
) -> None:
    numbers = NUMBERS[edition]
    for seed in range(20):
        game = Game.new(edition, players=players, seed=seed)
        position = game.position()
        assert [sum(hand.values()) for hand in position.hands] == [numbers.dealt] * players
        assert len(position.market) == (5 if numbers.has_market else 0)
        spread = sum(position.discards.values())
        assert spread in {0, 5, 10, 15}
        assert spread == 15 or not market_is_broken(position.market, edition)
        rest = numbers.cards_in_all - players * numbers.dealt - len(position.market) - spread
        assert len(position.deck) == rest
        expected = {"germany": "mix", "maerklin": "mix", "first_journey": "turn"}
        assert game.phase == expected.get(edition, "keep")
        for seat in range(players):
            assert game.observe(seat).market == position.market
            assert game.observe(seat).hand == position.hands[seat]


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
@pytest.mark.parametrize("first", [0, 2])
def test_C5_seats_choose_in_turn_and_all_choices_take_effect_together(
    edition: str, first: int
) -> None:
    game = Game.new(edition, players=3, seed=5, first=first)
    order = [(first + i) % 3 for i in range(3)]
    if game.phase == "mix":
        for seat in order:
            assert game.seat == seat
            play(game, "tickets 2+2")
    for seat in order:
        assert game.phase == "keep"
        assert game.seat == seat
        assert game.position().tickets == ((), (), ())
        events = play(game, "keep " + " ".join(game.position().offered[seat]))
        assert events[0] == TicketsChosen(seat)
        if seat != order[-1]:
            assert events[1:] == ()
            assert game.position().setting_up
    assert kinds(events[1:]) == [TicketsKept, TicketsKept, TicketsKept, TurnBegan]
    assert events[-1] == TurnBegan(first)
    assert not game.position().setting_up
    assert [len(held) for held in game.position().tickets] == [NUMBERS[edition].start_tickets] * 3


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_C5_nobody_knows_yet_what_the_others_keep(edition: str) -> None:
    views = []
    for kept in (slice(None), slice(0, NUMBERS[edition].start_keep)):
        game = Game.new(edition, players=3, seed=6)
        while game.phase == "mix":
            play(game, "tickets 2+2")
        events = play(game, "keep " + " ".join(game.position().offered[0][kept]))
        views.append((game.observe(1), events_seen_by(events, 1)))
        assert game.observe(1).ticket_counts[0] == (0,) * len(game.board.decks)
        assert game.observe(1).log[-1].text == "keep"
    assert views[0] == views[1]


def test_C5_first_journey_deals_its_tickets_without_a_choice() -> None:
    game = Game.new("first_journey", players=4, seed=1)
    position = game.position()
    assert not position.setting_up
    assert [len(held) for held in position.tickets] == [2] * 4
    assert position.offered == ((),) * 4


# C6


@pytest.mark.parametrize("edition", ["usa", "germany", "amsterdam"])
def test_C6_the_cards_paid_become_the_deck_before_the_end_is_checked(edition: str) -> None:
    game = stuck(edition, hands={0: {"red": 1}})
    set_pieces(game, {0: 3})
    route, before = SHORT_ROUTES[edition], game.position().scores[0]
    events = play(game, f"claim {route} red:1")
    assert kinds(events_seen_by(events, 1)) == [
        RouteClaimed,
        DeckShuffled,
        LastRoundBegan,
        TurnBegan,
    ]
    assert events[0] == RouteClaimed(0, route, (("red", 1),), 1)
    position = game.position()
    assert position.deck == ("red",)
    assert position.discards == {}
    assert position.owners[route] == 0
    assert position.pieces[0] == 2
    assert position.scores[0] == before + 1
    assert position.last_turns == 2


def test_C6_the_passenger_comes_after_the_points_and_before_the_end() -> None:
    game = stuck("maerklin", hands={0: {"red": 1}})
    set_pieces(game, {0: 3})
    before = game.position().scores[0]
    events = play(game, "claim aug-ulm-1 red:1")
    assert kinds(events_seen_by(events, 1)) == [RouteClaimed, DeckShuffled]
    assert kinds(events)[:3] == [RouteClaimed, DeckShuffled, TicketConnected]
    position = game.position()
    assert game.phase == "passenger"
    assert game.seat == 0
    assert position.scores[0] == before + 1
    assert position.pieces[0] == 2
    assert position.last_turns is None
    assert legal(game) == {"passenger augsburg", "passenger ulm", "no-passenger"}
    events = play(game, "passenger ulm")
    assert kinds(events)[1:] == [LastRoundBegan, TurnBegan]
    assert game.position().last_turns == 2


def test_C6_the_goods_card_comes_after_the_points_and_before_the_end() -> None:
    game = started("amsterdam")
    set_pieces(game, {0: 4})
    set_cards(game, hands={0: {"pink": 2}}, market=OPEN, rest_to=1)
    events = play(game, "claim niw-har-1 pink:2")
    assert kinds(events) == [
        RouteClaimed,
        DeckShuffled,
        GoodsCardTaken,
        LastRoundBegan,
        TurnBegan,
    ]
    position = game.position()
    assert position.scores == (2, 0)
    assert position.goods_cards == (1, 0)
    assert position.last_turns == 2


def test_C6_tickets_come_before_the_bonus_and_both_before_the_end() -> None:
    game = started("first_journey")
    set_tickets(game, {0: ["dublin-copenhagen", "berlin-athens"]})
    line = ("lon-ams-1", "ams-cop-1", "cop-sto-1", "sto-rig-1", "rig-mos-1")
    set_owners(game, dict.fromkeys(line, 0))
    set_pile(game, ["dublin-madrid"])
    set_pieces(game, {0: 1})
    set_cards(game, hands={0: {"green": 1}}, market=[])
    events = play(game, "claim dub-lon-1 green:1")
    assert kinds(events) == [RouteClaimed, TicketDone, TicketsDealt, CrossingMade, GameEnded]
    assert game.scores()[0].tickets_done == 2
    assert game.winners() == (0,)


def test_C6_the_sixth_ticket_leaves_no_room_for_the_bonus() -> None:
    game = started("first_journey")
    set_tickets(game, {0: ["moscow-stockholm", "berlin-athens"]})
    show_tickets(
        game,
        {0: ["madrid-rome", "london-madrid", "paris-riga", "kyiv-zurich", "riga-rome"]},
    )
    line = ("dub-lon-1", "lon-ams-1", "ams-cop-1", "cop-sto-1", "sto-rig-1")
    set_owners(game, dict.fromkeys(line, 0))
    set_cards(game, hands={0: {"yellow": 3}}, market=[])
    events = play(game, "claim rig-mos-1 yellow:3")
    assert kinds(events) == [RouteClaimed, TicketDone, GameEnded]
    assert game.position().crossings == (False, False)
    assert game.scores()[0].tickets_done == 6
    assert game.scores()[0].total == 6
