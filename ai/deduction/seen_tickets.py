"""What the public log and one's own tickets tell about where the others are.

Tickets face down are slips: everybody can follow each slip on its way from the pile into an offer,
a hand, under the pile or to the discards, only not what is on it. A seat knows what is on the
slips it gave back itself; where others mix these with more of them, it knows less.
"""

import itertools
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ai.deduction.seen_cards import MisfitError
from ai.searching.worlds import OFFERED
from ttr_qt.engine.board import Board
from ttr_qt.engine.kernel.layout import DISCARDED, IN_PILE
from ttr_qt.engine.knowledge.observation import LogEntry, Observation

Slips = list[int]


@dataclass(slots=True)
class _Trace:
    """One of the slips this seat gave back at some time, wherever it is now."""

    tickets: set[int]
    """Those given back with it and not seen since; it is any of them. Shared by their traces."""
    chances: dict[int, float]
    """How likely it is each slip that this seat has not seen."""
    seen: float = 0.0
    """How likely it is one that this seat has seen meanwhile."""


class SeenTickets:
    """Where the slips are, as far as one seat can tell; fed with the log, entry by entry."""

    def __init__(self, board: Board, seat: int, players: int, first: int) -> None:
        self._board = board
        self._seat = seat
        self._players = players
        record: Any = board.record
        # Slips have numbers like the tickets, so that each is of the same deck as its namesake.
        self._deck_of: list[int] = record["pile_of"][: len(board.tickets)].tolist()
        self._index = {ticket.id: i for i, ticket in enumerate(board.tickets)}
        self._piles = [self._of_deck(range(len(board.tickets)), deck) for deck in self._decks]
        self._hands: list[Slips] = [[] for _ in range(players)]
        self._offers: list[Slips] = [[] for _ in range(players)]
        self._discards: Slips = []
        self._late: set[int] = set()
        """Slips kept after the set-up."""
        self._done = [0] * players
        self._returned = 0
        self._traces: list[_Trace] = []
        # Who has chosen starting tickets, and how many of each deck.
        self._choices: list[tuple[int, Slips]] = []
        rules = board.rules
        self._setting_up = not rules.instant_tickets
        for i in range(players if len(board.decks) == 1 else 0):
            other = (first + i) % players
            if rules.instant_tickets:
                for _ in range(rules.tickets_dealt):
                    self._give(other)
            else:
                self._offer(other, [rules.tickets_dealt])

    def read(self, entry: LogEntry, returned: Sequence[str]) -> None:
        """Take in one entry of the log; ``returned`` is all this seat has given back."""
        verb, *words = entry.text.split()
        if verb == "tickets":
            self._offer(entry.seat, [int(count) for count in words[0].split("+")])
        elif verb == "keep" and words:
            kept = [int(count) for count in words[0].split("+")]
            if self._setting_up:
                self._choose(entry.seat, kept, returned)
            else:
                self._keep(entry.seat, kept, returned)
        elif verb == "swap":
            self._swap(entry.seat, returned)
        for ticket in entry.laid_open:
            self._show(entry.seat, self._index[ticket])

    def write(self, observation: Observation, view: Any, known: Any) -> None:
        """Write to ``known`` what is known; `MisfitError` if the log does not lead to ``view``."""
        counts = tuple(
            tuple(len(self._of_deck(hand, deck)) for deck in self._decks) for hand in self._hands
        )
        heights = tuple(map(len, self._piles))
        offered = tuple(map(len, self._offers))
        if (
            counts != observation.ticket_counts
            or heights != observation.ticket_deck_sizes
            or offered != tuple(view["offer_n"][: self._players].tolist())
        ):
            raise MisfitError
        slips = write_slips(known, self._places(), self._deck_of, self._late)
        mine = {self._index[t.id] for t in (*observation.tickets, *observation.offered_tickets)}
        mine |= {int(ticket) for ticket in view["offer"][self._seat] if ticket >= 0}
        self._write_traces(mine, {slip: i for i, slip in enumerate(slips)}, known)

    def _write_traces(self, mine: set[int], position: dict[int, int], known: Any) -> None:
        """Write the tickets given back, group by group, and the slips where each may be."""
        tickets: list[int] = []
        spots: list[tuple[int, dict[int, float]]] = []
        for _, group in itertools.groupby(self._traces, key=lambda trace: id(trace.tickets)):
            traces = sorted(group, key=lambda trace: trace.seen)
            left = sorted(traces[0].tickets - mine)
            if len(left) > len(traces):
                raise MisfitError
            first = len(tickets)
            # Those most likely to be seen meanwhile are the ones that this seat has again; where
            # they need not be, each ticket left may be on the slip of any of them.
            sure = not any(trace.chances for trace in traces[len(left) :])
            for trace in traces[: len(left)]:
                spots.append((len(spots), trace.chances if sure else _together(traces)))
            known["traced_first"][first : first + len(left)] = first
            tickets += left
        # Where few slips are possible first: they would else be taken by tickets with more.
        spots.sort(key=lambda spot: len(spot[1]))
        known["traced"] = len(tickets)
        known["traced_ticket"][: len(tickets)] = tickets
        for i, (which, chances) in enumerate(spots):
            total = sum(chances.values())
            if not total:
                raise MisfitError
            reached = itertools.accumulate(chance / total for chance in chances.values())
            known["spot_of"][i] = which
            known["spots"][i] = len(chances)
            known["spot_slip"][i, : len(chances)] = [position[slip] for slip in chances]
            known["spot_chance"][i, : len(chances)] = list(reached)

    @property
    def _decks(self) -> range:
        return range(len(self._board.decks))

    def _of_deck(self, slips: Sequence[int], deck: int) -> Slips:
        return [slip for slip in slips if self._deck_of[slip] == deck]

    def _places(self) -> Iterator[tuple[int, int]]:
        """Yield every slip this seat has not seen, and its place as in `KNOWLEDGE`."""
        for pile in self._piles:
            for slip in pile:
                yield slip, IN_PILE
        for other in range(self._players):
            if other != self._seat:
                for slip in self._hands[other]:
                    yield slip, other
                for slip in self._offers[other]:
                    yield slip, OFFERED + other
        for slip in self._discards:
            yield slip, DISCARDED

    def _draw(self, seat: int, deck: int) -> int:
        if not self._piles[deck]:
            raise MisfitError
        slip = self._piles[deck].pop(0)
        if seat == self._seat:
            self._forget(slip)
        return slip

    def _forget(self, slip: int) -> None:
        """Note that this seat sees a slip; what it was matters when all is told."""
        for trace in self._traces:
            trace.seen += trace.chances.pop(slip, 0.0)

    def _offer(self, seat: int, counts: Sequence[int]) -> None:
        for deck, count in enumerate(counts):
            self._offers[seat] += [self._draw(seat, deck) for _ in range(count)]

    def _choose(self, seat: int, kept: Slips, returned: Sequence[str]) -> None:
        """Note a choice of starting tickets; all take effect together (C5)."""
        self._choices.append((seat, kept))
        if len(self._choices) == self._players:
            for chooser, chosen in self._choices:
                self._keep(chooser, chosen, returned)
            self._setting_up = False
            if self._board.rules.reshuffle_after_start:
                for pile in self._piles:
                    self._mix(pile)

    def _keep(self, seat: int, kept: Slips, returned: Sequence[str]) -> None:
        """Let a seat keep so many of its offer and lay the others under their piles (T2)."""
        offer, self._offers[seat] = self._offers[seat], []
        back: Slips = []
        for deck, count in enumerate(kept):
            slips = self._of_deck(offer, deck)
            if count > len(slips):
                raise MisfitError
            self._hands[seat] += slips[:count]
            if not self._setting_up:
                self._late.update(slips[:count])
            self._piles[deck] += slips[count:]
            if count < len(slips) and seat != self._seat:
                self._mix(slips)
            back += slips[count:]
        if seat == self._seat:
            self._trace(back, returned)

    def _trace(self, slips: Slips, returned: Sequence[str]) -> None:
        """Follow the tickets that this seat has just given back on these slips."""
        end = self._returned + len(slips)
        tickets = [self._index[ticket] for ticket in returned[self._returned : end]]
        self._returned = end
        if len(tickets) != len(slips):
            raise MisfitError
        self._traces = [trace for trace in self._traces if trace.tickets]
        for ticket in tickets:
            self._untrace(ticket)
        for deck in self._decks:
            group = set(self._of_deck(tickets, deck))
            self._traces += [_Trace(group, {slip: 1.0}) for slip in self._of_deck(slips, deck)]

    def _untrace(self, ticket: int) -> None:
        """Note that a ticket is seen again."""
        for trace in self._traces:
            trace.tickets.discard(ticket)

    def _mix(self, slips: Slips) -> None:
        """Note that slips changed places so that nobody else can follow each."""
        for trace in self._traces:
            share = sum(trace.chances.get(slip, 0.0) for slip in slips) / max(len(slips), 1)
            if share:
                trace.chances.update(dict.fromkeys(slips, share))

    def _give(self, seat: int) -> None:
        """Draw one ticket into a hand, if there is any (F4, F8)."""
        if self._piles[0]:
            self._hands[seat].append(self._draw(seat, 0))
            self._refill()

    def _refill(self) -> None:
        """If the tickets have run out, make a new pile of those put away (F8)."""
        if not self._piles[0]:
            self._piles[0], self._discards = self._discards, []
            self._mix(self._piles[0])

    def _swap(self, seat: int, returned: Sequence[str]) -> None:
        """Put the tickets of a seat away for new ones (F2, F8)."""
        put_away, self._hands[seat] = self._hands[seat], []
        for _ in range(self._board.rules.tickets_dealt):
            self._give(seat)
        self._discards += put_away
        if seat == self._seat:
            self._trace(put_away, returned)
        self._refill()

    def _show(self, seat: int, ticket: int) -> None:
        """Lay a ticket of a seat open and give it another (F4)."""
        hand = self._hands[seat]
        if not hand:
            raise MisfitError
        traced = [trace for trace in self._traces if ticket in trace.tickets]
        self._untrace(ticket)
        # Of the slips in the hand the likeliest.
        slip = max(hand, key=lambda slip: self._likely(slip, traced))
        if seat != self._seat:
            if traced:
                self._traces.remove(max(traced, key=lambda trace: trace.chances.get(slip, 0.0)))
            for trace in self._traces:
                trace.chances.pop(slip, None)
        hand.remove(slip)
        self._done[seat] += 1
        if self._done[seat] < self._board.rules.tickets_to_win:
            self._give(seat)

    def _likely(self, slip: int, traced: list[_Trace]) -> float:
        """Return how likely a slip is one of ``traced`` or, if there are none, of no trace."""
        chance = sum(trace.chances.get(slip, 0.0) for trace in traced or self._traces)
        return chance if traced else -chance


def _together(traces: Sequence[_Trace]) -> dict[int, float]:
    """Return how likely each slip is one of the traces."""
    chances: dict[int, float] = {}
    for trace in traces:
        for slip, chance in trace.chances.items():
            chances[slip] = chances.get(slip, 0.0) + chance
    return chances


def write_slips(
    known: Any,
    places: Iterator[tuple[int, int]],
    deck_of: Sequence[int],
    late: Collection[int] = (),
) -> Slips:
    """Write the places of slips to ``known`` and return the slips in the order written."""
    slips: Slips = []
    for slip, place in places:
        known["slip_place"][len(slips)] = place
        known["slip_pile"][len(slips)] = deck_of[slip]
        known["slip_late"][len(slips)] = slip in late
        slips.append(slip)
    known["slips"] = len(slips)
    return slips
