"""What the players of these tests do: games are short, and everything there is to do is done."""

import random
from collections.abc import Mapping

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    EndJourney,
    KeepTickets,
    PlacePassenger,
    SkipPassenger,
    StartJourney,
    SwapTickets,
    TakeCard,
    TravelRoute,
)
from ttr_qt.engine.bots import Request
from ttr_qt.engine.knowledge.prospects import payments

CURIOUS: Mapping[type, float] = {
    ClaimRoute: 30,
    TakeCard: 6,
    DrawCard: 4,
    DrawTickets: 1.5,
    PlacePassenger: 6,
    SkipPassenger: 6,
    StartJourney: 3,
    TravelRoute: 20,
    EndJourney: 2,
    SwapTickets: 3,
}
HASTY: Mapping[type, float] = {**CURIOUS, ClaimRoute: 1000, DrawTickets: 0, SwapTickets: 0}


def decide(view: Observation, chance: random.Random, likes: Mapping[type, float]) -> Action:
    """Return an action: first its kind, by how much it is liked, then the longest track."""
    kinds: dict[type, list[Action]] = {}
    for action in view.legal_actions:
        kinds.setdefault(type(action), []).append(action)
    weights = [likes.get(kind, 1.0) + 1e-6 for kind in kinds]
    options = kinds[chance.choices(list(kinds), weights)[0]]
    first = options[0]
    if isinstance(first, ClaimRoute):
        return _longest(view, chance)
    if isinstance(first, KeepTickets):
        return min(options, key=lambda action: (len(str(action).split()), chance.random()))
    return chance.choice(options)


def _longest(view: Observation, chance: random.Random) -> ClaimRoute:
    routes = {action.route for action in view.legal_actions if isinstance(action, ClaimRoute)}
    lengths = {route: view.board.map.route(route).length for route in sorted(routes)}
    best = max(lengths, key=lambda route: (lengths[route], chance.random()))
    ways = payments(view, best)
    return ways[0] if chance.random() < 0.6 else chance.choice(ways)


class Hasty:
    """An opponent who builds whenever that is possible."""

    name = "hasty"

    def choose(self, request: Request) -> Action:
        return decide(request.observation, random.Random(request.seed), HASTY)
