"""The tickets of the person who is next, face down."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ttr_qt.pages.handover.cover_facts import CoverFacts
from ttr_qt.pages.handover.cover_words import tickets_text, tickets_title
from ttr_qt.views.cards.pictures import CARD_SHAPE, ticket_back_picture
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel

_WIDTH: Final = 64
_LEAST: Final = 28
_APART: Final = 0.62
"""How far the next back lies from the one before, in widths of a ticket."""
_MOST: Final = 6
_TURNED: Final = 5.0
"""Degrees by which each back is turned against the next one."""


class _Backs(QWidget):
    """A fan of tickets, face down."""

    def __init__(self, style: Style, decks: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._decks = decks
        self._shown: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_tickets(self, counts: tuple[int, ...]) -> None:
        """Show so many of each deck, but no more than a handful."""
        all_decks = zip(self._decks, counts, strict=False)
        self._shown = tuple(deck for deck, count in all_decks for _ in range(count))[:_MOST]
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for tickets of a good size."""
        return QSize(self._style.px(150), self._style.px(110))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the smallest ones."""
        return QSize(self._style.px(80), self._style.px(50))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the backs, each a little turned."""
        if not self._shown:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count, ratio = len(self._shown), self.devicePixelRatioF()
        by_height = (self.height() - self._style.px(14)) / CARD_SHAPE
        by_width = (self.width() - self._style.px(14)) / (1 + _APART * (count - 1))
        width = round(min(self._style.px(_WIDTH), by_height, by_width))
        width = max(width, self._style.px(_LEAST))
        high = width * CARD_SHAPE
        for number, deck in enumerate(self._shown):
            place = number - (count - 1) / 2
            painter.save()
            painter.translate(self.width() / 2 + place * width * _APART, self.height() / 2)
            painter.rotate(place * _TURNED)
            back = ticket_back_picture(deck, self._style.language, width, ratio)
            painter.drawPixmap(
                QRectF(-width / 2, -high / 2, width, high), back, QRectF(back.rect())
            )
            painter.restore()


class FaceDownTickets(Panel):
    """How many tickets there are, and no more."""

    def __init__(self, style: Style, decks: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(style, parent, padding=12)
        self._title = line("", "heading", self)
        self._backs = _Backs(style, decks, self)
        self._text = label("", "secondary", self)
        self._text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        head = QHBoxLayout()
        head.setContentsMargins(style.px(6), style.px(3), style.px(6), 0)
        head.addWidget(self._title, 1)
        self._state = line(self.tr("face down"), "secondary", self)
        head.addWidget(self._state)
        self.box.addLayout(head)
        self.box.addWidget(self._backs, 1)
        self.box.addWidget(self._text)

    def show_facts(self, facts: CoverFacts) -> None:
        """Show how many tickets the person has who is next."""
        self._title.setText(tickets_title(facts))
        self._backs.show_tickets(facts.tickets)
        self._text.setText(tickets_text(facts))
        self._fit_head()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See what there is room for."""
        super().resizeEvent(event)
        self._fit_head()

    def _fit_head(self) -> None:
        """Leave out what the backs show anyway where the title needs the room."""
        margins = self.box.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self.look.px(24)
        needed = self._title.sizeHint().width() + self._state.sizeHint().width()
        self._state.setVisible(needed <= room)
