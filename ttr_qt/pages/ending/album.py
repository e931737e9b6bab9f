"""The tickets that were done, as pictures: for children, who read few words and fewer numbers."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ttr_qt.models.records.result import GameResult, Standing
from ttr_qt.pages.ending.words import called
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.base import TICKET
from ttr_qt.views.cards.bonus import CROSSING, draw_crossing_card
from ttr_qt.views.cards.pictures import chip_picture, picture, ticket_picture
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.language import in_language, ticket_text
from ttr_qt.views.theme.palette import player_colour
from ttr_qt.views.theme.pencil import Pencil, stroke, tint
from ttr_qt.views.theme.style import SECONDARY, Style
from ttr_qt.views.widgets.tool_tips import wrapped

_CROSSING: Final = ""
"""Stands for the card of the crossing among the ids of tickets."""
_GAP: Final = 6
_CHIP: Final = 26
_WIDEST: Final = 200
"""The greatest width of a picture."""


class Album(QWidget):
    """A row for each player, the best first: whose it is, and a picture of each ticket done."""

    def __init__(
        self, style: Style, result: GameResult, design: BoardDesign, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._result = result
        self._design = design
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        lines = [f"{called(one)}: {', '.join(self.names(one)) or '–'}" for one in result.standings]
        self.setAccessibleName("; ".join(lines))

    def names(self, standing: Standing) -> tuple[str, ...]:
        """Return what the pictures of a player show."""
        return tuple(map(self._name, _done(standing)))

    def _name(self, ticket: str) -> str:
        if ticket == _CROSSING:
            return in_language(CROSSING, self._style.language)
        return ticket_text(self._result.map, ticket, self._style.language)

    def _line(self) -> int:
        """Return the height of a name, or of the chip before it."""
        return self._style.px(_CHIP) + self._style.px(2)

    def _columns(self) -> int:
        most = max(len(_done(standing)) for standing in self._result.standings)
        return max(most, self._result.rules.tickets_to_win)

    def slot(self, player: int, place: int) -> QRectF:
        """Return where a picture of the player in a row lies."""
        px, rows, columns = self._style.px, len(self._result.standings), self._columns()
        room = self.height() / rows
        wide = (self.width() - px(_GAP) * (columns - 1)) / columns
        most = (room - self._line() - px(_GAP)) * TICKET[0] / TICKET[1]
        width = max(1.0, min(wide, most, px(_WIDEST)))
        top = player * room + self._line()
        return QRectF(place * (width + px(_GAP)), top, width, width * TICKET[1] / TICKET[0])

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(self._style.px(480), self._style.px(86) * len(self._result.standings))

    def minimumSizeHint(self) -> QSize:
        """Return a size at which pictures can still be told apart."""
        least = self._line() + self._style.px(26)
        return QSize(self._style.px(260), least * len(self._result.standings))

    def event(self, event: QEvent) -> bool:
        """Tell the name of a ticket."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), wrapped(self.named_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)

    def named_at(self, point: QPointF) -> str:
        """Return what the picture at a point shows."""
        for row, standing in enumerate(self._result.standings):
            for place, name in enumerate(self.names(standing)):
                if self.slot(row, place).contains(point):
                    return name
        return ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw all rows; places that stayed empty are dashed."""
        painter = QPainter(self)
        pencil, style = Pencil(painter), self._style
        dashes = stroke(style.theme.line, 1.6, dash=(3, 2.4), flat=True)
        for row, standing in enumerate(self._result.standings):
            top = round(row * self.height() / len(self._result.standings))
            chip = chip_picture(
                player_colour(standing.colour), style.px(_CHIP), self.devicePixelRatioF()
            )
            painter.drawPixmap(0, top, chip)
            painter.setFont(style.font(SECONDARY, SEMIBOLD))
            painter.setPen(tint(style.theme.ink))
            name = QRectF(style.px(_CHIP + 7), top, self.width(), style.px(_CHIP))
            painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, called(standing))
            done = _done(standing)
            for place in range(max(len(done), self._result.rules.tickets_to_win)):
                slot = self.slot(row, place)
                if place < len(done):
                    painter.drawPixmap(slot.topLeft(), self._picture(done[place], slot.width()))
                else:
                    pencil.box(slot.adjusted(1, 1, -1, -1), None, dashes, slot.height() * 0.1)

    def _picture(self, ticket: str, width: float) -> QPixmap:
        ratio, design = self.devicePixelRatioF(), self._design
        if ticket == _CROSSING:
            return picture(
                TICKET, width / TICKET[0], ratio, lambda p: draw_crossing_card(p, design)
            )
        return ticket_picture(design, self._result.map.ticket(ticket), round(width), ratio)


def _done(standing: Standing) -> tuple[str, ...]:
    """Return the tickets of a player that are done, the crossing last."""
    tickets = tuple(ticket.ticket for ticket in standing.tickets if ticket.done)
    return (*tickets, _CROSSING) if standing.crossing else tickets
