"""Spaces, boxes and discs as exact shapes, and how far they are apart."""

import math
from collections.abc import Sequence
from itertools import pairwise

from ttr_qt.engine.geometry.layout import Box, Disc, Space

Point = tuple[float, float]
Polygon = tuple[Point, ...]
"""The corners of a convex shape, in order."""


def space_corners(space: Space, length: float, width: float) -> Polygon:
    """Return the four corners of a space."""
    cosine, sine = math.cos(math.radians(space.angle)), math.sin(math.radians(space.angle))
    return tuple(
        (
            space.x + along * length / 2 * cosine - across * width / 2 * sine,
            space.y + along * length / 2 * sine + across * width / 2 * cosine,
        )
        for along, across in ((1, 1), (1, -1), (-1, -1), (-1, 1))
    )


def box_corners(box: Box) -> Polygon:
    """Return the four corners of a box."""
    return (
        (box.left, box.top),
        (box.right, box.top),
        (box.right, box.bottom),
        (box.left, box.bottom),
    )


def polygons_apart(one: Polygon, other: Polygon) -> float:
    """Return the distance between two convex shapes; below zero, how deep they overlap."""
    separation = max(_separation(one, other), _separation(other, one))
    if separation <= 0:
        return separation
    return min(
        _from_edge(point, start, end)
        for points, shape in ((one, other), (other, one))
        for point in points
        for start, end in _edges(shape)
    )


def disc_apart(disc: Disc, shape: Polygon) -> float:
    """Return the distance of a convex shape from a disc; below zero, how deep they overlap."""
    centre = disc.x, disc.y
    inside = _separation(shape, (centre,))
    if inside <= 0:
        return inside - disc.radius
    return min(_from_edge(centre, start, end) for start, end in _edges(shape)) - disc.radius


def discs_apart(one: Disc, other: Disc) -> float:
    """Return the distance between two discs; below zero, how deep they overlap."""
    return math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius


def inside_box(shape: Polygon, box: Box) -> float:
    """Return how far a shape stays inside a box; below zero, how far it juts out."""
    return min(min(x - box.left, box.right - x, y - box.top, box.bottom - y) for x, y in shape)


def _edges(shape: Polygon) -> Sequence[tuple[Point, Point]]:
    return tuple(pairwise((*shape, shape[0])))


def _separation(shape: Polygon, other: Polygon) -> float:
    """Return the largest distance of ``other`` from a line along an edge of ``shape``."""
    middle_x = sum(x for x, _ in shape) / len(shape)
    middle_y = sum(y for _, y in shape) / len(shape)
    best = -math.inf
    for (x1, y1), (x2, y2) in _edges(shape):
        size = math.hypot(x2 - x1, y2 - y1) or 1.0
        nx, ny = (y2 - y1) / size, (x1 - x2) / size
        if (middle_x - x1) * nx + (middle_y - y1) * ny > 0:
            nx, ny = -nx, -ny
        best = max(best, min((x - x1) * nx + (y - y1) * ny for x, y in other))
    return best


def _from_edge(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy or 1.0
    part = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / square
    part = min(1.0, max(0.0, part))
    return math.hypot(point[0] - start[0] - part * dx, point[1] - start[1] - part * dy)
