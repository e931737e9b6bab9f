"""With large texts in a small window, the log and the pace can be seen over the board."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, started
from tests.helpers.games.thinkers import Waiter
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.pages.game.game_page import GamePage

LARGE = replace(QUIET, scale=1.5)


def page_of(
    qtbot: QtBot, make_window: MakeWindow, size: tuple[int, int], players: int = 3
) -> GamePage:
    """Return the page of a game on an upright board, with large texts."""
    game = started("germany", players=players, seed=4)
    set_cards(game, hands={0: {"blue": 2, "red": 2, "locomotive": 2}})
    window = make_window(Waiter, preferences=LARGE, size=size)
    window.current_game.open(table_of(game, ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(lambda: page.active)
    QApplication.processEvents()
    return page


def rooms(page: GamePage) -> list[QRect]:
    """Return where the log and the pace are seen."""
    pace = page.parts.pace
    assert pace is not None
    return [part.geometry() for part in (page.log, pace) if seen(part)]


def seen(part: QWidget) -> bool:
    """Say whether a part is shown."""
    return part.isVisible()


def test_log_and_pace_are_opened_and_closed(qtbot: QtBot, make_window: MakeWindow) -> None:
    page = page_of(qtbot, make_window, (1280, 720))
    button = page.over_board.button
    assert rooms(page) == []
    assert seen(button)
    board = page.board_view.geometry()
    button.click()
    log, pace = rooms(page)
    assert board.contains(log)
    assert board.contains(pace)
    assert not log.intersects(pace)
    assert log.height() > 300
    assert page.board_view.geometry() == board, "the board stays as it is"
    assert not log.intersects(page.undo_controls.buttons.geometry())
    button.click()
    assert rooms(page) == []
    button.click()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert rooms(page) == []
    assert not button.isChecked()


def test_the_choice_of_payment_is_not_covered(qtbot: QtBot, make_window: MakeWindow) -> None:
    page = page_of(qtbot, make_window, (1280, 720))
    page.over_board.button.click()
    page.board_play.set_confirm("always")
    claim = next(a for a in page.session.observation.legal_actions if isinstance(a, ClaimRoute))
    page.board_play.claiming.click(claim.route)
    assert page.board_play.popover.isVisible()
    assert rooms(page) == []


def test_nothing_is_offered_where_all_is_seen(qtbot: QtBot, make_window: MakeWindow) -> None:
    page = page_of(qtbot, make_window, (1920, 1080))
    assert len(rooms(page)) == 2
    assert not seen(page.over_board.button)


@pytest.mark.parametrize("players", [2, 5])
def test_all_players_are_seen(qtbot: QtBot, make_window: MakeWindow, players: int) -> None:
    page = page_of(qtbot, make_window, (1280, 720), players)
    bottom = page.players.cards[-1].geometry().bottom()
    assert bottom <= page.players.viewport().height()
