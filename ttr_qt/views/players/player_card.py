"""The card of one player: who, how many points and pieces, and what the player did last."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import (
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from ttr_qt.engine.rules import RuleSet
from ttr_qt.lifetimes import while_whole
from ttr_qt.models.item_models.players import PlayerRow
from ttr_qt.views.cards.pictures import chip_picture
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.players.player_facts import PlayerFact, description_of, facts_of, score_of
from ttr_qt.views.theme.fonts import BOLD, MEDIUM, REGULAR, SEMIBOLD
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.pencil import stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import RingedButton
from ttr_qt.views.widgets.panel import MARGIN, Panel
from ttr_qt.views.widgets.tips import wrapped
from ttr_qt.views.words.speech import nameless, phrase_text

_FULL_CIRCLE: Final = 5760
"""A whole turn in the units of Qt's arcs."""
_RING_TURN: Final = 1400
"""Milliseconds of a turn of the ring around who thinks."""
_MAX_COLUMNS: Final = 4
_INDENT: Final = 23
"""Pixels from a number's icon to the number."""


@dataclass(frozen=True, slots=True)
class Form:
    """How much a card shows, and how large."""

    padding: int
    chip: int
    name: float
    score: float
    fact: float
    columns: bool
    """Whether words stand below their numbers instead of beside them."""
    level: bool
    last: int
    """Lines that are kept free for the last action."""
    words: bool = True
    """Whether numbers have words, not only signs."""


FORMS: Final = (
    Form(15, 38, 17, 30, 16, columns=True, level=True, last=2),
    Form(13, 32, 15, 24, 13, columns=False, level=True, last=2),
    Form(10, 26, 14, 20, 12.5, columns=False, level=False, last=2),
    Form(9, 28, 14, 20, 12.5, columns=False, level=True, last=0),
    Form(7, 22, 13.5, 18, 12, columns=False, level=False, last=0),
    Form(7, 22, 13.5, 18, 12, columns=False, level=False, last=0, words=False),
)
"""From the fullest to the smallest; what a small one leaves out is in its tool tip."""


class PlayerCard(Panel):
    """A player.

    Signals:
        move_now: somebody does not want to wait any longer.
        clicked: the seat whose card was clicked, not its button.
    """

    move_now = Signal()
    clicked = Signal(int)

    def __init__(
        self,
        style: Style,
        colour: PlayerColour,
        rules: RuleSet,
        levels: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent)
        self._colour = colour
        self._rules = rules
        self._levels = levels
        self._row: PlayerRow | None = None
        self._form = FORMS[0]
        self._heights: dict[tuple[Form, int], int] = {}
        """What `_needed_in` has found for the player as the player is now."""
        self._held: dict[tuple[Form, int], int] = {}
        """The most of it that there ever was."""
        self._chip = QRect()
        self._slip = Slip(style, 1.0)
        self._button = RingedButton(style, self.tr("Move now"), self)
        self._button.setToolTip(self.tr("Don't wait: play the best move found so far."))
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.setStyleSheet(self._button_sheet())
        self._button.clicked.connect(self.move_now)
        self._button.hide()
        self._ring = QVariantAnimation(self)
        self._ring.setStartValue(0.0)
        self._ring.setEndValue(1.0)
        self._ring.setDuration(_RING_TURN)
        self._ring.setLoopCount(-1)
        self._ring.valueChanged.connect(self._on_ring_turned)

    @property
    def row(self) -> PlayerRow | None:
        """What is shown."""
        return self._row

    @property
    def ring_turns(self) -> bool:
        """Whether the ring around the chip is moving."""
        return self._ring.state() == QVariantAnimation.State.Running

    def show_player(self, row: PlayerRow) -> None:
        """Show a player as the player is now."""
        if row == self._row:
            return
        self._row = row
        self._heights.clear()
        theme = self.look.theme
        mine = row.to_move and not row.level
        self.set_colours(
            fill=theme.amber_background if mine else None,
            edge=theme.amber if row.to_move else None,
        )
        text = description_of(row, self._rules, self._level_word)
        if row.last is not None:
            text += "\n" + self.tr("Last: {action}").format(action=self._last_action())
        self.setToolTip(wrapped(text))
        self.setAccessibleName(row.name)
        self.setAccessibleDescription(text)
        self._button.setVisible(row.thinking)
        self._lay_out()
        self._run_ring()

    def set_form(self, form: Form) -> None:
        """Show more or less."""
        if form is not self._form:
            self._form = form
            self._lay_out()

    def height_in(self, form: Form, width: int) -> int:
        """Return how high the whole card is in a form; it does not get lower from turn to turn."""
        held = max(self._needed_in(form, width), self._held.get((form, width), 0))
        self._held[form, width] = held
        return held

    def _needed_in(self, form: Form, width: int) -> int:
        found = self._heights.get((form, width))
        if found is None:
            slip = self._composed(form, width, 0)[0]
            found = slip.bottom + self.look.px(form.padding) + self.look.px(MARGIN)
            self._heights[form, width] = found
        return found

    def chip_rect(self) -> QRect:
        """Return where the player's mark is on the screen."""
        return QRect(self.mapToGlobal(self._chip.topLeft()), self._chip.size())

    def _level_word(self, level: str) -> str:
        return self._levels.get(level, level.capitalize())

    def _second_line(self, row: PlayerRow) -> str:
        if row.level:
            return self._level_word(row.level)
        if row.to_move:
            return self.tr("your turn")
        return "" if row.name == nameless() else self.tr("you")

    def _last_action(self) -> str:
        row = self._row
        if row is None or row.last is None:
            return ""
        return phrase_text(row.last, self.look.language, past=True, brief=True)

    def _button_sheet(self) -> str:
        theme, px = self.look.theme, self.look.px
        return f"""
            QPushButton {{ background: transparent; color: {theme.accent};
                border: 1px solid {theme.accent}; border-radius: {px(7)}px;
                font-size: {px(12)}px; padding: 0 {px(7)}px; }}
            QPushButton:hover {{ background: {theme.chip}; }}
            QPushButton:focus {{ border: 2px solid {theme.accent}; }}
        """

    def _lay_out(self) -> None:
        spare = self.height() - self._needed_in(self._form, self.width())
        self._slip, self._chip, button = self._composed(self._form, self.width(), max(0, spare))
        self._button.setGeometry(button)
        self.update()

    def _composed(self, form: Form, width: int, spare: int) -> tuple[Slip, QRect, QRect]:
        """Lay everything out; return it with the places of the chip and of the button."""
        px = self.look.px
        slip = Slip(self.look, self.devicePixelRatioF())
        row = self._row
        left = px(MARGIN) + px(form.padding)
        inner = max(width - 2 * left, 1)
        if row is None:
            return slip, QRect(), QRect()
        gap = spare // 4
        chip, button = self._compose_head(slip, form, row, (left, left + gap, inner))
        top = slip.bottom + px(7 if form.columns else 3) + gap
        facts = facts_of(row, self._rules, brief=not form.level, wordless=not form.words)
        if form.columns and self._leaves_one_over(slip, form, facts, inner):
            facts = facts_of(row, self._rules, brief=True)
        compose = self._compose_columns if form.columns else self._compose_flow
        top = compose(slip, form, facts, (left, top, inner))
        if form.last:
            button = self._compose_last(slip, form, row, (left, top + gap, inner))
        return slip, chip, button

    def _compose_head(
        self, slip: Slip, form: Form, row: PlayerRow, where: tuple[int, int, int]
    ) -> tuple[QRect, QRect]:
        """Lay out chip, name, level and score; return the places of the chip and the button."""
        px, theme = self.look.px, self.look.theme
        left, top, width = where
        size = px(form.chip)
        score, below = score_of(row, self._rules, brief=not form.level)
        large = slip.pen(form.score, BOLD)
        small = slip.pen(12, REGULAR, theme.ink_second)
        words = [small.width(word) for word in below.split()]
        right = max(large.width(score), *words) if words else large.width(score)
        text_left = left + size + px(9)
        room = max(left + width - right - px(6) - text_left, 1)
        name = slip.pen(form.name, SEMIBOLD)
        level = self._second_line(row) if form.level else ""
        level_pen = slip.pen(12, MEDIUM if row.to_move else REGULAR, theme.ink_second)
        busy = row.thinking and not form.last
        wide = self._button.sizeHint().width()
        if busy and not level:
            room = max(room - wide - px(4), 1)
        second = 0 if not level else px(20) if busy else level_pen.height(level, room)
        head = max(size, name.height(row.name, room) + second)
        text_top = top + (head - name.height(row.name, room) - second) // 2
        end = slip.write((text_left, text_top, room), row.name, name)
        button = QRect()
        if busy and level:
            button = QRect(text_left, end + px(1), min(wide, room), px(19))
        elif busy:
            button = QRect(text_left + room + px(4), top + (head - px(19)) // 2, wide, px(19))
        elif level:
            slip.write((text_left, end, room), level, level_pen)
        below_height = small.height(below, right) if below else 0
        score_top = top + (head - large.line - below_height) // 2
        end = slip.write((left + width - right, score_top, right), score, large, "right")
        if below:
            slip.write((left + width - right, end - px(3), right), below, small, "right")
        chip = QRect(left, top + (head - size) // 2, size, size)
        slip.picture(chip.x(), chip.y(), chip_picture(self._colour, size, slip.ratio))
        return chip, button

    def _columns_for(
        self, slip: Slip, form: Form, facts: tuple[PlayerFact, ...], width: int
    ) -> int:
        """Return in how many columns numbers stand as evenly as can be.

        Four stand two by two, not three and one.
        """
        px = self.look.px
        number, word = slip.pen(form.fact, SEMIBOLD), slip.pen(12, REGULAR)
        needed = max(
            max(px(_INDENT) + number.width(fact.value), word.width(fact.word)) + px(4)
            for fact in facts
        )
        most = min(len(facts), _MAX_COLUMNS, max(width // needed, 1))
        return ceil(len(facts) / ceil(len(facts) / most))

    def _leaves_one_over(
        self, slip: Slip, form: Form, facts: tuple[PlayerFact, ...], width: int
    ) -> bool:
        """Tell whether a single number would need a row of its own."""
        columns = self._columns_for(slip, form, facts, width)
        return len(facts) > columns > 1 and len(facts) % columns == 1

    def _compose_columns(
        self,
        slip: Slip,
        form: Form,
        facts: tuple[PlayerFact, ...],
        where: tuple[int, int, int],
    ) -> int:
        """Lay numbers out in columns, their words below; return where they end."""
        px, theme = self.look.px, self.look.theme
        left, top, width = where
        sign, indent = px(17), px(_INDENT)
        number, word = slip.pen(form.fact, SEMIBOLD), slip.pen(12, REGULAR, theme.ink_second)
        columns = self._columns_for(slip, form, facts, width)
        room = width // columns
        if any(word.width(fact.word) > room - indent - px(2) for fact in facts):
            indent = 0
        for place, fact in enumerate(facts):
            x = left + place % columns * room
            if place and place % columns == 0:
                top = slip.bottom + px(5)
            slip.icon(x, top + (number.line - sign) / 2, fact.sign, sign, theme.ink_second)
            end = slip.write((x + px(_INDENT), top, room), fact.value, number)
            if fact.extra:
                good = slip.pen(12, SEMIBOLD, theme.good)
                shift = px(_INDENT) + number.width(fact.value) + px(4)
                slip.write((x + shift, top + px(4), room), fact.extra, good)
            slip.write((x + indent, end - px(2), room - indent - px(2)), fact.word, word)
        return slip.bottom

    def _compose_flow(
        self,
        slip: Slip,
        form: Form,
        facts: tuple[PlayerFact, ...],
        where: tuple[int, int, int],
    ) -> int:
        """Lay numbers out one after the other, their words beside them; return where they end."""
        px, theme = self.look.px, self.look.theme
        left, top, width = where
        number, word = slip.pen(form.fact, SEMIBOLD), slip.pen(12, REGULAR, theme.ink_second)
        good = slip.pen(12, SEMIBOLD, theme.good)
        sign, x = px(13), left
        for fact in facts:
            value, words = fact.value, fact.word
            if not form.words:
                value, words = value.replace(" ", ""), ""
            parts = [(value, number), (words, word), (fact.extra, good)]
            widths = [pen.width(text) + px(3) if text else 0 for text, pen in parts]
            if x > left and x + sign + px(3) + sum(widths) > left + width + px(3):
                x, top = left, top + number.line + px(1)
            slip.icon(x, top + (number.line - sign) / 2, fact.sign, sign, theme.ink_second)
            x += sign + px(3)
            for (text, pen), wide in zip(parts, widths, strict=True):
                if text:
                    slip.write((x, top + (number.line - pen.line) // 2, wide), text, pen)
                x += wide
            x += px(5 if form.words else 2)
        return top + number.line

    def _compose_last(
        self, slip: Slip, form: Form, row: PlayerRow, where: tuple[int, int, int]
    ) -> QRect:
        """Lay out what was done last, or that somebody thinks; return the place of the button."""
        px, theme = self.look.px, self.look.theme
        left, top, width = where
        top += px(7 if form.columns else 3)
        if form.columns:
            slip.rule(left, top, width)
            top += px(5)
        pen = slip.pen(12.5 if form.columns else 12, REGULAR, theme.ink_second)
        room = form.last * pen.line
        button = QRect()
        if row.thinking:
            hint, high = self._button.sizeHint().width(), px(24)
            button = QRect(left + width - hint, top + (room - high) // 2, hint, high)
            text = self.tr("thinking …")
            slip.write((left, top + (room - pen.line) // 2, width - hint), text, pen)
        else:
            text = self._last_action()
            high = min(pen.height(text, width), room) if text else 0
            slip.write((left, top + (room - high) // 2, width), text, pen)
        slip.bottom = max(slip.bottom, top + room)
        return button

    def _run_ring(self) -> None:
        turning = self._row is not None and self._row.thinking and self.isVisible()
        if turning and self.look.motion.travels:
            if not self.ring_turns:
                self._ring.start()
        else:
            self._ring.stop()

    @Slot(object)
    def _on_ring_turned(self, _part: float) -> None:
        room = self.look.px(7)
        self.update(self._chip.adjusted(-room, -room, room, room))

    def _draw_ring(self, painter: QPainter) -> None:
        theme, px = self.look.theme, self.look.px
        away, width = px(4.5), px(3)
        rect = QRectF(self._chip).adjusted(-away, -away, away, away)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(theme.line, width))
        painter.drawEllipse(rect)
        part = self._ring.currentValue() if self.ring_turns else 0.0
        painter.setPen(stroke(theme.accent, width))
        painter.drawArc(rect, round((0.25 - part) * _FULL_CIRCLE), -round(_FULL_CIRCLE * 0.3))

    def sizeHint(self) -> QSize:
        """Return the room of the present form."""
        width = self.look.px(268)
        return QSize(width, self.height_in(self._form, width))

    def minimumSizeHint(self) -> QSize:
        """Return the room of the smallest form."""
        width = self.look.px(190)
        return QSize(width, self.height_in(FORMS[-1], width))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wait for the button of the mouse to be released."""
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Say that the card was clicked."""
        inside = self.face().contains(event.position())
        if event.button() == Qt.MouseButton.LeftButton and inside and self._row is not None:
            self.clicked.emit(self._row.seat)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the ring turn."""
        super().showEvent(event)
        self._run_ring()

    @while_whole
    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the ring: nobody sees it."""
        super().hideEvent(event)
        self._ring.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        super().paintEvent(event)
        painter = QPainter(self)
        self._slip.draw(painter)
        if self._row is not None and self._row.thinking:
            self._draw_ring(painter)
