"""How a journey would go: the rules asked on a copy of what a seat knows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ttr_qt.engine import codec
from ttr_qt.engine.actions import Action, EndJourney, StartJourney, TravelRoute
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.kernel.play.legal import list_actions
from ttr_qt.engine.knowledge import reveal
from ttr_qt.engine.knowledge.observation import Observation
from ttr_qt.engine.rules import PASSENGER_NAME

JourneyAction = StartJourney | TravelRoute | EndJourney


@dataclass(frozen=True, slots=True)
class JourneyOutlook:
    """Where a journey stands after some steps, and how it could go on."""

    place: str
    """Where the passenger is."""
    points: int
    """Value of the goods taken so far."""
    cards: int
    """Passenger cards left in the hand."""
    steps: tuple[TravelRoute, ...]
    """Legal next steps; none where the journey has ended by itself."""
    may_end: bool


def journey_outlook(view: Observation, actions: Sequence[JourneyAction]) -> JourneyOutlook:
    """Return what these legal actions of the seat that sees ``view`` lead to.

    Nothing hidden matters for a journey, so a copy of the seat's own record tells all of it.
    """
    board = view.board
    states = np.frombuffer(view.record, layout.STATE).copy()
    state: Any = states[0]
    score = int(state["score"][view.seat])
    place = view.journey.at if view.journey is not None else ""
    for action in actions:
        apply(state, board.rules_record, board.record, codec.encode(board, state, action))
        if isinstance(action, StartJourney):
            place = action.place
        elif isinstance(action, TravelRoute):
            track = board.map.route(action.route)
            place = track.b if track.a == place else track.a
    journey = reveal.journey_of(board, state)
    legal = _legal_actions(view, state) if journey is not None else ()
    return JourneyOutlook(
        place=place,
        points=journey.points if journey is not None else int(state["score"][view.seat]) - score,
        cards=reveal.card_counts(board, state["hand"][view.seat]).get(PASSENGER_NAME, 0),
        steps=tuple(action for action in legal if isinstance(action, TravelRoute)),
        may_end=any(isinstance(action, EndJourney) for action in legal),
    )


def _legal_actions(view: Observation, state: Any) -> tuple[Action, ...]:
    board = view.board
    codes = np.empty(layout.MAX_ACTIONS, np.int64)
    number = list_actions(state, board.rules_record, board.record, codes)
    return tuple(codec.decode(board, state, code) for code in codes[:number].tolist())
