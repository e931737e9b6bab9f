"""The analysis on the page of a replay: when it looks for moves, and where they are shown."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRect, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from ttr_qt.bots.position_analysis import Analysis, LiveAnalysis
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Observation
from ttr_qt.models.hints.advice import Hint
from ttr_qt.models.session.replay import Replay
from ttr_qt.pages.board.hint_numbers import HintNumbers
from ttr_qt.pages.board.page_layout import PageParts
from ttr_qt.pages.replay.analysis_panel import AnalysisPanel
from ttr_qt.views.play.panel_highlights import PanelHighlights
from ttr_qt.views.theme.style import Style

_DELAY: Final = 250
"""Milliseconds that one has to stay at a moment before it is looked at."""
_LEAST_LOG: Final = 120
"""Height of the log below which it yields to the moves."""
_LEAST_TICKETS: Final = 132
"""Height that the tickets keep in any case."""


class AnalysisControl(QObject):
    """Has the moment that is shown analysed, as long as one stays there, and shows what is found.

    It is never offered in a game whose cards are still hidden: it would be a hint.

    Signals:
        switched: whether it is on from now on, because the person wants it so.
        laid_out: the panel needs another place.
    """

    switched = Signal(bool)
    laid_out = Signal()

    def __init__(
        self,
        style: Style,
        replay: Replay,
        parts: PageParts,
        highlights: PanelHighlights,
        page: QWidget,
        *,
        limits: ThinkingLimits | None,
        playing: Callable[[], bool],
        moving: Callable[[], bool],
    ) -> None:
        """``playing`` tells whether the game goes on by itself, ``moving`` whether a step does."""
        super().__init__(page)
        self._style, self._replay, self._parts = style, replay, parts
        self._highlights, self._page = highlights, page
        self._playing, self._moving = playing, moving
        self.finder: Final = LiveAnalysis(limits, self)
        self.panel: Final = AnalysisPanel(style, replay.names, page)
        self._numbers = HintNumbers(style, parts)
        self._on = False
        self._view: Observation | None = None
        """What the player who is to move knows, at the moment that is looked at."""
        self._delay = QTimer(self, singleShot=True, interval=_DELAY)
        self._delay.timeout.connect(self._begin)
        self.finder.found.connect(self._on_found)
        self.finder.failed.connect(self._on_failed)
        self.panel.pointed_at.connect(self._on_pointed_at)

    @property
    def offered(self) -> bool:
        """Whether nothing is hidden any more that an analysis would tell."""
        return len(self._replay.watchable) == len(self._replay.seats) and self._replay.length > 0

    @property
    def on(self) -> bool:
        """Whether moments are analysed."""
        return self._on

    @Slot()
    def toggle(self) -> None:
        """Switch it on or off, and have that remembered."""
        if self.offered:
            self.switch(on=not self._on)
            self.switched.emit(self._on)

    def switch(self, *, on: bool) -> None:
        """Switch it on or off."""
        on = on and self.offered
        if on != self._on:
            self._on = on
            self.panel.setVisible(on)
            self.follow()
            self.laid_out.emit()

    @Slot()
    def follow(self) -> None:
        """Look at the moment that is shown now, soon, and no longer at the one before."""
        self.stop()
        if not self._on:
            return
        why_not = self._why_not()
        self.panel.show_message(why_not or self.tr("Looking for the best moves …"))
        if not why_not:
            self._delay.start()

    def stop(self) -> None:
        """Look at nothing any more."""
        self._delay.stop()
        self.finder.rest()
        self._view = None
        self._numbers.clear()
        self._highlights.show_hints(())

    def _why_not(self) -> str:
        """Return why there is nothing to look for at this moment; empty if there is."""
        replay = self._replay
        if replay.over:
            return self.tr("The game is over.")
        if self._playing():
            return self.tr("Pause to see the best moves.")
        view = replay.observation
        if view.phase == "journey":
            return self.tr("A journey is analysed at the move that begins it.")
        moment = replay.game_copy()
        if len(moment.observe(moment.seat).legal_actions) <= 1:
            return self.tr("There is nothing to decide here.")
        return ""

    @Slot()
    def _begin(self) -> None:
        """Begin to look, unless something moves: then later."""
        if not self._on or not self._page.isVisible():
            return
        if self._moving():
            self._delay.start()
            return
        moment = self._replay.game_copy()
        self._view = moment.observe(moment.seat)
        self.finder.look_at(self._replay.ply, self._view, self._replay.next_action)

    @Slot(object)
    def _on_found(self, analysis: Analysis) -> None:
        if analysis.view is not self._view and analysis.view != self._view:
            return
        self._view = analysis.view
        if self.panel.show_analysis(analysis):
            self._highlights.show_hints(analysis.hints, analysis.view)
            self.laid_out.emit()
            self._numbers.show(analysis.hints)

    @Slot()
    def _on_failed(self) -> None:
        self.panel.show_message(
            self.tr("This moment can't be analysed. The log file has the details.")
        )

    @Slot(object)
    def _on_pointed_at(self, hint: Hint | None) -> None:
        self._highlights.show_action(None if hint is None else hint.action, self._view)

    def lay_out(self) -> None:
        """Put the panel below the log, or in its place where there is no room for both.

        Where that is not enough, what stands in the same column yields: first the bonus cards, then
        the tickets.
        """
        parts, px = self._parts, self._style.px
        if not self._on or parts.log.isHidden():
            return
        place = parts.log.geometry()
        needed = self.panel.height_at(place.width())
        if place.height() - needed >= px(_LEAST_LOG):
            parts.log.resize(place.width(), place.height() - needed)
            self.panel.setGeometry(place.adjusted(0, place.height() - needed, 0, 0))
            return
        parts.log.hide()
        if needed > place.height() and self._in_column(parts.bonus, place):
            place = place.united(parts.bonus.geometry())
            parts.bonus.hide()
        if needed > place.height() and self._in_column(parts.tickets, place):
            place = self._take_from_tickets(place, needed - place.height())
        self.panel.setGeometry(place)

    @staticmethod
    def _in_column(part: QWidget, place: QRect) -> bool:
        return not part.isHidden() and part.x() == place.left()

    def _take_from_tickets(self, place: QRect, wanted: int) -> QRect:
        """Return the place with some of the room of the tickets above or below it."""
        tickets = self._parts.tickets
        if tickets.height() <= self._style.px(_LEAST_TICKETS):  # hardly anything is seen of them
            tickets.hide()
            return place.united(tickets.geometry())
        more = min(wanted, max(tickets.height() - self._style.px(_LEAST_TICKETS), 0))
        above = tickets.y() < place.top()
        area = tickets.geometry()
        tickets.setGeometry(area.adjusted(0, 0 if above else more, 0, -more if above else 0))
        return place.adjusted(0, -more if above else 0, 0, 0 if above else more)
