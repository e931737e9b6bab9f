"""What is worth remembering of a game that is over, as facts; views put them into words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from ttr_qt.engine import Observation, Score
from ttr_qt.engine.knowledge.events import CrossingMade, RouteClaimed, TicketConnected
from ttr_qt.engine.knowledge.prospects import Ways
from ttr_qt.models.session.history import Turn, claims_of, leaders

MOST: Final = 4
"""So many moments are told at the most."""

MomentKind = Literal[
    "best_turn",
    "led",
    "steady",
    "missed",
    "blocked",
    "near",
    "late",
    "grand",
    "crossing",
    "long_route",
]
_NEAR_SPACES: Final = 3
_DETOUR_SPACES: Final = 4
"""A way that is longer by this much was blocked."""
_LATE_TURNS: Final = 2
_LEAD_TURNS: Final = 3
"""A lead shorter than that is not worth telling."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something to remember.

    Kinds: ``best_turn`` (the most points in a turn: ``points``, ``turn`` and the ``route`` claimed,
    if any), ``led`` (was in front on the board from ``turn`` to the last and did not win),
    ``steady`` (won and was in front from ``turn`` on), ``missed`` (the dearest ticket not done),
    ``blocked`` (likewise, and the hero's tracks were in the way),
    ``near`` (a ticket not done for want of a few ``spaces``), ``late`` (a ticket connected in one
    of the last turns), ``grand`` (the dearest ticket done), ``crossing`` (the first to join east
    and west), ``long_route`` (the longest route claimed).
    """

    kind: MomentKind
    seat: int
    turn: int = 0
    points: int = 0
    spaces: int = 0
    ticket: str = ""
    route: str = ""


@dataclass(frozen=True, slots=True)
class _Story:
    """What moments are found in."""

    view: Observation
    turns: Sequence[Turn]
    scores: Sequence[Score]
    """By seat."""
    hero: int


def moments_of(
    view: Observation, turns: Sequence[Turn], scores: Sequence[Score], hero: int
) -> tuple[Moment, ...]:
    """Return what to remember, at most `MOST`; ``hero`` is whose best turn is told.

    ``turns`` are told in full, as everything is known when a game is over.
    """
    story = _Story(view, turns, scores, hero)
    found: list[Moment] = []
    for find in _FINDERS:
        told = {fact for moment in found for fact in _facts(moment)}
        found += [moment for moment in find(story) if told.isdisjoint(_facts(moment))][:1]
        if len(found) == MOST:
            break
    return tuple(found)


def _facts(moment: Moment) -> set[str]:
    """Return the ticket or the route that a moment is about."""
    return {moment.ticket, moment.route} - {""}


def _best_turn(story: _Story) -> Iterator[Moment]:
    own = [turn for turn in story.turns if turn.seat == story.hero and turn.gained > 0]
    least = 2 if story.view.board.rules.instant_tickets else 1
    if not own:
        return
    best = max(own, key=lambda turn: turn.gained)
    if best.gained >= least:
        route = next(iter(claims_of(best)), "")
        yield Moment("best_turn", story.hero, best.number, points=best.gained, route=route)


def _lead(story: _Story) -> Iterator[Moment]:
    front = leaders(story.turns, story.view.players)
    if not front or len(front[-1]) != 1:
        return
    (seat,) = front[-1]
    start = len(front) - 1
    while start > 0 and front[start - 1] == {seat}:
        start -= 1
    won = story.scores[seat].place == 1
    since = 1 + sum(turn.seat == seat for turn in story.turns[:start])
    last = max(turn.number for turn in story.turns if turn.seat == seat)
    if last - since + 1 >= _LEAD_TURNS:
        yield Moment("steady" if won else "led", seat, since)


def _missed(story: _Story) -> Iterator[Moment]:
    if story.view.board.rules.instant_tickets:
        return
    missed = [
        (ticket.points, seat, ticket.ticket)
        for seat, score in enumerate(story.scores)
        for ticket in score.tickets
        if not ticket.done
    ]
    if missed:
        points, seat, ticket_id = max(missed)
        blocked = seat != story.hero and _in_the_way(story, seat, ticket_id)
        kind: MomentKind = "blocked" if blocked else "missed"
        yield Moment(kind, seat, points=points, ticket=ticket_id)


def _in_the_way(story: _Story, seat: int, ticket_id: str) -> bool:
    """Tell whether the hero's tracks made another's ticket much longer, or impossible."""
    view, ticket = replace(story.view, seat=seat), story.view.board.map.ticket(ticket_id)
    way = Ways(view).between(ticket.a, ticket.b)
    heros = {route for route, owner in view.owners.items() if owner == story.hero}
    without = Ways(view, freed=heros).between(ticket.a, ticket.b)
    return without is not None and (way is None or way.spaces >= without.spaces + _DETOUR_SPACES)


def _near(story: _Story) -> Iterator[Moment]:
    """Find tickets for which few spaces were missing that could still have been claimed."""
    if story.view.board.rules.instant_tickets:
        return
    found = []
    for seat, score in enumerate(story.scores):
        ways = Ways(replace(story.view, seat=seat))
        for ticket in score.tickets:
            if ticket.done:
                continue
            ends = story.view.board.map.ticket(ticket.ticket)
            way = ways.between(ends.a, ends.b)
            if way and way.spaces <= _NEAR_SPACES:
                found.append((way.spaces, -ticket.points, seat, ticket.ticket))
    for spaces, points, seat, ticket_id in sorted(found):
        yield Moment("near", seat, points=-points, spaces=spaces, ticket=ticket_id)


def _late(story: _Story) -> Iterator[Moment]:
    """Find tickets that a claim connected only when the game was nearly over."""
    last = {turn.seat: turn.number for turn in story.turns}
    found = []
    for turn in story.turns:
        if turn.number <= last[turn.seat] - _LATE_TURNS:
            continue
        for step in turn.steps:
            for event in step.events:
                if isinstance(event, TicketConnected) and event.route is not None:
                    points = story.view.board.map.ticket(event.ticket).points
                    found.append((-turn.number, -points, event.seat, event.ticket))
    for number, points, seat, ticket in sorted(found):
        yield Moment("late", seat, -number, points=-points, ticket=ticket)


def _grand(story: _Story) -> Iterator[Moment]:
    done = [
        (ticket.points, seat, ticket.ticket)
        for seat, score in enumerate(story.scores)
        for ticket in score.tickets
        if ticket.done and ticket.points
    ]
    # Of equally dear ones, the person's own goes first.
    for points, seat, ticket_id in sorted(done, key=lambda one: (-one[0], one[1] != story.hero)):
        yield Moment("grand", seat, points=points, ticket=ticket_id)


def _crossing(story: _Story) -> Iterator[Moment]:
    for turn in story.turns:
        for step in turn.steps:
            if any(isinstance(event, CrossingMade) for event in step.events):
                yield Moment("crossing", turn.seat, turn.number)


def _long_route(story: _Story) -> Iterator[Moment]:
    length = {route.id: route.length for route in story.view.board.routes}
    claims = [
        (turn, event)
        for turn in story.turns
        for step in turn.steps
        for event in step.events
        if isinstance(event, RouteClaimed)
    ]
    most = max((length[event.route] for _, event in claims), default=0)
    for turn, event in claims:
        if length[event.route] == most:
            yield Moment("long_route", turn.seat, turn.number, spaces=most, route=event.route)


_FINDERS: Final[tuple[Callable[[_Story], Iterator[Moment]], ...]] = (
    _best_turn,
    _lead,
    _missed,
    _near,
    _crossing,
    _late,
    _grand,
    _long_route,
)
