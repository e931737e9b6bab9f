"""Names of places larger than a board has them printed, for boards that are shown small."""

import functools
from collections.abc import Mapping
from math import cos, radians, sin
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from ttr_qt.engine.geometry.layout import Box, Label, Layout

Numbers = NDArray[np.float64]

_ROUNDS: Final = 2
"""How often each name looks for a better place beside the others."""
_STEPS: Final = np.linspace(-1, 1, 7)
"""How far the middle of a name is tried to be moved, as part of the most."""
_FARTHEST: Final = (0.4, 1.2)
"""How far that is beyond what its growth needs, in widths and heights of the name."""
_SHARES: Final = (1.0, 0.67, 0.33, 0.0)
"""How much of the growth that is asked for is tried, the most first."""
_PARTS: Final = ((-0.42, 1.0), (-0.14, 2.0), (0.0, 2.0), (0.14, 2.0), (0.42, 1.0))
"""Points along a space that should stay in sight, and how much."""

# What a place for a name costs.
_OUTSIDE: Final = 1e6
"""Beyond the frame of the map."""
_ON_BOX: Final = 1e4
"""For all of another name or a flag; some of it costs a part."""
_TOUCHING: Final = 300.0
"""For touching one at all."""
_ON_DISC: Final = 120.0
"""For each unit that reaches into the disc of a place or the mark of a cart."""
_ON_COUNTRY: Final = 60.0
_ON_FIGURE: Final = 1200.0
"""For being covered by one, if it stands there."""
_ON_SPACE: Final = 10.0
"""For each point of a space that is covered, by its weight."""
_SMALLER: Final = 200.0
"""For no growth at all; lacking half of it costs a quarter."""
_MOVED: Final = 6.0
"""For each height of the name that its middle moves."""
_AWAY: Final = 1.5
"""For each unit that its edge is farther from its place than it was printed."""
_BESIDE_ANOTHER: Final = 400.0
"""For being no nearer to its own place than to another one."""


class _Fixed(NamedTuple):
    """What lies around a name and does not move."""

    flags: Numbers
    """And other names."""
    countries: Numbers
    figures: Numbers
    discs: Numbers
    points: Numbers
    half_space: float


@functools.lru_cache(maxsize=8)
def larger_labels(
    layout: Layout, factor: float, figures: tuple[Box, ...] = ()
) -> Mapping[str, Label]:
    """Return room for all names, up to so many times as large as they are printed.

    They stay beside their places and off everything that counts, such as ``figures`` that may
    stand there; a name with too little room around it grows less.
    """
    named = {key: place for key, place in layout.places.items() if place.label.size > 0}
    fixed = _fixed_parts(layout, figures)
    labels = {key: place.label for key, place in named.items()}
    places = np.array([(place.x, place.y, place.radius) for place in layout.places.values()])
    for _ in range(_ROUNDS):
        for key, place in named.items():
            others = [_corners(label.box) for other, label in labels.items() if other != key]
            boxes = np.vstack([np.array(others).reshape(-1, 4), fixed.flags])
            tried = _candidates(place.label.box, factor)
            around = np.hstack([tried[:, :2].min(axis=0), tried[:, 2:4].max(axis=0)])
            cost = _cost(tried, _near(fixed._replace(flags=boxes), around), layout.frame)
            own = list(layout.places).index(key)
            gaps = _gaps(tried[:, :4], places[:, :2]) - places[:, 2]
            printed = _gaps(np.array([_corners(place.label.box)]), places[[own], :2])[0, 0]
            farther = gaps[:, own] - max(printed - place.radius, 0.0)
            cost += _AWAY * np.clip(farther, 0, None)
            cost += _BESIDE_ANOTHER * (np.delete(gaps, own, axis=1).min(axis=1) <= gaps[:, own])
            labels[key] = _grown(place.label, tried[int(np.argmin(cost))])
    return labels


def _near(parts: _Fixed, around: Numbers) -> _Fixed:
    """Return only what lies within a box, or reaches into it."""

    def reaching(boxes: Numbers) -> Numbers:
        apart = (boxes[:, :2] > around[2:]).any(axis=1) | (boxes[:, 2:] < around[:2]).any(axis=1)
        return np.asarray(boxes[~apart])

    def close(points: Numbers, radius: Numbers | float) -> Numbers:
        return np.asarray(points[_gaps(around[None], points[:, :2])[0] < radius])

    return _Fixed(
        reaching(parts.flags),
        reaching(parts.countries),
        reaching(parts.figures),
        close(parts.discs, parts.discs[:, 2]),
        close(parts.points, parts.half_space),
        parts.half_space,
    )


def _fixed_parts(layout: Layout, figures: tuple[Box, ...]) -> _Fixed:
    flags = [_corners(p.label.box) for p in layout.places.values() if p.label.size <= 0]
    countries = [_corners(label.box) for label in layout.countries.values()]
    if layout.title is not None:
        flags.append(_corners(layout.title))
    discs = [(p.x, p.y, p.radius) for p in layout.places.values()]
    discs += [(c.x, c.y, c.radius) for t in layout.tracks.values() if (c := t.cart) is not None]
    points = []
    for track in layout.tracks.values():
        for space in track.spaces:
            dx, dy = cos(radians(space.angle)), sin(radians(space.angle))
            for part, weight in _PARTS:
                reach = part * layout.space_length
                points.append((space.x + dx * reach, space.y + dy * reach, weight))
    return _Fixed(
        np.array(flags, float).reshape(-1, 4),
        np.array(countries, float).reshape(-1, 4),
        np.array([_corners(box) for box in figures], float).reshape(-1, 4),
        np.array(discs, float),
        np.array(points, float),
        layout.space_width / 2,
    )


def _corners(box: Box) -> tuple[float, float, float, float]:
    return box.left, box.top, box.right, box.bottom


def _candidates(box: Box, factor: float) -> Numbers:
    """Return boxes to try: corners, the growth, and how far the middle has moved in heights."""
    (x, y), rows = box.centre, []
    for share in _SHARES:
        growth = 1 + (factor - 1) * share
        wide, high = box.width * growth, box.height * growth
        reach_x = (wide - box.width) / 2 + _FARTHEST[0] * box.width * (growth > 1)
        reach_y = (high - box.height) / 2 + _FARTHEST[1] * box.height * (growth > 1)
        across, down = (grid.ravel() for grid in np.meshgrid(_STEPS * reach_x, _STEPS * reach_y))
        left, top = x + across - wide / 2, y + down - high / 2
        way = np.hypot(across, down) / box.height
        same = np.ones_like(way)
        columns = (left, top, left + wide, top + high, growth * same, way, (1 - share) * same)
        rows.append(np.stack(columns, axis=1))
    return np.vstack(rows)


def _cost(tried: Numbers, fixed: _Fixed, frame: Box) -> Numbers:
    """Return what each candidate costs."""
    corners = tried[:, :4]
    cost = _SMALLER * tried[:, 6] ** 2 + _MOVED * tried[:, 5]
    inside = (corners[:, 0] >= frame.left) & (corners[:, 1] >= frame.top)
    inside &= (corners[:, 2] <= frame.right) & (corners[:, 3] <= frame.bottom)
    cost += _OUTSIDE * ~inside
    shared = _shares(corners, fixed.flags)
    cost += (_ON_BOX * shared + _TOUCHING * (shared > 0)).sum(axis=1)
    cost += _ON_COUNTRY * (_shares(corners, fixed.countries) > 0).sum(axis=1)
    cost += _ON_FIGURE * _shares(corners, fixed.figures).sum(axis=1)
    reach = fixed.discs[:, 2] - _gaps(corners, fixed.discs[:, :2])
    cost += _ON_DISC * np.clip(reach, 0, None).sum(axis=1)
    covered = np.clip(1 - _gaps(corners, fixed.points[:, :2]) / fixed.half_space, 0, None)
    return np.asarray(cost + _ON_SPACE * covered @ fixed.points[:, 2])


def _shares(corners: Numbers, boxes: Numbers) -> Numbers:
    """Return how much of each candidate lies on each box."""
    low = np.maximum(corners[:, None, :2], boxes[None, :, :2])
    high = np.minimum(corners[:, None, 2:], boxes[None, :, 2:])
    area = (corners[:, 2:] - corners[:, :2]).prod(axis=1)
    return np.asarray(np.clip(high - low, 0, None).prod(axis=2) / area[:, None])


def _gaps(corners: Numbers, points: Numbers) -> Numbers:
    """Return how far each point is from each box; 0 inside."""
    before = corners[:, None, :2] - points[None]
    behind = points[None] - corners[:, None, 2:]
    gaps = np.clip(np.maximum(before, behind), 0, None)
    return np.asarray(np.hypot(gaps[..., 0], gaps[..., 1]))


def _grown(label: Label, best: Numbers) -> Label:
    """Return a label in another box."""
    left, top, right, bottom, growth = best[:5].tolist()
    return msgspec.structs.replace(
        label,
        box=Box(left, top, right, bottom),
        size=label.size * growth,
        baseline=top + (label.baseline - label.box.top) * growth,
    )
