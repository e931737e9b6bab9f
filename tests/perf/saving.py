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


def keeping_us() -> dict[int, float]:
    """Return the least microseconds that the window's thread needs to have a game kept, by length.

    The lengths take turns, so that a busy machine slows all of them down alike. The disk has done
    its part before the next round: every round begins a write.
    """
    games = [long_game(plies) for plies in PLIES]
    best = dict.fromkeys(PLIES, float("inf"))
    with tempfile.TemporaryDirectory() as folder:
        saves = Autosave(Path(folder))
        for _ in range(ROUNDS):
            for game in games:
                saves.flush()
                began = time.thread_time()
                saves.save(game.snapshot())
                best[game.ply] = min(best[game.ply], time.thread_time() - began)
        saves.flush()
    return {plies: seconds * 1e6 for plies, seconds in best.items()}
