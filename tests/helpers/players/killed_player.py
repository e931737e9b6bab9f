"""Plays a game through a window of its own process, until somebody kills it.

Each line that is written tells when an action was played and what the game is then. The first line
tells what was found when the window was opened.
"""

import multiprocessing
import os
import random
import time
from pathlib import Path
from typing import IO

from PySide6.QtCore import QObject, QSettings, QTimer, Slot
from PySide6.QtWidgets import QApplication

from ai.levels import Level
from tests.helpers.players.deciding import CURIOUS, Hasty, decide
from tests.helpers.window.fixtures import QUIET, no_land
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots import game_setup
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine.savefile import GameSnapshot
from ttr_qt.models.session.source import Seat
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.scene import board_scene

PAUSE_MS = 4
"""Between two actions of the person: quicker than anybody."""


class ToldAutosave(Autosave):
    """Tells of each game before it is kept."""

    def __init__(self, folder: Path, report: IO[str]) -> None:
        super().__init__(folder)
        self._report = report

    def save(self, game: GameSnapshot | str) -> None:
        self.tell(game if isinstance(game, str) else game.to_json())
        super().save(game)

    def tell(self, text: str) -> None:
        """Write a line about a game."""
        self._report.write(f"{time.monotonic()}\t{text!r}\n")
        self._report.flush()


class KilledPlayer(QObject):
    """A person who plays on from whatever there is."""

    def __init__(self, folder: Path, choice: GameChoice, report: IO[str]) -> None:
        super().__init__()
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self._autosave = ToldAutosave(folder, report)
        self.window = MainWindow(settings, self._autosave, None, QUIET)
        self._choice = choice
        self._chance = random.Random(os.getpid())
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._play)

    def start(self) -> None:
        """Continue the game that was left, or begin one."""
        self.window.show_start()
        start = self.window.page
        assert isinstance(start, StartPage)
        if start.continue_button is not None:
            start.continue_wanted.emit()
        else:
            start.start_wanted.emit(self._choice)
        self.window.show()
        page = self.window.page
        assert isinstance(page, GamePage)
        self._autosave.tell(page.session.to_json())
        self._clock.start(PAUSE_MS)

    @Slot()
    def _play(self) -> None:
        parent = multiprocessing.parent_process()
        if parent is None or not parent.is_alive():
            os._exit(1)  # whoever was to kill us is dead, and we would play for ever
        page = self.window.page
        if not isinstance(page, GamePage):  # the game is over: the next one
            self.window.show_start()
            self.start()
        elif page.active:
            page.play(decide(page.session.observation, self._chance, CURIOUS))


def _seat(level: Level, limits: ThinkingLimits, *, name: str | None = None) -> Seat:
    assert limits.used_threads > 0
    return Seat(name or level.name, Hasty, level=level.name)


def run(folder: Path, choice: GameChoice, report: Path) -> None:
    """Play in this process, which must have no application yet; never returns by itself."""
    setattr(game_setup, "level_seat", _seat)  # noqa: B010 - names that mypy keeps for the module itself
    setattr(board_scene, "record_board", no_land)  # noqa: B010
    setattr(board_scene, "prepare_pieces", lambda *_: None)  # noqa: B010
    app = QApplication(["killed player", "-platform", "offscreen"])
    with report.open("w", encoding="utf-8") as file:
        player = KilledPlayer(folder, choice, file)
        player.start()
        app.exec()
