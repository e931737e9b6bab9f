"""Games of several people at one screen."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.players.deciding import HASTY, decide
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.models.item_models.game_models import GameModels
from ttr_qt.models.item_models.rows import RowsModel
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game import handing_over
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let covers fall and be lifted at once."""
    for wait in ("LOOK", "LONG_LOOK", "CELEBRATION", "GUARD"):
        monkeypatch.setattr(handing_over, wait, 0 if wait == "GUARD" else 1)


def begin_shared(window: MainWindow, choice: GameChoice) -> GamePage:
    """Start a game from the start page."""
    start = window.page
    assert isinstance(start, StartPage)
    start.start_wanted.emit(choice)
    assert isinstance(window.page, GamePage)
    return window.page


def lift(qtbot: QtBot, page: GamePage) -> None:
    """Wait for the cover, and lift it with the mouse."""
    qtbot.waitUntil(lambda: page.handing_over.covered)
    QTest.mouseClick(page.cover.strip.answer_button, Qt.MouseButton.LeftButton)
    assert not page.session.covered


def play_shared(qtbot: QtBot, window: MainWindow, page: GamePage) -> tuple[EndPage, list[int]]:
    """Let people play to the end; return the last page, and whose covers were lifted."""
    chance, lifted = random.Random(4), list[int]()
    while True:
        qtbot.waitUntil(
            lambda: page.active or page.handing_over.covered or isinstance(window.page, EndPage)
        )
        if isinstance(window.page, EndPage):
            return window.page, lifted
        if page.session.covered:
            assert_nothing_hidden(page)
            lifted.append(page.session.viewer)
            lift(qtbot, page)
        elif page.active:
            assert page.session.viewer == page.session.observation.to_move
            page.play(decide(page.session.observation, chance, HASTY))


def assert_nothing_hidden(page: GamePage) -> None:
    """Assert that no part of a covered page has anything that only one person knows."""
    models = page.models
    assert not models.hand.rows
    assert not models.offer.rows
    assert not models.actions.rows
    assert all(row.shown for row in models.tickets.rows)
    for part in (page.hand, page.market, page.turn, page.choosing, page.hints.panel):
        assert not part.isVisibleTo(page)


def everything_told(page: GamePage) -> list[str]:
    """Return all that can be read from a page, seen or not, sorted: texts, tips, voices, models."""
    found = [page.window().windowTitle()]
    for widget in [page, *page.findChildren(QWidget), page.moves]:
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        found += [widget.statusTip(), widget.whatsThis()]
        if isinstance(widget, QAbstractButton | QLabel):
            found.append(widget.text())
    voice = QAccessible.queryAccessibleInterface(page)
    assert voice is not None
    found += _voices(voice)
    found += [str(row) for row in _rows(page.models)]
    return sorted(found)  # whatever was raised last has another place among the widgets


def _voices(voice: QAccessibleInterface) -> Iterator[str]:
    yield voice.text(QAccessible.Text.Name)
    yield voice.text(QAccessible.Text.Description)
    yield voice.text(QAccessible.Text.Value)
    for number in range(voice.childCount()):
        child = voice.child(number)
        if child is not None:
            yield from _voices(child)


def _rows(models: GameModels) -> Iterator[object]:
    for model in models.children():
        if isinstance(model, RowsModel):
            yield from model.rows
