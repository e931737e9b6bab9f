"""Frames for the focus are drawn for those who use the keyboard, and not after a click."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.players.mouse_player import Mouse
from tests.helpers.window.hint_givers import Brooder, OpenPage
from ttr_qt.pages.settings.toggle_switch import ToggleSwitch
from ttr_qt.views.panel_parts.card_spots import CardSpots
from ttr_qt.views.theme.palette import PLAYERS
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.player_faces import ColourButton

MAKERS: dict[str, Callable[[QWidget], QAbstractButton]] = {
    "plain": lambda page: button(Style(), "Undo", parent=page),
    "primary": lambda page: button(Style(), "Undo", kind="primary", parent=page),
    "switch": lambda page: ToggleSwitch(Style(), on=False, parent=page),
    "colour": lambda page: ColourButton(Style(), PLAYERS[0], page),
}


@pytest.mark.parametrize("kind", MAKERS)
def test_a_click_draws_no_frame_and_the_next_key_does(qtbot: QtBot, kind: str) -> None:
    page = QWidget()
    page.setStyleSheet(Style().sheet())
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    other, tried = button(Style(), "Other", parent=page), MAKERS[kind](page)
    for one in (other, tried):
        column.addWidget(one)
    page.resize(300, 200)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    mouse = Mouse(page)
    away = page.mapToGlobal(QPoint(2, 2))

    def picture() -> object:
        mouse.move(away)
        return tried.grab().toImage()

    other.setFocus(Qt.FocusReason.TabFocusReason)
    without = picture()
    mouse.click_on(tried)
    if tried.isCheckable():
        tried.setChecked(False)
    assert tried.hasFocus()
    assert picture() == without
    QTest.keyClick(tried, Qt.Key.Key_Shift)
    assert picture() == without
    other.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(other, Qt.Key.Key_Tab)
    assert tried.hasFocus()
    assert picture() != without


def framed(spots: CardSpots) -> bool:
    """Say whether the card that the keyboard is at is drawn in its frame."""
    return spots.framed is not None


def test_cards_are_framed_after_keys_and_not_after_clicks(open_page: OpenPage) -> None:
    window, page = open_page(Brooder)
    market = page.market.table
    mouse = Mouse(window)
    mouse.click(page.market.slot_rect("open", 0).center())
    assert market.hasFocus()
    assert market.current is not None, "the keyboard goes on from what was clicked"
    assert not framed(market)
    QTest.keyClick(market, Qt.Key.Key_Right)
    assert framed(market)
    market.setFocus(Qt.FocusReason.TabFocusReason)
    assert framed(market)
    mouse.press(page.market.slot_rect("open", 1).center())
    assert not framed(market)
    mouse.release(page.market.slot_rect("deck").center())
