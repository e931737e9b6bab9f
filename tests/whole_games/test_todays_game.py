"""Today's game by mouse, from the strip of the start page to practice."""

from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.players.mouse_player import Mouse, MousePlayer
from tests.helpers.players.whole_games import play_to_the_end
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.models.setup.todays_deal import deal_of
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.pages.today.strip import TodayStrip

pytestmark = pytest.mark.slow

EDITION = "amsterdam"
DEAL = deal_of(EDITION, date(2026, 11, 18))


def strip_of(window: MainWindow) -> TodayStrip:
    page = window.page
    assert isinstance(page, StartPage)
    assert page.today is not None
    return page.today


def begun(window: MainWindow) -> GamePage:
    """Press the button of the strip."""
    Mouse(window).click_on(strip_of(window).button)
    page = window.page
    assert isinstance(page, GamePage)
    return page


def test_a_day_by_mouse(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    window.todays.clock = lambda: DEAL.day
    window.show_start()
    assert isinstance(window.page, StartPage)
    Mouse(window).click_on(window.page.posters[EDITION])
    page = begun(window)
    assert page.session.seed == DEAL.seed
    end = play_to_the_end(qtbot, window, MousePlayer(window, page), 1)
    end.skip()
    ahead = end.result.of(0).total - end.result.of(DEAL.ada).total
    assert str(abs(ahead)) in end.day.text()
    Mouse(window).click_on(end.buttons["start"])
    offer = strip_of(window).offer
    assert offer is not None
    assert (offer.deal, offer.streak) == (DEAL, 1)
    assert offer.result is not None
    assert offer.result.margin == ahead
    page = begun(window)
    assert page.session.unrated
    assert page.session.seed == DEAL.seed
