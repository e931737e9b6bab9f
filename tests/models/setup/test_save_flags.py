"""Marks kept with a game: only they count, and a new deal has none."""

import pytest

from tests.helpers.engine.walks import new
from ttr_qt.engine import Game
from ttr_qt.models.setup.save_flags import (
    given_up,
    is_given_up,
    is_unrated,
    rated,
    resumed,
    unrated,
)


@pytest.mark.parametrize("value", [None, 0, 1, "yes", "true", [], {}])
def test_only_the_mark_itself_makes_a_game_unrated(value: object) -> None:
    game = Game.new("usa", players=2, seed=1, extra={"unrated": value})
    assert not is_unrated(game.setup)
    assert is_unrated(unrated(game.setup))
    assert "unrated" not in rated(unrated(game.setup)).extra


def test_giving_up_leaves_a_mark_that_new_deals_and_games_played_on_lack() -> None:
    setup = given_up(unrated(new("usa", 2).setup))
    assert is_given_up(setup)
    assert not is_given_up(rated(setup))
    assert not is_given_up(resumed(setup))
    assert is_unrated(resumed(setup))
