"""Faces of train cards: eight wagons, locomotives and the passenger."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from ttr_qt.views.cards.base import (
    GROUND,
    MIDDLE,
    WIDTH,
    draw_colour_field,
    draw_field_edge,
    draw_hills,
    draw_panel,
    draw_rails,
    draw_rays,
    draw_roundel,
    draw_stock,
    draw_sunburst,
    draw_wild_roundel,
    inner_field,
    panel,
    sky_of,
)
from ttr_qt.views.cards.wagons_art import draw_locomotive, draw_side_view
from ttr_qt.views.theme.fonts import BOLD, map_text
from ttr_qt.views.theme.palette import ACCENT_RED, CARD, ROUTES
from ttr_qt.views.theme.pencil import Colour, Pencil, circle, linear, mix, stroke, tint

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "white", "black")


def draw_train_card(
    pencil: Pencil, colour: str, *, small: bool = False, symbols: bool = True
) -> None:
    """Draw the card of a colour with its wagon in a landscape."""
    look = ROUTES[colour]
    draw_stock(pencil)
    with pencil.clipped(inner_field()):
        draw_colour_field(pencil, look)
        draw_rays(pencil, 50, look.ink, 0.10)
        sky = sky_of(colour)
        draw_panel(pencil, sky)
        with pencil.clipped(panel()):
            far: Colour = "#6F8F86" if colour in {"white", "yellow"} else look.fill
            draw_hills(pencil, (0, 118, WIDTH, 60), mix(sky, far, 0.20))
            draw_hills(pencil, (-40, 140, WIDTH + 70, 50), mix(sky, far, 0.34))
            pencil.box((0, 182, WIDTH, 40), mix("#D9C9A3", look.fill, 0.10))
        draw_rails(pencil)
        with pencil.at(MIDDLE, GROUND, 1.04):
            draw_side_view(pencil, colour)
    if symbols:
        draw_roundel(pencil, look, small=small)
    draw_field_edge(pencil, pale=colour == "white")


def draw_locomotive_card(
    pencil: Pencil, *, small: bool = False, from_length: int | None = None
) -> None:
    """Draw the wild card; ``from_length`` is the shortest route it may be used for."""
    draw_stock(pencil)
    with pencil.clipped(inner_field()):
        draw_sunburst(pencil, 56, COLOURS)
        draw_panel(pencil, linear(0, 90, 0, 212, (0, "#FDF3DA"), (1, "#F3D9A4")))
        steam = circle(100, 104, 7)
        for x, y, puff in ((93, 97, 9), (83, 94, 11), (70, 95, 10), (58, 99, 8), (48, 105, 6)):
            steam = steam.united(circle(x, y, puff))
        pencil.shape(steam, tint("#FFFFFF", 0.95))
        pencil.box((0, 182, WIDTH, 40), "#D9C08A")
        draw_rails(pencil)
        with pencil.at(MIDDLE, GROUND, 1.02):
            if from_length is None:
                draw_locomotive(pencil)
            else:
                draw_locomotive(pencil, body="#4A2530", wheels="#C08A1E")
    if from_length is None:
        draw_wild_roundel(pencil, small=small)
    else:
        radius = 38.0 if small else 31.0
        pencil.disc(MIDDLE, 48, radius, "#FFF8E6", stroke("#3A2A14", 2))
        pencil.disc(MIDDLE, 48, radius * 0.86, None, stroke("#B98216", 2.4))
        style = map_text(radius * 1.36, BOLD)
        text = f"{from_length}+"
        pencil.text((MIDDLE, 48 + radius * 0.45), text, style, ACCENT_RED, "centre")
    draw_field_edge(pencil)


def draw_passenger_card(pencil: Pencil, *, small: bool = False) -> None:
    """Draw two travellers under the roof of a platform."""
    draw_stock(pencil)
    with pencil.clipped(inner_field()):
        stops = ((0, "#BFE0DA"), (0.55, "#F7E7C0"), (1, "#EBC98A"))
        pencil.shape(inner_field(), linear(0, 0, 0, 212, *stops))
        for index in range(-1, 12):
            fill = CARD if index % 2 else "#A8402F"
            pencil.box((index * 13 + 2, 62, 13, 17), fill, None, 6)
        pencil.box((0, 56, WIDTH, 9), ACCENT_RED)
        for x in (16, 119):
            pencil.box((x, 66, 5, 120), "#5D4A36")
        pencil.box((0, 180, WIDTH, 40), "#B79D74")
        pencil.box((0, 180, WIDTH, 3), "#8C7450")
        draw_gentleman(pencil, 52, 190, 0.98)
        draw_lady(pencil, 98, 190, 0.84)
    radius = 31.0 if small else 25.0
    pencil.disc(MIDDLE, 38, radius, "#FFF8E6", stroke("#3A2A14", 2))
    draw_person_sign(pencil, MIDDLE, 38, radius * 0.64)
    draw_field_edge(pencil)


def draw_person_sign(
    pencil: Pencil, x: float, y: float, radius: float, ink: Colour = ACCENT_RED
) -> None:
    """Draw the sign of passengers: head and shoulders."""
    pencil.disc(x, y - radius * 0.55, radius * 0.36, ink)
    body = QPainterPath(QPointF(x - radius * 0.62, y + radius * 0.9))
    r = radius
    body.cubicTo(x - r * 0.66, y - r * 0.1, x - r * 0.3, y - r * 0.14, x, y - r * 0.14)
    body.cubicTo(x + r * 0.3, y - r * 0.14, x + r * 0.66, y - r * 0.1, x + r * 0.62, y + r * 0.9)
    body.closeSubpath()
    pencil.shape(body, ink)


def _draw_face(pencil: Pencil, y: float) -> None:
    for side in (-1, 1):
        pencil.ellipse(side * 3.6, y, (1.3, 1.6), "#241A12")
        pencil.ellipse(side * 6, y + 3.4, (2, 1.3), tint("#D9755A", 0.45))


def draw_gentleman(pencil: Pencil, x: float, y: float, scale: float) -> None:
    """Draw a traveller with a top hat and a bag, standing on a point."""
    coat, line = "#2F5D8A", stroke("#1C1510", 2)
    with pencil.at(x, y, scale):
        for left in (-11, 3):
            pencil.box((left, -30, 9, 30), "#2A2420", line, 3)
        stops = ((0, mix(coat, "#FFFFFF", 0.28)), (0.5, coat), (1, mix(coat, "#000000", 0.35)))
        body = QPainterPath(QPointF(-13, -72))
        body.cubicTo(-22, -60, -20, -40, -20, -20)
        body.lineTo(20, -20)
        body.cubicTo(20, -40, 22, -60, 13, -72)
        body.closeSubpath()
        pencil.shape(body, linear(-20, 0, 22, 0, *stops), line)
        pencil.line(0, -70, 0, -22, stroke("#000000", 1.4, alpha=0.35))
        pencil.ellipse(0, -82, (10.5, 11.5), "#E8BE96", line)
        _draw_face(pencil, -82)
        beard = QPainterPath(QPointF(0, -78))
        beard.cubicTo(-3, -79.6, -7, -78, -8, -74.8)
        beard.cubicTo(-4, -74.6, -1.5, -75.2, 0, -76.4)
        beard.cubicTo(1.5, -75.2, 4, -74.6, 8, -74.8)
        beard.cubicTo(7, -78, 3, -79.6, 0, -78)
        pencil.shape(beard, "#3A2618")
        pencil.box((-15, -92, 30, 4), "#2A2420", line, 2)
        pencil.box((-10.5, -107, 21, 16), "#2A2420", line, 3)
        pencil.box((-10, -96, 20, 3.6), "#A8261C")
        pencil.box((18, -26, 22, 24), "#9A6232", line, 3)
        pencil.box((24, -31, 10, 6), None, line, 2)
        for left in (23, 35):
            pencil.line(left, -25, left, -3, stroke("#F0D9A8", 1.8))


def draw_lady(pencil: Pencil, x: float, y: float, scale: float) -> None:
    """Draw a traveller in a long dress with a broad hat, standing on a point."""
    dress, line = "#8A3B74", stroke("#1C1510", 2)
    with pencil.at(x, y, scale):
        stops = ((0, mix(dress, "#FFFFFF", 0.28)), (0.5, dress), (1, mix(dress, "#000000", 0.35)))
        body = QPainterPath(QPointF(-10, -72))
        body.cubicTo(-18, -50, -14, -40, -26, -2)
        body.lineTo(26, -2)
        body.cubicTo(14, -40, 18, -50, 10, -72)
        body.closeSubpath()
        pencil.shape(body, linear(-20, 0, 22, 0, *stops), line)
        pencil.line(0, -70, 0, -44, stroke("#000000", 1.4, alpha=0.35))
        pencil.disc(0, -82, 12.5, "#5A3A22", line)
        pencil.ellipse(0, -81, (9.5, 11.5), "#E8BE96", line)
        _draw_face(pencil, -82)
        smile = QPainterPath(QPointF(-2.6, -76))
        smile.quadTo(0, -73.8, 2.6, -76)
        pencil.shape(smile, None, stroke("#9A3A2C", 1.3))
        pencil.ellipse(0, -90, (20, 5.5), "#5B2A4E", line)
        pencil.box((-9, -101, 18, 11), "#5B2A4E", line, 5)
