"""The tool that lays out boards."""

import json
import shutil
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tools.layout.__main__ import main
from tools.layout.board_specs import BOARD_SPECS
from tools.layout.files import layout_text, with_layout, write_layout
from tools.layout.kernel.anneal import anneal, build_all
from tools.layout.kernel.curves import rects_apart
from tools.layout.kernel.energy import total_energy
from tools.layout.measure import figures_of
from tools.layout.problem import fresh_state, problem_of, state_of
from tools.layout.result import layout_of_state
from tools.layout.search import search
from ttr_qt.engine.geometry.layout import Layout, Space
from ttr_qt.engine.geometry.shapes import polygons_apart, space_corners
from ttr_qt.engine.maps import BUILT_IN, load_map, map_hash
from ttr_qt.paths import data_dir

pytestmark = pytest.mark.slow

every_board = pytest.mark.parametrize("name", BUILT_IN)


def layout_in(name: str) -> Layout:
    layout = load_map(name).layout
    assert layout is not None
    return layout


@every_board
def test_files_come_from_the_tool_as_they_are(name: str) -> None:
    text = (data_dir("maps") / f"{name}.json").read_text(encoding="utf-8")
    assert with_layout(text, layout_in(name)) == text


@every_board
def test_a_layout_survives_its_file(name: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    data = json.loads((data_dir("maps") / f"{name}.json").read_bytes())
    del data["layout"]
    path.write_text(json.dumps(data, indent=2), encoding="utf-8")
    write_layout(path, layout_in(name))
    again = load_map(path)
    assert map_hash(again) == map_hash(load_map(name))
    assert again.layout is not None
    assert layout_text(again.layout) == layout_text(layout_in(name))
    assert max(map(len, path.read_text(encoding="utf-8").splitlines())) < 1200


@every_board
def test_search_starts_from_the_layout_in_the_file(name: str) -> None:
    game_map = load_map(name)
    problem = problem_of(game_map, BOARD_SPECS[name])
    again = layout_of_state(problem, state_of(problem, layout_in(name)))
    for place_id, place in layout_in(name).places.items():
        assert again.places[place_id].x == place.x
        assert again.places[place_id].label.lines == place.label.lines
    for route in game_map.routes:
        before, after = (lay.tracks[route.id].spaces for lay in (layout_in(name), again))
        for one, other in zip(before, after, strict=True):
            assert (one.x, one.y) == pytest.approx((other.x, other.y), abs=12)


def test_search_lowers_the_energy_and_does_so_the_same_way_again() -> None:
    game_map = load_map("amsterdam")
    problem = problem_of(game_map, BOARD_SPECS["amsterdam"])
    reached = []
    for _ in range(2):
        state, spaces = fresh_state(problem), problem.spaces()
        build_all(problem.board, state, problem.measures, spaces)
        before = total_energy(problem.board, state, problem.measures, spaces)
        rng = np.random.default_rng(5)
        fixed = problem.board, state, problem.measures, spaces
        after = anneal(rng, 3000, 100.0, 1.0, 30.0, 2.0, *fixed)
        assert after < 0.5 * before
        reached.append(after)
    assert reached[0] == reached[1]


def test_search_keeps_the_best_seed() -> None:
    game_map = load_map("first_journey")
    told: list[str] = []
    found = search(
        game_map,
        BOARD_SPECS["first_journey"],
        seeds=[1, 2, 3],
        moves=500,
        fresh=False,
        heat=0.1,
        progress=told.append,
    )
    assert len(told) == 3
    energies = [float(line.split("energy ")[1].split(",")[0]) for line in told]
    sound = [energy for energy, line in zip(energies, told, strict=True) if "not sound" not in line]
    assert found.energy == pytest.approx(min(sound or energies), abs=0.06)
    with pytest.raises(ValueError, match="seed"):
        search(game_map, BOARD_SPECS["first_journey"], seeds=[], moves=1, fresh=True)


def test_kernels_measure_as_exact_shapes_do() -> None:
    """The kernels' distance is never more than the true one, and has its sign."""
    rng = np.random.default_rng(1)
    for _ in range(300):
        x, y = rng.uniform(-60, 60, 2)
        one, other = rng.uniform(-180, 180, 2)
        rects = [
            np.array([px, py, np.cos(np.radians(angle)), np.sin(np.radians(angle))])
            for px, py, angle in ((0.0, 0.0, one), (x, y, other))
        ]
        exact = polygons_apart(
            space_corners(Space(0, 0, one), 54, 19), space_corners(Space(x, y, other), 54, 19)
        )
        found = rects_apart(*rects, 27.0, 9.5)
        assert found <= exact + 1e-6
        assert (found > 1e-6) == (exact > 1e-6)


def test_figures_see_what_overlaps() -> None:
    game_map, layout = load_map("usa"), layout_in("usa")
    assert figures_of(game_map, layout).sound
    route = game_map.routes[0]
    track = layout.tracks[route.id]
    elsewhere = layout.tracks["dul-hel-1"].spaces[1]
    spaces = (elsewhere, *track.spaces[1:])
    tracks = {**layout.tracks, route.id: msgspec.structs.replace(track, spaces=spaces)}
    spoiled = figures_of(game_map, msgspec.structs.replace(layout, tracks=tracks))
    assert not spoiled.sound
    assert spoiled.space_space < -10
    boston = msgspec.structs.replace(layout.places["boston"], label=layout.places["miami"].label)
    places = {**layout.places, "boston": boston}
    spoiled = figures_of(game_map, msgspec.structs.replace(layout, places=places))
    assert spoiled.label_label < -10


def test_command_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["amsterdam", "--measure"]) == 0
    assert "space_space" in capsys.readouterr().out


def test_command_says_that_there_is_no_layout(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads((data_dir("maps") / "usa.json").read_bytes())
    del data["layout"]
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert main(["usa", "--map", str(path), "--measure"]) == 1
    assert "no layout" in capsys.readouterr().out


def test_command_writes_sound_layouts_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    shutil.copy(data_dir("maps") / "amsterdam.json", path)
    before = path.read_bytes()
    hopeless = ["amsterdam", "--map", str(path), "--fresh", "--moves", "10"]
    assert main(hopeless) == 1
    assert "nothing written" in capsys.readouterr().out
    assert path.read_bytes() == before
    assert main([*hopeless, "--force"]) == 0
    assert path.read_bytes() != before
    load_map(path)
