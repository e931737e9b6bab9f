"""Whole games by somebody who can't see: over the real bus of accessibility, and by keys."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.screens import screen_reader, x_screen

pytestmark = pytest.mark.slow

LACKING = (
    ", ".join(filter(None, (x_screen.missing_parts(), screen_reader.missing_parts())))
    if sys.platform.startswith("linux")
    else "the X window system"
)
REQUIRED = bool(os.environ.get("TTR_QT_REQUIRED"))
"""Whether it is wrong to skip this: `dev.py package --check reader` has installed all it needs."""


@pytest.mark.skipif(bool(LACKING) and not REQUIRED, reason=f"needs {LACKING}")
@pytest.mark.parametrize(("edition", "turns"), [("first_journey", 0), ("usa", 10)])
def test_a_game_by_screen_reader(tmp_path: Path, edition: str, turns: int) -> None:
    if turns and not REQUIRED:
        pytest.skip("dev.py package --check reader plays this one, too")
    assert not LACKING, f"needs {LACKING}"
    module = "tests.helpers.players.blind_player"
    player = [sys.executable, "-m", module, str(tmp_path), edition, str(turns)]
    done = subprocess.run(
        ["/usr/bin/env", "dbus-run-session", "--", *player],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{edition}: " in done.stdout
