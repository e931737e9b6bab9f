"""Mistakes come back after days, the later the better it went, and never many at once."""

from datetime import UTC, datetime, timedelta

import pytest

from ttr_qt.models.practice.mistake import Mistake
from ttr_qt.models.practice.queue import MOST, MOST_A_DAY, Outcome, PracticeQueue

BEGIN = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)


def mistake(number: int, lost: int = 800) -> Mistake:
    return Mistake(
        game="game",
        ply=number,
        played="deck",
        better="take 1 red",
        severity="mistake",
        chance=4000,
        lost=lost,
        points=500,
    )


def queue_of(count: int) -> PracticeQueue:
    queue = PracticeQueue()
    queue.add("game.json.gz", [mistake(n) for n in range(count)], BEGIN)
    return queue


def interval(queue: PracticeQueue, now: datetime) -> int:
    (entry,) = queue.entries
    return (entry.schedule.due - now).days


def test_a_mistake_comes_back_the_next_day() -> None:
    queue = queue_of(1)
    assert queue.due(BEGIN) == ()
    assert queue.offer(BEGIN).following == BEGIN + DAY
    assert [entry.mistake.ply for entry in queue.due(BEGIN + DAY)] == [0]


def test_what_was_noted_is_noted_once() -> None:
    """Changes are made again on top of what another copy of the program has written."""
    queue, later = queue_of(1), BEGIN + 2 * DAY
    assert queue.note(("game", 0), Outcome.SHOWN, BEGIN + DAY)
    assert queue.note(("game", 0), Outcome.AT_ONCE, later)
    before = queue.entries
    assert not queue.note(("game", 0), Outcome.SHOWN, BEGIN + DAY)
    assert not queue.note(("game", 0), Outcome.AT_ONCE, later)
    assert queue.entries == before


def test_it_comes_back_the_later_the_better_it_went() -> None:
    found: dict[Outcome, list[int]] = {}
    for outcome in Outcome:
        queue, now = queue_of(1), BEGIN + DAY
        found[outcome] = []
        for _ in range(4):
            assert queue.note(("game", 0), outcome, now)
            found[outcome].append(interval(queue, now))
            assert queue.due(now) == ()
            now += timedelta(days=found[outcome][-1])
            assert len(queue.due(now)) == 1
    assert found[Outcome.AT_ONCE] == sorted(set(found[Outcome.AT_ONCE]))
    assert found[Outcome.AT_ONCE][-1] > found[Outcome.LATER][-1] > 0
    assert max(found[Outcome.SHOWN]) <= 2


def test_only_some_come_back_on_one_day() -> None:
    queue, now = queue_of(2 * MOST_A_DAY + 3), BEGIN + 2 * DAY
    for left in range(MOST_A_DAY, 0, -1):
        due = queue.due(now)
        assert len(due) == left
        queue.note(due[0].mistake.key, Outcome.AT_ONCE, now)
    assert queue.due(now) == ()
    assert queue.offer(now).due == 0
    assert len(queue.due(now + DAY)) == MOST_A_DAY


def test_what_is_known_keeps_its_time() -> None:
    queue = queue_of(1)
    queue.note(("game", 0), Outcome.AT_ONCE, BEGIN)
    before = queue.entries
    assert not queue.add("game.json.gz", [mistake(0)], BEGIN + DAY)
    assert queue.add("game.json.gz", [mistake(0, lost=900)], BEGIN + DAY)
    (entry,) = queue.entries
    assert entry.schedule == before[0].schedule
    assert entry.mistake.lost == 900


def test_what_cost_least_makes_room() -> None:
    queue = PracticeQueue()
    queue.add("game.json.gz", [mistake(n, lost=500 + n) for n in range(MOST + 20)], BEGIN)
    assert len(queue.entries) == MOST
    assert min(entry.mistake.lost for entry in queue.entries) == 520


def test_entries_can_be_forgotten() -> None:
    queue = queue_of(3)
    assert queue.drop(lambda entry: entry.mistake.ply == 1)
    assert [entry.mistake.ply for entry in queue.entries] == [0, 2]
    assert not queue.drop(lambda entry: entry.mistake.ply == 1)
    assert not queue.note(("game", 1), Outcome.SHOWN, BEGIN)


@pytest.mark.parametrize("back", [timedelta(days=3), timedelta(days=900)])
def test_a_clock_that_goes_back_does_no_harm(back: timedelta) -> None:
    queue = queue_of(1)
    for now in (BEGIN + DAY, BEGIN - back):
        queue.note(("game", 0), Outcome.AT_ONCE, now)
        assert queue.due(now) == ()
        assert interval(queue, now) >= 1
