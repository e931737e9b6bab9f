"""All item models of one game, kept up to date by its session."""

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from ttr_qt.engine import Observation
from ttr_qt.models.item_models.cards import DiscardsModel, HandModel, MarketModel
from ttr_qt.models.item_models.legal_actions import ActionsModel
from ttr_qt.models.item_models.log import LogModel
from ttr_qt.models.item_models.phrases import Phrase
from ttr_qt.models.item_models.players import PlayersModel
from ttr_qt.models.item_models.tickets import OfferModel, TicketsModel
from ttr_qt.models.session.session import Session, Step


class GameModels(QObject):
    """The models that the views of one game share; read-only."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._viewer = session.viewer
        self.hand = HandModel(self)
        self.market = MarketModel(self)
        self.discards = DiscardsModel(self)
        self.tickets = TicketsModel(self)
        self.offer = OfferModel(self)
        self.players = PlayersModel(self)
        self.log = LogModel(self)
        self.actions = ActionsModel(self)
        session.stepped.connect(self._on_stepped)
        session.rewound.connect(self._on_rewound)
        session.thinking_changed.connect(self._on_thinking_changed)
        self._refresh()

    @Slot(object)
    def _on_stepped(self, _step: Step) -> None:
        self._refresh()

    @Slot()
    def _on_rewound(self) -> None:
        if self._viewer != self._session.viewer:  # what was told was seen from another seat
            self._viewer = self._session.viewer
            self.log.set_rows(())
        self._refresh()

    @Slot()
    def _on_thinking_changed(self) -> None:
        self._refresh_players()

    def _refresh(self) -> None:
        session = self._session
        view = self._actionable(session.observation)
        self.hand.refresh(view)
        self.market.refresh(view)
        self.discards.refresh(view)
        self.tickets.refresh(view, session.steps)
        self.offer.refresh(view)
        self.log.refresh(view, session.steps, session.seats)
        self.actions.refresh(view)
        self._refresh_players()

    def _actionable(self, view: Observation) -> Observation:
        """Return the view of somebody who only looks on without anything to do."""
        return view if self._session.person is not None else replace(view, legal_actions=())

    def _refresh_players(self) -> None:
        session = self._session
        last: list[Phrase | None] = [None] * len(session.seats)
        for row in self.log.rows:
            last[row.seat] = row.phrase
        self.players.refresh(session.observation, session.seats, session.thinking, last)
