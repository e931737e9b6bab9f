"""How sharp a board is drawn: fast while its view moves, sharp as soon as it stands still."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Slot
from PySide6.QtWidgets import QGraphicsView

from ttr_qt.lifetimes import while_whole
from ttr_qt.views.scene.background import Tile
from ttr_qt.views.scene.board_scene import BoardScene

_SETTLE_TIME: Final = 30
"""Milliseconds after the last movement until it counts as the last and all is drawn sharp."""
_IDLE_TIME: Final = 400
"""Milliseconds after the last frame until larger pictures are drawn, which nobody waits for."""
_BREATH: Final = 20
"""Milliseconds between two rounds of that."""


class ViewSharpness(QObject):
    """Has the board drawn again for a view that has been zoomed or moved."""

    def __init__(self, view: QGraphicsView, board: BoardScene) -> None:
        super().__init__(view)
        self._view, self._board = view, board
        self._immediate = False
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_TIME)
        self._settle.timeout.connect(self._on_settled)
        self._next_round = QTimer(self, singleShot=True, interval=0)
        self._next_round.timeout.connect(self._on_next_round)
        self._idle = QTimer(self, singleShot=True)
        self._idle.timeout.connect(self._on_idle)

    def set_immediate(self, immediate: bool) -> None:
        """Draw everything sharp at once and wait for it, as pictures of the window need it."""
        self._immediate = immediate
        self._board.background.draw_now = self._board.tile_drawer.draw if immediate else None

    def zoomed(self) -> None:
        """Stretch the pictures there are until the view stands still."""
        if not self._immediate:
            self._board.sharpener.moving = True
            self._settle.start()

    def scrolled(self) -> None:
        """Have what has come into sight drawn when the view stands still."""
        if not self._immediate:
            self._settle.start()

    @contextmanager
    def painting(self) -> Iterator[None]:
        """Spend only a little time on new pictures in one frame; others follow."""
        if self._immediate:
            yield
            return
        self._board.sharpener.begin_frame()
        yield
        self._board.sharpener.end_frame()
        self._go_on()

    def _go_on(self) -> None:
        """Have what is left drawn, but let the window do something else before."""
        sharpener = self._board.sharpener
        if sharpener.pending and not sharpener.moving:
            self._next_round.start()
        elif sharpener.unprepared:
            self._idle.start(_IDLE_TIME)

    @Slot()
    @while_whole
    def _on_idle(self) -> None:
        sharpener = self._board.sharpener
        if not (sharpener.moving or sharpener.pending):
            sharpener.draw_masters()
            if sharpener.unprepared:
                self._idle.start(_BREATH)

    @Slot()
    @while_whole
    def _on_next_round(self) -> None:
        self._board.sharpener.draw_waiting()
        self._go_on()

    @Slot()
    @while_whole
    def _on_settled(self) -> None:
        self._board.sharpener.moving = False
        self._ask_background()
        self._go_on()

    def _ask_background(self) -> None:
        """Have the background drawn for what is seen now, unless it is there already."""
        rect = self._board.design.rect
        scale = self._view.transform().m11() * self._view.devicePixelRatioF()
        tile = Tile(rect, scale)
        if not tile.small:
            port = self._view.viewport().rect()
            seen = self._view.mapToScene(port).boundingRect().intersected(rect)
            if self._board.background.is_sharp(Tile(seen, scale)):
                return
            wide, high = seen.width() / 4, seen.height() / 4
            area = seen.adjusted(-wide, -high, wide, high).intersected(rect)
            # Whole pixels, so that the picture lies exactly on those of the screen.
            left, top = int(area.left() * scale) / scale, int(area.top() * scale) / scale
            tile = Tile(QRectF(QPointF(left, top), area.bottomRight()), scale)
        if self._board.background.is_sharp(tile):
            return
        if self._board.tile_drawer.is_quick(tile):
            self._board.background.show_picture(tile, self._board.tile_drawer.draw(tile))
        else:
            self._board.tile_drawer.request(tile)
