"""First Journey's cards: smiling wagons with six different loads, and a cheerful locomotive."""

from collections.abc import Callable, Mapping
from math import pi, sin
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ttr_qt.views.cards.base import HEIGHT, MIDDLE, WIDTH, inner_field
from ttr_qt.views.illustrations.crayon import OUTLINE, Crayon, curve
from ttr_qt.views.paint.symbols import draw_symbol, draw_wheel
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.theme.pencil import Colour, Pencil, circle, linear, mix, stroke, tint

RADIUS: Final = 18.0
FIELD_RADIUS: Final = 13.0
RAILS: Final = 188.0
COLOURS: Final = ("red", "blue", "green", "yellow", "black", "white")

_SYMBOL_INKS: Final = {"white": "#8A8274", "yellow": "#D99A0C"}
_CREAM: Final = "#FFF6DC"


def draw_toy_stock(pencil: Pencil, size: tuple[float, float] = (WIDTH, HEIGHT)) -> None:
    """Draw the card itself: white with round corners."""
    rect = (0.5, 0.5, size[0] - 1, size[1] - 1)
    pencil.box(rect, "#FFFFFF", stroke("#8F7F66", 1), RADIUS)


def draw_toy_card(
    pencil: Pencil, colour: str, *, small: bool = False, symbols: bool = True
) -> None:
    """Draw the card of a colour."""
    look = ROUTES[colour]
    draw_toy_stock(pencil)
    field = inner_field(FIELD_RADIUS)
    with pencil.clipped(field):
        pencil.shape(field, "#F4EFE4" if colour == "white" else mix(look.fill, "#FFFFFF", 0.06))
        for x, y, size in ((28, 100, 1.0), (112, 96, 0.8)):
            cloud = circle(x - 12 * size, y, 8 * size).united(circle(x, y, 11 * size))
            cloud = cloud.united(circle(x + 12 * size, y, 8 * size))
            pencil.shape(cloud, tint("#FFFFFF", 0.95 if colour == "white" else 0.30))
        _draw_meadow(pencil, mix("#8FCB74", look.fill, 0.12))
    with pencil.at(MIDDLE, RAILS):
        _draw_wagon(Crayon(pencil), colour)
    if symbols:
        radius = 40.0 if small else 32.0
        pencil.disc(MIDDLE, 47, radius, "#FFFFFF", stroke(OUTLINE, 3))
        ink = _SYMBOL_INKS.get(colour, look.fill)
        draw_symbol(pencil, look.symbol, MIDDLE, 47, radius * 0.63, ink)
    pencil.shape(field, None, stroke("#000000", 1, alpha=0.18))


def _draw_meadow(pencil: Pencil, grass: Colour) -> None:
    hill = curve((0, 150), (40, 118, 70, 140, WIDTH, 128), (WIDTH, HEIGHT), (0, HEIGHT))
    pencil.shape(hill, grass, stroke("#FFFFFF", 3, alpha=0.9))
    pencil.box((0, 190, WIDTH, 30), "#E9CF95")
    for left in range(0, int(WIDTH), 14):
        pencil.box((left, 191, 8, 6), "#9A7448", None, 1.5)
    pencil.box((0, RAILS, WIDTH, 4), "#5A5560")


def _draw_wagon(c: Crayon, colour: str) -> None:
    fill = "#3B3838" if colour == "black" else ROUTES[colour].fill
    _LOADS[colour](c)
    for x in (-34, 34):
        c.dot(x, -10, 11, "#F6C945")
        c.dot(x, -10, 4.4, _CREAM)
    c.bar((-62, -20), (62, -20), 4)
    low: Colour = "#E9E4DA" if colour == "white" else mix(fill, "#000000", 0.12)
    body = linear(0, -48, 0, -18, (0, mix(fill, "#FFFFFF", 0.22)), (1, low))
    c.block((-56, -48, 112, 28), body, 3, 9)
    ink = _CREAM if colour in {"black", "red", "green"} else OUTLINE
    for x in (-12, 12):
        c.blob(x, -38, (3, 3.6), ink, 0)
    smile = curve((-9, -31), (0, -24, 9, -31), close=False)
    c.pencil.shape(smile, None, stroke(ink, 2.8))


def _elephant(c: Crayon) -> None:
    c.blob(2, -64, (27, 22), "#A9B4C2")
    c.blob(-24, -72, (17, 16), "#A9B4C2")
    trunk = ((-52, -66, -54, -50, -48, -44), (-42, -47), (-46, -54, -42, -60, -32, -60))
    c.form(curve((-38, -70), *trunk, close=False), "#A9B4C2")
    c.blob(-14, -74, (9, 12), "#C3CCD8")
    c.blob(-30, -75, (2.2, 2.6), OUTLINE, 0)


def _aquarium(c: Crayon) -> None:
    c.block((-40, -88, 80, 48), "#BFE3F5", 3, 20)
    water = curve((-39, -68), (-20, -75, 0, -68), (20, -61, 39, -68), (39, -42), (-39, -42))
    c.form(water, "#8FCBEB", 0)
    c.cut([(12, -54), (27, -64), (27, -44)], "#F2A03C", 2.6)
    c.blob(-2, -54, (17, 10.5), "#F2A03C", 2.6)
    c.dot(-9, -56, 2.4, OUTLINE, 0)


def _trees(c: Crayon) -> None:
    for x, height in ((-28, 44), (0, 56), (28, 42)):
        c.block((x - 3, -46, 6, 10), "#9A6A42", 2.4)
        c.cut([(x - 17, -44), (x, -44 - height), (x + 17, -44)], "#6DBB5C")


def _toys(c: Crayon) -> None:
    c.dot(-22, -60, 20, "#E8604C")
    c.pencil.use(None, stroke("#FFFFFF", 4))
    c.pencil.painter.drawArc(QRectF(-40, -78, 36, 36), 30 * 16, 120 * 16)
    c.dot(22, -58, 17, "#4A90D9")
    draw_symbol(c.pencil, "star", 22, -58, 9, _CREAM)
    c.block((-8, -84, 18, 18), "#5DB075", 3, 3)


def _coal(c: Crayon) -> None:
    heap = [(-46.0, -44.0)]
    for index in range(9):
        x = -46 + index * 11.5
        heap.append((x, -52 - 22 * sin((x + 46) / 92 * pi) - index % 2 * 6))
    c.cut([*heap, (46, -44)], "#5A5560")
    for x, y in ((-20, -58), (4, -70), (22, -56)):
        c.pencil.ellipse(x, y, (3.4, 2.6), tint("#FFFFFF", 0.35))


def _ice_cream(c: Crayon) -> None:
    for x, colour in ((-26, "#F5A3B5"), (0, "#FFF1C9"), (26, "#B98A5E")):
        c.cut([(x - 11, -60), (x + 11, -60), (x, -36)], "#E3AE62", 2.8)
        c.blob(x, -68, (13.5, 13), colour, 2.8)
        c.pencil.ellipse(x - 4, -72, (4, 3), tint("#FFFFFF", 0.5))


_LOADS: Final[Mapping[str, Callable[[Crayon], None]]] = {
    "red": _elephant,
    "blue": _aquarium,
    "green": _trees,
    "yellow": _toys,
    "black": _coal,
    "white": _ice_cream,
}


def draw_toy_locomotive_card(pencil: Pencil, *, small: bool = False) -> None:
    """Draw the wild card: a locomotive with a face under a rainbow."""
    draw_toy_stock(pencil)
    field = inner_field(FIELD_RADIUS)
    with pencil.clipped(field):
        pencil.shape(field, "#9BDDF2")
        for index, colour in enumerate(COLOURS):
            line = stroke(ROUTES[colour].fill, 10)
            pencil.disc(MIDDLE, 128, 96 - index * 10, None, line)
        _draw_meadow(pencil, "#8FCB74")
    with pencil.at(MIDDLE, RAILS):
        draw_toy_engine(pencil)
    radius = 36.0 if small else 28.0
    pencil.disc(MIDDLE, 42, radius, "#FFF8E6", stroke(OUTLINE, 3))
    draw_wheel(pencil, MIDDLE, 42, radius * 0.68, "#3A2A14")
    pencil.shape(field, None, stroke("#000000", 1, alpha=0.18))


def draw_toy_engine(pencil: Pencil) -> None:
    """Draw a locomotive with a face that runs to the right, its rails at y = 0."""
    c = Crayon(pencil)
    steam: QPainterPath = (
        circle(34, -92, 8).united(circle(22, -104, 11)).united(circle(4, -110, 13))
    )
    c.form(steam, tint("#FFFFFF", 0.95), 0)
    c.block((-54, -76, 38, 58), "#E8503F", 3, 6)
    c.block((-60, -84, 50, 11), "#F6C945", 3, 5)
    c.block((-46, -66, 22, 20), "#DFF3FB", 3, 4)
    boiler = linear(0, -58, 0, -20, (0, "#7FC4F2"), (1, "#2C7CC2"))
    c.block((-18, -58, 70, 40), boiler, 3, 15)
    c.cut([(26, -58), (22, -82), (44, -82), (40, -58)], "#E8503F")
    c.block((18, -88, 30, 8), "#F6C945", 3, 4)
    c.blob(2, -60, (9, 8), "#F6C945")
    c.blob(40, -38, (13, 14), _CREAM)
    for x in (36, 45):
        c.blob(x, -42, (2, 2.6), OUTLINE, 0)
    smile = curve((35, -35), (40.5, -30, 46, -35), close=False)
    c.pencil.shape(smile, None, stroke(OUTLINE, 2.2))
    for x, radius in ((-38, 15.0), (0, 11.0), (26, 11.0)):
        c.dot(x, -radius, radius, "#F6C945")
        c.dot(x, -radius, radius * 0.4, _CREAM)
