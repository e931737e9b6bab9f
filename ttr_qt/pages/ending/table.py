"""The final table: a row for each player, counted up and then put in order."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ttr_qt.engine import RuleSet
from ttr_qt.models.records.result import GameResult, Standing
from ttr_qt.pages.ending.count import Tally, tallies
from ttr_qt.pages.ending.row_art import DrawFace, draw_bar, draw_chip_face, draw_pips
from ttr_qt.pages.ending.transition import Transition
from ttr_qt.pages.ending.words import called, pieces_are_carts
from ttr_qt.views.paint.symbols import draw_symbol
from ttr_qt.views.paint.tokens import draw_player_chip
from ttr_qt.views.theme.fonts import BOLD, MEDIUM, SEMIBOLD
from ttr_qt.views.theme.palette import player_colour
from ttr_qt.views.theme.pencil import Pencil, stroke, tint
from ttr_qt.views.theme.style import CAPTION, HEADING, SECONDARY, Style
from ttr_qt.views.widgets.tool_tips import wrapped

_LEAST_ROW_HEIGHT: Final = 38
_LOW_ROW_HEIGHT: Final = 48
"""Below this height rows have smaller letters."""
_MOST_ROW_HEIGHT: Final = 78
_PLACE_WIDTH: Final = 38
_LEAST_NAME_WIDTH: Final = 96
_LEAST_BAR_WIDTH: Final = 70
_LEAST_NUMBER_WIDTH: Final = 54
_SOFT_HYPHEN: Final = "\u00ad"
_REORDER_TIME: Final = 600
"""Milliseconds in which rows go to their places."""

Value = Callable[[Standing, Tally], int]


@dataclass(frozen=True, slots=True)
class Column:
    """A kind of points."""

    title: str
    value: Value
    signed: bool = True
    bonus: bool = False


def columns_of(result: GameResult) -> tuple[Column, ...]:
    """Return the kinds of points that an edition has, before the total."""
    rules = result.rules
    translate = QCoreApplication.translate
    if rules.instant_tickets:
        return ()
    columns = [Column(translate("ending", "Routes"), lambda s, _: s.routes, signed=False)]
    if rules.passengers:
        columns.append(Column(translate("ending", "Goods"), lambda s, _: s.goods))
    done, missed = translate("ending", "Tickets done"), translate("ending", "Tickets missed")
    if pieces_are_carts(result):
        done = translate("ending", "Contracts done")
        missed = translate("ending", "Contracts missed")
    columns.append(Column(done, lambda s, t: t.done_points(s)))
    columns.append(Column(missed, lambda s, t: t.missed_points(s)))
    return (*columns, *_bonus_columns(rules))


def _bonus_columns(rules: RuleSet) -> Iterator[Column]:
    translate = QCoreApplication.translate
    if rules.longest_bonus:
        title = translate("ending", "Longest route")
        yield Column(title, lambda s, t: s.longest_bonus * t.bonus, bonus=True)
    if rules.most_tickets_bonus:
        title = translate("ending", "Most tickets")
        yield Column(title, lambda s, t: s.most_tickets_bonus * t.bonus, bonus=True)
    if rules.goods_cards:
        title = translate("ending", "Goods cards")
        yield Column(title, lambda s, t: s.goods_card_bonus * t.bonus, bonus=True)


class ScoreTable(QWidget):
    """The score sheets of all players.

    Signals:
        player_clicked: the seat of a row, once all is counted.
    """

    player_clicked = Signal(int)

    def __init__(
        self,
        style: Style,
        result: GameResult,
        draw_face: DrawFace,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._result = result
        self._draw_face = draw_face
        self._columns = columns_of(result)
        self._tally = tallies(result)[-1]
        self._seats = sorted(result.standings, key=lambda standing: standing.seat)
        self._head_font = style.font(SECONDARY, MEDIUM)
        self._name_font = style.font(HEADING, SEMIBOLD)
        self._low_name_font = style.font(15, SEMIBOLD)
        self._small_font = style.font(CAPTION)
        self._number_font = style.font(HEADING, SEMIBOLD)
        self._total_font = style.font(24, BOLD)
        self._place_font = style.font(20, BOLD)
        self._reordering = Transition(style, _REORDER_TIME, QEasingCurve.Type.InOutCubic, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setAccessibleName(
            "; ".join(f"{s.place}. {called(s)}: {s.total}" for s in result.standings)
        )

    @property
    def tally(self) -> Tally:
        """What is shown as counted."""
        return self._tally

    def set_tally(self, tally: Tally) -> None:
        """Show a state of the count; the rows go to their places once these are known."""
        ranked = tally.ranked and not self._tally.ranked
        self._tally = tally
        self._reordering.finish()
        if ranked:
            self._reordering.start()

    def settle(self) -> None:
        """End any movement."""
        self._reordering.finish()

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        least = self.minimumSizeHint()
        rows = self._style.px(64) * len(self._seats)
        return QSize(least.width() + self._style.px(120), self._head_height() + rows)

    def minimumSizeHint(self) -> QSize:
        """Return the size without bars, with low rows and with the longest names cut off."""
        px = self._style.px
        width = self._width_beside_names() + px(_LEAST_NAME_WIDTH)
        if self._result.rules.instant_tickets:
            width += px(_LEAST_BAR_WIDTH)
        row = max(px(_LEAST_ROW_HEIGHT), self._name_height() + px(4))
        return QSize(width, self._head_height() + row * len(self._seats))

    def _width_beside_names(self) -> int:
        columns = sum(map(self._column_width, self._columns))
        return self._style.px(_PLACE_WIDTH + _LEAST_ROW_HEIGHT + 8) + columns + self._total_width()

    def _name_width(self) -> int:
        metrics = QFontMetrics(self._name_font)
        names = [metrics.horizontalAdvance(called(standing)) for standing in self._seats]
        small = QFontMetrics(self._small_font)
        names += [small.horizontalAdvance(self._remark(standing)) for standing in self._seats]
        return max(self._style.px(_LEAST_NAME_WIDTH), *names) + self._style.px(10)

    def _name_height(self) -> int:
        """Return the height of name and remark in low rows."""
        return QFontMetrics(self._low_name_font).height() + QFontMetrics(self._small_font).height()

    def _column_width(self, column: Column) -> int:
        metrics = QFontMetrics(self._head_font)
        lines = map(metrics.horizontalAdvance, _in_two_lines(column.title).splitlines())
        return max(self._style.px(_LEAST_NUMBER_WIDTH), *lines) + self._style.px(12)

    def _total_width(self) -> int:
        metrics = QFontMetrics(self._head_font)
        figures = QFontMetrics(self._total_font).horizontalAdvance("−000")
        return max(figures, metrics.horizontalAdvance(self._total_title())) + self._style.px(16)

    def _total_title(self) -> str:
        if self._result.rules.instant_tickets:
            return QCoreApplication.translate("ending", "Tickets")
        return QCoreApplication.translate("ending", "Total")

    def _head_height(self) -> int:
        return 2 * QFontMetrics(self._head_font).height() + self._style.px(8)

    def _remark(self, standing: Standing) -> str:
        translate = QCoreApplication.translate
        if self._result.rules.instant_tickets:
            if standing.crossing:
                return translate("ending", "joined east and west")
            return ""
        counted = self._tally.counted(standing)
        done = sum(ticket.done for ticket in counted)
        if pieces_are_carts(self._result):
            return translate("ending", "%n contracts done", "", done)
        return translate("ending", "%n tickets done", "", done)

    def _row_height(self) -> float:
        room = self.height() - self._head_height()
        return min(room / len(self._seats), self._style.px(_MOST_ROW_HEIGHT))

    def _line(self, standing: Standing) -> int:
        """Return which row it is, as far as the places are known."""
        order = self._result.standings if self._tally.ranked else self._seats
        return order.index(standing)

    def _row_top(self, standing: Standing) -> float:
        """Return where a row lies, on its way from its seat to its place."""
        sitting = self._seats.index(standing)
        placed = self._result.standings.index(standing)
        way = self._reordering.value if self._tally.ranked else 0.0
        line = sitting + (placed - sitting) * way
        return self._head_height() + line * self._row_height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the heading and all rows."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        lefts = self._lefts()
        self._draw_head(painter, lefts)
        for standing in self._result.standings:
            self._draw_row(pencil, standing, lefts)

    def _lefts(self) -> list[tuple[int, int]]:
        """Return left edge and width of each column of numbers, the total last."""
        widths = [*map(self._column_width, self._columns), self._total_width()]
        least = self._width_beside_names() + self._name_width()
        if self._result.rules.instant_tickets:
            least += self._style.px(_LEAST_BAR_WIDTH)
        spare = max(0, self.width() - least - self._style.px(_LEAST_BAR_WIDTH * 2))
        extra = min(spare // (2 * len(widths)), self._style.px(34))
        left = self.width()
        columns: list[tuple[int, int]] = []
        for width in reversed(widths):
            left -= width + extra
            columns.append((left, width + extra))
        return columns[::-1]

    def _draw_head(self, painter: QPainter, lefts: list[tuple[int, int]]) -> None:
        theme, px = self._style.theme, self._style.px
        painter.setFont(self._head_font)
        titles = [*(column.title for column in self._columns), self._total_title()]
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignRight
        for (left, width), title in zip(lefts, titles, strict=True):
            painter.setPen(tint(theme.ink if title == titles[-1] else theme.ink_second))
            box = QRect(left, 0, width - px(10), self._head_height() - px(6))
            painter.drawText(box, wrap | Qt.AlignmentFlag.AlignBottom, _in_two_lines(title))

    def _draw_row(self, pencil: Pencil, standing: Standing, lefts: list[tuple[int, int]]) -> None:
        theme, px = self._style.theme, self._style.px
        painter = pencil.painter
        top, height = self._row_top(standing), self._row_height()
        face = QRectF(1, top + 2, self.width() - 2, height - 4)
        if self._tally.ranked and standing.place == 1:
            pencil.box(face, theme.amber_background, stroke(theme.amber, 2), px(10))
        elif self._tally.seat == standing.seat:
            pencil.box(face, theme.panel_quiet, stroke(theme.accent, 2), px(10))
        elif self._line(standing) % 2 == 0:
            pencil.box(face, theme.panel_quiet, None, px(10))
        middle = top + height / 2
        if self._tally.ranked:
            painter.setFont(self._place_font)
            painter.setPen(tint(theme.ink if standing.place == 1 else theme.ink_second))
            box = QRectF(px(4), top, px(_PLACE_WIDTH), height)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(standing.place))
        radius = min(height * 0.38, px(29))
        left = px(_PLACE_WIDTH + 6)
        self._draw_face(pencil, standing, left + radius, middle, radius)
        if self._draw_face is not draw_chip_face:
            chip, player = radius * 0.4, player_colour(standing.colour)
            x, y = left + radius * 1.72, middle + radius * 0.66
            pencil.disc(x, y, chip * 1.15, theme.panel)
            draw_player_chip(pencil, x, y, chip, player)
        text = left + round(2 * radius) + px(10)
        room = min(self._name_width(), lefts[0][0] - text)
        self._draw_name(painter, standing, (text, room), middle)
        self._draw_middle(pencil, standing, (text + self._name_width(), lefts[0][0]), middle)
        self._draw_numbers(pencil, standing, lefts, middle)

    def _draw_name(
        self, painter: QPainter, standing: Standing, place: tuple[int, int], middle: float
    ) -> None:
        """Draw a name and what is said below it, cut off where they have no room."""
        left, width = place
        cut = Qt.TextElideMode.ElideRight
        theme = self._style.theme
        low = self._row_height() < self._style.px(_LOW_ROW_HEIGHT)
        font = self._low_name_font if low else self._name_font
        name, small = QFontMetrics(font), QFontMetrics(self._small_font)
        remark = self._remark(standing)
        height = name.height() + (small.height() if remark else 0)
        top = round(middle - height / 2)
        painter.setFont(font)
        painter.setPen(tint(theme.ink))
        told = name.elidedText(called(standing), cut, width)
        painter.drawText(QRect(left, top, width, name.height()), 0, told)
        painter.setFont(self._small_font)
        painter.setPen(tint(theme.ink_second))
        below = QRect(left, top + name.height(), width + 4, small.height())
        painter.drawText(below, 0, small.elidedText(remark, cut, width + 4))

    def _draw_middle(
        self, pencil: Pencil, standing: Standing, room: tuple[int, int], middle: float
    ) -> None:
        """Draw what lies between name and numbers: the bar, or the tickets of the six."""
        px = self._style.px
        left, right = room
        if right - left < px(_LEAST_BAR_WIDTH):
            return
        player = player_colour(standing.colour)
        theme = self._style.theme
        if self._result.rules.instant_tickets:
            width = min(right - left, px(230))
            rect = QRectF(left, middle - px(12), width, px(24))
            draw_pips(pencil, rect, standing, self._result.rules.tickets_to_win, player, theme)
            return
        longest = max(s.total - s.missed_points for s in self._seats)
        rect = QRectF(left, middle - px(11), right - left - px(4), px(22))
        draw_bar(pencil, rect, standing, self._tally, longest, player, theme)

    def _draw_numbers(
        self, pencil: Pencil, standing: Standing, lefts: list[tuple[int, int]], middle: float
    ) -> None:
        theme, px = self._style.theme, self._style.px
        painter = pencil.painter
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._number_font)
        for column, (left, width) in zip(self._columns, lefts, strict=False):
            value = column.value(standing, self._tally)
            box = QRectF(left, middle - px(20), width - px(10), px(40))
            ink = theme.ink if value > 0 else theme.bad if value < 0 else theme.ink_disabled
            text = _figure(value, signed=column.signed)
            painter.setPen(tint(ink))
            painter.drawText(box, side, text)
            if column.bonus and value:
                figures = QFontMetrics(self._number_font).horizontalAdvance(text)
                x = box.right() - figures - px(10)
                draw_symbol(pencil, "star", x, middle, px(7), "#E0A21C")
        left, width = lefts[-1]
        painter.setFont(self._total_font)
        painter.setPen(tint(theme.ink))
        total = _figure(self._tally.total(standing), signed=False, dash=False)
        painter.drawText(QRectF(left, middle - px(20), width - px(10), px(40)), side, total)

    def _row_at(self, y: float) -> Standing | None:
        """Return whose row is at a height, once the places are known."""
        if not self._tally.ranked:
            return None
        for standing in self._result.standings:
            top = self._row_top(standing)
            if top <= y < top + self._row_height():
                return standing
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that a row can be clicked."""
        over = self._row_at(event.position().y()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell whose row was clicked."""
        standing = self._row_at(event.position().y())
        if standing is not None and event.button() == Qt.MouseButton.LeftButton:
            self.player_clicked.emit(standing.seat)
        super().mouseReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, so that its release comes here."""
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Say what a click does."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            if self._row_at(event.y()) is None:
                QToolTip.hideText()
            else:
                text = QCoreApplication.translate("ending", "A click shows the tickets.")
                if pieces_are_carts(self._result):
                    text = QCoreApplication.translate("ending", "A click shows the contracts.")
                QToolTip.showText(event.globalPos(), wrapped(text), self)
            return True
        return super().event(event)


def _in_two_lines(title: str) -> str:
    """Return the title of a column, broken before its last word or within a long one."""
    first, hyphen, last = title.rpartition(_SOFT_HYPHEN)
    if hyphen:
        return f"{first}-\n{last}"
    first, space, last = title.rpartition(" ")
    return f"{first}\n{last}" if space else title


def _figure(value: int, *, signed: bool, dash: bool = True) -> str:
    if value == 0 and dash:
        return "–"
    return f"{value:+d}".replace("-", "−") if signed else str(value).replace("-", "−")
