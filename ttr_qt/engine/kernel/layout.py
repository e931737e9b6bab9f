"""Records and numbers that all kernels share: the state of a game, its rules, its board.

One dtype, sized for the largest game, serves all editions, so everything compiles once.
Small signed integers are used throughout: they behave alike compiled and in plain Python.
"""

from typing import Any, Final

import numpy as np

_typed: Any = np.int64
"""A plain number as an argument makes numba compile the called kernel once more for just that
value, so numbers that kernels hand to each other carry a type."""

MAX_PLAYERS: Final = 5
MAX_PLACES: Final = 64
MAX_ROUTES: Final = 128
MAX_TICKETS: Final = 72
MAX_LENGTH: Final = 7
MAX_OFFER: Final = 5
MAX_CARDS: Final = 120
MAX_MARKET: Final = 5
MAX_PASSENGERS: Final = 3
MAX_GOODS: Final = 4
MAX_GOODS_VALUE: Final = 7
MAX_ACTIONS: Final = 8192
"""More than any position can have; a test proves it for the five maps."""

# Card kinds: the rule set's colours first.
MAX_COLOURS: Final = 8
WILD: Final[int] = _typed(8)
LONG_WILD: Final = 9
PASSENGER: Final = 10
CARD_KINDS: Final = 11
UNKNOWN: Final = 11
"""In the hand of another seat, in a record with everything hidden blanked out."""
GRAY: Final[int] = _typed(8)
"""As the colour of a route: any one colour."""

NONE: Final[int] = _typed(-1)
FIRST: Final[int] = _typed(0)
SECOND: Final[int] = _typed(1)
"""Of the two words of a set of routes, or the two piles of tickets."""

# Where a ticket is (field ``ticket_at``); 0..4 is the seat that holds it.
IN_PILE: Final = -1
DISCARDED: Final = -2
SHOWN: Final = 8
"""Plus the seat: done and laid open."""

PHASE_MIX: Final = 0
PHASE_KEEP: Final = 1
PHASE_TURN: Final = 2
PHASE_SECOND: Final = 3
PHASE_PASSENGER: Final = 4
PHASE_JOURNEY: Final = 5
PHASE_OVER: Final = 6

# Kinds of action codes, see `codes`.
PASS: Final[int] = _typed(0)
DECK: Final[int] = _typed(1)
TAKE: Final[int] = _typed(2)
CLAIM: Final[int] = _typed(3)
TICKETS: Final[int] = _typed(4)
KEEP: Final[int] = _typed(5)
PLACE: Final[int] = _typed(6)
SKIP: Final[int] = _typed(7)
JOURNEY: Final[int] = _typed(8)
TRAVEL: Final[int] = _typed(9)
ARRIVE: Final[int] = _typed(10)
SWAP: Final[int] = _typed(11)

TIE_TICKETS: Final = 1
TIE_LONGEST: Final = 2
TIE_GOODS: Final = 3


def _packed(fields: list[Any]) -> np.dtype[Any]:
    """Return a record without holes (copies would leave them undefined), of whole 8 bytes."""
    size = np.dtype(fields).itemsize
    return np.dtype([*fields, ("padding", np.int8, -size % 8)] if size % 8 else fields)


# Within records, wide fields come first: everything lies as its type likes it.
STATE: Final = _packed(
    [
        ("rng", np.uint64),
        # Routes as bit sets of two words. All three follow from ``owner``, kept for speed:
        # free and not closed for everyone (R5); barred to a seat that owns a parallel (R4).
        ("open", np.uint64, 2),
        ("barred", np.uint64, (MAX_PLAYERS, 2)),
        # How many routes of each colour a seat may claim, a byte for each length (1 lowest).
        ("free", np.uint64, (MAX_PLAYERS, MAX_COLOURS + 1)),
        ("travelled", np.uint64, 2),
        ("turn", np.int16),
        ("score", np.int16, MAX_PLAYERS),
        ("players", np.int8),
        ("first", np.int8),
        ("seat", np.int8),
        ("phase", np.int8),
        ("setting_up", np.int8),
        ("last_turns", np.int8),
        ("passes", np.int8),
        ("forced_swaps", np.int8),
        ("hand", np.int8, (MAX_PLAYERS, CARD_KINDS + 1)),
        ("market", np.int8, MAX_MARKET),
        ("market_clearings", np.int8),  # when a card was last taken from it, or at the start
        ("deck_n", np.int8),
        ("deck", np.int8, MAX_CARDS),
        ("discard", np.int8, CARD_KINDS),
        ("owner", np.int8, MAX_ROUTES),
        ("pieces", np.int8, MAX_PLAYERS),
        ("ticket_at", np.int8, MAX_TICKETS),
        ("pile", np.int8, (2, MAX_TICKETS)),  # a ring: ``pile_top`` is drawn next
        ("pile_top", np.int8, 2),
        ("pile_n", np.int8, 2),
        ("offer", np.int8, (MAX_PLAYERS, MAX_OFFER)),
        ("offer_n", np.int8, MAX_PLAYERS),
        ("chosen", np.int8, MAX_PLAYERS),  # set-up: bits of the offer kept, 0 not chosen yet
        ("done", np.int8, MAX_PLAYERS),
        ("crossed", np.int8, MAX_PLAYERS),
        ("passenger", np.int8, (MAX_PLAYERS, MAX_PASSENGERS)),
        ("unused", np.int8, MAX_PLAYERS),
        ("claimed", np.int8),  # the route just claimed, while a passenger may be placed
        ("start", np.int8),
        ("at", np.int8),
        ("journey_points", np.int8),
        ("goods_taken", np.int8, MAX_PLACES),
        ("goods", np.int8, (MAX_PLAYERS, MAX_GOODS_VALUE + 1)),  # tokens by value
        ("goods_cards", np.int8, MAX_PLAYERS),
        ("goods_cards_left", np.int8),
    ]
)
"""A whole game; the same bytes mean the same game."""

RULES: Final = _packed(
    [
        # Ways to pay a route, a byte for each length (1 lowest), by wilds, long wilds and cards
        # of the colour held: with some card of the colour, and with wilds alone.
        ("mixed_ways", np.uint64, (MAX_LENGTH + 1, MAX_LENGTH + 1, MAX_LENGTH + 1)),
        ("wild_ways", np.uint64, (MAX_LENGTH + 1, MAX_LENGTH + 1)),
        ("deck_n", np.int16),
        ("deck", np.int8, MAX_CARDS),
        ("colours", np.int8),
        ("market_size", np.int8),
        ("market_limit", np.int8, CARD_KINDS),  # so many face-up clear the market; 0: never
        ("long_wild_length", np.int8),
        ("cards_dealt", np.int8),
        ("pieces", np.int8),
        ("closing_pieces", np.int8),
        ("piles", np.int8),
        ("tickets_dealt", np.int8),
        ("keep_at_start", np.int8),
        ("tickets_drawn", np.int8),
        ("keep_later", np.int8),
        ("reshuffle_after_start", np.int8),
        ("parallels_closed_up_to", np.int8),
        ("points", np.int8, MAX_LENGTH + 1),
        ("longest_bonus", np.int8),
        ("most_tickets_bonus", np.int8),
        ("goods_cards", np.int8),
        ("goods_card_bonus", np.int8, (MAX_PLAYERS + 1, MAX_PLAYERS)),
        ("passengers", np.int8),
        ("instant_tickets", np.int8),
        ("tickets_to_win", np.int8),
        ("crossing_bonus", np.int8),
        ("tie_breaks", np.int8, 2),
    ]
)
"""What a rule set can do; zero means "not in this game"."""

BOARD: Final = _packed(
    [
        ("all_routes", np.uint64, 2),
        ("routes_of", np.uint64, (MAX_COLOURS + 1, MAX_LENGTH + 1, 2)),  # colour, length
        ("class_sizes", np.uint64, MAX_COLOURS + 1),  # a byte for each length, as ``free``
        ("parallels", np.uint64, (MAX_ROUTES, 2)),  # the route's group, itself included
        ("incident", np.uint64, (MAX_PLACES, 2)),
        ("ticket_ends", np.uint64, (MAX_TICKETS, 2)),  # places that count as either end
        ("east", np.uint64),
        ("west", np.uint64),
        ("places", np.int16),
        ("routes", np.int16),
        ("tickets", np.int16),
        ("a", np.int8, MAX_ROUTES),
        ("b", np.int8, MAX_ROUTES),
        ("length", np.int8, MAX_ROUTES),
        ("colour", np.int8, MAX_ROUTES),
        ("doubled", np.int8, MAX_ROUTES),  # has parallels
        ("cart", np.int8, MAX_ROUTES),
        ("abroad", np.int8, MAX_PLACES),  # a border point
        ("goods", np.int8, (MAX_PLACES, MAX_GOODS)),  # values, top first, 0 for none
        ("pile_of", np.int8, MAX_TICKETS),
        ("ticket_points", np.int8, MAX_TICKETS),
    ]
)
"""A map with the tickets in play."""

RESULT: Final = _packed(
    [
        ("total", np.int16, MAX_PLAYERS),
        ("routes", np.int16, MAX_PLAYERS),
        ("tickets", np.int16, MAX_PLAYERS),
        ("tickets_done", np.int16, MAX_PLAYERS),
        ("longest", np.int16, MAX_PLAYERS),
        ("longest_bonus", np.int16, MAX_PLAYERS),
        ("most_tickets_bonus", np.int16, MAX_PLAYERS),
        ("goods", np.int16, MAX_PLAYERS),
        ("goods_card_bonus", np.int16, MAX_PLAYERS),
        ("place", np.int16, MAX_PLAYERS),
        ("ticket_done", np.int8, MAX_TICKETS),
    ]
)
"""The score sheet that ending the game now would give."""
