"""What a layout is worth: exact clearances between all that lies on a board."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import combinations, pairwise
from typing import Final

from ttr_qt.engine.geometry.layout import Box, Disc, Layout
from ttr_qt.engine.geometry.shapes import (
    Polygon,
    box_corners,
    disc_apart,
    discs_apart,
    inside_box,
    polygons_apart,
    space_corners,
)
from ttr_qt.engine.maps import GameMap

END_LIMIT: Final = 25.0
"""A track that starts farther from the rim of its city looks detached."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """Smallest distances in board units, below zero where things overlap."""

    space_space: float
    """Between spaces of different tracks, parallels left out."""
    parallels: float
    neighbours: float
    """Between spaces of one track."""
    space_city: float
    """Between a space and a city that is not its own."""
    label_space: float
    label_city: float
    label_label: float
    city_city: float
    furniture: float
    """Between title or compass and anything else."""
    frame: float
    """How far everything stays inside the map."""
    first_space: float
    """The least from the rim of a city to its tracks."""
    end_most: float
    """The most from the rim of a city to the first space of one of its tracks."""
    gap_most: float
    """The largest gap between two spaces of a track."""
    moved_most: float
    """The longest way of a city from where the projection has it."""
    moved_mean: float

    @property
    def sound(self) -> bool:
        """Whether nothing overlaps, nothing juts out, and no track is far from its cities."""
        return self.end_most <= END_LIMIT and all(getattr(self, c) >= 0 for c in _CLEARANCES)

    def lines(self) -> Iterator[str]:
        """Yield a line for each figure."""
        for field in fields(self):
            yield f"{field.name:>14} {getattr(self, field.name):8.2f}"


_CLEARANCES: Final = (
    "space_space",
    "parallels",
    "neighbours",
    "space_city",
    "label_space",
    "label_city",
    "label_label",
    "city_city",
    "furniture",
    "frame",
    "first_space",
)


@dataclass(frozen=True, slots=True)
class _Shapes:
    spaces: dict[str, tuple[Polygon, ...]]
    cities: dict[str, Disc]
    labels: dict[str, Polygon]
    furniture: tuple[Polygon, ...]


def figures_of(game_map: GameMap, layout: Layout) -> Figures:
    """Measure a layout."""
    shapes = _shapes(layout)
    pairs = {route.id: frozenset((route.a, route.b)) for route in game_map.routes}
    parallel: list[tuple[str, str]] = []
    foreign: list[tuple[str, str]] = []
    for one, other in combinations(shapes.spaces, 2):
        (parallel if pairs[one] == pairs[other] else foreign).append((one, other))
    ends = [
        min(disc_apart(shapes.cities[place], space) for space in shapes.spaces[route.id])
        for route in game_map.routes
        for place in (route.a, route.b)
    ]
    gaps = [
        polygons_apart(one, other)
        for track in shapes.spaces.values()
        for one, other in pairwise(track)
    ]
    moved = [
        math.hypot(point.to_x - point.from_x, point.to_y - point.from_y) for point in layout.warp
    ]
    solid = [polygon for track in shapes.spaces.values() for polygon in track]
    solid += shapes.labels.values()
    return Figures(
        space_space=_least(_tracks_apart(shapes, foreign)),
        parallels=_least(_tracks_apart(shapes, parallel)),
        neighbours=_least(gaps),
        space_city=_least(_foreign_cities(game_map, shapes)),
        label_space=_least(
            polygons_apart(label, space)
            for label in shapes.labels.values()
            for track in shapes.spaces.values()
            for space in track
            if _near(label, space)
        ),
        label_city=_least(
            disc_apart(city, label)
            for city in shapes.cities.values()
            for label in shapes.labels.values()
        ),
        label_label=_least(
            polygons_apart(one, other) for one, other in combinations(shapes.labels.values(), 2)
        ),
        city_city=_least(
            discs_apart(one, other) for one, other in combinations(shapes.cities.values(), 2)
        ),
        furniture=_least(
            [
                *(polygons_apart(fixed, shape) for fixed in shapes.furniture for shape in solid),
                *(
                    disc_apart(c, fixed)
                    for fixed in shapes.furniture
                    for c in shapes.cities.values()
                ),
            ]
        ),
        frame=min(inside_box(shape, layout.frame) for shape in (*solid, *shapes.furniture)),
        first_space=min(ends),
        end_most=max(ends),
        gap_most=max(gaps, default=0.0),
        moved_most=max(moved, default=0.0),
        moved_mean=sum(moved) / max(1, len(moved)),
    )


def _shapes(layout: Layout) -> _Shapes:
    labels = {name: box_corners(place.label.box) for name, place in layout.places.items()}
    labels |= {name: box_corners(label.box) for name, label in layout.countries.items()}
    grounds = {name: place.standing for name, place in layout.places.items() if place.standing}
    labels |= {f"{name} standing": _polygon(disc) for name, disc in grounds.items()}
    furniture = [box_corners(layout.title)] if layout.title else []
    furniture += [box_corners(_around(layout.compass))] if layout.compass else []
    return _Shapes(
        {
            name: tuple(
                space_corners(space, layout.space_length, layout.space_width)
                for space in track.spaces
            )
            for name, track in layout.tracks.items()
        },
        {name: Disc(place.x, place.y, place.radius) for name, place in layout.places.items()},
        labels,
        tuple(furniture),
    )


def _around(disc: Disc) -> Box:
    return Box(
        disc.x - disc.radius, disc.y - disc.radius, disc.x + disc.radius, disc.y + disc.radius
    )


def _polygon(disc: Disc) -> Polygon:
    """Return a shape of sixteen corners around a disc."""
    reach = disc.radius / math.cos(math.pi / 16)
    turns = (2 * math.pi * corner / 16 for corner in range(16))
    return tuple((disc.x + reach * math.cos(t), disc.y + reach * math.sin(t)) for t in turns)


def _tracks_apart(shapes: _Shapes, pairs: list[tuple[str, str]]) -> Iterator[float]:
    for one, other in pairs:
        for space in shapes.spaces[one]:
            for near in shapes.spaces[other]:
                if _near(space, near):
                    yield polygons_apart(space, near)


def _foreign_cities(game_map: GameMap, shapes: _Shapes) -> Iterator[float]:
    for route in game_map.routes:
        for name, city in shapes.cities.items():
            if name not in {route.a, route.b}:
                yield from (disc_apart(city, space) for space in shapes.spaces[route.id])


def _near(one: Polygon, other: Polygon, reach: float = 40.0) -> bool:
    """Say whether two shapes may be nearer than ``reach``, by the boxes around them."""
    for axis in (0, 1):
        low, high = min(p[axis] for p in one), max(p[axis] for p in one)
        if min(p[axis] for p in other) > high + reach or max(p[axis] for p in other) < low - reach:
            return False
    return True


def _least(distances: "Iterator[float] | list[float]") -> float:
    """Return the smallest distance, or a hundred units where nothing is near."""
    return min(distances, default=100.0)
