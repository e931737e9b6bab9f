"""The window of the person who uses the program: somebody else gets one of their own instead."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ttr_qt.app.settings.people import FIRST, People
from ttr_qt.app.window.main_window import MainWindow


class PersonWindows(QObject):
    """Keeps one window open, that of the present person.

    Signals:
        replaced: another `MainWindow` is shown from now on.
    """

    replaced = Signal(object)

    def __init__(
        self,
        people: People,
        window: MainWindow,
        make_window: Callable[[], MainWindow],
        parent: QObject | None = None,
    ) -> None:
        """Begin with a window; ``make_window`` makes one for the person present then."""
        super().__init__(parent)
        self._people = people
        self._make_window = make_window
        self._window = window
        self._follow()

    @property
    def window(self) -> MainWindow:
        """The window of the present person."""
        return self._window

    @Slot(object)
    def on_file_opened(self, file: Path) -> None:
        """Open a saved game that the desktop hands over."""
        self._window.opener.load(file)

    def _follow(self) -> None:
        choice = self._window.person_choice
        choice.person_wanted.connect(self._later)
        choice.removal_wanted.connect(lambda number: self._later(FIRST, number))

    def _later(self, number: int, removed: int | None = None) -> None:
        """Change the window when the menu or the question that asks for it is closed."""
        QTimer.singleShot(0, self, lambda: self._change(number, removed))

    def _change(self, number: int, removed: int | None) -> None:
        before = self._window
        self._people.choose(number)
        self._window = self._make_window()
        self._follow()
        self._window.setGeometry(before.normalGeometry())
        self._window.setWindowState(before.windowState())
        self._window.show()
        self.replaced.emit(self._window)
        before.close()  # it writes what is left, also of somebody who is removed
        before.deleteLater()
        if removed is not None:
            gone = self._people.remove(removed)
            self._window.show_start()  # without them
            if not gone:
                self._window.person_choice.tell_of_refusal()
        elif not self._people.current.identity.name:
            self._window.person_choice.name_person()
