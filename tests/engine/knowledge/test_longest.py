"""The longest trail: exact on every kind of network, and fast on the nastiest."""

import os
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.helpers.engine import oracle_scoring
from tests.helpers.own_clock import own_seconds
from ttr_qt.engine.knowledge.longest import longest_trail
from ttr_qt.engine.maps import GameMap, load_map

Edges = Sequence[tuple[int, int, int]]

WAGONS = 45
LIMIT_SECONDS = 0.001


def by_trails(edges: Edges) -> int:
    """Return the longest trail by trying every one."""
    return oracle_scoring.longest_trail(edges)


def by_choice_of_tracks(edges: Edges) -> int:
    """Return the longest trail without following any: the heaviest set of tracks that is one.

    A set of tracks is a trail if it hangs together and at most two places have an odd number of
    them. Tracks are taken or left one after the other; what matters of the choice so far is, for
    each place with tracks still to come, whether its number is odd and which others it hangs
    together with, and how many odd places are behind. So networks far too big to try every trail
    are counted exactly.
    """
    edges = _along_the_board(edges)
    last = {node: i for i, (u, v, _) in enumerate(edges) for node in (u, v)}
    # (odd places behind, {place: (odd, part)} as a sorted tuple) to the greatest length
    states: dict[tuple[int, tuple[tuple[int, bool, int], ...]], int] = {(0, ()): 0}
    best = 0
    for i, (u, v, length) in enumerate(edges):
        following: dict[tuple[int, tuple[tuple[int, bool, int], ...]], int] = {}
        for (odd_behind, frontier), total in states.items():
            for take in (False, True):
                places = {node: (odd, part) for node, odd, part in frontier}
                if take:
                    _join(places, u, v)
                value = total + length * take
                odd = odd_behind
                alive = True
                for node in {n for n in (u, v) if last[n] == i and n in places}:
                    is_odd, part = places.pop(node)
                    odd += is_odd
                    if not any(other == part for _, other in places.values()):
                        # This part is complete: either it is the whole trail, or nothing; also
                        # when another one was completed by the same track.
                        if alive and not places and odd <= 2:
                            best = max(best, value)
                        alive = False
                if alive and odd <= 2:
                    key = (odd, _canonical(places))
                    following[key] = max(value, following.get(key, 0))
        states = following
    return best


def _join(places: dict[int, tuple[bool, int]], u: int, v: int) -> None:
    for node in (u, v):
        odd, part = places.get(node, (False, -1 - node))
        places[node] = (not odd, part)
    old, new = places[u][1], places[v][1]
    for node, (odd, part) in places.items():
        if part == old:
            places[node] = (odd, new)


def _canonical(places: dict[int, tuple[bool, int]]) -> tuple[tuple[int, bool, int], ...]:
    names: dict[int, int] = {}
    return tuple(
        (node, odd, names.setdefault(part, len(names)))
        for node, (odd, part) in sorted(places.items())
    )


def _along_the_board(edges: Edges) -> list[tuple[int, int, int]]:
    """Return the edges sorted so that few places are open at a time: nearest to the start first."""
    neighbours: dict[int, set[int]] = {}
    for u, v, _ in edges:
        neighbours.setdefault(u, set()).add(v)
        neighbours.setdefault(v, set()).add(u)
    order: dict[int, int] = {}
    for start in sorted(neighbours, key=lambda node: len(neighbours[node])):
        queue = [start] if start not in order else []
        while queue:
            # Next the place with the fewest neighbours not yet seen.
            queue.sort(key=lambda node: len(neighbours[node] - set(order)))
            node = queue.pop(0)
            if node not in order:
                order[node] = len(order)
                queue += neighbours[node] - set(order)
    return sorted(
        edges, key=lambda e: (max(order[e[0]], order[e[1]]), min(order[e[0]], order[e[1]]))
    )


def complete(nodes: int, length: int = 1) -> list[tuple[int, int, int]]:
    return [(u, v, length) for u, v in combinations(range(nodes), 2)]


def cycle(*nodes: int, length: int = 1) -> list[tuple[int, int, int]]:
    return [(u, v, length) for u, v in zip(nodes, (*nodes[1:], nodes[0]), strict=True)]


def small_networks() -> st.SearchStrategy[list[tuple[int, int, int]]]:
    pairs = st.tuples(st.integers(0, 6), st.integers(0, 6)).filter(lambda pair: pair[0] != pair[1])
    return st.lists(st.tuples(pairs, st.integers(1, 7)), max_size=11).map(
        lambda drawn: [(u, v, length) for (u, v), length in drawn]
    )


def at_most_doubles(edges: Edges) -> bool:
    """Without more parallels than this every trail can be tried in reasonable time."""
    pairs = [frozenset(edge[:2]) for edge in edges]
    return all(pairs.count(pair) <= 2 for pair in pairs)


@pytest.mark.slow
@settings(deadline=None, max_examples=300)
@given(edges=small_networks().filter(at_most_doubles))
@example(edges=[(0, 3, 1), *[(0, 4, 2)] * 2, (1, 2, 1), *[(1, 3, 1)] * 2, (2, 4, 2), (2, 5, 2)])
def test_u2_small_networks(edges: Edges) -> None:
    expected = by_trails(edges)
    assert by_choice_of_tracks(edges) == expected
    assert longest_trail(edges) == expected


@settings(deadline=None, max_examples=100)
@given(edges=small_networks().filter(at_most_doubles), rng=st.randoms(use_true_random=False))
def test_u2_numbers_and_order_of_places_do_not_matter(
    edges: list[tuple[int, int, int]], rng: Random
) -> None:
    names = list(range(64))
    rng.shuffle(names)
    other = [
        (names[v], names[u], length) if rng.random() < 0.5 else (names[u], names[v], length)
        for u, v, length in edges
    ]
    rng.shuffle(other)
    assert longest_trail(other) == longest_trail(edges)


@pytest.mark.parametrize(
    ("edges", "expected"),
    [
        pytest.param([], 0, id="nothing"),
        pytest.param([(3, 5, 6)], 6, id="one track"),
        pytest.param([(0, 1, 2), (2, 3, 5)], 5, id="two apart"),
        pytest.param([(0, 1, 2), (1, 2, 3), (2, 3, 4)], 9, id="path"),
        pytest.param([(0, n, n) for n in range(1, 7)], 6 + 5, id="star"),
        pytest.param([(0, 1, 3), (1, 2, 1), (1, 3, 2), (3, 4, 2), (3, 5, 4)], 9, id="tree"),
        pytest.param(cycle(0, 1, 2, 3, length=2), 8, id="cycle"),
        pytest.param([*cycle(0, 1, 2), (0, 3, 4)], 7, id="cycle with a tail"),
        pytest.param([*cycle(0, 1, 2), (0, 3, 4), (0, 4, 5)], 3 + 4 + 5, id="two tails at one"),
        pytest.param([*cycle(0, 1, 2), (0, 3, 4), (1, 4, 5)], 2 + 4 + 5, id="two tails apart"),
        pytest.param([*cycle(0, 1, 2), *cycle(0, 3, 4, length=2)], 9, id="figure eight"),
        pytest.param([*cycle(0, 1, 2), *cycle(3, 4, 5), (0, 3, 1)], 7, id="dumbbell"),
        pytest.param([*cycle(0, 1, 2), *cycle(3, 4, 5, 6)], 4, id="two cycles apart"),
        pytest.param([(0, 1, 2), (0, 1, 2), (0, 1, 2)], 6, id="three parallels"),
        pytest.param([(0, 1, 1), (0, 1, 1), (1, 2, 1), (1, 2, 1)], 4, id="doubles in a row"),
        pytest.param([(0, 1, 1), (1, 2, 1), (2, 3, 1), (3, 0, 1), (0, 2, 7)], 11, id="chord"),
        pytest.param([(0, n, 1) for n in range(1, 46)], 2, id="star of 45"),
        pytest.param([(n, n + 1, 1) for n in range(45)], 45, id="path of 45"),
    ],
)
def test_u2_known_shapes(edges: Edges, expected: int) -> None:
    assert longest_trail(edges) == expected
    assert by_choice_of_tracks(edges) == expected


@pytest.mark.slow
@pytest.mark.parametrize(
    ("nodes", "expected"),
    # With an odd number of places every one has an even number of tracks, so all are used. With
    # an even number all but two places have to lose a track, and one track serves two of them.
    [(3, 3), (4, 5), (5, 10), (6, 13), (7, 21), (8, 25), (9, 36), (10, 41)],
)
def test_u2_complete_networks(nodes: int, expected: int) -> None:
    edges = complete(nodes)
    assert longest_trail(edges) == expected
    if nodes <= 5:
        assert by_trails(edges) == expected
    if nodes <= 8:
        assert by_choice_of_tracks(edges) == expected


def board_network(game_map: GameMap, rng: Random, style: str) -> list[tuple[int, int, int]]:
    """Return a network of up to 45 wagons on a board, one track between two places (R4)."""
    nodes = {place.id: number for number, place in enumerate(game_map.places)}
    tracks = {
        frozenset((route.a, route.b)): (nodes[route.a], nodes[route.b], route.length)
        for route in game_map.routes
    }
    left = sorted(tracks.values())
    rng.shuffle(left)
    chosen: list[tuple[int, int, int]] = []
    while True:
        room = WAGONS - sum(length for _, _, length in chosen)
        left = [edge for edge in left if edge[2] <= room]
        if not left:
            return chosen
        reached = {node for edge in chosen for node in edge[:2]}

        def cost(edge: tuple[int, int, int], reached: set[int] = reached) -> float:
            new = len(set(edge[:2]) - reached)
            match style:
                case "short":  # as many tracks as possible
                    return edge[2] + rng.random() / 2
                case "cycles":  # close a ring before reaching a new place
                    return edge[2] + 2 * new + rng.random()
                case "connected":  # in one piece
                    return (99 if new == 2 and reached else 0) + edge[2] * rng.random()
                case _:
                    return rng.random()

        edge = min(left, key=cost)
        left.remove(edge)
        chosen.append(edge)


@pytest.mark.parametrize("style", ["short", "cycles", "connected", "any"])
@pytest.mark.parametrize("edition", ["usa", "germany"])
def test_u2_networks_of_45_wagons(edition: str, style: str) -> None:
    rng = Random(f"{edition} {style}")
    game_map = load_map(edition)
    for _ in range(12):
        edges = board_network(game_map, rng, style)
        assert sum(length for _, _, length in edges) <= WAGONS
        assert longest_trail(edges) == by_choice_of_tracks(edges), edges


# Found by a search for networks that take long: rings that hang together by single tracks.
NASTIEST = [
    (
        """
        atl-cha-1 atl-nas-1 atl-ral-1 cha-ral-1 chi-dul-1 chi-oma-1 chi-pit-1 dal-hou-1
        dal-lit-1 dal-okc-1 dul-oma-1 hou-nol-1 kan-okc-1 kan-oma-1 kan-stl-1 lit-nol-1
        lit-okc-1 nas-ral-1 nas-stl-1 por-sea-1 ssm-tor-1 sea-van-1
        """,
        25,
    ),
    (
        """
        atl-cha-1 atl-nas-1 atl-ral-1 cha-ral-1 chi-dul-1 chi-pit-1 chi-stl-1 dal-hou-1
        dal-lit-1 dal-okc-1 hou-nol-1 kan-okc-1 kan-oma-1 kan-stl-1 lit-nol-1 lit-okc-1
        nas-ral-1 nas-stl-1 nyc-pit-1 nyc-was-1 pit-was-1 por-sea-1 sea-van-1
        """,
        25,
    ),
    (
        """
        atl-cha-1 atl-nas-1 atl-ral-1 cha-ral-1 chi-dul-1 chi-oma-1 chi-stl-1 dal-hou-1
        dal-lit-1 dal-okc-1 dul-oma-1 kan-okc-1 kan-oma-1 kan-stl-1 lit-nas-1 lit-nol-1
        lit-okc-1 nas-pit-1 okc-sfe-1 pit-ral-1
        """,
        34,
    ),
]


def network_of(game_map: GameMap, routes: str) -> list[tuple[int, int, int]]:
    nodes = {place.id: number for number, place in enumerate(game_map.places)}
    found = [game_map.route(route) for route in routes.split()]
    return [(nodes[route.a], nodes[route.b], route.length) for route in found]


@pytest.mark.parametrize(("routes", "expected"), NASTIEST)
def test_u2_nastiest_networks(routes: str, expected: int) -> None:
    edges = network_of(load_map("usa"), routes)
    assert sum(length for _, _, length in edges) == WAGONS
    assert by_choice_of_tracks(edges) == expected
    assert longest_trail(edges) == expected


def best_time(edges: Edges) -> float:
    """Return the shortest of five times, the call before them to warm up."""
    longest_trail(edges)
    times = []
    for _ in range(5):
        start = own_seconds()
        longest_trail(edges)
        times.append(own_seconds() - start)
    return min(times)


@pytest.mark.skipif(
    any(os.environ.get(name, "0") != "0" for name in ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")),
    reason="slowed down on purpose",
)
def test_u2_takes_less_than_a_millisecond() -> None:
    rng = Random(45)
    game_map = load_map("usa")
    networks = [
        board_network(game_map, rng, style)
        for style in ("short", "cycles", "connected", "any")
        for _ in range(25)
    ]
    networks += [network_of(game_map, routes) for routes, _ in NASTIEST]
    slowest = max(networks, key=best_time)
    assert best_time(slowest) < LIMIT_SECONDS, slowest
