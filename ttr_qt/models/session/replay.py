"""A game on record: any moment of it at once, seen from any seat that may be looked at."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NoReturn

from PySide6.QtCore import QObject, Slot

from ttr_qt.engine import Game, Observation
from ttr_qt.engine.events import CrossingMade, LastRoundBegan, TicketConnected, TicketDone
from ttr_qt.models.session.rewinding import unrated
from ttr_qt.models.session.session import Seat, Session, Step

MarkKind = Literal["ticket", "crossing", "last_round"]


@dataclass(frozen=True, slots=True)
class Mark:
    """A moment to be found again: a ticket done, east and west joined, the last round."""

    ply: int
    """Actions played when it was so."""
    kind: MarkKind
    seat: int
    ticket: str = ""


def _nobody() -> NoReturn:
    raise RuntimeError("In a replay nobody decides.")


class Replay(Session):
    """Shows a game again: it has a whole game and stands at one of its moments.

    All that sessions tell is told of that moment. The game it was made from is never changed.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        *,
        person: int | None,
        parent: QObject | None = None,
    ) -> None:
        """Begin at the first moment, seen by ``person`` or, if only bots played, by the first."""
        watched = [replace(seat, make_bot=_nobody) for seat in seats]
        super().__init__(game.at(game.ply), watched, _nobody, viewer=person or 0, parent=parent)
        self._whole = self._game
        self._story: tuple[Step, ...] = ()
        self._marks: tuple[Mark, ...] = ()
        everybody = game.over or person is None
        self.watchable: Final = tuple(range(game.players)) if everybody else (self.viewer,)
        """Seats whose cards may be looked at; before the end only one's own."""
        self._read()
        self._stand_at(0)

    @property
    def length(self) -> int:
        """Actions of the whole game."""
        return self._whole.ply

    @property
    def story(self) -> tuple[Step, ...]:
        """All steps of the whole game, as the one who looks on saw them."""
        return self._story

    @property
    def last_view(self) -> Observation:
        """What the one who looks on knew after the last action."""
        return self._whole.observe(self.viewer)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Moments to be found again, in their order; of tickets as far as they may be known."""
        return self._marks

    @Slot()
    def start(self) -> None:
        """Do nothing: whoever looks on says when it goes on."""

    def jump(self, ply: int) -> None:
        """Stand after the first ``ply`` actions."""
        if not 0 <= ply <= self.length:
            raise ValueError(f"There is no moment {ply}, only 0 to {self.length}.")
        if ply != self.ply:
            self._stand_at(ply)
            self._show_moment()

    def forward(self) -> bool:
        """Let the next action happen, as it was played; return whether there is one."""
        ply = self.ply
        if ply == self.length:
            return False
        self._stand_at(ply + 1)
        self._look()
        self.stepped.emit(self._story[ply])
        return True

    def watch(self, seat: int) -> None:
        """Look on from another seat."""
        if seat not in self.watchable:
            raise ValueError(f"The cards of seat {seat} can't be looked at.")
        ply = self.ply
        self._viewer = seat
        self._game = self._whole
        self._steps = self._past_steps()
        self._read()
        self._stand_at(ply)
        self._show_moment()

    def cut(self) -> Game:
        """Return a game that can be played on from here; it does not count for any rating."""
        game = self._whole.at(self.ply)
        game.setup = unrated(game.setup)
        return game

    def _read(self) -> None:
        """Keep what can be told of the whole game, while all of it stands there."""
        self._story = self.steps
        # Tickets come last of what happened at once: they are drawn over what is beneath them.
        found = self._find_marks(self.open_steps() if self.over else self._story)
        self._marks = tuple(sorted(found, key=lambda mark: (mark.ply, mark.kind == "ticket")))

    def _stand_at(self, ply: int) -> None:
        self._game = self._whole.at(ply)
        self._steps = list(self._story[:ply])
        self._look()

    @staticmethod
    def _find_marks(steps: Iterable[Step]) -> Iterator[Mark]:
        for step in steps:
            for event in step.events:
                match event:
                    case LastRoundBegan():
                        yield Mark(step.ply + 1, "last_round", step.seat)
                    case CrossingMade(seat=seat):
                        yield Mark(step.ply + 1, "crossing", seat)
                    case TicketDone(seat=seat, ticket=ticket):
                        yield Mark(step.ply + 1, "ticket", seat, ticket)
                    case TicketConnected(seat=seat, ticket=ticket):
                        yield Mark(step.ply + 1, "ticket", seat, ticket)
