"""Where the marks of carts lie: half over the edge of their track, clear of the symbols."""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import msgspec

from ttr_qt.engine.geometry.layout import Box, Disc, Layout, Space
from ttr_qt.engine.geometry.shapes import box_corners, disc_apart, discs_apart, space_corners
from ttr_qt.engine.maps import GameMap

_BESIDE: Final = 0.28
"""From the middle of a single space, where its symbol is, in lengths of the space."""


def with_carts(game_map: GameMap, layout: Layout, radius: float) -> Layout:
    """Return the layout with a mark of this radius on each track that has a cart."""
    tracks = dict(layout.tracks)
    for route in game_map.routes:
        if route.cart and radius:
            spots = _spots(layout, tracks[route.id].spaces, radius)
            best = max(spots, key=lambda spot: clearance(layout, route.id, spot))
            tracks[route.id] = msgspec.structs.replace(tracks[route.id], cart=best)
    return msgspec.structs.replace(layout, tracks=tracks)


def clearance(layout: Layout, route_id: str, mark: Disc) -> float:
    """Return how far a mark stays from all that is not its own track."""
    nearest = math.inf
    for other, track in layout.tracks.items():
        if other != route_id:
            for space in track.spaces:
                shape = space_corners(space, layout.space_length, layout.space_width)
                nearest = min(nearest, disc_apart(mark, shape))
            if track.cart:
                nearest = min(nearest, discs_apart(mark, track.cart))
    for place in layout.places.values():
        nearest = min(nearest, discs_apart(mark, Disc(place.x, place.y, place.radius)))
        nearest = min(nearest, disc_apart(mark, box_corners(place.label.box)))
    return min(nearest, *_to_edges(layout.frame, mark))


def _spots(layout: Layout, spaces: tuple[Space, ...], radius: float) -> Iterator[Disc]:
    """Yield both sides of every gap, or beside the symbol of a single space."""
    spots = [
        Space((one.x + other.x) / 2, (one.y + other.y) / 2, _middle(one.angle, other.angle))
        for one, other in pairwise(spaces)
    ]
    if not spots:
        (only,) = spaces
        reach, angle = _BESIDE * layout.space_length, math.radians(only.angle)
        spots = [
            Space(only.x + way * math.cos(angle), only.y + way * math.sin(angle), only.angle)
            for way in (-reach, reach)
        ]
    for spot in spots:
        angle = math.radians(spot.angle)
        for side in (-1, 1):
            away = side * (layout.space_width / 2 + radius / 4)
            x, y = spot.x - away * math.sin(angle), spot.y + away * math.cos(angle)
            yield Disc(round(x, 1), round(y, 1), radius)


def _middle(one: float, other: float) -> float:
    """Return the angle half way between two, the short way round."""
    return one + ((other - one + 180) % 360 - 180) / 2


def _to_edges(frame: Box, mark: Disc) -> tuple[float, ...]:
    edges = mark.x - frame.left, frame.right - mark.x, mark.y - frame.top, frame.bottom - mark.y
    return tuple(edge - mark.radius for edge in edges)
