"""Games that go on without hands, where only what happens around them matters."""

import random

from pytestqt.qtbot import QtBot

from tests.helpers.players.deciding import HASTY, decide
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.models.session.session import Session
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage


def begin(window: MainWindow, edition: str = "usa") -> GamePage:
    """Start a game from the start page; the person has the first turn."""
    start = window.page
    assert isinstance(start, StartPage)
    choice = GameChoice(edition=edition, opponents=("clara",), name="Robin", begins=0)
    start.start_wanted.emit(choice)
    assert isinstance(window.page, GamePage)
    return window.page


def choose_tickets(session: Session) -> None:
    """Keep as few tickets as possible, if they are what comes first."""
    while session.person_to_move and session.observation.setting_up:
        session.play(decide(session.observation, random.Random(1), HASTY))


def finish(qtbot: QtBot, window: MainWindow, page: GamePage) -> EndPage:
    """Let the person play anything, until the game is over."""
    chance = random.Random(1)
    session = page.session
    while not isinstance(window.page, EndPage):
        if page.active:
            page.play(decide(session.observation, chance, HASTY))
        qtbot.wait(1)
    return window.page
