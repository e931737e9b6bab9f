"""Journeys of passengers as they are planned: step by step, and nothing played before the end."""

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine import Observation
from ttr_qt.engine.actions import Action, EndJourney, StartJourney, TravelRoute
from ttr_qt.engine.knowledge.outlook import JourneyAction, JourneyOutlook, journey_outlook
from ttr_qt.engine.rules import PASSENGER_NAME
from ttr_qt.views.play.route_facts import RouteFacts
from ttr_qt.views.scene.tracks import other_end
from ttr_qt.views.theme.language import Language, between


def starts(view: Observation) -> frozenset[str]:
    """Return the places from which a passenger may set off, or go on, now."""
    begun = {a.place for a in view.legal_actions if isinstance(a, StartJourney)}
    if view.journey is not None and view.legal_actions:
        begun.add(view.journey.at)
    return frozenset(begun)


class JourneyPlan:
    """Where a passenger is to go; the rules are asked after each step."""

    def __init__(self, view: Observation, start: str) -> None:
        self._view = view
        self._first: tuple[JourneyAction, ...] = ()
        if view.journey is None:
            self._first = (StartJourney(start),)
        self.places: list[str] = [start]
        self._steps: list[TravelRoute] = []
        self.outlook: JourneyOutlook = journey_outlook(view, self._first)

    @property
    def steps(self) -> tuple[TravelRoute, ...]:
        """The steps planned."""
        return tuple(self._steps)

    def reachable(self) -> dict[str, TravelRoute]:
        """Return the places one step away, and by which track; own tracks cost no card."""
        game_map, owners = self._view.board.map, self._view.owners
        by_cost = sorted(
            self.outlook.steps, key=lambda step: owners[step.route] != self._view.seat, reverse=True
        )
        return {other_end(game_map, step.route, self.outlook.place): step for step in by_cost}

    def go(self, place: str) -> bool:
        """Go to a place one step away, or back by one step; say whether that was possible."""
        if len(self.places) > 1 and place == self.places[-2]:
            self._steps.pop()
            self.places.pop()
        else:
            step = self.reachable().get(place)
            if step is None:
                return False
            self._steps.append(step)
            self.places.append(place)
        self.outlook = journey_outlook(self._view, (*self._first, *self._steps))
        return True

    def ahead(self, place: str) -> "JourneyPlan | None":
        """Return the plan with one more step, to a place; None: it is not one step away."""
        further = JourneyPlan(self._view, self.places[0])
        for before in self.places[1:]:
            further.go(before)
        return further if place in further.reachable() and further.go(place) else None

    def actions(self, *, arrive: bool) -> tuple[Action, ...]:
        """Return what has to be played for the steps planned, and to get out where possible."""
        if not self._steps:
            return ()
        end = (EndJourney(),) if arrive and self.outlook.may_end else ()
        return (*self._first, *self._steps, *end)

    def facts(self, language: Language) -> RouteFacts:
        """Return what the tip says about the journey so far."""
        game_map = self._view.board.map
        names = between((game_map.place(place).name for place in self.places), language)
        before = self._view.journey.points if self._view.journey is not None else 0
        taken = self.outlook.points - before
        used = self._view.hand.get(PASSENGER_NAME, 0) - self.outlook.cards
        cost = QCoreApplication.translate("RouteTip", "goods worth %n points", "", taken)
        notes = []
        if before:
            text = QCoreApplication.translate("RouteTip", "%n points in all.", "", taken + before)
            notes.append(text)
        if used:
            text = QCoreApplication.translate("RouteTip", "Uses %n passenger cards.", "", used)
            notes.append(text)
        note = " ".join(notes)
        return RouteFacts(names, taken, "", 0, cost, note, refused=False)
