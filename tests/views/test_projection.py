import pytest

from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.views.projection import BOX, scene_positions


@pytest.mark.parametrize("edition", EDITIONS)
def test_board_fills_the_box_in_one_direction(edition: str) -> None:
    positions = scene_positions(load_map(edition))
    assert len(positions) == len(load_map(edition).places)
    width = max(p.x() for p in positions.values())
    height = max(p.y() for p in positions.values())
    assert min(p.x() for p in positions.values()) == pytest.approx(0)
    assert min(p.y() for p in positions.values()) == pytest.approx(0)
    assert width <= BOX[0] + 1e-6
    assert height <= BOX[1] + 1e-6
    assert width == pytest.approx(BOX[0]) or height == pytest.approx(BOX[1])


def test_north_is_up_and_east_is_right() -> None:
    usa = scene_positions(load_map("usa"))
    assert usa["seattle"].y() < usa["los_angeles"].y()
    assert usa["seattle"].x() < usa["boston"].x()


def test_boards_of_their_own_keep_their_axes() -> None:
    game_map = load_map("amsterdam")
    positions = scene_positions(game_map)
    for first in game_map.places:
        for second in game_map.places:
            assert first.x is not None
            assert second.x is not None
            if first.x < second.x:
                assert positions[first.id].x() < positions[second.id].x()


def test_a_degree_of_longitude_is_shorter_than_one_of_latitude() -> None:
    game_map = load_map("germany")
    positions = scene_positions(game_map)
    hamburg, munich = game_map.place("hamburg"), game_map.place("muenchen")
    assert hamburg.lat is not None
    assert munich.lat is not None
    assert hamburg.lon is not None
    assert munich.lon is not None
    apart = positions["muenchen"] - positions["hamburg"]
    per_latitude = apart.y() / (hamburg.lat - munich.lat)
    per_longitude = apart.x() / (munich.lon - hamburg.lon)
    # cos(51°) is 0.63
    assert per_longitude / per_latitude == pytest.approx(0.63, abs=0.02)
