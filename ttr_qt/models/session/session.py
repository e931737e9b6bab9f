"""A game that is being played: whose turn it is, what happens next, undo and redo."""

import hashlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ttr_qt.engine import Action, Game, IllegalActionError
from ttr_qt.engine.actions import EndJourney
from ttr_qt.engine.bots import Bot, Limit, Request
from ttr_qt.engine.savefile import GameSnapshot
from ttr_qt.models.session.bot_driver import BotDriver
from ttr_qt.models.session.bot_worker import GRACE_SECONDS
from ttr_qt.models.session.pacing import Pacing
from ttr_qt.models.session.refusal_reasons import Reason, route_reason, turn_reason
from ttr_qt.models.session.rewinding import UndoKind, last_turn, reveals, undo_kind
from ttr_qt.models.session.source import GameSource, Seat
from ttr_qt.models.session.updates import Step
from ttr_qt.models.setup.save_flags import Unrated, given_up, unrated
from ttr_qt.models.setup.todays_deal import try_in


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that was not played, and why."""

    action: Action
    reason: Reason
    sentence: str


class Session(GameSource):
    """A game with the people and the bots who play it; views send actions, never touch the game.

    Everything but the bots' thinking (see `BotDriver`) happens in the window's thread. The viewer
    is the person or, where only bots play, the seat that is watched.

    Several people take turns at one screen. As soon as the turn of one is over and nothing holds
    the session back, all hands and tickets are `covered`, and the viewer is whoever of them is
    next; `take_seat` says that this person sits there now. Until then only what everybody knows
    can be seen, and bots go on playing. Such a game counts for nobody's rating.

    It has more methods than other classes: half of them is what views ask and want of a game. The
    others decide what happens next, which depends on all of its state at once (who is to move, what
    is held, covered or undone), so that parts of it would have to know each other. What could be
    told apart is: `BotDriver`, `Pacing`, `rewinding` and `refusal_reasons`.

    Signals, beside those of `GameSource`:
        refused: a `Refusal`; nothing has changed.
        stood_in: a `StandIn`.
        paused_changed: whether the game is paused.
        undo_changed: `undo_kind`, `can_redo` or `unrated` has changed.
        became_unrated: the `Unrated` why the game does not count from now on; sent once a game.
        finished: the game is over, and nothing holds it back.
    """

    refused = Signal(object)
    stood_in = Signal(object)
    paused_changed = Signal(bool)
    undo_changed = Signal()
    became_unrated = Signal(str)
    finished = Signal()

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        make_stand_in: Callable[[], Bot],
        *,
        grace: float = GRACE_SECONDS,
        viewer: int = 0,
        parent: QObject | None = None,
    ) -> None:
        """Prepare a game; ``viewer`` is the seat that is watched where no person plays."""
        self._people = tuple(n for n, seat in enumerate(seats) if seat.make_bot is None)
        person = self._people[0] if self._people else None
        super().__init__(
            game,
            seats,
            viewer=viewer if person is None else person,
            person=person,
            parent=parent,
        )
        self._bots = BotDriver(seats, make_stand_in, grace, self)
        self._bots.answered.connect(self._on_answered)
        self._bots.stood_in.connect(self.stood_in)
        self._bots.thinking_changed.connect(self.thinking_changed)
        self.pacing: Final = Pacing(self)
        self.pacing.changed.connect(self._go_on)
        self._holds = 0
        self._paused = False
        self._closed = False
        self._running = False
        self._end_announced = False
        self._at_dead_end = False
        """Whether the person has just travelled to where a journey can only end."""
        self._answer: tuple[int, Action] | None = None
        """What a bot has decided, with its ply, until it may be played."""
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._advance)
        self._undone: list[tuple[Action, ...]] = []
        """What each undo took back, the last one last."""
        if self.shared:
            self._cover()
        self._undo_announced = self._undo_state()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play, all on this screen."""
        return self._people

    @property
    def shared(self) -> bool:
        """Whether several people take turns at this screen."""
        return len(self._people) > 1

    @property
    def unrated(self) -> bool:
        """Whether the game does not count for anybody's rating, now and for ever."""
        return self.shared or super().unrated

    @property
    def single_try(self) -> bool:
        """Whether it is somebody's one try at the game of a day.

        There are no hints then, nothing that was seen is taken back, and nobody is hurried.
        """
        return try_in(self.setup) is not None

    @property
    def thinking(self) -> int | None:
        """The seat whose bot thinks at the moment; None where none does."""
        return self._bots.thinking

    @property
    def paused(self) -> bool:
        """Whether the bots wait."""
        return self._paused

    @property
    def person_to_move(self) -> bool:
        """Whether the person who looks on is to decide."""
        ready = not self._closed and not self.over and not self.covered
        return ready and self._game.seat == self.person

    @property
    def undo_kind(self) -> UndoKind:
        """What `undo` would do now; a game that is over stays so.

        In a single try nothing is taken back that has shown anything. Among several people only the
        last action can be undone, by the person who played it, and only as long as nothing came of
        it that anybody has seen.
        """
        if self._closed or self.over or self.person is None:
            return "none"
        if not self.shared:
            kind = undo_kind(self._steps, self.person)
            return "none" if kind == "take_back" and self.single_try else kind
        last = self._steps[-1] if self._steps else None
        if last is None or last.seat not in self._people or reveals(last, last.seat):
            return "none"
        own = last.seat == self.person or (self.covered and not self._undone)
        return "free" if own else "none"

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing else was played since."""
        return bool(self._undone) and not self._closed and not self.covered

    def unrate(self, why: Unrated) -> None:
        """Let the game not count for anybody's rating any more."""
        if not self.unrated:
            self._game.setup = unrated(self._game.setup)
            self.became_unrated.emit(why)

    def give_up(self) -> None:
        """Let the game be lost for the person, and end all thinking."""
        self._game.setup = given_up(self._game.setup)
        self.close()

    def snapshot(self) -> GameSnapshot:
        """Return this moment of the game, to be saved in another thread while it goes on."""
        return self._game.snapshot()

    @Slot()
    def start(self) -> None:
        """Let the game go on from where it is; before that no bot thinks."""
        self._running = True
        self._go_on()

    @Slot()
    def take_seat(self) -> None:
        """Show the cards of the person who is next: it is that person who looks on now."""
        if self.covered and not self._closed:
            self._covered = False
            self._look_again()

    @Slot(object, result=bool)
    def play(self, action: Action) -> bool:
        """Play an action of the person; return whether it was legal, see also ``refused``."""
        if not self.person_to_move:
            reason = turn_reason(self.observation) or Reason("not_your_turn")
            sentence = f"{action} can't be played: it is not your turn."
            self.refused.emit(Refusal(action, reason, sentence))
            return False
        return self._play(action)

    @Slot()
    def move_now(self) -> None:
        """Ask the bot that thinks to answer at once; not in a try, where it would play worse."""
        if not self.single_try:
            self._bots.hurry()

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
        """Go back to number ``ply`` for good; bots that think are told to stop."""
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
        self._cancel_bots()
        for action in self._undone.pop():
            self._apply(action)
        self._go_on_from_here()

    @Slot()
    def close(self) -> None:
        """End all thinking; afterwards nothing happens any more and no thread is left."""
        if self._closed:
            return
        self._closed = True
        self._next.stop()
        self._answer = None
        self.pacing.go_on()
        self._bots.close()
        self._announce_undo()

    def _go_back(self, ply: int) -> None:
        self._cancel_bots()
        while self.ply > ply:
            self._game.undo()
            self._steps.pop()
        self._end_announced = self._end_announced and self.over
        if self.covered:
            self._cover()
        else:
            self._observe()
        self._go_on_from_here()

    @property
    def _next_person(self) -> int:
        """The person who is to decide, or will be next."""
        players = len(self.seats)
        return min(self._people, key=lambda seat: (seat - self._game.seat) % players)

    @property
    def _cover_due(self) -> bool:
        """Whether the cards of the person who looks on are to be covered for another one."""
        return self.shared and not self.covered and self.person != self._next_person

    def _cover(self) -> None:
        """Turn all cards face down for the person who is next, without announcing it."""
        self._covered = True
        self._viewer = self._person = self._next_person
        self._see_anew()

    def _see_anew(self) -> None:
        """See everything as the viewer does now, also what was played before."""
        self._observe()
        self._steps = self._earlier_steps()

    def _look_again(self) -> None:
        """Show everything as the viewer sees it now, and go on."""
        self._see_anew()
        self._go_on_from_here()

    def _go_on_from_here(self) -> None:
        """Announce another moment of the game, and go on from there."""
        self._announce(None)
        self._announce_undo()
        self._go_on()

    def _go_on(self) -> None:
        """Look what is next, soon: views first finish what they are doing."""
        if self._running and not self._closed:
            self._next.start()

    @Slot()
    def _advance(self) -> None:
        """Play what a bot has decided, ask the next one, end a journey, or announce the end."""
        if self.over:
            self._finish()
        elif self._cover_due and self._holds == 0:
            self._cover()
            self._go_on_from_here()
        elif self._answer is not None:
            if not self._paused and not self._held_back:
                ply, action = self._answer
                self._answer = None
                if ply == self.ply:
                    self._play(action)
        elif self._at_dead_end:
            if not self._held_back:
                self._at_dead_end = False
                self._play(EndJourney())
        elif self._game.seat not in self._people and self.thinking is None and not self._paused:
            self._bots.ask(self._request())

    def _finish(self) -> None:
        """Announce the end, once; then all cards lie open."""
        if self.covered:
            self._covered = False
            self._look_again()
        elif not self._end_announced and not self._held_back:
            self._end_announced = True
            self.finished.emit()

    def _request(self) -> Request:
        """Return the present decision; the same game asks with the same seed."""
        moment = b"%d %d" % (self.seed, self.ply)
        seed = int.from_bytes(hashlib.sha256(moment).digest()[:8], "little")
        view = self._game.observe(self._game.seat)
        return Request(view, Limit(), threading.Event(), seed, self.ply)

    @Slot(int, object)
    def _on_answered(self, ply: int, action: Action) -> None:
        if ply == self.ply and not self._closed:
            self._answer = (ply, action)
            self._go_on()

    @property
    def _held_back(self) -> bool:
        return self._holds > 0 or self.pacing.resting

    @property
    def _can_only_end_journey(self) -> bool:
        actions = self.observation.legal_actions
        return len(actions) == 1 and isinstance(actions[0], EndJourney)

    def _cancel_bots(self) -> None:
        self._answer = None
        self._at_dead_end = False
        self.pacing.go_on()
        self._bots.cancel()

    def _play(self, action: Action) -> bool:
        """Play an action and announce it; return whether it was legal."""
        setting_up = self.observation.setting_up
        try:
            step = self._apply(action)
        except IllegalActionError as error:
            route = getattr(action, "route", None)
            known = isinstance(route, str) and route in self.observation.board.route_index
            reason = route_reason(self.observation, route) if known and route else None
            self.refused.emit(Refusal(action, reason or Reason("not_possible"), str(error)))
            return False
        self._undone.clear()
        self._at_dead_end = self.person_to_move and self._can_only_end_journey
        if not setting_up:
            self._rest_after(step)
        self._announce(step)
        self._announce_undo()
        self._go_on()
        return True

    def _rest_after(self, step: Step) -> None:
        """Let what an opponent did be seen before another one moves."""
        next_moves = self.over or self._game.seat not in {step.seat, *self._people}
        if step.seat not in self._people and next_moves:
            self.pacing.rest(over=self.over)

    def _apply(self, action: Action) -> Step:
        """Play an action and return its step, without announcing it."""
        ply = self.ply
        events = self._game.play(action)
        self._observe()
        step = self._step_of(ply, events)
        self._steps.append(step)
        return step

    def _undo_state(self) -> tuple[UndoKind, bool, bool]:
        return self.undo_kind, self.can_redo, self.unrated

    def _announce_undo(self) -> None:
        state = self._undo_state()
        if state != self._undo_announced:
            self._undo_announced = state
            self.undo_changed.emit()
