"""Hints: the strongest opponent is asked what it would do in the person's place."""

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ai.api import Bot, Choice, Limit, Request, action_of
from ai.levels import LEVELS
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Action, Observation
from ttr_qt.models.hints.advice import Advice, Hint, by_worth, hints_from
from ttr_qt.models.session.bot_worker import BotWorker, Fault

SECONDS: Final = 2.5
_LONGER: Final = 2.0
"""Times as many where tickets are chosen: much follows from that, and it is done seldom."""
_COMPARING: Final = 0.75
"""The part of them, at least, in which what seems good is compared with each other."""
_COMPARED: Final = 12
_SHOWN: Final = 3
CLOSING_SECONDS: Final = 0.5
_TICK: Final = 50
_EXTRA_SECONDS: Final = 120.0
"""Seconds more than asked for, for what has to be compiled or loaded first: one sees that it is,
and may go away."""


@dataclass(slots=True)
class _Notes:
    """What the adviser has found; written by the thread that thinks, read when it has answered."""

    observation: Observation | None = None
    hints: tuple[Hint, ...] = ()
    began: float | None = None
    """When everything was loaded; None before that."""


class _Adviser:
    """Asks a bot and notes all that it thinks of, not just its choice."""

    name = "adviser"

    def __init__(self, make_bot: Callable[[], Bot], seconds: float, notes: _Notes) -> None:
        self._make_bot = make_bot
        self._seconds = seconds
        self._notes = notes

    def choose(self, request: Request) -> Action | Choice:
        """Return what the bot chooses."""
        view = request.observation
        bot = self._make_bot()  # a new one each time: its trees take much memory
        # Not for its answer: what has to be loaded is not to cost time later.
        first = view.legal_actions[:1]
        bot.choose(replace(request, limit=Limit(iterations=1), compare=first))
        began = self._notes.began = time.monotonic()
        seconds = _time_for(view, self._seconds)
        answer = bot.choose(replace(request, limit=Limit(seconds=seconds * (1 - _COMPARING))))
        advice = _advice_of(view, answer)
        compared = tuple(hint.action for hint in hints_from(view, advice, _COMPARED))
        if isinstance(answer, Choice) and len(compared) > 1:
            left = seconds - (time.monotonic() - began)  # a clear case takes less than it may
            limit = Limit(seconds=max(left, seconds * _COMPARING))
            other = bot.choose(replace(request, limit=limit, compare=compared))
            advice = _with_choice_first(_advice_of(view, other), answer.action)
        self._notes.hints = hints_from(view, advice, _SHOWN)
        self._notes.observation = view
        return answer


def _time_for(view: Observation, seconds: float) -> float:
    """Return how many seconds a decision gets that would usually get ``seconds``."""
    return seconds * _LONGER if view.phase in {"mix", "keep"} else seconds


def _with_choice_first(advice: Sequence[Advice], choice: Action) -> list[Advice]:
    """Return advice, the best first, with what the search chose before all others.

    It stays there only if the comparison finds nothing better; what that left out early does not
    get there.
    """
    left = [one for one in advice if one.win is not None] or advice
    first = next((one for one in left if one.action == choice), None)
    return sorted(sorted(advice, key=by_worth), key=lambda one: one is not first)


def _advice_of(view: Observation, answer: Action | Choice) -> list[Advice]:
    """Return all that could be done, the best first, then what was looked at most often."""
    tried = answer.candidates if isinstance(answer, Choice) else ()
    advice = [Advice(one.action, one.visits, one.win, one.score, one.gap) for one in tried]
    if not advice:
        advice.append(Advice(action_of(answer)))
    known = {one.action for one in advice}
    advice += [Advice(action) for action in view.legal_actions if action not in known]
    return advice


def strongest_bot() -> Bot:
    """Return a new bot that plays as well as any here, and compares as reviews do."""
    from ai.bots.level_bots import make_level  # noqa: PLC0415 - loads kernels
    from ai.reviewing.adviser import AdviserBot  # noqa: PLC0415

    threads = ThinkingLimits().used_threads
    return AdviserBot(make_level(LEVELS[-1], threads), threads)


class Hints(QObject):
    """Finder of hints: thinks about one position at a time, in another thread.

    Signals:
        loading: for how many seconds what is needed has been loaded; before all progress.
        progressed: the part of the time that has gone, from 0 to 1.
        answered: the hints, a tuple of `Hint`, the best one first.
        failed: there is nothing to advise.
    """

    loading = Signal(float)
    progressed = Signal(float)
    answered = Signal(object)
    failed = Signal()

    def __init__(
        self,
        make_bot: Callable[[], Bot] | None = None,
        seconds: float = SECONDS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._seconds = seconds
        self._notes = _Notes()
        self._asked: Observation | None = None
        self._began = 0.0
        notes, bot = self._notes, make_bot or strongest_bot
        self._worker = BotWorker(
            lambda: _Adviser(bot, seconds, notes), _LONGER * seconds + _EXTRA_SECONDS, parent=self
        )
        self._worker.answered.connect(self._on_answered)
        self._worker.failed.connect(self._on_failed)
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self._on_ticked)

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._asked is not None

    def ask(self, observation: Observation) -> None:
        """Begin to think about a position; answers to earlier requests are dropped."""
        self.cancel()
        self._asked = observation
        self._began, self._notes.began = time.monotonic(), None
        ply = len(observation.log)
        # The same position gets the same advice, as far as the clock allows.
        self._worker.ask(Request(observation, Limit(), threading.Event(), ply, ply))
        self._clock.start()

    @Slot()
    def stop(self) -> None:
        """Want the answer now, as good as it is."""
        self._worker.hurry()

    @Slot()
    def cancel(self) -> None:
        """Cancel the request and discard its answer."""
        self._asked = None
        self._clock.stop()
        self._worker.cancel()

    def close(self) -> None:
        """Cancel, and wait until no thread is left."""
        self.cancel()
        self._worker.close(time.monotonic() + CLOSING_SECONDS)

    @Slot()
    def _on_ticked(self) -> None:
        view, began, now = self._asked, self._notes.began, time.monotonic()
        if view is None:
            return
        if began is None:
            self.loading.emit(now - self._began)
        else:
            self.progressed.emit(min((now - began) / _time_for(view, self._seconds), 1.0))

    @Slot(int, object)
    def _on_answered(self, _ply: int, _action: Action) -> None:
        view, self._asked = self._asked, None
        self._clock.stop()
        if view is None or self._notes.observation is not view:
            return
        self.answered.emit(self._notes.hints)

    @Slot(int, object)
    def _on_failed(self, _ply: int, _fault: Fault) -> None:
        self._asked = None
        self._clock.stop()
        self.failed.emit()
