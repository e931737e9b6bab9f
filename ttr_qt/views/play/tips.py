"""Where the tip stands: beside a route or a journey, clear of the names one reads."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ttr_qt.views.play.claims import RouteFacts
from ttr_qt.views.play.route_tip import RouteTip
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.tracks import name_box
from ttr_qt.views.theme.style import Style


class BoardTips:
    """Knows where things are on the screen, and puts the tip beside them."""

    def __init__(self, style: Style, board_view: BoardView) -> None:
        if board_view.board is None:
            raise ValueError("A view without a board has nothing to speak of.")
        self._board_view = board_view
        self._scene: BoardScene = board_view.board
        self.tip: Final = RouteTip(style, board_view)
        self._said: RouteFacts | None = None

    def show_route(self, facts: RouteFacts, route: str, pointer: QRectF | None = None) -> None:
        """Speak of a route, beside the end that is farther from the pointer and its load."""
        load = pointer or QRectF()
        if self._said == facts and self.tip.isVisible() and not self._covers(load):
            return  # it would only flutter
        self._said = facts
        track = self._scene.sheet.map.route(route)
        ends = [self._on_screen(track.a), self._on_screen(track.b)]
        at = self._pointer() if pointer is None else pointer.center()
        ends.sort(key=lambda end: -(end - at).manhattanLength())
        clear = self.route_rects(route)[1:]
        self.tip.say(facts)
        names = [self._name_rect(place) for place in self._scene.places]
        self.tip.stand_beside(ends, clear if pointer is None else [*clear, pointer], names)

    def show_journey(self, facts: RouteFacts, places: Sequence[str]) -> None:
        """Speak of a journey, beside the place it has come to."""
        ends = [self._on_screen(place) for place in (places[-1], places[0])]
        self._said = facts
        self.tip.say(facts)
        self.tip.stand_beside(ends, [self._name_rect(place) for place in places])

    def route_rects(self, route: str) -> list[QRectF]:
        """Return the rooms of a route, then of its spaces, its end names and their places."""
        sheet = self._scene.sheet
        rects = [self._on_screen_rect(self._scene.routes[route].sceneBoundingRect())]
        outlines = (slot.outline().boundingRect() for slot in sheet.slots(route))
        rects += map(self._on_screen_rect, outlines)
        track = sheet.map.route(route)
        for end in (track.a, track.b):
            where = sheet.layout.places[end]
            radius = where.radius
            disc = QRectF(where.x - radius, where.y - radius, 2 * radius, 2 * radius)
            rects += [self._name_rect(end), self._on_screen_rect(disc)]
        return rects

    def _covers(self, rect: QRectF) -> bool:
        """Say whether the tip lies over something."""
        return self.tip.face().translated(QPointF(self.tip.pos())).intersects(rect)

    def _pointer(self) -> QPointF:
        return QPointF(self._board_view.viewport().mapFromGlobal(self._board_view.cursor().pos()))

    def _on_screen(self, place: str) -> QPointF:
        where = self._scene.sheet.layout.places[place]
        return QPointF(self._board_view.mapFromScene(QPointF(where.x, where.y)))

    def _on_screen_rect(self, rect: QRectF) -> QRectF:
        return QRectF(self._board_view.mapFromScene(rect).boundingRect())

    def _name_rect(self, place: str) -> QRectF:
        return self._on_screen_rect(name_box(self._scene.sheet, place))
