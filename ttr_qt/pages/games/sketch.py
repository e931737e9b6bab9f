"""Boards in little with the tracks that were claimed, for games without a picture."""

import functools
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from ttr_qt.engine.maps import GameMap
from ttr_qt.models.records.kept_game import GameFacts
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.minimap import draw_minimap, map_rect
from ttr_qt.views.cards.pictures import picture
from ttr_qt.views.editions.registry import design_of
from ttr_qt.views.theme.palette import PLAYERS
from ttr_qt.views.theme.pencil import Pencil, Point, stroke

Network = tuple[str, tuple[str, ...]]
"""The colour of a player, and the routes."""

_FREE_TRACK: Final = stroke("#8C7F69", 1.0, alpha=0.55)
_CITY: Final = "#5D5140"
_EDGE: Final = "#2B2018"
_TRACK_WIDTH: Final = 0.011
"""A claimed track, in widths of the map."""
_LEAST_TRACK_WIDTH: Final = 2.2
"""Pixels of a claimed track."""


def networks_of(facts: GameFacts) -> tuple[Network, ...]:
    """Return who has which routes."""
    fills = {colour.id: colour.fill for colour in PLAYERS}
    usual = [colour.fill for colour in PLAYERS]
    return tuple(
        (fills.get(seat.colour, usual[place % len(usual)]), seat.tracks)
        for place, seat in enumerate(facts.seats)
    )


@functools.lru_cache(maxsize=64)
def sketch(game_map: GameMap, networks: tuple[Network, ...], pixels: QSize) -> QPixmap:
    """Return a board no larger than so many pixels, with what was claimed."""
    design = design_of(game_map, "en")  # nothing is written on it
    room = (0.0, 0.0, float(pixels.width()), float(pixels.height()))
    _, _, width, height, _ = map_rect(design, room)
    return picture((width, height), 1.0, 1.0, lambda p: _draw(p, design, (width, height), networks))


def _draw(pencil: Pencil, design: BoardDesign, size: Point, networks: tuple[Network, ...]) -> None:
    rect = (0.0, 0.0, *size)
    draw_minimap(pencil, design, rect, None, _EDGE, radius=0)
    scale = map_rect(design, rect)[4]
    thick = max(_TRACK_WIDTH * size[0], _LEAST_TRACK_WIDTH)
    owned = {route for _, routes in networks for route in routes}
    for route in design.map.routes:
        if route.id not in owned:
            pencil.curve(list(_way(design, route.id, scale)), _FREE_TRACK)
    for fill, routes in networks:
        ways = [list(_way(design, route, scale)) for route in routes]
        for way in ways:
            pencil.curve(way, stroke(_EDGE, thick + 1.6))
        for way in ways:
            pencil.curve(way, stroke(fill, thick))
    for place in design.layout.places.values():
        at = _spot(design, (place.x, place.y), scale)
        pencil.disc(*at, max(thick * 0.5, 1.2), "#FFF8E8", stroke(_CITY, 0.8))


def _way(design: BoardDesign, route_id: str, scale: float) -> Iterator[Point]:
    """Yield the points of a track; of a route that this map does not have, none."""
    track = design.layout.tracks.get(route_id)
    if track is None:
        return
    route = design.map.route(route_id)
    first, last = (design.layout.places[end] for end in (route.a, route.b))
    spaces = [(space.x, space.y) for space in track.spaces]
    for point in ((first.x, first.y), *spaces, (last.x, last.y)):
        yield _spot(design, point, scale)


def _spot(design: BoardDesign, point: Point, scale: float) -> Point:
    frame = design.layout.frame
    return (point[0] - frame.left) * scale, (point[1] - frame.top) * scale
