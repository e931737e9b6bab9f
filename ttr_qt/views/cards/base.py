"""What cards share: their stock, the field with the symbol, the landscape and the backs."""

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from ttr_qt.views.paint.symbols import draw_symbol, draw_wheel
from ttr_qt.views.theme.fonts import BOLD, map_text
from ttr_qt.views.theme.palette import CARD, ROUTES, RouteColour
from ttr_qt.views.theme.pencil import (
    Colour,
    Fill,
    Pencil,
    linear,
    mix,
    rounded,
    stroke,
    tint,
)

WIDTH: Final = 140.0
HEIGHT: Final = 212.0
TICKET: Final = (212.0, 140.0)
"""Width and height of a ticket in landscape."""
RADIUS: Final = 11.0
BORDER: Final = 6.0
SMALL: Final = 90
"""Below this width in pixels cards are drawn in the small cut: larger symbols, less detail."""
MIDDLE: Final = WIDTH / 2
GROUND: Final = 184.0
"""Where rails lie."""

_RIM: Final = "#8F7F66"
_GOLD: Final = "#E8D6A8"


def draw_stock(
    pencil: Pencil, size: tuple[float, float] = (WIDTH, HEIGHT), colour: str = CARD
) -> None:
    """Draw the card itself."""
    pencil.box((0.5, 0.5, size[0] - 1, size[1] - 1), colour, stroke(_RIM, 1), RADIUS)


def inner_field(radius: float = 7.0) -> QPainterPath:
    """Return the printed field inside the border."""
    return rounded(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, radius)


def draw_field_edge(pencil: Pencil, *, pale: bool = False) -> None:
    """Draw the thin line around the printed field."""
    line = stroke("#8F8778", 1) if pale else stroke("#000000", 1, alpha=0.25)
    pencil.shape(inner_field(), None, line)


def draw_colour_field(pencil: Pencil, look: RouteColour) -> None:
    """Fill the field with a route's colour, lighter above."""
    light, dark = mix(look.fill, "#FFFFFF", 0.10), mix(look.fill, "#000000", 0.10)
    if look is ROUTES["white"]:
        light, dark = mix("#FFFFFF", "#FFFFFF", 0), mix("#EDE8DC", "#FFFFFF", 0)
    pencil.shape(inner_field(), linear(0, 0, WIDTH * 0.5, HEIGHT, (0, light), (1, dark)))


def draw_rays(
    pencil: Pencil, y: float, ink: Colour, alpha: float, step: int = 12, inner: float = 33
) -> None:
    """Draw fine rays around the symbol."""
    line = stroke(ink, 1.6, alpha=alpha)
    for angle in range(0, 360, step):
        dx, dy = cos(radians(angle)), sin(radians(angle))
        pencil.line(MIDDLE + inner * dx, y + inner * dy, MIDDLE + 190 * dx, y + 190 * dy, line)


def draw_sunburst(pencil: Pencil, y: float, colours: tuple[str, ...]) -> None:
    """Draw rays in all colours, for cards that stand for each of them."""
    count = 2 * len(colours)
    step = 360 / count
    for index in range(count):
        corners = [(MIDDLE, y)]
        for part in (index - 0.5, index + 0.5):
            angle = radians(part * step - 90)
            corners.append((MIDDLE + 260 * cos(angle), y + 260 * sin(angle)))
        fill = mix(ROUTES[colours[index % len(colours)]].fill, "#FFFFFF", 0.06)
        pencil.poly(corners, fill)


def panel() -> QPainterPath:
    """Return the lower part of the field with its arched upper edge."""
    path = QPainterPath(QPointF(0, 112))
    path.quadTo(MIDDLE, 84, WIDTH, 112)
    path.lineTo(WIDTH, HEIGHT)
    path.lineTo(0, HEIGHT)
    path.closeSubpath()
    return path


def draw_panel(pencil: Pencil, sky: Fill) -> None:
    """Draw the lower part, filled with the sky."""
    pencil.shape(panel(), sky, stroke(CARD, 3.2))


def sky_of(colour: str) -> Colour:
    """Return the sky behind a wagon of a colour."""
    special = {"white": "#C9D9DE", "black": "#E9E2D2", "yellow": "#E6EEE8"}
    return special.get(colour) or mix("#FAF3E1", ROUTES[colour].fill, 0.10)


def draw_hills(pencil: Pencil, rect: tuple[float, float, float, float], fill: Colour) -> None:
    """Draw two rows of hills into left, top, width and height."""
    x, y, w, h = rect
    path = QPainterPath(QPointF(x, y + h))
    path.lineTo(x, y + h * 0.55)
    path.cubicTo(x + w * 0.18, y + h * 0.1, x + w * 0.3, y + h * 0.25, x + w * 0.46, y + h * 0.5)
    path.cubicTo(x + w * 0.6, y + h * 0.15, x + w * 0.8, y + h * 0.05, x + w, y + h * 0.42)
    path.lineTo(x + w, y + h)
    path.closeSubpath()
    pencil.shape(path, fill)


def draw_rails(pencil: Pencil) -> None:
    """Draw rails across the card."""
    y = GROUND
    for left in range(0, int(WIDTH), 7):
        pencil.box((left, y + 2.2, 4.2, 2.6), "#7B6A52")
    pencil.box((0, y, WIDTH, 2.3), "#3E372F")
    pencil.box((0, y, WIDTH, 0.7), "#CFC4B0")


def draw_roundel(pencil: Pencil, look: RouteColour, *, small: bool) -> None:
    """Draw the symbol of a colour: in a ring, or large and alone in the small cut."""
    y = 50.0
    if small:
        draw_symbol(pencil, look.symbol, MIDDLE, y + 4, 30, look.ink, look.edge)
        return
    pencil.disc(MIDDLE, y, 30, tint(look.fill, 0.9))
    pencil.disc(MIDDLE, y, 30, tint(look.ink, 0.10), stroke(look.ink, 2.6, alpha=0.85))
    draw_symbol(pencil, look.symbol, MIDDLE, y, 19.8, look.ink, look.edge)


def draw_wild_roundel(pencil: Pencil, *, small: bool) -> None:
    """Draw the wheel of wild cards on cream."""
    y, radius = 48.0, 38.0 if small else 31.0
    pencil.disc(MIDDLE, y, radius, "#FFF8E6", stroke("#3A2A14", 2))
    draw_wheel(pencil, MIDDLE, y, radius * 0.71, "#3A2A14")


def draw_back(pencil: Pencil, colour: str, word: str = "") -> None:
    """Draw a back with fine engraving and a wheel; a word tells decks apart."""
    draw_stock(pencil)
    with pencil.clipped(inner_field()):
        light, dark = mix(colour, "#FFFFFF", 0.12), mix(colour, "#000000", 0.2)
        pencil.shape(inner_field(), linear(0, 0, WIDTH, HEIGHT, (0, light), (1, dark)))
        line = stroke(_GOLD, 0.9, alpha=0.22)
        for turn in range(36):
            with pencil.at(MIDDLE, HEIGHT / 2, angle=turn * 10):
                pencil.ellipse(0, 40, (34, 62), None, line)
        pencil.box((11, 11, WIDTH - 22, HEIGHT - 22), None, stroke(_GOLD, 1.3, alpha=0.8), 5)
        pencil.box((14, 14, WIDTH - 28, HEIGHT - 28), None, stroke(_GOLD, 0.8, alpha=0.5), 4)
        pencil.disc(MIDDLE, HEIGHT / 2, 35, mix(colour, "#000000", 0.15), stroke(_GOLD, 2))
        draw_wheel(pencil, MIDDLE, HEIGHT / 2, 24, _GOLD)
    if word:
        draw_banner(pencil, word)


def draw_banner(pencil: Pencil, word: str) -> None:
    """Write a word on a pale strip near the lower edge."""
    style = map_text(18, BOLD, spacing=2.4)
    width = max(68.0, style.width(word) + 22)
    pencil.box((MIDDLE - width / 2, HEIGHT - 46, width, 24), _GOLD, None, 12)
    pencil.text((MIDDLE, HEIGHT - 28), word, style, "#2A1F16", "centre")
