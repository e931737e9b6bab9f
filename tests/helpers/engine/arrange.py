"""Building positions for tests: a game set to just the situation a rule is about."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from ttr_qt.engine import Game, IllegalActionError, parse_action
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.play.cards import MARKET_CLEARINGS
from ttr_qt.engine.kernel.play.claims import free_all_routes, occupy
from ttr_qt.engine.knowledge.events import Event

Cards = Mapping[str, int]

MARKET_EDITIONS = ("usa", "germany", "maerklin", "amsterdam")
"""The games with face-up cards and with a last round."""


def state_of(game: Game) -> Any:
    """Return the live record of a game, to be written to."""
    return game._states[0]  # noqa: SLF001 - no rule lets anybody write


def set_state(game: Game, record: np.void) -> None:
    """Make the record of a game what it was when ``record`` was read from it."""
    state = state_of(game)
    for name in layout.STATE.names or ():
        state[name] = record[name]


def started(edition: str, players: int = 2, seed: int = 1, **options: Any) -> Game:
    """Return a game whose starting tickets are chosen (all kept) and whose first turn begins."""
    game = Game.new(edition, players=players, seed=seed, **options)
    while game.phase in {"mix", "keep"}:
        legal = game.legal_actions()
        game.play(max(legal, key=lambda action: len(str(action).split())))
    return game


def play(game: Game, *notations: str) -> tuple[Event, ...]:
    """Play actions given in notation; return the events of the last."""
    events: tuple[Event, ...] = ()
    for notation in notations:
        events = game.play(parse_action(notation))
    return events


def legal(game: Game, verb: str = "") -> set[str]:
    """Return the legal actions in notation, or those that begin with a word."""
    return {text for text in map(str, game.legal_actions()) if not verb or text.split()[0] == verb}


def set_cards(
    game: Game,
    *,
    hands: Mapping[int, Cards] | None = None,
    market: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    discards: Cards | None = None,
    rest_to: int | None = None,
) -> None:
    """Deal the cards anew; none is made or lost.

    ``hands`` not named are emptied. ``deck`` is given top card first and is the whole deck if
    ``rest_to`` names the seat that gets every card not placed elsewhere; without ``rest_to``
    the remaining cards lie under it. ``market`` stays as it is unless given.
    """
    board, state = game.board, state_of(game)
    left = Counter(game.rules.cards)
    shown = list(market if market is not None else game.position().market)
    hands = hands or {}
    for cards in (*hands.values(), Counter(shown), Counter(deck or ()), discards or {}):
        left.subtract(cards)
    assert min(left.values()) >= 0, f"not so many cards in the game: {left}"
    state["hand"][:] = 0
    state["discard"][:] = 0
    for seat, cards in hands.items():
        for card, count in cards.items():
            state["hand"][seat, board.card_index[card]] = count
    for card, count in (discards or {}).items():
        state["discard"][board.card_index[card]] = count
    for slot, card in enumerate(shown):
        state["market"][slot] = board.card_index[card]
    # A market that shows too many of a kind can only have been left so: looked at again.
    state["market_clearings"] = MARKET_CLEARINGS
    rest = [board.card_index[card] for card in left.elements()]
    if rest_to is not None:
        for kind in rest:
            state["hand"][rest_to, kind] += 1
        rest = []
    whole = [*rest, *(board.card_index[card] for card in reversed(deck or ()))]
    state["deck"][:] = layout.NONE
    state["deck"][: len(whole)] = whole
    state["deck_n"] = len(whole)


def set_owners(game: Game, owners: Mapping[str, int]) -> None:
    """Give routes to seats, as if claimed: pieces, scores and closed routes follow."""
    board, state = game.board, state_of(game)
    free_all_routes(state, board.record)
    state["owner"][:] = layout.NONE
    state["score"][:] = 0
    state["pieces"][: game.players] = game.rules.pieces
    for route_id, seat in owners.items():
        route = game.map.route(route_id)
        occupy(state, board.rules_record, board.record, seat, board.route_index[route_id])
        state["pieces"][seat] -= route.length
        state["score"][seat] += game.rules.route_points[route.length]


def set_tickets(game: Game, tickets: Mapping[int, Iterable[str]]) -> None:
    """Give seats just these tickets; all others lie in the piles in the map's order."""
    board, state = game.board, state_of(game)
    index = {ticket.id: i for i, ticket in enumerate(board.tickets)}
    state["ticket_at"][:] = layout.IN_PILE
    state["offer"][:] = layout.NONE
    state["offer_n"][:] = 0
    for seat, held in tickets.items():
        for ticket in held:
            state["ticket_at"][index[ticket]] = seat
    state["pile"][:] = layout.NONE
    state["pile_top"][:] = 0
    state["pile_n"][:] = 0
    for ticket_index in range(len(board.tickets)):
        if state["ticket_at"][ticket_index] == layout.IN_PILE:
            pile = board.record["pile_of"][ticket_index]
            state["pile"][pile, state["pile_n"][pile]] = ticket_index
            state["pile_n"][pile] += 1


def set_pile(game: Game, top: Sequence[str], pile: int = 0) -> None:
    """Reorder a pile so that these tickets, which must be in it, are drawn first."""
    board, state = game.board, state_of(game)
    index = {ticket.id: i for i, ticket in enumerate(board.tickets)}
    old = [index[ticket] for ticket in game.position().ticket_decks[pile]]
    first = [index[ticket] for ticket in top]
    assert set(first) <= set(old), "not in that pile"
    new = [*first, *(ticket for ticket in old if ticket not in first)]
    state["pile"][pile] = layout.NONE
    state["pile"][pile, : len(new)] = new
    state["pile_top"][pile] = 0


def set_passengers(game: Game, places: Mapping[int, Sequence[str]]) -> None:
    """Stand passengers in cities, taken from the unused ones of their seats."""
    board, state = game.board, state_of(game)
    for seat, cities in places.items():
        state["passenger"][seat] = layout.NONE
        for i, city in enumerate(cities):
            state["passenger"][seat, i] = board.place_index[city]
        state["unused"][seat] = game.rules.passengers - len(cities)


def payments(game: Game, route: str) -> set[str]:
    """Return the ways in which a route may be claimed now, as in the notation."""
    claims = (text.split(" ", 2) for text in legal(game, "claim"))
    return {cards for _, claimed, cards in claims if claimed == route}


def set_seat(game: Game, seat: int) -> None:
    """Make it the turn of a seat."""
    assert game.phase == "turn"
    state_of(game)["seat"] = seat


def set_pieces(game: Game, pieces: Mapping[int, int]) -> None:
    """Leave seats so many pieces, whatever stands on the board."""
    for seat, left in pieces.items():
        state_of(game)["pieces"][seat] = left


def set_totals(game: Game, totals: Mapping[int, int]) -> None:
    """Move running scores so that seats would end with these totals."""
    for seat, score in enumerate(game.scores()):
        if seat in totals:
            state_of(game)["score"][seat] += totals[seat] - score.total


def finish(game: Game) -> tuple[Event, ...]:
    """Play the last turn of the last round, in which a seat only draws cards."""
    state_of(game)["last_turns"] = 1
    events: tuple[Event, ...] = ()
    while not game.over:
        events = play(game, "deck")
    return events


def set_goods_cards(game: Game, cards: Mapping[int, int]) -> None:
    """Give seats so many goods bonus cards; the others are still to be had."""
    state = state_of(game)
    state["goods_cards"][:] = 0
    for seat, count in cards.items():
        state["goods_cards"][seat] = count
    state["goods_cards_left"] = game.rules.goods_cards - sum(cards.values())
    assert state["goods_cards_left"] >= 0, "not so many goods cards in the game"


def give_goods(game: Game, cities: Mapping[int, Sequence[str]]) -> None:
    """Give seats the top tokens of cities, once for each mention, and score them."""
    state = state_of(game)
    for seat, names in cities.items():
        for city in names:
            value = game.position().goods_left[city][0]
            state["goods_taken"][game.board.place_index[city]] += 1
            state["goods"][seat, value] += 1
            state["score"][seat] += value


def show_tickets(game: Game, tickets: Mapping[int, Iterable[str]]) -> None:
    """Lay tickets from the pile open before seats, as done (First Journey)."""
    state = state_of(game)
    for seat, shown in tickets.items():
        for ticket in shown:
            _move_from_pile(game, ticket, layout.SHOWN + seat)
            state["done"][seat] += 1


def discard_tickets(game: Game, tickets: Iterable[str]) -> None:
    """Put tickets from the pile among those put away (First Journey)."""
    for ticket in tickets:
        _move_from_pile(game, ticket, layout.DISCARDED)


def _move_from_pile(game: Game, ticket: str, where: int) -> None:
    state = state_of(game)
    (index,) = (i for i, other in enumerate(game.board.tickets) if other.id == ticket)
    set_pile(game, [ticket])
    state["ticket_at"][index] = where
    state["pile_top"][0] = 1
    state["pile_n"][0] -= 1


def travelling(
    owners: Mapping[str, int],
    passengers: Mapping[int, Sequence[str]],
    hands: Mapping[int, Cards] | None = None,
    players: int = 2,
) -> Game:
    """Return a game of Märklin without tickets in hand, in which seat 0 is to move."""
    game = started("maerklin", players)
    set_tickets(game, {})
    set_owners(game, owners)
    set_passengers(game, passengers)
    set_cards(game, hands=hands, market=["red", "blue", "green", "white", "black"])
    return game


def refuses(game: Game, notation: str) -> bool:
    """Tell whether an action is refused, in which case it must have changed nothing."""
    before = game.record.tobytes()
    try:
        play(game, notation)
    except IllegalActionError:
        assert game.record.tobytes() == before, "refused, but not without a trace"
        return True
    return False


def table(
    owners: Mapping[str, int],
    tickets: Mapping[int, Sequence[str]],
    hands: Mapping[int, Cards] | None = None,
    pile: Sequence[str] = (),
    players: int = 2,
) -> Game:
    """Return a game of First Journey with these tickets next in the pile; seat 0 is to move."""
    game = started("first_journey", players)
    set_tickets(game, tickets)
    set_pile(game, pile)
    set_owners(game, owners)
    set_cards(game, hands=hands)
    return game


def fill_board(game: Game, free: Collection[str] = ()) -> None:
    """Give all routes to seats, but those between places in ``free`` (such as "dal-hou")."""
    closed = game.players <= game.rules.parallels_closed_up_to
    owners = {}
    for index, route in enumerate(game.map.routes):
        places, track = route.id.rsplit("-", 1)
        if places not in free and (track == "1" or not closed):
            # Tracks side by side follow each other, so no seat gets two of them.
            owners[route.id] = index % game.players
    set_owners(game, owners)
