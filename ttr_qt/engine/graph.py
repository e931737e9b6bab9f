"""Graphs of places: the cheapest ways through them, and which places are connected."""

import heapq
from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Final

Cost = tuple[int, tuple[str, ...], int, tuple[str, ...]]
"""What a way costs: a number and names, then again a number and names.

Along a way each of the four is added up. Ways are compared by the first number, and only where it
is equal by what follows, so that of equally long ways always the same one is found. Callers say
what the numbers and names stand for; numbers are never negative.
"""
FREE: Final[Cost] = (0, (), 0, ())


class Graph:
    """Places and what it costs to go from one to another."""

    def __init__(self) -> None:
        self._edges: dict[str, list[tuple[str, Cost]]] = {}

    def add(self, a: str, b: str, cost: Cost, back: Cost | None = None) -> None:
        """Let ``a`` lead to ``b`` for ``cost``, and back for ``back`` or else for the same."""
        self._edges.setdefault(a, []).append((b, cost))
        self._edges.setdefault(b, []).append((a, back or cost))

    def costs(self, starts: Mapping[str, Cost]) -> Iterator[tuple[str, Cost]]:
        """Yield every place that can be reached with what its cheapest way costs, in that order.

        ``starts`` are the places to begin at and what being there costs.
        """
        best = dict(starts)
        queue = [(cost, place) for place, cost in starts.items()]
        heapq.heapify(queue)
        while queue:
            cost, place = heapq.heappop(queue)
            if cost is not best[place]:  # a cheaper way was found since
                continue
            yield place, cost
            number, names, second, others = cost
            for end, more in self._edges.get(place, ()):
                known, total = best.get(end), number + more[0]
                # Most ways are dearer by their first number; the rest need not be added then.
                if known is not None and known[0] < total:
                    continue
                new = (total, names + more[1], second + more[2], others + more[3])
                if known is None or new < known:
                    best[end] = new
                    heapq.heappush(queue, (new, end))

    def cheapest(self, starts: Mapping[str, Cost], goals: Container[str]) -> Cost | None:
        """Return the cost of the cheapest way to any of some places; None if there is no way."""
        return next((cost for place, cost in self.costs(starts) if place in goals), None)


class Parts:
    """Which places are connected, while more and more tracks are added."""

    def __init__(self, tracks: Iterable[tuple[str, str]] = ()) -> None:
        self._parents: dict[str, str] = {}
        for a, b in tracks:
            self.join(a, b)

    def join(self, a: str, b: str) -> None:
        """Connect two places; a place joined to itself is a part of its own."""
        root = self._root(b)
        self._parents[self._root(a)] = self._parents[root] = root

    def connect(self, some: Iterable[str], others: Iterable[str]) -> bool:
        """Tell whether one of ``some`` places is connected with, or is, one of ``others``."""
        roots = {self._root(place) for place in some}
        return any(self._root(place) in roots for place in others)

    def all(self) -> list[set[str]]:
        """Return the parts, each as the set of its places."""
        parts: dict[str, set[str]] = {}
        for place in self._parents:
            parts.setdefault(self._root(place), set()).add(place)
        return list(parts.values())

    def _root(self, place: str) -> str:
        while (parent := self._parents.get(place, place)) != place:
            place = parent
        return place
