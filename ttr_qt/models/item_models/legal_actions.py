"""The legal actions of the moment as a plain list."""

from dataclasses import dataclass
from typing import Final, Literal

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    EndJourney,
    KeepTickets,
    Pass,
    PlacePassenger,
    SkipPassenger,
    StartJourney,
    SwapTickets,
    TakeCard,
    TravelRoute,
)
from ttr_qt.engine.knowledge.prospects import claims_by_places
from ttr_qt.models.item_models.phrases import Phrase, action_phrase, english
from ttr_qt.models.item_models.rows import RowsModel

ActionGroup = Literal["cards", "claims", "tickets", "journeys", "other"]
GROUPS: Final[dict[type[Action], ActionGroup]] = {
    DrawCard: "cards",
    TakeCard: "cards",
    ClaimRoute: "claims",
    DrawTickets: "tickets",
    KeepTickets: "tickets",
    SwapTickets: "tickets",
    PlacePassenger: "journeys",
    SkipPassenger: "journeys",
    StartJourney: "journeys",
    TravelRoute: "journeys",
    EndJourney: "journeys",
    Pass: "other",
}


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action that is legal now."""

    action: Action
    group: ActionGroup
    phrase: Phrase

    @property
    def key(self) -> Action:
        """The action."""
        return self.action

    def __str__(self) -> str:
        return english(self.phrase)


class ActionsModel(RowsModel[ActionRow]):
    """All that the person may do; empty while others decide. Payments with few wilds go first.

    Claims that differ in nothing but the track follow each other.
    """

    row_type = ActionRow

    def refresh(self, view: Observation) -> None:
        """Show the legal actions of the viewer."""
        rows = []
        others = [a for a in view.legal_actions if not isinstance(a, ClaimRoute)]
        start = view.journey.at if view.journey is not None else ""
        for action in (*others, *claims_by_places(view)):
            phrase = action_phrase(view.board.map, action, start)
            rows.append(ActionRow(action, GROUPS[type(action)], phrase))
        order = list(dict.fromkeys(GROUPS.values()))
        self.set_rows(sorted(rows, key=lambda row: order.index(row.group)))
