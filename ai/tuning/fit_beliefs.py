"""Fits the beliefs about others' tickets to games: ``python -m ai.tuning.fit_beliefs EDITION``.

Games of two and games of more players have beliefs of their own (``--many``). The searching bot
plays most of the games against itself, and some against other bots, so that what they do is not
misread. Each ticket somebody holds is then a choice out of all that could be in its place, and the
belief is what makes those choices likeliest: a conditional logit for each stage of a game. Games
that it was not fitted to tell how well it does, and how sharp it may be. To be run again whenever
the planner's weights have changed.
"""

import argparse
import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import joblib
import numpy as np
import numpy.typing as npt

from ai.api import Limit
from ai.deduction.knowledge import KnowledgeReader
from ai.fitted.ticket_beliefs import save_belief
from ai.matches.match import Match, close_workers, cpu_count, play_openly
from ai.scratch import fresh_desk, view_of
from ai.searching.beliefs import STAGES, TRAITS, describe_tickets
from ai.tuning.tune import tell
from ttr_qt.engine import Game
from ttr_qt.engine.kernel.layout import DISCARDED, IN_PILE, MAX_TICKETS
from ttr_qt.engine.rules import EDITIONS, RULES

Floats = npt.NDArray[np.float64]

SEARCHING: Final = "mcts"
OTHERS: Final = ("heuristic", "greedy", "racer")
_OTHERS_EVERY: Final = 4
"""Games from one in which another bot has a seat to the next."""
_TURNS_BETWEEN: Final = 2
"""The turns of a seat from one look at its rivals to the next: what they have built changes
slowly."""
_TESTED_EVERY: Final = 5
"""Games from one that nothing is fitted to at first to the next."""
_RIDGE: Final = 1.0
"""Holds back weights that few cases speak for."""
_STEPS: Final = 30
_SHARPNESS: Final = np.exp(np.linspace(-0.7, 0.7, 57))
_SHARPNESS_SPREAD: Final = 0.25
"""How far from 1, as a logarithm, sharpness is thought to be before anything is seen."""
_TENTHS: Final = 10


@dataclass(frozen=True, slots=True)
class Case:
    """A ticket that a seat holds, and those that could be in its place."""

    game: int
    stage: int
    searched: bool
    """Whether the bot in that seat is the one that searches."""
    traits: npt.NDArray[np.float32]
    """A row for each ticket, the one held first."""


class Onlooker:
    """Notes, in one game, which tickets seats hold whose rivals can't see them."""

    def __init__(self, game: Game, number: int, bots: Sequence[str]) -> None:
        self.cases: list[Case] = []
        self._number = number
        self._bots = bots
        self._readers = [KnowledgeReader() for _ in bots]
        self._turns = [0] * len(bots)
        self._desk = fresh_desk()
        self._early: set[int] | None = None
        """Tickets kept in the set-up."""
        self._decks: npt.NDArray[np.int8] = np.asarray(game.board.record["pile_of"])

    def look(self, game: Game) -> None:
        """Note what the seat to move would like to know, if it is its turn."""
        seen = game.observe(game.seat)
        if seen.phase != "turn":
            return
        at = np.array(game.record["ticket_at"][: len(game.board.tickets)])
        if self._early is None:
            self._early = set(np.flatnonzero(at >= 0).tolist())
        view: Any = view_of(seen)[0]
        turn = self._turns[seen.seat]
        self._turns[seen.seat] += 1
        if turn % _TURNS_BETWEEN and view["last_turns"] < 0:
            return
        known: Any = self._readers[seen.seat].read(seen)
        traced = set(known["traced_ticket"][: known["traced"]].tolist())
        lying = set(np.flatnonzero((at == IN_PILE) | (at == DISCARDED)).tolist()) - traced
        for rival in range(seen.players):
            if rival != seen.seat:
                held = set(np.flatnonzero(at == rival).tolist()) - traced
                ruled_out = set(np.flatnonzero(known["ruled_out"][rival]).tolist())
                self._note(game, view, rival, held, sorted(lying - ruled_out))

    def _note(
        self, game: Game, view: Any, rival: int, held: Iterable[int], lying: Sequence[int]
    ) -> None:
        traits = np.zeros((2, MAX_TICKETS, len(TRAITS)))
        board = game.board
        stage = describe_tickets(
            view, board.rules_record, board.record, self._desk, rival, traits[0], traits[1]
        )
        for ticket in sorted(held):
            late = not board.rules.instant_tickets and ticket not in (self._early or ())
            others = [one for one in lying if self._decks[one] == self._decks[ticket]]
            if others:
                rows = traits[int(late), [ticket, *others]].astype(np.float32)
                searched = self._bots[rival] == SEARCHING
                self.cases.append(Case(self._number, int(stage), searched, rows))


def seats_of(number: int, counts: Sequence[int]) -> tuple[str, ...]:
    """Return the bots of a game, seat by seat."""
    # Every other bot comes to every number of players.
    players = counts[(number + number // (_OTHERS_EVERY * len(OTHERS))) % len(counts)]
    if number % _OTHERS_EVERY < _OTHERS_EVERY - 1:
        return (SEARCHING,) * players
    other = OTHERS[number // _OTHERS_EVERY % len(OTHERS)]
    return (*(SEARCHING,) * (players - 1), other)


def play_and_note(
    edition: str, bots: tuple[str, ...], limit: Limit, seed: int, number: int
) -> list[Case]:
    """Play one game and return its cases."""
    decks = RULES[edition].deck_choices[:2] or (None,)
    deck = decks[number // _OTHERS_EVERY % len(decks)]
    match = Match(edition=edition, bots=bots, games=1, limit=limit, seed=seed, deck=deck)
    onlooker: Onlooker | None = None
    for asked in play_openly(match, number, rotation=0):
        if onlooker is None:
            onlooker = Onlooker(asked.game, number, bots)
        onlooker.look(asked.game)
    return onlooker.cases if onlooker else []


def take_notes(
    edition: str, counts: Sequence[int], games: int, limit: Limit, seed: int, jobs: int
) -> list[Case]:
    """Play games with each number of players in turn and return all cases, in their order."""
    work = joblib.Parallel(n_jobs=jobs)
    found = work(
        joblib.delayed(play_and_note)(edition, seats_of(number, counts), limit, seed, number)
        for number in range(games)
    )
    return list(itertools.chain.from_iterable(found))


class Choices:
    """Cases as one array, with as many rows for each as the largest needs."""

    def __init__(self, cases: Sequence[Case]) -> None:
        most = max((len(case.traits) for case in cases), default=1)
        self.traits: Floats = np.zeros((len(cases), most, len(TRAITS)))
        self.there = np.zeros((len(cases), most), bool)
        for i, case in enumerate(cases):
            self.traits[i, : len(case.traits)] = case.traits
            self.there[i, : len(case.traits)] = True

    def chances(self, theta: Floats) -> Floats:
        """Return how likely each ticket is in each case."""
        fit = np.where(self.there, self.traits @ theta, -np.inf)
        weights = np.exp(fit - fit.max(axis=1, keepdims=True, initial=-1e300))
        shares: Floats = weights / weights.sum(axis=1, keepdims=True)
        return shares

    def likelihood(self, theta: Floats) -> float:
        """Return the mean logarithm of the chance that the ticket held was given."""
        return float(np.log(self.chances(theta)[:, 0]).mean()) if len(self.traits) else 0.0


def fit_stage(choices: Choices) -> Floats:
    """Return the weights that make the choices likeliest, by Newton's method."""
    size = len(TRAITS)
    theta = np.zeros(size)

    def worth(point: Floats) -> float:
        return len(choices.traits) * choices.likelihood(point) - _RIDGE / 2 * float(point @ point)

    for _ in range(_STEPS):
        chances = choices.chances(theta)
        mean = np.einsum("nc,ncf->nf", chances, choices.traits)
        slope = (choices.traits[:, 0] - mean).sum(axis=0) - _RIDGE * theta
        flat = choices.traits.reshape(-1, size)
        curve = (flat * chances.reshape(-1, 1)).T @ flat - mean.T @ mean + _RIDGE * np.eye(size)
        step = np.linalg.solve(curve, slope)
        before = worth(theta)
        while worth(theta + step) < before and np.abs(step).max() > 1e-9:  # noqa: PLR2004 - nothing
            step = step / 2
        theta = theta + step
        if np.abs(step).max() < 1e-6:  # noqa: PLR2004 - as good as found
            break
    return theta


def fit(cases: Sequence[Case]) -> Floats:
    """Return the weights of all stages."""
    return np.stack([fit_stage(Choices(_of_stage(cases, stage))) for stage in range(STAGES)])


def sharpness_of(choices: Choices, theta: Floats) -> float:
    """Return how many times sharper than fitted the weights do best in other games."""
    worths = [
        len(choices.traits) * choices.likelihood(factor * theta)
        - (np.log(factor) / _SHARPNESS_SPREAD) ** 2 / 2
        for factor in _SHARPNESS
    ]
    return float(_SHARPNESS[int(np.argmax(worths))])


def _of_stage(cases: Iterable[Case], stage: int) -> list[Case]:
    return [case for case in cases if case.stage == stage]


def calibration(cases: Sequence[Case], theta: Floats) -> list[tuple[float, float, int]]:
    """Return for each tenth of the chances given their mean, how often it came so, how many."""
    given: list[Floats] = []
    came: list[Floats] = []
    for stage in range(STAGES):
        choices = Choices(_of_stage(cases, stage))
        if len(choices.traits):
            chances = choices.chances(theta[stage])
            held = np.zeros_like(chances)
            held[:, 0] = 1
            given.append(chances[choices.there])
            came.append(held[choices.there])
    all_given, all_came = np.concatenate(given), np.concatenate(came)
    tenth = np.minimum((all_given * _TENTHS).astype(int), _TENTHS - 1)
    return [
        (float(all_given[tenth == i].mean()), float(all_came[tenth == i].mean()), int(number))
        for i, number in enumerate(np.bincount(tenth, minlength=_TENTHS))
        if number
    ]


def fit_and_tell(cases: Sequence[Case]) -> Floats:
    """Return the weights of all stages, sharp as they may be; tell how well they do."""
    numbers = sorted({case.game for case in cases})
    tested = set(numbers[_TESTED_EVERY - 1 :: _TESTED_EVERY])
    learnt = fit([case for case in cases if case.game not in tested])
    test = [case for case in cases if case.game in tested]
    own = [case for case in test if case.searched]
    factors = [
        sharpness_of(Choices(_of_stage(own, stage)), learnt[stage]) for stage in range(STAGES)
    ]
    for stage in range(STAGES):
        choices = Choices(_of_stage(own, stage))
        everybody = Choices(_of_stage(test, stage))
        blind = choices.likelihood(np.zeros(len(TRAITS)))
        tell(
            f"stage {stage}: {len(_of_stage(cases, stage))} cases, {len(choices.traits)} tested; "
            f"nats a ticket {blind:.3f} blind, {choices.likelihood(learnt[stage]):.3f} fitted, "
            f"{choices.likelihood(factors[stage] * learnt[stage]):.3f} with sharpness "
            f"{factors[stage]:.2f}; all bots {everybody.likelihood(np.zeros(len(TRAITS))):.3f}, "
            f"{everybody.likelihood(factors[stage] * learnt[stage]):.3f}"
        )
    sharpened = learnt * np.array(factors)[:, None]
    for given, came, number in calibration(own, sharpened) if own else ():
        tell(f"given {100 * given:.1f} % came {100 * came:.1f} % ({number})")
    sharp: Floats = fit(cases) * np.array(factors)[:, None]
    return sharp


def fit_edition(
    edition: str, games: int, limit: Limit, seed: int, *, many: bool, jobs: int, keep: bool
) -> None:
    """Play, fit, tell how well, and keep the belief."""
    counts = list(range(3, RULES[edition].players_max + 1)) if many else [2]
    cases = take_notes(edition, counts, games, limit, seed, jobs)
    tell(f"{edition} {counts}: {games} games, {len(cases)} cases")
    theta = fit_and_tell(cases)
    if keep:
        save_belief(edition, theta, counts[0])


def main() -> None:
    """Fit the editions named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m ai.tuning.fit_beliefs", description=__doc__)
    parser.add_argument("editions", nargs="*", help=f"of {', '.join(EDITIONS)}; all by default")
    parser.add_argument("--many", action="store_true", help="for games of more than two")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--iterations", type=int, default=200, help="a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("--try", dest="keep", action="store_false", help="only tell, keep nothing")
    arguments = parser.parse_args()
    unknown = set(arguments.editions) - set(EDITIONS)
    if unknown:
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    limit = Limit(iterations=arguments.iterations)
    for edition in arguments.editions or EDITIONS:
        fit_edition(
            edition,
            arguments.games,
            limit,
            arguments.seed,
            many=arguments.many,
            jobs=arguments.jobs,
            keep=arguments.keep,
        )
    if arguments.jobs > 1:
        close_workers()


if __name__ == "__main__":
    main()
