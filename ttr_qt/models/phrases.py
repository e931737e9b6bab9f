"""Actions and what came of them as phrases: a key and its facts, and how English puts them.

Another language brings its own templates and its own way to write a fact; keys and names of facts
are the same.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ttr_qt.engine import Action, GameMap
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    EndJourney,
    KeepTickets,
    Pass,
    PlacePassenger,
    SkipPassenger,
    StartJourney,
    SwapTickets,
    TakeCard,
    TravelRoute,
)
from ttr_qt.engine.events import (
    CardsDrawn,
    CrossingMade,
    DeckShuffled,
    Event,
    GameEnded,
    GoodsCardTaken,
    JourneyEnded,
    LastRoundBegan,
    MarketChanged,
    RouteClaimed,
    TicketDone,
    TicketsKept,
    Travelled,
)
from ttr_qt.engine.maps import Text

Fact = int | str | Text | tuple[tuple[str, int], ...] | tuple[int, ...] | tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something to be said.

    Facts: ``card`` (a name), ``cards`` (names and counts), ``slot``, ``a``, ``b`` and ``place``
    (names of places), ``counts`` (of tickets, by deck), ``tickets`` (names of both ends, two by
    two), ``points``, ``goods``.
    """

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def told(self, templates: Mapping[str, str], write: Callable[[Fact], str]) -> str:
        """Return the phrase by the template of its key, each fact as ``write`` writes it."""
        return templates[self.key].format(**{name: write(fact) for name, fact in self.facts})


ENGLISH: Final[Mapping[str, str]] = {
    "draw": "draw from the deck",
    "take": "take {card} from slot {slot}",
    "claim": "claim {a} – {b} with {cards}",
    "tickets": "draw tickets: {counts}",
    "keep": "keep {tickets}",
    "keep_hidden": "keep tickets",
    "keep_counts": "keep tickets: {counts}",
    "passenger": "put a passenger into {place}",
    "no_passenger": "put no passenger down",
    "journey": "set off from {place}",
    "travel": "travel {a} – {b}",
    "arrive": "end the journey",
    "swap": "swap tickets",
    "pass": "pass",
    "drawn": "{cards}",
    "points": "{points} points",
    "goods": "goods worth {goods}",
    "paid": "with a passenger card",
    "journey_points": "journey worth {points}",
    "goods_card": "a goods card",
    "ticket_done": "ticket done: {a} – {b}",
    "crossing": "east and west joined",
    "kept": "{tickets}",
    "shuffled": "the discards became the deck",
    "cleared": "the open cards were replaced",
    "last_round": "the last round begins",
    "ended": "the game is over",
}
"""What one reads in English; capitals and full stops are the view's."""


def in_english(fact: Fact) -> str:
    """Return a fact as English writes it."""
    if isinstance(fact, Text):
        return fact.en
    if isinstance(fact, str):
        return card_in_english(fact)
    if isinstance(fact, int):
        return str(fact)
    if all(isinstance(part, int) for part in fact):
        return " + ".join(map(str, fact))
    if all(isinstance(part, Text) for part in fact):
        names = [in_english(part) for part in fact if isinstance(part, Text)]
        return ", ".join(f"{a} – {b}" for a, b in zip(names[::2], names[1::2], strict=True))
    pairs = (part for part in fact if isinstance(part, tuple))
    return ", ".join(f"{count} {card_in_english(card)}" for card, count in pairs)


def card_in_english(card: str) -> str:
    """Return the name of a card."""
    return card.replace("_4plus", " 4+")


def english(phrase: Phrase) -> str:
    """Return a phrase in English."""
    return phrase.told(ENGLISH, in_english)


def end_name(game_map: GameMap, end: str) -> Text:
    """Return the name of a ticket's end: a place or a country."""
    countries = {country.id: country.name for country in game_map.countries}
    return countries[end] if end in countries else game_map.place(end).name


def ticket_names(game_map: GameMap, tickets: Iterable[str]) -> tuple[Text, ...]:
    """Return the names of both ends of each ticket, two by two."""
    return tuple(
        end_name(game_map, end)
        for ticket in map(game_map.ticket, tickets)
        for end in (ticket.a, ticket.b)
    )


def _track(game_map: GameMap, route_id: str) -> tuple[tuple[str, Fact], ...]:
    route = game_map.route(route_id)
    return ("a", game_map.place(route.a).name), ("b", game_map.place(route.b).name)


_ACTIONS: Final[dict[type[Action], Callable[[GameMap, Any], Phrase]]] = {
    DrawCard: lambda _map, _: Phrase("draw"),
    TakeCard: lambda _map, a: Phrase("take", (("card", a.card), ("slot", a.slot))),
    ClaimRoute: lambda m, a: Phrase("claim", (*_track(m, a.route), ("cards", a.cards))),
    DrawTickets: lambda _map, a: Phrase("tickets", (("counts", a.counts),)),
    KeepTickets: lambda m, a: Phrase("keep", (("tickets", ticket_names(m, a.tickets)),)),
    PlacePassenger: lambda m, a: Phrase("passenger", (("place", m.place(a.place).name),)),
    SkipPassenger: lambda _map, _: Phrase("no_passenger"),
    StartJourney: lambda m, a: Phrase("journey", (("place", m.place(a.place).name),)),
    TravelRoute: lambda m, a: Phrase("travel", _track(m, a.route)),
    EndJourney: lambda _map, _: Phrase("arrive"),
    SwapTickets: lambda _map, _: Phrase("swap"),
    Pass: lambda _map, _: Phrase("pass"),
}


def action_phrase(game_map: GameMap, action: Action) -> Phrase:
    """Return an action as a phrase."""
    return _ACTIONS[type(action)](game_map, action)


def _drawn(_map: GameMap, event: CardsDrawn) -> Phrase | None:
    if event.cards is None:
        return None
    counts = tuple((card, event.cards.count(card)) for card in dict.fromkeys(event.cards))
    return Phrase("drawn", (("cards", counts),))


def _kept(game_map: GameMap, event: TicketsKept) -> Phrase | None:
    if event.tickets is None:
        return None
    return Phrase("kept", (("tickets", ticket_names(game_map, event.tickets)),))


def _travelled(_map: GameMap, event: Travelled) -> Phrase | None:
    if event.goods:
        return Phrase("goods", (("goods", event.goods),))
    return Phrase("paid") if event.paid else None


def _done(game_map: GameMap, event: TicketDone) -> Phrase:
    a, b = ticket_names(game_map, (event.ticket,))
    return Phrase("ticket_done", (("a", a), ("b", b)))


_EVENTS: Final[dict[type[Event], Callable[[GameMap, Any], Phrase | None]]] = {
    CardsDrawn: _drawn,
    MarketChanged: lambda _map, e: Phrase("cleared") if e.clearings else None,
    DeckShuffled: lambda _map, _: Phrase("shuffled"),
    RouteClaimed: lambda _map, e: Phrase("points", (("points", e.points),)) if e.points else None,
    GoodsCardTaken: lambda _map, _: Phrase("goods_card"),
    TicketsKept: _kept,
    TicketDone: _done,
    CrossingMade: lambda _map, _: Phrase("crossing"),
    Travelled: _travelled,
    JourneyEnded: lambda _map, e: Phrase("journey_points", (("points", e.points),)),
    LastRoundBegan: lambda _map, _: Phrase("last_round"),
    GameEnded: lambda _map, _: Phrase("ended"),
}
"""What there is to say beyond the action itself; other events say nothing."""


def event_phrases(game_map: GameMap, events: Iterable[Event]) -> tuple[Phrase, ...]:
    """Return what came of an action, as far as the action does not say it."""
    found = (_EVENTS[type(e)](game_map, e) for e in events if type(e) in _EVENTS)
    return tuple(phrase for phrase in found if phrase is not None)
