"""A game that was left can be gone on with, whatever the disk does."""

import json
import os
import stat
import sys
import threading
import tracemalloc
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QThreadPool, Slot
from pytestqt.qtbot import QtBot

from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.fixtures import MakeWindow
from tests.perf.saving import PLIES, long_game
from ttr_qt import files
from ttr_qt.app.storage import autosave
from ttr_qt.app.storage.autosave import Autosave, UnfinishedGame
from ttr_qt.engine import Game, SaveError
from ttr_qt.engine.savefile import VERSION, GameSnapshot
from ttr_qt.files import FileInUseError


def test_the_last_game_kept_is_the_one_read(tmp_path: Path) -> None:
    saves = Autosave(tmp_path / "new" / "folder")
    assert not saves.has_game()
    game = Game.new("usa", players=3, seed=5)
    for _ in range(8):
        game.play(game.legal_actions()[0])
        saves.save(game.to_json())
    assert saves.has_game()
    assert saves.read().to_json() == game.to_json()
    saves.forget("another game")
    assert saves.has_game()
    saves.forget(game.to_json())
    assert not saves.has_game()
    saves.forget(game.to_json())


def test_a_damaged_game_is_put_aside(tmp_path: Path) -> None:
    saves = Autosave(tmp_path)
    for text in ("{", "[]"):
        saves.save(text)
        with pytest.raises(SaveError):
            saves.read()
        assert not saves.has_game()
    aside = sorted(tmp_path.glob("damaged game *.json"))
    assert [file.read_text("utf-8") for file in aside] == ["{", "[]"]


def test_a_game_that_another_program_can_read_stays(tmp_path: Path) -> None:
    saves, content = Autosave(tmp_path), json.loads(Game.new("amsterdam", seed=1).to_json())
    for change in ({"version": VERSION + 1}, {"edition": "atlantis"}):
        saves.save(json.dumps(content | change))
        with pytest.raises(SaveError):
            saves.read()
        assert saves.has_game()
    assert list(tmp_path.glob("damaged*")) == []


@pytest.mark.parametrize("inside", [".", "games", "games/recent"])
def test_what_a_killed_program_was_writing_is_cleared(tmp_path: Path, inside: str) -> None:
    folder = tmp_path / inside
    folder.mkdir(parents=True, exist_ok=True)
    torn, fresh = folder / ".saving-1", folder / ".saving-2"
    for file in (torn, fresh):
        file.write_text("half")
    os.utime(torn, (1, 1))
    Autosave(tmp_path).flush()
    assert not torn.exists()
    assert fresh.exists(), "somebody may be writing it"


def test_a_full_disk_is_told_and_nothing_is_lost(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Autosave(tmp_path)
    saves.save("before")
    saves.flush()

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    told = _Told(saves)
    saves.save("after")
    qtbot.waitUntil(lambda: told.reasons == ["the disk is full"])
    saves.flush()
    assert saves.file.read_text("utf-8") == "before"
    assert [file.name for file in tmp_path.iterdir()] == [saves.file.name]


def test_a_slow_disk_holds_nobody_up_and_gets_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Autosave(tmp_path)
    spinning, written = threading.Event(), []
    really = files.write_atomically

    def slowly(target: Path, data: bytes) -> None:
        spinning.wait(60)
        written.append(data)
        really(target, data)

    monkeypatch.setattr(autosave, "write_atomically", slowly)
    for number in range(50):
        saves.save(str(number))
    assert not saves.file.exists()
    spinning.set()
    saves.flush()
    assert saves.file.read_text("utf-8") == "49"
    assert len(written) <= 2  # the one under way and the newest
    pool = saves.findChild(QThreadPool)
    assert pool is not None
    assert pool.activeThreadCount() == 0


def test_having_a_game_kept_costs_the_same_however_long_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves, begun, spinning = Autosave(tmp_path), threading.Event(), threading.Event()

    def stuck(*_: object) -> None:
        begun.set()
        spinning.wait(60)

    monkeypatch.setattr(autosave, "write_atomically", stuck)
    short, long = (long_game(plies) for plies in PLIES)
    saves.save("this one is being written")  # so that nothing else happens while we count
    assert begun.wait(60)
    for game in (short, long):
        saves.save(game.snapshot())
    calls, size = zip(*(_cost(saves, game) for game in (short, long)), strict=True)
    spinning.set()
    saves.flush()
    assert calls[0] == calls[1] > 0
    assert size[1] <= 1.2 * size[0]
    assert size[0] > short.record.nbytes, "the position was not even copied"


def _cost(saves: Autosave, game: Game) -> tuple[int, int]:
    """Return how many functions are called to have a game kept, and how many bytes it takes."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    sys.setprofile(count)
    try:
        saves.save(game.snapshot())
    finally:
        sys.setprofile(None)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        saves.save(game.snapshot())
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return calls, peak - before


def test_saves_are_not_made_in_the_windows_thread(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, saves = begin(make_window()), Autosave(tmp_path)
    made: list[int] = []
    really = GameSnapshot.to_json

    def to_json(snapshot: GameSnapshot) -> str:
        made.append(threading.get_ident())
        return really(snapshot)

    monkeypatch.setattr(GameSnapshot, "to_json", to_json)
    choose_tickets(page.session)
    page.session.unrate("hint")
    assert page.session.ply > 0
    qtbot.waitUntil(lambda: saves.text() == really(page.session.snapshot()))
    assert made
    assert threading.get_ident() not in made


def test_a_newer_game_is_not_forgotten_with_an_older_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Autosave(tmp_path)
    begun, spinning = threading.Event(), threading.Event()
    really = files.write_atomically

    def slowly(target: Path, data: bytes) -> None:
        begun.set()
        spinning.wait(60)
        really(target, data)

    monkeypatch.setattr(autosave, "write_atomically", slowly)
    saves.save("first")
    begun.wait(60)
    saves.save("second")
    threading.Timer(0.05, spinning.set).start()
    saves.forget("first")
    assert saves.text() == "second"


def test_a_game_is_told_of_without_playing_it(tmp_path: Path) -> None:
    saves = Autosave(tmp_path)
    assert saves.summary() is None
    extra = {"levels": ["", "ada", "otto"]}
    game = Game.new("germany", players=3, seed=5, extra=extra)
    for _ in range(7):
        game.play(game.legal_actions()[0])
    saves.save(game.to_json())
    assert saves.summary() == UnfinishedGame("germany", 1, ("ada", "otto"))
    saves.save(Game.new("usa", players=2, seed=5, deck="mega").to_json())
    left = saves.summary()
    assert left is not None
    assert left.variant == "mega"
    for nonsense in ("", "[]", '{"edition": "moon", "actions": []}', '{"edition": 1}', "[" * 99999):
        saves.save(nonsense)
        assert saves.summary() is None


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(qtbot: QtBot, tmp_path: Path) -> None:
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        saves = Autosave(tmp_path / "data")
        told = _Told(saves)
        saves.save("{}")
        qtbot.waitUntil(lambda: len(told.reasons) == 1)
    finally:
        tmp_path.chmod(stat.S_IRWXU)


def refused(monkeypatch: pytest.MonkeyPatch, *, times: int) -> None:
    """Let the disk refuse some files before it takes the next."""
    left, really = [times], files.write_atomically

    def write(target: Path, data: bytes) -> None:
        if left[0]:
            left[0] -= 1
            raise FileInUseError(13, "in use")
        really(target, data)

    monkeypatch.setattr(autosave, "write_atomically", write)


def test_a_refused_game_is_tried_again_and_told_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused(monkeypatch, times=3)
    monkeypatch.setattr(autosave, "_AGAIN_AFTER", 1)
    saves = Autosave(tmp_path)
    told = _Told(saves)
    saves.save("{}")
    qtbot.waitUntil(saves.file.is_file)
    assert saves.safe()
    qtbot.wait(1)
    assert told.reasons == ["another program is using the file"]


def test_a_refused_game_gives_way_to_newer_ones(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused(monkeypatch, times=1)
    saves = Autosave(tmp_path)
    saves.save("older")
    assert not saves.safe()
    saves.save("newer")
    saves.try_again()
    assert saves.text() == "newer"
    saves.try_again()
    assert saves.text() == "newer"
    qtbot.wait(1)


def test_a_refused_game_that_is_kept_elsewhere_does_not_come_back(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused(monkeypatch, times=1)
    saves = Autosave(tmp_path)
    saves.save("finished")
    saves.forget("finished")
    saves.try_again()
    assert not saves.has_game()
    qtbot.wait(1)


def test_a_refused_game_is_tried_once_more_at_the_end(
    make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    page, saves = begin(window), Autosave(tmp_path)
    saves.flush()
    with monkeypatch.context() as disk:
        refused(disk, times=1000)
        choose_tickets(page.session)
        text = page.session.to_json()
        assert not window.autosave.safe()
    assert window.close()
    assert saves.text() == text


class _Told(QObject):
    """Notes what went wrong, in the thread of the test."""

    def __init__(self, saves: Autosave) -> None:
        super().__init__()
        self.reasons: list[str] = []
        saves.failed.connect(self._on_failed)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self.reasons.append(reason)


def test_what_a_killed_process_left_half_written_is_cleared_away(tmp_path: Path) -> None:
    old, new = tmp_path / ".saving-0123", tmp_path / ".saving-4567"
    for file in (old, new):
        file.write_text("{", encoding="utf-8")
    hour_ago = new.stat().st_mtime - 3600
    os.utime(old, (hour_ago, hour_ago))
    Autosave(tmp_path).flush()
    assert not old.exists()
    assert new.exists(), "another process may be writing it just now"
