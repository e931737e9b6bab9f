"""Actions answer to keys as the table of commands says."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command


@pytest.mark.parametrize("command", Command)
def test_only_shortcuts_are_bound(command: Command, qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    if command.value.shortcut:
        assert bind(command, widget, None).shortcuts() == command.sequences()
    else:
        with pytest.raises(ValueError, match=command.name):
            bind(command, widget, None)
        assert not widget.actions()
