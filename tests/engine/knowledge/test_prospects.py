"""Ways and standings as found from an observation agree with a slow way to find them."""

import random

import networkx as nx
import pytest

from tests.helpers.engine.arrange import set_cards, started
from ttr_qt.engine import EDITIONS, Game, Observation
from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.engine.knowledge.prospects import (
    RouteStanding,
    Ways,
    payments,
    route_standing,
    route_standings,
    sensible_payments,
    usable_wilds,
)
from ttr_qt.engine.rules import GRAY, LONG_WILD_NAME


def full_boards(edition: str, players: int) -> list[Game]:
    """Return games at several moments, in which whoever can claims."""
    games = []
    for wanted in (0, 40, 80, 160):
        game = Game.new(edition, players=players, seed=wanted)
        chance = random.Random(wanted)
        while game.ply < wanted and not game.over:
            legal = game.legal_actions()
            claims = [action for action in legal if isinstance(action, ClaimRoute)]
            game.play(chance.choice(claims or legal))
        games.append(game)
    return games


def standing_by_the_rules(view: Observation, route: str) -> RouteStanding:
    if route in view.owners:
        return "taken"
    owners = {view.owners[p] for p in view.board.map.parallels(route) if p in view.owners}
    if view.seat in owners:
        return "own_parallel"
    closes = view.players <= view.board.rules.parallels_closed_up_to
    return "parallel_closed" if owners and closes else "open"


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_standings_follow_the_rules(edition: str, players: int) -> None:
    for game in full_boards(edition, players):
        for seat in range(players):
            view = game.observe(seat)
            expected = {r.id: standing_by_the_rules(view, r.id) for r in view.board.routes}
            assert route_standings(view) == expected
            assert {route: route_standing(view, route) for route in expected} == expected


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_ways_are_as_short_as_they_can_be(edition: str, players: int) -> None:
    for game in full_boards(edition, players):
        view = game.observe(1)
        graph = nx.Graph()
        graph.add_nodes_from(view.board.places)
        standings = route_standings(view)
        for route in view.board.routes:
            cost = 0 if view.owners.get(route.id) == 1 else route.length
            if cost and standings[route.id] != "open":
                continue
            known = graph.get_edge_data(route.a, route.b, {"cost": cost})["cost"]
            graph.add_edge(route.a, route.b, cost=min(cost, known))
        ways = Ways(view)
        for ticket in game.map.tickets:
            way = ways.between(ticket.a, ticket.b)
            starts, goals = game.map.ends(ticket.a), game.map.ends(ticket.b)
            lengths = [
                nx.dijkstra_path_length(graph, start, goal, weight="cost")
                for start in starts
                for goal in goals
                if nx.has_path(graph, start, goal)
            ]
            assert (way.spaces if way else None) == min(lengths, default=None)
            if way:
                assert way.spaces == sum(game.map.route(route).length for route in way.routes)


def test_granted_routes_cost_nothing() -> None:
    view = Game.new("usa", players=2, seed=1).observe(0)
    ticket = view.offered_tickets[0]
    way = Ways(view).between(ticket.a, ticket.b)
    assert way is not None
    rest = Ways(view, way.routes[:-1]).between(ticket.a, ticket.b)
    assert rest is not None
    assert rest.routes == way.routes[-1:]


def test_long_wilds_help_on_long_routes_only() -> None:
    for seed in range(200):
        view = Game.new("maerklin", players=2, seed=seed).observe(0)
        long_wilds = view.hand.get("locomotive_4plus", 0)
        if long_wilds:
            plain = view.hand.get("locomotive", 0)
            assert usable_wilds(view, 3) == plain
            assert usable_wilds(view, 4) == plain + long_wilds
            return
    pytest.fail("nobody was dealt a long wild")


def test_small_sets_are_spent_before_large_ones() -> None:
    game = started("usa", players=2, seed=4)
    set_cards(game, hands={0: {"red": 4, "blue": 2, "green": 3, "locomotive": 1}})
    grey = next(r for r in game.map.routes if r.colour == GRAY and r.length == 2)
    offered = [dict(claim.cards) for claim in payments(game.observe(0), grey.id)]
    assert offered[:3] == [{"blue": 2}, {"green": 2}, {"red": 2}]
    assert all("locomotive" in cards for cards in offered[3:])


def test_only_payments_that_waste_a_wild_are_plainly_worse() -> None:
    game = started("maerklin", players=2, seed=4)
    set_cards(game, hands={0: {"red": 4, "blue": 4, "locomotive": 2, LONG_WILD_NAME: 2}})
    view = game.observe(0)
    for route in view.board.map.routes:
        claims = payments(view, route.id)
        sensible = sensible_payments(view, claims)
        assert set(sensible) <= set(claims)
        assert bool(sensible) == bool(claims)
        for claim in claims:
            others = [other for other in claims if saves_wilds(other, claim)]
            assert (claim in sensible) == (not others), claim


def saves_wilds(claim: ClaimRoute, other: ClaimRoute) -> bool:
    """Say whether a claim pays the same as another, but for wilds that it has cards for."""
    cards, others = dict(claim.cards), dict(other.cards)
    same = all(cards.get(card, 0) >= n for card, n in others.items() if card != "locomotive")
    return same and cards.get("locomotive", 0) < others.get("locomotive", 0)
