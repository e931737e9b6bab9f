"""Amsterdam's cards: six carriers on a quay and the joker's ship."""

from collections.abc import Callable, Mapping
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPen

from ttr_qt.views.cards.base import (
    HEIGHT,
    MIDDLE,
    WIDTH,
    draw_colour_field,
    draw_field_edge,
    draw_panel,
    draw_roundel,
    draw_stock,
    draw_sunburst,
    draw_wild_roundel,
    inner_field,
    panel,
    sky_of,
)
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.theme.pencil import (
    Colour,
    Pencil,
    linear,
    mix,
    radial,
    stroke,
    tint,
)

QUAY: Final = 181.0
"""Where carriers stand."""

_COLOURS: Final = ("red", "orange", "green", "blue", "pink", "black")
_WOOD: Final = "#9A6A3C"
_DARK_WOOD: Final = "#5A3A20"
_INK: Final = "#2A190C"
_GABLES: Final = ((26, 44, 0), (24, 54, 1), (28, 40, 1), (24, 50, 0), (26, 46, 1), (26, 56, 0))


def draw_carrier_card(
    pencil: Pencil, colour: str, *, small: bool = False, symbols: bool = True
) -> None:
    """Draw the card of a colour with its carrier before a row of gables."""
    look = ROUTES[colour]
    draw_stock(pencil)
    with pencil.clipped(inner_field()):
        draw_colour_field(pencil, look)
        _draw_tiles(pencil, stroke(look.ink, 1.5, alpha=0.16), 22, 5)
        draw_panel(pencil, sky_of("purple" if colour == "pink" else colour))
        with pencil.clipped(panel()):
            _draw_canal_front(pencil, look.fill)
        coat = "#3B3733" if colour == "black" else mix(look.fill, "#120A04", 0.25)
        _CARRIERS[colour](pencil, look.fill, coat)
    if symbols:
        draw_roundel(pencil, look, small=small)
    draw_field_edge(pencil)


def _draw_tiles(pencil: Pencil, line: QPen, top: float, rows: int) -> None:
    """Draw rings like those on Delft tiles."""
    for column in range(-1, 6):
        for row in range(-1, rows):
            pencil.disc(column * 28 + 14, row * 28 + top, 14, None, line)


def _draw_canal_front(pencil: Pencil, colour: Colour) -> None:
    x = 2.0
    with pencil.faded(0.55):
        for index, (width, height, bell) in enumerate(_GABLES):
            wall = mix("#E7D2B4", colour, 0.14 + 0.05 * (index % 3))
            top = 170.0 - height
            gable = _bell_gable(x, top, width) if bell else _step_gable(x, top, width)
            pencil.shape(gable, wall, stroke(mix(wall, "#3A2412", 0.35), 1))
            for row in range(3):
                for column in range(3):
                    left = x + width * (0.14 + column * 0.28)
                    pencil.box((left, top + 6 + row * 13, width * 0.15, 7.5), "#F8F0DD")
            x += width - 2
    pencil.box((0, 180, WIDTH, 8), "#CDBB96")
    pencil.box((0, 187, WIDTH, 2.4), "#8C7A58")
    pencil.box((0, 189, WIDTH, 24), mix("#9DB5B4", colour, 0.12))
    ripple = stroke("#FFFFFF", 1.3, alpha=0.6)
    for left in range(4, 140, 26):
        pencil.line(left, 196, left + 12, 196, ripple)
        pencil.line(left + 10, 201, left + 22, 201, ripple)


def _step_gable(x: float, top: float, width: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, 182))
    steps = ((0, 0), (0.16, 0), (0.16, 6), (0.32, 6), (0.32, 12))
    for part, up in (*steps, *((1 - part, up) for part, up in reversed(steps))):
        path.lineTo(x + width * part, top - up)
    path.lineTo(x + width, 182)
    path.closeSubpath()
    return path


def _bell_gable(x: float, top: float, width: float) -> QPainterPath:
    w = width
    path = QPainterPath(QPointF(x, 182))
    path.lineTo(x, top)
    path.cubicTo(x + w * 0.25, top, x + w * 0.2, top - 12, x + w * 0.5, top - 16)
    path.cubicTo(x + w * 0.8, top - 12, x + w * 0.75, top, x + w, top)
    path.lineTo(x + w, 182)
    path.closeSubpath()
    return path


def _draw_man(
    pencil: Pencil,
    x: float,
    coat: Colour,
    *,
    hat: Colour = "#2A2420",
    y: float = QUAY,
    scale: float = 1.0,
    mirror: bool = False,
) -> None:
    line = stroke("#2A1A10", 1.5)
    with pencil.at(x, y, scale, mirror=mirror):
        pencil.poly([(-7, -20), (-8, 0), (-3, 0), (-1, -18)], "#4A3A2C", line)
        pencil.poly([(2, -20), (5, 0), (10, 0), (7, -20)], "#4A3A2C", line)
        body = QPainterPath(QPointF(-9, -18))
        body.cubicTo(-11, -34, -7, -42, 0, -42)
        body.cubicTo(7, -42, 10, -34, 9, -18)
        body.closeSubpath()
        pencil.shape(body, coat, line)
        pencil.poly([(-6, -41), (6, -41), (3, -35), (-3, -35)], "#F5EEDD", line)
        pencil.ellipse(0, -48, (6.4, 7), "#E9C29B", line)
        pencil.box((-11, -54.5, 22, 3.4), hat, line, 1.6)
        pencil.box((-6.5, -64, 13, 10.5), hat, line, 2)
        pencil.box((-6, -56.8, 12, 2), "#E8C24C")
        pencil.ellipse(3, -49, (1, 1.3), "#241A12")


def _draw_spokes(pencil: Pencil, x: float, y: float, radius: float) -> None:
    pencil.disc(x, y, radius * 0.9, tint("#000000", 0.08), stroke(_INK, radius * 0.26))
    for angle in range(0, 180, 45):
        dx, dy = radius * 0.85 * cos(radians(angle)), radius * 0.85 * sin(radians(angle))
        pencil.line(x - dx, y - dy, x + dx, y + dy, stroke(_DARK_WOOD, radius * 0.13))
    pencil.disc(x, y, radius * 0.22, _INK)


def draw_barrel_cart(pencil: Pencil, fill: Colour, coat: Colour) -> None:
    """Draw a man with a cart of barrels, on the quay."""
    line, g = stroke(_INK, 1.5), QUAY
    _draw_man(pencil, 28, coat)
    pencil.line(30, g - 26, 62, g - 20, stroke(_DARK_WOOD, 3))
    pencil.poly([(54, g - 24), (122, g - 24), (118, g - 14), (58, g - 14)], _WOOD, line)
    light, dark = mix(fill, "#FFFFFF", 0.35), mix(fill, "#000000", 0.35)
    for x in (64, 84, 104):
        barrel = QPainterPath(QPointF(x - 7, g - 24))
        barrel.quadTo(x - 11, g - 37, x - 7, g - 50)
        barrel.lineTo(x + 7, g - 50)
        barrel.quadTo(x + 11, g - 37, x + 7, g - 24)
        barrel.closeSubpath()
        stops = ((0, light), (0.5, fill), (1, dark))
        pencil.shape(barrel, linear(x - 9, 0, x + 9, 0, *stops), line)
        for y in (g - 43, g - 31):
            pencil.line(x - 8.6, y, x + 8.6, y, stroke("#E8D6A8", 1.6))
    _draw_spokes(pencil, 88, g - 11, 12)


def _cheeses(pencil: Pencil, fill: Colour, coat: Colour) -> None:  # noqa: ARG001
    line, g = stroke(_INK, 1.5), QUAY
    _draw_man(pencil, 24, "#F2E9D8", hat=fill)
    _draw_man(pencil, 118, "#F2E9D8", hat=fill, mirror=True)
    pencil.line(22, g - 30, 120, g - 30, stroke(_DARK_WOOD, 3))
    tray = QPainterPath(QPointF(38, g - 28))
    tray.quadTo(71, g - 4, 104, g - 28)
    tray.closeSubpath()
    pencil.shape(tray, _WOOD, line)
    stops = ((0, "#FFE08A"), (0.6, mix(fill, "#FFC24A", 0.45)), (1, mix(fill, "#000000", 0.15)))
    for x, y in ((54, -32), (71, -32), (88, -32), (62, -46), (79, -46), (71, -59)):
        pencil.ellipse(x, g + y, (9.4, 8), radial(x - 3, g + y - 4, 13, *stops), line)


def _cabbages(pencil: Pencil, fill: Colour, coat: Colour) -> None:
    line, g = stroke(_INK, 1.5), QUAY
    _draw_man(pencil, 30, coat)
    pencil.line(34, g - 24, 70, g - 18, stroke(_DARK_WOOD, 3.4))
    pencil.poly([(58, g - 30), (116, g - 34), (104, g - 12), (68, g - 12)], _WOOD, line)
    stops = ((0, "#CFE7A0"), (0.6, mix(fill, "#9CCB6A", 0.5)), (1, fill))
    heads = ((68, -36, 10), (84, -40, 11), (101, -40, 10), (76, -50, 9), (93, -53, 10))
    for x, y, radius in heads:
        head = radial(x - 3, g + y - 4, 14, *stops)
        pencil.ellipse(x, g + y, (radius, radius * 0.9), head, line)
        vein = stroke("#F0F8DC", 1, alpha=0.8)
        pencil.line(x, g + y + 5, x, g + y - 5, vein)
        pencil.line(x, g + y, x + 5, g + y - 4, vein)
    _draw_spokes(pencil, 110, g - 10, 10.5)
    pencil.line(66, g - 12, 60, g, stroke(_DARK_WOOD, 3))


def _milk_boat(pencil: Pencil, fill: Colour, coat: Colour) -> None:
    line, g = stroke(_INK, 1.5), QUAY
    with pencil.at(0, 14):
        hull = QPainterPath(QPointF(12, g - 20))
        hull.quadTo(20, g + 3, 40, g + 3)
        hull.lineTo(104, g + 3)
        hull.quadTo(124, g + 2, 130, g - 24)
        hull.lineTo(118, g - 18)
        hull.closeSubpath()
        stops = ((0, mix(fill, "#FFFFFF", 0.25)), (1, mix(fill, "#000000", 0.3)))
        pencil.shape(hull, linear(0, g - 22, 0, g + 4, *stops), line)
        pencil.line(20, g - 11, 122, g - 12, stroke("#F4FAFF", 1.6))
        for x in (48, 66, 84):
            can = QPainterPath(QPointF(x - 7, g - 18))
            can.lineTo(x - 8, g - 36)
            can.quadTo(x - 7, g - 42, x - 4, g - 45)
            can.lineTo(x + 4, g - 45)
            can.quadTo(x + 7, g - 42, x + 8, g - 36)
            can.lineTo(x + 7, g - 18)
            can.closeSubpath()
            pencil.shape(can, "#E8E4DA", line)
            pencil.box((x - 5, g - 49, 10, 4), "#B9B3A4", line, 1.5)
            pencil.line(x - 7, g - 34, x + 7, g - 34, stroke("#9A9484", 1))
        _draw_man(pencil, 108, coat, y=g - 17, scale=0.86, mirror=True)
        pencil.line(100, g - 76, 118, g + 8, stroke(_DARK_WOOD, 2.6))


def _cloth(pencil: Pencil, fill: Colour, coat: Colour) -> None:
    line, g = stroke(_INK, 1.5), QUAY
    _draw_man(pencil, 26, coat)
    pencil.line(28, g - 26, 56, g - 20, stroke(_DARK_WOOD, 3))
    pencil.box((50, g - 24, 74, 9), _WOOD, line)
    for index, colour in enumerate((fill, "#C98BC8", "#5A2364")):
        y, left, right = g - 32 - index * 13, 54 + index * 5, 120 - index * 5
        stops = ((0, mix(colour, "#FFFFFF", 0.4)), (1, mix(colour, "#000000", 0.2)))
        roll = linear(0, y - 6, 0, y + 7, *stops)
        pencil.box((left, y - 6, right - left, 13.5), roll, line, 6)
        pencil.ellipse(right - 5, y + 0.6, (5, 6.4), "#F3E5F2", line)
        pencil.ellipse(right - 5, y + 0.6, (2.2, 3), None, line)
    for x in (70, 106):
        _draw_spokes(pencil, x, g - 11, 11.5)


def _peat(pencil: Pencil, fill: Colour, coat: Colour) -> None:  # noqa: ARG001
    line, g = stroke(_INK, 1.5), QUAY
    _draw_man(pencil, 116, coat, mirror=True)
    pencil.line(112, g - 26, 88, g - 10, stroke("#4A3424", 2))
    runner = QPainterPath(QPointF(10, g - 4))
    runner.lineTo(92, g - 4)
    runner.quadTo(100, g - 6, 102, g - 14)
    runner.lineTo(97, g - 15)
    runner.quadTo(96, g - 9, 90, g - 9)
    runner.lineTo(10, g - 9)
    runner.closeSubpath()
    pencil.shape(runner, _WOOD, line)
    for x in (22, 52, 80):
        pencil.box((x, g - 16, 5, 8), _WOOD, line)
    for row, count in enumerate((6, 5, 4, 2)):
        for index in range(count):
            left = 20 + row * 6.2 + index * 12.4
            sod = mix("#3E352C", "#6A5A48", (row * 5 + index * 3) % 7 / 10)
            pencil.box((left, g - 28 - row * 11.5, 11.6, 11), sod, stroke("#17120D", 1.2), 2.4)


_CARRIERS: Final[Mapping[str, Callable[[Pencil, Colour, Colour], None]]] = {
    "red": draw_barrel_cart,
    "orange": _cheeses,
    "green": _cabbages,
    "blue": _milk_boat,
    "pink": _cloth,
    "purple": _cloth,
    "black": _peat,
}


def draw_joker_card(pencil: Pencil, *, small: bool = False) -> None:
    """Draw the wild card: a merchant ship under full sail."""
    draw_stock(pencil)
    with pencil.clipped(inner_field()):
        draw_sunburst(pencil, 56, _COLOURS)
        draw_panel(pencil, linear(0, 90, 0, HEIGHT, (0, "#EAF1EE"), (1, "#CFE0DC")))
        pencil.box((0, 180, WIDTH, 40), "#9DB9BC")
        ripple = stroke("#FFFFFF", 1.6, alpha=0.75)
        for left in range(0, 140, 28):
            pencil.line(left, 190, left + 14, 190, ripple)
            pencil.line(left + 12, 198, left + 26, 198, ripple)
        with pencil.at(MIDDLE, 184):
            draw_fluyt(pencil)
    draw_wild_roundel(pencil, small=small)
    draw_field_edge(pencil)


def draw_fluyt(pencil: Pencil) -> None:
    """Draw a merchant ship; the water line is a little below the origin."""
    line = stroke(_INK, 1.5)
    masts = ((-26, 62, 22), (2, 78, 28), (28, 58, 22))
    for x, height, _ in masts:
        pencil.line(x, -12, x, -height - 10, stroke(_DARK_WOOD, 2.4))
    for x, height, width in masts:
        for index, (top, low) in enumerate(((height, height * 0.62), (height * 0.58, 20))):
            half, middle = width * (0.4 + 0.15 * index), -(top + low) / 2
            sail = QPainterPath(QPointF(x - half, -top))
            sail.lineTo(x + half, -top)
            sail.quadTo(x + half + 7, middle, x + half, -low)
            sail.quadTo(x, -low - 4, x - half, -low)
            sail.quadTo(x - half + 6, middle, x - half, -top)
            pencil.shape(sail, "#FFF9EA", line)
    hull = QPainterPath(QPointF(-50, -20))
    for x, y in ((-40, -14), (40, -14), (54, -24)):
        hull.lineTo(x, y)
    hull.quadTo(50, 4, 36, 6)
    hull.lineTo(-36, 6)
    hull.quadTo(-48, 4, -50, -20)
    pencil.shape(hull, "#8A5A32", line)
    pencil.line(-44, -6, 47, -8, stroke("#E8C24C", 1.8))
    for row, colour in enumerate(("#B5302A", "#FBF5E6", "#27508C")):
        pencil.box((2, -96 + row * 3, 16, 3), colour)
