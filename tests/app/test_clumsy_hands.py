"""Wrong drops, hasty clicks and second thoughts: nothing changes, and the window says why."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.app.conftest import QUIET, MakeWindow
from tests.app.mouse_player import Mouse, MousePlayer, middle
from tests.app.quickly import begin, choose_tickets
from tests.engine.arrange import set_cards, set_market, set_owners, set_passengers
from tests.models.thinkers import Waiter
from ttr_qt.app.game_page import GamePage
from ttr_qt.app.main_window import MainWindow
from ttr_qt.engine import Game
from ttr_qt.engine.actions import ClaimRoute, DrawCard, KeepTickets, TakeCard
from ttr_qt.views.style import Motion

HAND = {"blue": 3, "red": 2, "locomotive": 1}


@dataclass
class Scene:
    """A game at the person's turn, and what is to stay as it is."""

    window: MainWindow
    page: GamePage
    player: MousePlayer

    @property
    def mouse(self) -> Mouse:
        return self.player.mouse

    def traces(self) -> tuple[object, ...]:
        """Return all that a gesture could leave behind."""
        QApplication.processEvents()
        play = self.page.board_play
        return (
            self.page.session.to_json(),
            play._highlights.marks,
            len(self.page.scene.items()),
            play.popover.isVisible(),
            play.tip.isVisible(),
            self.page.carried.isVisible(),
            self.page.hand.stacks.dragged,
            self.page.market.table.dragged,
            self.page.choosing.isVisible(),
        )

    def escape(self) -> None:
        QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Escape)

    @property
    def nowhere(self) -> QPoint:
        """A point of the page where nothing can be done."""
        return middle(self.page.header) - QPoint(0, 8)


SetScene = Callable[..., Scene]


@pytest.fixture
def set_scene(qtbot: QtBot, make_window: MakeWindow) -> Iterator[SetScene]:
    """Put a game into a position of one's own, with an opponent who never comes to an end."""
    opened: list[MainWindow] = []

    def make(edition: str = "usa", *, motion: Motion = Motion.OFF) -> Scene:
        window = make_window(Waiter, preferences=replace(QUIET, motion=motion))
        opened.append(window)
        page = begin(window, edition)
        session = page.session
        choose_tickets(session)
        while session.observation.setting_up:
            qtbot.waitUntil(lambda: session.thinking is not None or session.person_to_move)
            session.move_now()
            qtbot.waitUntil(lambda: session.thinking is None)
        qtbot.waitUntil(lambda: page.active)
        game: Game = session._game
        set_cards(game, hands={0: HAND})
        session._look()
        session.rewound.emit()
        QApplication.processEvents()
        return Scene(window, page, MousePlayer(window, page))

    yield make
    for window in opened:
        window.close()
