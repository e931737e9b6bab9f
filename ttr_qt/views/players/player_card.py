"""The card of one player: who, how many points and pieces, what the player did and says."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal, Slot
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
from ttr_qt.models.company.mood import Mood
from ttr_qt.models.item_models.players import PlayerRow
from ttr_qt.views.commands.actions import with_key
from ttr_qt.views.commands.table import Command
from ttr_qt.views.illustrations.portraits import read_portrait
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.players.card_layout import CardLayout, CardWords
from ttr_qt.views.players.forms import FORMS, BubblePlace, Form
from ttr_qt.views.players.player_facts import description_of
from ttr_qt.views.players.thinking_ring import ThinkingRing
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import announce
from ttr_qt.views.widgets.buttons import RingedButton
from ttr_qt.views.widgets.panel import MARGIN, Panel
from ttr_qt.views.widgets.tool_tips import change_tip, hide_tip_of, wrapped
from ttr_qt.views.words.people import nameless
from ttr_qt.views.words.speech import phrase_text

_BUBBLE_TIME: Final = 7000
"""Milliseconds for which something said may cover the numbers of a card."""


class PlayerCard(Panel):
    """A player.

    It has more methods than other classes, a third of them for what Qt asks of a widget. What
    stands on the card, and where, is worked out in `player_facts` and `card_layout`.

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
        self.reads_remarks = False
        """Whether screen readers say what the player says."""
        self._can_be_hurried = True
        """Whether the player can be asked to move now while thinking."""
        self._row: PlayerRow | None = None
        self._form = FORMS[0]
        self._heights: dict[tuple[Form, int], int] = {}
        """What `_needed_in` has found for the player as the player is now."""
        self._held: dict[tuple[Form, int], int] = {}
        """The most of it that there ever was."""
        self._face = QRect()
        self._bubble_place = BubblePlace.COVERING
        self._marked = False
        self._slip = Slip(style, 1.0)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._button = RingedButton(style, self.tr("Move now"), self)
        self._button.setToolTip(self.tr("Don't wait: play the best move found so far."))
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.setStyleSheet(self._button_sheet())
        self._button.clicked.connect(self.move_now)
        self._button.hide()
        self._ring = ThinkingRing(style, self)
        self._ring.valueChanged.connect(self._on_ring_turned)
        self._bubble_time = QTimer(self, singleShot=True, interval=_BUBBLE_TIME)
        self._bubble_time.timeout.connect(self._lay_out)

    @property
    def row(self) -> PlayerRow | None:
        """What is shown."""
        return self._row

    @property
    def ring_turns(self) -> bool:
        """Whether the ring around the face is moving."""
        return self._ring.turns

    def show_player(self, row: PlayerRow) -> None:
        """Show a player as the player is now."""
        if row == self._row:
            return
        known = self._row is not None
        before = None if self._row is None else self._row.impression.remark
        if row.impression.remark is None:
            self._bubble_time.stop()
        elif row.impression.remark != before:
            self._bubble_time.start()
        self._row = row
        self._heights.clear()
        self._colour_card()
        text = description_of(row, self._rules, self._level_word)
        if row.last is not None:
            text += "\n" + self.tr("Last: {action}").format(action=self._last_action())
        said = self._words(row).remark
        click = with_key(self.tr("Click: tracks and moves"), Command.SHOW_PLAYER, row.seat + 1)
        quoted = [self.tr("“{said}”").format(said=said)] if said else []
        change_tip(self, wrapped("\n".join([text, *quoted, click])))
        if known and self.reads_remarks and said and row.impression.remark != before:
            announce(self, f"{row.name}: {said}")
        self.setAccessibleName(row.name)
        self.setAccessibleDescription(text)
        self._show_button()
        self._run_ring()

    def set_hurrying(self, *, on: bool) -> None:
        """Let the player be asked to move now while thinking, or not."""
        self._can_be_hurried = on
        self._show_button()

    def _show_button(self) -> None:
        thinking = self._row is not None and self._row.thinking
        self._button.setVisible(thinking and self._can_be_hurried)
        self._lay_out()

    def set_marked(self, *, on: bool) -> None:
        """Show that this is the player who is looked at."""
        self._marked = on
        self._colour_card()

    def _colour_card(self) -> None:
        if self._row is not None:
            theme = self.look.theme
            turn = theme.amber if self._row.to_move else None
            self.set_colours(self._ground(self._row), theme.accent if self._marked else turn)

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
            slip = self._layout(self._row).laid_out(form, width).slip if self._row else self._slip
            found = slip.bottom + self.look.px(form.padding) + self.look.px(MARGIN)
            self._heights[form, width] = found
        return found

    def face_rect(self) -> QRect:
        """Return where the player's face or mark is on the screen."""
        return QRect(self.mapToGlobal(self._face.topLeft()), self._face.size())

    def read_face(self, mood: Mood) -> None:
        """Read the player's portrait in a mood, if it is shown, before the mood arises."""
        if self._row is not None and self._form.portrait:
            read_portrait(self._row.portrait, self._face.width() / 2, mood)

    def _level_word(self, level: str) -> str:
        return self._levels.get(level, level.capitalize())

    def _second_line(self, row: PlayerRow) -> str:
        if row.thinking:
            return self.tr("thinking …")
        if row.level:
            return self._level_word(row.level)
        if row.part in {"next", "person"}:
            return self.tr("next") if row.part == "next" or row.to_move else ""
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

    def _layout(self, row: PlayerRow) -> CardLayout:
        return CardLayout(
            self.look,
            self._colour,
            self._rules,
            row,
            self._words(row),
            self.devicePixelRatioF(),
            self._ground(row),
            self._button.sizeHint().width(),
        )

    def _words(self, row: PlayerRow) -> CardWords:
        remark = row.impression.remark
        return CardWords(
            self._second_line(row),
            self._last_action(),
            remark.text(self.look.language) if remark is not None else "",
            self.tr("took"),
            self.tr("paid"),
        )

    def _ground(self, row: PlayerRow) -> str:
        mine = row.to_move and not row.level
        return self.look.theme.amber_background if mine else self.look.theme.panel

    def bubble_height_in(self, form: Form, width: int, place: BubblePlace) -> int:
        """Return how much higher the card is with what the player says; 0: nothing is said."""
        if self._row is None or self._row.impression.remark is None:
            return 0
        layout = self._layout(self._row)
        without, having = layout.laid_out(form, width), layout.laid_out(form, width, bubble=place)
        return max(having.slip.bottom - without.slip.bottom, 0)

    def set_bubble_place(self, place: BubblePlace) -> None:
        """Show what the player says somewhere else."""
        if place is not self._bubble_place:
            self._bubble_place = place
            self._lay_out()

    @Slot()
    def _lay_out(self) -> None:
        if self._row is None:
            return
        layout, form, width = self._layout(self._row), self._form, self.width()
        needed = self._needed_in(form, width)
        needed += self.bubble_height_in(form, width, self._bubble_place)
        spare = max(0, self.height() - needed)
        card = layout.laid_out(form, width, spare, self._bubble_place)
        covers = self._bubble_place is BubblePlace.COVERING and self._bubble_time.isActive()
        if layout.words.remark and covers and not self._row.thinking:  # then it has a button
            layout.cover(card, form, width, self.height())
        self._slip, self._face = card.slip, card.face
        self._button.setGeometry(card.button)
        self.update()

    def _run_ring(self) -> None:
        thinking = self._row is not None and self._row.thinking
        self._ring.set_turning(on=thinking and self.isVisible())

    @Slot(object)
    def _on_ring_turned(self, _part: float) -> None:
        self.update(self._ring.room(self._face))

    def sizeHint(self) -> QSize:
        """Return the room of the present form."""
        width = self.look.px(268)
        return QSize(width, self.height_in(self._form, width))

    def minimumSizeHint(self) -> QSize:
        """Return the room of the smallest form."""
        width = self.look.px(190)
        return QSize(width, self.height_in(FORMS[-1], width))

    def leaveEvent(self, event: QEvent) -> None:
        """Let no tip stay behind."""
        super().leaveEvent(event)
        hide_tip_of(self)

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
            self._ring.draw(painter, self._face)
