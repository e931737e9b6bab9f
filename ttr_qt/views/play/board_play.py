"""Everything that a person does on the board, put together from its parts."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Signal, Slot

from ttr_qt.engine import Action, Observation
from ttr_qt.models.session.refusal_reasons import Reason
from ttr_qt.models.setup.choice import Confirm
from ttr_qt.views.board_display.board_motion import BoardMotion
from ttr_qt.views.play.aiming import Aimer
from ttr_qt.views.play.board_tips import BoardTips
from ttr_qt.views.play.claiming import Claiming
from ttr_qt.views.play.current_marks import CurrentMarks
from ttr_qt.views.play.keyboard.board_accessibility import BoardAccessibility
from ttr_qt.views.play.keyboard.board_focus import BoardFocus
from ttr_qt.views.play.keyboard.board_keys import BoardKeys
from ttr_qt.views.play.panel_highlights import PanelHighlights
from ttr_qt.views.play.passenger_play import PassengerPlay
from ttr_qt.views.play.payment_popover import PaymentPopover
from ttr_qt.views.play.state import BoardState, Selection
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.highlights import Marks
from ttr_qt.views.theme.style import Style


class BoardPlay(QObject):
    """Turns what the pointer and the keys do on a board into actions, and shows what they may do.

    The parts share one `BoardState`, which `set_view` changes: claiming routes (`claiming`),
    leading passengers (`passengers`), the keyboard (`focus`), what panels have the board show
    (`panels`) and movement (`motion`). Nothing here changes a game.

    Signals:
        action_chosen: an action the person has decided on; nothing more comes until `set_view`.
        refused: (reason, route) where something was tried that is not possible.
        pick_cleared: the card picked by `pick` is picked no longer.
        choosing_passenger_changed: the board begins or ceases to ask who is to travel.
    """

    action_chosen = Signal(object)
    refused = Signal(object, str)
    pick_cleared = Signal()
    choosing_passenger_changed = Signal()

    def __init__(
        self,
        style: Style,
        board_view: BoardView,
        view: Observation,
        names: Sequence[str],
        parent: QObject | None = None,
        *,
        people: Collection[int] | None = None,
    ) -> None:
        """``people`` are the seats of persons; by default whoever looks on is one."""
        super().__init__(parent)
        self._board_view, self._scene = board_view, board_view.board
        self._state = state = BoardState(view, names, people)
        self._selection = selection = Selection()
        self._ignoring_drag = False
        """Whether a drag goes on that was cancelled."""
        self._aimer = aimer = Aimer(board_view)
        self.tips: Final = BoardTips(style, board_view, state, selection, self)
        self.claiming: Final = Claiming(style, board_view, aimer, state, selection, self.tips, self)
        self.passengers: Final = PassengerPlay(self._scene, aimer, state, self)
        self.panels: Final = PanelHighlights(board_view, state, self)
        self._marks = CurrentMarks(
            style,
            self._scene,
            state,
            selection,
            self.claiming,
            self.passengers,
            self.panels,
            self,
        )
        self.motion: Final = BoardMotion(style, self._scene, self)
        self.focus: Final = BoardFocus(self._scene, state, selection, self.passengers, self)
        self._accessibility = BoardAccessibility(
            style,
            board_view,
            state,
            self.passengers,
            press_route=self.claiming.click,
            press_place=self.click_place,
        )
        self.keys: Final = BoardKeys(
            style,
            board_view,
            self.focus,
            self,
            click_route=self.claiming.click,
            click_place=self.click_place,
            cancel=self.cancel,
        )
        self._connect_parts()
        self._connect_pointer()

    def _connect_parts(self) -> None:
        self.claiming.action_chosen.connect(self._send)
        self.claiming.refused.connect(self.refused)
        self.passengers.action_chosen.connect(self._send)
        self.passengers.refused.connect(self._on_passenger_refused)
        self.passengers.changed.connect(self._on_journey_changed)
        self.passengers.choosing_passenger_changed.connect(self.choosing_passenger_changed)
        self.focus.moved.connect(self._on_focus_moved)

    def _connect_pointer(self) -> None:
        scene = self._scene
        scene.route_entered.connect(self._on_route_entered)
        scene.route_left.connect(self._on_route_left)
        scene.route_clicked.connect(self.claiming.click)
        scene.route_dragged.connect(self.tips.hide)  # the board moves away under it
        scene.place_clicked.connect(self.click_place)
        scene.place_dragged.connect(self._on_place_dragged)
        scene.place_dropped.connect(self._on_dropped)
        scene.passenger_clicked.connect(self.passengers.toggle)
        scene.passenger_dragged.connect(self._on_passenger_dragged)
        scene.passenger_dropped.connect(self._on_dropped)
        self._board_view.ground_clicked.connect(self._on_ground_clicked)

    @Slot(QPointF)
    def _on_ground_clicked(self, spot: QPointF) -> None:
        """Take a click that has just missed a track for one on it, where tracks can be claimed."""
        route = self._aimer.beside(spot)
        if route is not None and self._state.active and self._state.claims.routes:
            self.claiming.click(route)

    @property
    def popover(self) -> PaymentPopover:
        """The choice of cards to pay with."""
        return self.claiming.popover

    @property
    def choosing_passenger(self) -> bool:
        """Whether it asks which passenger is to travel."""
        return self.passengers.choosing_passenger

    @property
    def marks(self) -> Marks:
        """What is marked on the board."""
        return self._marks.shown

    def shows(self, view: Observation, *, active: bool) -> bool:
        """Say whether `set_view` would change nothing."""
        may_act = active and bool(view.legal_actions)
        return self._state.view is view and self._state.active == may_act

    def set_view(self, view: Observation, *, active: bool) -> None:
        """Take over what is known now; ``active``: the person is to move and nothing runs."""
        self._state.set_view(view, active=active)
        if not self._state.active:
            self.focus.leave_place()
        self.claiming.reset()
        self.motion.settle(view)
        if self._selection.card not in view.hand:
            self._clear_pick()
        self.passengers.show_position()
        self.focus.drop_unclaimable()
        self._marks.show_position()

    def set_confirm(self, confirm: Confirm) -> None:
        """Decide when a claim asks for its payment first."""
        self.claiming.confirm = confirm

    def pick(self, card: str) -> None:
        """Show what can be claimed with a card, as if it were carried; empty: no longer."""
        self._selection.card = card
        self._marks.refresh()

    def choose_passenger(self, *, on: bool) -> None:
        """Ask which passenger is to travel, or ask no longer."""
        self.passengers.choose(on=on)

    def carry(self, card: str, global_position: QPoint) -> None:
        """Show what would be claimed if the cards carried there were dropped."""
        self.claiming.carry(card, global_position)

    def drop(self, card: str, global_position: QPoint) -> bool:
        """Claim where the cards are dropped; say whether there was something to claim."""
        return self.claiming.drop(card, global_position)

    @Slot(str)
    def click_place(self, place: str) -> bool:
        """Put a passenger there, or go on there with a journey; say whether there is one."""
        meant = self._state.active and self.passengers.busy
        if meant:
            self.passengers.click(place)
        return meant

    def cancel(self) -> bool:
        """Cancel what has been begun, without a trace; say whether anything was."""
        before = self.marks
        self._ignoring_drag = self.claiming.drawing or self.passengers.dragging
        self.passengers.cancel()
        self._clear_pick()
        self.focus.clear()
        self.claiming.stop()
        return self.marks != before

    @Slot(object)
    def _send(self, action: Action) -> None:
        """Hand an action on; until the next position nothing else can be decided."""
        self._state.active = False
        self.claiming.reset()
        self._clear_pick()
        self.focus.clear()
        self._marks.refresh()
        self.action_chosen.emit(action)

    def _clear_pick(self) -> None:
        if self._selection.card:
            self._selection.card = ""
            self.pick_cleared.emit()

    @Slot(object)
    def _on_passenger_refused(self, reason: Reason) -> None:
        self.refused.emit(reason, "")

    @Slot()
    def _on_journey_changed(self) -> None:
        plan = self.passengers.described
        if plan is not None and plan.steps:
            self.tips.show_journey(plan)
        else:
            self.tips.hide()

    @Slot()
    def _on_focus_moved(self) -> None:
        """Show the route or place that the keys have gone to."""
        route, place, note = self.focus.route, self.focus.place, ""
        self._marks.refresh()
        if route is not None:
            self._board_view.ensureVisible(self._scene.routes[route].sceneBoundingRect())
            note = self.tips.show_route(route).note
        elif place is not None:
            self.tips.hide()
            where = self._scene.design.layout.places[place]
            self._board_view.ensureVisible(QRectF(where.x, where.y, 1, 1))
            self.passengers.look_ahead(place)
        self._accessibility.set_focus(route, place, note)

    # What the pointer does.

    @Slot(str)
    def _on_route_entered(self, route: str) -> None:
        if self.claiming.drawing or self.passengers.dragging or self.claiming.paying:
            return
        self.focus.clear()
        self._selection.hovered = route
        self._marks.refresh()
        if self.claiming.aim is None:
            self.tips.show_hovered()

    @Slot(str)
    def _on_route_left(self, route: str) -> None:
        if self._selection.hovered == route:
            self._selection.hovered = None
            if not self.claiming.drawing and not self.passengers.dragging:
                self.tips.hide()
            self._marks.refresh()

    @Slot(str, QPointF)
    def _on_place_dragged(self, place: str, spot: QPointF) -> None:
        if not self._state.active or self._ignoring_drag:
            return
        if self.passengers.busy:
            self.passengers.drag(place, spot)
        else:
            self.claiming.draw_line(place, spot)

    @Slot(str, QPointF)
    def _on_passenger_dragged(self, place: str, spot: QPointF) -> None:
        if self._state.active and not self._ignoring_drag:
            self.passengers.drag(place, spot)

    @Slot(str, QPointF)
    def _on_dropped(self, _place: str, _spot: QPointF) -> None:
        self._ignoring_drag = False
        self.passengers.drop()
        self.claiming.end_line()
