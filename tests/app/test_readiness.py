"""Whoever has to wait for the first compilation sees how far it is, and may change their mind."""

from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.app.conftest import MakeWindow
from ttr_qt.app import readiness as readiness_module
from ttr_qt.app.preparing import Preparation
from ttr_qt.app.readiness import Readiness
from ttr_qt.views.waiting_dialog import WaitingDialog


class Slow(QObject):
    """Prepares nothing, and says when it has done so."""

    progressed = Signal(int, int)
    finished = Signal(bool)
    running = True

    def close(self) -> None:
        """Stop."""
        self.running = False

    def finish(self) -> None:
        """Be ready."""
        self.running = False
        self.finished.emit(True)


@pytest.fixture
def slow() -> Slow:
    """What is waited for."""
    return Slow()


@pytest.fixture
def ready(make_window: MakeWindow, slow: Slow, monkeypatch: pytest.MonkeyPatch) -> Readiness:
    """Something that waits."""
    monkeypatch.setattr(readiness_module, "_PATIENCE", 10)
    return Readiness(cast("Preparation", slow), make_window())


def told(qtbot: QtBot, ready: Readiness) -> WaitingDialog:
    """Return the dialog, when it is there."""
    qtbot.waitUntil(lambda: ready.dialog is not None)
    dialog = ready.dialog
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


def test_who_waits_is_told_and_gets_what_was_wanted_last(
    qtbot: QtBot, ready: Readiness, slow: Slow
) -> None:
    done: list[str] = []
    slow.progressed.emit(3, 16)
    ready.when_ready(lambda: done.append("first"))
    ready.when_ready(lambda: done.append("last"))
    dialog = told(qtbot, ready)
    assert dialog._meter.accessibleName() == "3 / 16"
    slow.progressed.emit(9, 16)
    assert dialog._meter.accessibleName() == "9 / 16"
    assert done == []
    slow.finish()
    assert done == ["last"]
    assert ready.dialog is None
    assert not dialog.isVisible()


@pytest.mark.parametrize("by_key", [True, False])
def test_who_cancels_gets_nothing_and_may_ask_again(
    qtbot: QtBot, ready: Readiness, slow: Slow, *, by_key: bool
) -> None:
    done: list[str] = []
    ready.when_ready(lambda: done.append("first"))
    dialog = told(qtbot, ready)
    if by_key:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        dialog.cancel_button.click()
    assert ready.dialog is None
    assert ready._window.cursor().shape() == Qt.CursorShape.ArrowCursor
    ready.when_ready(lambda: done.append("again"))
    told(qtbot, ready)
    slow.finish()
    assert done == ["again"]


def test_who_need_not_wait_sees_no_dialog(ready: Readiness, slow: Slow) -> None:
    done: list[str] = []
    ready.when_ready(lambda: done.append("soon"))
    slow.finish()
    ready.when_ready(lambda: done.append("at once"))
    assert done == ["soon", "at once"]
    assert ready.dialog is None


def test_closing_ends_the_waiting(qtbot: QtBot, ready: Readiness, slow: Slow) -> None:
    done: list[str] = []
    ready.when_ready(lambda: done.append("never"))
    dialog = told(qtbot, ready)
    ready.close()
    assert not slow.running
    assert not dialog.isVisible()
    assert done == []
