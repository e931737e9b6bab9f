"""What the arena shows on a terminal: progress and tables."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

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

from ai import match
from ai.api import Limit
from ai.statistics import MatchResult

_FAULTS_SHOWN: Final = 10


@contextmanager
def progress_bar(games: int) -> Iterator[match.Progress]:
    """Show how far a match is; nothing at all where there is no terminal."""
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
        # The first games come late: rules and bots may have to be compiled.
        task = bar.add_task("preparing", total=games)
        yield lambda done: bar.update(task, completed=done, description="playing")


def show_result(plan: match.Match, result: MatchResult) -> None:
    """Print the table of a match, how it was played, and whose faults ended games."""
    console = Console(highlight=False)
    table = Table(box=box.SIMPLE, padding=(0, 1), pad_edge=False)
    table.add_column("bot", overflow="fold")
    for heading in ("wins", "win %", "95 %", "score", "winning", "ms", "faults"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in result.bots:
        low, high = bot.ci95
        table.add_row(
            Text(bot.name),
            f"{bot.wins:.1f}",
            f"{100 * bot.win_rate:.1f}",
            f"{100 * low:.1f} - {100 * high:.1f}",
            _number(bot.mean_score, 1),
            _number(bot.mean_win_score, 1),
            _number(bot.ms_per_decision, 2),
            str(bot.faults or ""),
        )
    console.print(table)
    for sentence in _sentences(plan, result):
        console.print(Text(sentence), soft_wrap=True)


def _sentences(plan: match.Match, result: MatchResult) -> Iterator[str]:
    yield _conditions(plan, result)
    if result.games != plan.games:
        yield (
            f"{result.games} games instead of {plan.games}, so that every deal is played in "
            "every rotation."
        )
    for fault in result.faults[:_FAULTS_SHOWN]:
        where = f"deal {fault.seed}, seat {fault.seat}, ply {fault.ply}"
        yield f"{fault.bot} lost a game by a fault. {fault.reason} ({where})"
    if len(result.faults) > _FAULTS_SHOWN:
        yield f"... and {len(result.faults) - _FAULTS_SHOWN} more games were lost by faults."


def _conditions(plan: match.Match, result: MatchResult) -> str:
    parts = [
        f"{result.games} games of {result.edition}"
        + (f" with the deck {plan.deck}" if plan.deck else ""),
        f"{result.deals} deals in {plan.rotations} rotations",
        f"seed {plan.seed}",
        _limit(plan.limit),
    ]
    if result.mean_turns is not None:
        parts.append(f"{result.mean_turns:.1f} turns a player")
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
