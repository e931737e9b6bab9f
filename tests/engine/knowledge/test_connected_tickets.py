"""Owners hear when the ends of their tickets are connected, and hear it once."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random

import networkx as nx
import pytest

from tests.helpers.engine.arrange import play, set_cards, set_owners, set_pile, set_tickets, started
from tests.helpers.engine.walks import SEATINGS, actions_of, choice, grown, lively, new, played
from ttr_qt.engine import EDITIONS, Action, Game, load_map
from ttr_qt.engine.errors import IllegalActionError
from ttr_qt.engine.knowledge.events import RouteClaimed, TicketConnected, TicketDone, TicketsKept

OPEN = ["red", "blue", "green", "black", "orange"]


def connected(game: Game) -> set[tuple[int, str]]:
    """Return the tickets whose ends are connected, in hand or laid open, with their seats."""
    position = game.position()
    found = set()
    for seat in range(game.players):
        graph = nx.Graph()
        own = [game.map.route(route) for route, owner in game.owners().items() if owner == seat]
        graph.add_edges_from((route.a, route.b) for route in own)
        held = (*position.tickets[seat], *position.shown_tickets[seat])
        for ticket in map(game.map.ticket, held):
            ends = [
                [place.id for place in game.map.places if end in {place.id, place.country}]
                for end in (ticket.a, ticket.b)
            ]
            if any(
                a in graph and b in graph and nx.has_path(graph, a, b)
                for a in ends[0]
                for b in ends[1]
            ):
                found.add((seat, ticket.id))
    return found


def check_told(game: Game, decide: Callable[[Game], Action]) -> set[tuple[int, str]]:
    """Play a game to its end and return what was told to be connected; each of it once."""
    before = connected(game)
    told: set[tuple[int, str]] = set()
    kind = TicketDone if game.rules.instant_tickets else TicketConnected
    while not game.over:
        events = game.play(decide(game))
        heard = [event for event in events if isinstance(event, TicketConnected | TicketDone)]
        assert all(type(event) is kind for event in heard)
        after = connected(game)
        assert before <= after
        assert Counter((event.seat, event.ticket) for event in heard) == Counter(after - before)
        claimed = next((event.route for event in events if isinstance(event, RouteClaimed)), None)
        for event in heard:
            if isinstance(event, TicketConnected):
                assert event.route == claimed
        told |= after - before
        before = after
    return told


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_events_tell_exactly_the_tickets_that_become_connected(edition: str, players: int) -> None:
    game = new(edition, players, seed=players + 2)
    rng = Random(players)
    told = check_told(game, lambda now: choice(now, lively(edition), rng))
    assert told == connected(game)


@pytest.mark.parametrize("edition", [e for e in EDITIONS if e != "first_journey"])
def test_events_tell_of_each_ticket_where_many_are_held(edition: str) -> None:
    rng = Random(3)
    told = 0
    for seed in range(3):
        game = started(edition, 2, seed)
        tickets = [ticket.id for ticket in game.board.tickets]
        set_tickets(game, {seat: tickets[seat::3] for seat in range(2)})
        told += len(check_told(game, lambda now: grown(now, rng)))
    assert told > 5


def test_a_ticket_kept_when_its_ends_are_connected_is_told_with_it() -> None:
    game = started("usa")
    ticket, other = "boston-washington-4", "winnipeg-omaha-6"
    set_tickets(game, {})
    set_pile(game, [ticket, other])
    set_owners(game, {"bos-nyc-1": 0, "nyc-was-1": 0})
    play(game, "tickets 3")
    events = play(game, f"keep {ticket} {other}")
    assert isinstance(events[0], TicketsKept)
    assert events[1] == TicketConnected(0, ticket, None)
    assert sum(isinstance(event, TicketConnected) for event in events) == 1
    assert not any(isinstance(event, TicketConnected) for event in play(game, "deck"))


@pytest.mark.parametrize("edition", ["germany", "maerklin"])
def test_any_border_point_of_a_country_connects_a_ticket(edition: str) -> None:
    game_map = load_map(edition)
    countries = {country.id for country in game_map.countries}
    ticket = next(t for t in game_map.tickets if t.b in countries and t.a not in countries)
    ways = nx.Graph()
    for route in game_map.routes:
        ways.add_edge(route.a, route.b, id=route.id)
    borders = game_map.ends(ticket.b)
    assert len(borders) > 1
    for border in borders:
        path = nx.shortest_path(ways, ticket.a, border)
        *built, last = (ways.edges[pair]["id"] for pair in pairwise(path))
        game = started(edition)
        set_tickets(game, {0: [ticket.id]})
        set_owners(game, dict.fromkeys(built, 0))
        wilds = f"{game.rules.wild_name}:{game_map.route(last).length}"
        set_cards(game, hands={0: {game.rules.wild_name: game_map.route(last).length}}, market=OPEN)
        assert TicketConnected(0, ticket.id, last) in play(game, f"claim {last} {wilds}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_an_action_did_can_be_told_again(edition: str) -> None:
    actions = actions_of(edition, 3, lively(edition), seed=4)
    game = new(edition, 3, seed=4)
    told, views = [], []
    for action in actions:
        told.append(game.play(action))
        views.append(game.observe(0))
    assert [game.events_of(ply) for ply in range(game.ply)] == told
    assert [game.entry_of(ply) for ply in range(game.ply)] == [view.log[-1] for view in views]
    assert [game.scores_after(ply) for ply in range(game.ply)] == [view.scores for view in views]
    early = played(edition, 3, lively(edition), seed=4, plies=20)
    assert [early.events_of(ply) for ply in range(20)] == told[:20]
    for ply in (-1, 20):
        with pytest.raises(IllegalActionError, match="20 were played"):
            early.events_of(ply)
