"""The plan of Amsterdam: rings of canals, blocks of gabled houses, the IJ, ramparts and towers.

Drawn for this board in the manner of a 17th-century plan; it follows the shape of the old city,
not its measures.
"""

import itertools
from collections.abc import Sequence
from math import cos, radians, sin
from pathlib import Path

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.prepared import prep

from tools.geo.room import Room
from tools.geo.shapes import polygons_only, rings, smooth_curve
from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.views.boards.art import Art, Mark, Outlines, encode_outline, layout_digest

Vector = NDArray[np.float64]

CENTRE = np.array([1010.0, 330.0])
FLATTENING = 0.8
RINGS = (345.0, 470.0, 555.0, 640.0, 740.0, 985.0)
RING_WIDTHS = (18.0, 20.0, 17.0, 20.0, 22.0, 40.0)
MOAT = 985.0
WEST, SOUTH_EAST = 206.0, 28.0
"""The degrees between which the rings run: from the IJ around the west and south."""
SHORE = (
    (400, 20), (440, 92), (500, 140), (600, 158), (700, 176), (800, 196), (920, 204), (1040, 206),
    (1150, 232), (1230, 258), (1340, 284), (1430, 310), (1500, 342), (1590, 360), (1760, 380),
)  # fmt: skip
CANALS = (
    (30.0, (
        (1480, 1160), (1450, 1000), (1418, 880), (1330, 812), (1220, 838), (1110, 862),
        (1000, 846), (910, 782), (862, 716), (836, 600), (806, 470), (776, 340), (764, 180),
    )),
    (13.0, ((660, 160), (700, 330), (742, 520), (760, 680), (830, 800), (900, 880))),
    (13.0, ((930, 200), (905, 380), (900, 560), (925, 720), (1000, 850))),
    (13.0, ((1030, 205), (1020, 380), (1010, 560), (1040, 720), (1080, 862))),
    (17.0, ((1180, 240), (1190, 400), (1196, 560), (1180, 720), (1150, 850))),
    (24.0, ((1400, 300), (1372, 420), (1322, 540), (1296, 680), (1300, 812))),
    (20.0, ((1330, 530), (1450, 552), (1660, 548))),
    (20.0, ((1300, 690), (1440, 700), (1660, 690))),
    (18.0, ((1508, 340), (1500, 520), (1512, 700), (1500, 900))),
)  # fmt: skip
"""Width and course; the first is the Amstel with Rokin and Damrak."""
SPOKES = (
    (190, 470, 985), (171, 640, 985), (152, 345, 985), (134, 555, 985), (114, 470, 985),
    (92, 345, 985), (66, 470, 985),
)  # fmt: skip
"""Canals from ring to ring: degrees, from, to."""
SHIPS = (
    (1100, 140, 0.8), (1215, 170, 1.0), (1330, 150, 0.75), (1010, 128, 0.6), (900, 124, 0.52),
    (790, 120, 0.48), (690, 118, 0.42), (1500, 300, 0.6),
)  # fmt: skip
GATE = "city gate"
LANDMARKS: tuple[tuple[str, str, tuple[float, float]], ...] = (
    ("westerkerk", "westermarkt", (70, 90)),
    ("town hall", "dam", (90, 70)),
    ("montelbaan tower", "montelbaanstoren", (100, 50)),
    ("mint tower", "munttoren", (70, 70)),
    ("oude kerk", "oude_kerk", (70, 60)),
    ("waag", "waag", (90, 70)),
    ("pointed tower", "haringpakkerstoren", (-60, -60)),
    ("corn house", "korenmetershuisje", (-70, 60)),
    ("round tower", "oude_waal", (60, 60)),
    ("company house", "oost_indisch_huis", (-90, 70)),
    ("clock tower", "jan_roodenpoortstoren", (-90, -80)),
    ("courtyard", "begijnhof", (-80, -120)),
    ("market church", "noordermarkt", (-80, 90)),
    ("three gables", "de_drie_hendricken", (-120, -90)),
    ("drawbridge", "blauwbrug", (-70, 90)),
    (GATE, "jordaan", (-110, 60)),
    ("wharf crane", "nieuwe_waal", (90, 130)),
    ("zuiderkerk", "oost_indisch_huis", (130, -90)),
)
"""Drawing, place, and where it would like to stand from there."""
LANDMARK_SIZE = (78.0, 92.0)
ROOFS = 6
_NARROW = 64.0
"""No block is built between waters that are closer than that."""


def make(layout: Layout, sources: Path, folder: Path) -> Art:  # noqa: ARG001
    """Return the art of the board."""
    shore = smooth_curve(SHORE, 12)
    water = Polygon([*shore, (1900, 0), (300, 0)])
    canals = _canals()
    wet = shapely.union_all([LineString(line).buffer(width / 2 + 6) for width, line in canals])
    plan = _Plan(wet.union(water.buffer(6)))
    plan.build()
    room = Room(layout)
    bridges, trees = _bridges(canals, water), _quay_trees(canals, water)
    city = Polygon([*_ring(MOAT), (1900, 700), *SHORE[::-1]]).buffer(0)
    marks = [*_landmarks(layout, room, city), *_ships(room, water), *_ramparts(room)]
    areas: dict[str, Outlines] = {
        "city": rings(city),
        "water": rings(water),
        "gardens": plan.gardens(),
        **plan.roofs(),
        "bridges": bridges,
    }
    lines: dict[str, Outlines] = {}
    for width in sorted({width for width, _ in canals}):
        courses = tuple(encode_outline(line) for other, line in canals if other == width)
        lines[f"canal {width:g}"] = courses
    lines["shore"] = (encode_outline(shore),)
    return Art(
        layout=layout_digest(layout),
        areas=areas,
        lines=lines,
        marks=(*trees, *plan.trees(), *sorted(marks, key=lambda mark: mark.y)),
    )


def _at(radius: float, degrees: float) -> Vector:
    angle = radians(degrees)
    x, y = radius * cos(angle), radius * FLATTENING * sin(angle)
    return np.asarray(CENTRE + np.array([x, y]))


def _ring(radius: float, count: int = 40) -> list[Vector]:
    return [_at(radius, degrees) for degrees in np.linspace(WEST, SOUTH_EAST, count)]


def _canals() -> list[tuple[float, Vector]]:
    canals = [
        (width, np.array(_ring(radius))) for radius, width in zip(RINGS, RING_WIDTHS, strict=True)
    ]
    canals += [(width, smooth_curve(course, 12)) for width, course in CANALS]
    canals += [(14.0, np.array([_at(low, t), _at(high, t)])) for t, low, high in SPOKES]
    return canals


class _Plan:
    """Blocks of houses around gardens; what would stand in water is left away."""

    def __init__(self, wet: BaseGeometry) -> None:
        self._wet = prep(wet)
        self._chance = np.random.default_rng(4)
        self._gardens: list[Vector] = []
        self._roofs: dict[str, list[Vector]] = {}
        self._trees: list[Mark] = []

    def build(self) -> None:
        """Lay out the rings and the old core."""
        for low, high in itertools.pairwise(RINGS):
            count = int((low + high) / 2 * radians(WEST - SOUTH_EAST) / 105)
            angles = np.linspace(WEST - 1, SOUTH_EAST + 1, count + 1)
            middle = (low + high) / 2
            wide = high - low >= 110  # noqa: PLR2004
            strips = [(low, middle), (middle, high)] if wide else [(low, high)]
            for inner, outer in strips:
                for first, last in itertools.pairwise(angles):
                    corners = [_at(outer - 13, first), _at(outer - 13, last)]
                    corners += [_at(inner + 13, last), _at(inner + 13, first)]
                    self._block(corners, 6, 15)
        down, across = np.array([-0.14, 0.99]), np.array([0.99, 0.14])
        for column in range(-5, 9):
            for row in range(-3, 9):
                spot = CENTRE + across * (column * 78) + down * (row * 62)
                if not _in_core(spot):
                    continue
                w, h = across * 36, down * 27
                self._block([spot - w - h, spot + w - h, spot + w + h, spot - w + h], 3, 13)

    def gardens(self) -> Outlines:
        """Return the gardens inside the blocks."""
        return tuple(encode_outline(garden) for garden in self._gardens)

    def roofs(self) -> dict[str, Outlines]:
        """Return halves of roofs by colour and light."""
        return {
            name: tuple(encode_outline(roof) for roof in roofs)
            for name, roofs in sorted(self._roofs.items())
        }

    def trees(self) -> list[Mark]:
        """Return trees in the gardens."""
        return self._trees

    def _block(self, corners: Sequence[Vector], inset: float, depth: float) -> None:
        given = np.array(corners)
        sides = np.hypot(*(given - np.roll(given, 1, axis=0)).T).mean()
        middle = given.mean(axis=0)
        block = middle + (given - middle) * max(0.2, 1 - 2 * inset / sides)
        if self._wet.intersects(Point(middle)):
            self._halve(given, inset, depth)
            return
        self._gardens.append(np.vstack([block, block[:1]]))
        for _ in range(int(np.hypot(*(block[1] - block[0])) / 14)):
            u, v = self._chance.uniform(0.3, 0.7, 2)
            upper, lower = block[0] * (1 - u) + block[1] * u, block[3] * (1 - u) + block[2] * u
            x, y = upper * (1 - v) + lower * v
            self._trees.append(Mark("tree", round(float(x), 1), round(float(y), 1), 2.6, 2.6))
        for index in range(4):
            self._row(block[index], block[(index + 1) % 4], middle, depth)

    def _halve(self, corners: Vector, inset: float, depth: float) -> None:
        """Build on either side of the water that runs through a block, where there is room."""
        first, second, third, fourth = corners
        across = float(np.hypot(*(second - first)))
        down = float(np.hypot(*(fourth - first)))
        if max(across, down) < _NARROW:
            return
        if across >= down:
            top, bottom = (first + second) / 2, (third + fourth) / 2
            halves = [(first, top, bottom, fourth), (top, second, third, bottom)]
        else:
            left, right = (first + fourth) / 2, (second + third) / 2
            halves = [(first, second, right, left), (left, right, third, fourth)]
        for half in halves:
            self._block(half, inset, depth)

    def _row(self, start: Vector, end: Vector, middle: Vector, depth: float) -> None:
        """Build a row of houses along one side of a block."""
        length = float(np.hypot(*(end - start)))
        count = max(1, int(length / self._chance.uniform(13, 18)))
        inward = middle - (start + end) / 2
        reach = float(np.hypot(*inward))
        inward = inward / reach
        for number in range(count):
            left = start + (end - start) * (number / count)
            right = start + (end - start) * ((number + 1) / count)
            deep = inward * min(depth, reach * 0.85) * self._chance.uniform(0.82, 1.05)
            if self._wet.intersects(Point((left + right) / 2)):
                continue
            ridge_left, ridge_right = left + deep / 2, right + deep / 2
            roof = int(self._chance.integers(ROOFS))
            light = [left, right, ridge_right, ridge_left, left]
            dark = [ridge_left, ridge_right, right + deep, left + deep, ridge_left]
            self._roofs.setdefault(f"roof {roof} light", []).append(np.array(light))
            self._roofs.setdefault(f"roof {roof} dark", []).append(np.array(dark))


def _in_core(spot: Vector) -> bool:
    dx, dy = spot - CENTRE
    inner = np.hypot(dx, dy / FLATTENING) <= 337  # noqa: PLR2004
    x, y = spot
    return bool(inner or (1240 < x < 1660 and 300 < y < 820))  # noqa: PLR2004


def _bridges(canals: list[tuple[float, Vector]], water: BaseGeometry) -> Outlines:
    chance = np.random.default_rng(6)
    found = []
    for width, course in canals:
        line = LineString(course)
        step = float(chance.uniform(110, 150))
        for distance in np.arange(step / 2, line.length - 12, step):
            here = np.array(line.interpolate(distance).coords[0])
            ahead = np.array(line.interpolate(distance + 4).coords[0])
            if water.contains(Point(here)):
                continue
            along = (ahead - here) / np.hypot(*(ahead - here))
            side = np.array([-along[1], along[0]]) * (width / 2 + 5)
            half = along * 4.6
            corners = [here - side - half, here + side - half, here + side + half]
            found.append(np.array([*corners, here - side + half, here - side - half]))
    return tuple(encode_outline(bridge) for bridge in found)


def _quay_trees(canals: list[tuple[float, Vector]], water: BaseGeometry) -> list[Mark]:
    beds = [LineString(line).buffer(width / 2 + 1) for width, line in canals]
    wet = prep(shapely.union_all([*beds, water]))
    marks = []
    for width, course in canals:
        line = LineString(course)
        for distance in np.arange(10.0, line.length - 10, 19.0):
            here = np.array(line.interpolate(distance).coords[0])
            ahead = np.array(line.interpolate(distance + 3).coords[0])
            along = (ahead - here) / np.hypot(*(ahead - here))
            for sign in (-1, 1):
                spot = here + np.array([-along[1], along[0]]) * sign * (width / 2 + 3.4)
                if not wet.contains(Point(spot)):
                    x, y = (round(float(value), 1) for value in spot)
                    marks.append(Mark("tree", x, y, 2.6, 2.6))
    return marks


def _landmarks(layout: Layout, room: Room, city: BaseGeometry) -> list[Mark]:
    dry = prep(city.buffer(-RING_WIDTHS[-1] / 2))
    marks = []
    for kind, place_id, (dx, dy) in LANDMARKS:
        place = layout.places.get(place_id)
        if place is None:
            continue
        # Rather small and near than large and far from its place.
        for reach, scale in itertools.product((80, 150), (1.0, 0.86, 0.74, 0.64, 0.55)):
            size = (LANDMARK_SIZE[0] * scale, LANDMARK_SIZE[1] * scale)
            half = size[0] / 2

            def within(x: float, y: float, half: float = half, low: float = size[1] / 2) -> bool:
                return all(dry.contains(Point(x + side, y + low)) for side in (-half, half))

            wish = (place.x + dx, place.y + dy)
            # Gates stand at the moat; all else stands in the city.
            spot = room.find(wish, size, reach, gap=0, fits=None if kind == GATE else within)
            if spot is not None:
                room.add_around(spot.x, spot.y, *size)
                marks.append(_mark(kind, spot.x, spot.y + size[1] / 2, scale))
                break
    return marks


def _ships(room: Room, water: BaseGeometry) -> list[Mark]:
    deep = prep(polygons_only(water.buffer(-28)))
    marks = []
    for index, (x, y, scale) in enumerate(SHIPS):
        size = (96 * scale, 84 * scale)

        def afloat(sx: float, sy: float, half: float = size[0] / 2) -> bool:
            return all(deep.contains(Point(sx + dx, sy + 20)) for dx in (-half, 0, half))

        spot = room.find((x, y), size, 200, gap=4, fits=afloat)
        if spot is not None:
            room.add_around(spot.x, spot.y, *size)
            foot = spot.y + size[1] * 0.3
            marks.append(Mark("ship", round(spot.x, 1), round(foot, 1), scale, scale, index % 2))
    return marks


def _ramparts(room: Room) -> list[Mark]:
    """Return bastions along the moat; those with room carry a mill."""
    marks = []
    for degrees in np.linspace(164, 110, 6):
        x, y = (float(value) for value in _at(MOAT + 30, float(degrees)))
        marks.append(Mark("bastion", round(x, 1), round(y, 1), round(float(degrees), 1), 0.0))
        if room.box_clearance(x, y - 8, 44, 54) > 0 and room.inside(x, y - 8, 50, 60):
            room.add_around(x, y - 8, 44, 54)
            marks.append(_mark("mill", x, y + 10, 1.0))
    return marks


def _mark(kind: str, x: float, y: float, scale: float) -> Mark:
    return Mark(kind, round(x, 1), round(y, 1), round(scale, 2), round(scale, 2))
