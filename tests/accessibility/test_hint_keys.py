"""The keys while hints, payments or tickets are to be chosen: each means one thing."""

import pytest
from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.games.thinkers import Waiter
from tests.helpers.window.fixtures import MakeWindow
from tests.helpers.window.hint_givers import (
    Brooder,
    OpenPage,
    Sage,
    ask_for_hints,
    press,
    sage,
)
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots import hint_bot as hints_module
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Action, Game
from ttr_qt.engine.actions import DrawCard
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.number_badge import NumberBadge
from ttr_qt.views.widgets.panel import MARGIN


@pytest.mark.slow
@pytest.mark.parametrize("over", [Qt.Key.Key_F1, Qt.Key.Key_F2])
def test_hints_have_the_keys_again_after_another_page(
    qtbot: QtBot, open_page: OpenPage, over: Qt.Key
) -> None:
    window, page = open_page(sage)
    ask_for_hints(window)
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) == 3)
    press(window, over)
    assert window.stack.overlay is not None
    press(window, Qt.Key.Key_Escape)
    assert page.hints.open
    ply = page.session.ply
    press(window, Qt.Key.Key_Return)
    assert str(page.session.game_copy().actions[ply]).startswith("claim dal-hou-1")


@pytest.mark.slow
def test_payments_have_the_keys_again_after_another_page(open_page: OpenPage) -> None:
    window, page = open_page(sage)
    page.board_play.set_confirm("always")
    page.board_play.claiming.click("dal-hou-1")
    popover, ply = page.board_play.popover, page.session.ply
    press(window, Qt.Key.Key_F1)
    assert window.stack.overlay is not None
    press(window, Qt.Key.Key_Escape)
    assert popover.isVisible()
    assert popover.hasFocus()
    press(window, Qt.Key.Key_Return)
    assert str(page.session.game_copy().actions[ply]).startswith("claim dal-hou-1")


@pytest.mark.slow
@pytest.mark.parametrize("key", ["T", "D", "H", "1"])
def test_nothing_else_is_played_by_keys_while_payments_are_asked_for(
    open_page: OpenPage, key: str
) -> None:
    window, page = open_page(sage)
    page.board_play.set_confirm("always")
    page.board_play.claiming.click("dal-hou-1")
    ply = page.session.ply
    press(window, Qt.Key[f"Key_{key}"])
    assert page.session.ply == ply
    assert page.board_play.popover.hasFocus()
    assert not page.hints.open
    press(window, Qt.Key.Key_Return)
    assert str(page.session.game_copy().actions[ply]).startswith("claim dal-hou-1")


def test_the_keys_that_are_named_are_those_there_are(qtbot: QtBot, open_page: OpenPage) -> None:
    _, page = open_page(sage)
    panel, desk = page.hints.panel, page.hints
    desk.ask()
    qtbot.waitUntil(lambda: len(panel.rows) == 3)
    hints, told = [row.hint for row in panel.rows], {}
    for count in (1, 2, 3):
        panel.show_hints(hints[:count], page.session.observation, ("You", "Ada"))
        told[count] = panel.keys_text
    assert told == {
        1: "1 or Enter plays, Esc closes.",
        2: "1, 2 or Enter plays, Esc closes.",
        3: "1 to 3 or Enter plays, Esc closes.",
    }


@pytest.mark.slow
def test_a_number_that_comes_too_soon_takes_no_card(qtbot: QtBot, open_page: OpenPage) -> None:
    window, page = open_page(Brooder)
    ply = page.session.ply
    ask_for_hints(window)
    qtbot.waitUntil(lambda: page.hints.finder.thinking)
    press(window, Qt.Key.Key_1)
    assert page.session.ply == ply
    assert page.hints.open
    page.hints.finder.stop()
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) > 0)
    press(window, Qt.Key.Key_4)  # no hint has this number
    assert page.session.ply == ply + 1


def test_keys_that_are_held_down_mean_one_card(open_page: OpenPage) -> None:
    _window, page = open_page(sage)
    ply = page.session.ply
    for repeated in (True, True, False):
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", repeated
        )
        QApplication.sendEvent(page, event)
        assert page.session.ply == ply + (not repeated)


def test_enter_plays_the_first_and_a_click_any(qtbot: QtBot, open_page: OpenPage) -> None:
    window, page = open_page(sage)
    ask_for_hints(window)
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) == 3)
    page.hints.panel.rows[1].click()
    assert page.session.observation.phase == "second_card"


def choosing_page(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch, edition: str
) -> tuple[MainWindow, GamePage]:
    """Open a game at its beginning, where hints are shown beside a choice of tickets or mixes."""
    monkeypatch.setattr(hints_module, "strongest_bot", lambda: Sage(lambda _action: True))
    window = make_window(Waiter)
    window.current_game.open(table_of(Game.new(edition, players=2, seed=5), ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(lambda: page.active)
    assert page.choosing.isVisible()
    ask_for_hints(window)
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) == 3)
    return window, page


@pytest.mark.slow
def test_while_tickets_are_chosen_numbers_and_enter_belong_to_them(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, page = choosing_page(qtbot, make_window, monkeypatch, "usa")
    panel = page.hints.panel
    foot = panel.keys_text
    assert "Enter" in foot
    assert "1" not in foot
    press(window, Qt.Key.Key_Return)  # nothing is chosen, so nothing is to be kept
    assert page.session.ply == 0
    for key in (Qt.Key.Key_1, Qt.Key.Key_3):
        press(window, key)
    assert [row.chosen for row in page.models.offer.rows] == [True, False, True]
    assert page.session.ply == 0
    assert page.hints.open
    chosen = page.models.offer.action
    press(window, Qt.Key.Key_Return)
    assert page.session.game_copy().actions[0] == chosen


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["usa", "germany"])
def test_while_tickets_are_chosen_hints_leave_their_ways_to_be_seen(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    _window, page = choosing_page(qtbot, make_window, monkeypatch, edition)
    panel, board = page.hints.panel.geometry(), page.board_view.geometry()
    assert panel.intersected(board).width() < 0.15 * board.width()
    assert not panel.intersects(page.choosing.geometry())


def test_while_tickets_are_chosen_arrows_and_enter_play_a_hint(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, page = choosing_page(qtbot, make_window, monkeypatch, "usa")
    second = page.hints.panel.rows[1].hint.action
    for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        press(window, key)
    assert page.session.game_copy().actions[0] == second


def test_while_a_mix_is_chosen_numbers_choose_it(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, page = choosing_page(qtbot, make_window, monkeypatch, "germany")
    tile = page.choosing.mix.tiles[4]
    drawn: list[Action] = []
    page.choosing.mix_wanted.connect(drawn.append)
    assert tile.isVisible()
    press(window, Qt.Key.Key_5)
    assert len(drawn) == 1
    assert page.session.game_copy().actions[0] == drawn[0]


@pytest.mark.slow
def test_numbers_of_hints_leave_the_letters_of_tickets_alone(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    _window, page = choosing_page(qtbot, make_window, monkeypatch, "usa")
    badges = page.choosing.field.findChildren(NumberBadge)
    assert badges
    px = Style().px
    for card in page.choosing.field.cards:
        # The letter is a disc in the corner; see how the card is drawn.
        letter = QRect(card.pos(), QSize(px(MARGIN) + round(px(15) * 1.62), px(40)))
        assert not any(badge.geometry().intersects(letter) for badge in badges)


def test_whoever_only_looks_at_mixes_leaves_them_for_hints(
    qtbot: QtBot, open_page: OpenPage
) -> None:
    window, page = open_page(lambda: Sage(lambda a: a == DrawCard()), "germany")
    press(window, Qt.Key.Key_T)
    assert page.choosing.isVisible()
    ask_for_hints(window)
    assert not page.ticket_choosing.showing_mixes
    assert not page.choosing.isVisible()
    assert page.hints.panel.numbered
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) > 0)
    press(window, Qt.Key.Key_T)
    assert page.choosing.isVisible()
    assert not page.hints.open
