"""The mistakes to practise are kept in a file, whatever becomes of it."""

import errno
import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLockFile, QObject, Slot
from pytestqt.qtbot import QtBot

from tests.helpers.window.exercises import exercises_of
from tests.helpers.window.replays import recorded
from ttr_qt.app.storage import practice_store
from ttr_qt.app.storage.practice_store import PracticeStore
from ttr_qt.engine import Game
from ttr_qt.engine.savefile import write_save
from ttr_qt.models.practice.queue import Outcome
from ttr_qt.views.theme.translation import install_language

BEGIN = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
NAME = "game.json"


class _Told(QObject):
    """Hears what went wrong."""

    def __init__(self, store: PracticeStore) -> None:
        super().__init__()
        self.sentences: list[str] = []
        store.failed.connect(self._on_failed)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self.sentences.append(sentence)


class _Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> _Clock:
    return _Clock()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "practice.json"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


@pytest.fixture
def game(games: Path) -> Game:
    """A game that is kept."""
    played = recorded("first_journey", 2)
    write_save(played, games / NAME)
    return played


@pytest.fixture
def store(qapp: object, file: Path, games: Path, clock: _Clock) -> PracticeStore:
    assert qapp
    return PracticeStore(file, games, clock=clock)


def filled(store: PracticeStore, game: Game) -> int:
    """Have the mistakes of a game kept, and return how many there are."""
    mistakes = [one.mistake for one in exercises_of(game)][:3]
    store.add(NAME, mistakes)
    store.flush()
    return len(mistakes)


def test_mistakes_come_back_after_days(
    store: PracticeStore, game: Game, clock: _Clock, file: Path, games: Path
) -> None:
    count = filled(store, game)
    assert count == 3
    assert store.offer().due == 0
    assert store.exercises() == []
    clock.now += timedelta(days=2)
    later = PracticeStore(file, games, clock=clock)
    assert later.offer().due == count
    exercises = later.exercises()
    assert len(exercises) == count
    assert exercises[0].game.actions == game.actions
    later.note(exercises[0].mistake, Outcome.AT_ONCE)
    later.note(exercises[1].mistake, Outcome.SHOWN)
    later.flush()
    again = PracticeStore(file, games, clock=clock)
    assert again.offer().due == count - 2
    clock.now += timedelta(days=1)
    assert again.offer().due == count - 1
    clock.now += timedelta(days=30)
    assert again.offer().due == count


def test_games_that_are_gone_are_forgotten(
    store: PracticeStore, game: Game, clock: _Clock, games: Path
) -> None:
    told = _Told(store)
    filled(store, game)
    clock.now += timedelta(days=2)
    (games / NAME).unlink()
    assert store.offer().due == 0
    assert store.offer().following is None
    assert store.exercises() == []
    assert told.sentences == []


def test_another_game_under_the_same_name_is_none(
    store: PracticeStore, game: Game, clock: _Clock, games: Path
) -> None:
    filled(store, game)
    clock.now += timedelta(days=2)
    write_save(recorded("usa", 2, 20), games / NAME)
    assert store.exercises() == []
    assert store.offer().due == 0


def test_a_torn_game_is_none(store: PracticeStore, game: Game, clock: _Clock, games: Path) -> None:
    filled(store, game)
    clock.now += timedelta(days=2)
    (games / NAME).write_bytes(b"{")
    assert store.exercises() == []


@pytest.mark.parametrize(
    "harm",
    [
        b"",
        b"{",
        b"\xff\x00" * 50,
        b"[" * 100_000,
        b'{"format": "ttr-qt review", "version": 1}',
        b'{"format": "ttr-qt practice", "version": 0, "entries": []}',
        b'{"format": "ttr-qt practice", "version": 1, "entries": [{"mistake": 4}]}',
        b" " * 2_000_001,
    ],
)
def test_a_damaged_file_is_set_aside(
    store: PracticeStore, game: Game, file: Path, harm: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    file.write_bytes(harm)
    told = _Told(store)
    assert store.offer().due == 0
    (sentence,) = told.sentences
    assert sentence.endswith("It was set aside as “damaged practice 1.json”.")
    aside = file.with_name("damaged practice 1.json")
    assert aside.read_bytes() == harm
    assert caplog.records
    filled(store, game)
    assert file.exists()
    assert aside.read_bytes() == harm


def test_times_without_a_zone_are_damage(
    store: PracticeStore, game: Game, file: Path, games: Path
) -> None:
    filled(store, game)
    file.write_bytes(file.read_bytes().replace(b'Z"', b'"'))
    again = PracticeStore(file, games)
    told = _Told(again)
    assert again.offer().following is None
    assert len(told.sentences) == 1


def test_a_file_of_a_newer_version_stays_as_it_is(
    store: PracticeStore, game: Game, file: Path, clock: _Clock
) -> None:
    newer = b'{"format": "ttr-qt practice", "version": 2, "more": [1]}'
    file.write_bytes(newer)
    told = _Told(store)
    filled(store, game)
    (sentence,) = told.sentences
    assert "newer version" in sentence
    assert file.read_bytes() == newer
    clock.now += timedelta(days=2)
    assert store.offer().due == 3  # one can practise, though nothing is kept


def test_a_full_disk_is_told_once(
    qtbot: QtBot,
    store: PracticeStore,
    game: Game,
    file: Path,
    clock: _Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    filled(store, game)
    before, told = file.read_bytes(), _Told(store)

    def refuse(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    clock.now += timedelta(days=2)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", refuse)
        for exercise in store.exercises():
            store.note(exercise.mistake, Outcome.AT_ONCE)
        store.flush()
        qtbot.waitUntil(lambda: bool(told.sentences))
    assert told.sentences == ["Your exercises could not be saved: the disk is full."]
    assert file.read_bytes() == before
    assert store.offer().due == 0  # it is known all the same


def test_two_copies_of_the_program_keep_what_both_found(
    store: PracticeStore, game: Game, file: Path, games: Path, clock: _Clock
) -> None:
    one, two, three = [each.mistake for each in exercises_of(game)][:3]
    store.add(NAME, [one])
    store.flush()
    other = PracticeStore(file, games, clock=clock)
    assert other.offer().following is not None  # it has read the file
    store.add(NAME, [two])
    store.flush()
    other.add(NAME, [three])
    other.flush()
    clock.now += timedelta(days=2)
    assert store.offer().due == other.offer().due == 3
    # Both are tried at the same time, each in another copy.
    store.note(one, Outcome.AT_ONCE)
    other.note(two, Outcome.SHOWN)
    store.flush()
    other.flush()
    assert store.offer().due == other.offer().due == 1
    assert PracticeStore(file, games, clock=clock).offer().due == 1
    assert not file.with_suffix(".lock").exists()


def test_copies_that_write_at_once_lose_nothing(
    store: PracticeStore, game: Game, file: Path, games: Path, clock: _Clock
) -> None:
    mistakes = [each.mistake for each in exercises_of(game)]
    stores = [store, *(PracticeStore(file, games, clock=clock) for _ in range(3))]
    for place, mistake in enumerate(mistakes):
        stores[place % len(stores)].add(NAME, [mistake])
    for one in stores:
        one.flush()
    clock.now += timedelta(days=1)
    kept = {entry["mistake"]["ply"] for entry in json.loads(file.read_bytes())["entries"]}
    assert kept == {mistake.ply for mistake in mistakes}


def test_what_could_not_be_written_is_written_with_the_next_change(
    store: PracticeStore,
    game: Game,
    file: Path,
    games: Path,
    clock: _Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    filled(store, game)

    def refuse(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    clock.now += timedelta(days=2)
    one, two, _ = store.exercises()
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", refuse)
        store.note(one.mistake, Outcome.AT_ONCE)
        store.flush()
    store.note(two.mistake, Outcome.AT_ONCE)
    store.flush()
    assert PracticeStore(file, games, clock=clock).offer().due == 1


def test_a_file_that_is_damaged_meanwhile_is_set_aside_and_nothing_is_lost(
    store: PracticeStore, game: Game, file: Path, games: Path, clock: _Clock
) -> None:
    filled(store, game)
    file.write_bytes(b"{")
    clock.now += timedelta(days=2)
    store.note(store.exercises()[0].mistake, Outcome.AT_ONCE)
    store.flush()
    assert file.with_name("damaged practice 1.json").read_bytes() == b"{"
    assert PracticeStore(file, games, clock=clock).offer().due == 2


def test_a_moment_in_which_it_can_not_be_read_is_all_that_is_lost(
    store: PracticeStore,
    game: Game,
    file: Path,
    games: Path,
    clock: _Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On Windows, nobody can read a file while another copy of the program replaces it."""
    mistakes = [each.mistake for each in exercises_of(game)][:3]
    store.add(NAME, mistakes[:1])
    store.flush()
    other, told = PracticeStore(file, games, clock=clock), _Told(store)
    other.add(NAME, mistakes[1:2])
    other.flush()
    opened = Path.open

    def refuse(path: Path, *rest: Any, **more: Any) -> Any:
        if path == file:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return opened(path, *rest, **more)

    clock.now += timedelta(days=2)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", refuse)
        assert store.offer().due == 1
    assert told.sentences == []
    assert store.offer().due == 2
    store.add(NAME, mistakes)
    store.flush()
    assert len(json.loads(file.read_bytes())["entries"]) == 3


def test_a_file_that_another_copy_holds_is_told_in_words_of_the_language(
    qtbot: QtBot, store: PracticeStore, game: Game, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice_store, "LOCK_WAIT", 20)
    told, lock = _Told(store), QLockFile(str(file.with_suffix(".lock")))
    assert lock.lock()
    install_language("de")
    filled(store, game)
    qtbot.waitUntil(lambda: bool(told.sentences))
    lock.unlock()
    (sentence,) = told.sentences
    assert sentence.endswith(": ein anderes Programm benutzt die Datei.")
