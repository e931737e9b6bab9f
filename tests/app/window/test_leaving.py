"""A game is left or given up by Esc: what is asked, and what becomes of the game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import started
from tests.helpers.games.thinkers import Waiter
from tests.helpers.players.mouse_player import Mouse
from tests.helpers.players.quickly import begin
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import read_save
from ttr_qt.models.setup.save_flags import is_given_up
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.editions.registry import chapters
from ttr_qt.views.panels.banner import Banner
from ttr_qt.views.words.games import result_text

pytestmark = pytest.mark.slow


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window(Waiter)


def asked(window: MainWindow) -> GamePage:
    """Begin a game and press Esc."""
    page = begin(window, "amsterdam")
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.leave_question.isVisible()
    return page


def test_a_game_that_is_left_can_be_continued(window: MainWindow) -> None:
    asked(window).leave_question.leave.click()
    page = window.page
    assert isinstance(page, StartPage)
    assert page.continue_button is not None


def test_escape_twice_plays_on(window: MainWindow) -> None:
    page = asked(window)
    QTest.keyClick(page.leave_question.stay, Qt.Key.Key_Escape)
    assert not page.leave_question.isVisible()
    assert window.page is page
    assert not page.session.setup.extra.get("given_up")


def test_a_move_of_the_list_beside_the_question_plays_on(qtbot: QtBot, window: MainWindow) -> None:
    window.current_game.open(table_of(started("amsterdam", players=2, seed=4), ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(lambda: page.active)
    page.leave_question.ask()
    ply = page.session.ply
    page.moves.action_chosen.emit(page.session.observation.legal_actions[0])
    assert page.session.ply == ply + 1
    assert not page.leave_question.isVisible()


def test_nothing_behind_the_question_is_played(qtbot: QtBot, window: MainWindow) -> None:
    game = started("amsterdam", players=2, seed=4)
    window.current_game.open(table_of(game, ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(lambda: page.active)
    deck = page.market.slot_rect("deck").center()
    page.leave_question.ask()
    ply = page.session.ply
    Mouse(window).click(deck)
    assert page.session.ply == ply
    assert not page.leave_question.isVisible()  # a click beside it plays on
    Mouse(window).click(deck)
    assert page.session.ply == ply + 1


def test_no_key_behind_the_question_plays(qtbot: QtBot, window: MainWindow) -> None:
    game = started("usa", players=2, seed=4)
    window.current_game.open(table_of(game, ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(lambda: page.active)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page.leave_question.ask()
    ply = page.session.ply
    for key in (Qt.Key.Key_D, Qt.Key.Key_T, Qt.Key.Key_H, Qt.Key.Key_1):
        QTest.keyClick(page.leave_question.stay, key)
        assert page.session.ply == ply
        assert page.leave_question.isVisible()
    assert not page.hints.open
    for _ in range(4):
        QTest.keyClick(focus_of(page), Qt.Key.Key_Tab)
        assert page.leave_question.isAncestorOf(focus_of(page))
    for _ in range(4):
        QTest.keyClick(focus_of(page), Qt.Key.Key_Backtab)
        assert page.leave_question.isAncestorOf(focus_of(page))
    QTest.keyClick(focus_of(page), Qt.Key.Key_F1)
    assert window.stack.overlay is not None  # what works everywhere still does


def focus_of(page: GamePage) -> QWidget:
    """Return what has the keyboard."""
    focus = page.window().focusWidget()
    assert focus is not None
    return focus


def test_the_menu_asks_whether_to_give_up(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(window)
    menu = window.make_menu()
    (entry,) = [one for one in menu.actions() if one.objectName() == "GIVE_UP"]
    entry.trigger()
    question = page.leave_question
    assert question.isVisible()
    assert "lost" in question.text.text()
    assert question.stay.hasFocus()
    with qtbot.waitSignal(page.give_up_wanted):
        question.give_up.click()


def test_what_is_not_played_can_not_be_given_up(window: MainWindow) -> None:
    assert "GIVE_UP" not in [one.objectName() for one in window.make_menu().actions()]
    window.show_tutorial(next(iter(chapters())))
    assert "GIVE_UP" not in [one.objectName() for one in window.make_menu().actions()]


def test_giving_up_is_asked_twice_and_loses_the_game(qtbot: QtBot, window: MainWindow) -> None:
    question = asked(window).leave_question
    question.give_up.click()
    assert question.isVisible()
    assert "lost" in question.text.text()
    with qtbot.waitSignal(window.archive.store.changed):
        question.give_up.click()
    page = window.page
    assert isinstance(page, StartPage)
    assert page.continue_button is None
    banner = page.findChild(Banner)
    assert banner is not None
    assert "counts as lost" in banner.text
    (kept,) = window.archive.games()
    facts = kept.facts
    assert facts.over
    assert facts.given_up
    assert not facts.won
    assert facts.person is not None
    assert facts.person.place == len(facts.seats)
    assert "Given up" in result_text(facts)
    assert is_given_up(read_save(kept.file).setup)
    window.opener.load(kept.file)  # nobody can change the result by playing on
    assert isinstance(window.page, StartPage)
    assert window.stack.overlay is not None
