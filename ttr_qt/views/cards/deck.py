"""Which drawing belongs to which card of which edition, and what screen readers call it."""

from typing import Final

from ttr_qt.engine.maps import Text
from ttr_qt.views.cards.base import draw_back
from ttr_qt.views.cards.carriers import draw_carrier_card, draw_joker_card
from ttr_qt.views.cards.toys import draw_toy_card, draw_toy_locomotive_card
from ttr_qt.views.cards.trains import (
    draw_locomotive_card,
    draw_passenger_card,
    draw_train_card,
)
from ttr_qt.views.theme.language import Language, in_language
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.theme.pencil import Pencil

BACK: Final = "#21424B"
LONG_WILD_LENGTH: Final = 4

_NAMES: Final = {
    "locomotive": Text("locomotive", "Lokomotive"),
    "locomotive_4plus": Text("locomotive 4+", "Lokomotive 4+"),
    "passenger": Text("passenger", "Passagier"),
    "joker": Text("joker", "Joker"),
}


def draw_card(
    pencil: Pencil, edition: str, card: str, *, small: bool = False, symbols: bool = True
) -> None:
    """Draw the face of a card; ``small`` for cards narrower than `base.SMALL` pixels.

    Without ``symbols`` only its colour tells what it is; wild cards keep their wheel.
    """
    if card == "passenger":
        draw_passenger_card(pencil, small=small)
    elif card == "locomotive_4plus":
        draw_locomotive_card(pencil, small=small, from_length=LONG_WILD_LENGTH)
    elif card == "joker":
        draw_joker_card(pencil, small=small)
    elif edition == "first_journey":
        if card == "locomotive":
            draw_toy_locomotive_card(pencil, small=small)
        else:
            draw_toy_card(pencil, card, small=small, symbols=symbols)
    elif card == "locomotive":
        draw_locomotive_card(pencil, small=small)
    elif edition == "amsterdam":
        draw_carrier_card(pencil, card, small=small, symbols=symbols)
    else:
        draw_train_card(pencil, "purple" if card == "pink" else card, small=small, symbols=symbols)


def draw_card_back(pencil: Pencil) -> None:
    """Draw the back of all cards that are drawn and played."""
    draw_back(pencil, BACK)


def card_name(card: str, language: Language) -> str:
    """Return what a card is called, for tool tips and screen readers."""
    name = _NAMES.get(card) or ROUTES[card].name
    return in_language(name, language)
