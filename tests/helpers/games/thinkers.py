"""Bots for the tests, most of them with a fault, and sessions to put them into."""

import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from pytestqt.qtbot import QtBot

from ttr_qt.engine import Action, Game
from ttr_qt.engine.actions import KeepTickets
from ttr_qt.engine.bots import Bot, Request
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.source import Seat


class Dice:
    """Anything legal."""

    name = "dice"

    def choose(self, request: Request) -> Action:
        return random.Random(request.seed).choice(request.observation.legal_actions)


class First:
    """The first legal action."""

    name = "first"

    def choose(self, request: Request) -> Action:
        return request.observation.legal_actions[0]


class Middle:
    """The stand-in: neither the first legal action, as the last resort, nor the last, as `Waiter`.

    That is so where there are three or more.
    """

    name = "middle"

    def choose(self, request: Request) -> Action:
        return middle(request.observation.legal_actions)


def middle(legal: Sequence[Action]) -> Action:
    """Return what `Middle` plays."""
    return legal[len(legal) // 2]


class Raiser:
    """Always fails."""

    name = "raiser"

    def choose(self, _request: Request) -> Action:
        raise ZeroDivisionError("too many tickets")


class Quitter:
    """Tries to end the program."""

    name = "quitter"

    def choose(self, _request: Request) -> Action:
        raise SystemExit


class Babbler:
    """Answers with something that is no action."""

    name = "babbler"

    def choose(self, _request: Request) -> Any:
        return "claim everything"


class Cheat:
    """Answers with an action that is not legal."""

    name = "cheat"

    def choose(self, _request: Request) -> Action:
        return KeepTickets(("atlantis-utopia-99",))


class Waiter:
    """Thinks until it is told to stop, then answers."""

    name = "waiter"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, request: Request) -> Action:
        self.asked += 1
        request.stop.wait(60)
        return request.observation.legal_actions[-1]


class Looper:
    """Never comes back, and does not listen."""

    name = "looper"

    def choose(self, _request: Request) -> Action:
        while True:
            time.sleep(0.001)


def seats(game: Game, make: Callable[[], Bot], *, person: int | None = None) -> list[Seat]:
    """Return seats that all have such a bot, but for the person's."""
    return [
        Seat("Me") if number == person else Seat(f"Bot {number}", make, level="dice")
        for number in range(game.players)
    ]


@contextmanager
def session_of(
    game: Game, make: Callable[[], Bot] = Dice, *, person: int | None = None, **options: Any
) -> Iterator[Session]:
    """Give a session that is closed afterwards and leaves no thread."""
    time_limit = options.pop("time_limit", None)
    table = [
        seat if seat.make_bot is None else Seat(seat.name, make, time_limit, seat.level)
        for seat in seats(game, make, person=person)
    ]
    before = set(threading.enumerate())
    session = Session(game, table, options.pop("make_stand_in", Middle), **options)
    yield session
    session.close()
    left = [one for one in threading.enumerate() if one not in before]
    for thread in left:  # one that was interrupted needs a moment
        thread.join(20)
    assert not [one for one in left if one.is_alive()]


def moved_by_stand_in(game: Game, ply: int) -> bool:
    """Say whether it was the stand-in that moved there, and not the last resort."""
    legal = game.at(ply).legal_actions()
    assert len(legal) > 2, "the first or the last action is also the one of the stand-in"
    return game.actions[ply] == middle(legal)


def until_end(qtbot: QtBot, session: Session, seconds: float = 60) -> None:
    """Let a session run until the game is over."""
    with qtbot.waitSignal(session.finished, timeout=round(seconds * 1000)):
        session.start()


def past_set_up(game: Game, chance: random.Random) -> Game:
    """Play until the tickets are chosen."""
    while game.observe(0).setting_up:
        game.play(chance.choice(game.legal_actions()))
    return game
