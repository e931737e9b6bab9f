"""Places on the board: discs of cities, points at borders, flags and names."""

from enum import Enum
from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QColor

from ttr_qt.views.paint.symbols import draw_symbol
from ttr_qt.views.theme.palette import CASING, INK, IVORY, TARGET
from ttr_qt.views.theme.pencil import (
    Colour,
    Pencil,
    circle,
    linear,
    polygon,
    radial,
    rounded,
    stroke,
    tint,
)

RIM: Final = "#2A2018"


class CityState(Enum):
    """What a place tells."""

    NORMAL = "normal"
    HOVERED = "hovered"
    TARGET = "target"
    IMPOSSIBLE = "impossible"
    DISABLED = "disabled"
    FOCUSED = "focused"
    """A target that the keys have gone to."""


_CORES: Final = {
    CityState.TARGET: ("#FFC94A", "#C47C0C", "#6B4204"),
    CityState.FOCUSED: ("#FFC94A", "#C47C0C", "#6B4204"),
    CityState.IMPOSSIBLE: ("#9B948A", "#5D574F", "#3A352F"),
}
_RED_CORE: Final = ("#D9573A", "#8E2A18", "#4A1A10")
_BORDER_CORE: Final = ("#5E7F86", "#24424A", "#12272C")
_STEEL_CORE: Final = ("#B9AE9A", "#8F8470", "#4A4236")
_TOY_CORES: Final = {
    "west": ("#FF9E6B", "#E4572E"),
    "east": ("#7FC4F2", "#2C7CC2"),
    None: ("#FFD45E", "#F0A21C"),
}
_TOY_LINE: Final = "#3A3546"


def draw_city(
    pencil: Pencil,
    x: float,
    y: float,
    radius: float,
    state: CityState = CityState.NORMAL,
    ring: Colour | None = None,
) -> None:
    """Draw a city; a ``ring`` in a player's colour marks the end of a ticket."""
    with pencil.faded(0.4 if state is CityState.DISABLED else 1.0):
        draw_city_light(pencil, x, y, radius, state, ring)
        _draw_plate(pencil, x, y, radius)
        _draw_core(pencil, x, y, radius * 0.64, _CORES.get(state, _RED_CORE))


def draw_border_point(
    pencil: Pencil,
    x: float,
    y: float,
    radius: float,
    state: CityState = CityState.NORMAL,
    ring: Colour | None = None,
) -> None:
    """Draw the dead end of tracks into a country: an octagon with a dark core, never red."""
    with pencil.faded(0.4 if state is CityState.DISABLED else 1.0):
        draw_city_light(pencil, x, y, radius, state, ring)
        corners = []
        for index in range(8):
            angle = radians(22.5 + 45 * index)
            corners.append((x + radius * 1.02 * cos(angle), y + radius * 1.02 * sin(angle)))
        path, size = polygon(corners), radius / 12.5
        pencil.shadow(path, (1.4 * size, 2.2 * size), 3 * size, 0.45, layers=4)
        pencil.shape(path, IVORY, stroke(RIM, 1.8 * size))
        _draw_core(pencil, x, y, radius * 0.60, _CORES.get(state, _BORDER_CORE))


def draw_turntable(
    pencil: Pencil,
    x: float,
    y: float,
    radius: float,
    state: CityState = CityState.NORMAL,
    ring: Colour | None = None,
) -> None:
    """Draw a city of the model railway: a steel ring around a turntable."""
    with pencil.faded(0.4 if state is CityState.DISABLED else 1.0):
        draw_city_light(pencil, x, y, radius, state, ring)
        _draw_plate(pencil, x, y, radius)
        core = _CORES.get(state, _STEEL_CORE)
        _draw_core(pencil, x, y, radius * 0.72, core)
        if state is CityState.NORMAL:
            for shift in (-0.16, 0.16):
                rail = stroke("#4A4236", 0.11 * radius)
                dx, dy = 0.62 * radius * 0.8, 0.62 * radius * 0.6
                pencil.line(x - dx, y - dy + shift * radius, x + dx, y + dy + shift * radius, rail)


def draw_toy_city(
    pencil: Pencil,
    x: float,
    y: float,
    radius: float,
    state: CityState = CityState.NORMAL,
    ring: Colour | None = None,
    side: str | None = None,
) -> None:
    """Draw a city of the children's game; ``side`` (east, west) gets an arrow out of the map."""
    with pencil.faded(0.4 if state is CityState.DISABLED else 1.0):
        draw_city_light(pencil, x, y, radius, state, ring)
        pencil.shadow(circle(x, y, radius), (2, 4), 5, 0.4)
        pencil.disc(x, y, radius, "#FFFFFF", stroke(_TOY_LINE, 3))
        light, dark = _TOY_CORES[side]
        core = radial(x - radius * 0.25, y - radius * 0.3, radius, (0, light), (1, dark))
        pencil.disc(x, y, radius * 0.68, core, stroke(_TOY_LINE, 2))
        gleam = (radius * 0.18, radius * 0.13)
        pencil.ellipse(x - radius * 0.24, y - radius * 0.30, gleam, tint("#FFFFFF", 0.6))
        if side is None:
            draw_symbol(pencil, "star", x, y, radius * 0.34, "#FFFFFF")
            return
        sign = -1 if side == "west" else 1
        back = x - sign * radius * 0.16
        tip = (x + sign * radius * 0.40, y)
        pencil.poly([tip, (back, y - radius * 0.36), (back, y + radius * 0.36)], "#FFFFFF")


def draw_city_light(
    pencil: Pencil, x: float, y: float, radius: float, state: CityState, ring: Colour | None
) -> None:
    """Draw what shines around a place: hover, target, refusal, or the ring of a ticket's end."""
    if state in {CityState.HOVERED, CityState.TARGET, CityState.FOCUSED}:
        hovered = state is CityState.HOVERED
        glow = "#FFE9A8" if hovered else "#FFD45E"
        for reach, alpha in ((2.3, 0.22), (1.95, 0.38), (1.6, 0.8)):
            stops = ((0.45, tint(glow, alpha)), (1.0, tint(glow, 0)))
            pencil.disc(x, y, radius * reach, radial(x, y, radius * reach, *stops))
        pencil.disc(x, y, radius * 1.24, None, stroke("#FFFDF3", radius * 0.62))
        colour, width = ("#F0B429", 0.24) if hovered else (TARGET, 0.34)
        pencil.disc(x, y, radius * 1.34, None, stroke(colour, radius * width))
        if state is CityState.FOCUSED:
            pencil.disc(x, y, radius * 1.95, None, stroke("#FFFDF3", radius * 0.60))
            pencil.disc(x, y, radius * 1.95, None, stroke(RIM, radius * 0.30))
    elif state is CityState.IMPOSSIBLE:
        stops = ((0.4, tint("#D8442F", 0.6)), (1.0, tint("#D8442F", 0)))
        pencil.disc(x, y, radius * 2.2, radial(x, y, radius * 2.2, *stops))
    if ring is not None:
        pencil.disc(x, y, radius * 1.42, None, stroke(CASING, radius * 0.60))
        pencil.disc(x, y, radius * 1.42, None, stroke(ring, radius * 0.30))


def _draw_plate(pencil: Pencil, x: float, y: float, radius: float) -> None:
    size = radius / 12.5
    pencil.shadow(circle(x, y, radius), (1.4 * size, 2.2 * size), 3 * size, 0.45, layers=4)
    pencil.disc(x, y, radius, IVORY, stroke(RIM, 1.8 * size))


def _draw_core(
    pencil: Pencil, x: float, y: float, radius: float, colours: tuple[str, str, str]
) -> None:
    light, dark, line = colours
    fill = radial(x - radius * 0.39, y - radius * 0.47, radius * 1.48, (0, light), (1, dark))
    pencil.disc(x, y, radius, fill, stroke(line, radius * 0.15))
    gleam = (radius * 0.27, radius * 0.20)
    pencil.ellipse(x - radius * 0.34, y - radius * 0.42, gleam, tint("#FFFFFF", 0.55))


_RED, _WHITE, _BLUE = "#B5302A", "#FBF5E6", "#27508C"
_FLAGS: Final[dict[str, tuple[tuple[float, float, float, float, str], ...]]] = {
    "frankreich": (
        (0, 0, 0.34, 1, _BLUE),
        (0.333, 0, 0.34, 1, _WHITE),
        (0.667, 0, 0.34, 1, _RED),
    ),
    "niederlande": (
        (0, 0, 1, 0.34, _RED),
        (0, 0.333, 1, 0.34, _WHITE),
        (0, 0.667, 1, 0.34, _BLUE),
    ),
    "oesterreich": (
        (0, 0, 1, 0.34, _RED),
        (0, 0.333, 1, 0.34, _WHITE),
        (0, 0.667, 1, 0.34, _RED),
    ),
    "daenemark": (
        (0, 0, 1, 1, _RED),
        (0.30, 0, 0.14, 1, _WHITE),
        (0, 0.40, 1, 0.20, _WHITE),
    ),
    "schweiz": (
        (0, 0, 1, 1, _RED),
        (0.44, 0.19, 0.12, 0.62, _WHITE),
        (0.29, 0.41, 0.42, 0.18, _WHITE),
    ),
}
"""Stripes of flags, by the country's id: left, top, width, height (0 to 1) and colour."""
_UNKNOWN_FLAG: Final = ((0.0, 0.0, 1.0, 1.0, "#5E7F86"), (0.0, 0.4, 1.0, 0.2, _WHITE))


def draw_flag(pencil: Pencil, x: float, y: float, country: str, width: float = 34.0) -> None:
    """Draw a country's flag around a point, two thirds as high as wide."""
    height = width * 23 / 34
    left, top = x - width / 2, y - height / 2
    path = rounded(left, top, width, height, 3)
    pencil.shadow(path, (1.2, 2), 3, 0.42, layers=4)
    with pencil.clipped(path):
        for dx, dy, part, tall, colour in _FLAGS.get(country, _UNKNOWN_FLAG):
            rect = (left + dx * width, top + dy * height, part * width, tall * height)
            pencil.box(rect, QColor(colour))
        light = ((0.0, tint("#FFFFFF", 0.28)), (0.5, tint("#FFFFFF", 0)), (1.0, tint(INK, 0.18)))
        pencil.box((left, top, width, height), linear(left, top, x, y + height / 2, *light))
    pencil.shape(path, None, stroke(RIM, 1.5))
