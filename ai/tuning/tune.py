"""Tunes the planner's weights by self-play: ``python -m ai.tuning.tune EDITION --minutes 10``.

Games of two and games of more players have weights of their own (``--players 4``).

An evolution strategy: a population is drawn around the present weights, every member plays the
same deals against a few of a pool of rivals that play in different ways, and the best are averaged
to the next weights. The pool has the sparring partners, the weights before, weights with strong
inclinations and earlier weights of the tuning itself; whoever is tuned against a single rival only
learns to exploit it. The result is written to the file that the planner reads, if it does better
than what is there. Games run inside kernels, so threads use all cores.
"""

import argparse
import os
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from ai.fitted.weights import Weights, inclined, load_weights, save_weights, tidied
from ai.scratch import fresh_desk
from ai.sparring.duel import (
    BLOCKER,
    BUILDER,
    COLLECTOR,
    GREEDY,
    PLANNER,
    RACER,
    RUSHER,
    TRAITS,
    play_deals,
)
from ai.warmup import all_steps
from ttr_qt.engine.board import Board, board_for
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS, RULES
from ttr_qt.engine.warmup import report as report_progress
from ttr_qt.engine.warmup import warm_up

POPULATION: Final = 24
"""In pairs that lie on opposite sides of the mean."""
PARENTS: Final = 7
DEALS: Final = 60
MET: Final = 3
"""How many rivals of the pool are met in a generation."""
EARLIER: Final = 4
"""How many earlier weights are kept as opponents."""
GENERATIONS_BETWEEN: Final = 25
"""From one of them to the next."""
SCORE_SHARE: Final = 0.3
"""How much of the fitness is the margin in points, which is less noisy than wins."""
FIRST_CLAIM_BY: Final = 5.0
"""The own turn by which a planner should begin to build: saving cards up for long is about as
strong, but dull to play against."""
LATE_PRICE: Final = 0.02
"""For each turn later, of the fitness."""
PARTNERS: Final[Mapping[str, int]] = {
    "racer": RACER,
    "greedy": GREEDY,
    "builder": BUILDER,
    "collector": COLLECTOR,
    "blocker": BLOCKER,
    "rusher": RUSHER,
}
"""Those of the pool that are not planners."""
INCLINATIONS: Final[Mapping[str, Mapping[str, float]]] = {
    "builds early": {"exact": 25.0, "exact_gray": 12.0, "planned": 4.0},
    "saves up": {"exact": -15.0, "drawing": 4.0},
    "collects tickets": {"tickets": 35.0, "keep_each": 4.0},
    "blocks": {"blocking": 12.0},
    "likes long routes": {"unplanned_spaces": 8.0, "unplanned": -24.0, "card_long": 2.4},
}
"""What is added to weights for rivals that play differently."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A trait that weights should have, whatever else they are good for."""

    trait: str
    low: float
    high: float
    price: float
    """Of the fitness, for each unit outside these bounds."""

    def missed(self, traits: Mapping[str, float]) -> float:
        """Return what falling short of it costs."""
        value = traits[self.trait]
        return self.price * max(self.low - value, value - self.high, 0.0)


Rival = tuple[int, Weights]
"""A kind of policy, and the weights of one that has any."""


@dataclass
class Tuning:
    """One edition's tuning under way."""

    edition: str
    jobs: int
    rng: np.random.Generator
    mean: Weights
    step: Weights
    players: int = 2
    wishes: Sequence[Wish] = ()
    pool: list[Rival] = field(default_factory=list)
    earlier: list[Rival] = field(default_factory=list)
    generation: int = 0

    def __post_init__(self) -> None:
        """Begin with the present weights, and with what differs from them, as rivals."""
        start = self.mean.copy()
        self.pool += [(kind, start) for kind in PARTNERS.values()]
        self.pool += [(PLANNER, start)]
        self.pool += [(PLANNER, inclined(start, one)) for one in INCLINATIONS.values()]
        game_map = load_map(self.edition)
        self.boards = [
            board_for(game_map, deck) for deck in RULES[self.edition].deck_choices[:2] or (None,)
        ]

    @property
    def deals(self) -> int:
        """How many deals a member plays against each rival: about as many games in any case."""
        return max(DEALS * 2 // self.players, 1)

    def advance(self) -> float:
        """Play one generation; return the mean fitness of its best."""
        half = self.rng.standard_normal((POPULATION // 2, *self.mean.shape))
        members = self.mean + self.step * np.concatenate([half, -half])
        seed = int(self.rng.integers(1, 2**62))
        rivals = self._rivals()
        board = self.boards[int(self.rng.integers(len(self.boards)))]
        with ThreadPoolExecutor(self.jobs) as pool:
            fitness = np.array(
                list(pool.map(lambda w: self.fitness(w, board, rivals, seed), members))
            )
        order = np.argsort(-fitness)[:PARENTS]
        shares = np.log(PARENTS + 0.5) - np.log(np.arange(1, PARENTS + 1))
        new = np.tensordot(shares, members[order], 1) / shares.sum()
        # Weights that the best agree on need smaller steps. The best are closer together than all
        # are, so that steps shrink slowly; any larger factor and the weights drift away.
        spread = members[order].std(axis=0)
        self.step = 0.95 * self.step + 0.05 * np.maximum(spread * 1.1, 0.02 * np.abs(new) + 0.02)
        self.mean = tidied(new)
        self.generation += 1
        if self.generation % GENERATIONS_BETWEEN == 0:
            self.earlier = [*self.earlier, (PLANNER, self.mean.copy())][-EARLIER:]
        return float(fitness[order].mean())

    def _rivals(self) -> list[Rival]:
        """Return some rivals by chance, one of the earlier weights among them if there are any."""
        met = [self.pool[i] for i in self.rng.choice(len(self.pool), MET, replace=False)]
        if self.earlier:
            met[-1] = self.earlier[int(self.rng.integers(len(self.earlier)))]
        return met

    def fitness(self, weights: Weights, board: Board, rivals: Sequence[Rival], seed: int) -> float:
        """Return how well ``weights`` do against the rivals on the deals of ``seed``."""
        total = 0.0
        for kind, other in rivals:
            found = duel(board, weights, kind, other, self.deals, seed, players=self.players)
            total += (1 - SCORE_SHARE) * found.wins + SCORE_SHARE * (0.5 + found.margin / 100)
            total -= sum(wish.missed(found.traits) for wish in self.wishes)
        return total / len(rivals)


@dataclass(frozen=True, slots=True)
class Duel:
    """How weights did against others."""

    wins: float
    """The share of games won."""
    margin: float
    """Mean points ahead of the others."""
    traits: Mapping[str, float]
    """How the weights played, a game on average: `TRAITS`, and what follows from them: the mean
    ``length`` of claims, and ``extras``, which are wild cards taken face-up, journeys and carts."""


def duel(  # noqa: PLR0913 - who meets whom, and how often
    board: Board,
    weights: Weights,
    kind: int,
    other: Weights,
    deals: int,
    seed: int,
    looseness: tuple[float, float] = (0.0, 0.0),
    *,
    players: int = 2,
    seats: int = 1,
) -> Duel:
    """Play ``weights`` against others, all of the same ``kind`` and with the same weights.

    ``weights`` play in so many ``seats`` at a time.
    """
    state: Any = np.zeros(1, layout.STATE)[0]
    result: Any = np.zeros(1, layout.RESULT)[0]
    wins, totals = np.zeros(players), np.zeros(players)
    traits = np.zeros((players, len(TRAITS)))
    others = players - seats
    play_deals(
        state,
        board.rules_record,
        board.record,
        fresh_desk(),
        result,
        np.array([PLANNER] * seats + [kind] * others),
        np.stack([weights] * seats + [other] * others),
        np.array([looseness[0]] * seats + [looseness[1]] * others),
        deals,
        np.uint64(seed),
        wins,
        totals,
        traits,
    )
    games = players * deals
    means = traits[:seats].mean(axis=0) / games
    seen: dict[str, float] = dict(zip(TRAITS, means.tolist(), strict=True))
    seen["length"] = seen["claimed spaces"] / max(seen["claims"], 1.0)
    seen["extras"] = seen["wilds taken"] + seen["journeys"] + seen["carts"]
    margin = totals[:seats].mean() - totals[seats:].mean()
    return Duel(float(wins[:seats].sum() / games), float(margin / games), seen)


def tune(
    edition: str, minutes: float, jobs: int, seed: int, players: int, wishes: Sequence[Wish]
) -> None:
    """Tune one edition for some minutes and keep the result if it is better."""
    start = load_weights(edition, players)
    step = 0.12 * np.abs(start) + 0.3
    rng = np.random.default_rng(seed)
    tuning = Tuning(edition, jobs, rng, start.copy(), step, players, wishes)
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        fitness = tuning.advance()
        if tuning.generation % GENERATIONS_BETWEEN == 0:
            tell(f"{edition} generation {tuning.generation}: {fitness:.3f}")
    report(tuning, start)


def report(tuning: Tuning, start: Weights) -> None:
    """Play the tuned weights against the pool on fresh deals, and keep them if they do better."""
    names = [*PARTNERS, "the weights before"]
    names += [f"one who {name}" for name in INCLINATIONS]
    better = 0.0
    for board in tuning.boards:
        for name, rival in zip(names, tuning.pool, strict=True):
            found = duel(board, tuning.mean, *rival, 500, 2**62 + 1, players=tuning.players)
            tell(
                f"{tuning.edition} {board.decks}: {100 * found.wins:.1f} % against {name} "
                f"({found.margin:+.1f}), first claim in turn {found.traits['first claim']:.1f}"
            )
            rivals, seed = [rival], 2**62 + 2
            better += tuning.fitness(tuning.mean, board, rivals, seed)
            better -= tuning.fitness(start, board, rivals, seed)
    kept = better > 0
    if kept:
        save_weights(tuning.edition, tuning.mean, tuning.players)
    verdict = "kept" if kept else "not kept"
    tell(f"{tuning.edition}: {better:+.4f} against the whole pool, {verdict}")


def tell(line: str) -> None:
    """Write a line for the person who waits."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Tune the editions named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m ai.tuning.tune", description=__doc__)
    parser.add_argument("editions", nargs="*", help=f"of {', '.join(EDITIONS)}; all by default")
    parser.add_argument("--minutes", type=float, default=10.0, help="for each edition")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4, 5))
    parser.add_argument(
        "--first-claim",
        type=float,
        default=FIRST_CLAIM_BY,
        help="own turn of the first claim, on average, after which weights count as dull",
    )
    arguments = parser.parse_args()
    unknown = set(arguments.editions) - set(EDITIONS)
    if unknown:
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    warm_up(report_progress, all_steps(tuning=True))
    wishes = [Wish("first claim", 0.0, arguments.first_claim, LATE_PRICE)]
    for edition in arguments.editions or EDITIONS:
        tune(edition, arguments.minutes, arguments.jobs, arguments.seed, arguments.players, wishes)


if __name__ == "__main__":
    main()
