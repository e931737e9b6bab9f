"""Moving along a recorded game, by hand or by itself."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ttr_qt.models.session.replay import Replay
from ttr_qt.pages.board.step_animation import StepAnimation

_PACE: Final = 1300
"""Milliseconds from move to move at the usual speed."""


class Playback(QObject):
    """Shows one moment of a replay after the other; what still moves is finished first.

    Signals:
        playing_changed: whether the game goes on by itself.
    """

    playing_changed = Signal(bool)

    def __init__(self, replay: Replay, animation: StepAnimation, parent: QObject) -> None:
        super().__init__(parent)
        self._replay = replay
        self._animation = animation
        self._speed = 1
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._on_time)

    @property
    def playing(self) -> bool:
        """Whether the game goes on by itself."""
        return self._clock.isActive()

    @Slot(int)
    def go_to(self, ply: int) -> None:
        """Show the moment after so many moves; one that follows is seen to happen."""
        self.pause()
        self._show(ply)

    def jump(self, ply: int) -> None:
        """Show the moment after so many moves, without any movement."""
        self.pause()
        self._animation.skip()
        self._replay.jump(ply)

    def step_by(self, moves: int) -> None:
        """Go on or back by some moves, unless the game begins or ends before."""
        wanted = self._replay.ply + moves
        if 0 <= wanted <= self._replay.length:
            self.go_to(wanted)

    def watch(self, seat: int) -> None:
        """Look on from another seat."""
        self._animation.skip()
        self._replay.watch(seat)

    @Slot()
    def toggle(self) -> None:
        """Let the game go on by itself, from the beginning if it is over; or pause."""
        if self.playing:
            self.pause()
            return
        if self._replay.ply == self._replay.length:
            self._show(0)
        self._clock.start(_PACE // self._speed)
        self.playing_changed.emit(True)

    def pause(self) -> None:
        """Stay at this moment."""
        if self.playing:
            self._clock.stop()
            self.playing_changed.emit(False)

    @Slot(object)
    def set_speed(self, speed: int) -> None:
        """Play so many times as fast as usual."""
        self._speed = speed
        if self.playing:
            self._clock.start(_PACE // speed)

    @Slot()
    def _on_time(self) -> None:
        self._show(min(self._replay.ply + 1, self._replay.length))
        if self._replay.ply == self._replay.length:
            self.pause()

    def _show(self, ply: int) -> None:
        self._animation.skip()
        if ply == self._replay.ply + 1:
            self._replay.forward()
        else:
            self._replay.jump(ply)
