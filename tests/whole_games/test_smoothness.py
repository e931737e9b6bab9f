"""The window stays smooth while opponents search in two threads, and while a game is reviewed."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.own_clock import own_seconds
from tests.helpers.window.replays import recorded
from tests.perf.smoothness import Delays, Metronome, thinking_window
from tests.perf.window import Stand
from ttr_qt.pages.review.review_page import ReviewPage

pytestmark = [pytest.mark.slow, pytest.mark.alone]

SIZE = (1280, 720)
ATTEMPTS = 4
"""Other programs may still use the machine; the window must be smooth, not the machine."""
SECONDS = 5.0
WANTED = 0.99
"""Which part of all beats, events and frames must come in time."""


def test_frames_and_input_are_handled_in_time_beside_two_searches(
    qtbot: QtBot, tmp_path: Path
) -> None:
    stand = Stand(tmp_path, SIZE, motion="normal")
    qtbot.addWidget(stand.window)
    thinking_window(stand)
    page: Any = stand.window.page
    began, found = page.session.ply, []
    for _ in range(ATTEMPTS):
        delays = Metronome(page.board_view.viewport()).run(SECONDS)
        assert len(delays.frames) > delays.seconds * 20
        found.append(delays.figures())
        if delays.in_time() >= WANTED:
            break
    else:
        raise AssertionError(f"never smooth: {found}")
    assert page.session.ply > began, "nobody has played"
    stand.window.close()


def test_frames_and_input_are_handled_in_time_beside_a_review(qtbot: QtBot, tmp_path: Path) -> None:
    stand = Stand(tmp_path, SIZE, motion="normal")
    qtbot.addWidget(stand.window)
    stand.window.overlays.review.open(recorded("usa", 2))
    page: Any = stand.window.stack.overlay
    assert isinstance(page, ReviewPage)
    scene = page.scene
    qtbot.waitUntil(lambda: scene.background.tile is not None and not scene.sharpener.pending)
    qtbot.waitUntil(lambda: page.game.review is not None, timeout=120_000)
    found = []
    for _ in range(ATTEMPTS):
        delays = Metronome(page.board_view.viewport()).run(SECONDS)
        assert len(delays.frames) > delays.seconds * 20
        assert any(one.name == "review" for one in threading.enumerate()), "it was over too soon"
        found.append(delays.figures())
        if delays.in_time() >= WANTED:
            break
    else:
        raise AssertionError(f"never smooth: {found}")
    stand.window.close()


# That the measuring would notice


class Sheet(QWidget):
    """Paints nothing, with as much work as a test wants."""

    work: Callable[[], None] = staticmethod(lambda: None)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.work()


@pytest.fixture
def sheet(qtbot: QtBot) -> Sheet:
    sheet = Sheet()
    qtbot.addWidget(sheet)
    sheet.resize(200, 200)
    with qtbot.waitExposed(sheet):
        sheet.show()
    return sheet


def measured(sheet: Sheet) -> Delays:
    return Metronome(sheet).run(0.5)


def test_a_window_without_work_is_in_time(sheet: Sheet) -> None:
    delays = measured(sheet)
    assert len(delays.frames) > delays.seconds * 20
    assert delays.in_time() >= WANTED


def test_a_frame_that_takes_long_is_late(sheet: Sheet) -> None:
    sheet.work = lambda: time.sleep(0.05)
    delays = measured(sheet)
    assert min(delays.frames) >= 50
    assert delays.in_time() < WANTED


@pytest.fixture
def lock_held() -> Iterator[None]:
    """Let another thread compute in Python, and give its lock away much too seldom."""
    interval, stop = sys.getswitchinterval(), threading.Event()

    def compute() -> None:
        while not stop.is_set():
            pass

    sys.setswitchinterval(0.1)
    thread = threading.Thread(target=compute)
    thread.start()
    yield
    stop.set()
    thread.join()
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("lock_held")
def test_waiting_for_pythons_lock_is_late(sheet: Sheet) -> None:
    delays = measured(sheet)
    assert max(delays.beats) >= 50
    assert delays.in_time() < WANTED


@pytest.fixture
def crowded_core() -> Iterator[None]:
    """Let this thread share one core with programs that always compute."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(3)]
    yield
    for other in others:
        other.kill()
        other.wait()
    os.sched_setaffinity(0, cores)


@pytest.mark.skipif(sys.platform != "linux", reason="no other system tells")
@pytest.mark.usefixtures("crowded_core")
def test_waiting_for_a_core_is_not_late() -> None:
    began, own = time.perf_counter(), own_seconds()
    while time.perf_counter() < began + 1:
        pass
    assert own_seconds() - own < 0.7


def test_sleeping_is_time_of_ones_own() -> None:
    own = own_seconds()
    time.sleep(0.05)
    assert own_seconds() - own >= 0.045  # the clocks of a sleep and of this may differ a little
