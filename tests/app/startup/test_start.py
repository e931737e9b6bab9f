"""The program as a person starts it, without a display."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.helpers.window.fixtures import StartProgram
from ttr_qt.app.process.options import Options, parse_options
from ttr_qt.app.settings.preferences import Preferences, read_preferences, write_preferences
from ttr_qt.app.settings.settings_file import settings_in
from ttr_qt.app.startup import start as app_start
from ttr_qt.app.startup.start import picture_window, read_game
from ttr_qt.engine import EDITIONS, Game, load_map, write_save
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.settings.settings_page import SettingsPage
from ttr_qt.pages.start.start_page import StartPage

pytestmark = pytest.mark.slow


def start(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the program with no display and no platform given."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    env = {key: value for key, value in os.environ.items() if key not in hidden}
    # Only a real screen's scale would matter; the picture must keep its size all the same.
    env |= {"PYTHONWARNINGS": "error", "QT_SCALE_FACTOR": "2"}
    command = [sys.executable, "-m", "ttr_qt", *map(str, arguments)]
    return subprocess.run(command, env=env, check=False, capture_output=True, text=True)


Started = Callable[..., tuple[int, str]]


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Started:
    """Run the program here, up to where it finds that it can't do what is asked."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")  # it sets the variable for pictures

    def run_here(*arguments: str | Path) -> tuple[int, str]:
        monkeypatch.setattr(app_start, "make_application", lambda: pytest.fail("it went on"))
        return app_start.run(options(*arguments)), capsys.readouterr().err

    return run_here


def played(*arguments: str | Path) -> Game:
    """Return the game that arguments ask for."""
    game = read_game(options(*arguments))
    assert game is not None
    return game


def options(*arguments: str | Path) -> Options:
    return parse_options([str(argument) for argument in arguments])


def test_version_and_help_come_without_a_display() -> None:
    shown = start("--version")
    assert (shown.returncode, shown.stdout) == (0, f"ttr-qt {version('ttr-qt')}\n")
    shown = start("--help")
    assert shown.returncode == 0
    assert "--screenshot" in shown.stdout


def test_screenshot_has_the_size_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    asked = ("--edition", "germany", "--seed", "7", "--plies", "60", "--lang", "de")
    shown = start("--screenshot", file, *asked, "--size", "800x500")
    assert (shown.returncode, shown.stderr) == (0, "")
    image = QImage(str(file))
    assert (image.width(), image.height()) == (800, 500)
    colours = {image.pixel(x, y) for x in range(0, 800, 4) for y in range(60, 500, 4)}
    assert len(colours) > 20  # a board, not an empty window


def test_screenshot_needs_no_suffix(tmp_path: Path) -> None:
    file = tmp_path / "board"
    assert start("--screenshot", file).returncode == 0
    image = QImage(str(file))
    assert (image.width(), image.height()) == (1280, 720)


@pytest.mark.parametrize("name", ["missing/board.png", "board.nonsense"])
def test_screenshot_that_cannot_be_written(tmp_path: Path, name: str) -> None:
    shown = start("--screenshot", tmp_path / name)
    assert shown.returncode == 2
    assert shown.stderr == f"ttr-qt: can't write a picture to {tmp_path / name}\n"
    assert not (tmp_path / name).exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there without a display")
def test_no_display_is_a_sentence() -> None:
    shown = start()
    assert shown.returncode == 2
    assert shown.stderr.startswith("ttr-qt: there is no display")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "can't be read"),
        (b"\xff\xfe\x00", "damaged"),
        (b"[]", "not saved by this program"),
    ],
)
def test_save_that_cannot_be_used_is_a_sentence(
    tmp_path: Path, refused: Started, content: bytes | None, reason: str
) -> None:
    file = tmp_path / "game.json"
    if content is not None:
        file.write_bytes(content)
    code, told = refused("--load", file, "--screenshot", tmp_path / "board.png")
    assert code == 2
    assert told.startswith("ttr-qt: ")
    assert reason in told
    assert told.count("\n") == 1
    assert not (tmp_path / "board.png").exists()


def test_damaged_save_ends_the_program_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"{")
    shown = start("--load", file, "--screenshot", tmp_path / "board.png")
    assert shown.returncode == 2
    assert shown.stderr.startswith("ttr-qt: ")
    assert "damaged" in shown.stderr
    assert shown.stderr.count("\n") == 1
    assert not (tmp_path / "board.png").exists()


def test_unknown_edition_is_a_sentence(tmp_path: Path, refused: Started) -> None:
    for plies in ("0", "5"):
        picture = tmp_path / "board.png"
        asked = ("--edition", "atlantis", "--plies", plies, "--screenshot", picture)
        code, told = refused(*asked)
        assert code == 2
        assert "atlantis" in told
        assert told.count("\n") == 1


def test_nothing_is_asked_for() -> None:
    for edition in EDITIONS:
        assert read_game(options("--edition", edition)) is None


def test_plies_are_the_same_for_the_same_seed() -> None:
    asked = ("--edition", "usa", "--plies", "120", "--seed")
    game = played(*asked, "3")
    assert (game.map, game.ply) == (load_map("usa"), 120)
    assert game.owners()
    assert played(*asked, "3").to_json() == game.to_json()
    assert played(*asked, "4").to_json() != game.to_json()


def test_plies_end_with_the_game() -> None:
    assert played("--edition", "first_journey", "--plies", "100000").over


def test_saved_game_is_read(tmp_path: Path) -> None:
    game = Game.new("amsterdam", players=3, seed=5)
    while len(game.owners()) < 3:
        game.play(game.legal_actions()[-1])
    file = tmp_path / "game.json"
    write_save(game, file)
    assert played("--load", file).to_json() == game.to_json()
    further = played("--load", file, "--plies", "2")
    assert further.actions[: game.ply] == game.actions
    assert further.ply == game.ply + 2


def test_own_map_loads_by_its_path(root: Path) -> None:
    game = played("--edition", root / "maps" / "usa.json")
    assert game.map is not load_map("usa")
    assert (game.map.id, game.ply) == ("usa", 0)


def test_own_map_is_dealt_anew_at_every_start(root: Path) -> None:
    own = ("--edition", root / "maps" / "usa.json")
    assert len({played(*own).setup.seed for _ in range(3)}) == 3
    assert played(*own, "--seed", "7").setup.seed == 7


def test_pictures_need_no_seed_to_be_the_same() -> None:
    asked = ("--screenshot", "a.png", "--plies", "12")
    assert played(*asked).to_json() == played(*asked, "--seed", "0").to_json()


@pytest.mark.parametrize("edition", [(), ("--edition", "germany")])
def test_a_seed_is_the_number_of_the_game_that_is_begun(
    opened: StartProgram, edition: tuple[str, ...]
) -> None:
    window = opened(*edition, "--seed", "7")
    assert isinstance(window.page, StartPage)
    assert window.page.choice.seed == 7
    assert window.page.person.seed_edit.text() == "7"
    window = opened(*edition)
    assert isinstance(window.page, StartPage)
    assert window.page.choice.seed is None


@pytest.mark.parametrize("ready", [True, False])
def test_a_seed_of_a_game_that_is_open_is_not_for_the_next_one(
    opened: StartProgram, monkeypatch: pytest.MonkeyPatch, *, ready: bool
) -> None:
    monkeypatch.setattr(app_start, "opponents_are_warm", lambda: ready)
    window = opened("--plies", "3", "--seed", "7")
    assert isinstance(window.page, GamePage if ready else StartPage)
    window.show_start()
    assert isinstance(window.page, StartPage)
    assert window.page.choice.seed is None


def test_picture_shows_the_start_page_or_a_game(qtbot: QtBot) -> None:
    line = "--screenshot a.png --edition germany --size 900x640 --lang de"
    asked = options(*line.split())
    window = picture_window(asked, None)
    qtbot.addWidget(window)
    assert isinstance(window.page, StartPage)
    assert window.page.choice.edition == "germany"
    assert (window.width(), window.height()) == (900, 640)
    window = picture_window(asked, Game.new("germany", players=3, seed=1))
    qtbot.addWidget(window)
    assert isinstance(window.page, GamePage)
    assert window.preferences.style.language == "de"
    assert window.page.session.thinking is None  # nobody moves in a picture


def test_windows_of_pictures_keep_nothing(qtbot: QtBot) -> None:
    window = picture_window(options("--edition", "usa"), None)
    qtbot.addWidget(window)
    window.settings.setValue("anything", 1)
    window.settings.sync()
    assert window.settings.status() != QSettings.Status.NoError
    assert not Path(os.devnull).is_file(), "it is a device, and stays one"


def test_a_language_of_the_command_line_holds_for_one_start(
    opened: StartProgram, tmp_path: Path
) -> None:
    file = tmp_path / "settings.ini"
    usual = Preferences(language="en", sounds=False)
    settings = settings_in(file)
    write_preferences(settings, usual.as_dict())
    settings.sync()
    window = opened("--lang", "de")
    window.overlays.open_settings()

    def change(key: str, value: object) -> None:
        page = window.stack.overlay
        assert isinstance(page, SettingsPage)
        page.changed.emit(key, value)

    assert window.preferences.style.language == "de"
    change("symbols", False)
    assert window.preferences.style.language == "de"
    assert read_preferences(settings_in(file)) == usual.with_values({"symbols": False})
    change("language", None)  # whoever changes it, changes it
    assert read_preferences(settings_in(file)).language is None
