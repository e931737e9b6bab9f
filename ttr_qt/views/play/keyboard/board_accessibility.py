"""The board for screen readers: its routes and places, and where the keyboard is."""

from collections.abc import Callable, Hashable, Sequence
from typing import Literal

from PySide6.QtCore import QPointF, QRect, QRectF

from ttr_qt.engine import Observation
from ttr_qt.views.play.passenger_play import PassengerPlay
from ttr_qt.views.play.state import BoardState
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import Parts, report_focus, set_accessible_parts
from ttr_qt.views.words.descriptions import Describer

Part = tuple[Literal["route", "place"], str]


class BoardAccessibility:
    """Names every route and every place of the board that a view shows."""

    def __init__(
        self,
        style: Style,
        board_view: BoardView,
        state: BoardState,
        passengers: PassengerPlay,
        *,
        press_route: Callable[[str], object],
        press_place: Callable[[str], object],
    ) -> None:
        """Serve a board; the last two do what a click on a route or a place does."""
        self._style, self._board_view, self._state = style, board_view, state
        self._passengers = passengers
        self._press_route, self._press_place = press_route, press_place
        self._described: tuple[Observation, Describer] | None = None
        self._current: Part | None = None
        game_map = board_view.board.design.map
        self._parts: tuple[Part, ...] = (
            *(("route", route.id) for route in game_map.routes),
            *(("place", place.id) for place in game_map.places),
        )
        board_view.setAccessibleName(in_language(game_map.name, style.language))
        set_accessible_parts(
            board_view,
            Parts(
                self._keys,
                self._name,
                self._rect,
                self._focused,
                press=self._press,
                usable=self._usable,
            ),
        )

    def set_focus(self, route: str | None, place: str | None, note: str = "") -> None:
        """Report the route or place that the keyboard has gone to, with a note about it."""
        part: Part | None = None
        if route is not None:
            part = ("route", route)
        elif place is not None:
            part = ("place", place)
        self._current = part
        words = self._name(part) if part is not None else ""
        words = f"{words}. {note}" if note else words
        self._board_view.setAccessibleDescription(words)
        report_focus(self._board_view)

    def _keys(self) -> Sequence[Hashable]:
        return self._parts

    def _name(self, key: Hashable) -> str:
        if not isinstance(key, tuple):
            return ""
        kind, which = key
        describer = self._describer()
        return describer.route(which) if kind == "route" else describer.place(which)

    def _describer(self) -> Describer:
        """Return what describes the position; made when it is needed: mostly nobody asks."""
        view = self._state.view
        if self._described is None or self._described[0] is not view:
            describer = Describer(view, self._state.names, self._style.language, self._state.you)
            self._described = (view, describer)
        return self._described[1]

    def _rect(self, key: Hashable) -> QRect:
        if not isinstance(key, tuple):
            return QRect()
        kind, which = key
        board = self._board_view.board
        if kind == "route":
            area = board.routes[which].sceneBoundingRect()
        else:
            where = board.design.layout.places[which]
            corner = QPointF(where.x - where.radius, where.y - where.radius)
            area = QRectF(corner.x(), corner.y(), 2 * where.radius, 2 * where.radius)
        rect = self._board_view.mapFromScene(area).boundingRect()
        return QRect(self._board_view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def _focused(self) -> Hashable | None:
        return self._current

    def _press(self, key: Hashable) -> None:
        if isinstance(key, tuple):
            kind, which = key
            press = self._press_route if kind == "route" else self._press_place
            press(which)

    def _usable(self, key: Hashable) -> bool:
        if not isinstance(key, tuple) or not self._state.active:
            return False
        kind, which = key
        if kind == "route":
            return which in self._state.claims.routes
        choice = self._passengers.choice
        return choice is not None and which in choice.places
