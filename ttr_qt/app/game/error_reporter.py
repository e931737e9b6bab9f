"""What went wrong around a game, told in plain words where the person looks."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

if TYPE_CHECKING:
    from ttr_qt.views.panels.banner import Banner

_SHOWN: Final = 6000
"""Milliseconds."""


class ErrorReporter(QObject):
    """Reports errors in the banner over the game or, without a game, in a message box."""

    def __init__(self, parent: QWidget, banner: "Callable[[], Banner | None]") -> None:
        """Show boxes over ``parent``; ``banner`` returns that of the game that is shown."""
        super().__init__(parent)
        self._parent = parent
        self._banner = banner
        self._reported: set[str] = set()
        """What was reported in a box: a second one with the same words helps nobody."""

    @Slot(str)
    def report_game_not_saved(self, reason: str) -> None:
        """Report that a game is not on the disk."""
        text = self.tr("The game could not be saved: {reason}.")
        without = self.tr("The game could not be saved.")
        self._report(text.format(reason=reason) if reason else without)

    @Slot(str)
    def report_game_not_deleted(self, reason: str) -> None:
        """Report that a game that was to be deleted is still on the disk."""
        text = self.tr("The game could not be deleted: {reason}.")
        without = self.tr("The game could not be deleted.")
        self._report(text.format(reason=reason) if reason else without)

    @Slot(str)
    def report_day_not_saved(self, reason: str) -> None:
        """Report that the result of today's game holds for this time only."""
        text = self.tr("The result of today's game could not be saved: {reason}.")
        without = self.tr("The result of today's game could not be saved.")
        self._report(text.format(reason=reason) if reason else without)

    @Slot(str)
    def report_not_kept(self, sentence: str) -> None:
        """Report that something beside the games, such as a review, is not on the disk."""
        self._report(sentence)

    def report_second_try(self) -> None:
        """Say that a game of the day that was opened is practice."""
        self._report(
            self.tr(
                "This is practice: your one try at this game of the day is over, or open elsewhere."
            )
        )

    @Slot()
    def report_settings_not_saved(self) -> None:
        """Report that settings hold for this time only."""
        self._report(self.tr("Your settings could not be saved: they apply until you quit."))

    def report_other_instance(self) -> None:
        """Say that the program runs already."""
        self._report_once(
            self.tr("The program is already open."),
            self.tr("This window keeps its own game and leaves the other one alone."),
        )

    def show_box(self, heading: str, text: str) -> None:
        """Say something in a message box, without stopping anything."""
        title = self._parent.window().windowTitle()
        box = QMessageBox(QMessageBox.Icon.Information, title, heading, parent=self._parent)
        box.setInformativeText(text)
        box.open()

    def _report(self, text: str) -> None:
        if (banner := self._banner()) is not None:
            banner.say(text, "warn", _SHOWN)
        else:
            self._report_once(text, self.tr("You can go on playing."))

    def _report_once(self, heading: str, text: str) -> None:
        if heading not in self._reported:
            self._reported.add(heading)
            self.show_box(heading, text)
