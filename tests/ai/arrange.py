"""Requests for tests."""

import threading

from ai.api import Limit, Request
from ttr_qt.engine import Game


def request_for(game: Game, seat: int | None = None, seed: int = 0) -> Request:
    """Return what a bot in a seat, by default that to move, is asked."""
    view = game.observe(game.seat if seat is None else seat)
    return Request(view, Limit(), threading.Event(), seed, game.ply)
