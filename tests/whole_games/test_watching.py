"""Games in which only opponents play can be watched and paused."""

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage

pytestmark = pytest.mark.slow


def test_a_watched_game_rests_and_goes_on_to_its_end(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(preferences=QUIET)
    start = window.page
    assert isinstance(start, StartPage)
    choice = GameChoice("first_journey", ("clara", "otto"), person=False)
    start.start_wanted.emit(choice)
    page = window.page
    assert isinstance(page, GamePage)
    session = page.session
    qtbot.waitUntil(lambda: session.ply >= 4)
    (rest,) = page.turn.buttons
    assert rest.text() == "Pause"
    rest.click()
    assert session.paused
    qtbot.waitUntil(lambda: session.thinking is None)
    now = session.ply
    qtbot.wait(100)
    assert session.ply == now
    assert page.turn.buttons[0].text() == "Go on"
    page.turn.buttons[0].click()
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=60_000)
    assert session.over
    assert session.ply > now
