"""Which cards everybody took and paid since the viewer's last turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CardTaken,
    Event,
    RouteClaimed,
    Travelled,
    TurnBegan,
    events_seen_by,
)
from ttr_qt.engine.rules import PASSENGER_NAME
from ttr_qt.models.company.happenings import NOBODY
from ttr_qt.models.session.updates import Step


@dataclass(frozen=True, slots=True)
class RecentCards:
    """Cards that moved in the last turn of a seat; the empty name is a card that nobody saw."""

    taken: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()


NO_CARDS = RecentCards()


def recent_cards(steps: Sequence[Step], players: int, own: int | None) -> tuple[RecentCards, ...]:
    """Return what each seat took and paid in its last turn.

    ``own`` is the seat of the person, whose next action ends the list and whose cards are known
    anyway; None: everybody's last turn is told, where only bots play or a game is looked at again.
    """
    found: list[RecentCards] = [NO_CARDS] * players
    told: set[int] = set()
    current: int | None = None
    for step in reversed(steps):
        if step.seat == own:
            break
        begins = any(isinstance(event, TurnBegan) for event in step.events)
        if step.seat != current or begins:
            if step.seat in told:
                break
            told.add(step.seat)
            current = step.seat
        one, more = found[step.seat], _moved(events_seen_by(step.events, NOBODY))
        found[step.seat] = RecentCards(more.taken + one.taken, more.paid + one.paid)
    return tuple(found)


def _moved(events: Sequence[Event]) -> RecentCards:
    taken: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    for event in events:
        match event:
            case CardTaken(card=card):
                taken += (card,)
            case CardsDrawn(count=count):
                taken += ("",) * count
            case RouteClaimed(cards=cards):
                paid += tuple(card for card, count in cards for _ in range(count))
            case Travelled(paid=True):
                paid += (PASSENGER_NAME,)
            case _:
                pass
    return RecentCards(taken, paid)
