"""Games on boards that were replaced: they open, go on, and are saved as they were."""

import functools
import gzip
import json
import random
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.helpers.engine.walks import choice
from tests.helpers.games.old_games import EDITION, EVENING, GOING_ON, LEFT, OVER, SAVES, old_board
from ttr_qt.engine import EDITIONS, Game, SaveError, maps, read_save, write_save
from ttr_qt.engine.maps import (
    GameMap,
    built_in_name,
    earlier_maps,
    first_map,
    load_map,
    map_hash,
    map_of,
    parse_map,
    present_map,
)
from ttr_qt.engine.savefile import packed, unpacked
from ttr_qt.paths import data_dir

EARLIER = sorted((data_dir("maps") / "earlier").glob("*.json"))
every_save = pytest.mark.parametrize("file", SAVES, ids=lambda file: file.name)


def text_of(file: Path) -> str:
    return unpacked(file.read_bytes()).decode()


# Boards


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_an_earlier_board_is_a_whole_map_of_its_edition(file: Path) -> None:
    board = parse_map(file.read_bytes(), file.name)  # the thorough check
    assert board.id in EDITIONS
    assert board.rules == load_map(board.id).rules
    assert board.layout is not None
    assert file.stem.partition("-")[0] == board.id
    found = [one for one in earlier_maps(board.id) if map_hash(one) == map_hash(board)]
    assert [built_in_name(one) for one in found] == [f"earlier/{file.stem}"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_boards_of_an_edition_are_told_apart_and_loaded_once(edition: str) -> None:
    boards = (*earlier_maps(edition), load_map(edition))
    assert len({map_hash(board) for board in boards}) == len(boards)
    for board in boards:
        assert map_of(edition, map_hash(board)) is board
        assert present_map(board) is load_map(edition)
    assert first_map(edition) is boards[0]
    assert earlier_maps(edition) == boards[:-1]


def test_what_is_no_board_of_an_edition_is_not_found() -> None:
    assert map_of(EDITION, "0" * 64) is None
    assert map_of("atlantis", map_hash(load_map(EDITION))) is None
    assert map_of("usa", map_hash(load_map(EDITION))) is None
    assert first_map("atlantis") is None


def test_a_map_of_ones_own_is_nobodys_earlier_board() -> None:
    own = parse_map((data_dir("maps") / "earlier" / f"{EDITION}.json").read_bytes(), "mine")
    assert own.id == EDITION
    assert built_in_name(own) is None
    assert present_map(own) is own


@pytest.mark.parametrize("players", [2, 3, 4])
def test_new_games_are_played_on_the_present_board(players: int) -> None:
    game = Game.new(EDITION, players=players, seed=1)
    assert game.map is load_map(EDITION)
    assert game.map is not old_board()


def test_any_edition_may_have_several_earlier_boards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which there are only the files tell."""
    (tmp_path / "earlier").mkdir()
    content = json.loads((data_dir("maps") / "germany.json").read_bytes())
    for name in ("germany", "earlier/germany-2", "earlier/germany"):
        (tmp_path / f"{name}.json").write_text(json.dumps(content), "utf-8")
        del content["tickets"][-1]
    shutil.copy(data_dir("maps") / "usa.json", tmp_path)
    monkeypatch.setattr(maps, "data_dir", lambda _name: tmp_path)
    # The real boards stay as they are.
    monkeypatch.setattr(maps, "_LOADED", {})
    plain = maps._earlier_names.__wrapped__  # noqa: SLF001
    monkeypatch.setattr(maps, "_earlier_names", functools.cache(plain))
    older, old, present = (len(content["tickets"]) + more for more in (1, 2, 3))
    assert [len(one.tickets) for one in earlier_maps("germany")] == [older, old]
    names = [built_in_name(one) for one in earlier_maps("germany")]
    assert names == ["earlier/germany", "earlier/germany-2"]
    assert len(load_map("germany").tickets) == present
    first = first_map("germany")
    assert first is earlier_maps("germany")[0]
    assert first_map("usa") is load_map("usa")
    game = Game(Game.new("germany", players=2, seed=1).setup)
    assert json.loads(game.to_json())["map"] is None
    assert len(game.map.tickets) == present


def test_threads_that_ask_at_the_same_moment_get_the_same_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read_at_once = maps._read_built_in  # noqa: SLF001

    def read(name: str) -> GameMap:
        time.sleep(0.05)
        return read_at_once(name)

    monkeypatch.setattr(maps, "_LOADED", {})
    monkeypatch.setattr(maps, "_read_built_in", read)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(earlier_maps, [EDITION] * 4))
    assert len({board for (board,) in found}) == 1


@pytest.mark.slow
def test_earlier_boards_are_read_only_when_a_game_needs_one() -> None:
    code = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
from pathlib import Path
from PySide6.QtWidgets import QApplication
from ttr_qt.engine import EDITIONS, Game, read_save
for edition in EDITIONS:
    assert Game.from_json(Game.new(edition, players=2, seed=1).to_json()).edition == edition
app = QApplication([])
from ttr_qt.app.process.options import parse_options
from ttr_qt.app.startup.start import picture_window
window = picture_window(parse_options([]), None)
window.grab()
for edition in EDITIONS:
    window.current_game.open_game(Game.new(edition, players=2, seed=1), running=False)
    assert window.game_page is not None
early = [name for name in opened if "earlier" in Path(name).parts]
assert early == [], early
assert any(Path(name).name == "amsterdam.json" for name in opened)
read_save(sys.argv[1])
assert [name for name in opened if "earlier" in Path(name).parts and "maps" in Path(name).parts]
"""
    asked = [sys.executable, "-c", code, str(EVENING)]
    subprocess.run(asked, check=True, cwd=Path(__file__).parents[2])


# Saves


@every_save
def test_an_old_save_opens_where_it_was_left(file: Path) -> None:
    game = read_save(file)
    content = json.loads(text_of(file))
    assert content["map"] is None
    assert game.map is old_board()
    assert game.snapshot().digest() == content["digest"]
    assert [str(action) for action in game.actions] == content["actions"]
    assert game.over == (file in OVER)
    assert game.setup.extra == content["extra"]


@every_save
def test_an_old_save_that_is_saved_again_is_the_same_file(file: Path, tmp_path: Path) -> None:
    game = read_save(file)
    assert game.to_json() == text_of(file)
    write_save(game, tmp_path / "again.ttrgame")
    assert (tmp_path / "again.ttrgame").read_text("utf-8") == text_of(file)
    (tmp_path / "again.json.gz").write_bytes(packed(game.to_json()))
    again = read_save(tmp_path / "again.json.gz")
    assert again.record.tobytes() == game.record.tobytes()
    assert again.map is game.map


@pytest.mark.parametrize("file", GOING_ON, ids=lambda file: file.name)
@pytest.mark.parametrize("seed", [1, 2])
def test_an_old_game_goes_on_to_its_end(file: Path, seed: int) -> None:
    game, chance = read_save(file), random.Random(seed)
    while not game.over:
        game.play(choice(game, "even", chance))
        if game.ply % 10 == 0 or game.over:
            again = Game.from_json(game.to_json())
            assert again.record.tobytes() == game.record.tobytes()
            assert again.map is old_board()
            assert again.scores() == game.scores()
    assert game.winners()


@every_save
def test_all_of_an_old_game_can_be_undone_and_played_again(file: Path) -> None:
    game = read_save(file)
    whole, actions = game.record.tobytes(), game.actions
    halfway = game.at(len(actions) // 2)
    assert halfway.map is old_board()
    while game.ply:
        game.undo()
    assert game.record.tobytes() == Game(game.setup).record.tobytes()
    for action in actions:
        if game.ply == halfway.ply:
            assert game.record.tobytes() == halfway.record.tobytes()
        game.play(action)
    assert game.record.tobytes() == whole


def test_there_is_a_save_of_each_kind() -> None:
    games = [read_save(file) for file in SAVES]
    assert {(game.players, game.over) for game in games} == {
        *((2, True), (4, True), (2, False), (4, False))
    }
    assert {game.setup.extra.get("unrated") for game in games} == {None, True}
    assert {file.suffix for file in SAVES} == {".json", ".gz", ".ttrgame"}
    assert gzip.decompress(OVER[0].read_bytes()).startswith(b"{")


# What is none of them


@pytest.mark.parametrize("unknown", ["0" * 64, ""])
def test_a_save_of_yet_another_board_is_refused_as_ever(unknown: str) -> None:
    content = json.loads(text_of(LEFT)) | {"map_hash": unknown}
    with pytest.raises(SaveError, match=f"another version of the map {EDITION}") as caught:
        Game.from_json(json.dumps(content))
    assert caught.value.fault == "map"


def test_a_save_is_not_played_on_a_board_that_it_is_not_of() -> None:
    content = json.loads(text_of(LEFT)) | {"map_hash": map_hash(load_map(EDITION))}
    with pytest.raises(SaveError, match="can't be replayed") as caught:
        Game.from_json(json.dumps(content))
    assert caught.value.fault == "changed"


def test_a_torn_old_save_is_refused_as_ever(tmp_path: Path) -> None:
    torn = tmp_path / "torn.ttrgame"
    torn.write_bytes(EVENING.read_bytes()[:-300])
    with pytest.raises(SaveError, match="damaged or not a saved game"):
        read_save(torn)
    (tmp_path / "torn.json.gz").write_bytes(OVER[0].read_bytes()[:-100])
    with pytest.raises(SaveError, match="damaged"):
        read_save(tmp_path / "torn.json.gz")
    content = json.loads(text_of(EVENING))
    content["actions"].pop()
    with pytest.raises(SaveError, match="different position"):
        Game.from_json(json.dumps(content))
