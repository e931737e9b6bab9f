"""Loose pieces: goods, passengers, score markers, chips, badges and the sign of carts."""

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from ttr_qt.views.paint.symbols import draw_symbol
from ttr_qt.views.theme.fonts import BOLD, map_text, window_text
from ttr_qt.views.theme.palette import DEEP, PlayerColour
from ttr_qt.views.theme.pencil import (
    Pencil,
    circle,
    linear,
    mix,
    polygon,
    radial,
    rounded,
    stroke,
    tint,
)

GOODS_RADIUS: Final = 30.0
PASSENGER_WIDTH: Final = 60.0
PASSENGER_HEIGHT: Final = 92.0

_GOODS: Final = {
    "black": ("#2B2926", "#F3ECDF", 8),
    "red": ("#B3261E", "#FFF1E2", 6),
    "yellow": ("#EFC233", "#3F2C04", 4),
    "white": ("#F8F4E8", "#4A4338", 0),
}
"""Fill, ink and number of corners of each kind: its outline tells it too; 0 is a circle."""
_SQUARE: Final = 4
_GOODS_TEXT: Final = map_text(45, BOLD)


def _goods_outline(corners: int, radius: float) -> QPainterPath:
    if not corners:
        return circle(0, 0, radius)
    if corners == _SQUARE:
        radius *= 1.13
    turn = 180 / corners - 90
    angles = [radians(index * 360 / corners + turn) for index in range(corners)]
    return polygon([(radius * cos(angle), radius * sin(angle)) for angle in angles])


def draw_goods(
    pencil: Pencil, x: float, y: float, scale: float, kind: str, value: int, *, shadow: bool = True
) -> None:
    """Draw one token of goods, `GOODS_RADIUS` times ``scale`` large."""
    fill, ink, corners = _GOODS.get(kind, _GOODS["white"])
    path = _goods_outline(corners, GOODS_RADIUS)
    with pencil.at(x, y, scale):
        if shadow:
            pencil.shadow(path, (3, 5), 5, 0.5)
        edge = mix(fill, "#000000", 0.3 if kind == "white" else 0.45)
        for depth in range(6, 0, -1):
            pencil.shape(path.translated(0, depth - 1), edge)
        top = path.translated(0, -1)
        light, dark = mix(fill, "#FFFFFF", 0.30), mix(fill, "#000000", 0.14)
        face = linear(-20, -30, 20, 30, (0, light), (0.5, fill), (1, dark))
        pencil.shape(top, face, stroke("#1A120A", 1.6))
        rim = _goods_outline(corners, GOODS_RADIUS * 0.87).translated(0, -1)
        pencil.shape(rim, None, stroke(ink, 1.6, alpha=0.5))
        pencil.text((0, 14), str(value), _GOODS_TEXT, ink, "centre")


def draw_goods_stack(
    pencil: Pencil, x: float, y: float, scale: float, kind: str, values: tuple[int, ...]
) -> None:
    """Draw a stack; the first value is that of its top token."""
    step = 10 * scale
    for level, value in enumerate(reversed(values)):
        draw_goods(pencil, x, y - level * step, scale, kind, value, shadow=level == 0)


def draw_passenger(pencil: Pencil, x: float, y: float, scale: float, player: PlayerColour) -> None:
    """Draw a passenger standing at a point: a stout figure with a hat and its owner's mark."""
    colour = player.fill
    dark = mix(colour, "#000000", 0.35 if player.id == "yellow" else 0.5)
    light = mix(colour, "#FFFFFF", 0.35)
    wood = linear(-28, 0, 30, 0, (0, light), (0.3, colour), (1, dark))
    edge = stroke(DEEP, 2, alpha=0.9)
    with pencil.at(x, y, scale):
        ground = QPainterPath()
        ground.addEllipse(QPointF(5, 0), 34, 9)
        pencil.shadow(ground, (3, 2), 5, 0.5)
        # Without the rim a figure is lost on wagons of its own colour.
        pencil.shape(_figure_outline(), "#FFFDF2", stroke("#FFFDF2", 7))
        pencil.shape(_figure_body(), wood, edge)
        head = radial(-5, -72, 26, (0, mix(colour, "#FFFFFF", 0.55)), (0.5, colour), (1, dark))
        pencil.disc(0, -65, 14, head, edge)
        pencil.shape(_hat_brim(), wood, edge)
        pencil.shape(_hat(), wood, edge)
        pencil.box((-12, -80, 24, 3.4), tint(player.ink, 0.85))
        pencil.disc(0, -24, 20, colour)
        draw_symbol(pencil, player.mark, 0, -24, 17, player.ink)


def _figure_body() -> QPainterPath:
    path = QPainterPath(QPointF(-30, -4))
    path.cubicTo(-30, 9, 30, 9, 30, -4)
    path.cubicTo(29, -22, 27, -50, 11, -54)
    path.lineTo(-11, -54)
    path.cubicTo(-27, -50, -29, -22, -30, -4)
    path.closeSubpath()
    return path


def _hat_brim() -> QPainterPath:
    return rounded(-22, -77, 44, 6, 3)


def _hat() -> QPainterPath:
    return rounded(-13, -PASSENGER_HEIGHT, 26, 17, 4)


def _figure_outline() -> QPainterPath:
    path = _figure_body().united(circle(0, -65, 14))
    return path.united(_hat_brim()).united(_hat())


def draw_score_marker(
    pencil: Pencil, x: float, y: float, radius: float, player: PlayerColour
) -> None:
    """Draw a player's marker on the score track: a thick wooden disc."""
    colour, size = player.fill, radius / 19
    pencil.shadow(circle(x, y, radius), (3 * size, 5 * size), 6 * size, 0.5)
    for depth in range(5, 0, -1):
        pencil.disc(x, y + (depth - 2) * size, radius, mix(colour, "#000000", 0.42))
    top = y - 2 * size
    light, dark = mix(colour, "#FFFFFF", 0.45), mix(colour, "#000000", 0.3)
    stops = ((0, light), (0.5, colour), (1, dark))
    face = radial(x - radius * 0.4, top - radius * 0.6, radius * 1.9, *stops)
    pencil.disc(x, top, radius, face, stroke(DEEP, 1.1 * size, alpha=0.8))
    pencil.disc(x, top, radius * 0.82, None, stroke("#FFFFFF", 1.2 * size, alpha=0.35))
    draw_symbol(pencil, player.mark, x, top, radius * 0.5, player.ink)


def draw_player_chip(
    pencil: Pencil, x: float, y: float, radius: float, player: PlayerColour
) -> None:
    """Draw the flat disc that stands for a player in panels."""
    light, dark = mix(player.fill, "#FFFFFF", 0.22), mix(player.fill, "#000000", 0.16)
    face = radial(x - radius * 0.4, y - radius * 0.5, radius * 1.8, (0, light), (1, dark))
    pencil.disc(x, y, radius, face)
    draw_symbol(pencil, player.mark, x, y, radius * 0.54, player.ink)


def draw_count_badge(pencil: Pencil, x: float, y: float, radius: float, count: int) -> None:
    """Draw a number in a dark disc with a white rim."""
    pencil.disc(x, y, radius, "#211D18", stroke("#FFFFFF", radius * 0.125))
    style = window_text(radius * 1.05, BOLD)
    pencil.text((x, y + radius * 0.375), str(count), style, "#FFFFFF", "centre")


def draw_cart_badge(pencil: Pencil, x: float, y: float, radius: float) -> None:
    """Draw the gold badge of a track that brings goods: a hand cart."""
    pencil.shadow(circle(x, y, radius), (0, 1.5), 3, 0.4, layers=4)
    gold = radial(x - 4, y - 5, radius * 1.8, (0, "#FBE3A0"), (1, "#D99A22"))
    pencil.disc(x, y, radius, gold, stroke("#6B4204", 1.5))
    ink = "#3A2408"
    with pencil.at(x - radius * 0.05, y, radius * 0.078):
        box = [(-9.0, -7.0), (4.5, -7.0), (3.2, -1.6), (-7.6, -1.6)]
        pencil.poly(box, ink, stroke(ink, 1.6))
        pencil.line(2.5, -2.6, 10.5, 1.6, stroke(ink, 2))
        pencil.disc(-2.2, 2.8, 5.4, "#F3CB6A", stroke(ink, 2))
        for angle in (30, 90, 150):
            dx, dy = 5 * cos(radians(angle)), 5 * sin(radians(angle))
            pencil.line(-2.2 - dx, 2.8 - dy, -2.2 + dx, 2.8 + dy, stroke(ink, 1.1))
