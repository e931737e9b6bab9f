"""Keys: what is written on them, and which one an event means."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from ttr_qt.views.commands.keys import key_name
from ttr_qt.views.commands.listing import KeyLine
from ttr_qt.views.commands.table import Command

PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


def press(key: Qt.Key, held: Qt.KeyboardModifier = PLAIN) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held)


def test_names_of_keys() -> None:
    assert key_name("+") == "+"
    assert key_name("Left") == "←"
    assert key_name("Ctrl+,") == "Ctrl+,"
    assert key_name("Ctrl+Shift+Z") == "Ctrl+Shift+Z"


def test_caps_of_lines() -> None:
    assert KeyLine(("1", "2", "3"), "", row=True).caps == ("1", "–", "3")
    assert KeyLine(Command.GO_TO_TRACK.keys, "").caps == ("← → ↑ ↓",)
    assert KeyLine(Command.MOVE_BOARD.keys, "").caps == ("Shift+← → ↑ ↓",)
    assert KeyLine(("Del", "Backspace"), "").caps == ("Del", "Backspace")


@pytest.mark.parametrize(
    ("command", "event"),
    [
        (Command.CANCEL, press(Qt.Key.Key_Escape)),
        (Command.CLAIM, press(Qt.Key.Key_Enter, KEYPAD)),
        (Command.ZOOM, press(Qt.Key.Key_Plus, SHIFT)),
        (Command.ZOOM, press(Qt.Key.Key_Equal)),
        (Command.ZOOM, press(Qt.Key.Key_Minus, KEYPAD)),
        (Command.SPELL_CITY, press(Qt.Key.Key_Slash, SHIFT)),
        (Command.PREVIOUS_PART, press(Qt.Key.Key_Backtab, SHIFT)),
        (Command.PREVIOUS_PART, press(Qt.Key.Key_Tab, SHIFT)),
        (Command.MOVE_BOARD, press(Qt.Key.Key_Left, SHIFT | KEYPAD)),
        (Command.UNDO, press(Qt.Key.Key_Z, CTRL)),
        (Command.STEP_THROUGH_PAYMENTS, press(Qt.Key.Key_Tab)),
    ],
)
def test_a_key_means_a_command(command: Command, event: QKeyEvent) -> None:
    assert command.matches(event)


@pytest.mark.parametrize(
    ("command", "event"),
    [
        (Command.HINT, press(Qt.Key.Key_H, CTRL)),
        (Command.GO_TO_TRACK, press(Qt.Key.Key_Left, SHIFT)),
        (Command.MOVE_BOARD, press(Qt.Key.Key_Left)),
        (Command.TAKE_CARD, press(Qt.Key.Key_1, CTRL)),
        (Command.TAKE_CARD, press(Qt.Key.Key_7)),
        (Command.NEXT_PART, press(Qt.Key.Key_Tab, SHIFT)),
        (Command.SHOW_START, press(Qt.Key.Key_S)),
    ],
)
def test_other_keys_do_not(command: Command, event: QKeyEvent) -> None:
    assert not command.matches(event)


def test_keys_of_a_row_are_numbered() -> None:
    assert Command.TAKE_CARD.number(press(Qt.Key.Key_5)) == 5
    assert Command.PICK_STACK.number(press(Qt.Key.Key_0, CTRL)) == 10
    payments = Command.STEP_THROUGH_PAYMENTS
    back = (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Backtab)
    forth = (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Tab)
    assert {payments.number(press(key)) for key in back} == {1}
    assert {payments.number(press(key)) for key in forth} == {2}
