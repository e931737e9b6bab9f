"""How strong a person is, measured against opponents whose strength is known.

openskill's Plackett-Luce model rates game after game, for any number of players. The opponents are
anchors: they keep the strength that was measured in many games among themselves, and only the
person's rating moves.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from ttr_qt.models.records.kept_game import GameFacts

Anchors = Mapping[str, Mapping[str, float]]
"""Points of each level, by edition and the level's name; 400 more mean ten times as often ahead."""

AVERAGE: Final = 1500.0
"""Where everybody begins: the mean of the levels."""
_SCALE: Final = 400 / math.log(10)
_UNKNOWN: Final = 350.0
"""How far from the average somebody may be who has not played yet, as a standard deviation."""
_LEARNING: Final = 8.0
"""How much a person may change from one game to the next, likewise."""
_SURE: Final = 1.0
"""How little is open about an anchor, likewise."""
_NORMAL_95: Final = 1.96
_VAGUE: Final = 300.0
"""A margin above this tells one level from another hardly better than a guess does."""


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """What is known of a person's strength after a game."""

    game: int
    """Its number among the games that were given, from 0."""
    rating: float
    margin: float
    """With 95 % certainty the strength is no farther away."""

    @property
    def vague(self) -> bool:
        """Whether too little was played to call this a strength."""
        return self.margin > _VAGUE


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What one game did to a person's rating."""

    rating: float
    """Afterwards."""
    by: float
    vague: bool
    """Whether too little was played to call it a strength."""


def rating_change(games: Sequence[GameFacts], anchors: Anchors, game: int) -> RatingChange | None:
    """Return what the game of a number did; None if it does not count. Games are as below."""
    points = rating_history(games[: game + 1], anchors)
    if not points or points[-1].game != game:
        return None
    before = points[-2].rating if len(points) > 1 else AVERAGE
    last = points[-1]
    return RatingChange(last.rating, last.rating - before, last.vague)


def rating_history(games: Sequence[GameFacts], anchors: Anchors) -> tuple[RatingPoint, ...]:
    """Return a person's rating after each game that counts, oldest first as the games are.

    A game counts if it is over, one person played without taking back and without hints, and there
    is an anchor for each opponent.
    """
    points: list[RatingPoint] = []
    rating, spread = AVERAGE, _UNKNOWN
    for number, game in enumerate(games):
        strengths = _strengths(game, anchors.get(game.edition, {}))
        if strengths is None:
            continue
        rating, spread = _after(game, strengths, rating, spread)
        points.append(RatingPoint(number, rating, _NORMAL_95 * spread))
    return tuple(points)


def _strengths(game: GameFacts, anchors: Mapping[str, float]) -> tuple[float | None, ...] | None:
    """Return the points of each seat, None for the person; None if the game does not count."""
    if not game.over or game.unrated or game.shared or game.person is None:
        return None
    if any(seat.level not in anchors for seat in game.opponents):
        return None
    return tuple(None if seat.person else anchors[seat.level] for seat in game.seats)


def _after(
    game: GameFacts, strengths: Sequence[float | None], rating: float, spread: float
) -> tuple[float, float]:
    """Return the person's rating and its standard deviation after a game."""
    # openskill's scale is the root of all variances: with this beta it is that of the anchors.
    model = PlackettLuce(
        mu=AVERAGE,
        sigma=_UNKNOWN,
        beta=_SCALE / math.sqrt(len(strengths)),
        tau=0.0,
        gamma=_full_weight,
    )
    spread = math.hypot(spread, _LEARNING)
    players = [
        [model.rating(mu=rating, sigma=spread)]
        if strength is None
        else [model.rating(mu=strength, sigma=_SURE)]
        for strength in strengths
    ]
    ranks = [float(seat.place) for seat in game.seats]
    (person,) = model.rate(players, ranks=ranks)[strengths.index(None)]
    return person.mu, person.sigma


def _full_weight(*_: object) -> float:
    """Let a game tell as much as it does: openskill would be more careful about teams."""
    return 1.0
