"""Requests for tests, and a clock."""

import threading

from ai.api import Limit, Request
from ttr_qt.engine import Game


def request_for(
    game: Game,
    seat: int | None = None,
    seed: int = 0,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    stop: threading.Event | None = None,
) -> Request:
    """Return what a bot in a seat, by default that to move, is asked."""
    view = game.observe(game.seat if seat is None else seat)
    limit = Limit(seconds, iterations)
    return Request(view, limit, stop or threading.Event(), seed, game.ply)


class SteadyClock:
    """Stands for the module `time`: from one look at the clock to the next is always the same."""

    def __init__(self, tick: float = 2.0**-10) -> None:
        self._tick = tick
        self._now = 0.0

    def perf_counter(self) -> float:
        """Return the seconds since the beginning."""
        self._now += self._tick
        return self._now
