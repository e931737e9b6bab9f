"""The window stays smooth while the strongest opponents search in two threads."""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.perf.smoothness import Metronome, thinking_window
from tests.perf.window import Stand

pytestmark = pytest.mark.slow

SIZE = (1280, 720)
ATTEMPTS = 4
"""Tests share the machine with other programs; the window must be smooth, not the machine."""
SECONDS = 5.0


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
        assert len(delays.frames) > SECONDS * 20
        found.append(delays.figures())
        if delays.in_time() >= 0.99:
            break
    else:
        raise AssertionError(f"never smooth: {found}")
    assert page.session.ply > began, "nobody has played"
    stand.window.close()
