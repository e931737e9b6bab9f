"""The record of a game told in plain words."""

from typing import Any

import numpy as np

from ttr_qt.engine.board import Board
from ttr_qt.engine.codec import chosen_from, offered
from ttr_qt.engine.graph import Parts
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.knowledge.position import PHASES, Journey, Position


def card_counts(board: Board, counts: Any) -> dict[str, int]:
    """Return a row of card counts by name, leaving out what there is none of."""
    return {board.cards[i]: n for i, n in enumerate(counts.tolist()) if n}


def owners_of(board: Board, state: Any) -> dict[str, int]:
    """Return who owns which route."""
    owners = state["owner"][: len(board.routes)].tolist()
    return {
        route.id: owner
        for route, owner in zip(board.routes, owners, strict=True)
        if owner != layout.NONE
    }


def parts_of(board: Board, state: Any, seat: int) -> Parts:
    """Return what the tracks of ``seat`` connect."""
    own = np.flatnonzero(state["owner"][: len(board.routes)] == seat).tolist()
    routes = (board.routes[index] for index in own)
    return Parts((route.a, route.b) for route in routes)


def market_of(board: Board, state: Any) -> tuple[str, ...]:
    """Return the face-up cards, slot by slot."""
    return tuple(board.cards[card] for card in state["market"][: board.rules.market_size].tolist())


def tickets_at(board: Board, state: Any, where: int) -> tuple[str, ...]:
    """Return the ids of the tickets that are ``where`` (see `layout.IN_PILE`)."""
    at = state["ticket_at"][: len(board.tickets)]
    return tuple([board.tickets[index].id for index in np.flatnonzero(at == where).tolist()])


def scores_of(state: Any) -> tuple[int, ...]:
    """Return the points on the board, by seat."""
    return tuple(state["score"][: state["players"]].tolist())


def passengers_of(board: Board, state: Any, seat: int) -> tuple[str, ...]:
    """Return where the passengers of ``seat`` stand."""
    places = state["passenger"][seat].tolist()
    return tuple(board.places[place] for place in places if place != layout.NONE)


def goods_of(state: Any, seat: int) -> tuple[int, ...]:
    """Return the values of the tokens ``seat`` has taken, highest first."""
    counts = state["goods"][seat].tolist()
    return tuple(value for value in range(len(counts) - 1, 0, -1) for _ in range(counts[value]))


def goods_left(board: Board, state: Any) -> dict[str, tuple[int, ...]]:
    """Return the stack of goods in each city that had one, top first."""
    left = {}
    for place, taken in zip(board.map.places, state["goods_taken"].tolist(), strict=False):
        if place.goods is not None and board.map.goods[place.goods]:
            left[place.id] = tuple(board.map.goods[place.goods][taken:])
    return left


def journey_of(board: Board, state: Any) -> Journey | None:
    """Return the journey under way, if there is one."""
    if state["phase"] != layout.PHASE_JOURNEY:
        return None
    words = state["travelled"].tolist()
    return Journey(
        start=board.places[state["start"]],
        at=board.places[state["at"]],
        used=tuple(r.id for i, r in enumerate(board.routes) if words[i >> 6] >> (i & 63) & 1),
        points=int(state["journey_points"]),
    )


def passenger_cities(board: Board, state: Any) -> tuple[str, ...]:
    """Return the ends of the route just claimed, while a passenger may be placed."""
    if state["phase"] != layout.PHASE_PASSENGER:
        return ()
    route = board.routes[state["claimed"]]
    return (route.a, route.b)


def pile_of(board: Board, state: Any, pile: int) -> tuple[str, ...]:
    """Return the ids of the tickets in a pile, top first."""
    top, n = int(state["pile_top"][pile]), int(state["pile_n"][pile])
    ring = state["pile"][pile].tolist()
    return tuple([board.tickets[ring[(top + i) % layout.MAX_TICKETS]].id for i in range(n)])


def position_in(board: Board, record: bytes) -> Position:
    """Return everything there is in a game whose record was copied byte by byte."""
    return position_of(board, np.frombuffer(record, layout.STATE)[0])


def position_of(board: Board, state: Any) -> Position:
    """Return everything there is in a game."""
    players = int(state["players"])
    seats = range(players)
    chosen = [
        chosen_from(offered(board, state, seat), int(state["chosen"][seat])) for seat in seats
    ]
    last_turns = int(state["last_turns"])
    deck = state["deck"][: state["deck_n"]].tolist()
    return Position(
        edition=board.map.id,
        players=players,
        phase=PHASES[state["phase"]],
        seat=int(state["seat"]),
        first=int(state["first"]),
        setting_up=bool(state["setting_up"]),
        last_turns=None if last_turns == layout.NONE else last_turns,
        hands=tuple(card_counts(board, state["hand"][seat]) for seat in seats),
        market=market_of(board, state),
        deck=tuple(board.cards[card] for card in reversed(deck)),
        discards=card_counts(board, state["discard"]),
        owners=owners_of(board, state),
        pieces=tuple(state["pieces"][:players].tolist()),
        scores=scores_of(state),
        tickets=tuple(tickets_at(board, state, seat) for seat in seats),
        shown_tickets=tuple(tickets_at(board, state, layout.SHOWN + seat) for seat in seats),
        crossings=tuple(bool(state["crossed"][seat]) for seat in seats),
        offered=tuple(offered(board, state, seat) for seat in seats),
        chosen=tuple(tickets or None for tickets in chosen),
        ticket_decks=tuple(pile_of(board, state, pile) for pile in range(len(board.decks))),
        ticket_discards=tickets_at(board, state, layout.DISCARDED),
        passengers=tuple(passengers_of(board, state, seat) for seat in seats),
        passengers_unused=tuple(state["unused"][:players].tolist()),
        passenger_cities=passenger_cities(board, state),
        journey=journey_of(board, state),
        goods_left=goods_left(board, state),
        goods=tuple(goods_of(state, seat) for seat in seats),
        goods_cards=tuple(state["goods_cards"][:players].tolist()),
        goods_cards_left=int(state["goods_cards_left"]),
        passes=int(state["passes"]),
        forced_swaps=int(state["forced_swaps"]),
    )
