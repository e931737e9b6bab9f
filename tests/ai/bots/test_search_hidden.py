"""No bot knows what it may not: hidden facts change no choice."""

import functools
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import ai.bots.searcher
from ai.api import Request, action_of
from ai.bots.mcts import MctsBot
from ai.bots.policy_bots import HeuristicBot
from ai.registry import BUILT_IN, make_bot
from tests.helpers.ai.arrange import SteadyClock, request_for
from tests.helpers.engine.arrange import set_state, state_of
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.kernel import layout

pytestmark = pytest.mark.slow

ITERATIONS = 24


def deal_anew(game: Game, seed: int) -> None:
    """Change all that the seat to move can't see, and nothing else."""
    rng = Random(seed)
    shuffle_cards(game, rng)
    shuffle_tickets(game, rng)
    state_of(game)["rng"] = rng.getrandbits(64)


def shuffle_cards(game: Game, rng: Random) -> None:
    """Shuffle the deck together with the hands of all others."""
    state = state_of(game)
    rivals = [seat for seat in range(game.players) if seat != game.seat]
    deck = state["deck"][: state["deck_n"]].tolist()
    hands = {seat: cards_of(state["hand"][seat]) for seat in rivals}
    cards = [*deck, *(card for hand in hands.values() for card in hand)]
    rng.shuffle(cards)
    for seat, hand in hands.items():
        state["hand"][seat] = 0
        for _ in hand:
            state["hand"][seat, cards.pop()] += 1
    state["deck"][: len(deck)] = cards


def cards_of(hand: Any) -> list[int]:
    return [card for card, count in enumerate(hand.tolist()) for _ in range(count)]


def shuffle_tickets(game: Game, rng: Random) -> None:
    """Shuffle each pile together with what others hold of it and are offered of it."""
    state = state_of(game)
    pile_of = game.board.record["pile_of"]
    rivals = [seat for seat in range(game.players) if seat != game.seat]
    for pile in range(len(game.board.decks)):
        top, size = int(state["pile_top"][pile]), int(state["pile_n"][pile])
        ring = [(top + i) % layout.MAX_TICKETS for i in range(size)]
        held = [
            ticket
            for ticket, at in enumerate(state["ticket_at"].tolist())
            if at in rivals and pile_of[ticket] == pile
        ]
        shown = [
            (seat, slot)
            for seat in rivals
            for slot, ticket in enumerate(state["offer"][seat].tolist())
            if ticket >= 0 and pile_of[ticket] == pile
        ]
        holders = [int(state["ticket_at"][ticket]) for ticket in held]
        tickets = [int(state["pile"][pile, at]) for at in ring] + held
        tickets += [int(state["offer"][seat, slot]) for seat, slot in shown]
        for ticket in tickets:
            state["ticket_at"][ticket] = layout.IN_PILE
        rng.shuffle(tickets)
        for at in ring:
            state["pile"][pile, at] = tickets.pop()
        for holder in holders:
            state["ticket_at"][tickets.pop()] = holder
        for seat, slot in shown:
            state["offer"][seat, slot] = tickets.pop()
        assert not tickets


def same_views(game: Game) -> list[Request]:
    """Return the same question, asked in worlds that differ only in what is hidden."""
    saved = game.record
    asked = []
    for seed in range(4):
        if seed:
            deal_anew(game, seed)
        asked.append(request_for(game, seed=game.ply, iterations=ITERATIONS))
    set_state(game, saved)
    return asked


@functools.cache
def questions(edition: str) -> list[list[Request]]:
    """Return such questions from all parts of a game, the whole set-up among them."""
    game = Game.new(edition, players=3, seed=6)
    bot = HeuristicBot()
    asked = []
    while not game.over:
        if len(game.legal_actions()) > 1 and (game.ply < 5 or game.ply % 12 == 0):
            asked.append(same_views(game))
        game.play(action_of(bot.choose(request_for(game))))
    return asked


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_games_compared_differ_only_in_what_is_hidden(edition: str) -> None:
    game = Game.new(edition, players=3, seed=6)
    bot = HeuristicBot()
    for _ in range(30):
        game.play(action_of(bot.choose(request_for(game))))
    seen, one = game.observe(game.seat), game.position()
    deal_anew(game, 1)
    two = game.position()
    assert game.observe(game.seat) == seen
    assert one.hands != two.hands
    assert one.tickets != two.tickets
    assert one.deck != two.deck
    assert one.ticket_decks != two.ticket_decks


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_views_of_a_question_are_the_same(edition: str) -> None:
    assert len(questions(edition)) > 5
    for asked in questions(edition):
        assert all(request == replace(asked[0], stop=request.stop) for request in asked)


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_facts_change_no_choice(edition: str, name: str) -> None:
    for asked in questions(edition):
        answers = {action_of(make_bot(name).choose(request)) for request in asked}
        assert len(answers) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_facts_change_no_choice_of_a_bot_that_has_seen_the_game(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it keeps from turn to turn is what it saw itself."""
    monkeypatch.setattr(ai.bots.searcher, "time", SteadyClock())
    game = Game.new(edition, players=2, seed=2)
    bot, twin, rival = MctsBot(), MctsBot(), HeuristicBot()
    compared = 0
    while not game.over and game.ply < 60:
        if game.seat == 0:
            request = request_for(game, seed=game.ply, iterations=ITERATIONS)
            answer = action_of(bot.choose(request))
            saved = game.record
            deal_anew(game, game.ply)
            request = request_for(game, seed=game.ply, iterations=ITERATIONS)
            assert action_of(twin.choose(request)) == answer
            set_state(game, saved)
            compared += 1
        else:
            answer = action_of(rival.choose(request_for(game)))
        game.play(answer)
    assert compared > 10
