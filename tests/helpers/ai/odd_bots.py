"""Bots for the tests, most of them with a fault."""

import multiprocessing
import os
import time
from types import SimpleNamespace
from typing import Any

from ai.api import Choice, Request
from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import KeepTickets, Pass

# The tests look into these lists: matches with one job are played in their own process.
requests: list[Request] = []
made: list[object] = []


class First:
    """Nothing but what the interface asks for."""

    name = "first"

    def choose(self, request: Request) -> Action:
        return request.observation.legal_actions[0]


class Swapper(First):
    """Never gets anywhere."""

    name = "swapper"

    def choose(self, request: Request) -> Action:
        return next(action for action in request.observation.legal_actions if str(action) == "swap")


class Thinker(First):
    """Answers with a choice and its reasons."""

    name = "thinker"

    def choose(self, request: Request) -> Any:
        return Choice(super().choose(request))


class Witness(First):
    """Notes whatever it is told."""

    name = "witness"

    def __init__(self) -> None:
        made.append(self)

    def choose(self, request: Request) -> Action:
        requests.append(request)
        return super().choose(request)


class Stateful(First):
    """Plays differently the longer it lives: only new bots make games repeatable."""

    name = "stateful"

    def __init__(self) -> None:
        self.calls = 0

    def choose(self, request: Request) -> Action:
        self.calls += 1
        options = request.observation.legal_actions
        return options[(request.seed + self.calls) % len(options)]


def is_late(view: Observation) -> bool:
    """Whether the set-up and a few turns are over, and with them all warming up."""
    return len(view.log) > 12


class Raiser(First):
    """Raises in the middle of a game."""

    name = "raiser"

    def choose(self, request: Request) -> Action:
        if is_late(request.observation):
            raise ZeroDivisionError("too   many\ntickets" + "!" * 500)
        return super().choose(request)


class Quitter(First):
    """Tries to end the program."""

    name = "quitter"

    def choose(self, request: Request) -> Action:
        if is_late(request.observation):
            raise SystemExit
        return super().choose(request)


class Breaker(First):
    """Ends the process it plays in, if that is not the tests' own."""

    name = "breaker"

    def choose(self, request: Request) -> Action:
        if multiprocessing.parent_process() is not None:
            os._exit(1)
        return super().choose(request)


class Cheat(First):
    """Answers with an action that is not legal."""

    name = "cheat"

    def choose(self, request: Request) -> Action:
        if is_late(request.observation):
            return KeepTickets(("atlantis-utopia-99",))
        return super().choose(request)


class Mute:
    """Answers with nothing."""

    name = "mute"

    def choose(self, request: Request) -> None:
        """Answer with nothing."""


class Talker:
    """Answers with the notation of an action instead of the action."""

    name = "talker"

    def choose(self, request: Request) -> str:
        return str(request.observation.legal_actions[0])


class Doubter:
    """Answers with a choice of nothing."""

    name = "doubter"

    def choose(self, _request: Request) -> Choice:
        nothing: Any = None
        return Choice(nothing)


class Sleeper(First):
    """Sleeps too long in the middle of a game."""

    name = "sleeper"

    def choose(self, request: Request) -> Action:
        # No turn takes more than two decisions, so that one of three is its own.
        if len(request.observation.log) in {20, 21, 22}:
            time.sleep(0.4)
        return super().choose(request)


class Dormouse(First):
    """Always sleeps, whatever it is told."""

    name = "dormouse"

    def choose(self, request: Request) -> Action:
        time.sleep(0.4)
        return super().choose(request)


class Waiter(First):
    """Takes as long as it may and no longer than it is wanted."""

    name = "waiter"

    def choose(self, request: Request) -> Action:
        request.stop.wait(30)
        return super().choose(request)


class Looper:
    """Never comes back, and does not listen."""

    name = "looper"

    def __init__(self) -> None:
        self.ended = False

    def choose(self, _request: Request) -> Action:
        try:
            while True:
                pass
        finally:
            self.ended = True


def broken_factory() -> object:
    raise RuntimeError("no weights")


def fragile_factory() -> object:
    """Make one bot for the check before the match, and no more."""
    made.append("fragile")
    if len(made) > 1:
        raise RuntimeError("only one of me")
    return First()


def no_bot() -> object:
    return SimpleNamespace(name="nobody")


def nameless() -> object:
    return SimpleNamespace(choose=lambda _: Pass())


ready_made = First()
