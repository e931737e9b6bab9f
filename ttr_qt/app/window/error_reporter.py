"""What went wrong around a game, told in plain words where the person looks."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSettings, QTimer, Slot

from ttr_qt.app.storage.settings_file import kept

if TYPE_CHECKING:
    from ttr_qt.app.window.main_window import MainWindow

_SHOWN: Final = 6000
"""Milliseconds."""
_SETTLED: Final = 500
"""Milliseconds without a change after which settings are written: sliders change many times."""


class ErrorReporter(QObject):
    """Tells of troubles over the game or, without one, in a box; each reason once in a row."""

    def __init__(self, settings: QSettings, window: "MainWindow") -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._soon = QTimer(self, singleShot=True, interval=_SETTLED)
        self._soon.timeout.connect(self._check_settings)
        self._boxes: set[str] = set()
        """What was told in a box: a second one with the same words helps nobody."""

    @Slot(str)
    def on_not_kept(self, reason: str) -> None:
        """Tell that a game is not on the disk."""
        text = self.tr("The game could not be saved: {reason}.")
        without = self.tr("The game could not be saved.")
        self._tell(text.format(reason=reason) if reason else without)

    @Slot()
    def on_settings_changed(self) -> None:
        """Write settings soon, and tell if they hold for this time only."""
        self._soon.start()

    @Slot()
    def _check_settings(self) -> None:
        if not kept(self._settings):
            self._tell(self.tr("Your settings could not be saved: they apply until you quit."))

    def tell_of_other_copy(self) -> None:
        """Tell that the program runs already."""
        self._box(
            self.tr("The program is already open."),
            self.tr("This window keeps its own game and leaves the other one alone."),
        )

    def _tell(self, text: str) -> None:
        page = self._window.game_page
        if page is not None:
            page.banner.say(text, "warn", _SHOWN)
        else:
            self._box(text, self.tr("You can go on playing."))

    def _box(self, heading: str, text: str) -> None:
        if heading not in self._boxes:
            self._boxes.add(heading)
            self._window.files.tell(heading, text)
