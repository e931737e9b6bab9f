"""From latitude and longitude onto the sheet: projection, then the warp that follows the cities."""

from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ttr_qt.engine.geometry.layout import Layout, Projection

Points = NDArray[np.float64]
"""Points in an array of shape (n, 2)."""

# The spline's numbers stay near one when it counts in hundreds of units.
_UNIT: Final = 100.0
_CHUNK: Final = 4096


def project(projection: Projection, positions: ArrayLike) -> Points:
    """Return where positions lie on the sheet before the warp.

    Positions are (longitude, latitude) for ``albers``, (x, y) for ``plane``.
    """
    points = np.atleast_2d(np.asarray(positions, np.float64))
    if projection.kind == "albers":
        points = _albers(projection, points)
    return points * projection.scale + projection.shift


def _albers(projection: Projection, positions: Points) -> Points:
    """Albers' equal-area conic projection on a sphere of radius one, y pointing down."""
    longitude, latitude = np.radians(positions).T
    meridian, origin = np.radians((projection.meridian, projection.latitude))
    first, second = np.radians(projection.parallels)
    cone = (np.sin(first) + np.sin(second)) / 2
    constant = np.cos(first) ** 2 + 2 * cone * np.sin(first)
    # Beyond the pole of the cone there is nothing; such points fall onto its tip.
    radius = np.sqrt(np.maximum(0.0, constant - 2 * cone * np.sin(latitude))) / cone
    origin_radius = np.sqrt(constant - 2 * cone * np.sin(origin)) / cone
    angle = cone * (longitude - meridian)
    return np.stack([radius * np.sin(angle), radius * np.cos(angle) - origin_radius], axis=1)


class Warp:
    """A smooth bending of the sheet that takes every control point about to its place.

    A thin-plate spline of the displacements: exact without smoothing, calmer with more of it.
    """

    def __init__(self, sources: ArrayLike, targets: ArrayLike, smoothing: float = 0.0) -> None:
        self._centres = np.asarray(sources, np.float64).reshape(-1, 2) / _UNIT
        shifts = np.asarray(targets, np.float64).reshape(-1, 2) / _UNIT - self._centres
        count = len(self._centres)
        plane = np.column_stack([np.ones(count), self._centres])
        system = np.zeros((count + 3, count + 3))
        system[:count, :count] = _kernel(self._centres, self._centres) + smoothing * np.eye(count)
        system[:count, count:] = plane
        system[count:, :count] = plane.T
        # Least squares: three points in a line, or fewer than three, leave the plane open.
        self._weights: Any = np.linalg.lstsq(system, np.vstack([shifts, np.zeros((3, 2))]))[0]

    def __call__(self, points: ArrayLike) -> Points:
        """Return where projected points lie on the finished board."""
        given = np.atleast_2d(np.asarray(points, np.float64)) / _UNIT
        moved = np.empty_like(given)
        for start in range(0, len(given), _CHUNK):
            part = given[start : start + _CHUNK]
            terms = np.column_stack([_kernel(part, self._centres), np.ones(len(part)), part])
            moved[start : start + _CHUNK] = part + terms @ self._weights
        return moved * _UNIT


def _kernel(points: Points, centres: Points) -> Points:
    square = ((points[:, None] - centres[None]) ** 2).sum(axis=2)
    # r² log r, which is 0 at 0.
    return np.asarray(0.5 * square * np.log(np.maximum(square, 1e-12)))


@lru_cache(maxsize=8)
def warp_of(layout: Layout) -> Warp:
    """Return the warp of a layout; its land goes through `project` and then through this."""
    sources = [(point.from_x, point.from_y) for point in layout.warp]
    targets = [(point.to_x, point.to_y) for point in layout.warp]
    return Warp(sources, targets, layout.smoothing)


def on_board(layout: Layout, positions: ArrayLike) -> Points:
    """Return where (longitude, latitude) or (x, y) lie on the finished board."""
    projected = project(layout.projection, positions)
    return warp_of(layout)(projected) if layout.warp else projected
