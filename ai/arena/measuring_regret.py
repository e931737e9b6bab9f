"""Regret: how far the moves that bots choose lie below the best one, in points.

Far cheaper than matches, since luck hardly counts: positions of games of the planner are taken, a
judge finds by many playouts what the plausible moves in each of them are worth to a seat that sees
only its own cards, and bots are asked what they would do there. The best move is chosen by one half
of the playouts and valued by the other, and the other way round: otherwise it would be the luckiest
and everybody's regret too large.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import joblib
import numpy as np

from ai.api import Choice, Limit, action_of
from ai.bots.policy_bots import HeuristicBot
from ai.matches.match import Preparation, Progress, derive_seed, new_request
from ai.matches.regrets import BotRegret, RegretResult, mean_and_error
from ai.registry import labels, make_bot
from ai.reviewing.appraiser import Appraisal, Appraiser, Values
from ai.warmup import appraisal_step, steps_for
from ttr_qt.engine import Action, Game, SetupError
from ttr_qt.engine.warmup import warm_up

_SMALL: Final = ("keep", "mix", "passenger")
_PHASES: Final = (("turn",), ("turn",), ("turn",), ("second_card",), ("turn",), _SMALL)
"""Of the positions, one after the other; where a game has none of a kind, a turn is taken."""
_STEP: Final = (math.sqrt(5) - 1) / 2
"""Multiples of it, less their whole part, are spread evenly however many there are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RegretPlan:
    """Who is asked what."""

    edition: str
    bots: tuple[str, ...]
    iterations: tuple[int, ...] = (400,)
    """How many iterations bots that search get; each number is tried separately."""
    positions: int = 60
    playouts: int = 2000
    """For each move, in each position."""
    players: int = 2
    seed: int = 1
    deck: str | None = None

    def __post_init__(self) -> None:
        if not self.bots:
            raise SetupError("Somebody has to be asked: name a bot.")
        if self.positions < 1 or self.playouts < _FEWEST or not self.iterations:
            raise SetupError(f"It takes at least 1 position and {_FEWEST} playouts.")

    def new_game(self, number: int) -> Game:
        """Return the deal that position ``number`` comes from."""
        seed = derive_seed("regret", self.seed, number)
        return Game.new(self.edition, players=self.players, seed=seed, deck=self.deck)


_FEWEST: Final = 4


class Regret(NamedTuple):
    """How much a move is worse than the best."""

    points: float
    chance: float


@dataclass(frozen=True, slots=True)
class PositionResult:
    """One position: what was chosen there, by bot and number of iterations, and its regret."""

    number: int
    turn: int
    phase: str
    best: str
    chosen: dict[tuple[str, int | None], str]
    regrets: dict[tuple[str, int | None], Regret]


def run_regret(
    plan: RegretPlan,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    preparation: Preparation | None = None,
) -> RegretResult:
    """Ask all bots in all positions; what is found depends on the plan alone."""
    plan.new_game(0)
    names = labels(make_bot(spec) for spec in plan.bots)
    warm_up(preparation, [*steps_for(("heuristic", *plan.bots)), appraisal_step()])
    work = joblib.Parallel(n_jobs=jobs, return_as="generator_unordered")
    found: list[PositionResult] = []
    for one in work(joblib.delayed(judge)(plan, number) for number in range(plan.positions)):
        found.append(one)
        if progress:
            progress(len(found))
    found.sort(key=lambda one: one.number)
    return summarise(plan, names, found)


def judge(plan: RegretPlan, number: int) -> PositionResult:
    """Ask the bots in one position and find the regret of each answer."""
    game = find_position(plan, number)
    seed = derive_seed("judge", plan.seed, number)
    names = labels(make_bot(spec) for spec in plan.bots)
    chosen: dict[tuple[str, int | None], Action] = {}
    for name, spec in zip(names, plan.bots, strict=True):
        for iterations in plan.iterations:
            answer = make_bot(spec).choose(new_request(game, Limit(iterations=iterations), seed))
            if not isinstance(answer, Choice):  # it does not search: once is enough
                chosen[name, None] = action_of(answer)
                break
            chosen[name, iterations] = action_of(answer)
    view = game.observe(game.seat)
    judged = Appraiser().appraise(view, plan.playouts, seed % 2**63, tuple(chosen.values()))
    key = Appraiser().key
    columns = {one: judged.keys.index(key(view, action)) for one, action in chosen.items()}
    return PositionResult(
        number,
        game.turn,
        game.phase,
        str(judged.actions[best_column(judged)]),
        {one: str(action) for one, action in chosen.items()},
        {one: regret_of(judged, column) for one, column in columns.items()},
    )


def find_position(plan: RegretPlan, number: int) -> Game:
    """Return a position with something to choose, from a game of the planner against itself."""
    game = plan.new_game(number)
    players = [HeuristicBot() for _ in range(plan.players)]
    places: dict[str, list[int]] = {}
    while not game.over:
        request = new_request(game, Limit(), 0)
        if len(request.observation.legal_actions) > 1:
            places.setdefault(game.phase, []).append(game.ply)
        game.play(action_of(players[game.seat].choose(request)))
    wanted = _PHASES[number % len(_PHASES)]
    plies = sorted(ply for phase in wanted for ply in places.get(phase, ())) or places["turn"]
    share = (number + 1) * _STEP % 1
    return game.at(plies[int(share * len(plies))])


def best_column(judged: Appraisal) -> int:
    """Return which action all playouts together find best."""
    return int(np.argmax(judged.points.mean(axis=0)))


def regret_of(judged: Appraisal, column: int) -> Regret:
    """Return how much an action is worse than the best, estimated without bias for any action.

    It can be below zero by chance. Which is best is asked of the points in both cases, since
    winning chances tell too little about single moves.
    """
    half = len(judged.points) // 2
    halves = (slice(0, half), slice(half, None))
    points, chance = 0.0, 0.0
    for choosing, valuing in (halves, halves[::-1]):
        best = int(np.argmax(judged.points[choosing].mean(axis=0)))
        points += _difference(judged.points[valuing], best, column) / 2
        chance += _difference(judged.wins[valuing], best, column) / 2
    return Regret(points, chance)


def _difference(values: Values, best: int, column: int) -> float:
    return float(values[:, best].mean() - values[:, column].mean())


def summarise(
    plan: RegretPlan, names: Sequence[str], found: Sequence[PositionResult]
) -> RegretResult:
    """Return the mean regrets.

    A bot that answers some questions without a search (a forced move, a step of a journey) is one
    that searches: there all numbers of iterations have the same answer.
    """
    bots = []
    for name in names:
        searches = any(
            (name, iterations) in one.regrets for one in found for iterations in plan.iterations
        )
        for iterations in plan.iterations if searches else (None,):
            answers = [_answer(one, name, iterations) for one in found]
            regrets = [one.regrets[key] for one, key in zip(found, answers, strict=True)]
            points, points_error = mean_and_error([regret.points for regret in regrets])
            chance, chance_error = mean_and_error([regret.chance for regret in regrets])
            bots.append(
                BotRegret(
                    name=name,
                    iterations=iterations,
                    points=points,
                    points_error=points_error,
                    chance=chance,
                    chance_error=chance_error,
                    best_share=sum(
                        one.chosen[key] == one.best for one, key in zip(found, answers, strict=True)
                    )
                    / len(found),
                )
            )
    return RegretResult(
        edition=plan.edition,
        positions=len(found),
        playouts=plan.playouts,
        bots=tuple(bots),
        details=tuple(_detail(one) for one in found),
    )


def _answer(one: PositionResult, name: str, iterations: int | None) -> tuple[str, int | None]:
    return (name, iterations) if (name, iterations) in one.regrets else (name, None)


def _detail(one: PositionResult) -> dict[str, Any]:
    return {
        "position": one.number,
        "turn": one.turn,
        "phase": one.phase,
        "best": one.best,
        "chosen": [
            {
                "bot": name,
                "iterations": iterations,
                "action": one.chosen[name, iterations],
                **regret._asdict(),
            }
            for (name, iterations), regret in one.regrets.items()
        ],
    }
