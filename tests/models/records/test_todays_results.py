"""What the days were like: who was before whom, days in a row, and tries among kept games."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from ttr_qt.models.records.kept_game import GameFacts, KeptGame, SeatFacts
from ttr_qt.models.records.todays_results import (
    DayResult,
    Outcome,
    Results,
    TodaysOffer,
    day_result,
    offer,
    result_in,
    tries_among,
)
from ttr_qt.models.setup.todays_deal import Deal, deal_of

TODAY = date(2026, 11, 18)


def result(back: int, outcome: Outcome = "won", edition: str = "usa") -> DayResult:
    """Return how a day went, so many days ago."""
    day = TODAY - timedelta(days=back)
    return DayResult(day=day, edition=edition, outcome=outcome, own=90, ada=80)


def results(*days: DayResult) -> Results:
    return {(one.edition, one.day): one for one in days}


def offered(*days: DayResult) -> TodaysOffer:
    return offer(results(*days), deal_of("usa", TODAY), begun=False)


@pytest.mark.parametrize(
    ("own", "ada", "outcome", "margin"),
    [
        ((101, 1), (99, 2), "won", 2),
        ((80, 3), (99, 1), "lost", -19),
        ((99, 1), (99, 2), "won", 0),
        ((99, 2), (99, 1), "lost", 0),
        ((99, 1), (99, 1), "drawn", 0),
    ],
)
def test_a_day_is_told_against_ada(
    own: tuple[int, int], ada: tuple[int, int], outcome: str, margin: int
) -> None:
    deal = deal_of("germany", TODAY)  # Ada has the last seat, Henk another one
    assert deal.ada == 2
    totals, places = zip(own, (150, 1), ada, strict=True)
    told = day_result(deal, totals, places, given_up=False)
    assert (told.outcome, told.margin) == (outcome, margin)
    assert (told.day, told.edition) == (TODAY, "germany")
    assert day_result(deal, totals, places, given_up=True).outcome == "given_up"


def test_a_streak_counts_days_played_to_the_end() -> None:
    assert offered().streak == 0
    assert offered(result(0)).streak == 1
    assert offered(result(1), result(2)).streak == 2  # today may still follow
    assert offered(result(0), result(1), result(2, "lost")).streak == 3
    assert offered(result(0), result(2)).streak == 1
    assert offered(result(2), result(3)).streak == 0


def test_giving_up_ends_a_streak() -> None:
    assert offered(result(0, "given_up"), result(1)).streak == 0
    assert offered(result(0), result(1, "given_up"), result(2)).streak == 1


def test_other_editions_and_later_days_do_not_count() -> None:
    assert offered(result(0), result(1, edition="germany")).streak == 1
    ahead = offered(result(-1), result(0))  # the clock was ahead once
    assert ahead.streak == 1
    assert ahead.last[-1] == result(0)


def test_the_longest_streak_may_be_an_earlier_one() -> None:
    told = offered(result(0), *[result(back) for back in range(10, 25)])
    assert (told.streak, told.longest) == (1, 15)


def test_the_last_week_is_shown_with_today_at_the_end() -> None:
    told = offered(result(0, "lost"), result(3), result(6), result(7))
    assert told.days[-1] == TODAY
    assert len(told.days) == len(told.last) == 7
    assert [one is not None for one in told.last] == [True, False, False, True, False, False, True]
    assert (told.won, len(told.played)) == (2, 3)
    assert told.result == result(0, "lost")


def kept(deal: Deal, **changes: object) -> KeptGame:
    """Return a kept game of a day, with some facts changed."""
    totals = {"": (70, 2), "ada": (99, 1)}
    seats = tuple(
        SeatFacts(
            name=level,
            level=level,
            person=not level,
            total=totals.get(level, (10, 3))[0],
            place=totals.get(level, (10, 3))[1],
        )
        for level in deal.levels
    )
    facts = {
        "edition": deal.edition,
        "rules": deal.edition,
        "board": "x",
        "played": datetime(2026, 11, 20, tzinfo=UTC),
        "seed": deal.seed,
        "over": True,
        "turns": 100,
        "actions": 200,
        "wild_share": 0.1,
        "seats": seats,
    }
    return KeptGame(Path("x"), GameFacts(**{**facts, **changes}))  # type: ignore[arg-type]


@pytest.mark.parametrize("back", [-1, 0, 1, 200])
def test_a_kept_game_is_recognised_as_the_try_of_its_day(back: int) -> None:
    deal = deal_of("usa", TODAY - timedelta(days=back))
    game = kept(deal)
    assert list(tries_among([game], TODAY)) == [(deal, game)]
    told = result_in(deal, game.facts)
    assert (told.day, told.outcome, told.margin) == (deal.day, "lost", -29)
    assert result_in(deal, kept(deal, given_up=True).facts).outcome == "given_up"


def test_practice_and_other_games_are_no_tries() -> None:
    deal = deal_of("usa", TODAY)
    others = kept(deal_of("usa", date(2027, 5, 5))).facts.seats
    games = [
        kept(deal, unrated=True),
        kept(deal, seed=deal.seed + 1),
        kept(deal, edition="germany", rules="germany"),
        kept(deal, seats=others),
        kept(deal, map_hash="0" * 64),
    ]
    assert {seat.level for seat in others} != set(deal.levels)
    assert list(tries_among(games, TODAY)) == []
