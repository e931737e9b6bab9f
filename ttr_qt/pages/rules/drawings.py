"""Figures of the rules that need no board: cards, ways to pay, tickets, goods and bonuses."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import LONG_WILD_NAME, PASSENGER_NAME, RULES
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.base import HEIGHT, SMALL, TICKET, WIDTH
from ttr_qt.views.cards.bonus import (
    Bonus,
    draw_bonus_card,
    draw_crossing_card,
    draw_golden_ticket,
)
from ttr_qt.views.cards.deck import draw_card_back
from ttr_qt.views.cards.posters import draw_poster
from ttr_qt.views.cards.tickets import draw_ticket, draw_ticket_back, ticket_size
from ttr_qt.views.editions.poster_map import poster_map
from ttr_qt.views.editions.registry import design_of, edition_named
from ttr_qt.views.paint.spaces import draw_casing, draw_ribbon, draw_space, space_at
from ttr_qt.views.paint.stamps import stamp_piece
from ttr_qt.views.paint.tokens import draw_goods_stack
from ttr_qt.views.theme.fonts import BOLD, window_text
from ttr_qt.views.theme.palette import LAND, PLAYERS
from ttr_qt.views.theme.pencil import Pencil, rounded, stroke
from ttr_qt.views.theme.style import Style

ROOM: Final = 620.0
"""Width of a figure, in its own units."""
_EDGE: Final = 20.0
_PAYMENT: Final = "blue"
"""What routes are paid with in figures, where the edition has that colour."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a figure is about."""

    style: Style
    edition: str

    @property
    def payment(self) -> str:
        """The colour that routes are paid with."""
        colours = RULES[self.edition].colours
        return _PAYMENT if _PAYMENT in colours else colours[0]

    def design(self) -> BoardDesign:
        """Return the edition's board."""
        board = load_map(self.edition)
        return design_of(board, self.style.language)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A figure: how high it is, and who draws it into `ROOM`."""

    height: float
    draw: Callable[[Pencil, Subject], None]
    plate: bool = True
    """Whether it lies on a plate of its own."""


def draw_figure(pencil: Pencil, name: str, subject: Subject) -> None:
    """Draw a figure from (0, 0)."""
    drawing = DRAWINGS[name]
    theme = subject.style.theme
    if drawing.plate:
        edge = stroke(theme.line, 1)
        pencil.box((0.5, 0.5, ROOM - 1, drawing.height - 1), theme.panel_quiet, edge, 10)
    drawing.draw(pencil, subject)


def _card(pencil: Pencil, edition: str, card: str, at: tuple[float, float], width: float) -> None:
    scale = width / WIDTH
    with pencil.at(*at, scale):
        pencil.shadow(rounded(0, 0, WIDTH, HEIGHT, 11), (0, 2), 6, 0.3)
        if card:
            edition_named(edition).cards.draw(pencil, card, small=width < SMALL)
        else:
            draw_card_back(pencil)


def _spread(count: int, width: float, gap: float) -> list[float]:
    """Return where things of a width stand side by side in the middle."""
    left = (ROOM - count * width - (count - 1) * gap) / 2
    return [left + place * (width + gap) for place in range(count)]


def _draw_banner(pencil: Pencil, subject: Subject) -> None:
    edition = edition_named(subject.edition)
    board: QImage = poster_map(edition)
    with pencil.clipped(rounded(0.5, 0.5, ROOM - 1, 199, 12)):
        draw_poster(pencil, edition.poster, board, QSizeF(ROOM, 200))


def _draw_cards(pencil: Pencil, subject: Subject) -> None:
    rules = RULES[subject.edition]
    cards = (*rules.colours, rules.wild_name)
    gap = 8.0
    width = min(72.0, (ROOM - 2 * _EDGE + gap) / len(cards) - gap)
    for card, x in zip(cards, _spread(len(cards), width, gap), strict=True):
        _card(pencil, subject.edition, card, (x, (138 - width * HEIGHT / WIDTH) / 2), width)


def _draw_market(pencil: Pencil, subject: Subject) -> None:
    rules, theme = RULES[subject.edition], subject.style.theme
    *others, fifth = rules.colours[:5]
    cards = (*others[:3], rules.wild_name, fifth)
    width, gap = 72.0, 14.0
    places = _spread(len(cards) + 1, width, gap)
    _card(pencil, subject.edition, "", (places[0], _EDGE), width)
    for card, x in zip(cards, places[1:], strict=True):
        _card(pencil, subject.edition, card, (x, _EDGE), width)
    low = _EDGE + width * HEIGHT / WIDTH + 12
    for first, last, count in ((2, 3, 2), (4, 4, 1)):
        left, right = places[first] + 4, places[last] + width - 4
        pencil.curve(
            [(left, low), (left, low + 8), (right, low + 8), (right, low)],
            stroke(theme.accent, 2.4),
        )
        middle = (left + right) / 2
        pencil.disc(middle, low + 12, 12, theme.accent)
        text = window_text(15, BOLD)
        pencil.text((middle, low + 17.4), str(count), text, theme.accent_ink, "centre")


def _draw_payment(pencil: Pencil, subject: Subject) -> None:
    """Draw the ways to pay side by side, and the route they pay for below."""
    rules = RULES[subject.edition]
    length = 2 if not rules.market_size else 3
    width, step = 64.0, 40.0
    group = width + (length - 1) * step
    wilds = (0, 1, length)
    for wild, left in zip(wilds, _spread(3, group, 48), strict=True):
        cards = (subject.payment,) * (length - wild) + (rules.wild_name,) * wild
        for place, card in enumerate(cards):
            _card(pencil, subject.edition, card, (left + place * step, _EDGE), width)
    low = _EDGE + width * HEIGHT / WIDTH + 50
    ink = stroke(subject.style.theme.ink_second, 3)
    middle = ROOM / 2
    pencil.curve([(middle - 5, low - 10), (middle + 5, low), (middle - 5, low + 10)], ink)
    _draw_route(pencil, subject, length, (middle / 2 + 4, low), pieces=False)
    _draw_route(pencil, subject, length, (middle * 1.5 - 4, low), pieces=True)


def _draw_route(
    pencil: Pencil, subject: Subject, length: int, middle: tuple[float, float], *, pieces: bool
) -> None:
    """Draw a straight route of the paid colour, free or with pieces on it."""
    design = subject.design()
    long, width = design.layout.space_length, design.layout.space_width
    step = long + 3.5
    half = length * step / 2 + width * 0.5
    with pencil.at(*middle, 128 / half if length > 2 else 100 / half):  # noqa: PLR2004
        pencil.box((-half, -width * 1.1, 2 * half, width * 2.2), LAND, stroke("#8B7556", 1), 8)
        spaces = [
            space_at((place - (length - 1) / 2) * step, 0, 0, long, width)
            for place in range(length)
        ]
        for space in spaces:
            draw_casing(pencil, space)
        if pieces:
            draw_ribbon(pencil, spaces, PLAYERS[0].fill)
        for space in spaces:
            if pieces:
                stamp_piece(pencil, design.look.piece, space, PLAYERS[0])
            else:
                draw_space(pencil, space, subject.payment)


def _draw_decks(pencil: Pencil, subject: Subject) -> None:
    """Draw both backs, and a ticket of either deck."""
    design = subject.design()
    tickets = [
        max((t for t in design.map.tickets if deck in t.decks), key=lambda ticket: ticket.points)
        for deck in ("short", "long")
    ]
    size, width = ticket_size(design), 116.0
    places = _spread(4, width, 22)
    for number, (deck, ticket) in enumerate(zip(("short", "long"), tickets, strict=True)):
        with pencil.at(places[2 * number], _EDGE, width / WIDTH):
            pencil.shadow(rounded(0, 0, WIDTH, HEIGHT, 11), (0, 2), 6, 0.3)
            draw_ticket_back(pencil, deck, subject.style.language)
        with pencil.at(places[2 * number + 1], _EDGE, width / size[0]):
            pencil.shadow(rounded(0, 0, *size, 11), (0, 2), 6, 0.3)
            draw_ticket(pencil, design, ticket)


def _draw_bonus(bonus: Bonus) -> Callable[[Pencil, Subject], None]:
    def draw(pencil: Pencil, subject: Subject) -> None:
        rules = RULES[subject.edition]
        points = rules.longest_bonus or rules.most_tickets_bonus
        with pencil.at(ROOM / 2 - WIDTH / 2 * 0.75, _EDGE, 0.75):
            pencil.shadow(rounded(0, 0, WIDTH, HEIGHT, 11), (0, 2), 6, 0.3)
            draw_bonus_card(pencil, bonus, points, subject.style.language)

    return draw


def _draw_special(pencil: Pencil, subject: Subject) -> None:
    for card, x in zip((LONG_WILD_NAME, PASSENGER_NAME), _spread(2, 104, 30), strict=True):
        _card(pencil, subject.edition, card, (x, _EDGE), 104)


def _draw_goods(pencil: Pencil, subject: Subject) -> None:
    goods: Sequence[tuple[str, tuple[int, ...]]] = tuple(load_map(subject.edition).goods.items())
    for (kind, values), x in zip(goods, _spread(len(goods), 80, 44), strict=True):
        draw_goods_stack(pencil, x + 40, 78, 0.95, kind, values)


def _draw_prizes(pencil: Pencil, subject: Subject) -> None:
    first, second = _spread(2, TICKET[0] * 0.95, 30)
    shape = rounded(0, 0, *TICKET, 16)
    with pencil.at(first, _EDGE, 0.95):
        pencil.shadow(shape, (0, 2), 6, 0.3)
        draw_golden_ticket(pencil, subject.style.language)
    with pencil.at(second, _EDGE, 0.95):
        pencil.shadow(shape, (0, 2), 6, 0.3)
        draw_crossing_card(pencil, subject.design())


DRAWINGS: Final[Mapping[str, Drawing]] = {
    "banner": Drawing(200, _draw_banner, plate=False),
    "cards": Drawing(138, _draw_cards),
    "market": Drawing(184, _draw_market),
    "pay": Drawing(224, _draw_payment),
    "decks": Drawing(116 * HEIGHT / WIDTH + 2 * _EDGE, _draw_decks),
    "most": Drawing(HEIGHT * 0.75 + 2 * _EDGE, _draw_bonus("most")),
    "special": Drawing(104 * HEIGHT / WIDTH + 2 * _EDGE, _draw_special),
    "goods": Drawing(130, _draw_goods),
    "golden": Drawing(TICKET[1] * 0.95 + 2 * _EDGE, _draw_prizes),
}
"""By the name of the figure."""
