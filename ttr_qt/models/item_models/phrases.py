"""Actions and what came of them as phrases: a key and its facts, and how English puts them.

The templates are the source texts of the translations, in the context "speech"; views write the
facts in the language they speak.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

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
from ttr_qt.engine.knowledge.events import (
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
from ttr_qt.models.session.cut_off import CutOff

Fact = int | str | Text | tuple[tuple[str, int], ...] | tuple[int, ...] | tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something to be said.

    Facts: ``card`` (a name), ``cards`` (names and counts), ``slot``, ``a``, ``b`` and ``place``
    (names of places), ``way`` (names of all stops), ``counts`` (of tickets, by deck), ``tickets``
    (names of both ends, two by two), ``points``, ``goods``, ``number``.
    """

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()
    rules: str = ""
    """The rule set of the game, where the view needs it to know what tickets are called."""

    def text(self, templates: Mapping[str, str], write: Callable[[Fact], str]) -> str:
        """Return the phrase by the template of its key, each fact as ``write`` writes it."""
        return templates[self.key].format(**{name: write(fact) for name, fact in self.facts})


ENGLISH: Final = cast(
    "Mapping[str, str]",
    {
        "draw": QT_TRANSLATE_NOOP("speech", "draw from the deck"),
        "take": QT_TRANSLATE_NOOP("speech", "take {card}, face-up card {slot}"),
        "take_brief": QT_TRANSLATE_NOOP("speech", "take {card}"),
        "claim": QT_TRANSLATE_NOOP("speech", "claim {a} – {b} with {cards}"),
        "claim_brief": QT_TRANSLATE_NOOP("speech", "claim {a} – {b}"),
        "tickets": QT_TRANSLATE_NOOP("speech", "draw {counts}"),
        "keep": QT_TRANSLATE_NOOP("speech", "keep {tickets}"),
        "passenger": QT_TRANSLATE_NOOP("speech", "place a passenger in {place}"),
        "no_passenger": QT_TRANSLATE_NOOP("speech", "place no passenger"),
        "journey": QT_TRANSLATE_NOOP("speech", "begin a journey in {place}"),
        "travel": QT_TRANSLATE_NOOP("speech", "travel from {a} to {b}"),
        "arrive": QT_TRANSLATE_NOOP("speech", "end the journey"),
        "swap": QT_TRANSLATE_NOOP("speech", "swap tickets"),
        "pass": QT_TRANSLATE_NOOP("speech", "pass"),
    },
)
"""What one may do, in English; capitals and full stops are the view's."""

ENGLISH_PAST: Final = cast(
    "Mapping[str, str]",
    {
        "draw": QT_TRANSLATE_NOOP("speech", "drew from the deck"),
        "draw_known": QT_TRANSLATE_NOOP("speech", "drew {cards} from the deck"),
        "draw_two": QT_TRANSLATE_NOOP("speech", "drew {number} from the deck"),
        "take": QT_TRANSLATE_NOOP("speech", "took {card}"),
        "take_two": QT_TRANSLATE_NOOP("speech", "took {cards}"),
        "take_draw": QT_TRANSLATE_NOOP("speech", "took {card}, drew one from the deck"),
        "take_draw_known": QT_TRANSLATE_NOOP("speech", "took {card}, drew {cards} from the deck"),
        "claim": QT_TRANSLATE_NOOP("speech", "claimed {a} – {b} with {cards}"),
        "claim_brief": QT_TRANSLATE_NOOP("speech", "claimed {a} – {b}"),
        "tickets": QT_TRANSLATE_NOOP("speech", "drew {counts}"),
        "keep_hidden": QT_TRANSLATE_NOOP("speech", "chose tickets"),
        "keep": QT_TRANSLATE_NOOP("speech", "kept {tickets}"),
        "keep_counts": QT_TRANSLATE_NOOP("speech", "kept {counts}"),
        "passenger": QT_TRANSLATE_NOOP("speech", "put a passenger into {place}"),
        "no_passenger": QT_TRANSLATE_NOOP("speech", "put no passenger down"),
        "journey": QT_TRANSLATE_NOOP("speech", "set off from {place}"),
        "travel": QT_TRANSLATE_NOOP("speech", "travelled from {a} to {b}"),
        "arrive": QT_TRANSLATE_NOOP("speech", "ended the journey"),
        "journey_made": QT_TRANSLATE_NOOP("speech", "travelled {way}"),
        "swap": QT_TRANSLATE_NOOP("speech", "swapped tickets"),
        "pass": QT_TRANSLATE_NOOP("speech", "passed"),
        "points": QT_TRANSLATE_NOOP("speech", "+{points}"),
        "goods": QT_TRANSLATE_NOOP("speech", "goods worth {goods}"),
        "paid": QT_TRANSLATE_NOOP("speech", "with a passenger card"),
        "paid_often": QT_TRANSLATE_NOOP("speech", "with {number} passenger cards"),
        "journey_points": QT_TRANSLATE_NOOP("speech", "journey: +{points}"),
        "goods_card": QT_TRANSLATE_NOOP("speech", "a goods card"),
        "ticket_done": QT_TRANSLATE_NOOP("speech", "ticket done: {a} – {b}"),
        "cut_off": QT_TRANSLATE_NOOP("speech", "cuts off {a} – {b}: now {number} spaces more"),
        "cut_off_by_one": QT_TRANSLATE_NOOP("speech", "cuts off {a} – {b}: now 1 space more"),
        "cut_off_for_good": QT_TRANSLATE_NOOP("speech", "cuts off {a} – {b}: no way left"),
        "crossing": QT_TRANSLATE_NOOP("speech", "east and west joined"),
        "kept": QT_TRANSLATE_NOOP("speech", "{tickets}"),
        "shuffled": QT_TRANSLATE_NOOP("speech", "the discards became the deck"),
        "cleared": QT_TRANSLATE_NOOP("speech", "the open cards were replaced"),
        "last_round": QT_TRANSLATE_NOOP("speech", "the last round begins"),
        "ended": QT_TRANSLATE_NOOP("speech", "the game is over"),
    },
)
"""What one did and what came of it."""


def in_english(fact: Fact) -> str:
    """Return a fact as English writes it."""
    if isinstance(fact, Text):
        return fact.en
    if isinstance(fact, str):
        return card_in_english(fact)
    if isinstance(fact, int):
        return str(fact)
    if all(isinstance(part, int) for part in fact):
        return _counts_in_english(*fact)
    if all(isinstance(part, Text) for part in fact):
        names = [in_english(part) for part in fact if isinstance(part, Text)]
        return ", ".join(f"{a} – {b}" for a, b in zip(names[::2], names[1::2], strict=True))
    pairs = (part for part in fact if isinstance(part, tuple))
    return ", ".join(f"{count} {card_in_english(card)}" for card, count in pairs)


def _counts_in_english(first: Any, second: Any = None) -> str:
    """Return numbers of tickets, from the one deck there is or from both."""
    if second is None:
        return "1 ticket" if first == 1 else f"{first} tickets"
    if first and second:
        return f"{first} short and {second} long"
    return _tickets_in_english(first, "short") if first else _tickets_in_english(second, "long")


def _tickets_in_english(count: int, kind: str) -> str:
    return f"{count} {kind} ticket" if count == 1 else f"{count} {kind} tickets"


def card_in_english(card: str) -> str:
    """Return the name of a card."""
    return card.replace("_4plus", " 4+")


def english(phrase: Phrase, templates: Mapping[str, str] = ENGLISH) -> str:
    """Return a phrase in English."""
    return phrase.text(templates, in_english)


def ticket_names(game_map: GameMap, tickets: Iterable[str]) -> tuple[Text, ...]:
    """Return the names of both ends of each ticket, two by two."""
    return tuple(
        game_map.end_name(end)
        for ticket in map(game_map.ticket, tickets)
        for end in (ticket.a, ticket.b)
    )


def _track(game_map: GameMap, route_id: str, start: str = "") -> tuple[tuple[str, Fact], ...]:
    route = game_map.route(route_id)
    ends = (route.b, route.a) if start == route.b else (route.a, route.b)
    a, b = (game_map.place(end).name for end in ends)
    return ("a", a), ("b", b)


_ACTIONS: Final[dict[type[Action], Callable[[GameMap, Any], Phrase]]] = {
    DrawCard: lambda _map, _: Phrase("draw"),
    TakeCard: lambda _map, a: Phrase("take", (("card", a.card), ("slot", a.slot))),
    ClaimRoute: lambda m, a: Phrase("claim", (*_track(m, a.route), ("cards", a.cards))),
    DrawTickets: lambda m, a: Phrase("tickets", (("counts", a.counts),), m.rules),
    KeepTickets: lambda m, a: Phrase("keep", (("tickets", ticket_names(m, a.tickets)),)),
    PlacePassenger: lambda m, a: Phrase("passenger", (("place", m.place(a.place).name),)),
    SkipPassenger: lambda _map, _: Phrase("no_passenger"),
    StartJourney: lambda m, a: Phrase("journey", (("place", m.place(a.place).name),)),
    EndJourney: lambda _map, _: Phrase("arrive"),
    SwapTickets: lambda _map, _: Phrase("swap"),
    Pass: lambda _map, _: Phrase("pass"),
}


def action_phrase(game_map: GameMap, action: Action, start: str = "") -> Phrase:
    """Return an action as a phrase; ``start`` is where a passenger who travels on stands."""
    if isinstance(action, TravelRoute):
        return Phrase("travel", _track(game_map, action.route, start))
    return _ACTIONS[type(action)](game_map, action)


def drawn_phrase(events: Iterable[Event]) -> Phrase:
    """Return a draw as a phrase, with its cards if the events tell them."""
    for event in events:
        if isinstance(event, CardsDrawn) and event.cards is not None:
            counts = tuple((card, event.cards.count(card)) for card in dict.fromkeys(event.cards))
            return Phrase("draw_known", (("cards", counts),))
    return Phrase("draw")


def cards_phrase(first: Phrase, second: Phrase) -> Phrase:
    """Return both cards of a turn, as phrases of the past, as one; their order is left out."""
    both = first, second
    taken = [str(dict(one.facts)["card"]) for one in both if one.key == "take"]
    known = [
        pair
        for one in both
        if one.key == "draw_known"
        for pair in cast("tuple[tuple[str, int], ...]", dict(one.facts)["cards"])
    ]
    if len(taken) == len(both):
        return Phrase("take_two", (("cards", _summed((card, 1) for card in taken)),))
    if taken:
        card = ("card", taken[0])
        if known:
            return Phrase("take_draw_known", (card, ("cards", _summed(known))))
        return Phrase("take_draw", (card,))
    if known:
        return Phrase("draw_known", (("cards", _summed(known)),))
    return Phrase("draw_two", (("number", len(both)),))


def _summed(cards: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Return cards with their numbers, each kind once."""
    counts: dict[str, int] = {}
    for card, count in cards:
        counts[card] = counts.get(card, 0) + count
    return tuple(counts.items())


def _kept(game_map: GameMap, event: TicketsKept) -> Iterator[Phrase]:
    if event.tickets is not None:
        yield Phrase("kept", (("tickets", ticket_names(game_map, event.tickets)),))


def _travelled(_map: GameMap, event: Travelled) -> Iterator[Phrase]:
    if event.paid:
        yield Phrase("paid")
    if event.goods:
        yield Phrase("goods", (("goods", event.goods),))


def _done(game_map: GameMap, event: TicketDone) -> Iterator[Phrase]:
    a, b = ticket_names(game_map, (event.ticket,))
    yield Phrase("ticket_done", (("a", a), ("b", b)))


def _points(_map: GameMap, event: RouteClaimed) -> Iterator[Phrase]:
    if event.points:
        yield Phrase("points", (("points", event.points),))


def _cleared(_map: GameMap, event: MarketChanged) -> Iterator[Phrase]:
    if event.clearings:
        yield Phrase("cleared")


_EVENTS: Final[dict[type[Event], Callable[[GameMap, Any], Iterable[Phrase]]]] = {
    MarketChanged: _cleared,
    DeckShuffled: lambda _map, _: (Phrase("shuffled"),),
    RouteClaimed: _points,
    GoodsCardTaken: lambda _map, _: (Phrase("goods_card"),),
    TicketsKept: _kept,
    TicketDone: _done,
    CrossingMade: lambda _map, _: (Phrase("crossing"),),
    Travelled: _travelled,
    JourneyEnded: lambda _map, e: (Phrase("journey_points", (("points", e.points),)),),
    LastRoundBegan: lambda _map, _: (Phrase("last_round"),),
    GameEnded: lambda _map, _: (Phrase("ended"),),
}
"""What there is to say beyond the action itself; other events say nothing."""


def event_phrases(game_map: GameMap, events: Iterable[Event]) -> tuple[Phrase, ...]:
    """Return what came of an action, as far as the action does not say it."""
    return tuple(
        phrase
        for event in events
        if type(event) in _EVENTS
        for phrase in _EVENTS[type(event)](game_map, event)
    )


def cut_off_phrases(game_map: GameMap, cut_off: Iterable[CutOff]) -> tuple[Phrase, ...]:
    """Return what a claim of somebody else took from one's own tickets."""
    result = []
    for one in cut_off:
        a, b = ticket_names(game_map, (one.ticket,))
        ends = ("a", a), ("b", b)
        if one.more is None:
            result.append(Phrase("cut_off_for_good", ends))
        elif one.more == 1:
            result.append(Phrase("cut_off_by_one", ends))
        else:
            result.append(Phrase("cut_off", (*ends, ("number", one.more))))
    return tuple(result)


def together(notes: Iterable[Phrase]) -> tuple[Phrase, ...]:
    """Return what came of several actions as what came of all of them: goods and cards summed."""
    result: list[Phrase] = []
    notes = tuple(notes)
    goods = sum(_number(note, "goods") for note in notes if note.key == "goods")
    paid = sum(note.key == "paid" for note in notes)
    if paid:
        several = Phrase("paid_often", (("number", paid),))
        result.append(Phrase("paid") if paid == 1 else several)
    if goods:
        result.append(Phrase("goods", (("goods", goods),)))
    return (*result, *(note for note in notes if note.key not in {"goods", "paid"}))


def _number(phrase: Phrase, name: str) -> int:
    value = dict(phrase.facts)[name]
    return value if isinstance(value, int) else 0
