"""Luck and skill of a person over many games, from the reviews that were made of them."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

CERTAIN = 2.0
"""Standard errors within which a mean may be what chance brings."""


class DecisionKind(StrEnum):
    """What is decided."""

    TICKETS_KEPT = "kept"
    CARDS = "cards"
    ROUTES = "routes"
    TICKETS_DRAWN = "drawn"
    JOURNEYS = "journeys"


@dataclass(frozen=True, slots=True)
class Cost:
    """What the decisions of a kind gave away."""

    decisions: int
    losses: int
    """So many of them surely gave something away."""
    chance: float
    """To win, all together."""

    def __add__(self, other: "Cost") -> "Cost":
        return Cost(
            self.decisions + other.decisions,
            self.losses + other.losses,
            self.chance + other.chance,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSkill:
    """What the review of one game says of the person."""

    edition: str
    reviewed: datetime
    won: bool
    accuracy: float
    """From 0 to 1."""
    luck: float
    """By the cards dealt and drawn, in points of the lead over the best of the others."""
    chance: float
    """The same, as a chance to win."""
    skill: float
    """What own decisions were better than those of the others, in points of the same lead."""
    skill_chance: float
    """The same, as a chance to win."""
    lost: float
    """The chance to win that surely was given away, all decisions together."""
    costs: dict[DecisionKind, Cost]


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over games, and its standard error; that of one game is not known."""

    value: float
    error: float

    @property
    def certain(self) -> bool:
        """Whether chance alone rarely brings it about."""
        return abs(self.value) > CERTAIN * self.error


def mean_of(values: Sequence[float]) -> Mean:
    """Return the mean of one or more values."""
    n = len(values)
    mean = math.fsum(values) / n
    if n == 1:
        return Mean(mean, math.inf)
    spread = math.fsum((value - mean) ** 2 for value in values) / (n - 1)
    return Mean(mean, math.sqrt(spread / n))


def costs_of(games: Iterable[GameSkill]) -> dict[DecisionKind, Cost]:
    """Return what each kind of decision gave away in games, the dearest first."""
    found: dict[DecisionKind, Cost] = {}
    for game in games:
        for kind, cost in game.costs.items():
            found[kind] = found.get(kind, Cost(0, 0, 0.0)) + cost
    return dict(sorted(found.items(), key=lambda item: -item[1].chance))


def skills_of(games: Iterable[GameSkill], edition: str | None = None) -> list[GameSkill]:
    """Return the games of an edition, or all, in the order they were reviewed."""
    chosen = [game for game in games if edition in {None, game.edition}]
    return sorted(chosen, key=lambda game: game.reviewed)
