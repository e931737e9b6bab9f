"""The row of tickets that lie open, with room for those that are still missing (First Journey)."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.base import TICKET
from ttr_qt.views.cards.bonus import CROSSING, draw_crossing_card
from ttr_qt.views.cards.pictures import picture, ticket_picture
from ttr_qt.views.theme.language import in_language, ticket_text
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.tool_tips import wrapped

_COLUMNS = 3
_CROSSING = ""
"""Stands for the bonus of the crossing, which is no ticket of the map."""


class OpenTickets(QWidget):
    """Tickets done, laid open.

    Signals:
        ticket_entered: the id of the ticket under the pointer.
        ticket_left: there is none any more.
    """

    ticket_entered = Signal(str)
    ticket_left = Signal()

    def __init__(
        self, style: Style, design: BoardDesign, goal: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._design = design
        self._goal = goal
        self._columns = _COLUMNS
        self._tickets: list[str] = []
        self._pointed: str | None = None
        self.setMouseTracking(True)

    def show_tickets(self, tickets: Sequence[str], *, crossed: bool) -> None:
        """Show these tickets, and the bonus for the crossing."""
        self._tickets = [*tickets, *([_CROSSING] if crossed else [])]
        self.setFixedHeight(self._height(self.width()))
        self.update()

    def lie_flat(self, flat: bool) -> None:
        """Lie in a single row, where there is little room below, or as usual."""
        columns = self._goal if flat else _COLUMNS
        if columns != self._columns:
            self._columns = columns
            self.setFixedHeight(self._height(self.width()))
            self.update()

    def slot(self, place: int) -> QRectF:
        """Return where the ticket of a number lies."""
        gap = self._style.px(6)
        width = (self.width() - gap * (self._columns - 1)) / self._columns
        height = width * TICKET[1] / TICKET[0]
        row, column = divmod(place, self._columns)
        return QRectF(column * (width + gap), row * (height + gap), width, height)

    def usual_height(self, width: int) -> int:
        """Return how high it is at a width, unless it lies flat."""
        return self._height(width, _COLUMNS)

    def flat_height(self, width: int) -> int:
        """Return how high it is at a width in one row."""
        return self._height(width, self._goal)

    def _height(self, width: int, columns: int | None = None) -> int:
        gap, columns = self._style.px(6), columns or self._columns
        rows = -(-self._goal // columns)
        card = (width - gap * (columns - 1)) / columns
        return round(rows * (card * TICKET[1] / TICKET[0] + gap))

    def _at(self, point: QPointF) -> str | None:
        hits = (n for n in range(len(self._tickets)) if self.slot(n).contains(point))
        place = next(hits, None)
        return None if place is None else self._tickets[place]

    def _point_at(self, ticket: str | None) -> None:
        pointed = ticket or None
        if pointed != self._pointed:
            self._pointed = pointed
            if pointed is None:
                self.ticket_left.emit()
            else:
                self.ticket_entered.emit(pointed)

    def _name(self, ticket: str) -> str:
        language = self._style.language
        if ticket == _CROSSING:
            return in_language(CROSSING, language)
        return ticket_text(self._design.map, ticket, language)

    def minimumSizeHint(self) -> QSize:
        """Return the room of the row when it is narrow."""
        width = self._style.px(180)
        return QSize(width, self._height(width))

    def resizeEvent(self, event: QEvent) -> None:
        """Keep the height that belongs to the width."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.setFixedHeight(self._height(self.width()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Note which ticket is pointed at."""
        self._point_at(self._at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        super().leaveEvent(event)
        self._point_at(None)

    def event(self, event: QEvent) -> bool:
        """Tell the name of a ticket."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            ticket = self._at(QPointF(event.pos()))
            text = "" if ticket is None else self._name(ticket)
            QToolTip.showText(event.globalPos(), wrapped(text), self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw tickets and empty places."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        ratio = self.devicePixelRatioF()
        for place in range(self._goal):
            rect = self.slot(place)
            if place >= len(self._tickets):
                line = stroke(self._style.theme.line, 1.6, dash=(3, 2.4), flat=True)
                pencil.box(rect.adjusted(1, 1, -1, -1), None, line, rect.height() * 0.1)
            elif self._tickets[place] == _CROSSING:
                scale = rect.width() / TICKET[0]
                drawn = picture(TICKET, scale, ratio, lambda p: draw_crossing_card(p, self._design))
                painter.drawPixmap(rect.topLeft(), drawn)
            else:
                ticket = self._design.map.ticket(self._tickets[place])
                drawn = ticket_picture(self._design, ticket, round(rect.width()), ratio)
                painter.drawPixmap(rect.topLeft(), drawn)
