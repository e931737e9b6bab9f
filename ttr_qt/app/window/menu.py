"""The menu of the window: where one can go from anywhere."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.icons import icon
from ttr_qt.views.theme.style import Style

Act = Callable[[], object]

GROUPS: Final = (
    (Command.SHOW_START, Command.SAVE_FILE, Command.OPEN_FILE, Command.SHOW_GAMES),
    (Command.COPY_NUMBER, Command.SHOW_WHOLE_BOARD, Command.LIST_MOVES, Command.GIVE_UP),
    (
        Command.SHOW_RULES,
        Command.SHOW_KEYS,
        Command.SHOW_TUTORIAL,
        Command.SHOW_STATISTICS,
        Command.SHOW_SETTINGS,
    ),
    (Command.FULL_SCREEN, Command.QUIT),
)
"""What the menu offers, with a line between the groups."""


def fill_menu(menu: QMenu, style: Style, acts: Mapping[Command, Act], number: str = "") -> None:
    """Add all commands of the menu that can be done now; ``number`` is that of the cards."""
    for group in GROUPS:
        offered = [command for command in group if command in acts]
        if offered and menu.actions():
            menu.addSeparator()
        for command in offered:
            menu.addAction(_action(menu, style, command, acts[command], number))


def _action(menu: QMenu, style: Style, command: Command, act: Act, number: str) -> QAction:
    """Return an entry that shows the key; where the command is bound, the key works."""
    text, key = command.text.format(number=number), command.key_text()
    action = QAction(f"{text}\t{key}" if key else text, menu)
    action.setObjectName(command.name)
    action.setIcon(icon(command.sign, style.theme.ink, style.theme.ink_disabled))
    action.triggered.connect(lambda _checked=False: act())
    return action
