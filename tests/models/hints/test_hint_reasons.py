"""Every reason for a hint is true."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from tests.helpers.engine.arrange import set_cards, set_pieces, set_tickets, started
from tests.helpers.games.hint_checks import (
    Board,
    check,
    check_nothing_better,
    check_order,
    check_words,
)
from ttr_qt.engine import EDITIONS, Action, Game, Observation
from ttr_qt.engine.actions import ClaimRoute, DrawCard, TakeCard
from ttr_qt.engine.bots import Gap
from ttr_qt.models.hints.advice import Advice, Hint, hints_from, reasons_for, with_numbers
from ttr_qt.models.hints.reasons import HintKey, HintReason
from ttr_qt.models.hints.ticket_plan import TicketPlan
from ttr_qt.models.item_models.tickets import tickets_served
from ttr_qt.views.words.hints.sentences import lost_tickets_words, reason_sentence

SHARES = {"usa": 0.15, "germany": 0.1, "maerklin": 0.15}
"""How many of the usual decisions are looked at; on the small boards all."""
NAMES = ("Robin", "Ada", "Otto", "Rosa", "Viktor")


def decisions(
    edition: str, players: int, seed: int, claiming: float = 0.7
) -> Iterable[Observation]:
    """Yield what those to decide see, in a game in which many claims are useful ones."""
    game = Game.new(edition, players=players, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        view = game.observe(game.seat)
        yield view
        legal: Sequence[Action] = view.legal_actions
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        if claims and chance.random() < claiming:
            wanted = {route.id for route in TicketPlan(view).wanted}
            legal = [claim for claim in claims if claim.route in wanted] or claims
        game.play(chance.choice(legal))


EXPECTED: dict[str, set[str]] = {
    "usa": {
        "completes",
        "on_the_way",
        "serves",
        "only_way",
        "detour",
        "longest",
        "joins",
    },
    "germany": {
        "most_tickets",
        "deck_points",
        "each_counts",
        "shared",
        "begins_end",
        "colour_spaces",
    },
    "maerklin": {"journey", "goods_here", "journey_on", "journey_from", "passenger_card"},
    "first_journey": {"crossing", "toward_crossing", "lost_tickets", "far_ticket", "lacks"},
    "amsterdam": {"goods_card", "together", "wild_fits", "pays_next", "with_more", "could_help"},
}
"""Reasons that surely come up in some games of an edition."""


@pytest.mark.slow
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
                    check_order(reasons)
                    if isinstance(action, TakeCard) and len(view.legal_actions) > 1:
                        check_nothing_better(board, action.card, reasons)
                        tracks = [
                            view.board.map.route(r.name("route"))
                            for r in reasons
                            if "route" in r.facts
                        ]
                        pairs = [frozenset((one.a, one.b)) for one in tracks]
                        assert len(set(pairs)) == len(pairs), "two sentences about one route"
                    if view.last_turns is not None and isinstance(action, DrawCard | TakeCard):
                        assert {one.key for one in reasons} <= {"only_choice"}
                    else:
                        total += 1
                        useless = isinstance(action, TakeCard) and not view.hand.get(action.card)
                        without += not reasons and not useless
                    for reason in reasons:
                        seen[reason.key] += 1
                        check(board, action, reason)
                        said = reason_sentence(reason, view, NAMES, "en")
                        check_words(reason, said)
                        assert said.endswith(".")
                        assert "{" not in said
    assert seen.keys() >= EXPECTED[edition]
    assert without < total / 20


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_reasons_for_the_deck_are_true_where_hands_are_large(edition: str) -> None:
    """Seldom is no open card of any use: it takes many decisions to see that."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        for view in decisions(edition, 2 + seed % 2 * 2, seed, claiming=0.1):
            if DrawCard() not in view.legal_actions or len(view.legal_actions) == 1:
                continue
            for reason in reasons_for(TicketPlan(view), DrawCard()):
                if reason.key in {"none_open_fits", "lacks"}:
                    seen[reason.key] += 1
                    check(Board(view), DrawCard(), reason)
    expected = "lacks" if edition == "first_journey" else "none_open_fits"
    assert set(seen) == {expected}


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
        view.board.map.route(h.action.route) for h in hints if isinstance(h.action, ClaimRoute)
    ]
    ends = [frozenset((route.a, route.b)) for route in routes]
    assert len(ends) == len(set(ends)) > 0
    assert len(hints_from(view, [Advice(action) for action in view.legal_actions])) == 3


def some_turn() -> Observation:
    game = Game.new("usa", players=2, seed=3)
    chance = random.Random(3)
    while game.phase != "turn":
        game.play(chance.choice(game.legal_actions()))
    return game.observe(game.seat)


def advice_with(view: Observation, *numbers: tuple[int, float]) -> list[Advice]:
    """Return different actions that were tried so often, with such chances."""
    kinds = {getattr(action, "card", action): action for action in view.legal_actions}
    return [
        Advice(action, *one, score=99.0)
        for action, one in zip(kinds.values(), numbers, strict=False)
    ]


@pytest.mark.parametrize(
    ("tries", "told"),
    [
        ((5000, 100, 99), [True, True, False]),
        ((20, 20, 20), [False, False, False]),
    ],
)
def test_chances_are_told_only_of_what_was_looked_at_enough(
    tries: tuple[int, ...], told: list[bool]
) -> None:
    view = some_turn()
    hints = hints_from(view, advice_with(view, *((tried, 0.5) for tried in tries)))
    assert [hint.win is not None for hint in hints] == told
    assert [hint.score is not None for hint in hints] == told


@pytest.mark.parametrize(
    ("wins", "shown", "order"),
    [
        ((0.6, 0.4, 0.5), [0.6, 0.5, 0.4], [0, 2, 1]),
        ((0.6, 0.4, 0.62), [0.6, 0.6, 0.4], [0, 2, 1]),  # with 900 tries that may be chance
        ((0.6, 0.4, 0.7), [0.7, 0.6, 0.4], [2, 0, 1]),  # and that may not
        ((0.6, 0.0, 0.6), [0.6, 0.6, 0.0], [0, 2, 1]),
    ],
)
def test_hints_stand_in_the_order_of_their_chances(
    wins: tuple[float, ...], shown: list[float], order: list[int]
) -> None:
    advice = advice_with(some_turn(), *((900, win) for win in wins))
    hints = with_numbers([hint_of(one) for one in advice], advice)
    assert [hint.number for hint in hints] == [1, 2, 3]
    assert [hint.win for hint in hints] == shown
    assert [hint.action for hint in hints] == [advice[place].action for place in order]


def test_a_hint_that_counts_as_no_better_promises_no_more() -> None:
    best, other = advice_with(some_turn(), (900, 0.6), (900, 0.62))
    advice = [best, replace(other, score=140.0)]
    hints = with_numbers([hint_of(one) for one in advice], advice)
    assert [hint.score for hint in hints] == [99.0, 99.0]


def hint_of(advice: Advice, key: HintKey = "points", weight: float = 30) -> Hint:
    """Return a hint with one reason."""
    return Hint(1, advice.action, (HintReason(key, weight),))


@pytest.mark.parametrize(
    ("wins", "shown", "order"),
    [
        ((0.5, 0.49, 0.45), [0.49, 0.49, 0.45], [1, 0, 2]),  # that may be chance
        ((0.5, 0.53, 0.45), [0.53, 0.5, 0.45], [1, 0, 2]),
        ((0.5, 0.45, 0.49), [0.5, 0.49, 0.45], [0, 2, 1]),  # this is not as good
    ],
)
def test_of_those_that_are_as_good_one_with_a_good_reason_stands_first(
    wins: tuple[float, ...], shown: list[float], order: list[int]
) -> None:
    advice = advice_with(some_turn(), *((900, win) for win in wins))
    reasons: tuple[HintKey, ...] = ("points", "on_the_way", "points")
    hints = [
        hint_of(one, key, 76 if key == "on_the_way" else 30)
        for one, key in zip(advice, reasons, strict=True)
    ]
    told = with_numbers(hints, advice)
    assert [hint.action for hint in told] == [advice[place].action for place in order]
    assert [hint.win for hint in told] == shown


@pytest.mark.parametrize(
    ("gaps", "order"),
    [
        ((0.02, 0.0, 0.05), [1, 0, 2]),  # tried in the same worlds, that is hardly chance
        ((0.006, 0.0, 0.05), [0, 1, 2]),  # and this may be
        ((0.05, 0.03, 0.0), [2, 1, 0]),
    ],
)
def test_what_was_tried_in_the_same_worlds_is_told_apart_sooner(
    gaps: tuple[float, ...], order: list[int]
) -> None:
    view = some_turn()
    advice = [
        replace(one, gap=Gap(gap, 0.01 if gap else 0.0), win=0.5 - gap)
        for one, gap in zip(advice_with(view, *((40, 0.5),) * 3), gaps, strict=True)
    ]
    hints = with_numbers([hint_of(one) for one in advice], advice)
    assert [hint.action for hint in hints] == [advice[place].action for place in order]
    assert None not in [hint.win for hint in hints]


def test_a_good_reason_of_the_choice_is_enough() -> None:
    advice = advice_with(some_turn(), (900, 0.5), (900, 0.49))
    keys: tuple[HintKey, ...] = ("pays_next", "completes")
    hints = [hint_of(one, key, 76) for one, key in zip(advice, keys, strict=True)]
    assert [hint.action for hint in with_numbers(hints, advice)] == [one.action for one in advice]


def test_what_wins_at_once_is_sure_to_and_stands_first() -> None:
    advice = advice_with(some_turn(), (900, 0.98), (900, 0.98))
    hints = [hint_of(advice[0]), hint_of(advice[1], "wins", 200)]
    told = with_numbers(hints, advice)
    assert [(hint.action, hint.win) for hint in told] == [
        (advice[1].action, 1.0),
        (advice[0].action, 0.98),
    ]


def test_what_wins_at_once_stands_first_however_seldom_it_was_tried() -> None:
    advice = advice_with(some_turn(), (900, 0.98), (3, 0.5))
    told = with_numbers([hint_of(advice[0]), hint_of(advice[1], "wins", 200)], advice)
    assert [(hint.action, hint.win) for hint in told] == [
        (advice[1].action, 1.0),
        (advice[0].action, 0.98),
    ]


def test_the_choice_of_a_first_turn_serves_the_tickets() -> None:
    """The search can hardly tell the first turns apart, but whoever asks for a hint has a plan."""
    game = started("usa", players=3, seed=5)
    set_cards(game, hands={0: {"black": 3, "white": 4}})
    set_tickets(game, {0: ["calgary-nashville-14", "seattle-oklahoma_city-14"]})
    view = game.observe(game.seat)
    claims = {a.route: a for a in view.legal_actions if isinstance(a, ClaimRoute)}
    advice = [
        Advice(claims["lit-okc-1"], 900, 0.5, 99.0),
        Advice(claims["kan-oma-2"], 900, 0.5, 99.0),
    ]
    hints = hints_from(view, advice)
    best = hints[0].reasons[0]
    assert best.key in {"serves", "in_network"}


def test_what_has_no_number_comes_last() -> None:
    view = some_turn()
    advice = advice_with(view, (900, 0.6), (90, 0.5), (100, 0.1))
    assert [hint.win for hint in hints_from(view, advice)] == [0.6, 0.1, None]
    assert with_numbers((), advice) == ()
    advice = advice_with(view, (90, 0.5), (900, 0.6), (950, 0.7))
    assert [hint.win for hint in hints_from(view, advice)] == [None, 0.7, 0.6]


def served_by(hint_reasons: Iterable[HintReason]) -> set[str]:
    """Return the tickets that reasons promise something for."""
    told = [one for one in hint_reasons if one.key != "lost_tickets"]
    alone = {one.name("ticket") for one in told if "ticket" in one.facts}
    return alone.union(*(one.names("tickets") for one in told if "tickets" in one.facts))


def test_no_ticket_is_promised_that_the_wagons_left_do_not_reach() -> None:
    near, far = "duluth-houston-8", "vancouver-montreal-20"
    game = started("usa", players=2, seed=4)
    set_cards(game, hands={0: {"blue": 6, "red": 6, "locomotive": 6}})
    set_tickets(game, {0: [near, far]})
    for pieces, possible in ((45, {near, far}), (9, {near}), (3, set())):
        set_pieces(game, {0: pieces})
        view = game.observe(0)
        plan = TicketPlan(view)
        told = (reason for action in view.legal_actions for reason in reasons_for(plan, action))
        assert promised_by(told) == possible
        services = [one for route in view.board.routes for one in tickets_served(view, route.id)]
        assert {one.ticket.id for one in services} == possible
        said = lost_tickets_words(view, "en")
        assert ("Vancouver – Montréal" in said) == (possible == {near})
        assert said.startswith("None of the tickets") == (not possible)


def test_tickets_are_promised_together_only_if_the_wagons_reach_for_all() -> None:
    game = started("usa", players=2, seed=4)
    set_cards(game, hands={0: {"blue": 6, "red": 6, "locomotive": 6}})
    set_tickets(game, {0: ["duluth-houston-8", "winnipeg-little_rock-11"]})
    plan = TicketPlan(game.observe(0))
    together = sum(plan.view.board.map.route(route).length for route in plan.network)
    found = []
    for pieces in (together, together - 1):
        set_pieces(game, {0: pieces})
        view = game.observe(0)
        plan = TicketPlan(view)
        assert len(plan.to_do) == 2
        keys = {one.key for action in view.legal_actions for one in reasons_for(plan, action)}
        found.append(keys & {"serves", "in_network"})
    assert found == [{"serves", "in_network"}, set()]


def promised_by(reasons: Iterable[HintReason]) -> set[str]:
    """Return the tickets for which reasons say that something gets nearer."""
    told = [one for one in reasons if one.key != "lost_tickets"]
    alone = {one.name("ticket") for one in told if "ticket" in one.facts}
    return alone.union(*(one.names("tickets") for one in told if "tickets" in one.facts))
