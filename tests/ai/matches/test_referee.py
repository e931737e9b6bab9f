"""The clock and the rules that bots are held to."""

import threading
import time
from dataclasses import replace

import pytest

from ai.api import Bot, Limit, Request
from ai.matches.referee import Answer, BotFault, Referee, seconds_allowed
from ai.registry import make_bot
from tests.helpers.ai.arrange import request_for
from tests.helpers.ai.odd_bots import Dormouse, First, Looper, Quitter, Thinker, Waiter
from ttr_qt.engine import Game


@pytest.fixture
def game() -> Game:
    game = Game.new("amsterdam", seed=1)
    while game.ply < 15:
        game.play(game.legal_actions()[0])
    return game


def ask(bot: Bot, request: Request, allowed: float | None, farewell: float = 5.0) -> Answer:
    """Ask as a match does."""
    judge = Referee(allowed, farewell)
    answers: list[Answer] = []
    judge.watch(lambda: answers.append(judge.ask(bot, request)))
    return answers[0]


@pytest.mark.parametrize("allowed", [None, 5.0])
@pytest.mark.parametrize("bot", [First(), Thinker()])
def test_legal_answers_are_taken_and_timed(game: Game, bot: First, allowed: float | None) -> None:
    answer = ask(bot, request_for(game), allowed)
    assert answer.action == game.legal_actions()[0]
    assert 0 < answer.seconds < 1


@pytest.mark.parametrize("allowed", [None, 5.0])
@pytest.mark.parametrize(
    ("name", "kind", "reason"),
    [
        ("Raiser", "error", "Raised ZeroDivisionError: too many tickets!!!"),
        ("Quitter", "error", "Raised SystemExit (odd_bots.py, line "),
        ("Cheat", "illegal", "keep atlantis-utopia-99, which is not legal"),
        ("Mute", "illegal", "not an action but of type NoneType"),
        ("Talker", "illegal", "not an action but of type str"),
        ("Doubter", "illegal", "not an action but of type NoneType"),
    ],
)
def test_faults_are_told_apart(
    game: Game, allowed: float | None, name: str, kind: str, reason: str
) -> None:
    with pytest.raises(BotFault) as caught:
        ask(make_bot(f"tests.helpers.ai.odd_bots:{name}"), request_for(game), allowed)
    assert caught.value.kind == kind
    assert reason in str(caught.value)
    assert 0 < caught.value.seconds < 1


def test_the_place_of_an_error_is_told(game: Game) -> None:
    with pytest.raises(BotFault, match=r"\(odd_bots\.py, line \d+\)\.$"):
        ask(Quitter(), request_for(game), None)


def test_overrun_sets_stop(game: Game) -> None:
    request = request_for(game)
    began = time.perf_counter()
    with pytest.raises(BotFault, match=r"longer than 0\.05 s") as caught:
        ask(Waiter(), request, 0.05)
    assert time.perf_counter() - began < 5
    assert caught.value.kind == "overrun"
    assert caught.value.seconds >= 0.05
    assert request.stop.is_set()


def test_answers_in_time_leave_stop_alone(game: Game) -> None:
    request = request_for(game)
    ask(First(), request, 5.0)
    assert not request.stop.is_set()


def test_a_bot_that_never_answers_is_left_behind(game: Game) -> None:
    bot = Looper()
    with pytest.raises(BotFault, match="longer than") as caught:
        ask(bot, request_for(game), 0.05, farewell=0.05)
    assert caught.value.kind == "overrun"
    deadline = time.perf_counter() + 10
    while any(thread.name == "game of bots" for thread in threading.enumerate()):
        assert time.perf_counter() < deadline
        time.sleep(0.01)
    assert bot.ended


def test_a_bot_that_sleeps_is_left_behind_too(game: Game) -> None:
    played: list[Answer] = []
    threads: list[threading.Thread] = []
    judge = Referee(0.05, farewell=0.05)

    def play() -> None:
        threads.append(threading.current_thread())
        played.append(judge.ask(Dormouse(), request_for(game)))

    with pytest.raises(BotFault, match="longer than"):
        judge.watch(play)
    threads[0].join(10)
    assert not threads[0].is_alive()
    assert played == []  # its late answer counts for nothing


def test_errors_of_the_program_itself_are_not_the_bots() -> None:
    def fail() -> None:
        raise KeyError("our own")

    for allowed in (None, 5.0):
        with pytest.raises(KeyError, match="our own"):
            Referee(allowed).watch(fail)


def test_without_a_time_limit_nobody_overruns(game: Game) -> None:
    request = replace(request_for(game), limit=Limit(iterations=1))
    threading.Timer(0.1, request.stop.set).start()
    assert ask(Waiter(), request, seconds_allowed(request.limit)).seconds >= 0.05


def test_the_seconds_allowed_are_generous() -> None:
    assert seconds_allowed(Limit(seconds=0.2)) == pytest.approx(0.55)
    assert seconds_allowed(Limit(iterations=7)) is None
    assert seconds_allowed(Limit()) is None
