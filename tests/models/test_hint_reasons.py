"""Every reason for a hint is true."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from tests.models.hint_checks import Board, check
from ttr_qt.engine import EDITIONS, Action, Game, Observation
from ttr_qt.engine.actions import ClaimRoute, TakeCard
from ttr_qt.models.hints import Advice, hints_from, reasons_for
from ttr_qt.models.ticket_plan import TicketPlan
from ttr_qt.views.words.hint import reason_sentence

SHARES = {"usa": 0.15, "germany": 0.1, "maerklin": 0.15}
"""How many of the usual decisions are looked at; on the small boards all."""
NAMES = ("Robin", "Ada", "Otto", "Rosa", "Viktor")


def decisions(edition: str, players: int, seed: int) -> Iterable[Observation]:
    """Yield what those to decide see, in a game in which many claims are useful ones."""
    game = Game.new(edition, players=players, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        view = game.observe(game.seat)
        yield view
        legal: Sequence[Action] = view.legal_actions
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        if claims and chance.random() < 0.7:
            wanted = {route.id for route in TicketPlan(view).wanted}
            legal = [claim for claim in claims if claim.route in wanted] or claims
        game.play(chance.choice(legal))


EXPECTED: dict[str, set[str]] = {
    "usa": {"completes", "on_the_way", "serves", "only_way", "detour", "longest", "joins"},
    "germany": {"most_tickets", "deck_points", "each_counts", "shared", "begins_end"},
    "maerklin": {"journey", "goods_here", "journey_on", "journey_from", "passenger_card"},
    "first_journey": {"crossing", "toward_crossing", "lost_tickets", "far_ticket", "lacks"},
    "amsterdam": {"goods_card", "together", "wild_fits", "pays_next", "with_more"},
}
"""Reasons that surely come up in some games of an edition."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_reasons_are_true(edition: str) -> None:
    seen: Counter[str] = Counter()
    chance = random.Random(5)
    without = total = 0
    for players, seed in ((2, 1), (4, 3)):
        for view in decisions(edition, players, seed):
            usual = view.phase in {"turn", "second_card"}
            if chance.random() > (SHARES.get(edition, 1.0) if usual else 0.5):
                continue
            kinds: dict[type, list[Action]] = {}
            for action in view.legal_actions:
                kinds.setdefault(type(action), []).append(action)
            plan, board = TicketPlan(view), Board(view)
            wanted = {route.id for route in plan.wanted}
            for some in kinds.values():
                chance.shuffle(some)
                some.sort(key=lambda action: getattr(action, "route", "") not in wanted)
                for action in dict.fromkeys((some[0], some[-1])):
                    reasons = reasons_for(plan, action)
                    weights = [reason.weight for reason in reasons]
                    assert weights == sorted(weights, reverse=True)
                    if isinstance(action, TakeCard):
                        tracks = [
                            view.ground.map.route(r.name("route"))
                            for r in reasons
                            if "route" in r.facts
                        ]
                        pairs = [frozenset((one.a, one.b)) for one in tracks]
                        assert len(set(pairs)) == len(pairs), "two sentences about one route"
                    total += 1
                    without += not reasons
                    for reason in reasons:
                        seen[reason.key] += 1
                        check(board, action, reason)
                        said = reason_sentence(reason, view, NAMES, "en")
                        assert said.endswith(".")
                        assert "{" not in said
    assert seen.keys() >= EXPECTED[edition]
    assert without < total / 20


def test_hints_are_of_different_kinds() -> None:
    game = Game.new("usa", players=2, seed=3)
    chance = random.Random(3)
    while game.phase != "turn" or len(game.legal_actions()) < 30:
        game.play(chance.choice(game.legal_actions()))
    view = game.observe(game.seat)
    hints = hints_from(view, [Advice(action) for action in view.legal_actions], most=99)
    assert [hint.number for hint in hints] == list(range(1, len(hints) + 1))
    cards = [h.action.card for h in hints if isinstance(h.action, TakeCard)]
    assert sorted(cards) == sorted(set(view.market))
    routes = [
        view.ground.map.route(h.action.route) for h in hints if isinstance(h.action, ClaimRoute)
    ]
    ends = [frozenset((route.a, route.b)) for route in routes]
    assert len(ends) == len(set(ends)) > 0
    assert len(hints_from(view, [Advice(action) for action in view.legal_actions])) == 3


@pytest.mark.parametrize(
    ("tries", "told"),
    [
        ((500, 50, 49), [True, True, False]),  # a tenth of the best one's tries
        ((60, 24, 23), [True, True, False]),
        ((20, 20, 20), [False, False, False]),
    ],
)
def test_chances_are_told_only_of_what_was_looked_at_enough(
    tries: tuple[int, ...], told: list[bool]
) -> None:
    game = Game.new("usa", players=2, seed=3)
    chance = random.Random(3)
    while game.phase != "turn":
        game.play(chance.choice(game.legal_actions()))
    view = game.observe(game.seat)
    kinds = {getattr(action, "card", action): action for action in view.legal_actions}
    advice = [
        Advice(action, tried, 0.5, 100.0)
        for action, tried in zip(kinds.values(), tries, strict=False)
    ]
    hints = hints_from(view, advice)
    assert [hint.win is not None for hint in hints] == told
    assert [hint.score is not None for hint in hints] == told
