"""What measuring regret finds; how it is measured stands in `ai.arena.measuring_regret`."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class BotRegret:
    """Mean regret of a bot with its standard error, in points and in winning chance."""

    name: str
    iterations: int | None
    """None: the bot does not search."""
    points: float
    points_error: float | None
    chance: float
    chance_error: float | None
    best_share: float
    """How often it chose the move that all playouts together find best."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RegretResult:
    """The regrets of all bots."""

    edition: str
    positions: int
    playouts: int
    bots: tuple[BotRegret, ...]
    details: tuple[dict[str, Any], ...] = field(repr=False)
    """What was chosen in each position."""

    def as_dict(self) -> dict[str, Any]:
        """Return the result as plain values, ready for JSON."""
        return asdict(self)


def mean_and_error(values: Sequence[float]) -> tuple[float, float | None]:
    """Return the mean and its standard error; that of a single value is not known."""
    mean = math.fsum(values) / len(values)
    if len(values) == 1:
        return mean, None
    spread = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, math.sqrt(spread / len(values))
