"""The panel that parts luck from skill: why a player ended so far ahead or behind."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QBrush, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ttr_qt.pages.review.reviewed_game import ReviewedGame
from ttr_qt.pages.review.words import (
    doubt_words,
    part_names,
    parts_sentence,
    points_change,
    whole_parts,
)
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.pencil import Pencil, mix, stroke, tint
from ttr_qt.views.theme.style import SECONDARY, Style
from ttr_qt.views.widgets.buttons import Segments
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.words.people import nameless

_CHANCE: Final = "#9B7FCB"
_OWN: Final = "#C9502F"
_OTHERS: Final = "#6E7F86"
_COLOURS: Final = {
    "deal": _CHANCE,
    "luck": _CHANCE,
    "hidden": _CHANCE,
    "own": _OWN,
    "others": _OTHERS,
    "result": "#E0A21E",
}
_LEAST_ROW: Final = 15
_PALE: Final = 0.7
"""Opacity of what may still change."""
_FEW: Final = 2
"""Players whose names have room in full."""


class PartBars(QWidget):
    """Bars that begin where the one above ends; what lowers the result is hatched."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._parts: dict[str, int] = {}
        self._names: dict[str, str] = {}
        self._preliminary = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_parts(self, parts: dict[str, int], names: dict[str, str]) -> None:
        """Show parts of a result by their names; the result is their sum."""
        self._parts, self._names = dict(parts), names
        self.setAccessibleName(parts_sentence(names, parts, self._style.language) if parts else "")
        self.update()

    def set_preliminary(self, *, preliminary: bool) -> None:
        """Show paler what may still change."""
        if preliminary != self._preliminary:
            self._preliminary = preliminary
            self.update()

    def _bars(self) -> list[tuple[str, int, int]]:
        """Return the name of each bar, where it begins and where it ends."""
        bars, at = [], 0
        for name, value in self._parts.items():
            bars.append((name, at, at + value))
            at += value
        return [*bars, ("result", 0, at)]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a row for each part, and one for the result."""
        if not self._parts:
            return
        painter = QPainter(self)
        painter.setOpacity(_PALE if self._preliminary else 1.0)
        pencil, px, theme = Pencil(painter), self._style.px, self._style.theme
        bars = self._bars()
        font, strong = self._style.font(SECONDARY), self._style.font(SECONDARY, SEMIBOLD)
        metrics = QFontMetrics(strong)
        words = max(metrics.horizontalAdvance(name) for name in self._names.values()) + px(10)
        figure = metrics.horizontalAdvance("+000") + px(6)
        low = min(0, *(min(a, b) for _, a, b in bars))
        high = max(0, *(max(a, b) for _, a, b in bars))
        wide = max(self.width() - words - 2 * figure, px(40))
        unit = wide / max(high - low, 1)
        zero = words + figure - low * unit
        each = self.height() / len(bars)
        pencil.line(zero, 0, zero, self.height(), stroke(theme.line, 1.2))
        for number, (name, start, end) in enumerate(bars):
            top = number * each
            painter.setFont(strong if name == "result" else font)
            painter.setPen(tint(theme.ink))
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, top, words, each), middle, self._names[name])
            left, right = zero + min(start, end) * unit, zero + max(start, end) * unit
            thick = min(each * 0.66, px(17))
            bar = QRectF(left, top + (each - thick) / 2, max(right - left, 1.5), thick)
            self._draw_bar(pencil, bar, _COLOURS[name], rises=end >= start)
            painter.setFont(strong)
            painter.setPen(
                tint(theme.good if end > start else theme.bad if end < start else theme.ink)
            )
            told = points_change(end - start, self._style.language)
            if end >= start:
                painter.drawText(QRectF(right + px(5), top, figure, each), middle, told)
            else:
                side = Qt.AlignmentFlag.AlignRight | middle
                painter.drawText(QRectF(left - figure - px(5), top, figure, each), side, told)

    def _draw_bar(self, pencil: Pencil, bar: QRectF, colour: str, *, rises: bool) -> None:
        edge = stroke(mix(colour, "#000000", 0.3), 1.0)
        radius = self._style.px(3)
        if rises:
            pencil.box(bar, colour, edge, radius)
            return
        pencil.box(bar, mix(colour, self._style.theme.panel, 0.55), None, radius)
        pencil.box(bar, QBrush(tint(colour), Qt.BrushStyle.BDiagPattern), edge, radius)

    def sizeHint(self) -> QSize:
        """Return a good size."""
        return QSize(self._style.px(360), self._style.px(130))

    def minimumSizeHint(self) -> QSize:
        """Return a size in which all rows can be read."""
        return QSize(self._style.px(240), 6 * self._style.px(_LEAST_ROW))


class LuckPanel(Panel):
    """Why the result of a player is what it is.

    Signals:
        seat_chosen: the seat that the page tells of from now on.
    """

    seat_chosen = Signal(int)

    def __init__(self, style: Style, game: ReviewedGame, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=12)
        self._game = game
        self.seat = game.own
        self.bars: Final = PartBars(style, self)
        choices = [(number, seat.name) for number, seat in enumerate(game.seats)]
        self.players: Final = Segments(style, choices, game.own, self, narrow=len(choices) > _FEW)
        self.players.chosen.connect(self._on_chosen)
        self.against: Final = line("", "caption", self)
        self.against.setToolTip(
            self.tr(
                "Decisions are measured against those of a steady player, who also plays whenever "
                "the game is played on to see what a position is worth. The figure after ± says "
                "how far off each part may be, since not everything can be played out."
            )
        )
        self.heading: Final = label(self.tr("Luck and skill"), "heading", self)
        row = QHBoxLayout()
        row.addWidget(self.heading, 1)
        row.addWidget(self.players)
        self.box.setSpacing(style.px(4))
        self.box.addLayout(row)
        self.box.addWidget(self.against)
        self.box.addWidget(self.bars, 1)

    def refresh(self) -> None:
        """Show what is found now."""
        game, review = self._game, self._game.review
        preliminary, heading = game.preliminary, self.tr("Luck and skill")
        self.heading.setText(self.tr("Luck and skill so far") if preliminary else heading)
        self.bars.set_preliminary(preliminary=preliminary)
        if review is None:
            self.bars.show_parts({}, {})
            return
        rival = game.rival(self.seat)
        told = [self._unit(game.seats[rival].name)]
        if doubt := doubt_words(review.point_doubt(self.seat), self.look.language):
            told.append(doubt)
        self.against.setText(", ".join(told))
        parts = whole_parts(review.point_parts(self.seat, rival))
        self.bars.show_parts(parts, part_names(game, self.seat))

    def _unit(self, rival: str) -> str:
        """Return in what, and against whom, the result is told."""
        of_you, of_others = self.tr("in points, against you"), self.tr("in points, against {name}")
        if self._game.game.rules.tickets_to_win:
            of_you = self.tr("in tickets, against you")
            of_others = self.tr("in tickets, against {name}")
        return of_you if rival == nameless() else of_others.format(name=rival)

    def choose(self, seat: int) -> None:
        """Tell of another player."""
        self.players.set_value(seat)
        self._on_chosen(seat)

    @Slot(object)
    def _on_chosen(self, seat: object) -> None:
        if isinstance(seat, int):
            self.seat = seat
            self.refresh()
            self.seat_chosen.emit(seat)
