"""From the command line to a window or a picture."""

import os
import random
import signal
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from ttr_qt.app.main_window import MainWindow
from ttr_qt.app.options import Options, program_version
from ttr_qt.engine import EngineError, Game, GameMap, load_map, read_save
from ttr_qt.engine.warmup import engine_steps, is_warm, report, warm_up
from ttr_qt.views.fonts import load_fonts
from ttr_qt.views.icons import application_icon
from ttr_qt.views.scene.position import BoardPosition
from ttr_qt.views.texts import Language

_FAILED: Final = 2
"""The exit code for what a person asked and can't have, as argparse's."""


class StartError(Exception):
    """The program can't do what was asked; a sentence for the person who asked."""


def run(options: Options) -> int:
    """Open a window, or draw it into a file; return the program's exit code."""
    try:
        game_map, position = read_position(options)
        if options.screenshot is None:
            _require_display()
        else:
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        app = _application()
        window = MainWindow(_language(options.language), game_map, position)
        window.resize(*options.size)
        if options.screenshot is not None:
            draw(window, options.screenshot)
            return 0
        window.show()
    except (EngineError, StartError) as error:
        sys.stderr.write(f"ttr-qt: {error}\n")
        return _FAILED
    return app.exec()


def read_position(options: Options) -> tuple[GameMap, BoardPosition]:
    """Return the map and the pieces on it that the options ask to see."""
    if (options.load is not None or options.plies) and not is_warm():
        warm_up(report, engine_steps(random_play=False))
    if options.load is not None:
        game = read_save(options.load)
    elif options.plies:
        game = Game.new(options.edition, players=2, seed=options.seed)
    else:
        return load_map(options.edition), BoardPosition()
    chance = random.Random(options.seed)
    for _ in range(options.plies):
        if game.over:
            break
        game.play(chance.choice(game.legal_actions()))
    seen = game.observe(0)
    return game.map, BoardPosition(
        owners=seen.owners,
        scores=seen.scores,
        goods=seen.goods_left,
        passengers=seen.passengers,
    )


def draw(window: MainWindow, file: Path) -> None:
    """Draw a window into a picture file, of exactly its size on any screen."""
    image = QImage(window.size(), QImage.Format.Format_RGB32)
    window.board_view.set_immediate(True)
    window.render(image)
    # A name without a suffix does not say which kind of picture it means.
    if not QImageWriter(str(file), b"" if file.suffix else b"png").write(image):
        raise StartError(f"can't write a picture to {file}")


def _application() -> QApplication:
    app = QApplication([])
    app.setApplicationName("ttr-qt")
    app.setApplicationDisplayName("The Railway Table")
    app.setApplicationVersion(program_version())
    app.setWindowIcon(application_icon())
    load_fonts()
    # Python's own handler would wait until the window gets an event.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return app


def _language(asked: str | None) -> Language:
    if asked is None:
        german = QLocale.system().language() == QLocale.Language.German
        return "de" if german else "en"
    return "de" if asked == "de" else "en"


def _require_display() -> None:
    """Stop with a sentence where Qt would abort the process."""
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(map(os.environ.get, displays)):
        raise StartError("there is no display for a window; --screenshot FILE draws without one")
