"""Everything that a person does on the board: claiming three ways, tips, tickets, journeys."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QTimer, Signal, Slot

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.models.hints.advice import Hint
from ttr_qt.models.item_models.log import LogRow
from ttr_qt.models.item_models.tickets import OfferRow, TicketRow
from ttr_qt.models.session.refusal_reasons import Reason, payment_reason, route_reason
from ttr_qt.models.session.session import Step
from ttr_qt.views.play import board_marks
from ttr_qt.views.play.aiming import Aimer
from ttr_qt.views.play.board_accessibility import BoardVoice
from ttr_qt.views.play.board_keys import BoardKeys
from ttr_qt.views.play.board_marks import Aim
from ttr_qt.views.play.board_motion import BoardMotion
from ttr_qt.views.play.claims import Claims, RouteFacts, claim_facts
from ttr_qt.views.play.drawn_line import DrawnLine
from ttr_qt.views.play.hint_marks import HintBadges, action_marks, hint_marks
from ttr_qt.views.play.passenger_play import PassengerPlay, PlaceChoice
from ttr_qt.views.play.payment_popover import PaymentPopover
from ttr_qt.views.play.route_tip import RouteTip
from ttr_qt.views.play.ticket_offers import OfferOverlay
from ttr_qt.views.play.tips import BoardTips
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.highlights import Highlights, Marks
from ttr_qt.views.theme.language import route_text
from ttr_qt.views.theme.style import Style

Confirm = Literal["always", "choice", "never"]

_TIP_DELAY: Final = 250
_CARRIED: Final = QRectF(-46, -18, 112, 142)
"""The room of a carried card about the pointer, which the tip keeps clear of."""


class BoardPlay(QObject):
    """Turns what the pointer and the keys do on a board into actions, and shows what they may do.

    The board is told what it is by `set_view` and `set_position`; nothing here changes a game.

    Signals:
        action_wanted: an action the person has decided on; nothing more comes until `set_view`.
        why_not: (reason, route) where something was tried that can't be.
        pick_cleared: the card picked by `pick` is picked no longer.
        calling_changed: the board begins or ceases to ask who is to travel.
    """

    action_wanted = Signal(object)
    why_not = Signal(object, str)
    pick_cleared = Signal()
    calling_changed = Signal()

    def __init__(self, style: Style, board_view: BoardView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if board_view.board is None:
            raise ValueError("A view has to show a board before one can play on it.")
        self._style = style
        self._board_view = board_view
        self._scene: BoardScene = board_view.board
        self._aimer = Aimer(board_view, self._scene)
        self._view: Observation | None = None
        self._claims: Claims | None = None
        self._names: tuple[str, ...] = ()
        self._active = False
        self._confirm: Confirm = "choice"
        self._base = Marks()
        self._aim: Aim | None = None
        self._line = DrawnLine(self._scene, self._aimer)
        self._ignoring_drag = False
        self._picked = ""
        self._hovered: str | None = None
        self._focused: str | None = None
        self._focused_place: str | None = None
        self._shown: Callable[[Marks, Observation], Marks] | None = None
        self._offers: tuple[OfferRow, ...] = ()
        self._hints: tuple[Hint, ...] = ()
        self._highlights = Highlights(style, self._scene, self)
        self._overlay = OfferOverlay(self._scene)
        self._badges = HintBadges(self._scene)
        self._motion = BoardMotion(style, self._scene, self)
        self._tips = BoardTips(style, board_view)
        self.popover: Final = PaymentPopover(style, self._scene.sheet.map.id, board_view)
        self.popover.chosen.connect(self._send)
        self.popover.closed.connect(self._end_gesture)
        self._tip_delay = QTimer(self, singleShot=True, interval=_TIP_DELAY)
        self._tip_delay.timeout.connect(self._show_hover_tip)
        self._passengers = PassengerPlay(self._scene, self._aimer, self)
        self._passengers.changed.connect(self._on_journey_changed)
        self._passengers.action_wanted.connect(self._send)
        self._passengers.refused.connect(self._refuse)
        self._passengers.calling_changed.connect(self.calling_changed)
        self._keys = BoardKeys(board_view, self)
        self._voice = BoardVoice(style, board_view, self._scene)
        self._connect()

    def _connect(self) -> None:
        scene = self._scene
        self._board_view.zoomed.connect(self._draw_overlays)
        scene.route_entered.connect(self._on_route_entered)
        scene.route_left.connect(self._on_route_left)
        scene.route_clicked.connect(self.click_route)
        scene.route_dragged.connect(self._hide_tip)  # the board moves away under it
        scene.place_clicked.connect(self.click_place)
        scene.place_dragged.connect(self._on_place_dragged)
        scene.place_dropped.connect(self._on_dropped)
        scene.passenger_clicked.connect(self._passengers.toggle)
        scene.passenger_dragged.connect(self._on_passenger_dragged)
        scene.passenger_dropped.connect(self._on_dropped)

    @property
    def tip(self) -> RouteTip:
        """What is said about the route under the pointer."""
        return self._tips.tip

    @property
    def calling(self) -> bool:
        """Whether it asks which passenger is to travel."""
        return self._passengers.calling

    # What the page tells.

    def set_view(self, view: Observation, names: Sequence[str], *, active: bool) -> None:
        """Take over what is known now; ``active``: the person is to move and nothing runs."""
        self._view, self._names = view, tuple(names)
        self._active = active and bool(view.legal_actions)
        self._claims = Claims(view)
        self._voice.set_view(view, names)
        if not self._active:
            self._keys.forget()
        self._drop_gestures()
        self._motion.settle(view)
        colour = self._scene.players[view.seat].fill
        self._base = board_marks.standing_marks(view, self._claims, colour, active=self._active)
        if self._picked not in view.hand:
            self._clear_pick()
        self._passengers.set_view(view, active=self._active)
        if self._focused is not None and self._focused not in self._claims.routes:
            self._focused = None
        self._refresh()

    def set_confirm(self, confirm: Confirm) -> None:
        """Decide when a claim asks for its payment first."""
        self._confirm = confirm

    def set_position(self, view: Observation) -> None:
        """Show the pieces of a position at once."""
        self._motion.set_position(view)

    def animate(self, step: Step, done: Callable[[], None]) -> None:
        """Show what an action did, from the position shown; ``done`` when all stands still."""
        self._motion.animate(step, done)

    def skip(self) -> None:
        """Bring all movement to its end."""
        self._motion.skip()

    def show_ticket(self, row: TicketRow | OfferRow | None) -> None:
        """Light up a ticket's ends and its way; None: no longer."""
        show = board_marks.ticket_marks
        self._show(None if row is None else lambda base, view: show(base, view, row))

    def show_entry(self, row: LogRow | None) -> None:
        """Light up what an entry of the log is about; None: no longer."""
        told = row if row is not None and (row.routes or row.places) else None
        show = board_marks.entry_marks
        self._show(None if told is None else lambda base, view: show(base, view, told))

    def show_action(self, action: Action | None) -> None:
        """Light up what an action is about; None: no longer."""
        self._show(None if action is None else lambda base, view: action_marks(base, view, action))

    def _show(self, marks: Callable[[Marks, Observation], Marks] | None) -> None:
        self._shown = marks
        self._refresh()

    def show_hints(self, hints: Sequence[Hint]) -> None:
        """Show what is advised, by its numbers; none: no longer."""
        if hints or self._hints:
            self._hints = tuple(hints)
            self._draw_overlays()
            self._refresh()

    def show_offers(self, rows: Sequence[OfferRow]) -> None:
        """Show tickets to choose from, lettered in their order; none: no longer."""
        if rows or self._offers:
            self._offers = tuple(rows)
            self._draw_overlays()
            self._refresh()

    @Slot()
    def _draw_overlays(self) -> None:
        """Write letters and numbers in the same size at any zoom."""
        if self._view is not None:
            lines = board_marks.offer_lines(self._view, self._offers)
            self._overlay.show(self._offers, lines, 1 / self._board_view.zoom)
            self._badges.show(self._view, self._hints, 1 / self._board_view.zoom)

    def pick(self, card: str) -> None:
        """Show what can be claimed with a card, as if it were carried; empty: no longer."""
        self._picked = card
        self._refresh()

    def call_passengers(self, *, called: bool) -> None:
        """Ask which passenger is to travel, or ask no longer."""
        self._passengers.call(called=called)

    # A stack that is carried from the hand.

    def carry(self, card: str, global_position: QPoint) -> None:
        """Show what would be claimed if the cards were dropped there."""
        if not self._active or self._claims is None or not self.popover.isHidden():
            return
        point = self._board_view.viewport().mapFromGlobal(global_position)
        inside = self._board_view.viewport().rect().contains(point)
        self._aim = self._aimer.at(self._claims, card, point if inside else None)
        self._refresh()
        self._show_aim_tip(card, QRectF(point.x(), point.y(), 0, 0), carried=True)

    def drop(self, card: str, global_position: QPoint) -> bool:
        """Claim where the cards are dropped; say whether there was something to claim."""
        self.carry(card, global_position)
        aim, view, claims = self._aim, self._view, self._claims
        self._end_gesture()
        if aim is None or view is None or claims is None:
            return False
        if aim.target is not None:
            options = claims.of(aim.target, card)
            self._claim(options, ask=claims.is_wild(card) and len(options) > 1)
            return True
        if aim.refused is not None:
            self._refuse(payment_reason(view, aim.refused, card), aim.refused)
        return False

    def cancel(self) -> bool:
        """Leave whatever has been begun, without a trace; say whether anything was."""
        before = self._marks()
        self._ignoring_drag = self._line.drawn or self._passengers.dragging
        self.popover.shut()
        self._passengers.cancel()
        self._clear_pick()
        self._unfocus()
        self._end_gesture()
        return self._marks() != before

    # Clicks and keys.

    @Slot(str)
    def click_route(self, route: str) -> None:
        """Claim a route, asking for the payment as far as the person wants to be asked."""
        view, claims = self._view, self._claims
        if view is None or claims is None:
            return
        card = self._picked if self._active else ""
        options = claims.of(route, card) if self._active else ()
        if options:
            self._claim(options, ask=len(options) > 1)
        else:
            reason = payment_reason(view, route, card) if card else route_reason(view, route)
            self._refuse(reason, route)

    @Slot(str)
    def click_place(self, place: str) -> bool:
        """Put a passenger there, or go on there with a journey; say whether there is one."""
        meant = self._active and self._passengers.busy
        if meant:
            self._passengers.click(place)
        return meant

    @property
    def claimable(self) -> frozenset[str]:
        """The routes that the keys can reach."""
        if not self._active or self._claims is None:
            return frozenset()
        return self._claims.routes_with(self._picked) if self._picked else self._claims.routes

    @property
    def choice(self) -> PlaceChoice | None:
        """The places that the keys can reach instead, while one is to be chosen."""
        return self._passengers.choice if self._active and not self._picked else None

    @property
    def focused(self) -> str | None:
        """The route that Enter claims."""
        return self._focused

    def focus_on(self, route: str | None, place: str | None = None) -> None:
        """Put the focus of the keys on a route or a place."""
        self._focused, self._focused_place = route, place
        self._hovered = None
        self._refresh()
        note = ""
        if route is not None and self._view is not None:
            self._board_view.ensureVisible(self._scene.routes[route].sceneBoundingRect())
            facts = self._facts(route)
            self._tips.show_route(facts, route)
            note = facts.note
        elif place is not None:
            self._hide_tip()
            where = self._scene.sheet.layout.places[place]
            self._board_view.ensureVisible(QRectF(where.x, where.y, 1, 1))
            self._passengers.look_ahead(place)
        self._voice.focus(route, place, note)

    def _unfocus(self) -> None:
        self._hovered = self._focused = self._focused_place = None
        self._keys.forget()

    # Claims.

    def _claim(self, options: Sequence[ClaimRoute], *, ask: bool) -> None:
        """Claim with the first payment, or ask; ``ask``: there is something to choose."""
        if self._confirm == "never" or (self._confirm == "choice" and not ask):
            self._send(options[0])
            return
        route = options[0].route
        if self._view is None:
            return
        title = self.tr("Claim {route}").format(
            route=route_text(self._view.board.map, route, self._style.language)
        )
        self._hide_tip()
        self._aim = Aim(frozenset((route,)), route)
        self._refresh()
        rects = [rect.toAlignedRect() for rect in self._tips.route_rects(route)]
        self.popover.open(title, options, rects)

    @Slot(object)
    def _send(self, action: Action) -> None:
        """Hand an action on; until the next position nothing else can be decided."""
        self._active = False
        self._drop_gestures()
        self._clear_pick()
        self._unfocus()
        self._refresh()
        self.action_wanted.emit(action)

    def _refuse(self, reason: Reason | None, route: str = "") -> None:
        if reason is not None:
            self.why_not.emit(reason, route)

    def _clear_pick(self) -> None:
        if self._picked:
            self._picked = ""
            self.pick_cleared.emit()

    # A line drawn from a city.

    def _on_place_dragged(self, place: str, spot: QPointF) -> None:
        if not self._active or self._ignoring_drag or self._view is None or self._claims is None:
            return
        if self._passengers.busy:
            self._passengers.drag(place, spot)
            return
        if not self._claims.routes:
            return
        if not self._line.drawn:
            self._hide_tip()
        self._aim = self._line.draw(self._claims, place, spot)
        self._refresh()
        point = self._board_view.mapFromScene(spot)
        self._show_aim_tip("", QRectF(point.x() - 12, point.y() - 12, 24, 24))

    def _on_dropped(self, _place: str, _spot: QPointF) -> None:
        drawn, aim = self._line.drawn, self._aim
        self._ignoring_drag = False
        self._passengers.drop()
        if not drawn or self._view is None or self._claims is None:
            return
        self._end_gesture()
        if aim is not None and aim.target is not None:
            options = self._claims.of(aim.target)
            self._claim(options, ask=self._claims.of_several_colours(options))
        elif aim is not None and aim.refused is not None:
            self._refuse(route_reason(self._view, aim.refused), aim.refused)

    # Passengers.

    def _on_passenger_dragged(self, place: str, spot: QPointF) -> None:
        if self._active and not self._ignoring_drag:
            self._passengers.drag(place, spot)

    def _on_journey_changed(self) -> None:
        self._refresh()
        plan = self._passengers.spoken_of
        if plan is not None and plan.steps:
            self._tips.show_journey(plan.facts(self._style.language), plan.places)
        else:
            self._hide_tip()

    # What is marked.

    def _refresh(self) -> None:
        self._highlights.show(self._marks())

    def _marks(self) -> Marks:
        """Return what is marked: what one does goes before what one looks at."""
        if self._view is None or self._claims is None:
            return Marks()
        marks = self._gesture_marks(self._view) or self._shown_marks(self._view)
        if marks is None and self._active:
            marks = self._turn_marks(self._view, self._claims)
        if marks is None and self._hints:
            marks = hint_marks(self._base, self._view, self._hints)
        return marks or self._base

    def _gesture_marks(self, view: Observation) -> Marks | None:
        if self._aim is not None:
            return board_marks.aiming_marks(self._base, view, self._aim)
        return self._passengers.marks(self._base) if self._passengers.dragging else None

    def _shown_marks(self, view: Observation) -> Marks | None:
        if self._shown is not None:
            return self._shown(self._base, view)
        if not self._offers:
            return None
        lines = board_marks.offer_lines(view, self._offers)
        return board_marks.offer_marks(self._base, view, self._offers, lines)

    def _turn_marks(self, view: Observation, claims: Claims) -> Marks | None:
        pointed = self._hovered or self._focused
        if self._picked:
            routes = claims.routes_with(self._picked)
            aim = Aim(routes, pointed if pointed in routes else None)
            return board_marks.aiming_marks(self._base, view, aim)
        if self._passengers.busy:
            return self._passengers.marks(self._base, self._focused_place)
        if pointed is not None:
            return board_marks.hovered_marks(self._base, view, claims, pointed)
        if self._focused_place is not None:
            return board_marks.focused_place_marks(self._base, self._focused_place)
        return None

    def _drop_gestures(self) -> None:
        self._aim = None
        self._line.wipe()
        self.popover.shut()
        self._hide_tip()

    @Slot()
    def _end_gesture(self) -> None:
        self._drop_gestures()
        self._refresh()

    # Tips.

    def _on_route_entered(self, route: str) -> None:
        if self._line.drawn or self._passengers.dragging or not self.popover.isHidden():
            return
        self._unfocus()
        self._hovered = route
        self._refresh()
        if self.tip.isVisible():
            self._show_hover_tip()
        else:
            self._tip_delay.start()

    def _on_route_left(self, route: str) -> None:
        if self._hovered == route:
            self._hovered = None
            self._tip_delay.stop()
            if not self._line.drawn and not self._passengers.dragging:
                self._hide_tip()
            self._refresh()

    def _show_hover_tip(self) -> None:
        if self._hovered is not None and self._aim is None and self._view is not None:
            self._tips.show_route(self._facts(self._hovered), self._hovered)

    def _facts(self, route: str, card: str = "", *, refused: bool = False) -> RouteFacts:
        if self._claims is None:
            raise ValueError("There is no position to speak of.")
        card = card or (self._picked if self._active else "")
        able = self._active and not refused
        return claim_facts(self._claims, route, card, self._names, self._style.language, able=able)

    def _show_aim_tip(self, card: str, pointer: QRectF, *, carried: bool = False) -> None:
        """Say at once what the pointer means while something is dragged."""
        aim = self._aim
        route = None if aim is None else aim.target or aim.refused
        if aim is None or route is None:
            self._hide_tip()
            return
        clear = _CARRIED.translated(pointer.topLeft()) if carried else pointer
        facts = self._facts(route, card, refused=aim.target is None)
        self._tips.show_route(facts, route, clear)

    @Slot()
    def _hide_tip(self) -> None:
        self._tip_delay.stop()
        self._tips.tip.hide()
