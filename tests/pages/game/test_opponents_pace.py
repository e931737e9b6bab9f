"""The pace of the opponents is chosen while they play, and step by step one lets each move."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import started
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine.actions import DrawCard
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.theme.style import Motion

LEFT = Qt.MouseButton.LeftButton


def page_of(window: MainWindow, players: int = 4) -> GamePage:
    window.current_game.open_game(started("usa", players=players, seed=4))
    assert window.game_page is not None
    return window.game_page


def draw_two(page: GamePage) -> None:
    for _ in range(2):
        page.animation.skip()
        assert page.play(DrawCard())


def heading(page: GamePage) -> str:
    return page.turn.heading


def test_space_and_the_button_let_one_opponent_after_the_other_move(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window(preferences=replace(QUIET, pace="step"))
    page = page_of(window)
    names = page.session.names
    draw_two(page)
    qtbot.waitUntil(lambda: heading(page) == f"Next: {names[2]}")
    button = page.turn.button_of("next")
    assert button is not None
    assert button.isEnabled()
    page.market.table.setFocus()  # where the key would take a card
    QTest.keyClick(page.market.table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: heading(page) == f"Next: {names[3]}")
    button = page.turn.button_of("next")
    assert button is not None
    QTest.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: page.active)
    assert heading(page) == "Your turn"


def test_what_is_awaited_stays_so_in_another_language(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window(preferences=replace(QUIET, pace="step"))
    page = page_of(window)
    draw_two(page)
    qtbot.waitUntil(lambda: page.pace.awaited)
    ply, name = page.session.ply, page.session.names[2]
    window.preferences.set(replace(QUIET, pace="step", language="de"))
    german = window.game_page
    assert german is not None
    assert german is not page
    assert heading(german) == f"Als Nächstes: {name}"
    assert german.session.ply == ply
    QTest.keyClick(german, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: german.session.ply > ply)


def test_a_rest_is_cut_short_by_space(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(preferences=replace(QUIET, pace="calm"))
    page = page_of(window, players=3)
    draw_two(page)
    qtbot.waitUntil(lambda: page.session.pacing.resting)
    page.board_view.setFocus()
    QTest.keyClick(page.board_view, Qt.Key.Key_Space)
    assert not page.session.pacing.resting
    qtbot.waitUntil(lambda: page.active)


@pytest.mark.parametrize("motion", [Motion.OFF, Motion.NORMAL])
def test_keys_and_the_panel_change_the_pace_for_good(
    qtbot: QtBot, make_window: MakeWindow, motion: Motion
) -> None:
    window = make_window(preferences=replace(QUIET, motion=motion))
    page = page_of(window)
    panel = page.parts.pace
    assert panel is not None
    assert panel.isVisible()
    assert panel.pace == "quick"
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(page, Qt.Key.Key_F7)
    assert (panel.pace, page.session.pacing.pace) == ("calm", "calm")
    assert window.preferences.values.pace == "calm"
    step = panel.findChildren(QAbstractButton)[3]
    QTest.mouseClick(step, LEFT)
    assert (panel.pace, window.preferences.values.pace) == ("step", "step")
    draw_two(page)
    qtbot.waitUntil(lambda: page.pace.awaited)
    QTest.keyClick(page, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: page.active)


def test_without_room_for_the_panel_keys_say_what_they_did(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window(size=(1024, 700), preferences=replace(QUIET, scale=1.5))
    page = page_of(window, players=5)
    assert page.parts.pace is not None
    assert not page.parts.pace.isVisible()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(page, Qt.Key.Key_F8)
    assert page.session.pacing.pace == "step"
    assert page.banner.text == "After each opponent's turn the game waits until you go on."
