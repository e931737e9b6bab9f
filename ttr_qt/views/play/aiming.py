"""Finding the route or place that the pointer means, by how near it is on the screen."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPoint, QPointF

from ttr_qt.views.board_display.board_marks import Aim
from ttr_qt.views.play.claims import Claims
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.overlays import LineItem
from ttr_qt.views.scene.tracks import TrackFinder, other_end

_TRACK_REACH: Final = 22
_CLICK_REACH: Final = 11
"""How near a click has to be: tracks are narrow on small boards, and nobody clicks at the ground
beside one for any other reason."""
_PLACE_REACH: Final = 14
"""How near the pointer has to come, in pixels of the screen."""


class Aimer:
    """Finds what the pointer is at, and what could be claimed there."""

    def __init__(self, board_view: BoardView) -> None:
        self._board_view, self._design = board_view, board_view.board.design
        self._finder = TrackFinder(self._design)

    def place_at(self, spot: QPointF, among: Iterable[str]) -> str | None:
        """Return which of some places the pointer is at."""
        return self._finder.place_near(spot, _PLACE_REACH / self._board_view.zoom, among)

    def beside(self, spot: QPointF) -> str | None:
        """Return which route a click is meant for that has just missed it."""
        return self._finder.route_near(spot, _CLICK_REACH / self._board_view.zoom)

    def at(self, claims: Claims, card: str, point: QPoint | None) -> Aim:
        """Return which route is meant with a card: the nearest one, or its parallel that fits.

        The point is one of the view; None means none of them.
        """
        routes = claims.routes_with(card)
        if point is None:
            return Aim(routes)
        spot = self._board_view.mapToScene(point)
        near = self._finder.route_near(spot, _TRACK_REACH / self._board_view.zoom)
        if near is None:
            return Aim(routes)
        target = claims.fitting(near, card)
        return Aim(routes, target, near if target is None else None)

    def along(self, claims: Claims, place: str, spot: QPointF) -> tuple[Aim, QPointF]:
        """Return which route a line from a place means, and where the line ends.

        Of parallel tracks it means the one that costs fewest wilds.
        """
        view = claims.view
        game_map = view.board.map
        around = [route.id for route in view.board.routes if place in {route.a, route.b}]
        routes = frozenset(around) & claims.routes
        city = self.place_at(spot, {other_end(game_map, route, place) for route in around})
        if city is not None:
            tracks = [route for route in around if other_end(game_map, route, place) == city]
            where = self._design.layout.places[city]
            return _aim(claims, routes, tracks), QPointF(where.x, where.y)
        reach = _TRACK_REACH / self._board_view.zoom
        near = self._finder.route_near(spot, reach, around)
        if near is None or self._finder.place_near(spot, 0.0, [place]) is not None:
            return Aim(routes), spot
        return _aim(claims, routes, [near, *game_map.parallels(near)]), spot


class DrawnLine:
    """The line that a person draws from a city, and what it would claim."""

    def __init__(self, scene: BoardScene, aimer: Aimer) -> None:
        self._scene, self._aimer = scene, aimer
        self._item: LineItem | None = None

    @property
    def drawn(self) -> bool:
        """Whether there is a line."""
        return self._item is not None

    def draw(self, claims: Claims, place: str, spot: QPointF) -> Aim:
        """Draw the line from a place to the pointer, and return what is meant there."""
        if self._item is None:
            where = self._scene.design.layout.places[place]
            self._item = LineItem(QPointF(where.x, where.y), where.radius)
            self._scene.addItem(self._item)
        aim, end = self._aimer.along(claims, place, spot)
        self._item.draw_to(end, sure=aim.target is not None)
        return aim

    def wipe(self) -> None:
        """Take the line away."""
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None


def _aim(claims: Claims, routes: frozenset[str], tracks: list[str]) -> Aim:
    target = claims.cheapest(tracks)
    return Aim(routes, target, tracks[0] if target is None else None)
