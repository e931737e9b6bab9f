"""How sharp a board is drawn: fast while its view moves, sharp as soon as it stands still."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Slot
from PySide6.QtWidgets import QGraphicsView

from ttr_qt.views.scene.background import Tile
from ttr_qt.views.scene.board_scene import BoardScene

_SETTLE_TIME: Final = 140
"""Milliseconds after the last movement until everything is drawn sharp."""
_MOST_PIXELS: Final = 9_000_000
"""Pixels up to which the background is kept as one picture."""


class ViewSharpness(QObject):
    """Has the board drawn again for a view that has been zoomed or moved."""

    def __init__(self, view: QGraphicsView, board: BoardScene) -> None:
        super().__init__(view)
        self._view, self._board = view, board
        self._immediate = False
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_TIME)
        self._settle.timeout.connect(self._on_settled)
        self._next_round = QTimer(self, singleShot=True, interval=0)
        self._next_round.timeout.connect(board.sharpener.go_on)

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
        """Spend only a little time on new pictures in one round of painting; others follow."""
        if self._immediate:
            yield
            return
        sharpener = self._board.sharpener
        sharpener.begin_round()
        yield
        sharpener.end_round()
        if sharpener.pending and not sharpener.moving:
            self._next_round.start()

    @Slot()
    def _on_settled(self) -> None:
        self._board.sharpener.moving = False
        self._ask_background()
        self._view.viewport().update()

    def _ask_background(self) -> None:
        """Have the background drawn for what is seen now, unless it is there already."""
        rect = self._board.design.rect
        scale = self._view.transform().m11() * self._view.devicePixelRatioF()
        tile = Tile(rect, scale)
        size = tile.size
        if size.width() * size.height() > _MOST_PIXELS:
            port = self._view.viewport().rect()
            seen = self._view.mapToScene(port).boundingRect().intersected(rect)
            if self._board.background.is_sharp(Tile(seen, scale)):
                return
            wide, high = seen.width() / 4, seen.height() / 4
            area = seen.adjusted(-wide, -high, wide, high).intersected(rect)
            # Whole pixels, so that the picture lies exactly on those of the screen.
            left, top = int(area.left() * scale) / scale, int(area.top() * scale) / scale
            tile = Tile(QRectF(QPointF(left, top), area.bottomRight()), scale)
        if not self._board.background.is_sharp(tile):
            self._board.tile_drawer.request(tile)
