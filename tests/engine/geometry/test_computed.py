"""Maps without a layout are laid out by the program."""

import json
import math
import time
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ttr_qt.engine.geometry.computed import computed_layout, layout_of
from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.engine.geometry.projection import on_board
from ttr_qt.engine.geometry.shapes import polygons_apart, space_corners
from ttr_qt.engine.maps import BUILT_IN, GameMap, load_map, parse_map
from ttr_qt.paths import data_dir

pytestmark = pytest.mark.slow


def without_layout(name: str) -> GameMap:
    data = json.loads((data_dir("maps") / f"{name}.json").read_bytes())
    del data["layout"]
    return parse_map(json.dumps(data).encode(), "mine.json")


def small_map(positions: list[dict[str, float]], lengths: list[int]) -> GameMap:
    """A chain of places, each joined to the next, the first two by a double track."""
    routes: list[dict[str, Any]] = [
        {"id": f"r{i}", "a": f"p{i}", "b": f"p{i + 1}", "length": length, "colour": "gray"}
        for i, length in enumerate(lengths)
    ]
    routes.append({**routes[0], "id": "twin", "a": "p1", "b": "p0"})
    return msgspec.convert(
        {
            "version": 1,
            "id": "small",
            "name": {"en": "Small", "de": "Klein"},
            "rules": "usa",
            "provenance": {"en": "", "de": ""},
            "places": [
                {
                    "id": f"p{i}",
                    "code": f"p{i:02}",
                    "name": {"en": "Place", "de": "Ort"},
                    **position,
                }
                for i, position in enumerate(positions)
            ],
            "routes": routes,
            "tickets": [],
        },
        GameMap,
    )


def check(game_map: GameMap, layout: Layout) -> None:
    """Assert what any layout must hold, however crowded the map."""
    assert set(layout.places) == {place.id for place in game_map.places}
    frame = layout.frame
    for place in layout.places.values():
        assert frame.left <= place.x <= frame.right
        assert frame.top <= place.y <= frame.bottom
    for route in game_map.routes:
        track = layout.tracks[route.id]
        assert len(track.spaces) == route.length
        a, b = layout.places[route.a], layout.places[route.b]
        first, last = track.spaces[0], track.spaces[-1]
        if route.length > 1:
            assert math.dist((first.x, first.y), (a.x, a.y)) < math.dist(
                (last.x, last.y), (a.x, a.y)
            )
        for space in track.spaces:
            assert all(map(math.isfinite, (space.x, space.y, space.angle)))
            assert 0 <= space.x <= layout.width
            assert 0 <= space.y <= layout.height
        corners = [
            space_corners(space, layout.space_length, layout.space_width) for space in track.spaces
        ]
        for one, other in combinations(corners, 2):
            assert polygons_apart(one, other) > -0.35 * layout.space_width
        assert math.dist((b.x, b.y), (last.x, last.y)) > 0
    data = msgspec.json.encode(layout, enc_hook=dict)
    assert msgspec.json.decode(data, type=Layout).places == layout.places


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_board_can_be_laid_out_anew(name: str) -> None:
    game_map = without_layout(name)
    layout = computed_layout(game_map)
    check(game_map, layout)
    assert layout.space_length >= 26


@pytest.mark.parametrize("name", BUILT_IN)
def test_most_of_a_computed_board_is_free_of_overlaps(name: str) -> None:
    game_map = without_layout(name)
    layout = computed_layout(game_map)
    spaces = [
        (route.id, space_corners(space, layout.space_length, layout.space_width))
        for route in game_map.routes
        for space in layout.tracks[route.id].spaces
    ]
    hit = {
        index
        for (i, (one, shape)), (j, (other, beside)) in combinations(enumerate(spaces), 2)
        if one != other
        and math.dist(shape[0], beside[0]) < 200
        and polygons_apart(shape, beside) < -1
        for index in (i, j)
    }
    assert len(hit) <= 0.2 * len(spaces)


def test_it_takes_but_a_moment() -> None:
    game_map = without_layout("germany")
    computed_layout(game_map)
    began = time.process_time()
    computed_layout(game_map)
    assert time.process_time() - began < 2


def test_a_map_keeps_its_own_layout_or_gets_a_computed_one() -> None:
    usa = load_map("usa")
    assert layout_of(usa) is usa.layout
    mine = without_layout("usa")
    assert layout_of(mine) is layout_of(mine)
    assert set(layout_of(mine).tracks) == {route.id for route in mine.routes}


def test_land_can_be_drawn_below_a_computed_layout() -> None:
    game_map = without_layout("usa")
    layout = computed_layout(game_map)
    boston, place = game_map.place("boston"), layout.places["boston"]
    assert boston.lon is not None
    assert boston.lat is not None
    ((x, y),) = on_board(layout, [(boston.lon, boston.lat)])
    assert (x, y) == pytest.approx((place.x, place.y), abs=2)


on_globe = st.fixed_dictionaries({"lat": st.floats(-89, 89), "lon": st.floats(-180, 180)})
on_plane = st.fixed_dictionaries({"x": st.floats(0, 100), "y": st.floats(0, 100)})


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_any_small_map_can_be_laid_out(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from([on_globe, on_plane]))
    positions = data.draw(st.lists(kind, min_size=2, max_size=7))
    count = len(positions) - 1
    lengths = data.draw(st.lists(st.integers(1, 6), min_size=count, max_size=count))
    game_map = small_map(positions, lengths)
    check(game_map, computed_layout(game_map))


def test_places_on_one_spot_part() -> None:
    game_map = small_map([{"x": 50, "y": 50}] * 4, [3, 1, 6])
    layout = computed_layout(game_map)
    check(game_map, layout)
    for one, other in combinations(layout.places.values(), 2):
        assert math.dist((one.x, one.y), (other.x, other.y)) >= 2 * one.radius
