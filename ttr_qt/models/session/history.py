"""A game looked back at: its turns, and how the scores went."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ttr_qt.engine import Observation, RuleSet, parse_action
from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.engine.knowledge.events import (
    CrossingMade,
    GameEnded,
    RouteClaimed,
    TicketDone,
    TurnBegan,
)
from ttr_qt.models.session.updates import Step


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did in one of its turns."""

    seat: int
    number: int
    """Among the turns of this seat, from 1, see `turn_numbers`."""
    steps: tuple[Step, ...]
    value: int
    """Points of the seat after it; where there are none (First Journey), tickets done."""
    gained: int
    """The points gained in this turn."""


def turn_numbers(steps: Sequence[Step], rules: RuleSet) -> tuple[int, ...]:
    """Return which turn it is after each step, as people count.

    That is how many turns the seat to move has begun, this one among them: everybody's first turn
    is turn 1, and so is the set-up. After the last step it is the turn with which the game ended.
    """
    begun: Counter[int] = Counter()
    if steps and rules.instant_tickets:  # no set-up ends before the first turn
        begun[steps[0].seat] = 1
    number = 1
    numbers = []
    for step in steps:
        for event in step.events:
            if isinstance(event, TurnBegan):
                begun[event.seat] += 1
                number = begun[event.seat]
        numbers.append(number)
    return tuple(numbers)


def turns_of(steps: Sequence[Step], rules: RuleSet) -> tuple[Turn, ...]:
    """Return the turns of a game in the order they were played; the set-up belongs to none."""
    players = len(steps[0].scores) if steps else 0
    values = [0] * players
    turns: list[Turn] = []
    current: list[Step] = []
    playing = rules.instant_tickets  # others choose tickets first
    number = 1
    for step, following in zip(steps, turn_numbers(steps, rules), strict=True):
        ends = any(isinstance(event, TurnBegan | GameEnded) for event in step.events)
        if playing:
            current.append(step)
        if playing and ends:
            seat = step.seat
            value = _value(current, seat, values[seat], rules)
            gained = value - values[seat]
            turns.append(Turn(seat, number, tuple(current), value, gained))
            values[seat] = value
            current = []
        playing = playing or ends
        number = following
    return tuple(turns)


def _value(steps: Sequence[Step], seat: int, before: int, rules: RuleSet) -> int:
    if not rules.instant_tickets:
        return steps[-1].scores[seat]
    events = (event for step in steps for event in step.events if event.seat == seat)
    return before + sum(isinstance(event, TicketDone | CrossingMade) for event in events)


def score_curve(turns: Iterable[Turn], seat: int) -> tuple[int, ...]:
    """Return what a seat had before its first turn and after each of its turns."""
    return (0, *(turn.value for turn in turns if turn.seat == seat))


def leaders(turns: Sequence[Turn], players: int) -> tuple[frozenset[int], ...]:
    """Return who was in front after each turn; nobody as long as all have nothing."""
    values = [0] * players
    found = []
    for turn in turns:
        values[turn.seat] = turn.value
        most = max(values)
        found.append(frozenset(s for s in range(players) if values[s] == most and most > 0))
    return tuple(found)


def fresh_claims(view: Observation) -> dict[str, int]:
    """Return the routes that others claimed since the one who looks last acted, and who did."""
    found = {}
    for entry in reversed(view.log):
        if entry.seat == view.seat:
            break
        if entry.text.startswith("keep"):  # which tickets is not known
            continue
        action = parse_action(entry.text)
        if isinstance(action, ClaimRoute):
            found[action.route] = entry.seat
    return found


def claims_of(turn: Turn) -> tuple[str, ...]:
    """Return the routes claimed in a turn."""
    return tuple(
        event.route
        for step in turn.steps
        for event in step.events
        if isinstance(event, RouteClaimed)
    )
