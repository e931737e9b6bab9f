"""Pieces on claimed spaces: wagons and carts as solid bodies with light, shadow and wheels.

A body is drawn in the plane of the screen: ``along`` runs with the track, ``across`` points down
the screen, and height goes straight up, shortened, as if seen from high above the table.
"""

from collections.abc import Sequence
from math import asin, cos, inf, pi, radians, sin, sqrt
from typing import Final

from PySide6.QtGui import QColor

from ttr_qt.views.paint.spaces import TrackSpace
from ttr_qt.views.paint.symbols import draw_symbol
from ttr_qt.views.theme.palette import DEEP, PlayerColour
from ttr_qt.views.theme.pencil import Colour, Pencil, Point, linear, mix, stroke, tint

LIGHT: Final = (-0.48, -0.52, 0.71)
"""Where the light comes from: upper left, above the table."""
PHANTOM_OPACITY: Final = 0.58

_HEIGHT: Final = 0.60
_LEAN: Final = 0.10
_IRON: Final = "#17130F"
_WOOD: Final = "#8A5A32"
_DARK_WOOD: Final = "#20150C"
_WAGON_EAVES: Final = 9.6
_WAGON_RISE: Final = 4.2
"""How high a wagon's walls are, and its roof above them."""
_STRIPS: Final = 9
"""How finely the light on a vault is computed."""
_STEEP: Final = 0.55
"""Below this share of the horizontal a cart's far wheel would show."""


class _Body:
    """Where points of a piece lie on the board, and how light falls on its sides."""

    def __init__(self, space: TrackSpace, player: PlayerColour, sink: float, across: float) -> None:
        # Across always points down the screen, so that the near side is the one that is seen.
        flip = space.tx < 0 or (space.tx == 0 and space.ty > 0)
        sign = -1.0 if flip else 1.0
        self.scale = space.scale
        self.tx, self.ty = space.tx * sign, space.ty * sign
        self.px, self.py = -self.ty, self.tx
        self.x, self.y = space.x, space.y + sink * self.scale
        self.length = space.length - 3 * self.scale
        self.half = space.width * across / 2
        self.fill = player.fill
        self._dark = "#5B3A00" if player.id == "yellow" else "#0B0806"

    def point(self, along: float, across: float, height: float) -> Point:
        """Return where a point of the body appears; all in board units."""
        up = height * _HEIGHT
        x = self.x + along * self.tx + across * self.px - _LEAN * up
        return x, self.y + along * self.ty + across * self.py - up

    def shade(self, normal: tuple[float, float, float], ambient: float, diffuse: float) -> QColor:
        """Return the player's colour on a side that faces ``normal``."""
        facing = sum(n * light for n, light in zip(normal, LIGHT, strict=True))
        brightness = ambient + diffuse * max(0.0, facing)
        if brightness <= 1:
            return mix(self._dark, self.fill, brightness)
        return mix(self.fill, "#FFFFFF", min(0.75, (brightness - 1) * 1.25))

    def near(self, ambient: float, diffuse: float) -> QColor:
        """Return the colour of the long side that is seen."""
        return self.shade((self.px, self.py, 0), ambient, diffuse)

    def end(self, sign: int, ambient: float, diffuse: float) -> QColor:
        """Return the colour of one end."""
        return self.shade((self.tx * sign, self.ty * sign, 0), ambient, diffuse)

    def end_is_seen(self, sign: int) -> bool:
        """Say whether an end faces down the screen."""
        return self.ty * sign > 0.02  # noqa: PLR2004

    def wall(
        self, along: tuple[float, float], across: float, up: tuple[float, float]
    ) -> list[Point]:
        """Return an upright rectangle along the body."""
        return [
            self.point(along[0], across, up[0]),
            self.point(along[1], across, up[0]),
            self.point(along[1], across, up[1]),
            self.point(along[0], across, up[1]),
        ]


class _Barrel:
    """The vaulted top of a body: a roof, or the cloth over a cart's load."""

    def __init__(self, body: _Body, half_length: float, eaves: float, rise: float) -> None:
        self._body = body
        self._half = half_length
        self._eaves = eaves
        self._rise = rise

    def height(self, across: float) -> float:
        """Return how high the vault is; ``across`` from -1 to 1."""
        return self._eaves + self._rise * sqrt(max(0.0, 1 - across * across))

    def arch(self, along: float, *, steps: int = 10, reverse: bool = False) -> list[Point]:
        """Return the line over the vault at one place along the body."""
        body = self._body
        values = [-1 + 2 * step / steps for step in range(steps + 1)]
        arch = [body.point(along, v * body.half, self.height(v)) for v in values]
        return arch[::-1] if reverse else arch

    def outline(self) -> list[Point]:
        """Return the outline of the whole vault."""
        return [*self.arch(-self._half), *self.arch(self._half, reverse=True)]

    def draw(self, pencil: Pencil, edge: float) -> None:
        """Draw it in the light of its curve.

        Lines along the vault are parallel to the track, so its light is one gradient across.
        """
        body = self._body
        normal = (-body.ty, body.tx)
        stops: list[tuple[float, QColor]] = []
        nearest = inf
        for step in range(_STRIPS, -1, -1):
            across = sin((-1 + 2 * step / _STRIPS) * pi / 2)
            x, y = body.point(0, across * body.half, self.height(across))
            offset = (x - body.x) * normal[0] + (y - body.y) * normal[1]
            if offset < nearest:  # else the vault hides it
                tilt = asin(across) * 0.92
                facing = (body.px * sin(tilt), body.py * sin(tilt), cos(tilt))
                stops.append((offset, body.shade(facing, 0.64, 0.56)))
                nearest = offset
        low, high = stops[-1][0], stops[0][0]
        start, end = (
            (body.x + normal[0] * offset, body.y + normal[1] * offset) for offset in (low, high)
        )
        light = linear(*start, *end, *(((o - low) / (high - low), c) for o, c in stops))
        pencil.poly(self.outline(), light, stroke(DEEP, edge * body.scale, alpha=0.82))

    def ribs(self, pencil: Pencil, places: Sequence[float], alpha: float) -> None:
        """Draw thin dark lines over the vault; places in half lengths."""
        for place in places:
            line = stroke("#000000", 0.85 * self._body.scale, alpha=alpha)
            pencil.curve(self.arch(place * self._half, steps=8), line)


def draw_wagon(
    pencil: Pencil,
    space: TrackSpace,
    player: PlayerColour,
    *,
    phantom: bool = False,
    windows: bool = False,
) -> None:
    """Draw a player's wagon in a space; a phantom is one that would be placed."""
    body = _Body(space, player, sink=3.4, across=0.97)
    scale, half = body.scale, body.length / 2
    eaves = _WAGON_EAVES * scale
    roof = _Barrel(body, half, eaves, _WAGON_RISE * scale)
    with pencil.faded(PHANTOM_OPACITY if phantom else 1.0):
        if not phantom:
            _draw_shadow(pencil, body, half)
        _draw_running_gear(pencil, body)
        _draw_wagon_ends(pencil, body, roof)
        _draw_near_side(pencil, body, player, windows=windows)
        roof.draw(pencil, edge=1.3)
        _draw_highlight(pencil, body, player, roof)
        roof.ribs(pencil, (-0.8, 0.8), 0.28)
        x, y = body.point(0, 0, eaves + _WAGON_RISE * scale)
        draw_symbol(pencil, player.mark, x, y + 0.4 * scale, space.width * 0.35, player.ink)
    if phantom:
        pencil.poly(roof.outline(), None, stroke("#FFFFFF", 1.5 * scale, alpha=0.95))


def draw_cart(
    pencil: Pencil,
    space: TrackSpace,
    player: PlayerColour,
    *,
    phantom: bool = False,
) -> None:
    """Draw a player's hand cart, its load under a cloth, in a space."""
    body = _Body(space, player, sink=2.8, across=0.74)
    scale, half = body.scale, body.length * 0.36
    cloth = _Barrel(body, half, 9 * scale, 5.2 * scale)
    line = stroke(DEEP, 0.9 * scale, alpha=0.8)
    up = (3 * scale, 9 * scale)
    with pencil.faded(PHANTOM_OPACITY if phantom else 1.0):
        if not phantom:
            _draw_shadow(pencil, body, half)
        if abs(body.tx) < _STEEP:
            _draw_cart_wheel(pencil, body, -body.half - 0.6 * scale)
        _draw_shafts(pencil, body, half)
        for sign in (-1, 1):
            if body.end_is_seen(sign):
                corners = ((-body.half, up[0]), (-body.half, up[1]), (body.half, up[1]))
                end = [body.point(sign * half, *c) for c in (*corners, (body.half, up[0]))]
                pencil.poly(end, body.end(sign, 0.5, 0.4), line)
        pencil.poly(body.wall((-half, half), body.half, up), body.near(0.5, 0.42), line)
        cloth.draw(pencil, edge=1.4)
        cloth.ribs(pencil, (-0.62, 0.62), 0.35)
        _draw_cart_wheel(pencil, body, body.half + 0.6 * scale)
        x, y = body.point(0, 0.08 * body.half, 13.8 * scale)
        draw_symbol(pencil, player.mark, x, y + 0.6 * scale, space.width * 0.27, player.ink)
    if phantom:
        pencil.poly(cloth.outline(), None, stroke("#FFFFFF", 1.5 * scale, alpha=0.95))


def _draw_shadow(pencil: Pencil, body: _Body, half: float) -> None:
    """Draw a soft shadow: rounded boxes inside each other, far cheaper than blurred outlines."""
    size = 3.4 * body.scale
    with pencil.along(body.x + size, body.y + size, (body.tx, body.ty)):
        for layer in range(4):
            grow = size * (1 - layer / 2)
            rect = (-half - grow, -body.half - grow, 2 * (half + grow), 2 * (body.half + grow))
            pencil.box(rect, tint("#1D130A", 0.15), None, max(0.5, grow + size))


def _draw_running_gear(pencil: Pencil, body: _Body) -> None:
    scale = body.scale
    radii = (2.9 * scale * max(0.35, abs(body.tx)), 2.9 * scale)
    for place in (-0.36, -0.22, 0.22, 0.36):
        x, y = body.point(place * body.length, body.half, 2 * scale)
        pencil.ellipse(x, y, radii, _IRON)
    half = body.length / 2
    frame = body.wall((-half, half), body.half - 0.5 * scale, (1.8 * scale, 4 * scale))
    pencil.poly(frame, "#221C16")


def _draw_wagon_ends(pencil: Pencil, body: _Body, roof: _Barrel) -> None:
    scale, half = body.scale, body.length / 2
    for sign in (-1, 1):
        if body.end_is_seen(sign):
            sill = 3 * scale
            corners = [
                body.point(sign * half, -body.half, sill),
                *roof.arch(sign * half, steps=8),
                body.point(sign * half, body.half, sill),
            ]
            line = stroke(DEEP, 0.8 * scale, alpha=0.75)
            pencil.poly(corners, body.end(sign, 0.50, 0.4), line)
        x, y = body.point(sign * (half + 1.5 * scale), 0, 4.5 * scale)
        pencil.ellipse(x, y, (1.9 * scale, 1.7 * scale), "#1A140E")


def _draw_near_side(pencil: Pencil, body: _Body, player: PlayerColour, *, windows: bool) -> None:
    if body.py <= 0.03:  # noqa: PLR2004
        return
    scale, half = body.scale, body.length / 2
    wall = body.wall((-half, half), body.half, (3 * scale, _WAGON_EAVES * scale))
    pencil.poly(wall, body.near(0.52, 0.42), stroke(DEEP, 0.8 * scale, alpha=0.75))
    if windows:
        yellow = player.id == "yellow"
        pane: Colour = "#6A4A08" if yellow else mix(player.fill, "#FFF3CF", 0.72)
        for index in range(5):
            start = (-0.42 + index * 0.172) * body.length
            end, face = start + 0.115 * body.length, body.half + 0.2 * scale
            pencil.poly(body.wall((start, end), face, (5.4 * scale, 7.6 * scale)), tint(pane, 0.9))
        return
    stripe = stroke(mix(player.fill, "#FFFFFF", 0.35), 0.9 * scale, alpha=0.75)
    start_point = body.point(-half + scale, body.half, 6.2 * scale)
    pencil.line(*start_point, *body.point(half - scale, body.half, 6.2 * scale), stripe)


def _draw_highlight(pencil: Pencil, body: _Body, player: PlayerColour, roof: _Barrel) -> None:
    scale, end = body.scale, body.length / 2 - 3 * body.scale
    side = -0.45 if body.px * LIGHT[0] + body.py * LIGHT[1] < 0 else 0.45
    height = roof.height(side)
    line = stroke("#FFFFFF", 1.1 * scale, alpha=0.38 if player.id == "black" else 0.55)
    start = body.point(-end, side * body.half, height)
    pencil.line(*start, *body.point(end, side * body.half, height), line)


def _draw_cart_wheel(pencil: Pencil, body: _Body, across: float) -> None:
    scale = body.scale
    x, y = body.point(-0.02 * body.length, across, 4.6 * scale)
    rx, ry = 6.3 * scale * max(0.30, abs(body.tx)), 6.3 * scale
    pencil.ellipse(x, y, (rx, ry), tint(_DARK_WOOD, 0.18), stroke(_DARK_WOOD, 2 * scale))
    pencil.ellipse(x, y, (rx, ry), None, stroke(_WOOD, scale))
    spoke = stroke(_DARK_WOOD, scale)
    for angle in range(0, 180, 45):
        dx, dy = rx * cos(radians(angle)), ry * sin(radians(angle))
        pencil.line(x - dx, y - dy, x + dx, y + dy, spoke)
    pencil.disc(x, y, 1.7 * scale, _DARK_WOOD)


def _draw_shafts(pencil: Pencil, body: _Body, half: float) -> None:
    scale, end = body.scale, body.length / 2 - 0.5 * body.scale
    for colour, width in ((_DARK_WOOD, 2.6), (_WOOD, 1.3)):
        for side in (-0.84, 0.84):
            start = body.point(half * 0.8, side * body.half, 5 * scale)
            tip = body.point(end, side * 0.75 * body.half, 4 * scale)
            pencil.line(*start, *tip, stroke(colour, width * scale))
