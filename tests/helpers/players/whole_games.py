"""Whole games played through the window by a player of the test."""

import random
from collections.abc import Callable
from typing import Protocol

from tests.helpers.players.deciding import CURIOUS, decide
from tests.helpers.players.mouse_player import Mouse
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Action
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage


class Waiting(Protocol):
    """Whoever can wait while the window goes on, as pytest-qt's `QtBot` can."""

    def waitUntil(self, callback: Callable[[], bool]) -> None:
        """Wait until something is so."""


def start_game(window: MainWindow, edition: str) -> GamePage:
    """Choose an edition on the start page and start."""
    page = window.page
    assert isinstance(page, StartPage)
    mouse = Mouse(window)
    mouse.click_on(page.posters[edition])
    mouse.click_on(page.start_button)
    assert isinstance(window.page, GamePage)
    return window.page


class Player(Protocol):
    """Whoever does what was decided."""

    page: GamePage

    @property
    def ready(self) -> bool:
        """Whether there is something to decide."""

    def do(self, action: Action) -> None:
        """Do an action in the window."""


def play_to_the_end(qtbot: Waiting, window: MainWindow, player: Player, seed: int) -> EndPage:
    """Decide and do, until there is nothing more to decide."""
    page, chance = player.page, random.Random(seed)
    while True:
        qtbot.waitUntil(lambda: player.ready or isinstance(window.page, EndPage))
        if isinstance(window.page, EndPage):
            return window.page
        ply = page.session.ply
        action = decide(page.session.observation, chance, CURIOUS)
        player.do(action)
        assert page.session.ply > ply, f"{action} was not played: {page.banner.text}"
        assert page.session.snapshot().texts[ply] == str(action)
