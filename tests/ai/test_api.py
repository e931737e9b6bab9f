"""What bots are asked and what they answer."""

import math
from dataclasses import FrozenInstanceError

import pytest

from ai.api import (
    AnswerError,
    Bot,
    BotError,
    Candidate,
    Choice,
    Limit,
    NothingToChooseError,
    action_of,
    options,
)
from ai.bots.random_bot import RandomBot
from tests.helpers.ai.arrange import request_for
from tests.helpers.ai.odd_bots import First
from ttr_qt.engine import EDITIONS, Game, IllegalActionError
from ttr_qt.engine.actions import DrawCard, Pass


def finished(edition: str) -> Game:
    game = Game.new(edition, players=2, seed=3)
    while not game.over:
        game.play(RandomBot().choose(request_for(game, seed=game.ply)))
    return game


@pytest.mark.parametrize("seconds", [0, -1, math.inf, math.nan])
def test_time_must_be_positive_and_finite(seconds: float) -> None:
    with pytest.raises(BotError, match="more than 0 seconds"):
        Limit(seconds=seconds)


@pytest.mark.parametrize("iterations", [0, -3])
def test_iterations_must_be_positive(iterations: int) -> None:
    with pytest.raises(BotError, match="at least 1 iteration"):
        Limit(iterations=iterations)


def test_limits_may_be_missing_or_both() -> None:
    assert Limit() == Limit(None, None)
    both = Limit(seconds=0.2, iterations=400)
    assert (both.seconds, both.iterations) == (0.2, 400)


def test_values_cannot_be_changed() -> None:
    request = request_for(Game.new("usa", seed=1))
    for value, name in ((Limit(), "seconds"), (request, "seed"), (Choice(Pass()), "action")):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, 1)


def test_action_of_an_action_or_a_choice() -> None:
    action = DrawCard()
    seen = Candidate(action, visits=3, score=101.5, win=0.5, line=(action, Pass()))
    assert action_of(action) is action
    assert action_of(Choice(action, (seen,))) is action


@pytest.mark.parametrize("answer", [None, "deck", 3, ("deck",), DrawCard, Choice("deck")])  # type: ignore[arg-type]
def test_anything_else_is_no_answer(answer: object) -> None:
    with pytest.raises(AnswerError, match="not an action but of type"):
        action_of(answer)


def test_a_class_with_name_and_choose_is_a_bot() -> None:
    bot: Bot = First()
    request = request_for(Game.new("germany", seed=1))
    assert action_of(bot.choose(request)) == request.observation.legal_actions[0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_is_over_is_a_clear_error(edition: str) -> None:
    game = finished(edition)
    for seat in range(2):
        with pytest.raises(NothingToChooseError, match="The game is over"):
            options(request_for(game, seat))
        with pytest.raises(NothingToChooseError, match="The game is over"):
            RandomBot().choose(request_for(game, seat))


def test_another_seats_turn_is_a_clear_error() -> None:
    game = Game.new("usa", seed=1)
    with pytest.raises(NothingToChooseError, match="Seat 1 has nothing to choose: seat 0"):
        RandomBot().choose(request_for(game, 1))


def test_errors_are_one_family_with_those_of_the_engine() -> None:
    assert issubclass(BotError, IllegalActionError.__mro__[1])
    assert issubclass(BotError, ValueError)


def test_random_bot_depends_on_the_seed_alone() -> None:
    game = Game.new("usa", seed=1)
    again = [RandomBot().choose(request_for(game, seed=seed)) for seed in range(50)]
    assert again == [RandomBot().choose(request_for(game, seed=seed)) for seed in range(50)]
    assert set(again) == set(game.legal_actions())


def test_random_bot_takes_every_action_equally_often() -> None:
    game = Game.new("usa", seed=1)
    actions = game.legal_actions()
    n = 400 * len(actions)
    chosen = [RandomBot().choose(request_for(game, seed=seed)) for seed in range(n)]
    # Mean 400, standard deviation below 20.
    assert all(300 < chosen.count(action) < 500 for action in actions)
