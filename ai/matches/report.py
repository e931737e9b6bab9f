"""What the arena shows on a terminal: progress and tables."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from ai.api import Limit
from ai.matches import match
from ai.matches.statistics import FaultReport, MatchResult
from ai.ratings import expected_share

if TYPE_CHECKING:  # openskill is for those who rate, the searching bot for those who look at it
    from ai.matches.chances import Chances, Mean
    from ai.matches.rating_round import Round, RoundResult

_FAULTS_SHOWN: Final = 10


class Bar:
    """How far the arena is: first with what has to be compiled, then with the games."""

    def __init__(self, bar: Progress, games: int, what: str) -> None:
        self._bar = bar
        self._steps = bar.add_task("preparing the rules", total=None)
        self._games = bar.add_task(what, start=False, total=games, visible=False)

    def prepare(self, done: int, steps: int, name: str) -> None:
        """Show how many kernels are ready and which is next; the first time this takes minutes."""
        what = f"preparing the rules: {name}" if name else "preparing the bots"
        self._bar.update(self._steps, description=what, completed=done, total=steps)

    def play(self, done: int) -> None:
        """Show how many games are finished."""
        self._bar.update(self._steps, visible=False)
        self._bar.start_task(self._games)  # for the first time only
        self._bar.update(self._games, completed=done, visible=True)


@contextmanager
def progress_bar(games: int, what: str = "playing") -> Iterator[Bar]:
    """Show how far the arena is; nothing at all where there is no terminal."""
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        yield Bar(bar, games, what)


def show_result(plan: match.Match, result: MatchResult) -> None:
    """Print the table of a match, how it was played, and whose faults ended games."""
    console = Console(highlight=False)
    table = _table(["bot"], "wins", "win %", "95 %", "score", "winning", "ms", "faults")
    for bot in result.bots:
        table.add_row(
            Text(bot.name),
            f"{bot.wins:.1f}",
            f"{100 * bot.win_rate:.1f}",
            _interval(bot.ci95),
            _number(bot.mean_score, 1),
            _number(bot.mean_win_score, 1),
            _number(bot.ms_per_decision, 2),
            str(bot.faults or ""),
        )
    console.print(table)
    for sentence in _sentences(plan, result):
        console.print(Text(sentence), soft_wrap=True)


def show_ratings(plan: "Round", result: "RoundResult") -> None:
    """Print how strong everybody is at an edition, and how each did against each."""
    console = Console(highlight=False)
    ratings = result.ratings
    table = _table(["bot"], "rating", "95 %", "games", "faults")
    for name, bot in sorted(ratings.bots.items(), key=lambda item: -item[1].rating):
        table.add_row(
            Text(name), str(bot.rating), f"± {bot.margin}", str(bot.games), str(bot.faults or "")
        )
    console.print(table)
    table = _table(["bot", "against"], "games", "win %", "95 %", "by rating")
    for pair in ratings.pairings:
        expected = expected_share(ratings.bots[pair.bot].rating, ratings.bots[pair.against].rating)
        table.add_row(
            Text(pair.bot),
            Text(pair.against),
            str(pair.games),
            f"{100 * pair.win_rate:.1f}",
            _interval(pair.ci95),
            f"{100 * expected:.1f}",
        )
    console.print(table)
    players = "" if plan.players == 2 else f" of {plan.players}"  # noqa: PLR2004 - as is usual
    conditions = f"{ratings.games} games{players} of {plan.edition}, seed {plan.seed}"
    for sentence in (f"{conditions}, {_limit(plan.limit)}.", *_fault_sentences(result.faults)):
        console.print(Text(sentence), soft_wrap=True)


def show_chances(plan: match.Match, result: "Chances") -> None:
    """Print how often chances came true that were told, and how far off scores were."""
    console = Console(highlight=False)
    table = _table([], "told %", "came %", "times")
    for tenth in result.tenths:
        if tenth is not None:
            table.add_row(f"{100 * tenth.told:.0f}", f"{100 * tenth.came:.0f}", str(tenth.number))
    console.print(table)
    table = _table(["third of the game"], "own score told - came", "best rival's")
    for name, third in zip(("first", "second", "last"), result.thirds, strict=True):
        table.add_row(name, _mean(third.own, 1), _mean(third.rival, 1))
    console.print(table)
    conditions = f"{result.games} games of {plan.edition}, seed {plan.seed}"
    for sentence in (
        f"Brier score {_mean(result.brier, 3)}; always telling the mean {result.base:.3f}.",
        f"The chances of all seats add up to {_mean(result.sums, 2)}.",
        f"{conditions}, {_limit(plan.limit)}; the errors are standard errors by games.",
    ):
        console.print(Text(sentence), soft_wrap=True)


def _mean(mean: "Mean | None", digits: int) -> str:
    return "-" if mean is None else f"{mean.value:.{digits}f} ± {mean.error:.{digits}f}"


def _table(names: Sequence[str], *numbers: str) -> Table:
    table = Table(box=box.SIMPLE, padding=(0, 1), pad_edge=False)
    for heading in names:
        table.add_column(heading, overflow="fold")
    for heading in numbers:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _interval(bounds: tuple[float, float]) -> str:
    low, high = bounds
    return f"{100 * low:.1f} - {100 * high:.1f}"


def _sentences(plan: match.Match, result: MatchResult) -> Iterator[str]:
    yield _conditions(plan, result)
    if result.games != plan.games:
        yield (
            f"{result.games} games instead of {plan.games}, so that every deal is played in "
            "every rotation."
        )
    yield from _fault_sentences(result.faults)


def _fault_sentences(faults: Sequence[FaultReport]) -> Iterator[str]:
    for fault in faults[:_FAULTS_SHOWN]:
        where = f"deal {fault.seed}, seat {fault.seat}, ply {fault.ply}"
        yield f"{fault.bot} lost a game because of a fault. {fault.reason} ({where})"
    if len(faults) > _FAULTS_SHOWN:
        yield f"... and {len(faults) - _FAULTS_SHOWN} more games were lost by faults."


def _conditions(plan: match.Match, result: MatchResult) -> str:
    parts = [
        f"{result.games} games of {result.edition}"
        + (f" with the deck {plan.deck}" if plan.deck else ""),
        f"{result.deals} deals in {plan.rotations} rotations",
        f"seed {plan.seed}",
        _limit(plan.limit),
    ]
    if result.mean_turns is not None:
        parts.append(f"{result.mean_turns:.1f} turns per player")
    return ", ".join(parts) + "."


def _limit(limit: Limit) -> str:
    bounds = []
    if limit.seconds is not None:
        bounds.append(f"{limit.seconds:g} s")
    if limit.iterations is not None:
        bounds.append(f"{limit.iterations} iterations")
    return " or ".join(bounds) + " a decision" if bounds else "no limit"


def _number(value: float | None, digits: int) -> str:
    return "-" if value is None else f"{value:.{digits}f}"
