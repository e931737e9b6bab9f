"""The two languages of the program, and how a name is picked from a map."""

from collections.abc import Iterable
from typing import Final, Literal

from ttr_qt.engine.maps import GameMap, Text

Language = Literal["en", "de"]
Marked = object
"""An English text that is translated when it is shown; PySide knows no better type for them."""

LANGUAGES: Final[tuple[Language, ...]] = ("en", "de")


def in_language(text: Text, language: Language) -> str:
    """Return the text in one language."""
    return text.de if language == "de" else text.en


def between(places: Iterable[Text], language: Language) -> str:
    """Return the names of two or more places with dashes: a route, a ticket or a journey."""
    return " – ".join(in_language(place, language) for place in places)


def route_text(game_map: GameMap, route_id: str, language: Language) -> str:
    """Return both ends of a route."""
    route = game_map.route(route_id)
    return between((game_map.place(end).name for end in (route.a, route.b)), language)


def ticket_text(game_map: GameMap, ticket_id: str, language: Language) -> str:
    """Return both ends of a ticket."""
    ticket = game_map.ticket(ticket_id)
    return between((game_map.end_name(end) for end in (ticket.a, ticket.b)), language)
