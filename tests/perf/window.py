"""Measures the window as a person feels it: ``python -m tests.perf.window FIGURE ...``.

Every figure is taken in a process of its own, without a display, and written as JSON: what one
leaves behind must not help or hinder the next, and the scale of a screen can't change later. Times
are those of the processor, not of the clock: the machine may be busy with other things.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

ROOT: Final = Path(__file__).resolve().parents[2]
SIZE: Final = (1920, 1080)
TABLE: Final = ("ada", "otto", "rosa", "viktor")
LATE: Final = 0.7
"""Which part of the game has been played when steps are measured."""
FRAMES: Final = 60
THINK_SECONDS: Final = 0.5
_PATIENCE: Final = 30.0
_FIRST_PAINT: Final = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from ttr_qt.pages.start.start_page import StartPage

paint = StartPage.paintEvent

def painted(page, event):
    paint(page, event)
    print(time.time(), flush=True)
    QTimer.singleShot(0, QApplication.instance().quit)

StartPage.paintEvent = painted
sys.argv = ["ttr-qt"]
from ttr_qt.__main__ import main
sys.exit(main())
"""


def measured(figure: str, *arguments: object, ratio: float = 1.0) -> Any:
    """Return one of the figures, taken in another process on a screen of that scale."""
    scale = {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(ratio)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.perf.window", figure, *map(str, arguments)],
        env=os.environ | scale | {"PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout.splitlines()[-1])


def first_window() -> float:
    """Return seconds from the start of the process until the first page is painted."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": str(ROOT),
            "XDG_CONFIG_HOME": home,
            "XDG_DATA_HOME": home,
        }
        began = time.time()
        done = subprocess.run(
            [sys.executable, "-c", _FIRST_PAINT],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    return float(done.stdout.splitlines()[0]) - began


class Stand:
    """A window with a game late in its course, everybody else's seat taken by a bot."""

    def __init__(self, folder: Path, size: tuple[int, int], *, motion: str = "off") -> None:
        from ttr_qt.app.process.memory import Tidying  # noqa: PLC0415
        from ttr_qt.app.settings.preferences import Preferences  # noqa: PLC0415
        from ttr_qt.app.startup.start import make_application  # noqa: PLC0415
        from ttr_qt.app.storage.autosave import Autosave  # noqa: PLC0415 - not before the process is set up
        from ttr_qt.app.window.main_window import MainWindow  # noqa: PLC0415
        from ttr_qt.views.theme.style import Motion  # noqa: PLC0415

        self.app = QApplication.instance() or make_application()
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        preferences = Preferences("light", "en", 1.0, Motion(motion), pace="quick")
        self.window = MainWindow(settings, Autosave(folder), None, preferences)
        self.window.resize(*size)
        self._tidying = Tidying(self.window)
        self.window.page_left.connect(self._tidying.on_page_left)
        self._tidying.start()
        self.window.show()

    def settle(self) -> None:
        """Wait until the board is drawn and nothing is left to do."""
        page: Any = self.window.page
        end = time.perf_counter() + _PATIENCE
        while time.perf_counter() < end:
            self.app.processEvents()
            time.sleep(0.002)
            if page.scene.background.tile is not None and not page.scene.sharpener.pending:
                break
        page.scene.tile_drawer.wait()
        self.app.processEvents()


def whole_game(edition: str, seed: int = 3) -> tuple[Any, list[Any]]:
    """Return the set-up of a game at a full table and what planners play in it."""
    from ai.api import Limit, Request, action_of  # noqa: PLC0415
    from ai.bots.policy_bots import HeuristicBot  # noqa: PLC0415
    from ttr_qt.bots.game_setup import new_table  # noqa: PLC0415
    from ttr_qt.bots.thinking_limits import ThinkingLimits  # noqa: PLC0415
    from ttr_qt.engine import RULES, Game  # noqa: PLC0415
    from ttr_qt.models.setup.choice import GameChoice  # noqa: PLC0415

    others = TABLE[: RULES[edition].players_max - 1]
    table = new_table(GameChoice(edition, others, name="Robin"), ThinkingLimits(), seed)
    game, bot, actions = Game(table.session.setup), HeuristicBot(), []
    while not game.over:
        request = Request(game.observe(game.seat), Limit(), threading.Event(), seed, game.ply)
        actions.append(action_of(bot.choose(request)))
        game.play(actions[-1])
    return game.setup, actions


def steps(edition: str, width: int, height: int) -> dict[str, float]:
    """Return milliseconds of the window's thread for steps late in a game, and for its frames."""
    from ttr_qt.engine import Game  # noqa: PLC0415

    setup, actions = whole_game(edition)
    late = int(len(actions) * LATE)
    game = Game(setup)
    for action in actions[:late]:
        game.play(action)
    with tempfile.TemporaryDirectory() as folder:
        stand = Stand(Path(folder), (width, height))
        warm = _milliseconds(lambda: stand.window.current_game.open_game(game, running=False))
        page = _milliseconds(lambda: stand.window.current_game.open_game(game, running=False))
        stand.settle()
        figures = {"first_page": warm, "page": page} | _play_on(stand, actions[late:])
        stand.window.current_game.open_game(_own_turn(setup, actions, late), running=False)
        stand.settle()
        figures |= _frames(stand)
        stand.window.close()
    return figures


def _own_turn(setup: Any, actions: list[Any], late: int) -> Any:
    """Return the game at a turn of the person's, a little before ``late``."""
    from ttr_qt.engine import Game  # noqa: PLC0415

    game = Game(setup)
    for action in actions[: late - 20]:
        game.play(action)
    for action in actions[late - 20 :]:
        if game.seat == 0 and game.phase == "turn":
            break
        game.play(action)
    return game


def _play_on(stand: Stand, actions: list[Any]) -> dict[str, float]:
    """Return what a step costs without painting, and what the first frame after it costs.

    What is drawn sharp in later frames, each in its allowance of time, does not count.
    """
    session = stand.window.page.session  # type: ignore[union-attr]
    work, paint = [], []
    for action in actions[:FRAMES]:
        began = time.thread_time()
        session._play(action)  # noqa: SLF001 - of any seat
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        between = time.thread_time()
        QApplication.sendPostedEvents()
        paint.append((time.thread_time() - between) * 1e3)
        work.append((between - began) * 1e3)
        stand.settle()
        if session.over:
            break
    return {
        "step": statistics.median(work),
        "step_p95": _p95(work),
        "paint_after_step": statistics.median(paint),
        "paint_after_step_p95": _p95(paint),
    }


def _frames(stand: Stand) -> dict[str, float]:
    """Return what frames cost while a card is carried and the pointer wanders over the board."""
    page: Any = stand.window.page
    viewport = page.board_view.viewport()
    middle, figures = viewport.rect().center(), {}
    spots = [
        QPoint(round(middle.x() * (0.4 + 1.2 * n / FRAMES)), round(middle.y() * (0.5 + n / FRAMES)))
        for n in range(FRAMES)
    ]
    card = page.models.hand.rows[0].card
    figures["full_repaint"] = _milliseconds(stand.window.repaint)

    def frames(move: Callable[[QPoint], None], spots: list[QPoint]) -> list[float]:
        times: list[float] = []
        for _ in range(2):  # once to draw what is then kept as pictures
            times.clear()
            for spot in spots:
                began = time.thread_time()
                move(spot)
                stand.app.processEvents()
                times.append((time.thread_time() - began) * 1e3)
        return times

    carried = frames(lambda at: page.hand.drag_moved.emit(card, viewport.mapToGlobal(at)), spots)
    page.hand.drag_cancelled.emit(card)
    stand.settle()
    # Every frame enters another track.
    design, scene = page.scene.design, page.board_view.mapFromScene
    middles = [design.spaces(route)[0] for route in page.scene.routes]
    tracks = [scene(space.x, space.y) for space in middles]
    hovered = frames(lambda at: move_pointer(viewport, at), tracks)
    for name, times in (("drag_frame", carried), ("hover_frame", hovered)):
        figures[name], figures[f"{name}_p95"] = statistics.median(times), _p95(times)
    return figures


def move_pointer(widget: QWidget, at: QPoint) -> None:
    """Let a widget know that the pointer is there."""
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(widget.mapToGlobal(at)),
        none,
        none,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)


def memory(edition: str) -> float:
    """Return megabytes of the whole program while the strongest opponents play each other."""
    from ttr_qt.bots.game_setup import new_table  # noqa: PLC0415
    from ttr_qt.bots.thinking_limits import ThinkingLimits  # noqa: PLC0415
    from ttr_qt.models.setup.choice import GameChoice  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        stand = Stand(Path(folder), SIZE)
        choice = GameChoice(edition, ("ada",) * 5, person=False)
        stand.window.current_game.open(new_table(choice, ThinkingLimits(THINK_SECONDS), 3))
        end = time.perf_counter() + 8 * THINK_SECONDS
        while time.perf_counter() < end:
            stand.app.processEvents()
            time.sleep(0.005)
        stand.window.close()
    import resource  # noqa: PLC0415 - Windows has none

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def idle(edition: str, seconds: float) -> dict[str, float]:
    """Return how much of a core the program uses while nobody does anything, in per cent."""
    from ttr_qt.bots.game_setup import new_table  # noqa: PLC0415
    from ttr_qt.bots.thinking_limits import ThinkingLimits  # noqa: PLC0415
    from ttr_qt.models.setup.choice import GameChoice  # noqa: PLC0415

    def share() -> float:
        QTimer.singleShot(round(seconds * 1000), stand.app.quit)
        began = time.process_time()
        stand.app.exec()
        return (time.process_time() - began) / seconds * 100

    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        stand = Stand(Path(folder), SIZE, motion="normal")
        stand.window.show_start()
        share()  # until the posters are drawn
        figures["start_page"] = share()
        choice = GameChoice(edition, ("clara", "otto"), begins=0)
        stand.window.current_game.open(new_table(choice, ThinkingLimits(), 3))
        stand.settle()
        share()
        figures["own_turn"] = share()
        stand.window.close()
    return figures


def _milliseconds(work: Callable[[], object]) -> float:
    began = time.thread_time()
    work()
    return (time.thread_time() - began) * 1e3


def _p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * len(values))]


def main() -> None:
    """Take one figure and write it."""
    parser = argparse.ArgumentParser(prog="python -m tests.perf.window", description=__doc__)
    parser.add_argument("figure", choices=("steps", "smoothness", "idle", "memory"))
    parser.add_argument(
        "arguments",
        nargs="*",
        help="steps: edition, width and height; smoothness: seconds; idle: edition and seconds; "
        "memory: edition",
    )
    asked = parser.parse_args()
    name, arguments = asked.figure, asked.arguments
    if name == "steps":
        edition, width, height = arguments
        figure: Any = steps(edition, int(width), int(height))
    elif name == "smoothness":
        from tests.perf.smoothness import smoothness  # noqa: PLC0415 - which needs this module

        figure = smoothness(float(arguments[0]))
    elif name == "idle":
        figure = idle(arguments[0], float(arguments[1]))
    else:
        figure = memory(*arguments)
    print(json.dumps(figure))


if __name__ == "__main__":
    main()
