"""A reason for a hint and what its sentence may speak of."""

from collections.abc import Sequence
from dataclasses import dataclass

from ttr_qt.engine import Observation
from ttr_qt.models.hints.reasons import HintReason
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.theme.language import Language, in_language, route_text, ticket_text
from ttr_qt.views.words.cards import numbered_cards
from ttr_qt.views.words.enumeration import joined


@dataclass(frozen=True, slots=True)
class Case:
    """A reason and all that its sentence may speak of."""

    reason: HintReason
    view: Observation
    names: Sequence[str]
    language: Language

    def number(self, fact: str) -> int:
        """Return a fact that is a number."""
        return self.reason.number(fact)

    def ticket(self, ticket_id: str | None = None) -> str:
        """Return both ends of a ticket, by default of the one spoken of."""
        ticket = ticket_id or self.reason.name("ticket")
        return ticket_text(self.view.board.map, ticket, self.language)

    def tickets(self) -> str:
        """Return both ends of all tickets spoken of."""
        return joined([self.ticket(ticket) for ticket in self.reason.names("tickets")])

    def route(self) -> str:
        """Return both ends of the route spoken of."""
        return route_text(self.view.board.map, self.reason.name("route"), self.language)

    def place(self, place: str) -> str:
        """Return the name of a place."""
        return in_language(self.view.board.map.place(place).name, self.language)

    def cards(self, count: int | None = None) -> str:
        """Return so many of the card spoken of, by default as many as are missing."""
        number = self.number("missing") if count is None else count
        return numbered_cards(self.reason.name("card"), number, self.language)

    @property
    def contracts(self) -> bool:
        """Whether tickets are called contracts, and pieces carts."""
        return edition_of(self.view.board.map).contracts
