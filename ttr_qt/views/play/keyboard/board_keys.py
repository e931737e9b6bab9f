"""The keys on the board: which of them move the focus, spell a name, choose or cancel."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from ttr_qt.views.commands.table import Command
from ttr_qt.views.play.keyboard.board_focus import BoardFocus, Direction
from ttr_qt.views.play.keyboard.spelling_field import SpellingField
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.theme.style import Style

_SPELLING_TIMEOUT: Final = 1500
"""Milliseconds after which letters begin a new name."""
_FIRST_LETTER_TIMEOUT: Final = 6000
"""Milliseconds for which the first letter is waited for."""
_DIRECTIONS: Final[tuple[Direction, ...]] = ((-1, 0), (1, 0), (0, -1), (0, 1))
"""Where the arrows lead, in the order of the command's keys."""


class BoardKeys(QObject):
    """Filter of the key events of a view that shows a board.

    It goes to the next claimable route in a direction or in turn, and by letters to a place (after
    `SPELL_CITY` also by those that are shortcuts elsewhere); it does what a click does, or cancels.
    """

    def __init__(
        self,
        style: Style,
        view: BoardView,
        focus: BoardFocus,
        parent: QObject,
        *,
        click_route: Callable[[str], None],
        click_place: Callable[[str], bool],
        cancel: Callable[[], bool],
    ) -> None:
        """Watch a view; a click on a place and cancelling say whether they did anything."""
        super().__init__(parent)
        self._focus = focus
        self.field: Final = SpellingField(style, view)
        self._click_route, self._click_place, self._cancel = click_route, click_place, cancel
        self._typed = ""
        self._spelling = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._stop_spelling)
        view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys meant for the board; letters of a name go before shortcuts."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and self._spelling:
                event.accept()
                return True  # else the view would have its own word, and shortcuts their way
            if event.type() == QEvent.Type.KeyPress and self._press(event):
                return True
        return super().eventFilter(watched, event)

    def _press(self, event: QKeyEvent) -> bool:
        """Do what a key means; say whether it means anything here."""
        if (arrow := Command.GO_TO_TRACK.number(event)) is not None:
            return self._focus.go_towards(_DIRECTIONS[arrow - 1])
        if (step := Command.STEP_THROUGH_TRACKS.number(event)) is not None:
            self._focus.go_by(-1 if step == 1 else 1)
            return True
        if (enter := Command.CLAIM.number(event)) is not None and not self._typed:
            return self._enter()
        if enter == 1:  # the other key may be a part of a name
            self._stop_spelling()
            return self._enter()
        if Command.CANCEL.matches(event):
            begun = self._spelling or bool(self._typed)
            self._stop_spelling()
            self._focus.leave_place()
            return self._cancel() or begun
        return self._spell(event)

    def _enter(self) -> bool:
        route, place = self._focus.target
        if route is not None:
            self._click_route(route)
        elif place is not None and not self._click_place(place):
            self._focus.go_by(1)  # nothing is to be done with the city: its tracks are meant
        return route is not None or place is not None

    def _spell(self, event: QKeyEvent) -> bool:
        if Command.SPELL_CITY.matches(event):
            self._typed, self._spelling = "", True
            self.field.show_letters("", "")
            self._pause.start(_FIRST_LETTER_TIMEOUT)
            return True
        letter = event.text()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if not (plain and letter and (letter.isalpha() or (self._typed and letter in " .-'"))):
            return False
        self._pause.start(_SPELLING_TIMEOUT)
        self._typed += letter.casefold()
        found = self._focus.go_to_name(self._typed)
        if not found:
            self._typed = letter.casefold()
            found = self._focus.go_to_name(self._typed)
        self.field.show_letters(self._typed, self._focus.place_name if found else "")
        return True

    def _stop_spelling(self) -> None:
        self._typed, self._spelling = "", False
        self.field.hide()
