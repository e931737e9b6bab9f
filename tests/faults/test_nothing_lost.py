"""A game is always in one place or another, whatever the disk does at that moment."""

import errno
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from tests.helpers.games.made_up import random_game
from tests.helpers.own_clock import own_seconds
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt import files
from ttr_qt.app.storage import autosave, game_store
from ttr_qt.app.storage.archive import FOLDER, Archive
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.storage.program_instances import claim_instance, game_name, set_orphans_aside
from ttr_qt.app.storage.set_aside import games_set_aside
from ttr_qt.app.storage.unfinished_game import archive_unfinished_game
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Game

pytestmark = pytest.mark.slow

LEFT = random_game("usa", 1, plies=12)
NEW = Game.new("usa", players=2, seed=8)


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def names(folder: Path) -> list[str]:
    """Return the names of all files with games directly in a folder."""
    return sorted(file.name for file in folder.glob("*game*.json"))


def kept_seeds(archive: Archive) -> list[int]:
    """Return the seeds of all games in an archive."""
    archive.store.flush()
    return [game.facts.seed for game in archive.store.entries()]


@pytest.fixture
def archive(tmp_path: Path, qapp: object) -> Archive:
    assert qapp
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    return Archive(settings, tmp_path)


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window()


def open_kept(window: MainWindow) -> Path:
    """Keep a game, and open it from there."""
    file = window.archive.keep(LEFT.to_json())
    window.archive.store.flush()
    window.opener.load(file)
    return file


def test_a_game_taken_up_stays_in_the_archive_until_the_disk_has_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "write_atomically", full)
    file = open_kept(window)
    window.close()
    assert file.is_file()


def test_a_game_taken_up_is_in_one_place_in_the_end(window: MainWindow) -> None:
    file = open_kept(window)
    assert kept_seeds(window.archive) == []
    assert not file.exists()
    assert window.autosave.read().setup.seed == LEFT.setup.seed


def test_a_game_taken_up_and_left_at_once_is_kept(archive: Archive, tmp_path: Path) -> None:
    saves, written = Autosave(tmp_path), threading.Event()
    file = archive.keep(LEFT.to_json())
    archive.store.flush()
    archive.remove_continued(file, lambda: written.wait(60))
    saves.save(LEFT.to_json())
    archive_unfinished_game(saves, archive, NEW.to_json())
    written.set()
    assert kept_seeds(archive) == [LEFT.setup.seed]
    assert names(tmp_path) == []


def test_a_game_that_the_archive_did_not_get_is_not_written_over(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.autosave.save(LEFT.to_json())
    with monkeypatch.context() as patch:
        patch.setattr(game_store, "write_atomically", full)
        window.current_game.open_game(NEW)
        window.archive.store.flush()
        window.autosave.flush()
    assert names(tmp_path) == ["current game.json", "kept game 1.json"]
    assert (tmp_path / "kept game 1.json").read_text("utf-8") == LEFT.to_json()
    # The next start tries again.
    window.archive.add_set_aside(games_set_aside(tmp_path))
    assert kept_seeds(window.archive) == [LEFT.setup.seed]
    assert names(tmp_path) == ["current game.json"]


def test_putting_a_game_by_waits_for_no_disk(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spinning = threading.Event()
    really = files.write_atomically

    def slowly(target: Path, data: bytes) -> None:
        spinning.wait(60)
        really(target, data)

    monkeypatch.setattr(game_store, "write_atomically", slowly)
    saves = Autosave(tmp_path)
    saves.save(LEFT.to_json())
    saves.flush()
    began = own_seconds()
    archive_unfinished_game(saves, archive, NEW.to_json())
    assert own_seconds() - began < 5
    assert names(tmp_path) == ["kept game 1.json"], "it is only there, but it is there"
    spinning.set()
    assert kept_seeds(archive) == [LEFT.setup.seed]
    assert names(tmp_path) == []


def test_a_damaged_game_that_was_left_is_not_written_over(archive: Archive, tmp_path: Path) -> None:
    saves = Autosave(tmp_path)
    for content in (b'{"edition": "usa", "act', b'{"edition": "\xff", "actions": ["pass"]}'):
        saves.file.write_bytes(content)
        archive_unfinished_game(saves, archive, NEW.to_json())
    archive.close()
    assert names(tmp_path) == ["damaged game 1.json", "damaged game 2.json"]
    assert kept_seeds(archive) == []


def test_a_game_that_can_not_be_read_just_now_is_not_written_over(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Autosave(tmp_path)
    saves.save(LEFT.to_json())
    saves.flush()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", full)
        archive_unfinished_game(saves, archive, NEW.to_json())
    archive.close()
    assert names(tmp_path) == ["kept game 1.json"]
    archive.add_set_aside(games_set_aside(tmp_path))
    assert kept_seeds(archive) == [LEFT.setup.seed]


def test_a_game_in_which_nothing_was_played_is_not_kept(archive: Archive, tmp_path: Path) -> None:
    saves = Autosave(tmp_path)
    saves.save(NEW.to_json())
    archive_unfinished_game(saves, archive, LEFT.to_json())
    assert kept_seeds(archive) == []
    assert names(tmp_path) == []


def test_a_game_that_can_not_be_put_aside_goes_to_the_archive(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Autosave(tmp_path)
    saves.save(LEFT.to_json())
    saves.flush()
    monkeypatch.setattr(Path, "rename", full)
    archive_unfinished_game(saves, archive, NEW.to_json())
    assert kept_seeds(archive) == [LEFT.setup.seed]
    assert names(tmp_path) == ["current game.json"]


def test_games_of_other_copies_stay_until_the_archive_has_them(
    qtbot: QtBot, archive: Archive, tmp_path: Path
) -> None:
    (tmp_path / FOLDER).write_text("no folder")
    (tmp_path / game_name(2)).write_text(LEFT.to_json(), "utf-8")
    (tmp_path / game_name(3)).write_text(LEFT.to_json()[:-300], "utf-8")
    (tmp_path / game_name(4)).write_text(NEW.to_json(), "utf-8")
    instance = claim_instance(tmp_path)
    set_orphans_aside(tmp_path)
    with qtbot.waitSignal(archive.failed):
        archive.add_set_aside(games_set_aside(tmp_path))
    archive.store.flush()
    assert names(tmp_path) == ["damaged game 1.json", "kept game 1.json"]
    (tmp_path / FOLDER).unlink()
    archive.add_set_aside(games_set_aside(tmp_path))
    assert kept_seeds(archive) == [LEFT.setup.seed]
    assert names(tmp_path) == ["damaged game 1.json"]
    instance.release()


def test_a_game_with_an_endless_name_is_kept(archive: Archive, tmp_path: Path) -> None:
    for number, edition in enumerate(("long" * 100, "", "ü" * 300)):
        aside = tmp_path / f"kept game {number}.json"
        aside.write_text(f'{{"edition": "{edition}", "actions": ["pass"]}}', "utf-8")
    archive.add_set_aside(games_set_aside(tmp_path))
    archive.close()
    assert names(tmp_path) == []
    assert len(list((tmp_path / FOLDER).glob("*.json.gz"))) == 3
