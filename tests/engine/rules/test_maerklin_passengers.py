"""The rules of Märklin about placing passengers and about the end: M5, M10, M15."""

import pytest

from tests.helpers.engine.arrange import (
    finish,
    give_goods,
    legal,
    play,
    set_cards,
    set_passengers,
    set_pieces,
    set_seat,
    set_tickets,
    set_totals,
    travelling,
)
from ttr_qt.engine import IllegalActionError
from ttr_qt.engine.knowledge.events import (
    GameEnded,
    LastRoundBegan,
    PassengerPlaced,
    RouteClaimed,
    TurnBegan,
)

GUEST = "passenger"
"""The passenger card."""


# M5


def test_M5_passenger_may_be_put_into_either_city_of_the_route() -> None:
    game = travelling({}, {}, {0: {"red": 1}})
    events = play(game, "claim ffm-mai-1 red:1")
    assert events == (RouteClaimed(0, "ffm-mai-1", (("red", 1),), 1),)
    assert game.phase == "passenger"
    assert game.seat == 0
    assert game.position().passenger_cities == ("frankfurt", "mainz")
    assert legal(game) == {"passenger frankfurt", "passenger mainz", "no-passenger"}
    events = play(game, "passenger mainz")
    assert events == (PassengerPlaced(0, "mainz"), TurnBegan(1))
    assert game.position().passengers == (("mainz",), ())
    assert game.position().passengers_unused == (2, 3)


def test_M5_passenger_need_not_be_placed() -> None:
    game = travelling({}, {}, {0: {"red": 1}})
    play(game, "claim ffm-mai-1 red:1", "no-passenger")
    assert game.position().passengers == ((), ())
    assert game.position().passengers_unused == (3, 3)
    assert game.seat == 1
    assert game.phase == "turn"


def test_M5_passengers_are_placed_on_a_claim_only() -> None:
    game = travelling({"ffm-mai-1": 0}, {}, {0: {"red": 1}})
    assert {text.split()[0] for text in legal(game)} == {"deck", "take", "tickets", "claim"}
    with pytest.raises(IllegalActionError):
        play(game, "passenger mainz")
    play(game, "claim mai-man-1 red:1")
    # Not into a city of another route.
    with pytest.raises(IllegalActionError):
        play(game, "passenger frankfurt")


@pytest.mark.parametrize("seat", [0, 1])
def test_M5_one_city_takes_one_passenger_of_anyone(seat: int) -> None:
    game = travelling({}, {seat: ["mainz"]}, {0: {"red": 1}})
    play(game, "claim ffm-mai-1 red:1")
    assert legal(game) == {"passenger frankfurt", "no-passenger"}
    with pytest.raises(IllegalActionError):
        play(game, "passenger mainz")


@pytest.mark.parametrize(
    "passengers", [{0: ["mainz", "frankfurt"]}, {0: ["mainz"], 1: ["frankfurt"]}]
)
def test_M5_no_question_where_both_cities_are_taken(passengers: dict[int, list[str]]) -> None:
    game = travelling({}, passengers, {0: {"red": 1}})
    events = play(game, "claim ffm-mai-1 red:1")
    assert events[-1] == TurnBegan(1)
    assert game.phase == "turn"
    assert game.seat == 1


def test_M5_passenger_is_not_put_into_a_country() -> None:
    game = travelling({}, {}, {0: {"black": 2}})
    play(game, "claim kar-fr2-1 black:2")
    assert legal(game) == {"passenger karlsruhe", "no-passenger"}
    with pytest.raises(IllegalActionError):
        play(game, "passenger frankreich_2")


def test_M5_no_question_where_only_a_country_is_left() -> None:
    game = travelling({}, {1: ["karlsruhe"]}, {0: {"black": 2}})
    assert play(game, "claim kar-fr2-1 black:2")[-1] == TurnBegan(1)


def test_M5_no_question_without_an_unused_passenger() -> None:
    game = travelling({}, {0: ["berlin", "kiel", "emden"]}, {0: {"red": 1}})
    assert game.position().passengers_unused == (0, 3)
    assert play(game, "claim ffm-mai-1 red:1")[-1] == TurnBegan(1)


def test_M5_city_is_free_again_once_its_passenger_has_left() -> None:
    game = travelling({"ffm-wue-1": 0}, {0: ["wuerzburg"]}, {1: {"red": 4}})
    play(game, "journey wuerzburg", "travel ffm-wue-1", "arrive")
    play(game, "claim nue-wue-1 red:2")
    assert legal(game) == {"passenger nuernberg", "passenger wuerzburg", "no-passenger"}


def test_M5_end_is_looked_at_after_the_passenger() -> None:
    game = travelling({}, {}, {0: {"red": 1}})
    set_pieces(game, {0: 3})
    play(game, "claim ffm-mai-1 red:1")
    assert game.position().last_turns is None
    events = play(game, "passenger frankfurt")
    assert events == (PassengerPlaced(0, "frankfurt"), LastRoundBegan(0), TurnBegan(1))
    assert game.position().last_turns == 2


# M10


def test_M10_more_tickets_done_win_a_tie() -> None:
    game = travelling({"ber-lei-1": 1, "che-lei-1": 1}, {}, players=3)
    set_tickets(game, {1: ["berlin-chemnitz-6"]})
    give_goods(game, {0: ["berlin", "berlin"]})
    set_totals(game, {0: 50, 1: 50, 2: 50})
    assert [score.place for score in game.scores()] == [2, 1, 3]
    assert finish(game)[-1] == GameEnded(0, (1,))


def test_M10_then_more_goods_points() -> None:
    game = travelling({"ber-ham-1": 0}, {}, players=3)
    # One token of seven against three of two.
    give_goods(game, {0: ["mainz", "kassel", "ulm"], 1: ["berlin"]})
    set_totals(game, {0: 50, 1: 50, 2: 50})
    assert [score.goods for score in game.scores()] == [6, 7, 0]
    assert [score.place for score in game.scores()] == [2, 1, 3]
    finish(game)
    assert game.winners() == (1,)


def test_M10_then_victory_is_shared() -> None:
    game = travelling({"ber-ham-1": 0}, {}, players=3)
    give_goods(game, {0: ["mainz", "kassel"], 1: ["frankfurt"]})
    set_totals(game, {0: 50, 1: 50, 2: 49})
    assert [score.place for score in game.scores()] == [1, 1, 3]
    assert finish(game)[-1] == GameEnded(0, (0, 1))
    assert game.winners() == (0, 1)


# M15


def test_M15_passengers_and_their_cards_count_nothing_at_the_end() -> None:
    game = travelling({"ffm-mai-1": 0, "kob-koe-1": 1}, {})
    set_passengers(game, {0: ["frankfurt", "mainz", "berlin"]})
    set_cards(game, hands={0: {GUEST: 8}}, market=["red", "blue", "green", "white", "black"])
    set_seat(game, 1)
    assert finish(game)[-1] == GameEnded(1, (0, 1))
    assert [score.total for score in game.scores()] == [1, 1]
    assert [score.goods for score in game.scores()] == [0, 0]
