"""Passengers stand beside their cities and hide neither names nor goods."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from ttr_qt.engine.maps import load_map
from ttr_qt.views.editions.registry import design_of
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.standing import figure_at, standing_spots

LAYOUT = design_of(load_map("maerklin"), "en").layout
CITIES = [place.id for place in load_map("maerklin").places if place.country is None]


def share(figure: QRectF, box: QRectF) -> float:
    """Return how much of a box is hidden by a figure."""
    hidden = figure.intersected(box)
    return hidden.width() * hidden.height() / (box.width() * box.height())


@pytest.mark.parametrize("city", CITIES)
def test_hides_no_name_and_no_goods(city: str) -> None:
    figure = figure_at(standing_spots(LAYOUT)[city])
    for place in LAYOUT.places.values():
        box, size = place.label.box, place.radius
        name = QRectF(box.left, box.top, box.right - box.left, box.bottom - box.top)
        assert share(figure, name) < 0.05
        assert share(figure, QRectF(place.x - size, place.y - size, 2 * size, 2 * size)) < 0.1


@pytest.mark.parametrize("scale", [0.28, 0.32, 0.4])
def test_hides_no_name_that_is_written_larger(qapp: QApplication, scale: float) -> None:
    assert qapp is not None
    board = BoardScene(load_map("maerklin"), "en")
    board.fit_names(scale)
    labels = [name.label for name in board.names.values()]
    assert labels[0].size > LAYOUT.places[next(iter(board.names))].label.size
    for label in labels:
        name = QRectF(
            QPointF(label.box.left, label.box.top), QPointF(label.box.right, label.box.bottom)
        )
        for city in CITIES:
            assert share(figure_at(board.passengers[city].foot), name) < 0.1
    board.tile_drawer.wait()


@pytest.mark.parametrize("city", CITIES)
def test_stands_at_its_own_city(city: str) -> None:
    middle = figure_at(standing_spots(LAYOUT)[city]).center()
    distances = {
        key: QPointF.dotProduct(way, way)
        for key, place in LAYOUT.places.items()
        for way in [middle - QPointF(place.x, place.y)]
    }
    assert min(distances, key=lambda key: distances[key]) == city
    assert LAYOUT.frame.left < middle.x() < LAYOUT.frame.right


def test_no_two_stand_on_one_spot() -> None:
    figures = [figure_at(standing_spots(LAYOUT)[city]) for city in CITIES]
    assert all(share(first, second) < 0.35 for first, second in combinations(figures, 2))


@pytest.mark.parametrize("city", CITIES)
def test_leaves_room_to_press_every_track(city: str) -> None:
    """A passenger is in front of tracks, and a single space beneath it could not be claimed."""
    figure = figure_at(standing_spots(LAYOUT)[city]).adjusted(-8, -8, 8, 8)
    for track in LAYOUT.tracks.values():
        assert not all(figure.contains(QPointF(one.x, one.y)) for one in track.spaces)
