"""Whether the opponents can be told apart by how they play, from the log of one game alone."""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

import numpy as np

from ai.api import Limit
from ai.matches.match import (
    Match,
    Preparation,
    Progress,
    check_match,
    derive_seed,
    play_openly,
    prepare_bots,
    warm_up_bots,
    work_through,
)
from ai.matches.sign_classifier import Labels, Numbers, taken_for, tell_apart
from ai.matches.signs import SIGNS, signs_of
from ttr_qt.engine import SetupError

FOLDS: Final = 5
"""Parts of the games: each is told by what was learned from the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TellPlan:
    """Who is to be told apart, in how many games."""

    edition: str
    bots: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...] = ()
    """Groups of bots that are also told apart among themselves."""
    players: int = 2
    games: int = 100
    limit: Limit
    seed: int = 1
    deck: str | None = None

    def match(self, number: int) -> Match:
        """Return one game as a match: its players by chance, everybody equally often."""
        lap, place = divmod(number * self.players, len(self.bots))
        order = [*self._order(lap), *self._order(lap + 1)]
        seated = order[place : place + self.players]
        for late, name in enumerate(seated):  # two laps may name the same bot
            if name in seated[:late]:
                seated[late] = next(one for one in order if one not in seated)
        return Match(
            edition=self.edition,
            bots=tuple(seated),
            games=1,
            limit=self.limit,
            seed=derive_seed("tell", self.seed, number),
            deck=self.deck,
        )

    def _order(self, lap: int) -> list[str]:
        return Random(derive_seed("order", self.seed, lap)).sample(self.bots, len(self.bots))


@dataclass(frozen=True, slots=True, kw_only=True)
class TellResult:
    """How well bots are told apart."""

    edition: str
    players: int
    games: int
    bots: tuple[str, ...]
    right: float
    """Among all: the share of seats named rightly, every bot counting the same."""
    taken_for: tuple[tuple[float, ...], ...]
    """The share of its games in which each is taken for each, in the order of the bots."""
    right_in_group: Mapping[str, float]
    """The share that was told right among each group, by the names of its bots."""
    signs: Mapping[str, tuple[float, ...]]
    """The mean of each sign, in the order of the bots."""
    first_claims: tuple[float, ...]
    """The median turn of each bot's first claim."""

    def as_dict(self) -> dict[str, Any]:
        """Return the result as plain values, ready for JSON."""
        return asdict(self)


def run_tell(
    plan: TellPlan,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    preparation: Preparation | None = None,
) -> TellResult:
    """Play games and tell who played in them."""
    if plan.players > len(plan.bots):
        raise SetupError(f"There are not enough bots for {plan.players} different players.")
    check_match(plan.match(0))
    prepare_bots(plan.bots, preparation)
    play = functools.partial(play_told, plan)
    rows = work_through(play, range(plan.games), jobs=jobs, progress=progress)
    rows.sort(key=lambda row: (row[0], row[1]))
    games = np.array([game for game, _, _ in rows])
    players = np.array([plan.bots.index(name) for _, name, _ in rows])
    return judge(plan, np.array([signs for _, _, signs in rows]), players, games)


def play_told(plan: TellPlan, number: int) -> list[tuple[int, str, list[float]]]:
    """Play one game; return its number, who played and the signs, for each seat."""
    match = plan.match(number)
    warm_up_bots(match)
    game = match.new_game(0)
    for asked in play_openly(match, 0, 0):
        game = asked.game
    return [
        (number, match.bots[index], row)
        for index, row in zip(match.seating(0), signs_of(game).tolist(), strict=True)
    ]


def judge(plan: TellPlan, signs: Numbers, players: Labels, games: Labels) -> TellResult:
    """Return how well the players of these rows of signs are told apart."""
    scores = tell_apart(signs, players, games, len(plan.bots), FOLDS)
    table = taken_for(scores, players, range(len(plan.bots)))
    means = np.array([signs[players == bot].mean(axis=0) for bot in range(len(plan.bots))])
    return TellResult(
        edition=plan.edition,
        players=plan.players,
        games=plan.games,
        bots=plan.bots,
        right=float(np.diag(table).mean()),
        taken_for=tuple(map(tuple, table.tolist())),
        right_in_group={
            "/".join(group): _right(scores, players, [plan.bots.index(name) for name in group])
            for group in plan.groups
        },
        signs={sign: tuple(means[:, i].tolist()) for i, sign in enumerate(SIGNS)},
        first_claims=tuple(
            float(np.median(signs[players == bot, 0])) for bot in range(len(plan.bots))
        ),
    )


def _right(scores: Numbers, players: Labels, among: Sequence[int]) -> float:
    return float(np.diag(taken_for(scores, players, among)).mean())
