"""The board page shows any game source, without a person who plays."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.window.replays import recorded
from ttr_qt.engine import Game
from ttr_qt.models.session.source import GameSource, Seat
from ttr_qt.pages.board.board_page import BoardPage
from ttr_qt.views.theme.palette import PLAYERS
from ttr_qt.views.theme.style import Motion, Style

pytestmark = pytest.mark.usefixtures("plain_boards")


class Broadcast(GameSource):
    """A source that is neither played here nor recorded: somebody else says what happens."""

    def __init__(self, game: Game) -> None:
        self._whole = game
        super().__init__(game.at(0), [Seat("A"), Seat("B")], viewer=1, person=None)

    def go_on(self) -> None:
        """Let the next action of the game happen."""
        ply = self.ply
        events = self._game.play(self._whole.actions[ply])
        self._observe()
        self._steps.append(self._step_of(ply, events))
        self._announce(self._steps[-1])


class BroadcastPage(BoardPage):
    """A page for it."""

    def _make_header(self) -> QWidget:
        return QLabel("live", self)

    def _show_turn(self) -> None:
        self.turn.show_turn(f"Move {self.source.ply}", (), ())


@pytest.fixture
def page(qtbot: QtBot) -> BroadcastPage:
    """A page at the beginning of a game."""
    source = Broadcast(recorded("usa", 2, 60))
    page = BroadcastPage(Style(motion=Motion.OFF), source, PLAYERS[:2])
    source.setParent(page)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    with qtbot.waitExposed(page):
        page.show()
    return page


def test_panels_and_board_follow_the_source(page: BroadcastPage) -> None:
    source = page.source
    assert isinstance(source, Broadcast)
    for _ in range(60):
        source.go_on()
    view = source.observation
    assert page.turn.heading == "Move 60"
    assert len(page.models.log.rows) == 60
    assert {row.card: row.count for row in page.models.hand.rows} == view.hand
    assert {route for route, item in page.scene.routes.items() if item.owner is not None} == set(
        view.owners
    )


def test_nobody_can_act(page: BroadcastPage) -> None:
    assert not page.active
    assert page.models.actions.rows == ()
    QTest.mouseClick(page.board_view.viewport(), Qt.MouseButton.LeftButton)
    QTest.keyClick(page, Qt.Key.Key_D)
    assert page.source.ply == 0


def test_keys_of_the_board_reach_it_from_anywhere(page: BroadcastPage) -> None:
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Plus)
    assert page.board_view.hasFocus()
