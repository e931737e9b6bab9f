"""The land is drawn for the newest wish, and whoever drew it goes when nobody needs it."""

import threading
import weakref

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.helpers.vanishing import wait_until_gone
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.scene.background import Tile, TileDrawer

AREA = QRectF(0, 0, 40, 30)
TIMEOUT = 60.0


class Gate:
    """A recording that takes as long as one likes."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.open = threading.Event()

    def record(self) -> Recording:
        """Wait until somebody opens it."""
        self.begun.set()
        assert self.open.wait(TIMEOUT)
        return Recording()


def busy_drawer(gate: Gate) -> TileDrawer:
    """Return a drawer that has begun with a picture and can't go on yet."""
    drawer = TileDrawer(gate.record)
    drawer.request(Tile(AREA, 1.0))
    assert gate.begun.wait(TIMEOUT)
    return drawer


def test_only_the_newest_wish_counts(qtbot: QtBot) -> None:
    gate = Gate()
    drawer = busy_drawer(gate)
    drawn: list[float] = []

    def note(tile: Tile, _image: QImage) -> None:
        drawn.append(tile.scale)

    drawer.drawn.connect(note)
    for scale in (2.0, 3.0, 4.0):
        drawer.request(Tile(AREA, scale))
    gate.open.set()
    qtbot.waitUntil(lambda: drawn == [0.5, 1.0, 4.0])
    drawer.request(Tile(AREA, 5.0))
    qtbot.waitUntil(lambda: drawn[-1] == 5.0)
    drawer.wait()


def test_a_wish_that_nobody_waits_for_is_not_drawn(qtbot: QtBot) -> None:
    gate = Gate()
    drawer = busy_drawer(gate)
    drawn: list[Tile] = []
    drawer.drawn.connect(lambda tile, _image: drawn.append(tile))
    drawer.request(Tile(AREA, 2.0))
    threading.Timer(1.0, gate.open.set).start()
    drawer.wait()
    qtbot.wait(20)
    assert 2.0 not in [tile.scale for tile in drawn]


def test_an_artist_who_was_asked_too_often_goes(qtbot: QtBot) -> None:
    gate = Gate()
    drawer = busy_drawer(gate)
    drawer.request(Tile(AREA, 2.0))
    drawer.request(Tile(AREA, 3.0))
    gate.open.set()
    drawer.wait()
    gone = weakref.ref(drawer)
    del drawer
    wait_until_gone(qtbot, gone)
