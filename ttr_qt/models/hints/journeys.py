"""Reasons for journeys of passengers, and what a journey can bring."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ttr_qt.engine import Observation
from ttr_qt.engine.actions import (
    EndJourney,
    PlacePassenger,
    SkipPassenger,
    StartJourney,
    TravelRoute,
)
from ttr_qt.engine.rules import PASSENGER_NAME
from ttr_qt.models.hints.reasons import Fact, HintReason
from ttr_qt.models.hints.ticket_plan import TicketPlan

_MOST_TRIED: Final = 4000
"""Steps that are tried in search of the best journey; boards with few tracks need far fewer."""


@dataclass(frozen=True, slots=True)
class JourneyIdea:
    """A journey that could be made."""

    routes: tuple[str, ...] = ()
    points: int = 0
    """Value of the goods taken on these steps."""
    goods: int = 0
    """How many tokens that are."""
    certain: bool = True
    """Whether no journey brings more."""

    def facts(self, start: str) -> dict[str, Fact]:
        """Return what a reason says about the journey."""
        return {
            "place": start,
            "points": self.points,
            "count": self.goods,
            "routes": self.routes,
        }


class _Scout:
    """Looks for the journey that brings most: along each track once, as far as cards last."""

    def __init__(self, view: Observation, start: str) -> None:
        self._view = view
        self._start = start
        self._tracks: dict[str, list[tuple[str, str, int]]] = {}
        for route_id, owner in view.owners.items():
            track = view.board.map.route(route_id)
            cost = 0 if owner == view.seat else 1
            self._tracks.setdefault(track.a, []).append((route_id, track.b, cost))
            self._tracks.setdefault(track.b, []).append((route_id, track.a, cost))
        self._tried = 0
        self._best = JourneyIdea()
        self._path: list[str] = []
        self._used: set[str] = set()
        self._visits: dict[str, int] = {}

    def search(self, place: str, used: tuple[str, ...], cards: int) -> JourneyIdea:
        """Return the best journey on from a place."""
        self._used = set(used)
        self._go(place, cards, 0, 0)
        best = self._best
        return JourneyIdea(best.routes, best.points, best.goods, self._tried < _MOST_TRIED)

    def visit(self, place: str) -> None:
        """Take what lies in a place as taken."""
        self._visits[place] = 1

    def token(self, place: str, visits: int = 0) -> int:
        """Return the value of what is taken in a place that was visited so often; 0: nothing."""
        left = self._view.goods_left.get(place, ())
        return left[visits] if place != self._start and visits < len(left) else 0

    def _go(self, place: str, cards: int, points: int, goods: int) -> None:
        if points > self._best.points:
            self._best = JourneyIdea(tuple(self._path), points, goods)
        abroad = self._view.board.map.place(place).country is not None
        if abroad:  # a journey into a country ends there (M8)
            return
        for route_id, there, cost in self._tracks.get(place, ()):
            if route_id in self._used or cost > cards or self._tried >= _MOST_TRIED:
                continue
            self._tried += 1
            visits = self._visits.get(there, 0)
            value = self.token(there, visits)
            self._visits[there] = visits + 1
            self._used.add(route_id)
            self._path.append(route_id)
            self._go(there, cards - cost, points + value, goods + (value > 0))
            self._path.pop()
            self._used.discard(route_id)
            self._visits[there] = visits


def best_journey(view: Observation, start: str) -> JourneyIdea:
    """Return the best journey of a passenger who sets off from a place."""
    return _Scout(view, start).search(start, (), view.hand.get(PASSENGER_NAME, 0))


def start_reasons(plan: TicketPlan, action: StartJourney) -> Iterator[HintReason]:
    """Yield what a journey can bring."""
    idea = best_journey(plan.view, action.place)
    if idea.points:
        yield HintReason("journey", 70 + idea.points, idea.facts(action.place))


def place_reasons(plan: TicketPlan, action: PlacePassenger) -> Iterator[HintReason]:
    """Yield what a passenger put there could collect."""
    idea = best_journey(plan.view, action.place)
    if idea.points:
        yield HintReason("journey_from", 60 + idea.points, idea.facts(action.place))


def skip_reasons(plan: TicketPlan, _action: SkipPassenger) -> Iterator[HintReason]:
    """Yield what speaks for putting no passenger down."""
    unused = plan.view.passengers_unused[plan.view.seat]
    yield HintReason("keeps_passengers", 40, {"count": unused})


def travel_reasons(plan: TicketPlan, action: TravelRoute) -> Iterator[HintReason]:
    """Yield what a step of a journey brings, and what may follow."""
    view, journey = plan.view, plan.view.journey
    if journey is None:
        return
    track = view.board.map.route(action.route)
    there = track.b if track.a == journey.at else track.a
    scout = _Scout(view, journey.start)
    value = scout.token(there)
    if value:
        yield HintReason("goods_here", 70 + value, {"place": there, "points": value})
    else:
        yield HintReason("no_goods_here", 10, {"place": there})
    owner = view.owners[action.route]
    paid = int(owner != view.seat)
    if paid:
        yield HintReason("uses_card", 20, {"seat": owner})
    scout = _Scout(view, journey.start)
    scout.visit(there)
    cards = view.hand.get(PASSENGER_NAME, 0) - paid
    onward = scout.search(there, (*journey.used, action.route), cards)
    if onward.points:
        facts: dict[str, Fact] = {"place": there, "points": onward.points}
        facts["routes"] = onward.routes
        yield HintReason("journey_on", 60 + onward.points, facts)


def end_reasons(plan: TicketPlan, _action: EndJourney) -> Iterator[HintReason]:
    """Yield what ending a journey brings, and whether anything is left to collect."""
    view, journey = plan.view, plan.view.journey
    if journey is None:
        return
    yield HintReason("journey_ends", 60, {"points": journey.points})
    cards = view.hand.get(PASSENGER_NAME, 0)
    onward = _Scout(view, journey.start).search(journey.at, journey.used, cards)
    if onward.certain and not onward.points:
        yield HintReason("nothing_more", 70)
