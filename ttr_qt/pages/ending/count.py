"""The count at the end of a game, step by step, as the rule books tell it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ttr_qt.engine import TicketScore
from ttr_qt.models.records.result import GameResult, Standing
from ttr_qt.views.theme.style import Style

_TICKET_TIME: Final = 620
"""Milliseconds for each ticket, if there are few."""
_BONUS_TIME: Final = 1100
"""Milliseconds for a bonus."""
_MOST_TICKETS_TIME: Final = 12_000
"""All tickets together take so many milliseconds at the most."""
_LEAST_TICKET_TIME: Final = 180


@dataclass(frozen=True, slots=True)
class Tally:
    """What has been counted so far."""

    tickets: tuple[int, ...]
    """How many tickets of each seat."""
    bonus: bool = False
    ranked: bool = False
    """Whether all is counted and the places are known."""
    seat: int | None = None
    """Whose ticket was counted last."""
    ticket: TicketScore | None = None

    def counted(self, standing: Standing) -> tuple[TicketScore, ...]:
        """Return the tickets of a seat that have been counted."""
        return in_order(standing.tickets)[: self.tickets[standing.seat]]

    def done_points(self, standing: Standing) -> int:
        """Return the points for tickets done so far."""
        return sum(ticket.points for ticket in self.counted(standing) if ticket.done)

    def missed_points(self, standing: Standing) -> int:
        """Return the points lost for tickets so far, zero or less."""
        return -sum(ticket.points for ticket in self.counted(standing) if not ticket.done)

    def total(self, standing: Standing) -> int:
        """Return the total so far."""
        if self.ranked:
            return standing.total
        tickets = self.done_points(standing) + self.missed_points(standing)
        bonus = standing.bonus if self.bonus else 0
        return standing.routes + standing.goods + tickets + bonus


def in_order(tickets: Sequence[TicketScore]) -> tuple[TicketScore, ...]:
    """Return tickets in the order they are counted: small ones first."""
    return tuple(sorted(tickets, key=lambda ticket: (ticket.points, ticket.ticket)))


def tallies(result: GameResult) -> tuple[Tally, ...]:
    """Return all states of the count, from routes alone to the final table."""
    seats = len(result.standings)
    by_seat = sorted(result.standings, key=lambda standing: standing.seat)
    everything = tuple(len(standing.tickets) for standing in by_seat)
    final = Tally(everything, bonus=True, ranked=True)
    if result.rules.instant_tickets:  # all lies open already
        return (final,)
    states = [Tally((0,) * seats)]
    for standing in by_seat:
        for ticket in in_order(standing.tickets):
            counts = list(states[-1].tickets)
            counts[standing.seat] += 1
            states.append(Tally(tuple(counts), seat=standing.seat, ticket=ticket))
    if any(standing.bonus for standing in result.standings):
        states.append(replace(states[-1], bonus=True, seat=None, ticket=None))
    return (*states, final)


class Count(QObject):
    """Goes through the count, one state after the other.

    Signals:
        advanced: the `Tally` that holds from now on; the last one is ranked.
    """

    advanced = Signal(object)

    def __init__(self, style: Style, result: GameResult, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._states = tallies(result)
        self._place = 0
        self._motion = style.motion
        tickets = sum(state.ticket is not None for state in self._states)
        self._pause = max(
            _LEAST_TICKET_TIME, min(_TICKET_TIME, _MOST_TICKETS_TIME // max(1, tickets))
        )
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._advance)

    @property
    def tally(self) -> Tally:
        """The present state."""
        return self._states[self._place]

    @property
    def over(self) -> bool:
        """Whether everything is counted."""
        return self._place == len(self._states) - 1

    def start(self) -> None:
        """Begin to count, or show the end at once where nothing is to move."""
        if not self._motion.travels:
            self.skip()
        elif not self.over:
            self._wait()

    def skip(self) -> None:
        """Show the final state at once."""
        self._timer.stop()
        if not self.over:
            self._place = len(self._states) - 1
            self.advanced.emit(self.tally)

    def _wait(self) -> None:
        by_ticket = self.tally.ticket is not None
        self._timer.start(self._motion.ms(self._pause if by_ticket else _BONUS_TIME))

    def _advance(self) -> None:
        self._place += 1
        self.advanced.emit(self.tally)
        if not self.over:
            self._wait()
