"""The panel with the moments that decided the game."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ai.reviewing.findings import Step
from ai.reviewing.moments import key_moments
from ttr_qt.pages.review.reviewed_game import ReviewedGame
from ttr_qt.pages.review.signs import SignMark
from ttr_qt.pages.review.words import (
    better_words,
    chance_change,
    moment_remark,
    played_words,
    turn_words,
    verdict_words,
)
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel

_ROOMY: Final = 250
"""Height of the panel from which on moments are remarked on."""


class MomentRow(QAbstractButton):
    """One moment: what it was, when, who did what, and what it changed."""

    def __init__(
        self, style: Style, game: ReviewedGame, ply: int, seat: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.ply: Final = ply
        self._look = style
        self._here = False
        px, language = style.px, style.language
        verdict, step = game.verdict(ply), game.step(ply)
        change = 0 if step is None else _change_of(step, seat)
        when, what = turn_words(game, ply), played_words(game, ply, language, brief=True)
        told = chance_change(change, language)
        judged = "" if verdict is None else verdict_words(verdict)
        parts = (when, what, judged, better_words(game, ply, language, brief=True), told)
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(6), px(3), px(8), px(3))
        row.setSpacing(px(8))
        sign = SignMark(style, 8, self)
        sign.set_verdict(verdict)
        turn = line(turn_words(game, ply, brief=True), "secondary", self)
        turn.setMinimumWidth(px(58))
        gain = line(told, "good" if change >= 0 else "bad", self)
        row.addWidget(sign)
        row.addWidget(turn)
        story = QVBoxLayout()
        story.setSpacing(0)
        story.addWidget(label(what, "body", self))
        self.remark: Final = label(moment_remark(game, ply, language), "caption", self)
        story.addWidget(self.remark)
        row.addLayout(story, 1)
        row.addWidget(gain)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_brief(self, brief: bool) -> None:
        """Show or leave out what is remarked about the move."""
        self.remark.setVisible(not brief and bool(self.remark.text()))

    def set_here(self, here: bool) -> None:
        """Show whether one stands at this moment."""
        if here != self._here:
            self._here = here
            self.update()

    def sizeHint(self) -> QSize:
        """Return what its texts need."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, lit where one stands or points, and a ring for the keyboard."""
        theme = self._look.theme
        lit = self._here or self.underMouse()
        if not lit and not self.hasFocus():
            return
        edge = theme.accent if self.hasFocus() else theme.amber
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        rim = stroke(edge, 2.0 if self.hasFocus() else 1.2)
        ground = theme.amber_background if lit else None
        Pencil(QPainter(self)).box(face, ground, rim, self._look.px(8))


def _change_of(step: Step, seat: int) -> int:
    """Return what a moment did to the chance of a seat: for a mistake, what it gave away."""
    judged = step.judgement
    if judged is not None and judged.quality.is_loss:
        return judged.loss.chances[seat]
    return step.change.chances[seat]


class MomentsPanel(Panel):
    """Lists the moments that decided the game.

    Signals:
        moment_wanted: the number of an action.
    """

    moment_wanted = Signal(int)

    def __init__(self, style: Style, game: ReviewedGame, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=12)
        self._game = game
        self._shown: tuple[object, ...] = ()
        self.rows: list[MomentRow] = []
        self.box.setSpacing(style.px(4))
        self.box.addWidget(label(self.tr("Key moments"), "heading", self))
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._inside)
        area.setAccessibleName(self.tr("Key moments"))
        self.box.addWidget(area, 1)

    def refresh(self, seat: int) -> None:
        """Show what is found now, as it looks to a seat."""
        review = self._game.review
        plies = [] if review is None else key_moments(review)
        shown = (seat, *((ply, self._game.verdict(ply)) for ply in plies))
        if shown == self._shown:
            return
        self._shown = shown
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for number, ply in enumerate(plies):
            row = MomentRow(self.look, self._game, ply, seat, self._inside)
            row.clicked.connect(self._on_clicked)
            row.set_brief(self._brief)
            self._column.insertWidget(number, row)
            self.rows.append(row)
            row.show()

    @property
    def _brief(self) -> bool:
        """Whether there is too little room for more than a line for each moment."""
        return self.height() < self.look.px(_ROOMY)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say more where there is room for it."""
        super().resizeEvent(event)
        for row in self.rows:
            row.set_brief(self._brief)

    def stand_at(self, ply: int) -> None:
        """Show at which moment one stands."""
        for row in self.rows:
            row.set_here(row.ply == ply)

    def _on_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, MomentRow):
            self.moment_wanted.emit(row.ply)
