"""A whole position in plain words: every pile, hand and piece, hidden ones too.

For tests, reviews and bug reports. Bots and views never get it; they get an `Observation`.
"""

from dataclasses import dataclass
from typing import Literal

Phase = Literal["mix", "keep", "turn", "second_card", "passenger", "journey", "over"]
"""What is to be decided: the mix of tickets to be dealt (set-up), which tickets to keep, the
action of a turn, the second card, whether to place a passenger, the next step of a journey."""

PHASES: tuple[Phase, ...] = (
    "mix",
    "keep",
    "turn",
    "second_card",
    "passenger",
    "journey",
    "over",
)
"""All phases, in the order of the kernels' numbers."""


@dataclass(frozen=True, slots=True)
class Journey:
    """A passenger under way."""

    start: str
    at: str
    used: tuple[str, ...]
    """Routes travelled so far, in the map's order."""
    points: int
    """Value of the goods taken on this journey."""


@dataclass(frozen=True, slots=True)
class Position:
    """Everything there is in a game; tuples indexed by seat unless said otherwise."""

    edition: str
    players: int
    phase: Phase
    seat: int
    """Whose decision it is."""
    first: int
    """Who began."""
    setting_up: bool
    """Starting tickets are still being chosen."""
    last_turns: int | None
    """Turns left in the last round; None before it is set off."""
    hands: tuple[dict[str, int], ...]
    market: tuple[str, ...]
    deck: tuple[str, ...]
    """Top card first."""
    discards: dict[str, int]
    owners: dict[str, int]
    """Route id to seat, claimed routes only."""
    pieces: tuple[int, ...]
    scores: tuple[int, ...]
    """Running score: routes and goods taken, not tickets or bonuses."""
    tickets: tuple[tuple[str, ...], ...]
    """Kept tickets in hand."""
    shown_tickets: tuple[tuple[str, ...], ...]
    """Tickets laid open because they are done (First Journey)."""
    crossings: tuple[bool, ...]
    """Who has the east-west bonus."""
    offered: tuple[tuple[str, ...], ...]
    """Tickets drawn and not yet chosen from."""
    chosen: tuple[tuple[str, ...] | None, ...]
    """Starting tickets chosen while others still choose; None: not chosen yet."""
    ticket_decks: tuple[tuple[str, ...], ...]
    """Indexed by deck; top ticket first."""
    ticket_discards: tuple[str, ...]
    passengers: tuple[tuple[str, ...], ...]
    """Where each seat's passengers stand."""
    passengers_unused: tuple[int, ...]
    passenger_cities: tuple[str, ...]
    """The two ends of the route just claimed, in phase "passenger"."""
    journey: Journey | None
    goods_left: dict[str, tuple[int, ...]]
    """City to its stack, top first."""
    goods: tuple[tuple[int, ...], ...]
    """Values of the tokens each seat has taken, highest first."""
    goods_cards: tuple[int, ...]
    goods_cards_left: int
    passes: int
    """Passes in a row."""
    forced_swaps: int
    """Turns in a row in which the swap was the only legal action."""
