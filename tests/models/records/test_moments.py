"""What is remembered of a game: tickets that were missed, and whose fault that was."""

from collections.abc import Mapping

import pytest

from tests.helpers.engine.arrange import set_owners, set_tickets, started
from ttr_qt.engine.knowledge.events import RouteClaimed
from ttr_qt.engine.knowledge.observation import LogEntry
from ttr_qt.models.records.moments import Moment, moments_of
from ttr_qt.models.session.history import Turn
from ttr_qt.models.session.updates import Step


def missed(owners: Mapping[str, int], hero: int = 0) -> Moment:
    """Return what is told of a ticket that seat 1 missed."""
    game = started("usa", players=2, seed=4)
    set_owners(game, owners)
    set_tickets(game, {0: [], 1: ["duluth-houston-8"]})
    told = moments_of(game.observe(0), (), game.scores(), hero)
    return next(moment for moment in told if moment.ticket)


@pytest.mark.parametrize(
    ("owner", "hero", "kind"),
    [(0, 0, "blocked"), (0, 1, "missed"), (1, 0, "missed")],
    ids=["by the hero", "by another", "by nobody"],
)
def test_a_ticket_missed_because_of_the_heros_tracks_is_told_so(
    owner: int, hero: int, kind: str
) -> None:
    around = ["dal-hou-1", "dal-hou-2", "elp-hou-1", "hou-nol-1"]
    moment = missed(dict.fromkeys(around, owner), hero)
    assert (moment.kind, moment.seat, moment.points) == (kind, 1, 8)


def claimed(*claims: tuple[int, str, int]) -> tuple[Turn, ...]:
    """Return turns in which seats claimed routes for points."""
    turns = []
    for number, (seat, route, points) in enumerate(claims, 1):
        event = RouteClaimed(seat, route, (("red", 1),), points)
        step = Step(number, seat, LogEntry(seat, "deck"), (event,), (0, 0))
        turns.append(Turn(seat, number, (step,), points, points))
    return tuple(turns)


def test_one_claim_is_not_told_twice() -> None:
    game = started("usa", players=2, seed=4)
    set_tickets(game, {0: [], 1: []})
    turns = claimed((0, "elp-lax-1", 15), (1, "dal-hou-1", 1))
    told = moments_of(game.observe(0), turns, game.scores(), 0)
    assert [(one.kind, one.route) for one in told] == [("best_turn", "elp-lax-1")]
    turns = claimed((0, "elp-lax-1", 15), (1, "mia-nol-1", 15), (1, "dal-hou-1", 1))
    told = moments_of(game.observe(0), turns, game.scores(), 0)
    assert [(one.kind, one.seat, one.route) for one in told if one.route] == [
        ("best_turn", 0, "elp-lax-1"),
        ("long_route", 1, "mia-nol-1"),
    ]
