"""Tool tips are never one line that runs out of the window."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from tests.app.conftest import MakeWindow
from tests.app.quickly import begin
from ttr_qt.views.widgets.tips import wrapped

LONG = (
    "Back to the start of your last turn, with the same cards. After that this game no longer "
    "counts for your rating. (Ctrl+Z)"
)
READABLE = 60
"""Letters in a line."""


def point_at(widget: QWidget) -> None:
    """Rest with the pointer on a widget."""
    at = widget.rect().center()
    QApplication.sendEvent(
        widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(QPoint(at)))
    )


def test_long_texts_are_wrapped_and_short_ones_are_not() -> None:
    lines = wrapped(LONG).split("\n")
    assert len(lines) > 2
    assert max(map(len, lines)) <= READABLE
    assert " ".join(lines) == LONG
    assert wrapped("Short.\n\nShort again.") == "Short.\n\nShort again."


def test_tips_of_the_window_are_wrapped(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, *_: told.append(text))
    page = begin(make_window())
    undo = page.time.buttons.undo_button
    undo.setToolTip(LONG)
    point_at(undo)
    assert told == [wrapped(LONG)]
    assert undo.toolTip() == LONG  # what is read out has no lines
    undo.setToolTip("")
    point_at(undo)
    assert len(told) == 1
