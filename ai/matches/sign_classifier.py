"""Who played? A plain classifier that knows nothing but the signs of one seat in one game.

Multinomial logistic regression on the signs and their squares, with a penalty on large weights. It
is tested on games that it was not fitted to.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]
Labels = npt.NDArray[np.int64]

_PENALTY: Final = 0.003
_STEPS: Final = 400
_RATE: Final = 0.05
_FARTHEST: Final = 3.0
"""Standard deviations; what lies farther out says no more."""


@dataclass(frozen=True, slots=True)
class Teller:
    """A fitted classifier."""

    centre: Numbers
    scale: Numbers
    weights: Numbers
    """A row for each number that it sees, the first for a constant; a column for each player."""

    def scores(self, signs: Numbers) -> Numbers:
        """Return how much speaks for each player, a row for each row of ``signs``."""
        scores: Numbers = _seen(signs, self.centre, self.scale) @ self.weights
        return scores


def _seen(signs: Numbers, centre: Numbers, scale: Numbers) -> Numbers:
    """Return signs in a common unit, with a constant and their squares."""
    plain = np.clip((signs - centre) / scale, -_FARTHEST, _FARTHEST)
    return np.concatenate([np.ones((len(signs), 1)), plain, plain**2 - 1], axis=1)


def fit_teller(signs: Numbers, players: Labels, number: int) -> Teller:
    """Fit a classifier to rows of signs and the numbers of those who played like that."""
    centre = signs.mean(axis=0)
    scale = signs.std(axis=0)
    scale[scale == 0] = 1.0
    seen = _seen(signs, centre, scale)
    wanted = np.eye(number)[players]
    weights = np.zeros((seen.shape[1], number))
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, _STEPS + 1):  # Adam, over all rows at once
        scores = seen @ weights
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = seen.T @ (chances - wanted) / len(seen) + _PENALTY * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        weights -= _RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return Teller(centre, scale, weights)


def tell_apart(signs: Numbers, players: Labels, games: Labels, number: int, folds: int) -> Numbers:
    """Return the scores of all rows, each from a classifier that has not seen its game.

    ``games`` are the numbers of the games that the rows are from.
    """
    scores = np.zeros((len(signs), number))
    for fold in range(folds):
        tested = games % folds == fold
        teller = fit_teller(signs[~tested], players[~tested], number)
        scores[tested] = teller.scores(signs[tested])
    return scores


def taken_for(scores: Numbers, players: Labels, among: Sequence[int]) -> Numbers:
    """Return the share of games in which each of some players is taken for each of them.

    Only rows of these players count, and only they can be named.
    """
    few = np.array(among)
    table = np.zeros((len(few), len(few)))
    for row, player in enumerate(few):
        named = scores[players == player][:, few].argmax(axis=1)
        table[row] = np.bincount(named, minlength=len(few)) / max(len(named), 1)
    return table
