"""Whatever the system does to a game, it goes on, and the person is told in a plain sentence."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from ai.levels import Level
from tests.helpers.games.made_up import random_game
from tests.helpers.games.thinkers import Babbler, Cheat, Looper, Raiser
from tests.helpers.players.quickly import begin, choose_tickets, finish
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.process.kernel_preparation import Preparation
from ttr_qt.app.process.options import parse_options
from ttr_qt.app.settings.settings_file import MAX_BYTES, open_settings, settings_in, write_settings
from ttr_qt.app.sound import sounds
from ttr_qt.app.startup import start
from ttr_qt.app.startup.crash import CrashGuard
from ttr_qt.app.storage import game_store
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.storage.game_store import GameStore
from ttr_qt.app.storage.program_instances import MOST, claim_instance, game_name, set_orphans_aside
from ttr_qt.app.storage.set_aside import games_set_aside
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots import game_setup
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Game, read_save
from ttr_qt.engine.bots import Bot
from ttr_qt.files import clear_torn
from ttr_qt.models.session.source import Seat
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.words.file_errors import disk_text

REFUSALS = {
    "full": OSError(errno.ENOSPC, "No space left on device"),
    "read-only": OSError(errno.EROFS, "Read-only file system"),
    "torn off": OSError(errno.EIO, "Input/output error"),
}


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, OSError]]:
    """A disk that refuses to write as long as there is a reason."""
    reasons: dict[str, OSError] = {}
    really = os.fsync

    def sync(descriptor: int) -> None:
        for reason in reasons.values():
            raise reason
        really(descriptor)

    monkeypatch.setattr(os, "fsync", sync)
    yield reasons
    reasons.clear()


def boxes(window: MainWindow) -> list[str]:
    """Return what message boxes say, and close them."""
    found = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    for box in found:
        box.close()
    return [box.text() for box in found]


def told_in_a_box(qtbot: QtBot, window: MainWindow) -> list[str]:
    """Wait for a message box, and return what it says."""
    found: list[str] = []

    def look() -> bool:
        found.extend(boxes(window))
        return bool(found)

    qtbot.waitUntil(look)
    return found


def play_on(qtbot: QtBot, page: GamePage) -> None:
    """Let the person do something."""
    qtbot.waitUntil(lambda: page.active)
    ply = page.session.ply
    page.play(page.session.observation.legal_actions[0])
    assert page.session.ply > ply


@pytest.mark.slow
@pytest.mark.parametrize("kind", REFUSALS)
def test_a_disk_that_refuses_while_the_game_is_saved(
    qtbot: QtBot, make_window: MakeWindow, disk: dict[str, OSError], kind: str
) -> None:
    window = make_window()
    page = begin(window, "amsterdam")
    disk[kind] = REFUSALS[kind]
    choose_tickets(page.session)
    sentence = f"The game could not be saved: {disk_text(REFUSALS[kind])}."
    qtbot.waitUntil(lambda: page.banner.text == sentence)
    assert not window.autosave.safe()
    disk.clear()
    play_on(qtbot, page)
    assert window.autosave.safe()
    assert window.autosave.read().to_json() == page.session.to_json()


@pytest.mark.slow
def test_a_disk_that_refuses_a_game_that_is_over(
    qtbot: QtBot, make_window: MakeWindow, disk: dict[str, OSError]
) -> None:
    window = make_window()
    page = begin(window, "first_journey")
    disk["full"] = REFUSALS["full"]
    end = finish(qtbot, window, page)
    window.archive.store.flush()
    assert told_in_a_box(qtbot, window) == ["The game could not be saved: the disk is full."]
    assert window.page == end
    assert window.archive.store.entries() == []
    disk.clear()
    window.show_start()
    assert window.page != end


@pytest.mark.slow
def test_settings_that_can_not_be_written_hold_until_the_end(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    window.settings.sync()
    file = tmp_path / "settings.ini"
    file.unlink()
    file.mkdir()  # which nobody can write as a file, not even root
    wanted = QUIET.with_values({"theme": "dark"})
    window.preferences.set(wanted)
    assert told_in_a_box(qtbot, window) == [
        "Your settings could not be saved: they apply until you quit."
    ]
    assert window.preferences.values == wanted
    page = begin(window, "amsterdam")
    window.preferences.set(QUIET)
    qtbot.waitUntil(lambda: "settings" in shown_game(window).banner.text)
    assert shown_game(window).session is page.session
    play_on(qtbot, shown_game(window))


def shown_game(window: MainWindow) -> GamePage:
    """Return the page of the game that is shown."""
    assert isinstance(window.page, GamePage)
    return window.page


def test_settings_that_are_far_too_large_are_put_aside(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    with file.open("wb") as huge:
        huge.truncate(MAX_BYTES * 1000)
    settings = settings_in(file)
    assert settings.value("preferences/theme") is None
    settings.setValue("preferences/theme", "dark")
    assert write_settings(settings)
    assert file.stat().st_size < 1000
    assert (tmp_path / "damaged settings.ini").is_file()


@pytest.mark.parametrize("content", [None, b"", b"RIFF", b"no sound at all, but long enough" * 9])
def test_a_sound_that_is_missing_or_damaged_is_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    folder = tmp_path / "sounds"
    folder.mkdir()
    if content is not None:
        (folder / "card.wav").write_bytes(content)
    monkeypatch.setattr(sounds, "data_dir", lambda _name: tmp_path)
    assert not sounds.clip_of.__wrapped__("card").any()


@pytest.mark.slow
def test_without_our_typefaces_the_window_has_others(tmp_path: Path, root: Path) -> None:
    picture = tmp_path / "board.png"
    code = (
        "import sys, pathlib; from ttr_qt.views.theme import fonts;"
        "fonts.data_dir = lambda name: pathlib.Path('nowhere');"
        "from ttr_qt.__main__ import main;"
        f"sys.argv = ['ttr-qt', '--screenshot', {str(picture)!r}]; sys.exit(main())"
    )
    environment = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert QImage(str(picture)).width() == 1280


def test_a_clock_set_back_mixes_nothing_up(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp
    store = GameStore(tmp_path / "games")
    now = game_store.current_time()
    for number, when in enumerate((now, now - timedelta(days=4000), now - timedelta(hours=1))):
        monkeypatch.setattr(game_store, "current_time", lambda when=when: when)
        store.keep(random_game("usa", number, plies=6).to_json())
    store.flush()
    entries = store.entries()
    assert [entry.facts.seed for entry in entries] == [0, 2, 1]
    torn = tmp_path / ".saving-1"  # from what is the future now
    torn.write_text("{")
    os.utime(torn, (now.timestamp() + 9e6,) * 2)
    clear_torn(tmp_path)
    assert torn.exists()


@pytest.mark.slow
@pytest.mark.parametrize(
    "make",
    [Raiser, Babbler, Cheat, Looper],
    ids=["raises", "returns nonsense", "cheats", "hangs"],
)
def test_an_opponent_that_fails_is_replaced_and_that_is_told(
    qtbot: QtBot,
    make_window: MakeWindow,
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[[], Bot],
) -> None:
    window = make_window(make)

    def impatient(level: Level, _thought: ThinkingLimits, *, name: str | None = None) -> Seat:
        return Seat(name or level.name, make, 0.05, level.name)

    monkeypatch.setattr(game_setup, "level_seat", impatient)
    page = begin(window, "amsterdam")
    said: list[str] = []
    say = page.banner.say

    def listen(text: str, *options: Any, **more: Any) -> None:
        said.append(text)
        say(text, *options, **more)

    monkeypatch.setattr(page.banner, "say", listen)
    choose_tickets(page.session)
    qtbot.waitUntil(lambda: bool(said), timeout=20_000)
    assert said[0] == "Clara found no move; a stand-in moved instead."
    qtbot.waitUntil(lambda: page.active, timeout=20_000)
    play_on(qtbot, page)


def test_copies_have_places_of_their_own(tmp_path: Path) -> None:
    first, second = claim_instance(tmp_path), claim_instance(tmp_path)
    assert (first.number, second.number) == (1, 2)
    assert (first.game_name, second.game_name) == ("current game.json", "current game 2.json")
    assert first.log_name != second.log_name
    first.release()
    assert claim_instance(tmp_path).number == 1  # its owner has gone at once
    many = [claim_instance(tmp_path) for _ in range(MOST + 2)]
    assert many[-1].number == MOST + 1
    for instance in (second, *many):
        instance.release()


def test_a_copy_that_was_killed_leaves_its_place(tmp_path: Path, root: Path) -> None:
    code = (
        "import os, sys, pathlib; from ttr_qt.app.storage.program_instances import claim_instance;"
        "instance = claim_instance(pathlib.Path(sys.argv[1]));"
        "print(instance.number); sys.stdout.flush();"
        "os._exit(9)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        env=os.environ | {"PYTHONPATH": str(root)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.stdout == "1\n"
    assert (tmp_path / "copy 1.lock").exists()
    instance = claim_instance(tmp_path)
    assert instance.number == 1
    instance.release()


def test_a_folder_that_can_not_be_made_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    instance = claim_instance(tmp_path / "file" / "data")
    assert instance.number == 0
    assert instance.game_name == "current game.json"
    instance.release()


def test_games_of_copies_that_have_gone_are_put_aside(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        (tmp_path / game_name(number)).write_text(f"game {number}")
    playing = [claim_instance(tmp_path), claim_instance(tmp_path)]
    set_orphans_aside(tmp_path)
    assert [file.read_text() for file in games_set_aside(tmp_path)] == ["game 3"]
    playing[1].release()
    for _ in range(2):
        set_orphans_aside(tmp_path)
        assert [file.read_text() for file in games_set_aside(tmp_path)] == ["game 3", "game 2"]
    assert (tmp_path / game_name(1)).read_text() == "game 1"
    playing[0].release()


@pytest.fixture
def no_preparation(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Windows as a person starts them, but in a folder of the test's, and with ready kernels."""
    monkeypatch.setattr(start, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(Preparation, "start", lambda _self: None)


@pytest.mark.usefixtures("no_preparation", "plain_boards")
def test_two_copies_never_touch_each_others_games(qtbot: QtBot, tmp_path: Path) -> None:
    guard = CrashGuard(tmp_path / "x.log")
    instances = [claim_instance(tmp_path) for _ in range(2)]
    options = parse_options([])
    windows = [start.player_window(options, None, instance, guard) for instance in instances]
    for number, window in enumerate(windows):
        qtbot.addWidget(window)
        window.show()
        game = Game.new("amsterdam", seed=number, extra={"levels": ["", "clara"]})
        game.play(game.legal_actions()[0])
        window.current_game.open_game(game, running=False)
        window.autosave.save(game.to_json())
        assert window.autosave.safe()
    assert boxes(windows[0]) == []
    assert boxes(windows[1]) == ["The program is already open."]
    assert [read_save(tmp_path / game_name(n)).setup.seed for n in (1, 2)] == [0, 1]
    for window, instance in zip(windows, instances, strict=True):
        window.close()
        instance.release()
    # The next copy alone has the one to continue, and the other among all games.
    instance = claim_instance(tmp_path)
    window = start.player_window(options, None, instance, guard)
    qtbot.addWidget(window)
    window.archive.store.flush()
    assert window.autosave.read().setup.seed == 0
    assert [entry.facts.seed for entry in window.archive.store.entries()] == [1]
    assert not (tmp_path / game_name(2)).exists()
    window.close()
    instance.release()


@pytest.mark.slow
def test_a_kept_game_that_somebody_deleted(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    file = window.archive.keep(random_game("usa", 1, plies=12).to_json())
    window.archive.store.flush()
    window.overlays.open_games()
    file.unlink()
    window.opener.load_replay(file)
    window.opener.load_same_cards(file)
    assert boxes(window) == ["This file can't be opened."] * 2
    window.stack.close_overlays()
    choose_tickets(begin(window, "amsterdam").session)
    window.show_start()
    (tmp_path / "current game.json").unlink()
    assert isinstance(window.page, StartPage)
    window.page.continue_wanted.emit()
    assert boxes(window) == ["This game can't be continued."]
    qtbot.wait(10)
    assert window.page.continue_button is None


def _end(qtbot: QtBot, window: MainWindow) -> None:
    finish(qtbot, window, begin(window, "first_journey"))
    assert isinstance(window.page, EndPage)


def _replay(_qtbot: QtBot, window: MainWindow) -> None:
    window.overlays.open_replay(random_game("amsterdam", 1, plies=20))


def _told(_qtbot: QtBot, window: MainWindow) -> None:
    begin(window, "amsterdam")
    window.errors.show_box("Something", "to read")


SITUATIONS: dict[str, tuple[Callable[[QtBot, MainWindow], object], bool]] = {
    "tickets are chosen": (lambda _, window: begin(window, "amsterdam"), True),
    "the rules are read": (
        lambda _, window: (begin(window, "amsterdam"), window.overlays.open_rules()),
        True,
    ),
    "settings are changed": (lambda _, window: window.overlays.open_settings(), False),
    "the games are listed": (lambda _, window: window.overlays.open_games(), False),
    "a tutorial is played": (lambda _, window: window.show_tutorial("cards"), False),
    "a game is replayed": (_replay, False),
    "the end is shown": (_end, False),
    "a box is open": (_told, True),
}
"""How they come about, and whether there is a game then that must be there to go on with."""


@pytest.mark.slow
@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_window_can_be_closed_while(
    qtbot: QtBot, make_window: MakeWindow, situation: str, tmp_path: Path
) -> None:
    window = make_window()
    bring_about, goes_on = SITUATIONS[situation]
    bring_about(qtbot, window)
    playing = shown_game(window).session if goes_on else None
    window.close()
    qtbot.wait(5)
    assert not window.isVisible()
    again = Autosave(tmp_path)
    assert again.has_game() == goes_on
    if playing is not None:
        assert not playing.over
        assert again.read().to_json() == playing.to_json()
    ended = [entry.facts.over for entry in window.archive.store.entries()]
    assert ended == ([True] if situation == "the end is shown" else [])


def test_the_file_of_settings_is_found(qapp: object, isolated_settings: Path) -> None:
    assert qapp
    settings = open_settings()
    assert settings.format() == QSettings.Format.IniFormat
    assert Path(settings.fileName()).is_relative_to(isolated_settings)
    settings.setValue("one", "two")
    assert write_settings(settings)
    assert open_settings().value("one") == "two"
    settings.clear()
