"""The five games side by side: every number in which they differ, tried on running games."""

from collections import Counter
from dataclasses import dataclass

import pytest

from tests.helpers.engine.arrange import (
    finish,
    give_goods,
    legal,
    payments,
    play,
    set_cards,
    set_goods_cards,
    set_owners,
    set_pieces,
    set_seat,
    set_tickets,
    set_totals,
    show_tickets,
    started,
)
from ttr_qt.engine import Game, SetupError
from ttr_qt.engine.knowledge.events import GameEnded, GoodsCardTaken, LastRoundBegan, RouteClaimed

SERIES = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
FIRST = ("yellow", "green", "white", "black", "blue", "red")
CANALS = ("orange", "red", "pink", "green", "blue", "black")


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """What makes an edition, as the rule books and the decisions on their gaps say."""

    players: tuple[int, ...]
    pieces: int
    passengers: int = 0
    cards: dict[str, int]
    deck: int
    dealt: int
    market: int
    tickets: tuple[int, ...]
    start: tuple[int, int]
    """Tickets dealt, and how many are kept at least."""
    later: tuple[int, int] | None
    """Tickets drawn, and how many are kept at least; None: no such action."""
    closed_with: tuple[int, ...]
    """Numbers of players with which parallel tracks are closed."""
    points: tuple[int, ...]
    """For routes of length 1, 2, ...: as many as there are on the board."""
    longest: int = 0
    most_tickets: int = 0
    goods_cards: int = 0


TABLE = {
    "usa": Row(
        players=(2, 3, 4, 5),
        pieces=45,
        cards={**dict.fromkeys(SERIES, 12), "locomotive": 14},
        deck=110,
        dealt=4,
        market=5,
        tickets=(69,),
        start=(3, 2),
        later=(3, 1),
        closed_with=(2, 3),
        points=(1, 2, 4, 7, 10, 15),
        longest=10,
    ),
    "germany": Row(
        players=(2, 3, 4, 5),
        pieces=45,
        cards={**dict.fromkeys(SERIES, 12), "locomotive": 14},
        deck=110,
        dealt=4,
        market=5,
        tickets=(33, 29),
        start=(4, 2),
        later=(4, 1),
        closed_with=(2, 3),
        points=(1, 2, 4, 7, 10, 15, 18),
        most_tickets=15,
    ),
    "maerklin": Row(
        players=(2, 3, 4, 5),
        pieces=45,
        passengers=3,
        cards={
            **dict.fromkeys(SERIES, 11),
            "locomotive": 14,
            "locomotive_4plus": 6,
            "passenger": 10,
        },
        deck=118,
        dealt=4,
        market=5,
        tickets=(23, 23),
        start=(4, 2),
        later=(4, 1),
        closed_with=(2, 3),
        points=(1, 2, 4, 7, 10, 15, 18),
        most_tickets=10,
    ),
    "first_journey": Row(
        players=(2, 3, 4),
        pieces=20,
        cards={**dict.fromkeys(FIRST, 10), "locomotive": 12},
        deck=72,
        dealt=4,
        market=0,
        tickets=(32,),
        start=(2, 2),
        later=None,
        closed_with=(),
        points=(0, 0, 0),
    ),
    "amsterdam": Row(
        players=(2, 3, 4),
        pieces=16,
        cards={**dict.fromkeys(CANALS, 6), "joker": 8},
        deck=44,
        dealt=2,
        market=5,
        tickets=(24,),
        start=(2, 1),
        later=(2, 1),
        closed_with=(2,),
        points=(1, 2, 4, 7),
        goods_cards=16,
    ),
}
EDITIONS = pytest.mark.parametrize("edition", TABLE)
TABLES = pytest.mark.parametrize(
    ("edition", "players"), [(edition, n) for edition, row in TABLE.items() for n in row.players]
)
WITH_A_LAST_ROUND = pytest.mark.parametrize("edition", ["usa", "germany", "maerklin", "amsterdam"])

WILD = {edition: "joker" if edition == "amsterdam" else "locomotive" for edition in TABLE}
ONE = {
    "usa": "atl-nas-1",
    "germany": "bre-bhv-1",
    "maerklin": "bre-bhv-1",
    "first_journey": "ams-ber-1",
    "amsterdam": "har-kor-1",
}
"""A route of one space."""
DONE = {
    "usa": ("vancouver-portland-2", ("sea-van-1", "por-sea-1")),
    "germany": ("bremen-duesseldorf-5", ("bre-mst-1", "dor-mst-1", "dor-due-1")),
    "maerklin": ("bremen-duesseldorf-5", ("bre-mst-1", "dor-mst-1", "dor-due-1")),
    "amsterdam": ("haringpakkerstoren-waag-3", ("har-kor-1", "ouk-kor-1", "ouk-waa-1")),
}
"""A ticket and the tracks that do it."""


def wilds_for(game: Game, count: int) -> None:
    """Give the first two seats so many wilds and nobody anything else, with none face-up."""
    colours = game.rules.colours
    hands = {seat: {WILD[game.edition]: count} for seat in range(2)}
    set_cards(game, hands=hands, market=colours[: TABLE[game.edition].market])


def claim(game: Game, route: str) -> None:
    """Claim a route with wilds alone, and place no passenger."""
    play(game, f"claim {route} {WILD[game.edition]}:{game.map.route(route).length}")
    if game.phase == "passenger":
        play(game, "no-passenger")


def kept_numbers(game: Game) -> Counter[int]:
    """Return how many choices there are to keep so many tickets."""
    return Counter(len(text.split()) - 1 for text in legal(game, "keep"))


# Players and material


@EDITIONS
def test_players_allowed_and_refused(edition: str) -> None:
    for players in range(-1, 9):
        if players in TABLE[edition].players:
            assert Game.new(edition, players=players, seed=1).players == players
        else:
            with pytest.raises(SetupError):
                Game.new(edition, players=players, seed=1)


@TABLES
def test_pieces_and_passengers(edition: str, players: int) -> None:
    position = Game.new(edition, players=players, seed=1).position()
    assert position.pieces == (TABLE[edition].pieces,) * players
    assert position.passengers_unused == (TABLE[edition].passengers,) * players
    assert position.goods_cards_left == TABLE[edition].goods_cards
    assert position.scores == (0,) * players


@TABLES
def test_cards_of_the_deck(edition: str, players: int) -> None:
    row = TABLE[edition]
    position = Game.new(edition, players=players, seed=1).position()
    cards = Counter(position.deck) + Counter(position.market) + Counter(position.discards)
    for hand in position.hands:
        cards += Counter(hand)
    assert cards == row.cards
    assert cards.total() == row.deck


@TABLES
def test_cards_dealt_and_face_up(edition: str, players: int) -> None:
    row = TABLE[edition]
    position = Game.new(edition, players=players, seed=1).position()
    assert [sum(hand.values()) for hand in position.hands] == [row.dealt] * players
    assert len(position.market) == row.market
    thrown = sum(position.discards.values())
    assert len(position.deck) == row.deck - players * row.dealt - row.market - thrown


@EDITIONS
def test_colours_of_the_routes_are_those_of_the_cards(edition: str) -> None:
    game = Game.new(edition, seed=1)
    assert {route.colour for route in game.map.routes} <= {*TABLE[edition].cards, "gray"}


# Tickets


@TABLES
def test_tickets_in_each_deck(edition: str, players: int) -> None:
    game = Game.new(edition, players=players, seed=1)
    position = game.position()
    held = [t for tickets in (*position.offered, *position.tickets) for t in tickets]
    if len(TABLE[edition].tickets) == 1:
        assert (len(position.ticket_decks[0]) + len(held),) == TABLE[edition].tickets
    else:
        assert held == []
        assert tuple(map(len, position.ticket_decks)) == TABLE[edition].tickets


@TABLES
def test_tickets_dealt_and_kept_at_the_start(edition: str, players: int) -> None:
    dealt, least = TABLE[edition].start
    game = Game.new(edition, players=players, seed=1)
    if edition == "first_journey":
        assert game.phase == "turn"
        assert [len(held) for held in game.position().tickets] == [dealt] * players
        return
    while game.phase == "mix":
        assert legal(game) == {f"tickets {n}+{dealt - n}" for n in range(dealt + 1)}
        play(game, f"tickets {game.seat % (dealt + 1)}+{dealt - game.seat % (dealt + 1)}")
    for seat in range(players):
        assert len(game.position().offered[seat]) == dealt
        numbers = kept_numbers(game)
        assert set(numbers) == set(range(least, dealt + 1))
        assert numbers[dealt] == 1
        assert numbers[dealt - 1] == (dealt if dealt - 1 >= least else 0)
        play(game, "keep " + " ".join(game.position().offered[seat][:least]))
    assert [len(held) for held in game.position().tickets] == [least] * players


@EDITIONS
def test_tickets_drawn_and_kept_later(edition: str) -> None:
    later = TABLE[edition].later
    game = started(edition)
    if later is None:
        assert legal(game, "tickets") == set()
        return
    drawn, least = later
    if len(TABLE[edition].tickets) == 1:
        assert legal(game, "tickets") == {f"tickets {drawn}"}
    else:
        mixes = {f"tickets {n}+{drawn - n}" for n in range(drawn + 1)}
        assert legal(game, "tickets") == mixes
    play(game, min(legal(game, "tickets")))
    assert len(game.position().offered[0]) == drawn
    assert set(kept_numbers(game)) == set(range(least, drawn + 1))


# Routes


@pytest.mark.slow
@TABLES
def test_parallel_tracks_closed_with_few_players(edition: str, players: int) -> None:
    game = started(edition, players)
    groups = [r.id for r in game.map.routes if game.map.parallels(r.id) and r.id.endswith("-1")]
    assert groups
    closed = players in TABLE[edition].closed_with
    for first in groups:
        set_owners(game, {})
        set_seat(game, 0)
        wilds_for(game, len(TABLE[edition].points))
        claim(game, first)
        wilds_for(game, len(TABLE[edition].points))
        for other in game.map.parallels(first):
            set_seat(game, 0)
            assert payments(game, other) == set()
            set_seat(game, 1)
            assert bool(payments(game, other)) is not closed


@EDITIONS
def test_points_of_every_route_on_the_board(edition: str) -> None:
    row = TABLE[edition]
    game = started(edition)
    wilds_for(game, len(row.points))
    lengths = set()
    for route in game.map.routes:
        lengths.add(route.length)
        events = play(game, f"claim {route.id} {WILD[edition]}:{route.length}")
        cards = ((WILD[edition], route.length),)
        points = row.points[route.length - 1]
        assert events[0] == RouteClaimed(0, route.id, cards, points)
        assert game.position().scores == (points, 0)
        assert game.position().pieces[0] == row.pieces - route.length
        assert (GoodsCardTaken(0) in events) is route.cart
        game.undo()
    assert lengths == set(range(1, len(row.points) + 1))


# Bonuses


@pytest.mark.slow
@pytest.mark.parametrize("edition", DONE)
def test_bonus_at_the_end(edition: str) -> None:
    row = TABLE[edition]
    ticket, routes = DONE[edition]
    game = started(edition)
    set_tickets(game, {0: [ticket]})
    set_owners(game, dict.fromkeys(routes, 0))
    if row.goods_cards:
        set_goods_cards(game, {0: 2, 1: 1})
    best, other = game.scores()
    assert (best.longest_bonus, other.longest_bonus) == (row.longest, 0)
    assert (best.most_tickets_bonus, other.most_tickets_bonus) == (row.most_tickets, 0)
    ranks = (8, 4) if row.goods_cards else (0, 0)
    assert (best.goods_card_bonus, other.goods_card_bonus) == ranks
    points = int(ticket.rsplit("-", 1)[1])
    bonus = row.longest + row.most_tickets + ranks[0]
    assert best.total == best.routes + points + bonus


@pytest.mark.parametrize(("players", "ranks"), [(2, (8, 4)), (3, (8, 5, 2)), (4, (8, 6, 4, 2))])
def test_bonus_for_goods_cards_in_amsterdam(players: int, ranks: tuple[int, ...]) -> None:
    game = started("amsterdam", players)
    set_goods_cards(game, {seat: 5 - seat for seat in range(players)})
    assert tuple(score.goods_card_bonus for score in game.scores()) == ranks


def test_no_bonus_in_first_journey() -> None:
    game = started("first_journey")
    show_tickets(game, {0: [game.position().ticket_decks[0][0]]})
    set_owners(game, {"ams-ber-1": 0})
    score = game.scores()[0]
    assert score.total == score.tickets_done == 1
    assert (score.longest_bonus, score.most_tickets_bonus, score.goods_card_bonus) == (0, 0, 0)


# The end


@WITH_A_LAST_ROUND
@pytest.mark.parametrize("left", [0, 1, 2])
def test_two_or_fewer_pieces_set_off_the_last_round(edition: str, left: int) -> None:
    for players in TABLE[edition].players:
        game = started(edition, players)
        wilds_for(game, 1)
        set_pieces(game, {0: left + 1})
        before = game.turn
        events = play(game, f"claim {ONE[edition]} {WILD[edition]}:1")
        if game.phase == "passenger":
            events = play(game, "no-passenger")
        assert LastRoundBegan(0) in events
        assert game.position().last_turns == players
        while not game.over:
            play(game, "deck")
        # One more turn for everyone, also for the one who set it off.
        assert game.turn == before + 1 + players


@WITH_A_LAST_ROUND
def test_three_pieces_left_set_off_nothing(edition: str) -> None:
    game = started(edition)
    wilds_for(game, 1)
    set_pieces(game, {0: 4})
    events = play(game, f"claim {ONE[edition]} {WILD[edition]}:1")
    if game.phase == "passenger":
        events = play(game, "no-passenger")
    assert LastRoundBegan(0) not in events
    assert game.position().last_turns is None


@pytest.mark.parametrize(("left", "ended"), [(2, False), (1, False), (0, True)])
def test_last_wagon_ends_first_journey(left: int, ended: bool) -> None:
    game = started("first_journey")
    wilds_for(game, 1)
    set_pieces(game, {0: left + 1})
    events = play(game, f"claim {ONE['first_journey']} locomotive:1")
    assert game.over is ended
    assert isinstance(events[-1], GameEnded) is ended
    assert game.position().last_turns is None


@pytest.mark.parametrize(("shown", "ended"), [(4, False), (5, True)])
def test_sixth_ticket_ends_first_journey(shown: int, ended: bool) -> None:
    game = started("first_journey")
    set_tickets(game, {0: ["amsterdam-stockholm", "athens-zurich"]})
    set_owners(game, {"ams-cop-1": 0})
    wilds_for(game, 1)
    show_tickets(game, {0: ("madrid-rome", "riga-rome", "kyiv-zurich", "paris-riga")})
    if shown == 5:
        show_tickets(game, {0: ["dublin-madrid"]})
    play(game, "claim cop-sto-1 locomotive:1")
    assert game.scores()[0].tickets_done == shown + 1
    assert game.over is ended


# What decides a tie


@pytest.mark.parametrize("edition", DONE)
def test_tie_goes_to_more_tickets_done(edition: str) -> None:
    ticket, routes = DONE[edition]
    game = started(edition)
    set_tickets(game, {1: [ticket]})
    set_owners(game, dict.fromkeys(routes, 1))
    set_totals(game, {0: 20, 1: 20})
    finish(game)
    assert game.winners() == (1,)


@pytest.mark.parametrize(
    ("edition", "winners"),
    [("usa", (1,)), ("germany", (0, 1)), ("maerklin", (0, 1)), ("amsterdam", (0, 1))],
)
def test_tie_goes_to_the_longest_route_in_usa_only(edition: str, winners: tuple[int, ...]) -> None:
    game = started(edition)
    set_tickets(game, {})
    set_owners(game, dict.fromkeys(DONE[edition][1], 1))
    set_totals(game, {0: 20, 1: 20})
    finish(game)
    assert game.winners() == winners


def test_tie_goes_to_goods_points_in_maerklin() -> None:
    game = started("maerklin")
    set_tickets(game, {})
    give_goods(game, {1: ["berlin"]})
    set_totals(game, {0: 20, 1: 20})
    finish(game)
    assert game.winners() == (1,)


def test_tie_is_a_shared_victory_in_first_journey() -> None:
    game = started("first_journey", 3)
    set_tickets(game, {})
    show_tickets(game, {0: ["madrid-rome"], 1: ["riga-rome"]})
    wilds_for(game, 1)
    set_pieces(game, {0: 1})
    claim(game, "ams-ber-1")
    assert game.winners() == (0, 1)
