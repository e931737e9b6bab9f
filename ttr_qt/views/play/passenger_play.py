"""Passengers on the board: put down after a claim, and led on journeys by mouse or keys."""

from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QTimer, Signal, Slot

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import EndJourney, PlacePassenger, StartJourney
from ttr_qt.models.session.refusal_reasons import Reason
from ttr_qt.views.board_display import board_marks
from ttr_qt.views.play.aiming import Aimer
from ttr_qt.views.play.journeys import JourneyPlan, starts
from ttr_qt.views.play.state import BoardState
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.highlights import Marks
from ttr_qt.views.scene.overlays import PassengerItem


class PlaceChoice(NamedTuple):
    """Places of which one is to be chosen for a passenger."""

    places: frozenset[str]
    origin: str | None
    """The city he would set off from, if he stands anywhere yet."""


class PassengerPlay(QObject):
    """Plans journeys by dragging or clicking, and plays them step by step.

    Nothing is played before the first step is certain: a passenger picked up and put back leaves
    no trace.

    Signals:
        action_chosen: an action to be played.
        changed: another plan, or none.
        refused: why nothing can be done with a place that was clicked.
        choosing_passenger_changed: it begins or ceases to ask who is to travel.
    """

    action_chosen = Signal(object)
    changed = Signal()
    refused = Signal(object)
    choosing_passenger_changed = Signal()

    def __init__(self, scene: BoardScene, aimer: Aimer, state: BoardState, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._aimer, self._state = scene, aimer, state
        self._choosing = False
        self._figure: PassengerItem | None = None
        self._queue: list[Action] = []
        self._next_ply = 0
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._play_next)
        self.plan: JourneyPlan | None = None
        """Where the passenger who has been taken up is to go."""
        self._ahead: JourneyPlan | None = None
        scene.place_entered.connect(self.look_ahead)
        scene.place_left.connect(self._stop_looking_ahead)

    @property
    def _able(self) -> bool:
        """Whether the person may decide something; not while a journey is being played."""
        return self._state.active and not self._queue

    @property
    def playing(self) -> bool:
        """Whether steps of a journey that was decided on are still to be played."""
        return bool(self._queue)

    @property
    def dragging(self) -> bool:
        """Whether a passenger hangs at the pointer."""
        return self._figure is not None

    @property
    def described(self) -> JourneyPlan | None:
        """The journey that the tip describes: as planned, or with a further step."""
        return self._ahead or self.plan

    @property
    def choosing_passenger(self) -> bool:
        """Whether one of several passengers is to be named, who travels then."""
        return self._choosing

    @property
    def busy(self) -> bool:
        """Whether a passenger is to be named, put down or led on: then places mean nothing else."""
        return self.choice is not None

    @property
    def choice(self) -> PlaceChoice | None:
        """The places that are lit as those of which one is to be chosen; None: nothing is."""
        if self.plan is not None:
            return PlaceChoice(frozenset(self.plan.reachable()), self.plan.places[-1])
        if self._choosing:
            return PlaceChoice(starts(self._state.view), None)
        places = frozenset(self._places())
        return PlaceChoice(places, None) if places else None

    def choose(self, *, on: bool) -> None:
        """Ask which passenger is to travel, or ask no longer; only who may travel is asked for."""
        able = self._able and self._state.view.journey is None
        if on and not (able and starts(self._state.view)):
            return
        if on != self._choosing:
            self._choosing = on
            self.plan = self._plan_under_way()
            self.changed.emit()
            self.choosing_passenger_changed.emit()

    def show_position(self) -> None:
        """Show the position there is now; go on with what was decided, or offer what can be."""
        view, active = self._state.view, self._state.active
        if active and not self._may_go_on(view):
            self._queue = []
        self._put_back()
        self._ahead = None
        self._choosing = False
        selectable = starts(view) if self._able else frozenset()
        player = self._scene.players[view.seat]
        for place, item in self._scene.passengers.items():
            item.set_selectable(player if place in selectable else None)
        self.plan = self._plan_under_way()
        if active and self._queue:
            self._next.start()
        else:
            self._next.stop()

    def _may_go_on(self, view: Observation) -> bool:
        """Say whether what was decided comes next: not if something was taken back meanwhile."""
        came = bool(self._queue) and len(view.log) == self._next_ply
        return came and self._queue[0] in view.legal_actions

    def marks(self, base: Marks, focused: str | None = None) -> Marks:
        """Return the marks of what is to be decided, and of a place the keys have gone to."""
        marks = self._open_marks(base)
        return marks if focused is None else board_marks.focused_place_marks(marks, focused)

    def _open_marks(self, base: Marks) -> Marks:
        view, plan = self._state.view, self.plan
        if plan is None and self._choosing:
            return board_marks.places_marks(base, starts(view))
        if plan is None:
            return board_marks.passenger_marks(base, view) or base
        reachable = plan.reachable()
        tracks = [step.route for step in (*plan.steps, *reachable.values())]
        used = view.journey.used if view.journey is not None else ()
        return board_marks.places_marks(base, list(reachable), (*tracks, *used), plan.places)

    def _places(self) -> dict[str, PlacePassenger]:
        if not self._able:
            return {}
        legal = self._state.view.legal_actions
        return {action.place: action for action in legal if isinstance(action, PlacePassenger)}

    @Slot(str)
    def toggle(self, place: str) -> None:
        """Take up the passenger in a place, or put him back."""
        view = self._state.view
        if not self._able:
            return
        if view.journey is not None or self._choosing:
            self.click(place)
            return
        again = self.plan is not None and self.plan.places == [place]
        self.plan = None if again else JourneyPlan(view, place)
        self.changed.emit()

    def click(self, place: str) -> None:
        """Put a passenger into a place, lead the one taken up there, or let one set off there."""
        if self._choosing:
            if place in starts(self._state.view):
                self.action_chosen.emit(StartJourney(place))
            return
        places = self._places()
        if places:
            if place in places:
                self.action_chosen.emit(places[place])
            else:
                self.refused.emit(Reason("no_place_for_passenger"))
            return
        view, plan = self._state.view, self.plan
        if plan is None or not self._able:
            return
        if view.journey is not None and place == view.journey.at:
            if EndJourney() in view.legal_actions:
                self.action_chosen.emit(EndJourney())
        elif plan.go(place):
            self._play(plan.actions(arrive=False))
        elif place != plan.places[-1]:
            self.refused.emit(Reason("out_of_reach"))

    @Slot(str)
    def look_ahead(self, place: str) -> None:
        """Plan a further step to a place that is pointed at or in focus, for the tip."""
        if self.plan is not None and not self.dragging and self._able:
            before, self._ahead = self._ahead, self.plan.ahead(place)
            if self._ahead is not before:
                self.changed.emit()

    @Slot(str)
    def _stop_looking_ahead(self, _place: str) -> None:
        if self._ahead is not None:
            self._ahead = None
            self.changed.emit()

    def drag(self, place: str, spot: QPointF) -> None:
        """Lead the passenger of a place along with the pointer."""
        view = self._state.view
        if not self._able or place not in starts(view):
            return
        if self._figure is None:
            self.plan = JourneyPlan(view, place)
            self._figure = PassengerItem(self._scene.players[view.seat])
            self._scene.addItem(self._figure)
            item = self._scene.passengers[place]
            player = self._scene.players[view.seat]
            item.set_players(tuple(other for other in item.players if other is not player))
            self.changed.emit()
        self._figure.setPos(spot + QPointF(0, 14))
        plan = self.plan
        if plan is not None:
            near = self._aimer.place_at(spot, {*plan.reachable(), *plan.places[-2:-1]})
            if near is not None and plan.go(near):
                self.changed.emit()

    def drop(self) -> None:
        """Play the journey as it was led; one without a step never was.

        He may go on from there, unless there is nowhere to go: nobody ends a journey by accident.
        """
        if self._figure is None or self.plan is None:
            return
        done = self._state.view.journey is None and not self.plan.reachable()
        actions = self.plan.actions(arrive=done)
        self._let_go()
        if actions:
            self._play(actions)

    def cancel(self) -> None:
        """Put the passenger back where he stood, and ask for none."""
        self._let_go()
        self.choose(on=False)

    def _let_go(self) -> None:
        self._put_back()
        self.plan = self._plan_under_way()
        self.changed.emit()

    def _plan_under_way(self) -> JourneyPlan | None:
        """Return a plan for the journey that has begun, if the person may go on with it."""
        view = self._state.view
        if view.journey is None or not self._able:
            return None
        return JourneyPlan(view, view.journey.at)

    def _put_back(self) -> None:
        if self._figure is None:
            return
        self._scene.removeItem(self._figure)
        self._figure = None
        self._scene.set_passengers(board_marks.standing_passengers(self._state.view))

    def _play(self, actions: tuple[Action, ...]) -> None:
        self._queue, self._next_ply = list(actions), len(self._state.view.log)
        self._play_next()

    def _play_next(self) -> None:
        """Play the next action of a journey."""
        self._next_ply += 1
        self.action_chosen.emit(self._queue.pop(0))
