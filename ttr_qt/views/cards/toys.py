"""First Journey's cards: smiling wagons with six different loads, and a cheerful locomotive."""

from collections.abc import Mapping
from typing import Final

from ttr_qt.views.cards.base import HEIGHT, MIDDLE, WIDTH, inner_field
from ttr_qt.views.illustrations.assets import draw_illustration
from ttr_qt.views.paint.symbols import draw_symbol, draw_wheel
from ttr_qt.views.theme.palette import ROUTES, TOY_OUTLINE
from ttr_qt.views.theme.pencil import Colour, Pencil, circle, curved_path, mix, stroke, tint

RADIUS: Final = 18.0
FIELD_RADIUS: Final = 13.0
RAILS: Final = 188.0
COLOURS: Final = ("red", "blue", "green", "yellow", "black", "white")

_SYMBOL_INKS: Final = {"white": "#8A8274", "yellow": "#D99A0C"}
_CREAM: Final = "#FFF6DC"
_LOADS: Final[Mapping[str, str]] = {
    "red": "elephant",
    "blue": "aquarium",
    "green": "trees",
    "yellow": "balls",
    "black": "coal",
    "white": "ice creams",
}


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
        _draw_wagon(pencil, colour)
    if symbols:
        radius = 40.0 if small else 32.0
        pencil.disc(MIDDLE, 47, radius, "#FFFFFF", stroke(TOY_OUTLINE, 3))
        ink = _SYMBOL_INKS.get(colour, look.fill)
        draw_symbol(pencil, look.symbol, MIDDLE, 47, radius * 0.63, ink)
    pencil.shape(field, None, stroke("#000000", 1, alpha=0.18))


def _draw_meadow(pencil: Pencil, grass: Colour) -> None:
    hill = curved_path((0, 150), (40, 118, 70, 140, WIDTH, 128), (WIDTH, HEIGHT), (0, HEIGHT))
    pencil.shape(hill, grass, stroke("#FFFFFF", 3, alpha=0.9))
    pencil.box((0, 190, WIDTH, 30), "#E9CF95")
    for left in range(0, int(WIDTH), 14):
        pencil.box((left, 191, 8, 6), "#9A7448", None, 1.5)
    pencil.box((0, RAILS, WIDTH, 4), "#5A5560")


def _draw_wagon(pencil: Pencil, colour: str) -> None:
    """Draw a wagon with a face and what it carries, its rails at y = 0."""
    draw_illustration(pencil, f"toys/{_LOADS[colour]}")
    fill = "#3B3838" if colour == "black" else ROUTES[colour].fill
    light = mix(fill, "#FFFFFF", 0.22)
    dark: Colour = "#E9E4DA" if colour == "white" else mix(fill, "#000000", 0.12)
    face = _CREAM if colour in {"black", "red", "green"} else TOY_OUTLINE
    draw_illustration(pencil, "toys/wagon", light=light, dark=dark, eyes=face, smile=face)


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
    pencil.disc(MIDDLE, 42, radius, "#FFF8E6", stroke(TOY_OUTLINE, 3))
    draw_wheel(pencil, MIDDLE, 42, radius * 0.68, "#3A2A14")
    pencil.shape(field, None, stroke("#000000", 1, alpha=0.18))


def draw_toy_engine(pencil: Pencil) -> None:
    """Draw a locomotive with a face that runs to the right, its rails at y = 0."""
    draw_illustration(pencil, "toys/engine")
