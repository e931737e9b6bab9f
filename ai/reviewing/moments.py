"""The moments that decided a game."""

from typing import Final

from ai.reviewing.findings import CHANCE, Review, Step

FEWEST: Final = 3
MOST: Final = 7
_LARGE: Final = CHANCE // 20
"""A change of a chance that is worth telling."""


def key_moments(review: Review) -> list[int]:
    """Return the numbers of the three to seven actions that changed the game most, in order.

    Each turn is told of once, by its largest change.
    """
    by_turn: dict[int, int] = {}
    for ply, step in enumerate(review.steps):
        best = by_turn.get(step.turn)
        if best is None or size_of(step) > size_of(review.steps[best]):
            by_turn[step.turn] = ply
    order = sorted(by_turn.values(), key=lambda ply: (-size_of(review.steps[ply]), ply))
    large = sum(size_of(review.steps[ply]) >= _LARGE for ply in order)
    return sorted(order[: min(max(large, FEWEST), MOST)])


def size_of(step: Step) -> int:
    """Return how much an action changed the game: the chances it moved, or gave away."""
    lost = 0 if step.judgement is None else step.judgement.weight
    return max(*map(abs, step.change.chances), lost)
