"""When the panel for choosing tickets is shown, and what the board shows of it."""

from PySide6.QtCore import QObject, Signal, Slot

from ttr_qt.models.item_models.tickets import OfferModel
from ttr_qt.models.session.session import Session
from ttr_qt.views.choosing.panel import ChoosingPanel
from ttr_qt.views.play.board_play import BoardPlay


class TicketChoosing(QObject):
    """Shows the panel while tickets are offered, and the mixes that could be drawn on demand.

    Signals:
        shown_changed: the panel was shown or hidden.
    """

    shown_changed = Signal()

    def __init__(
        self,
        session: Session,
        offer: OfferModel,
        panel: ChoosingPanel,
        board_play: BoardPlay,
    ) -> None:
        super().__init__(panel)
        self._session = session
        self._offer = offer
        self._panel = panel
        self._board_play = board_play
        self._showing_mixes = False
        offer.choice_changed.connect(self._show_offers)
        panel.offer_entered.connect(self._on_offer_entered)
        panel.offer_left.connect(self._on_offer_left)
        panel.back_wanted.connect(self.hide_mixes)

    @property
    def showing_mixes(self) -> bool:
        """Whether the person looks at the mixes of tickets that could be drawn."""
        return self._showing_mixes

    def show_mixes(self, *, shown: bool = True) -> None:
        """Look at the mixes of tickets that could be drawn, or no longer."""
        self._showing_mixes = shown
        self.update()

    @Slot()
    def hide_mixes(self) -> None:
        """Look no longer at the mixes of tickets that could be drawn."""
        self.show_mixes(shown=False)

    def forget_mixes(self) -> None:
        """Look no longer at mixes from the next `update` on."""
        self._showing_mixes = False

    @property
    def wanted(self) -> bool:
        """Whether there is something to choose from at the moment."""
        view = self._session.observation
        must = view.phase == "mix" and self._session.person_to_move
        offered = bool(self._offer.rows) and self._session.person is not None
        return offered or must or (self._showing_mixes and bool(self._offer.mixes))

    def update(self) -> None:
        """Show or hide the panel, as the present position wants it."""
        shown = self.wanted
        if shown:
            self._panel.show_choices()
        if shown == self._panel.isHidden():
            self._board_play.panels.show_ticket(None)  # the ticket that was pointed at is gone
            self._panel.setVisible(shown)
            self.shown_changed.emit()
        self._show_offers()

    @Slot()
    def _show_offers(self) -> None:
        self._board_play.panels.show_offers(
            self._offer.rows if self._session.person_to_move else ()
        )

    @Slot(str)
    def _on_offer_entered(self, ticket: str) -> None:
        self._board_play.panels.show_ticket(self._offer.find(ticket))

    @Slot()
    def _on_offer_left(self) -> None:
        self._board_play.panels.show_ticket(None)
