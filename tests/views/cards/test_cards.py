"""Every card of every edition has its own face, readable also when small."""

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest
from PySide6.QtGui import QImage

from tests.helpers.window.pictures import changed, drawn, pixels
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS, RULES
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.base import HEIGHT, WIDTH
from ttr_qt.views.cards.bonus import (
    draw_bonus_card,
    draw_crossing_card,
    draw_golden_ticket,
)
from ttr_qt.views.cards.deck import card_name, draw_card_back
from ttr_qt.views.cards.minimap import end_position, map_rect
from ttr_qt.views.cards.tickets import draw_ticket, draw_ticket_back, ticket_size
from ttr_qt.views.editions.registry import design_of, edition_named
from ttr_qt.views.theme.language import LANGUAGES, Language
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.theme.pencil import Pencil

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = (round(WIDTH), round(HEIGHT))


def design(edition: str) -> BoardDesign:
    game_map = load_map(edition)
    return design_of(game_map, "en")


def face(edition: str, card: str, *, small: bool = False) -> QImage:
    def draw(pencil: Pencil) -> None:
        with pencil.at(-WIDTH / 2, -HEIGHT / 2):
            edition_named(edition).cards.draw(pencil, card, small=small)

    return drawn(draw, *SIZE, "#14171A")


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_of_an_edition_differ(edition: str) -> None:
    cards = list(RULES[load_map(edition).rules].cards)
    images = [face(edition, card) for card in cards]
    assert len(cards) >= 7
    for index, image in enumerate(images):
        assert all(changed(image, other) > 0.06 for other in images[index + 1 :])


@pytest.mark.parametrize("edition", EDITIONS)
def test_small_cut_has_a_larger_symbol(edition: str) -> None:
    for card in RULES[load_map(edition).rules].cards:
        assert changed(face(edition, card), face(edition, card, small=True)) > 0.01, card


@pytest.mark.parametrize("card", ["red", "orange", "yellow", "green", "blue", "purple", "black"])
def test_card_is_mostly_of_its_colour_above(card: str) -> None:
    upper = pixels(face("usa", card))[12:70, 12:-12].reshape(-1, 3)
    look = ROUTES[card]
    wanted = [int(look.fill[i : i + 2], 16) for i in (1, 3, 5)]
    assert np.abs(np.median(upper, axis=0) - wanted).max() < 40


def test_cards_have_names_for_screen_readers() -> None:
    for edition in EDITIONS:
        for card in RULES[load_map(edition).rules].cards:
            names = {card_name(card, language) for language in LANGUAGES}
            assert all(names)
    assert card_name("white", "de") == "weiß"
    assert card_name("locomotive", "en") == "locomotive"


def test_backs_tell_decks_apart() -> None:
    def back(deck: str) -> QImage:
        def draw(pencil: Pencil) -> None:
            with pencil.at(-WIDTH / 2, -HEIGHT / 2):
                draw_ticket_back(pencil, deck, "de")

        return drawn(draw, *SIZE)

    def cards(pencil: Pencil) -> None:
        with pencil.at(-WIDTH / 2, -HEIGHT / 2):
            draw_card_back(pencil)

    images = [back("short"), back("long"), back("classic"), drawn(cards, *SIZE)]
    for index, image in enumerate(images):
        assert all(changed(image, other) > 0.02 for other in images[index + 1 :])


@pytest.mark.parametrize("edition", EDITIONS)
def test_tickets_show_their_ends(edition: str) -> None:
    board = design(edition)
    width, height = ticket_size(board)

    def ticket(index: int, *, small: bool = False) -> QImage:
        def draw(pencil: Pencil) -> None:
            with pencil.at(-width / 2, -height / 2):
                draw_ticket(pencil, board, board.map.tickets[index], small=small)

        return drawn(draw, round(width), round(height))

    first, second = ticket(0), ticket(len(board.map.tickets) - 1)
    assert changed(first, second) > 0.01
    if edition != "first_journey":  # its tickets have no value to enlarge
        assert changed(first, ticket(0, small=True)) > 0.01


@pytest.mark.parametrize("edition", EDITIONS)
def test_small_map_shows_every_end(edition: str) -> None:
    board = design(edition)
    rect = (10.0, 20.0, 120.0, 90.0)
    left, top, width, height, scale = map_rect(board, rect)
    assert left >= rect[0] - 1e-9
    assert top >= rect[1] - 1e-9
    assert left + width <= rect[0] + rect[2] + 1e-9
    assert top + height <= rect[1] + rect[3] + 1e-9
    frame = board.layout.frame
    for ticket in board.map.tickets:
        for end in (ticket.a, ticket.b):
            x, y = end_position(board.map, board.layout, end)
            assert 0 <= (x - frame.left) * scale <= width
            assert 0 <= (y - frame.top) * scale <= height


def test_a_country_lies_between_its_border_points() -> None:
    board = design("germany")
    points = [board.layout.places[key] for key in board.map.ends("frankreich")]
    x, y = end_position(board.map, board.layout, "frankreich")
    assert min(p.x for p in points) <= x <= max(p.x for p in points)
    assert min(p.y for p in points) <= y <= max(p.y for p in points)


@pytest.mark.parametrize(
    "draw",
    [
        partial(draw_bonus_card, bonus="longest", points=10),
        partial(draw_bonus_card, bonus="most", points=15),
        draw_golden_ticket,
    ],
    ids=["longest", "most", "golden"],
)
def test_texts_on_bonus_cards_follow_the_language(draw: Callable[..., None]) -> None:
    def image(language: Language) -> QImage:
        def paint(pencil: Pencil) -> None:
            with pencil.at(-106, -106):
                draw(pencil, language=language)

        return drawn(paint, 212, 212)

    assert changed(image("en"), image("de")) > 0.003


def test_crossing_shows_both_directions() -> None:
    board = design("first_journey")

    def draw(pencil: Pencil) -> None:
        with pencil.at(-106, -70):
            draw_crossing_card(pencil, board)

    seen = pixels(drawn(draw, 212, 140))
    row = seen[56]
    assert row[30][0] > row[30][2]  # red in the west
    assert row[-30][2] > row[-30][0]  # blue in the east
