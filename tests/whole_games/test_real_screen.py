"""Once with everything real: a program of its own, a window system, its mouse and its keys."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.helpers.screens.x_screen import missing_parts, new_screen

pytestmark = pytest.mark.slow

LACKING = missing_parts() if sys.platform.startswith("linux") else "the X window system"
CHOICE = """[choice]
edition=first_journey
opponents=clara
plays=yes
name=Robin
begins=me
"""


def left_game(folder: Path) -> list[str]:
    """Return what was played so far, as it lies on the disk."""
    files = list(folder.rglob("current game.json"))
    if not files:
        return []
    saved = json.loads(files[0].read_text(encoding="utf-8"))
    return [str(entry) for entry in saved["actions"]]


@pytest.mark.skipif(bool(LACKING), reason=f"needs {LACKING}")
def test_program_on_a_real_screen(tmp_path: Path) -> None:
    settings = tmp_path / "config" / "ttr-qt" / "ttr-qt.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(CHOICE, encoding="utf-8")
    with new_screen() as screen:
        env = os.environ | {
            "DISPLAY": screen.name,
            "QT_QPA_PLATFORM": "xcb",
            "XDG_CONFIG_HOME": str(tmp_path / "config"),
            "XDG_DATA_HOME": str(tmp_path / "data"),
            "PYTHONWARNINGS": "error",
        }
        command = [sys.executable, "-m", "ttr_qt", "--lang", "en"]
        with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as program:
            try:
                window = screen.window("The Railway Table", 30)
                time.sleep(1.0)  # a person looks first
                screen.give_focus(window)
                screen.press("Return")
                table = screen.window("First Journey", 60)
                end = time.monotonic() + 30
                while "deck" not in left_game(tmp_path) and time.monotonic() < end:
                    screen.give_focus(table)  # a dialog may have had it meanwhile
                    screen.press("d")
                    time.sleep(0.3)
                assert "deck" in left_game(tmp_path)
                screen.click(700, 400)
                assert program.poll() is None
                screen.close(window)
                _, said = program.communicate(timeout=20)
            finally:
                program.kill()
    assert (program.returncode, said) == (0, "")
