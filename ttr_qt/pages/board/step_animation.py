"""The animation of a step: cards fly and pieces are set down, until everything is at rest."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QObject, QRect, QTimer, Signal

from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CardTaken,
    Event,
    RouteClaimed,
    TicketDone,
)
from ttr_qt.models.session.updates import Step
from ttr_qt.pages.board.card_flights import Flight, Flights
from ttr_qt.views.theme.style import Style

BOT_STEP: Final = 500
"""The same, unless somebody wants another pace."""
_LONGEST: Final = 1500
_TOLERANCE: Final = 300
"""Milliseconds that a celebration may take longer than it should."""
_FEWER: Final = 4
"""Cards that fly at most for one event; more would only take longer."""


class Places(Protocol):
    """Where on the screen cards come from and go to."""

    def of_seat(self, seat: int, card: str) -> QRect:
        """Return where a card of a seat lies: in the hand of the person, or at a player's mark."""

    def of_market(self, slot: int) -> QRect:
        """Return where an open card lies; 0: the deck."""

    def of_discards(self) -> QRect:
        """Return where paid cards go."""

    def ticket_flight(self, seat: int, ticket: str) -> Flight | None:
        """Return how a ticket that is done gets to where it lies open for all."""


class AnimatedBoard(Protocol):
    """The board, as far as steps are shown on it."""

    def animate(self, step: Step, done: Callable[[], None]) -> None:
        """Show a step; ``done`` is called when everything stands."""

    def skip(self) -> None:
        """Finish at once what moves."""


class Celebration(Protocol):
    """What is shown of a step beyond what moves on the board."""

    def length_of(self, step: Step) -> int:
        """Return for how many milliseconds the game waits for it; 0: it does not."""

    def celebrate(self, step: Step, done: Callable[[], None]) -> None:
        """Show it; ``done`` is called when the game may go on."""

    def skip(self) -> None:
        """End it at once."""


class StepAnimation(QObject):
    """Animates one step after the other.

    Signals:
        started: a step begins to be shown.
        settled: nothing moves any more.
    """

    started = Signal()
    settled = Signal()

    def __init__(
        self,
        style: Style,
        person: int | None,
        board: AnimatedBoard,
        flights: Flights,
        places: Places,
        parent: QObject | None = None,
    ) -> None:
        """Prepare; ``person`` is the seat whose own steps are shown without a pause."""
        super().__init__(parent)
        self._style = style
        self._person = person
        self._board = board
        self._flights = flights
        self._places = places
        self._celebration: Celebration | None = None
        self._open = 0
        self._skipping = False
        self._own = False
        self.bot_step: int = BOT_STEP
        """Milliseconds that each step of an opponent takes at least at normal motion."""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._finish_one)
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.timeout.connect(self.skip)

    @property
    def moving(self) -> bool:
        """Whether a step is still being shown."""
        return self._open > 0

    @property
    def own(self) -> bool:
        """Whether the step shown last is the person's."""
        return self._own

    def celebrate_by(self, celebration: Celebration) -> None:
        """Celebrate what is worth it from now on."""
        self._celebration = celebration

    def set_person(self, person: int | None) -> None:
        """Show the steps of another seat without a pause from now on."""
        self._person = person

    def show_step(self, step: Step) -> None:
        """Show a step; what still moves is finished first."""
        self.skip()
        self._own = step.seat == self._person
        pause = 0 if self._own else self._style.motion.ms(self.bot_step)
        celebration = self._celebration
        self._open = 3 if celebration is None else 4
        self.started.emit()
        length = 0 if celebration is None else celebration.length_of(step)
        self._guard.start(max(_LONGEST, pause, length + _TOLERANCE))
        if pause:
            self._pause.start(pause)
        else:
            self._finish_one()
        self._flights.fly(self._flights_of(step.events), self._finish_one)
        if celebration is not None:
            celebration.celebrate(step, self._finish_one)
        self._board.animate(step, self._finish_one)

    def skip(self) -> None:
        """Show the end of what moves at once."""
        if not self._open or self._skipping:
            return
        self._skipping = True
        try:
            self._board.skip()
            self._flights.skip()
            if self._celebration is not None:
                self._celebration.skip()
            if self._pause.isActive():
                self._pause.stop()
                self._finish_one()
        finally:
            self._skipping = False

    def _finish_one(self) -> None:
        self._open -= 1
        if self._open == 0:
            self._guard.stop()
            self.settled.emit()

    def _flights_of(self, events: Sequence[Event]) -> tuple[Flight, ...]:
        flights: list[Flight] = []
        for event in events:
            flights.extend(self._flights_of_event(event))
        return tuple(flights)

    def _flights_of_event(self, event: Event) -> list[Flight]:
        places, seat = self._places, event.seat
        match event:
            case CardTaken(slot=slot, card=card):
                return [Flight(card, places.of_market(slot), places.of_seat(seat, card))]
            case CardsDrawn(count=count, cards=cards):
                names = cards or ("",) * count
                start = places.of_market(0)
                return [Flight(c, start, places.of_seat(seat, c)) for c in names[:_FEWER]]
            case RouteClaimed(cards=paid):
                names = tuple(card for card, count in paid for _ in range(count))
                end = places.of_discards()
                return [Flight(c, places.of_seat(seat, c), end) for c in names[:_FEWER]]
            case TicketDone(ticket=ticket):
                flight = places.ticket_flight(seat, ticket)
                return [] if flight is None else [flight]
            case _:
                return []
