"""Windows for the tests, with opponents who need no time and boards without their land."""

import functools
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ai.api import Bot
from ai.levels import Level
from tests.helpers.engine.arrange import set_cards, set_tickets, started
from tests.helpers.games.thinkers import Waiter
from tests.helpers.players.deciding import Hasty
from tests.helpers.screens.clear_screen import clear_desk
from tests.helpers.window.hint_givers import HAND, OpenPage
from ttr_qt.app.process.kernel_preparation import Preparation
from ttr_qt.app.process.memory import Tidying
from ttr_qt.app.process.options import parse_options
from ttr_qt.app.settings.last_choice import remember
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.settings.settings_file import settings_in
from ttr_qt.app.startup import start as app_start
from ttr_qt.app.startup.crash import CrashGuard
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.storage.program_instances import ProgramInstance
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots import game_setup
from ttr_qt.bots import hint_bot as hints_module
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.models.session.source import Seat
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.boards.look import BoardDesign, BoardLook
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.scene import board_scene
from ttr_qt.views.theme.style import Motion

QUIET = Preferences("light", "en", 1.0, Motion.OFF, pace="quick", pass_on=False, sounds=False)


class MakeWindow(Protocol):
    """Opens windows; all of them share settings and the game that was left."""

    def __call__(
        self,
        make_bot: Callable[[], Bot] = Hasty,
        *,
        preferences: Preferences = QUIET,
        preparation: Preparation | None = None,
        seed: int = 1,
        size: tuple[int, int] = (1280, 720),
    ) -> MainWindow:
        """Return a window that shows the start page."""


def no_land(_look: BoardLook, _design: BoardDesign) -> Recording:
    """Draw nothing under the tracks."""
    return Recording()


@pytest.fixture
def plain_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the land under the tracks away: it takes seconds to draw, and nobody looks."""
    monkeypatch.setattr(board_scene, "record_board", no_land)
    monkeypatch.setattr(board_scene, "prepare_pieces", lambda *_: None)


@pytest.fixture
def no_thread_left() -> Iterator[None]:
    """See to it that all who think have stopped in the end."""
    before = set(threading.enumerate())
    yield
    # Qt's own pools keep their threads for a while; Python calls those dummies that it knows of.
    left = [one.name for one in threading.enumerate() if one not in before]
    assert [name for name in left if not name.startswith("Dummy-")] == []


@pytest.fixture
def make_window(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[MakeWindow]:
    """Open windows with opponents of one's own; they are closed in the end."""
    clear_desk()
    opened: list[MainWindow] = []
    palette = QApplication.palette()
    tidying = Tidying()
    tidying.start()
    for needed in ("plain_boards", "no_thread_left"):
        request.getfixturevalue(needed)
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    for edition in reversed(EDITIONS):  # the first one was played last
        remember(settings, GameChoice(edition, opponents=("clara",), name="Robin"))

    def make(
        make_bot: Callable[[], Bot] = Hasty,
        *,
        preferences: Preferences = QUIET,
        preparation: Preparation | None = None,
        seed: int = 1,
        size: tuple[int, int] = (1280, 720),
    ) -> MainWindow:
        def seat(level: Level, limits: ThinkingLimits, *, name: str | None = None) -> Seat:
            assert limits.used_threads > 0
            return Seat(name or level.name, make_bot, level=level.name)

        monkeypatch.setattr(game_setup, "level_seat", seat)
        new_table = functools.partial(game_setup.new_table, seed=seed)
        monkeypatch.setattr(game_setup, "new_table", new_table)
        window = MainWindow(settings, Autosave(tmp_path), preparation, preferences)
        qtbot.addWidget(window)
        opened.append(window)
        window.page_left.connect(tidying.on_page_left)
        window.resize(*size)
        window.show_start()
        window.show()
        qtbot.waitExposed(window)
        return window

    yield make
    for window in opened:
        window.close()
    tidying.stop()
    QApplication.setPalette(palette)


class StartProgram(Protocol):
    """Starts the program as a person does, with arguments of its command line."""

    def __call__(self, *arguments: str | Path) -> MainWindow:
        """Return its window."""


@pytest.fixture
def opened(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain_boards: None
) -> Iterator[StartProgram]:
    """Start the program for a person, in a folder of the test's."""
    assert plain_boards is None
    monkeypatch.setattr(app_start, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(app_start, "open_settings", lambda: settings_in(tmp_path / "settings.ini"))
    monkeypatch.setattr(Preparation, "start", lambda _self: None)
    windows: list[MainWindow] = []

    def start(*arguments: str | Path) -> MainWindow:
        asked = parse_options([str(argument) for argument in arguments])
        guard = CrashGuard(tmp_path / "x.log")
        game = app_start.read_game(asked)
        window = app_start.player_window(asked, game, ProgramInstance(0), guard)
        qtbot.addWidget(window)
        windows.append(window)
        return window

    yield start
    for window in windows:
        window.close()


@pytest.fixture
def open_page(qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> OpenPage:
    """Open a game in which the person is to move, with somebody to advise."""

    def make(
        bot: Callable[[], Bot],
        edition: str = "usa",
        game: Game | None = None,
        **window_options: Any,
    ) -> tuple[MainWindow, GamePage]:
        monkeypatch.setattr(hints_module, "strongest_bot", bot)
        if game is None:
            game = started(edition, players=2, seed=4)
        if edition == "usa" and game.phase == "turn":
            market = ["red", "blue", "blue", "green", "white"]
            set_cards(game, hands={0: HAND}, market=market)
            set_tickets(game, {0: ["duluth-houston-8"]})
        window = make_window(Waiter, **window_options)
        window.current_game.open(game_setup.table_of(game, ThinkingLimits()))
        page = window.page
        assert isinstance(page, GamePage)
        qtbot.waitUntil(lambda: page.active)
        QApplication.processEvents()
        return window, page

    return make
