"""The panel about one action: how good it was, what was better, by how much, and why."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from ai.reviewing.findings import CHANCE, POINT, Quality, Step
from ttr_qt.pages.review.move_items import BETTER, PLAYED
from ttr_qt.pages.review.reviewed_game import ReviewedGame
from ttr_qt.pages.review.signs import SignMark
from ttr_qt.pages.review.words import (
    better_words,
    chance_change,
    heading,
    played_words,
    points_text,
    same_but_for_payment,
    what_was_wrong,
    whole_per_cent,
    why_better,
)
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.words.hints.sentences import chance_words
from ttr_qt.views.words.people import nameless

_WORTH_TELLING: Final = CHANCE // 50
"""A change by luck that is told in words."""


class MoveRow(QWidget):
    """A move in the frame that it has on the board, with the chance to win behind it."""

    def __init__(self, style: Style, colour: str, parent: QWidget, *, dashed: bool) -> None:
        super().__init__(parent)
        self._style = style
        self._colour, self._dashed = colour, dashed
        px = style.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(12), px(6), px(12), px(6))
        row.setSpacing(px(10))
        self.text: Final = label("", "strong", self)
        self.chance: Final = line("", "heading", self)
        row.addWidget(self.text, 1)
        row.addWidget(self.chance)
        self._unit = line(self.tr("to win"), "caption", self)
        row.addWidget(self._unit)

    def show_move(self, text: str, chance: str) -> None:
        """Show a move and the chance to win with it."""
        self.text.setText(text)
        self.chance.setText(chance)
        self._unit.setVisible(bool(chance))
        self.setVisible(bool(text))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the frame."""
        pencil, px = Pencil(QPainter(self)), self._style.px
        face = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        rim = stroke(self._colour, px(2), dash=(2.4, 2.0) if self._dashed else (), flat=True)
        pencil.box(face, self._style.theme.panel_quiet, rim, px(9))


class DecisionPanel(Panel):
    """What is found of the action at which one stands.

    Signals:
        step_wanted: -1 or 1: the mistake before or after is to be shown.
        play_on_wanted: the game is to be played on from here.
        try_wanted: this mistake is to be tried again.
    """

    step_wanted = Signal(int)
    play_on_wanted = Signal()
    try_wanted = Signal()

    def __init__(self, style: Style, game: ReviewedGame, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=12)
        self._game = game
        px = style.px
        self._sign = SignMark(style, 11, self)
        self.title: Final = label("", "heading", self)
        self.place: Final = line("", "secondary", self)
        self.back: Final = self._arrow("chevron-left", self.tr("Previous mistake"), -1)
        self.forward: Final = self._arrow("chevron-right", self.tr("Next mistake"), 1)
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(self._sign)
        head.addWidget(self.title, 1)
        for part in (self.back, self.place, self.forward):
            head.addWidget(part)
        self.played: Final = MoveRow(style, PLAYED, self, dashed=True)
        self.better: Final = MoveRow(style, BETTER, self, dashed=False)
        self.cost: Final = label("", "strong", self)
        self.why: Final = label("", "secondary", self)
        texts = QWidget(self)
        column = QVBoxLayout(texts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        for part in (self.played, self.better, self.cost, self.why):
            column.addWidget(part)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(texts)
        area.setAccessibleName(self.tr("This move"))
        self.play_on: Final = KeyedButton(
            style,
            self.tr("Play on from here"),
            command=Command.PLAY_ON_FROM_REVIEW,
            sign="play",
            parent=self,
        )
        self.play_on.clicked.connect(self.play_on_wanted)
        self.try_again: Final = KeyedButton(
            style, self.tr("Try again"), command=Command.TRY_MISTAKE, sign="rotate-ccw", parent=self
        )
        self.try_again.clicked.connect(self.try_wanted)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        for one in (self.try_again, self.play_on):
            one.let_yield()
            one.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            foot.addWidget(one)
        self.box.addLayout(head)
        self.box.addWidget(area, 1)
        self.box.addLayout(foot)

    def _arrow(self, sign: str, name: str, by: int) -> QWidget:
        arrow = button(self.look, "", sign=sign, parent=self)
        arrow.setAccessibleName(name)
        arrow.setToolTip(name)
        room = self.look.px(5)
        arrow.setStyleSheet(f"QPushButton {{ padding: {room}px {room}px; }}")
        arrow.clicked.connect(lambda _checked=False, signal=self.step_wanted: signal.emit(by))
        return arrow

    def show_moment(self, ply: int, losses: list[int]) -> None:
        """Show what is found of an action; ``losses`` are those that the arrows go to."""
        game, language = self._game, self.look.language
        step = game.step(ply)
        self.title.setText(heading(game, ply))
        judged = None if step is None else step.judgement
        self._sign.set_verdict(None if judged is None else judged.quality)
        self._sign.setVisible(judged is not None)
        self._show_place(ply, losses)
        self.play_on.setEnabled(ply < game.length)
        self.try_again.setEnabled(ply in losses)
        if ply >= game.length:
            for row in (self.played, self.better):
                row.show_move("", "")
            self.cost.setText("")
            self.why.setText("")
            return
        chances = _chances(step)
        told = ["" if one is None else chance_words(one, language) for one in chances]
        brief = not same_but_for_payment(game, ply)
        self.played.show_move(played_words(game, ply, language, brief=brief), told[0])
        self.better.show_move(better_words(game, ply, language, brief=brief), told[1])
        self.cost.setText(self._cost(step))
        self.cost.setVisible(bool(self.cost.text()))
        self.why.setText("\n".join(self._reasons(step, ply)))

    def _show_place(self, ply: int, losses: list[int]) -> None:
        self.back.setEnabled(any(one < ply for one in losses))
        self.forward.setEnabled(any(one > ply for one in losses))
        text = ""
        if ply in losses:
            text = self.tr("{number} of {all}").format(
                number=losses.index(ply) + 1, all=len(losses)
            )
        self.place.setText(text)

    def _cost(self, step: Step | None) -> str:
        """Return what was given away."""
        judged = None if step is None else step.judgement
        if step is None or judged is None or not judged.quality.is_loss:
            return ""
        language = self.look.language
        lost_chance = judged.loss.chances[step.seat]
        parts = [self.tr("{change} to win").format(change=chance_change(lost_chance, language))]
        if (lost := round(-_lead(judged.loss.points, step.seat) / POINT)) > 0:
            tickets = self._game.game.rules.tickets_to_win > 0
            parts.append(points_text(-lost, language, tickets=tickets))
        told = "  ·  ".join(parts)
        if self._game.is_you(step.seat):
            return told
        return self.tr("{name}: {cost}").format(name=self._game.seats[step.seat].name, cost=told)

    def _reasons(self, step: Step | None, ply: int) -> list[str]:
        if step is None:
            return [self.tr("This is still being worked out.")]
        language = self.look.language
        lines = list(why_better(self._game, ply, language))
        if wrong := what_was_wrong(self._game, ply):  # then it must be clear what is meant by each
            lines[:1] = [self.tr("Better: {reason}").format(reason=one) for one in lines[:1]]
            lines[:0] = [self.tr("Played: {reason}").format(reason=one) for one in wrong]
        quality = None if step.judgement is None else step.judgement.quality
        if quality in {Quality.BEST, Quality.ONLY}:
            lines.append(self.tr("Nothing better was found."))
        elif quality is Quality.GOOD:
            lines.append(self.tr("No other move was clearly better."))
        luck = step.luck.chances[step.seat]
        if abs(luck) >= _WORTH_TELLING:
            name = self._game.seats[step.seat].name
            lines.append(self._luck_told(name, round(100 * whole_per_cent(luck))))
        return lines

    def _luck_told(self, name: str, points: int) -> str:
        """Say by how many percentage points the cards drawn changed somebody's chance."""
        more = abs(points)
        if name == nameless():
            if points > 0:
                return self.tr(
                    "The cards drawn then raised your chance by %n percentage points.", "", more
                )
            return self.tr(
                "The cards drawn then lowered your chance by %n percentage points.", "", more
            )
        text = self.tr(
            "The cards drawn then lowered {name}'s chance by %n percentage points.", "", more
        )
        if points > 0:
            text = self.tr(
                "The cards drawn then raised {name}'s chance by %n percentage points.", "", more
            )
        return text.format(name=name)


def _lead(points: Sequence[int], seat: int) -> int:
    """Return how much the lead over the best of the others changed."""
    return points[seat] - max(one for other, one in enumerate(points) if other != seat)


def _chances(step: Step | None) -> tuple[float | None, float | None]:
    """Return the chance with what was played, and with what was better, in whole per cent.

    The second is the first and what is surely lost: what merely looked best would promise more.
    It is added as it is told, so that all three figures agree.
    """
    judged = None if step is None else step.judgement
    if step is None or judged is None:
        return None, None
    own = next((one.chance for one in judged.options if one.action == step.action), None)
    if own is None or not judged.quality.is_loss:
        return None if own is None else own / CHANCE, None
    told = whole_per_cent(own)
    return told, told - whole_per_cent(judged.loss.chances[step.seat])
