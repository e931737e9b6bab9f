"""The analysis of a position of a recorded game, in the background, as long as one stays there."""

import logging
import threading
import weakref
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Action, Observation
from ttr_qt.models.hints.advice import Hint, essence, reasons_for
from ttr_qt.models.hints.ticket_plan import TicketPlan
from ttr_qt.threads import lower_priority

if TYPE_CHECKING:  # it loads kernels
    from ai.reviewing.analysis import Outlook, PositionAnalysis

_LOOK_EVERY: Final = 250
"""Milliseconds between two looks at what is found."""
_SHOWN: Final = 5
_REMEMBERED: Final = 24
"""Positions that are gone on with when one comes back to them; each has up to two megabytes."""
_SURE: Final = 2.0
"""Standard errors that a chance is hardly ever off by."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Analysis:
    """What is found of a position so far."""

    view: Observation
    """What the seat to move knows; nothing else went into it."""
    hints: tuple[Hint, ...]
    """The best actions, the best one first, and what was played, with its own number."""
    played: Action | None
    """What was played, if that is known."""
    playouts: int
    error: float
    """What the chances are hardly ever off by, from 0 to 1."""
    final: bool
    """Whether nothing more is looked for."""


class LiveAnalysis(QObject):
    """Looks for the best actions of one position at a time, in other threads.

    They know nothing of this object, which looks every now and then at what they have found. A
    position that was looked at before is gone on with.

    Signals:
        found: an `Analysis`, better than the one before.
        failed: nothing can be found, see the log.
    """

    found = Signal(object)
    failed = Signal()

    def __init__(self, limits: ThinkingLimits | None = None, parent: QObject | None = None) -> None:
        """Use as many threads as ``limits`` allow when a position is begun."""
        super().__init__(parent)
        self._limits = limits or ThinkingLimits()
        self._works: OrderedDict[Hashable, _Work] = OrderedDict()
        self._current: _Work | None = None
        self._run = _Run()
        self._told: Analysis | None = None
        self._clock = QTimer(self, interval=_LOOK_EVERY)
        self._clock.timeout.connect(self._look)
        # A run is replaced, but the first list that is shared with all of them is not.
        self._stops: list[threading.Event] = []
        weakref.finalize(self, _set_all, self._stops)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.rest)  # Python waits for threads at its end

    @property
    def running(self) -> bool:
        """Whether a position is being looked at."""
        return self._current is not None

    def look_at(self, key: Hashable, view: Observation, played: Action | None = None) -> None:
        """Look at a position, known by its key, in place of any other.

        Args:
            key: what tells the position from others of the same game.
            view: what the seat to move knows, who has something to decide.
            played: what was played there; it is told of in any case.
        """
        self.rest()
        work = self._works.pop(key, None) or _Work(view, played)
        self._works[key] = work
        while len(self._works) > _REMEMBERED:
            self._works.popitem(last=False)
        self._current, self._told = work, None
        self._run = run = _Run()
        self._stops[:] = [run.stop]
        for _ in range(self._limits.used_threads):
            thread = threading.Thread(
                name="analysis", target=_search, args=(work, run), daemon=True
            )
            thread.start()
        self._clock.start()
        self._look()

    @Slot()
    def rest(self) -> None:
        """Stop; nothing more is told of the position."""
        self._run.stop.set()
        self._clock.stop()
        self._current = None

    @Slot()
    def _look(self) -> None:
        """Tell what is new since the last time."""
        work = self._current
        if work is None:
            return
        if self._run.failed:
            self.rest()
            self.failed.emit()
            return
        told = work.told
        if told is not None and told is not self._told:
            self._told = told
            if told.final:
                self._clock.stop()
            self.found.emit(told)


@dataclass(slots=True, eq=False)
class _Run:
    """The time that one stays at a position."""

    stop: threading.Event = field(default_factory=threading.Event)
    failed: bool = False


class _Work:
    """A position and what is found of it; shared with the threads, and no object of Qt's."""

    def __init__(self, view: Observation, played: Action | None) -> None:
        self._view = view
        self._played = played
        self._lock = threading.Lock()
        """Held while the analysis, or what is told of it, is changed."""
        self._analysis: PositionAnalysis | None = None
        self._plan: TicketPlan | None = None
        self._hints: dict[Action, Hint] = {}
        """By action, with what speaks for it."""
        self._told_of: Outlook | None = None
        self.told: Analysis | None = None

    def begin(self) -> "PositionAnalysis":
        """Return the analysis, which is made in the first thread that asks."""
        from ai.reviewing.analysis import PositionAnalysis  # noqa: PLC0415 - loads kernels

        with self._lock:
            if self._analysis is None:
                self._analysis = PositionAnalysis(self._view, self._played)
            return self._analysis

    def tell(self) -> None:
        """Put together what can be told now, unless another thread does."""
        if self._analysis is None or not self._lock.acquire(blocking=False):
            return
        try:
            found = self._analysis.outlook()
            if found is not None and found is not self._told_of:
                self._told_of = found
                self.told = self._put_together(found)
        finally:
            self._lock.release()

    def _put_together(self, found: "Outlook") -> Analysis:
        view, played = self._view, self._played
        different: dict[Hashable, Hint] = {}
        error = 0.0
        for one in found.candidates:
            mark = essence(view, one.action)
            # What was played is told exactly as it was paid, even beside another way to pay.
            if one.action == played and mark in different:
                mark = one.action
            if mark in different:
                continue
            number = len(different) + 1
            if number <= _SHOWN or one.action == played:
                reasons = self._hint(one.action).reasons if number <= _SHOWN else ()
                error = max(error, _SURE * one.error)
                different[mark] = Hint(number, one.action, reasons, one.chance, one.score)
            else:
                different[mark] = Hint(number, one.action, ())
        shown = [
            hint
            for hint in different.values()
            if hint.number <= _SHOWN or (played is not None and hint.action == played)
        ]
        return Analysis(view, tuple(shown), played, found.playouts, error, found.final)

    def _hint(self, action: Action) -> Hint:
        if action not in self._hints:
            self._plan = self._plan or TicketPlan(self._view)
            self._hints[action] = Hint(0, action, reasons_for(self._plan, action))
        return self._hints[action]


def _search(work: _Work, run: _Run) -> None:
    """Look for more, as long as it is wanted and there is more; runs in threads of its own."""
    try:
        from ai.reviewing.appraiser import Appraiser  # noqa: PLC0415 - loads kernels

        lower_priority()
        analysis, appraiser = work.begin(), Appraiser()
        while not run.stop.is_set() and analysis.advance(appraiser):
            work.tell()
        if not run.stop.is_set():
            work.tell()
    except Exception:  # noqa: BLE001 - thread boundary
        _log.exception("a position was not analysed")
        run.failed = True


def _set_all(stops: list[threading.Event]) -> None:
    for stop in stops:
        stop.set()
