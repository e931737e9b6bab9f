"""A layout for maps that bring none: plain, made in a moment, and never missing.

Places start where their coordinates have them and give way until their tracks fit between them.
Tracks bow around what is in their way, names stand on the side that is most free.
"""

import functools
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from ttr_qt.engine.geometry.curves import Curve, Points, bent, spaces_along
from ttr_qt.engine.geometry.layout import (
    Align,
    Box,
    ControlPoint,
    Label,
    Layout,
    PlaceLayout,
    Projection,
    Space,
    TrackLayout,
)
from ttr_qt.engine.geometry.projection import project

if TYPE_CHECKING:
    from ttr_qt.engine.maps import GameMap, Route

Pairs = NDArray[np.int64]
"""Two indices of places each."""

_WIDTH: Final = 2200.0
_MARGIN: Final = 98.0
_BORDER: Final = 110.0
"""Room for names between the outermost places and the frame."""
_RADIUS: Final = 12.5
_LENGTH: Final = 54.0
_SPACE_WIDTH: Final = 19.0
_GAP: Final = 3.5
_PITCH: Final = 22.4
_TYPE: Final = 25.0
_END: Final = 6.0
"""The least distance from the rim of a place to its tracks."""
_FLAG: Final = (38.0, 28.0)
_ROUNDS: Final = 400
_BOWS: Final = (0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3)
_SIZES: Final = (0.35, 1.3)
"""How much smaller spaces get before they would lie on each other, and how much larger."""


@functools.lru_cache(maxsize=8)
def layout_of(game_map: "GameMap") -> Layout:
    """Return the layout of a map: its own, or else a computed one."""
    return game_map.layout or computed_layout(game_map)


def computed_layout(game_map: "GameMap") -> Layout:
    """Return a layout made from the map's coordinates alone."""
    projection, homes, height = _homes(game_map)
    index = {place.id: number for number, place in enumerate(game_map.places)}
    pairs = _pairs(game_map)
    frame = Box(_MARGIN, _MARGIN, _WIDTH - _MARGIN, height - _MARGIN)
    ends = np.array([(index[pair[0].a], index[pair[0].b]) for pair in pairs])
    spots = _spread(homes, ends, np.array([_needed(pair) for pair in pairs]), frame)
    scale = _scale(spots, ends, pairs)
    taken = _Taken(spots, _RADIUS * scale)
    tracks: dict[str, TrackLayout] = {}
    for pair, (a, b) in sorted(
        zip(pairs, ends.tolist(), strict=True), key=lambda item: item[0][0].length
    ):
        tracks |= _lay(pair, a, b, spots, scale, taken)
    places = {}
    for number, place in enumerate(game_map.places):
        flag = place.country is not None
        label = _name(max(place.name.en, place.name.de, key=len), number, taken, frame, flag=flag)
        x, y = spots[number]
        places[place.id] = PlaceLayout(x=_short(x), y=_short(y), radius=taken.radius, label=label)
    return Layout(
        width=_WIDTH,
        height=height,
        frame=frame,
        space_length=_LENGTH * scale,
        space_width=_SPACE_WIDTH * scale,
        space_pitch=_PITCH * scale,
        projection=projection,
        warp=tuple(
            ControlPoint(_short(x), _short(y), place.x, place.y)
            for (x, y), (name, place) in zip(homes, places.items(), strict=True)
            if game_map.place(name).country is None
        ),
        places=places,
        tracks={route.id: tracks[route.id] for route in game_map.routes},
    )


def _homes(game_map: "GameMap") -> tuple[Projection, Points, float]:
    """Return the projection, where it has the places, and the height of the sheet."""
    flat = game_map.places[0].lat is None
    positions = np.array(
        [(p.x, p.y) if flat else (p.lon, p.lat) for p in game_map.places], np.float64
    )
    unit = Projection(kind="plane", scale=(1.0, 1.0), shift=(0.0, 0.0))
    if not flat:
        west, south = positions.min(axis=0)
        east, north = positions.max(axis=0)
        sixth = (north - south) / 6
        parallels = float(south + sixth), float(north - sixth)
        # Near the equator the cone of the projection would be a cylinder.
        if abs(sum(parallels)) < 1:
            parallels = parallels[0], parallels[1] + 1
        unit = Projection(
            kind="albers",
            meridian=float(west + east) / 2,
            latitude=float(south + north) / 2,
            parallels=parallels,
            scale=(1.0, 1.0),
            shift=(0.0, 0.0),
        )
    raw = project(unit, positions)
    low, size = raw.min(axis=0), np.maximum(np.ptp(raw, axis=0), 1e-6)
    inner = _WIDTH - 2 * (_MARGIN + _BORDER)
    scale = inner / size[0]
    tall = min(1.4 * inner, max(0.45 * inner, scale * size[1]))
    scale = min(scale, tall / size[1])
    shift = _MARGIN + _BORDER + (np.array([inner, tall]) - scale * size) / 2 - low * scale
    fitted = Projection(
        kind=unit.kind,
        meridian=unit.meridian,
        latitude=unit.latitude,
        parallels=unit.parallels,
        scale=(float(scale), float(scale)),
        shift=(float(shift[0]), float(shift[1])),
    )
    return fitted, raw * scale + shift, round(tall + 2 * (_MARGIN + _BORDER))


def _pairs(game_map: "GameMap") -> "list[tuple[Route, ...]]":
    """Return the routes between the same two places together."""
    return list(
        {
            frozenset((route.a, route.b)): (
                route,
                *map(game_map.route, game_map.parallels(route.id)),
            )
            for route in reversed(game_map.routes)
        }.values()
    )


def _needed(pair: "tuple[Route, ...]") -> float:
    """Return how far apart two places should be."""
    count = pair[0].length
    return 2 * (_RADIUS + _END) + count * _LENGTH + (count - 1) * _GAP


def _spread(homes: Points, ends: Pairs, needed: Points, frame: Box) -> Points:
    """Push places apart until their tracks fit, or as far as the frame allows."""
    # Places on one spot go apart, each its own way, the same in every run.
    turn = np.arange(len(homes)) * 2.4
    spots: Points = homes + np.column_stack([np.cos(turn), np.sin(turn)])
    low = np.array([frame.left, frame.top]) + _BORDER / 2
    high = np.array([frame.right, frame.bottom]) - _BORDER / 2
    others = ~np.eye(len(homes), dtype=bool)
    for _ in range(_ROUNDS):
        push = 0.02 * (homes - spots)
        chord = spots[ends[:, 1]] - spots[ends[:, 0]]
        distance = np.maximum(1e-6, np.hypot(*chord.T))
        short = np.maximum(0.0, needed - distance)
        force = chord / distance[:, None] * short[:, None] * 0.2
        np.add.at(push, ends[:, 0], -force)
        np.add.at(push, ends[:, 1], force)
        apart = spots[:, None] - spots[None]
        distances = np.where(others, np.maximum(1e-6, np.hypot(apart[..., 0], apart[..., 1])), 1e9)
        crowd = np.maximum(0.0, 6 * _RADIUS - distances) / distances
        push += 0.2 * (apart * crowd[..., None]).sum(axis=1)
        size = np.maximum(1.0, np.hypot(*push.T) / _LENGTH)
        spots = np.clip(spots + push / size[:, None], low, high)
    return spots


def _scale(spots: Points, ends: Pairs, pairs: "list[tuple[Route, ...]]") -> float:
    """Return the size of spaces, as a part of the usual, at which all tracks fit bowed a little."""
    chords = np.hypot(*(spots[ends[:, 1]] - spots[ends[:, 0]]).T)
    needed = np.array([_needed(pair) for pair in pairs])
    tightest = float((chords / needed).min())
    # Bows make up for a seventh; to draw larger than usual all must fit without them.
    least, most = _SIZES
    return min(most, max(least, tightest, min(1.0, 1.15 * tightest)))


@dataclass(slots=True)
class _Taken:
    """What lies on the board already, as discs."""

    spots: Points
    radius: float
    discs: Points

    def __init__(self, spots: Points, radius: float) -> None:
        self.spots = spots
        self.radius = radius
        self.discs = np.column_stack([spots, np.full(len(spots), radius)])

    def add(self, discs: Points) -> None:
        self.discs = np.vstack([self.discs, discs])

    def overlap(self, discs: Points, but: tuple[int, ...] = ()) -> float:
        """Return how deep discs lie in what is there, except in the places ``but``."""
        there = np.delete(self.discs, but, axis=0)
        apart = np.hypot(discs[:, None, 0] - there[:, 0], discs[:, None, 1] - there[:, 1])
        return float(np.maximum(0.0, discs[:, None, 2] + there[:, 2] - apart).sum())

    def under(self, box: Box, but: int) -> float:
        """Return how deep a box lies on what is there, except on one place."""
        there = np.delete(self.discs, but, axis=0)
        beside_x = np.maximum(np.maximum(box.left - there[:, 0], there[:, 0] - box.right), 0)
        beside_y = np.maximum(np.maximum(box.top - there[:, 1], there[:, 1] - box.bottom), 0)
        return float(np.maximum(0.0, there[:, 2] + 3 - np.hypot(beside_x, beside_y)).sum())


def _lay(
    pair: "tuple[Route, ...]", a: int, b: int, spots: Points, scale: float, taken: _Taken
) -> dict[str, TrackLayout]:
    """Lay all tracks between two places with the bow that meets least."""
    options = []
    for bow in _BOWS:
        curve = _fitting(pair, spots[a], spots[b], bow, scale)
        lanes = _lanes(pair, curve, scale)
        discs = _discs(np.vstack(list(lanes.values())), scale)
        options.append((taken.overlap(discs, (a, b)) + 30 * abs(bow), curve, lanes, discs))
    _, curve, lanes, discs = min(options, key=lambda option: option[0])
    taken.add(discs)
    tracks = {}
    for lane, route in enumerate(pair):
        laid, controls = lanes[route.id], curve.controls
        offset = (lane - (len(pair) - 1) / 2) * _PITCH * scale
        if route.a != pair[0].a:  # written the other way round
            laid = laid[::-1] + np.array([0.0, 0.0, 180.0])
            controls, offset = controls[::-1], -offset
        x1, y1, x2, y2 = (_short(value) for value in controls.ravel())
        spaces = tuple(Space(_short(x), _short(y), _short(angle)) for x, y, angle in laid)
        tracks[route.id] = TrackLayout(spaces=spaces, curve=(x1, y1, x2, y2), offset=_short(offset))
    return tracks


def _fitting(
    pair: "tuple[Route, ...]", start: Points, end: Points, bow: float, scale: float
) -> Curve:
    """Return a curve of about this bow, higher if the track would not fit otherwise."""
    chord = float(np.hypot(*(end - start)))
    height = bow * chord
    curve = bent(start, end, height)
    step = math.copysign(0.1 * max(chord, _LENGTH * scale), bow or 1.0)
    for _ in range(20):
        if curve.length >= _needed(pair) * scale:
            break
        height += step
        curve = bent(start, end, height)
    return curve


def _lanes(pair: "tuple[Route, ...]", curve: Curve, scale: float) -> dict[str, Points]:
    return {
        route.id: spaces_along(
            curve,
            route.length,
            _LENGTH * scale,
            _RADIUS * scale,
            (lane - (len(pair) - 1) / 2) * _PITCH * scale,
        )
        for lane, route in enumerate(pair)
    }


def _discs(spaces: Points, scale: float) -> Points:
    """Return three discs that about cover each space."""
    angle = np.radians(spaces[:, 2])
    along = np.column_stack([np.cos(angle), np.sin(angle)]) * (_LENGTH - _SPACE_WIDTH) * scale / 2
    centres = np.vstack([spaces[:, :2] + part * along for part in (-1, 0, 1)])
    return np.column_stack([centres, np.full(len(centres), _SPACE_WIDTH * scale / 2)])


def _name(text: str, number: int, taken: _Taken, frame: Box, *, flag: bool) -> Label:
    """Put a name on the side of its place that is most free, right before all others."""
    # Letters of a text face are about half as wide as they are high.
    width, height = _FLAG if flag else (0.54 * _TYPE * len(text) + 10, 1.1 * _TYPE)
    x, y = taken.spots[number]
    reach = taken.radius + 4
    sides: tuple[tuple[Align, float, float], ...] = (
        ("left", reach + width / 2, 0.0),
        ("right", -reach - width / 2, 0.0),
        ("centre", 0.0, -reach - height / 2),
        ("centre", 0.0, reach + height / 2),
        ("left", reach * 0.6 + width / 2, -reach * 0.6 - height / 2),
        ("left", reach * 0.6 + width / 2, reach * 0.6 + height / 2),
        ("right", -reach * 0.6 - width / 2, -reach * 0.6 - height / 2),
        ("right", -reach * 0.6 - width / 2, reach * 0.6 + height / 2),
    )
    options = []
    for rank, (align, dx, dy) in enumerate(sides):
        box = Box(x + dx - width / 2, y + dy - height / 2, x + dx + width / 2, y + dy + height / 2)
        outside = max(
            frame.left - box.left,
            box.right - frame.right,
            frame.top - box.top,
            box.bottom - frame.bottom,
            0.0,
        )
        options.append((taken.under(box, number) + 100 * outside + 0.5 * rank, rank, align, box))
    _, _, align, box = min(options)
    steps = np.arange(box.left + height / 2, box.right, height / 2)
    middle = (box.top + box.bottom) / 2
    taken.add(np.array([(step, middle, height / 2) for step in steps]))
    return Label(
        box=Box(*map(_short, (box.left, box.top, box.right, box.bottom))),
        size=0.0 if flag else _TYPE,
        baseline=0.0 if flag else _short(box.top + 0.8 * _TYPE),
        align=align,
    )


def _short(value: float) -> float:
    return round(float(value), 1)
