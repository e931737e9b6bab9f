"""All item models of one game, kept up to date with its source."""

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from ttr_qt.engine import Observation
from ttr_qt.models.company.company import Company
from ttr_qt.models.company.talk import Talk
from ttr_qt.models.item_models.bonuses import BonusesModel
from ttr_qt.models.item_models.cards import DiscardsModel, HandModel, MarketModel
from ttr_qt.models.item_models.legal_actions import ActionsModel
from ttr_qt.models.item_models.log import LogModel
from ttr_qt.models.item_models.phrases import Phrase
from ttr_qt.models.item_models.players import PlayersModel
from ttr_qt.models.item_models.tickets import OfferModel, TicketsModel
from ttr_qt.models.session.source import GameSource
from ttr_qt.models.session.updates import Update


class GameModels(QObject):
    """The item models that the views of one game share; read-only."""

    def __init__(
        self,
        source: GameSource,
        parent: QObject | None = None,
        *,
        highest_stacks_first: bool = False,
    ) -> None:
        super().__init__(parent)
        self._source = source
        self._logged_for = (source.viewer, source.covered)
        levels = [seat.level for seat in source.seats]
        self._company = Company(source.observation.board, levels, source.seed)
        self.hand = HandModel(source.rules, self, highest_first=highest_stacks_first)
        self.market = MarketModel(self)
        self.discards = DiscardsModel(self)
        self.tickets = TicketsModel(self)
        self.offer = OfferModel(self)
        self.bonuses = BonusesModel(self)
        self.players = PlayersModel(self)
        self.log = LogModel(self)
        self.actions = ActionsModel(self)
        source.updates.models.connect(self._on_update)
        source.thinking_changed.connect(self._refresh_players)
        self._refresh()

    def set_talk(self, talk: Talk) -> None:
        """Let the opponents say more or less, or nothing."""
        if talk is not self._company.talk:
            self._company.set_talk(talk)
            self._refresh_players()

    def retire(self) -> None:
        """Follow the game no longer."""
        self._source.updates.models.disconnect(self._on_update)
        self._source.thinking_changed.disconnect(self._refresh_players)

    @Slot(object)
    def _on_update(self, _update: Update) -> None:
        looking = self._source.viewer, self._source.covered
        if self._logged_for != looking:  # what was logged was seen from another seat
            self._logged_for = looking
            self.log.set_rows(())
        self._refresh()

    def _refresh(self) -> None:
        source = self._source
        view = self._actionable(source.observation)
        self.hand.refresh(view)
        self.market.refresh(view)
        self.discards.refresh(view)
        self.tickets.refresh(view, source.steps)
        self.offer.refresh(view)
        self.bonuses.refresh(view)
        self.log.refresh(view, source.steps, source.seats)
        self.actions.refresh(view)
        self._refresh_players()

    def _actionable(self, view: Observation) -> Observation:
        """Return what a viewer knows; where nobody plays, there is nothing to do."""
        return view if self._source.person is not None else replace(view, legal_actions=())

    @Slot()
    def _refresh_players(self) -> None:
        source = self._source
        last: list[Phrase | None] = [None] * len(source.seats)
        for row in self.log.rows:
            last[row.seat] = row.phrase
        totals = [score.total for score in source.final_scores]
        impressions = self._company.impressions(source.steps, source.person, totals)
        view, thinking = source.observation, source.thinking
        self.players.refresh(
            view, source.seats, thinking, last, impressions, covered=source.covered
        )
