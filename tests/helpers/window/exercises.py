"""Mistakes to be tried again, from reviews that were never made."""

import functools

from tests.helpers.window.replays import recorded
from tests.helpers.window.reviews import invented_review
from ttr_qt.bots.practice import mistakes_of
from ttr_qt.engine import Game
from ttr_qt.models.practice.exercise import Exercise, exercise_of


def exercises_of(game: Game, seat: int = 0) -> list[Exercise]:
    """Return all mistakes of a seat that an invented review tells of."""
    found = [exercise_of(game, mistake) for mistake in mistakes_of(invented_review(game), seat)]
    return [one for one in found if one is not None]


@functools.cache
def some_exercises(edition: str = "first_journey", players: int = 2) -> list[Exercise]:
    """Return the mistakes of the first seat in a game on record."""
    return exercises_of(recorded(edition, players))
