"""The tip on the board: which facts it shows, when, and where, clear of names and tracks."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Slot

from ttr_qt.views.play.claims import Claims
from ttr_qt.views.play.journeys import JourneyPlan
from ttr_qt.views.play.route_facts import RouteFacts, claim_facts
from ttr_qt.views.play.route_tip import RouteTip
from ttr_qt.views.play.state import BoardState, Selection
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.tracks import name_box
from ttr_qt.views.theme.style import Style

_HOVER_DELAY: Final = 250
"""Milliseconds that the pointer stays on a route until its tip is shown."""


class BoardTips(QObject):
    """Shows the tip of a route or a journey beside it."""

    def __init__(
        self,
        style: Style,
        board_view: BoardView,
        state: BoardState,
        selection: Selection,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._style, self._board_view, self._scene = style, board_view, board_view.board
        self._state, self._selection = state, selection
        self.tip: Final = RouteTip(style, board_view)
        self._shown: RouteFacts | None = None
        self._found: tuple[Claims, Hashable, RouteFacts] | None = None
        """The facts found last, and what for: a card is carried over a route for many frames."""
        self._hover_delay = QTimer(self, singleShot=True, interval=_HOVER_DELAY)
        self._hover_delay.timeout.connect(self._show_hovered)

    def show_hovered(self) -> None:
        """Show the tip of the route under the pointer: soon, or at once where one is shown."""
        if self.tip.isVisible():
            self._show_hovered()
        else:
            self._hover_delay.start()

    @Slot()
    def _show_hovered(self) -> None:
        if self._selection.hovered is not None:
            self.show_route(self._selection.hovered)

    def show_route(
        self, route: str, card: str = "", *, refused: bool = False, pointer: QRectF | None = None
    ) -> RouteFacts:
        """Show the tip of a route, beside the end that is farther from the pointer.

        ``card``: what it is to be claimed with, by default the one picked; ``refused``: it can't
        be; ``pointer``: the room to keep clear while something is dragged. Returns what it says.
        """
        self._hover_delay.stop()
        facts = self._facts(route, card, refused=refused)
        if self._shown == facts and self.tip.isVisible() and not self._covers(pointer or QRectF()):
            return facts  # it is shown already, and moving it would flicker
        self._shown = facts
        track = self._scene.design.map.route(route)
        ends = [self._on_screen(track.a), self._on_screen(track.b)]
        at = self._pointer() if pointer is None else pointer.center()
        ends.sort(key=lambda end: -(end - at).manhattanLength())
        clear = self.route_rects(route)[1:]
        self.tip.set_facts(facts)
        names = [self.name_rect(place) for place in self._scene.places]
        self.tip.stand_beside(ends, clear if pointer is None else [*clear, pointer], names)
        return facts

    def show_journey(self, plan: JourneyPlan) -> None:
        """Show the tip of a journey, beside the place it has come to."""
        ends = [self._on_screen(place) for place in (plan.places[-1], plan.places[0])]
        self._shown = plan.facts(self._style.language)
        self.tip.set_facts(self._shown)
        self.tip.stand_beside(ends, [self.name_rect(place) for place in plan.places])

    @Slot()
    def hide(self) -> None:
        """Show no tip."""
        self._hover_delay.stop()
        self.tip.hide()

    def route_rects(self, route: str) -> list[QRectF]:
        """Return the rooms of a route, then of its spaces, its end names and their places."""
        design = self._scene.design
        rects = [self._on_screen_rect(self._scene.routes[route].sceneBoundingRect())]
        outlines = (space.outline().boundingRect() for space in design.spaces(route))
        rects += map(self._on_screen_rect, outlines)
        track = design.map.route(route)
        for end in (track.a, track.b):
            where = design.layout.places[end]
            radius = where.radius
            disc = QRectF(where.x - radius, where.y - radius, 2 * radius, 2 * radius)
            rects += [self.name_rect(end), self._on_screen_rect(disc)]
        return rects

    def name_rect(self, place: str) -> QRectF:
        """Return the room of a place's name in the view."""
        return self._on_screen_rect(name_box(self._scene.design, place))

    def _facts(self, route: str, card: str, *, refused: bool) -> RouteFacts:
        state = self._state
        card = card or (self._selection.card if state.active else "")
        able = state.active and not refused
        asked = (route, card, able, tuple(state.names))
        if self._found is None or self._found[0] is not state.claims or self._found[1] != asked:
            language = self._style.language
            facts = claim_facts(
                state.claims, route, card, state.names, language, able=able, you=state.you
            )
            self._found = (state.claims, asked, facts)
        return self._found[2]

    def _covers(self, rect: QRectF) -> bool:
        """Say whether the tip lies over something."""
        return self.tip.face().translated(QPointF(self.tip.pos())).intersects(rect)

    def _pointer(self) -> QPointF:
        return QPointF(self._board_view.viewport().mapFromGlobal(self._board_view.cursor().pos()))

    def _on_screen(self, place: str) -> QPointF:
        where = self._scene.design.layout.places[place]
        return QPointF(self._board_view.mapFromScene(QPointF(where.x, where.y)))

    def _on_screen_rect(self, rect: QRectF) -> QRectF:
        return QRectF(self._board_view.mapFromScene(rect).boundingRect())
