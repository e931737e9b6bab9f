"""Cheapest ways and connected places agree with networkx, whatever the graph."""

from itertools import permutations
from random import Random

import msgspec
import networkx as nx
import pytest

from ttr_qt.engine import load_map
from ttr_qt.engine.graph import FREE, Cost, Graph, Parts

PLACES = [f"p{number}" for number in range(12)]


def tracks(rng: Random) -> list[tuple[str, str, int]]:
    """Return tracks with their lengths, some of them parallel, some of no length."""
    pairs = [rng.sample(PLACES, 2) for _ in range(rng.randrange(25))]
    return [(a, b, rng.randrange(5)) for a, b in pairs]


@pytest.mark.parametrize("seed", range(60))
def test_costs_are_those_of_the_cheapest_ways(seed: int) -> None:
    rng = Random(seed)
    graph, other = Graph(), nx.MultiGraph()
    other.add_nodes_from(PLACES)
    for a, b, length in tracks(rng):
        graph.add(a, b, (length, (), 0, ()))
        other.add_edge(a, b, length=length)
    starts = rng.sample(PLACES, 1 + seed % 3)
    found = {place: cost[0] for place, cost in graph.costs(dict.fromkeys(starts, FREE))}
    expected = nx.multi_source_dijkstra_path_length(other, set(starts), weight="length")
    assert found == expected
    assert list(found.values()) == sorted(found.values())
    for goals in (PLACES[:1], PLACES[5:8]):
        cost = graph.cheapest(dict.fromkeys(starts, FREE), goals)
        reached = [expected[goal] for goal in goals if goal in expected]
        assert (None if cost is None else cost[0]) == min(reached, default=None)


@pytest.mark.parametrize("seed", range(30))
def test_of_equal_ways_the_same_one_is_found_in_any_order(seed: int) -> None:
    rng = Random(seed)
    named = [(a, b, (length, (f"t{n}",), 0, ())) for n, (a, b, length) in enumerate(tracks(rng))]
    found = []
    for _ in range(5):
        rng.shuffle(named)
        graph = Graph()
        for a, b, cost in named:
            graph.add(a, b, cost)
        found.append(dict(graph.costs({PLACES[0]: FREE})))
    assert all(costs == found[0] for costs in found)


def test_all_four_items_of_a_cost_are_added_and_compared_in_order() -> None:
    graph = Graph()
    first: Cost = (1, ("x",), 2, ())
    graph.add("a", "b", first, back=(3, ("y",), 0, ("z",)))
    graph.add("b", "c", (1, (), 0, ("free",)))
    graph.add("b", "c", (1, (), 1, ()))
    assert graph.cheapest({"a": FREE}, {"c"}) == (2, ("x",), 2, ("free",))
    assert graph.cheapest({"c": FREE}, {"a"}) == (4, ("y",), 0, ("free", "z"))
    assert graph.cheapest({"a": FREE}, {"nowhere"}) is None
    assert graph.cheapest({"alone": FREE}, {"alone"}) == FREE


@pytest.mark.parametrize("seed", range(60))
def test_parts_are_those_that_tracks_connect(seed: int) -> None:
    rng = Random(seed)
    ends = [(a, b) for a, b, _ in tracks(rng)]
    parts, other = Parts(), nx.Graph()
    for a, b in ends:
        parts.join(a, b)
        other.add_edge(a, b)
        expected = list(nx.connected_components(other))
        assert sorted(map(sorted, parts.all())) == sorted(map(sorted, expected))
    assert parts.all() == Parts(ends).all()
    for _ in range(20):
        some, others = rng.sample(PLACES, 2), rng.sample(PLACES, 2)
        same = bool(set(some) & set(others))
        joined = any(set(some) & part and set(others) & part for part in Parts(ends).all())
        assert parts.connect(some, others) == (same or joined)


def test_parts_are_the_same_in_any_order_of_tracks() -> None:
    game_map = load_map("usa")
    for routes in permutations(["bos-mon-1", "bos-nyc-1", "mon-nyc-1", "lax-pho-1", "elp-pho-1"]):
        ends = [(game_map.route(route).a, game_map.route(route).b) for route in routes]
        parts = sorted(map(sorted, Parts(ends).all()))
        assert parts == [["boston", "montreal", "new_york"], ["el_paso", "los_angeles", "phoenix"]]


def test_nothing_connects_without_a_track() -> None:
    route = load_map("germany").routes[0]
    parts = Parts()
    assert parts.all() == []
    assert not parts.connect([route.a], [route.b])
    parts.join(route.a, route.b)
    assert parts.connect([route.a], [route.b])
    parts.join("alone", "alone")
    assert parts.all() == [{route.a, route.b}, {"alone"}]


def test_no_shortest_way_between_places_that_nothing_connects() -> None:
    game_map = msgspec.structs.replace(load_map("usa"), routes=load_map("usa").routes[:1])
    route = game_map.routes[0]
    assert game_map.shortest(route.a, route.b) == route.length
    far = next(place.id for place in game_map.places if place.id not in {route.a, route.b})
    with pytest.raises(ValueError, match="no way leads"):
        game_map.shortest(route.a, far)
