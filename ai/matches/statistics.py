"""From the records of games to the numbers of a match."""

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

NORMAL_95: Final = 1.959964
_ENOUGH_DEALS: Final = 20
_ENOUGH_OF_EACH: Final = 10
"""So many wins and so many losses, before a normal distribution comes near the truth."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a game was stopped."""

    bot: int
    """Index of the bot that lost by it."""
    kind: str
    reason: str
    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """One game; tuples go by the index of the bot, but for the seating."""

    deal: int
    rotation: int
    seed: int
    seating: tuple[int, ...]
    """The bot in each seat."""
    turns: float | None = None
    """Turns of each player, on average; None for a game that was stopped."""
    scores: tuple[int, ...] | None = None
    """Final scores; None for a game that was stopped."""
    places: tuple[int, ...] | None = None
    """The place of each seat, from 1, after all tie-breaks; None for a game that was stopped."""
    decisions: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()
    fault: Fault | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """Who came first; empty for a game that was stopped."""
        return tuple(bot for bot, place in enumerate(self.places or ()) if place == 1)

    @property
    def ranking(self) -> tuple[int, ...]:
        """The places of a game however it ended: who was at fault is last, all others are first."""
        if self.fault is not None:
            return tuple(1 + (bot == self.fault.bot) for bot in range(len(self.seating)))
        return self.places or ()

    def share(self, bot: int) -> float:
        """Return the part of the victory that is this bot's.

        Winners share equally; so do all others when one was at fault.
        """
        if self.fault is not None:
            return 0.0 if bot == self.fault.bot else 1 / (len(self.seating) - 1)
        return 1 / len(self.winners) if bot in self.winners else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class BotResult:
    """What a bot achieved; a mean over nothing is None."""

    name: str
    wins: float
    """A shared victory counts as an equal part of a win."""
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float | None
    mean_win_score: float | None
    """Over the games it won or shared. Games that were stopped have no scores."""
    ms_per_decision: float | None
    faults: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultReport:
    """A game that was lost by a fault, with what it takes to repeat it."""

    bot: str
    kind: str
    reason: str
    seed: int
    """The number of the deal: `Game.new` gives the same one."""
    seat: int
    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchResult:
    """The outcome of a match."""

    edition: str
    games: int
    deals: int
    bots: tuple[BotResult, ...]
    mean_turns: float | None
    """Turns of each player, on average over the games that were not stopped."""
    faults: tuple[FaultReport, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return the result as plain values, ready for JSON."""
        return asdict(self)


def summarise(edition: str, names: Sequence[str], records: Sequence[GameRecord]) -> MatchResult:
    """Return the result of a match from all its games, which are in order of the deals."""
    by_deal: dict[int, list[GameRecord]] = {}
    for record in records:
        by_deal.setdefault(record.deal, []).append(record)
    deals = list(by_deal.values())
    return MatchResult(
        edition=edition,
        games=len(records),
        deals=len(deals),
        bots=tuple(_bot_result(i, name, records, deals) for i, name in enumerate(names)),
        mean_turns=_mean([record.turns for record in records if record.turns is not None]),
        faults=tuple(
            FaultReport(
                bot=names[fault.bot],
                kind=fault.kind,
                reason=fault.reason,
                seed=record.seed,
                seat=record.seating.index(fault.bot),
                ply=fault.ply,
            )
            for record in records
            if (fault := record.fault) is not None
        ),
    )


def win_interval(shares: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the 95 % interval of the win rate, from the shares of victory deal by deal.

    Games on the same deal are not independent: what one rotation gains by a good hand another
    loses. So the deals, not the games, are what varies, and the interval is the normal one around
    the mean of their means, with the spread seen between deals. This also takes shared victories
    as they are.

    With few deals, few wins or few losses, or no spread at all, that spread is a bad estimate (a
    bot that won everything would seem to be certain to). Then Wilson's interval is given, which
    takes each game for a coin of its own. It is on the wide side, since rotations and shared
    victories only make results more even.
    """
    games = sum(map(len, shares))
    wins = math.fsum(share for deal in shares for share in deal)
    rate = wins / games
    means = [math.fsum(deal) / len(deal) for deal in shares]
    enough = len(means) >= _ENOUGH_DEALS and min(wins, games - wins) >= _ENOUGH_OF_EACH
    spread = math.fsum((mean - rate) ** 2 for mean in means)
    if not enough or spread == 0:
        return wilson_interval(wins, games)
    half = NORMAL_95 * math.sqrt(spread / (len(means) * (len(means) - 1)))
    return max(0.0, rate - half), min(1.0, rate + half)


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of the win rate in independent games."""
    square = NORMAL_95**2
    rate = wins / games
    centre = (rate + square / (2 * games)) / (1 + square / games)
    inside = rate * (1 - rate) / games + square / (4 * games**2)
    half = NORMAL_95 * math.sqrt(inside) / (1 + square / games)
    # All or nothing is a bound itself, which rounding would miss by a hair.
    return max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half))


def _bot_result(
    bot: int, name: str, records: Sequence[GameRecord], deals: Sequence[Sequence[GameRecord]]
) -> BotResult:
    wins = math.fsum(record.share(bot) for record in records)
    decisions = sum(record.decisions[bot] for record in records)
    seconds = math.fsum(record.seconds[bot] for record in records)

    def mean_score(counts: Callable[[GameRecord], bool]) -> float | None:
        return _mean([r.scores[bot] for r in records if r.scores is not None and counts(r)])

    return BotResult(
        name=name,
        wins=wins,
        win_rate=wins / len(records),
        ci95=win_interval([[record.share(bot) for record in deal] for deal in deals]),
        mean_score=mean_score(lambda _: True),
        mean_win_score=mean_score(lambda record: bot in record.winners),
        ms_per_decision=1000 * seconds / decisions if decisions else None,
        faults=sum(record.fault is not None and record.fault.bot == bot for record in records),
    )


def _mean(values: Sequence[float]) -> float | None:
    return math.fsum(values) / len(values) if values else None
