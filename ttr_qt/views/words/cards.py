"""What cards are called within a sentence; `card_name` is what they are called alone."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine.maps import Text
from ttr_qt.models.item_models.cards import CardKind
from ttr_qt.views.theme.language import Language, in_language
from ttr_qt.views.theme.palette import ROUTES

_GERMAN_COLOURS: Final = {
    "red": "rote",
    "orange": "orange",
    "yellow": "gelbe",
    "green": "grüne",
    "blue": "blaue",
    "purple": "lila",
    "pink": "lila",
    "black": "schwarze",
    "white": "weiße",
    "gray": "graue",
}
"""As they stand before "Karte" and "Karten"; they take the same form for one and for many."""
_ONE: Final = {
    "locomotive": Text("a locomotive", "eine Lokomotive"),
    "locomotive_4plus": Text("a locomotive 4+", "eine Lokomotive 4+"),
    "passenger": Text("a passenger card", "eine Passagierkarte"),
    "joker": Text("a joker", "einen Joker"),
}
_NUMBERED: Final = {
    "locomotive": (Text("locomotive", "Lokomotive"), Text("locomotives", "Lokomotiven")),
    "locomotive_4plus": (
        Text("locomotive 4+", "Lokomotive 4+"),
        Text("locomotives 4+", "Lokomotiven 4+"),
    ),
    "passenger": (
        Text("passenger card", "Passagierkarte"),
        Text("passenger cards", "Passagierkarten"),
    ),
    "joker": (Text("joker", "Joker"), Text("jokers", "Joker")),
}


def colour_word(colour: str, language: Language) -> str:
    """Return the colour of cards, as it stands before "cards"."""
    return _GERMAN_COLOURS[colour] if language == "de" else ROUTES[colour].name.en


def one_card(card: str, language: Language) -> str:
    """Return one card as what somebody takes: "a blue card", "a locomotive"."""
    if card in _ONE:
        return in_language(_ONE[card], language)
    colour = colour_word(card, language)
    if language == "de":
        return f"eine {colour} Karte"
    return f"{'an' if colour[0] in 'aeiou' else 'a'} {colour} card"


def numbered_cards(card: str, count: int, language: Language) -> str:
    """Return so many cards, not to be torn apart at the end of a line: "2 blue", "1 locomotive"."""
    if card not in _NUMBERED:
        return f"{count}\u00a0{colour_word(card, language)}"
    one, many = _NUMBERED[card]
    return f"{count}\u00a0{in_language(one if count == 1 else many, language)}"


def special_use(kind: CardKind) -> str:
    """Return what a card is for that is not a colour; nothing for one that is."""
    translate = QCoreApplication.translate
    uses: dict[CardKind, str] = {
        "passenger": translate(
            "Stacks", "For journeys: each lets a passenger use one track of another player."
        ),
        "long_wild": translate("Stacks", "Stands for any colour, on tracks of four and more only."),
        "wild": translate("Stacks", "Stands for any colour."),
    }
    return uses.get(kind, "")
