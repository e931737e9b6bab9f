"""Where tracks and places are on a board, for a pointer that comes near them."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from ttr_qt.engine.graph import Cost, Graph
from ttr_qt.engine.maps import GameMap
from ttr_qt.views.boards.look import BoardDesign


def other_end(game_map: GameMap, route: str, place: str) -> str:
    """Return where a track leads from one of its ends."""
    track = game_map.route(route)
    return track.b if track.a == place else track.a


class TrackFinder:
    """Finds what lies nearest to a point of the board."""

    def __init__(self, design: BoardDesign) -> None:
        self._places = design.layout.places
        self._routes: list[str] = []
        segments = []
        for route in design.map.routes:
            ends = []
            for space in design.spaces(route.id):
                dx, dy = space.tx * space.length / 2, space.ty * space.length / 2
                ends += [(space.x - dx, space.y - dy), (space.x + dx, space.y + dy)]
            for start, end in pairwise(ends):
                segments.append((*start, *end))
                self._routes.append(route.id)
        lines = np.array(segments)
        self._starts, ends_of = lines[:, :2], lines[:, 2:]
        self._along = ends_of - self._starts
        # Spaces may touch; a segment of no length is a point.
        self._squares = np.maximum((self._along**2).sum(axis=1), 1e-9)

    def route_near(
        self, point: QPointF, reach: float, among: Collection[str] | None = None
    ) -> str | None:
        """Return the nearest track, if one of ``among`` (None: of all) is within reach."""
        at = np.array((point.x(), point.y()))
        part = ((at - self._starts) * self._along).sum(axis=1) / self._squares
        feet = self._starts + self._along * np.clip(part, 0, 1)[:, None]
        distances = np.hypot(*(feet - at).T)
        order: list[int] = np.argsort(distances).tolist()
        for index in order:
            if distances[index] > reach:
                return None
            if among is None or self._routes[index] in among:
                return self._routes[index]
        return None

    def place_near(self, point: QPointF, reach: float, among: Iterable[str]) -> str | None:
        """Return the nearest of some places, if it is within reach of its rim."""
        best: tuple[float, str] | None = None
        for place in among:
            where = self._places[place]
            distance = hypot(point.x() - where.x, point.y() - where.y) - where.radius
            if distance <= reach and (best is None or distance < best[0]):
                best = (distance, place)
        return best[1] if best is not None else None


@dataclass(frozen=True, slots=True)
class Line:
    """Tracks one after the other, and the places they lead over."""

    places: tuple[str, ...]
    routes: tuple[str, ...]


def line_between(game_map: GameMap, routes: Iterable[str], a: str, b: str) -> Line | None:
    """Return the line with the fewest spaces that leads over some routes from one end to another.

    The ends may be countries, which each of their border points reaches.
    """
    graph = Graph()  # costs are spaces and places; equal ones are told apart by their routes
    for route in map(game_map.route, routes):
        length, only = route.length, (route.id,)
        there, back = (length, (route.b,), 0, only), (length, (route.a,), 0, only)
        graph.add(route.a, route.b, there, back)
    starts: dict[str, Cost] = {start: (0, (start,), 0, ()) for start in game_map.ends(a)}
    cost = graph.cheapest(starts, game_map.ends(b))
    return None if cost is None else Line(places=cost[1], routes=cost[3])


def line_points(design: BoardDesign, line: Line) -> list[QPointF]:
    """Return the points that a line leads over: middles of places and of spaces."""
    layout = design.layout
    points = [_middle(design, line.places[0])]
    for route_id, start, end in zip(line.routes, line.places, line.places[1:], strict=False):
        spaces: Sequence[QPointF] = [QPointF(s.x, s.y) for s in layout.tracks[route_id].spaces]
        points += spaces if design.map.route(route_id).a == start else spaces[::-1]
        points.append(_middle(design, end))
    return points


def _middle(design: BoardDesign, place: str) -> QPointF:
    where = design.layout.places[place]
    return QPointF(where.x, where.y)


def path_through(points: Sequence[QPointF]) -> QPainterPath:
    """Return straight lines from point to point."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def name_box(design: BoardDesign, place: str) -> QRectF:
    """Return the room of a place's name, or of its flag."""
    box = design.layout.places[place].label.box
    return QRectF(box.left, box.top, box.right - box.left, box.bottom - box.top)
