"""Tunes the planner's weights by self-play: ``python -m ai.tune EDITION --minutes 10``.

Games of two and games of more players have weights of their own (``--players 4``).

An evolution strategy: a population is drawn around the present weights, every member plays the
same deals against racer, greedy and earlier weights of its own, and the best are averaged to the
next weights. The result is written to the file that the planner reads, if it beats what is
there. Games run inside kernels, so threads use all cores.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from ai.bots.scratch import fresh_desk
from ai.bots.weights import load_weights, save_weights, tidied
from ai.kernel.duel import GREEDY, PLANNER, RACER, play_deals
from ai.kernel.weighing import WEIGHTS
from ai.warmup import all_steps
from ttr_qt.engine.board import Board, board_for
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS, RULES
from ttr_qt.engine.warmup import report as report_progress
from ttr_qt.engine.warmup import warm_up

Weights = npt.NDArray[np.float64]

POPULATION = 16
PARENTS = 5
DEALS = 60
EARLIER = 3
"""How many earlier weights are kept as opponents."""
SCORE_SHARE = 0.3
"""How much of the fitness is the margin in points, which is less noisy than wins."""


@dataclass
class Tuning:
    """One edition's tuning under way."""

    edition: str
    jobs: int
    rng: np.random.Generator
    mean: Weights
    step: Weights
    players: int = 2
    earlier: list[Weights] = field(default_factory=list)
    generation: int = 0

    def boards(self) -> list[Board]:
        """Return the boards to tune on: every choice of decks counts."""
        game_map = load_map(self.edition)
        return [
            board_for(game_map, deck) for deck in RULES[self.edition].deck_choices[:2] or (None,)
        ]

    @property
    def deals(self) -> int:
        """How many deals a member plays against each rival: about as many games in any case."""
        return max(DEALS * 2 // self.players, 1)

    def advance(self) -> float:
        """Play one generation; return the mean fitness of its best."""
        members = self.mean + self.step * self.rng.standard_normal((POPULATION, len(WEIGHTS)))
        members[0] = self.mean
        seed = int(self.rng.integers(1, 2**62))
        with ThreadPoolExecutor(self.jobs) as pool:
            fitness = np.array(list(pool.map(lambda w: self.fitness(w, seed), members)))
        order = np.argsort(-fitness)[:PARENTS]
        shares = np.log(PARENTS + 0.5) - np.log(np.arange(1, PARENTS + 1))
        new = (shares[:, None] * members[order]).sum(axis=0) / shares.sum()
        # Weights that the best agree on need smaller steps. The best are closer together than all
        # are, so that steps shrink slowly; any larger factor and the weights drift away.
        spread = members[order].std(axis=0)
        self.step = 0.93 * self.step + 0.07 * np.maximum(spread * 1.1, 0.02 * np.abs(new) + 0.01)
        self.mean = tidied(new)
        self.generation += 1
        if self.generation % 20 == 0:
            self.earlier = [*self.earlier, self.mean.copy()][-EARLIER:]
        return float(fitness[order].mean())

    def fitness(self, weights: Weights, seed: int) -> float:
        """Return how well ``weights`` do against the pool on the deals of ``seed``."""
        total = 0.0
        rivals: list[tuple[int, Weights]] = [(RACER, weights), (GREEDY, weights)]
        rivals += [(PLANNER, other) for other in self.earlier]
        boards = self.boards()
        for board in boards:
            for kind, other in rivals:
                wins, margin = duel(
                    board, weights, kind, other, self.deals, seed, players=self.players
                )
                total += (1 - SCORE_SHARE) * wins + SCORE_SHARE * (0.5 + margin / 100)
        return total / (len(rivals) * len(boards))


def duel(
    board: Board,
    weights: Weights,
    kind: int,
    other: Weights,
    deals: int,
    seed: int,
    looseness: tuple[float, float] = (0.0, 0.0),
    *,
    players: int = 2,
) -> tuple[float, float]:
    """Return the share of wins of ``weights`` and its mean margin over the others.

    All others are of the same ``kind`` and play with the same weights.
    """
    state: Any = np.zeros(1, layout.STATE)[0]
    result: Any = np.zeros(1, layout.RESULT)[0]
    wins, totals = np.zeros(players), np.zeros(players)
    others = players - 1
    play_deals(
        state,
        board.rules_record,
        board.record,
        fresh_desk(),
        result,
        np.array([PLANNER] + [kind] * others),
        np.stack([weights] + [other] * others),
        np.array([looseness[0]] + [looseness[1]] * others),
        deals,
        np.uint64(seed),
        wins,
        totals,
    )
    games = players * deals
    return float(wins[0] / games), float((totals[0] - totals[1:].mean()) / games)


def tune(edition: str, minutes: float, jobs: int, seed: int, players: int = 2) -> None:
    """Tune one edition for some minutes and keep the result if it is better."""
    start = load_weights(edition, players)
    step = 0.15 * np.abs(start) + 0.1
    rng = np.random.default_rng(seed)
    tuning = Tuning(edition, jobs, rng, start.copy(), step, players, [start.copy()])
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        fitness = tuning.advance()
        if tuning.generation % 10 == 0:
            tell(f"{edition} generation {tuning.generation}: {fitness:.3f}")
    report(tuning, start)


def report(tuning: Tuning, start: Weights) -> None:
    """Play the tuned weights against the old on fresh deals, and keep them if they win."""
    better = 0.0
    for board in tuning.boards():
        for name, kind, other in (
            ("racer", RACER, start),
            ("greedy", GREEDY, start),
            ("the weights before", PLANNER, start),
        ):
            wins, margin = duel(
                board, tuning.mean, kind, other, 1000, 2**62 + 1, players=tuning.players
            )
            tell(
                f"{tuning.edition} {board.decks}: {100 * wins:.1f} % against {name} ({margin:+.1f})"
            )
            if kind == PLANNER:
                better += wins - 1 / tuning.players
    if better > 0:
        save_weights(tuning.edition, tuning.mean, tuning.players)


def tell(line: str) -> None:
    """Write a line for the person who waits."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Tune the editions named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m ai.tune", description=__doc__)
    parser.add_argument("editions", nargs="*", help=f"of {', '.join(EDITIONS)}; all by default")
    parser.add_argument("--minutes", type=float, default=10.0, help="for each edition")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    arguments = parser.parse_args()
    unknown = set(arguments.editions) - set(EDITIONS)
    if unknown:
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    warm_up(report_progress, all_steps(tuning=True))
    for edition in arguments.editions or EDITIONS:
        tune(edition, arguments.minutes, arguments.jobs, arguments.seed, arguments.players)


if __name__ == "__main__":
    main()
