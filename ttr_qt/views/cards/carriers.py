"""Amsterdam's cards: six carriers on a quay and the joker's ship."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QPen

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
from ttr_qt.views.illustrations.assets import draw_illustration
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.theme.pencil import Colour, Pencil, linear, mix, stroke

_QUAY: Final = 181.0
"""Height on a card where carriers stand."""

COLOURS: Final = ("red", "orange", "green", "blue", "pink", "black")
_CARRIERS: Final[Mapping[str, str]] = {
    "red": "barrel cart",
    "orange": "cheese bearers",
    "green": "cabbage barrow",
    "blue": "milk boat",
    "pink": "cloth cart",
    "purple": "cloth cart",
    "black": "peat sledge",
}
_WALLS: Final = (("pale", 0.14), ("middle", 0.19), ("strong", 0.24))
"""How much of a card's colour the houses behind its carrier have."""


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
        with pencil.at(0, _QUAY):
            with pencil.clipped(panel().translated(0, -_QUAY)):
                _draw_quay(pencil, look.fill)
            slots = {} if colour == "black" else {"colour": look.fill}  # peat is black by itself
            draw_illustration(pencil, f"carriers/{_CARRIERS[colour]}", **slots)
    if symbols:
        draw_roundel(pencil, look, small=small)
    draw_field_edge(pencil)


def _draw_tiles(pencil: Pencil, line: QPen, top: float, rows: int) -> None:
    """Draw rings like those on Delft tiles."""
    for column in range(-1, 6):
        for row in range(-1, rows):
            pencil.disc(column * 28 + 14, row * 28 + top, 14, None, line)


def _draw_quay(pencil: Pencil, colour: Colour) -> None:
    """Draw houses on a canal, with a little of a card's colour in them."""
    colours: dict[str, Colour] = {"water": mix("#9DB5B4", colour, 0.12)}
    for name, part in _WALLS:
        wall = mix("#E7D2B4", colour, part)
        colours |= {f"wall_{name}": wall, f"edge_{name}": mix(wall, "#3A2412", 0.35)}
    draw_illustration(pencil, "carriers/quay", **colours)


def draw_barrel_cart(pencil: Pencil, colour: Colour) -> None:
    """Draw a man with a cart of barrels of a colour; he stands on y = 0."""
    draw_illustration(pencil, "carriers/barrel cart", colour=colour)


def draw_joker_card(pencil: Pencil, *, small: bool = False) -> None:
    """Draw the wild card: a merchant ship under full sail."""
    draw_stock(pencil)
    with pencil.clipped(inner_field()):
        draw_sunburst(pencil, 56, COLOURS)
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
    draw_illustration(pencil, "carriers/fluyt")
