"""A passenger travels by keys alone: J, arrows, Enter and E."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, set_owners, set_passengers, started
from tests.helpers.players.key_player import Keyboard
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.engine import Game


def two_travellers() -> Game:
    """Return a game in which two passengers may set off, or a track be claimed."""
    game = started("maerklin", players=2, seed=4)
    set_owners(game, {"ffm-koe-1": 0, "ffm-kas-1": 0, "erf-kas-1": 0, "due-koe-1": 0})
    set_passengers(game, {0: ["frankfurt", "duesseldorf"]})
    set_cards(game, hands={0: {"blue": 2}})
    return game


@pytest.mark.slow
@pytest.mark.parametrize("way", ["key", "button"])
def test_journey_by_keys_from_the_call_to_the_end(
    qtbot: QtBot, make_window: MakeWindow, way: str
) -> None:
    window = make_window()
    window.activateWindow()
    window.current_game.open_game(two_travellers())
    page = window.game_page
    assert page is not None
    qtbot.waitUntil(lambda: page.active and QApplication.focusWidget() is not None)
    keyboard, start = Keyboard(window), page.session.ply
    if way == "key":
        keyboard.type("J")
    else:
        button = page.turn.button_of("journey")
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        keyboard.press(key)
    qtbot.waitUntil(lambda: page.active and page.session.observation.journey is not None)
    keyboard.press(Qt.Key.Key_Up)
    keyboard.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.active and page.session.ply == start + 2)
    keyboard.type("E")
    qtbot.waitUntil(lambda: page.session.ply > start + 2)
    log = [entry.text for entry in page.session.observation.log[start : start + 3]]
    assert log == ["journey frankfurt", "travel ffm-kas-1", "arrive"]
