"""Faces of all cards in the manners there are, their back, and what screen readers call them."""

from dataclasses import dataclass
from typing import Final, Protocol

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


class DrawColourCard(Protocol):
    """Draws the face of a card of a colour."""

    def __call__(
        self, pencil: Pencil, colour: str, *, small: bool = False, symbols: bool = True
    ) -> None:
        """Draw it from (0, 0)."""


class DrawWildCard(Protocol):
    """Draws the face of a wild card."""

    def __call__(self, pencil: Pencil, *, small: bool = False) -> None:
        """Draw it from (0, 0)."""


@dataclass(frozen=True, slots=True, eq=False)
class CardFaces:
    """How the cards of a game are drawn."""

    colour: DrawColourCard
    locomotive: DrawWildCard = draw_locomotive_card

    def draw(self, pencil: Pencil, card: str, *, small: bool = False, symbols: bool = True) -> None:
        """Draw the face of a card; ``small`` for cards narrower than `base.SMALL` pixels.

        Without ``symbols`` only its colour tells what it is; wild cards keep their wheel.
        """
        match card:
            case "passenger":
                draw_passenger_card(pencil, small=small)
            case "locomotive_4plus":
                draw_locomotive_card(pencil, small=small, from_length=LONG_WILD_LENGTH)
            case "joker":
                draw_joker_card(pencil, small=small)
            case "locomotive":
                self.locomotive(pencil, small=small)
            case _:
                self.colour(pencil, card, small=small, symbols=symbols)


def _draw_train_card(
    pencil: Pencil, colour: str, *, small: bool = False, symbols: bool = True
) -> None:
    # No train is pink; the card of that colour looks like the purple one.
    draw_train_card(pencil, "purple" if colour == "pink" else colour, small=small, symbols=symbols)


TRAIN_CARDS: Final = CardFaces(_draw_train_card)
TOY_CARDS: Final = CardFaces(draw_toy_card, draw_toy_locomotive_card)
CARRIER_CARDS: Final = CardFaces(draw_carrier_card)


def draw_card_back(pencil: Pencil) -> None:
    """Draw the back of all cards that are drawn and played."""
    draw_back(pencil, BACK)


def card_name(card: str, language: Language) -> str:
    """Return what a card is called, for tool tips and screen readers."""
    name = _NAMES.get(card) or ROUTES[card].name
    return in_language(name, language)
