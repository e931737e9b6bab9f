"""From the rankings of games to ratings, by openskill's Plackett-Luce model.

openskill rates game after game, and where a rating ends up depends on which games came last. Here
everybody has a fixed strength, so no order is better than another: wanted are the ratings at
which all games together, each rated from these same ratings, would change nothing. They are found
by Newton's method. Only counts of rankings go in, so there is no order that could matter.
"""

import itertools
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from openskill.models import PlackettLuce

from ai.matches.statistics import NORMAL_95
from ai.ratings import AVERAGE, TENFOLD

_PRIOR: Final = 400.0
"""How far from the average a rating is thought to be before any game, as a standard deviation.

It keeps the rating of a bot that wins or loses everything finite and hardly counts otherwise.
"""
_LONGEST_STEP: Final = 100.0
_MOST_STEPS: Final = 200
_CLOSE_ENOUGH: Final = 1e-3

_Values = npt.NDArray[np.float64]


class Ranking(NamedTuple):
    """One way a game can end."""

    bots: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each bot, from 1; equal places are shared."""


class Estimate(NamedTuple):
    """How strong a bot is, in points."""

    rating: float
    margin: float
    """The 95 % interval reaches so far to both sides; games are taken to be independent."""


def fit(bots: int, games: Counter[Ranking]) -> list[Estimate]:
    """Return the ratings of bots that played ``games``, all with as many players."""
    strict = _without_shared_places(games)
    model = _model(len(next(iter(games)).bots))
    ratings = np.full(bots, float(AVERAGE))
    for _ in range(_MOST_STEPS):
        step = np.linalg.solve(_stiffness(model, strict, ratings), _pull(model, strict, ratings))
        ratings += np.clip(step, -_LONGEST_STEP, _LONGEST_STEP)
        if np.abs(step).max() < _CLOSE_ENOUGH:
            break
    # Only differences are known: the average is fixed, and so has no part in the uncertainty.
    centring = np.eye(bots) - 1 / bots
    spread = centring @ np.linalg.inv(_stiffness(model, strict, ratings)) @ centring
    margins = NORMAL_95 * np.sqrt(np.diag(spread))
    return [Estimate(*map(float, pair)) for pair in zip(ratings, margins, strict=True)]


def _model(players: int) -> PlackettLuce:
    """Return openskill's model with the scale of `TENFOLD` and ratings that hardly move.

    Its scale is the root of the sum of everybody's variance and beta squared.
    """
    scale = TENFOLD / math.log(10)
    return PlackettLuce(mu=AVERAGE, sigma=1.0, beta=math.sqrt(scale**2 / players - 1), tau=0.0)


def _without_shared_places(games: Counter[Ranking]) -> dict[Ranking, float]:
    """Count a shared place as equal parts of all the orders it may stand for.

    The order of the entries is that of the rankings, so that sums don't depend on the games'.
    """
    strict: dict[Ranking, float] = {}
    for game, count in sorted(games.items()):
        orders = list(_orders(game.places))
        for places in orders:
            ranking = Ranking(game.bots, places)
            strict[ranking] = strict.get(ranking, 0.0) + count / len(orders)
    return strict


def _orders(places: Sequence[int]) -> Iterator[tuple[int, ...]]:
    groups = [
        [index for index, place in enumerate(places) if place == shared]
        for shared in sorted(set(places))
    ]
    for order in itertools.product(*map(itertools.permutations, groups)):
        sequence = list(itertools.chain.from_iterable(order))
        yield tuple(sequence.index(index) + 1 for index in range(len(places)))


def _pull(model: PlackettLuce, games: dict[Ranking, float], ratings: _Values) -> _Values:
    """Return how strongly all games together, and the prior, push every rating up."""
    total = (AVERAGE - ratings) / _PRIOR**2
    for game, count in games.items():
        players = [[model.rating(mu=float(ratings[bot]))] for bot in game.bots]
        after = model.rate(players, ranks=[float(place) for place in game.places])
        for bot, (before,), (new,) in zip(game.bots, players, after, strict=True):
            total[bot] += count * (new.mu - before.mu) / model.sigma**2
    return total


def _stiffness(model: PlackettLuce, games: dict[Ranking, float], ratings: _Values) -> _Values:
    """Return how the pull falls as ratings rise; its inverse is what the games leave open."""
    columns = []
    for bot in range(len(ratings)):
        nudge = np.zeros(len(ratings))
        nudge[bot] = 0.5
        below, above = (_pull(model, games, ratings + sign * nudge) for sign in (-1, 1))
        columns.append(below - above)
    matrix = np.stack(columns, axis=1)
    return np.asarray((matrix + matrix.T) / 2)
