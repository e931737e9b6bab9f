"""Everything that can happen can be said."""

import random

import pytest

from tests.helpers.engine.walks import actions_of, lively, new
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.actions import TravelRoute
from ttr_qt.engine.maps import Text
from ttr_qt.models.item_models.log import entry_phrase
from ttr_qt.models.item_models.phrases import (
    ENGLISH,
    ENGLISH_PAST,
    Phrase,
    action_phrase,
    english,
    event_phrases,
    in_english,
)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_can_be_told(edition: str) -> None:
    keys = set()
    for seed in range(6):
        game = Game.new(edition, players=2, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            for legal in game.legal_actions():
                assert "{" not in english(action_phrase(game.map, legal))
            events = game.play(chance.choice(game.legal_actions()))
            entry = entry_phrase(game.map, game.observe(0).log[-1])
            for phrase in (entry, *event_phrases(game.map, events)):
                assert english(phrase, ENGLISH_PAST)
                keys.add(phrase.key)
    assert {"draw", "claim", "ended"} <= keys
    assert ("goods_card" in keys) == (edition == "amsterdam")
    assert ("journey_points" in keys) == (edition == "maerklin")
    assert ("swap" in keys) == (edition == "first_journey")


def test_a_journey_is_told_in_the_order_in_which_it_goes() -> None:
    turned = 0
    game = new("maerklin", players=3, seed=2)
    for action in actions_of("maerklin", 3, lively("maerklin"), seed=2):
        view = game.observe(game.seat)
        here = view.journey.at if view.journey is not None else ""
        legal = [one for one in view.legal_actions if isinstance(one, TravelRoute)]
        for one in legal:
            assert dict(action_phrase(game.map, one, here).facts)["a"] == game.map.place(here).name
        events = game.play(action)
        if isinstance(action, TravelRoute):
            told = dict(entry_phrase(game.map, game.observe(0).log[-1], events).facts)
            route = game.map.route(action.route)
            there = route.b if route.a == here else route.a
            assert told == {"a": game.map.place(here).name, "b": game.map.place(there).name}
            turned += route.b == here
    assert turned > 3


def test_actions_and_log_have_the_same_facts() -> None:
    for key in ENGLISH.keys() & ENGLISH_PAST.keys():
        assert facts_in(ENGLISH_PAST[key]) <= facts_in(ENGLISH[key])


def facts_in(template: str) -> set[str]:
    return {part.split("}")[0] for part in template.split("{")[1:]}


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        (3, "3"),
        ("locomotive_4plus", "locomotive 4+"),
        (Text("Cologne", "Köln"), "Cologne"),
        ((3,), "3 tickets"),
        ((1,), "1 ticket"),
        ((2, 1), "2 short and 1 long"),
        ((("red", 2), ("locomotive", 1)), "2 red, 1 locomotive"),
        ((Text("A", "X"), Text("B", "Y"), Text("C", "Z"), Text("D", "W")), "A – B, C – D"),
    ],
)
def test_facts_are_written_as_people_do(fact: int | str | Text, told: str) -> None:
    assert in_english(fact) == told


def test_another_language_brings_its_own_words() -> None:
    phrase = Phrase("claim", (("a", Text("Cologne", "Köln")),))
    assert phrase.text({"claim": "{a} genommen"}, lambda fact: getattr(fact, "de", "")) == (
        "Köln genommen"
    )
