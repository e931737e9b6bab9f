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
from ttr_qt.views.illustrations.assets import draw_illustration
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


def draw_gentleman(pencil: Pencil, x: float, y: float, scale: float) -> None:
    """Draw a traveller with a top hat and a bag, standing on a point."""
    with pencil.at(x, y, scale):
        draw_illustration(pencil, "travellers/gentleman")


def draw_lady(pencil: Pencil, x: float, y: float, scale: float) -> None:
    """Draw a traveller in a long dress with a broad hat, standing on a point."""
    with pencil.at(x, y, scale):
        draw_illustration(pencil, "travellers/lady")
