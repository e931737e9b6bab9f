"""Wagons seen from the side: a different one for each colour; rails at y = 0, 116 wide."""

from collections.abc import Callable, Mapping
from math import cos, pi, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from ttr_qt.views.cards.base import body_gradient, outline_of
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.theme.pencil import (
    Colour,
    Pencil,
    linear,
    mix,
    polygon,
    rounded,
    stroke,
)

_FRAME: Final = "#2A241E"
_LAMP: Final = "#FBE7AE"


def draw_side_view(pencil: Pencil, colour: str) -> None:
    """Draw the wagon of a colour."""
    _WAGONS[colour](_Wagon(pencil, ROUTES[colour].fill))


class _Wagon:
    """A pencil with the colours of one wagon."""

    def __init__(self, pencil: Pencil, fill: str) -> None:
        self.pencil = pencil
        self.fill = fill
        self.edge: Colour = outline_of(fill)
        self.line = stroke(self.edge, 1.5)
        self.roof = mix(fill, "#000000", 0.35)

    def body(self, rect: tuple[float, float, float, float], radius: float = 2.0) -> None:
        """Draw the body, lit from above."""
        fill = body_gradient(self.fill, rect[1] - 2, rect[1] + rect[3])
        self.pencil.box(rect, fill, self.line, radius)

    def part(
        self, rect: tuple[float, float, float, float], fill: Colour, radius: float = 0.0
    ) -> None:
        """Draw an outlined part."""
        self.pencil.box(rect, fill, self.line, radius)

    def boards(self, xs: range, top: float, bottom: float) -> None:
        """Draw upright boards."""
        line = stroke(self.edge, 1, alpha=0.55)
        for x in xs:
            self.pencil.line(x, top, x, bottom, line)

    def running_gear(
        self, spread: float = 34.0, width: float = 112.0, *, frame: bool = True
    ) -> None:
        """Draw two bogies, and the frame between buffers."""
        for x in (-spread, spread):
            self._bogie(x)
        if frame:
            half = width / 2
            self.pencil.box((-half, -14, width, 4.5), _FRAME, None, 1.5)
            self.pencil.box((-half - 4, -13, 5, 2.4), _FRAME)
            self.pencil.box((half - 1, -13, 5, 2.4), _FRAME)

    def _bogie(self, x: float) -> None:
        self.pencil.box((x - 13, -8.5, 26, 5), _FRAME, None, 2)
        for dx in (-8, 8):
            for radius, fill in ((5.4, _FRAME), (2.6, "#B8A88C"), (1.1, _FRAME)):
                self.pencil.disc(x + dx, -4, radius, fill)


def _box_car(w: _Wagon) -> None:
    w.running_gear()
    w.body((-55, -56, 110, 42))
    w.part((-57, -60, 114, 6), mix(w.fill, "#000000", 0.25), 3)
    w.boards(range(-49, -18, 6), -53, -15)
    w.boards(range(20, 52, 6), -53, -15)
    w.part((-16, -53, 32, 38), mix(w.fill, "#FFFFFF", 0.25))
    brace = stroke(w.edge, 1.4)
    for start, end in (((-16, -53), (16, -15)), ((16, -53), (-16, -15)), ((0, -53), (0, -15))):
        w.pencil.line(*start, *end, brace)


def _tank(w: _Wagon) -> None:
    w.running_gear()
    for x in (-44, -3, 38):
        w.part((x, -22, 6, 9), "#3A332B")
    shine = ((0, mix(w.fill, "#000000", 0.1)), (0.22, mix(w.fill, "#FFFFFF", 0.62)))
    stops = (*shine, (0.5, w.fill), (1, mix(w.fill, "#000000", 0.45)))
    w.pencil.box((-54, -54, 108, 35), linear(0, -54, 0, -18, *stops), w.line, 16)
    w.boards(range(-30, 31, 30), -53.5, -19.5)
    w.body((-11, -66, 22, 14), 5)
    w.part((-5, -69, 10, 3.4), "#3A332B")
    w.pencil.line(-52, -47, 52, -47, stroke(w.edge, 1.3))


def _hopper(w: _Wagon) -> None:
    w.running_gear(38)
    heap = [(-50.0, -50.0)]
    for index in range(14):
        place = -50 + index * 100 / 13
        heap.append((place, -52 - 9 * sin((place + 50) / 100 * pi) - index % 3 * 1.8))
    w.pencil.poly([*heap, (50, -50)], "#3A3733", w.line)
    left = [(-6, -24), (-14, -14), (-38, -14), (-56, -30), (-56, -51)]
    outline = [*left, *((-x, y) for x, y in reversed(left))]
    w.pencil.poly(outline, body_gradient("#3B3733", -52, -12, 0.25, 0.4), w.line)
    rib = stroke("#8D857A", 1.3, alpha=0.55)
    for x in (-46, -31, -15, 0, 15, 31, 46):
        w.pencil.line(x, -50, x, -25, rib)
    w.pencil.line(-55, -50, 55, -50, stroke("#8D857A", 1.6))


def _sleeper(w: _Wagon) -> None:
    w.running_gear(38, 114)
    w.body((-57, -54, 114, 41), 2.5)
    roof = QPainterPath(QPointF(-59, -53))
    roof.quadTo(-58, -66, -44, -66)
    roof.lineTo(44, -66)
    roof.quadTo(58, -66, 59, -53)
    roof.closeSubpath()
    w.pencil.shape(roof, w.roof, w.line)
    for index in range(4):
        x = -48 + index * 25.6
        w.pencil.box((x, -47, 19, 13), _LAMP, None, 2)
        w.pencil.box((x, -47, 19, 5), "#8FA7A0", None, 2)
    for y in (-28, -18):
        w.pencil.line(-55, y, 55, y, stroke("#E8C877", 1.6))
    w.pencil.box((-22, -26, 44, 6), None, stroke("#E8C877", 1.2))


def _coach(w: _Wagon) -> None:
    w.running_gear(38, 114)
    w.body((-57, -54, 114, 41), 2.5)
    w.part((-59, -59, 118, 7), w.roof, 3)
    w.part((-42, -66, 84, 8), w.roof, 2.5)
    for x in range(-38, 36, 12):
        w.pencil.box((x, -64, 8, 3.2), _LAMP)
    for index in range(7):
        left = -44 + index * 12.9
        window = QPainterPath(QPointF(left, -32))
        window.lineTo(left, -43)
        window.arcTo(QRectF(left, -48, 9, 10), 180, -180)
        window.lineTo(left + 9, -32)
        window.closeSubpath()
        w.pencil.shape(window, _LAMP)
    w.pencil.line(-55, -27, 55, -27, stroke("#EBD3A0", 1.4))
    for x in (-56, 48):
        w.part((x, -48, 8, 34), mix(w.fill, "#000000", 0.2))


def _refrigerator(w: _Wagon) -> None:
    w.running_gear()
    w.pencil.box((-55, -57, 110, 43), body_gradient(w.fill, -58, -14, 0.5, 0.18), w.line, 2)
    w.part((-57, -61, 114, 6), mix(w.fill, "#5A5348", 0.45), 3)
    for x in (-46, 31):
        w.part((x, -66, 15, 6), mix(w.fill, "#5A5348", 0.3))
    for y in range(-51, -16, 6):
        w.pencil.line(-54, y, 54, y, stroke(w.edge, 1, alpha=0.28))
    w.part((-15, -54, 30, 39), mix(w.fill, "#FFFFFF", 0.4))
    w.pencil.line(0, -54, 0, -15, w.line)
    for x in (-15, 6):
        for y in (-48, -36, -23):
            w.pencil.box((x, y, 9, 2), w.edge)
    flake = stroke("#4C86B8", 2.2)
    for x in (-36, 36):
        for angle in (30, 90, 150):
            dx, dy = 8 * cos(radians(angle)), 8 * sin(radians(angle))
            w.pencil.line(x - dx, -35 - dy, x + dx, -35 + dy, flake)


def _timber(w: _Wagon) -> None:
    w.running_gear(frame=False)
    w.pencil.box((-57, -23, 114, 9), body_gradient(w.fill, -24, -12), w.line, 1.5)
    wood, bark = "#B98248", stroke("#4A2C10", 1.3)
    for y, half in ((-32, 50), (-43, 47), (-54, 42)):
        fill = body_gradient(wood, y - 2, y + 9, 0.4, 0.35)
        w.pencil.box((-half, y - 2, 2 * half, 11), fill, bark, 5.4)
        w.pencil.ellipse(half - 4.5, y + 3.5, (4.3, 5.2), "#E7C28C", bark)
        w.pencil.ellipse(half - 4.5, y + 3.5, (1.8, 2.4), None, bark)
    for x in (-36, -2.5, 28):
        w.pencil.box((x, -58, 5, 36), w.fill, stroke(w.edge, 1))


def _caboose(w: _Wagon) -> None:
    w.running_gear(32)
    w.body((-42, -52, 84, 38))
    dark = mix(w.fill, "#000000", 0.4)
    w.part((-54, -56, 108, 5.5), dark, 2.5)
    w.body((-15, -70, 30, 15))
    w.part((-18, -73, 36, 4.5), dark, 2)
    for x in (-10, 2):
        w.pencil.box((x, -66, 8, 7), _LAMP)
    for x in (-32, 20):
        w.pencil.box((x, -44, 12, 11), _LAMP, None, 1.5)
    w.pencil.box((-6, -45, 12, 30), _LAMP, None, 1.5)
    w.pencil.box((-4.5, -30, 9, 15), mix(w.fill, "#000000", 0.15), None, 1)
    rail = stroke(w.edge, 1.7)
    for side in (-1, 1):
        w.pencil.line(side * 52, -51, side * 52, -14, rail)
        for y in (-30, -22):
            w.pencil.line(side * 52, y, side * 43, y, rail)
    w.pencil.line(26, -57, 26, -66, stroke("#3A332B", 2.4))


_WAGONS: Final[Mapping[str, Callable[[_Wagon], None]]] = {
    "red": _caboose,
    "orange": _timber,
    "yellow": _box_car,
    "green": _sleeper,
    "blue": _tank,
    "purple": _coach,
    "black": _hopper,
    "white": _refrigerator,
}


def draw_locomotive(
    pencil: Pencil, body: str = "#2F3440", trim: str = "#B8860B", wheels: str = "#B3261E"
) -> None:
    """Draw a steam locomotive that runs to the right."""
    ink = "#0F0C0A"
    line = stroke(ink, 1.4)
    pencil.box((-57, -16, 108, 5), "#1B1816", line, 1.5)
    cab = [(-55, -58), (-24, -58), (-24, -14), (-52, -14)]
    pencil.poly(cab, body_gradient(body, -70, -14, 0.18, 0.4), line)
    pencil.box((-60, -64, 41, 7), wheels, line, 3)
    pencil.box((-48, -51, 17, 15), _LAMP, None, 2)
    stops = ((0, mix(body, "#FFFFFF", 0.1)), (0.25, mix(body, "#FFFFFF", 0.52)), (0.55, body))
    pencil.box((-26, -50, 68, 32), linear(0, -50, 0, -18, *stops, (1, "#0C0A09")), line, 4)
    for x in (-12, 6, 24):
        pencil.line(x, -49.5, x, -18.5, stroke(trim, 2.4, flat=True))
    pencil.box((38, -51, 9, 34), "#191614", line, 3)
    chimney = polygon([(27, -50), (29, -66), (25, -76), (43, -76), (39, -66), (41, -50)])
    pencil.shape(chimney, body_gradient(body, -76, -50, 0.3, 0.3), line)
    pencil.shape(rounded(24, -79, 20, 4, 2), trim, line)
    for x, width in ((8, 15), (-14, 13)):
        dome = QPainterPath(QPointF(x - width / 2, -49))
        dome.lineTo(x - width / 2, -55)
        dome.arcTo(QRectF(x - width / 2, -62, width, 14), 180, -180)
        dome.lineTo(x + width / 2, -49)
        dome.closeSubpath()
        pencil.shape(dome, trim, line)
    pencil.box((44, -60, 10, 11), trim, line, 2)
    pencil.ellipse(52, -54.5, (3.6, 4.4), "#FFF2B8", line)
    for x, radius in ((-40, 12.0), (-12, 12.0), (14, 12.0), (35, 6.5)):
        _draw_driver(pencil, x, radius, wheels, trim)
    pencil.line(-40, -8, 14, -8, stroke("#D8D2C4", 3.2))
    pencil.line(-40, -8, 14, -8, stroke("#5D564A", 1))
    pencil.box((26, -22, 18, 9), "#2B2724", line, 2)
    pencil.poly([(44, -15), (51, -15), (60, -1.5), (44, -1.5)], wheels, line)


def _draw_driver(pencil: Pencil, x: float, radius: float, rim: str, hub: str) -> None:
    line = stroke("#0F0C0A", 1.3)
    pencil.disc(x, -radius, radius, rim, line)
    pencil.disc(x, -radius, radius * 0.72, "#1A1715", line)
    for angle in range(0, 180, 36):
        dx, dy = radius * 0.7 * cos(radians(angle)), radius * 0.7 * sin(radians(angle))
        pencil.line(x - dx, -radius - dy, x + dx, -radius + dy, stroke(rim, 1.7))
    pencil.disc(x, -radius, radius * 0.24, hub)
