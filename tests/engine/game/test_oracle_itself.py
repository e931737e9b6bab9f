"""The oracle on positions made by hand, so that it is not only as right as the engine."""

from dataclasses import replace
from itertools import pairwise

import networkx as nx
import pytest

from tests.helpers.engine.oracle import NUMBERS, board_of, legal, mixes, payments
from tests.helpers.engine.oracle_scoring import (
    connects,
    crosses,
    goods_card_bonus,
    running_scores,
    sheets,
    winners,
)
from ttr_qt.engine.knowledge.position import Journey, Position
from ttr_qt.engine.maps import load_map


def make(edition: str, players: int = 2, **changes: object) -> Position:
    """Return a position in which nobody has anything, with changes."""
    numbers = NUMBERS[edition]
    nothing = tuple(() for _ in range(players))
    empty = Position(
        edition=edition,
        players=players,
        phase="turn",
        seat=0,
        first=0,
        setting_up=False,
        last_turns=None,
        hands=tuple({} for _ in range(players)),
        market=(),
        deck=(),
        discards={},
        owners={},
        pieces=(numbers.pieces,) * players,
        scores=(0,) * players,
        tickets=nothing,
        shown_tickets=nothing,
        crossings=(False,) * players,
        offered=nothing,
        chosen=(None,) * players,
        ticket_decks=tuple(() for _ in numbers.tickets),
        ticket_discards=(),
        passengers=nothing,
        passengers_unused=(numbers.passengers,) * players,
        passenger_cities=(),
        journey=None,
        goods_left={},
        goods=nothing,
        goods_cards=(0,) * players,
        goods_cards_left=numbers.goods_cards,
        passes=0,
        forced_swaps=0,
    )
    return replace(empty, **changes)  # type: ignore[arg-type]


def options(position: Position) -> set[str]:
    return legal(position, load_map(position.edition))


def claimable(position: Position) -> set[str]:
    return {text.split()[1] for text in options(position) if text.startswith("claim")}


def owned(edition: str, pairs: str, seat: int = 0) -> dict[str, int]:
    """Give a seat one track between each of these pairs, such as ``berlin-leipzig``."""
    owners = {}
    for pair in pairs.split():
        ends = set(pair.split("-"))
        tracks = [
            route.id
            for route in load_map(edition).routes
            if {load_map(edition).place(end).country or end for end in (route.a, route.b)} == ends
        ]
        assert tracks, f"no route {pair}"
        owners[tracks[0]] = seat
    return owners


@pytest.mark.parametrize("edition", NUMBERS)
def test_the_table_of_numbers_adds_up(edition: str) -> None:
    numbers = NUMBERS[edition]
    assert sum(numbers.deck().values()) == numbers.cards_in_all


def test_d8_nothing_to_draw_and_nothing_to_do_is_a_pass() -> None:
    assert options(make("usa", market=("red",) * 5)) == {"pass"}


def test_d8_discards_alone_allow_to_draw() -> None:
    market = ("red", "locomotive", "red", "blue", "black")
    assert options(make("usa", market=market, discards={"red": 1})) == {
        "deck",
        "take 1 red",
        "take 2 locomotive",
        "take 3 red",
        "take 4 blue",
        "take 5 black",
    }


def test_d4_m2_m3_second_card() -> None:
    market = ("locomotive", "locomotive_4plus", "passenger", "red", "locomotive")
    position = make("maerklin", phase="second_card", market=market, deck=("red",))
    assert options(position) == {
        "deck",
        "take 2 locomotive_4plus",
        "take 3 passenger",
        "take 4 red",
    }


def test_r1_r8_payments_of_a_gray_and_a_coloured_route() -> None:
    hand = {"red": 2, "blue": 1, "locomotive": 2}
    assert payments(hand, "gray", 2, "usa") == {
        "red:2",
        "red:1 locomotive:1",
        "blue:1 locomotive:1",
        "locomotive:2",
    }
    assert payments(hand, "blue", 2, "usa") == {"blue:1 locomotive:1", "locomotive:2"}
    assert payments(hand, "green", 3, "usa") == set()
    assert payments({"joker": 2, "pink": 1}, "pink", 1, "amsterdam") == {"pink:1", "joker:1"}


def test_m2_m12_payments_with_long_locomotives() -> None:
    hand = {"red": 2, "locomotive": 1, "locomotive_4plus": 3, "passenger": 9}
    assert payments(hand, "red", 3, "maerklin") == {"red:2 locomotive:1"}
    assert payments(hand, "red", 4, "maerklin") == {
        "red:2 locomotive:1 locomotive_4plus:1",
        "red:2 locomotive_4plus:2",
        "red:1 locomotive:1 locomotive_4plus:2",
        "red:1 locomotive_4plus:3",
        "locomotive:1 locomotive_4plus:3",
    }


def test_r2_r4_r5_which_tracks_are_open() -> None:
    hand = {"locomotive": 1}
    tracks = {"sea-van-1", "sea-van-2"}
    for players, owner, left in (
        (2, 1, set()),
        (3, 1, set()),
        (4, 1, {"sea-van-2"}),
        (5, 1, {"sea-van-2"}),
        (5, 0, set()),
    ):
        hands = (hand, *({} for _ in range(players - 1)))
        free = make("usa", players, hands=hands)
        assert claimable(free) >= tracks
        assert claimable(replace(free, owners={"sea-van-1": owner})) & tracks == left
    position = make("usa", hands=({"locomotive": 9}, {}), pieces=(3, 45))
    lengths = {load_map("usa").route(route).length for route in claimable(position)}
    assert lengths == {1, 2, 3}


def test_f3_a3_doubles_of_the_small_games() -> None:
    for edition, players, left in (
        ("first_journey", 2, 1),
        ("first_journey", 4, 1),
        ("amsterdam", 2, 0),
        ("amsterdam", 3, 1),
    ):
        double = next(r for r in load_map(edition).routes if r.id.endswith("-2"))
        other = double.id.removesuffix("2") + "1"
        wild = NUMBERS[edition].wild
        hands = ({wild: 4}, *({} for _ in range(players - 1)))
        position = make(edition, players, hands=hands, owners={other: 1})
        assert len(claimable(position) & {double.id}) == left


def test_t1_g2_mixes_of_what_is_left() -> None:
    assert mixes(4, (9, 9)) == {f"tickets {n}+{4 - n}" for n in range(5)}
    assert mixes(4, (1, 9)) == {"tickets 0+4", "tickets 1+3"}
    assert mixes(4, (1, 2)) == {"tickets 1+2"}
    assert mixes(4, (0, 0)) == set()
    assert mixes(3, (2,)) == {"tickets 2"}


def test_t1_a5_keeping_tickets() -> None:
    offered = (("a-b-1", "c-d-2", "e-f-3"), ())
    start = make("usa", phase="keep", setting_up=True, offered=offered)
    assert options(start) == {
        "keep a-b-1 c-d-2",
        "keep a-b-1 e-f-3",
        "keep c-d-2 e-f-3",
        "keep a-b-1 c-d-2 e-f-3",
    }
    assert len(options(replace(start, setting_up=False))) == 7
    last = make("amsterdam", phase="keep", offered=(("a-b-1",), ()))
    assert options(last) == {"keep a-b-1"}


def test_m5_places_for_a_passenger() -> None:
    route = next(r for r in load_map("maerklin").routes if r.a == "kiel" and "daenemark" in r.b)
    ends = (route.a, route.b)
    position = make("maerklin", phase="passenger", passenger_cities=ends)
    assert options(position) == {"no-passenger", "passenger kiel"}
    ends = ("berlin", "leipzig")
    position = make(
        "maerklin", phase="passenger", passenger_cities=ends, passengers=((), ("leipzig",))
    )
    assert options(position) == {"no-passenger", "passenger berlin"}


def test_m6_m7_m9_m13_steps_of_a_journey() -> None:
    owners = owned("maerklin", "berlin-leipzig") | owned("maerklin", "berlin-rostock", 1)
    own, other = owners
    position = make("maerklin", owners=owners, passengers=(("berlin",), ()))
    assert options(position) == {"journey berlin"}
    assert options(replace(position, owners={})) == {"pass"}
    assert options(replace(position, passengers=(("rostock",), ()))) == {"pass"}
    begun = Journey(start="berlin", at="berlin", used=(), points=0)
    position = replace(position, phase="journey", journey=begun)
    assert options(position) == {f"travel {own}"}
    position = replace(position, hands=({"passenger": 1}, {}))
    assert options(position) == {f"travel {own}", f"travel {other}"}
    position = replace(position, journey=Journey("berlin", "leipzig", (own,), 4))
    assert options(position) == {"arrive"}


def test_f2_a_turn_of_first_journey() -> None:
    assert options(make("first_journey", deck=("red",))) == {"deck", "swap"}
    assert options(make("first_journey")) == {"swap"}


@pytest.mark.parametrize(
    ("pairs", "a", "b", "done"),
    [
        ("emden-bremen bremen-hamburg", "hamburg", "emden", True),
        ("emden-bremen kiel-hamburg", "hamburg", "emden", False),
        ("kiel-daenemark kiel-hamburg", "daenemark", "hamburg", True),
        # Two routes into Denmark connect nothing through it (G4).
        ("kiel-daenemark bremerhaven-daenemark", "kiel", "bremerhaven", False),
        ("kiel-daenemark emden-niederlande", "daenemark", "niederlande", False),
        # One city with a route into each is enough (G7), and so is a way through cities.
        ("lindau-schweiz lindau-oesterreich", "schweiz", "oesterreich", True),
        (
            "emden-niederlande emden-bremerhaven bremerhaven-daenemark",
            "niederlande",
            "daenemark",
            True,
        ),
        # But not through a third country.
        (
            "lindau-oesterreich lindau-schweiz freiburg-schweiz freiburg-frankreich",
            "oesterreich",
            "frankreich",
            False,
        ),
    ],
)
def test_t3_g4_g7_what_connects(pairs: str, a: str, b: str, done: bool) -> None:
    game_map = load_map("germany")
    routes = [game_map.route(route) for route in owned("germany", pairs)]
    assert connects(routes, a, b, board_of(game_map)) is done
    assert connects(routes, b, a, board_of(game_map)) is done


def test_f5_crossing() -> None:
    game_map = load_map("first_journey")
    ways = nx.Graph((route.a, route.b, {"id": route.id}) for route in game_map.routes)
    path = nx.shortest_path(ways, "madrid", "moscow")
    routes = [game_map.route(ways.edges[pair]["id"]) for pair in pairwise(path)]
    assert crosses(routes, board_of(game_map))
    assert not crosses(routes[1:], board_of(game_map))


def test_r6_t4_u2_a_sheet_of_the_usa() -> None:
    owners = owned("usa", "dallas-houston dallas-oklahoma_city dallas-little_rock")
    owners |= owned("usa", "little_rock-oklahoma_city chicago-toronto")
    owners |= owned("usa", "seattle-portland", 1)
    tickets = (("kansas_city-houston-5",), ("vancouver-portland-2",))
    position = make("usa", owners=owners, tickets=tickets)
    first, second = sheets(position, load_map("usa"))
    assert running_scores(position, load_map("usa")) == (1 + 2 + 2 + 2 + 7, 1)
    assert first.tickets == {"kansas_city-houston-5": (5, False)}
    # Houston, Dallas, round the triangle: 1 + 2 + 2 + 2.
    assert (first.longest, second.longest) == (7, 1)
    assert (first.longest_bonus, second.longest_bonus) == (10, 0)
    assert (first.total, second.total) == (14 - 5 + 10, 1 - 2)
    assert (first.place, second.place) == (1, 2)
    nobody = sheets(make("usa"), load_map("usa"))
    assert [sheet.longest_bonus for sheet in nobody] == [0, 0]


def test_u3_e4_ties_go_to_tickets_then_to_the_longest_trail() -> None:
    # Two routes of two spaces apart, one of three, and the bonus of the longest with a third.
    owners = owned("usa", "atlanta-charleston new_york-pittsburgh")
    owners |= owned("usa", "nashville-raleigh", 1)
    owners |= owned("usa", "chicago-toronto", 2)
    owners |= owned("usa", "las_vegas-los_angeles dallas-little_rock", 3)
    position = make("usa", 4, owners=owners)
    result = sheets(position, load_map("usa"))
    assert [sheet.total for sheet in result] == [4, 4, 17, 4]
    assert [sheet.place for sheet in result] == [3, 2, 1, 3]
    # The first has one ticket done instead of some points: tickets count before the trail.
    owners = owned("usa", "seattle-portland seattle-vancouver")
    owners |= owned("usa", "nashville-raleigh", 1) | owned("usa", "chicago-toronto", 2)
    tickets = (("vancouver-portland-2",), (), ())
    result = sheets(make("usa", 3, owners=owners, tickets=tickets), load_map("usa"))
    assert [sheet.total for sheet in result] == [4, 4, 17]
    assert [sheet.place for sheet in result] == [2, 3, 1]


def test_g5_g6_most_tickets() -> None:
    owners = owned("germany", "kiel-daenemark kiel-hamburg kiel-rostock")
    tickets = (("hamburg-rostock-4",), (), ())
    position = make("germany", 3, owners=owners, tickets=tickets)
    result = sheets(position, load_map("germany"))
    assert [sheet.most_tickets_bonus for sheet in result] == [15, 0, 0]
    assert [sheet.place for sheet in result] == [1, 2, 2]


def test_m9_m10_goods_count_after_the_journey() -> None:
    owners = owned("maerklin", "berlin-leipzig")
    journey = Journey("berlin", "leipzig", tuple(owners), 4)
    position = make("maerklin", owners=owners, goods=((4, 3), ()), journey=journey)
    (length,) = (load_map("maerklin").route(route).length for route in owners)
    points = NUMBERS["maerklin"].route_points[length]
    assert running_scores(position, load_map("maerklin")) == (points + 3, 0)
    done = replace(position, journey=None)
    assert running_scores(done, load_map("maerklin")) == (points + 7, 0)


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 3, 2, 1), (8, 8, 4, 2)),
        ((2, 2, 2, 1), (8, 8, 8, 2)),
        ((1, 1, 1, 0), (8, 8, 8, 0)),
        ((2, 0, 0, 0), (8, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((1, 2, 3), (2, 5, 8)),
        ((1, 3, 1), (5, 8, 5)),
        ((1, 2), (4, 8)),
        ((2, 2), (8, 8)),
    ],
)
def test_a6_goods_cards(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    carts = [route.id for route in load_map("amsterdam").routes if route.cart]
    owners: dict[str, int] = {}
    for seat, count in enumerate(counts):
        owners |= {carts.pop(): seat for _ in range(count)}
    position = make("amsterdam", len(counts), owners=owners)
    game_map = load_map("amsterdam")
    assert (
        tuple(goods_card_bonus(position, seat, game_map) for seat in range(len(counts))) == points
    )


def test_f7_most_tickets_win_and_share() -> None:
    shown = (("berlin-athens",), ("madrid-rome", "berlin-brest"), ("london-madrid",))
    position = make("first_journey", 3, shown_tickets=shown, crossings=(True, False, False))
    result = sheets(position, load_map("first_journey"))
    assert [sheet.total for sheet in result] == [2, 2, 1]
    assert [sheet.place for sheet in result] == [1, 1, 3]
    assert winners(position, load_map("first_journey")) == (0, 1)
