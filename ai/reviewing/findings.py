"""What a review tells: values that add up exactly, ready to be kept.

Chances are whole ten-thousandths, points whole hundredths. So parts that are told add up to the
result to the last digit, and nothing depends on how a machine rounds.
"""

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:  # it loads kernels, and whoever shows a review need not wait for them
    from ttr_qt.engine import Game

CHANCE: Final = 10_000
"""Units of a certain victory."""
POINT: Final = 100
"""Units of a point."""
VALUING: Final = 0.15
"""The part of the work, about, that it takes to value all positions."""
_STRICTNESS: Final = 8.0
"""How fast an accuracy falls with the chance that is given away."""


class Quality(StrEnum):
    """How good a decision was, as far as the seat could know."""

    ONLY = "only"
    """The best, and everything else would have been a mistake."""
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_loss(self) -> bool:
        """Whether something better was surely there."""
        return self in {Quality.INACCURACY, Quality.MISTAKE, Quality.BLUNDER}


class Values(msgspec.Struct, frozen=True, array_like=True):
    """What something is worth to each seat, or how much that changed."""

    chances: tuple[int, ...]
    """To win, in units of `CHANCE`."""
    points: tuple[int, ...]
    """Final scores, in units of `POINT`."""

    def __add__(self, other: "Values") -> "Values":
        return Values(
            tuple(a + b for a, b in zip(self.chances, other.chances, strict=True)),
            tuple(a + b for a, b in zip(self.points, other.points, strict=True)),
        )

    def __neg__(self) -> "Values":
        return Values(tuple(-a for a in self.chances), tuple(-a for a in self.points))

    def __sub__(self, other: "Values") -> "Values":
        return self + -other


def nothing(players: int) -> Values:
    """Return values of zero."""
    return Values((0,) * players, (0,) * players)


def total(values: Iterable[Values], players: int) -> Values:
    """Return the sum of values."""
    found = [nothing(players), *values]
    chances = zip(*(one.chances for one in found), strict=True)
    points = zip(*(one.points for one in found), strict=True)
    return Values(tuple(map(sum, chances)), tuple(map(sum, points)))


def rounded(chances: Sequence[float], points: Sequence[float]) -> Values:
    """Return values in whole units; chances still add up to what they did."""
    units = [round(CHANCE * chance) for chance in chances]
    off = round(CHANCE * sum(chances)) - sum(units)
    units[units.index(max(units))] += off
    return Values(tuple(units), tuple(round(POINT * one) for one in points))


def fingerprint(game: "Game") -> str:
    """Return what tells this game, as far as it was played, from all others."""
    return game.snapshot().digest()


def result_of(game: "Game") -> Values:
    """Return how a game that is over has ended."""
    winners = game.winners()
    shares = [(seat in winners) / len(winners) for seat in range(game.players)]
    return rounded(shares, [sheet.total for sheet in game.scores()])


class Option(msgspec.Struct, frozen=True, array_like=True):
    """Something that could have been done, as the seat could judge it."""

    action: str
    chance: int
    """The own one."""
    points: int
    """The own final score less that of the best other."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """How good a decision was."""

    quality: Quality
    loss: Values
    """What was given away against the best found, a gain for some others; nothing where no loss is
    certain."""
    error: int
    """The standard error of the own chance given away."""
    weight: int
    """How much it counts for classes and accuracy, as a chance."""
    options: tuple[Option, ...]
    """The best first; what was played is among them."""

    @property
    def better(self) -> str | None:
        """What should have been done instead, if that is certain."""
        return self.options[0].action if self.quality.is_loss else None


def accuracy(judgements: Sequence[Judgement]) -> float | None:
    """Return how near to the best decisions were on the whole, from 0 to 1; None for no decision.

    A decision that gives nothing away counts 1, a blunder hardly anything.
    """
    if not judgements:
        return None
    kept = (math.exp(-_STRICTNESS * one.weight / CHANCE) for one in judgements)
    return math.fsum(kept) / len(judgements)


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One action of the game, and how it changed what the game was worth to all seats."""

    seat: int
    turn: int
    phase: str
    action: str
    luck: Values
    """What was drawn, against all that could have been."""
    hidden: Values
    """What nobody could know: it turned out better or worse than it looked."""
    decision: Values
    """What the seat's choice brought, as far as it could know, against the reference player's."""
    judgement: Judgement | None = None
    """None where there was nothing to decide, or where it is still to be judged."""
    doubt: int = 0
    """The standard error of the decision, in units of a point of the lead."""
    to_judge: bool = False
    """Whether there was something to decide that is still to be judged, or judged more closely."""

    @property
    def change(self) -> Values:
        """All of it together."""
        return self.luck + self.hidden + self.decision


class Parts(msgspec.Struct, frozen=True):
    """Why a game ended as it did for one seat; together the result less an even share."""

    deal: int
    luck: int
    hidden: int
    own: int
    """Decisions of this seat, against those of the reference player."""
    others: int
    """Decisions of all others."""

    @property
    def cards(self) -> int:
        """Luck of any kind."""
        return self.deal + self.luck

    @property
    def decisions(self) -> int:
        """Of everybody: by how much this seat decided better than the others."""
        return self.own + self.others

    @property
    def sum(self) -> int:
        """All of it together."""
        return self.deal + self.luck + self.hidden + self.own + self.others


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """All that a review found."""

    game: str
    """The `fingerprint` of the game it is about."""
    players: int
    playouts: int
    """For each position, so far."""
    wanted: int
    """The same, when everything is found."""
    decisions: int
    """Playouts for each option of a decision, at least."""
    seed: int
    start: Values
    """Before the first action."""
    steps: tuple[Step, ...]
    doubt: Values
    """The standard error of the luck of each seat: of its chance, and of its lead."""

    @property
    def complete(self) -> bool:
        """Whether everything is found."""
        return self.playouts >= self.wanted and not any(step.to_judge for step in self.steps)

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1."""
        if self.complete:
            return 1.0
        left = sum(step.to_judge for step in self.steps)
        judged = sum(step.judgement is not None and not step.to_judge for step in self.steps)
        decided = judged / (judged + left) if left else 1.0
        return VALUING * min(self.playouts / self.wanted, 1.0) + (1 - VALUING) * decided

    def rival(self, seat: int) -> int:
        """Return who came out best of all others."""
        result, others = self.result, (one for one in range(self.players) if one != seat)
        return max(others, key=lambda one: (result.chances[one], result.points[one]))

    @property
    def values(self) -> list[Values]:
        """What the game was worth before each action, and in the end."""
        found = [self.start]
        for step in self.steps:
            found.append(found[-1] + step.change)
        return found

    @property
    def result(self) -> Values:
        """How the game ended, or what it was worth where it was left."""
        parts = ((step.luck, step.hidden, step.decision) for step in self.steps)
        return self.start + total(itertools.chain.from_iterable(parts), self.players)

    def chance_parts(self, seat: int) -> Parts:
        """Return why the chance of ``seat`` is what it is in the end; even is the same for all."""
        start = self.start.chances[seat] - CHANCE // self.players
        return self._parts(seat, start, lambda values: values.chances[seat])

    def point_parts(self, seat: int, rival: int) -> Parts:
        """Return why ``seat`` is so many points ahead of ``rival`` in the end."""

        def lead(values: Values) -> int:
            return values.points[seat] - values.points[rival]

        return self._parts(seat, lead(self.start), lead)

    def point_doubt(self, seat: int) -> int:
        """Return the standard error, about, of the least certain part of a lead."""
        squares = (step.doubt**2 for step in self.steps if step.judgement is not None)
        return round(math.sqrt(self.doubt.points[seat] ** 2 + sum(squares)))

    def _parts(self, seat: int, start: int, of: Callable[[Values], int]) -> Parts:
        own = [step for step in self.steps if step.seat == seat]
        others = [step for step in self.steps if step.seat != seat]
        return Parts(
            start,
            sum(of(step.luck) for step in self.steps),
            sum(of(step.hidden) for step in self.steps),
            sum(of(step.decision) for step in own),
            sum(of(step.decision) for step in others),
        )
