"""The strip below the board that says who is next, with the one button that goes on."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ttr_qt.pages.handover.cover_facts import CoverFacts
from ttr_qt.pages.handover.cover_words import answer, consequence, heading, request, undo_text
from ttr_qt.views.cards.deck import CardFaces
from ttr_qt.views.cards.pictures import CARD_SHAPE
from ttr_qt.views.commands.actions import with_key
from ttr_qt.views.commands.table import Command
from ttr_qt.views.illustrations.portraits import PERSON
from ttr_qt.views.panel_parts.card_shapes import CardArt, card_rect, draw_badge, draw_card_at
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.panel import MARGIN, Panel
from ttr_qt.views.widgets.player_faces import Portrait

_PORTRAIT: Final = 108
_ANSWER: Final = (360, 84)
_CARD: Final = 46
_MOST_CARDS: Final = 10
"""Backs that are drawn at the most; the number tells the rest."""
_APART: Final = 14
_NARROW: Final = 1000
_HIGH: Final = 220
"""In a room that is narrower and at least so high the button lies below the words."""
_GAP: Final = 22
"""Between the portrait, the words and the hand."""
_ROOM_FOR_HAND: Final = 640
_ROOM_FOR_PORTRAIT: Final = 360
"""Width beside the button, or above it, from which on backs of cards and the portrait are seen."""


class FaceDownHand(QWidget):
    """The backs of a hand, and how many cards it has."""

    def __init__(self, style: Style, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._faces = faces
        self._cards = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_cards(self, cards: int) -> None:
        """Show so many backs."""
        self._cards = cards
        self.setAccessibleName(self.tr("%n cards, face down", "", cards))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for a large hand: nothing moves when it grows."""
        px = self._style.px
        width = px(_CARD) + px(_APART) * (_MOST_CARDS - 1) + px(34)
        return QSize(width, round(px(_CARD) * CARD_SHAPE) + px(14))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the backs one over the other, and their number."""
        if not self._cards:
            return
        px, painter = self._style.px, QPainter(self)
        backs = min(self._cards, _MOST_CARDS)
        art = CardArt(self._faces, self.devicePixelRatioF())
        high = round(px(_CARD) * CARD_SHAPE)
        wide = px(_CARD) + px(_APART) * (backs - 1)
        left, top = (self.width() - wide) // 2, (self.height() - high) // 2
        for number in range(backs):
            draw_card_at(painter, card_rect(left + number * px(_APART), top, px(_CARD)), art, "")
        corner = QPointF(left + wide - px(2), top + high - px(3))
        draw_badge(painter, corner, px(13), self._cards)


class CoverStrip(Panel):
    """Names the person who is next and waits for them.

    Signals:
        taken: the person who is next is here.
        undo_wanted: the person who played last takes it back.
    """

    taken = Signal()
    undo_wanted = Signal()

    def __init__(
        self, style: Style, faces: CardFaces, colours: tuple[PlayerColour, ...], parent: QWidget
    ) -> None:
        super().__init__(style, parent)
        px = style.px
        self._colours = colours
        self._hand_fits = True
        self.set_colours(style.theme.amber_background, style.theme.amber)
        self.portrait: Final = Portrait(style, PERSON, _PORTRAIT, parent=self)
        self._heading = label("", "title", self)
        self._request = label("", "body", self)
        self.hand: Final = FaceDownHand(style, faces, self)
        self.answer_button: Final = KeyedButton(
            style, "", command=Command.TAKE_SEAT, kind="primary", size=22, parent=self
        )
        self.answer_button.setMinimumHeight(px(_ANSWER[1]))
        self.answer_button.clicked.connect(self.taken)
        self.undo_button: Final = button(style, "", kind="quiet", sign="undo-2", parent=self)
        self.undo_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo_button.setToolTip(with_key(self.tr("Undo"), Command.UNDO))
        self.undo_button.clicked.connect(self.undo_wanted)
        words = QVBoxLayout()
        words.setSpacing(px(2))
        words.addStretch(1)
        words.addWidget(self._heading)
        words.addWidget(self._request)
        words.addWidget(self.undo_button, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        told = QHBoxLayout()
        told.setSpacing(px(_GAP))
        told.addWidget(self.portrait)
        told.addLayout(words, 1)
        told.addWidget(self.hand)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(px(18))
        self._row.addLayout(told, 1)
        self._row.addWidget(self.answer_button)
        aside, above = px(MARGIN) + px(20), px(MARGIN) + px(4)
        self.box.setContentsMargins(aside, above, aside, above)
        self.box.addLayout(self._row)

    def show_facts(self, facts: CoverFacts) -> None:
        """Say who is next."""
        self.portrait.show_face(facts.portrait)
        self.portrait.show_colour(self._colours[facts.seat].id)
        self._heading.setText(heading(facts))
        self._request.setText(request(facts))
        self.hand.show_cards(facts.cards)
        self.answer_button.set_texts(answer(facts), consequence(facts))
        self.undo_button.setText(undo_text(facts))
        self.undo_button.setVisible(bool(facts.undoes))
        self.setAccessibleName(f"{heading(facts)}. {request(facts)}")
        self._fit()

    def place(self, rect: QRect) -> None:
        """Take a place, with the parts that there is room for."""
        px = self.look.px
        side = QBoxLayout.Direction
        above = rect.width() < px(_NARROW) and rect.height() >= px(_HIGH)
        width = rect.width() if above else rect.width() - px(_ANSWER[0])
        self._row.setDirection(side.TopToBottom if above else side.LeftToRight)
        self.portrait.setVisible(width >= px(_ROOM_FOR_PORTRAIT))
        self.answer_button.setMinimumWidth(0 if above else min(px(_ANSWER[0]), rect.width() // 3))
        self.setGeometry(rect)
        self._hand_fits = width >= px(_ROOM_FOR_HAND)
        self._fit()

    def _fit(self) -> None:
        """Leave out the backs of cards where the words need their room."""
        self.hand.setVisible(self._hand_fits)
        self.box.activate()
        texts = (self._heading, self._request)
        if any(one.heightForWidth(one.width()) > one.height() for one in texts):
            self.hand.hide()
