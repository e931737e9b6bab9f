"""The focus of the keys on the board: which route or place it is at, and where it goes next."""

import unicodedata
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from ttr_qt.views.play.passenger_play import PassengerPlay, PlaceChoice
from ttr_qt.views.play.state import BoardState, Selection
from ttr_qt.views.scene.board_scene import BoardScene

Direction = tuple[int, int]
"""To the right and down: -1, 0 or 1."""

_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


class BoardFocus(QObject):
    """Moves the focus of the keys from one claimable route to the next.

    While a place is to be chosen for a passenger, the focus goes from one such place to the next
    instead, and to no route.

    Signals:
        moved: another route or place has the focus.
    """

    moved = Signal()

    def __init__(
        self,
        scene: BoardScene,
        state: BoardState,
        selection: Selection,
        passengers: PassengerPlay,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._scene, self._state, self._selection = scene, state, selection
        self._passengers = passengers
        self._around: str | None = None
        """The place whose routes the focus stays at, or the one to be chosen."""

    @property
    def claimable(self) -> frozenset[str]:
        """The routes that the focus can get to."""
        if not self._state.active:
            return frozenset()
        claims, card = self._state.claims, self._selection.card
        return claims.routes_with(card) if card else claims.routes

    @property
    def choice(self) -> PlaceChoice | None:
        """The places that the focus can get to instead, while one is to be chosen."""
        able = self._state.active and not self._selection.card
        return self._passengers.choice if able else None

    @property
    def route(self) -> str | None:
        """The route in focus."""
        return self._selection.route

    @property
    def place(self) -> str | None:
        """The place in focus."""
        return self._selection.place

    @property
    def place_name(self) -> str:
        """What the place in focus is called on the board; empty without one."""
        return "" if self.place is None else self._scene.names[self.place].text

    @property
    def target(self) -> tuple[str | None, str | None]:
        """The route or the place that Enter is meant for; neither without a focus."""
        route = self.route if self.choice is None else None
        return (route, None) if route is not None else (None, self._around)

    def go_by(self, steps: int) -> None:
        """Go on by so many stops; by routes around the place in focus if there is one."""
        stops = self._ordered()
        if not stops:
            return
        now = self._now()
        if now in stops:
            self._focus(stops[(stops.index(now) + steps) % len(stops)])
        else:
            self._focus(stops[0 if steps > 0 else -1])

    def go_towards(self, direction: Direction) -> bool:
        """Go to the nearest stop in a direction; say whether there are any."""
        stops = self._stops()
        if not stops:
            return False
        now = self._now()
        if now not in stops:
            self._go_first(direction)
            return True
        here = stops[now]

        def cost(stop: str) -> float:
            way = stops[stop] - here
            ahead = way.x() * direction[0] + way.y() * direction[1]
            aside = abs(way.x() * direction[1]) + abs(way.y() * direction[0])
            return ahead + 2 * aside if ahead > 1 else float("inf")

        best = min((stop for stop in stops if stop != now), key=cost, default=now)
        if best != now and cost(best) < float("inf"):
            self._around = None
            self._focus(best)
        return True

    def go_to_name(self, beginning: str) -> bool:
        """Go to the first place whose name begins so; say whether there is one."""
        names = {place: spellings(item.text) for place, item in self._scene.names.items()}
        found = [
            (min(ways), place)
            for place, ways in names.items()
            if any(way.startswith(beginning) for way in ways)
        ]
        if not found:
            return False
        self._around = min(found)[1]
        self._move_to(None, self._around)
        return True

    def leave_place(self) -> None:
        """Go through all routes again, not just through those around a place."""
        self._around = None

    def clear(self) -> None:
        """Take the focus from routes and places, and the pointer's mark with it."""
        self._around = None
        self._selection.hovered = self._selection.route = self._selection.place = None

    def drop_unclaimable(self) -> None:
        """Take the focus from a route that can't be claimed any more."""
        if self.route is not None and self.route not in self._state.claims.routes:
            self._selection.route = None

    def _move_to(self, route: str | None, place: str | None) -> None:
        self._selection.route, self._selection.place = route, place
        self._selection.hovered = None
        self.moved.emit()

    def _stops(self) -> dict[str, QPointF]:
        """Return what the focus goes to, and where it is: places to choose from, or routes."""
        choice = self.choice
        if choice is not None:
            return {place: self._place_spot(place) for place in choice.places}
        return {route: self._route_spot(route) for route in self.claimable}

    def _place_spot(self, place: str) -> QPointF:
        where = self._scene.design.layout.places[place]
        return QPointF(where.x, where.y)

    def _route_spot(self, route: str) -> QPointF:
        spaces = self._scene.design.layout.tracks[route].spaces
        middle = spaces[len(spaces) // 2]
        return QPointF(middle.x, middle.y)

    def _now(self) -> str | None:
        """Return the stop that the focus is at."""
        return self.route if self.choice is None else self._around

    def _focus(self, stop: str) -> None:
        if self.choice is None:
            self._move_to(stop, None)
        else:
            self._around = stop
            self._move_to(None, stop)

    def _ordered(self) -> list[str]:
        """Return the stops from left to right; of routes those at the place in focus only."""
        spots = self._stops()
        stops = sorted(spots, key=lambda key: (spots[key].x(), key))
        if self._around is None or self.choice is not None:
            return stops
        ends = {r.id: {r.a, r.b} for r in map(self._scene.design.map.route, stops)}
        return [route for route in stops if self._around in ends[route]] or stops

    def _go_first(self, direction: Direction) -> None:
        """Go from no stop to the one nearest to a place, or to the first of all."""
        choice = self.choice
        start = self._around or (None if choice is None else choice.origin)
        if start is None:
            self.go_by(1)
        else:
            nearest = self._nearest(start, direction)
            self._around = None
            self._focus(nearest)

    def _nearest(self, place: str, direction: Direction) -> str:
        """Return the stop nearest to a place, rather in a direction; routes at it go first."""
        spots, here = self._stops(), self._place_spot(place)

        def cost(stop: str) -> float:
            way = spots[stop] - here
            ahead = way.x() * direction[0] + way.y() * direction[1]
            return abs(way.x()) + abs(way.y()) - ahead

        return min(self._ordered(), key=cost)


def spellings(name: str) -> frozenset[str]:
    """Return how a name may be typed: as it is, without accents, and with ae for ä and so on.

    Not everybody has the letters of Köln on the keyboard.
    """
    plain = name.casefold()
    parts = unicodedata.normalize("NFKD", plain)
    bare = "".join(part for part in parts if not unicodedata.combining(part))
    return frozenset({plain, bare, plain.translate(_UMLAUTS)})
