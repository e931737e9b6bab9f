"""What hangs together on a board, route by route; the engine has its own, over whole positions."""

from collections.abc import Iterable, Mapping

from ttr_qt.engine import GameMap, Observation


class Network:
    """Places that the routes of one seat connect, growing route by route."""

    def __init__(self, game_map: GameMap, routes: Iterable[str] = ()) -> None:
        self._map = game_map
        self._parents: dict[str, str] = {}
        for route in routes:
            self.add(route)

    def add(self, route_id: str) -> None:
        """Connect both ends of a route."""
        route = self._map.route(route_id)
        root = self._root(route.b)
        self._parents[self._root(route.a)] = self._parents[root] = root

    def connects(self, a: str, b: str) -> bool:
        """Tell whether two ends of a ticket are connected."""
        roots = {self._root(place) for place in self._map.ends(a)}
        return any(self._root(place) in roots for place in self._map.ends(b))

    def parts(self) -> Mapping[str, str]:
        """Return by place, for those at a route, one that stands for all it is connected with."""
        return {place: self._root(place) for place in self._parents}

    def _root(self, place: str) -> str:
        while (parent := self._parents.get(place, place)) != place:
            place = parent
        return place


def own_network(view: Observation) -> Network:
    """Return the network of the one who looks."""
    return Network(view.board.map, (r for r, seat in view.owners.items() if seat == view.seat))
