"""Leaves over a page, and saved games that are dropped onto the window."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLibraryInfo, QMimeData, QPointF, Qt, QUrl, QVersionNumber
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.window.fixtures import QUIET, MakeWindow
from tests.helpers.window.quickly import begin, choose_tickets
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Game, write_save
from ttr_qt.engine.actions import DrawCard
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.overlay_page import TitledPage
from ttr_qt.views.theme.style import Style


def rules(style: Style) -> TitledPage:
    """Return a leaf as any other."""
    return TitledPage(style, "Rules", searchable=True)


def shown_leaf(window: MainWindow) -> TitledPage:
    """Return the leaf that is shown."""
    leaf = window.leaves.leaf
    assert isinstance(leaf, TitledPage)
    assert window.leaves.currentWidget() is leaf
    return leaf


def test_game_waits_below_a_leaf(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = begin(window)
    choose_tickets(page.session)
    qtbot.waitUntil(lambda: page.session.person_to_move)
    window.open_leaf(rules)
    leaf = shown_leaf(window)
    assert not page.isVisible()
    for _ in range(2):
        page.session.play(DrawCard())
    ply = page.session.ply
    qtbot.wait(150)
    assert page.session.ply == ply
    QTest.mouseClick(leaf.back_button, Qt.MouseButton.LeftButton)
    assert window.leaves.leaf is None
    assert page.isVisible()
    qtbot.waitUntil(lambda: page.session.ply > ply)


def test_leaf_is_left_with_escape_and_the_search_first(make_window: MakeWindow) -> None:
    window = make_window()
    start = window.page
    window.open_leaf(rules)
    leaf = shown_leaf(window)
    searched: list[str] = []
    leaf.searched.connect(searched.append)
    QTest.keyClick(leaf, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert leaf.search is not None
    QTest.keyClicks(leaf.search, "loco")
    assert searched[-1] == "loco"
    QTest.keyClick(leaf.search, Qt.Key.Key_Escape)
    assert leaf.search.text() == ""
    QTest.keyClick(leaf.search, Qt.Key.Key_Escape)
    assert window.leaves.leaf is None
    assert isinstance(start, QWidget)
    assert start.isVisible()


def test_another_style_builds_the_leaf_anew_with_what_it_shows(make_window: MakeWindow) -> None:
    window = make_window()
    page = begin(window)
    window.open_leaf(rules)
    old = shown_leaf(window)
    assert old.search is not None
    old.search.setText("wagon")
    window.set_preferences(replace(QUIET, theme="dark", language="de"))
    new = shown_leaf(window)
    assert new is not old
    assert new.search is not None
    assert new.search.text() == "wagon"
    assert window.page is not page
    window.leaves.close_leaf()
    assert isinstance(window.page, GamePage)
    assert window.page.isVisible()
    assert window.page.session is page.session


class Other(TitledPage):
    """A leaf of another kind."""


def other(style: Style) -> TitledPage:
    """Return a leaf of that kind."""
    return Other(style, "Other")


@pytest.mark.slow
def test_a_leaf_leads_back_to_the_one_it_was_opened_over(make_window: MakeWindow) -> None:
    window = make_window()
    page = begin(window)
    window.open_leaf(rules)
    below = shown_leaf(window)
    window.open_leaf(other)
    window.open_leaf(other)  # a second one of a kind comes instead of the first
    over = shown_leaf(window)
    assert not below.isVisible()
    over.closed.emit()
    assert shown_leaf(window) is below
    assert below.isVisible()
    window.open_leaf(other)
    window.open_leaf(rules)  # likewise, with all that lies over it
    shown_leaf(window).closed.emit()
    assert window.leaves.leaf is None
    assert page.isVisible()


def test_a_leaf_below_takes_another_style_when_it_is_shown_again(make_window: MakeWindow) -> None:
    window = make_window()
    window.open_leaf(rules)
    below = shown_leaf(window)
    assert below.search is not None
    below.search.setText("wagon")
    window.open_leaf(other)
    window.set_preferences(replace(QUIET, theme="dark", language="de"))
    shown_leaf(window).closed.emit()
    again = shown_leaf(window)
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
    window.open_leaf(rules)
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
