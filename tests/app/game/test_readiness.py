"""Whoever has to wait for the first compilation sees how far it is, and may change their mind."""

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.games.made_up import random_game
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.game import readiness as readiness_module
from ttr_qt.app.game.readiness import Readiness
from ttr_qt.app.game.waiting_dialog import WaitingDialog
from ttr_qt.app.process.kernel_preparation import Preparation
from ttr_qt.app.process.options import parse_options
from ttr_qt.app.startup import start
from ttr_qt.app.startup.crash import CrashGuard
from ttr_qt.app.storage.program_instances import ProgramInstance
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Game, write_save
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.games.games_page import GamesPage
from ttr_qt.pages.replay.replay_page import ReplayPage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.widgets.meter import Meter

pytestmark = pytest.mark.slow


class Slow(QObject):
    """Prepares nothing, and says when it has done so."""

    progressed = Signal(int, int)
    finished = Signal(bool)
    running = True

    def close(self) -> None:
        """Stop."""
        self.running = False

    def finish(self) -> None:
        """Be ready."""
        self.running = False
        self.finished.emit(True)


@pytest.fixture
def slow() -> Slow:
    """What is waited for."""
    return Slow()


@pytest.fixture
def ready(make_window: MakeWindow, slow: Slow, monkeypatch: pytest.MonkeyPatch) -> Readiness:
    """Something that waits."""
    monkeypatch.setattr(readiness_module, "DIALOG_DELAY_MS", 10)
    window = make_window()
    return Readiness(cast("Preparation", slow), window.preferences, window)


@pytest.fixture
def window(make_window: MakeWindow, slow: Slow) -> MainWindow:
    """A window whose kernels are not ready."""
    return make_window(preparation=cast("Preparation", slow))


def shown(window: MainWindow) -> type[QWidget | None]:
    """Return what kind of page a window shows."""
    return type(window.stack.currentWidget())


def told(qtbot: QtBot, ready: Readiness) -> WaitingDialog:
    """Return the dialog, when it is there."""
    qtbot.waitUntil(lambda: ready.dialog is not None)
    dialog = ready.dialog
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


def test_who_waits_is_told_and_gets_what_was_wanted_last(
    qtbot: QtBot, ready: Readiness, slow: Slow
) -> None:
    done: list[str] = []
    slow.progressed.emit(3, 16)
    ready.when_ready(lambda: done.append("first"))
    ready.when_ready(lambda: done.append("last"))
    dialog = told(qtbot, ready)
    meter = dialog.findChild(Meter)
    assert meter is not None
    assert meter.accessibleName() == "3 / 16"
    slow.progressed.emit(9, 16)
    assert meter.accessibleName() == "9 / 16"
    assert done == []
    slow.finish()
    assert done == ["last"]
    assert ready.dialog is None
    assert not dialog.isVisible()


@pytest.mark.parametrize("by_key", [True, False])
def test_who_cancels_gets_nothing_and_may_ask_again(
    qtbot: QtBot, ready: Readiness, slow: Slow, *, by_key: bool
) -> None:
    done: list[str] = []
    ready.when_ready(lambda: done.append("first"))
    dialog = told(qtbot, ready)
    if by_key:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        dialog.cancel_button.click()
    assert ready.dialog is None
    window = ready.parent()
    assert isinstance(window, MainWindow)
    assert window.cursor().shape() == Qt.CursorShape.ArrowCursor
    ready.when_ready(lambda: done.append("again"))
    told(qtbot, ready)
    slow.finish()
    assert done == ["again"]


def test_who_need_not_wait_sees_no_dialog(ready: Readiness, slow: Slow) -> None:
    done: list[str] = []
    ready.when_ready(lambda: done.append("soon"))
    slow.finish()
    ready.when_ready(lambda: done.append("at once"))
    assert done == ["soon", "at once"]
    assert ready.dialog is None


def test_closing_ends_the_waiting(qtbot: QtBot, ready: Readiness, slow: Slow) -> None:
    done: list[str] = []
    ready.when_ready(lambda: done.append("never"))
    dialog = told(qtbot, ready)
    ready.close()
    assert not slow.running
    assert not dialog.isVisible()
    assert done == []


@pytest.mark.parametrize("wish", ["replay", "result", "same_cards", "open"])
def test_games_of_the_list_wait_too(
    window: MainWindow, slow: Slow, tmp_path: Path, wish: str
) -> None:
    file = tmp_path / "game.json"
    plies = 20 if wish == "open" else 10**6  # what is over is only looked at
    write_save(random_game("amsterdam", 3, plies=plies), file)
    window.overlays.open_games()
    page = window.stack.overlay
    assert isinstance(page, GamesPage)
    signals = {
        "replay": page.replay_wanted,
        "result": page.result_wanted,
        "same_cards": page.same_cards_wanted,
        "open": page.open_wanted,
    }
    signals[wish].emit(file)
    assert shown(window) is GamesPage
    slow.finish()
    kinds = {"replay": ReplayPage, "result": EndPage, "same_cards": GamePage, "open": GamePage}
    assert shown(window) is kinds[wish]


def test_a_game_that_begins_under_an_overlay_page_waits_for_it(
    qtbot: QtBot, window: MainWindow, slow: Slow
) -> None:
    page = window.page
    assert isinstance(page, StartPage)
    page.start_wanted.emit(GameChoice(opponents=("clara", "otto"), person=False))
    window.overlays.open_rules()
    slow.finish()
    assert isinstance(window.page, GamePage)
    session = window.page.session
    with qtbot.assertNotEmitted(session.stepped, wait=200):
        pass
    with qtbot.waitSignal(session.stepped):
        window.stack.close_overlays()


def test_the_command_line_waits_too(
    qtbot: QtBot, slow: Slow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain_boards: None
) -> None:
    assert plain_boards is None
    begun: list[str] = []
    monkeypatch.setattr(slow, "start", lambda: begun.append("preparing"), raising=False)
    monkeypatch.setattr(start, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(start, "Preparation", lambda: slow)
    monkeypatch.setattr(start, "opponents_are_warm", lambda: False)
    game = Game.new("amsterdam", players=2, seed=1)
    options = parse_options(["--edition", "amsterdam", "--plies", "3"])
    window = start.player_window(options, game, ProgramInstance(0), CrashGuard(tmp_path / "x.log"))
    qtbot.addWidget(window)
    assert shown(window) is StartPage
    qtbot.waitUntil(lambda: begun == ["preparing"])
    assert shown(window) is StartPage
    slow.finish()
    assert shown(window) is GamePage
    window.close()
