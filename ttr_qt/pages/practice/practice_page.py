"""The page on which one goes through mistakes and finds something better."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from ttr_qt.bots.practice import TryJudge, Verdict
from ttr_qt.engine import Action
from ttr_qt.lifetimes import while_whole
from ttr_qt.models.practice.exercise import Exercise
from ttr_qt.models.practice.queue import Outcome
from ttr_qt.pages.overlay_page import OverlayPage, paint_background
from ttr_qt.pages.practice.exercise_game import ExerciseGame
from ttr_qt.pages.practice.exercise_hints import hint_count
from ttr_qt.pages.practice.words import exercise_title
from ttr_qt.views.commands.actions import bind, with_key
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.fonts import BOLD
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label, line

_TITLE: Final = 24
_NARROW: Final = 1100
"""Width below which the board is not named."""


@dataclass(slots=True)
class Progress:
    """How far one is with an exercise."""

    attempts: int = 0
    hints: int = 0
    answered: bool = False
    outcome: Outcome | None = None
    tried: Action | None = None
    verdict: Verdict | None = None


class PracticePage(OverlayPage):
    """One exercise after the other, each on the board on which the mistake was made.

    Signals:
        finished: (the `Mistake`, the `Outcome`) something good was found, or the answer was shown;
            once for each exercise.
    """

    finished = Signal(object, object)

    def __init__(
        self,
        style: Style,
        exercises: Sequence[Exercise],
        first: int = 0,
        parent: QWidget | None = None,
        *,
        judge: TryJudge | None = None,
    ) -> None:
        """Begin with exercise number ``first``, from 0; there is one at least.

        A ``judge`` that is given is closed by the caller.
        """
        super().__init__(parent)
        self._style = style
        self.exercises: Final = tuple(exercises)
        self.progress: Final = [Progress() for _ in exercises]
        self._place = first
        self.judge: Final = judge or TryJudge(parent=self)
        self.setWindowTitle(self.tr("Try again"))
        self.setAccessibleName(self.tr("Try again"))
        self._make_header()
        self._whole: Final = QVBoxLayout(self)
        self._whole.setContentsMargins(0, style.px(4), 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.header)
        self.game: ExerciseGame = self._new_game()
        self.judge.judged.connect(self._on_judged)
        self.judge.failed.connect(self._on_failed)
        for number, by in ((1, -1), (2, 1)):
            step = functools.partial(self.step, by)
            bind(Command.STEP_THROUGH_EXERCISES, self, step, number=number)
        bind(Command.TRY_ANOTHER, self, self.try_another)
        self._show()

    def _make_header(self) -> None:
        style, px = self._style, self._style.px
        self.header = QWidget(self)
        row = QHBoxLayout(self.header)
        row.setContentsMargins(px(16), px(4), px(12), px(2))
        row.setSpacing(px(10))
        self.back_button = button(style, self.tr("Back"), sign="chevron-left", parent=self.header)
        self.back_button.setToolTip(with_key(self.tr("Back"), Command.CANCEL))
        self.back_button.clicked.connect(self.closed)
        self.title = label("", "title", self.header)
        self.title.setFont(style.title_font(_TITLE, BOLD))
        self.board_name = line("", "secondary", self.header)
        self.place_text = line("", "secondary", self.header)
        steps = Command.STEP_THROUGH_EXERCISES
        self.before_button = button(style, "", sign="chevron-left", parent=self.header)
        self.after_button = button(style, "", sign="chevron-right", parent=self.header)
        arrows = (
            (self.before_button, self.tr("Previous exercise"), 1, -1),
            (self.after_button, self.tr("Next exercise"), 2, 1),
        )
        for arrow, name, number, by in arrows:
            arrow.setAccessibleName(name)
            arrow.setToolTip(with_key(name, steps, number))
            arrow.setStyleSheet(f"QPushButton {{ padding: {px(5)}px {px(5)}px; }}")
            arrow.clicked.connect(functools.partial(self.step, by))
        row.addWidget(self.back_button)
        row.addWidget(self.title, 1)
        row.addWidget(self.board_name)
        for part in (self.before_button, self.place_text, self.after_button):
            row.addWidget(part)

    def _new_game(self) -> ExerciseGame:
        game = ExerciseGame(self._style, self.exercise, self)
        game.tried.connect(self._on_tried)
        game.left.connect(self.closed)
        game.went_on.connect(self._on_went_on)
        panel = game.panel
        panel.again_wanted.connect(self.try_another)
        panel.hint_wanted.connect(self.show_hint)
        panel.answer_wanted.connect(self.show_answer)
        panel.next_wanted.connect(self._on_next)
        self._whole.addWidget(game, 1)
        return game

    @property
    def exercise(self) -> Exercise:
        """The one that is shown."""
        return self.exercises[self._place]

    @property
    def place(self) -> int:
        """The number of the exercise that is shown, from 0."""
        return self._place

    @property
    def now(self) -> Progress:
        """How far one is with it."""
        return self.progress[self._place]

    @Slot(int)
    def step(self, by: int) -> None:
        """Go to another exercise."""
        place = self._place + by
        if 0 <= place < len(self.exercises):
            self.go_to(place)

    def go_to(self, place: int) -> None:
        """Show an exercise by its number, from 0."""
        self.judge.cancel()
        self.game.let_enter_go_on(on=False)
        if self.now.verdict is None:
            self.now.tried = None
        self._place = place
        if self.game.exercises.shows_game_of(self.exercise):
            self.game.show_exercise(self.exercise)
        else:
            old, focused = self.game, self._has_focus
            self.game = self._new_game()
            self._whole.removeWidget(old)
            old.hide()
            old.retire()
            old.deleteLater()
            self.game.show()
            if focused:
                self.game.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show()
        self.game.panel.tell()

    @property
    def _has_focus(self) -> bool:
        """Whether the keyboard is on this page."""
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    @Slot(object)
    def _on_tried(self, action: Action) -> None:
        now = self.now
        now.tried, now.verdict = action, None
        if now.outcome is None:
            now.attempts += 1
        self.game.let_enter_go_on(on=True)
        self._show()
        self.judge.judge(self.exercise, action)

    @Slot(object)
    def _on_judged(self, verdict: Verdict) -> None:
        now = self.now
        now.verdict = verdict
        if verdict.solves:
            helped = now.attempts > 1 or now.hints > 0
            self._finish(Outcome.LATER if helped else Outcome.AT_ONCE)
        self._show()
        self.game.panel.tell()

    @Slot()
    def _on_failed(self) -> None:
        self.now.tried = None
        self._show()
        self.game.panel.show_failure()

    @Slot()
    def try_another(self) -> None:
        """Take back what was tried."""
        if self.now.tried is None:
            return
        self.judge.cancel()
        self.now.tried = self.now.verdict = None
        self.game.let_enter_go_on(on=False)
        self._show()
        if self.game.panel.isAncestorOf(self.focusWidget()):  # a button that does no more now
            self.game.setFocus(Qt.FocusReason.OtherFocusReason)
        self.game.panel.tell()

    @Slot()
    def _on_went_on(self) -> None:
        """Go on as the panel offers it, without a way to its buttons."""
        panel = self.game.panel
        if panel.following.isVisible():
            self._on_next()
        elif self.now.verdict is not None:  # before that, one waits for it
            self.try_another()

    @Slot()
    def show_hint(self) -> None:
        """Show one more hint."""
        self.now.hints = min(self.now.hints + 1, hint_count(self.exercise))
        self._show()
        self.game.panel.reveal_hints()
        self.game.panel.tell()

    @Slot()
    def show_answer(self) -> None:
        """Show what would have been better."""
        self.now.answered = True
        self.game.let_enter_go_on(on=True)
        self._finish(Outcome.SHOWN)
        self._show()
        self.game.panel.tell()

    def _finish(self, outcome: Outcome) -> None:
        """Note how an exercise went; the first time counts."""
        if self.now.outcome is None:
            self.now.outcome = outcome
            self.finished.emit(self.exercise.mistake, outcome)

    @Slot()
    def _on_next(self) -> None:
        if self._place + 1 < len(self.exercises):
            self.step(1)
        else:
            self.closed.emit()

    def _show(self) -> None:
        """Show the exercise, and how far one is with it."""
        now, exercise, all_of_them = self.now, self.exercise, len(self.exercises)
        self.title.setText(exercise_title(self.game.exercises))
        self.board_name.setText(in_language(exercise.game.map.name, self._style.language))
        self.board_name.setVisible(self.width() >= self._style.px(_NARROW))
        text = self.tr("{number} of {all}").format(number=self._place + 1, all=all_of_them)
        self.place_text.setText(text)
        self.before_button.setEnabled(self._place > 0)
        self.after_button.setEnabled(self._place + 1 < all_of_them)
        for part in (self.before_button, self.place_text, self.after_button):
            part.setVisible(all_of_them > 1)
        self.game.panel.show_exercise(
            exercise,
            tried=now.tried,
            verdict=now.verdict,
            attempts=now.attempts,
            hints=now.hints,
            where=self.game.where,
            answered=now.answered,
            last=self._place + 1 == all_of_them,
        )
        quality = None if now.verdict is None else now.verdict.quality
        self.game.mark(now.tried, quality, hints=now.hints, answered=now.answered)

    def state(self) -> object:
        """Return what should survive when the page is built anew in another style."""
        return self._place, self.progress

    def restore(self, state: object) -> None:
        """Take over what `state` of another page of the same exercises returned."""
        match state:
            case (int(place), list(progress)) if len(progress) == len(self.progress):
                self.progress[:] = progress
                self.go_to(place)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keyboard begin on the board's page."""
        self.game.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        """Go on judging what was tried before something else was shown."""
        super().showEvent(event)
        now = self.now
        if now.tried is not None and now.verdict is None:
            self.judge.judge(self.exercise, now.tried)

    @while_whole
    def hideEvent(self, event: QHideEvent) -> None:
        """Judge nothing more."""
        super().hideEvent(event)
        self.judge.cancel()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Fill the page with its background."""
        paint_background(self, self._style)
