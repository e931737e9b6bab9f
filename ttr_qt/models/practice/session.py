"""The game in which a mistake is tried again: a try changes nothing in it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from ttr_qt.engine import Action, Game
from ttr_qt.engine.bots import Bot, Request
from ttr_qt.models.practice.exercise import Exercise
from ttr_qt.models.session.rewinding import UndoKind
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.source import Seat


class _Nobody:
    """Sits in the other seats, whose turn never comes."""

    name = "nobody"

    def choose(self, request: Request) -> Action:
        return request.observation.legal_actions[0]


class ExerciseSession(Session):
    """A moment of a game at which one person is to decide, and what they try.

    Nothing that is tried is played: what would be drawn then was hidden at that moment.

    Signals:
        tried: a legal `Action` that the person wants to play.
    """

    tried = Signal(object)

    def __init__(
        self, exercise: Exercise, seats: Sequence[Seat], parent: QObject | None = None
    ) -> None:
        """``seats`` are those of the game that was played."""
        self._whole: Final = exercise.game
        here = exercise.seat
        sitting = [
            replace(seat, make_bot=None if place == here else _nobody)
            for place, seat in enumerate(seats)
        ]
        super().__init__(_moment(exercise), sitting, _nobody, parent=parent)

    def shows_game_of(self, exercise: Exercise) -> bool:
        """Tell whether an exercise is of the same game, seen from the same seat."""
        return exercise.game is self._whole and exercise.seat == self.person

    def show(self, exercise: Exercise) -> None:
        """Show another moment of the same game."""
        if not self.shows_game_of(exercise):
            raise ValueError("This exercise is of another game.")
        self._game = _moment(exercise)
        self._see_anew()
        self._announce(None)

    @property
    def undo_kind(self) -> UndoKind:
        """What `undo` would do now: nothing is played here."""
        return "none"

    @Slot(object, result=bool)
    def play(self, action: Action) -> bool:
        """Try an action; return whether it was legal."""
        if action not in self.observation.legal_actions:
            return super().play(action)  # which says why not
        self.tried.emit(action)
        return True


def _moment(exercise: Exercise) -> Game:
    return exercise.game.at(exercise.mistake.ply)


def _nobody() -> Bot:
    return _Nobody()
