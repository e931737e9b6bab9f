"""Plays game after game through the window: ``python3 dev.py soak [--games N] [--plain]``.

All editions in turn, opponents of all levels in their threads, a person who plays anything, no
animations and no display. Fails at the first exception or warning of Qt, and if threads, objects or
memory grow. The memory is read after every ten games, without pictures that are kept for the next
time: there is a limit to how many, but it takes long to reach. A reading goes up and down by twenty
megabytes, whatever was played, so the later half of them is compared with the earlier one.
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from PySide6.QtCore import QMessageLogContext, QSettings, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from ai.warmup import all_steps
from tests.helpers.number_arguments import whole_number
from tests.helpers.players.deciding import CURIOUS, decide
from tests.helpers.window.census import Census, count_all, drop_pictures, megabytes
from tests.helpers.window.fixtures import QUIET, no_land
from ttr_qt.app.process.memory import Tidying, give_back
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.startup.start import make_application
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import EDITIONS, RULES
from ttr_qt.engine.warmup import report, warm_up
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.scene import board_scene

LEVELS: Final = ("clara", "emil", "otto", "luisa", "rosa", "henk", "viktor", "mia", "ada")
THINK_SECONDS: Final = 0.05
"""Less than a person can choose: it is not strength that is tried here."""
MEGABYTES: Final = 15.0
"""What the process may grow by from the earlier half of the games to the later one."""
ROUND: Final = 2 * len(EDITIONS)
"""Games after which the memory is read."""
SETTLING: Final = 2
"""Readings at the beginning that do not count: much is made only once."""
LONGEST: Final = 600.0
"""Seconds that a game may take: nobody waits for ever."""
DRAWING: Final = 10.0
"""Seconds that a board may still be drawn after it was left."""
_HARMLESS: Final = "This plugin does not support propagateSizeHints"


class SoakError(Exception):
    """Something that must not happen, in a sentence."""


class Soak:
    """A window in which games are played, and everything that went wrong."""

    def __init__(self, folder: Path) -> None:
        self.faults: list[str] = []
        self._chance = random.Random(1)
        sys.excepthook = self._on_exception
        qInstallMessageHandler(self._on_qt_message)
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        preferences = Preferences(
            QUIET.theme, QUIET.language, motion=QUIET.motion, think_seconds=THINK_SECONDS,
            threads=1, sounds=False,
        )  # fmt: skip
        self.window = MainWindow(settings, Autosave(folder), None, preferences)
        self.tidying = Tidying()
        self.window.page_left.connect(self.tidying.on_page_left)
        self.tidying.start()
        self.window.resize(1280, 800)
        self.window.show_start()
        self.window.show()

    def play(self, edition: str) -> int:
        """Play a game from the start page to its end and back; return how many actions it took."""
        start = self.window.page
        if not isinstance(start, StartPage):
            raise SoakError("The start page is not there.")
        seats = RULES[edition].players_max - 1
        others = tuple(self._chance.choices(LEVELS, k=self._chance.randint(1, seats)))
        start.start_wanted.emit(GameChoice(edition=edition, opponents=others, name="Robin"))
        page = self.window.page
        if not isinstance(page, GamePage):
            raise SoakError("The game did not begin.")
        session, end = page.session, time.monotonic() + LONGEST
        while not isinstance(self.window.page, EndPage):
            if page.active:
                page.play(decide(session.observation, self._chance, CURIOUS))
            QApplication.processEvents()
            time.sleep(0.0005)
            if self.faults:
                raise SoakError(self.faults[0])
            if time.monotonic() > end:
                raise SoakError(f"The game of {edition} does not end.")
        plies = session.ply
        # The same start page every time, to be compared.
        self.window._choice = GameChoice()  # noqa: SLF001
        self.window.show_start()
        return plies

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.faults.append(f"{kind.__name__}: {error}")
        sys.__excepthook__(kind, error, trace)

    def _on_qt_message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        quiet = kind in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg} or text.startswith(_HARMLESS)
        if not quiet:
            self.faults.append(f"Qt: {text}")

    def close(self) -> None:
        """Close the window."""
        self.window.close()
        self.tidying.stop()
        qInstallMessageHandler(None)
        sys.excepthook = sys.__excepthook__


def soak(games: int, folder: Path) -> dict[str, Any]:
    """Play games and return the figures; `SoakError` says what was wrong."""
    run = Soak(folder)
    settled: Census | None = None
    readings: list[float] = []
    began, plies = time.monotonic(), 0
    for number in range(1, games + 1):
        edition = EDITIONS[(number - 1) % len(EDITIONS)]
        plies += run.play(edition)
        now, used = _count(settled), megabytes()
        print(
            f"{number:>4} of {games}: {edition:<14} {time.monotonic() - began:6.0f} s, "
            f"{len(now.threads)} threads, {now.python_objects.total()} objects, {used:.0f} MB",
            flush=True,
        )
        if settled is None:
            settled = now
        else:
            compare(settled, now)
        if number % ROUND == 0:
            readings.append(_bare_megabytes())
    run.close()
    grown = growth(readings)
    if grown > MEGABYTES:
        raise SoakError(f"The process grew by {grown:.0f} MB.")
    return {
        "games": games,
        "actions": plies,
        "seconds": round(time.monotonic() - began),
        "processor_seconds": round(time.process_time()),
        "threads": len(settled.threads) if settled else 0,
        "objects": settled.python_objects.total() if settled else 0,
        "megabytes": [round(reading) for reading in readings],
        "grown by": round(grown, 1),
    }


def growth(readings: Sequence[float]) -> float:
    """Return by how much the later half of some readings lies above the earlier one."""
    settled = readings[SETTLING:]
    half = len(settled) // 2
    if not half:
        return 0.0
    return statistics.median(settled[-half:]) - statistics.median(settled[:half])


def _count(settled: Census | None) -> Census:
    """Count what there is, after whoever still draws a board that was left has finished."""
    drop_pictures()  # among them drawings, which are objects of Qt
    now, end = count_all(), time.monotonic() + DRAWING
    while settled is not None and now.python_objects - settled.python_objects:
        if time.monotonic() > end:
            break
        QApplication.processEvents()
        time.sleep(0.1)
        now = count_all()
    return now


def _bare_megabytes() -> float:
    """Return the memory without pictures that are kept for the next time."""
    drop_pictures()
    give_back()
    return megabytes()


def compare(settled: Census, now: Census) -> None:
    more = now.python_objects - settled.python_objects
    if more != Counter():
        raise SoakError(f"Objects are left: {dict(more)}.")
    if now.threads != settled.threads:
        raise SoakError(f"Threads are left: {now.threads}.")


def main() -> int:
    """Play as many games as the command line asks for; return the exit code."""
    parser = argparse.ArgumentParser(prog="dev.py soak", description=__doc__)
    parser.add_argument("--games", type=whole_number, default=200)
    parser.add_argument("--plain", action="store_true", help="leave the land under the tracks away")
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_application()
    warm_up(report, all_steps())
    if asked.plain:
        setattr(board_scene, "record_board", no_land)  # noqa: B010 - names that mypy keeps as they are
        setattr(board_scene, "prepare_pieces", lambda *_: None)  # noqa: B010
    with tempfile.TemporaryDirectory() as folder:
        try:
            figures = soak(asked.games, Path(folder))
        except SoakError as error:
            print(f"failed: {error}")
            return 1
    app.quit()
    print(", ".join(f"{name} {value}" for name, value in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
