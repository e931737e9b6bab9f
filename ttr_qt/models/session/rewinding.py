"""Going back in a game: what it costs, how far it goes, and what is kept with the game of it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Literal, Protocol

from ttr_qt.engine.game import Setup
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    Event,
    MarketChanged,
    TicketsDealt,
    TicketsKept,
    TicketsShown,
    TurnBegan,
)

UndoKind = Literal["none", "free", "take_back"]
"""Nothing to undo; the last action, at no cost; one's last turn, after which nothing counts."""

UNRATED: Final = "unrated"
"""What a save says of a game that must not count for anybody's rating."""
GIVEN_UP: Final = "given_up"
"""What a save says of a game that the person has given up."""
DAY: Final = "day"
"""Where a save says of which day it is the game, see `todays_deal`."""
Unrated = Literal["take_back", "hint", "known_cards"]
"""Why a game does not count for a rating any more."""

_REVEALING: Final = (CardsDrawn, MarketChanged, TicketsShown, TicketsDealt)
"""What shows the one who acts something that nobody could know before."""


class Played(Protocol):
    """An action that was played."""

    @property
    def seat(self) -> int:
        """Who played it."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What came of it."""


def reveals(step: Played, seat: int) -> bool:
    """Tell whether an action showed ``seat`` anything hidden; what others decide always does."""
    if step.seat != seat:
        return True
    return any(
        isinstance(event, _REVEALING)
        # With the last choice of the set-up all hear how many tickets the others have kept.
        or (isinstance(event, TicketsKept) and event.seat != seat)
        for event in step.events
    )


def undo_kind(steps: Sequence[Played], seat: int) -> UndoKind:
    """Return what going back would mean for ``seat`` after these steps."""
    if last_turn(steps, seat) is None:
        return "none"
    return "take_back" if reveals(steps[-1], seat) else "free"


def last_turn(steps: Sequence[Played], seat: int) -> int | None:
    """Return where the last turn of ``seat`` that was begun starts; None: it had none yet."""
    start = next((n for n in reversed(range(len(steps))) if steps[n].seat == seat), None)
    while start and steps[start - 1].seat == seat and not ends_turn(steps[start - 1]):
        start -= 1
    return start


def ends_turn(step: Played) -> bool:
    """Tell whether another turn began after an action."""
    return any(isinstance(event, TurnBegan) for event in step.events)


def is_unrated(setup: Setup) -> bool:
    """Tell whether a game does not count for anybody's rating."""
    return says_unrated(setup.extra)


def says_unrated(extra: Mapping[str, Any]) -> bool:
    """Tell the same by what is kept with a game."""
    return extra.get(UNRATED) is True


def unrated(setup: Setup) -> Setup:
    """Return the same with the mark that the game does not count."""
    return replace(setup, extra={**setup.extra, UNRATED: True})


def rated(setup: Setup) -> Setup:
    """Return the same without any mark, as a new deal needs it."""
    return _without(_without(resumed(setup), UNRATED), DAY)


def is_given_up(setup: Setup) -> bool:
    """Tell whether the person has given a game up, which is lost then."""
    return setup.extra.get(GIVEN_UP) is True


def given_up(setup: Setup) -> Setup:
    """Return the same with the mark that the person has given up."""
    return replace(setup, extra={**setup.extra, GIVEN_UP: True})


def resumed(setup: Setup) -> Setup:
    """Return the same without that mark, as a game needs it that is played on."""
    return _without(setup, GIVEN_UP)


def _without(setup: Setup, mark: str) -> Setup:
    return replace(setup, extra={key: v for key, v in setup.extra.items() if key != mark})
