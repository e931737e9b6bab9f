"""Mistakes that a review found, and how good what is tried instead is."""

import logging
import threading
import weakref
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from ai.reviewing.findings import Judgement, Quality, Review, Step
from ttr_qt.bots.game_setup import replay_of
from ttr_qt.engine import Action, Game
from ttr_qt.models.practice.exercise import Exercise
from ttr_qt.models.practice.mistake import Mistake, Severity
from ttr_qt.models.practice.session import ExerciseSession

if TYPE_CHECKING:  # it loads kernels
    from ai.reviewing.judge import Judge

WORLDS: Final = 128
"""The number of worlds in which what is tried is compared, at least; up to 32 times as many where
that is not clear."""
_CLOSING_SECONDS: Final = 0.5
_LOOK_EVERY: Final = 50
"""Milliseconds between two looks at what is found."""
_SEVERITIES: Final[dict[Quality, Severity]] = {
    Quality.INACCURACY: "inaccuracy",
    Quality.MISTAKE: "mistake",
    Quality.BLUNDER: "blunder",
}
_log = logging.getLogger(__name__)


def mistakes_of(review: Review, seat: int) -> tuple[Mistake, ...]:
    """Return the decisions of a seat for which something better is certain, in their order."""
    found = (_mistake(review, ply, step) for ply, step in enumerate(review.steps))
    return tuple(one for one in found if one is not None and review.steps[one.ply].seat == seat)


def _mistake(review: Review, ply: int, step: Step) -> Mistake | None:
    judged = step.judgement
    if judged is None or judged.better is None:
        return None
    own = next((one.chance for one in judged.options if one.action == step.action), None)
    if own is None:
        return None
    return Mistake(
        game=review.game,
        ply=ply,
        played=step.action,
        better=judged.better,
        severity=_SEVERITIES[judged.quality],
        chance=own,
        lost=max(-judged.loss.chances[step.seat], 0),
        points=lost_lead(judged, step.seat),
    )


def lost_lead(judged: Judgement, seat: int) -> int:
    """Return how much of the lead over the best of the others was given away, in hundredths."""
    points = judged.loss.points
    others = [one for other, one in enumerate(points) if other != seat]
    return max(max(others) - points[seat], 0)


def exercise_session(exercise: Exercise, parent: QObject | None = None) -> ExerciseSession:
    """Return the moment of an exercise, with those who sat at the table."""
    return ExerciseSession(exercise, replay_of(exercise.game).seats, parent)


def own_seat(game: Game) -> int | None:
    """Return the seat of the one person who played, if there was exactly one."""
    people = [place for place, seat in enumerate(replay_of(game).seats) if not seat.level]
    return people[0] if len(people) == 1 else None


@dataclass(frozen=True, slots=True)
class Verdict:
    """How good something is that was tried."""

    action: Action
    quality: Quality
    chance: int
    """To win with it, told so that it fits what was found of what was played."""
    points: int
    """How much of the lead it gives away against the better one, in hundredths."""

    @property
    def solves(self) -> bool:
        """Whether nothing is surely better."""
        return not self.quality.is_loss


class TryJudge(QObject):
    """Judges one try at a time, in another thread, by what the seat could know.

    What was played and what the review found better are known already; anything else is compared
    with both, in the same worlds for all three.

    Signals:
        judged: a `Verdict`; at once where everything is known.
        failed: nothing can be found, see the log.
    """

    judged = Signal(object)
    failed = Signal()

    def __init__(self, worlds: int | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worlds = worlds or WORLDS
        self._judges: list[Judge] = []
        """The one that is used again, once a thread has made it."""
        self._run: _Run | None = None
        self._clock = QTimer(self, interval=_LOOK_EVERY)
        self._clock.timeout.connect(self._look)
        self._runs: list[_Run] = []
        weakref.finalize(self, _drop, self._runs)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.cancel)

    @property
    def thinking(self) -> bool:
        """Whether a verdict is awaited."""
        return self._run is not None

    def judge(self, exercise: Exercise, action: Action) -> None:
        """Judge a legal action in place of any other that is being judged."""
        self.cancel()
        known = _known(exercise, action)
        if known is not None:
            self.judged.emit(known)
            return
        run = self._run = _Run(exercise, action, self._worlds)
        self._runs[:] = [run]
        run.thread = threading.Thread(name="try", target=_judge, args=(run, self._judges))
        run.thread.daemon = True
        run.thread.start()
        self._clock.start()

    @Slot()
    def cancel(self) -> None:
        """Want no verdict any more."""
        if self._run is not None:
            self._run.dropped = True
        self._run = None
        self._clock.stop()

    def close(self) -> None:
        """Cancel, and wait until no thread is left: none of them takes long."""
        run = self._run
        self.cancel()
        for one in (run, *self._runs):
            if one is not None and one.thread is not None:
                one.thread.join(_CLOSING_SECONDS)

    @Slot()
    def _look(self) -> None:
        run = self._run
        if run is None or not (run.failed or run.verdict):
            return
        self.cancel()
        if run.verdict is None:
            self.failed.emit()
        else:
            self.judged.emit(run.verdict)


class _Run:
    """One try, shared with the thread that judges it."""

    def __init__(self, exercise: Exercise, action: Action, worlds: int) -> None:
        self.exercise: Final = exercise
        self.action: Final = action
        self.worlds: Final = worlds
        self.thread: threading.Thread | None = None
        self.dropped = False
        self.failed = False
        self.verdict: Verdict | None = None


def _drop(runs: list[_Run]) -> None:
    for run in runs:
        run.dropped = True


def _known(exercise: Exercise, action: Action) -> Verdict | None:
    """Return what the review found of an action, if it is one of those that it tells of."""
    from ai.reviewing.judge import same_card  # noqa: PLC0415 - loads kernels

    mistake = exercise.mistake
    if action == exercise.better or same_card(action, exercise.better):
        return Verdict(action, Quality.BEST, mistake.best_chance, 0)
    if action == exercise.played or same_card(action, exercise.played):
        return Verdict(action, Quality(mistake.severity), mistake.chance, mistake.points)
    return None


def _judge(run: _Run, judges: "list[Judge]") -> None:
    """Compare what is tried; runs in a thread of its own."""
    try:
        from ai.reviewing.judge import Judge  # noqa: PLC0415 - loads kernels

        try:
            judge = judges.pop()
        except IndexError:
            judge = Judge()
        try:
            if not run.dropped:
                run.verdict = _verdict(run, judge)
        finally:
            judges.append(judge)
    except Exception:  # noqa: BLE001 - thread boundary
        _log.exception("a try was not judged")
        run.failed = True


def _verdict(run: _Run, judge: "Judge") -> Verdict:
    exercise, mistake = run.exercise, run.exercise.mistake
    options = (run.action, exercise.better, exercise.played)
    judged = judge.judge_among(exercise.view, options, run.worlds, seed=mistake.ply + 1)
    quality = judged.quality
    lost = max(-judged.loss.chances[exercise.seat], 0) if quality.is_loss else 0
    points = lost_lead(judged, exercise.seat) if quality.is_loss else 0
    return Verdict(run.action, quality, max(mistake.best_chance - lost, 0), points)
