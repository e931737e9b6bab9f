"""What the arena shows on a terminal: progress and tables."""

from collections.abc import Callable, Iterator, Sequence
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
from ai.matches.regrets import RegretResult
from ai.matches.statistics import FaultReport, MatchResult
from ai.matches.style import BotStyle, StyleResult
from ai.matches.tell_match import TellResult
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


def show_style(plan: match.Match, result: StyleResult) -> None:
    """Print how everybody played: a line for each measure, a column for each bot."""
    console = Console(highlight=False)
    table = _table([""], *(bot.name for bot in result.bots))
    for title, value in _style_lines(plan):
        table.add_row(title, *map(value, result.bots))
    console.print(table)
    for sentence in _style_sentences(plan, result):
        console.print(Text(sentence), soft_wrap=True)


def show_telling(result: TellResult) -> None:
    """Print who is taken for whom, and by what they could be told."""
    console = Console(highlight=False)
    table = _table(["taken for"], *result.bots)
    for name, shares in zip(result.bots, result.taken_for, strict=True):
        table.add_row(Text(name), *(f"{100 * share:.0f}" for share in shares))
    console.print(table)
    table = _table(["sign"], *result.bots)
    for sign, values in result.signs.items():
        table.add_row(sign, *(f"{value:.2f}" for value in values))
    table.add_row("turn of the first claim, median", *(f"{at:g}" for at in result.first_claims))
    console.print(table)
    for group, share in result.right_in_group.items():
        console.print(f"{100 * share:.0f} % right among {group}.", soft_wrap=True)
    console.print(
        f"{100 * result.right:.0f} % right among all, in {result.games} games of {result.edition} "
        f"with {result.players} players.",
        soft_wrap=True,
    )


def show_regret(result: RegretResult) -> None:
    """Print by how much everybody's moves are worse than the best."""
    console = Console(highlight=False)
    table = _table(["bot"], "iterations", "points", "chance, %", "best move, %")
    for bot in result.bots:
        table.add_row(
            Text(bot.name),
            "-" if bot.iterations is None else str(bot.iterations),
            f"{bot.points:.2f} ± {_number(bot.points_error, 2)}",
            f"{100 * bot.chance:.1f} ± {_per_cent(bot.chance_error, 1)}",
            _per_cent(bot.best_share),
        )
    console.print(table)
    console.print(
        f"{result.positions} positions of {result.edition}, {result.playouts} playouts for each "
        "move.",
        soft_wrap=True,
    )


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


def _style_lines(plan: match.Match) -> Iterator[tuple[str, Callable[[BotStyle], str]]]:
    """Yield the measures that an edition has, each with how it is written."""
    rules = plan.new_game(0).rules
    yield "win %", lambda bot: f"{100 * bot.win_rate:.1f}"
    yield "95 %", lambda bot: _interval(bot.ci95)
    yield "score", lambda bot: _number(bot.mean_score, 1)
    yield "turns", lambda bot: _number(bot.turns, 1)
    yield "turns drawing cards, %", lambda bot: _per_cent(bot.card_turns)
    yield "turn of the first claim (median)", lambda bot: _number(bot.first_claim, 1)
    yield "turn of the third claim (median)", lambda bot: _number(bot.third_claim, 1)
    yield "longest wait (median)", lambda bot: _number(bot.longest_wait, 1)
    yield "claims", lambda bot: _number(bot.claims, 1)
    yield "length of claims", lambda bot: _number(bot.claim_length, 2)
    yield "blocks", lambda bot: _number(bot.blocks, 2)
    yield "wilds used", lambda bot: _number(bot.wilds_used, 1)
    if rules.market_size:
        yield "face-up wilds taken", lambda bot: _number(bot.wilds_taken, 1)
    yield "peak of the hand (median)", lambda bot: _number(bot.peak_hand, 1)
    yield "cards at the end", lambda bot: _number(bot.cards_at_end, 1)
    yield "tickets at the start", lambda bot: _number(bot.tickets_at_start, 2)
    swaps = "turns swapping tickets" if rules.instant_tickets else "turns drawing tickets"
    yield swaps, lambda bot: _number(bot.ticket_draws, 2)
    yield "tickets at the end", lambda bot: _number(bot.tickets_held, 2)
    yield "done", lambda bot: _number(bot.tickets_done, 2)
    yield "missed", lambda bot: _number(bot.tickets_missed, 2)
    yield "share done, %", lambda bot: _per_cent(bot.share_done)
    if rules.passengers:
        yield "journeys", lambda bot: _number(bot.journeys, 2)
        yield "goods tokens", lambda bot: _number(bot.goods, 1)
    if rules.goods_cards:
        yield "goods cards", lambda bot: _number(bot.goods_cards, 1)


def _style_sentences(plan: match.Match, result: StyleResult) -> Iterator[str]:
    parts = [f"{result.games} games of {result.edition}", f"seed {plan.seed}", _limit(plan.limit)]
    if result.game_turns is not None:
        parts.append(f"{result.game_turns:.1f} turns per player")
        parts.append(f"{result.reshuffles:g} reshuffles (median)")
    yield ", ".join(parts) + "."
    yield from _fault_sentences(result.faults)


def _per_cent(share: float | None, digits: int = 0) -> str:
    return "-" if share is None else f"{100 * share:.{digits}f}"


def show_chances(plan: match.Match, result: "Chances") -> None:
    """Print how often chances came true that were told, and how far off scores were."""
    console = Console(highlight=False)
    table = _table([], "told %", "came %", "off by", "times")
    for tenth in result.tenths:
        if tenth is not None:
            off = f"{100 * tenth.off.value:.0f} ± {100 * tenth.off.error:.0f}"
            told, came = (f"{100 * share:.0f}" for share in (tenth.told, tenth.came))
            table.add_row(told, came, off, str(tenth.number))
    console.print(table)
    table = _table(["third of the game"], "own score told - came", "others'")
    for name, third in zip(("first", "second", "last"), result.thirds, strict=True):
        table.add_row(name, _mean(third.own, 1), _mean(third.rival, 1))
    console.print(table)
    conditions = f"{result.games} games of {plan.edition}, seed {plan.seed}"
    distance, noise = (f"{100 * points:.1f}" for points in (result.distance, result.noise))
    for sentence in (
        f"Chances are off by {distance} points over tenths, by chance alone it would be {noise}.",
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
