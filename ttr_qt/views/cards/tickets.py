"""Tickets with a small map, the two places and the value."""

from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QPainterPath

from ttr_qt.engine.maps import Text, Ticket
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.base import HEIGHT, TICKET, WIDTH, draw_back, draw_stock
from ttr_qt.views.cards.minimap import draw_minimap
from ttr_qt.views.cards.toys import draw_toy_stock
from ttr_qt.views.illustrations.landmarks import draw_scenery
from ttr_qt.views.theme.fonts import BOLD, SEMIBOLD, TextStyle, map_text, toy_text
from ttr_qt.views.theme.language import Language, in_language, ticket_text
from ttr_qt.views.theme.palette import ACCENT_RED, INK
from ttr_qt.views.theme.pencil import Pencil, circle, linear, mix, polygon, stroke

SHORT: Final = "#2C5F8A"
LONG: Final = "#6E4526"
DECK_WORDS: Final = {"short": Text("SHORT", "KURZ"), "long": Text("LONG", "LANG")}


def ticket_size(design: BoardDesign) -> tuple[float, float]:
    """Return width and height of a board's tickets."""
    return (WIDTH, HEIGHT) if design.layout.height > design.layout.width else TICKET


def draw_ticket(
    pencil: Pencil, design: BoardDesign, ticket: Ticket, *, small: bool = False
) -> None:
    """Draw a ticket of the board's edition."""
    if design.layout.height > design.layout.width:
        _draw_portrait(pencil, design, ticket, small=small)
    elif design.look.toy:
        _draw_toy(pencil, design, ticket)
    else:
        _draw_landscape(pencil, design, ticket, small=small)


def draw_ticket_back(pencil: Pencil, deck: str, language: Language) -> None:
    """Draw the back of a ticket; short and long ones say so."""
    colours = {"short": SHORT, "long": LONG}
    word = in_language(DECK_WORDS[deck], language) if deck in DECK_WORDS else ""
    draw_back(pencil, colours.get(deck, ACCENT_RED), word)


def _fitting(style: TextStyle, texts: tuple[str, ...], width: float) -> TextStyle:
    """Return a style small enough for all texts."""
    widest = max(map(style.width, texts))
    size = style.size * min(1.0, width / widest)
    return TextStyle(style.family, size, style.weight, style.italic)


def _draw_landscape(pencil: Pencil, design: BoardDesign, ticket: Ticket, *, small: bool) -> None:
    width, height = TICKET
    draw_stock(pencil, TICKET)
    head = 24.0 if small else 31.0
    rect = (7.0, head, width - 14, height - head - 7)
    draw_minimap(pencil, design, rect, (ticket.a, ticket.b), ACCENT_RED)
    text = ticket_text(design.map, ticket.id, design.language)
    style = _fitting(map_text(19, SEMIBOLD), (text,), width - 62)
    if not small:
        pencil.text((12, 23), text, style, INK)
    _draw_value(pencil, (width - 27, 27), 30 if small else 20, ticket.points)


def _draw_value(pencil: Pencil, at: tuple[float, float], radius: float, points: int) -> None:
    """Draw the value in the corner, never on the map."""
    x, y = (at[0] - (radius - 20), at[1] + (radius - 20)) if radius > 20 else at  # noqa: PLR2004
    disc = circle(x, y, radius)
    pencil.shadow(disc, (0, 1.5), 3, 0.3, layers=4)
    pencil.shape(disc, ACCENT_RED, stroke("#FBF6EA", 2.6))
    style = map_text(radius * 1.3, BOLD)
    pencil.text((x, y + radius * 0.43), str(points), style, "#FFF3DA", "centre")


def _draw_portrait(pencil: Pencil, design: BoardDesign, ticket: Ticket, *, small: bool) -> None:
    long = any("long" in deck for deck in ticket.decks)
    colour = LONG if long else SHORT
    draw_stock(pencil)
    stops = ((0, mix(colour, "#FFFFFF", 0.12)), (1, mix(colour, "#000000", 0.12)))
    pencil.box((6, 6, WIDTH - 12, 62), linear(0, 6, 0, 68, *stops), None, 7)
    rect = (7.0, 72.0, WIDTH - 14, HEIGHT - 79)
    draw_minimap(pencil, design, rect, (ticket.a, ticket.b), colour)
    if not small:
        ends = map(design.map.end_name, (ticket.a, ticket.b))
        names = tuple(in_language(end, design.language) for end in ends)
        style = _fitting(map_text(20, SEMIBOLD), names, WIDTH - 70)
        for name, base in zip(names, (30.0, 54.0), strict=True):
            pencil.text((14, base), name, style, "#FFF8E8")
    x, y, radius = (WIDTH / 2, 37.0, 28.0) if small else (WIDTH - 29, 37.0, 19.0)
    frame = _hexagon(x, y, radius * 1.1) if long else circle(x, y, radius)
    pencil.shape(frame, mix(colour, "#000000", 0.28), stroke("#FFF8E8", 2.4))
    value = map_text(42 if small else 25, BOLD)
    pencil.text((x, y + value.size * 0.34), str(ticket.points), value, "#FFF3DA", "centre")


def _hexagon(x: float, y: float, radius: float) -> QPainterPath:
    angles = [radians(30 + 60 * index) for index in range(6)]
    return polygon([(x + radius * cos(a), y + radius * sin(a)) for a in angles])


def _draw_toy(pencil: Pencil, design: BoardDesign, ticket: Ticket) -> None:
    width, height = TICKET
    draw_toy_stock(pencil, TICKET)
    rect = (8.0, 8.0, width - 16, height - 50)
    ends = (ticket.a, ticket.b)
    draw_minimap(pencil, design, rect, ends, "#E4572E", dashed=True, radius=9)
    fill = linear(0, height - 40, 0, height, (0, "#F7C65C"), (1, "#EFA63C"))
    pencil.box((8, height - 38, width - 16, 30), fill, None, 9)
    text = ticket_text(design.map, ticket.id, design.language)
    style = _fitting(toy_text(20), (text,), width - 30)
    pencil.text((width / 2, height - 16.5), text, style, "#3A2A14", "centre")
    for end, x in ((ticket.a, 34.0), (ticket.b, width - 34)):
        kind = design.look.landmarks.get(end)
        if kind is not None:
            with pencil.at(x, height - 50, 0.44):
                draw_scenery(pencil, kind)
