"""The strengths of the levels, for rating a person against them."""

from ai.levels import LEVELS
from ai.ratings import BotRating, EditionRatings, Ratings
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
    guessed = list(anchors["germany"].values())
    assert guessed == sorted(guessed)
    assert sum(guessed) / len(guessed) == 1500
    assert anchors["germany"] == anchors["amsterdam"]
