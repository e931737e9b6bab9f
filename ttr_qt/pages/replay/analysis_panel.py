"""The panel of an analysis: the best moves of the moment that is shown, with their chances."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from ttr_qt.bots.position_analysis import Analysis
from ttr_qt.engine import Observation
from ttr_qt.models.hints.advice import Hint
from ttr_qt.views.theme.pencil import Pencil, rounded, stroke, tint
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.number_badge import NumberBadge
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.widgets.tool_tips import change_tip, wrapped
from ttr_qt.views.widgets.visits import Visits
from ttr_qt.views.words.hints.sentences import (
    action_words,
    chance_words,
    outlook_words,
    reason_sentences,
)
from ttr_qt.views.words.numbers import number, percent
from ttr_qt.views.words.people import nameless

_BAR: Final = 0.2
"""How strong the colour of the bar behind a move is."""


class MoveRow(QWidget):
    """One move: its number, what it is, and the chance to win with it, which may change.

    Signals:
        entered: the pointer or the keyboard has come to it.
        left: it has gone.
    """

    entered = Signal()
    left = Signal()

    def __init__(
        self,
        style: Style,
        hint: Hint,
        view: Observation,
        names: Sequence[str],
        parent: QWidget | None = None,
        *,
        played: bool,
    ) -> None:
        super().__init__(parent)
        self._visits = Visits(self)
        self._visits.entered.connect(self.entered)
        self._visits.left.connect(self.left)
        self.hint = hint
        self._style, self._view, self._played = style, view, played
        px = style.px
        self._what = action_words(hint.action, view, style.language)
        self._reasons = reason_sentences(hint, view, names, style.language)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(5), px(4), px(9), px(4))
        row.setSpacing(px(7))
        row.addWidget(NumberBadge(style, hint.number, self))
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(label(self._what, "strong", self))
        if played:
            column.addWidget(label(self.tr("played here"), "caption", self))
        row.addLayout(column, 1)
        self._chance = line("", "strong", self)
        row.addWidget(self._chance)
        self.show_chance(hint)

    @property
    def words(self) -> str:
        """What the move is, and the chance to win with it."""
        return self.accessibleName()

    def show_chance(self, hint: Hint) -> None:
        """Show what is thought of the move now."""
        self.hint = hint
        win = hint.win or 0.0
        chance = chance_words(win, self._style.language)
        if chance != self._chance.text():
            self._chance.setText(chance)
        self.update()
        outlook = outlook_words(hint, self._view, self._style.language)
        told = f"{hint.number}: {self._what}, {chance}"
        if self._played:
            told = f"{told}, {self.tr('played here')}"
        self.setAccessibleName(told)
        self.setAccessibleDescription(" ".join((*self._reasons, outlook)))
        change_tip(self, wrapped("\n".join((*self._reasons, outlook))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground with the chance as a bar, and a ring for the keyboard."""
        pencil, theme = Pencil(QPainter(self)), self._style.theme
        lit = self.underMouse()
        ground = theme.amber_background if lit else theme.panel_quiet
        edge = theme.accent if self.hasFocus() else theme.amber if lit else theme.line
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        path = rounded(face.x(), face.y(), face.width(), face.height(), self._style.px(9))
        pencil.shape(path, ground)
        with pencil.clipped(path):
            wide = face.width() * (self.hint.win or 0.0)
            pencil.box((face.x(), face.y(), wide, face.height()), tint(theme.good, _BAR))
        pencil.shape(path, None, stroke(edge, 2.0 if self.hasFocus() else 1.0))


class AnalysisPanel(Panel):
    """The moves of an analysis, or a sentence where there are none.

    Rows stay as they are as long as the moves do: only their chances change.

    Signals:
        pointed_at: the `Hint` that is pointed at, or None.
    """

    pointed_at = Signal(object)

    def __init__(self, style: Style, names: Sequence[str], parent: QWidget | None = None) -> None:
        """``names`` are those of the seats."""
        super().__init__(style, parent, padding=10)
        self._names = tuple(names)
        self._rows: list[MoveRow] = []
        self._shown: object = None
        self._message = label("", "secondary", self)
        self._foot = label("", "caption", self)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.px(4))
        self._column.addWidget(self._message)
        self._moves = QVBoxLayout()
        self._moves.setSpacing(style.px(4))
        self._column.addLayout(self._moves)
        self._column.addWidget(self._foot)
        self._column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(content)
        self._heading = label(self.tr("Analysis"), "heading", self)
        self.box.addWidget(self._heading)
        self.box.addWidget(self._scroll, 1)
        self.setAccessibleName(self.tr("Analysis"))
        self.hide()

    @property
    def rows(self) -> tuple[MoveRow, ...]:
        """The moves that are shown."""
        return tuple(self._rows)

    @property
    def message(self) -> str:
        """The sentence that stands there instead of moves."""
        return "" if self._message.isHidden() else self._message.text()

    def show_message(self, text: str) -> None:
        """Show a sentence, and no moves."""
        self._clear()
        self._foot.hide()
        self._message.setText(text)
        self._message.show()

    def show_analysis(self, analysis: Analysis) -> bool:
        """Show what is found now; return whether these are other moves than before."""
        shown = (analysis.view, [(hint.number, hint.action) for hint in analysis.hints])
        others = shown != self._shown
        if others:
            self._make_rows(analysis)
            self._shown = shown
        else:
            for row, hint in zip(self._rows, analysis.hints, strict=True):
                row.show_chance(hint)
        self._message.hide()
        self._write_foot(analysis)
        self._foot.show()
        return others

    def _make_rows(self, analysis: Analysis) -> None:
        at = next((n for n, row in enumerate(self._rows) if row.hasFocus()), None)
        self._clear()
        for hint in analysis.hints:
            played = hint.action == analysis.played
            row = MoveRow(self.look, hint, analysis.view, self._names, played=played)
            row.entered.connect(self._on_entered)
            row.left.connect(self._on_left)
            self._rows.append(row)
            self._moves.addWidget(row)
            row.show()
        if at is not None and at < len(self._rows):
            self._rows[at].setFocus(Qt.FocusReason.OtherFocusReason)

    def _clear(self) -> None:
        for row in self._rows:
            row.blockSignals(True)  # it is not left: it goes
            self._moves.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        self._shown = None
        self.pointed_at.emit(None)

    def _write_foot(self, analysis: Analysis) -> None:
        language = self.look.language
        name = self._names[analysis.view.seat]
        knew = self.tr("Based on what {name} knew.").format(name=name)
        if name == nameless():
            knew = self.tr("Based on what you knew.")
        text = self.tr("{count} continuations played out, chances accurate to ±{error}.")
        told = text.format(
            count=number(analysis.playouts, language),
            error=percent(max(analysis.error, 0.01), language),
        )
        self._foot.setText(f"{knew} {told}")

    def height_at(self, width: int) -> int:
        """Return how high all of it is at a width."""
        for part in (self, *self.findChildren(QWidget)):
            part.ensurePolished()  # only then do they know their fonts
        margins = self.box.contentsMargins()
        inner = width - margins.left() - margins.right()
        self._column.invalidate()
        moves = self._column.totalHeightForWidth(inner)
        heading = self._heading.heightForWidth(inner) + self.box.spacing()
        return margins.top() + heading + moves + margins.bottom()

    @Slot()
    def _on_entered(self) -> None:
        row = self.sender()
        if isinstance(row, MoveRow) and row in self._rows:
            self.pointed_at.emit(row.hint)

    @Slot()
    def _on_left(self) -> None:
        self.pointed_at.emit(None)
