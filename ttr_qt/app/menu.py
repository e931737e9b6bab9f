"""The menu of the window: where one can go from anywhere."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from ttr_qt.views.icons import icon
from ttr_qt.views.style import Style


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu."""

    text: str
    act: Callable[[], object]
    sign: str = ""
    key: str = ""
    """Shown only; somebody else answers to it."""


def fill_menu(menu: QMenu, style: Style, groups: Sequence[Sequence[Entry]]) -> None:
    """Add groups of entries, with a line between them."""
    theme = style.theme
    for number, group in enumerate(groups):
        if number:
            menu.addSeparator()
        for entry in group:
            text = entry.text
            if entry.key:
                native = QKeySequence.SequenceFormat.NativeText
                text += "\t" + QKeySequence(entry.key).toString(native)
            action = QAction(text, menu)
            if entry.sign:
                action.setIcon(icon(entry.sign, theme.ink, theme.ink_disabled))
            action.triggered.connect(lambda _on=False, entry=entry: entry.act())
            menu.addAction(action)
