"""Today's game on the start page, as a strip: what it is, how the last days went, its button."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ttr_qt.models.records.todays_results import TodaysOffer
from ttr_qt.models.setup.todays_deal import ADA
from ttr_qt.pages.today.chart import DayChart
from ttr_qt.pages.today.pictures import CalendarLeaf, SmallPoster
from ttr_qt.pages.today.words import (
    conditions_text,
    longest_text,
    state_text,
    streak_text,
    table_text,
    won_text,
)
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.fonts import BOLD
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import SCORE, Style
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.widgets.labels import line
from ttr_qt.views.widgets.panel import MARGIN, Panel
from ttr_qt.views.widgets.player_faces import Portrait
from ttr_qt.views.widgets.tool_tips import wrapped

OfferOf = Callable[[str], TodaysOffer]
"""Returns what there is of today's game in an edition."""

_HEIGHT: Final = 66
_PADDING: Final = 14
_GAP: Final = 12
_FACE: Final = 38
_LOOK_EVERY: Final = 20_000
"""Milliseconds after which it is looked whether another day has begun."""


class Divider(QWidget):
    """A thin upright line between two parts."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.setFixedWidth(style.px(11))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line."""
        pencil, middle = Pencil(QPainter(self)), self.width() / 2
        room = self._style.px(12)
        pencil.line(middle, room, middle, self.height() - room, stroke(self._style.theme.line, 1))


class TodayStrip(Panel):
    """Offers today's game of the edition that is chosen; where it is narrow, parts are left out.

    Signals:
        play_wanted: the `TodaysOffer` whose game is to be played.
    """

    play_wanted = Signal(object)

    def __init__(self, style: Style, offer_of: OfferOf, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=0)
        self._offer_of = offer_of
        self._offer: TodaysOffer | None = None
        self._leaf = CalendarLeaf(style, self)
        self._poster = SmallPoster(style, self)
        self._title = line(self.tr("Today's game"), "heading", self)
        self._table = line("", "strong", self)
        self._state = line("", "secondary", self)
        self._won = line("", "secondary", self)
        self.chart: Final = DayChart(style, self)
        self._streak = line("", "score", self)
        self._streak_words = line("", "secondary", self)
        self.button: Final = KeyedButton(
            style, "", command=Command.PLAY_TODAY, kind="outlined", parent=self
        )
        self.button.clicked.connect(self._on_play)
        self._texts = self._column(self._title_row(), self._state)
        self._against = self._ada()
        self._days = self._streak_block()
        self._arrange()
        self._clock = QTimer(self, interval=_LOOK_EVERY)
        self._clock.timeout.connect(self.refresh)

    @property
    def offer(self) -> TodaysOffer | None:
        """What is offered."""
        return self._offer

    def show_edition(self, edition: str) -> None:
        """Offer today's game of an edition."""
        self._show(self._offer_of(edition))

    @Slot()
    def refresh(self) -> None:
        """Look whether there is something else to tell: another day may have begun."""
        if self._offer is not None:
            self._show(self._offer_of(self._offer.deal.edition))

    def _show(self, offer: TodaysOffer) -> None:
        if offer == self._offer:
            return
        self._offer = offer
        language = self.look.language
        self._leaf.show_day(offer.deal.day)
        self._poster.show_edition(offer.deal.edition)
        self._table.setText(table_text(offer.deal, language))
        self._state.setText(state_text(offer))
        self._won.setText(won_text(offer))
        self.chart.show_offer(offer)
        number, _, words = streak_text(offer.streak).partition(" ")
        self._streak.setText(number)
        self._streak_words.setText(words.replace(" ", "\n", 1))
        self._days.setToolTip(longest_text(offer.longest))
        self._show_button(offer)
        self._fit()

    def _show_button(self, offer: TodaysOffer) -> None:
        text, remark = self.tr("Play today's game"), ""
        if offer.result is not None:
            text, remark = self.tr("Play it again"), self.tr("for practice")
        elif offer.begun:
            text = self.tr("Continue today's game")
        self.button.set_texts(text, remark)
        told = [
            f"{self._title.text()}: {self._table.text()}.",
            self._state.text(),
            f"{self.tr('Against Ada')}: {self._won.text()}.",
        ]
        if streak := streak_text(offer.streak):
            told.append(f"{streak}.")
        self.button.setAccessibleName(f"{text} {remark}".rstrip())
        self.button.setAccessibleDescription(" ".join(told))
        self.button.setToolTip(wrapped(conditions_text()))

    @Slot()
    def _on_play(self) -> None:
        if self._offer is not None:
            self.play_wanted.emit(self._offer)

    def _title_row(self) -> QWidget:
        part = QWidget(self)
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.look.px(10))
        row.addWidget(self._title)
        row.addWidget(self._table)
        row.addStretch(1)
        return part

    def _column(self, *lines: QWidget) -> QWidget:
        part = QWidget(self)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.look.px(2))
        column.addStretch(1)
        for one in lines:
            column.addWidget(one)
        column.addStretch(1)
        return part

    def _ada(self) -> QWidget:
        part = QWidget(self)
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.look.px(9))
        row.addWidget(Divider(self.look, part))
        row.addWidget(Portrait(self.look, ADA, _FACE, part))
        row.addWidget(self._column(line(self.tr("Against Ada"), "strong", part), self._won))
        return part

    def _streak_block(self) -> QWidget:
        part = QWidget(self)
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.look.px(8))
        row.addWidget(Divider(self.look, part))
        self._streak.setFont(self.look.font(SCORE, BOLD))
        row.addWidget(self._streak)
        row.addWidget(self._streak_words)
        return part

    def _arrange(self) -> None:
        px = self.look.px
        row = QHBoxLayout()
        row.setContentsMargins(px(_PADDING - 3), 0, px(_PADDING), 0)
        row.setSpacing(px(_GAP))
        row.addWidget(self._leaf)
        row.addWidget(self._poster)
        row.addWidget(self._texts)
        row.addStretch(1)
        for part in (self._against, self.chart, self._days):
            row.addWidget(part)
        row.addWidget(self.button)
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        margin = px(MARGIN)
        self.box.setContentsMargins(margin, margin, margin, margin)
        self.box.addLayout(row)
        self.setFixedHeight(px(_HEIGHT) + 2 * margin)

    def _fit(self) -> None:
        """Show as many parts as there is room for, the most important ones first."""
        if self._offer is None:
            return
        parts = (self._poster, self.chart, self._against, self._days, self._table, self._state)
        offered = [part for part in parts if part is not self._days or self._streak.text()]
        dropped: list[QWidget] = []
        for part in (None, *offered):
            if part is not None:
                dropped.append(part)
            shown = [one for one in offered if one not in dropped]
            if self._needed(shown) <= self.width():
                break
        for one in parts:
            one.setVisible(one in offered and one not in dropped)

    def _needed(self, shown: Sequence[QWidget]) -> int:
        """Return the width that some parts need, with those that are always there."""
        px, gap = self.look.px, self.look.px(_GAP)
        first, second = self._title.sizeHint().width(), 0
        if self._table in shown:
            first += px(10) + self._table.sizeHint().width()
        if self._state in shown:
            second = self._state.sizeHint().width()
        widths = [self._leaf.width(), max(first, second), self.button.sizeHint().width()]
        beside = (self._poster, self.chart, self._against, self._days)
        widths += [one.sizeHint().width() for one in beside if one in shown and one.layout()]
        widths += [one.width() for one in beside if one in shown and not one.layout()]
        # One gap more, for the stretch between the texts and what is at the right.
        return sum(widths) + len(widths) * gap + 2 * px(_PADDING + MARGIN)

    def minimumSizeHint(self) -> QSize:
        """Return the room for the leaf, the name and the button."""
        return QSize(self._needed(()), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Look whether the day is still the same, and go on looking."""
        super().showEvent(event)
        self.refresh()
        self._fit()
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look no longer."""
        super().hideEvent(event)
        self._clock.stop()
