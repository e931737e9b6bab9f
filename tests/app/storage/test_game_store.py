"""Games that are over are kept, listed and deleted, whatever the disk does."""

import os
import shutil
import threading
import weakref
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QObject, QSettings, Qt, Slot
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.helpers.games.made_up import made_up_facts, random_game
from tests.helpers.own_clock import own_seconds
from tests.helpers.vanishing import wait_until_gone
from ttr_qt.app.storage import game_store
from ttr_qt.app.storage.companion_files import PICTURE_SIZE
from ttr_qt.app.storage.disk_worker import DiskWorker
from ttr_qt.app.storage.game_store import GameStore
from ttr_qt.app.storage.recent_games import MOST, RecentGames
from ttr_qt.engine import EDITIONS, Game, SaveError, read_save
from ttr_qt.engine.savefile import MAX_BYTES, packed
from ttr_qt.models.records.game_facts import game_facts
from ttr_qt.models.records.kept_game import KeptGame


class _Told(QObject):
    """Hears what could not be done."""

    def __init__(self, store: GameStore) -> None:
        super().__init__()
        self.reasons: list[str] = []
        self.undeleted: list[str] = []
        store.failed.connect(self._on_failed)
        store.not_deleted.connect(self._on_not_deleted)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self.reasons.append(reason)

    @Slot(str)
    def _on_not_deleted(self, reason: str) -> None:
        self.undeleted.append(reason)


def _picture(width: int = 900, height: int = 600) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.darkCyan)
    return image


@pytest.fixture
def store(qapp: object, tmp_path: Path) -> GameStore:
    assert qapp
    return GameStore(tmp_path / "new" / "games")


def _kept(store: GameStore, *editions: str) -> list[KeptGame]:
    for number, edition in enumerate(editions):
        store.keep(random_game(edition, number, plies=40).to_json(), _picture())
    store.flush()
    return store.entries()


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kept_game_can_be_played_again(store: GameStore, edition: str) -> None:
    game = random_game(edition, 3, ("", "ada", "otto"))
    file = store.keep(game.to_json(), _picture())
    store.flush()
    (entry,) = store.entries()
    assert entry.file == file
    assert file.name.endswith(".json.gz")
    assert edition in file.name
    assert read_save(file).to_json() == game.to_json()
    assert entry.facts == game_facts(game, entry.facts.played)
    assert abs(datetime.now().astimezone() - entry.facts.played) < timedelta(seconds=30)
    assert entry.picture is not None
    small = QImage(str(entry.picture))
    assert (small.width(), small.height()) == (PICTURE_SIZE, PICTURE_SIZE * 2 // 3)
    assert file.stat().st_size < 4000


def test_newest_first_and_none_twice(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    first = random_game("usa", 1, plies=10).to_json()
    file = store.keep(first)
    assert store.keep(first) == file  # whether it is being written
    store.flush()
    assert store.keep(first) == file  # or was
    assert GameStore(store.folder).keep(first) == file  # by whomever

    now = datetime.now().astimezone().replace(microsecond=0)
    monkeypatch.setattr(game_store, "current_time", lambda: now + timedelta(hours=1))
    second = store.keep(random_game("germany", 1, plies=10).to_json(), None)
    store.flush()
    entries = store.entries()
    assert [entry.file for entry in entries] == [second, file]
    assert [entry.picture for entry in entries] == [None, None]


def test_facts_are_found_anew(qtbot: QtBot, store: GameStore) -> None:
    before = _kept(store, "usa", "amsterdam", "germany", "maerklin")
    facts = sorted(store.folder.glob("*.facts.json"))
    facts[0].unlink()
    facts[1].write_bytes(b"\xff{")
    other = msgspec.json.decode(facts[2].read_bytes())
    other["facts"]["version"] = 99
    facts[2].write_bytes(msgspec.json.encode(other))
    wild = msgspec.json.decode(facts[3].read_bytes())
    wild["facts"]["wild_share"] = 4e307
    facts[3].write_bytes(msgspec.json.encode(wild))
    again = GameStore(store.folder)
    with qtbot.waitSignal(again.changed):
        assert again.entries() == []
    again.flush_facts()
    assert again.entries() == before


def test_facts_belong_to_their_file(qtbot: QtBot, store: GameStore) -> None:
    """A game that somebody put in the place of another is listed as what it is."""
    one, other = sorted(_kept(store, "usa", "germany"), key=lambda game: game.facts.edition)
    shutil.copy(one.file, other.file)
    again = GameStore(store.folder)
    with qtbot.waitSignal(again.changed):
        again.entries()
    assert {entry.facts.edition for entry in again.entries()} == {"germany"}


def test_damaged_and_foreign_files_are_left_alone(qtbot: QtBot, store: GameStore) -> None:
    (good,) = _kept(store, "usa")
    folder = store.folder
    others = {
        "notes.txt": b"mine",
        "holiday.json": b"{}",
        "2026-01-01 10.00.00 usa 0123456789ab.json.gz": b"\x1f\x8bdamaged",
        "2026-01-01 10.00.01 usa 0123456789ab.json": b"{",
        "2026-99-99 10.00.02 usa 0123456789ab.json": b"{",
        "2026-01-01 10.00.03 usa 0123456789ab.json.gz": packed("[" * 10_000),
        "2026-01-01 10.00.04 usa 0123456789ab.json.gz": good.file.read_bytes()[:-30],
    }
    for name, data in others.items():
        (folder / name).write_bytes(data)
    (folder / "2026-01-01 10.00.05 usa 0123456789ab.json").mkdir()
    again = GameStore(folder)
    with qtbot.waitSignal(again.changed):
        assert again.entries() == [good]
    again.flush_facts()
    assert again.entries() == [good]
    assert again.delete(again.entries())
    assert again.entries() == []
    left = {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}
    assert left == others


def test_a_full_disk_is_told_and_the_game_goes_on(
    qtbot: QtBot, store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    told = _Told(store)
    text = random_game("usa", 1, plies=5).to_json()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        store.keep(text, _picture())
        qtbot.waitUntil(lambda: told.reasons == ["the disk is full"])
        assert store.entries() == []
        assert list(store.folder.iterdir()) == []
    file = store.keep(text, _picture())
    store.flush()
    assert [entry.file for entry in store.entries()] == [file]


def test_a_folder_that_can_not_be_made_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    store = GameStore(tmp_path / "file" / "games")
    told = _Told(store)
    store.keep(random_game("usa", 1, plies=5).to_json())
    qtbot.waitUntil(lambda: len(told.reasons) == 1)
    assert store.entries() == []
    assert store.delete(store.entries()) == []


def test_what_can_not_be_deleted_is_told(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    games = _kept(store, "usa", "germany")
    told = _Told(store)

    def refuse(_file: Path, *, missing_ok: bool = False) -> None:
        assert missing_ok
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refuse)
        assert store.delete([games[0]]) == []
        assert store.delete(store.entries()) == []
    assert told.undeleted == ["access was denied"] * 2  # once for all that were to be deleted
    assert told.reasons == []
    assert store.entries() == games
    assert store.delete([games[0]]) == games[:1]
    assert store.entries() == games[1:]
    assert store.delete([games[0]]) == games[:1]  # it is gone, whoever did it
    with pytest.raises(ValueError, match="not kept here"):
        store.delete([KeptGame(store.folder.parent / "mine.json", games[0].facts)])
    assert store.delete(store.entries()) == games[1:]
    assert list(store.folder.iterdir()) == []


def test_of_a_game_that_is_gone_nobody_hears_that_it_could_not_be_deleted(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if something that lay beside it is still there."""
    (game,) = _kept(store, "usa")
    told, unlink = _Told(store), Path.unlink

    def refuse(file: Path, *, missing_ok: bool = False) -> None:
        if file != game.file:
            raise PermissionError(13, "Permission denied")
        unlink(file, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse)
    assert store.delete([game]) == [game]
    assert told.undeleted == []


def test_five_hundred_games_are_listed_quickly(store: GameStore) -> None:
    (game,) = _kept(store, "usa")
    content = msgspec.json.decode(game.file.with_name(_stem(game) + ".facts.json").read_bytes())
    for number in range(500):
        stem = f"2026-01-01 10.{number // 60:02}.{number % 60:02} usa {number:012x}"
        content["facts"] = msgspec.to_builtins(made_up_facts(number))
        (store.folder / f"{stem}.facts.json").write_bytes(msgspec.json.encode(content))
        shutil.copy(game.file, store.folder / f"{stem}.json.gz")
    store.entries()
    begin = own_seconds()
    games = store.entries()
    took = own_seconds() - begin
    assert len(games) == 501
    assert took < 1.0  # some hundredths of a second on a quiet machine


def _stem(game: KeptGame) -> str:
    return game.file.name.removesuffix(".json.gz")


def test_packed_saves_are_read(tmp_path: Path) -> None:
    text = random_game("usa", 1, plies=30).to_json()
    plain, small = tmp_path / "a.json", tmp_path / "b.json"
    plain.write_text(text)
    small.write_bytes(packed(text))
    assert small.stat().st_size < plain.stat().st_size / 2
    assert read_save(small).to_json() == read_save(plain).to_json() == text
    bomb = tmp_path / "bomb"
    bomb.write_bytes(packed(" " * (MAX_BYTES + 10)))
    with pytest.raises(SaveError, match="more than"):
        read_save(bomb)
    bomb.write_bytes(packed(text)[:-9])
    with pytest.raises(SaveError, match="damaged"):
        read_save(bomb)


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


def _saved(folder: Path, number: int) -> Path:
    file = folder / f"game, {number} ü.json"
    file.write_text(random_game("usa", number, plies=12).to_json(), encoding="utf-8")
    return file


def test_recent_games_are_listed_with_pictures(
    qtbot: QtBot, tmp_path: Path, settings: QSettings
) -> None:
    recent = RecentGames(settings, tmp_path / "games")
    files = [_saved(tmp_path, number) for number in range(3)]
    for file in files:
        recent.add(file, _picture(600, 700))
    recent.add(files[0])
    recent.flush()
    with qtbot.waitSignal(recent.changed):
        recent.entries()
    recent.flush()
    again = RecentGames(QSettings(settings.fileName(), settings.format()), tmp_path / "games")
    entries = again.entries()
    assert [entry.file for entry in entries] == [files[0], files[2], files[1]]
    assert [entry.facts.seed for entry in entries] == [0, 2, 1]
    assert all(entry.own_file and entry.picture is not None for entry in entries)
    files[2].unlink()
    assert [entry.file for entry in again.entries()] == [files[0], files[1]]
    again.forget([files[1]])
    assert [entry.file for entry in again.entries()] == [files[0]]
    again.forget(again.files)
    assert again.entries() == []
    assert again.files == ()
    assert files[0].is_file()
    assert files[1].is_file()
    assert len(list((tmp_path / "games" / "recent").iterdir())) == 0


def test_a_recent_file_that_changed_is_read_again(
    qtbot: QtBot, tmp_path: Path, settings: QSettings
) -> None:
    recent = RecentGames(settings, tmp_path / "games")
    file = _saved(tmp_path, 1)
    recent.add(file)
    recent.entries()
    recent.flush()
    file.write_text(random_game("germany", 1, plies=4).to_json(), encoding="utf-8")
    os.utime(file, ns=(1, 1))
    with qtbot.waitSignal(recent.changed):
        assert recent.entries() == []
    recent.flush()
    assert [entry.facts.edition for entry in recent.entries()] == ["germany"]


def test_a_recent_file_that_changed_has_no_old_picture(
    qtbot: QtBot, tmp_path: Path, settings: QSettings
) -> None:
    recent = RecentGames(settings, tmp_path / "games")
    file = _saved(tmp_path, 1)
    recent.add(file, _picture(600, 700))
    recent.entries()
    recent.flush()
    recent.add(file)
    recent.flush()
    assert [entry.picture is not None for entry in recent.entries()] == [True]
    file.write_text(random_game("usa", 1).to_json(), encoding="utf-8")
    os.utime(file, ns=(1, 1))
    recent.add(file)
    recent.flush()
    with qtbot.waitSignal(recent.changed):
        recent.entries()
    recent.flush()
    assert [entry.picture for entry in recent.entries()] == [None]


def test_what_is_known_of_files_goes_with_them(tmp_path: Path, settings: QSettings) -> None:
    recent = RecentGames(settings, tmp_path / "games")
    for number in range(MOST + 5):
        recent.add(tmp_path / f"{number}.json", _picture(60, 70))
    recent.flush()
    assert len(list((tmp_path / "games" / "recent").iterdir())) == MOST


def test_at_most_some_recent_files(tmp_path: Path, settings: QSettings) -> None:
    recent = RecentGames(settings, tmp_path / "games")
    for number in range(MOST + 5):
        recent.add(tmp_path / f"{number}.json")
    recent.add(tmp_path / "games" / "kept.json.gz")
    assert [file.stem for file in recent.files] == [str(n) for n in range(MOST + 4, 4, -1)]
    assert recent.entries() == []


@pytest.mark.parametrize("nonsense", [7, "", "relative.json", ["", 3, "also/relative"], {"a": 1}])
def test_nonsense_in_the_settings_is_no_file(
    tmp_path: Path, settings: QSettings, nonsense: object
) -> None:
    settings.setValue("recent games", nonsense)
    recent = RecentGames(settings, tmp_path / "games")
    assert recent.files == ()
    recent.add(tmp_path / "a.json")
    assert list(recent.files) == [tmp_path / "a.json"]


def test_games_of_other_maps_are_kept(store: GameStore, tmp_path: Path, root: Path) -> None:
    text = (root / "maps" / "amsterdam.json").read_text("utf-8")
    own = tmp_path / "own.json"
    own.write_text(text.replace('"id": "amsterdam"', '"id": "little_town"', 1), encoding="utf-8")
    game = Game.new(own, seed=1, extra={"levels": ["", "ada"]})
    store.keep(game.to_json())
    store.flush()
    (entry,) = store.entries()
    assert entry.facts.edition == "little_town"


def test_tasks_that_are_dropped_are_neither_done_nor_kept(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Task:
        def __call__(self) -> None:
            done.append(self)

    def take_time() -> None:
        begun.set()
        done.append(go_on.wait(60))

    done: list[object] = []
    begun, go_on = threading.Event(), threading.Event()
    worker = DiskWorker()
    worker.do(take_time)
    assert begun.wait(60)
    task = Task()
    worker.do(task)
    wait = worker.flush

    def go_on_and_wait() -> None:
        go_on.set()
        wait()

    monkeypatch.setattr(worker, "flush", go_on_and_wait)
    worker.drop()
    assert done == [True]
    gone = weakref.ref(task)
    del task
    wait_until_gone(qtbot, gone)
    worker.do(lambda: done.append("later"))
    worker.flush()
    assert done == [True, "later"]
