"""How the games of the days went: what is kept of each, the days in a row, and what is offered."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import count
from typing import Annotated, Final, Literal

import msgspec

from ttr_qt.models.records.kept_game import GameFacts, KeptGame
from ttr_qt.models.setup.todays_deal import Deal, deal_of

Outcome = Literal["won", "drawn", "lost", "given_up"]
"""Before Ada at the table, on the same place, behind her, or not played to the end."""
SHOWN: Final = 7
"""Days, with the present one."""
_FINDABLE: Final = 500
"""Days back for which a kept game is recognised as theirs."""
_ONE: Final = timedelta(days=1)
_Points = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class DayResult(msgspec.Struct, frozen=True, kw_only=True):
    """How the one try of a day ended."""

    day: date
    edition: str
    outcome: Outcome
    own: _Points
    """The person's total; of a game that was given up, the one at that moment."""
    ada: _Points

    @property
    def margin(self) -> int:
        """By how much the person was ahead of Ada."""
        return self.own - self.ada


Results = Mapping[tuple[str, date], DayResult]
"""By edition and day."""


@dataclass(frozen=True, slots=True)
class TodaysOffer:
    """What there is to tell of the game of the present day in one edition."""

    deal: Deal
    begun: bool
    """Whether the try was begun and can be continued."""
    last: tuple[DayResult | None, ...]
    """The last days, the present one at the end."""
    streak: int
    """Days in a row on which it was played to the end."""
    longest: int
    """The most such days there ever were."""

    @property
    def result(self) -> DayResult | None:
        """How the try of this day ended; None: it is still open."""
        return self.last[-1]

    @property
    def days(self) -> tuple[date, ...]:
        """The last days themselves."""
        return last_days(self.deal.day)

    @property
    def played(self) -> tuple[DayResult, ...]:
        """What there is of the last days."""
        return tuple(one for one in self.last if one is not None)

    @property
    def won(self) -> int:
        """On how many of them the person was before Ada."""
        return sum(one.outcome == "won" for one in self.played)


def day_result(
    deal: Deal, totals: Iterable[int], places: Iterable[int], *, given_up: bool
) -> DayResult:
    """Return how a try ended, from what each seat got."""
    own, ada = (tuple(zip(totals, places, strict=True))[seat] for seat in (0, deal.ada))
    outcome: Outcome = "drawn"
    if given_up:
        outcome = "given_up"
    elif own[1] != ada[1]:
        outcome = "won" if own[1] < ada[1] else "lost"
    return DayResult(day=deal.day, edition=deal.edition, outcome=outcome, own=own[0], ada=ada[0])


def tries_among(games: Iterable[KeptGame], today: date) -> Iterator[tuple[Deal, KeptGame]]:
    """Yield the games that are, or may become, the one try of a day, each with its deal.

    They are known by their cards: nobody else plays for a rating with these.
    """
    deals: dict[str, dict[int, Deal]] = {}
    for game in games:
        facts = game.facts
        if facts.unrated or facts.shared or facts.person is None or facts.map is None:
            continue
        if facts.edition not in deals:
            days = (today + _ONE - number * _ONE for number in range(_FINDABLE))
            found = (deal_of(facts.edition, day) for day in days)
            deals[facts.edition] = {deal.seed: deal for deal in found}
        deal = deals[facts.edition].get(facts.seed)
        if deal is not None and tuple(seat.level for seat in facts.seats) == deal.levels:
            yield deal, game


def result_in(deal: Deal, facts: GameFacts) -> DayResult:
    """Return how a try ended, from what is kept of it."""
    totals, places = ([getattr(s, name) for s in facts.seats] for name in ("total", "place"))
    return day_result(deal, totals, places, given_up=facts.given_up)


def offer(results: Results, deal: Deal, *, begun: bool) -> TodaysOffer:
    """Return what there is to tell of the game of a day."""
    edition = deal.edition
    return TodaysOffer(
        deal,
        begun,
        tuple(results.get((edition, day)) for day in last_days(deal.day)),
        _streak(results, edition, deal.day),
        _longest(results, edition),
    )


def last_days(day: date) -> tuple[date, ...]:
    """Return the days that are shown, ``day`` last."""
    return tuple(day - number * _ONE for number in reversed(range(SHOWN)))


def _streak(results: Results, edition: str, day: date) -> int:
    """Return the number of days in a row that lead up to ``day``, or to the day before."""
    last = day if (edition, day) in results else day - _ONE
    return next(n for n in count() if not _is_played(results, edition, last - n * _ONE))


def _longest(results: Results, edition: str) -> int:
    days = [day for of, day in results if of == edition and _is_played(results, edition, day)]
    ends = [day for day in days if not _is_played(results, edition, day + _ONE)]
    return max((_streak(results, edition, day) for day in ends), default=0)


def _is_played(results: Results, edition: str, day: date) -> bool:
    """Tell whether the try of a day was played to its end."""
    result = results.get((edition, day))
    return result is not None and result.outcome != "given_up"
