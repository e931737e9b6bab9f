"""What is said of a bad move is true: what is wrong with it, and what a better one has."""

import itertools

import pytest

from tests.helpers.window.replays import recorded
from ttr_qt.engine import EDITIONS, Observation
from ttr_qt.engine.actions import ClaimRoute, KeepTickets
from ttr_qt.models.hints.advice import reasons_for
from ttr_qt.models.hints.comparison import advantage, drawback
from ttr_qt.models.hints.ticket_plan import TicketPlan

# The tickets of Germany take long to plan.
BOARDS = [
    pytest.param(one, marks=[pytest.mark.slow] if one == "germany" else []) for one in EDITIONS
]


def views(edition: str) -> list[Observation]:
    """Return what whoever was to move knew, at moments all through a game."""
    game = recorded(edition, 2)
    moments = [game.at(ply) for ply in range(0, game.ply, 5)]
    return [moment.observe(moment.seat) for moment in moments if not moment.over]


def claims(view: Observation) -> list[ClaimRoute]:
    return [one for one in view.legal_actions if isinstance(one, ClaimRoute)]


@pytest.mark.parametrize("edition", BOARDS)
def test_a_track_without_use_serves_no_ticket(edition: str) -> None:
    useless = useful = 0
    for view in views(edition):
        plan = TicketPlan(view)
        for claim in claims(view)[:12]:
            if drawback(plan, claim, view.legal_actions[0]) == "no_ticket":
                assert plan.to_do
                assert claim.route not in {route.id for route in plan.wanted}
                assert "in_network" not in {one.key for one in reasons_for(plan, claim)}
                useless += 1
            else:
                useful += 1
    assert useless
    assert useful


@pytest.mark.parametrize("edition", BOARDS)
def test_the_same_track_is_a_matter_of_payment(edition: str) -> None:
    found = 0
    for view in views(edition):
        plan = TicketPlan(view)
        for one, other in itertools.pairwise(claims(view)[:12]):
            same = one.route == other.route
            assert (advantage(plan, one, other) == "payment") is same
            found += same
    assert found


@pytest.mark.parametrize("edition", ["usa", "amsterdam"])
def test_a_claim_spends_wilds_only_beside_one_that_spends_fewer(edition: str) -> None:
    told = 0
    for view in views(edition):
        plan, wild = TicketPlan(view), view.board.rules.wild_name
        for one, other in itertools.permutations(claims(view)[-8:], 2):
            if drawback(plan, one, other) == "spends_wilds":
                assert dict(one.cards).get(wild, 0) > dict(other.cards).get(wild, 0)
                told += 1
    assert told


def test_tickets_are_too_many_too_few_or_others() -> None:
    view = next(
        one for one in views("usa") if all(isinstance(a, KeepTickets) for a in one.legal_actions)
    )
    kept = sorted(
        (one for one in view.legal_actions if isinstance(one, KeepTickets)),
        key=lambda one: len(one.tickets),
    )
    plan = TicketPlan(view)
    few, other, many = kept[0], kept[1], kept[-1]
    assert advantage(plan, many, few) == "fewer_tickets"
    assert advantage(plan, few, many) == "more_tickets"
    assert advantage(plan, few, other) == "other_tickets"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_move_has_no_advantage_over_itself(edition: str) -> None:
    for view in views(edition):
        plan = TicketPlan(view)
        for action in view.legal_actions[:4]:
            if not isinstance(action, (ClaimRoute, KeepTickets)):
                assert advantage(plan, action, action) is None
