"""Overlay pages over a page, and saved games that are dropped onto the window."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLibraryInfo, QMimeData, QPointF, Qt, QUrl, QVersionNumber
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Game, write_save
from ttr_qt.engine.actions import DrawCard
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.overlay_page import TitledPage
from ttr_qt.views.theme.style import Style


def rules(style: Style) -> TitledPage:
    """Return an overlay as any other."""
    return TitledPage(style, "Rules", searchable=True)


def shown_overlay(window: MainWindow) -> TitledPage:
    """Return the overlay that is shown."""
    overlay = window.stack.overlay
    assert isinstance(overlay, TitledPage)
    assert window.stack.currentWidget() is overlay
    return overlay


def test_game_waits_below_an_overlay_page(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = begin(window)
    choose_tickets(page.session)
    qtbot.waitUntil(lambda: page.session.person_to_move)
    window.stack.open_overlay(rules)
    overlay = shown_overlay(window)
    assert not page.isVisible()
    for _ in range(2):
        page.session.play(DrawCard())
    ply = page.session.ply
    qtbot.wait(150)
    assert page.session.ply == ply
    QTest.mouseClick(overlay.back_button, Qt.MouseButton.LeftButton)
    assert window.stack.overlay is None
    assert page.isVisible()
    qtbot.waitUntil(lambda: page.session.ply > ply)


def test_overlay_page_is_left_with_escape_and_the_search_first(make_window: MakeWindow) -> None:
    window = make_window()
    start = window.page
    window.stack.open_overlay(rules)
    overlay = shown_overlay(window)
    searched: list[str] = []
    overlay.searched.connect(searched.append)
    QTest.keyClick(overlay, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert overlay.search is not None
    QTest.keyClicks(overlay.search, "loco")
    assert searched[-1] == "loco"
    QTest.keyClick(overlay.search, Qt.Key.Key_Escape)
    assert overlay.search.text() == ""
    QTest.keyClick(overlay.search, Qt.Key.Key_Escape)
    assert window.stack.overlay is None
    assert isinstance(start, QWidget)
    assert start.isVisible()


def test_another_style_builds_the_overlay_anew_with_what_it_shows(make_window: MakeWindow) -> None:
    window = make_window()
    page = begin(window)
    window.stack.open_overlay(rules)
    old = shown_overlay(window)
    assert old.search is not None
    old.search.setText("wagon")
    window.preferences.set(replace(QUIET, theme="dark", language="de"))
    new = shown_overlay(window)
    assert new is not old
    assert new.search is not None
    assert new.search.text() == "wagon"
    assert window.page is not page
    window.stack.close_overlays()
    assert isinstance(window.page, GamePage)
    assert window.page.isVisible()
    assert window.page.session is page.session


class Other(TitledPage):
    """A overlay of another kind."""


def other(style: Style) -> TitledPage:
    """Return an overlay of that kind."""
    return Other(style, "Other")


@pytest.mark.slow
def test_an_overlay_page_leads_back_to_the_one_it_was_opened_over(make_window: MakeWindow) -> None:
    window = make_window()
    page = begin(window)
    window.stack.open_overlay(rules)
    below = shown_overlay(window)
    window.stack.open_overlay(other)
    window.stack.open_overlay(other)  # a second one of a kind comes instead of the first
    over = shown_overlay(window)
    assert not below.isVisible()
    over.closed.emit()
    assert shown_overlay(window) is below
    assert below.isVisible()
    window.stack.open_overlay(other)
    window.stack.open_overlay(rules)  # likewise, with all that lies over it
    shown_overlay(window).closed.emit()
    assert window.stack.overlay is None
    assert page.isVisible()


def test_an_overlay_page_below_takes_another_style_when_it_is_shown_again(
    make_window: MakeWindow,
) -> None:
    window = make_window()
    window.stack.open_overlay(rules)
    below = shown_overlay(window)
    assert below.search is not None
    below.search.setText("wagon")
    window.stack.open_overlay(other)
    window.preferences.set(replace(QUIET, theme="dark", language="de"))
    shown_overlay(window).closed.emit()
    again = shown_overlay(window)
    assert again is not below
    assert again.search is not None
    assert (again.search.text(), again.back_button.text()) == ("wagon", "Zurück")


def drop(window: MainWindow, *files: Path) -> bool:
    """Drop files onto the window and return whether it takes them."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    spot: Any = QPointF(50, 50)
    new = QLibraryInfo.version() >= QVersionNumber(6, 12)  # before, it takes whole numbers only
    enter = QDragEnterEvent(spot if new else spot.toPoint(), copy, mime, left, none)
    enter.ignore()
    window.dragEnterEvent(enter)
    window.dropEvent(QDropEvent(spot, copy, mime, left, none))
    return enter.isAccepted()


def test_saved_game_is_dropped_onto_the_window(make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    window.stack.open_overlay(rules)
    file = tmp_path / "game.json"
    write_save(Game.new("amsterdam", players=2, seed=77), file)
    assert drop(window, file)
    assert isinstance(window.page, GamePage)
    assert window.page.isVisible()
    assert window.page.session.seed == 77


@pytest.mark.slow
@pytest.mark.parametrize("names", [("picture.png",), ("a.json", "b.json"), ()])
def test_anything_else_that_is_dropped_changes_nothing(
    make_window: MakeWindow, tmp_path: Path, names: tuple[str, ...]
) -> None:
    window = make_window()
    page = window.page
    assert not drop(window, *(tmp_path / name for name in names))
    assert window.page is page
