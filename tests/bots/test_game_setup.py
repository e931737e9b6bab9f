"""A new game is the table that was chosen."""

import pytest

from ttr_qt.bots.game_setup import dealt_again, new_table
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.session.choice import GameChoice


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("begins", [0, 1, 2])
def test_any_seat_may_begin(edition: str, begins: int) -> None:
    table = new_table(GameChoice(edition, ("otto", "rosa"), begins=begins), ThinkingLimits())
    assert table.session.setup.first == begins
    assert dealt_again(table.session.setup, same=True).setup.first == begins
    table.session.close()


def test_whoever_watches_lets_any_opponent_begin() -> None:
    choice = GameChoice("usa", ("otto", "rosa", "ada"), person=False, begins=2)
    table = new_table(choice, ThinkingLimits())
    assert table.names[table.session.setup.first] == "Rosa"
    table.session.close()
