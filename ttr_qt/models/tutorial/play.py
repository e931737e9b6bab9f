"""The game of a chapter: the person does what is asked for, the opponent what is written down."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from ttr_qt.engine import Action, Game, parse_action
from ttr_qt.engine.actions import DrawCard, KeepTickets
from ttr_qt.engine.bots import Request
from ttr_qt.models.session.rewinding import UndoKind
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.source import Seat
from ttr_qt.models.tutorial.lesson import NEXT, Chapter, Lesson

PERSON: Final = 0


class ScriptedOpponent:
    """Plays what a chapter says, and where that is not possible something quiet."""

    name = "scripted"

    def __init__(self, chapter: Chapter) -> None:
        self._chapter = chapter

    def choose(self, request: Request) -> Action:
        """Return the next action that is written down, or one that takes nothing away."""
        view, chapter = request.observation, self._chapter
        since = view.log[len(chapter.prelude) :]
        made = sum(entry.seat == view.seat for entry in since)
        if made < len(chapter.replies):
            action = parse_action(chapter.replies[made])
            if action in view.legal_actions:
                return action
        return _quiet(view.legal_actions)


def _quiet(legal: Sequence[Action]) -> Action:
    """Return cards from the deck if there are any, and as few tickets as possible."""
    if DrawCard() in legal:
        return DrawCard()
    return min(legal, key=lambda one: len(one.tickets) if isinstance(one, KeepTickets) else 0)


def resumed(chapter: Chapter, played: Iterable[str] = ()) -> tuple[Game, Lesson]:
    """Return a chapter where it was left; what makes no sense leads to its beginning."""
    try:
        return _replayed(chapter, played)
    except ValueError:  # what the engine raises is of this kind, too
        return _replayed(chapter, ())


def _replayed(chapter: Chapter, played: Iterable[str]) -> tuple[Game, Lesson]:
    game = Game.new(chapter.edition, players=2, seed=chapter.seed, first=PERSON)
    for text in chapter.prelude:
        game.play(parse_action(text))
    lesson = Lesson(chapter)
    for token in played:
        if token == NEXT:
            if not lesson.go_on():
                raise ValueError("There is something to do, not only to read.")
            continue
        own = game.seat == PERSON
        game.play(parse_action(token))
        if own:
            lesson.note_own(token)
        else:
            lesson.note_other(token)
    return game, lesson


class LessonSession(Session):
    """A game in which the person does what a lesson asks for; everything else is held back.

    Signals:
        held_back: an action that would be legal, but has to wait or is of no use here.
    """

    held_back = Signal(object)

    def __init__(
        self, game: Game, lesson: Lesson, seats: Sequence[Seat], parent: QObject | None = None
    ) -> None:
        self.lesson: Final = lesson  # first: what can be undone depends on it
        chapter = lesson.chapter
        super().__init__(game, seats, lambda: ScriptedOpponent(chapter), parent=parent)

    @property
    def undo_kind(self) -> UndoKind:
        """What `undo` would do now: to go back in a lesson costs nothing."""
        return "free" if self.lesson.can_go_back and not self.lesson.done else "none"

    @property
    def can_redo(self) -> bool:
        """Whether there is something to do again: the lesson asks for it anyway."""
        return False

    @Slot()
    def undo(self) -> None:
        """Return to the step before, and to the position it began with."""
        if self.undo_kind == "free":
            self.lesson.go_back()
            self.rewind(len(self.lesson.chapter.prelude) + self.lesson.actions)

    @Slot(object, result=bool)
    def play(self, action: Action) -> bool:
        """Play an action if the lesson asks for it; return whether it was played."""
        legal = self.person_to_move and action in self.observation.legal_actions
        if legal and not self.lesson.accepts(str(action)):
            self.held_back.emit(action)
            return False
        return super().play(action)

    def _play(self, action: Action) -> bool:
        # The lesson knows first: those who hear of the step ask it what comes next.
        if action in self._game.legal_actions():
            if self._game.seat == PERSON:
                self.lesson.note_own(str(action))
            else:
                self.lesson.note_other(str(action))
        return super()._play(action)


def lesson_seats(chapter: Chapter, person: str) -> tuple[Seat, Seat]:
    """Return the person and an opponent who plays what is written down."""
    return Seat(person), Seat("Clara", lambda: ScriptedOpponent(chapter), level="clara")
