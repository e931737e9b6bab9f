"""The real relief of the land, from Natural Earth's shaded picture of the world."""

from itertools import product
from pathlib import Path

import numpy as np
import shapely
from numpy.typing import NDArray
from PIL import Image
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry
from shapely.prepared import prep

from tools.geo.room import Room
from tools.geo.shapes import ShapeProjector
from ttr_qt.views.boards.art import Mark

Image.MAX_IMAGE_PIXELS = None
Grid = NDArray[np.float64]

CELL = 4.0
"""The size of a cell of the shading, in board units."""


class Terrain:
    """A part of the world: where it is high, rough, lit and shaded."""

    def __init__(self, file: Path, west: float, south: float, east: float, north: float) -> None:
        picture = Image.open(file)
        per_degree = picture.width / 360
        corners = ((west + 180), (90 - north), (east + 180), (90 - south))
        part = picture.crop(tuple(round(c * per_degree) for c in corners)).convert("RGB")
        colours = np.asarray(part, np.float64)
        light = colours @ (0.299, 0.587, 0.114)
        # Water is bright blue there. Its edge is no relief: nothing counts close to it.
        water = (colours[..., 2] > 185) & (colours[..., 2] - colours[..., 0] > 18)  # noqa: PLR2004
        dry = _blurred(water.astype(np.float64), 2) < 0.02  # noqa: PLR2004
        self._west, self._north, self._per_degree = west, north, per_degree
        self.shade = np.where(dry, light - _blurred(np.where(water, 128.0, light), 12), 0.0)
        rough = np.sqrt(_blurred((light - _blurred(light, 2)) ** 2, 3))
        # Low land is green and high land reddish in that picture.
        height = np.clip((colours[..., 0] - colours[..., 1] + 25) / 60, 0, 1)
        self.roughness = np.where(dry, rough * (0.35 + 0.65 * _blurred(height, 3)), 0.0)

    def at(self, grid: Grid, lon: Grid, lat: Grid) -> Grid:
        """Return the values of a grid at positions, smoothly between its cells."""
        x = np.clip((lon - self._west) * self._per_degree - 0.5, 0, grid.shape[1] - 1.001)
        y = np.clip((self._north - lat) * self._per_degree - 0.5, 0, grid.shape[0] - 1.001)
        left, top = x.astype(int), y.astype(int)
        across, down = x - left, y - top
        upper = grid[top, left] * (1 - across) + grid[top, left + 1] * across
        lower = grid[top + 1, left] * (1 - across) + grid[top + 1, left + 1] * across
        return np.asarray(upper * (1 - down) + lower * down)

    def shading(self, projector: ShapeProjector, step: float, land: BaseGeometry) -> Grid:
        """Return the light of the relief on the board: cells of `CELL` units, 0 where even."""
        places = self._grid(step)
        board = projector.points(places)
        values = self.at(self.shade, places[:, 0], places[:, 1])
        columns, rows = int(projector.layout.width / CELL), int(projector.layout.height / CELL)
        cells = np.floor(board / CELL).astype(int)
        inside = ((cells >= 0) & (cells < (columns, rows))).all(axis=1)
        index = cells[inside, 1] * columns + cells[inside, 0]
        total = np.bincount(index, values[inside], rows * columns)
        count = np.bincount(index, minlength=rows * columns)
        grid = (total / np.maximum(count, 1)).reshape(rows, columns)
        across, down = np.meshgrid(np.arange(columns) + 0.5, np.arange(rows) + 0.5)
        dry = shapely.contains_xy(land, across.ravel() * CELL, down.ravel() * CELL)
        return np.asarray(grid * dry.reshape(rows, columns))

    def _grid(self, step: float) -> Grid:
        """Return positions all over the land, in rows and columns."""
        rows, columns = self.shade.shape
        east = self._west + columns / self._per_degree
        south = self._north - rows / self._per_degree
        lon, lat = np.meshgrid(
            np.arange(self._west, east, step), np.arange(south, self._north, step)
        )
        return np.column_stack([lon.ravel(), lat.ravel()])

    def peaks(
        self,
        projector: ShapeProjector,
        room: Room,
        land: BaseGeometry,
        *,
        step: float,
        floor: float,
        size: float,
        largest: float = 1.6,
    ) -> list[Mark]:
        """Place mountains where the land is rougher than ``floor`` and the board has room.

        Args:
            projector: Brings places onto the board.
            room: What is taken on it; not changed.
            land: Where mountains may stand.
            step: How far apart places are tried, in degrees.
            floor: The roughness from which on there are mountains.
            size: The width of a mountain of middling roughness.
            largest: How many times larger the roughest ones are.
        """
        chance = np.random.default_rng(5)
        places = self._grid(step)
        places += chance.uniform(-0.5, 0.5, places.shape) * step
        rough = self.at(self.roughness, places[:, 0], places[:, 1])
        keep = rough > floor
        places, rough = places[keep], rough[keep]
        board = projector.points(places)
        tallness = np.clip(0.55 + 0.45 * rough / (2.2 * floor), 0.6, largest)
        tallness *= chance.uniform(0.85, 1.15, len(tallness))
        prepared = prep(land)
        marks: list[Mark] = []
        crowd = _Crowd(size * largest * 1.3)
        # The tallest choose first; they are drawn from the back to the front later.
        for index in np.argsort(-rough):
            (x, y), tall = board[index], float(tallness[index])
            width, height = size * tall, size * 1.08 * tall
            if crowd.refuses(float(x), float(y), width) or not prepared.contains(Point(x, y)):
                continue
            if not _stands(room, float(x), float(y), width, height):
                continue
            variant = int(chance.integers(1000))
            mark = _peak(float(x), float(y), width, height, variant)
            marks.append(mark)
            crowd.add(mark)
        return sorted(marks, key=lambda mark: mark.y)


def _stands(room: Room, x: float, y: float, width: float, height: float) -> bool:
    if not room.inside(x, y - height / 2, width * 1.3, height, margin=4):
        return False
    return room.box_clearance(x, y - height * 0.45, width * 1.1, height) > 0.0


def _peak(x: float, y: float, width: float, height: float, variant: int) -> Mark:
    return Mark("peak", round(x, 1), round(y, 1), round(width, 1), round(height, 1), variant)


class _Crowd:
    """Which mountains stand, sorted into cells so that neighbours are found at once."""

    def __init__(self, cell: float) -> None:
        self._cell = cell
        self._cells: dict[tuple[int, int], list[Mark]] = {}

    def add(self, mark: Mark) -> None:
        """Let a mountain stand."""
        self._cells.setdefault(self._key(mark.x, mark.y), []).append(mark)

    def refuses(self, x: float, y: float, width: float) -> bool:
        """Say whether a mountain would stand too close to another one."""
        column, row = self._key(x, y)
        for near in product((column - 1, column, column + 1), (row - 1, row, row + 1)):
            for mark in self._cells.get(near, ()):
                reach = (mark.width + width) / 2
                dx, dy = (x - mark.x) / (reach * 1.35), (y - mark.y) / (reach * 0.95)
                if dx * dx + dy * dy < 1:
                    return True
        return False

    def _key(self, x: float, y: float) -> tuple[int, int]:
        return int(x // self._cell), int(y // self._cell)


def _blurred(grid: Grid, radius: int) -> Grid:
    """Return the mean over squares, twice, so that edges are soft."""
    for _ in range(2):
        for axis in (0, 1):
            grid = _mean(grid, radius, axis)
    return grid


def _mean(grid: Grid, radius: int, axis: int) -> Grid:
    size = 2 * radius + 1
    pad = [(0, 0), (0, 0)]
    pad[axis] = (radius + 1, radius)
    total = np.cumsum(np.pad(grid, pad, mode="edge"), axis=axis)
    upper = np.take(total, range(size, total.shape[axis]), axis=axis)
    lower = np.take(total, range(total.shape[axis] - size), axis=axis)
    return np.asarray((upper - lower) / size)


def save_shading(grid: Grid, file: Path, strength: float) -> None:
    """Write shading as a grey picture; 128 is even ground."""
    grey = np.clip(128 + grid * strength, 0, 255).astype(np.uint8)
    Image.fromarray(grey).save(file, optimize=True)
