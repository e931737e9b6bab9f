"""The land of the First Journey board: Europe for children, with landmarks where there is room."""

from pathlib import Path

import networkx as nx
import numpy as np
import shapely
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry
from shapely.prepared import PreparedGeometry, prep

from tools.geo.landmark_sizes import SIZES
from tools.geo.room import Room
from tools.geo.shapes import ShapeProjector, inner_bands, polygons_only, rings, strokes
from tools.geo.topology import Topology
from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.views.boards.art import Art, Mark, Region, layout_digest

REACH = (-40.0, 18.0, 75.0, 74.0)
SHELVES = (46.0, 30.0, 15.0)
TINTS = 6
TREES = 115
WARM = 1010.0
"""Below this line of the board palms grow, above `COLD` firs."""
COLD = 620.0
TREE_ROOM = 22.0

CITIES: tuple[tuple[str, str, str, float, tuple[float, float]], ...] = (
    ("tower", "paris", "France", 1.0, (-235, 85)),
    ("clock", "london", "United Kingdom", 1.0, (0, 0)),
    ("windmill", "amsterdam", "Netherlands", 0.95, (0, -60)),
    ("arena", "rome", "Italy", 1.0, (0, 0)),
    ("domes", "moscow", "Russia", 1.05, (0, -60)),
    ("temple", "athens", "Greece", 1.0, (0, 0)),
    ("lighthouse", "brest", "France", 1.0, (-30, 0)),
    ("gate", "berlin", "Germany", 0.9, (0, 0)),
    ("ferris", "vienna", "Austria", 0.9, (0, 0)),
    ("balloon", "ankara", "Turkey", 1.0, (120, 40)),
    ("castle", "bucharest", "Romania", 0.95, (0, -80)),
    ("bridge", "sarajevo", "Bosnia and Herz.", 0.9, (0, 30)),
    ("church", "kyiv", "Ukraine", 0.95, (150, -10)),
    ("mountain", "zurich", "Switzerland", 0.8, (-40, 110)),
    ("orange", "madrid", "Spain", 1.0, (-60, 40)),
    ("sunflower", "rostov", "Russia", 1.0, (60, 0)),
    ("houses", "copenhagen", "Denmark", 0.85, (-180, -75)),
    ("sheep", "dublin", "Ireland", 1.0, (0, -70)),
    ("spires", "barcelona", "Spain", 0.9, (170, 95)),
    ("cathouse", "riga", "Latvia", 0.95, (0, -90)),
    ("elk", "stockholm", "Sweden", 1.0, (-60, -110)),
)
"""Drawing, its city and country, its size, and where it would like to stand from the city."""
WILD: tuple[tuple[str, float, float, float], ...] = (
    ("pyramids", 1890, 1430, 1.15),
    ("camel", 1640, 1450, 1.1),
    ("palms", 620, 1440, 1.15),
    ("camel", 330, 1420, 1.05),
    ("tent", 480, 1330, 1.0),
    ("pyramids", 130, 1420, 0.8),
    ("bear", 1960, 420, 1.05),
    ("bear", 1330, 190, 0.85),
    ("palms", 2030, 1280, 0.95),
)
"""Drawings on the land: where they would like to stand on the board, and their size."""
SEA: tuple[tuple[str, float, float, float], ...] = (
    ("whale", 150, 330, 1.1),
    ("boat", 150, 1000, 1.0),
    ("boat", 900, 1440, 1.0),
    ("fishes", 330, 1290, 1.1),
    ("boat", 1720, 1000, 0.85),
    ("fishes", 1460, 1440, 1.1),
    ("boat", 640, 200, 0.95),
    ("fishes", 1250, 280, 0.9),
    ("fishes", 120, 620, 1.0),
    ("dolphin", 1130, 1330, 1.1),
    ("dolphin", 420, 120, 1.0),
    ("boat", 1560, 1340, 0.9),
)
ANYWHERE = frozenset({"houses", "windmill"})
"""Landmarks that may stand wherever there is room near their city, also at sea."""
SHORE = frozenset({"clock", "lighthouse", "temple", "arena", "spires", "gate", "sheep", "tower"})
"""Landmarks of coasts, which may stand on a small island if their country is full."""


def make(layout: Layout, sources: Path, folder: Path) -> Art:  # noqa: ARG001
    """Return the art of the board."""
    projector = ShapeProjector(layout, step=0.4, reach=REACH)
    world = Topology(sources / "world-atlas" / "countries-50m.json")
    features = [f for f in world.features("countries") if any(map(projector.touches, _outer(f)))]
    areas = {f.name: projector.area([f], smallest=160) for f in features}
    seen = [f for f in features if not areas[f.name].is_empty]
    land = polygons_only(shapely.union_all([areas[f.name] for f in seen]).buffer(0.5), 160)
    graph = nx.Graph()
    graph.add_nodes_from(f.name for f in seen)
    for index, first in enumerate(seen):
        for second in seen[:index]:
            if first.arcs & second.arcs:
                graph.add_edge(first.name, second.name)
    tints = nx.greedy_color(graph, "DSATUR")
    regions = tuple(
        Region(
            f.name,
            tints[f.name] % TINTS,
            True,
            rings(areas[f.name], 0.6),
            inner_bands(areas[f.name], (17.0, 9.0)),
        )
        for f in seen
    )
    return Art(
        layout=layout_digest(layout),
        areas={
            "land": rings(land, 0.6),
            **{f"sea {d:g}": rings(land.buffer(d), 0.8) for d in SHELVES},
        },
        lines={"borders": strokes(projector.lines(world.shared(seen)), 0.6)},
        regions=regions,
        marks=tuple(_Scenery(layout, land, areas).marks()),
    )


def _outer(feature: object) -> list[np.ndarray[tuple[int, ...], np.dtype[np.float64]]]:
    return [rings[0] for rings in feature.polygons]  # type: ignore[attr-defined]


class _Scenery:
    """Finds places for landmarks, animals, ships, waves and trees."""

    def __init__(
        self, layout: Layout, land: BaseGeometry, countries: dict[str, BaseGeometry]
    ) -> None:
        self._layout = layout
        self._room = Room(layout)
        self._land: PreparedGeometry[BaseGeometry] = prep(land)
        self._countries = {name: prep(area) for name, area in countries.items()}
        self._shore: PreparedGeometry[BaseGeometry] = prep(land.buffer(26))
        self._chance = np.random.default_rng(8)

    def marks(self) -> list[Mark]:
        """Return everything, from the back to the front; waves first."""
        found = []
        for kind, city, country, size, shift in CITIES:
            place = self._layout.places.get(city)
            if place is not None:
                wish = (place.x + shift[0], place.y + shift[1])
                found += self._landmark(kind, wish, size, 190, self._countries.get(country))
        for kind, x, y, size in WILD:
            found += self._landmark(kind, (x, y), size, 260)
        for kind, x, y, size in SEA:
            found += self._afloat(kind, (x, y), size)
        found += self._trees()
        return [*self._waves(), *sorted(found, key=lambda mark: mark.y)]

    def _landmark(
        self,
        kind: str,
        wish: tuple[float, float],
        size: float,
        reach: float,
        country: "PreparedGeometry[BaseGeometry] | None" = None,
    ) -> list[Mark]:
        """Place a landmark, smaller if need be: in its country, else at sea beside it."""
        ground = country if country is not None else self._land

        for part in (1.0, 0.88, 0.76, 0.66, 0.56):
            scale = size * part
            width, height = (side * scale for side in SIZES[kind])

            def on_land(x: float, y: float, width: float = width, height: float = height) -> bool:
                feet = [Point(x + dx * width, y + height * 0.42) for dx in (-0.35, 0.0, 0.35)]
                return all(ground.contains(foot) for foot in feet)

            fits = None if kind in ANYWHERE else on_land
            spot = self._room.find(wish, (width, height), reach, gap=2, fits=fits)
            if spot is not None:
                self._room.add_around(spot.x, spot.y, width, height)
                return [_mark(kind, spot.x, spot.y + height / 2, scale)]
        # No room at home: a small island of its own is better than a foreign country.
        return self._afloat(kind, wish, size * 0.6) if kind in SHORE else []

    def _afloat(self, kind: str, wish: tuple[float, float], scale: float) -> list[Mark]:
        width, height = (side * scale for side in SIZES[kind])

        def at_sea(x: float, y: float) -> bool:
            corners = [
                Point(x + dx * width, y + dy * height)
                for dx in (-0.5, 0, 0.5)
                for dy in (-0.4, 0, 0.5)
            ]
            return not any(self._land.contains(corner) for corner in corners)

        spot = self._room.find(wish, (width, height), 260, gap=6, fits=at_sea)
        if spot is None:
            return []
        self._room.add_around(spot.x, spot.y, width, height)
        return [_mark(kind, spot.x, spot.y + height / 2, scale)]

    def _trees(self) -> list[Mark]:
        frame = self._layout.frame
        marks: list[Mark] = []
        for _ in range(4000):
            if len(marks) == TREES:
                break
            x = float(self._chance.uniform(frame.left + 20, frame.right - 20))
            y = float(self._chance.uniform(frame.top + 44, frame.bottom - 10))
            feet = [Point(x + dx, y + 6) for dx in (-20, 0, 20)]
            if self._room.clearance(x, y - 16) < TREE_ROOM or not all(
                map(self._land.contains, feet)
            ):
                continue
            self._room.add(x, y - 14, 26)
            kind = "fir" if y < COLD else "palm" if y > WARM + 260 else "bush"
            marks.append(_mark(kind, x, y, float(self._chance.uniform(0.8, 1.15))))
        return marks

    def _waves(self) -> list[Mark]:
        frame = self._layout.frame
        marks = []
        for row in np.arange(frame.top + 24, frame.bottom - 20, 64):
            for column in np.arange(frame.left + 12, frame.right - 40, 120):
                x = float(column + self._chance.uniform(-36, 36))
                y = float(row + self._chance.uniform(-18, 18))
                if self._shore.contains(Point(x, y)) or self._shore.contains(Point(x + 48, y)):
                    continue
                if self._room.box_clearance(x + 24, y, 48, 10) > 0:
                    marks.append(_mark("wave", x, y, 1.0))
        return marks


def _mark(kind: str, x: float, y: float, scale: float) -> Mark:
    return Mark(kind, round(x, 1), round(y, 1), round(scale, 2), round(scale, 2))
