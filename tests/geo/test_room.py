"""The search for room on a board keeps off everything that lies there."""

import json
from math import hypot
from pathlib import Path

import numpy as np
import pytest

from tools.geo.letters import width_of
from tools.geo.room import Room
from tools.geo.topology import Topology
from ttr_qt.engine.geometry.computed import layout_of
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.views.theme.fonts import map_text

pytestmark = pytest.mark.usefixtures("qapp")  # Qt needs it where fonts are loaded


@pytest.mark.parametrize("edition", EDITIONS)
def test_taken_places_are_not_free(edition: str) -> None:
    layout = layout_of(load_map(edition))
    room = Room(layout)
    for place in layout.places.values():
        assert room.clearance(place.x, place.y) < 0
        assert room.clearance(*place.label.box.centre) < 0
    for track in layout.tracks.values():
        for space in track.spaces:
            assert room.clearance(space.x, space.y) < 0


def test_found_place_is_near_free_and_inside() -> None:
    layout = layout_of(load_map("usa"))
    room = Room(layout)
    denver = layout.places["denver"]
    spot = room.find((denver.x, denver.y), (60, 20), 300, gap=4)
    assert spot is not None
    assert room.box_clearance(spot.x, spot.y, 60, 20) >= 4
    assert hypot(spot.x - denver.x, spot.y - denver.y) < 300
    room.add_around(spot.x, spot.y, 60, 20)
    assert room.clearance(spot.x, spot.y) < 0
    again = room.find((denver.x, denver.y), (60, 20), 300, gap=4)
    assert again is not None
    assert abs(again.x - spot.x) > 59 or abs(again.y - spot.y) > 19


def test_no_room_is_said() -> None:
    layout = layout_of(load_map("usa"))
    room = Room(layout)
    assert room.find((1100, 700), (1500, 900), 300) is None
    assert room.find((1100, 700), (10, 10), 300, fits=lambda x, y: x < 0 > y) is None


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", ["MISSISSIPPI", "WÜRTTEMBERG", "Rhein", "DOMINION OF CANADA"])
def test_guessed_width_is_enough_and_not_far_off(text: str) -> None:
    real = map_text(20, spacing=3).width(text)
    assert real <= width_of(text, 20, 3) <= 1.35 * real


def test_shapes_are_joined_from_shared_arcs(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    squares = [
        {"type": "Polygon", "id": "west", "arcs": [[0, 1]], "properties": {"name": "West"}},
        {"type": "Polygon", "id": "east", "arcs": [[-2, 2]], "properties": {"gu": "ABC"}},
    ]
    data = {
        "transform": {"scale": [0.5, 0.5], "translate": [10, 20]},
        "arcs": [
            [[2, 0], [-2, 0], [0, 2], [2, 0]],
            [[2, 2], [0, -2]],
            [[2, 0], [2, 0], [0, 2], [-2, 0]],
        ],
        "objects": {"areas": {"geometries": squares}},
    }
    file.write_text(json.dumps(data), encoding="utf-8")
    topology = Topology(file)
    west, east = topology.features("areas")
    assert (west.name, east.owner) == ("West", "ABC")
    assert west.polygons[0][0][0] == pytest.approx(west.polygons[0][0][-1])
    (shared,) = topology.shared([west, east])
    assert shared == pytest.approx(np.array([[11, 21], [11, 20]]))
