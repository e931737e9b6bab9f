"""A game that can be shown, whether it is being played or was recorded."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from ttr_qt.engine import Game, GameMap, Observation, RuleSet, Score
from ttr_qt.engine.bots import Bot
from ttr_qt.engine.knowledge.events import NOBODY, Event, RouteClaimed, events_seen_by
from ttr_qt.engine.setup import Setup
from ttr_qt.models.session.bot_worker import TimeLimit
from ttr_qt.models.session.cut_off import CutOff, cut_off_by
from ttr_qt.models.session.updates import Step, Update, Updates
from ttr_qt.models.setup.save_flags import is_unrated


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table and who sits there; in a game, a seat without a bot is a person's."""

    name: str
    make_bot: Callable[[], Bot] | None = None
    """Called in the thread that thinks."""
    time_limit: TimeLimit = None
    """Seconds after which the bot is told to stop."""
    level: str = ""
    """What the opponent is called in lists and files; empty for a person."""
    face: str = ""
    """The portrait of a person; empty: they have chosen none."""

    @property
    def portrait(self) -> str:
        """Whose face is shown; empty: that of somebody who has chosen none."""
        return self.level or self.face


class GameSource(QObject):
    """One moment of a game, as the viewer may know it: the base of all that a board page shows.

    It keeps the current observation for everybody; nobody else needs a copy. `Session` plays a
    game, `Replay` shows a recorded one.

    Signals:
        stepped: the `Step` that was played; sent after `updates`, when everything shows it.
        rewound: another moment is shown; sent after `updates`, likewise.
        thinking_changed: `thinking` has changed.
    """

    stepped = Signal(object)
    rewound = Signal()
    thinking_changed = Signal()

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        *,
        viewer: int,
        person: int | None,
        parent: QObject | None = None,
    ) -> None:
        """Show a game to ``viewer``; ``person`` is the seat that somebody plays here, if any."""
        super().__init__(parent)
        if len(seats) != game.players:
            raise ValueError(
                f"The game has {game.players} players, but {len(seats)} seats were given."
            )
        self.seats: Final = tuple(seats)
        self.updates: Final = Updates(self)
        self._viewer = viewer
        self._person = person
        self._covered = False
        self._game = game
        self._observe()
        self._steps = self._earlier_steps()

    @property
    def observation(self) -> Observation:
        """What the viewer knows now."""
        return self._observation

    @property
    def viewer(self) -> int:
        """The seat whose knowledge is shown."""
        return self._viewer

    @property
    def person(self) -> int | None:
        """The seat that somebody plays here, if any; of several people the one who looks on."""
        return self._person

    @property
    def people(self) -> tuple[int, ...]:
        """All seats that somebody plays here, on one screen."""
        return () if self._person is None else (self._person,)

    @property
    def human_seats(self) -> tuple[int, ...]:
        """All seats of people, whether somebody plays them here or they were on record."""
        return tuple(seat for seat, who in enumerate(self.seats) if not who.level)

    @property
    def covered(self) -> bool:
        """Whether all hands and tickets are face down, the viewer's too."""
        return self._covered

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat.name for seat in self.seats)

    @property
    def map(self) -> GameMap:
        """The map played."""
        return self._game.map

    @property
    def rules(self) -> RuleSet:
        """The rule set played."""
        return self._game.rules

    @property
    def setup(self) -> Setup:
        """What the game was started with."""
        return self._game.setup

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return self._game.setup.seed

    @property
    def ply(self) -> int:
        """Actions played."""
        return self._game.ply

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps so far, as the viewer saw them, also those before this program was started."""
        return tuple(self._steps)

    @property
    def final_scores(self) -> tuple[Score, ...]:
        """The score sheets; empty before the end, since they tell of hidden tickets."""
        return self._game.scores() if self.over else ()

    @property
    def thinking(self) -> int | None:
        """The seat whose bot thinks at the moment; None where none does."""
        return None

    @property
    def unrated(self) -> bool:
        """Whether the game does not count for anybody's rating, now and for ever."""
        return is_unrated(self._game.setup)

    def open_steps(self) -> tuple[Step, ...]:
        """Return all steps of a game that is over, with what was hidden before."""
        if not self.over:
            raise ValueError("The game is still going on.")
        return tuple(replace(step, events=self._game.events_of(step.ply)) for step in self._steps)

    def to_json(self) -> str:
        """Return the game as the text of a save."""
        return self._game.to_json()

    def game_copy(self) -> Game:
        """Return another game in which the same was played so far."""
        return self._game.at(self.ply)

    def _announce(self, step: Step | None) -> None:
        """Update everything that follows: after a step, or (None) at another moment."""
        self.updates.send(Update(step))
        if step is None:
            self.rewound.emit()
        else:
            self.stepped.emit(step)

    def _observe(self) -> None:
        observe = self._game.observe_open if self._covered else self._game.observe
        self._observation = observe(self._viewer)

    def _step_of(self, ply: int, events: tuple[Event, ...]) -> Step:
        """Return an action of the game with what it did, as the viewer saw it."""
        entry, scores = self._game.entry_of(ply), self._game.scores_after(ply)
        seen = events_seen_by(events, NOBODY if self._covered else self._viewer)
        return Step(ply, entry.seat, entry, seen, scores, self._cut_off_by(ply, seen))

    def _cut_off_by(self, ply: int, events: tuple[Event, ...]) -> tuple[CutOff, ...]:
        """Return what a claim of somebody else took from the viewer's tickets."""
        claimed = any(isinstance(e, RouteClaimed) and e.seat != self._viewer for e in events)
        if self._covered or not claimed:
            return ()
        return cut_off_by(self._game.observe_after(ply, self._viewer), events)

    def _earlier_steps(self) -> list[Step]:
        """Return what was played before."""
        return [self._step_of(ply, self._game.events_of(ply)) for ply in range(self.ply)]
