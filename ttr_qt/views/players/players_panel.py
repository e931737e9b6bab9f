"""All players, a card each, in the fullest form that fits."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ttr_qt.engine.rules import RuleSet
from ttr_qt.lifetimes import while_whole
from ttr_qt.models.company.mood import Mood
from ttr_qt.models.item_models.players import PlayersModel
from ttr_qt.views.players.forms import FORMS, BubblePlace, Form
from ttr_qt.views.players.player_card import PlayerCard
from ttr_qt.views.players.player_facts import standing_in_words
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import Style

_OVERLAP: Final = 6
"""How far neighbours' shadows overlap, so that cards stand nearer than panels."""
_MOST_SPARE: Final = 26
"""How much higher than needed a card may get."""
_FACE_TIME: Final = 60
"""Milliseconds from one face that is read to the next, which takes a few of them."""


class PlayersPanel(QScrollArea):
    """The players in the order of their seats; scrolled where not even the smallest form fits.

    Signals:
        move_now: the player who is thinking shall decide at once.
        player_clicked: the seat of a player whose card was clicked.
    """

    move_now = Signal()
    player_clicked = Signal(int)

    def __init__(
        self,
        style: Style,
        model: PlayersModel,
        colours: Sequence[PlayerColour],
        rules: RuleSet,
        parent: QWidget | None = None,
        *,
        levels: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(parent)
        self.setObjectName("players")
        self.setStyleSheet("#players, #players > QWidget > QWidget { background: transparent; }")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Players"))
        self._content = QWidget()
        self.setWidget(self._content)
        self._style = style
        self._model = model
        self._rules = rules
        self._cards = [
            PlayerCard(style, colours[row.seat], rules, levels, self._content) for row in model.rows
        ]
        for card in self._cards:
            card.move_now.connect(self.move_now)
            card.clicked.connect(self.player_clicked)
        self._unread = [(card, mood) for mood in Mood for card in reversed(self._cards)]
        self._face_time = QTimer(self, interval=_FACE_TIME)
        self._face_time.timeout.connect(self._read_face)
        model.changed.connect(self._show_rows)
        self._show_rows()

    @property
    def cards(self) -> tuple[PlayerCard, ...]:
        """The cards, by seat."""
        return tuple(self._cards)

    def in_words(self) -> str:
        """Return who leads, and what everybody has."""
        return standing_in_words(self._model.rows, self._rules)

    def mark(self, seat: int | None) -> None:
        """Mark the card of a player who is looked at; None: nobody is."""
        for place, card in enumerate(self._cards):
            card.set_marked(on=place == seat)

    def set_hurrying(self, *, on: bool) -> None:
        """Let those who think be asked to move now, or not."""
        for card in self._cards:
            card.set_hurrying(on=on)

    def set_reading(self, *, on: bool) -> None:
        """Let screen readers say what players say, or not."""
        for card in self._cards:
            card.reads_remarks = on

    def face_of(self, seat: int) -> QRect:
        """Return where the face or the mark of a player is on the screen."""
        return self._cards[seat].face_rect()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to read the faces that the players will make, one at a time."""
        super().showEvent(event)
        self._face_time.start()

    @while_whole
    def hideEvent(self, event: QHideEvent) -> None:
        """Read no more: nobody sees them."""
        super().hideEvent(event)
        self._face_time.stop()

    @Slot()
    @while_whole
    def _read_face(self) -> None:
        if not self._unread:
            self._face_time.stop()
            return
        card, mood = self._unread.pop()
        card.read_face(mood)

    @Slot()
    def _show_rows(self) -> None:
        for row, card in zip(self._model.rows, self._cards, strict=True):
            card.show_player(row)
        self._lay_out()
        self.updateGeometry()
        moving = next((row.seat for row in self._model.rows if row.to_move), None)
        if moving is not None:
            self.ensureWidgetVisible(self._cards[moving], 0, 0)

    def _heights(self, form: Form, width: int) -> list[int]:
        return [card.height_in(form, width) for card in self._cards]

    def _total(self, heights: Sequence[int]) -> int:
        return sum(heights) - self._style.px(_OVERLAP) * (len(heights) - 1)

    def _lay_out(self) -> None:
        """Give every card its place, all in the same form."""
        overlap = self._style.px(_OVERLAP)
        width = self.width()
        for form in FORMS:
            heights = self._heights(form, width)
            if self._total(heights) <= self.height():
                break
        else:  # the bar to scroll with takes some of the width
            width -= self.verticalScrollBar().sizeHint().width()
            heights = self._heights(form, width)
        place, bubbles = self._bubbles(form, width, self.height() - self._total(heights))
        heights = [high + bubble for high, bubble in zip(heights, bubbles, strict=True)]
        self._content.resize(width, max(self.height(), self._total(heights)))
        spare = (self.height() - self._total(heights)) // max(len(heights), 1)
        spare = min(max(spare, 0), self._style.px(_MOST_SPARE))
        top = 0
        for card, height in zip(self._cards, heights, strict=True):
            card.set_form(form)
            card.set_bubble_place(place)
            card.setGeometry(0, top, width, height + spare)
            top += height + spare - overlap

    def _bubbles(self, form: Form, width: int, room: int) -> tuple[BubblePlace, list[int]]:
        """Return where there is room for what players say, and how much higher it makes cards."""
        if form.portrait:
            for place in (BubblePlace.INSERTED, BubblePlace.REPLACING):
                bubbles = [card.bubble_height_in(form, width, place) for card in self._cards]
                if sum(bubbles) <= room:
                    return place, bubbles
        return BubblePlace.COVERING, [0] * len(self._cards)

    def sizeHint(self) -> QSize:
        """Return the room of all cards in their fullest form."""
        width = self._style.px(282)
        return QSize(width, self._total(self._heights(FORMS[0], width)))

    def minimumSizeHint(self) -> QSize:
        """Return the room of all cards in their smallest form with words."""
        width = self._style.px(200)
        return QSize(width, self._total(self._heights(FORMS[-2], width)))

    def least_height(self, width: int) -> int:
        """Return how high all cards are in their smallest form."""
        return self._total(self._heights(FORMS[-1], width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find the form that fits now."""
        super().resizeEvent(event)
        self._lay_out()
