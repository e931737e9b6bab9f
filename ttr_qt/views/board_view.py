"""The board of an edition as circles and lines."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from ttr_qt.engine.maps import GameMap, Place, Route
from ttr_qt.views import palette
from ttr_qt.views.items import (
    MARKER_RADIUS,
    TRACK_GAP,
    BorderPointItem,
    CityItem,
    NameItem,
    RouteItem,
    spaces_between,
)
from ttr_qt.views.labels import Label, place_labels
from ttr_qt.views.projection import scene_positions
from ttr_qt.views.texts import Language, in_language

_MARGIN: Final = 24.0
_CITY_FONT: Final = 17
_BORDER_FONT: Final = 14


class BoardScene(QGraphicsScene):
    """All items of one board, kept by the ids of the map.

    The dictionaries also keep the Python side of the items alive: Qt owns only theirs.
    """

    def __init__(self, game_map: GameMap, language: Language) -> None:
        super().__init__()
        self.setBackgroundBrush(QColor(palette.LAND))
        self._language = language
        self._positions = scene_positions(game_map)
        self.routes: dict[str, RouteItem] = {}
        self.cities: dict[str, CityItem] = {}
        self.border_points: dict[str, BorderPointItem] = {}
        self.names: dict[str, NameItem] = {}
        track = self._add_routes(game_map)
        for place in game_map.places:
            self._add_place(place)
        self._add_names(game_map, track)
        bounds = self.itemsBoundingRect()
        self.setSceneRect(bounds.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN))

    def set_owners(self, owners: Mapping[str, int]) -> None:
        """Show the routes in ``owners`` as claimed by the seat named there, all others as free."""
        for route_id, item in self.routes.items():
            item.set_owner(owners.get(route_id))

    def _add_routes(self, game_map: GameMap) -> list[QPointF]:
        """Draw all tracks; return points along them."""
        groups: dict[frozenset[str], list[Route]] = {}
        for route in game_map.routes:
            groups.setdefault(frozenset((route.a, route.b)), []).append(route)
        track: list[QPointF] = []
        for group in groups.values():
            # One direction for the whole group, or sideways would mean two things in it.
            a, b = group[0].a, group[0].b
            start, end = self._positions[a], self._positions[b]
            title = f"{self._name(game_map.place(a))} – {self._name(game_map.place(b))}"
            for index, route in enumerate(group):
                offset = (index - (len(group) - 1) / 2) * TRACK_GAP
                spaces = spaces_between(start, end, route.length, offset)
                track += spaces_between(start, end, 4 * route.length, offset)
                colour = palette.TRACKS[route.colour]
                item = RouteItem(route.id, spaces, colour.fill, cart=route.cart)
                colour_name = in_language(colour.name, self._language)
                item.setToolTip(f"{title} · {route.length} · {colour_name}")
                self.addItem(item)
                self.routes[route.id] = item
        return track

    def _add_place(self, place: Place) -> None:
        position = self._positions[place.id]
        item: CityItem | BorderPointItem
        if place.country is None:
            item = self.cities[place.id] = CityItem(place.id, position)
        else:
            item = self.border_points[place.id] = BorderPointItem(place.id, position)
        gloss = f" ({in_language(place.gloss, self._language)})" if place.gloss else ""
        item.setToolTip(self._name(place) + gloss)
        self.addItem(item)

    def _add_names(self, game_map: GameMap, track: list[QPointF]) -> None:
        labels: dict[str, Label] = {}
        for place in game_map.places:
            metrics = QFontMetricsF(_font(place))
            size = QSizeF(metrics.horizontalAdvance(self._name(place)), metrics.height())
            labels[place.id] = Label(size, self._positions[place.id], MARKER_RADIUS)
        spots = place_labels(labels, track)
        for place in game_map.places:
            item = NameItem(self._name(place), _font(place), spots[place.id])
            self.addItem(item)
            self.names[place.id] = item

    def _name(self, place: Place) -> str:
        return in_language(place.name, self._language)


def _font(place: Place) -> QFont:
    font = QFont()
    border = place.country is not None
    font.setPixelSize(_BORDER_FONT if border else _CITY_FONT)
    font.setItalic(border)
    font.setBold(not border)
    return font


class BoardView(QGraphicsView):
    """Shows one board, always whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Bars that come and go while the board is fitted would change the size it is fitted to.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setBackgroundBrush(QColor(palette.LAND))
        self._board: BoardScene | None = None

    def show_board(self, board: BoardScene) -> None:
        """Show a board instead of the present one, and keep it."""
        self._board = board
        self.setScene(board)
        self._fit()

    def _fit(self) -> None:
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole board in sight."""
        super().resizeEvent(event)
        self._fit()
