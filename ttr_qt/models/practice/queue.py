"""When each mistake is due to be tried again: after days, and the later the better it went."""

from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime, timedelta
from enum import Enum, auto
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from ttr_qt.models.practice.mistake import Mistake

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

MOST_A_DAY: Final = 10
MOST: Final = 500
"""Mistakes that are kept; those that cost least make room."""
_FIRST: Final = timedelta(days=1)
"""Until a mistake comes back for the first time."""
_LONGEST: Final = 365
"""Days."""


_YEARS: Final = range(2000, 2200)
"""The years in which anything can be due: with others, dates can't be reckoned."""
Moment = Annotated[datetime, msgspec.Meta(tz=True)]


class Outcome(Enum):
    """How it went to try a mistake again."""

    AT_ONCE = auto()
    LATER = auto()
    """After something that was not good."""
    SHOWN = auto()
    """The answer had to be shown."""


class Schedule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the spacing of one mistake depends on."""

    due: Moment
    last: Moment | None = None
    """When it was tried last."""
    stability: Annotated[float, msgspec.Meta(gt=0, le=100_000)] | None = None
    difficulty: Annotated[float, msgspec.Meta(ge=1, le=10)] | None = None

    def __post_init__(self) -> None:
        if any(one is not None and one.year not in _YEARS for one in (self.due, self.last)):
            raise ValueError("Nobody practises in that year.")


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mistake in the queue."""

    mistake: Mistake
    file: str
    """The name of the game's file among those that are kept."""
    schedule: Schedule


class Offer(msgspec.Struct, frozen=True):
    """What there is to practise."""

    due: int
    """Mistakes that are to be tried today."""
    following: datetime | None
    """When the next one comes back, if there is any."""


class PracticeQueue:
    """All mistakes to be tried again; knows no clock, so each call says what time it is."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._entries = {entry.mistake.key: entry for entry in entries}

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All of them, in the order in which they came."""
        return tuple(self._entries.values())

    def add(self, file: str, mistakes: Iterable[Mistake], now: datetime) -> bool:
        """Add the mistakes of a game; tell whether any was new.

        One that is known keeps its schedule, even if it looks otherwise now.
        """
        before = self.entries
        for mistake in mistakes:
            known = self._entries.get(mistake.key)
            schedule = Schedule(due=now + _FIRST) if known is None else known.schedule
            self._entries[mistake.key] = Entry(mistake=mistake, file=file, schedule=schedule)
        if len(self._entries) > MOST:
            dearest = sorted(self._entries.values(), key=lambda entry: -entry.mistake.lost)[:MOST]
            kept = {entry.mistake.key for entry in dearest}
            self._entries = {key: one for key, one in self._entries.items() if key in kept}
        return self.entries != before

    def due(self, now: datetime) -> tuple[Entry, ...]:
        """Return what is to be tried today and was not yet, the longest overdue first."""
        left = MOST_A_DAY - sum(_day(one.schedule.last) == _day(now) for one in self.entries)
        found = [one for one in self.entries if one.schedule.due <= now]
        found.sort(key=lambda entry: entry.schedule.due)
        return tuple(found[: max(left, 0)])

    def offer(self, now: datetime) -> Offer:
        """Return how much there is to practise."""
        following = min((entry.schedule.due for entry in self.entries), default=None)
        return Offer(len(self.due(now)), following)

    def note(self, key: tuple[str, int], outcome: Outcome, now: datetime) -> bool:
        """Note how it went with a mistake; tell whether that is new, and it is in the queue."""
        entry = self._entries.get(key)
        if entry is None or (entry.schedule.last is not None and now <= entry.schedule.last):
            return False
        schedule = _after(entry.schedule, outcome, now)
        self._entries[key] = msgspec.structs.replace(entry, schedule=schedule)
        return True

    def drop(self, unwanted: Callable[[Entry], bool]) -> bool:
        """Forget entries; tell whether there were any."""
        gone = [key for key, entry in self._entries.items() if unwanted(entry)]
        for key in gone:
            del self._entries[key]
        return bool(gone)


def _day(when: datetime | None) -> date | None:
    """Return the day on the person's calendar."""
    return None if when is None else when.astimezone().date()


def _after(schedule: Schedule, outcome: Outcome, now: datetime) -> Schedule:
    """Return when a mistake comes back after it was tried."""
    from fsrs import Rating  # noqa: PLC0415 - for those who practise

    ratings = {
        Outcome.AT_ONCE: Rating.Good,
        Outcome.LATER: Rating.Hard,
        Outcome.SHOWN: Rating.Again,
    }
    now = now.astimezone(UTC)
    card, _ = _scheduler().review_card(_card(schedule), ratings[outcome], now)
    return Schedule(due=card.due, last=now, stability=card.stability, difficulty=card.difficulty)


def _scheduler() -> "Scheduler":
    """Return what spaces mistakes: by whole days, always in the same way."""
    from fsrs import Scheduler  # noqa: PLC0415 - likewise

    return Scheduler(
        learning_steps=(), relearning_steps=(), maximum_interval=_LONGEST, enable_fuzzing=False
    )


def _card(schedule: Schedule) -> "Card":
    from fsrs import Card, State  # noqa: PLC0415 - likewise

    fresh = schedule.stability is None or schedule.difficulty is None
    return Card(
        card_id=0,
        state=State.Learning if fresh else State.Review,
        stability=schedule.stability,
        difficulty=schedule.difficulty,
        due=schedule.due,
        last_review=None if schedule.last is None else schedule.last.astimezone(UTC),
    )
