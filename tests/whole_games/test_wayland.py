"""A whole game on a desktop with Wayland, at two scales, with a real mouse."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.screens import wayland_screen

pytestmark = pytest.mark.slow

LACKING = (
    wayland_screen.missing_parts() if sys.platform.startswith("linux") else "the X window system"
)
REQUIRED = bool(os.environ.get("TTR_QT_REQUIRED"))
"""Whether it is wrong to skip this: `dev.py package --check wayland` has installed all it needs."""
SETTINGS = """[choice]
edition=usa
opponents=clara
plays=yes
name=Robin
begins=me

[preferences]
pace=quick
motion=off
sounds=false
"""


@pytest.mark.skipif(not REQUIRED, reason="dev.py package --check wayland plays it")
@pytest.mark.parametrize("scale", [1, 2])
def test_a_game_on_wayland(tmp_path: Path, scale: int) -> None:
    assert not LACKING, f"needs {LACKING}"
    settings = tmp_path / "config" / "ttr-qt" / "ttr-qt.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(SETTINGS, encoding="utf-8")
    with wayland_screen.new_screen(tmp_path, scale) as (screen, env):
        env |= {
            "XDG_CONFIG_HOME": str(tmp_path / "config"),
            "XDG_DATA_HOME": str(tmp_path / "data"),
        }
        module = "tests.helpers.players.wayland_player"
        player = [sys.executable, "-X", "faulthandler", "-m", module, str(tmp_path)]
        done = subprocess.run(
            [*player, screen.name, str(scale)],
            env=env,
            capture_output=True,
            text=True,
            timeout=400,
            check=False,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"usa at {scale * 100} %: " in done.stdout
    assert "qt.qpa" not in done.stderr, done.stderr
