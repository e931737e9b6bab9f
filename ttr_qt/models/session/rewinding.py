"""Going back in a game: what it costs, and how far it goes."""

from collections.abc import Sequence
from typing import Final, Literal, Protocol

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
