"""A map and its rule set as the records that the kernels read, and the names behind the numbers."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import numpy as np

from ttr_qt.engine.actions import Action
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.maps import GameMap, Route, Ticket
from ttr_qt.engine.rules import GRAY, LONG_WILD_NAME, PASSENGER_NAME, RULES, RuleSet

_TIE_BREAKS: Final = {
    "tickets": layout.TIE_TICKETS,
    "longest": layout.TIE_LONGEST,
    "goods": layout.TIE_GOODS,
}
_MARKET_LIMIT: Final = 3


class BoardRoute(Route, frozen=True, kw_only=True):
    """A track with what follows from the other tracks of the board."""

    parallel_group: int
    """A number that all tracks between the same two places share."""


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """Everything about a game that does not change while it is played.

    The kernels know places, routes, tickets and cards by their index in the tuples here.
    """

    map: GameMap
    rules: RuleSet
    places: tuple[str, ...]
    """Ids of cities and border points."""
    routes: tuple[BoardRoute, ...]
    """All tracks."""
    decks: tuple[str, ...]
    """The ticket decks in play; the kernels' piles."""
    tickets: tuple[Ticket, ...]
    """The tickets in play."""
    cards: tuple[str, ...]
    """Card names; empty where this rule set has no such card."""
    place_index: Mapping[str, int]
    route_index: Mapping[str, int]
    card_index: Mapping[str, int]
    record: np.void
    """The board as kernels read it, of dtype `layout.BOARD`."""
    rules_record: np.void
    """The rules as kernels read them, of dtype `layout.RULES`."""
    decoded: dict[int, Action] = field(default_factory=dict)
    """Actions by code, as far as they were needed and mean the same in every position."""


@functools.lru_cache(maxsize=32)
def board_for(game_map: GameMap, deck: str | None = None, *, plain: bool = False) -> Board:
    """Return the board of a map, played with the ticket deck of that name or the usual ones.

    A deck with rules of its own can be played by those of the edition, too (``plain``).
    """
    usual = RULES[game_map.rules]
    rules, decks = usual if plain else usual.with_deck(deck), usual.decks_of(deck)
    tickets = tuple(ticket for name in decks for ticket in game_map.decks[name])
    cards = _card_names(rules)
    return Board(
        map=game_map,
        rules=rules,
        places=tuple(place.id for place in game_map.places),
        routes=_routes(game_map),
        decks=decks,
        tickets=tickets,
        cards=cards,
        place_index={place.id: i for i, place in enumerate(game_map.places)},
        route_index={route.id: i for i, route in enumerate(game_map.routes)},
        card_index={name: i for i, name in enumerate(cards) if name},
        record=_board_record(game_map, rules, decks, tickets),
        rules_record=rules_record_of(rules, cards),
    )


def deck_choices(game_map: GameMap, *, plain: bool = False) -> tuple[str, ...]:
    """Return the choices of a deck that a map has enough tickets for.

    A map of one's own may have too few for the rules of a deck, but enough for those of the
    edition (``plain``).
    """
    usual = RULES[game_map.rules]
    choices = []
    for deck in usual.deck_choices:
        rules, decks = usual if plain else usual.with_deck(deck), usual.decks_of(deck)
        held = sum(len(game_map.decks.get(name, ())) for name in decks)
        if held and held >= rules.players_max * rules.tickets_dealt:
            choices.append(deck)
    return tuple(choices)


def _routes(game_map: GameMap) -> tuple[BoardRoute, ...]:
    groups: dict[frozenset[str], int] = {}
    return tuple(
        BoardRoute(
            **msgspec.structs.asdict(route),
            parallel_group=groups.setdefault(frozenset((route.a, route.b)), len(groups)),
        )
        for route in game_map.routes
    )


def _card_names(rules: RuleSet) -> tuple[str, ...]:
    names = [""] * layout.CARD_KINDS
    names[: len(rules.colours)] = rules.colours
    names[layout.WILD] = rules.wild_name
    if rules.long_wild_cards:
        names[layout.LONG_WILD] = LONG_WILD_NAME
    if rules.passenger_cards:
        names[layout.PASSENGER] = PASSENGER_NAME
    return tuple(names)


def rules_record_of(rules: RuleSet, cards: tuple[str, ...]) -> np.void:
    """Return a rule set as kernels read it; ``cards`` are the names by index."""
    record: Any = np.zeros(1, layout.RULES)[0]
    counts = rules.cards
    deck = [i for i, name in enumerate(cards) if name for _ in range(counts[name])]
    record["deck_n"] = len(deck)
    record["deck"][: len(deck)] = deck
    record["colours"] = len(rules.colours)
    record["market_limit"][layout.WILD] = _MARKET_LIMIT
    record["market_limit"][layout.PASSENGER] = _MARKET_LIMIT
    record["closing_pieces"] = layout.NONE if rules.closing_pieces is None else rules.closing_pieces
    record["piles"] = len(rules.ticket_decks)
    record["points"] = rules.route_points
    for players, points in rules.goods_card_bonus.items():
        record["goods_card_bonus"][players, : len(points)] = points
    for i, tie_break in enumerate(rules.tie_breaks):
        record["tie_breaks"][i] = _TIE_BREAKS[tie_break]
    for name in (
        "market_size",
        "long_wild_length",
        "cards_dealt",
        "pieces",
        "tickets_dealt",
        "keep_at_start",
        "tickets_drawn",
        "keep_later",
        "reshuffle_after_start",
        "parallels_closed_up_to",
        "longest_bonus",
        "most_tickets_bonus",
        "goods_cards",
        "passengers",
        "instant_tickets",
        "tickets_to_win",
        "crossing_bonus",
    ):
        record[name] = getattr(rules, name)
    _fill_payment_tables(record, rules)
    return _frozen(record)


def _fill_payment_tables(record: Any, rules: RuleSet) -> None:
    """Count the ways to pay once and for all; see `layout.RULES`."""
    most = layout.MAX_LENGTH
    for wilds in range(most + 1):
        for long_wilds in range(min(most, rules.long_wild_cards) + 1):
            # By length and wilds used: how many may be of the long kind.
            splits = {
                (length, used): max(0, min(usable, used) - max(0, used - wilds) + 1)
                for length in range(1, most + 1)
                for usable in (long_wilds if length >= rules.long_wild_length else 0,)
                for used in range(length + 1)
            }
            record["wild_ways"][wilds, long_wilds] = _tallied(
                {length: splits[length, length] for length in range(1, most + 1)}
            )
            for held in range(most + 1):
                record["mixed_ways"][wilds, long_wilds, held] = _tallied(
                    {
                        length: sum(
                            splits[length, used] for used in range(max(0, length - held), length)
                        )
                        for length in range(1, most + 1)
                    }
                )


def _tallied(counts: Mapping[int, int]) -> np.uint64:
    """Return counts by length in one word, a byte for each length (1 lowest)."""
    return np.uint64(sum(count << 8 * (length - 1) for length, count in counts.items()))


def _board_record(
    game_map: GameMap, rules: RuleSet, decks: tuple[str, ...], tickets: tuple[Ticket, ...]
) -> np.void:
    record: Any = np.zeros(1, layout.BOARD)[0]
    index = {place.id: i for i, place in enumerate(game_map.places)}
    record["places"] = len(game_map.places)
    record["routes"] = len(game_map.routes)
    record["tickets"] = len(tickets)
    _fill_places(record, game_map)
    _fill_routes(record, game_map, rules, index)
    for i, ticket in enumerate(tickets):
        record["pile_of"][i] = next(n for n, deck in enumerate(decks) if deck in ticket.decks)
        record["ticket_points"][i] = ticket.points
        for side, end in enumerate((ticket.a, ticket.b)):
            record["ticket_ends"][i, side] = _place_set(index[p] for p in game_map.ends(end))
    return _frozen(record)


def _fill_places(record: Any, game_map: GameMap) -> None:
    for i, place in enumerate(game_map.places):
        record["abroad"][i] = place.country is not None
        if place.goods is not None:
            stack = game_map.goods[place.goods]
            record["goods"][i, : len(stack)] = stack
    for side in ("east", "west"):
        record[side] = _place_set(i for i, p in enumerate(game_map.places) if p.side == side)


def _fill_routes(record: Any, game_map: GameMap, rules: RuleSet, index: Mapping[str, int]) -> None:
    colours = {name: i for i, name in enumerate(rules.colours)} | {GRAY: layout.GRAY}
    route_index = {route.id: i for i, route in enumerate(game_map.routes)}
    for i, route in enumerate(game_map.routes):
        a, b, colour = index[route.a], index[route.b], colours[route.colour]
        record["a"][i], record["b"][i] = a, b
        record["length"][i] = route.length
        record["colour"][i] = colour
        record["cart"][i] = route.cart
        _add_route(record["all_routes"], i)
        record["class_sizes"][colour] += _tallied({route.length: 1})
        _add_route(record["routes_of"][colour, route.length], i)
        _add_route(record["incident"][a], i)
        _add_route(record["incident"][b], i)
        record["doubled"][i] = bool(game_map.parallels(route.id))
        for parallel in (route.id, *game_map.parallels(route.id)):
            _add_route(record["parallels"][i], route_index[parallel])


def _add_route(words: Any, route: int) -> None:
    words[route >> 6] |= np.uint64(1 << (route & 63))


def _place_set(places: Any) -> np.uint64:
    return np.uint64(sum(1 << place for place in places))


def _frozen(record: Any) -> np.void:
    """Return the record read-only: it is shared by every game on the board."""
    record.base.flags.writeable = False
    frozen: np.void = record
    return frozen
