"""The view fits, zooms about the pointer, moves, and becomes sharp by itself."""

import threading

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.window.pictures import shot
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.scene import board_scene
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import LARGEST, BoardView
from ttr_qt.views.scene.drawing_notice import DrawingNotice
from ttr_qt.views.scene.items import RouteItem
from ttr_qt.views.theme.palette import DARK

SMALL = {
    "usa": (850, 570),
    "germany": (540, 708),
    "maerklin": (540, 708),
    "first_journey": (640, 470),
    "amsterdam": (850, 570),
}
"""Of the boards in a window of 1280 x 720, that of the children's with the largest texts."""


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    view = BoardView(BoardScene(load_map("usa"), "en"))
    qtbot.addWidget(view, before_close_func=lambda v: v.board.tile_drawer.wait())
    view.resize(900, 600)
    view.show()
    return view


def turn_wheel(view: BoardView, point: QPointF, notches: float) -> None:
    event = QWheelEvent(
        point,
        view.viewport().mapToGlobal(point),
        QPoint(),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_who_waits_for_the_first_picture_is_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def draw_slowly(*_: object) -> Recording:
        go_on.wait(60)
        return Recording()

    monkeypatch.setattr(board_scene, "record_board", draw_slowly)
    monkeypatch.setattr(board_scene, "prepare_pieces", lambda *_: None)
    view = BoardView(BoardScene(load_map("usa"), "en"))
    qtbot.addWidget(view, before_close_func=lambda v: v.board.tile_drawer.wait())
    view.resize(900, 600)
    view.show()
    (notice,) = view.findChildren(DrawingNotice)
    assert not notice.isVisible()
    try:
        qtbot.waitUntil(notice.isVisible)
        assert view.rect().contains(notice.geometry())
    finally:
        go_on.set()
    qtbot.waitUntil(lambda: not notice.isVisible())


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_board_fits_the_view_at_any_size(qtbot: QtBot, edition: str) -> None:
    view = BoardView(BoardScene(load_map(edition), "en"))
    qtbot.addWidget(view)
    for width, height in ((1280, 720), (500, 900), (1900, 400)):
        view.resize(width, height)
        view.show()
        shown = view.mapFromScene(view.sceneRect()).boundingRect()
        port = view.viewport().rect()
        assert port.adjusted(-2, -2, 2, 2).contains(shown)
        assert shown.width() > 0.94 * port.width() or shown.height() > 0.94 * port.height()


def test_wheel_keeps_the_point_under_the_pointer(view: BoardView) -> None:
    point = QPointF(620, 250)
    before = view.mapToScene(point.toPoint())
    zoom = view.zoom
    for _ in range(4):
        turn_wheel(view, point, 1)
    after = view.mapToScene(point.toPoint())
    assert view.zoom == pytest.approx(zoom * 1.25**4)
    assert not view.fitted
    assert (after - before).manhattanLength() < 4


def test_zoom_has_limits_and_ends_fitted(view: BoardView) -> None:
    view.zoom_by(1000)
    assert view.zoom == LARGEST
    view.zoom_by(1e-6)
    assert view.fitted


def test_keys_zoom_move_and_fit(view: BoardView) -> None:
    zoom = view.zoom
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom > zoom
    before = view.mapToScene(QPoint(0, 0))
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.mapToScene(QPoint(0, 0)).x() > before.x()
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom == pytest.approx(zoom)


@pytest.mark.slow
def test_board_is_dragged_where_nothing_can_be_clicked(view: BoardView) -> None:
    view.zoom_by(3)
    before = view.mapToScene(QPoint(0, 0))
    QTest.mousePress(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(400, 300))
    QTest.mouseMove(view.viewport(), QPoint(340, 280))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(340, 280))
    after = view.mapToScene(QPoint(0, 0))
    assert after.x() - before.x() == pytest.approx(60 / view.zoom, abs=1.5)
    assert after.y() - before.y() == pytest.approx(20 / view.zoom, abs=1.5)


@pytest.mark.slow
def test_background_becomes_sharp_by_itself(qtbot: QtBot, view: BoardView) -> None:
    board = view.board
    for factor in (1.0, 1.4, 6.0):
        view.zoom_by(factor)

        def sharp() -> bool:
            tile = board.background.tile
            return tile is not None and tile.scale == view.zoom

        qtbot.waitUntil(sharp, timeout=20_000)


def test_first_background_comes_coarse_before_it_is_sharp(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_scene, "record_board", lambda look, design: look.record(design))
    board = BoardScene(load_map("amsterdam"), "en")
    view = BoardView(board)
    qtbot.addWidget(view)
    view.resize(600, 400)
    scales: list[float] = []
    board.tile_drawer.drawn.connect(lambda tile, _: scales.append(tile.scale))
    view.show()
    qtbot.waitUntil(lambda: len(scales) == 2, timeout=20_000)
    assert scales == [view.zoom / 2, view.zoom]


@pytest.mark.slow
def test_everything_is_sharp_a_moment_after_zooming(qtbot: QtBot, view: BoardView) -> None:
    board = view.board
    view.zoom_by(1.7)

    def sharp() -> bool:
        return not (board.sharpener.moving or board.sharpener.pending)

    qtbot.waitUntil(sharp, timeout=20_000)
    seen = board.items(view.mapToScene(view.viewport().rect()))
    scales = {item.shown_scale for item in seen if isinstance(item, RouteItem)}
    assert scales - {None} == {view.zoom}


def test_picture_of_the_view_needs_no_waiting(qtbot: QtBot) -> None:
    view = BoardView(BoardScene(load_map("usa"), "en"))
    qtbot.addWidget(view)
    view.resize(500, 330)
    view.set_immediate(True)
    image = shot(view)
    colours = {image.pixel(x, y) for x in range(0, 500, 5) for y in range(0, 330, 5)}
    assert len(colours) > 800  # land, sea and relief, not plain paper


def test_surroundings_follow_the_theme(qtbot: QtBot) -> None:
    view = BoardView(BoardScene(load_map("usa"), "en"))
    qtbot.addWidget(view)
    view.resize(700, 200)
    view.set_immediate(True)
    view.set_theme(DARK)
    image = shot(view)
    assert image.pixelColor(5, 100).lightness() < 60
    assert image.pixelColor(350, 100).lightness() > 60


@pytest.mark.parametrize(("edition", "size"), SMALL.items())
def test_names_can_be_read_on_small_boards(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, edition: str, size: tuple[int, int]
) -> None:
    board = BoardScene(load_map(edition), "en")
    monkeypatch.setattr(board.tile_drawer, "request", lambda _tile: None)  # land takes seconds
    view = BoardView(board)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    names = view.board.names.values()
    sizes = sorted(name.label.size * view.zoom for name in names)
    assert sizes[0] > 9
    assert sizes[len(sizes) // 2] > 10.9
    for name in names:
        box = name.label.box
        assert name.boundingRect().contains(box.left, box.top)
        assert name.boundingRect().contains(box.right, box.bottom)
    view.resize(2400, 2400)
    layout = view.board.design.layout
    assert all(item.label == layout.places[key].label for key, item in view.board.names.items())
