"""Measures how smooth the window stays while opponents search in several threads.

Time for which the system keeps the window's thread waiting for a core is not the window's; that for
which it waits for Python's lock is.
"""

import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tests.helpers.own_clock import own_seconds
from tests.perf.window import SIZE, THINK_SECONDS, Stand, move_pointer
from ttr_qt.bots.game_setup import new_table
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.models.setup.choice import GameChoice

BEAT: Final = 10
"""Milliseconds between two beats."""
SMOOTH: Final = 33.0
"""Milliseconds within which nobody notices that something came late."""
_USER: Final = QEvent.Type(QEvent.registerEventType())


@dataclass(slots=True)
class Delays:
    """By how many milliseconds beats, events and frames came late."""

    beats: list[float] = field(default_factory=list)
    """Of a timer."""
    inputs: list[float] = field(default_factory=list)
    """From an event's being posted until all that follows from it is done."""
    frames: list[float] = field(default_factory=list)
    """From the wish for a frame until it is painted."""
    seconds: float = 0.0
    """For how long they were noted."""

    def in_time(self) -> float:
        """Return which part of all of them nobody notices."""
        everything = [*self.beats, *self.inputs, *self.frames]
        return sum(late <= SMOOTH for late in everything) / len(everything)

    def figures(self) -> dict[str, float]:
        """Return the part in time, the 99th percentile and the worst of each kind."""
        result = {"in_time": self.in_time()}
        for name in ("beats", "inputs", "frames"):
            late = sorted(getattr(self, name))
            result[f"{name}_p99"] = late[int(0.99 * len(late))]
            result[f"{name}_worst"] = late[-1]
        return result


class Metronome(QObject):
    """Beats in the window's thread; on every beat the pointer moves and a frame is wanted."""

    def __init__(self, board: QWidget) -> None:
        super().__init__()
        self.delays: Final = Delays()
        self._board = board
        self._count = 0
        self._posted = self._wished = 0.0
        self._due = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self._on_beat)

    def run(self, seconds: float) -> Delays:
        """Beat for some seconds and return what was noted."""
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        self._board.installEventFilter(self)
        began = own_seconds()
        self._due = began + BEAT / 1000
        self._timer.start()
        loop.exec()
        self._timer.stop()
        self.delays.seconds += own_seconds() - began
        self._board.removeEventFilter(self)
        return self.delays

    def _on_beat(self) -> None:
        now = own_seconds()
        self.delays.beats.append(max(0.0, now - self._due) * 1000)
        # Beats that were missed are one beat that came late, not many.
        self._due = now + BEAT / 1000
        self._count += 1
        if not self._posted:
            self._posted = now
            QApplication.postEvent(self, QEvent(_USER))
        if not self._wished:
            self._wished = now
            self._board.update(self._count % 40, 0, 40, 40)

    def customEvent(self, _event: QEvent) -> None:
        """Move the pointer across the board."""
        width, height = self._board.width(), self._board.height()
        across = self._count * 7 % max(width, 1)
        move_pointer(self._board, QPoint(across, (across * 3 // 5) % max(height, 1)))
        self.delays.inputs.append((own_seconds() - self._posted) * 1000)
        self._posted = 0.0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Notice the end of a frame: the beat after a paint event finds it painted."""
        if event.type() == QEvent.Type.Paint and self._wished:
            wished, self._wished = self._wished, 0.0
            QTimer.singleShot(0, self, lambda: self._note_frame(wished))
        return False

    def _note_frame(self, wished: float) -> None:
        self.delays.frames.append((own_seconds() - wished) * 1000)


def thinking_window(stand: Stand, edition: str = "usa", threads: int = 2) -> None:
    """Let the strongest opponents play each other, as fast as they are shown."""
    choice = GameChoice(edition, ("ada",) * 4, person=False)
    stand.window.current_game.open(new_table(choice, ThinkingLimits(THINK_SECONDS, threads), 3))
    stand.settle()


def smoothness(seconds: float) -> dict[str, float]:
    """Return the figures of a window in which the strongest opponents play, with all motion."""
    with tempfile.TemporaryDirectory() as folder:
        stand = Stand(Path(folder), SIZE, motion="normal")
        thinking_window(stand)
        page: Any = stand.window.page
        delays = Metronome(page.board_view.viewport()).run(seconds)
        stand.window.close()
    return delays.figures()
