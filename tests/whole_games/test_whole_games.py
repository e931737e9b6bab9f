"""A person plays each edition with the mouse, from the start page to the final table."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.players.key_player import Keyboard, KeyPlayer
from tests.helpers.players.mouse_player import MousePlayer
from tests.helpers.players.whole_games import play_to_the_end, start_game
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.models.session.session import Session
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.theme.style import Motion

pytestmark = pytest.mark.slow

ALWAYS = frozenset({"claim by stack", "claim by line", "claim by click"})
DECK = frozenset({"deck by click", "deck by drag"})
MARKET = DECK | {"open card by click", "open card by drag"}
TICKETS = frozenset({"tickets drawn", "tickets kept"})
JOURNEYS = frozenset(
    {
        "passenger put down",
        "no-passenger",
        "journey by drag",
        "journey by click",
        "city by city",
    }
)
"""A journey ends where a passenger is dropped, or by itself; its button has tests of its own."""
WAYS: Mapping[str, frozenset[str]] = {
    "usa": ALWAYS | MARKET | TICKETS | {"payment chosen"},
    "germany": ALWAYS | MARKET | TICKETS | {"payment chosen", "mix chosen"},
    "maerklin": ALWAYS | MARKET | TICKETS | JOURNEYS | {"payment chosen", "mix chosen"},
    "first_journey": ALWAYS | DECK | {"swap"},
    "amsterdam": ALWAYS | MARKET | TICKETS,
}
"""All that can be done in an edition, and was."""
KEYS = TICKETS | {
    "card from anywhere",
    "card from market",
    "claim by steps",
    "claim by place",
    "claim by stack",
}


def assert_same_without_a_window(session: Session) -> Game:
    """Play the same actions with nothing but the engine, and compare everything."""
    played = session.game_copy()
    twin = Game(session.setup)
    for action in played.actions:
        twin.play(action)
    assert twin.over
    assert twin.record == played.record
    assert twin.to_json() == session.to_json()
    return twin


def assert_table_tells(page: EndPage, game: Game) -> None:
    """Compare the final table with the score sheets."""
    page.skip()
    assert page.table.tally.ranked
    shown = {s.seat: page.table.tally.total(s) for s in page.result.standings}
    assert shown == {seat: score.total for seat, score in enumerate(game.scores())}
    places = {s.seat for s in page.result.standings if s.place == 1}
    assert places == set(game.winners())
    for seat, score in enumerate(game.scores()):
        name = "Robin" if seat == 0 else "Clara"
        assert f"{name}: {score.total}" in page.table.accessibleName()


@pytest.mark.parametrize(
    ("edition", "seed", "motion"),
    [
        ("usa", 1, Motion.OFF),
        ("germany", 1, Motion.OFF),
        ("maerklin", 4, Motion.OFF),
        ("first_journey", 1, Motion.FAST),
        ("amsterdam", 1, Motion.OFF),
    ],
)
def test_whole_game_by_mouse(
    qtbot: QtBot, make_window: MakeWindow, edition: str, seed: int, motion: Motion
) -> None:
    window = make_window(seed=seed, preferences=replace(QUIET, motion=motion))
    page = start_game(window, edition)
    session = page.session
    assert (session.map.id, session.seats[0].name) == (edition, "Robin")
    player = MousePlayer(window, page)
    end = play_to_the_end(qtbot, window, player, seed)
    assert set(player.used) >= WAYS[edition]
    assert_table_tells(end, assert_same_without_a_window(session))


def test_whole_game_by_keys(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(seed=3)
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    keyboard = Keyboard(window)
    start = window.page
    assert isinstance(start, StartPage)
    for _ in EDITIONS[1:]:
        keyboard.press(Qt.Key.Key_Right)
    assert start.choice.edition == EDITIONS[-1] == "amsterdam"
    keyboard.press(Qt.Key.Key_Return)
    page = window.page
    assert isinstance(page, GamePage)
    player = KeyPlayer(window, page)
    end = play_to_the_end(qtbot, window, player, 3)
    assert set(player.used) >= KEYS
    assert_table_tells(end, assert_same_without_a_window(page.session))
    keyboard.press(Qt.Key.Key_Escape)
    assert not isinstance(window.page, StartPage)  # so soon it was meant for the game
    qtbot.waitUntil(lambda: end.keys_enabled)
    keyboard.press(Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)
