"""Rules of all games: claiming a route and paying for it (R1 to R8)."""

import pytest

from tests.helpers.engine.arrange import (
    MARKET_EDITIONS,
    legal,
    payments,
    play,
    refuses,
    set_cards,
    set_owners,
    set_pieces,
    set_seat,
    set_tickets,
    started,
)
from tests.helpers.engine.oracle import NUMBERS
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.knowledge.events import DeckShuffled, RouteClaimed, TurnBegan

OPEN = ("red", "blue", "green", "black", "orange")
BLUE_ROUTES = {
    "usa": ("mon-nyc-1", 3),
    "germany": ("bre-emd-1", 3),
    "maerklin": ("bre-emd-1", 3),
    "first_journey": ("mad-par-1", 3),
    "amsterdam": ("har-noo-1", 3),
}
GRAY_ROUTES = {
    "usa": ("pit-tor-1", 2),
    "germany": ("aug-muc-1", 2),
    "maerklin": ("aug-muc-1", 2),
    "amsterdam": ("jor-hen-1", 2),
}
DOUBLES = {
    "usa": ("nyc-was-1", "nyc-was-2"),
    "germany": ("ffm-kas-1", "ffm-kas-2"),
    "maerklin": ("ffm-kas-1", "ffm-kas-2"),
    "first_journey": ("bar-rom-1", "bar-rom-2"),
    "amsterdam": ("oih-bla-1", "oih-bla-2"),
}
TRIPLE = ("dor-due-1", "dor-due-2", "dor-due-3")
TABLES = [(edition, players) for edition in EDITIONS for players in NUMBERS[edition].players]

editions = pytest.mark.parametrize("edition", EDITIONS)
gray_editions = pytest.mark.parametrize("edition", GRAY_ROUTES)


def holding(edition: str, hand: dict[str, int], players: int = 2) -> Game:
    """Return a game on an empty board in which seat 0 is to move and has this hand."""
    game = started(edition, players)
    set_tickets(game, {})
    set_cards(game, hands={0: hand}, market=shown(edition))
    return game


def shown(edition: str) -> list[str]:
    return list(OPEN) if NUMBERS[edition].has_market else []


def claim(game: Game, route: str) -> None:
    """Claim a route in any way, and answer the question for a passenger."""
    play(game, f"claim {route} {min(payments(game, route))}")
    if game.phase == "passenger":
        play(game, "no-passenger")


def all_wilds(edition: str) -> dict[str, int]:
    return {NUMBERS[edition].wild: NUMBERS[edition].wilds}


# R1


@editions
def test_R1_a_route_takes_as_many_cards_of_its_colour_as_it_has_spaces(edition: str) -> None:
    route, length = BLUE_ROUTES[edition]
    assert payments(holding(edition, {"blue": length - 1}), route) == set()
    assert payments(holding(edition, {"blue": length}), route) == {f"blue:{length}"}
    game = holding(edition, {"blue": length + 2})
    assert payments(game, route) == {f"blue:{length}"}
    assert refuses(game, f"claim {route} blue:{length - 1}")
    assert refuses(game, f"claim {route} blue:{length + 1}")


@editions
def test_R1_a_coloured_route_takes_no_other_colour(edition: str) -> None:
    route, length = BLUE_ROUTES[edition]
    for colour in NUMBERS[edition].colours:
        game = holding(edition, {colour: length})
        expected = {f"blue:{length}"} if colour == "blue" else set()
        assert payments(game, route) == expected
    game = holding(edition, {"blue": length - 1, "red": 1})
    assert payments(game, route) == set()
    assert refuses(game, f"claim {route} blue:{length - 1} red:1")
    assert refuses(game, f"claim {route} red:{length}")


@gray_editions
def test_R1_a_gray_route_takes_any_one_colour(edition: str) -> None:
    route, length = GRAY_ROUTES[edition]
    for colour in NUMBERS[edition].colours:
        assert payments(holding(edition, {colour: length}), route) == {f"{colour}:{length}"}


@gray_editions
def test_R1_a_gray_route_takes_no_two_colours(edition: str) -> None:
    route, _ = GRAY_ROUTES[edition]
    game = holding(edition, {"blue": 1, "red": 1})
    assert payments(game, route) == set()
    assert refuses(game, f"claim {route} blue:1 red:1")
    wild = NUMBERS[edition].wild
    game = holding(edition, {"blue": 1, "red": 1, wild: 1})
    assert payments(game, route) == {f"blue:1 {wild}:1", f"red:1 {wild}:1"}


@editions
def test_R1_wilds_stand_for_any_card(edition: str) -> None:
    route, length = BLUE_ROUTES[edition]
    wild = NUMBERS[edition].wild
    game = holding(edition, {"blue": 1, wild: length - 1})
    assert payments(game, route) == {f"blue:1 {wild}:{length - 1}"}
    game = holding(edition, {"blue": 1, wild: length - 2, "red": 3})
    assert payments(game, route) == set()


@editions
def test_R1_a_set_may_be_all_wilds(edition: str) -> None:
    route, length = BLUE_ROUTES[edition]
    wild = NUMBERS[edition].wild
    game = holding(edition, {wild: length})
    assert payments(game, route) == {f"{wild}:{length}"}
    play(game, f"claim {route} {wild}:{length}")
    assert game.owners() == {route: 0}
    assert game.position().hands[0] == {}


@gray_editions
def test_R1_a_gray_route_takes_wilds_with_a_colour_or_alone(edition: str) -> None:
    route, _ = GRAY_ROUTES[edition]
    wild = NUMBERS[edition].wild
    game = holding(edition, {"red": 1, wild: 1})
    assert payments(game, route) == {f"red:1 {wild}:1"}
    assert payments(holding(edition, {wild: 2}), route) == {f"{wild}:2"}


# R2


@editions
def test_R2_one_piece_for_each_space_is_needed(edition: str) -> None:
    route, length = BLUE_ROUTES[edition]
    game = holding(edition, {"blue": length})
    set_pieces(game, {0: length - 1})
    assert payments(game, route) == set()
    assert refuses(game, f"claim {route} blue:{length}")
    set_pieces(game, {0: length})
    assert payments(game, route) == {f"blue:{length}"}


@editions
def test_R2_the_pieces_of_others_do_not_matter(edition: str) -> None:
    route, length = BLUE_ROUTES[edition]
    game = holding(edition, {"blue": length})
    set_pieces(game, {1: 0})
    assert payments(game, route) == {f"blue:{length}"}


@editions
def test_R2_all_pieces_are_put_down_at_once(edition: str) -> None:
    route, length = BLUE_ROUTES[edition]
    game = holding(edition, {"blue": length})
    play(game, f"claim {route} blue:{length}")
    whole = NUMBERS[edition].pieces
    assert game.position().pieces == (whole - length, whole)
    assert game.owners() == {route: 0}


@editions
@pytest.mark.parametrize("left", [0, 1, 2])
def test_R2_only_routes_that_fit_can_be_claimed(edition: str, left: int) -> None:
    game = holding(edition, all_wilds(edition))
    set_pieces(game, {0: left})
    lengths = {game.map.route(text.split()[1]).length for text in legal(game, "claim")}
    assert lengths == set(range(1, left + 1))


# R3


@editions
def test_R3_every_free_route_may_be_claimed_wherever_it_lies(edition: str) -> None:
    game = holding(edition, all_wilds(edition))
    routes = {text.split()[1] for text in legal(game, "claim")}
    assert routes == {route.id for route in game.map.routes}


@editions
def test_R3_a_route_need_not_touch_the_own_routes(edition: str) -> None:
    own, far = {
        "usa": ("sea-van-1", "bos-nyc-1"),
        "germany": ("fre-kon-1", "kie-ros-1"),
        "maerklin": ("fre-kon-1", "kie-ros-1"),
        "first_journey": ("dub-lon-1", "mos-ros-1"),
        "amsterdam": ("niw-har-1", "mun-bla-1"),
    }[edition]
    game = holding(edition, all_wilds(edition))
    set_owners(game, {own: 0})
    claim(game, far)
    assert game.owners() == {own: 0, far: 0}


@editions
@pytest.mark.parametrize("owner", [0, 1])
def test_R3_a_route_that_is_taken_is_not_free(edition: str, owner: int) -> None:
    route, length = BLUE_ROUTES[edition]
    game = holding(edition, {"blue": length})
    assert payments(game, route)
    set_owners(game, {route: owner})
    assert payments(game, route) == set()
    assert refuses(game, f"claim {route} blue:{length}")


@editions
def test_R3_one_route_a_turn(edition: str) -> None:
    game = holding(edition, all_wilds(edition))
    wild = NUMBERS[edition].wild
    events = play(game, f"claim {DOUBLES[edition][0]} {min(payments(game, DOUBLES[edition][0]))}")
    if edition == "maerklin":
        assert legal(game, "claim") == set()
        events = play(game, "no-passenger")
    assert events[-1] == TurnBegan(1)
    route, length = BLUE_ROUTES[edition]
    assert refuses(game, f"claim {route} {wild}:{length}")


# R4


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("track", [0, 1])
def test_R4_nobody_owns_both_tracks_of_a_double(edition: str, players: int, track: int) -> None:
    own, other = DOUBLES[edition][track], DOUBLES[edition][1 - track]
    game = holding(edition, all_wilds(edition), players)
    assert payments(game, own)
    assert payments(game, other)
    set_owners(game, {own: 0})
    assert payments(game, other) == set()
    wild, length = NUMBERS[edition].wild, game.map.route(other).length
    assert refuses(game, f"claim {other} {wild}:{length}")


@pytest.mark.parametrize("edition", ["germany", "maerklin"])
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("track", [0, 1, 2])
def test_R4_nobody_owns_two_tracks_of_a_triple(edition: str, players: int, track: int) -> None:
    game = holding(edition, all_wilds(edition), players)
    set_owners(game, {TRIPLE[track]: 0})
    for other in TRIPLE:
        assert payments(game, other) == set()
    # Also when one of the three is someone else's.
    set_owners(game, {TRIPLE[track]: 0, TRIPLE[track - 1]: 1})
    for other in TRIPLE:
        assert payments(game, other) == set()


@editions
def test_R4_other_routes_between_the_same_places_by_a_detour_are_allowed(edition: str) -> None:
    direct, detour = {
        "usa": ("nyc-was-1", ("nyc-pit-1", "pit-was-1")),
        "germany": ("ffm-kas-1", ("ffm-koe-1", "erf-kas-1")),
        "maerklin": ("ffm-kas-1", ("ffm-koe-1", "erf-kas-1")),
        "first_journey": ("bar-rom-1", ("mad-bar-1", "zur-rom-1")),
        "amsterdam": ("oih-bla-1", ("mun-oih-1", "mun-bla-1")),
    }[edition]
    game = holding(edition, all_wilds(edition))
    set_owners(game, {direct: 0})
    for route in detour:
        assert payments(game, route)


# R5


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("track", [0, 1])
def test_R5_the_other_track_is_closed_with_few_players_only(
    edition: str, players: int, track: int
) -> None:
    first, second = DOUBLES[edition][track], DOUBLES[edition][1 - track]
    game = holding(edition, all_wilds(edition), players)
    claim(game, first)
    closed = players in NUMBERS[edition].closed_with
    for seat in range(players):
        set_seat(game, seat)
        set_cards(game, hands={seat: all_wilds(edition)}, market=shown(edition))
        assert payments(game, first) == set()
        open_to_seat = not closed and seat != 0
        assert bool(payments(game, second)) is open_to_seat


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_R5_both_tracks_are_there_as_long_as_none_is_claimed(edition: str, players: int) -> None:
    game = holding(edition, all_wilds(edition), players)
    for seat in range(players):
        set_seat(game, seat)
        set_cards(game, hands={seat: all_wilds(edition)}, market=shown(edition))
        for track in DOUBLES[edition]:
            assert payments(game, track)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_R5_routes_that_are_not_parallel_are_never_closed(edition: str, players: int) -> None:
    game = holding(edition, all_wilds(edition), players)
    before = {text.split()[1] for text in legal(game, "claim")}
    first, second = DOUBLES[edition]
    set_owners(game, {first: 1})
    after = {text.split()[1] for text in legal(game, "claim")}
    closed = {second} if players in NUMBERS[edition].closed_with else set()
    assert before - after == {first} | closed


@pytest.mark.parametrize(
    ("edition", "players"),
    [table for table in TABLES if table[1] not in NUMBERS[table[0]].closed_with],
)
def test_R5_two_players_may_share_a_double_in_play(edition: str, players: int) -> None:
    first, second = DOUBLES[edition]
    game = holding(edition, all_wilds(edition), players)
    claim(game, first)
    set_cards(game, hands={1: all_wilds(edition)}, market=shown(edition))
    claim(game, second)
    assert game.owners() == {first: 0, second: 1}


# R6


@pytest.mark.parametrize(
    ("edition", "length", "points"),
    [
        *(("usa", n, p) for n, p in zip(range(1, 7), (1, 2, 4, 7, 10, 15), strict=True)),
        *(("germany", n, p) for n, p in zip(range(1, 8), (1, 2, 4, 7, 10, 15, 18), strict=True)),
        *(("maerklin", n, p) for n, p in zip(range(1, 8), (1, 2, 4, 7, 10, 15, 18), strict=True)),
        *(("amsterdam", n, p) for n, p in zip(range(1, 5), (1, 2, 4, 7), strict=True)),
        *(("first_journey", n, 0) for n in range(1, 4)),
    ],
)
def test_R6_the_points_for_the_length_are_scored_at_once(
    edition: str, length: int, points: int
) -> None:
    game = holding(edition, all_wilds(edition))
    route = next(route.id for route in game.map.routes if route.length == length)
    wild = NUMBERS[edition].wild
    events = play(game, f"claim {route} {wild}:{length}")
    assert events[0] == RouteClaimed(0, route, ((wild, length),), points)
    assert game.position().scores == (points, 0)
    assert game.observe(1).scores == (points, 0)


@editions
def test_R6_the_points_add_up(edition: str) -> None:
    game = holding(edition, all_wilds(edition))
    route, length = BLUE_ROUTES[edition]
    set_owners(game, {DOUBLES[edition][0]: 0})
    claim(game, route)
    points = NUMBERS[edition].route_points
    other = game.map.route(DOUBLES[edition][0]).length
    assert game.position().scores == (points[length] + points[other], 0)


# R7


@editions
def test_R7_the_cards_paid_go_to_the_discards(edition: str) -> None:
    route, length = BLUE_ROUTES[edition]
    wild = NUMBERS[edition].wild
    game = holding(edition, {"blue": 3, wild: 2})
    before = game.position()
    play(game, f"claim {route} blue:{length - 1} {wild}:1")
    after = game.position()
    assert after.hands[0] == {"blue": 3 - (length - 1), wild: 1}
    assert after.discards == {"blue": length - 1, wild: 1}
    assert after.deck == before.deck
    assert after.market == before.market


@editions
def test_R7_they_go_there_in_one_step(edition: str) -> None:
    # With no deck they make the new one, all of them and not only the first (D7).
    route, length = BLUE_ROUTES[edition]
    wild = NUMBERS[edition].wild
    game = started(edition)
    hand = {"blue": length - 1, wild: 1}
    set_cards(game, hands={0: hand}, market=shown(edition), rest_to=1)
    events = play(game, f"claim {route} blue:{length - 1} {wild}:1")
    assert sum(isinstance(event, DeckShuffled) for event in events) == 1
    assert sorted(game.position().deck) == sorted(["blue"] * (length - 1) + [wild])
    assert game.position().discards == {}


# R8


@gray_editions
def test_R8_the_player_chooses_the_colour_of_a_gray_route(edition: str) -> None:
    route, _ = GRAY_ROUTES[edition]
    game = holding(edition, {"red": 2, "blue": 3, "green": 1})
    assert payments(game, route) == {"red:2", "blue:2"}
    play(game, f"claim {route} blue:2")
    assert game.position().hands[0] == {"red": 2, "blue": 1, "green": 1}


@editions
def test_R8_the_player_chooses_how_many_wilds_also_more_than_needed(edition: str) -> None:
    route, length = BLUE_ROUTES[edition]
    assert length == 3
    wild = NUMBERS[edition].wild
    game = holding(edition, {"blue": 3, wild: 3})
    ways = {"blue:3", f"blue:2 {wild}:1", f"blue:1 {wild}:2", f"{wild}:3"}
    assert payments(game, route) == ways
    for way in ways:
        copy = holding(edition, {"blue": 3, wild: 3})
        events = play(copy, f"claim {route} {way}")
        assert isinstance(events[0], RouteClaimed)
        paid = dict(events[0].cards)
        left = {"blue": 3 - paid.get("blue", 0), wild: 3 - paid.get(wild, 0)}
        assert copy.position().hands[0] == {card: n for card, n in left.items() if n}


@editions
def test_R8_no_more_wilds_than_the_player_has(edition: str) -> None:
    route, _ = BLUE_ROUTES[edition]
    wild = NUMBERS[edition].wild
    game = holding(edition, {"blue": 3, wild: 1})
    assert payments(game, route) == {"blue:3", f"blue:2 {wild}:1"}
    assert refuses(game, f"claim {route} blue:1 {wild}:2")
    game = holding(edition, {"blue": 2, wild: 2})
    assert payments(game, route) == {f"blue:2 {wild}:1", f"blue:1 {wild}:2"}
    assert refuses(game, f"claim {route} blue:3")


@gray_editions
def test_R8_colour_and_wilds_are_chosen_together(edition: str) -> None:
    route, _ = GRAY_ROUTES[edition]
    wild = NUMBERS[edition].wild
    game = holding(edition, {"red": 3, "blue": 1, wild: 2})
    assert payments(game, route) == {
        "red:2",
        f"red:1 {wild}:1",
        f"blue:1 {wild}:1",
        f"{wild}:2",
    }


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_R8_all_wilds_is_one_way_whatever_colours_are_held(edition: str) -> None:
    route, length = GRAY_ROUTES[edition]
    wild = NUMBERS[edition].wild
    game = holding(edition, {"red": 2, "blue": 2, "green": 2, wild: 2})
    ways = [str(action) for action in game.legal_actions()]
    assert ways.count(f"claim {route} {wild}:{length}") == 1
    assert len(ways) == len(set(ways))
    of_route = [way for way in ways if way.startswith(f"claim {route} ")]
    assert len(of_route) == 3 * 2 + 1


@editions
def test_R8_a_way_of_paying_has_one_notation(edition: str) -> None:
    route, _ = BLUE_ROUTES[edition]
    wild = NUMBERS[edition].wild
    game = holding(edition, {"blue": 3, wild: 3})
    for odd in (f"{wild}:1 blue:2", "blue:1 blue:2", f"blue:2 {wild}:1 red:1"):
        assert refuses(game, f"claim {route} {odd}")
