"""Every setting does what it says, at once, also to a game that is being played."""

import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

import ai.bots.level_bots
from ai.api import Limit, Request
from ai.levels import Level, level
from tests.helpers.engine.arrange import set_cards, started
from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.opponents import level_seat
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Action, Game
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.settings.settings_page import SettingsPage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.palette import STRONG_DARK
from ttr_qt.views.widgets.buttons import Segments

pytestmark = pytest.mark.slow


def game_of(window: MainWindow) -> GamePage:
    assert isinstance(window.page, GamePage)
    QApplication.processEvents()
    return window.page


def settings_of(window: MainWindow) -> SettingsPage:
    assert isinstance(window.stack.overlay, SettingsPage)
    return window.stack.overlay


def playing(make_window: MakeWindow, edition: str = "usa") -> MainWindow:
    window = make_window(size=(1280, 760))
    choose_tickets(begin(window, edition).session)
    return window


def test_looks_reach_window_board_and_cards(make_window: MakeWindow) -> None:
    window = playing(make_window)
    assert game_of(window).scene.finish == (True, False)
    window.preferences.set(replace(QUIET, theme="dark", high_contrast=True, symbols=False))
    page = game_of(window)
    assert window.preferences.style.theme is STRONG_DARK
    assert page.board_view.theme is STRONG_DARK
    assert STRONG_DARK.accent in window.styleSheet()
    assert page.scene.finish == (False, True)
    assert page.scene.look.names.ink == "#000000"
    parts = (page.hand, page.market, page.turn, page.tickets)
    assert all(part.look.high_contrast and not part.look.symbols for part in parts)


@pytest.mark.parametrize("key", ["theme", "scale", "language", "card_size"])
def test_arrows_go_on_from_choice_to_choice(
    qtbot: QtBot, make_window: MakeWindow, key: str
) -> None:
    window = make_window()
    window.overlays.open_settings()
    qtbot.waitUntil(window.isActiveWindow)
    settings_of(window).rows[key].control.take_focus()
    values = [window.preferences.values.as_dict()[key]]
    for arrow in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(window.focusWidget(), arrow)
        QApplication.processEvents()
        values.append(window.preferences.values.as_dict()[key])
        assert values[-1] != values[-2]
        focus = QApplication.focusWidget()
        assert isinstance(focus, QAbstractButton)
        assert focus in settings_of(window).rows[key].control.parts()
        assert focus.isChecked()


def test_cards_grow_and_shrink(make_window: MakeWindow) -> None:
    window = playing(make_window)
    widths: list[tuple[float, float]] = []
    for size in ("small", "normal", "large"):
        window.preferences.set(replace(QUIET, card_size=size))
        page = game_of(window)
        card = page.hand.stacks.keys()[0]
        market = page.market.slot_rect("open", 1)
        widths.append((page.hand.stacks.home(str(card)).width(), market.width()))
    small, normal, large = widths
    assert small[0] < normal[0] < large[0]
    assert small[1] < normal[1] < large[1]


def test_stacks_of_the_hand_are_sorted_as_wanted(make_window: MakeWindow) -> None:
    game = started("usa")
    set_cards(game, hands={0: {"blue": 1, "green": 2, "red": 4, "locomotive": 5}})
    window = make_window(size=(1280, 760))
    window.current_game.open(table_of(game, ThinkingLimits()))
    assert game_of(window).hand.stacks.keys() == ["blue", "green", "red", "locomotive"]
    window.preferences.set(replace(QUIET, hand_order="number"))
    assert game_of(window).hand.stacks.keys() == ["red", "green", "blue", "locomotive"]


def test_confirming_holds_for_the_game_that_is_played(make_window: MakeWindow) -> None:
    window = make_window(preferences=replace(QUIET, confirm="never"))
    page = begin(window)
    modes = [str(page.board_play.claiming.confirm)]
    window.preferences.set(replace(window.preferences.values, confirm="always"))
    assert game_of(window) is page
    modes.append(page.board_play.claiming.confirm)
    assert modes == ["never", "always"]
    settings = SettingsPage(window.preferences.style, window.preferences.values.as_dict(), window)
    segments = settings.rows["confirm"].control.findChild(Segments)
    assert segments is not None
    assert segments.value == "always"


def test_the_start_page_keeps_what_was_chosen_on_it(make_window: MakeWindow) -> None:
    window = make_window()
    assert isinstance(window.page, StartPage)
    window.page.person.name_edit.setText("Kim")
    window.page.posters["germany"].click()
    window.preferences.set(replace(QUIET, theme="dark"))
    assert isinstance(window.page, StartPage)
    chosen = window.page.choice
    assert (chosen.name, chosen.edition) == ("Kim", "germany")


@pytest.mark.parametrize("auto_fit", [True, False])
def test_the_board_fits_itself_if_wanted(
    qtbot: QtBot, make_window: MakeWindow, auto_fit: bool
) -> None:
    window = make_window(preferences=replace(QUIET, auto_fit=auto_fit))
    page = begin(window)
    choose_tickets(page.session)  # the panel to choose from goes: the board fits itself anyhow
    qtbot.waitUntil(lambda: page.board_view.fitted)
    fitted = page.board_view.zoom
    window.resize(1600, 1000)
    qtbot.waitUntil(lambda: page.width() == 1600)
    assert (page.board_view.zoom > fitted) == auto_fit
    assert page.board_view.fitted == auto_fit
    page.board_view.fit()
    assert page.board_view.zoom > fitted


class Noting:
    """A bot that notes how much it may think."""

    made: list[tuple[str, int]] = []  # noqa: RUF012 - one list for all, emptied by the test
    seconds: list[float | None] = []  # noqa: RUF012 - likewise
    name = "noting"

    def __init__(self, one: Level, threads: int) -> None:
        self.made.append((one.name, threads))

    def choose(self, request: Request) -> Action:
        self.seconds.append(request.limit.seconds)
        return request.observation.legal_actions[0]


def test_thinking_changes_while_a_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai.bots.level_bots, "make_level", Noting)
    Noting.made.clear()
    Noting.seconds.clear()
    limits = Preferences(think_seconds=2.0, threads=1).thinking_limits
    seat = level_seat(level("ada"), limits)
    assert seat.make_bot is not None
    assert callable(seat.time_limit)
    bot = seat.make_bot()
    view = Game.new("usa", players=2, seed=1).observe(0)
    time_limit = seat.time_limit()
    for wanted in (Preferences(think_seconds=2.0, threads=1), Preferences(think_seconds=10.0)):
        limits.become(wanted.thinking_limits)
        limits.threads = limits.threads or 3
        bot.choose(Request(view, Limit(), threading.Event(), 1, 0))
    bot.choose(Request(view, Limit(), threading.Event(), 1, 0))
    assert Noting.seconds == [2.0, 10.0, 10.0]
    assert Noting.made == [("ada", 1), ("ada", 3)]
    assert seat.time_limit() > max(10.0, time_limit)


def test_the_window_shares_its_thought_with_all_tables(make_window: MakeWindow) -> None:
    window = make_window()
    window.preferences.set(replace(QUIET, think_seconds=5.0, threads=1))
    assert window.preferences.thinking == ThinkingLimits(5.0, 1)


def test_volumes_reach_the_sounds(make_window: MakeWindow) -> None:
    window = make_window()
    window.preferences.set(replace(QUIET, sounds=True, volume_card=25))
    assert window.sounds.volumes["card"] == 0.25
    window.preferences.set(replace(QUIET, sounds=False))
    assert set(window.sounds.volumes.values()) == {0.0}


@pytest.mark.parametrize("edition", ["usa", "maerklin"])
def test_all_shortcuts_of_a_game_are_listed(make_window: MakeWindow, edition: str) -> None:
    window = playing(make_window, edition)
    page = game_of(window)
    sequences = [shortcut.key() for shortcut in window.findChildren(QShortcut)]
    sequences += [key for action in window.findChildren(QAction) for key in action.shortcuts()]
    sequences += [button.shortcut() for button in page.findChildren(QAbstractButton)]
    keys = {key.toString(QKeySequence.SequenceFormat.PortableText) for key in sequences} - {""}
    listed = {key.toString() for command in Command for key in command.sequences()}
    assert keys <= listed
    assert {"F1", "F2", "Ctrl+,", "Ctrl+Z", "Ctrl+Y", "H", "D", "T"} <= keys
