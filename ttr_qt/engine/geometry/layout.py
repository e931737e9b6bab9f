"""The layout of a board: what a map file says about where things are drawn.

All lengths are board units: on the standard boards a space is 54 long and 19 wide, whatever the
size of the sheet. The origin is the upper left corner of the sheet and y points down. Angles are
degrees, turning from the x axis towards the y axis, so clockwise on the screen. The rules never
look at any of this.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

import msgspec

Align = Literal["left", "centre", "right"]


class Box(msgspec.Struct, frozen=True, array_like=True):
    """An upright rectangle, in a file a list of four numbers."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How high it is."""
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[float, float]:
        """The point in its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


class Disc(msgspec.Struct, frozen=True, array_like=True):
    """A circle and what it holds, in a file a list of three numbers."""

    x: float
    y: float
    radius: float


class Space(msgspec.Struct, frozen=True, array_like=True):
    """One space of a track by its middle, in a file a list of three numbers."""

    x: float
    y: float
    angle: float
    """The direction of the track from its end ``a`` to its end ``b``."""


class ControlPoint(msgspec.Struct, frozen=True, array_like=True):
    """A point of the projected land and where the finished board has it."""

    from_x: float
    from_y: float
    to_x: float
    to_y: float


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is an object in the file; what is as always need not be said there."""


class Label(_Part, frozen=True, kw_only=True):
    """Room for a name: its letters, halo and plate stay inside the box in every language."""

    box: Box
    size: float
    """The size of the type; zero where there is a flag instead of a name."""
    baseline: float = 0.0
    """The y on which the letters of the first line stand."""
    align: Align = "centre"
    """The side of the box at which the text stands, that is the side of its city."""
    lines: Literal[1, 2] = 1
    """Into how many lines `label_lines` breaks the name."""


class PlaceLayout(_Part, frozen=True, kw_only=True):
    """A city or border point: the disc, and its name or flag."""

    x: float
    y: float
    radius: float
    label: Label
    """The name of a city; the flag of a border point."""
    major: bool = False
    """A city of importance, drawn with a larger name."""
    standing: Disc | None = None
    """Ground beside the city that nothing else is put on, so that passengers find room."""


class TrackLayout(_Part, frozen=True, kw_only=True):
    """The spaces of one route, and the curve on which it and its parallels run."""

    spaces: tuple[Space, ...]
    """The spaces from the end ``a`` to the end ``b``; as long as the layout's ``space_length``."""
    curve: tuple[float, float, float, float]
    """x and y of the two inner control points of a cubic Bézier curve from ``a`` to ``b``."""
    offset: float = 0.0
    """How far this track lies to the right of that curve, looking from ``a`` to ``b``."""
    cart: Disc | None = None
    """Where the mark of a track with a cart lies."""


class Projection(_Part, frozen=True, kw_only=True):
    """How positions of a map file come onto the sheet, before the warp.

    ``albers`` is Albers' conic projection about a meridian and a latitude with two standard
    parallels; ``plane`` takes x and y as they are. Either is then scaled and shifted.
    """

    kind: Literal["albers", "plane"]
    meridian: float = 0.0
    latitude: float = 0.0
    parallels: tuple[float, float] = (0.0, 0.0)
    scale: tuple[float, float]
    shift: tuple[float, float]


class Layout(_Part, frozen=True, kw_only=True, eq=False):
    """A whole board; compared by identity, so that it can be a key."""

    width: float
    height: float
    frame: Box
    """The map without the frame and the score track around it."""
    space_length: float
    space_width: float
    space_pitch: float
    """The distance from the middle of a track to that of its parallel."""
    title: Box | None = None
    """Room for the cartouche with the board's name."""
    compass: Disc | None = None
    """Room for the compass rose."""
    score_steps: int = 100
    """The fields of the score track around the map, an even number."""
    projection: Projection
    smoothing: float = 0.0
    """How far the warp may miss its control points to stay smooth."""
    warp: tuple[ControlPoint, ...] = ()
    """One for each city, in the order of the map."""
    places: Mapping[str, PlaceLayout]
    countries: Mapping[str, Label] = MappingProxyType({})
    """The names of countries beyond the border."""
    tracks: Mapping[str, TrackLayout]
    """By the ids of routes."""

    def __post_init__(self) -> None:
        # Built-in maps are shared by everybody, so nothing in them may change.
        for field in ("places", "countries", "tracks"):
            frozen = MappingProxyType(dict(getattr(self, field)))
            msgspec.structs.force_setattr(self, field, frozen)


LEADING: Final = 0.92
"""The distance from one baseline of a name to the next, in sizes of the type."""


def label_lines(name: str, lines: int) -> tuple[str, ...]:
    """Break a name at the gap that leaves the longer line shortest; one word stays whole."""
    words = name.split()
    if lines == 1 or len(words) == 1:
        return (name,)
    breaks = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(breaks, key=lambda pair: max(map(len, pair)))
