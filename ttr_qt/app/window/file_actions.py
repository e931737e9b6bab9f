"""What the window does with games in files: their keys, and what follows opening and saving."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ttr_qt.app.storage.autosave import Autosave

if TYPE_CHECKING:
    from ttr_qt.app.window.main_window import MainWindow
    from ttr_qt.engine import Game

_SHOWN: Final = 5000
"""Milliseconds."""


class FileActions(QObject):
    """Opens and saves games for a window, and says that it was done."""

    def __init__(self, window: "MainWindow", autosave: Autosave) -> None:
        super().__init__(window)
        self._window = window
        self._autosave = autosave
        self._unpictured: Path | None = None
        """The file of the game that is shown, while there is no board to be seen yet."""
        window.files.asked_for.connect(window.load)
        window.files.opened.connect(self._on_opened)
        window.files.saved.connect(self._on_saved)
        QShortcut(QKeySequence("Ctrl+O"), window).activated.connect(window.files.ask)

    def serve(self, page: QWidget) -> None:
        """Let the key for saving work as long as a page is seen: another may have its own."""
        self._unpictured = None
        QShortcut(QKeySequence("Ctrl+S"), page).activated.connect(self._window.save_as)

    @Slot(object, object)
    def _on_opened(self, game: "Game", file: Path) -> None:
        window = self._window
        if game.over:  # it may be anybody's: it is looked at, and counts for nobody here
            window.show_result(game)
        else:
            window.leaves.close_leaf()
            window.open_game(game)
            if window.game_page is not None and window.archive.has_finished(game.setup):
                window.game_page.session.unrate("known_cards")
        window.archive.take_up(file, self._autosave.safe)
        window.archive.add_file(file)
        if (page := window.game_page) is not None:  # its picture follows when there is one to see
            self._unpictured = file
            page.scene.land_drawn.connect(self._on_land_drawn)

    @Slot()
    def _on_land_drawn(self) -> None:
        file, self._unpictured = self._unpictured, None
        page = self._window.game_page
        if file is not None and page is not None:
            self._window.archive.add_file(file, page.small_picture())

    @Slot(object)
    def _on_saved(self, file: Path) -> None:
        page = self._window.game_page
        self._window.archive.add_file(file, None if page is None else page.small_picture())
        self._say(self.tr("Saved as {name}.").format(name=file.name))

    def _say(self, text: str) -> None:
        """Say something over the game, or over how it ended."""
        from ttr_qt.views.panels.banner import Banner  # noqa: PLC0415 - not for the first window

        window = self._window
        if window.game_page is not None:
            banner = window.game_page.banner
        elif window.page is not None:
            banner = window.page.findChild(Banner) or Banner(window.style_now, window.page)
        else:
            return
        banner.say(text, "good", _SHOWN)
