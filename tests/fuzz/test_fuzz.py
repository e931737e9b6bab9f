"""A few hundred inputs for everything that reads; ``dev.py fuzz`` tries very many more."""

import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from ai.ratings import RatingsError, read_ratings
from tests.fuzz.guard import harmless
from tests.fuzz.mutation import change, edit
from tests.fuzz.running import fuzz
from tests.fuzz.targets import (
    TARGETS,
    check_left,
    check_save,
    check_settings,
    settings_texts,
)
from tests.helpers.games.made_up import random_game
from ttr_qt.app.settings.settings_file import settings_in
from ttr_qt.app.storage.archive import Archive
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.storage.companion_files import find_facts, read_facts
from ttr_qt.app.storage.program_instances import game_name, set_orphans_aside
from ttr_qt.app.storage.set_aside import games_set_aside
from ttr_qt.engine import Game, MapError, SaveError, load_map, read_save

pytestmark = pytest.mark.slow

SLOW = {"maps": 60, "saves": 100, "extras": 60, "left": 60, "settings": 100, "tutorial": 100}
USUAL = 150


@pytest.mark.parametrize("name", TARGETS)
def test_nothing_but_the_documented_errors(qapp: object, name: str) -> None:
    assert qapp
    fuzz(TARGETS[name], SLOW.get(name, USUAL), first=1_000_000)


class _Trap:
    """Something that would run a command as soon as it is read."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.system, ("echo executed",)


@pytest.mark.parametrize(
    ("plain", "disguised"),
    [
        ("@Variant", "@Variant"),
        ("@Variant", '\\x10040Va"r"iant'),
        ("@Variant(", "@Var\\x69\\\nant("),
        ("@Variant", "\\100Variant"),
    ],
)
def test_settings_never_execute_what_somebody_put_there(
    tmp_path: Path, plain: str, disguised: str
) -> None:
    file = tmp_path / "settings.ini"
    trapped = QSettings(str(file), QSettings.Format.IniFormat)
    trapped.setValue("preferences/theme", _Trap())
    trapped.sync()
    text = file.read_text("latin-1")
    assert plain in text
    file.write_text(text.replace(plain, disguised), "latin-1")
    check_settings(settings_texts()[0], tmp_path / ".")
    file.write_text(text.replace(plain, disguised), "latin-1")
    with harmless(tmp_path):
        check_settings(file.read_bytes(), tmp_path)
    assert (tmp_path / "damaged settings.ini").is_file()


def test_the_guard_sees_what_must_not_be(tmp_path: Path) -> None:
    inside, outside = tmp_path / "in", tmp_path / "out"
    inside.mkdir()
    with harmless(inside):
        (inside / "file").write_text("x")
        (inside / "file").rename(inside / "other")
        sum([1, 2])
    for act in (
        lambda: (outside).write_text("x"),
        lambda: (inside / "other").rename(outside),
        (inside / ".." / "up").touch,
        lambda: eval("1 + 1"),  # noqa: S307 - that is the point
        lambda: subprocess.run([sys.executable, "-c", ""], check=True),
    ):
        with pytest.raises(AssertionError), harmless(inside):
            act()


def test_a_document_is_changed_as_told() -> None:
    document = {"a": [1, 2, {"b": 3}], "c": "x"}
    assert change({"a": 1, "c": 2}, [(0, "delete", None)]) == {"c": 2}
    assert change(dict(document), [(1, "replace", 7)])["c"] == 7
    assert edit(b"abc", [(1, 1, b"xy"), (0, 0, b"_")]) == b"_axyc"


@pytest.mark.parametrize("name", ["\0", "\x1b[2J", "\u202e", "a" * 100_000])
def test_a_field_with_any_name_is_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    save = json.loads(random_game("usa", 1, plies=5).to_json()) | {name: 1}
    check_save(json.dumps(save).encode(), tmp_path)
    with pytest.raises(SaveError) as refused:
        Game.from_json(json.dumps(save))
    assert str(refused.value).isprintable()


def test_a_game_left_with_an_edition_that_is_no_text_stops_nobody(
    qapp: object, tmp_path: Path
) -> None:
    assert qapp
    check_left(
        b'{"edition": 5, "actions": ["deck"], "seed": 1, "players": 2, "first": 0}', tmp_path
    )
    check_left(b"[" * 100_000, tmp_path)


HUGE = 3_000_000_000
MOST_MEMORY = 70_000_000
"""Bytes that reading may take: the largest files that are read have 20 million."""


def _read_map(file: Path) -> None:
    with pytest.raises(MapError, match="too big"):
        load_map(file)


def _read_save(file: Path) -> None:
    with pytest.raises(SaveError, match="more than"):
        read_save(file)


def _read_ratings(file: Path) -> None:
    with pytest.raises(RatingsError, match="too large"):
        read_ratings(file)


def _read_facts(file: Path) -> None:
    assert read_facts(file, file) is None
    find_facts(file, file.with_name("facts"), datetime(2026, 1, 1, tzinfo=UTC))
    assert not file.with_name("facts").exists()


def _read_left(file: Path) -> None:
    autosave = Autosave(file.parent, name=file.name)
    assert autosave.summary() is None
    assert len(autosave.text()) <= 20_000_000


def _read_orphan(file: Path) -> None:
    file.rename(file.with_name(game_name(2)))
    set_orphans_aside(file.parent)
    settings = QSettings(str(file.with_name("settings.ini")), QSettings.Format.IniFormat)
    archive = Archive(settings, file.parent)
    archive.add_set_aside(games_set_aside(file.parent))
    archive.close()
    assert file.with_name("damaged game 1.json").is_file()


def _read_settings(file: Path) -> None:
    assert settings_in(file).allKeys() == []


@pytest.mark.skipif(sys.platform == "win32", reason="would really fill the disk there")
@pytest.mark.parametrize(
    "read",
    [
        *(_read_map, _read_save, _read_ratings, _read_facts),
        *(_read_left, _read_orphan, _read_settings),
    ],
)
def test_nothing_reads_past_its_limit(
    qapp: object, tmp_path: Path, read: Callable[[Path], None]
) -> None:
    assert qapp
    file = tmp_path / "huge.json"
    with file.open("wb") as target:
        target.truncate(HUGE)  # takes no room
    tracemalloc.start()
    try:
        read(file)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < MOST_MEMORY
