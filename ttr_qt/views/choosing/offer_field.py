"""The tickets on offer side by side or below each other, as large as the room allows."""

from math import ceil
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_qt.models.item_models.tickets import OfferRow
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.choosing.offer_card import OfferCard
from ttr_qt.views.choosing.offer_facts import Form
from ttr_qt.views.theme.style import Style

_CARD_GAP: Final = -4
"""Between cards; their shadows may overlap a little."""
_MOST_CARD_HEIGHT: Final = 390
"""More height does a card no good."""


class OfferField(QWidget):
    """Cards of all tickets on offer.

    Signals:
        toggled, entered, left: as those of `OfferCard`.
    """

    toggled = Signal(str, bool)
    entered = Signal(str)
    left = Signal()

    def __init__(
        self,
        style: Style,
        design: BoardDesign,
        deck_names: tuple[str, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._design = design
        self._deck_names = deck_names
        self.cards: list[OfferCard] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_rows(self, rows: tuple[OfferRow, ...], *, decided: bool) -> None:
        """Show these tickets; ``decided``: those not chosen go back."""
        while len(self.cards) > len(rows):
            card = self.cards.pop()
            card.hide()
            card.deleteLater()
        while len(self.cards) < len(rows):
            self._add_card()
        for card, row in zip(self.cards, rows, strict=True):
            card.set_row(row, decided=decided)
        self._arrange()

    def _add_card(self) -> None:
        card = OfferCard(self._style, self._design, self._deck_names, len(self.cards), self)
        card.toggled.connect(self.toggled)
        card.entered.connect(self.entered)
        card.left.connect(self.left)
        card.show()
        self.cards.append(card)

    def _share_words(self) -> None:
        """Give all cards the longest word, in the letters of now, so that they look alike."""
        longest = max((card.word_room() for card in self.cards), default=0)
        for card in self.cards:
            card.longest_word = longest

    def minimumSizeHint(self) -> QSize:
        """Return the room of all cards below each other in their smallest form."""
        if not self.cards:
            return QSize(0, 0)
        width = max(card.least_width("dense") for card in self.cards)
        return QSize(width, self.height_in("dense", max(width, self.width())))

    def sizeHint(self) -> QSize:
        """Return the same; there is no limit to how large it may be."""
        return self.minimumSizeHint()

    def height_in(self, form: Form, width: int) -> int:
        """Return the room of all cards below each other in a form."""
        self._share_words()
        gaps = self._style.px(_CARD_GAP) * (len(self.cards) - 1)
        return gaps + sum(card.least_height(form, width) for card in self.cards)

    def _arrange(self) -> None:
        """Find the form that shows most, and lay the cards out in it."""
        if not self.cards or not self.width():
            return
        self._share_words()
        columns, form = self._best_form()
        gap = self._style.px(_CARD_GAP)
        lines = ceil(len(self.cards) / columns)
        width = (self.width() - gap * (columns - 1)) // columns
        if form == "roomy":
            height = (self.height() - gap * (lines - 1)) // lines
            heights = [min(height, self._style.px(_MOST_CARD_HEIGHT))] * lines
        else:
            heights = self._small_heights(form, width)
        top = 0
        for number, card in enumerate(self.cards):
            line, column = divmod(number, columns)
            card.set_form(form)
            card.setGeometry(column * (width + gap), top, width, heights[line])
            if column == columns - 1:
                top += heights[line] + gap
        least = self.height_in("dense", self.width())
        if self.minimumHeight() != least:
            self.setMinimumHeight(least)

    def _small_heights(self, form: Form, width: int) -> list[int]:
        """Return what each card needs, and an equal part of what is left over."""
        needed = [card.least_height(form, width) for card in self.cards]
        spare = max(0, self.height() - self.height_in(form, width)) // len(needed)
        return [height + min(spare, self._style.px(40)) for height in needed]

    def _best_form(self) -> tuple[int, Form]:
        """Return columns and form: roomy if there is room for it, with as few lines as can be.

        The dense form, which shows least, is for tickets that would be cut off otherwise.
        """
        gap = self._style.px(_CARD_GAP)
        for columns in (1, 2):
            width = (self.width() - gap * (columns - 1)) // columns
            lines = ceil(len(self.cards) / columns)
            height = (self.height() - gap * (lines - 1)) // lines
            fits = all(
                width >= card.least_width("roomy") and height >= card.least_height("roomy", width)
                for card in self.cards
            )
            if fits:
                return columns, "roomy"
        fits = self.width() >= max(card.least_width("compact") for card in self.cards)
        if fits and self.height_in("compact", self.width()) <= self.height():
            return 1, "compact"
        return 1, "dense"

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew."""
        super().resizeEvent(event)
        self._arrange()
