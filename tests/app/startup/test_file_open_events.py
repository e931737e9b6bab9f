"""Saved games that come from the desktop: as arguments, as events, by their names."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from tests.helpers.players.quickly import begin
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.game.file_dialog import GameFileDialog
from ttr_qt.app.game.game_files import dropped_file
from ttr_qt.app.process.kernel_preparation import COMMAND
from ttr_qt.app.process.options import parse_options
from ttr_qt.app.startup import start
from ttr_qt.app.startup.crash import CrashGuard
from ttr_qt.app.startup.file_open_events import FileOpener
from ttr_qt.app.storage.program_instances import ProgramInstance
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Game, write_save
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage

pytestmark = pytest.mark.slow


def test_a_file_that_the_desktop_hands_over_is_an_argument_without_a_name() -> None:
    options = parse_options(["game.ttrgame"])
    assert options.file == Path("game.ttrgame")
    assert options.load is None
    options = parse_options(["game.ttrgame", "--screenshot", "a.png"])
    assert (options.file, options.load) == (None, Path("game.ttrgame"))


@pytest.fixture
def opened_with(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain_boards: None
) -> Callable[[Path], MainWindow]:
    """Return what starts the program with a file, as the desktop does."""
    assert plain_boards is None
    monkeypatch.setattr(start, "data_folder", lambda: tmp_path)

    def opened(file: Path) -> MainWindow:
        guard = CrashGuard(tmp_path / "x.log")
        window = start.player_window(parse_options([str(file)]), None, ProgramInstance(0), guard)
        qtbot.addWidget(window)
        return window

    return opened


def test_the_window_opens_the_file(
    qtbot: QtBot, tmp_path: Path, opened_with: Callable[[Path], MainWindow]
) -> None:
    file = tmp_path / "game.ttrgame"
    write_save(Game.new("amsterdam", players=2, seed=1), file)
    window = opened_with(file)
    qtbot.waitUntil(lambda: isinstance(window.page, GamePage), timeout=60_000)
    assert window.game_page is not None
    assert window.game_page.session.map.id == "amsterdam"


def test_a_window_tells_what_is_wrong_with_the_file(
    qtbot: QtBot, tmp_path: Path, opened_with: Callable[[Path], MainWindow]
) -> None:
    file = tmp_path / "game.ttrgame"
    file.write_text("no game")
    window = opened_with(file)
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)), timeout=60_000)
    assert isinstance(window.page, StartPage)


def test_a_mac_hands_over_files_by_events(qapp: QApplication, tmp_path: Path) -> None:
    opener = FileOpener(qapp)
    asked: list[Path] = []
    opener.file_opened.connect(asked.append)
    file = tmp_path / "game.ttrgame"
    QApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    qapp.removeEventFilter(opener)
    assert asked == [file]


@pytest.mark.parametrize("name", ["a.ttrgame", "a.TTRGAME", "a.json"])
def test_saved_games_of_either_name_can_be_dropped(name: str) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(f"/somewhere/{name}")])
    assert dropped_file(mime) == Path(f"/somewhere/{name}")


def test_games_are_saved_under_a_name_that_desktops_know(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = make_window()
    begin(window)
    monkeypatch.setattr(GameFileDialog, "asked", lambda _: tmp_path / "mine")
    window.files.save_as()
    assert (tmp_path / "mine.ttrgame").is_file()


def test_a_program_with_python_compiles_in_another_python() -> None:
    assert COMMAND[:2] == (sys.executable, "-m")
