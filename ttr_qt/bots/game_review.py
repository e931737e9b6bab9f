"""The review of a game, made in the background while the window goes on."""

import logging
import threading
import time
import weakref
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from ai.reviewing.effort import DEEPER, Effort, can_be_deeper, deepened
from ai.reviewing.findings import Review, fingerprint
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.threads import lower_priority

if TYPE_CHECKING:  # they load kernels
    from ai.reviewing.reviewer import Reviewer
    from ttr_qt.engine import Game

CLOSING_SECONDS: Final = 0.5
_LOOK_EVERY: Final = 200
"""Milliseconds between two looks at what is found."""
_log = logging.getLogger(__name__)


class GameReview(QObject):
    """The review of one game, made in another thread.

    That thread knows nothing of this object, which looks every now and then at what is found.
    Call `cancel` or `close` when it is no longer needed; if it is simply forgotten, the thread
    ends, too.

    Signals:
        progressed: the share of the work that is done, from 0 to 1.
        found: the `Review` as far as it is found; the last one of a run comes always, even of one
            that was cancelled.
        finished: everything is found.
        failed: why nothing can be found, in a sentence.
    """

    progressed = Signal(float)
    found = Signal(object)
    finished = Signal()
    failed = Signal(str)

    def __init__(
        self,
        game: "Game",
        found: Review | None = None,
        *,
        threads: int | None = None,
        effort: Effort | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``found`` is an earlier review to go on with; one of another game is not used.

        The game may be played on meanwhile: what is reviewed is how far it is now.
        """
        super().__init__(parent)
        if found is not None and found.game != fingerprint(game):
            found = None
        threads = threads or ThinkingLimits().used_threads
        self._work = _Work(game.at(game.ply), found, threads, effort)
        self._run: _Run | None = None
        self._threads: list[threading.Thread] = []
        self._told_share = -1.0
        self._told_review: Review | None = None
        self._clock = QTimer(self, interval=_LOOK_EVERY)
        self._clock.timeout.connect(self._look)
        weakref.finalize(self, self._work.stop)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.cancel)  # Python waits for threads at its end

    @property
    def review(self) -> Review | None:
        """What is found so far; None until all positions are valued, roughly."""
        return self._work.review

    @property
    def running(self) -> bool:
        """Whether more is being found."""
        return self._run is not None

    @property
    def share(self) -> float:
        """The share of the work that is done, from 0 to 1."""
        return self._work.share

    @Slot()
    def start(self) -> None:
        """Begin, or go on where it was cancelled."""
        if self._run is not None:
            return
        self._run = self._work.begin()
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        self._threads.append(self._run.thread)
        self._run.thread.start()
        self._clock.start()

    @property
    def can_be_deeper(self) -> bool:
        """Whether everything is found that was wanted, and more can be."""
        review = self._work.review
        return review is not None and self._run is None and can_be_deeper(review)

    @Slot()
    def look_deeper(self) -> None:
        """Find out more than usual; what is found already stays until it is found better."""
        if self.can_be_deeper:
            self._work.look_deeper()
            self.start()

    @Slot()
    def cancel(self) -> None:
        """Stop as soon as what has been begun is done; what is found stays."""
        self._run = None
        self._work.stop()

    def close(self) -> None:
        """Cancel, and wait until no thread is left, but not for long."""
        self.cancel()
        self._clock.stop()
        deadline = time.monotonic() + CLOSING_SECONDS
        for thread in self._threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        self._threads = [thread for thread in self._threads if thread.is_alive()]

    @Slot()
    def _look(self) -> None:
        """Tell what is new since the last time."""
        run = self._run
        ended = not any(thread.is_alive() for thread in self._threads)
        if ended:
            self._clock.stop()
        if (review := self._work.review) is not None and review is not self._told_review:
            self._told_review = review
            self.found.emit(review)
        # A receiver may cancel it, or begin anew.
        if run is None or self._run is not run:
            return
        if (share := self._work.share) != self._told_share:
            self._told_share = share
            self.progressed.emit(share)
        if ended and self._run is run:
            self._run = None
            if run.failed:
                self.failed.emit(
                    self.tr("This game can't be reviewed. The log file has the details.")
                )
            elif not self._work.plies:
                self.failed.emit(
                    self.tr("Nothing has been played in this game yet: there is nothing to review.")
                )
            else:
                self.finished.emit()


@dataclass(slots=True, eq=False)
class _Run:
    """The time from one start to its end."""

    thread: threading.Thread
    stop: threading.Event = field(default_factory=threading.Event)
    failed: bool = False


class _Work:
    """What is to be done and what is found; shared with the threads, and no object of Qt's."""

    def __init__(
        self, game: "Game", found: Review | None, threads: int, effort: Effort | None
    ) -> None:
        self.plies: Final = game.ply
        self.review = found
        """As far as it is found; None until the values of all positions are, roughly."""
        self.share = 0.0 if found is None else found.share
        self._game = game
        self._threads = threads
        self._effort = effort
        self._reviewer: Reviewer | None = None
        self._lock = threading.Lock()
        """Held by the one run that works: the one before may still have to end."""
        self._run: _Run | None = None

    def begin(self) -> _Run:
        """Return a new run, whose thread is still to be started."""
        thread = threading.Thread(name="review", target=lambda: self._do(run), daemon=True)
        run = self._run = _Run(thread)
        return run

    def look_deeper(self) -> None:
        """Have the next run find out more than usual."""
        if self.review is not None:
            self.review, self._effort, self._reviewer = deepened(self.review), DEEPER, None
            self.share = self.review.share

    def stop(self) -> None:
        """Have the run end soon."""
        if self._run is not None:
            self._run.stop.set()

    def _do(self, run: _Run) -> None:
        """Find what is still to be found; runs in its own thread."""
        if not self.plies:
            return
        try:
            lower_priority()
            with self._lock:
                reviewer = self._reviewer = self._reviewer or self._made()
                reviewer.run(self._threads, run.stop, self._note, lower_priority)
        except Exception:  # noqa: BLE001 - thread boundary
            _log.exception("a game was not reviewed")
            run.failed = True

    def _made(self) -> "Reviewer":
        from ai.reviewing.reviewer import Reviewer  # noqa: PLC0415 - loads kernels

        return Reviewer(self._game, self._effort, found=self.review)

    def _note(self, review: Review | None, share: float) -> None:
        if review is not None:
            self.review = review
        self.share = share
