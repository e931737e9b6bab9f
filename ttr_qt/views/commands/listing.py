"""Lists of all keys, for the page behind F1 and for the guides."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.views.commands.keys import key_name
from ttr_qt.views.commands.table import Command

_FOUR_ARROWS: Final = "← → ↑ ↓"
_ARROWS: Final = ("Left", "Right", "Up", "Down")
DASH: Final = "–"
"""Between the ends of a row of keys."""


@dataclass(frozen=True, slots=True)
class KeyLine:
    """One or more keys that do the same, or nearly so."""

    keys: tuple[str, ...]
    """As Qt writes them on all systems."""
    does: str
    row: bool = False
    """Whether they are neighbours on the keyboard, of which only the ends are shown."""

    @property
    def caps(self) -> tuple[str, ...]:
        """What is drawn: one cap for four arrows, and the ends of a row with a dash between."""
        first, last = self.keys[0], self.keys[-1]
        if self.row:
            return key_name(first), DASH, key_name(last)
        if tuple(key.removeprefix("Shift+") for key in self.keys) == _ARROWS:
            return (key_name(first).removesuffix("←") + _FOUR_ARROWS,)
        return tuple(key_name(key) for key in self.keys)


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys that work at the same place."""

    title: str
    lines: tuple[KeyLine, ...]


def key_groups(commands: Iterable[Command] = Command) -> tuple[KeyGroup, ...]:
    """Return all keys in the order of the table, under the titles of the places they work in."""
    found: dict[str, dict[str, KeyLine]] = {}
    for command in commands:
        if not command.keys:
            continue
        title = QCoreApplication.translate("commands", str(command.place.title))
        lines = found.setdefault(title, {})
        same = lines.get(command.does)
        known = () if same is None else same.keys
        keys = (*known, *(key for key in command.keys if key not in known))
        lines[command.does] = KeyLine(keys, command.does, command.value.row)
    return tuple(KeyGroup(title, tuple(lines.values())) for title, lines in found.items())
