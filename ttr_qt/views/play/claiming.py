"""Claiming routes on the board: with cards dropped there, with a line, or with a click."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Signal, Slot

from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.models.session.refusal_reasons import Reason, payment_reason, route_reason
from ttr_qt.models.setup.choice import Confirm
from ttr_qt.views.board_display.board_marks import Aim
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.play.aiming import Aimer, DrawnLine
from ttr_qt.views.play.board_tips import BoardTips
from ttr_qt.views.play.payment_popover import PaymentPopover
from ttr_qt.views.play.state import BoardState, Selection
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.theme.language import route_text
from ttr_qt.views.theme.style import Style

CARRIED_ROOM: Final = QRectF(-64, -14, 102, 114)
"""The room of carried cards about the pointer, at normal size; the tip keeps clear of it."""
_POINTER: Final = QRectF(-12, -12, 24, 24)
"""The room of the pointer, likewise."""


class Claiming(QObject):
    """Turns cards dropped on routes, lines between cities and clicks into claims.

    Where there is something to choose, it asks for the payment first.

    Signals:
        action_chosen: the claim that the person has decided on.
        refused: (reason, route) when a route can't be claimed.
        changed: another route is aimed at, or none.
    """

    action_chosen = Signal(object)
    refused = Signal(object, str)
    changed = Signal()

    def __init__(
        self,
        style: Style,
        board_view: BoardView,
        aimer: Aimer,
        state: BoardState,
        selection: Selection,
        tips: BoardTips,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._style, self._board_view, self._aimer = style, board_view, aimer
        self._state, self._selection, self._tips = state, selection, tips
        self._line = DrawnLine(board_view.board, aimer)
        self.confirm: Confirm = "choice"
        """When the payment is asked for before a claim."""
        self.aim: Aim | None = None
        """What is aimed at while something is dragged or paid."""
        self.popover: Final = PaymentPopover(
            style, edition_of(board_view.board.design.map).cards, board_view
        )
        self.popover.chosen.connect(self.action_chosen)
        self.popover.closed.connect(self.stop)

    @property
    def drawing(self) -> bool:
        """Whether a line is being drawn."""
        return self._line.drawn

    @property
    def paying(self) -> bool:
        """Whether the payment is being asked for."""
        return not self.popover.isHidden()

    @Slot(str)
    def click(self, route: str) -> None:
        """Claim a route with the picked card or any, or say why not.

        One that is somebody's stands for a free one beside it: a click means the two cities.
        """
        state, card = self._state, self._selection.card if self._state.active else ""
        if state.active and route in state.view.owners:
            route = state.claims.fitting(route, card) or route
        options = state.claims.of(route, card) if state.active else ()
        if options:
            if self.confirm != "always" and not state.claims.is_wild(card):
                options = state.claims.sensible(options)  # a wild has to be picked on purpose
            self._claim(options, card, ask=len(options) > 1)
            return
        reason = (
            payment_reason(state.view, route, card) if card else route_reason(state.view, route)
        )
        self._refuse(reason, route)

    def carry(self, card: str, global_position: QPoint) -> bool:
        """Show what would be claimed if cards were dropped there; say whether they may be."""
        if not self._state.active or self.paying:
            return False
        viewport = self._board_view.viewport()
        point = viewport.mapFromGlobal(global_position)
        inside = viewport.rect().contains(point)
        self.aim = self._aimer.at(self._state.claims, card, point if inside else None)
        self.changed.emit()
        room, scale = CARRIED_ROOM, self._style.scale
        held = QRectF(room.topLeft() * scale, room.size() * scale)
        self._show_tip(self.aim, card, held.translated(QPointF(point)))
        return True

    def drop(self, card: str, global_position: QPoint) -> bool:
        """Claim where cards are dropped; say whether there was something to claim."""
        if not self.carry(card, global_position):
            return False
        aim, claims = self.aim, self._state.claims
        self.stop()
        if aim is not None and aim.target is not None:
            options = claims.of(aim.target, card)
            wild = claims.is_wild(card)
            if self.confirm != "always" and not wild:
                options = claims.sensible(options)
            self._claim(options, card, ask=wild and len(options) > 1)
            return True
        if aim is not None and aim.refused is not None:
            self._refuse(payment_reason(claims.view, aim.refused, card), aim.refused)
        return False

    def draw_line(self, place: str, spot: QPointF) -> None:
        """Draw a line from a place to the pointer, and show what it would claim."""
        if not self._state.claims.routes:
            return
        if not self.drawing:
            self._tips.hide()
        self.aim = self._line.draw(self._state.claims, place, spot)
        self.changed.emit()
        point = QPointF(self._board_view.mapFromScene(spot))
        self._show_tip(self.aim, "", _POINTER.translated(point))

    def end_line(self) -> None:
        """Claim what the line means, if one is being drawn."""
        if not self.drawing:
            return
        aim, claims = self.aim, self._state.claims
        self.stop()
        if aim is not None and aim.target is not None:
            options = claims.of(aim.target)
            if self.confirm != "always":
                options = claims.sensible(options)
            self._claim(options, "", ask=claims.of_several_colours(options))
        elif aim is not None and aim.refused is not None:
            self._refuse(route_reason(claims.view, aim.refused), aim.refused)

    @Slot()
    def stop(self) -> None:
        """Cancel what has been begun, without a claim."""
        self.reset()
        self.changed.emit()

    def reset(self) -> None:
        """Forget what has been begun; the caller refreshes what is marked."""
        self.aim = None
        self._line.wipe()
        self.popover.shut()
        self._tips.hide()

    def _claim(self, options: Sequence[ClaimRoute], card: str, *, ask: bool) -> None:
        """Claim with the first payment, or ask.

        ``card``: what the person has picked or dropped; ``ask``: there is something to choose. Wild
        cards that nobody has picked are spent only after a question, even in the only payment.
        """
        claims = self._state.claims
        ask = ask or (claims.spends_wilds(options[0]) and not claims.is_wild(card))
        if self.confirm == "never" or (self.confirm == "choice" and not ask):
            self.action_chosen.emit(options[0])
            return
        route = options[0].route
        title = self.tr("Claim {route}").format(
            route=route_text(self._state.view.board.map, route, self._style.language)
        )
        self._tips.hide()
        self.aim = Aim(frozenset((route,)), route)
        self.changed.emit()
        rects = [rect.toAlignedRect() for rect in self._tips.route_rects(route)]
        self.popover.open(title, options, rects)

    def _refuse(self, reason: Reason | None, route: str) -> None:
        if reason is not None:
            self.refused.emit(reason, route)

    def _show_tip(self, aim: Aim, card: str, keep_clear: QRectF) -> None:
        """Show at once what the pointer means while something is dragged."""
        route = aim.target or aim.refused
        if route is None:
            self._tips.hide()
        else:
            self._tips.show_route(route, card, refused=aim.target is None, pointer=keep_clear)
