"""Where on a board there is room for names, mountains and miniatures."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil, cos, pi, radians, sin

import numpy as np
from numpy.typing import NDArray

from ttr_qt.engine.geometry.layout import Box, Layout

_STEP = 12.0


@dataclass(frozen=True, slots=True)
class Spot:
    """A free place for something of a size, by its middle."""

    x: float
    y: float
    clearance: float


class Room:
    """What lies on a board, as circles; grows while things are placed."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._circles: list[tuple[float, float, float]] = []
        self._array: NDArray[np.float64] | None = None
        half = layout.space_width / 2
        for track in layout.tracks.values():
            for space in track.spaces:
                dx, dy = cos(radians(space.angle)), sin(radians(space.angle))
                for part in (-0.42, -0.14, 0.14, 0.42):
                    reach = part * layout.space_length
                    self.add(space.x + dx * reach, space.y + dy * reach, half + 6)
            if track.cart is not None:
                self.add(track.cart.x, track.cart.y, track.cart.radius + 3)
        for place in layout.places.values():
            self.add(place.x, place.y, place.radius + 7)
            self.add_box(place.label.box, 4)
            if place.standing is not None:
                self.add(place.standing.x, place.standing.y, place.standing.radius)
        for label in layout.countries.values():
            self.add_box(label.box, 4)
        if layout.title is not None:
            self.add_box(layout.title, 4)
        if layout.compass is not None:
            self.add(layout.compass.x, layout.compass.y, layout.compass.radius * 1.15)

    def add(self, x: float, y: float, radius: float) -> None:
        """Take up a circle."""
        self._circles.append((x, y, radius))
        self._array = None

    def add_box(self, box: Box, margin: float) -> None:
        """Take up a rectangle and a margin around it."""
        width, height = box.right - box.left, box.bottom - box.top
        radius = min(_STEP, min(width, height) / 2)
        columns = max(1, ceil((width - 2 * radius) / _STEP))
        rows = max(1, ceil((height - 2 * radius) / _STEP))
        for column in np.linspace(box.left + radius, box.right - radius, columns + 1):
            for row in np.linspace(box.top + radius, box.bottom - radius, rows + 1):
                self.add(float(column), float(row), radius + margin)

    def add_around(self, x: float, y: float, width: float, height: float) -> None:
        """Take up a rectangle around a point."""
        left, top = x - width / 2, y - height / 2
        self.add_box(Box(left, top, left + width, top + height), 1)

    def clearance(self, x: float, y: float) -> float:
        """Return how far a point is from everything; negative inside something."""
        taken = self._taken()
        return float(np.min(np.hypot(taken[:, 0] - x, taken[:, 1] - y) - taken[:, 2]))

    def box_clearance(self, x: float, y: float, width: float, height: float) -> float:
        """Return how far a rectangle around a point is from everything."""
        taken = self._taken()
        dx = np.maximum(0, np.abs(taken[:, 0] - x) - width / 2)
        dy = np.maximum(0, np.abs(taken[:, 1] - y) - height / 2)
        return float(np.min(np.hypot(dx, dy) - taken[:, 2]))

    def inside(self, x: float, y: float, width: float, height: float, margin: float = 8) -> bool:
        """Say whether a rectangle around a point lies inside the map's frame."""
        frame = self._layout.frame
        across = frame.left + margin <= x - width / 2 and x + width / 2 <= frame.right - margin
        down = frame.top + margin <= y - height / 2 and y + height / 2 <= frame.bottom - margin
        return across and down

    def find(
        self,
        wish: tuple[float, float],
        size: tuple[float, float],
        reach: float,
        *,
        gap: float = 3.0,
        fits: Callable[[float, float], bool] | None = None,
    ) -> Spot | None:
        """Return the free place nearest to ``wish`` for a rectangle of ``size``, if there is one.

        ``fits`` may refuse places, such as those in the wrong country.
        """
        best: Spot | None = None
        best_cost = 0.0
        for x, y, distance in _around(*wish, reach):
            if best is not None and distance > best_cost + 40:
                break
            if not self.inside(x, y, *size) or (fits is not None and not fits(x, y)):
                continue
            clearance = self.box_clearance(x, y, *size)
            cost = distance - 2.5 * min(clearance, 14.0)
            if clearance >= gap and (best is None or cost < best_cost):
                best, best_cost = Spot(x, y, clearance), cost
        return best

    def _taken(self) -> NDArray[np.float64]:
        if self._array is None:
            self._array = np.array(self._circles)
        return self._array


def _around(x: float, y: float, reach: float) -> Iterator[tuple[float, float, float]]:
    for radius in np.arange(0.0, reach, 9.0):
        for angle in np.linspace(0, 2 * pi, max(1, int(radius / 4)), endpoint=False):
            dx, dy = float(radius * cos(angle)), float(radius * sin(angle))
            yield x + dx * 1.2, y + dy, float(radius)
