"""Somebody who uses the program on a Windows made of Wine, and what can be seen of that."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSettings

from tools.bundle.contents import NAME
from tools.bundle.trials.wine import PYTHON, Computer
from ttr_qt.app.settings.preferences import write_preferences
from ttr_qt.app.settings.settings_file import write_settings
from ttr_qt.engine import Game

_PATIENCE: Final = 120.0
HELD: Final = "held.txt"
"""The sign, in the user's folder, that a file is held; taking it away sets the file free."""
_HOLD: Final = """
import pathlib, sys, time
held, sign = map(pathlib.Path, sys.argv[1:])
with held.open("rb"):
    sign.write_text("held")
    while sign.is_file():
        time.sleep(0.1)
"""
"""Keeps a file open until a sign is taken away, as Windows lets nobody replace it meanwhile."""


class Player:
    """Starts the program and closes it, and notes in `wrong` what does not happen."""

    def __init__(self, computer: Computer, logs: Path) -> None:
        self.computer, self.logs = computer, logs
        self.wrong: list[str] = []

    @property
    def exe(self) -> str:
        """The program that is installed, as Windows calls it."""
        return rf"{self.home}\AppData\Local\Programs\{NAME}\{NAME}.exe"

    @property
    def home(self) -> str:
        """The folder of the user, as Windows calls it."""
        return rf"C:\users\{self.computer.profile.name}"

    def expect(self, fact: object, sentence: str) -> None:
        """Note a sentence unless something is so."""
        if not fact:
            self.wrong.append(sentence)

    def wait(self, there: Callable[[], bool], sentence: str) -> None:
        """Wait until something is so, and note a sentence if it takes too long."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            if there():
                return
            time.sleep(0.5)
        self.wrong.append(sentence)

    @contextmanager
    def running(self, words: list[str]) -> "Iterator[subprocess.Popen[bytes]]":
        """Let a program run in the meantime, which is to end by itself or when it is closed."""
        with self.computer.start(words, self.logs / "program.log") as process:
            yield process
            self.wait(lambda: process.poll() is not None, f"{words[0]} did not end")
            process.kill()

    @contextmanager
    def holding(self, file: Path) -> Iterator[None]:
        """Let another program have a file open in the meantime."""
        sign = self.computer.profile / HELD
        words = [PYTHON, "-c", _HOLD, self.path_of(file), self.path_of(sign)]
        with self.running(words):
            self.wait(sign.is_file, f"nobody could open {file.name}")
            try:
                yield
            finally:
                sign.unlink(missing_ok=True)

    def close(self) -> None:
        """Ask all copies of the program to close, as the bar of tasks does.

        Where a message is open, it is that what closes first.
        """
        words = ["taskkill", "/im", f"{NAME}.exe"]

        def gone() -> bool:
            self.computer.run(words, check=False, output=self.logs / "close.log")
            time.sleep(2.0)
            return not self.locks()

        self.wait(gone, "the program did not close")

    def sleep(self, seconds: float) -> None:
        """Let the program stand still while the clock goes on, as when the lid is closed."""
        numbers = [int(name) for name in self.processes(NAME)]
        self.expect(numbers, "no program is there to sleep")
        for number in numbers:
            os.kill(number, signal.SIGSTOP)
        time.sleep(seconds)
        for number in numbers:
            os.kill(number, signal.SIGCONT)

    def path_of(self, file: Path) -> str:
        """Return how Windows calls a file on its drive."""
        return "\\".join(("C:", *file.relative_to(self.computer.drive).parts))

    def add_game(self, name: str, seed: int) -> str:
        """Leave a saved game in the user's folder, and return how Windows calls it."""
        text = Game.new("usa", players=2, seed=seed).to_json()
        (self.computer.profile / name).write_text(text, encoding="utf-8")
        return rf"{self.home}\{name}"

    def choose(self, **values: Any) -> None:
        """Set preferences for the next start."""
        for file in self.computer.profile.glob(f"AppData/*/{NAME}*/**/*.ini"):
            settings = QSettings(str(file), QSettings.Format.IniFormat)
            write_preferences(settings, values)
            self.expect(write_settings(settings), f"{file} could not be written")
            return
        self.wrong.append("there are no settings")

    def data(self) -> Path:
        """Return the folder with the player's games."""
        places = ("copy 1.lock", "current game.json")
        found = [
            file.parent
            for name in places
            for file in self.computer.profile.glob(f"AppData/*/{NAME}*/**/{name}")
        ]
        return found[0] if found else self.computer.profile / "AppData" / "nowhere"

    def game_seeds(self) -> list[Any]:
        """Return by which seeds the unfinished games are known."""
        files = sorted(self.data().glob("current game*.json"))
        return [json.loads(file.read_bytes())["seed"] for file in files]

    def locks(self) -> list[Path]:
        """Return a file for each copy of the program that runs."""
        return sorted(self.data().glob("copy *.lock"))

    def log(self) -> str:
        """Return what the program noted about itself."""
        files = sorted(self.computer.profile.glob(f"AppData/*/{NAME}*/**/*.log"))
        return "".join(file.read_text(encoding="utf-8", errors="replace") for file in files)

    def processes(self, name: str) -> list[str]:
        """Return those of this Windows whose program's name contains some words."""
        root = str(self.computer.drive)
        found = []
        for place in Path("/proc").glob("[0-9]*"):
            try:
                words = (place / "cmdline").read_bytes().decode("utf-8", "replace")
                inside = root.startswith(f"{(place / 'root').readlink()}/")
            except OSError:
                continue
            if inside and name in words.partition("\0")[0]:
                found.append(place.name)
        return found
