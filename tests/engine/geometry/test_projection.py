"""Projection, warp, curves and shapes by themselves."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttr_qt.engine.geometry.curves import bent, spaces_along
from ttr_qt.engine.geometry.layout import Box, Disc, Projection, Space, label_lines
from ttr_qt.engine.geometry.projection import Warp, project
from ttr_qt.engine.geometry.shapes import (
    box_corners,
    disc_apart,
    inside_box,
    polygons_apart,
    space_corners,
)

SNYDER = Projection(
    kind="albers",
    meridian=-96,
    latitude=23,
    parallels=(29.5, 45.5),
    scale=(1.0, 1.0),
    shift=(0.0, 0.0),
)


def test_albers_as_in_the_textbook() -> None:
    """The worked example in Snyder's *Map Projections*, for a sphere of radius one."""
    assert project(SNYDER, [(-75, 35)])[0] == pytest.approx((0.2952720, -0.2416774), abs=1e-6)


def test_scale_and_shift_come_last() -> None:
    plane = Projection(kind="plane", scale=(2.0, 3.0), shift=(10.0, 20.0))
    assert project(plane, [(1, 1), (2, 0)]).tolist() == [[12, 23], [14, 20]]


def test_warp_takes_control_points_where_they_belong() -> None:
    sources = [(0, 0), (400, 0), (0, 300), (400, 300), (200, 100)]
    targets = [(0, 0), (400, 0), (0, 300), (400, 300), (240, 130)]
    assert Warp(sources, targets)(sources) == pytest.approx(np.array(targets), abs=1e-6)
    calm = Warp(sources, targets, smoothing=5.0)([(200, 100)])[0]
    assert 200 < calm[0] < 240


def test_warp_of_a_shift_is_that_shift() -> None:
    sources = np.array([(0, 0), (400, 0), (0, 300), (400, 300)])
    warp = Warp(sources, sources + np.array([30, -20]))
    assert warp([(123, 456)])[0] == pytest.approx((153, 436))


@pytest.mark.parametrize("count", [0, 1, 2])
def test_warp_of_a_few_points_stays_finite(count: int) -> None:
    sources = np.array([(0.0, 0.0), (100.0, 100.0)])[:count]
    assert np.isfinite(Warp(sources, sources + 5)([(50, 60)])).all()


def test_spaces_keep_their_length_and_order_along_a_bow() -> None:
    curve = bent(np.array([0.0, 0.0]), np.array([400.0, 0.0]), 60)
    laid = spaces_along(curve, 5, 54, 18, 0)
    assert (np.diff(laid[:, 0]) > 50).all()
    assert laid[0, 2] == pytest.approx(-laid[-1, 2], abs=0.5)
    moved = spaces_along(curve, 5, 54, 18, 22)
    assert np.hypot(*(moved - laid)[:, :2].T) == pytest.approx(22)


def test_shapes_apart() -> None:
    level, upright = Space(0, 0, 0), Space(40, 0, 90)
    one, other = (space_corners(space, 54, 19) for space in (level, upright))
    assert polygons_apart(one, other) == pytest.approx(40 - 27 - 9.5)
    near = space_corners(Space(30, 0, 90), 54, 19)
    assert polygons_apart(one, near) == pytest.approx(30 - 27 - 9.5)
    # Corner to corner: the distance is longer than along either axis.
    far = box_corners(Box(30, 13.5, 40, 20))
    assert polygons_apart(one, far) == pytest.approx(math.hypot(3, 4))
    assert disc_apart(Disc(0, 30, 5), one) == pytest.approx(30 - 9.5 - 5)
    assert disc_apart(Disc(0, 0, 5), one) < -5
    assert inside_box(one, Box(-30, -20, 30, 20)) == pytest.approx(3)
    assert inside_box(one, Box(-20, -20, 30, 20)) == pytest.approx(-7)


@given(st.floats(-60, 60), st.floats(-60, 60), st.floats(-180, 180), st.floats(-180, 180))
def test_distance_of_spaces_is_the_same_both_ways_and_after_turning(
    x: float, y: float, first: float, second: float
) -> None:
    one = space_corners(Space(0, 0, first), 54, 19)
    other = space_corners(Space(x, y, second), 54, 19)
    apart = polygons_apart(one, other)
    assert polygons_apart(other, one) == pytest.approx(apart)
    turned = math.radians(30)
    moved = Space(
        x * math.cos(turned) - y * math.sin(turned),
        x * math.sin(turned) + y * math.cos(turned),
        second + 30,
    )
    again = polygons_apart(
        space_corners(Space(0, 0, first + 30), 54, 19), space_corners(moved, 54, 19)
    )
    assert again == pytest.approx(apart, abs=1e-6)


@pytest.mark.parametrize(
    ("name", "lines", "expected"),
    [
        ("San Francisco", 2, ("San", "Francisco")),
        ("San Francisco", 1, ("San Francisco",)),
        ("Boston", 2, ("Boston",)),
        ("De Drie Hendricken", 2, ("De Drie", "Hendricken")),
    ],
)
def test_names_break_into_even_lines(name: str, lines: int, expected: tuple[str, ...]) -> None:
    assert label_lines(name, lines) == expected
