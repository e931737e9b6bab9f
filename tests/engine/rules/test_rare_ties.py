"""Ties, down to the last thing that can break them."""

from collections.abc import Mapping, Sequence

import pytest

from tests.helpers.engine.arrange import (
    MARKET_EDITIONS,
    finish,
    give_goods,
    play,
    set_cards,
    set_goods_cards,
    set_owners,
    set_pieces,
    set_tickets,
    set_totals,
    show_tickets,
    started,
)
from tests.helpers.engine.oracle import NUMBERS
from ttr_qt.engine import Game
from ttr_qt.engine.knowledge.events import GameEnded

LINES: dict[str, dict[str, Sequence[str]]] = {
    "usa": {
        "vancouver-portland-2": ("sea-van-1", "por-sea-1"),  # a trail of two
        "boston-washington-4": ("bos-nyc-1", "nyc-was-1"),  # of four
        "denver-el_paso-4": ("den-sfe-1", "elp-sfe-1"),  # of four
    },
    "germany": {
        "hamburg-rostock-4": ("ham-sch-1", "ros-sch-1"),
        "mannheim-wuerzburg-4": ("ffm-man-1", "ffm-wue-1"),
        "berlin-chemnitz-6": ("ber-lei-1", "che-lei-1"),
    },
    "maerklin": {
        "berlin-chemnitz-6": ("ber-lei-1", "che-lei-1"),
        "bremen-kassel-6": ("bre-han-1", "han-kas-1"),
        "dortmund-mannheim-6": ("dor-due-1", "due-koe-1", "ffm-koe-1", "ffm-man-1"),
    },
    "amsterdam": {
        "haringpakkerstoren-waag-3": ("har-kor-1", "ouk-kor-1", "ouk-waa-1"),
        "blauwbrug-dam-5": ("dam-oih-1", "oih-bla-1"),
        "nieuwe_waal-westermarkt-6": ("niw-noo-1", "noo-jor-1", "jor-wes-1"),
    },
}
"""Tickets with routes that do them; no two share a route."""


def with_done(edition: str, done: Mapping[int, Sequence[int]], players: int = 3) -> Game:
    """Return a game in which seats have done these tickets of `LINES`, by number."""
    game = started(edition, players)
    lines = list(LINES[edition].items())
    set_tickets(game, {seat: [lines[i][0] for i in held] for seat, held in done.items()})
    set_owners(
        game,
        {route: seat for seat, held in done.items() for i in held for route in lines[i][1]},
    )
    for seat, held in done.items():
        assert game.scores()[seat].tickets_done == len(held)
    return game


def check_end(game: Game, totals: list[int], places: list[int]) -> None:
    """Move the scores so that the game ends with these totals, and look at the places."""
    set_totals(game, dict(enumerate(totals)))
    events = finish(game)
    assert [score.total for score in game.scores()] == totals
    assert [score.place for score in game.scores()] == places
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    assert game.winners() == winners
    assert isinstance(events[-1], GameEnded)
    assert events[-1].winners == winners


# Points before everything else


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_E2_one_point_more_beats_every_tie_break(edition: str) -> None:
    check_end(with_done(edition, {1: [0, 1, 2]}), [41, 40, 0], [1, 2, 3])


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_E4_everybody_may_share_the_victory(edition: str) -> None:
    for players in NUMBERS[edition].players:
        game = started(edition, players)
        set_tickets(game, {})
        check_end(game, [7] * players, [1] * players)


# USA


def test_U3_points_tie_and_tickets_decide() -> None:
    # Seat 1 has more tickets done, seat 0 the longer trail.
    game = with_done("usa", {0: [1], 1: [0, 2]})
    set_owners(game, {**game.owners(), "hou-nol-1": 0, "nyc-pit-1": 0, "pit-tor-1": 0})
    assert game.scores()[0].longest > game.scores()[1].longest
    assert game.scores()[0].longest_bonus == 10
    check_end(game, [60, 60, 0], [2, 1, 3])


def test_U3_tickets_not_done_break_no_tie() -> None:
    game = started("usa", 3)
    set_tickets(game, {0: ["vancouver-portland-2", "portland-phoenix-11"], 1: ["denver-el_paso-4"]})
    set_owners(game, dict.fromkeys(LINES["usa"]["denver-el_paso-4"], 1))
    check_end(game, [60, 60, 0], [2, 1, 3])


def test_U3_tickets_tie_and_the_longer_trail_decides() -> None:
    game = with_done("usa", {0: [0], 1: [1]})
    assert [score.longest for score in game.scores()] == [2, 4, 0]
    check_end(game, [60, 60, 0], [2, 1, 3])


def test_U3_the_longer_trail_decides_also_when_a_third_player_holds_the_bonus() -> None:
    game = with_done("usa", {0: [0], 1: [1]})
    set_owners(game, {**game.owners(), "elp-hou-1": 2, "hou-nol-1": 2})
    assert [score.longest_bonus for score in game.scores()] == [0, 0, 10]
    check_end(game, [60, 60, 50], [2, 1, 3])


def test_U3_all_tie_and_the_victory_is_shared() -> None:
    game = with_done("usa", {0: [2], 1: [1]})
    assert [score.longest for score in game.scores()] == [4, 4, 0]
    check_end(game, [60, 60, 0], [1, 1, 3])


def test_U3_pieces_and_cards_left_break_no_tie() -> None:
    game = with_done("usa", {0: [2], 1: [1]})
    set_pieces(game, {0: 3, 1: 30})
    set_cards(game, hands={1: {"red": 5}}, market=["red", "blue", "green", "black", "white"])
    check_end(game, [60, 60, 0], [1, 1, 3])


# Germany


def test_G6_points_tie_and_tickets_decide() -> None:
    check_end(with_done("germany", {0: [2], 1: [0, 1]}), [60, 60, 0], [2, 1, 3])


def test_G6_tickets_tie_and_the_victory_is_shared() -> None:
    # Neither the longer line nor the dearer ticket matters.
    game = with_done("germany", {0: [2], 1: [1]})
    check_end(game, [60, 60, 0], [1, 1, 3])


def test_G6_three_share_when_all_have_done_as_many() -> None:
    game = with_done("germany", {0: [2], 1: [1], 2: [0]}, players=4)
    check_end(game, [60, 60, 60, 60], [1, 1, 1, 4])


# Märklin


def test_M10_points_tie_and_tickets_decide() -> None:
    # Seat 0 has all the goods.
    game = with_done("maerklin", {0: [0], 1: [1, 2]})
    give_goods(game, {0: ["berlin", "berlin", "koeln"]})
    check_end(game, [60, 60, 0], [2, 1, 3])


def test_M10_tickets_tie_and_goods_points_decide() -> None:
    # It is their value that counts: one token of seven against three of two.
    game = with_done("maerklin", {0: [0], 1: [1]})
    give_goods(game, {0: ["emden", "erfurt", "kassel"], 1: ["berlin"]})
    assert game.position().goods[:2] == ((2, 2, 2), (7,))
    check_end(game, [60, 60, 0], [2, 1, 3])


def test_M10_goods_points_tie_and_the_victory_is_shared() -> None:
    game = with_done("maerklin", {0: [0], 1: [1]})
    give_goods(game, {0: ["emden", "erfurt"], 1: ["koeln"]})
    assert game.position().goods[:2] == ((2, 2), (4,))
    check_end(game, [60, 60, 0], [1, 1, 3])


def test_M10_goods_do_not_count_twice() -> None:
    game = with_done("maerklin", {0: [0], 1: [1]})
    before = [score.total for score in game.scores()]
    give_goods(game, {0: ["koeln"]})
    scores = game.scores()
    assert [score.total for score in scores] == [before[0] + 4, *before[1:]]
    assert scores[0].goods == 4


# Amsterdam


def test_A7_points_tie_and_contracts_decide() -> None:
    # Seat 0 has more goods cards.
    game = with_done("amsterdam", {0: [0], 1: [1, 2]})
    set_goods_cards(game, {0: 3, 1: 1})
    check_end(game, [40, 40, 0], [2, 1, 3])


def test_A7_contracts_tie_and_the_place_is_shared() -> None:
    game = with_done("amsterdam", {0: [0], 1: [1]})
    set_goods_cards(game, {0: 3, 1: 1})
    check_end(game, [40, 40, 0], [1, 1, 3])


def test_A7_a_lower_place_is_shared_and_the_next_one_skipped() -> None:
    game = with_done("amsterdam", {1: [0], 2: [1]}, players=4)
    check_end(game, [50, 40, 40, 30], [1, 2, 2, 4])


def test_A7_contracts_order_the_lower_places() -> None:
    game = with_done("amsterdam", {1: [0], 2: [1, 2]}, players=4)
    check_end(game, [50, 40, 40, 40], [1, 3, 2, 4])


# First Journey


def last_wagon(shown: dict[int, list[str]], players: int = 3) -> Game:
    """Return a game in which seat 0 has just placed its last wagon."""
    game = started("first_journey", players)
    set_tickets(game, {})
    show_tickets(game, shown)
    set_pieces(game, {0: 1})
    set_cards(game, hands={0: {"green": 1}}, market=[])
    events = play(game, "claim dub-lon-1 green:1")
    assert isinstance(events[-1], GameEnded)
    assert events[-1].winners == game.winners()
    return game


def test_F7_a_tie_is_a_shared_victory() -> None:
    game = last_wagon({0: ["madrid-rome", "paris-riga"], 1: ["kyiv-zurich", "riga-rome"]})
    assert [score.total for score in game.scores()] == [2, 2, 0]
    assert [score.place for score in game.scores()] == [1, 1, 3]
    assert game.winners() == (0, 1)


def test_F7_nothing_else_breaks_the_tie() -> None:
    # Not who placed the last wagon, nor who has the longer network or more wagons.
    game = last_wagon({1: ["madrid-rome"], 2: ["paris-riga"]})
    assert [score.place for score in game.scores()] == [3, 1, 1]
    assert game.winners() == (1, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_F7_all_share_who_have_done_nothing(players: int) -> None:
    game = last_wagon({}, players)
    assert game.winners() == tuple(range(players))
