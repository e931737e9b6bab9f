"""Rounds in which everybody meets everybody, and the ratings that come of them."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ai.api import Limit
from ai.matches.match import Match, Preparation, Progress, check_match, play_match
from ai.matches.rating_fit import Ranking, fit
from ai.matches.statistics import FaultReport, GameRecord, summarise, win_interval
from ai.ratings import BotRating, EditionRatings, Pairing
from ai.registry import labels, make_bot
from ai.warmup import steps_for
from ttr_qt.engine import SetupError
from ttr_qt.engine.warmup import warm_up


class Fixture(NamedTuple):
    """A match of a round."""

    bots: tuple[int, ...]
    """Which of the round's bots play, by index."""
    match: Match


class Played(NamedTuple):
    """A match of a round with its games."""

    fixture: Fixture
    records: Sequence[GameRecord]


class RoundResult(NamedTuple):
    """What a round says of the strength of the bots."""

    ratings: EditionRatings
    faults: tuple[FaultReport, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """All matches of ``players`` out of some bots, all of them on the same deals."""

    edition: str
    bots: tuple[str, ...]
    """As `make_bot` takes them, from the weakest to the strongest if that is known."""
    players: int = 2
    games: int
    """At least so many in matches of neighbours."""
    limit: Limit
    seed: int = 0

    def __post_init__(self) -> None:
        if len(self.bots) < self.players:
            raise SetupError(
                f"Games of {self.players} need at least {self.players} bots, not {len(self.bots)}."
            )

    def fixtures(self) -> list[Fixture]:
        """Return the matches.

        The farther apart the bots of a match are, the fewer its games: who nearly always wins
        tells little with each game more. At distance two half as many, at three a third.
        """
        return [
            Fixture(
                chosen,
                Match(
                    edition=self.edition,
                    bots=tuple(self.bots[bot] for bot in chosen),
                    games=-(-self.games // (chosen[-1] - chosen[0] - self.players + 2)),
                    limit=self.limit,
                    seed=self.seed,
                ),
            )
            for chosen in itertools.combinations(range(len(self.bots)), self.players)
        ]

    @property
    def games_played(self) -> int:
        """How many games there are in all matches."""
        return sum(fixture.match.games_played for fixture in self.fixtures())

    def check(self) -> None:
        """Raise an `EngineError` with the reason if the round can't be played."""
        for fixture in self.fixtures():
            check_match(fixture.match)


def run_round(
    plan: Round,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    preparation: Preparation | None = None,
) -> RoundResult:
    """Play a round in ``jobs`` processes and rate everybody by it.

    What a person can get wrong is an `EngineError` before the first game. Where the games are
    played is as for `play_match`.
    """
    plan.check()
    names = labels(make_bot(spec) for spec in plan.bots)
    warm_up(preparation, steps_for(plan.bots))
    played: list[Played] = []
    done = 0

    def advance(games: int) -> None:
        if progress:
            progress(done + games)

    for fixture in plan.fixtures():
        records = play_match(fixture.match, jobs=jobs, progress=advance)
        played.append(Played(fixture, records))
        done += len(records)
    return rate_round(plan, names, played)


def rate_round(plan: Round, names: Sequence[str], played: Sequence[Played]) -> RoundResult:
    """Return the ratings that follow from the games of a round, in any order."""
    rankings = Counter(
        Ranking(fixture.bots, record.ranking) for fixture, records in played for record in records
    )
    games = Counter(bot for ranking in rankings.elements() for bot in ranking.bots)
    faults = tuple(
        fault
        for fixture, records in played
        for fault in summarise(plan.edition, [names[bot] for bot in fixture.bots], records).faults
    )
    faults_of = Counter(fault.bot for fault in faults)
    bots = {
        name: BotRating(
            rating=round(estimate.rating),
            margin=round(estimate.margin),
            games=games[bot],
            faults=faults_of[name],
        )
        for bot, (name, estimate) in enumerate(zip(names, fit(len(names), rankings), strict=True))
    }
    ratings = EditionRatings(
        players=plan.players,
        games=rankings.total(),
        seconds=plan.limit.seconds,
        iterations=plan.limit.iterations,
        seed=plan.seed,
        bots=bots,
        pairings=tuple(_pairings(names, played)),
    )
    return RoundResult(ratings, faults)


def _pairings(names: Sequence[str], played: Sequence[Played]) -> Iterator[Pairing]:
    for weaker, stronger in itertools.combinations(range(len(names)), 2):
        shares = [
            share
            for fixture, records in played
            if {weaker, stronger} <= set(fixture.bots)
            for share in _shares(records, fixture.bots.index(stronger), fixture.bots.index(weaker))
        ]
        low, high = win_interval(shares)
        wins = sum(map(sum, shares))
        games = sum(map(len, shares))
        yield Pairing(
            bot=names[stronger],
            against=names[weaker],
            games=games,
            win_rate=round(wins / games, 4),
            ci95=(round(low, 4), round(high, 4)),
        )


def _shares(records: Sequence[GameRecord], bot: int, against: int) -> list[list[float]]:
    """Return how one bot did against another deal by deal: ahead 1, equal a half, behind 0."""
    by_deal: dict[int, list[float]] = {}
    for record in records:
        mine, other = record.ranking[bot], record.ranking[against]
        by_deal.setdefault(record.deal, []).append(0.5 * (1 + (mine < other) - (mine > other)))
    return list(by_deal.values())
