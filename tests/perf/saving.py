"""What keeping the game on the disk costs the window's thread at each step."""

import tempfile
import time
from pathlib import Path
from typing import Final

from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.engine import Game
from ttr_qt.engine.actions import SwapTickets

PLIES: Final = (50, 1000)
ROUNDS: Final = 300


def long_game(plies: int) -> Game:
    """Return a game with so many actions: all put their tickets away, which never ends."""
    game = Game.new("first_journey", players=2, seed=1)
    while game.ply < plies:
        game.play(SwapTickets())
    return game


def keeping_us(plies: int) -> float:
    """Return the least microseconds that the thread of a game needs to have it kept.

    The disk has done its part before the next round, so that every round begins a write.
    """
    game, best = long_game(plies), float("inf")
    with tempfile.TemporaryDirectory() as folder:
        saves = Autosave(Path(folder))
        for _ in range(ROUNDS):
            saves.flush()
            began = time.thread_time()
            saves.keep(game.snapshot())
            best = min(best, time.thread_time() - began)
        saves.flush()
    return best * 1e6
