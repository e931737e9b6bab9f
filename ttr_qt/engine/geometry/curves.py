"""Bézier curves between places, and spaces of one size laid along them."""

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

Points = NDArray[np.float64]
"""Points in an array of shape (n, 2)."""

_SAMPLES: Final = 49


class Curve:
    """A cubic Bézier curve that can be walked along."""

    def __init__(self, start: Points, first: Points, second: Points, end: Points) -> None:
        self.controls = np.array([first, second])
        t = np.linspace(0, 1, _SAMPLES)[:, None]
        m = 1 - t
        self._points = m**3 * start + 3 * m * m * t * first + 3 * m * t * t * second + t**3 * end
        steps = np.hypot(*np.diff(self._points, axis=0).T)
        self._way = np.concatenate([[0.0], np.cumsum(steps)])

    @property
    def length(self) -> float:
        """How long it is."""
        return float(self._way[-1])

    def at(self, distances: ArrayLike) -> Points:
        """Return the points at these distances along the curve."""
        along = np.asarray(distances, np.float64)
        return np.column_stack(
            [np.interp(along, self._way, self._points[:, axis]) for axis in (0, 1)]
        )


def bent(start: Points, end: Points, height: float) -> Curve:
    """Return an even bow between two points; a straight line at height zero."""
    chord = end - start
    normal = np.array([-chord[1], chord[0]]) / max(1e-6, float(np.hypot(*chord)))
    rise = normal * height
    return Curve(start, start + chord / 3 + rise, start + chord * 2 / 3 + rise, end)


def spaces_along(curve: Curve, count: int, length: float, rim: float, offset: float) -> Points:
    """Return x, y and angle in degrees of spaces spread evenly between the rims of both ends.

    ``offset`` moves them to the right of the curve.
    """
    gap = max(0.0, curve.length - 2 * rim - count * length) / (count + 1)
    taken = count * length + (count - 1) * gap
    middles = (curve.length - taken + length) / 2 + np.arange(count) * (length + gap)
    heads, tails = curve.at(middles + length / 2), curve.at(middles - length / 2)
    along = heads - tails
    along /= np.maximum(1e-9, np.hypot(*along.T))[:, None]
    across = np.column_stack([-along[:, 1], along[:, 0]])
    centres = (heads + tails) / 2 + across * offset
    return np.column_stack([centres, np.degrees(np.arctan2(along[:, 1], along[:, 0]))])
