"""Draws the pictures of the window in the README again: ``python -m tools.pictures [FOLDER]``.

The games in them are played by opponents with fixed seeds, so that only what was changed in the
program changes them. It takes three minutes and needs no display.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QSettings, QSize
from PySide6.QtWidgets import QApplication

from ai.api import action_of
from ai.registry import make_bot
from tests.helpers.ai.arrange import request_for
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.startup.start import draw_board_at_once, make_application
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import new_table
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import EDITIONS, RULES, Game
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.review.review_page import ReviewPage
from ttr_qt.views.scene.snapshot import snapshot
from ttr_qt.views.theme.style import Motion

_FOLDER: Final = Path(__file__).parents[1] / "docs"
_LEVELS: Final = ("rosa", "otto", "viktor", "clara")
_ROBIN: Final = "henk"
"""Who plays for the person."""
_SIZE: Final = (1280, 720)
_LARGE: Final = (1600, 900)
_HUGE: Final = (2560, 1600)
_BOARD: Final = QSize(1400, 1321)
_PLIES: Final = {"usa": 170, "germany": 150, "maerklin": 150}
"""After how many actions a board is full, but the game not over; `_PLIES_ELSEWHERE` on others."""
_PLIES_ELSEWHERE: Final = 60
_QUALITY: Final = 88
_DAY: Final = date(2026, 11, 17)
"""The one on the start page."""


class Studio:
    """A window, and what is to be seen in it."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self._app = app
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        looks = Preferences("light", "en", motion=Motion.OFF, sounds=False)
        self.window = MainWindow(settings, Autosave(folder), None, looks)
        self.window.todays.clock = lambda: _DAY
        self.window.show_start()
        self.window.show()

    def wait(self, until: Callable[[], bool] = lambda: False, seconds: float = 1.0) -> None:
        """Let the window work until something is there, or for some time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not until():
            self._app.processEvents()
            time.sleep(0.01)

    def game(self, edition: str, players: int, plies: int, seed: int) -> Game:
        """Return a game that bots have played up to a turn of the first seat."""
        choice = GameChoice(edition, opponents=_LEVELS[: players - 1], name="Robin", begins=0)
        table = new_table(choice, ThinkingLimits(), seed=seed)
        game = Game.from_json(table.session.to_json())
        table.session.close()
        bots = [make_bot(name) for name in (_ROBIN, *_LEVELS[: players - 1])]
        while not game.over and (game.ply < plies or game.seat != 0):
            answer = bots[game.seat].choose(request_for(game, seed=seed, iterations=50))
            game.play(action_of(answer))
        return game

    def show(self, game: Game) -> GamePage:
        """Show a game that waits."""
        self.window.current_game.open_game(game, running=False)
        draw_board_at_once(self.window)
        self.wait(seconds=2.0)
        return cast("GamePage", self.window.page)

    def review(self, game: Game) -> ReviewPage:
        """Show the whole review of a game, however long that takes."""
        self.window.overlays.review.open(game)
        page = cast("ReviewPage", self.window.stack.overlay)
        self.wait(lambda: page.game.review is not None and page.game.review.complete, seconds=600.0)
        return page

    def keep(self, file: Path, size: tuple[int, int] = _SIZE) -> None:
        """Write what the window shows at a size."""
        self.window.resize(*size)
        draw_board_at_once(self.window)
        self.wait(seconds=2.0)
        self.window.grab().save(str(file), quality=_QUALITY)
        sys.stdout.write(f"{file}\n")


def draw(studio: Studio, folder: Path) -> None:
    """Draw all pictures."""
    window = studio.window
    studio.keep(folder / "start.jpg")
    studio.show(studio.game("usa", 4, 150, seed=5))
    studio.keep(folder / "window.jpg", _LARGE)
    page = studio.show(studio.game("germany", 3, 1, seed=4))
    for row in page.models.offer.rows[:2]:
        page.models.offer.choose(row.ticket, chosen=True)
    studio.keep(folder / "choose.jpg")
    page = studio.show(studio.game("usa", 2, 84, seed=9))
    window.resize(*_SIZE)
    page.hints.ask()
    studio.wait(lambda: len(page.hints.panel.rows) > 0, seconds=10.0)
    studio.keep(folder / "hints.jpg")
    window.current_game.open_game(studio.game("usa", 3, 10**6, seed=11))
    studio.wait(lambda: isinstance(window.page, EndPage), seconds=20.0)
    studio.keep(folder / "end.jpg")
    review = studio.review(studio.game("amsterdam", 2, 10**6, seed=12))
    review.step_through_mistakes(1)
    studio.keep(folder / "review.jpg")
    window.show_start()
    window.overlays.open_rules()
    studio.keep(folder / "rules.jpg")
    chance = random.Random(3)
    for seed in range(14):
        edition = chance.choice(("usa", "germany", "amsterdam"))
        window.archive.keep(studio.game(edition, chance.randint(2, 4), 10**6, seed).to_json())
    window.archive.store.flush()
    window.show_start()
    window.overlays.open_statistics()
    studio.keep(folder / "statistics.jpg")


def draw_boards(studio: Studio, folder: Path) -> None:
    """Draw all boards in the middle of a game, without the window around them."""
    studio.window.stack.close_overlays()  # a page over the game would keep its board small
    studio.window.resize(*_HUGE)  # what is made smaller stays sharp
    for edition in EDITIONS:
        most = RULES[edition].players_max
        plies = _PLIES.get(edition, _PLIES_ELSEWHERE)
        page = studio.show(studio.game(edition, min(most, 4), plies, seed=5))
        picture = snapshot(page.scene, page.board_view.zoom)(_BOARD)
        file = folder / f"{edition}.jpg"
        picture.save(str(file), quality=_QUALITY)
        sys.stdout.write(f"{file}\n")


def main() -> int:
    """Draw the pictures into the folder that is named, or that of the README."""
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=_FOLDER, help="of the README's")
    folder: Path = parser.parse_args().folder
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_application()
    with tempfile.TemporaryDirectory() as place:
        studio = Studio(app, Path(place))
        draw(studio, folder)
        draw_boards(studio, folder / "boards")
        studio.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
