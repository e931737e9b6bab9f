"""Fits what bots tell of the end of games: ``python -m ai.tuning.fit_chances EDITION``.

Games of two and games of more players (``--players 4``) have calibrations of their own. The
searching bot plays against itself, and its raw statistics are noted in every turn. In the end the
winners are known, and the calibration is what makes their victories likeliest: a logistic
regression whose numbers change with the progress of a game. What is found in one game is much
alike, so together it counts as only a few looks, and games that nothing was fitted to tell how
well it does. Rivals who think longer play better than the playouts have it, so ``--iterations``
should be as many as real games have, as far as time allows. To be run again whenever the
planner's weights or the search have changed.
"""

import argparse
import math
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import joblib
import msgspec
import numpy as np
import numpy.typing as npt

from ai.api import Choice, Limit
from ai.bots.mcts import MctsBot, sum_roots
from ai.fitted.calibration import (
    DOUBT,
    STAGES,
    USUAL,
    Calibration,
    Stage,
    Statistics,
    Teller,
    evidence,
    save_calibration,
    stage_of,
)
from ai.matches.chances import Chances, Told, ToldGame, rivals_mean, summarise
from ai.matches.match import Match, close_workers, cpu_count, play_openly
from ai.tuning.tune import tell
from ai.warmup import steps_for
from ttr_qt.engine import warmup
from ttr_qt.engine.rules import EDITIONS, RULES

Floats = npt.NDArray[np.float64]

SEARCHING: Final = "mcts"
_INDEPENDENT: Final = 2.0
"""All looks of a seat at a game count as so many that are independent of each other."""
_PARTS: Final = 5
"""Games are divided into these, each tested by what is fitted to the others."""
_STEPS: Final = 30
_LARGEST_STEP: Final = 2.0
_SPREADS: Final = {"lean": 2.0, "certainty": 0.35, "lead": 1.0}
"""How far from the usual each number is thought to be before anything is seen. All seats look in
turn and one of them wins, so even a few games tell well how much too sure they are on average."""
_POINTS_SPREAD: Final = 0.2
"""The same for points that are added, in parts of a final score."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a seat found at the beginning of a turn."""

    seat: int
    turn: int
    stage: Stage
    found: Statistics


@dataclass(frozen=True, slots=True)
class LookedAt:
    """A game with all looks at it, and how it ended."""

    turns: int
    looks: tuple[Look, ...]
    finals: tuple[float, ...]
    shares: tuple[float, ...]
    """The shares of the victory, by seat."""


def play_and_look(edition: str, players: int, iterations: int, seed: int, number: int) -> LookedAt:
    """Play one game and note what is found at the beginning of each turn."""
    decks = RULES[edition].deck_choices[:2] or (None,)
    match = Match(
        edition=edition,
        bots=(SEARCHING,) * players,
        games=1,
        limit=Limit(iterations=iterations),
        seed=seed,
        deck=decks[number % len(decks)],
    )
    looks = []
    game = match.new_game(number)
    for asked in play_openly(match, number, rotation=0):
        game, bot, view = asked.game, asked.bot, asked.request.observation
        if not isinstance(asked.answer, Choice) or not isinstance(bot, MctsBot):
            continue
        if view.phase == "turn":
            found = sum_roots(bot.trees)[0].statistics(players)
            looks.append(Look(view.seat, game.turn, stage_of(view), found))
    sheets = game.scores()
    winners = sum(sheet.place == 1 for sheet in sheets)
    return LookedAt(
        game.turn,
        tuple(looks),
        tuple(float(sheet.total) for sheet in sheets),
        tuple((sheet.place == 1) / winners for sheet in sheets),
    )


def take_looks(
    edition: str,
    players: int,
    games: int,
    iterations: int,
    seed: int,
    *,
    jobs: int = 1,
    seconds: float = math.inf,
) -> list[LookedAt]:
    """Play games, as many as can be begun in some seconds, and return them in their order."""
    warmup.warm_up(None, steps_for((SEARCHING,)))  # takes minutes where it has to be compiled
    until = time.monotonic() + seconds

    def numbers() -> Iterator[int]:
        for number in range(games):
            if time.monotonic() > until:
                return
            yield number

    work = joblib.Parallel(n_jobs=jobs, batch_size=1)
    return list(
        work(
            joblib.delayed(play_and_look)(edition, players, iterations, seed, number)
            for number in numbers()
        )
    )


@dataclass(frozen=True, slots=True)
class Cases:
    """Looks as arrays, a row for each."""

    traits: Floats
    """For each stage 1, the odds found and the lead, times how much the look belongs to it."""
    even: Floats
    """An even share."""
    doubt: Floats
    """The share of the chances that is spread evenly."""
    came: Floats
    weight: float

    def chances(self, theta: Floats) -> tuple[Floats, Floats]:
        """Return the chances told by the seats that looked, and how fast they grow with odds."""
        known = np.clip(self.traits @ theta, -50.0, 50.0)
        sure: Floats = 1.0 / (1.0 + (1.0 / self.even - 1.0) * np.exp(-known))
        return (
            (1.0 - self.doubt) * sure + self.doubt * self.even,
            (1.0 - self.doubt) * sure * (1.0 - sure),
        )


_NAMES: Final = ("lean", "certainty", "lead")
"""The numbers of a calibration that make chances, in the order of the traits."""


def cases_of(games: Sequence[LookedAt]) -> Cases:
    """Return looks at games as arrays."""
    traits, even, doubt, came = [], [], [], []
    for game in games:
        for look in game.looks:
            traits.append(np.outer(look.stage, (1.0, *evidence(look.found, look.seat))).ravel())
            even.append(1.0 / len(game.shares))
            doubt.append(np.dot(look.stage, DOUBT))
            came.append(game.shares[look.seat])
    rows = np.array(traits).reshape(-1, len(STAGES) * len(_NAMES))
    seats = sum(len(game.shares) for game in games)
    weight = min(1.0, _INDEPENDENT * seats / max(len(rows), 1))
    return Cases(rows, np.array(even), np.array(doubt), np.array(came), weight)


def fit_chances(cases: Cases) -> Floats:
    """Return, by stage, what makes chances: the likeliest after what was thought before."""
    usual = np.array([getattr(USUAL, name) for name in _NAMES]).T.ravel()
    held = np.tile([1 / _SPREADS[name] ** 2 for name in _NAMES], len(STAGES))
    factor = np.tile([name != "lean" for name in _NAMES], len(STAGES))
    free = np.ones(len(usual), bool)
    while True:
        theta = _climb(cases, usual, held, free)
        below = free & factor & (theta < 0)
        if not below.any():
            return theta.reshape(len(STAGES), len(_NAMES))
        free &= ~below  # what would be negative is 0


def _climb(cases: Cases, usual: Floats, held: Floats, free: npt.NDArray[np.bool_]) -> Floats:
    """Return the likeliest numbers, by Newton's method; those that are not free are 0."""
    theta: Floats = np.where(free, usual, 0.0)
    for _ in range(_STEPS):
        chances, growth = cases.chances(theta)
        pull = cases.weight * growth / (chances * (1.0 - chances))
        slope = cases.traits.T @ (pull * (cases.came - chances)) - held * (theta - usual)
        curve = (cases.traits * (pull * growth)[:, None]).T @ cases.traits + np.diag(held)
        step = np.zeros_like(theta)
        step[free] = np.linalg.solve(curve[np.ix_(free, free)], slope[free])
        longest = float(np.abs(step).max())
        theta = theta + step * min(1.0, _LARGEST_STEP / max(longest, 1e-12))
        if longest < 1e-8:  # noqa: PLR2004 - as good as found
            break
    return theta


def fit_points(stages: Floats, errors: Floats, typical: float, weight: float) -> Floats:
    """Return what has to be added to scores told at each stage, to be right on average."""
    if not len(errors):
        return np.zeros(len(STAGES))
    noise = max(float(np.var(errors)), 1e-6)
    curve = weight * stages.T @ stages / noise
    held = np.eye(len(STAGES)) / (_POINTS_SPREAD * typical) ** 2
    return np.asarray(np.linalg.solve(curve + held, weight * stages.T @ errors / noise), float)


def fit(games: Sequence[LookedAt]) -> Calibration:
    """Return the calibration that games speak for."""
    cases = cases_of(games)
    looks = [(game, look) for game in games for look in game.looks]
    stages = np.array([look.stage for _, look in looks]).reshape(-1, len(STAGES))
    errors: list[tuple[float, float]] = []
    for game, look in looks:
        told = [score / look.found.visits for score in look.found.scores]
        others = rivals_mean(game.finals, look.seat) - rivals_mean(told, look.seat)
        errors.append((game.finals[look.seat] - told[look.seat], others))
    typical = float(np.mean(np.abs([game.finals for game in games]))) + 1.0
    own, rival = np.array(errors).reshape(-1, 2).T
    numbers: dict[str, Any] = dict(zip(_NAMES, fit_chances(cases).T.tolist(), strict=True))
    numbers["own_points"] = fit_points(stages, own, typical, cases.weight).tolist()
    numbers["rival_points"] = fit_points(stages, rival, typical, cases.weight).tolist()
    return msgspec.convert(numbers, Calibration)


def told_raw(game: LookedAt) -> ToldGame:
    """Return what would be told in a game if nothing were put right."""
    return _told(
        game,
        (
            (look.found.wins[look.seat] / look.found.visits, _points(look.found))
            for look in game.looks
        ),
    )


def told_by(calibration: Calibration, game: LookedAt) -> ToldGame:
    """Return what is told in a game by a calibration."""
    forecasts = (
        (look.seat, Teller(calibration, look.stage, look.seat).forecast(look.found))
        for look in game.looks
    )
    return _told(game, ((one.chances[seat], one.scores) for seat, one in forecasts))


def _points(found: Statistics) -> tuple[float, ...]:
    return tuple(score / found.visits for score in found.scores)


def _told(game: LookedAt, told: Iterable[tuple[float, Sequence[float]]]) -> ToldGame:
    return ToldGame(
        len(game.finals),
        game.turns,
        tuple(
            Told(
                look.seat,
                look.turn,
                chance,
                game.shares[look.seat],
                scores[look.seat] - game.finals[look.seat],
                rivals_mean(scores, look.seat) - rivals_mean(game.finals, look.seat),
            )
            for look, (chance, scores) in zip(game.looks, told, strict=True)
        ),
    )


def crosswise(games: Sequence[LookedAt]) -> list[ToldGame]:
    """Return what is told in each game by what is fitted to others."""
    parts = min(_PARTS, len(games))
    learnt = [
        fit([game for place, game in enumerate(games) if place % parts != part])
        for part in range(parts)
    ]
    return [told_by(learnt[place % parts], game) for place, game in enumerate(games)]


def tell_of(name: str, found: Chances) -> None:
    """Tell how good chances are."""
    sums = "-" if found.sums is None else f"{found.sums.value:.3f} ± {found.sums.error:.3f}"
    tell(
        f"{name}: Brier {found.brier.value:.3f} ± {found.brier.error:.3f} (the mean: "
        f"{found.base:.3f}); off by {100 * found.distance:.1f} points over tenths, "
        f"by chance alone {100 * found.noise:.1f}; sum {sums}"
    )
    for tenth in filter(None, found.tenths):
        tell(
            f"  told {100 * tenth.told:.0f} % came {100 * tenth.came:.0f} % "
            f"(± {100 * tenth.off.error:.0f}, {tenth.number})"
        )
    thirds = (
        " / ".join("-" if one is None else f"{one.value:.1f} ± {one.error:.1f}" for one in some)
        for some in ((third.own for third in found.thirds), (t.rival for t in found.thirds))
    )
    tell("  by thirds of a game: own score off by {}; others' {}".format(*thirds))


def fit_edition(
    edition: str,
    players: int,
    games: int,
    iterations: int,
    seed: int,
    *,
    jobs: int,
    seconds: float,
    keep: bool,
) -> None:
    """Play, fit, tell how well, and keep the calibration."""
    looked_at = take_looks(edition, players, games, iterations, seed, jobs=jobs, seconds=seconds)
    if not looked_at:
        raise SystemExit(f"No game of {edition} could be begun in time: nothing is fitted.")
    number = sum(len(game.looks) for game in looked_at)
    tell(f"{edition}, {players} players: {len(looked_at)} games, {number} looks")
    tell_of("before", summarise([told_raw(game) for game in looked_at]))
    tell_of("after, in games it was not fitted to", summarise(crosswise(looked_at)))
    calibration = fit(looked_at)
    tell(str(calibration))
    if keep:
        save_calibration(edition, calibration, players)


def main() -> None:
    """Fit the editions named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m ai.tuning.fit_chances", description=__doc__)
    parser.add_argument("editions", nargs="*", help=f"of {', '.join(EDITIONS)}; all by default")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="at the most")
    parser.add_argument("--iterations", type=int, default=300, help="a decision")
    parser.add_argument("--seconds-budget", type=float, default=math.inf, help="for each edition")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("--try", dest="keep", action="store_false", help="only tell, keep nothing")
    arguments = parser.parse_args()
    unknown = set(arguments.editions) - set(EDITIONS)
    if unknown:
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    for edition in arguments.editions or EDITIONS:
        fit_edition(
            edition,
            arguments.players,
            arguments.games,
            arguments.iterations,
            arguments.seed,
            jobs=arguments.jobs,
            seconds=arguments.seconds_budget,
            keep=arguments.keep,
        )
    if arguments.jobs > 1:
        close_workers()


if __name__ == "__main__":
    main()
