"""Plays seeded games and prints what became of them, to be compared between ways of running.

``python -m tests.helpers.engine.same_games [PLIES]`` prints a line for each game: edition,
players, a hash over the record after every action, and the final totals.
"""

import argparse
import functools
import hashlib

from ttr_qt.engine import EDITIONS, RULES, Game

_MULTIPLIER, _INCREMENT, _MODULUS = 6364136223846793005, 1442695040888963407, 2**64


def play_one(edition: str, players: int, seed: int, plies: int) -> str:
    """Play a game with choices drawn by plain arithmetic; return a line that tells it."""
    game = Game.new(edition, players=players, seed=seed)
    digest = hashlib.sha256(game.record.tobytes())
    word = seed
    while not game.over and game.ply < plies:
        word = (word * _MULTIPLIER + _INCREMENT) % _MODULUS
        legal = game.legal_actions()
        game.play(legal[(word >> 33) % len(legal)])
        digest.update(game.record.tobytes())
    totals = [score.total for score in game.scores()]
    return f"{edition} {players} {game.ply} {digest.hexdigest()} {totals}"


@functools.cache
def play_all(plies: int) -> list[str]:
    """Play a game of each edition with the fewest and with the most players."""
    return [
        play_one(edition, players, 11 * players, plies)
        for edition in EDITIONS
        for players in (RULES[edition].players_min, RULES[edition].players_max)
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m tests.helpers.engine.same_games", description=__doc__
    )
    parser.add_argument("plies", nargs="?", type=int, default=10_000, help="at most, of each game")
    for line in play_all(parser.parse_args().plies):
        print(line)
