"""A mind answers the last request only, and whoever does not come back is left behind."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pytestqt.qtbot import QtBot

from tests.helpers.games.thinkers import First, Looper, Waiter
from ttr_qt.engine import Action, Game
from ttr_qt.engine.bots import Bot, Limit, Request
from ttr_qt.models.session.bot_worker import BotWorker


def request(ply: int) -> Request:
    return Request(Game.new("amsterdam", seed=1).observe(0), Limit(), threading.Event(), 0, ply)


def thinking_threads() -> list[threading.Thread]:
    return [one for one in threading.enumerate() if one.name.startswith("seat ")]


def wait_in_vain() -> None:
    """Wait until nobody thinks, without letting the window's thread take answers."""
    for thread in thinking_threads():
        thread.join(5)


@contextmanager
def mind_of(
    make: Callable[[], Bot], time_limit: float | None = None, farewell: float = 1.0
) -> Iterator[BotWorker]:
    mind = BotWorker(make, time_limit, farewell)
    yield mind
    mind.close(time.monotonic() + 1)
    assert thinking_threads() == []


def test_an_answer_on_its_way_is_dropped_when_another_is_asked_for(qtbot: QtBot) -> None:
    answers: list[int] = []

    class Slower(First):
        def choose(self, request: Request) -> Action:
            if request.ply == 2:
                request.stop.wait(60)
            return super().choose(request)

    with mind_of(Slower) as mind:
        mind.answered.connect(lambda ply, _action: answers.append(ply))
        mind.ask(request(1))
        wait_in_vain()
        mind.ask(request(2))
        qtbot.wait(50)
        assert answers == []
        assert mind.busy
        with qtbot.waitSignal(mind.answered):
            mind.hurry()
        assert answers == [2]
        assert not mind.busy


def test_an_answer_on_its_way_is_dropped_when_cancelled(qtbot: QtBot) -> None:
    with mind_of(First) as mind:
        mind.ask(request(1))
        wait_in_vain()
        with qtbot.assertNotEmitted(mind.answered, wait=50):
            mind.cancel()


def test_cancelling_ends_the_thinking(qtbot: QtBot) -> None:
    with mind_of(Waiter) as mind:
        mind.ask(request(1))
        assert len(thinking_threads()) == 1
        mind.cancel()
        qtbot.waitUntil(lambda: thinking_threads() == [])


def test_one_who_does_not_listen_is_interrupted(qtbot: QtBot) -> None:
    with mind_of(Looper, time_limit=0.03, farewell=0.03) as mind:
        with qtbot.waitSignal(mind.failed, check_params_cb=lambda ply, _fault: ply == 7):
            mind.ask(request(7))
        qtbot.waitUntil(lambda: thinking_threads() == [])


def test_a_bot_is_made_once_and_in_the_thread_that_thinks(qtbot: QtBot) -> None:
    makers: list[int] = []

    def make() -> Bot:
        makers.append(threading.get_ident())
        return First()

    with mind_of(make) as mind:
        assert makers == []
        for ply in range(3):
            with qtbot.waitSignal(mind.answered):
                mind.ask(request(ply))
    assert len(makers) == 1
    assert makers[0] != threading.get_ident()


def test_a_bot_has_one_request_at_a_time(qtbot: QtBot) -> None:
    inside: list[int] = []
    most: list[int] = []

    class Slow(First):
        def choose(self, request: Request) -> Action:
            inside.append(request.ply)
            most.append(len(inside))
            time.sleep(0.05)
            inside.remove(request.ply)
            return super().choose(request)

    with mind_of(Slow) as mind:
        for ply in range(4):
            mind.ask(request(ply))
        with qtbot.waitSignal(mind.answered, check_params_cb=lambda ply, _action: ply == 3):
            pass
    assert set(most) == {1}


def test_a_mind_that_is_gone_is_told_nothing(qtbot: QtBot) -> None:
    mind = BotWorker(Waiter)
    asked = request(1)
    mind.ask(asked)
    mind.deleteLater()
    qtbot.wait(20)
    asked.stop.set()
    qtbot.waitUntil(lambda: thinking_threads() == [])
