"""The view of a board: whole at first, then zoomed and moved by mouse, touch and keys."""

from typing import Final
from weakref import ref

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from ttr_qt.views.scene.background import Tile
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.drawing_notice import DrawingNotice
from ttr_qt.views.theme.palette import LIGHT, Theme
from ttr_qt.views.theme.pencil import tint

LARGEST: Final = 6.0
"""How many times its size on paper (one unit, one pixel) a board can be shown."""

_MARGIN: Final = 10
_STEP: Final = 1.25
_NOTCH: Final = 120.0
_PAN: Final = 80
_SHADOW_LAYERS: Final = 7
_SETTLE: Final = 140
"""Milliseconds after the last movement until everything is drawn sharp."""
_WHOLE: Final = 9_000_000
"""Pixels up to which the background is kept as one picture."""


class BoardView(QGraphicsView):
    """Shows one board; fitted to the view until the player zooms.

    Signals:
        zoomed: a unit of the board has another size on the screen.
    """

    zoomed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.fitted = True
        self._auto_fit = True
        self._fitted_in: tuple[ref[QWidget], QSize] | None = None
        """The window around and its size when the board was fitted last."""
        self._board: BoardScene | None = None
        self._theme = LIGHT
        self._notice = DrawingNotice(self)  # on the viewport it would be scrolled away
        self._notice.set_theme(LIGHT)
        self._immediate = False
        self._pressed = QPoint()
        self._grip: QPoint | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE)
        self._settle.timeout.connect(self._on_settled)
        self._sharpening = QTimer(self)
        self._sharpening.setSingleShot(True)
        self._sharpening.setInterval(0)
        self._sharpening.timeout.connect(self._on_sharpening)

    @property
    def board(self) -> BoardScene | None:
        """The board that is shown."""
        return self._board

    @property
    def theme(self) -> Theme:
        """The colours around the board."""
        return self._theme

    @property
    def zoom(self) -> float:
        """Pixels for a unit of the board."""
        return self.transform().m11()

    def show_board(self, board: BoardScene) -> None:
        """Show a board instead of the present one, and keep it."""
        if self._board is not None:
            self._board.artist.wait()
            self._board.artist.drawn.disconnect(self._on_drawn)
            self._board.route_dragged.disconnect(self._on_route_dragged)
        self._board = board
        self.setScene(board)
        board.artist.drawn.connect(self._on_drawn)
        board.route_dragged.connect(self._on_route_dragged)
        self.set_immediate(self._immediate)
        if board.background.tile is None and not self._immediate:
            self._notice.begin()
        self.fit()

    @Slot()
    def _on_drawn(self) -> None:
        self._notice.end()

    def set_theme(self, theme: Theme) -> None:
        """Change the surroundings of the board."""
        self._theme = theme
        self._notice.set_theme(theme)
        self.resetCachedContent()
        self.viewport().update()

    def set_immediate(self, immediate: bool) -> None:
        """Draw everything sharp at once and wait for it, as pictures of the window need it."""
        self._immediate = immediate
        if immediate:
            self._notice.end()
        if self._board is not None:
            self._board.background.draw_now = self._board.artist.draw if immediate else None

    def set_auto_fit(self, auto_fit: bool) -> None:
        """Decide whether the whole board stays in sight when the window changes its size."""
        self._auto_fit = auto_fit

    def fit(self) -> None:
        """Show the whole board."""
        self.fitted = True
        self._fitted_in = (ref(self.window()), self.window().size())
        if self._board is None:
            return
        port = self.viewport().rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        rect = self._board.sheet.rect
        scale = min(port.width() / rect.width(), port.height() / rect.height())
        self._set_scale(max(scale, 0.05))
        self.centerOn(rect.center())
        self._start_moving()

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom about a point of the view, by default its middle."""
        if self._board is None:
            return
        port = QRectF(self.viewport().rect())
        point = port.center() if about is None else about
        smallest = min(port.width() / self._board.width(), port.height() / self._board.height())
        scale = min(max(self.zoom * factor, smallest * 0.98), LARGEST)
        if scale <= smallest:
            self.fit()
            return
        self.fitted = False
        kept = self._to_board(point)
        self._set_scale(scale)
        moved = self._to_board(point) - kept
        self._scroll(moved * scale)
        self._start_moving()

    def _to_board(self, point: QPointF) -> QPointF:
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(point)

    def _set_scale(self, scale: float) -> None:
        before = self.zoom
        self.setTransform(QTransform.fromScale(scale, scale))
        if scale != before:
            self.zoomed.emit()

    def _scroll(self, pixels: QPointF) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - round(pixels.x()))
        down.setValue(down.value() - round(pixels.y()))

    def _start_moving(self) -> None:
        if self._board is not None and not self._immediate:
            self._board.sharpener.moving = True
            self._settle.start()

    def _on_settled(self) -> None:
        if self._board is not None:
            self._board.sharpener.moving = False
            self._ask_background()
            self.viewport().update()

    def _on_sharpening(self) -> None:
        if self._board is not None:
            self._board.sharpener.go_on()

    def _ask_background(self) -> None:
        """Have the background drawn for what is seen now, unless it is there already."""
        if self._board is None:
            return
        rect = self._board.sheet.rect
        scale = self.zoom * self.devicePixelRatioF()
        tile = Tile(rect, scale)
        size = tile.size
        if size.width() * size.height() > _WHOLE:
            seen = self.mapToScene(self.viewport().rect()).boundingRect().intersected(rect)
            if self._board.background.is_sharp(Tile(seen, scale)):
                return
            wide, high = seen.width() / 4, seen.height() / 4
            area = seen.adjusted(-wide, -high, wide, high).intersected(rect)
            # Whole pixels, so that the picture lies exactly on those of the screen.
            left, top = int(area.left() * scale) / scale, int(area.top() * scale) / scale
            tile = Tile(QRectF(QPointF(left, top), area.bottomRight()), scale)
        if not self._board.background.is_sharp(tile):
            self._board.artist.ask(tile)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the surroundings, and the shadow of the board on them."""
        area = QRectF(rect)
        painter.fillRect(area, QColor(self._theme.background))
        if self._board is not None and not self._board.sheet.rect.contains(area):
            self._draw_shadow(painter, self._board.sheet.rect)

    def _draw_shadow(self, painter: QPainter, board: QRectF) -> None:
        """Draw strips around the board, fainter with distance; what lies under it costs nothing."""
        size, ink = 14 / self.zoom, tint("#1A120A", self._theme.shadow / 5)
        for layer in range(_SHADOW_LAYERS):
            grow = size * (1 - layer / _SHADOW_LAYERS)
            outer = board.adjusted(-grow, -grow * 0.5, grow, grow * 1.3)
            for strip in (
                QRectF(outer.topLeft(), QPointF(outer.right(), board.top())),
                QRectF(QPointF(outer.left(), board.bottom()), outer.bottomRight()),
                QRectF(QPointF(outer.left(), board.top()), board.bottomLeft()),
                QRectF(board.topRight(), QPointF(outer.right(), board.bottom())),
            ):
                painter.fillRect(strip, ink)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and go on sharpening what was left stretched."""
        if self._board is None or self._immediate:
            super().paintEvent(event)
            return
        sharpener = self._board.sharpener
        sharpener.begin_round()
        super().paintEvent(event)
        sharpener.end_round()
        if sharpener.pending and not sharpener.moving:
            self._sharpening.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole board in sight unless the player has zoomed, or wants it left alone.

        That is about the size of the window only: panels that come and go are not the player's
        doing.
        """
        super().resizeEvent(event)
        if not self._auto_fit and self._window_changed():
            self.fitted = False
        if self.fitted:
            self.fit()
        else:
            self._start_moving()

    def _window_changed(self) -> bool:
        """Tell whether the window around has another size; what is just put into one does not."""
        if self._fitted_in is None:
            return False
        window, size = self._fitted_in
        return window() is self.window() and size != self.window().size()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Sharpen the background after the last movement."""
        super().scrollContentsBy(dx, dy)
        if self._board is not None and not self._immediate:
            self._settle.start()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer; a touchpad's fine steps count as parts of a notch."""
        notches = event.angleDelta().y() / _NOTCH
        self.zoom_by(_STEP**notches, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the board where there is nothing to click, or with the middle button."""
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.MiddleButton or (left and not event.isAccepted()):
            self._take_hold()
            event.accept()

    def _take_hold(self) -> None:
        """Let the board follow the pointer from where it was pressed."""
        self._grip = self._pressed
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    @Slot()
    def _on_route_dragged(self) -> None:
        """Take hold of the board at a track, too: nothing else is dragged from there."""
        if self._grip is None:
            self._take_hold()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the board with the pointer."""
        if self._grip is None:
            super().mouseMoveEvent(event)
        if self._grip is None:
            return
        point = event.position().toPoint()
        self._scroll(QPointF(point - self._grip))
        self._grip = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the board."""
        super().mouseReleaseEvent(event)
        if self._grip is not None:
            self._grip = None
            self.viewport().unsetCursor()
            event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show the whole board again where there is nothing to click."""
        super().mouseDoubleClickEvent(event)
        if not event.isAccepted():
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom with + and -, fit with 0, move with the arrows."""
        key = event.key()
        moves = {
            Qt.Key.Key_Left: (_PAN, 0),
            Qt.Key.Key_Right: (-_PAN, 0),
            Qt.Key.Key_Up: (0, _PAN),
            Qt.Key.Key_Down: (0, -_PAN),
        }
        if key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}:
            self.zoom_by(_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / _STEP)
        elif key in {Qt.Key.Key_0, Qt.Key.Key_Home}:
            self.fit()
        elif key in moves:
            self._scroll(QPointF(*moves[Qt.Key(key)]))
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom by pinching, on touch screens and touchpads."""
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.zoom_by(pinch.scaleFactor(), pinch.centerPoint())
                event.accept(pinch)
                return True
        zoom = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == zoom:
            self.zoom_by(1 + event.value(), event.position())
            return True
        return super().viewportEvent(event)
