"""One's own tickets: where they lead, what they bring, and how far one is with them."""

import functools
from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, QSortFilterProxyModel, Signal, Slot
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from ttr_qt.engine.rules import RULES
from ttr_qt.models.item_models.tickets import TicketRow, TicketsModel, TicketState
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.minimap import draw_minimap
from ttr_qt.views.cards.pictures import picture
from ttr_qt.views.cards.tickets import LONG, SHORT
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.panel_parts.list_panel import ListPanel
from ttr_qt.views.panel_parts.row_list import Index
from ttr_qt.views.panel_parts.slip import Pen, Slip
from ttr_qt.views.panels.open_tickets import OpenTickets
from ttr_qt.views.theme.fonts import BOLD, MEDIUM, SEMIBOLD
from ttr_qt.views.theme.language import between, in_language
from ttr_qt.views.theme.style import CAPTION, Style
from ttr_qt.views.words.people import nameless

_STATE_ORDER: Final[dict[TicketState, int]] = {
    "possible": 0,
    "too_long": 1,
    "done": 2,
    "blocked": 3,
}
_NARROW_WIDTH: Final = 230
_MAP_SIZES: Final = ((96, 62), (72, 56), (50, 44), (40, 40))
"""Sizes of the small map, tried in turn until usual names have their room beside it."""
_NAME_ROOM: Final = 96
_NAME_SIZES: Final = (14.0, 13.0, 12.0, 11.0)
"""The sizes of a name, tried in turn until its longest word has its room and a dash has its
place."""
_SCROLLED: Final = 12
"""Width of a scroll bar, which is there if there are more tickets."""
_LOW_MAP: Final = 34
"""Height of the small map where tickets are many."""
_STATE_SIGNS: Final[dict[TicketState, str]] = {"too_long": "triangle-alert", "blocked": "x"}
_STATE_COLOURS: Final[dict[TicketState, str]] = {
    "possible": "#1B6673",
    "too_long": "#8C8375",
    "done": "#2C7A4B",
    "blocked": "#8C8375",
}


class _InOrderOfUse(QSortFilterProxyModel):
    """Tickets in hand: what is to be done goes first, then what is done, then what is lost."""

    def __init__(self, tickets: TicketsModel) -> None:
        super().__init__(tickets)
        self._tickets = tickets
        self.setSourceModel(tickets)
        self.sort(0)

    def row(self, place: int) -> TicketRow:
        """Return the ticket at a place of the list."""
        return self._tickets.row(self.mapToSource(self.index(place, 0)).row())

    def filterAcceptsRow(self, place: int, _parent: Index) -> bool:
        """Leave out tickets that lie open."""
        return not self._tickets.row(place).shown

    def lessThan(self, left: Index, right: Index) -> bool:
        """Compare by state; tickets of the same state keep their order."""
        first, second = left.row(), right.row()
        rows = self._tickets.rows
        a, b = _STATE_ORDER[rows[first].state], _STATE_ORDER[rows[second].state]
        return (a, first) < (b, second)


class TicketsPanel(ListPanel):
    """The tickets.

    Signals:
        ticket_entered: the id of a ticket that is pointed at.
        ticket_left: none is pointed at any more.
    """

    ticket_entered = Signal(str)
    ticket_left = Signal()

    def __init__(
        self, style: Style, model: TicketsModel, design: BoardDesign, parent: QWidget | None = None
    ) -> None:
        rules = RULES[design.map.rules]
        rows = _InOrderOfUse(model)
        super().__init__(style, rows, parent)
        self._contracts = edition_of(design.map).contracts
        if self._contracts:
            self.set_texts(self.tr("Contracts"), self.tr("You have no contracts yet."))
        else:
            self.set_texts(self.tr("Tickets"), self.tr("You have no tickets yet."))
        rows.setParent(self)
        self._rows = rows
        self._model = model
        self._design = design
        self._goal = rules.tickets_to_win
        self._decks = len(rules.ticket_decks)
        self._most = (0, 0)
        """A width of the list, and the most that its tickets needed there."""
        self._low = False
        """Whether tickets are lower, since not all would be seen."""
        self.open_tickets: Final = OpenTickets(style, design, self._goal, self)
        self.open_tickets.setVisible(bool(self._goal))
        self.open_tickets.ticket_entered.connect(self.ticket_entered)
        self.open_tickets.ticket_left.connect(self.ticket_left)
        self.box.insertWidget(1, self.open_tickets)
        self.list.row_entered.connect(self._on_row_entered)
        self.list.row_left.connect(self.ticket_left)
        model.changed.connect(self._on_model_changed)
        model.crossed_changed.connect(self._on_model_changed)
        self._on_model_changed()

    def set_owner(self, name: str) -> None:
        """Say whose tickets these are; ``name`` may be what a person without a name is called."""
        if name == nameless():
            title = self.tr("Contracts") if self._contracts else self.tr("Tickets")
        elif self._contracts:
            title = self.tr("Contracts of {name}").format(name=name)
        else:
            title = self.tr("Tickets of {name}").format(name=name)
        self.set_texts(title, self.tr("None yet."))
        self._arrange_head()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave some room for the list."""
        super().resizeEvent(event)
        self._leave_room()
        self.fit_rows()

    def fit_rows(self) -> None:
        """Make tickets lower where not all of them would be seen."""
        self.box.activate()
        width = self.list.row_width
        places = range(self._rows.rowCount())
        needed = sum(self._laid_out(place, width, lit=False, low=False).bottom for place in places)
        low = needed > self.list.height()
        if low != self._low:
            self._low = low
            self.list.scheduleDelayedItemsLayout()
            self.list.viewport().update()

    def _leave_room(self) -> None:
        """Let open tickets lie in one row where the others would have to be scrolled to."""
        if self._goal:
            wide, needed = self.list.viewport().width(), self.list.content_height()
            # They are not to lie down and stand up again with every other ticket.
            known = self._most[1] if self._most[0] == wide else 0
            self._most = (wide, max(needed, known))
            edges = self.box.contentsMargins()
            open_high = self.open_tickets.usual_height(self.width() - edges.left() - edges.right())
            rest = edges.top() + edges.bottom() + self._head.sizeHint().height()
            rest += 2 * self.box.spacing() + self._most[1]
            self.open_tickets.lie_flat(self.height() < rest + open_high)

    def height_of_two(self, width: int) -> int:
        """Return the room in which the first two tickets are seen as low as they can be."""
        edges = self.box.contentsMargins()
        inner = width - edges.left() - edges.right()
        title = self._title.heightForWidth(inner) if self._title.wordWrap() else -1
        high = edges.top() + edges.bottom() + self.box.spacing()
        high += max(self._head.sizeHint().height(), title + self.note.sizeHint().height())
        if self._goal:
            high += self.open_tickets.flat_height(inner) + self.box.spacing()
        places = range(min(self._rows.rowCount(), 2))
        rooms = (inner, inner - self.look.px(_SCROLLED))
        return high + sum(
            max(round(self._laid_out(place, one, lit=False, low=True).bottom) for one in rooms)
            for place in places
        )

    @property
    def opened(self) -> list[str]:
        """The tickets that lie open, in their order."""
        return [row.ticket for row in self._model.rows if row.shown]

    def open_rect(self, place: int) -> QRect:
        """Return where on the screen the open ticket of a number lies."""
        slot = self.open_tickets.slot(place).toAlignedRect()
        return QRect(self.open_tickets.mapToGlobal(slot.topLeft()), slot.size())

    def key(self, place: int) -> Hashable:
        """Return the id of the ticket at a place of the list."""
        return self._rows.row(place).ticket

    def facts(self, place: int) -> Hashable:
        """Return all that the look of a row depends on."""
        return self._rows.row(place), self._low

    def words(self, place: int) -> str:
        """Return both ends of a ticket, its points, and how far one is with it."""
        row = self._rows.row(place)
        ends = between(row.ends, self.look.language)
        points = [self.tr("%n points", "", row.points)] if row.points else []
        return ", ".join((ends, *points, self._state(row)))

    def slip(self, place: int, width: int, *, lit: bool) -> Slip:
        """Return a ticket laid out; one that is done needs no more than a line."""
        return self._laid_out(place, width, lit=lit, low=self._low)

    def _laid_out(self, place: int, width: int, *, lit: bool, low: bool) -> Slip:
        row, px, theme = self._rows.row(place), self.look.px, self.look.theme
        slip = Slip(self.look, self.devicePixelRatioF())
        if row.state == "done":
            self._write_done(slip, row, width, lit=lit)
            return slip
        if low:
            self._write_low(slip, row, width, lit=lit)
            return slip
        ink = theme.ink_disabled if row.state == "blocked" else theme.ink
        narrow = width < px(_NARROW_WIDTH)
        edge, value = px(6 if narrow else 8), slip.pen(17 if narrow else 20, BOLD, ink)
        right = value.width(str(row.points)) if row.points else 0
        map_width, map_height = self.map_size(width - 2 * edge - px(17) - value.width("00"))
        left = edge + map_width + px(9)
        room = width - left - right - edge - px(11)
        # The box is drawn first, but its height is known last.
        trial = Slip(self.look, slip.ratio)
        self._write_row(trial, row, (left, edge, room), ink)
        high = max(trial.bottom + edge - px(1), map_height + 2 * edge)
        fill = theme.amber_background if lit else theme.panel_quiet
        line_of = (theme.amber, 2.0) if lit else (theme.line, 1.0)
        slip.box(QRectF(1, 1, width - 2, high - 2), fill, line_of, px(10))
        top = edge + (high - 2 * edge - map_height) / 2
        slip.picture(edge, top, self._map_picture(row, (map_width, map_height), slip.ratio))
        text_top = (high - (trial.bottom - edge)) // 2
        self._write_row(slip, row, (left, text_top, room), ink)
        if row.points:
            at = (width - edge - px(4) - right, text_top - px(2), right)
            slip.write(at, str(row.points), value, "right")
        slip.bottom = high + px(6)
        return slip

    def _write_done(self, slip: Slip, row: TicketRow, width: int, *, lit: bool) -> None:
        """Write a ticket without its small map: a tick, both ends, and the points."""
        px, theme = self.look.px, self.look.theme
        edge, sign = px(8), px(16)
        pen = slip.pen(CAPTION + 1, MEDIUM, theme.ink_second)
        value = slip.pen(CAPTION + 3, BOLD, theme.good)
        points = f"+{row.points}" if row.points else ""
        left, right = edge + sign + px(7), value.width(points)
        room = width - left - right - edge - (px(8) if points else 0)
        ends = between(row.ends, self.look.language)
        high = pen.height(ends, room) + px(10)
        if lit:
            box = QRectF(1, 1, width - 2, high - 2)
            slip.box(box, theme.amber_background, (theme.amber, 2.0), px(8))
        slip.icon(edge, px(5) + (pen.line - sign) / 2, "check", sign, theme.good)
        slip.write((left, px(5), room), ends, pen)
        if points:
            top = px(5) + (pen.line - value.line) // 2
            slip.write((width - edge - right, top, right), points, value, "right")
        slip.bottom = high + px(2)

    def _write_low(self, slip: Slip, row: TicketRow, width: int, *, lit: bool) -> None:
        """Write a ticket with little height: small map, both ends, points and spaces to go."""
        px, theme = self.look.px, self.look.theme
        lost = row.state == "blocked"
        ink = theme.ink_disabled if lost else theme.ink
        value = slip.pen(15, BOLD, ink)
        sign = _STATE_SIGNS.get(row.state, "")
        rest = slip.pen(CAPTION, MEDIUM, theme.bad if sign else theme.ink_second)
        spaces = "" if lost else self.tr("%n to go", "", row.spaces)
        points = str(row.points) if row.points else ""
        right = max(value.width(points), rest.width(spaces) + (px(17) if sign else 0)) + 2
        edge = px(6)
        frame = self._design.layout.frame
        shape = (frame.right - frame.left) / (frame.bottom - frame.top)
        wide = round(px(_LOW_MAP) * min(shape, 1.0))
        if width - wide - right - 2 * edge - px(14) < px(_NAME_ROOM):
            wide = 0
        left = edge + (wide + px(7) if wide else px(2))
        room = width - left - right - edge - px(7)
        pens = [slip.pen(size, SEMIBOLD, ink) for size in _NAME_SIZES[1:]]
        a, b = (in_language(end, self.look.language) for end in row.ends)
        names = f"{a} – {b}"
        fitting = (pen for pen in pens if pen.height(names, room) <= 2 * pen.line)
        pen = next(fitting, pens[-1])
        texts = pen.height(names, room)
        upper = value.line - px(3) if points else 0
        numbers = upper + rest.line
        high = max(texts, numbers, round(wide / shape)) + 2 * px(4)
        fill = theme.amber_background if lit else theme.panel_quiet
        line_of = (theme.amber, 2.0) if lit else (theme.line, 1.0)
        slip.box(QRectF(1, 1, width - 2, high - 2), fill, line_of, px(8))
        if wide:
            size = wide, round(wide / shape)
            slip.picture(edge, (high - size[1]) / 2, self._map_picture(row, size, slip.ratio))
        slip.write((left, (high - texts) // 2, room), names, pen)
        top = (high - numbers) // 2
        at = width - edge - right
        slip.write((at, top, right), points, value, "right")
        top += upper
        slip.write((at, top, right), spaces, rest, "right")
        if sign:
            x = width - edge - rest.width(spaces) - px(16)
            slip.icon(x, top + (rest.line - px(13)) / 2, sign, px(13), theme.bad)
        slip.bottom = high + px(4)

    def _write_row(self, slip: Slip, row: TicketRow, where: tuple[int, int, int], ink: str) -> None:
        """Write both ends and the state."""
        px, theme = self.look.px, self.look.theme
        left, top, width = where
        a, b = (in_language(end, self.look.language) for end in row.ends)
        pens = [slip.pen(size, SEMIBOLD, ink) for size in _NAME_SIZES]
        words = f"{a} {b}".split()
        fitting = [pen for pen in pens if max(map(pen.width, words)) <= width] or pens[-1:]
        dashed = (pen for pen in fitting if self._dashed(a, b, pen, width) != (a, b))
        pen_of_names = next(dashed, fitting[0])
        for name in self._dashed(a, b, pen_of_names, width):
            top = slip.write((left, top, width), name, pen_of_names)
        sign = _STATE_SIGNS.get(row.state, "")
        colour = theme.bad if sign else theme.ink_second
        pen = slip.pen(CAPTION, MEDIUM, colour)
        indent = px(16) if sign else 0
        top += px(2)
        if sign:
            slip.icon(left - px(1), top + (pen.line - px(14)) / 2, sign, px(14), colour)
        # The line may be longer than a name: it has the room below the points, too.
        slip.write((left + indent, top, width + px(24) - indent), self._state(row), pen)

    @staticmethod
    def _dashed(a: str, b: str, pen: Pen, width: int) -> tuple[str, str]:
        """Return both names with a dash where it needs no line of its own; else without one.

        Names of two words may break.
        """
        for names in ((f"{a} –", b), (a, f"– {b}")):
            if all(
                pen.height(n, width) == pen.height(m, width)
                for n, m in zip(names, (a, b), strict=True)
            ):
                return names
        return a, b

    def _state(self, row: TicketRow) -> str:
        if row.state == "possible":
            return self.tr("%n spaces to go", "", row.spaces)
        if row.state == "done":
            return self.tr("done")
        if row.state == "blocked":
            return self.tr("no longer possible")
        if self._contracts:
            return self.tr("%n spaces: not enough carts", "", row.spaces)
        return self.tr("%n spaces: not enough wagons", "", row.spaces)

    def map_size(self, room: int) -> tuple[int, int]:
        """Return the size of all small maps, which depends on the width of the panel only."""
        frame = self._design.layout.frame
        shape = (frame.right - frame.left) / (frame.bottom - frame.top)
        wides = [min(width, height * shape) for width, height in _MAP_SIZES]
        fitting = (wide for wide in wides if self.look.px(wide + _NAME_ROOM) <= room)
        wide = next(fitting, wides[-1])
        return self.look.px(wide), self.look.px(wide / shape)

    def _map_picture(self, row: TicketRow, size: tuple[int, int], ratio: float) -> QPixmap:
        ink = _STATE_COLOURS[row.state]
        if row.state == "possible" and self._decks > 1:
            ink = LONG if row.deck else SHORT
        return _map_picture(self._design, (row.a, row.b), size, (ink, row.state != "done"), ratio)

    @Slot(object)
    def _on_row_entered(self, ticket: str) -> None:
        self.ticket_entered.emit(ticket)

    @Slot()
    def _on_model_changed(self) -> None:
        rows, opened = self._model.rows, self.opened
        self.show_nothing(not rows)
        if self._goal:
            self.open_tickets.show_tickets(opened, crossed=self._model.crossed)
            done, total = len(opened) + self._model.crossed, self._goal
        else:
            done, total = sum(row.state == "done" for row in rows), len(rows)
        text = self.tr("{done} of {total} done").format(done=done, total=total)
        self.set_note(text if total else "")
        self._leave_room()
        self.fit_rows()

    def sizeHint(self) -> QSize:
        """Return the room for all tickets."""
        return QSize(self.look.px(306), self.look.px(70) + self.list.content_height())

    def minimumSizeHint(self) -> QSize:
        """Return the room for two tickets; others can be scrolled to."""
        extra = self.open_tickets.minimumSizeHint().height() if self._goal else 0
        return QSize(self.look.px(215), self.look.px(215) + extra)


@functools.lru_cache(maxsize=256)
def _map_picture(
    design: BoardDesign,
    ends: tuple[str, str],
    size: tuple[int, int],
    line: tuple[str, bool],
    ratio: float,
) -> QPixmap:
    """Return the board in little with the two ends of a ticket; ``line``: colour, dashed."""
    ink, dashed = line
    rect = (0.5, 0.5, size[0] - 1.0, size[1] - 1.0)
    return picture(
        size, 1.0, ratio, lambda p: draw_minimap(p, design, rect, ends, ink, dashed=dashed)
    )
