"""All tickets of a game when it is over: whose, and whether they were done."""

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ttr_qt.engine.knowledge.scores import TicketScore
from ttr_qt.models.records.result import GameResult, Standing
from ttr_qt.pages.ending.count import in_order
from ttr_qt.pages.ending.words import called, pieces_are_carts
from ttr_qt.views.cards.bonus import CROSSING
from ttr_qt.views.cards.pictures import chip_picture
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.theme.fonts import REGULAR, SEMIBOLD
from ttr_qt.views.theme.language import in_language, ticket_text
from ttr_qt.views.theme.palette import player_colour
from ttr_qt.views.theme.style import BODY, CAPTION, SECONDARY, Style

_CHIP_SIZE: Final = 24
_SIGN_SIZE: Final = 15
_TWO_COLUMNS_FROM: Final = 440
_COLUMN_GAP: Final = 18
"""Between two columns."""

_State = Literal["done", "missed", "too_late", "unfinished"]
"""Connected too late to count; begun or not, where that costs nothing."""


def count_text(result: GameResult, standing: Standing) -> str:
    """Return how many tickets a player did, and how many not; the crossing counts as one."""
    translate = QCoreApplication.translate
    missed = standing.tickets_missed
    done = len(standing.tickets) - missed + standing.crossing
    if pieces_are_carts(result):
        text = translate("ending", "%n contracts done", "", done)
    else:
        text = translate("ending", "%n tickets done", "", done)
    if missed and not result.rules.instant_tickets:
        text += ", " + translate("ending", "%n missed", "", missed)
    return text


class TicketsSheet(QScrollArea):
    """The tickets of all players, the best player first; scrolled where they are many."""

    def __init__(self, style: Style, result: GameResult, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._sheet = _Sheet(style, result)
        self.setWidget(self._sheet)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("All tickets"))
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)
        self._on_range_changed(0, 0)

    @property
    def lines(self) -> tuple[str, ...]:
        """What is listed, in words."""
        return self._sheet.lines

    def show_player(self, standing: Standing) -> None:
        """Scroll to a player."""
        self.verticalScrollBar().setValue(self._sheet.top_of(standing))

    @Slot(int, int)
    def _on_range_changed(self, _least: int, most: int) -> None:
        """Let the keyboard come here only where there is something to scroll."""
        policy = Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)

    def minimumSizeHint(self) -> QSize:
        """Return a small size: the rest is scrolled to."""
        return QSize(self._style.px(220), self._style.px(90))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay all tickets out for the new width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another font."""
        super().changeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.maximumViewportSize()
        width = room.width()
        high = self._sheet.compose(width)
        if high > room.height():
            width -= self.verticalScrollBar().sizeHint().width()
            high = self._sheet.compose(width)
        self._sheet.resize(width, max(high, 1))


@dataclass(frozen=True, slots=True)
class _Line:
    """A ticket, or what counts as one."""

    text: str
    points: str
    """Empty where there are none."""
    state: _State


class _Sheet(QWidget):
    """What is scrolled."""

    def __init__(self, style: Style, result: GameResult) -> None:
        super().__init__()
        self._style = style
        self._result = result
        self._slip = Slip(style, 1.0)
        self._tops: dict[int, int] = {}
        self.lines = tuple(
            f"{called(standing)}: {self._words(line)}"
            for standing in result.standings
            for line in self._list(standing)
        )
        self.setAccessibleName("; ".join(self.lines))

    def top_of(self, standing: Standing) -> int:
        """Return where the part of a player begins."""
        return self._tops.get(standing.seat, 0)

    def compose(self, width: int) -> int:
        """Lay everything out for a width; return the height that takes."""
        px = self._style.px
        slip = Slip(self._style, self.devicePixelRatioF())
        top = px(2)
        for standing in self._result.standings:
            self._tops[standing.seat] = top
            top = self._compose_player(slip, standing, top, width) + px(10)
        self._slip = slip
        self.update()
        return top

    def _compose_player(self, slip: Slip, standing: Standing, top: int, width: int) -> int:
        px, theme = self._style.px, self._style.theme
        chip = px(_CHIP_SIZE)
        slip.picture(0, top, chip_picture(player_colour(standing.colour), chip, slip.ratio))
        name = slip.pen(BODY, SEMIBOLD)
        small = slip.pen(CAPTION, REGULAR, theme.ink_second)
        left = chip + px(9)
        slip.write((left, top + (chip - name.line) // 2, width - left), called(standing), name)
        left += name.width(called(standing)) + px(9)
        words = count_text(self._result, standing)
        slip.write((left, top + (chip - small.line) // 2, max(width - left, 1)), words, small)
        top = max(top + chip, slip.bottom) + px(3)
        columns = 2 if width >= px(_TWO_COLUMNS_FROM) else 1
        room = (width - px(_COLUMN_GAP) * (columns - 1)) // columns
        lines = self._list(standing)
        for first in range(0, len(lines), columns):
            ends = [
                self._compose_line(slip, line, ((room + px(_COLUMN_GAP)) * place, top, room))
                for place, line in enumerate(lines[first : first + columns])
            ]
            top = max(ends) + px(2)
        return top

    def _list(self, standing: Standing) -> list[_Line]:
        """Return what counts as a ticket of a player: the great ones first, the crossing last."""
        language = self._style.language
        lines = [
            _Line(
                ticket_text(self._result.map, ticket.ticket, language),
                self._points(ticket),
                self._state(standing, ticket),
            )
            for ticket in reversed(in_order(standing.tickets))
        ]
        if standing.crossing:
            lines.append(_Line(in_language(CROSSING, language), "", "done"))
        return lines

    def _state(self, standing: Standing, ticket: TicketScore) -> _State:
        if ticket.done:
            return "done"
        if ticket.ticket in standing.too_late:
            return "too_late"
        return "unfinished" if self._result.rules.instant_tickets else "missed"

    def _compose_line(self, slip: Slip, line: _Line, where: tuple[int, int, int]) -> int:
        px, theme = self._style.px, self._style.theme
        left, top, width = where
        icon, colour = {
            "done": ("check", theme.good),
            "missed": ("x", theme.bad),
            "too_late": ("check", theme.ink_second),
            "unfinished": ("clock", theme.ink_second),
        }[line.state]
        number = slip.pen(SECONDARY, SEMIBOLD, colour)
        counts = line.state in {"done", "missed"}
        name = slip.pen(SECONDARY, REGULAR, None if counts else theme.ink_second)
        sign = px(_SIGN_SIZE)
        slip.icon(left, top + (name.line - sign) / 2, icon, sign, colour)
        right = number.width(line.points) + px(4)
        left += sign + px(6)
        room = width - sign - px(6) - right
        slip.write((left + room, top, right), line.points, number, "right")
        text = line.text if counts else self._words(line)
        return slip.write((left, top, room), text, name)

    def _points(self, ticket: TicketScore) -> str:
        if self._result.rules.instant_tickets:
            return ""
        return f"+{ticket.points}" if ticket.done else f"−{ticket.points}"

    @staticmethod
    def _words(line: _Line) -> str:
        translate = QCoreApplication.translate
        state = {
            "done": translate("ending", "done"),
            "missed": translate("ending", "missed"),
            "too_late": translate("ending", "connected, but no longer counted"),
            "unfinished": translate("ending", "not finished"),
        }[line.state]
        return f"{line.text}, {state}"

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw everything."""
        self._slip.draw(QPainter(self))
