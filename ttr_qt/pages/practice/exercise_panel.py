"""The panel of an exercise: what was played, how good a try is, hints, and the answer."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ai.reviewing.findings import CHANCE, Quality
from ttr_qt.bots.practice import Verdict
from ttr_qt.engine import Action, RuleSet
from ttr_qt.models.practice.exercise import Exercise
from ttr_qt.pages.practice.chance_gauge import ChanceGauge
from ttr_qt.pages.practice.exercise_hints import WHERE, hint_count
from ttr_qt.pages.practice.words import (
    area_words,
    attempt_words,
    better_words,
    cost_words,
    gain_words,
    kind_words,
    played_words,
    shortfall_words,
    tried_words,
    verdict_heading,
)
from ttr_qt.pages.review.decision_panel import MoveRow
from ttr_qt.pages.review.move_items import BETTER, PLAYED, TRIED
from ttr_qt.pages.review.signs import SignMark
from ttr_qt.pages.review.words import what_speaks_for
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import announce
from ttr_qt.views.widgets.keyed_button import KeyedButton, KeyedKind
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.words.hints.sentences import chance_words

_LEAST_TEXT: Final = 44
_LOW: Final = 260
"""Height below which chances are told in words only."""


class ExercisePanel(Panel):
    """Says what is to be found, and what is found of each try.

    Signals:
        again_wanted: what was tried is to be taken back.
        hint_wanted: one more hint is to be shown.
        answer_wanted: the better move is to be shown.
        next_wanted: the next exercise or, after the last one, the end.

    Most of its many attributes are its texts and buttons, one each, of which every state of an
    exercise shows a few.
    """

    again_wanted = Signal()
    hint_wanted = Signal()
    answer_wanted = Signal()
    next_wanted = Signal()

    def __init__(
        self,
        style: Style,
        names: tuple[str, ...],
        rules: RuleSet,
        parent: QWidget | None = None,
        *,
        contracts: bool = False,
    ) -> None:
        super().__init__(style, parent, padding=12)
        self._where = ""
        """What the part of the board is called in which the better move is."""
        self._names, self._rules, self._contracts = names, rules, contracts
        px = style.px
        self._sign = SignMark(style, 10, self)
        self.title: Final = label("", "heading", self)
        self.attempt: Final = line("", "secondary", self)
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(self._sign)
        head.addWidget(self.title, 1)
        head.addWidget(self.attempt)
        self.played: Final = MoveRow(style, PLAYED, self, dashed=True)
        self.tried: Final = MoveRow(style, TRIED, self, dashed=False)
        self.better: Final = MoveRow(style, BETTER, self, dashed=False)
        self.cost: Final = label("", "strong", self)
        self.why: Final = label("", "secondary", self)
        self.hints: Final = label("", "body", self)
        self.gauge: Final = ChanceGauge(style, self)
        self._gauged = False
        """Whether chances are known that the gauge can show."""
        texts = QWidget(self)
        column = QVBoxLayout(texts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(5))
        for part in (self.tried, self.better, self.hints, self.why, self.played, self.cost):
            column.addWidget(part)
        column.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(texts)
        self._area.setAccessibleName(self.tr("This exercise"))
        self.again: Final = self._button(self.tr("Try another move"), None, "rotate-ccw")
        self.hint: Final = self._button(self.tr("Hint"), Command.HINT, "lightbulb")
        self.answer: Final = self._button(self.tr("Show the answer"), Command.SHOW_ANSWER, "eye")
        self.following: Final = KeyedButton(style, "", kind="primary", parent=self)
        for one in (self.again, self.following):
            one.show_key_of(Command.GO_ON_PRACTISING)
        self.again.clicked.connect(self.again_wanted)
        self.hint.clicked.connect(self.hint_wanted)
        self.answer.clicked.connect(self.answer_wanted)
        self.following.clicked.connect(self.next_wanted)
        self._foot: Final = QGridLayout()
        self._place_parts(head)

    def _place_parts(self, head: QHBoxLayout) -> None:
        px = self.look.px
        self._foot.setSpacing(px(6))
        self._place_buttons()
        self.box.setSpacing(px(6))
        self.box.addLayout(head)
        self.box.addWidget(self._area, 1)
        self.box.addWidget(self.gauge)
        self.box.addLayout(self._foot)
        self.box.addWidget(self.following)

    def _button(self, text: str, command: Command | None, sign: str) -> KeyedButton:
        kind: KeyedKind = "primary" if command is None else "normal"
        made = KeyedButton(self.look, text, command=command, sign=sign, kind=kind, parent=self)
        made.set_edges(self.look.px(6))
        made.let_yield()
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return made

    def show_exercise(
        self,
        exercise: Exercise,
        *,
        tried: Action | None,
        verdict: Verdict | None,
        attempts: int,
        hints: int,
        where: str,
        answered: bool,
        last: bool,
    ) -> None:
        """Show how far one is with an exercise.

        Args:
            exercise: what is to be found.
            tried: what was tried last, if it still stands there.
            verdict: how good it is; None as long as that is being found out.
            attempts: how often something was tried.
            hints: how many of them are shown.
            where: what the part of the board is called in which the better move is, if it is there.
            answered: whether the answer is shown.
            last: whether no exercise follows.
        """
        solved = verdict is not None and verdict.solves
        language = self.look.language
        self._sign.set_verdict(self._quality(exercise, verdict, answered=answered))
        self.title.setText(self._heading(exercise, tried, verdict, answered=answered))
        self.attempt.setText(attempt_words(attempts))
        mistake = exercise.mistake
        known = verdict is not None or answered
        self.played.show_move(
            "" if known or tried == exercise.played else played_words(exercise, language),
            chance_words(mistake.chance / CHANCE, language),
        )
        chance = "…" if verdict is None else chance_words(verdict.chance / CHANCE, language)
        same = tried is None or (answered and tried == exercise.better)
        text = "" if same or tried is None else tried_words(exercise, tried, language)
        self.tried.show_move(text, chance)
        best = chance_words(mistake.best_chance / CHANCE, language)
        self.better.show_move(better_words(exercise, language) if answered else "", best)
        self.cost.setText("" if known else self._cost_of(exercise))
        self.why.setText("\n".join(self._why(exercise, verdict, answered=answered)))
        self._where = where
        self.hints.setText(self._hints(exercise, hints) if not (answered or solved) else "")
        for part in (self.cost, self.why, self.hints):
            part.setVisible(bool(part.text()))
        self.gauge.show_chances(exercise, verdict)
        self._gauged = known
        self._fit()
        self._show_buttons(
            tried, more=hints < hint_count(exercise), solved=solved, answered=answered, last=last
        )
        self._area.verticalScrollBar().setValue(0)

    def _show_buttons(
        self, tried: Action | None, *, more: bool, solved: bool, answered: bool, last: bool
    ) -> None:
        over = solved or answered
        self.again.setVisible(not over)
        self.again.setEnabled(tried is not None)
        self.hint.setVisible(not over)
        self.hint.setEnabled(more)
        self.answer.setVisible(not answered)
        self.following.setVisible(over)
        self.following.set_texts(self.tr("Done") if last else self.tr("Next exercise"))

    def tell(self) -> None:
        """Have screen readers say what is shown now."""
        rows = (self.tried, self.better)
        told = [self.title.text(), *(row.text.text() for row in rows if row.text.text())]
        told += [part.text() for part in (self.cost, self.why, self.hints) if part.text()]
        if self._gauged:
            told.append(self.gauge.accessibleName())
        announce(self, ". ".join(one.rstrip(".") for one in told if one) + ".")

    def _quality(
        self, exercise: Exercise, verdict: Verdict | None, *, answered: bool
    ) -> Quality | None:
        if verdict is not None:
            return verdict.quality
        return Quality.BEST if answered else Quality(exercise.mistake.severity)

    def _heading(
        self, exercise: Exercise, tried: Action | None, verdict: Verdict | None, *, answered: bool
    ) -> str:
        if verdict is not None:
            return verdict_heading(exercise, verdict)
        if answered:
            return self.tr("This was better")
        if tried is not None:
            return self.tr("Checking how good that is …")
        return self.tr("What would you do?")

    def _cost_of(self, exercise: Exercise) -> str:
        mistake, language = exercise.mistake, self.look.language
        return cost_words(mistake.lost, mistake.points, self._rules, language)

    def _why(self, exercise: Exercise, verdict: Verdict | None, *, answered: bool) -> list[str]:
        language, view, lines = self.look.language, exercise.view, list[str]()
        if verdict is not None and not answered:
            lines += [gain_words(exercise, verdict, language)]
            if verdict.solves:
                lines += what_speaks_for(verdict.action, view, self._names, language)
            else:
                lines += shortfall_words(exercise, verdict, contracts=self._contracts)
        elif answered:
            lines += what_speaks_for(exercise.better, view, self._names, language)
        return [one for one in lines if one]

    def _hints(self, exercise: Exercise, shown: int) -> str:
        language, lines = self.look.language, list[str]()
        if shown >= 1:
            lines.append(kind_words(exercise, language, contracts=self._contracts))
        if shown >= WHERE and self._where:
            lines.append(area_words(self._where))
        if shown >= hint_count(exercise):
            lines += what_speaks_for(exercise.better, exercise.view, self._names, language)
        return "\n".join(lines)

    def least_height(self) -> int:
        """Return the room for heading and buttons, with all else scrolled to."""
        lines = self.title.fontMetrics().lineSpacing() * 2
        high = self.following.sizeHint().height()
        margins = self.box.contentsMargins()
        return margins.top() + margins.bottom() + lines + 2 * high + self.look.px(_LEAST_TEXT)

    def reveal_hints(self) -> None:
        """Scroll to the hints, if they can't be seen."""
        if (texts := self._area.widget()) is not None and (layout := texts.layout()) is not None:
            layout.activate()
            self._area.ensureWidgetVisible(self.hints)

    def _fit(self) -> None:
        """Leave the gauge out where there is little room: it only repeats what is said."""
        self.gauge.setVisible(self._gauged and self.height() >= self.look.px(_LOW))

    def _place_buttons(self) -> None:
        """Put the buttons in one row or, where their texts would be cut off, in two."""
        row = (self.again, self.hint, self.answer)
        margins = self.box.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        needed = sum(one.minimumSizeHint().width() for one in row)
        one_row = needed + 2 * self._foot.spacing() <= room
        places = ((0, 0, 1), (0, 1, 1), (0, 2, 1)) if one_row else ((0, 0, 2), (1, 0, 1), (1, 1, 1))
        for button, (line_number, column, wide) in zip(row, places, strict=True):
            self._foot.removeWidget(button)
            self._foot.addWidget(button, line_number, column, 1, wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find out what there is room for."""
        super().resizeEvent(event)
        self._place_buttons()
        self._fit()

    def show_failure(self) -> None:
        """Say that a try can't be judged."""
        self.title.setText(self.tr("This can't be judged. The log file has the details."))
