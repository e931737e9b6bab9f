"""Movement on the board: shows what a step did, one step at a time."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QVariantAnimation

from ttr_qt.engine import Observation
from ttr_qt.models.session.updates import Step
from ttr_qt.views.board_display.board_marks import standing_passengers
from ttr_qt.views.board_display.movements import Movements
from ttr_qt.views.board_display.step_movements import LONGEST, StepMovements
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.position import BoardPosition
from ttr_qt.views.theme.style import Style


class BoardMotion(QObject):
    """Plays what a step does to the board.

    It begins from the position shown last. What stays at the end is the position after the step
    as far as its events say; `set_position` puts everything right.
    """

    def __init__(self, style: Style, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._style, self._scene = style, scene
        self._position = BoardPosition()
        self._next: Observation | None = None
        """The position to show when nothing moves any more."""
        self.timeline = Movements()
        """What moves now, or moved last."""
        self._done: Callable[[], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self.show_moment)
        self._clock.finished.connect(self._finish)

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._done is not None

    @property
    def duration(self) -> int:
        """Milliseconds that the movement takes at the pace that is set."""
        return self._clock.duration()

    @property
    def position(self) -> BoardPosition:
        """The position shown last."""
        return self._position

    def set_position(self, view: Observation) -> None:
        """Show a position at once; what moves is brought to its end first."""
        self.skip()
        self._position = position_of(view)
        self._scene.show_position(self._position)

    def settle(self, view: Observation) -> None:
        """Show a position as soon as nothing moves."""
        if self.running:
            self._next = view
        else:
            self.set_position(view)

    def animate(self, step: Step, done: Callable[[], None]) -> None:
        """Show what a step did, and call ``done`` when everything stands still."""
        self.skip()
        self._done = done
        self.timeline = StepMovements(self._scene, self._position).of(step)
        duration = self._style.motion.ms(min(self.timeline.duration, LONGEST))
        if duration == 0:
            self._finish()
            return
        if not self._style.motion.travels:
            self.timeline.fade_in_instead()
        self.show_moment(0.0)
        self._clock.setDuration(duration)
        self._clock.start()

    def skip(self) -> None:
        """Bring everything that moves to its end, at once."""
        if self._done is not None:
            self._clock.stop()
            self._finish()

    def show_moment(self, part: float) -> None:
        """Show the movement at a moment between its beginning (0) and its end (1)."""
        self.timeline.show(part * self.timeline.duration)

    def _finish(self) -> None:
        self.timeline.show_end()
        for item in self.timeline.passing:
            self._scene.removeItem(item)
        self.timeline = Movements()
        done, self._done = self._done, None
        after, self._next = self._next, None
        if after is not None:
            self.set_position(after)
        if done is not None:
            done()


def position_of(view: Observation) -> BoardPosition:
    """Return what a board shows of a position; who travels stands where the journey has led."""
    return BoardPosition(view.owners, view.scores, view.goods_left, standing_passengers(view))
