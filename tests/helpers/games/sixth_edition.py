"""A small edition that is not one of the program's: a map, a rule set and one object."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from ttr_qt.engine.maps import Text, add_edition, remove_edition
from ttr_qt.engine.rules import RuleSet
from ttr_qt.views.boards import plain
from ttr_qt.views.cards.deck import TOY_CARDS
from ttr_qt.views.cards.posters import GROUND, Poster, draw_ground, draw_hill_rows
from ttr_qt.views.cards.toys import draw_toy_engine
from ttr_qt.views.editions.edition import Edition
from ttr_qt.views.editions.registry import register, unregister
from ttr_qt.views.editions.rulebook import (
    SERIES_RULES,
    Rulebook,
    TicketExample,
    ticket_figure,
)
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.pencil import Pencil

NAME = "lake"

RULES_ROW = RuleSet(
    name=NAME,
    players_max=3,
    pieces=14,
    colours=("red", "blue", "green", "yellow"),
    cards_per_colour=9,
    wild_cards=6,
    cards_dealt=3,
    ticket_decks=("lake",),
    deck_choices=("lake", "short"),
    tickets_dealt=2,
    keep_at_start=1,
    tickets_drawn=2,
    parallels_closed_up_to=2,
    longest_bonus=5,
)

_PLACES = {
    "singen": ("sin", 47.76, 8.84),
    "konstanz": ("kon", 47.66, 9.17),
    "ueberlingen": ("ueb", 47.77, 9.16),
    "friedrichshafen": ("fri", 47.65, 9.48),
    "ravensburg": ("rav", 47.78, 9.61),
    "lindau": ("lin", 47.55, 9.69),
    "bregenz": ("bre", 47.50, 9.75),
    "rorschach": ("ror", 47.48, 9.49),
    "romanshorn": ("rom", 47.57, 9.38),
}
_ROUTES = (
    ("singen", "ueberlingen", 2, "red"),
    ("singen", "konstanz", 2, "gray"),
    ("konstanz", "ueberlingen", 1, "blue"),
    ("konstanz", "romanshorn", 2, "green"),
    ("konstanz", "romanshorn", 2, "yellow"),
    ("ueberlingen", "friedrichshafen", 2, "gray"),
    ("friedrichshafen", "ravensburg", 1, "green"),
    ("friedrichshafen", "romanshorn", 1, "red"),
    ("friedrichshafen", "lindau", 2, "blue"),
    ("ravensburg", "lindau", 2, "yellow"),
    ("lindau", "bregenz", 1, "red"),
    ("bregenz", "rorschach", 2, "gray"),
    ("rorschach", "romanshorn", 1, "blue"),
)
_TICKETS = (
    ("singen", "ravensburg", 5),
    ("singen", "rorschach", 6),
    ("konstanz", "lindau", 5),
    ("konstanz", "bregenz", 6),
    ("ueberlingen", "rorschach", 4),
    ("ueberlingen", "bregenz", 6),
    ("ravensburg", "romanshorn", 3),
    ("friedrichshafen", "bregenz", 4),
    ("singen", "lindau", 7),
    ("ravensburg", "rorschach", 3),
)

_TEXT = {
    "en": """# {name}
Around the lake in ten minutes.

## In short {@short}
| | |
|---|---|
| Players | {players_min} to {players_max} |
| Carts for each | {pieces} |

Claim routes and connect {ticket}. {#R3 T3}

![A contract that is done](ticket)

## Cards {@cards}
{{draw-two}}

![All the cards](cards)

{{pay}}

## Points {@points}
{{points-at-once}}
""",
    "de": """# {name}
In zehn Minuten um den See.

## In Kürze {@short}
Strecken bauen und {ticket} verbinden. {#R3 T3}
""",
}


def map_document() -> dict[str, object]:
    """Return the map as its file has it, without a layout."""
    codes = {place: code for place, (code, _, _) in _PLACES.items()}
    seen: dict[str, int] = {}

    def route_id(a: str, b: str) -> str:
        pair = f"{codes[a]}-{codes[b]}"
        seen[pair] = seen.get(pair, 0) + 1
        return f"{pair}-{seen[pair]}"

    return {
        "version": 1,
        "id": NAME,
        "rules": NAME,
        "name": {"en": "The Lake", "de": "Der See"},
        "provenance": {"en": "Made up by a test.", "de": "Von einem Test erfunden."},
        "places": [
            {
                "id": place,
                "code": code,
                "name": {"en": place.capitalize(), "de": place.capitalize()},
                "lat": lat,
                "lon": lon,
            }
            for place, (code, lat, lon) in _PLACES.items()
        ],
        "routes": [
            {"id": route_id(a, b), "a": a, "b": b, "length": length, "colour": colour}
            for a, b, length, colour in _ROUTES
        ],
        "tickets": [
            {
                "id": f"{a}-{b}",
                "a": a,
                "b": b,
                "points": points,
                "decks": ["lake", "short"][: 1 + (points < 6)],
            }
            for a, b, points in _TICKETS
        ],
    }


def _draw_poster(pencil: Pencil, spare: float) -> None:
    draw_hill_rows(pencil, spare, 120, "#8FB48A")
    draw_ground(pencil, spare, "#7FA6B8")
    with pencil.at(350, GROUND, 2.6):
        draw_toy_engine(pencil)


def _text(language: Language) -> str:
    return _TEXT[language]


_TICKET = TicketExample("friedrichshafen-bregenz", ("fri-lin-1", "lin-bre-1"))

LAKE = Edition(
    id=NAME,
    motto=Text("Contracts around the lake", "Verträge rund um den See"),
    minutes=10,
    # Words and drawings of their own, though there are no goods cards.
    contracts=True,
    deck_names={"lake": Text("All {count}", "Alle {count}"), "short": Text("Near", "Nah")},
    look=replace(plain.LOOK, piece="cart"),
    cards=TOY_CARDS,
    poster=Poster("#CFE0E6", _draw_poster),
    rulebook=Rulebook(
        numbers=SERIES_RULES,
        ticket=_TICKET,
        figures={"ticket": ticket_figure(_TICKET, "friedrichshafen", "bregenz")},
        text=_text,
    ),
)


@contextmanager
def lake_added(folder: Path, edition: Edition | None = LAKE) -> Iterator[None]:
    """Have the edition in the program for a while; None: without an object for the window."""
    file = folder / f"{NAME}.json"
    file.write_text(json.dumps(map_document()), encoding="utf-8")
    add_edition(RULES_ROW, file)
    if edition is not None:
        register(edition)
    try:
        yield
    finally:
        if edition is not None:
            unregister(edition.id)
        remove_edition(NAME)
