"""Names on boards that are shown small: larger than printed, and in nobody's way."""

from math import hypot

import pytest

from ttr_qt.engine import EDITIONS
from ttr_qt.engine.geometry.larger_names import larger_labels
from ttr_qt.engine.geometry.layout import Box, Layout
from ttr_qt.engine.maps import load_map

FACTORS = (1.25, 1.5)


def layout_of(edition: str) -> Layout:
    layout = load_map(edition).layout
    assert layout is not None
    return layout


def gap(box: Box, x: float, y: float) -> float:
    """Return how far a point is from a box."""
    return hypot(max(box.left - x, 0, x - box.right), max(box.top - y, 0, y - box.bottom))


def overlap(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return across > 0 and down > 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("factor", FACTORS)
def test_names_grow_as_far_as_there_is_room(edition: str, factor: float) -> None:
    layout = layout_of(edition)
    growth = [
        label.size / layout.places[key].label.size
        for key, label in larger_labels(layout, factor).items()
    ]
    assert max(growth) == pytest.approx(factor)
    assert sum(growth) / len(growth) > 1 + 0.75 * (factor - 1)
    assert min(growth) >= 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("factor", FACTORS)
def test_larger_names_stay_beside_their_places(edition: str, factor: float) -> None:
    layout = layout_of(edition)
    labels = larger_labels(layout, factor)
    assert labels.keys() == {k for k, place in layout.places.items() if place.label.size > 0}
    for key, label in labels.items():
        box, frame = label.box, layout.frame
        assert frame.left <= box.left < box.right <= frame.right
        assert frame.top <= box.top < box.bottom <= frame.bottom
        gaps = {k: gap(box, p.x, p.y) - p.radius for k, p in layout.places.items()}
        assert min(gaps, key=gaps.__getitem__) == key
        assert min(gaps.values()) > -1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("factor", FACTORS)
def test_larger_names_cover_no_other_name_and_hardly_a_space(edition: str, factor: float) -> None:
    layout = layout_of(edition)
    labels = larger_labels(layout, factor)
    flags = {key: place.label for key, place in layout.places.items() if place.label.size <= 0}
    for key, label in labels.items():
        others = {**labels, **flags}
        del others[key]
        assert [k for k, other in others.items() if overlap(label.box, other.box)] == []
    spaces = [space for track in layout.tracks.values() for space in track.spaces]
    boxes = [label.box for label in labels.values()]
    covered = [s for s in spaces if any(gap(box, s.x, s.y) == 0 for box in boxes)]
    assert len(covered) < 0.05 * len(spaces)
