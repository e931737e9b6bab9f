"""What is said of a journey is read as a whole, also in German and in a small window."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, set_owners, set_passengers, started
from tests.helpers.window.fixtures import QUIET, MakeWindow
from tests.helpers.window.scrolling import scroll_area
from ttr_qt.engine import Action
from ttr_qt.engine.actions import StartJourney, TravelRoute
from ttr_qt.views.theme.language import Language


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_of_a_journey_is_scrolled_to(
    qtbot: QtBot, make_window: MakeWindow, language: Language
) -> None:
    game = started("maerklin", players=2, seed=4)
    set_owners(game, {"ffm-mai-1": 0, "kob-mai-1": 0})
    set_passengers(game, {0: ["frankfurt"]})
    set_cards(game, hands={0: {"blue": 2}})
    window = make_window(preferences=replace(QUIET, language=language))
    window.current_game.open_game(game)
    page = window.game_page
    assert page is not None
    bar = scroll_area(page.turn).verticalScrollBar()
    steps: tuple[Action, ...] = (
        StartJourney("frankfurt"),
        TravelRoute("ffm-mai-1"),
        TravelRoute("kob-mai-1"),
    )
    for step in steps:
        qtbot.waitUntil(lambda: page.active)
        page.play(step)
        qtbot.waitUntil(lambda: page.active)
        qtbot.wait(20)  # the panel finds its room
        assert bar.maximum() == 0
