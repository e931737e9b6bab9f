"""The window opens for every edition and switches between them."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ttr_qt.app.main_window import MainWindow
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.views.palette import DARK, LIGHT, PLAYERS
from ttr_qt.views.scene.position import BoardPosition


@pytest.mark.parametrize("edition", EDITIONS)
def test_window_opens(qtbot: QtBot, edition: str) -> None:
    game_map = load_map(edition)
    first = game_map.routes[0].id
    window = MainWindow("de", game_map, BoardPosition({first: 1}))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    assert len(window.board.routes) == len(game_map.routes)
    assert len(window.board.places) == len(game_map.places)
    assert window.board.routes[first].owner is PLAYERS[1]
    assert window.board_view.scene() is window.board
    assert window.chooser.currentData() == edition
    assert window.windowTitle() == f"{game_map.name.de} – The Railway Table"


def test_chooser_offers_every_edition_by_name(qtbot: QtBot) -> None:
    window = MainWindow("de", load_map("usa"), BoardPosition())
    qtbot.addWidget(window)
    names = [window.chooser.itemText(index) for index in range(window.chooser.count())]
    assert names == [load_map(edition).name.de for edition in EDITIONS]


def test_choosing_an_edition_shows_its_empty_board(qtbot: QtBot) -> None:
    first = load_map(EDITIONS[0]).routes[0].id
    window = MainWindow("en", load_map(EDITIONS[0]), BoardPosition({first: 0}))
    qtbot.addWidget(window)
    window.show()
    for edition in EDITIONS[1:]:
        QTest.keyClick(window.chooser, Qt.Key.Key_Down)
        assert window.chooser.currentData() == edition
        assert set(window.board.routes) == {route.id for route in load_map(edition).routes}
        assert all(item.owner is None for item in window.board.routes.values())
    assert window.windowTitle() == f"{load_map(EDITIONS[-1]).name.en} – The Railway Table"


def test_own_map_is_none_of_the_editions(qtbot: QtBot, root: Path, tmp_path: Path) -> None:
    own = json.loads((root / "maps" / "usa.json").read_text(encoding="utf-8"))
    own["name"] = {"en": "Mine", "de": "Meine"}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(own), encoding="utf-8")
    window = MainWindow("en", load_map(file), BoardPosition())
    qtbot.addWidget(window)
    assert window.windowTitle() == "Mine – The Railway Table"
    assert window.chooser.currentIndex() == -1


def test_surroundings_follow_the_system(qtbot: QtBot) -> None:
    window = MainWindow("en", load_map("usa"), BoardPosition())
    qtbot.addWidget(window)
    window.on_scheme_changed(Qt.ColorScheme.Dark)
    assert window.board_view.theme is DARK
    window.on_scheme_changed(Qt.ColorScheme.Light)
    assert window.board_view.theme is LIGHT
