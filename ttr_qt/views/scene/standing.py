"""Where passengers stand: beside their city, where they hide as little as possible."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF

from ttr_qt.engine.geometry.layout import Layout, PlaceLayout
from ttr_qt.views.paint.tokens import PASSENGER_HEIGHT, PASSENGER_WIDTH

PASSENGER_SCALE: Final = 0.78

_Numbers = NDArray[np.float64]
"""Points as rows of x and y, or boxes as rows of left, top, right and bottom."""

_WIDTH: Final = PASSENGER_WIDTH * PASSENGER_SCALE
_HEIGHT: Final = PASSENGER_HEIGHT * PASSENGER_SCALE
_BELOW: Final = 5 * PASSENGER_SCALE
"""How far the round base of a figure reaches below its point."""
_UP: Final = np.array((_WIDTH / 2, _HEIGHT))
_DOWN: Final = np.array((_WIDTH / 2, _BELOW))
"""From the point of a figure to two corners of its room."""
_DIRECTIONS: Final = 24
_DISTANCES: Final = (1.0, 7.0, 13.0)
"""Between a passenger and the disc of its city."""
_STACK: Final = 14.0
"""How high goods may rise above their city."""
_NAME: Final = 0.08
_CITY: Final = 0.08
_FIGURE: Final = 0.02
"""What it costs to hide a square unit of each."""
_SPACE: Final = 3.0
"""What it costs to hide a third of a space."""
_TRACK: Final = 60.0
"""What it costs to leave no space of a track free for the pointer."""
_ROOM: Final = 10.0
"""How far a figure keeps from the middle of a space that is to be pressed."""
_AROUND: Final = np.array((-_ROOM, -_ROOM, _ROOM, _ROOM))
_AWAY: Final = 0.3
"""What each unit of distance costs."""
_STRANGE: Final = 30.0
"""What it costs to stand nearer to another city."""


def figure_at(foot: QPointF) -> QRectF:
    """Return the room of a passenger who stands at a point."""
    return QRectF(foot.x() - _WIDTH / 2, foot.y() - _HEIGHT, _WIDTH, _HEIGHT + _BELOW)


@lru_cache(maxsize=5)
def standing_spots(layout: Layout) -> Mapping[str, QPointF]:
    """Return the point for the feet of a passenger in each place, by the ids of places."""
    boxes = [place.label.box for place in layout.places.values()]
    names = np.array([(box.left, box.top, box.right, box.bottom) for box in boxes])
    cities = np.array([_disc(place) for place in layout.places.values()])
    middles = np.array([(place.x, place.y) for place in layout.places.values()])
    spaces = _points_on_spaces(layout)
    lengths = np.array([len(track.spaces) for track in layout.tracks.values()])
    middles_of_spaces = np.split(spaces, 3)[1]
    taken = np.empty((0, 4))
    spots = {}
    for number, (key, place) in enumerate(layout.places.items()):
        feet, distances = _choices(place)
        near = spaces[np.abs(spaces - (place.x, place.y)).max(axis=1) < 3 * _HEIGHT]
        figures = np.concatenate([feet - _UP, feet + _DOWN], axis=1)
        cost = (
            _NAME * _overlap(figures, names)
            + _CITY * _overlap(figures, cities)
            + _FIGURE * _overlap(figures, taken)
            + _SPACE * _hidden(figures, near)
            + _TRACK * _covered_tracks(figures + _AROUND, middles_of_spaces, lengths)
            + _AWAY * distances
            + _STRANGE * _nearer_to_others(figures, middles, number)
        )
        best = int(np.argmin(cost))
        taken = np.concatenate([taken, figures[best : best + 1]])
        spots[key] = QPointF(float(feet[best, 0]), float(feet[best, 1]))
    return MappingProxyType(spots)


def _disc(place: PlaceLayout) -> tuple[float, float, float, float]:
    """Return the room of a city and of the goods on it."""
    x, y, size = place.x, place.y, place.radius
    return x - size, y - size - _STACK, x + size, y + size


def _points_on_spaces(layout: Layout) -> _Numbers:
    """Return the middle of each space, and a point on either side of it."""
    spaces = [space for track in layout.tracks.values() for space in track.spaces]
    middle = np.array([(space.x, space.y) for space in spaces])
    angles = np.radians([space.angle for space in spaces])
    along = np.stack([np.cos(angles), np.sin(angles)], axis=1) * layout.space_length / 3
    return np.concatenate([middle - along, middle, middle + along])


def _choices(place: PlaceLayout) -> tuple[_Numbers, _Numbers]:
    """Return points around a city where feet may stand, and how far each figure is from it."""
    angles = np.arange(_DIRECTIONS) * 2 * np.pi / _DIRECTIONS
    towards = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    half = np.array((_WIDTH / 2, _HEIGHT / 2))
    foot = np.array((place.x, place.y + half[1]))
    feet = []
    for distance in _DISTANCES:
        # From the edge of the disc on, to where the figure's box comes free of it.
        radius = place.radius + distance
        reach = np.arange(radius, radius + _HEIGHT)
        gaps = np.maximum(0.0, np.abs(towards)[:, None, :] * reach[:, None] - half)
        free = np.argmax(np.hypot(gaps[..., 0], gaps[..., 1]) >= radius, axis=1)
        feet.append(foot + towards * reach[free][:, None])
    return np.concatenate(feet), np.repeat(_DISTANCES, _DIRECTIONS)


def _overlap(figures: _Numbers, others: _Numbers) -> _Numbers:
    """Return how much of each figure lies over other boxes."""
    low = np.maximum(figures[:, None, :2], others[:, :2])
    high = np.minimum(figures[:, None, 2:], others[:, 2:])
    total: _Numbers = np.prod(np.maximum(0.0, high - low), axis=2).sum(axis=1)
    return total


def _nearer_to_others(figures: _Numbers, middles: _Numbers, own: int) -> NDArray[np.bool_]:
    """Say for each figure whether another city than its own is the nearest."""
    ways = (figures[:, None, :2] + figures[:, None, 2:]) / 2 - middles
    nearer: NDArray[np.bool_] = np.argmin((ways**2).sum(axis=2), axis=1) != own
    return nearer


def _hidden(figures: _Numbers, points: _Numbers) -> _Numbers:
    """Return how many points each figure hides."""
    count: _Numbers = _inside(figures, points).sum(axis=1).astype(np.float64)
    return count


def _covered_tracks(figures: _Numbers, middles: _Numbers, lengths: NDArray[np.intp]) -> _Numbers:
    """Return of how many tracks each figure hides the middles of all spaces."""
    inside = _inside(figures, middles)
    hidden = np.add.reduceat(inside, np.cumsum(lengths) - lengths, axis=1, dtype=np.intp)
    count: _Numbers = (hidden == lengths).sum(axis=1).astype(np.float64)
    return count


def _inside(figures: _Numbers, points: _Numbers) -> NDArray[np.bool_]:
    """Say for each figure which points it hides."""
    inside = (points > figures[:, None, :2]) & (points < figures[:, None, 2:])
    within: NDArray[np.bool_] = np.all(inside, axis=2)
    return within
