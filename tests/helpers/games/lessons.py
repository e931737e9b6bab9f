"""Somebody who does just what the tutorial asks for, without a window."""

import threading
from collections.abc import Iterator
from fnmatch import fnmatchcase

from ttr_qt.engine import Action, Game, Observation, parse_action
from ttr_qt.engine.bots import Limit, Request
from ttr_qt.models.tutorial.lesson import Chapter, Lesson, Step
from ttr_qt.models.tutorial.play import PERSON, ScriptedOpponent, resumed


def asked_for(step: Step, view: Observation) -> Action:
    """Return the legal action that a step asks for in the first place."""
    for pattern in step.wants:
        for action in view.legal_actions:
            if fnmatchcase(str(action), pattern):
                return action
    raise AssertionError(f"nothing that {step.key!r} asks for is legal")


class Pupil:
    """Plays a chapter on a game of its own."""

    def __init__(self, chapter: Chapter, played: tuple[str, ...] = ()) -> None:
        self.game: Game
        self.lesson: Lesson
        self.game, self.lesson = resumed(chapter, played)
        self._opponent = ScriptedOpponent(chapter)

    @property
    def view(self) -> Observation:
        return self.game.observe(PERSON)

    def wait(self) -> None:
        """Let the opponent play until it is the person's turn."""
        while not self.game.over and self.game.seat != PERSON:
            view = self.game.observe(self.game.seat)
            request = Request(view, Limit(), threading.Event(), 0, self.game.ply)
            action = self._opponent.choose(request)
            self.game.play(action)
            self.lesson.note_other(str(action))

    def do(self, action: Action | None = None) -> None:
        """Do the present step, by an action or in the way it asks for."""
        self.wait()
        step = self.lesson.step
        assert step is not None
        if step.only_says and action is None:
            assert self.lesson.go_on()
            return
        chosen = action or asked_for(step, self.view)
        self.game.play(chosen)
        self.lesson.note_own(str(chosen))

    def walk(self) -> Iterator[Step]:
        """Do step after step, and give each before it is done."""
        while not self.lesson.done:
            self.wait()
            step = self.lesson.step
            assert step is not None
            yield step
            self.do()
        self.wait()


def position(game: Game) -> tuple[bytes, tuple[str, ...]]:
    """Return all that a position consists of."""
    return game.record.tobytes(), tuple(map(str, game.actions))


def again(chapter: Chapter, played: tuple[str, ...]) -> Game:
    """Return the game of a chapter after what was played, without its lesson."""
    game = Game.new(chapter.edition, players=2, seed=chapter.seed, first=PERSON)
    for text in (*chapter.prelude, *(one for one in played if one != "next")):
        game.play(parse_action(text))
    return game
