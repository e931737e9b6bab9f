"""Somebody who plays on Wayland with a real mouse: a program of its own.

    python -m tests.helpers.players.wayland_player FOLDER SCREEN SCALE

Opens the window of the program with its settings in FOLDER, on the Wayland that the environment
names and with the mouse of the SCREEN of X that shows it. Fills the screen, looks at a tool tip and
the menu, plays a whole game with clicks and drags, and leaves the window with another size. Prints
what it did, and leaves pictures of the screen in FOLDER.
"""

import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QSize
from PySide6.QtGui import QGuiApplication, QImage, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolTip

from tests.helpers.players.mouse_player import Mouse, MousePlayer, middle
from tests.helpers.players.whole_games import play_to_the_end
from tests.helpers.screens.x_screen import Screen
from ttr_qt.app.process.options import parse_options
from ttr_qt.app.settings.people import People
from ttr_qt.app.settings.settings_file import open_settings
from ttr_qt.app.settings.window_geometry import save_geometry
from ttr_qt.app.startup.crash import CrashGuard
from ttr_qt.app.startup.start import make_application, player_window
from ttr_qt.app.storage.autosave import data_folder
from ttr_qt.app.storage.program_instances import ProgramInstance
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.commands.table import Command

EDITION = "usa"
SEED = 3
LEFT_SIZE = QSize(1100, 705)
"""Of the window at its end; the next one begins with it."""
_PATIENCE = 60.0
_KEYS = {Command.FULL_SCREEN: "F11"}


class Patience:
    """Waits while the window goes on."""

    def waitUntil(self, callback: Callable[[], bool], what: str = "") -> None:
        """Wait until something is so."""
        end = time.monotonic() + _PATIENCE
        while not callback():
            assert time.monotonic() < end, f"in vain: {what}"
            QApplication.processEvents()
            time.sleep(0.002)

    def rest(self, seconds: float) -> None:
        """Let the window go on for a while, as one does who looks."""
        end = time.monotonic() + seconds
        self.waitUntil(lambda: time.monotonic() > end)


class Watcher(QObject):
    """Notes what a window gets to know of the mouse from the window system itself."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self.seen: Counter[QEvent.Type] = Counter()
        self.place = QPoint(-1, -1)
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and watched is self._window.windowHandle():
            kind = event.type()
            if kind == QEvent.Type.MouseButtonDblClick:
                kind = QEvent.Type.MouseButtonPress
            self.seen[kind] += 1
            self.place = event.position().toPoint()
        return False


class RealMouse(Mouse):
    """The mouse of the screen, over a window that fills it."""

    def __init__(self, window: MainWindow, screen: Screen, scale: int) -> None:
        super().__init__(window)
        self._screen, self._scale = screen, scale
        self._patience = Patience()
        self._watcher = Watcher(window)

    def move(self, *way: QPoint) -> None:
        for point in way:
            self._go_to(self._at(point))

    def _go_to(self, inside: QPoint) -> None:
        """Go to a point of the window, as often as needed: Weston may lose a move at its edge."""
        end = time.monotonic() + _PATIENCE
        while self._watcher.place != inside:
            assert time.monotonic() < end, f"the window knows of no move to {inside}"
            for aside in (1, 0):
                x, y = inside.x() * self._scale, inside.y() * self._scale
                self._screen.point(x + aside, y)
            self._patience.rest(0.02)

    def press(self, point: QPoint) -> None:
        self.move(point)
        # As somebody who looks first: two clicks on one card are a double click otherwise.
        self._patience.rest(QApplication.doubleClickInterval() / 1000)
        self._button(QEvent.Type.MouseButtonPress, pressed=True)

    def release(self, point: QPoint) -> None:
        self.move(point)
        self._button(QEvent.Type.MouseButtonRelease, pressed=False)

    def double_click(self, point: QPoint) -> None:
        self.click(point)
        self.click(point)

    def _button(self, kind: QEvent.Type, *, pressed: bool) -> None:
        before = self._watcher.seen[kind]
        self._screen.hold_button(pressed=pressed)
        self._patience.waitUntil(lambda: self._watcher.seen[kind] > before, kind.name)


class WaylandPlayer:
    """Does what a person does on a desktop with Wayland."""

    def __init__(self, window: MainWindow, screen: Screen, scale: int, folder: Path) -> None:
        self._window, self._screen = window, screen
        self._folder, self._scale = folder, scale
        self._patience = Patience()
        self.mouse = RealMouse(window, screen, scale)

    def fill_screen(self) -> None:
        """Let the window fill the screen, by its key."""
        self._patience.waitUntil(self._window.isActiveWindow, "the window as the active one")
        self._screen.press(_KEYS[Command.FULL_SCREEN])
        self._patience.waitUntil(self._window.isFullScreen, "a window that fills the screen")
        whole = self._window.screen().size()
        self._patience.waitUntil(lambda: self._window.size() == whole, f"a window of {whole}")
        self._patience.rest(0.5)

    def look(self, name: str) -> QImage:
        """Return what the screen shows, and keep it as a picture."""
        width, height, data = self._screen.picture()
        shown = QImage(data, width, height, width * 4, QImage.Format.Format_RGB32).copy()
        shown.save(str(self._folder / f"{name}.png"))
        return shown

    def play(self) -> str:
        """Play a whole game, and return how."""
        start = self._window.page
        assert isinstance(start, StartPage)
        self.mouse.click_on(start.posters[EDITION])
        self.mouse.click_on(start.start_button)
        self._patience.waitUntil(lambda: self._window.game_page is not None, "the game")
        page = self._window.game_page
        assert page is not None
        self._patience.waitUntil(lambda: page.active, "the first turn")
        self.see_tip()
        self.open_menu()
        player = MousePlayer(self._window, page, self.mouse)
        end = play_to_the_end(self._patience, self._window, player, SEED)
        end.skip()
        self._patience.rest(0.5)
        self.look("end")
        used = player.used
        assert any("drag" in way for way in used), used
        assert any("stack" in way for way in used), used
        assert used["payment chosen"], used
        return ", ".join(f"{way} {count}" for way, count in sorted(used.items()))

    def see_tip(self) -> None:
        """Rest over a button until its tool tip is seen."""
        page = self._window.game_page
        assert page is not None
        buttons = page.findChildren(QAbstractButton)
        part = next(one for one in buttons if one.isVisible() and one.toolTip())
        before = self.look("game")
        self.mouse.move(middle(part) + QPoint(3, 1), middle(part))
        self._patience.waitUntil(QToolTip.isVisible, "a tool tip")
        self._patience.rest(0.5)
        after = self.look("tool tip")
        assert before != after, "the tool tip can't be seen"
        self.mouse.move(self._window.mapToGlobal(QPoint(200, 300)))
        self._patience.waitUntil(lambda: not QToolTip.isVisible(), "no tool tip")

    def open_menu(self) -> None:
        """Open the menu, choose from it, and come back."""
        page = self._window.game_page
        assert page is not None
        self.mouse.click_on(page.menu_button)
        self._patience.waitUntil(lambda: self._menu() is not None, "a menu")
        menu = self._menu()
        assert menu is not None
        self._patience.waitUntil(lambda: menu.windowHandle().isExposed(), "a menu on the screen")
        self._patience.rest(0.5)
        shown = self.look("menu")
        corner = self._window.mapFromGlobal(menu.mapToGlobal(QPoint(0, 0)))
        inside = self._window.rect().contains(corner)
        assert inside, f"the menu lies at {corner}, outside of the window"
        drawn = menu.grab().toImage()
        x, y = corner.x() * self._scale, corner.y() * self._scale
        there = shown.copy(x, y, drawn.width(), drawn.height())
        assert _alike(there, drawn) > 0.9, "the menu is not where the program says"
        entry = next(one for one in menu.actions() if one.objectName() == "SHOW_RULES")
        place = menu.mapToGlobal(menu.actionGeometry(entry).center())
        point = self._window.mapFromGlobal(place) * self._scale
        self._screen.point(point.x(), point.y())
        self._patience.waitUntil(lambda: menu.activeAction() is entry, f"{entry.text()} as lit up")
        for pressed in (True, False):
            self._screen.hold_button(pressed=pressed)
            self._patience.rest(0.1)
        self._patience.waitUntil(lambda: not page.isVisible(), "the page of the rules")
        self._patience.rest(0.5)
        self.look("rules")
        self._screen.press("Escape")
        self._patience.waitUntil(page.isVisible, "the game")

    def _menu(self) -> QMenu | None:
        popup = QApplication.activePopupWidget()
        return popup if isinstance(popup, QMenu) else None

    def leave(self) -> None:
        """Let the window be a window again, of another size."""
        self._screen.press(_KEYS[Command.FULL_SCREEN])
        self._patience.waitUntil(lambda: not self._window.isFullScreen(), "a window with a frame")
        self._patience.rest(0.5)
        self._window.resize(LEFT_SIZE)
        self._patience.waitUntil(lambda: self._window.size() == LEFT_SIZE, f"{LEFT_SIZE}")
        self._patience.rest(0.5)
        self.look("window")


def _alike(one: QImage, other: QImage) -> float:
    """Return the part of the pixels that are nearly the same in two pictures of one size."""
    width, height = min(one.width(), other.width()), min(one.height(), other.height())
    step = 3
    points = [(x, y) for x in range(0, width, step) for y in range(0, height, step)]
    same = sum(_near(one.pixelColor(*at).rgb(), other.pixelColor(*at).rgb()) for at in points)
    return same / len(points)


def _near(one: int, other: int) -> bool:
    parts = ((one >> shift & 0xFF) - (other >> shift & 0xFF) for shift in (0, 8, 16))
    return all(abs(part) < 24 for part in parts)


def open_window(app: QApplication) -> tuple[MainWindow, People]:
    """Open the window as the program does."""
    people = People(open_settings(), data_folder())
    options = parse_options(["--lang", "en", "--seed", str(SEED)])
    instance = ProgramInstance(1)
    window = player_window(options, None, instance, CrashGuard(Path(os.devnull), app), people)
    window.show()
    return window, people


def main(folder: Path, screen_name: str, scale: int) -> None:
    """Play, leave and come back."""
    screen = Screen(screen_name)
    app = make_application()
    assert QGuiApplication.platformName() == "wayland", QGuiApplication.platformName()
    window, people = open_window(app)
    patience = Patience()
    patience.waitUntil(lambda: window.windowHandle().isExposed(), "the window")
    assert window.devicePixelRatio() == scale
    patience.rest(1.0)
    player = WaylandPlayer(window, screen, scale, folder)
    player.look("start")
    player.fill_screen()
    try:
        sys.stdout.write(f"{EDITION} at {scale * 100} %: {player.play()}\n")
        player.leave()
    except AssertionError:
        player.look("failed")
        raise
    save_geometry(window, people.common)
    window.close()
    patience.rest(0.2)
    again, people = open_window(app)
    patience.waitUntil(lambda: again.windowHandle().isExposed(), "the window once more")
    patience.rest(0.5)
    assert again.size() == LEFT_SIZE, f"the window has {again.size()}"
    again.close()
    patience.rest(0.2)
    screen.leave()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
