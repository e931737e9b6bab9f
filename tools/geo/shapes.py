"""Shapes of the earth on one board: brought onto it, cut to it and written down."""

from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from numpy.typing import ArrayLike, NDArray
from shapely import affinity
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.geo.topology import Feature, Line
from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.engine.geometry.projection import on_board
from ttr_qt.views.boards.art import Outlines, encode_outlines

_MARGIN = 70.0
"""Shapes are cut so far outside the map, so that outlines along the cut are never seen."""


class ShapeProjector:
    """Shapes in degrees become shapes on the board."""

    def __init__(
        self, layout: Layout, *, step: float, reach: tuple[float, float, float, float]
    ) -> None:
        """Make a projector for one board.

        Args:
            layout: Where the board has its cities.
            step: How far apart points of outlines may lie, in degrees.
            reach: West, south, east and north of what may appear on it, in degrees.
        """
        self.layout = layout
        frame = layout.frame
        self.frame = box(frame.left, frame.top, frame.right, frame.bottom)
        self.window = self.frame.buffer(_MARGIN, join_style="mitre")
        self._step = step
        self._reach = box(*reach)

    def points(self, positions: ArrayLike) -> NDArray[np.float64]:
        """Return where positions lie on the board."""
        # Rounded, since equal points in different blocks may differ in their last digits, and
        # rings would not close.
        return np.round(on_board(self.layout, positions), 3)

    def touches(self, line: Line) -> bool:
        """Say whether a line can be seen on the board."""
        west, south, east, north = self._reach.bounds
        low, high = line.min(axis=0), line.max(axis=0)
        return bool(high[0] > west and low[0] < east and high[1] > south and low[1] < north)

    def area(self, features: Iterable[Feature], smallest: float = 0.0) -> BaseGeometry:
        """Return features as one area on the board without its smallest parts."""
        parts: list[BaseGeometry] = []
        for feature in features:
            for outer, *holes in feature.polygons:
                if self.touches(outer):
                    parts.append(self._bent(shapely.make_valid(Polygon(outer, holes))))
        whole = shapely.union_all(parts).intersection(self.window)
        return polygons_only(whole, smallest)

    def lines(self, lines: Iterable[Line]) -> BaseGeometry:
        """Return lines on the board, joined where they meet."""
        bent = [self._bent(LineString(line)) for line in lines if self.touches(line)]
        cut = shapely.union_all(bent).intersection(self.window) if bent else MultiLineString()
        return shapely.line_merge(cut) if cut.geom_type == "MultiLineString" else cut

    def _bent(self, shape: BaseGeometry) -> BaseGeometry:
        """Return a shape of degrees on the board; cut first, since bent giants cross themselves."""
        near = shape.intersection(self._reach).simplify(self._step / 20)
        bent = shapely.transform(shapely.segmentize(near, self._step), self.points)
        return bent if bent.is_valid else shapely.make_valid(bent)


def polygons_only(shape: BaseGeometry, smallest: float = 0.0) -> BaseGeometry:
    """Return the polygons in a shape that are at least so large."""
    kept = [p for p in polygons(shape) if p.area >= smallest]
    return MultiPolygon(kept)


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """Return all polygons in a shape."""
    return [part for part in shapely.get_parts(_flat(shape)) if part.geom_type == "Polygon"]


def _flat(shape: BaseGeometry) -> list[BaseGeometry]:
    parts: list[BaseGeometry] = []
    for part in shapely.get_parts(shape):
        parts += _flat(part) if part.geom_type.startswith(("Multi", "Geom")) else [part]
    return parts


def rings(shape: BaseGeometry, tolerance: float = 0.35) -> Outlines:
    """Write an area down as rings, which together follow the odd-even rule."""
    found: list[NDArray[np.float64]] = []
    for polygon in polygons(shape.simplify(tolerance)):
        found += [np.array(ring.coords) for ring in (polygon.exterior, *polygon.interiors)]
    return encode_outlines(found)


def strokes(shape: BaseGeometry, tolerance: float = 0.3) -> Outlines:
    """Write lines down."""
    parts = _flat(shape.simplify(tolerance))
    return encode_outlines(np.array(p.coords) for p in parts if p.geom_type == "LineString")


def inner_bands(shape: BaseGeometry, widths: Sequence[float]) -> tuple[Outlines, ...]:
    """Return bands along the inside of an area's edge."""
    return tuple(rings(shape.difference(shape.buffer(-width)), 0.6) for width in widths)


def moved(shape: BaseGeometry, dx: float, dy: float) -> BaseGeometry:
    """Return a shape elsewhere."""
    return affinity.translate(shape, dx, dy)


def smooth_curve(points: ArrayLike, steps: int = 8) -> NDArray[np.float64]:
    """Return a smooth curve through points (a Catmull-Rom spline)."""
    given = np.asarray(points, np.float64)
    padded = np.vstack([2 * given[0] - given[1], given, 2 * given[-1] - given[-2]])
    out = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for t in np.linspace(0, 1, steps, endpoint=False):
            cubic = (-a + 3 * b - 3 * c + d) * t**3
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + cubic))
    out.append(given[-1])
    return np.array(out)


def roughened(points: ArrayLike, amount: float, seed: int, levels: int = 4) -> NDArray[np.float64]:
    """Return a line made crooked by moving the middles of its pieces, again and again."""
    chance = np.random.default_rng(seed)
    line = np.asarray(points, np.float64)
    for _ in range(levels):
        steps = np.diff(line, axis=0)
        sideways = np.stack([-steps[:, 1], steps[:, 0]], axis=1)
        shift = chance.normal(0, amount, len(steps))[:, None]
        out = np.empty((2 * len(line) - 1, 2))
        out[0::2], out[1::2] = line, (line[:-1] + line[1:]) / 2 + sideways * shift
        line = out
    return line
