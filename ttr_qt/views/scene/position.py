"""What a board shows of a game: public facts only."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class BoardPosition:
    """Pieces on the board; seats are numbers from 0."""

    owners: Mapping[str, int] = field(default_factory=dict)
    """Claimed routes and their seats."""
    scores: tuple[int, ...] = ()
    """By seat; empty before a game."""
    goods: Mapping[str, tuple[int, ...]] | None = None
    """What is left in each city, top token first; None: all that the map puts there."""
    passengers: tuple[tuple[str, ...], ...] = ()
    """By seat: the cities in which passengers stand."""
