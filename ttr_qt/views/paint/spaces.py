"""Spaces of tracks: coloured, slightly recessed, with the symbol of their colour."""

from collections.abc import Sequence
from enum import Enum
from math import atan2, cos, degrees, radians, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from ttr_qt.views.paint.symbols import draw_symbol
from ttr_qt.views.theme.palette import CASING, CLAIMABLE, DEEP, HOVER, ROUTES, SPACES
from ttr_qt.views.theme.pencil import Colour, Pencil, mix, rounded, stroke, tint

UNIT_WIDTH: Final = 19.0
"""The width of a space for which the lengths below are meant; broader ones scale them."""
SYMBOL_RADIUS: Final = 0.365
"""The radius of a symbol, in widths of the space."""
FRESH_GLOW: Final = 60.0
"""How much wider than a track the light of a fresh claim is."""

_RADIUS: Final = 4.5
_OUTLINE: Final = 1.7
_PALE_OUTLINE: Final = 1.9
"""Around spaces that are paler than their colour."""
_STRONG_OUTLINE: Final = 2.6
_PALE: Final = frozenset({"white", "yellow"})
_WHITE_EDGE: Final = "#6E6353"
_HATCH_STEP: Final = 7.5
_BRIGHT: Final = "#FFFBEF"
"""Around claimed tracks."""


class SpaceFinish(NamedTuple):
    """How all spaces of a board are drawn."""

    symbols: bool = True
    """Whether they carry the symbol of their colour. With it they are paler than pieces; without
    it only their full colours can be told apart by everybody."""
    strong: bool = False
    """Whether their outlines are to be as clear as possible."""


class SpaceState(Enum):
    """What a free space tells; claimed ones carry a wagon."""

    FREE = "free"
    CLAIMABLE = "claimable"
    HOVERED = "hovered"
    DIMMED = "dimmed"
    CLOSED = "closed"
    TAKEN = "taken"
    """Under a wagon: no symbol."""


_OPACITY: Final = {SpaceState.DIMMED: 0.30, SpaceState.CLOSED: 0.80}


USUAL_FINISH: Final = SpaceFinish()


class TrackSpace(NamedTuple):
    """One space: its middle, the direction of its track, and its size, in board units."""

    x: float
    y: float
    tx: float
    ty: float
    length: float
    width: float

    @property
    def scale(self) -> float:
        """How much larger than the usual space it is."""
        return self.width / UNIT_WIDTH

    @property
    def angle(self) -> float:
        """The direction of its track in degrees, clockwise from the right."""
        return degrees(atan2(self.ty, self.tx))

    def outline(self, grow: float = 0.0, radius: float = _RADIUS) -> QPainterPath:
        """Return its rounded rectangle, larger by ``grow`` on every side."""
        length, width = self.length + 2 * grow, self.width + 2 * grow
        corner = radius * self.scale + grow
        transform = QTransform(self.tx, self.ty, -self.ty, self.tx, self.x, self.y)
        return transform.map(rounded(-length / 2, -width / 2, length, width, corner))


def space_at(x: float, y: float, angle: float, length: float, width: float) -> TrackSpace:
    """Return the space around a point, turned by degrees."""
    return TrackSpace(x, y, cos(radians(angle)), sin(radians(angle)), length, width)


def draw_casing(
    pencil: Pencil,
    space: TrackSpace,
    grow: float = 3.2,
    colour: Colour = CASING,
    alpha: float = 0.82,
) -> None:
    """Draw the light edge that parts a space from the map around it."""
    pencil.shape(space.outline(grow), tint(colour, alpha))


def draw_glow(pencil: Pencil, space: TrackSpace, *, hovered: bool) -> None:
    """Draw the light around a space that can be claimed; under all spaces of its track."""
    path = space.outline()
    colour, size = (HOVER, 1.55) if hovered else (CLAIMABLE, 1.24)
    for width, alpha in ((11.0, 0.22), (8.0, 0.38), (5.6, 0.98)):
        pencil.shape(path, None, stroke(colour, width * space.scale * size, alpha=alpha))
    pencil.shape(path, None, stroke("#FFFDF3", 2.6 * space.scale * size))


def draw_fresh_glow(pencil: Pencil, spaces: Sequence[TrackSpace], colour: Colour) -> None:
    """Draw the light under a track that was claimed lately: wide, in its owner's colour."""
    path, scale, width = _middle_line(spaces), spaces[0].scale, spaces[0].width
    light = mix(colour, "#FFFFFF", 0.52)
    for more, alpha in ((FRESH_GLOW, 0.16), (46.0, 0.22), (34.0, 0.34), (25.0, 0.55)):
        pencil.shape(path, None, stroke(light, width + more * scale, alpha=alpha))
    pencil.shape(path, None, stroke(colour, width + 19.0 * scale))
    pencil.shape(path, None, stroke("#FFFFFF", width + 15.0 * scale))


def draw_ribbon(pencil: Pencil, spaces: Sequence[TrackSpace], colour: Colour) -> None:
    """Draw the ground of a claimed track: one band in its owner's colour, with a bright edge.

    Free tracks are rows of single spaces with dark edges; no colour is as different from another
    one as this is from that.
    """
    path, scale, width = _middle_line(spaces), spaces[0].scale, spaces[0].width
    for more, ink in ((8.6, DEEP), (6.2, _BRIGHT), (0.4, mix(colour, DEEP, 0.30))):
        band = stroke(ink, width + more * scale, flat=True)
        band.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pencil.shape(path, None, band)


def _middle_line(spaces: Sequence[TrackSpace]) -> QPainterPath:
    """Return the line through the middle of a track."""
    path = QPainterPath()
    for space in spaces:
        along, up = space.tx * space.length / 2, space.ty * space.length / 2
        start, end = QPointF(space.x - along, space.y - up), QPointF(space.x + along, space.y + up)
        if path.isEmpty():
            path.moveTo(start)
        else:
            path.lineTo(start)
        path.lineTo(end)
    return path


def draw_rim(pencil: Pencil, space: TrackSpace) -> None:
    """Draw the quiet edge of a space that could be claimed; under all spaces of its track."""
    path = space.outline()
    pencil.shape(path, None, stroke(CLAIMABLE, 7.4 * space.scale, alpha=0.30))
    pencil.shape(path, None, stroke(CLAIMABLE, 4.9 * space.scale, alpha=0.95))


def draw_space(
    pencil: Pencil,
    space: TrackSpace,
    colour: str,
    state: SpaceState = SpaceState.FREE,
    finish: SpaceFinish = USUAL_FINISH,
) -> None:
    """Draw a space of a route's colour in one of its states."""
    path = space.outline()
    opacity = _OPACITY.get(state)
    if opacity is not None:
        pencil.painter.save()
        pencil.painter.setOpacity(pencil.painter.opacity() * opacity)
    _draw_recess(pencil, space, path, colour, closed=state is SpaceState.CLOSED, finish=finish)
    if finish.strong:
        pencil.shape(path, None, stroke(DEEP, _STRONG_OUTLINE * space.scale))
    if state is SpaceState.CLOSED:
        _draw_hatching(pencil, space, path)
    elif finish.symbols and state is not SpaceState.TAKEN:
        look, radius = SPACES[colour], space.width * SYMBOL_RADIUS
        y = space.y + 0.3 * space.scale
        draw_symbol(pencil, ROUTES[colour].symbol, space.x, y, radius, look.ink, look.edge)
    if state is SpaceState.HOVERED:
        pencil.shape(path, None, stroke("#2B2119", 2.2 * space.scale))
    if opacity is not None:
        pencil.painter.restore()


def _draw_recess(
    pencil: Pencil,
    space: TrackSpace,
    path: QPainterPath,
    colour: str,
    *,
    closed: bool,
    finish: SpaceFinish,
) -> None:
    """Draw the space itself: shade under its upper left edge, light on its lower right one."""
    full, pale = ROUTES[colour].fill, finish.symbols
    fill = SPACES[colour].fill if pale else full
    edge: Colour = mix(full, "#20160C", 0.35 if pale else 0.62)
    if colour == "white":
        edge = _WHITE_EDGE
    ground: Colour = mix(fill, "#E6DFD2", 0.80) if closed else fill
    scale = space.scale
    pencil.shape(path, ground, stroke(edge, (_PALE_OUTLINE if pale else _OUTLINE) * scale))
    shade = path.subtracted(path.translated(1.5 * scale, 2.4 * scale))
    light = path.subtracted(path.translated(-1.1 * scale, -1.7 * scale))
    pencil.shape(shade, tint("#140A02", 0.20 if colour in _PALE else 0.30))
    pencil.shape(light, tint("#FFFFFF", 0.16 if colour == "black" else 0.30))


def _draw_hatching(pencil: Pencil, space: TrackSpace, path: QPainterPath) -> None:
    """Strike a closed space out: hatched, with a bar from end to end."""
    scale, reach = space.scale, space.length
    lines = stroke("#5B5044", 1.9 * scale, alpha=0.78, flat=True)
    along, up = space.tx * reach / 2, space.ty * reach / 2
    with pencil.clipped(path):
        for index in range(-9, 10):
            x = space.x + index * _HATCH_STEP * scale
            pencil.line(x - reach, space.y + reach, x + reach, space.y - reach, lines)
        bar = stroke("#3A2F26", 4.2 * scale, flat=True)
        pencil.line(space.x - along, space.y - up, space.x + along, space.y + up, bar)
