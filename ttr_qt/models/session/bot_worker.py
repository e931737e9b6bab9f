"""Asking a bot for a decision in another thread, without waiting for it."""

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from ttr_qt.engine import Action
from ttr_qt.engine.bots import AnswerError, Bot, Request, action_of
from ttr_qt.threads import interrupt

FaultKind = Literal["error", "illegal", "overrun"]
TimeLimit = float | Callable[[], float] | None
"""Seconds, asked for anew with each request where they may change; None: without end."""

GRACE_SECONDS: Final = 1.0
"""How long a bot that was told to stop may still take to answer."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Fault:
    """What was wrong with an answer."""

    kind: FaultKind
    reason: str


@dataclass(slots=True)
class _Job:
    """A request under way."""

    request: Request
    wanted: bool = True
    """Whether anybody still waits for the answer; only the thread of the window changes it."""
    result: Action | Fault | None = field(default=None)


class BotWorker(QObject):
    """Asks one bot, each time in a thread of its own; lives in the window's, which never waits.

    Makes its bot when it is first needed, in the thread that thinks, and makes a new one after
    one that did not come back. Python's threads and not Qt's: one that never ends can be left
    behind, while Qt would abort the program.

    Signals:
        answered: (ply, action), legal, in the thread of the window.
        failed: (ply, `Fault`), likewise; nothing else comes for that request.
    """

    answered = Signal(int, object)
    failed = Signal(int, object)
    _returned = Signal(object)

    def __init__(
        self,
        make: Callable[[], Bot],
        time_limit: TimeLimit = None,
        grace: float = GRACE_SECONDS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make = make
        self._time_limit = time_limit
        self._grace = grace
        self._holder = _BotHolder(make)
        self._job: _Job | None = None
        self._threads: list[threading.Thread] = []
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._on_time_up)
        self._returned.connect(self._on_returned, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._job is not None

    def ask(self, request: Request) -> None:
        """Begin to think; an earlier request is dropped."""
        self.cancel()
        self._job = _Job(request)
        thread = threading.Thread(
            name=f"seat {request.observation.seat}, ply {request.ply}",
            target=self._work,
            args=(self._holder, self._job),
            daemon=True,
        )
        self._threads = [one for one in self._threads if one.is_alive()]
        self._threads.append(thread)
        thread.start()
        if self._time_limit is not None:
            time_limit = self._time_limit() if callable(self._time_limit) else self._time_limit
            self._clock.start(round(time_limit * 1000))

    def hurry(self) -> None:
        """Ask for an answer at once."""
        if self._job is not None and not self._job.request.stop.is_set():
            self._job.request.stop.set()
            self._clock.start(round(self._grace * 1000))

    def cancel(self) -> None:
        """Cancel the request and discard its answer; the thread ends by itself."""
        self._clock.stop()
        if self._job is not None:
            self._job.wanted = False
            self._job.request.stop.set()
            self._job = None

    def close(self, deadline: float) -> None:
        """Cancel, and wait until no thread is left, until ``time.monotonic`` is there."""
        self.cancel()
        for thread in self._threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        self._interrupt_all()
        self._threads = []

    def _interrupt_all(self) -> None:
        """Interrupt threads that do not end; others may wait behind them for their bot."""
        for thread in self._threads:
            interrupt(thread)

    def _work(self, holder: "_BotHolder", job: _Job) -> None:
        """Answer a request; runs in its own thread."""
        job.result = holder.answer(job.request)
        if job.wanted:
            try:
                self._returned.emit(job)
            except RuntimeError:  # Qt's part of it has gone in this very moment
                return

    @Slot(object)
    def _on_returned(self, job: _Job) -> None:
        if job is not self._job:
            return
        self._clock.stop()
        self._job = None
        ply = job.request.ply
        if isinstance(job.result, Fault):
            self.failed.emit(ply, job.result)
        else:
            self.answered.emit(ply, job.result)

    @Slot()
    def _on_time_up(self) -> None:
        job = self._job
        if job is None:
            return
        if not job.request.stop.is_set():
            self.hurry()
            return
        _log.warning("no answer in time at ply %d", job.request.ply)
        # It does not listen: it is left behind, and the next request finds a new bot.
        self.cancel()
        self._holder = _BotHolder(self._make)
        self._interrupt_all()
        self.failed.emit(job.request.ply, Fault("overrun", "It did not answer in time."))


class _BotHolder:
    """A bot and the lock that keeps it to one request at a time."""

    def __init__(self, make: Callable[[], Bot]) -> None:
        self._make = make
        self._bot: Bot | None = None
        self._lock = threading.Lock()

    def answer(self, request: Request) -> Action | Fault:
        """Return a legal action or what is wrong with the answer; never raises."""
        try:
            with self._lock:
                if self._bot is None:
                    self._bot = self._make()
                answer: object = self._bot.choose(request)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot does
            _log.exception("no answer at ply %d", request.ply)
            return Fault("error", f"{type(error).__name__}: {error}"[:200])
        try:
            action = action_of(answer)
        except AnswerError as error:
            _log.warning("no action at ply %d: %s", request.ply, error)
            return Fault("illegal", str(error))
        if action not in request.observation.legal_actions:
            _log.warning("illegal answer at ply %d: %s", request.ply, action)
            return Fault("illegal", f"{action} is not legal."[:200])
        return action
