"""After any change of its scale a board is soon as sharp as one that was opened so."""

import time
from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QEventLoop, QPointF, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.own_clock import own_seconds
from tests.helpers.window.pictures import changed, pixels
from ttr_qt.engine.maps import load_map
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.shared_pictures import SHARED_PICTURES

pytestmark = [pytest.mark.slow, pytest.mark.alone]

SIZE = (900, 620)
SOON = 0.15
"""Seconds in which everything is to be sharp after the last change."""
PATIENCE = 60_000


def make_view(qtbot: QtBot, size: tuple[int, int], *, immediate: bool = False) -> BoardView:
    """Return a view of a board on which half of all tracks are claimed."""
    board = BoardScene(load_map("amsterdam"), "en")
    routes = board.design.map.routes
    board.set_owners({route.id: index % 4 for index, route in enumerate(routes) if index % 2})
    view = BoardView(board)
    qtbot.addWidget(view, before_close_func=lambda v: v.board.tile_drawer.wait())
    view.resize(*size)
    view.set_immediate(immediate)
    with qtbot.waitExposed(view):
        view.show()
    return view


def is_sharp(view: BoardView) -> bool:
    """Say whether nothing is left to be drawn, the land included."""
    sharpener, tile = view.board.sharpener, view.board.background.tile
    waits = sharpener.moving or sharpener.pending
    return not waits and tile is not None and tile.scale == view.zoom * view.devicePixelRatioF()


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    """Return a view that has been seen for a while, and is the first of its kind."""
    SHARED_PICTURES.clear()
    view = make_view(qtbot, SIZE)
    qtbot.waitUntil(lambda: is_sharp(view), timeout=PATIENCE)
    qtbot.waitUntil(lambda: not view.board.sharpener.unprepared, timeout=PATIENCE)
    view.board.tile_drawer.wait()
    return view


def on_screen(view: BoardView) -> QImage:
    """Return what is really seen: nothing is painted for it."""
    return view.screen().grabWindow(view.winId()).toImage()


def drawn_fresh(qtbot: QtBot, view: BoardView) -> QImage:
    """Return what a view looks like that has never had another scale."""
    SHARED_PICTURES.clear()
    fresh = make_view(qtbot, (view.width(), view.height()), immediate=True)
    if not view.fitted:
        fresh.zoom_by(view.zoom / fresh.zoom)
        for bar, other in (
            (fresh.horizontalScrollBar(), view.horizontalScrollBar()),
            (fresh.verticalScrollBar(), view.verticalScrollBar()),
        ):
            bar.setValue(other.value())
    fresh.repaint()
    QApplication.processEvents()
    return on_screen(fresh)


def let_pass(seconds: float) -> None:
    """Let the window work for so long."""
    end = own_seconds() + seconds
    while own_seconds() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 2)
        time.sleep(0.001)


def sharpness(image: QImage) -> float:
    """Return how strong edges are: the mean difference of neighbours."""
    grey = pixels(image).mean(axis=2)
    return float(np.abs(np.diff(grey, axis=1)).mean() + np.abs(np.diff(grey, axis=0)).mean())


def open_list(view: BoardView) -> None:
    view.resize(round(SIZE[0] * 0.7), SIZE[1])


def open_and_close_list(view: BoardView) -> None:
    open_list(view)
    let_pass(0.05)
    view.resize(*SIZE)


def enlarge_window(view: BoardView) -> None:
    view.resize(round(SIZE[0] * 1.4), round(SIZE[1] * 1.4))


def zoom_in(view: BoardView) -> None:
    for _ in range(2):
        view.zoom_by(1.25, QPointF(300, 200))
        let_pass(0.02)


def zoom_in_and_out(view: BoardView) -> None:
    zoom_in(view)
    view.fit()


CHANGES = (open_list, open_and_close_list, enlarge_window, zoom_in, zoom_in_and_out)


@pytest.mark.parametrize("change", CHANGES)
def test_board_is_sharp_soon_after_a_change(
    qtbot: QtBot, view: BoardView, change: Callable[[BoardView], None]
) -> None:
    change(view)
    let_pass(SOON)
    soon = on_screen(view)
    fresh = drawn_fresh(qtbot, view)
    assert sharpness(soon) > 0.93 * sharpness(fresh)
    assert changed(soon, fresh) < 0.04
    qtbot.waitUntil(lambda: is_sharp(view), timeout=PATIENCE)
    QApplication.processEvents()
    assert changed(on_screen(view), fresh, tolerance=0) == 0


@pytest.mark.parametrize("change", CHANGES)
def test_board_is_smooth_at_once_after_a_change(
    qtbot: QtBot, view: BoardView, change: Callable[[BoardView], None]
) -> None:
    """Jagged pictures have stronger edges than sharp ones: pixels are left out or doubled."""
    change(view)
    view.repaint()
    at_once = sharpness(on_screen(view))
    assert at_once < 1.03 * sharpness(drawn_fresh(qtbot, view))


def test_nothing_is_forgotten_when_only_parts_are_painted(qtbot: QtBot, view: BoardView) -> None:
    """Pulsing pieces and a passing pointer repaint parts of the board all the time."""
    open_list(view)
    for step in range(300):
        view.viewport().repaint(QRect(step * 37 % 500, step * 23 % 400, 90, 70))
        let_pass(0.005)
    qtbot.waitUntil(lambda: is_sharp(view), timeout=PATIENCE)
    QApplication.processEvents()
    assert changed(on_screen(view), drawn_fresh(qtbot, view), tolerance=0) == 0


def test_another_scale_of_the_screen_draws_everything_again(qtbot: QtBot, view: BoardView) -> None:
    QApplication.sendEvent(view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert view.board.sharpener.moving
    qtbot.waitUntil(lambda: is_sharp(view), timeout=PATIENCE)


def test_board_opened_again_is_there_at_once(qtbot: QtBot, view: BoardView) -> None:
    """A page that is made anew, for another theme or size of text, finds the land drawn."""
    again = make_view(qtbot, SIZE)
    scales: list[float] = []
    again.board.tile_drawer.drawn.connect(lambda tile, _: scales.append(tile.scale))
    qtbot.waitUntil(lambda: is_sharp(again), timeout=PATIENCE)
    assert set(scales) <= {view.zoom}  # not a coarse one before
