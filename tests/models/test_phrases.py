"""Everything that can happen can be said."""

import random

import pytest

from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.maps import Text
from ttr_qt.models.log import entry_phrase
from ttr_qt.models.phrases import (
    ENGLISH,
    ENGLISH_PAST,
    Phrase,
    action_phrase,
    english,
    event_phrases,
    in_english,
)


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
    assert phrase.told({"claim": "{a} genommen"}, lambda fact: getattr(fact, "de", "")) == (
        "Köln genommen"
    )
