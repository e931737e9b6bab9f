"""Keys of the keyboard: what is written on them, and whether one was pressed."""

import functools
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_SAME: Final = {"Return": ("Enter",), "+": ("=",)}
"""Keys that mean the same everywhere: both for Enter, and a plus without Shift."""
_NOT_HELD: Final = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
"""Modifiers that say where a key is, not that another one is held down with it."""

Stroke = tuple[int, Qt.KeyboardModifier]
"""A key with those that are held down with it."""


def sequences(key: str) -> list[QKeySequence]:
    """Return a key, with those that mean the same, for Qt's shortcuts."""
    modifier, plus, last = key.rpartition("+") if len(key) > 1 else ("", "", key)
    return [QKeySequence(f"{modifier}{plus}{one}") for one in (last, *_SAME.get(last, ()))]


def pressed(event: QKeyEvent, keys: Sequence[str]) -> int | None:
    """Return the place of the key that was pressed among some; None: it is none of them."""
    stroke = _stroke(event.key(), event.modifiers() & ~_NOT_HELD)
    return next((n for n, key in enumerate(keys) if stroke in _strokes(key)), None)


@functools.cache
def _strokes(key: str) -> frozenset[Stroke]:
    """Return all ways to press a key."""
    combinations = [sequence[0] for sequence in sequences(key)]  # type: ignore[index]
    return frozenset(_stroke(one.key().value, one.keyboardModifiers()) for one in combinations)


def _stroke(key: int, held: Qt.KeyboardModifier) -> Stroke:
    """Return a stroke in one form: Shift does not count where a keyboard may need it for a sign."""
    if key == Qt.Key.Key_Backtab.value:
        key, held = Qt.Key.Key_Tab.value, held | Qt.KeyboardModifier.ShiftModifier
    ascii_key = Qt.Key.Key_Space.value < key <= Qt.Key.Key_AsciiTilde.value
    sign = ascii_key and not chr(key).isalpha()
    return key, held & ~Qt.KeyboardModifier.ShiftModifier if sign else held


def key_name(key: str) -> str:
    """Return what is written on a key, or signs for arrows."""
    names = {
        "Left": "←",
        "Right": "→",
        "Up": "↑",
        "Down": "↓",
        "Return": QCoreApplication.translate("commands", "Enter"),
        "Space": QCoreApplication.translate("commands", "Space"),
        "PgUp": QCoreApplication.translate("commands", "Page up"),
        "PgDown": QCoreApplication.translate("commands", "Page down"),
        "Home": QCoreApplication.translate("commands", "Home"),
        "End": QCoreApplication.translate("commands", "End"),
        "Tab": QCoreApplication.translate("commands", "Tab"),
        "Esc": QCoreApplication.translate("commands", "Esc"),
        "Del": QCoreApplication.translate("commands", "Del"),
        "Backspace": QCoreApplication.translate("commands", "Backspace"),
        "Shift": QCoreApplication.translate("commands", "Shift"),
        "Alt": QCoreApplication.translate("commands", "Alt"),
        "Ctrl": QCoreApplication.translate("commands", "Ctrl"),
    }
    modifier, plus, last = key.rpartition("+")
    if not last or not modifier:
        return names.get(key, key)
    native = QKeySequence(f"{modifier}+A").toString(QKeySequence.SequenceFormat.NativeText)
    held = native.removesuffix("A")
    if held == f"{modifier}{plus}":  # other systems have signs of their own
        held = "".join(f"{names[one]}{plus}" for one in modifier.split(plus))
    return f"{held}{names.get(last, last)}"
