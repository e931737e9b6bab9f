"""Every route that can't be claimed has a reason, and the reason is true."""

import random

import pytest

from ttr_qt.engine import EDITIONS, Game, Observation
from ttr_qt.engine.actions import ClaimRoute, DrawCard, TakeCard
from ttr_qt.models.session.refusal_reasons import (
    Reason,
    card_reason,
    payment_reason,
    route_reason,
    turn_reason,
)

pytestmark = pytest.mark.slow


def views(edition: str, players: int, seed: int) -> list[Observation]:
    """Return what all seats see at many moments of a game played by chance."""
    game = Game.new(edition, players=players, seed=seed)
    chance = random.Random(seed)
    found = []
    while not game.over:
        if game.ply % 5 == 0 or game.phase in {"second_card", "passenger", "journey"}:
            found += [game.observe(seat) for seat in range(players)]
        # Claims more often than chance would have it, so that the board fills up.
        legal = game.legal_actions()
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        game.play(chance.choice(claims if claims and chance.random() < 0.5 else legal))
    return [*found, game.observe(0)]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_reasons_for_routes_are_true(edition: str, players: int) -> None:
    seen = set()
    for view in views(edition, players, seed=7):
        claimable = {a.route for a in view.legal_actions if isinstance(a, ClaimRoute)}
        for route in view.board.routes:
            reason = route_reason(view, route.id)
            assert (reason is None) == (route.id in claimable)
            if reason is not None:
                seen.add(reason.key)
                check(view, route.id, reason)
    assert {"taken", "not_your_turn", "not_enough_cards", "choose_tickets"} - seen <= (
        {"choose_tickets"} if edition == "first_journey" else set()
    )
    closing = view.board.rules.parallels_closed_up_to >= players
    doubled = any(view.board.map.parallels(route.id) for route in view.board.routes)
    if doubled:
        assert ("parallel_closed" in seen) == closing


def check(view: Observation, route_id: str, reason: Reason) -> None:
    """Assert what a reason says, from public facts and one's own cards."""
    owners, facts = view.owners, reason.facts
    route = view.board.map.route(route_id)
    parallels = view.board.map.parallels(route_id)
    match reason.key:
        case "game_over":
            assert view.phase == "over"
        case "taken":
            assert owners[route_id] == facts["seat"]
        case "own_parallel":
            assert facts["route"] in parallels
            assert owners[str(facts["route"])] == view.seat
        case "parallel_closed":
            assert facts["route"] in parallels
            assert owners[str(facts["route"])] == facts["seat"]
            assert view.players <= view.board.rules.parallels_closed_up_to
        case "too_few_pieces":
            assert facts == {"needed": route.length, "held": view.pieces[view.seat]}
            assert view.pieces[view.seat] < route.length
        case "not_enough_cards":
            assert facts["needed"] == route.length
            assert int(facts["held"]) < route.length
        case "not_your_turn":
            assert view.to_move == facts["seat"] != view.seat
        case _:
            assert reason == turn_reason(view)
            assert view.phase != "turn"


@pytest.mark.parametrize("edition", EDITIONS)
def test_reasons_for_cards_are_true(edition: str) -> None:
    seen = set()
    for view in views(edition, players=2, seed=9):
        takes = [TakeCard(slot, card) for slot, card in enumerate(view.market, 1)]
        actions: list[DrawCard | TakeCard] = [DrawCard(), *takes]
        for action in actions:
            reason = card_reason(view, action)
            assert (reason is None) == (action in view.legal_actions)
            if reason is None:
                continue
            seen.add(reason.key)
            if reason.key == "no_wild_as_second":
                assert view.phase == "second_card"
                assert isinstance(action, TakeCard)
                assert action.card == view.board.rules.wild_name
            elif reason.key == "deck_empty":
                assert view.deck_size == 0
            else:
                assert reason == turn_reason(view)
    assert "not_your_turn" in seen
    assert ("no_wild_as_second" in seen) == bool(view.market)


@pytest.mark.parametrize("edition", EDITIONS)
def test_reasons_against_a_card_are_true(edition: str) -> None:
    keys = set()
    for view in views(edition, 2, seed=11)[::3]:
        if not any(isinstance(action, ClaimRoute) for action in view.legal_actions):
            continue
        paid = {
            (a.route, card)
            for a in view.legal_actions
            if isinstance(a, ClaimRoute)
            for card, _ in a.cards
        }
        for route in view.board.routes:
            for card in view.hand:
                reason = payment_reason(view, route.id, card)
                assert (reason is None) == ((route.id, card) in paid)
                if reason is None:
                    continue
                keys.add(reason.key)
                if reason.key == "wrong_card":
                    assert reason.facts["card"] == route.colour
                    assert route.colour != card
                elif reason.key == "too_short_for_card":
                    assert route.length < 4
                    assert card == "locomotive_4plus"
    assert "wrong_card" in keys
    assert ("too_short_for_card" in keys) == (edition == "maerklin")
