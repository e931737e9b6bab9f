"""What a game begins with; it can be named without waiting for the compiler."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ttr_qt.engine.maps import GameMap


@dataclass(frozen=True, slots=True)
class Setup:
    """All that decides a game before the first action."""

    map: GameMap
    players: int
    seed: int
    first: int
    deck: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)
    """What the program keeps with a game, such as names; the engine never looks at it."""
    plain: bool = False
    """Play the deck by the rules of the edition although it has its own; see `savefile`."""
