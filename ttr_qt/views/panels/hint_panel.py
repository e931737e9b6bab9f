"""The three best actions with reasons, to be played by a click or a key."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ttr_qt.engine import Observation
from ttr_qt.models.hints.advice import Hint
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.focus_frame import FocusFrame
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.meter import Meter
from ttr_qt.views.widgets.number_badge import NumberBadge
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.widgets.tool_tips import change_tip, wrapped
from ttr_qt.views.widgets.visits import Visits
from ttr_qt.views.words.hints.sentences import (
    action_words,
    chance_line,
    lost_tickets_words,
    outlook_words,
    reason_sentences,
    told_apart_by_points,
)

_BEST_WIDTH: Final = 312
_LONG_LOADING: Final = 0.5
"""Seconds from which on one is told what takes so long."""
_MOVING: Final = 0.25
"""Share of the meter that goes to and fro."""
_SWING: Final = 1.2
"""Seconds that it takes from one end to the other."""
_METER_WIDTH: Final = 40
"""A meter beside words; wider ones would push the texts out of a narrow panel."""


class HintRow(QAbstractButton):
    """One hint: its number, what to do, why, and the chance to win with it.

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
        points: bool = False,
    ) -> None:
        """Show a hint; with ``points`` those to be expected stand beside the chance."""
        super().__init__(parent)
        self._visits = Visits(self)
        self._visits.entered.connect(self.entered)
        self._visits.left.connect(self.left)
        self.hint: Final = hint
        self._style = style
        self._focus_frame = FocusFrame(self)
        px = style.px
        what = action_words(hint.action, view, style.language)
        reasons = reason_sentences(hint, view, names, style.language)
        outlook = outlook_words(hint, view, style.language)
        self.setText(what)
        self.setAccessibleName(f"{hint.number}: {what}")
        self.setAccessibleDescription(" ".join((*reasons, outlook)))
        change_tip(self, wrapped(outlook))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(8), px(7), px(10), px(8))
        row.setSpacing(px(9))
        row.addWidget(NumberBadge(style, hint.number, self), 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(px(3))
        column.addWidget(label(what, "strong", self))
        for reason in reasons:
            column.addWidget(label(reason, "secondary", self))
        if hint.win is not None:
            chance = chance_line(hint, style.language, points=points)
            column.addLayout(self._outlook(hint.win, chance))
        row.addLayout(column, 1)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _outlook(self, win: float, text: str) -> QHBoxLayout:
        style = self._style
        row = QHBoxLayout()
        row.setSpacing(style.px(8))
        row.setContentsMargins(0, style.px(2), 0, 0)
        meter = Meter(style, self)
        meter.set_parts([(win, style.theme.good)], 1.0)
        meter.setMinimumWidth(style.px(_METER_WIDTH))
        row.addWidget(meter, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(line(text, "caption", self))
        return row

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, lit under the pointer, and a ring for the keyboard."""
        pencil = Pencil(QPainter(self))
        theme = self._style.theme
        lit = self.underMouse() or self.isDown()
        ground = theme.amber_background if lit else theme.panel_quiet
        framed = self._focus_frame.shown
        edge = theme.accent if framed else theme.amber if lit else theme.line
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        pencil.box(face, ground, stroke(edge, 2.0 if framed else 1.0), self._style.px(10))


class HintPanel(Panel):
    """Shows that somebody thinks, then the hints; a click, 1 to 3 or Enter play one.

    While something else is chosen by numbers and Enter, these keys are not taken from it: then only
    a hint that the arrows or Tab went to is played by Enter.

    Signals:
        chosen: the action of a hint.
        pointed_at: the hint that is pointed at, or None.
        stop_wanted: the hints are to be shown now, as good as they are.
        closed: it is gone.
    """

    chosen = Signal(object)
    pointed_at = Signal(object)
    stop_wanted = Signal()
    closed = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=12)
        px = style.px
        self._rows: list[HintRow] = []
        self._title = label("", "heading", self)
        self.stop_button: Final = button(style, self.tr("Show now"), parent=self)
        self.stop_button.clicked.connect(self.stop_wanted)
        self._close = button(style, "", kind="quiet", sign="x", parent=self)
        self._close.setAccessibleName(self.tr("Close the hints"))
        self._close.setToolTip(self.tr("Close the hints"))
        self._close.setStyleSheet(f"QPushButton {{ padding: {px(5)}px; }}")
        self._close.clicked.connect(self.shut)
        head = QHBoxLayout()
        head.setSpacing(px(6))
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        self._meter = Meter(style, self)
        thinking = QHBoxLayout()
        thinking.setSpacing(px(12))
        thinking.addWidget(self._meter, 1)
        thinking.addWidget(self.stop_button)
        self._column = QVBoxLayout()
        self._column.setSpacing(px(6))
        self._lost = label("", "secondary", self)
        self._numbered = True
        self._foot = label("", "caption", self)
        self.set_numbered(numbered=True)
        self.box.addLayout(head)
        self.box.addLayout(thinking)
        self.box.addWidget(self._lost)
        self.box.addLayout(self._column)
        self.box.addWidget(self._foot)
        self.box.addStretch(1)
        self.setAccessibleName(self.tr("Hints"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def rows(self) -> tuple[HintRow, ...]:
        """The hints that are shown."""
        return tuple(self._rows)

    @property
    def title(self) -> str:
        """What the panel is headed."""
        return self._title.text()

    @property
    def numbered(self) -> bool:
        """Whether numbers play hints, and Enter the first one."""
        return self._numbered

    @property
    def keys_text(self) -> str:
        """The line below the hints about the keys that play them."""
        return self._foot.text()

    @property
    def lost_text(self) -> str:
        """The line above the hints about tickets that can't be done any more."""
        return self._lost.text()

    def set_numbered(self, *, numbered: bool) -> None:
        """Take numbers and Enter, or leave them to what else is chosen by them."""
        self._numbered = numbered
        self._show_keys()

    def _show_keys(self) -> None:
        """Show which keys play the hints there are."""
        text = self.tr("A click plays, or arrows and {enter}; {cancel} closes.")
        if self._numbered:
            text = self.tr("{keys} or {enter} plays, {cancel} closes.")
        enter, cancel = Command.PLAY_PRESENT_HINT.key_text(), Command.CANCEL.key_text()
        text = text.format(keys=self._number_keys(), enter=enter, cancel=cancel)
        self._foot.setText(text)

    def _number_keys(self) -> str:
        """Return the keys of the hints: one, both, or from the first to the last."""
        count = min(len(self._rows), len(Command.PLAY_HINT.keys))
        keys = [Command.PLAY_HINT.key_text(number) for number in range(1, count + 1)]
        if len(keys) <= 2:  # noqa: PLR2004 - both are named
            return ", ".join(keys)
        return self.tr("{first} to {last}").format(first=keys[0], last=keys[-1])

    def show_thinking(self) -> None:
        """Show that hints are being looked for."""
        self._clear()
        self._title.setText(self.tr("Looking for hints …"))
        self._show_parts(thinking=True)
        self.show_loading(0.0)

    @Slot(float)
    def show_loading(self, seconds: float) -> None:
        """Show that what is needed is being loaded, for so many seconds already."""
        if seconds >= _LONG_LOADING:
            self._title.setText(self.tr("Getting ready to look for hints …"))
        self.stop_button.setEnabled(False)  # there is nothing yet that could be shown
        # A short part that goes to and fro: nobody knows how long it takes.
        left = (1 - _MOVING) * (1 - abs(1 - seconds / _SWING % 2))
        self._meter.set_parts([(left, QColor(0, 0, 0, 0)), (_MOVING, self.look.theme.accent)], 1.0)

    @Slot(float)
    def show_progress(self, part: float) -> None:
        """Show how much of the time has gone."""
        self._title.setText(self.tr("Looking for hints …"))
        self.stop_button.setEnabled(True)
        self._meter.set_parts([(part, self.look.theme.accent)], 1.0)

    def show_hints(self, hints: Sequence[Hint], view: Observation, names: Sequence[str]) -> None:
        """Show hints, the best one first."""
        self._clear()
        self._title.setText(self.tr("Hints") if hints else self.tr("There is no hint to give."))
        self._lost.setText(lost_tickets_words(view, self.look.language) if hints else "")
        points = told_apart_by_points(hints, view)
        for hint in hints:
            row = HintRow(self.look, hint, view, names, self, points=points)
            row.clicked.connect(self._on_row_clicked)
            row.entered.connect(self._on_row_entered)
            row.left.connect(self._on_row_left)
            self._rows.append(row)
            self._column.addWidget(row)
            row.show()
        self._show_keys()
        self._show_parts(thinking=False)

    @Slot()
    def shut(self) -> None:
        """Go away."""
        if not self.isHidden():
            self.hide()
            self._clear()
            self.closed.emit()

    def play(self, number: int) -> bool:
        """Play a hint by its number; say whether there is one."""
        row = next((row for row in self._rows if row.hint.number == number), None)
        if row is None:
            return False
        self.chosen.emit(row.hint.action)
        return True

    def best_width(self) -> int:
        """Return the width in which texts read well."""
        margins = self.box.contentsMargins()
        return self.look.px(_BEST_WIDTH) + margins.left() + margins.right()

    def height_at(self, width: int) -> int:
        """Return how high all of it is at a width."""
        for part in (self, *self.findChildren(QWidget)):
            part.ensurePolished()  # only then do they know their fonts
        self.box.invalidate()
        return self.box.totalHeightForWidth(width)

    def _show_parts(self, *, thinking: bool) -> None:
        self._meter.setVisible(thinking)
        self.stop_button.setVisible(thinking)
        self._foot.setVisible(bool(self._rows))
        self._lost.setVisible(bool(self._rows) and bool(self._lost.text()))

    def _clear(self) -> None:
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []

    def _row_of_sender(self) -> HintRow | None:
        row = self.sender()
        return row if isinstance(row, HintRow) and row in self._rows else None

    @Slot()
    def _on_row_clicked(self) -> None:
        row = self._row_of_sender()
        if row is not None:
            self.chosen.emit(row.hint.action)

    @Slot()
    def _on_row_entered(self) -> None:
        row = self._row_of_sender()
        if row is not None:
            self.pointed_at.emit(row.hint)

    @Slot()
    def _on_row_left(self) -> None:
        self.pointed_at.emit(None)

    def _step(self, by: int) -> None:
        """Go to another hint."""
        here = next((n for n, row in enumerate(self._rows) if row.hasFocus()), None)
        if self._rows:
            place = 0 if here is None else (here + by) % len(self._rows)
            self._rows[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _takes(self, event: QKeyEvent) -> bool:
        """Say whether a key means something here, whatever it is a shortcut of elsewhere."""
        if Command.PLAY_PRESENT_HINT.matches(event):
            return self._numbered or self._row_in_focus() is not None
        number = Command.PLAY_HINT.number(event)
        counts = self._numbered and number is not None and number <= len(self._rows)
        return counts or Command.CANCEL.matches(event)

    def _row_in_focus(self) -> HintRow | None:
        return next((row for row in self._rows if row.hasFocus()), None)

    def event(self, event: QEvent) -> bool:
        """Take the keys of hints before shortcuts of the same keys get them."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._takes(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from hint to hint, play one, or close."""
        number = Command.PLAY_HINT.number(event)
        if Command.CANCEL.matches(event):
            self.shut()
        elif (step := Command.STEP_THROUGH_HINTS.number(event)) is not None:
            self._step(-1 if step == 1 else 1)
        elif not self._takes(event):
            super().keyPressEvent(event)
        elif number is None:
            row = self._row_in_focus()
            self.play(row.hint.number if row is not None else 1)
        else:
            self.play(number)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks between the hints from the board below."""
        event.accept()
