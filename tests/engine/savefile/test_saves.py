"""Saves: from any point of any game, to the last byte, and never half a file."""

import errno
import json
import os
import random
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest

from tests.helpers.engine.walks import SEATINGS, choice, game_where, lively, played, walk
from ttr_qt.engine import (
    EDITIONS,
    Game,
    SaveError,
    load_map,
    read_save,
    write_save,
)
from ttr_qt.paths import data_dir


def assert_same(one: Game, other: Game) -> None:
    """Assert that nothing tells the two games apart."""
    assert one.record.tobytes() == other.record.tobytes()
    assert one.actions == other.actions
    assert one.legal_actions() == other.legal_actions()
    assert one.position() == other.position()
    assert one.scores() == other.scores()
    assert one.winners() == other.winners()
    assert one.setup.extra == other.setup.extra
    assert one.to_json() == other.to_json()
    for seat in range(one.players):
        assert one.observe(seat) == other.observe(seat)


def again(game: Game) -> Game:
    return Game.from_json(game.to_json())


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_a_save_replays_to_the_identical_record(edition: str, players: int) -> None:
    for game in walk(edition, players, lively(edition), seed=players + 1):
        if game.ply in {0, 1, 2, players} or game.ply % 50 == 0 or game.over:
            assert_same(again(game), game)


MID_TURN: dict[str, tuple[tuple[str, ...], Callable[[Game], bool]]] = {
    "new": (EDITIONS, lambda game: game.ply == 0),
    "a mix announced": (("germany", "maerklin"), lambda g: g.phase == "mix" and g.ply == 2),
    "starting tickets chosen by one": (
        ("usa", "germany", "maerklin", "amsterdam"),
        lambda game: sum(chosen is not None for chosen in game.position().chosen) == 1,
    ),
    "second card": (
        ("usa", "germany", "maerklin", "amsterdam"),
        lambda game: game.phase == "second_card" and game.turn > 3,
    ),
    "tickets shown": (
        ("usa", "germany", "maerklin", "amsterdam"),
        lambda game: game.phase == "keep" and not game.position().setting_up,
    ),
    "tickets swapped": (("first_journey",), lambda game: bool(game.position().ticket_discards)),
    "tickets laid open": (("first_journey",), lambda game: any(game.position().shown_tickets)),
    "passenger question": (("maerklin",), lambda game: game.phase == "passenger"),
    "journey begun": (
        ("maerklin",),
        lambda game: game.phase == "journey" and not journey_steps(game),
    ),
    "journey under way": (
        ("maerklin",),
        lambda game: game.phase == "journey" and journey_steps(game) > 1,
    ),
    "last round": (
        ("usa", "germany", "maerklin", "amsterdam"),
        lambda game: game.position().last_turns == 2,
    ),
    "over": (EDITIONS, lambda game: game.over),
}


def journey_steps(game: Game) -> int:
    journey = game.position().journey
    return 0 if journey is None else len(journey.used)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "point"),
    [(edition, point) for point, (editions, _) in MID_TURN.items() for edition in editions],
)
def test_a_save_from_the_middle_of_anything_goes_on_like_the_game(edition: str, point: str) -> None:
    game = game_where(edition, MID_TURN[point][1])
    loaded = again(game)
    assert_same(loaded, game)
    ones, others = random.Random(9), random.Random(9)
    for _ in range(30):
        if game.over:
            break
        assert game.play(choice(game, "even", ones)) == loaded.play(choice(loaded, "even", others))
    assert_same(loaded, game)
    while game.ply:
        assert loaded.undo() == game.undo()
        assert loaded.record.tobytes() == game.record.tobytes()
    assert loaded.ply == 0


def test_a_game_taken_back_is_saved_without_what_was_taken_back() -> None:
    game = played("usa", 3, "even", plies=40)
    text = game.to_json()
    for _ in range(5):
        game.play(game.legal_actions()[0])
    for _ in range(5):
        game.undo()
    assert game.to_json() == text


EXTRA: dict[str, Any] = {
    "names": ["Anna", "J\u00f6rg", "\u5c0f\u6797", "\U0001f682", 'a "quote"\n\\ and \u0000'],
    "bots": {"1": {"level": 3, "seconds": 0.25, "watch": True, "note": None}},
    "": [],
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_setup_and_what_the_program_keeps_with_a_game_are_saved(edition: str) -> None:
    game = Game.new(edition, players=3, seed=2**64 - 1, first=2, extra=EXTRA)
    for _ in range(4):
        game.play(game.legal_actions()[0])
    loaded = again(game)
    assert loaded.setup.extra == EXTRA
    assert (loaded.players, loaded.setup.seed, loaded.setup.first) == (3, 2**64 - 1, 2)
    assert loaded.map is game.map
    assert_same(loaded, game)


@pytest.mark.parametrize("deck", ["edition", "classic", "1910", "big_cities", "mega"])
def test_the_choice_of_tickets_is_saved(deck: str) -> None:
    game = Game.new("usa", players=4, seed=8, deck=deck)
    game.play(game.legal_actions()[-1])
    loaded = again(game)
    assert loaded.setup.deck == deck
    assert loaded.board.decks == game.board.decks
    assert_same(loaded, game)


def test_who_begins_by_lot_begins_again_after_loading() -> None:
    for seed in range(12):
        game = Game.new("usa", players=5, seed=seed, first="random")
        assert again(game).seat == game.seat


def test_a_save_is_text_that_people_can_read() -> None:
    game = played("usa", 2, "even", plies=30)
    text = game.to_json()
    content = json.loads(text)
    assert content["edition"] == "usa"
    assert content["actions"] == [str(action) for action in game.actions]
    assert content["map"] is None
    assert all(len(line) < 200 for line in text.splitlines())
    assert_same(Game.from_json(text.encode()), game)


def test_a_save_outlives_being_written_in_another_style() -> None:
    game = played("maerklin", 2, "traveller", plies=60)
    content = json.loads(game.to_json())
    reordered = json.dumps(dict(sorted(content.items(), reverse=True)), ensure_ascii=True)
    assert_same(Game.from_json(reordered), game)


# A map of one's own


@pytest.fixture
def own_map(tmp_path: Path) -> Path:
    """A map file of the user's own: the built-in one with another name and fewer tickets."""
    content = json.loads((data_dir("maps") / "usa.json").read_bytes())
    content["id"] = "usa_mine"
    content["name"] = {"en": "My own", "de": "Meine eigene"}
    del content["tickets"][3:6]
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(content), "utf-8")
    return path


@pytest.mark.parametrize("as_text", [False, True])
def test_a_map_of_ones_own_travels_in_the_save(own_map: Path, *, as_text: bool) -> None:
    game = Game.new(str(own_map) if as_text else own_map, players=2, seed=3)
    assert game.edition == "usa_mine"
    assert len(game.map.tickets) == len(load_map("usa").tickets) - 3
    rng = random.Random(3)
    for _ in range(60):
        game.play(choice(game, "even", rng))
    text = game.to_json()
    own_map.unlink()
    loaded = Game.from_json(text)
    assert_same(loaded, game)
    assert loaded.map.name.de == "Meine eigene"
    while not loaded.over:
        loaded.play(choice(loaded, "builder", rng))
    assert loaded.winners()
    assert_same(again(loaded), loaded)


def test_a_copy_of_a_map_under_its_own_name_travels_in_the_save_too(tmp_path: Path) -> None:
    path = tmp_path / "usa.json"
    path.write_bytes((data_dir("maps") / "usa.json").read_bytes())
    game = Game.new(path, players=2, seed=3)
    assert game.edition == "usa"
    loaded = again(game)
    assert loaded.map is not load_map("usa")
    assert_same(loaded, game)


def test_a_map_changed_inside_a_save_is_noticed(own_map: Path) -> None:
    content = json.loads(Game.new(own_map, players=2, seed=3).to_json())
    content["map"]["routes"][0]["length"] += 1
    with pytest.raises(SaveError):
        Game.from_json(json.dumps(content))
    content["map"]["routes"] = "none"
    with pytest.raises(SaveError, match="map"):
        Game.from_json(json.dumps(content))


# Files


@pytest.fixture
def game() -> Game:
    return played("usa", 2, "even", plies=50)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file with an older save."""
    path = tmp_path / "game.json"
    write_save(played("usa", 2, "even", plies=20), path)
    return path


def test_a_save_is_written_and_read(game: Game, tmp_path: Path) -> None:
    for path in (tmp_path / "game.json", tmp_path / "J\u00f6rgs Spiel \U0001f682.json"):
        write_save(game, path)
        assert path.read_text("utf-8") == game.to_json()
        assert_same(read_save(path), game)
        assert_same(read_save(str(path)), game)
    assert len(list(tmp_path.iterdir())) == 2


def test_a_save_replaces_an_older_one(game: Game, old: Path) -> None:
    write_save(game, str(old))
    assert_same(read_save(old), game)
    assert list(old.parent.iterdir()) == [old]


@pytest.mark.skipif(sys.platform == "win32", reason="there the whole path must be short")
def test_a_save_may_have_as_long_a_name_as_the_system_allows(game: Game, tmp_path: Path) -> None:
    path = tmp_path / ("a" * 250 + ".json")
    write_save(game, path)
    assert_same(read_save(path), game)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")
def test_a_save_is_as_readable_as_any_file(game: Game, tmp_path: Path) -> None:
    ordinary, save = tmp_path / "ordinary", tmp_path / "game.json"
    ordinary.write_text("")
    write_save(game, save)
    assert save.stat().st_mode == ordinary.stat().st_mode


def fail(code: int) -> Callable[..., Any]:
    def failing(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    return failing


class FullDisk:
    """A file on a disk that is full: what is written stays in memory, and then there is no room."""

    def __init__(self, descriptor: int, *_: object) -> None:
        self.descriptor = descriptor

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.descriptor)

    def write(self, data: bytes) -> int:
        os.write(self.descriptor, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def flush(self) -> None: ...

    def fileno(self) -> int:
        return self.descriptor


FAILURES: dict[str, tuple[object, str, Callable[..., Any], int]] = {
    "no room for a new file": (os, "open", fail(errno.ENOSPC), errno.ENOSPC),
    "a folder that is read-only": (os, "open", fail(errno.EACCES), errno.EACCES),
    "a disk that is full": (os, "fdopen", FullDisk, errno.ENOSPC),
    "a disk that fails": (os, "fsync", fail(errno.EIO), errno.EIO),
    "a file in use": (Path, "replace", fail(errno.EBUSY), errno.EBUSY),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    failure: str, game: Game, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, record = old.read_bytes(), game.record.tobytes()
    where, name, failing, code = FAILURES[failure]
    with monkeypatch.context() as patch:
        patch.setattr(where, name, failing)
        with pytest.raises(SaveError) as refused:
            write_save(game, old)
    assert str(refused.value) == f"{old} can't be written: {os.strerror(code)}."
    assert isinstance(refused.value.__cause__, OSError)
    assert old.read_bytes() == before
    assert list(old.parent.iterdir()) == [old]
    assert game.record.tobytes() == record
    write_save(game, old)
    assert_same(read_save(old), game)


def test_a_write_that_is_interrupted_leaves_the_old_file_and_nothing_else(
    game: Game, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = old.read_bytes()

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", interrupted)
        with pytest.raises(KeyboardInterrupt):
            write_save(game, old)
    assert old.read_bytes() == before
    assert list(old.parent.iterdir()) == [old]


def test_the_file_is_on_the_disk_before_it_takes_the_old_ones_place(
    game: Game, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def noted_fsync(descriptor: int) -> None:
        # Nothing is left in a buffer when it is asked to be kept.
        size = os.fstat(descriptor).st_size
        steps.append("kept" if size == len(game.to_json().encode()) else "folder")
        fsync(descriptor)

    def noted_replace(self: Path, target: Path) -> Path:
        assert self.parent == old.parent, "a rename across disks is a copy"
        steps.append("renamed")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(Path, "replace", noted_replace)
    write_save(game, old)
    assert steps[:2] == ["kept", "renamed"]


def test_a_disk_that_can_not_keep_folders_keeps_the_save(
    game: Game, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync = os.fsync

    def files_only(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", files_only)
    # Some network disks are like that. The file is whole and in its place: nothing has failed.
    write_save(game, old)
    assert_same(read_save(old), game)
    assert list(old.parent.iterdir()) == [old]


def test_there_is_no_saving_into_a_folder_that_is_not_there(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "missing" / "game.json"
    with pytest.raises(SaveError, match=r"game\.json can't be written: .*\.$"):
        write_save(game, path)
    assert list(tmp_path.iterdir()) == []


def test_there_is_no_saving_over_a_folder(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "folder"
    path.mkdir()
    with pytest.raises(SaveError, match="folder can't be written"):
        write_save(game, path)
    assert list(tmp_path.iterdir()) == [path]
    assert list(path.iterdir()) == []


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="permissions don't hold here"
)
def test_a_read_only_folder_keeps_its_save(game: Game, old: Path) -> None:
    before = old.read_bytes()
    old.parent.chmod(0o500)
    try:
        with pytest.raises(SaveError, match="can't be written: Permission denied"):
            write_save(game, old)
        assert old.read_bytes() == before
    finally:
        old.parent.chmod(0o700)


KILLED_WRITER = """
import os, random, signal, sys, time
from pathlib import Path
from ttr_qt.engine import Game, write_save

path = Path(sys.argv[1])
short = Game.new("usa", players=2, seed=1)
long = Game.new("usa", players=2, seed=1, extra={"padding": "x" * 300_000})
texts = {short.to_json().encode(), long.to_json().encode()}
write_save(short, path)
rng = random.Random(1)
seen = set()
for _ in range(15):
    child = os.fork()
    if child == 0:
        while True:
            write_save(long, path)
            write_save(short, path)
    time.sleep(rng.uniform(0.005, 0.03))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    content = path.read_bytes()
    assert content in texts, f"a torn file of {len(content)} bytes"
    Game.from_json(content)
    seen.add(len(content))
print("whole every time,", len(seen), "kinds seen")
"""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that can be forked")
def test_a_writer_that_is_killed_leaves_a_whole_file(root: Path, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", KILLED_WRITER, tmp_path / "game.json"],
        capture_output=True,
        text=True,
        check=False,
        cwd=root,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("whole every time")
    assert Game.from_json((tmp_path / "game.json").read_text("utf-8")).edition == "usa"
