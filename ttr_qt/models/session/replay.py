"""A recorded game: any moment of it, seen from any seat that may be watched."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QObject

from ttr_qt.engine import Action, Game, Observation
from ttr_qt.engine.knowledge.events import CrossingMade, LastRoundBegan, TicketConnected, TicketDone
from ttr_qt.models.session.source import GameSource, Seat
from ttr_qt.models.session.updates import Step
from ttr_qt.models.setup.save_flags import resumed, unrated

MarkKind = Literal["ticket", "crossing", "last_round"]


@dataclass(frozen=True, slots=True)
class Mark:
    """A moment to be found again: a ticket done, east and west joined, the last round."""

    ply: int
    """Actions played when it was so."""
    kind: MarkKind
    seat: int
    ticket: str = ""


class Replay(GameSource):
    """A recorded game, shown at one of its moments; the game it was made from is never changed."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        *,
        person: int | None,
        shared: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """Begin at the first moment, seen by ``person`` or, if only bots played, by the first.

        In a ``shared`` game several people played: before its end nobody's cards are shown.
        """
        self._whole = game.at(game.ply)
        super().__init__(self._whole, seats, viewer=person or 0, person=None, parent=parent)
        self._covered = shared and not game.over
        self._steps = self._earlier_steps()
        self._all_steps: tuple[Step, ...] = ()
        self._marks: tuple[Mark, ...] = ()
        everybody = game.over or person is None
        own = () if self.covered else (self.viewer,)
        self.watchable: Final = tuple(range(game.players)) if everybody else own
        """Seats whose cards may be looked at; before the end only one's own."""
        self._read_whole()
        self._move_to(0)

    @property
    def length(self) -> int:
        """Actions of the whole game."""
        return self._whole.ply

    @property
    def all_steps(self) -> tuple[Step, ...]:
        """All steps of the whole game, as the viewer saw them."""
        return self._all_steps

    @property
    def final_observation(self) -> Observation:
        """What the viewer knew after the last action."""
        observe = self._whole.observe_open if self.covered else self._whole.observe
        return observe(self.viewer)

    @property
    def next_action(self) -> Action | None:
        """What was played at the moment that is shown; None at the end."""
        return self._whole.actions[self.ply] if self.ply < self.length else None

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Moments to be found again, in their order; of tickets as far as they may be known."""
        return self._marks

    def jump(self, ply: int) -> None:
        """Stand after the first ``ply`` actions."""
        if not 0 <= ply <= self.length:
            raise ValueError(f"There is no moment {ply}, only 0 to {self.length}.")
        if ply != self.ply:
            self._move_to(ply)
            self._announce(None)

    def forward(self) -> bool:
        """Let the next action happen, as it was played; return whether there is one."""
        ply = self.ply
        if ply == self.length:
            return False
        self._move_to(ply + 1)
        self._announce(self._all_steps[ply])
        return True

    def watch(self, seat: int) -> None:
        """Look on from another seat."""
        if seat not in self.watchable:
            raise ValueError(f"The cards of seat {seat} can't be looked at.")
        ply = self.ply
        self._viewer = seat
        self._game = self._whole
        self._steps = self._earlier_steps()
        self._read_whole()
        self._move_to(ply)
        self._announce(None)

    def whole_game(self) -> Game:
        """Return all that is on record, as a game of its own."""
        return self._whole.at(self.length)

    def game_from_here(self) -> Game:
        """Return a game that can be played on from here; it does not count for any rating."""
        game = self._whole.at(self.ply)
        game.setup = unrated(resumed(game.setup))
        return game

    def _read_whole(self) -> None:
        """Keep what can be said of the whole game, while all of it is there."""
        self._all_steps = self.steps
        # Tickets come last of what happened at once: they are drawn over what is beneath them.
        found = self._find_marks(self.open_steps() if self.over else self._all_steps)
        self._marks = tuple(sorted(found, key=lambda mark: (mark.ply, mark.kind == "ticket")))

    def _move_to(self, ply: int) -> None:
        self._game = self._whole.at(ply)
        self._steps = list(self._all_steps[:ply])
        self._observe()

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
