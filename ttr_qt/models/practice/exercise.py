"""A mistake with the moment of the game at which it was made."""

from dataclasses import dataclass

from ttr_qt.engine import Action, Game, Observation, parse_action
from ttr_qt.engine.errors import EngineError
from ttr_qt.models.practice.mistake import Mistake


@dataclass(frozen=True, slots=True)
class Exercise:
    """A decision to be made again; only what the seat knew then is ever shown of the game."""

    mistake: Mistake
    game: Game
    """As far as it was played."""
    seat: int
    view: Observation
    """What the seat knew."""
    played: Action
    better: Action


def exercise_of(game: Game, mistake: Mistake) -> Exercise | None:
    """Return a mistake to be tried again; None if this decision was not made in this game."""
    ply = mistake.ply
    if not 0 <= ply < game.ply or str(game.actions[ply]) != mistake.played:
        return None
    try:
        better = parse_action(mistake.better)
    except EngineError:
        return None
    moment = game.at(ply)
    view = moment.observe(moment.seat)
    if better not in view.legal_actions:
        return None
    return Exercise(mistake, game, moment.seat, view, game.actions[ply], better)
