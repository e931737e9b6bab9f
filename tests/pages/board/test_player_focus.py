"""A look at one player: tracks shine, moves are listed, and all of it goes away again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_owners, started
from tests.helpers.games.thinkers import Waiter
from tests.helpers.window.fixtures import MakeWindow
from tests.helpers.window.sharing import hurry, lift
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Game
from ttr_qt.engine.actions import DrawCard
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.scene.highlights import Spotlight

LEFT = Qt.MouseButton.LeftButton
THEIRS = {"atl-cha-1": 1, "atl-mia-1": 1}


def opened(qtbot: QtBot, window: MainWindow) -> GamePage:
    """Return the page of a game in which the second player has tracks and has drawn cards."""
    game = started("usa", players=3, seed=4)
    for _ in range(6):
        game.play(DrawCard())
    set_owners(game, THEIRS | {"atl-nas-1": 2})
    window.current_game.open(table_of(game, ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(lambda: page.active)
    return page


def lit(page: GamePage) -> Spotlight | None:
    return page.board_play.marks.spotlight


def looks(page: GamePage) -> bool:
    return page.player_focus.panel is not None or lit(page) is not None


def test_click_lights_a_network_and_lists_what_the_player_did(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    page = opened(qtbot, make_window(Waiter))
    card = page.players.cards[1]
    QTest.mouseClick(card, LEFT)
    shown, panel = lit(page), page.player_focus.panel
    assert shown is not None
    assert shown.routes == set(THEIRS)
    assert {"atlanta", "charleston", "miami"} <= shown.places
    assert panel is not None
    assert panel.isVisible()
    assert {row.seat for row in panel.rows.rows} == {1}
    assert page.log.rows.rowCount() > panel.rows.rowCount() > 0
    QTest.mouseClick(card, LEFT)
    assert not looks(page)


def test_the_look_ends_on_escape_and_when_the_person_acts(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window(Waiter)
    page = opened(qtbot, window)
    page.player_focus.toggle(2)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not looks(page)
    assert not page.leave_question.isVisible()
    page.player_focus.toggle(1)
    page.play(DrawCard())
    assert not looks(page)


def test_another_player_is_looked_at_instead(qtbot: QtBot, make_window: MakeWindow) -> None:
    page = opened(qtbot, make_window(Waiter))
    page.player_focus.toggle(1)
    page.player_focus.toggle(2)
    shown = lit(page)
    assert shown is not None
    assert shown.routes == {"atl-nas-1"}
    page.player_focus.toggle(9)
    assert not looks(page)


def test_nobody_is_looked_at_under_the_cover(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    window = make_window(Waiter)
    extra = {"levels": ["", ""], "people": ["Robin", "Mia"]}
    game = Game.new("first_journey", players=2, seed=3, extra=extra)
    window.current_game.open(table_of(game, ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    lift(qtbot, page)
    page.play(DrawCard())
    page.player_focus.toggle(1)
    qtbot.waitUntil(lambda: page.handing_over.covered)
    assert not looks(page)
    page.player_focus.toggle(1)
    assert not looks(page)
