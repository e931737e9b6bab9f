"""Actions of Qt for commands, and tool tips that name their keys."""

import functools
import weakref
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from ttr_qt.views.commands.table import Command

_AROUND = Qt.ShortcutContext.WidgetWithChildrenShortcut


def bind(
    command: Command,
    owner: QWidget,
    act: Callable[[], object] | None,
    *,
    number: int | None = None,
    context: Qt.ShortcutContext = _AROUND,
) -> QAction:
    """Let the keys of a command do something while the focus is in a widget.

    Args:
        command: what is to be done; its action has the command's name.
        owner: the widget that the action belongs to and is added to.
        act: does it; None: the caller connects the action that is returned.
        number: which of the command's keys is meant, from 1; by default all of them.
        context: where the focus has to be.

    Raises:
        ValueError: the table says that the command is no shortcut.
    """
    if not command.value.shortcut:
        raise ValueError(f"{command} is handled by the widget that has the focus")
    action = QAction(command.text, owner)
    action.setObjectName(command.name)
    action.setShortcuts(command.sequences(number))
    action.setShortcutContext(context)
    action.setAutoRepeat(command.value.repeats)
    if act is not None:
        done = _weakly_bound(act)
        action.triggered.connect(lambda _checked=False: done())
    owner.addAction(action)
    return action


def _weakly_bound(act: Callable[..., object]) -> Callable[..., object]:
    """Return a call of the same method that does not keep its object alive."""
    if isinstance(act, functools.partial):
        return functools.partial(_weakly_bound(act.func), *act.args, **act.keywords)
    owner = getattr(act, "__self__", None)
    if not isinstance(owner, QObject):
        return act
    seen, name = weakref.ref(owner), act.__name__

    def call(*args: object, **keywords: object) -> object:
        alive = seen()
        return None if alive is None else getattr(alive, name)(*args, **keywords)

    return call


def with_key(text: str, command: Command, number: int = 1) -> str:
    """Return a text for a tool tip that names the key of a command, if it has one."""
    key = command.key_text(number)
    return f"{text} ({key})" if key else text
