"""What bots tell about their chances while they play, held against how the games end.

A bot that is too sure of what it can't know is found out: its chances come true less often than
told, those of all seats add up to more than one, and scores of others are told too low.
"""

import contextlib
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Protocol, runtime_checkable

import joblib
import numpy as np

from ai.api import Choice
from ai.matches.match import (
    Asked,
    Match,
    Preparation,
    Progress,
    check_match,
    play_openly,
    warm_up_bot,
)
from ai.warmup import steps_for
from ttr_qt.engine import warmup

TENTHS: Final = 10
THIRDS: Final = 3


@dataclass(frozen=True, slots=True)
class Told:
    """What a bot told at the beginning of a turn, and what came of it."""

    seat: int
    turn: int
    win: float
    """Its own chance to win."""
    came: float
    """1 for a win, 0 for none; winners share one."""
    score_error: float
    """Own final score as told, less that at the end."""
    rival_error: float | None
    """The same for the others, on average, by bots that search."""


@dataclass(frozen=True, slots=True)
class ToldGame:
    """All that was told in one game."""

    players: int
    turns: int
    told: tuple[Told, ...]

    def sums(self) -> list[float]:
        """Return what the chances add up to that all seats tell one after the other."""
        n = self.players
        rounds = (self.told[i : i + n] for i in range(len(self.told) - n + 1))
        return [
            math.fsum(one.win for one in told)
            for told in rounds
            if told[-1].turn - told[0].turn == n - 1 and len({one.seat for one in told}) == n
        ]


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over games, with its standard error."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Tenth:
    """The chances told in one tenth of all."""

    told: float
    came: float
    off: Mean
    """What was told, less what came."""
    number: int


@dataclass(frozen=True, slots=True)
class ThirdOfGame:
    """How far off scores were in a third of the games."""

    own: Mean | None
    rival: Mean | None


@dataclass(frozen=True, slots=True)
class Chances:
    """What a number of games say about the chances told."""

    games: int
    tenths: tuple[Tenth | None, ...]
    brier: Mean
    base: float
    """The Brier score of always telling the mean."""
    sums: Mean | None
    thirds: tuple[ThirdOfGame, ...]

    @property
    def distance(self) -> float:
        """How far chances told are from how often they came, the mean over tenths."""
        found = [abs(tenth.told - tenth.came) for tenth in self.tenths if tenth]
        return math.fsum(found) / len(found) if found else math.nan

    @property
    def noise(self) -> float:
        """How large that distance would be by chance alone, if all chances were right."""
        found = [math.sqrt(2 / math.pi) * tenth.off.error for tenth in self.tenths if tenth]
        return math.fsum(found) / len(found) if found else math.nan

    def as_dict(self) -> dict[str, Any]:
        """Return everything as JSON can say it."""
        return asdict(self) | {"distance": self.distance, "noise": self.noise}


def run_chances(
    match: Match,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    preparation: Preparation | None = None,
) -> Chances:
    """Play a match and return what the chances told in it were worth."""
    check_match(match)
    warmup.warm_up(preparation, steps_for(match.bots))
    games: list[ToldGame] = []
    # In order, so that sums do not depend on which process is faster.
    work = joblib.Parallel(n_jobs=jobs, return_as="generator")
    outcomes = work(joblib.delayed(play_deal)(match, deal) for deal in range(match.deals))
    with contextlib.closing(outcomes):
        for outcome in outcomes:
            games.extend(outcome)
            if progress:
                progress(len(games))
    return summarise(games)


def play_deal(match: Match, deal: int) -> list[ToldGame]:
    """Play one deal in every rotation."""
    for spec in sorted(set(match.bots)):
        warm_up_bot(spec, match.edition, len(match.bots), match.deck)
    return [play_game(match, deal, rotation) for rotation in range(match.rotations)]


def play_game(match: Match, deal: int, rotation: int) -> ToldGame:
    """Play one game and note what is told at the beginning of each turn."""
    told: list[tuple[int, int, float, float, Sequence[float] | None]] = []
    game = match.new_game(deal)
    for asked in play_openly(match, deal, rotation):
        game = asked.game
        best = _told(asked)
        if best is not None:
            bot = asked.bot
            scores = bot.expected_scores if isinstance(bot, Foresees) else None
            told.append((game.seat, game.turn, *best, scores))
    final = [sheet.total for sheet in game.scores()]
    first = [sheet.place == 1 for sheet in game.scores()]
    return ToldGame(
        len(first),
        game.turn,
        tuple(
            Told(
                seat,
                turn,
                win,
                first[seat] / sum(first),
                score - final[seat],
                None if scores is None else rivals_mean(scores, seat) - rivals_mean(final, seat),
            )
            for seat, turn, win, score, scores in told
        ),
    )


@runtime_checkable
class Foresees(Protocol):
    """A bot that also says what others will have."""

    @property
    def expected_scores(self) -> Sequence[float]:
        """The final scores of all seats that it expected when it last chose."""


def _told(asked: Asked) -> tuple[float, float] | None:
    """Return the chance and the score that come with the answer at the beginning of a turn."""
    if asked.request.observation.phase != "turn" or not isinstance(asked.answer, Choice):
        return None
    for candidate in asked.answer.candidates:
        if candidate.action == asked.answer.action:
            if candidate.win is None or candidate.score is None:
                return None
            return candidate.win, candidate.score
    return None


def rivals_mean(scores: Sequence[float], seat: int) -> float:
    """Return what all but one seat have on average."""
    return (math.fsum(scores) - scores[seat]) / (len(scores) - 1)


def summarise(games: Sequence[ToldGame]) -> Chances:
    """Return what games say about the chances told."""
    told = [one for game in games for one in game.told]
    mean = float(np.mean([one.came for one in told])) if told else 0.0
    return Chances(
        games=len(games),
        tenths=tuple(_tenth(games, number) for number in range(TENTHS)),
        brier=mean_over(games, lambda game: [(one.win - one.came) ** 2 for one in game.told])
        or Mean(math.nan, math.nan),
        base=float(np.mean([(mean - one.came) ** 2 for one in told])) if told else math.nan,
        sums=mean_over(games, ToldGame.sums),
        thirds=tuple(_errors_in(games, third) for third in range(THIRDS)),
    )


def _tenth(games: Sequence[ToldGame], number: int) -> Tenth | None:
    def of(game: ToldGame) -> list[Told]:
        return [one for one in game.told if min(int(one.win * TENTHS), TENTHS - 1) == number]

    told = mean_over(games, lambda game: [one.win for one in of(game)])
    came = mean_over(games, lambda game: [one.came for one in of(game)])
    off = mean_over(games, lambda game: [one.win - one.came for one in of(game)])
    if told is None or came is None or off is None:
        return None
    return Tenth(told.value, came.value, off, sum(len(of(game)) for game in games))


def _errors_in(games: Sequence[ToldGame], third: int) -> ThirdOfGame:
    def own(game: ToldGame) -> list[float]:
        return [one.score_error for one in _third(game, third)]

    def rival(game: ToldGame) -> list[float]:
        return [one.rival_error for one in _third(game, third) if one.rival_error is not None]

    return ThirdOfGame(mean_over(games, own), mean_over(games, rival))


def _third(game: ToldGame, third: int) -> Iterable[Told]:
    return (one for one in game.told if min(THIRDS * one.turn // game.turns, THIRDS - 1) == third)


def mean_over(games: Sequence[ToldGame], numbers: Callable[[ToldGame], list[float]]) -> Mean | None:
    """Return the mean of numbers; those of one game hang together, so games make its error."""
    found = [values for game in games if (values := numbers(game))]
    if not found:
        return None
    total = sum(map(len, found))
    value = math.fsum(math.fsum(values) for values in found) / total
    off = [math.fsum(values) - value * len(values) for values in found]
    n = len(found)
    spread = math.sqrt(math.fsum(one * one for one in off) * n / max(n - 1, 1))
    return Mean(value, spread / total)
