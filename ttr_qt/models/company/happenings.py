"""What everybody at the table notices of a game: facts that no hidden card or ticket can change."""

import enum
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ttr_qt.engine.board import Board
from ttr_qt.engine.graph import Parts
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CardTaken,
    CrossingMade,
    DeckShuffled,
    Event,
    GameEnded,
    GoodsCardTaken,
    JourneyEnded,
    LastRoundBegan,
    RouteClaimed,
    TicketDone,
    TicketsKept,
    TurnBegan,
    events_seen_by,
)
from ttr_qt.engine.maps import Route
from ttr_qt.models.session.updates import Step

NOBODY: Final = -1
"""A seat that sees what everybody sees, and nothing else."""
_LONG: Final = 5
"""Spaces from which on a route is a long one, where a map has such."""
_HIGH_MARGIN: Final = 2
"""Somebody who is so many of the dearest routes behind the first is far behind."""
_MANY_TICKETS: Final = 3
"""The same in open tickets, where they decide."""


class Kind(enum.StrEnum):
    """What may happen to somebody; the remarks in the files are sorted by these names."""

    GREETING = "greeting"
    CLAIM = "claim"
    LONG_CLAIM = "long_claim"
    BLOCKED = "blocked"
    """A track between two parts of one's own network was taken, and there is no other."""
    BLOCKING = "blocking"
    """One took such a track."""
    CROWDED = "crowded"
    """The track at the end of one's own line was taken."""
    AMAZED = "amazed"
    """Somebody else claimed one of the longest routes."""
    TICKETS = "tickets"
    LOCOMOTIVE = "locomotive"
    DRAWING = "drawing"
    SHUFFLED = "shuffled"
    AHEAD = "ahead"
    """One took the lead."""
    OVERTAKEN = "overtaken"
    BEHIND = "behind"
    LAST_ROUND = "last_round"
    WON = "won"
    LOST = "lost"
    NARROW = "narrow"
    """One won or lost by very little."""
    JOURNEY = "journey"
    GOODS = "goods"
    TICKET_DONE = "ticket_done"
    """A ticket was laid open, or the crossing made."""


_PLAIN: Final[Mapping[type[Event], Kind]] = {
    CardsDrawn: Kind.DRAWING,
    GoodsCardTaken: Kind.GOODS,
    JourneyEnded: Kind.JOURNEY,
}
"""Events that are one thing, always."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened to a seat."""

    kind: Kind
    seat: int
    ply: int
    turn: int
    """How many turns had begun at the table before the step in which it happened was over."""


class Witness:
    """Reads a game step by step and tells what everybody noticed."""

    def __init__(self, board: Board, players: int) -> None:
        self._map = board.map
        self._rules = board.rules
        self._players = players
        self._closes_parallels = players <= board.rules.parallels_closed_up_to
        self._longest = max(route.length for route in board.map.routes)
        self._claimed: list[list[Route]] = [[] for _ in range(players)]
        self._owners: dict[str, int] = {}
        self._done = [0] * players
        """Tickets that lie open."""
        self._first: int | None = None
        """Who leads alone."""
        self._far_behind: set[int] = set()
        self._shuffles = 0
        self.turn = 0
        """How many turns have begun."""

    def read(self, step: Step) -> tuple[Happening, ...]:
        """Return what everybody noticed of the next step of the game."""
        events = events_seen_by(step.events, NOBODY)
        turn = self.turn
        found = [(kind, seat) for event in events for kind, seat in self._of_event(event)]
        if any(isinstance(event, TurnBegan | GameEnded) for event in events):
            self.turn += 1
            if turn == 0:
                found += [(Kind.GREETING, seat) for seat in range(self._players)]
            found += self._of_standings(step)
        return tuple(Happening(kind, seat, step.ply, turn) for kind, seat in found)

    def _of_event(self, event: Event) -> Iterator[tuple[Kind, int]]:
        seat = event.seat
        match event:
            case RouteClaimed(route=route):
                yield from self._of_claim(seat, route)
            case TicketDone() | CrossingMade():
                self._done[seat] += 1
                yield Kind.TICKET_DONE, seat
            case TicketsKept() if self.turn:  # in the set-up everybody keeps some
                yield Kind.TICKETS, seat
            case CardTaken(card=card):
                # Jokers are no locomotives, so remarks about these would not fit them.
                locomotive = card.startswith("locomotive")
                yield (Kind.LOCOMOTIVE if locomotive else Kind.DRAWING), seat
            case DeckShuffled():
                self._shuffles += 1
                if self._shuffles == 1:  # later it is nothing new
                    yield Kind.SHUFFLED, seat
            case LastRoundBegan() | GameEnded():
                yield from self._of_end(event)
            case _ if type(event) in _PLAIN:
                yield _PLAIN[type(event)], seat

    def _of_end(self, event: Event) -> Iterator[tuple[Kind, int]]:
        for seat in range(self._players):
            if not isinstance(event, GameEnded):
                yield Kind.LAST_ROUND, seat
            else:
                yield (Kind.WON if seat in event.winners else Kind.LOST), seat

    def _of_claim(self, seat: int, route_id: str) -> Iterator[tuple[Kind, int]]:
        route = self._map.route(route_id)
        long = route.length >= min(_LONG, self._longest)
        yield (Kind.LONG_CLAIM if long else Kind.CLAIM), seat
        self._owners[route_id] = seat
        hindered = False
        for other in range(self._players):
            if other == seat:
                continue
            if self._closed_to(other, route):
                if self._joins_parts(other, route):
                    hindered = True
                    yield Kind.BLOCKED, other
                    continue
                if long and self._continues(other, route):
                    yield Kind.CROWDED, other
                    continue
            if route.length == self._longest:
                yield Kind.AMAZED, other
        if hindered:
            yield Kind.BLOCKING, seat
        self._claimed[seat].append(route)

    def _closed_to(self, seat: int, route: Route) -> bool:
        """Tell whether no track between two places is left for a seat that has none there."""
        tracks = (route.id, *self._map.parallels(route.id))
        if any(self._owners.get(track) == seat for track in tracks):
            return False
        return self._closes_parallels or all(track in self._owners for track in tracks)

    def _joins_parts(self, seat: int, route: Route) -> bool:
        """Tell whether a track leads from one part of a seat's network to another."""
        parts = Parts((own.a, own.b) for own in self._claimed[seat]).all()
        ends = [
            next((n for n, part in enumerate(parts) if end in part), None)
            for end in (route.a, route.b)
        ]
        return None not in ends and ends[0] != ends[1]

    def _continues(self, seat: int, route: Route) -> bool:
        """Tell whether a track begins where a line of a seat ends."""
        ends = [end for own in self._claimed[seat] for end in (own.a, own.b)]
        return any(ends.count(end) == 1 for end in (route.a, route.b)) and len(ends) > 2  # noqa: PLR2004

    def _of_standings(self, step: Step) -> Iterator[tuple[Kind, int]]:
        """Tell who leads now, and who is far behind now, if it was otherwise before."""
        counts = self._rules.tickets_to_win
        values = self._done if counts else step.scores
        margin = _MANY_TICKETS if counts else _HIGH_MARGIN * self._dearest()
        best = max(values)
        leaders = [seat for seat in range(self._players) if values[seat] == best]
        first = leaders[0] if len(leaders) == 1 else None
        if first is not None and first != self._first and best > (1 if counts else 0):
            yield Kind.AHEAD, first
            if self._first is not None:
                yield Kind.OVERTAKEN, self._first
        if first is not None:
            self._first = first
        behind = {seat for seat in range(self._players) if best - values[seat] >= margin}
        yield from ((Kind.BEHIND, seat) for seat in sorted(behind - self._far_behind))
        self._far_behind = behind

    def _dearest(self) -> int:
        return self._rules.route_points[self._longest]


def happenings_of(board: Board, players: int, steps: Sequence[Step]) -> tuple[Happening, ...]:
    """Return all that everybody noticed in a game."""
    witness = Witness(board, players)
    return tuple(one for step in steps for one in witness.read(step))
