"""Mistakes to be tried again: from a review, and after days those of all games."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from ttr_qt.app.storage.archive import Archive
from ttr_qt.app.window.page_stack import PageStack
from ttr_qt.models.practice.mistake import Mistake
from ttr_qt.models.practice.queue import Outcome
from ttr_qt.pages.overlay_page import OverlayPage
from ttr_qt.views.theme.style import Style

# What loads kernels is imported when it is needed: the first window does not wait for it.
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.reviewing.findings import Review
    from ttr_qt.bots.practice import TryJudge
    from ttr_qt.engine import Game
    from ttr_qt.models.practice.exercise import Exercise


class OpenPractice(QObject):
    """Opens the page on which mistakes are tried again, and keeps those that are to come back.

    Signals:
        changed: other mistakes than before may be due.
    """

    changed = Signal()

    def __init__(self, stack: PageStack, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stack = stack
        self._archive = archive
        self._store = archive.practice
        self._judge: TryJudge | None = None

    @Slot()
    def open_due(self) -> None:
        """Practise what is due today, if anything is."""
        exercises = self._store.exercises()
        if exercises:
            self._open(exercises, 0)
        else:  # the games are gone
            self.changed.emit()

    @Slot(object, object, int, int)
    def try_again(self, game: "Game", review: "Review", seat: int, ply: int) -> None:
        """Let the mistakes of a seat in a game be tried again, beginning with one of them."""
        from ttr_qt.bots.practice import mistakes_of  # noqa: PLC0415 - see above
        from ttr_qt.models.practice.exercise import exercise_of  # noqa: PLC0415 - likewise

        found = [exercise_of(game, mistake) for mistake in mistakes_of(review, seat)]
        exercises = [one for one in found if one is not None]
        places = [place for place, one in enumerate(exercises) if one.mistake.ply == ply]
        if places:
            self._open(exercises, places[0])

    @Slot(object, object)
    def remember(self, game: "Game", review: "Review") -> None:
        """Have the person's mistakes in a game come back, if the program keeps the game."""
        from ttr_qt.bots.practice import mistakes_of, own_seat  # noqa: PLC0415 - see above

        seat = own_seat(game)
        if seat is None:
            return
        serious = [one for one in mistakes_of(review, seat) if one.severity != "inaccuracy"]
        file = self._archive.file_of(game) if serious else None
        if file is not None:
            self._store.add(file.name, serious)

    def _open(self, exercises: "Sequence[Exercise]", first: int) -> None:
        from ttr_qt.bots.practice import TryJudge  # noqa: PLC0415 - see above
        from ttr_qt.pages.practice.practice_page import PracticePage  # noqa: PLC0415 - likewise

        judge = self._judge = self._judge or TryJudge(parent=self)

        def make(style: Style) -> OverlayPage:
            page = PracticePage(style, exercises, first, judge=judge)
            page.finished.connect(self._on_finished)
            return page

        self._stack.open_overlay(make)

    def close(self) -> None:
        """Judge nothing any more; afterwards no thread is left."""
        if self._judge is not None:
            self._judge.close()

    @Slot(object, object)
    def _on_finished(self, mistake: Mistake, outcome: Outcome) -> None:
        self._store.note(mistake, outcome)
        self.changed.emit()
