"""Fits chances of reviews to how games end: ``python -m ai.tuning.fit_review EDITION``.

The searching bot plays against itself. What playouts from the true positions find at the beginning
of each turn is held against who won, and so much luck is added to final scores that the victories
that came are the likeliest. To be run again whenever the planner's weights have changed.
"""

import argparse
import itertools
import math
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import joblib
import numpy as np

from ai.api import Limit, Request, action_of
from ai.bots.mcts import MctsBot
from ai.fitted.calibration import Stage
from ai.matches.chances import Told, ToldGame, summarise
from ai.matches.match import close_workers, cpu_count, derive_seed
from ai.reviewing.softening import USUAL, Floats, Softening, save_softening, soften
from ai.reviewing.valuing import Valuer
from ai.tuning.fit_chances import tell_of
from ai.tuning.tune import tell
from ttr_qt.engine import Game
from ttr_qt.engine.rules import EDITIONS

_PARTS: Final = 5
_FACTORS: Final = (2.0, 1.4, 1.1, 1.03)
"""By which numbers are changed while that makes the victories likelier, coarse to fine."""
_SURE: Final = 1e-4
_USUAL_SCORE: Final = 100.0
"""Where `USUAL` holds."""
_DISTRUST: Final = 0.2
"""How unlikely a game must be made likelier by before numbers go e times or 1/e as far as usual:
few games must not lead far from what is found elsewhere."""
_STEADINESS: Final = 0.002
"""How unlikely a game must be made likelier by before numbers differ e times from stage to stage.
Where they do, chances move while nothing happens, and that is missing from what decisions cost:
early ones seem to cost little, though games are lost by them."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A game with what playouts found at the beginning of each turn."""

    turns: tuple[int, ...]
    stages: tuple[Stage, ...]
    totals: tuple[Floats, ...]
    shares: tuple[float, ...]
    """The shares of the victory, by seat."""
    finals: tuple[float, ...]


def play_and_value(
    edition: str, players: int, iterations: int, playouts: int, seed: int, number: int
) -> Seen:
    """Play one game and value its positions."""
    game = Game.new(edition, players=players, seed=derive_seed("fit review", seed, number))
    bots = [MctsBot() for _ in range(players)]
    while not game.over:
        own = derive_seed("choice", seed, number, game.ply) % 2**63
        limit = Limit(iterations=iterations)
        request = Request(game.observe(game.seat), limit, threading.Event(), own, game.ply)
        game.play(action_of(bots[game.seat].choose(request)))
    valuer = Valuer(game, playouts, seed)
    moments = [ply for ply in range(game.ply) if game.at(ply).phase == "turn"]
    found = [valuer.value(ply) for ply in moments]
    winners = game.winners()
    return Seen(
        tuple(game.at(ply).turn for ply in moments),
        tuple(one.stage for one in found),
        tuple(one.totals for one in found),
        tuple((seat in winners) / len(winners) for seat in range(players)),
        tuple(float(sheet.total) for sheet in game.scores()),
    )


@dataclass(frozen=True, slots=True)
class Cases:
    """Positions of games as arrays, a row for each."""

    stages: Floats
    totals: Floats
    shares: Floats
    weights: Floats
    """Every game counts the same, however long it is."""

    def surprise(self, softening: Softening) -> float:
        """Return how unlikely the victories were by the chances told: less is better."""
        luck = self.stages @ np.array(softening.luck)
        chances = soften(self.totals, luck[:, None, None]).mean(axis=1)
        chances = (1 - _SURE) * chances + _SURE / chances.shape[-1]
        return -float(self.weights @ (self.shares * np.log(chances)).sum(axis=-1))


def cases_of(games: Sequence[Seen]) -> Cases:
    """Return the positions of games as arrays."""
    return Cases(
        np.array([stage for game in games for stage in game.stages]),
        np.array([totals for game in games for totals in game.totals]),
        np.array([game.shares for game in games for _ in game.stages]),
        np.array([1 / len(game.stages) / len(games) for game in games for _ in game.stages]),
    )


def fit(games: Sequence[Seen], start: Softening) -> Softening:
    """Return the softening that makes the victories likeliest."""
    cases = cases_of(games)

    def cost(softening: Softening) -> float:
        far = math.fsum(
            math.log(luck / usual) ** 2
            for luck, usual in zip(softening.luck, start.luck, strict=True)
        )
        steps = itertools.pairwise(softening.luck)
        drift = math.fsum(math.log(later / earlier) ** 2 for earlier, later in steps)
        return cases.surprise(softening) + _DISTRUST * far / len(games) + _STEADINESS * drift

    luck, best = list(start.luck), cost(start)
    for factor in _FACTORS:
        better = True
        while better:
            better = False
            # One by one, neighbours and all together: those that are held together move so.
            for first, last in itertools.combinations(range(len(luck) + 1), 2):
                for change in (factor, 1 / factor):
                    tried = [*luck]
                    tried[first:last] = [change * one for one in tried[first:last]]
                    found = cost(Softening((tried[0], tried[1], tried[2])))
                    if found < best - 1e-6:
                        luck, best, better = tried, found, True
    return Softening((luck[0], luck[1], luck[2]))


def start_of(games: Sequence[Seen]) -> Softening:
    """Return what to begin with: what is usual where scores are as high as here."""
    high = float(np.mean([score for game in games for score in game.finals]))
    scale = max(high, 1.0) / _USUAL_SCORE
    early, late, last = (scale * luck for luck in USUAL.luck)
    return Softening((early, late, last))


def told_by(softening: Softening, game: Seen) -> ToldGame:
    """Return what would be told in a game, of all seats."""
    told = []
    for turn, stage, totals in zip(game.turns, game.stages, game.totals, strict=True):
        chances = soften(totals, softening.at(stage)).mean(axis=0)
        for seat, chance in enumerate(chances.tolist()):
            off = float(totals[:, seat].mean()) - game.finals[seat]
            told.append(Told(seat, turn, chance, game.shares[seat], off, None))
    return ToldGame(len(game.shares), max(game.turns) + 1, tuple(told))


def crosswise(games: Sequence[Seen], start: Softening) -> list[ToldGame]:
    """Return what is told in each game by what is fitted to others."""
    if len(games) == 1:  # there are no others
        return [told_by(start, games[0])]
    parts = min(_PARTS, len(games))
    learnt = [
        fit([game for place, game in enumerate(games) if place % parts != part], start)
        for part in range(parts)
    ]
    return [told_by(learnt[place % parts], game) for place, game in enumerate(games)]


def main() -> None:
    """Fit the editions named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m ai.tuning.fit_review", description=__doc__)
    parser.add_argument("editions", nargs="*", help=f"of {', '.join(EDITIONS)}; all by default")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="at the most")
    parser.add_argument("--iterations", type=int, default=200, help="a decision")
    parser.add_argument("--playouts", type=int, default=200, help="for each position")
    parser.add_argument("--seconds-budget", type=float, default=math.inf, help="for each edition")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("--try", dest="keep", action="store_false", help="only tell, keep nothing")
    options = parser.parse_args()
    unknown = set(options.editions) - set(EDITIONS)
    if unknown:
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    for edition in options.editions or EDITIONS:
        until = time.monotonic() + options.seconds_budget

        def numbers(until: float = until) -> Iterator[int]:
            for number in range(options.games):
                if time.monotonic() > until:
                    return
                yield number

        games = joblib.Parallel(n_jobs=options.jobs, batch_size=1)(
            joblib.delayed(play_and_value)(
                edition, options.players, options.iterations, options.playouts, options.seed, one
            )
            for one in numbers()
        )
        if not games:
            raise SystemExit(f"No game of {edition} could be begun in time: nothing is fitted.")
        raw, start = Softening((_SURE, _SURE, _SURE)), start_of(games)
        tell(f"{edition}, {options.players} players: {len(games)} games")
        tell_of("as playouts end", summarise([told_by(raw, game) for game in games]))
        tell_of("softened, in games it was not fitted to", summarise(crosswise(games, start)))
        found = fit(games, start)
        tell(str(found))
        if options.keep:
            save_softening(edition, found, options.players)
    if options.jobs > 1:
        close_workers()


if __name__ == "__main__":
    main()
