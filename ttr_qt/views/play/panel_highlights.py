"""What the panels have the board show: a ticket, a player, an action, hints, offers."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QGraphicsItem

from ttr_qt.engine import Action, Observation
from ttr_qt.models.hints.advice import Hint
from ttr_qt.models.item_models.log import LogRow
from ttr_qt.models.item_models.tickets import OfferRow, TicketRow
from ttr_qt.views.board_display import board_marks
from ttr_qt.views.board_display.hint_marks import HintBadges, action_marks, hint_marks
from ttr_qt.views.board_display.ticket_offers import OfferOverlay
from ttr_qt.views.play.state import BoardState
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.highlights import Marks


class PanelHighlights(QObject):
    """Marks, letters and numbers on the board for what the panels show.

    Signals:
        changed: something else is to be marked.
    """

    changed = Signal()

    def __init__(self, board_view: BoardView, state: BoardState, parent: QObject) -> None:
        super().__init__(parent)
        self._board_view, self._state = board_view, state
        self._pointed: Callable[[Marks, Observation], Marks] | None = None
        self._offers: tuple[OfferRow, ...] = ()
        self._hints: tuple[Hint, ...] = ()
        self._advised: Observation | None = None
        self._player: int | None = None
        self._letters = OfferOverlay(board_view.board)
        self._numbers = HintBadges(board_view.board)
        board_view.zoomed.connect(self._draw)

    def show_ticket(self, row: TicketRow | OfferRow | None) -> None:
        """Light up a ticket's ends and its way; None: no longer."""
        show = board_marks.ticket_marks
        self._show(None if row is None else lambda base, view: show(base, view, row))

    def show_entry(self, row: LogRow | None) -> None:
        """Light up what an entry of the log is about; None: no longer."""
        entry = row if row is not None and (row.routes or row.places) else None
        show = board_marks.entry_marks
        self._show(None if entry is None else lambda base, view: show(base, view, entry))

    def show_player(self, seat: int | None) -> None:
        """Light up what a player has built; None: no longer."""
        self._player = seat
        self.changed.emit()

    def show_action(self, action: Action | None, advised: Observation | None = None) -> None:
        """Light up what an action is about; None: no longer.

        ``advised`` is what whoever might do it knows, if that is not the viewer.
        """
        self._show(
            None
            if action is None
            else lambda base, view: action_marks(base, advised or view, action)
        )

    def show_hints(self, hints: Sequence[Hint], advised: Observation | None = None) -> None:
        """Show what is advised, by its numbers; none: no longer.

        ``advised`` is what whoever might do it knows, if that is not the viewer.
        """
        if hints or self._hints:
            self._hints = tuple(hints)
            self._advised = advised
            self._draw()
            self.changed.emit()

    def show_offers(self, rows: Sequence[OfferRow]) -> None:
        """Show tickets to choose from, lettered in their order; none: no longer."""
        if rows or self._offers:
            self._offers = tuple(rows)
            self._draw()
            self.changed.emit()

    @property
    def items(self) -> tuple[QGraphicsItem, ...]:
        """The letters, labels and numbers on the board."""
        return (*self._letters.items, *self._numbers.items)

    def marks(self, base: Marks) -> Marks | None:
        """Return the marks of what is pointed at, or else of a player or the tickets on offer."""
        view = self._state.view
        if self._pointed is not None:
            return self._pointed(base, view)
        if self._player is not None:
            return board_marks.player_marks(base, view, self._player)
        if not self._offers:
            return None
        lines = board_marks.offer_lines(view, self._offers)
        return board_marks.offer_marks(base, view, self._offers, lines)

    def hint_marks(self, base: Marks) -> Marks | None:
        """Return the marks of the hints, if any."""
        view = self._advised or self._state.view
        return hint_marks(base, view, self._hints) if self._hints else None

    def _show(self, marks: Callable[[Marks, Observation], Marks] | None) -> None:
        self._pointed = marks
        self.changed.emit()

    @Slot()
    def _draw(self) -> None:
        """Write letters and numbers in the same size at any zoom."""
        view, pixel = self._state.view, 1 / self._board_view.zoom
        self._letters.show(self._offers, board_marks.offer_lines(view, self._offers), pixel)
        self._numbers.show(self._advised or view, self._hints, pixel)
