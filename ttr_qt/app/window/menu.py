"""The menu of the window: where one can go from anywhere."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from ttr_qt.models.session.seeds import seed_text
from ttr_qt.views.theme.icons import icon
from ttr_qt.views.theme.style import Style

if TYPE_CHECKING:
    from ttr_qt.app.window.main_window import MainWindow


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu."""

    text: str
    act: Callable[[], object]
    sign: str = ""
    key: str = ""
    """Shown only; somebody else answers to it."""


def game_menu(menu: QMenu, window: "MainWindow") -> None:
    """Add all that the menu of a game offers."""
    side, page, translate = window.side, window.game_page, QCoreApplication.translate
    game = [
        Entry(translate("menu", "Start page"), window.show_start, "house"),
        Entry(translate("menu", "Save the game …"), window.save_as, "save", "Ctrl+S"),
        Entry(translate("menu", "Open a game …"), window.files.ask, "folder-open", "Ctrl+O"),
        Entry(translate("menu", "Games"), side.games, "history"),
    ]
    board = []
    if page is not None:
        number = seed_text(page.session.seed)
        copied = translate("menu", "Copy the number of these cards: {number}")
        board = [
            Entry(copied.format(number=number), partial(_copy, number), "copy"),
            Entry(translate("menu", "Show the whole board"), page.board_view.fit, "maximize", "0"),
        ]
        if window.moves.action.isEnabled():  # not in the tutorial
            moves = translate("menu", "List of moves")
            board.append(Entry(moves, window.moves.action.toggle, "layers", "M"))
    pages = [
        Entry(translate("menu", "Rules"), side.rules, "book-open", "F2"),
        Entry(translate("menu", "Keys"), side.keys, "keyboard", "F1"),
        Entry(translate("menu", "Learn"), side.tutorial, "graduation-cap"),
        Entry(translate("menu", "Statistics"), side.statistics, "chart-no-axes-column"),
        Entry(translate("menu", "Settings"), side.settings, "settings", "Ctrl+,"),
    ]
    leave = [Entry(translate("menu", "Quit"), window.close, "log-out", "Ctrl+Q")]
    fill_menu(menu, window.style_now, [group for group in (game, board, pages, leave) if group])


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


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
