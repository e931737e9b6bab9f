"""What happened in an action, found by comparing the records before and after it.

Events tell everything; `events_seen_by` leaves out what a seat may not know.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, Self

from ttr_qt.engine.actions import (
    Action,
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
from ttr_qt.engine.board import Board
from ttr_qt.engine.codec import offered
from ttr_qt.engine.graph import Parts
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.knowledge import reveal
from ttr_qt.engine.knowledge.scores import score_sheets


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened to a seat."""

    seat: int

    def seen_by(self, seat: int) -> Self | None:  # noqa: ARG002 - overridden where it is secret
        """Return the event as ``seat`` sees it; None if it does not hear of it at all."""
        return self


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Cards came from the top of the deck."""

    count: int
    cards: tuple[str, ...] | None
    """None for those who can't see them."""

    def seen_by(self, seat: int) -> Self:
        """Return the event without the cards for everyone else."""
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A face-up card was taken from a slot (from 1)."""

    slot: int
    card: str


@dataclass(frozen=True, slots=True)
class MarketChanged(Event):
    """The face-up cards are now these."""

    cards: tuple[str, ...]
    clearings: int
    """How often all five had to be replaced."""


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """The discards became the new deck."""


@dataclass(frozen=True, slots=True)
class RouteClaimed(Event):
    """A route was claimed and paid for."""

    route: str
    cards: tuple[tuple[str, int], ...]
    points: int


@dataclass(frozen=True, slots=True)
class GoodsCardTaken(Event):
    """A cart route earned a goods bonus card."""


@dataclass(frozen=True, slots=True)
class _Tickets(Event):
    """Tickets that only their seat sees, and how many of each deck they are."""

    counts: tuple[int, ...]
    tickets: tuple[str, ...] | None
    """None for those who can't see them."""

    def seen_by(self, seat: int) -> Self:
        """Return the event without the tickets for everyone else."""
        return self if seat == self.seat else replace(self, tickets=None)


@dataclass(frozen=True, slots=True)
class TicketsShown(_Tickets):
    """Tickets were drawn, to be chosen from."""


@dataclass(frozen=True, slots=True)
class TicketsChosen(Event):
    """A seat has chosen its starting tickets, which take effect when all have."""


@dataclass(frozen=True, slots=True)
class TicketsKept(_Tickets):
    """Tickets were kept; the others went back under their decks."""


@dataclass(frozen=True, slots=True)
class TicketsDealt(_Tickets):
    """Tickets came into the hand without a choice."""


@dataclass(frozen=True, slots=True)
class TicketsSwapped(Event):
    """The tickets in hand were put away."""


@dataclass(frozen=True, slots=True)
class TicketDone(Event):
    """A ticket was done and laid open (First Journey)."""

    ticket: str


@dataclass(frozen=True, slots=True)
class TicketConnected(Event):
    """The ends of a ticket in hand are now connected; only its owner hears of it.

    Where tickets are laid open as soon as they are done, `TicketDone` tells it instead.
    """

    ticket: str
    route: str | None
    """The route whose claim connected them; None: they were connected when the ticket was kept."""

    def seen_by(self, seat: int) -> Self | None:
        """Return the event for its owner, and nothing for everyone else."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class CrossingMade(Event):
    """East and west were joined: a bonus ticket."""


@dataclass(frozen=True, slots=True)
class PassengerPlaced(Event):
    """A passenger was put into a city."""

    place: str


@dataclass(frozen=True, slots=True)
class JourneyStarted(Event):
    """A passenger set off."""

    place: str


@dataclass(frozen=True, slots=True)
class Travelled(Event):
    """A passenger went along a track; ``paid``: with a passenger card, as it is another's."""

    route: str
    place: str
    goods: int
    """Value of the token taken on arrival, or 0."""
    paid: bool


@dataclass(frozen=True, slots=True)
class JourneyEnded(Event):
    """A passenger arrived and left the game."""

    place: str
    points: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat had nothing to do."""


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """A seat is down to its last pieces: everyone has one more turn."""


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is the turn of a seat."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; ``seat`` played the last action."""

    winners: tuple[int, ...]


NOBODY: Final = -1
"""A seat at which nobody sits: what it sees of events is what everybody sees."""


def events_seen_by(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """Return events as ``seat`` sees them, without those it does not hear of."""
    views = (event.seen_by(seat) for event in events)
    return tuple(event for event in views if event is not None)


def events_between(board: Board, before: Any, action: Action, after: Any) -> tuple[Event, ...]:
    """Return what playing ``action`` on ``before`` did to give ``after``."""
    seat = int(before["seat"])
    events = list(_TELLERS[type(action)](board, before, action, after, seat))
    if after["last_turns"] > 0 and before["last_turns"] == layout.NONE:
        events.append(LastRoundBegan(seat))
    if after["phase"] == layout.PHASE_OVER:
        sheets = score_sheets(board, after)
        winners = tuple(s for s, sheet in enumerate(sheets) if sheet.place == 1)
        events.append(GameEnded(seat, winners))
    elif after["turn"] != before["turn"] or before["setting_up"] > after["setting_up"]:
        events.append(TurnBegan(int(after["seat"])))
    return tuple(events)


def deck_counts(board: Board, tickets: tuple[str, ...]) -> tuple[int, ...]:
    """Return how many of ``tickets`` belong to each deck in play."""
    return tuple(
        sum(deck in board.map.ticket(ticket).decks for ticket in tickets) for deck in board.decks
    )


def _drawn(board: Board, before: Any, _action: DrawCard, after: Any, seat: int) -> Iterator[Event]:
    gained = (after["hand"][seat] - before["hand"][seat]).tolist()
    cards = tuple(board.cards[card] for card, count in enumerate(gained) for _ in range(count))
    yield CardsDrawn(seat, len(cards), cards)
    yield from _shuffled(before, after, seat)


def _shuffled(before: Any, after: Any, seat: int) -> Iterator[Event]:
    """Tell of a new deck, for actions that need no other chance."""
    if before["rng"] != after["rng"]:
        yield DeckShuffled(seat)


def _taken(board: Board, before: Any, action: TakeCard, after: Any, seat: int) -> Iterator[Event]:
    yield CardTaken(seat, action.slot, action.card)
    clearings = int(after["market_clearings"])
    yield MarketChanged(seat, reveal.market_of(board, after), clearings)
    yield from _shuffled(before, after, seat)


def _claimed(
    board: Board, before: Any, action: ClaimRoute, after: Any, seat: int
) -> Iterator[Event]:
    points = int(after["score"][seat] - before["score"][seat])
    yield RouteClaimed(seat, action.route, action.cards, points)
    if before["deck_n"] == 0:
        yield DeckShuffled(seat)
    if after["goods_cards"][seat] > before["goods_cards"][seat]:
        yield GoodsCardTaken(seat)
    held = reveal.tickets_at(board, before, seat)
    if board.rules.instant_tickets:
        yield from _settled(board, before, after, seat, held)
    else:
        yield from _connected_by(board, before, action.route, seat, held)


def _connected_by(
    board: Board, before: Any, route_id: str, seat: int, held: tuple[str, ...]
) -> Iterator[Event]:
    """Tell which of the tickets ``held`` the claim of a route has connected."""
    parts = reveal.parts_of(board, before, seat)
    waiting = [ticket for ticket in held if not _connects(board, parts, ticket)]
    route = board.map.route(route_id)
    parts.join(route.a, route.b)
    for ticket in waiting:
        if _connects(board, parts, ticket):
            yield TicketConnected(seat, ticket, route_id)


def _connects(board: Board, parts: Parts, ticket_id: str) -> bool:
    ticket = board.map.ticket(ticket_id)
    return parts.connect(board.map.ends(ticket.a), board.map.ends(ticket.b))


def _settled(
    board: Board, before: Any, after: Any, seat: int, held: tuple[str, ...]
) -> Iterator[Event]:
    """Tell which tickets were laid open, what came to those ``held``, and of the crossing."""
    shown = layout.SHOWN + seat
    old = reveal.tickets_at(board, before, shown)
    done = [t for t in reveal.tickets_at(board, after, shown) if t not in old]
    now = reveal.tickets_at(board, after, seat)
    # A ticket may be dealt and done in the same action.
    dealt = tuple(t for t in (*done, *now) if t not in held)
    for ticket in done:
        if ticket in held:
            yield TicketDone(seat, ticket)
    if dealt:
        yield TicketsDealt(seat, deck_counts(board, dealt), dealt)
    for ticket in done:
        if ticket not in held:
            yield TicketDone(seat, ticket)
    if after["crossed"][seat] > before["crossed"][seat]:
        yield CrossingMade(seat)


def _tickets_shown(
    board: Board, _before: Any, action: DrawTickets, after: Any, seat: int
) -> Iterator[Event]:
    yield TicketsShown(seat, action.counts, offered(board, after, seat))


def _kept(board: Board, before: Any, action: KeepTickets, after: Any, seat: int) -> Iterator[Event]:
    if not before["setting_up"]:
        yield TicketsKept(seat, deck_counts(board, action.tickets), action.tickets)
        parts = reveal.parts_of(board, after, seat)
        for ticket in action.tickets:
            if _connects(board, parts, ticket):
                yield TicketConnected(seat, ticket, None)
        return
    yield TicketsChosen(seat)
    if not after["setting_up"]:
        for other in range(int(after["players"])):
            tickets = reveal.tickets_at(board, after, other)
            yield TicketsKept(other, deck_counts(board, tickets), tickets)


def _placed(
    _board: Board, _before: Any, action: PlacePassenger, _after: Any, seat: int
) -> Iterator[Event]:
    yield PassengerPlaced(seat, action.place)


def _journey_started(
    _board: Board, _before: Any, action: StartJourney, _after: Any, seat: int
) -> Iterator[Event]:
    yield JourneyStarted(seat, action.place)


def _travelled(
    board: Board, before: Any, action: TravelRoute, after: Any, seat: int
) -> Iterator[Event]:
    route = board.map.route(action.route)
    here = board.places[before["at"]]
    place = route.b if route.a == here else route.a
    goods = sum(reveal.goods_of(after, seat)) - sum(reveal.goods_of(before, seat))
    owner = before["owner"][board.route_index[action.route]]
    yield Travelled(seat, action.route, place, goods, paid=bool(owner != seat))
    yield from _shuffled(before, after, seat)
    if after["phase"] != layout.PHASE_JOURNEY:
        yield JourneyEnded(seat, place, int(before["journey_points"]) + goods)


def _arrived(
    board: Board, before: Any, _action: EndJourney, _after: Any, seat: int
) -> Iterator[Event]:
    place = board.places[before["at"]]
    yield JourneyEnded(seat, place, int(before["journey_points"]))


def _swapped(
    board: Board, before: Any, _action: SwapTickets, after: Any, seat: int
) -> Iterator[Event]:
    yield TicketsSwapped(seat)
    yield from _settled(board, before, after, seat, ())


def _passed(_board: Board, _before: Any, _action: Pass, _after: Any, seat: int) -> Iterator[Event]:
    yield Passed(seat)


def _nothing(*_: Any) -> Iterator[Event]:
    return iter(())


_TELLERS: Final[dict[type[Action], Callable[[Board, Any, Any, Any, int], Iterator[Event]]]] = {
    DrawCard: _drawn,
    TakeCard: _taken,
    ClaimRoute: _claimed,
    DrawTickets: _tickets_shown,
    KeepTickets: _kept,
    PlacePassenger: _placed,
    SkipPassenger: _nothing,
    StartJourney: _journey_started,
    TravelRoute: _travelled,
    EndJourney: _arrived,
    SwapTickets: _swapped,
    Pass: _passed,
}
