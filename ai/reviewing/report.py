"""A review as tables on the command line."""

from typing import Final

from rich.console import Console
from rich.table import Table

from ai.reviewing.findings import CHANCE, POINT, Parts, Quality, Review, Step, accuracy
from ai.reviewing.moments import key_moments

_PARTS: Final = {
    "deal": "cards dealt",
    "luck": "luck of the draw",
    "hidden": "what nobody could know",
    "own": "own decisions",
    "others": "others' decisions",
}


def show_review(review: Review) -> None:
    """Print what a review found."""
    console = Console()
    console.print(_seats(review))
    console.print(_moments(review))


def _seats(review: Review) -> Table:
    """Return why the game went as it did for each seat, in points of winning chance."""
    table = Table(title="Winning chance, in per cent, and where it came from")
    table.add_column("")
    for seat in range(review.players):
        table.add_column(f"seat {seat}", justify="right")
    parts = [review.chance_parts(seat) for seat in range(review.players)]
    table.add_row("an even share", *(f"{100 / review.players:.0f}" for _ in parts))
    for name, words in _PARTS.items():
        table.add_row(words, *(_percent(getattr(one, name)) for one in parts))
    table.add_row("in the end", *(f"{100 * one / CHANCE:.0f}" for one in review.result.chances))
    table.add_section()
    table.add_row("final points", *(f"{one / POINT:.0f}" for one in review.result.points))
    if review.players == _DUEL:
        lead = review.point_parts(0, 1)
        table.add_row("lead in points", _points(lead.sum), _points(-lead.sum))
        for name, words in _LEAD.items():
            table.add_row(f"  {words}", _points(_side(lead, name)), _points(-_side(lead, name)))
    table.add_section()
    for quality in Quality:
        table.add_row(
            quality.value, *(str(_count(review, seat, quality)) for seat in _seats_of(review))
        )
    table.add_row("accuracy", *(_accuracy(review, seat) for seat in _seats_of(review)))
    return table


_DUEL: Final = 2
_LEAD: Final = {
    "cards": "cards",
    "hidden": "what nobody could know",
    "own": "decisions of seat 0",
    "others": "decisions of seat 1",
}


def _moments(review: Review) -> Table:
    table = Table(title="Key moments")
    for name in ("turn", "seat", "played", "chance before", "after", "better"):
        table.add_column(name)
    values = review.values
    for ply in key_moments(review):
        step = review.steps[ply]
        before, after = (one.chances[step.seat] for one in values[ply : ply + 2])
        table.add_row(
            str(step.turn + 1),
            str(step.seat),
            step.action,
            f"{100 * before / CHANCE:.0f} %",
            f"{100 * after / CHANCE:.0f} %",
            _better(step),
        )
    return table


def _better(step: Step) -> str:
    judged = step.judgement
    if judged is None or judged.better is None:
        return ""
    return f"{judged.better} (+{100 * judged.weight / CHANCE:.0f} %)"


def _seats_of(review: Review) -> range:
    return range(review.players)


def _side(parts: Parts, name: str) -> int:
    value: int = getattr(parts, name)
    return value


def _count(review: Review, seat: int, quality: Quality) -> int:
    return sum(
        step.seat == seat and step.judgement is not None and step.judgement.quality is quality
        for step in review.steps
    )


def _accuracy(review: Review, seat: int) -> str:
    judged = [step.judgement for step in review.steps if step.seat == seat and step.judgement]
    share = accuracy(judged)
    return "-" if share is None else f"{100 * share:.0f} %"


def _percent(units: int) -> str:
    return f"{100 * units / CHANCE:+.0f}"


def _points(units: int) -> str:
    return f"{units / POINT:+.0f}"
