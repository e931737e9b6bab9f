"""The layouts of the five boards: nothing overlaps, everything can be read."""

import functools
import math
from itertools import pairwise

import numpy as np
import pytest

from tools.layout.board_specs import BOARD_SPECS
from tools.layout.carts import clearance
from tools.layout.lettering import country_room, name_room
from tools.layout.measure import Figures, figures_of
from ttr_qt.engine.geometry.curves import Curve
from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.engine.geometry.projection import on_board, project, warp_of
from ttr_qt.engine.maps import BUILT_IN, GameMap, Place, load_map

pytestmark = pytest.mark.slow

every_board = pytest.mark.parametrize("name", BUILT_IN)


def board(name: str) -> tuple[GameMap, Layout]:
    game_map = load_map(name)
    assert game_map.layout is not None
    return game_map, game_map.layout


def position(place: Place) -> tuple[float, float]:
    x, y = (place.x, place.y) if place.lat is None else (place.lon, place.lat)
    assert x is not None
    assert y is not None
    return x, y


@functools.cache
def figures(name: str) -> Figures:
    return figures_of(*board(name))


@every_board
def test_no_space_lies_on_another(name: str) -> None:
    assert figures(name).space_space >= 2
    assert figures(name).parallels >= 2
    assert figures(name).neighbours >= 1


@every_board
def test_no_space_lies_on_a_city(name: str) -> None:
    assert figures(name).space_city >= 5
    assert figures(name).first_space >= 1


@every_board
def test_no_name_covers_anything(name: str) -> None:
    assert figures(name).label_space >= 2
    assert figures(name).label_label >= 2
    assert figures(name).label_city >= 0.5


@every_board
def test_cities_title_and_compass_are_free(name: str) -> None:
    assert figures(name).city_city >= 10
    assert figures(name).furniture >= 5


@every_board
def test_everything_is_inside_the_frame(name: str) -> None:
    assert figures(name).frame >= 4


@every_board
def test_tracks_begin_near_their_cities(name: str) -> None:
    # 25 units of a board 2200 wide, whatever the sheet: the units are the same on all of them.
    assert figures(name).end_most <= 25
    assert figures(name).sound


@every_board
def test_spaces_are_large_enough_on_a_small_screen(name: str) -> None:
    _, layout = board(name)
    shown = 1100 / layout.width
    assert layout.space_length * shown >= 26
    assert layout.space_width * shown >= 9


@every_board
def test_gaps_hardly_differ(name: str) -> None:
    """No track looks stretched: a space with its gap is at most a quarter longer than a space."""
    _, layout = board(name)
    assert figures(name).gap_most <= layout.space_length / 4


@every_board
def test_long_tracks_bend_gently(name: str) -> None:
    _, layout = board(name)
    for route_id, track in layout.tracks.items():
        for one, other in pairwise(track.spaces):
            turn = abs((other.angle - one.angle + 180) % 360 - 180)
            assert turn <= 30, route_id


@every_board
def test_spaces_lie_along_their_curve_from_a_to_b(name: str) -> None:
    game_map, layout = board(name)
    for route in game_map.routes:
        track = layout.tracks[route.id]
        a, b = layout.places[route.a], layout.places[route.b]
        x1, y1, x2, y2 = track.curve
        start, end = np.array([a.x, a.y]), np.array([b.x, b.y])
        curve = Curve(start, np.array([x1, y1]), np.array([x2, y2]), end)
        walked = curve.at(np.linspace(0, curve.length, 200))
        first, last = track.spaces[0], track.spaces[-1]
        assert math.dist((first.x, first.y), start) <= math.dist((last.x, last.y), start)
        for space in track.spaces:
            angle = math.radians(space.angle)
            middle = np.array(
                [space.x + track.offset * math.sin(angle), space.y - track.offset * math.cos(angle)]
            )
            away = np.hypot(*(walked - middle).T).min()
            assert away <= 0.08 * layout.space_length, route.id


@every_board
def test_parallels_lie_side_by_side(name: str) -> None:
    game_map, layout = board(name)
    for route in game_map.routes:
        for other in game_map.parallels(route.id):
            spaces = layout.tracks[other].spaces
            if game_map.route(other).a != route.a:
                spaces = spaces[::-1]
            for mine, beside in zip(layout.tracks[route.id].spaces, spaces, strict=True):
                apart = math.dist((mine.x, mine.y), (beside.x, beside.y)) / layout.space_pitch
                assert apart == pytest.approx(round(apart), abs=0.02)
                assert apart >= 0.9


@every_board
def test_names_fit_into_their_boxes_in_both_languages(name: str) -> None:
    game_map, layout = board(name)
    lettering = BOARD_SPECS[name].lettering
    for place in game_map.places:
        if place.country is None:
            label = layout.places[place.id].label
            room = name_room(
                lettering, place.name, label.lines, major=place.id in BOARD_SPECS[name].major
            )
            assert room is not None
            assert room.width <= label.box.width + 0.2
            assert room.height <= label.box.height + 0.2
            assert label.baseline == pytest.approx(label.box.top + room.baseline, abs=0.2)
    for country in game_map.countries:
        room = country_room(lettering, country.name)
        assert room.width <= layout.countries[country.id].box.width + 0.2


@every_board
def test_names_stand_beside_their_city(name: str) -> None:
    _, layout = board(name)
    for place_id, place in layout.places.items():
        box = place.label.box
        beside_x = max(box.left - place.x, place.x - box.right, 0)
        beside_y = max(box.top - place.y, place.y - box.bottom, 0)
        assert math.hypot(beside_x, beside_y) <= place.radius + 20, place_id


@every_board
def test_border_points_lie_nearer_to_the_edge_than_their_cities(name: str) -> None:
    game_map, layout = board(name)

    def to_edge(place_id: str) -> float:
        place, frame = layout.places[place_id], layout.frame
        return min(
            place.x - frame.left, frame.right - place.x, place.y - frame.top, frame.bottom - place.y
        )

    for route in game_map.routes:
        for point, city in ((route.a, route.b), (route.b, route.a)):
            if game_map.place(point).country is not None:
                assert to_edge(point) < to_edge(city)
                assert to_edge(point) <= 330


@pytest.mark.parametrize("name", ["germany", "maerklin"])
def test_countries_have_their_names(name: str) -> None:
    game_map, layout = board(name)
    assert set(layout.countries) == {country.id for country in game_map.countries}


def test_passengers_have_ground_to_stand_on() -> None:
    game_map, layout = board("maerklin")
    for place in game_map.places:
        ground = layout.places[place.id].standing
        assert (ground is not None) == (place.country is None)


def test_marks_of_carts_lie_free_on_their_own_track() -> None:
    game_map, layout = board("amsterdam")
    for route in game_map.routes:
        mark = layout.tracks[route.id].cart
        assert (mark is not None) == route.cart
        if mark is not None:
            assert clearance(layout, route.id, mark) >= 0, route.id
            nearest = min(
                math.dist((mark.x, mark.y), (space.x, space.y))
                for space in layout.tracks[route.id].spaces
            )
            assert nearest <= layout.space_length
            # The symbol in the middle of a space stays free.
            assert nearest - mark.radius >= layout.space_width / 3, route.id


def test_amsterdam_lies_as_on_the_printed_board() -> None:
    """Who owns the box finds every place: none is farther away than most of a space."""
    game_map, layout = board("amsterdam")
    across, down = layout.projection.scale
    assert across / down == pytest.approx(1.44, abs=0.01)
    for place in game_map.places:
        printed = project(layout.projection, [position(place)])[0]
        drawn = layout.places[place.id]
        assert math.dist(printed, (drawn.x, drawn.y)) <= 0.6 * layout.space_length, place.id
    assert figures("amsterdam").moved_mean <= 0.35 * layout.space_length


# The land below.


@every_board
def test_warp_takes_cities_about_to_their_places(name: str) -> None:
    game_map, layout = board(name)
    for place in game_map.places:
        if place.country is not None:
            continue
        ((x, y),) = on_board(layout, [position(place)])
        assert math.dist((x, y), (layout.places[place.id].x, layout.places[place.id].y)) <= 15


@every_board
def test_warp_never_folds_the_land(name: str) -> None:
    _, layout = board(name)
    frame, step = layout.frame, 8.0
    xs, ys = np.meshgrid(
        np.arange(frame.left, frame.right, step), np.arange(frame.top, frame.bottom, step)
    )
    moved = warp_of(layout)(np.column_stack([xs.ravel(), ys.ravel()])).reshape(*xs.shape, 2)
    across, down = np.diff(moved, axis=1)[:-1] / step, np.diff(moved, axis=0)[:, :-1] / step
    area = across[..., 0] * down[..., 1] - across[..., 1] * down[..., 0]
    assert np.min(area) > 0.1


@every_board
def test_control_points_are_the_projected_cities(name: str) -> None:
    game_map, layout = board(name)
    cities = [place for place in game_map.places if place.country is None]
    for place, point in zip(cities, layout.warp, strict=True):
        found = layout.places[place.id]
        assert (point.to_x, point.to_y) == (found.x, found.y)
        assert project(layout.projection, [position(place)])[0] == pytest.approx(
            (point.from_x, point.from_y), abs=0.1
        )
