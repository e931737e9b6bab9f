"""Tries out what was built on a system made for it: ``python3 dev.py package --check NAME``."""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.bundle.check import CheckError
from tools.bundle.trials import appimage, flatpak, packages, windows
from tools.bundle.trials.wine import WineError

TRIALS: Final[dict[str, Callable[[Path, Callable[[str], None]], list[str]]]] = {
    "appimage": appimage.run,
    "flatpak": flatpak.run,
    "packages": packages.run,
    "windows": windows.run,
}


def say(text: str) -> None:
    """Tell what happens, at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    """Run one trial and return an exit code."""
    parser = argparse.ArgumentParser(prog="dev.py package --check")
    parser.add_argument("name", choices=TRIALS)
    parser.add_argument(
        "--folder", type=Path, help="where all of it is made, and kept for the next time"
    )
    options = parser.parse_args()
    if os.geteuid() != 0:
        say("this makes a system of its own, which only root can")
        return 1
    folder: Path = options.folder or Path(tempfile.gettempdir()) / f"ttr-qt-{options.name}"
    folder.mkdir(parents=True, exist_ok=True)
    say(f"in {folder}, which can be deleted when it is over")
    began = time.monotonic()
    try:
        wrong = TRIALS[options.name](folder.resolve(), say)
    except (CheckError, WineError) as error:
        wrong = [str(error)]
    for one in wrong:
        say(f"wrong: {one}")
    say(f"{'all well' if not wrong else 'not all well'}, {time.monotonic() - began:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
