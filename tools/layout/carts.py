"""Where the marks of carts lie: half over the edge of their track, clear of the symbols."""

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

import msgspec

from ttr_qt.engine.geometry.layout import Box, Disc, Layout, Space
from ttr_qt.engine.geometry.shapes import box_corners, disc_apart, discs_apart, space_corners
from ttr_qt.engine.maps import GameMap

_BESIDE: Final = 0.28
"""From the middle of a space, where its symbol is, in lengths of the space."""
_FREE: Final = 3.0
"""A mark that stays so far from everything else needs no better place."""


def with_carts(game_map: GameMap, layout: Layout, radius: float) -> Layout:
    """Return the layout with a mark of this radius on each track that has a cart."""
    tracks = dict(layout.tracks)
    for route in game_map.routes:
        if route.cart and radius:
            best = _best_spot(layout, route.id, radius)
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


def _best_spot(layout: Layout, route_id: str, radius: float) -> Disc:
    """Return the freest gap between two spaces; where none is free, a place beside a symbol."""
    spaces = layout.tracks[route_id].spaces
    best: tuple[float, Disc] | None = None
    for spots in (_gaps(spaces), _beside_symbols(spaces, layout.space_length)):
        for mark in _on_both_edges(spots, layout.space_width, radius):
            free = clearance(layout, route_id, mark)
            if best is None or free > best[0]:
                best = free, mark
        if best is not None and best[0] >= _FREE:
            break
    if best is None:
        raise ValueError(f"{route_id} has no spaces")
    return best[1]


def _gaps(spaces: tuple[Space, ...]) -> Iterator[Space]:
    for one, other in pairwise(spaces):
        x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
        yield Space(x, y, _middle(one.angle, other.angle))


def _beside_symbols(spaces: tuple[Space, ...], length: float) -> Iterator[Space]:
    for space in spaces:
        dx, dy = math.cos(math.radians(space.angle)), math.sin(math.radians(space.angle))
        for reach in (-_BESIDE * length, _BESIDE * length):
            yield Space(space.x + reach * dx, space.y + reach * dy, space.angle)


def _on_both_edges(spots: Iterable[Space], width: float, radius: float) -> Iterator[Disc]:
    away = width / 2 + radius / 4
    for spot in spots:
        dx, dy = -math.sin(math.radians(spot.angle)), math.cos(math.radians(spot.angle))
        for reach in (-away, away):
            yield Disc(round(spot.x + reach * dx, 1), round(spot.y + reach * dy, 1), radius)


def _middle(one: float, other: float) -> float:
    """Return the angle half way between two, the short way round."""
    return one + ((other - one + 180) % 360 - 180) / 2


def _to_edges(frame: Box, mark: Disc) -> tuple[float, ...]:
    edges = mark.x - frame.left, frame.right - mark.x, mark.y - frame.top, frame.bottom - mark.y
    return tuple(edge - mark.radius for edge in edges)
