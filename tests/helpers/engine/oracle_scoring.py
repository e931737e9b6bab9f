"""Scores counted anew from the board: running scores, final sheets, places and winners.

Slow and obvious on purpose, like `oracle`: networkx for what hangs together, plain recursion over
the tracks for the longest trail.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import networkx as nx

from tests.helpers.engine.oracle import COLUMNS, Board, board_of
from ttr_qt.engine.knowledge.position import Position
from ttr_qt.engine.maps import GameMap, Route


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet:
    """The score sheet of one seat."""

    total: int
    routes: int
    tickets: dict[str, tuple[int, bool]]
    """Ticket id to its value and whether it is done."""
    tickets_done: int
    longest: int
    longest_bonus: int
    most_tickets_bonus: int
    goods: int
    goods_card_bonus: int
    place: int


def own_routes(position: Position, seat: int, game_map: GameMap) -> list[Route]:
    """Return the routes a seat owns."""
    return [route for route in game_map.routes if position.owners.get(route.id) == seat]


def route_points(position: Position, seat: int, game_map: GameMap) -> int:
    """Return the points for the lengths of a seat's routes (R6)."""
    points = COLUMNS[position.edition].route_points
    return sum(points[route.length] for route in own_routes(position, seat, game_map))


def goods_points(position: Position, seat: int) -> int:
    """Return the points for goods already scored: not those of a journey under way (M9)."""
    travelling = position.journey is not None and position.seat == seat
    under_way = position.journey.points if position.journey and travelling else 0
    return sum(position.goods[seat]) - under_way


def running_scores(position: Position, game_map: GameMap) -> tuple[int, ...]:
    """Return the scores on the track: routes (R6) and goods (M9), nothing else."""
    return tuple(
        route_points(position, seat, game_map) + goods_points(position, seat)
        for seat in range(position.players)
    )


def goods_card_counts(position: Position, game_map: GameMap) -> tuple[int, ...]:
    """Return how many goods cards each seat has earned (A4)."""
    return tuple(
        sum(route.cart for route in own_routes(position, seat, game_map))
        if COLUMNS[position.edition].goods_cards
        else 0
        for seat in range(position.players)
    )


def track_ends(route: Route, board: Board) -> tuple[str, str]:
    """Return the two ends of a track, those in a country made its own.

    So nothing ever connects through a country (G4, G7).
    """
    a, b = (
        end if board.country(end) is None else f"{board.country(end)} by {route.id}"
        for end in (route.a, route.b)
    )
    return a, b


def network(routes: Sequence[Route], board: Board) -> "nx.Graph[str]":
    """Return the graph of a player's routes; each node knows the place it stands for."""
    graph: nx.Graph[str] = nx.Graph()
    for route in routes:
        ends = track_ends(route, board)
        for node, place in zip(ends, (route.a, route.b), strict=True):
            graph.add_node(node, stands_for=board.country(place) or place)
        graph.add_edge(*ends)
    return graph


def connects(routes: Sequence[Route], a: str, b: str, board: Board) -> bool:
    """Tell whether routes connect two cities or countries (T3, G4, G7)."""
    graph = network(routes, board)
    for part in nx.connected_components(graph):
        reached = {graph.nodes[node]["stands_for"] for node in part}
        if a in reached and b in reached:
            return True
    return False


def crosses(routes: Sequence[Route], board: Board) -> bool:
    """Tell whether routes connect the east with the west (F5)."""
    return any(
        connects(routes, east, west, board)
        for east in ("moscow", "rostov", "ankara")
        for west in ("dublin", "brest", "madrid")
    )


def longest_trail(edges: Sequence[tuple[int, int, int]]) -> int:
    """Return the length of the longest trail over edges (u, v, length): try every trail (U2)."""
    at: dict[int, list[int]] = {}
    for index, (u, v, _) in enumerate(edges):
        at.setdefault(u, []).append(index)
        at.setdefault(v, []).append(index)

    def longest_from(node: int, used: frozenset[int]) -> int:
        best = 0
        for index in at[node]:
            if index not in used:
                u, v, length = edges[index]
                rest = longest_from(v if node == u else u, used | {index})
                best = max(best, length + rest)
        return best

    return max((longest_from(node, frozenset()) for node in at), default=0)


def longest_of_seat(position: Position, seat: int, game_map: GameMap) -> int:
    """Return the length of a seat's longest trail (U2); countries are dead ends (G4)."""
    numbers: dict[str, int] = {}
    edges = []
    for route in own_routes(position, seat, game_map):
        a, b = track_ends(route, board_of(game_map))
        u, v = numbers.setdefault(a, len(numbers)), numbers.setdefault(b, len(numbers))
        edges.append((u, v, route.length))
    return longest_trail(edges)


def rank(values: Sequence[int | tuple[int, ...]], seat: int) -> int:
    """Return the place of a seat, 1 being the best; equals share a place and places are skipped."""
    return 1 + sum(value > values[seat] for value in values)  # type: ignore[operator]


def ticket_results(position: Position, seat: int, game_map: GameMap) -> dict[str, tuple[int, bool]]:
    """Return the value of each kept ticket of a seat and whether it is done (T3)."""
    board = board_of(game_map)
    routes = own_routes(position, seat, game_map)
    results = {}
    for name in position.tickets[seat]:
        ticket = board.tickets[name]
        done = connects(routes, ticket.a, ticket.b, board)
        results[name] = (ticket.points, done)
    return results


def goods_card_bonus(position: Position, seat: int, game_map: GameMap) -> int:
    """Return the points for the rank in goods cards (A6)."""
    counts = goods_card_counts(position, game_map)
    if counts[seat] == 0:
        return 0
    table = COLUMNS[position.edition].goods_card_points[position.players]
    return table[rank(counts, seat) - 1]


def bonus_of_best(values: Sequence[int], seat: int, bonus: int) -> int:
    """Return a bonus that all who have the most get, if that is more than nothing (U2, G5)."""
    return bonus if values[seat] == max(values) > 0 else 0


def sheets(position: Position, game_map: GameMap) -> tuple[ScoreSheet, ...]:
    """Return the sheets the end would give now, by seat (E2)."""
    if position.edition == "first_journey":
        return _first_journey_sheets(position)
    numbers = COLUMNS[position.edition]
    seats = range(position.players)
    routes = [route_points(position, seat, game_map) for seat in seats]
    tickets = [ticket_results(position, seat, game_map) for seat in seats]
    done = [sum(is_done for _, is_done in tickets[seat].values()) for seat in seats]
    # Counted only where it means something (U2, U3).
    longest = [
        longest_of_seat(position, seat, game_map) if numbers.longest_bonus else 0 for seat in seats
    ]
    goods = [goods_points(position, seat) for seat in seats]
    longest_bonus = [bonus_of_best(longest, seat, numbers.longest_bonus) for seat in seats]
    most_tickets = [bonus_of_best(done, seat, numbers.most_tickets_bonus) for seat in seats]
    goods_cards = [goods_card_bonus(position, seat, game_map) for seat in seats]
    totals = [
        routes[seat]
        + sum(points if is_done else -points for points, is_done in tickets[seat].values())  # T4
        + longest_bonus[seat]
        + most_tickets[seat]
        + goods[seat]
        + goods_cards[seat]
        for seat in seats
    ]
    order: list[tuple[int, ...]] = [
        {
            "usa": (totals[seat], done[seat], longest[seat]),  # U3
            "usa 1910": (totals[seat], done[seat]),  # U5: nobody measures the longest trail
            "usa big_cities": (totals[seat], done[seat], longest[seat]),
            "usa mega": (totals[seat], done[seat], longest[seat]),
            "germany": (totals[seat], done[seat]),  # G6
            "maerklin": (totals[seat], done[seat], goods[seat]),  # M10
            "amsterdam": (totals[seat], done[seat]),  # A7
        }[position.edition]
        for seat in seats
    ]
    return tuple(
        ScoreSheet(
            total=totals[seat],
            routes=routes[seat],
            tickets=tickets[seat],
            tickets_done=done[seat],
            longest=longest[seat],
            longest_bonus=longest_bonus[seat],
            most_tickets_bonus=most_tickets[seat],
            goods=goods[seat],
            goods_card_bonus=goods_cards[seat],
            place=rank(order, seat),  # E4
        )
        for seat in seats
    )


def _first_journey_sheets(position: Position) -> tuple[ScoreSheet, ...]:
    """Return the sheets of First Journey: most tickets done, bonus included, wins (F6, F7)."""
    done = [
        len(position.shown_tickets[seat]) + position.crossings[seat]
        for seat in range(position.players)
    ]
    return tuple(
        ScoreSheet(
            total=done[seat],
            routes=0,
            tickets=dict.fromkeys(position.shown_tickets[seat], (0, True))
            | dict.fromkeys(position.tickets[seat], (0, False)),
            tickets_done=done[seat],
            longest=0,
            longest_bonus=0,
            most_tickets_bonus=0,
            goods=0,
            goods_card_bonus=0,
            place=rank(done, seat),
        )
        for seat in range(position.players)
    )


def winners(position: Position, game_map: GameMap) -> tuple[int, ...]:
    """Return the seats that win; several share the victory."""
    return tuple(seat for seat, sheet in enumerate(sheets(position, game_map)) if sheet.place == 1)
