"""What happens in a game, and the order in which everything that follows it is updated."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from ttr_qt.engine.knowledge.events import Event
from ttr_qt.engine.knowledge.observation import LogEntry
from ttr_qt.models.session.cut_off import CutOff


@dataclass(frozen=True, slots=True)
class Step:
    """An action that was played, as the viewer sees it."""

    ply: int
    """Number of actions played before it."""
    seat: int
    entry: LogEntry
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    """The points of all seats after it."""
    cut_off: tuple[CutOff, ...] = ()
    """The tickets of the viewer whose shortest way it took."""


@dataclass(frozen=True, slots=True)
class Update:
    """A change of a game: one step, or another moment of it."""

    step: Step | None = None
    """None: steps were taken back or jumped to, or another seat is watched; everything has to be
    read again."""


class Updates(QObject):
    """The path of an update to everything that follows a game, in a fixed order.

    Each kind of follower has a signal of its own, so the order never depends on who connected
    first. A follower that raises is reported as any error in a slot, and the others still get
    their turn: if one fails, the game is saved all the same.

    Signals, in the order in which `send` emits them, each with an `Update`:
        models: for item models, which everything that is drawn reads from.
        storage: for what writes the game to the disk; before anything is drawn, so that no fault
            in drawing can lose a step.
        page: for the page that shows the game, which also announces it to screen readers.
        sound: for what is heard; after the page, whose animation it accompanies.
    """

    models = Signal(object)
    storage = Signal(object)
    page = Signal(object)
    sound = Signal(object)

    def send(self, update: Update) -> None:
        """Update all followers, one kind after the other."""
        for signal in (self.models, self.storage, self.page, self.sound):
            signal.emit(update)
