"""Cards for what is won: longest route, most tickets, the crossing, the golden ticket."""

from math import cos, radians, sin
from typing import Final, Literal

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QPainterPath

from ttr_qt.engine.maps import Text
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.base import (
    HEIGHT,
    MIDDLE,
    TICKET,
    WIDTH,
    draw_rays,
    draw_stock,
    inner_field,
)
from ttr_qt.views.cards.minimap import draw_minimap
from ttr_qt.views.cards.toys import draw_toy_stock
from ttr_qt.views.paint.symbols import draw_symbol
from ttr_qt.views.theme.fonts import BOLD, SEMIBOLD, TextStyle, map_text, toy_text
from ttr_qt.views.theme.language import Language, in_language
from ttr_qt.views.theme.palette import ACCENT_RED, CARD
from ttr_qt.views.theme.pencil import Pencil, circle, linear, rounded, stroke

Bonus = Literal["longest", "most"]

TITLES: Final[dict[Bonus, Text]] = {
    "longest": Text("Longest route", "Längste Strecke"),
    "most": Text("Most tickets", "Meiste Zielkarten"),
}
CROSSING: Final = Text("East–West", "Von Ost nach West!")
GOLDEN: Final = Text("Golden ticket", "Goldener Fahrschein")

_BROWN: Final = "#6B4204"


def draw_bonus_card(pencil: Pencil, bonus: Bonus, points: int, language: Language) -> None:
    """Draw a bonus with its title and points."""
    draw_stock(pencil, colour="#F7E6B4")
    with pencil.clipped(inner_field()):
        gold = ((0, "#F2CE6B"), (0.5, "#D9A22E"), (1, "#A86F12"))
        pencil.shape(inner_field(), linear(0, 0, WIDTH, HEIGHT, *gold))
        draw_rays(pencil, 86, "#FFFFFF", 0.16, step=9, inner=38)
    pencil.box((11, 11, WIDTH - 22, HEIGHT - 22), None, stroke(_BROWN, 1.2), 5)
    pencil.disc(MIDDLE, 78, 44, "#FFF6DC", stroke(_BROWN, 2.4))
    with pencil.at(0, -6):
        (_draw_winding_track if bonus == "longest" else _draw_fan)(pencil)
    words = in_language(TITLES[bonus], language).split()
    style = map_text(21, SEMIBOLD)
    widest = max(map(style.width, words))
    style = map_text(21 * min(1.0, (WIDTH - 30) / widest), SEMIBOLD)
    for row, word in enumerate(words):
        pencil.text((MIDDLE, 146 + row * 20), word, style, "#3A2004", "centre")
    pencil.box((MIDDLE - 24, HEIGHT - 38, 48, 24), ACCENT_RED, None, 12)
    value = map_text(23, BOLD)
    pencil.text((MIDDLE, HEIGHT - 19), f"+{points}", value, "#FFF3DA", "centre")


def _draw_winding_track(pencil: Pencil) -> None:
    path = QPainterPath(QPointF(MIDDLE - 34, 102))
    path.cubicTo(MIDDLE - 20, 60, MIDDLE - 4, 64, MIDDLE, 84)
    path.cubicTo(MIDDLE + 5, 108, MIDDLE + 20, 106, MIDDLE + 33, 66)
    pencil.shape(path, None, stroke(ACCENT_RED, 10, flat=True))
    pencil.shape(path, None, stroke("#FFF6DC", 6, dash=(1.6, 0.35), flat=True))
    for x, y in ((MIDDLE - 34, 103), (MIDDLE + 33, 65)):
        pencil.disc(x, y, 7, "#D9573A", stroke("#3A2412", 2))


def _draw_fan(pencil: Pencil) -> None:
    for angle in (-16, 0, 16):
        with pencil.at(MIDDLE, 96, angle=angle):
            pencil.shape(rounded(-19, -42, 38, 54, 4), CARD, stroke("#3A2412", 1.8))
            pencil.box((-14, -30, 28, 36), "#C3D4D2")
    draw_symbol(pencil, "star", MIDDLE, 80, 14, ACCENT_RED)


def draw_crossing_card(pencil: Pencil, design: BoardDesign) -> None:
    """Draw the bonus for crossing the continent: an arrow from edge to edge."""
    width, height = TICKET
    west, east, y = "#E4572E", "#2C7CC2", 56.0
    draw_toy_stock(pencil, TICKET)
    draw_minimap(pencil, design, (8, 8, width - 16, height - 50), None, west, radius=9)
    pencil.line(42, y, width - 42, y, stroke("#FFFFFF", 15))
    both = linear(30, 0, width - 30, 0, (0, west), (1, east))
    pencil.line(46, y, width - 46, y, stroke(QBrush(both), 8))
    for x, sign, colour in ((30.0, -1, west), (width - 30, 1, east)):
        arrow = [(x + sign * 13, y), (x - sign * 9, y - 15), (x - sign * 9, y + 15)]
        pencil.poly(arrow, colour, stroke("#FFFFFF", 3))
    banner = linear(8, 0, width - 8, 0, (0, "#D14A22"), (1, "#246BAA"))
    pencil.box((8, height - 38, width - 16, 30), banner, None, 9)
    text = in_language(CROSSING, design.language)
    style = _fitting(text, 21, width - 40)
    pencil.text((width / 2, height - 16), text, style, "#FFFFFF", "centre")
    medal = circle(width / 2, y, 21)
    pencil.shadow(medal, (0, 2), 4, 0.3, layers=4)
    pencil.shape(medal, "#F2B01E", stroke("#FFFFFF", 3))
    draw_symbol(pencil, "star", width / 2, y, 13, "#FFFFFF")


def draw_golden_ticket(pencil: Pencil, language: Language) -> None:
    """Draw the golden ticket of the winner."""
    width, height = TICKET
    path = rounded(0.5, 0.5, width - 1, height - 1, 16)
    shine = ((0, "#FFE9A0"), (0.35, "#F2C13A"), (0.55, "#FFF0B4"), (0.75, "#E0A51E"))
    fill = linear(0, 0, width, height, *shine, (1, "#B97C10"))
    pencil.shape(path, fill, stroke("#8A5C08", 1.4))
    x, y = width / 2, 58.0
    with pencil.clipped(path):
        for angle in range(0, 360, 10):
            dx, dy = cos(radians(angle)), sin(radians(angle))
            ray = stroke("#FFFFFF", 3, alpha=0.28)
            pencil.line(x + 40 * dx, y + 40 * dy, x + 190 * dx, y + 190 * dy, ray)
    dashes = stroke("#8A5C08", 2.2, dash=(3, 2), flat=True)
    pencil.box((8, 8, width - 16, height - 16), None, dashes, 10)
    draw_laurel(pencil, x, y, 46)
    pencil.disc(x, y, 31, "#FFF8E0", stroke("#8A5C08", 2))
    draw_symbol(pencil, "star", x, y, 23, "#8A2A10")
    draw_symbol(pencil, "star", x, y, 20, "#E4572E")
    text = in_language(GOLDEN, language)
    pencil.text((x, height - 18), text, _fitting(text, 22, width - 40), "#5A3604", "centre")


def _fitting(text: str, size: float, room: float) -> TextStyle:
    """Return a style in which a text is no wider than its room."""
    wide = toy_text(size, BOLD).width(text)
    return toy_text(size * min(1.0, room / wide), BOLD)


def draw_laurel(pencil: Pencil, x: float, y: float, radius: float) -> None:
    """Draw two branches of laurel around a point."""
    for mirror in (False, True):
        with pencil.at(x, y, radius / 46, mirror=mirror):
            for index in range(7):
                degrees = 100 + index * 22
                leaf_x, leaf_y = 46 * cos(radians(degrees)), 40 * sin(radians(degrees))
                with pencil.at(leaf_x, leaf_y, angle=degrees - 10):
                    pencil.ellipse(0, 0, (4.2, 9), "#5F8F35", stroke("#6B4A08", 1))
