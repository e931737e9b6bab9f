"""The bots of a game: who is asked for a decision, and who stands in where that one fails."""

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from ttr_qt.engine import Action
from ttr_qt.engine.bots import Bot, Request
from ttr_qt.models.session.bot_worker import GRACE_SECONDS, BotWorker, Fault
from ttr_qt.models.session.source import Seat

CLOSING_SECONDS: Final = 0.5
"""How long `BotDriver.close` waits at the most for bots that think."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """Notice that another decides instead of a seat's bot, this once."""

    seat: int
    ply: int
    fault: Fault
    any_action: bool = False
    """Whether the other failed too, and just any action is played."""


class BotDriver(QObject):
    """Asks the bots of the seats, one at a time, and gets a legal action in any case.

    Signals:
        answered: (ply, action), legal.
        stood_in: a `StandIn`.
        thinking_changed: `thinking` has changed.
    """

    answered = Signal(int, object)
    stood_in = Signal(object)
    thinking_changed = Signal()

    def __init__(
        self,
        seats: Sequence[Seat],
        make_stand_in: Callable[[], Bot],
        grace: float = GRACE_SECONDS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._workers = {
            number: BotWorker(seat.make_bot, seat.time_limit, grace, self)
            for number, seat in enumerate(seats)
            if seat.make_bot is not None
        }
        self._stand_in = BotWorker(make_stand_in, GRACE_SECONDS * 5, grace, self)
        for worker in self._workers.values():
            worker.answered.connect(self._on_answered)
            worker.failed.connect(self._on_failed)
        self._stand_in.answered.connect(self._on_answered)
        self._stand_in.failed.connect(self._on_stand_in_failed)
        self._request: Request | None = None
        """The decision that is awaited."""

    @property
    def thinking(self) -> int | None:
        """The seat for which a decision is awaited."""
        return None if self._request is None else self._request.observation.seat

    def ask(self, request: Request) -> None:
        """Let the bot of the seat that is to move think."""
        self._set_request(request)
        self._workers[request.observation.seat].ask(request)

    def hurry(self) -> None:
        """Ask the bot that is thinking to answer at once."""
        if self.thinking is not None:
            self._workers[self.thinking].hurry()

    def cancel(self) -> None:
        """Cancel the request and discard its answer."""
        for worker in (*self._workers.values(), self._stand_in):
            worker.cancel()
        self._set_request(None)

    def close(self) -> None:
        """Cancel, and wait for a moment until no thread is left."""
        self.cancel()  # all are told to stop before the first is waited for
        deadline = time.monotonic() + CLOSING_SECONDS
        for worker in (*self._workers.values(), self._stand_in):
            worker.close(deadline)

    @Slot(int, object)
    def _on_answered(self, ply: int, action: Action) -> None:
        self._set_request(None)
        self.answered.emit(ply, action)

    @Slot(int, object)
    def _on_failed(self, ply: int, fault: Fault) -> None:
        request = self._request
        if request is None:
            return
        self.stood_in.emit(StandIn(request.observation.seat, ply, fault))
        if request is self._request:  # a receiver may have taken something back
            self._stand_in.ask(replace(request, stop=threading.Event()))

    @Slot(int, object)
    def _on_stand_in_failed(self, ply: int, fault: Fault) -> None:
        request = self._request
        if request is None:
            return
        self.stood_in.emit(StandIn(request.observation.seat, ply, fault, any_action=True))
        if request is self._request:
            # The game goes on in any case: the first action is always a legal one.
            self._on_answered(ply, request.observation.legal_actions[0])

    def _set_request(self, request: Request | None) -> None:
        before = self.thinking
        self._request = request
        if self.thinking != before:
            self.thinking_changed.emit()
