"""Between the actions people read and the codes the kernels play."""

from collections.abc import Callable
from typing import Any, Final

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
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.codes import packed, unpacked

_PLAIN: Final[dict[int, Action]] = {
    layout.PASS: Pass(),
    layout.DECK: DrawCard(),
    layout.SKIP: SkipPassenger(),
    layout.ARRIVE: EndJourney(),
    layout.SWAP: SwapTickets(),
}
_PLAIN_CODES: Final[dict[Action, int]] = {action: kind for kind, action in _PLAIN.items()}


def decode(board: Board, state: Any, code: int) -> Action:
    """Return the action that ``code`` means in the position ``state``."""
    code = int(code)  # kernels give numpy's numbers, which the kept actions would pass on
    action = _PLAIN.get(code) or board.decoded.get(code)
    if action is None:
        kind, *parts = unpacked(code)
        if kind == layout.TAKE:
            return TakeCard(parts[0] + 1, board.cards[state["market"][parts[0]]])
        if kind == layout.KEEP:
            return KeepTickets(chosen_from(offered(board, state, state["seat"]), parts[0]))
        action = board.decoded[code] = _DECODERS[kind](board, *parts)
    return action


def encode(board: Board, state: Any, action: Action) -> int | None:
    """Return the code of ``action`` in ``state``; None if it names what there is not."""
    try:
        plain = _PLAIN_CODES.get(action)
        return plain if plain is not None else _ENCODERS[type(action)](board, state, action)
    except (IndexError, KeyError, ValueError, TypeError):
        return None


def _encode_take(board: Board, state: Any, action: TakeCard) -> int | None:
    slot = action.slot - 1
    if not 0 <= slot < board.rules.market_size:
        return None
    if board.card_index[action.card] != state["market"][slot]:
        return None
    return packed(layout.TAKE, slot)


def _decode_claim(board: Board, index: int, colour: int, wilds: int, long_wilds: int) -> Action:
    route = board.routes[index]
    paid = [
        (board.cards[colour], route.length - wilds - long_wilds),
        (board.cards[layout.WILD], wilds),
        (board.cards[layout.LONG_WILD], long_wilds),
    ]
    return ClaimRoute(route.id, tuple((card, count) for card, count in paid if count > 0))


def _encode_claim(board: Board, _state: Any, action: ClaimRoute) -> int | None:
    index = board.route_index[action.route]
    paid = {board.card_index[card]: count for card, count in action.cards}
    wilds, long_wilds = paid.pop(layout.WILD, 0), paid.pop(layout.LONG_WILD, 0)
    colour = next(iter(paid)) if paid else layout.WILD
    # What is odd about the cards is lost in their numbers.
    if _decode_claim(board, index, colour, wilds, long_wilds) != action:
        return None
    return packed(layout.CLAIM, index, colour, wilds, long_wilds)


def _encode_tickets(board: Board, _state: Any, action: DrawTickets) -> int | None:
    if len(action.counts) != len(board.decks):
        return None
    if not all(0 <= count <= layout.MAX_OFFER for count in action.counts):
        return None
    return packed(layout.TICKETS, *action.counts)


def offered(board: Board, state: Any, seat: int) -> tuple[str, ...]:
    """Return the ids of the tickets ``seat`` is shown."""
    return tuple(board.tickets[state["offer"][seat, i]].id for i in range(state["offer_n"][seat]))


def chosen_from(tickets: tuple[str, ...], kept: int) -> tuple[str, ...]:
    """Return those of ``tickets`` whose bits are set in ``kept``."""
    return tuple(ticket for i, ticket in enumerate(tickets) if kept >> i & 1)


def _encode_keep(board: Board, state: Any, action: KeepTickets) -> int | None:
    shown = offered(board, state, state["seat"])
    kept = sum(1 << shown.index(ticket) for ticket in action.tickets)
    return packed(layout.KEEP, kept) if chosen_from(shown, kept) == action.tickets else None


_DECODERS: Final[dict[int, Callable[[Board, int, int, int, int], Action]]] = {
    layout.CLAIM: _decode_claim,
    layout.TICKETS: lambda board, *counts: DrawTickets(counts[: len(board.decks)]),
    layout.PLACE: lambda board, place, *_: PlacePassenger(board.places[place]),
    layout.JOURNEY: lambda board, place, *_: StartJourney(board.places[place]),
    layout.TRAVEL: lambda board, route, *_: TravelRoute(board.routes[route].id),
}
_ENCODERS: Final[dict[type[Action], Callable[[Board, Any, Any], int | None]]] = {
    TakeCard: _encode_take,
    ClaimRoute: _encode_claim,
    DrawTickets: _encode_tickets,
    KeepTickets: _encode_keep,
    PlacePassenger: lambda board, _, a: packed(layout.PLACE, board.place_index[a.place]),
    StartJourney: lambda board, _, a: packed(layout.JOURNEY, board.place_index[a.place]),
    TravelRoute: lambda board, _, a: packed(layout.TRAVEL, board.route_index[a.route]),
}
