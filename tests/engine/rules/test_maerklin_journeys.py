"""The rules of Märklin about passengers and their journeys: M6 to M9, M11, M13 to M15."""

import pytest

from tests.helpers.engine.arrange import (
    give_goods,
    legal,
    play,
    set_cards,
    set_passengers,
    set_seat,
    travelling,
)
from ttr_qt.engine import Game, IllegalActionError
from ttr_qt.engine.knowledge.events import (
    DeckShuffled,
    JourneyEnded,
    JourneyStarted,
    Travelled,
    TurnBegan,
)
from ttr_qt.engine.knowledge.position import Journey

RING = ("ffm-mai-1", "mai-man-1", "ffm-man-1")
"""Frankfurt (goods 4-3-2), Mainz (2), Mannheim (3-2-1)."""
GUEST = "passenger"
"""The passenger card."""


def steps(game: Game) -> set[str]:
    """Return the tracks that the passenger under way may use next."""
    return {text.split()[1] for text in legal(game, "travel")}


def goods_of(game: Game, city: str) -> tuple[int, ...]:
    return game.position().goods_left[city]


# M6


def test_M6_passenger_takes_the_top_token_of_each_city() -> None:
    game = travelling(dict.fromkeys((*RING, "ffm-wue-1"), 0), {0: ["wuerzburg"]})
    assert play(game, "journey wuerzburg") == (JourneyStarted(0, "wuerzburg"),)
    assert game.phase == "journey"
    assert game.position().journey == Journey("wuerzburg", "wuerzburg", (), 0)
    ways = (("ffm-wue-1", "frankfurt", 4), ("ffm-mai-1", "mainz", 2), ("mai-man-1", "mannheim", 3))
    for route, city, goods in ways:
        assert play(game, f"travel {route}") == (Travelled(0, route, city, goods, paid=False),)
    journey = game.position().journey
    assert journey is not None
    assert (journey.start, journey.at, journey.points) == ("wuerzburg", "mannheim", 9)
    assert set(journey.used) == {"ffm-wue-1", "ffm-mai-1", "mai-man-1"}
    assert play(game, "arrive") == (JourneyEnded(0, "mannheim", 9), TurnBegan(1))
    assert game.position().goods == ((4, 3, 2), ())
    assert goods_of(game, "wuerzburg") == (2,)
    assert goods_of(game, "frankfurt") == (3, 2)
    assert goods_of(game, "mainz") == ()
    assert goods_of(game, "mannheim") == (2, 1)


def test_M6_city_visited_twice_gives_a_token_each_time() -> None:
    game = travelling(dict.fromkeys((*RING, "ffm-wue-1"), 0), {0: ["wuerzburg"]})
    play(game, "journey wuerzburg", "travel ffm-wue-1", "travel ffm-mai-1", "travel mai-man-1")
    events = play(game, "travel ffm-man-1")
    assert events == (Travelled(0, "ffm-man-1", "frankfurt", 3, paid=False),)
    assert goods_of(game, "frankfurt") == (2,)
    play(game, "arrive")
    assert game.position().goods == ((4, 3, 3, 2), ())
    assert game.scores()[0].goods == 12


def test_M6_start_gives_nothing_even_on_coming_back() -> None:
    game = travelling(dict.fromkeys(RING, 0), {0: ["frankfurt"]})
    play(game, "journey frankfurt", "travel ffm-mai-1", "travel mai-man-1")
    events = play(game, "travel ffm-man-1")
    assert events == (Travelled(0, "ffm-man-1", "frankfurt", 0, paid=False),)
    assert goods_of(game, "frankfurt") == (4, 3, 2)
    play(game, "arrive")
    assert game.position().goods == ((3, 2), ())


def test_M6_start_gives_something_on_a_later_journey() -> None:
    game = travelling(dict.fromkeys(RING, 0), {0: ["frankfurt", "mainz"]})
    play(game, "journey frankfurt", "travel ffm-mai-1", "arrive")
    set_seat(game, 0)
    play(game, "journey mainz")
    assert play(game, "travel ffm-mai-1")[0] == Travelled(
        0, "ffm-mai-1", "frankfurt", 4, paid=False
    )


def test_M6_each_track_is_used_at_most_once() -> None:
    game = travelling(dict.fromkeys((*RING, "ffm-wue-1"), 0), {0: ["wuerzburg"]})
    play(game, "journey wuerzburg")
    assert steps(game) == {"ffm-wue-1"}
    play(game, "travel ffm-wue-1")
    assert steps(game) == {"ffm-mai-1", "ffm-man-1"}
    with pytest.raises(IllegalActionError):
        play(game, "travel ffm-wue-1")
    play(game, "travel ffm-man-1", "travel mai-man-1", "travel ffm-mai-1")
    assert legal(game) == {"arrive"}
    # In the next journey all may be used again.
    play(game, "arrive")
    set_passengers(game, {0: ["frankfurt"]})
    set_seat(game, 0)
    play(game, "journey frankfurt")
    assert steps(game) == {"ffm-mai-1", "ffm-man-1", "ffm-wue-1"}


def test_M6_city_without_goods_left_gives_none() -> None:
    game = travelling({"ffm-mai-1": 0, "mai-man-1": 0}, {0: ["frankfurt"]})
    give_goods(game, {1: ["mainz", "mannheim", "mannheim"]})
    play(game, "journey frankfurt")
    events = play(game, "travel ffm-mai-1")
    assert events == (Travelled(0, "ffm-mai-1", "mainz", 0, paid=False),)
    events = play(game, "travel mai-man-1")
    assert events == (Travelled(0, "mai-man-1", "mannheim", 1, paid=False),)
    assert goods_of(game, "mannheim") == ()


@pytest.mark.parametrize("other", [0, 1])
def test_M6_cities_with_a_passenger_may_be_passed_and_stopped_in(other: int) -> None:
    passengers = {0: ["frankfurt", "mainz"]} if other == 0 else {0: ["frankfurt"], 1: ["mainz"]}
    game = travelling({"ffm-mai-1": 0, "mai-man-1": 0}, passengers)
    play(game, "journey frankfurt", "travel ffm-mai-1")
    assert legal(game) == {"travel mai-man-1", "arrive"}
    play(game, "arrive")
    assert game.position().passengers[other] == ("mainz",)
    assert game.position().goods[0] == (2,)
    game.undo()
    play(game, "travel mai-man-1", "arrive")
    assert game.position().passengers[other] == ("mainz",)


def test_M6_only_own_passengers_on_the_board_travel() -> None:
    game = travelling(dict.fromkeys(RING, 0), {0: ["frankfurt", "mannheim"], 1: ["mainz"]})
    assert legal(game, "journey") == {"journey frankfurt", "journey mannheim"}
    with pytest.raises(IllegalActionError):
        play(game, "journey mainz")
    game = travelling(dict.fromkeys(RING, 0), {})
    assert legal(game, "journey") == set()


def test_M6_only_own_routes_are_used() -> None:
    game = travelling({"ffm-mai-1": 0, "ffm-man-1": 1, "mai-man-1": 1}, {0: ["frankfurt"]})
    play(game, "journey frankfurt")
    assert steps(game) == {"ffm-mai-1"}
    play(game, "travel ffm-mai-1")
    assert legal(game) == {"arrive"}


def test_M6_passenger_without_a_way_cannot_set_off() -> None:
    game = travelling({"ffm-mai-1": 1, "ffm-wue-1": 0}, {0: ["mainz", "frankfurt"]})
    assert legal(game, "journey") == {"journey frankfurt"}


def test_M6_journey_is_the_whole_turn() -> None:
    game = travelling({"ffm-mai-1": 0}, {0: ["frankfurt"]}, {0: {"red": 4}})
    play(game, "journey frankfurt")
    assert legal(game) == {"travel ffm-mai-1"}
    play(game, "travel ffm-mai-1")
    assert legal(game) == {"arrive"}
    assert play(game, "arrive")[-1] == TurnBegan(1)


# M7


def test_M7_card_opens_one_track_of_another_player() -> None:
    owners = {"ffm-wue-1": 0, "ffm-mai-1": 1, "mai-man-1": 1}
    game = travelling(owners, {0: ["wuerzburg"]}, {0: {GUEST: 1, "red": 1}})
    play(game, "journey wuerzburg", "travel ffm-wue-1")
    assert steps(game) == {"ffm-mai-1"}
    events = play(game, "travel ffm-mai-1")
    assert events == (Travelled(0, "ffm-mai-1", "mainz", 2, paid=True),)
    assert game.position().hands[0] == {"red": 1}
    assert game.position().discards == {GUEST: 1}
    # The next track of another would take another card.
    assert legal(game) == {"arrive"}
    assert game.owners() == owners


def test_M7_without_a_card_tracks_of_others_are_closed() -> None:
    game = travelling({"ffm-wue-1": 0, "ffm-mai-1": 1}, {0: ["wuerzburg"]}, {1: {GUEST: 3}})
    play(game, "journey wuerzburg", "travel ffm-wue-1")
    assert legal(game) == {"arrive"}
    with pytest.raises(IllegalActionError):
        play(game, "travel ffm-mai-1")


def test_M7_any_number_of_cards_may_be_played() -> None:
    owners = {"ffm-wue-1": 1, "ffm-mai-1": 2, "kob-mai-1": 0, "kob-koe-1": 3}
    game = travelling(owners, {0: ["wuerzburg"]}, {0: {GUEST: 4}}, players=4)
    play(game, "journey wuerzburg", "travel ffm-wue-1", "travel ffm-mai-1")
    assert game.position().hands[0] == {GUEST: 2}
    events = play(game, "travel kob-mai-1")
    assert events == (Travelled(0, "kob-mai-1", "koblenz", 2, paid=False),)
    assert game.position().hands[0] == {GUEST: 2}
    play(game, "travel kob-koe-1")
    assert game.position().hands[0] == {GUEST: 1}
    assert game.position().discards == {GUEST: 3}
    assert play(game, "arrive")[0] == JourneyEnded(0, "koeln", 4 + 2 + 2 + 4)


def test_M7_track_of_another_is_used_once_too() -> None:
    game = travelling({"ffm-mai-1": 1}, {0: ["frankfurt"]}, {0: {GUEST: 3}})
    play(game, "journey frankfurt", "travel ffm-mai-1")
    assert legal(game) == {"arrive"}
    assert game.position().hands[0] == {GUEST: 2}


# M8


def test_M8_journey_into_a_country_ends_there() -> None:
    owners = {"kar-man-1": 0, "kar-fr2-1": 0, "fre-fr1-1": 0}
    game = travelling(owners, {0: ["mannheim"]})
    play(game, "journey mannheim", "travel kar-man-1")
    before = game.position().goods_left
    events = play(game, "travel kar-fr2-1")
    assert events == (
        Travelled(0, "kar-fr2-1", "frankreich_2", 0, paid=False),
        JourneyEnded(0, "frankreich_2", 3),
        TurnBegan(1),
    )
    assert game.phase == "turn"
    assert game.position().journey is None
    assert game.position().passengers == ((), ())
    assert game.position().goods_left == before
    assert game.position().goods == ((3,), ())


def test_M8_track_of_another_into_a_country_takes_a_card() -> None:
    game = travelling({"kar-fr2-1": 1}, {0: ["karlsruhe"]}, {0: {GUEST: 2}})
    play(game, "journey karlsruhe")
    events = play(game, "travel kar-fr2-1")
    assert events[0] == Travelled(0, "kar-fr2-1", "frankreich_2", 0, paid=True)
    assert events[1:] == (JourneyEnded(0, "frankreich_2", 0), TurnBegan(1))
    assert game.position().hands[0] == {GUEST: 1}
    assert game.position().scores[0] == 0


# M9


def test_M9_value_of_the_tokens_is_scored_after_the_journey() -> None:
    game = travelling(dict.fromkeys((*RING, "ffm-wue-1"), 0), {0: ["wuerzburg"]})
    routes = 1 + 1 + 2 + 2
    play(game, "journey wuerzburg", "travel ffm-wue-1", "travel ffm-mai-1")
    assert game.position().scores == (routes, 0)
    play(game, "arrive")
    assert game.position().scores == (routes + 4 + 2, 0)
    score = game.scores()[0]
    assert (score.routes, score.goods, score.total) == (routes, 6, routes + 6)


def test_M9_value_is_scored_when_a_journey_ends_in_a_country() -> None:
    game = travelling({"kar-man-1": 0, "kar-fr2-1": 0}, {0: ["mannheim"]})
    play(game, "journey mannheim", "travel kar-man-1", "travel kar-fr2-1")
    assert game.position().scores == (1 + 2 + 3, 0)


def test_M9_passenger_leaves_the_game() -> None:
    game = travelling(dict.fromkeys(RING, 0), {0: ["frankfurt", "mainz"]}, {0: {"red": 2}})
    play(game, "journey frankfurt", "travel ffm-man-1", "arrive")
    assert game.position().passengers == (("mainz",), ())
    assert game.position().passengers_unused == (1, 3)
    set_seat(game, 0)
    assert legal(game, "journey") == {"journey mainz"}


def test_M9_three_passengers_make_three_journeys() -> None:
    game = travelling(
        dict.fromkeys(RING, 0), {0: ["frankfurt", "mainz", "mannheim"]}, {0: {"red": 2}}
    )
    for city, route in (("frankfurt", RING[0]), ("mainz", RING[1]), ("mannheim", RING[2])):
        set_seat(game, 0)
        play(game, f"journey {city}", f"travel {route}", "arrive")
    set_seat(game, 0)
    assert legal(game, "journey") == set()
    # None is left to be placed either.
    assert play(game, "claim ffm-wue-1 red:2")[-1] == TurnBegan(1)


def test_M9_a_journey_has_one_step_at_least() -> None:
    game = travelling(dict.fromkeys(RING, 0), {0: ["frankfurt"]})
    play(game, "journey frankfurt")
    assert legal(game) == {"travel ffm-mai-1", "travel ffm-man-1"}
    with pytest.raises(IllegalActionError):
        play(game, "arrive")


def test_M9_tokens_stay_with_the_player() -> None:
    game = travelling(dict.fromkeys(RING, 0), {0: ["mainz"]})
    play(game, "journey mainz", "travel ffm-mai-1", "arrive", "deck", "deck", "deck", "deck")
    assert game.position().goods == ((4,), ())
    assert game.observe(1).goods == ((4,), ())


# M11


def test_M11_passenger_may_still_move_when_no_card_is_left() -> None:
    game = travelling({"ffm-mai-1": 0, "mai-man-1": 1}, {0: ["frankfurt"]})
    set_cards(game, hands={0: {"red": 1, GUEST: 1}}, rest_to=1)
    verbs = {text.split()[0] for text in legal(game)}
    assert verbs == {"claim", "tickets", "journey"}
    play(game, "journey frankfurt", "travel ffm-mai-1")
    assert game.position().deck == ()
    # A card played becomes the new deck at once.
    events = play(game, "travel mai-man-1")
    assert game.position().deck == (GUEST,)
    assert game.position().discards == {}
    assert DeckShuffled(0) in events
    play(game, "arrive")
    assert "deck" in legal(game)


# M13


def test_M13_card_may_be_paid_for_the_first_step() -> None:
    game = travelling({"ffm-mai-1": 1}, {0: ["frankfurt"]}, {0: {GUEST: 1}})
    assert legal(game, "journey") == {"journey frankfurt"}
    game = travelling({"ffm-mai-1": 1}, {0: ["frankfurt"]}, {1: {GUEST: 1}})
    assert legal(game, "journey") == set()


def test_M13_card_is_paid_at_the_moment_of_its_step() -> None:
    game = travelling({"ffm-mai-1": 1, "mai-man-1": 0}, {0: ["mannheim"]}, {0: {GUEST: 1}})
    play(game, "journey mannheim")
    assert game.position().hands[0] == {GUEST: 1}
    play(game, "travel mai-man-1")
    assert game.position().hands[0] == {GUEST: 1}
    assert game.position().discards == {}
    play(game, "travel ffm-mai-1")
    assert game.position().hands[0] == {}
    assert game.position().discards == {GUEST: 1}


def test_M13_no_card_is_played_without_a_step() -> None:
    game = travelling(dict.fromkeys(RING, 0), {0: ["frankfurt"]}, {0: {GUEST: 5}})
    assert {text.split()[0] for text in legal(game)} == {"deck", "take", "tickets", "journey"}
    play(game, "journey frankfurt", "travel ffm-mai-1")
    assert legal(game) == {"travel mai-man-1", "arrive"}
    play(game, "arrive")
    assert game.position().hands[0] == {GUEST: 5}


def test_M13_free_tracks_cannot_be_used() -> None:
    game = travelling({"ffm-mai-1": 0}, {0: ["frankfurt", "berlin"]}, {0: {GUEST: 5}})
    assert legal(game, "journey") == {"journey frankfurt"}
    play(game, "journey frankfurt")
    assert steps(game) == {"ffm-mai-1"}
    play(game, "travel ffm-mai-1")
    assert legal(game) == {"arrive"}


# M14


def test_M14_out_on_the_own_track_and_back_on_anothers() -> None:
    owners = {"ffm-wue-1": 0, "ffm-mai-1": 0, "ffm-mai-2": 1}
    game = travelling(owners, {0: ["wuerzburg"]}, {0: {GUEST: 1}}, players=4)
    play(game, "journey wuerzburg", "travel ffm-wue-1", "travel ffm-mai-1")
    assert steps(game) == {"ffm-mai-2"}
    events = play(game, "travel ffm-mai-2")
    assert events == (Travelled(0, "ffm-mai-2", "frankfurt", 3, paid=True),)
    assert game.position().hands[0] == {}


def test_M14_the_other_track_takes_a_card() -> None:
    owners = {"ffm-mai-1": 0, "ffm-mai-2": 1}
    game = travelling(owners, {0: ["frankfurt"]}, players=4)
    play(game, "journey frankfurt", "travel ffm-mai-1")
    assert legal(game) == {"arrive"}


def test_M14_two_tracks_of_others_are_two() -> None:
    owners = {"dor-due-1": 1, "dor-due-2": 2, "dor-due-3": 3}
    game = travelling(owners, {0: ["dortmund"]}, {0: {GUEST: 3}}, players=4)
    play(game, "journey dortmund", "travel dor-due-2", "travel dor-due-1")
    assert steps(game) == {"dor-due-3"}
    events = play(game, "travel dor-due-3")
    # The second token of Düsseldorf; Dortmund, where it began, gave none.
    assert events == (Travelled(0, "dor-due-3", "duesseldorf", 2, paid=True),)
    assert game.position().hands[0] == {}


# M15


def test_M15_journey_may_end_in_any_city_reached() -> None:
    game = travelling(dict.fromkeys((*RING, "ffm-wue-1"), 0), {0: ["wuerzburg"]})
    play(game, "journey wuerzburg")
    for route in ("ffm-wue-1", *RING):
        play(game, f"travel {route}")
        assert "arrive" in legal(game)
    play(game, "arrive")
    assert game.seat == 1
