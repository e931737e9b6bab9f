"""The strengths of the levels, for rating a person against them."""

import itertools

import pytest

from ai.levels import LEVELS
from ai.ratings import BotRating, EditionRatings, Ratings, load_ratings
from ttr_qt.bots.level_strengths import level_anchors
from ttr_qt.engine.rules import EDITIONS


def test_measured_ratings_are_anchors() -> None:
    bots = {
        level.name: BotRating(rating=1000 + 100 * level.number, margin=20, games=9)
        for level in LEVELS
    }
    whole = EditionRatings(players=2, games=9, seed=1, bots=bots, pairings=())
    part = EditionRatings(players=2, games=9, seed=1, bots={"ada": bots["ada"]}, pairings=())
    anchors = level_anchors(Ratings(editions={"usa": whole, "germany": part}))
    assert set(anchors) == set(EDITIONS)
    assert anchors["usa"] == {name: float(bot.rating) for name, bot in bots.items()}
    guessed = list(anchors["amsterdam"].values())
    assert guessed == sorted(guessed)
    assert sum(guessed) / len(guessed) == pytest.approx(1500)
    assert anchors["germany"] == {**anchors["amsterdam"], "ada": 1500.0}


def test_who_was_not_measured_is_as_strong_as_the_other_of_that_number() -> None:
    bots = {
        name: BotRating(rating=rating, margin=20, games=9)
        for name, rating in (("clara", 1050), ("otto", 1300), ("luisa", 1340), ("viktor", 1700))
    }
    measured = EditionRatings(players=2, games=9, seed=1, bots=bots, pairings=())
    found = level_anchors(Ratings(editions={"usa": measured}))["usa"]
    assert (found["clara"], found["emil"]) == (1050, 1050)
    assert (found["otto"], found["luisa"], found["mia"]) == (1300, 1340, 1700)
    assert list(found) == [level.name for level in LEVELS]


def test_the_ratings_of_the_game_make_the_stronger_ones_stronger() -> None:
    for anchors in level_anchors(load_ratings()).values():
        for one, other in itertools.pairwise(LEVELS):
            assert one.number == other.number or anchors[one.name] < anchors[other.name]
