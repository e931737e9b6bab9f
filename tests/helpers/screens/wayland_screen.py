"""A screen of Wayland with a mouse and keys: Weston, shown on a screen of X in memory."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.helpers.screens import x_screen

SIZE = (1280, 760)
"""In points; the larger the scale, the more pixels each of them has."""
_SETTINGS = """[core]
idle-time=0

[shell]
panel-position=none
locking=false
"""
_SOCKET = "wayland-of-tests"
_PATIENCE = 20.0


def missing_parts() -> str:
    """Return what such a screen needs and this system lacks; empty if nothing."""
    return ", ".join(
        filter(None, ("" if shutil.which("weston") else "weston", x_screen.missing_parts()))
    )


@contextmanager
def new_screen(folder: Path, scale: int) -> Iterator[tuple[x_screen.Screen, dict[str, str]]]:
    """Give the screen with its mouse, and the environment of programs that are to show there.

    Both window systems can be reached, as on a desktop of today; it is Wayland's turn.
    """
    (folder / "weston.ini").write_text(_SETTINGS, encoding="utf-8")
    folder.chmod(0o700)  # Weston puts its socket only where nobody else may look
    width, height = SIZE
    with x_screen.new_screen(f"{width * scale}x{height * scale}") as screen:
        env = os.environ | {"DISPLAY": screen.name, "XDG_RUNTIME_DIR": str(folder)}
        env.pop("QT_QPA_PLATFORM", None)
        words = ["--backend=x11-backend.so", "--use-pixman", f"--config={folder / 'weston.ini'}"]
        size = [f"--width={width}", f"--height={height}", f"--scale={scale}"]
        command = ["weston", *words, *size, f"--socket={_SOCKET}", f"--log={folder / 'weston.log'}"]
        with subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL) as weston:
            try:
                _wait_for(folder / _SOCKET)
                screen.give_focus(screen.window("Weston", _PATIENCE))
                yield screen, env | {"WAYLAND_DISPLAY": _SOCKET, "XDG_SESSION_TYPE": "wayland"}
            finally:
                weston.terminate()


def _wait_for(socket: Path) -> None:
    end = time.monotonic() + _PATIENCE
    while not socket.exists():
        assert time.monotonic() < end, "Weston does not start"
        time.sleep(0.05)
