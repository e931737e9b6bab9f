"""The first page is painted before anything is loaded that takes long."""

import os
import subprocess
import sys
from pathlib import Path

START = """
import sys
from PySide6.QtWidgets import QApplication
from ttr_qt.pages.start.start_page import StartPage

paint = StartPage.paintEvent

def painted(page, event):
    paint(page, event)
    print(*sys.modules, flush=True)
    QApplication.instance().quit()

StartPage.paintEvent = painted
sys.argv = ["ttr-qt"]
from ttr_qt.__main__ import main
sys.exit(main())
"""


def test_the_first_page_does_not_wait_for_the_compiler(root: Path, tmp_path: Path) -> None:
    """It would be half of the time until the page is seen; a thread loads it afterwards."""
    home = {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    home |= {"APPDATA": str(tmp_path), "LOCALAPPDATA": str(tmp_path), "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", START],
        env=os.environ | home | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    loaded = done.stdout.splitlines()[0].split()
    assert "ttr_qt.app.window.main_window" in loaded, done.stderr
    assert not {"numba", "ttr_qt.engine.game", "ttr_qt.pages.game.game_page"} & set(loaded)
