"""Measures the painting of boards without a display, at 1920 x 1080 pixels."""

import functools
import os
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPointF, QRect
from PySide6.QtWidgets import QApplication

from ttr_qt.engine.maps import load_map
from ttr_qt.views.paint.spaces import SpaceState
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.items import RouteItem
from ttr_qt.views.scene.shared_pictures import SHARED_PICTURES
from ttr_qt.views.theme.fonts import load_fonts

SIZE = (1920, 1080)
ROUNDS = 21
PATIENCE = 30.0


@functools.cache
def _application() -> QCoreApplication:
    """Return the application; it lives as long as the process, since views of it may."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication.instance() or QApplication([])


def milliseconds(
    work: Callable[[], object],
    rounds: int = ROUNDS,
    before: Callable[[], object] = lambda: None,
) -> float:
    """Return the shortest time of some work; the machine may be busy with other things.

    What is done ``before`` each time does not count.
    """
    times = []
    for _ in range(rounds):
        before()
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times) * 1000


def painting(edition: str) -> dict[str, float]:
    """Return the figures of one board, in milliseconds."""
    app = _application()
    load_fonts()
    game_map = load_map(edition)
    SHARED_PICTURES.clear()
    figures = {"scene": milliseconds(lambda: BoardScene(game_map, "en"), 3)}
    board = BoardScene(game_map, "en")
    view = BoardView(board)
    view.resize(*SIZE)
    view.show()
    began = time.perf_counter()
    while board.background.tile is None and time.perf_counter() - began < PATIENCE:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
    figures["background"] = (time.perf_counter() - began) * 1000
    board.tile_drawer.wait()
    owners = {route.id: index % 5 for index, route in enumerate(game_map.routes)}
    board.set_owners(owners)
    board.set_scores((10, 20, 30, 40, 50))
    _settle(view, board)
    figures["full_repaint"] = milliseconds(view.viewport().repaint)
    figures["hover"] = _change(view, board, hover=True)
    figures["claim"] = _change(view, board, hover=False)
    figures["zoom_frame"] = _zoom(view)
    board.tile_drawer.wait()
    # Deleted by Qt, as every view of the program: a garbage collector would take its attributes
    # first, and Qt calls methods of it to the last.
    view.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return figures


def _settle(view: BoardView, board: BoardScene) -> None:
    """Paint until everything is sharp."""
    began = time.perf_counter()
    while time.perf_counter() - began < PATIENCE:
        view.viewport().repaint()
        QApplication.processEvents()
        if not (board.sharpener.moving or board.sharpener.pending):
            return


def _change(view: BoardView, board: BoardScene, *, hover: bool) -> float:
    """Return the time of a hover or claim of a track of middling length, and its repainting."""
    board.set_owners({})
    view.viewport().repaint()
    lengths = sorted(board.design.map.routes, key=lambda route: route.length)
    item: RouteItem = board.routes[lengths[len(lengths) * 3 // 4].id]
    area: QRect = view.mapFromScene(item.sceneBoundingRect()).boundingRect()

    def before() -> None:
        item.set_state(SpaceState.FREE)
        item.set_owner(None)
        item.redraw()  # as the first time; looks are kept afterwards
        item.pieces.redraw()
        SHARED_PICTURES.clear()

    def work() -> None:
        if hover:
            item.set_state(SpaceState.HOVERED)
        else:
            item.set_owner(board.players[0])
        view.viewport().repaint(area.adjusted(-2, -2, 2, 2))

    return milliseconds(work, before=before)


def _zoom(view: BoardView) -> float:
    """Return the time of one frame while zooming."""

    def work() -> None:
        view.zoom_by(1.06, QPointF(900, 500))
        view.viewport().repaint()

    return milliseconds(work)
