"""What screen readers are told of a board: its routes and places, and where the keyboard is."""

from collections.abc import Hashable, Sequence
from typing import Literal

from PySide6.QtCore import QPointF, QRect, QRectF

from ttr_qt.engine import Observation
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import Parts, give_voice, tell_focus
from ttr_qt.views.words.descriptions import Describer

Part = tuple[Literal["route", "place"], str]


class BoardVoice:
    """Names every route and every place of the board that a view shows."""

    def __init__(self, style: Style, board_view: BoardView, scene: BoardScene) -> None:
        self._style, self._board_view, self._scene = style, board_view, scene
        self._view: Observation | None = None
        self._names: tuple[str, ...] = ()
        self._describer: Describer | None = None
        self._current: Part | None = None
        sheet = scene.sheet
        self._parts: tuple[Part, ...] = (
            *(("route", route.id) for route in sheet.map.routes),
            *(("place", place.id) for place in sheet.map.places),
        )
        board_view.setAccessibleName(in_language(sheet.map.name, style.language))
        give_voice(board_view, Parts(self._keys, self._name, self._rect, self._focused))

    def set_view(self, view: Observation, names: Sequence[str]) -> None:
        """Speak of another position from now on."""
        self._view, self._names, self._describer = view, tuple(names), None

    def focus(self, route: str | None, place: str | None, note: str = "") -> None:
        """Tell where the keyboard has gone, with the note."""
        part: Part | None = None
        if route is not None:
            part = ("route", route)
        elif place is not None:
            part = ("place", place)
        self._current = part
        words = self._name(part) if part is not None else ""
        words = f"{words}. {note}" if note else words
        self._board_view.setAccessibleDescription(words)
        tell_focus(self._board_view)

    def _keys(self) -> Sequence[Hashable]:
        return self._parts if self._view is not None else ()

    def _name(self, key: Hashable) -> str:
        if self._view is None or not isinstance(key, tuple):
            return ""
        if self._describer is None:  # made when it is needed: mostly nobody asks
            self._describer = Describer(self._view, self._names, self._style.language)
        kind, which = key
        return self._describer.route(which) if kind == "route" else self._describer.place(which)

    def _rect(self, key: Hashable) -> QRect:
        if not isinstance(key, tuple):
            return QRect()
        kind, which = key
        if kind == "route":
            area = self._scene.routes[which].sceneBoundingRect()
        else:
            where = self._scene.sheet.layout.places[which]
            corner = QPointF(where.x - where.radius, where.y - where.radius)
            area = QRectF(corner.x(), corner.y(), 2 * where.radius, 2 * where.radius)
        rect = self._board_view.mapFromScene(area).boundingRect()
        return QRect(self._board_view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def _focused(self) -> Hashable | None:
        return self._current
