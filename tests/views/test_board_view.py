"""The board is complete, readable and fits; what it shows comes from the map alone."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.views import palette
from ttr_qt.views.board_view import BoardScene, BoardView
from ttr_qt.views.items import MARKER_RADIUS, RouteItem, spaces_between

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_place_and_route_is_there(edition: str) -> None:
    game_map = load_map(edition)
    board = BoardScene(game_map, "en")
    border = {place.id for place in game_map.places if place.country is not None}
    assert set(board.routes) == {route.id for route in game_map.routes}
    assert set(board.border_points) == border
    assert set(board.cities) == {place.id for place in game_map.places} - border
    assert set(board.names) == {place.id for place in game_map.places}
    kept = [*board.routes.values(), *board.cities.values()]
    kept += [*board.border_points.values(), *board.names.values()]
    assert len(board.items()) == len(kept)
    assert all(board.sceneRect().contains(item.sceneBoundingRect()) for item in kept)


@pytest.mark.parametrize("edition", EDITIONS)
def test_parallel_tracks_run_side_by_side(edition: str) -> None:
    board = BoardScene(load_map(edition), "en")
    board.set_owners(dict.fromkeys(board.routes, 0))  # claimed ones are the broadest
    groups: dict[frozenset[str], list[RouteItem]] = {}
    for route in load_map(edition).routes:
        groups.setdefault(frozenset((route.a, route.b)), []).append(board.routes[route.id])
    doubles = [group for group in groups.values() if len(group) > 1]
    assert doubles
    for group in doubles:
        for first, second in pairwise(group):
            assert not first.path().intersects(second.path())


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_colour_of_the_map_is_known(edition: str) -> None:
    assert {route.colour for route in load_map(edition).routes} <= set(palette.TRACKS)


def test_names_follow_the_language() -> None:
    german, english = (BoardScene(load_map("germany"), lang) for lang in ("de", "en"))
    assert german.names["muenchen"].text == "München"
    assert english.names["daenemark_1"].text == "Denmark"
    assert german.names["daenemark_1"].text == "Dänemark"


def test_tool_tip_says_all_of_a_route() -> None:
    board = BoardScene(load_map("usa"), "de")
    assert board.routes["dal-hou-1"].toolTip() == "Dallas – Houston · 1 · grau"


def test_owner_shows_in_colour_and_shape() -> None:
    board = BoardScene(load_map("usa"), "en")
    item = board.routes["dal-hou-1"]
    free = item.path().boundingRect()
    assert item.brush().color() == QColor(palette.TRACKS["gray"].fill)
    board.set_owners({"dal-hou-1": 1})
    assert item.brush().color() == QColor(palette.SEATS[1])
    claimed = item.path().boundingRect()
    assert claimed.width() > free.width()
    assert {key: other.seat for key, other in board.routes.items() if other.seat is not None} == {
        "dal-hou-1": 1
    }
    board.set_owners({})
    assert all(other.seat is None for other in board.routes.values())
    assert item.path().boundingRect() == free


def test_spaces_are_equal_and_clear_of_the_markers() -> None:
    spaces = spaces_between(QPointF(0, 0), QPointF(300, 0), 3, 7)
    assert len(spaces) == 4
    assert {point.y() for point in spaces} == {7}
    assert spaces[0].x() >= MARKER_RADIUS
    assert spaces[-1].x() <= 300 - MARKER_RADIUS
    steps = [b.x() - a.x() for a, b in pairwise(spaces)]
    assert steps == pytest.approx([steps[0]] * 3)


def test_two_places_at_one_spot_do_no_harm() -> None:
    spaces = spaces_between(QPointF(5, 5), QPointF(5, 5), 2, 0)
    assert spaces == [QPointF(5, 5)] * 3
    assert RouteItem("x", spaces, "#000000", cart=True).path().elementCount() > 0


def test_a_cart_is_marked_until_the_route_is_claimed() -> None:
    spaces = spaces_between(QPointF(0, 0), QPointF(300, 0), 3, 0)
    middle = QPointF(150, 0)
    plain, cart = (RouteItem("x", spaces, "#000000", cart=mark) for mark in (False, True))
    assert plain.path().contains(middle)
    assert not cart.path().contains(middle)
    cart.set_owner(0)
    assert cart.path().contains(middle)


@pytest.mark.parametrize("edition", EDITIONS)
def test_board_fits_the_view_at_any_size(qtbot: QtBot, edition: str) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    view.show_board(BoardScene(load_map(edition), "en"))
    view.show()
    for width, height in ((1280, 720), (500, 900), (1900, 400)):
        view.resize(width, height)
        shown = view.mapFromScene(view.sceneRect()).boundingRect()
        port = view.viewport().rect()
        assert port.adjusted(-2, -2, 2, 2).contains(shown)
        assert shown.width() > 0.97 * port.width() or shown.height() > 0.97 * port.height()
