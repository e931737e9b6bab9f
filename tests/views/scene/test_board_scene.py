"""The board is complete, shows positions, and tells what the pointer touches."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.window.pictures import changed, pixels
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import SpaceState
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.items import VEIL_Z
from ttr_qt.views.scene.overlays import LetterItem
from ttr_qt.views.scene.position import BoardPosition
from ttr_qt.views.scene.snapshot import snapshot
from ttr_qt.views.theme.palette import PLAYERS

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_place_and_route_is_there(edition: str) -> None:
    game_map = load_map(edition)
    board = BoardScene(game_map, "en")
    cities = {place.id for place in game_map.places if place.country is None}
    assert set(board.routes) == {route.id for route in game_map.routes}
    assert set(board.places) == {place.id for place in game_map.places}
    assert set(board.names) == cities
    assert set(board.goods) == {place.id for place in game_map.places if place.goods}
    for item in (*board.routes.values(), *board.places.values(), *board.names.values()):
        assert board.sceneRect().intersects(item.sceneBoundingRect())


def test_own_map_without_layout_shows_everything(tmp_path: Path, root: Path) -> None:
    own = json.loads((root / "maps" / "usa.json").read_text(encoding="utf-8"))
    del own["layout"]
    file = tmp_path / "own.json"
    file.write_text(json.dumps(own), encoding="utf-8")
    board = BoardScene(load_map(file), "en")
    assert len(board.routes) == len(own["routes"])
    assert board.look.score_track
    assert board.tile_drawer.recording() is board.tile_drawer.recording()


def test_names_follow_the_language() -> None:
    names = {lang: BoardScene(load_map("germany"), lang).names for lang in ("de", "en")}
    assert names["de"]["muenchen"].text == load_map("germany").place("muenchen").name.de
    assert names["en"]["muenchen"].text == load_map("germany").place("muenchen").name.en


def test_position_is_shown_and_taken_back() -> None:
    board = BoardScene(load_map("maerklin"), "en")
    route = load_map("maerklin").routes[0].id
    board.show_position(
        BoardPosition({route: 1}, (7, 12), {"berlin": (5,)}, (("berlin",), ("berlin", "kiel")))
    )
    assert board.routes[route].owner is PLAYERS[1]
    assert board.routes[route].pieces.isVisible()
    assert board.goods["berlin"].values == (5,)
    assert board.goods["kiel"].values == ()
    assert list(board.passengers["berlin"].players) == [PLAYERS[0], PLAYERS[1]]
    assert set(board.markers) == {0, 1}
    board.show_position(BoardPosition())
    assert board.routes[route].owner is None
    assert not board.routes[route].pieces.isVisible()
    assert board.goods["kiel"].values == load_map("maerklin").goods["yellow"]
    assert list(board.passengers["berlin"].players) == []
    assert not board.markers


def test_markers_on_one_field_do_not_hide_each_other() -> None:
    board = BoardScene(load_map("usa"), "en")
    board.set_scores((30, 30, 130))
    spots = {(item.pos().x(), item.pos().y()) for item in board.markers.values()}
    assert len(spots) == 3


def test_markers_go_round_the_score_track_again() -> None:
    for edition, fields in (("usa", 100), ("amsterdam", 50)):
        board = BoardScene(load_map(edition), "en")
        first, again, before = (board.marker_spots((n,))[0] for n in (3, 3 + fields, 3 - fields))
        assert first == again == before
        assert first != board.marker_spots((4,))[0]


def test_phantom_never_hides_an_owner() -> None:
    board = BoardScene(load_map("usa"), "en")
    pieces = board.routes["dal-hou-1"].pieces
    board.set_phantom("dal-hou-1", 2)
    assert (pieces.player, pieces.phantom) == (PLAYERS[2], True)
    board.set_phantom("dal-hou-1", None)
    assert not pieces.isVisible()
    board.set_owners({"dal-hou-1": 0})
    board.set_phantom("dal-hou-1", 2)
    assert (pieces.player, pieces.phantom) == (PLAYERS[0], False)


def test_spotlight_raises_only_what_was_asked_for() -> None:
    board = BoardScene(load_map("usa"), "en")
    board.spotlight(["dal-hou-1"], ["dallas"])
    lit = [board.routes["dal-hou-1"], board.places["dallas"], board.names["dallas"]]
    assert all(item.zValue() > VEIL_Z for item in lit)
    assert board.places["houston"].zValue() < VEIL_Z
    board.clear_spotlight()
    assert all(item.zValue() < VEIL_Z for item in lit)


def shown(qtbot: QtBot, edition: str, width: int, height: int) -> tuple[BoardScene, BoardView]:
    """Return a board and what shows it at a size."""
    board = BoardScene(load_map(edition), "en")
    view = BoardView(board)
    qtbot.addWidget(view)
    view.resize(width, height)
    view.show()
    return board, view


def test_pointer_finds_routes_and_places(qtbot: QtBot) -> None:
    board, view = shown(qtbot, "usa", 1100, 725)
    space = board.design.layout.tracks["dal-hou-1"].spaces[0]
    place = board.design.layout.places["denver"]
    heard: list[str] = []
    board.route_clicked.connect(heard.append)
    board.place_clicked.connect(heard.append)
    for spot in (space, place):
        point = view.mapFromScene(QPointF(spot.x, spot.y))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert heard == ["dal-hou-1", "denver"]


def test_no_click_is_lost_between_parallel_tracks(qtbot: QtBot) -> None:
    board, view = shown(qtbot, "germany", 540, 700)
    heard: list[str] = []
    board.route_clicked.connect(heard.append)
    tracks = board.design.layout.tracks
    # From the middle of one track to that of its parallel.
    one, other = (tracks[f"stu-ulm-{number}"].spaces[1] for number in (1, 2))
    for part in range(11):
        x, y = (a + (b - a) * part / 10 for a, b in ((one.x, other.x), (one.y, other.y)))
        point = view.mapFromScene(QPointF(x, y))
        for beside in (QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)):
            heard.clear()
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point + beside)
            assert heard in (["stu-ulm-1"], ["stu-ulm-2"]), (part, beside)


def test_state_of_a_route_is_kept() -> None:
    board = BoardScene(load_map("usa"), "en")
    board.set_route_state("dal-hou-1", SpaceState.CLAIMABLE)
    assert board.routes["dal-hou-1"].state is SpaceState.CLAIMABLE


@pytest.mark.slow
def test_a_picture_shows_the_board_without_veil_and_marks() -> None:
    board, size = BoardScene(load_map("usa"), "en"), QSize(600, 400)
    board.set_owners({"dal-hou-1": 0, "dal-hou-2": 1})
    board.set_route_state("den-oma-1", SpaceState.CLOSED)
    plain = snapshot(board, 0.5)(size).toImage()
    board.set_route_state("chi-stl-1", SpaceState.CLAIMABLE)
    board.set_route_rim("bos-nyc-1", rimmed=True)
    board.set_phantom("atl-nas-1", 2)
    board.set_place_state("denver", CityState.TARGET)
    board.set_ticket_end("miami", "#FF0000")
    board.spotlight(["dal-hou-1"], ["dallas"])
    letter = LetterItem(QPointF(1000, 700), 60, "A", "#FF00FF")
    board.addItem(letter)
    assert pixels(snapshot(board, 0.5)(size).toImage()).tolist() == pixels(plain).tolist()
    # Afterwards everything is marked as before.
    assert letter.isVisible()
    assert board.routes["dal-hou-1"].zValue() > VEIL_Z
    assert board.routes["den-oma-1"].state is SpaceState.CLOSED
    assert board.routes["chi-stl-1"].state is SpaceState.CLAIMABLE
    assert board.routes["bos-nyc-1"].rimmed
    assert board.routes["atl-nas-1"].pieces.phantom
    assert board.routes["atl-nas-1"].pieces.player is PLAYERS[2]
    assert board.places["denver"].state is CityState.TARGET
    assert board.places["miami"].ring == "#FF0000"
    dimmed = QPixmap(plain.size())
    painter = QPainter(dimmed)
    board.render(painter)
    painter.end()
    assert changed(dimmed.toImage(), plain) > 0.1


@pytest.mark.slow
def test_the_land_is_drawn_for_a_picture_only_where_it_is_missing() -> None:
    board = BoardScene(load_map("usa"), "en")
    land = snapshot(board, 0.3)(QSize(300, 200)).toImage()
    bare = BoardScene(load_map("usa"), "en")
    paper = QPixmap(land.size())
    painter = QPainter(paper)
    bare.render(painter, QRectF(paper.rect()), bare.design.rect)
    painter.end()
    assert changed(paper.toImage(), land) > 0.3
    tile = board.background.tile
    assert tile is not None
    snapshot(board, 0.3)
    assert board.background.tile is tile
