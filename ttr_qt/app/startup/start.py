"""From the command line to a window or a picture."""

import os
import random
import signal
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QSettings, QTimer
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from ttr_qt.app.process.kernel_preparation import Preparation, opponents_are_warm
from ttr_qt.app.process.log_file import log_folder, start_log, stop_log
from ttr_qt.app.process.memory import Tidying
from ttr_qt.app.process.options import Options, program_version
from ttr_qt.app.settings.people import People
from ttr_qt.app.settings.preferences import Preferences, read_preferences
from ttr_qt.app.settings.settings_file import open_settings
from ttr_qt.app.settings.window_geometry import restore_geometry, save_geometry
from ttr_qt.app.startup.crash import CrashGuard
from ttr_qt.app.startup.file_open_events import FileOpener
from ttr_qt.app.startup.person_windows import PersonWindows
from ttr_qt.app.storage.autosave import Autosave, data_folder
from ttr_qt.app.storage.program_instances import ProgramInstance, claim_instance, set_orphans_aside
from ttr_qt.app.storage.set_aside import games_set_aside
from ttr_qt.app.window.main_window import NAME, MainWindow
from ttr_qt.engine.errors import EngineError
from ttr_qt.engine.rules import RULES
from ttr_qt.models.setup.seeds import new_seed
from ttr_qt.views.theme.fonts import load_fonts
from ttr_qt.views.theme.icons import application_icon
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.style import Motion
from ttr_qt.views.widgets import accessibility
from ttr_qt.views.widgets.tool_tips import ClicksThroughToolTips

if TYPE_CHECKING:
    from ttr_qt.engine import Game

_DESKTOP_FILE: Final = "io.github.ttr_qt.ttr_qt"
"""What packages for Linux call the entry of the program in the menus of desktops."""
_FAILED: Final = 2
"""The exit code for what a person asked and can't have, as argparse's."""


_BROKEN: Final = 1
"""The exit code for a mistake of the program itself, as Python's."""
_FIRST_LOOK: Final = 100
"""Milliseconds that the window has to show itself before anything is loaded for games."""


class StartError(Exception):
    """The program can't do what was asked; a sentence for the person who asked."""


def run(options: Options) -> int:
    """Open a window, or draw it into a file; return the program's exit code."""
    try:
        if options.screenshot is None:
            _require_display()
        else:
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        game = read_game(options)
        app = make_application()
        if options.self_test is not None:
            from ttr_qt.app.startup.self_test import try_out  # noqa: PLC0415 - for packagers only

            return try_out(options.self_test)
        if options.screenshot is not None:
            _require_place_for(options.screenshot)
            draw(picture_window(options, game), options.screenshot)
            return 0
        instance = claim_instance(data_folder())
        guard = CrashGuard(start_log(log_folder(), instance.log_name), app)
        guard.install()
        try:
            people = People(open_settings(), data_folder())
            window = player_window(options, game, instance, guard, people)
        except Exception as error:  # noqa: BLE001 - there is no window yet that could tell
            guard.tell_of_failed_start(error)
            return _BROKEN
        windows = PersonWindows(people, window, partial(next_window, people, instance, guard), app)
        tidying = Tidying(app)
        window.page_left.connect(tidying.on_page_left)
        windows.replaced.connect(lambda other: other.page_left.connect(tidying.on_page_left))
        windows.replaced.connect(tidying.on_page_left)
        tidying.start()
        if sys.platform == "darwin":  # whoever hears of such events hears of all, which takes time
            FileOpener(app).file_opened.connect(windows.on_file_opened)
        window.show()
    except (EngineError, StartError) as error:
        sys.stderr.write(f"ttr-qt: {error}\n")
        return _FAILED
    code = app.exec()
    save_geometry(windows.window, people.common)
    guard.remove()
    stop_log()
    instance.release()
    return code


def read_game(options: Options) -> "Game | None":
    """Return the position that the options ask for; None: the person chooses a game."""
    own_map = options.edition not in RULES
    asked = options.load is not None or options.plies or options.screenshot is not None
    if not asked and not own_map:
        return None
    seed = _seed(options)
    from ttr_qt.engine import Game, read_save  # noqa: PLC0415 - loads kernels
    from ttr_qt.engine.warmup import engine_steps, is_warm, report, warm_up  # noqa: PLC0415

    if not is_warm():
        warm_up(report, engine_steps(random_play=False))
    if options.load is not None:
        game = read_save(options.load)
    else:
        game = Game.new(options.edition, players=2, seed=seed)
    chance = random.Random(seed)
    for _ in range(options.plies):
        if game.over:
            break
        game.play(chance.choice(game.legal_actions()))
    return game


def player_window(
    options: Options,
    game: "Game | None",
    instance: ProgramInstance,
    guard: CrashGuard,
    people: People | None = None,
) -> MainWindow:
    """Return the window in which a person plays; ``instance`` keeps it apart from other windows.

    It is the present one of ``people``; None: of all who use the program.
    """
    people = people or People(open_settings(), data_folder())
    window, preparation = _person_window(people, instance, guard, options.language)
    window.resize(*options.size)
    if not options.size_asked:
        restore_geometry(window, people.common)
    if instance.number > 1:
        window.errors.report_other_instance()

    ready = game is None or opponents_are_warm()

    def begin() -> None:
        preparation.start()
        if options.file is not None:
            window.opener.load(options.file)
        if game is not None and not ready:
            window.readiness.when_ready(lambda: window.current_game.open_game(game))

    # Loading takes turns with everything else in Python: the first page is to be seen before.
    QTimer.singleShot(_FIRST_LOOK, preparation, begin)
    if game is not None and ready:
        window.current_game.open_game(game)
    elif game is None:
        window.show_start(options.edition if options.edition_asked else None, seed=options.seed)
    else:
        window.show_start()
    window.person_choice.tell_of_damage()
    return window


def next_window(people: People, instance: ProgramInstance, guard: CrashGuard) -> MainWindow:
    """Return the window of somebody to whom another person has left the program."""
    window, preparation = _person_window(people, instance, guard)
    window.show_start()
    QTimer.singleShot(_FIRST_LOOK, preparation, preparation.start)
    window.person_choice.tell_of_damage()
    return window


def _person_window(
    people: People, instance: ProgramInstance, guard: CrashGuard, language: str | None = None
) -> tuple[MainWindow, Preparation]:
    """Return a window with the files of the present person, and what gets opponents ready."""
    person = people.current
    preferences = read_preferences(person.settings, people.common)
    if language is not None:
        preferences = replace(preferences, language=_language(language))
    preparation = Preparation()
    autosave = Autosave(person.folder, name=instance.game_name)
    window = MainWindow(person.settings, autosave, preparation, preferences, people)
    guard.set_window(window, lambda: window.preferences.style, autosave.safe)
    guard.quit_wanted.connect(window.close)
    if instance.number == 1:
        set_orphans_aside(data_folder(), person.folder)
        window.archive.add_set_aside(games_set_aside(person.folder))
    return window, preparation


def picture_window(options: Options, game: "Game | None") -> MainWindow:
    """Return a window that only shows a position, as the first seat sees it."""
    # Nobody's settings and nobody's games: the same command draws the same picture everywhere.
    nowhere = Path(os.devnull)
    # In no folder, and not the device itself: whoever may do so would put a file in its place.
    settings = QSettings(str(nowhere / "settings.ini"), QSettings.Format.IniFormat)
    preferences = Preferences("light", _language(options.language), 1.0, Motion.OFF)
    window = MainWindow(settings, Autosave(nowhere), None, preferences)
    window.setMinimumSize(0, 0)
    window.resize(*options.size)
    if game is None:
        window.show_start(options.edition)
    else:
        window.current_game.open_game(game, running=False)
    return window


def draw(window: MainWindow, file: Path) -> None:
    """Draw a window into a picture file, of exactly its size on any screen."""
    image = QImage(window.size(), QImage.Format.Format_RGB32)
    draw_board_at_once(window)
    window.render(image)  # everything finds its place, and then knows whether it has to scroll
    QApplication.sendPostedEvents()
    window.render(image)
    # A name without a suffix does not say which kind of picture it means.
    if not QImageWriter(str(file), b"" if file.suffix else b"png").write(image):
        raise _no_place_for(file)


def _require_place_for(picture: Path) -> None:
    """Stop before anything is drawn where it is clear that the picture can't be written."""
    kinds = {bytes(kind.data()).decode() for kind in QImageWriter.supportedImageFormats()}
    known = not picture.suffix or picture.suffix[1:].lower() in kinds
    if not (known and picture.absolute().parent.is_dir()):
        raise _no_place_for(picture)


def _no_place_for(picture: Path) -> StartError:
    return StartError(f"can't write a picture to {picture}")


def draw_board_at_once(window: MainWindow) -> None:
    """Draw the board, if one is shown, at once and in full, as pictures of the window need it."""
    if window.game_page is not None:
        window.game_page.board_view.set_immediate(True)


def make_application() -> QApplication:
    """Return the application with its name, its icon and its typefaces."""
    app = QApplication([])
    accessibility.install()
    app.setApplicationName("ttr-qt")
    app.setOrganizationName("ttr-qt")
    app.setApplicationDisplayName(NAME)
    app.setApplicationVersion(program_version())
    app.setDesktopFileName(_DESKTOP_FILE)  # by it desktops find the icon of a window
    app.setWindowIcon(application_icon())
    load_fonts()
    ClicksThroughToolTips(app)
    # Python's own handler would wait until the window gets an event.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return app


def _seed(options: Options) -> int:
    """Return the seed asked for; without one pictures are always the same, and games never."""
    if options.seed is not None:
        return options.seed
    return new_seed() if options.screenshot is None else 0


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
