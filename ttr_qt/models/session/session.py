"""One game as a window sees it: who sits where, whose turn it is, and what happens next."""

import hashlib
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ttr_qt.engine import Action, Game, GameMap, IllegalActionError, Observation, RuleSet, Score
from ttr_qt.engine.bots import Bot, Limit, Request
from ttr_qt.engine.events import Event, events_seen_by
from ttr_qt.engine.game import Setup
from ttr_qt.engine.observation import LogEntry
from ttr_qt.engine.savefile import GameSnapshot
from ttr_qt.models.session.bot_worker import FAREWELL_SECONDS, BotWorker, Fault, Patience
from ttr_qt.models.session.refusal_reasons import Reason, route_reason, turn_reason
from ttr_qt.models.session.rewinding import (
    UndoKind,
    Unrated,
    is_unrated,
    last_turn,
    undo_kind,
    unrated,
)

CLOSING_SECONDS: Final = 0.5
"""How long `Session.close` waits at the most for those who think."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there; a seat without a bot is a person's."""

    name: str
    make_bot: Callable[[], Bot] | None = None
    """Called in the thread that thinks."""
    patience: Patience = None
    """Seconds after which the bot is told to stop."""
    level: str = ""
    """What the opponent is called in lists and files; empty for a person."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action that was played, as the one who looks on sees it."""

    ply: int
    """Number of actions played before it."""
    seat: int
    entry: LogEntry
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    """Of all seats, after it."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that was not played, and why."""

    action: Action
    reason: Reason
    sentence: str


@dataclass(frozen=True, slots=True)
class StandIn:
    """Notice that another decides instead of a seat's bot, this once."""

    seat: int
    ply: int
    fault: Fault
    any_action: bool = False
    """Whether the other failed too, and just any action is played."""


class Session(QObject):
    """Owns a game and its seats; views send it intentions and never touch the game.

    Everything but the thinking happens in the thread of the window. What it tells is what the one
    who looks on may know: the person or, where only bots play, the seat that is watched.

    Signals:
        stepped: a `Step`; the observation is already the one after it.
        rewound: steps were taken back or done again, or another seat is watched: everything is to
            be read anew.
        refused: a `Refusal`; nothing has changed.
        thinking_changed: nothing to say beyond `thinking`.
        stood_in: a `StandIn`.
        paused_changed: whether the game is paused.
        time_changed: nothing to say beyond `undo_kind`, `can_redo` and `unrated`.
        became_unrated: the `Unrated` why the game does not count from now on; told once in a game.
        finished: the game is over, and whatever held it back has let go.
    """

    stepped = Signal(object)
    rewound = Signal()
    refused = Signal(object)
    thinking_changed = Signal()
    stood_in = Signal(object)
    paused_changed = Signal(bool)
    time_changed = Signal()
    became_unrated = Signal(str)
    finished = Signal()

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        make_stand_in: Callable[[], Bot],
        *,
        farewell: float = FAREWELL_SECONDS,
        viewer: int = 0,
        parent: QObject | None = None,
    ) -> None:
        """Sit down; ``viewer`` is the seat that is watched where no person plays."""
        super().__init__(parent)
        if len(seats) != game.players:
            raise ValueError(
                f"The game has {game.players} players, but {len(seats)} seats were given."
            )
        persons = [number for number, seat in enumerate(seats) if seat.make_bot is None]
        if len(persons) > 1:
            raise ValueError("Two people at one screen would see each other's cards.")
        self.seats: Final = tuple(seats)
        self.person: Final = persons[0] if persons else None
        self._viewer = viewer if self.person is None else self.person
        self._game = game
        self._minds = {
            number: BotWorker(seat.make_bot, seat.patience, farewell, self)
            for number, seat in enumerate(seats)
            if seat.make_bot is not None
        }
        self._stand_in = BotWorker(make_stand_in, FAREWELL_SECONDS * 5, farewell, self)
        for mind in self._minds.values():
            mind.answered.connect(self._on_answered)
            mind.failed.connect(self._on_failed)
        self._stand_in.answered.connect(self._on_answered)
        self._stand_in.failed.connect(self._on_stand_in_failed)
        self._holds = 0
        self._paused = False
        self._closed = False
        self._running = False
        self._told_end = False
        self._thinking: int | None = None
        self._answer: tuple[int, Action] | None = None
        self._heartbeat = QTimer(self)
        self._heartbeat.setSingleShot(True)
        self._heartbeat.timeout.connect(self._advance)
        self._undone: list[tuple[Action, ...]] = []
        """What each undo took back, the last one last."""
        self._look()
        self._steps = self._past_steps()
        self._told_time = self._time()

    @property
    def observation(self) -> Observation:
        """What the one who looks on knows now."""
        return self._observation

    @property
    def viewer(self) -> int:
        """The seat whose knowledge everything shows."""
        return self._viewer

    @property
    def map(self) -> GameMap:
        """The map played."""
        return self._game.map

    @property
    def rules(self) -> RuleSet:
        """The rule set played."""
        return self._game.rules

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return self._game.setup.seed

    @property
    def setup(self) -> Setup:
        """What the game was started with."""
        return self._game.setup

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
        """All that was played, also before this session."""
        return tuple(self._steps)

    def open_steps(self) -> tuple[Step, ...]:
        """Return all that was played in a game that is over, with what was hidden before."""
        if not self.over:
            raise ValueError("The game is still going on.")
        return tuple(replace(step, events=self._game.events_of(step.ply)) for step in self._steps)

    @property
    def thinking(self) -> int | None:
        """The seat that thinks at the moment."""
        return self._thinking

    @property
    def paused(self) -> bool:
        """Whether the bots wait."""
        return self._paused

    @property
    def person_to_move(self) -> bool:
        """Whether the person is to decide."""
        return not self._closed and not self.over and self._game.seat == self.person

    @property
    def undo_kind(self) -> UndoKind:
        """What `undo` would do now; what is over stays so."""
        if self._closed or self.over or self.person is None:
            return "none"
        return undo_kind(self._steps, self.person)

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing else was played since."""
        return bool(self._undone) and not self._closed

    @property
    def unrated(self) -> bool:
        """Whether the game does not count for anybody's rating, now and for ever."""
        return is_unrated(self._game.setup)

    @property
    def final_scores(self) -> tuple[Score, ...]:
        """The score sheets; empty before the end, since they tell of hidden tickets."""
        return self._game.scores() if self.over else ()

    def unrate(self, why: Unrated) -> None:
        """Let the game not count for anybody's rating any more."""
        if not self.unrated:
            self._game.setup = unrated(self._game.setup)
            self.became_unrated.emit(why)

    def to_json(self) -> str:
        """Return the game as the text of a save."""
        return self._game.to_json()

    def snapshot(self) -> GameSnapshot:
        """Return this moment of the game, to be saved in another thread while it goes on."""
        return self._game.snapshot()

    def on_record(self) -> Game:
        """Return another game in which the same was played so far."""
        return self._game.at(self.ply)

    @Slot()
    def start(self) -> None:
        """Let the game go on from where it is; before that nobody thinks."""
        self._running = True
        self._go_on()

    @Slot(object, result=bool)
    def play(self, action: Action) -> bool:
        """Play an action of the person; return whether it was legal, see also ``refused``."""
        if not self.person_to_move:
            reason = turn_reason(self._observation) or Reason("not_your_turn")
            self._refuse(action, reason, f"{action} can't be played: it is not your turn.")
            return False
        return self._step(action)

    @Slot()
    def move_now(self) -> None:
        """Ask whoever thinks to answer at once."""
        if self._thinking is not None:
            self._minds[self._thinking].hurry()

    @Slot(bool)
    def set_paused(self, paused: bool) -> None:
        """Keep the bots from playing, or let them go on."""
        if paused != self._paused:
            self._paused = paused
            self.paused_changed.emit(paused)
            self._go_on()

    def hold(self) -> None:
        """Hold the next step of a bot back, until as many calls of `release` have followed."""
        self._holds += 1

    def release(self) -> None:
        """Take one hold back."""
        if self._holds == 0:
            raise RuntimeError("Nothing is held back.")
        self._holds -= 1
        self._go_on()

    def rewind(self, ply: int) -> None:
        """Go back to number ``ply`` for good; whoever thinks is told to stop."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"There is no ply {ply}, only 0 to {self.ply}.")
        self._undone.clear()
        self._go_back(ply)

    @Slot()
    def undo(self) -> None:
        """Go back by an action of the person or, if that showed anything hidden, by a turn.

        The latter also undoes what bots did since, and the game no longer counts. All cards lie as
        they lay before: nothing is shuffled anew.
        """
        kind = self.undo_kind
        if kind == "none" or self.person is None:
            return
        start = self.ply - 1 if kind == "free" else last_turn(self._steps, self.person)
        if start is None:
            return
        self._undone.append(self._game.actions[start:])
        self._go_back(start)
        if kind == "take_back":
            self.unrate("take_back")

    @Slot()
    def redo(self) -> None:
        """Do again what the last undo took back, exactly as it was played, by bots too."""
        if not self.can_redo:
            return
        self._forget_answers()
        for action in self._undone.pop():
            self._record(action)
        self._show_moment()

    def _go_back(self, ply: int) -> None:
        self._forget_answers()
        while self.ply > ply:
            self._game.undo()
            self._steps.pop()
        self._told_end = self._told_end and self.over
        self._show_moment()

    def _show_moment(self) -> None:
        """Tell of another moment of the game, and go on from there."""
        self._look()
        self.rewound.emit()
        self._tell_time()
        self._go_on()

    @Slot()
    def close(self) -> None:
        """End all thinking; afterwards nothing happens any more and no thread is left."""
        if self._closed:
            return
        self._closed = True
        self._heartbeat.stop()
        self._forget_answers()
        # All have been told to stop before the first is waited for.
        deadline = time.monotonic() + CLOSING_SECONDS
        for mind in (*self._minds.values(), self._stand_in):
            mind.close(deadline)
        self._tell_time()

    def _go_on(self) -> None:
        """Look what is next, soon: views first finish what they are doing."""
        if self._running and not self._closed:
            self._heartbeat.start(0)

    @Slot()
    def _advance(self) -> None:
        if self.over:
            if not self._told_end and self._holds == 0:
                self._told_end = True
                self.finished.emit()
            return
        seat = self._game.seat
        if self._answer is not None:
            if not self._paused and self._holds == 0:
                ply, action = self._answer
                self._answer = None
                if ply == self.ply:
                    self._step(action)
        elif seat != self.person and self._thinking is None and not self._paused:
            self._set_thinking(seat)
            self._minds[seat].ask(self._request())

    def _request(self) -> Request:
        """Return the present decision; the same game asks with the same seed."""
        told = b"%d %d" % (self.seed, self.ply)
        seed = int.from_bytes(hashlib.sha256(told).digest()[:8], "little")
        view = self._game.observe(self._game.seat)
        return Request(view, Limit(), threading.Event(), seed, self.ply)

    @Slot(int, object)
    def _on_answered(self, ply: int, action: Action) -> None:
        self._set_thinking(None)
        if ply == self.ply and not self._closed:
            self._answer = (ply, action)
            self._go_on()

    @Slot(int, object)
    def _on_failed(self, ply: int, fault: Fault) -> None:
        if ply != self.ply or self._closed:
            self._set_thinking(None)
            return
        self.stood_in.emit(StandIn(self._game.seat, ply, fault))
        if ply == self.ply and not self._closed:  # whoever was told may have done something
            self._stand_in.ask(self._request())

    @Slot(int, object)
    def _on_stand_in_failed(self, ply: int, fault: Fault) -> None:
        # The game goes on in any case; whatever it is, the first action is a legal one.
        if ply == self.ply and not self._closed:
            self.stood_in.emit(StandIn(self._game.seat, ply, fault, any_action=True))
        self._on_answered(ply, self._game.legal_actions()[0])

    def _step(self, action: Action) -> bool:
        """Play a legal action and tell of it; return whether it was legal."""
        try:
            step = self._record(action)
        except IllegalActionError as error:
            route = getattr(action, "route", None)
            known = isinstance(route, str) and route in self._observation.board.route_index
            reason = route_reason(self._observation, route) if known and route else None
            self._refuse(action, reason or Reason("not_possible"), str(error))
            return False
        self._undone.clear()
        self.stepped.emit(step)
        self._tell_time()
        self._go_on()
        return True

    def _record(self, action: Action) -> Step:
        """Play an action and return what was seen of it, without a word."""
        seat, ply = self._game.seat, self.ply
        events = self._game.play(action)
        self._look()
        step = self._seen(self._observation, ply, seat, events)
        self._steps.append(step)
        return step

    def _refuse(self, action: Action, reason: Reason, sentence: str) -> None:
        self.refused.emit(Refusal(action, reason, sentence))

    def _look(self) -> None:
        self._observation = self._game.observe(self._viewer)

    def _seen(self, view: Observation, ply: int, seat: int, events: tuple[Event, ...]) -> Step:
        return Step(ply, seat, view.log[ply], events_seen_by(events, self._viewer), view.scores)

    def _past_steps(self) -> list[Step]:
        """Return what was played before, by playing it again."""
        twin = Game(self._game.setup)
        steps = []
        for ply, action in enumerate(self._game.actions):
            seat = twin.seat
            events = twin.play(action)
            steps.append(self._seen(twin.observe(self._viewer), ply, seat, events))
        return steps

    def _forget_answers(self) -> None:
        self._answer = None
        for mind in (*self._minds.values(), self._stand_in):
            mind.cancel()
        self._set_thinking(None)

    def _time(self) -> tuple[UndoKind, bool, bool]:
        return self.undo_kind, self.can_redo, self.unrated

    def _tell_time(self) -> None:
        now = self._time()
        if now != self._told_time:
            self._told_time = now
            self.time_changed.emit()

    def _set_thinking(self, seat: int | None) -> None:
        if seat != self._thinking:
            self._thinking = seat
            self.thinking_changed.emit()
