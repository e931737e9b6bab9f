"""Enter presses the button that has the focus, whatever else it means on a page."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.helpers.players.quickly import begin
from tests.helpers.window.chapters import open_chapter, settle, shown_chapter
from tests.helpers.window.fixtures import MakeWindow
from tests.helpers.window.situations import chapter, chapter_ends, choosing, own_turn, replay
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.overlay_page import TitledPage
from ttr_qt.pages.replay.replay_page import ReplayPage
from ttr_qt.pages.tutorial.chapter_list import TutorialList
from ttr_qt.pages.tutorial.tutorial_page import TutorialPage

pytestmark = pytest.mark.slow


def press_by_keys(window: MainWindow, one: QAbstractButton, key: Qt.Key) -> None:
    """Go to a button and press a key there."""
    one.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(window.windowHandle(), key)
    QApplication.processEvents()


def game_of(window: MainWindow) -> GamePage:
    """Return the page of the game."""
    assert window.game_page is not None
    return window.game_page


def overlay(window: MainWindow) -> TitledPage:
    """Return the page that lies over another one."""
    assert isinstance(window.stack.overlay, TitledPage)
    return window.stack.overlay


def chapters(_qtbot: QtBot, window: MainWindow) -> None:
    """Show the chapters of the tutorial."""
    window.overlays.open_tutorial()


def first_chapter(window: MainWindow) -> QAbstractButton:
    """Return the button that begins the first chapter."""
    assert isinstance(window.stack.overlay, TutorialList)
    return window.stack.overlay.cards["cards"].button


def last_move(window: MainWindow) -> QAbstractButton:
    """Return the button that goes to the end of a replay."""
    assert isinstance(window.stack.overlay, ReplayPage)
    return window.stack.overlay.transport.last


Show = Callable[[QtBot, MainWindow], None]
Find = Callable[[MainWindow], QAbstractButton]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize(
    ("show", "find"),
    [
        pytest.param(chapters, first_chapter, id="a chapter"),
        pytest.param(chapters, lambda window: overlay(window).back_button, id="back"),
        pytest.param(choosing, lambda window: game_of(window).menu_button, id="menu"),
        pytest.param(
            own_turn, lambda window: game_of(window).undo_controls.buttons.undo_button, id="undo"
        ),
        pytest.param(own_turn, lambda window: game_of(window).turn.buttons[0], id="tickets"),
        pytest.param(chapter, lambda window: shown_chapter(window).coach.leave_button, id="leave"),
        pytest.param(
            chapter_ends, lambda window: shown_chapter(window).coach.list_button, id="list"
        ),
        pytest.param(replay, last_move, id="end of a replay"),
    ],
)
def test_enter_presses_the_button_with_the_focus(
    qtbot: QtBot,
    make_window: MakeWindow,
    monkeypatch: pytest.MonkeyPatch,
    show: Show,
    find: Find,
    key: Qt.Key,
) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)
    window = make_window()
    show(qtbot, window)
    qtbot.waitUntil(window.isActiveWindow)
    with qtbot.waitSignal(find(window).clicked):
        press_by_keys(window, find(window), key)


def test_enter_keeps_tickets_that_are_chosen_by_keys(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = begin(window)
    qtbot.waitUntil(page.choosing.isVisible)
    qtbot.waitUntil(window.isActiveWindow)
    chosen = 0
    while chosen < len(page.models.offer.rows):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton) and focus.isCheckable():
            QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space)
            chosen += 1
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.choosing.isVisible())


def test_enter_keeps_tickets_that_were_drawn_by_a_button(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    own_turn(qtbot, window)
    qtbot.waitUntil(window.isActiveWindow)
    page = game_of(window)
    press_by_keys(window, page.turn.buttons[0], Qt.Key.Key_Return)
    qtbot.waitUntil(page.choosing.isVisible)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_1)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.choosing.isVisible())
    assert not page.hints.open


def test_enter_goes_on_after_a_click_on_back(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page: TutorialPage = open_chapter(qtbot, window, "cards")
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    settle(qtbot, page)
    QTest.mouseClick(page.coach.back_button, Qt.MouseButton.LeftButton)
    settle(qtbot, page)
    assert page.lesson.number == 0
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert page.lesson.number == 1
