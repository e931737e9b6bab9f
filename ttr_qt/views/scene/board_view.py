"""The view of a board: whole at first, then zoomed and moved by mouse, touch and keys."""

from typing import Final
from weakref import ref

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
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
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGestureEvent,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from ttr_qt.lifetimes import while_whole
from ttr_qt.views.commands.table import Command
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.drawing_notice import DrawingNotice
from ttr_qt.views.scene.view_sharpness import ViewSharpness
from ttr_qt.views.theme.palette import LIGHT, Theme
from ttr_qt.views.theme.pencil import tint

LARGEST: Final = 6.0
"""How many times its size on paper (one unit, one pixel) a board can be shown."""

_MARGIN: Final = 10
"""Pixels around a board that is shown as a whole."""
_ZOOM_STEP: Final = 1.25
"""Factor of a key, or of a notch of the wheel."""
_NOTCH: Final = 120.0
"""Qt's measure for a notch of the wheel."""
_PAN_STEPS: Final = ((80, 0), (-80, 0), (0, 80), (0, -80))
"""Pixels that an arrow key moves the board by."""
_SHADOW_LAYERS: Final = 7


class BoardView(QGraphicsView):
    """Shows a board; fitted to the view until the player zooms.

    Signals:
        zoomed: a unit of the board has another size on the screen.
        ground_clicked: a point of the board, where there was nothing to click.
    """

    zoomed = Signal()
    ground_clicked = Signal(QPointF)

    def __init__(self, board: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board: Final = board
        self.fitted = True
        self._auto_fit = True
        self._fitted_in: tuple[ref[QWidget], QSize] | None = None
        """The window around and its size when the board was fitted last."""
        self._theme = LIGHT
        self._pressed = QPoint()
        self._dragged_from: QPoint | None = None
        """Where the pointer was last while the board follows it; None: it does not."""
        self._panned = False
        """Whether it has followed so far that this is no click, wherever the pointer goes now."""
        self._sharpness = ViewSharpness(self, board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._notice = DrawingNotice(self)  # on the viewport it would be scrolled away
        self._notice.set_theme(LIGHT)
        board.tile_drawer.drawn.connect(self._notice.end)
        board.route_dragged.connect(self._on_route_dragged)
        self.setScene(board)
        if board.background.tile is None:
            self._notice.begin()
        self.fit()

    @property
    def theme(self) -> Theme:
        """The colours around the board."""
        return self._theme

    @property
    def zoom(self) -> float:
        """Pixels for a unit of the board."""
        return self.transform().m11()

    def set_theme(self, theme: Theme) -> None:
        """Change the surroundings of the board."""
        self._theme = theme
        self._notice.set_theme(theme)
        self.resetCachedContent()
        self.viewport().update()

    def set_immediate(self, immediate: bool) -> None:
        """Draw everything sharp at once and wait for it, as pictures of the window need it."""
        if immediate:
            self._notice.end()
        self._sharpness.set_immediate(immediate)

    def set_auto_fit(self, auto_fit: bool) -> None:
        """Decide whether the whole board stays in sight when the window changes its size."""
        self._auto_fit = auto_fit

    def fit(self) -> None:
        """Show the whole board."""
        self.fitted = True
        self._fitted_in = (ref(self.window()), self.window().size())
        port = self.viewport().rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        rect = self.board.design.rect
        scale = min(port.width() / rect.width(), port.height() / rect.height())
        self._set_scale(max(scale, 0.05))
        self.centerOn(rect.center())
        self._sharpness.zoomed()

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom about a point of the view, by default its middle."""
        port = QRectF(self.viewport().rect())
        point = port.center() if about is None else about
        smallest = min(port.width() / self.board.width(), port.height() / self.board.height())
        scale = min(max(self.zoom * factor, smallest * 0.98), LARGEST)
        if scale <= smallest:
            self.fit()
            return
        self.fitted = False
        kept = self._to_board(point)
        self._set_scale(scale)
        moved = self._to_board(point) - kept
        self._scroll(moved * scale)
        self._sharpness.zoomed()

    def _to_board(self, point: QPointF) -> QPointF:
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(point)

    def _set_scale(self, scale: float) -> None:
        before = self.zoom
        self.setTransform(QTransform.fromScale(scale, scale))
        if scale != before:
            self.board.fit_names(scale)
            self.zoomed.emit()

    def _scroll(self, pixels: QPointF) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - round(pixels.x()))
        down.setValue(down.value() - round(pixels.y()))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the surroundings, and the shadow of the board on them."""
        area = QRectF(rect)
        painter.fillRect(area, QColor(self._theme.background))
        if not self.board.design.rect.contains(area):
            self._draw_shadow(painter, self.board.design.rect)

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

    @while_whole
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and go on sharpening what was left stretched."""
        with self._sharpness.painting():
            super().paintEvent(event)

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
            self._sharpness.zoomed()

    def _window_changed(self) -> bool:
        """Say whether the window around has another size; what is just put into one does not."""
        if self._fitted_in is None:
            return False
        window, size = self._fitted_in
        return window() is self.window() and size != self.window().size()

    @while_whole
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Sharpen the background after the last movement."""
        super().scrollContentsBy(dx, dy)
        self._sharpness.scrolled()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer; a touchpad's fine steps count as parts of a notch."""
        notches = event.angleDelta().y() / _NOTCH
        self.zoom_by(_ZOOM_STEP**notches, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start to move the board where there is nothing to click, or with the middle button."""
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.MiddleButton or (left and not event.isAccepted()):
            self._start_panning()
            event.accept()

    def _start_panning(self) -> None:
        """Let the board follow the pointer from where it was pressed."""
        self._dragged_from, self._panned = self._pressed, False
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    @Slot()
    def _on_route_dragged(self) -> None:
        """Start to move the board at a track, too: nothing else is dragged from there."""
        if self._dragged_from is None:
            self._start_panning()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the board with the pointer."""
        if self._dragged_from is None:
            super().mouseMoveEvent(event)
        if self._dragged_from is None:
            return
        point = event.position().toPoint()
        self._scroll(QPointF(point - self._dragged_from))
        self._dragged_from = point
        way = (point - self._pressed).manhattanLength()
        self._panned = self._panned or way >= QApplication.startDragDistance()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the board, or tell of a click on it."""
        super().mouseReleaseEvent(event)
        if self._dragged_from is not None:
            self._dragged_from = None
            self.viewport().unsetCursor()
            event.accept()
            if event.button() == Qt.MouseButton.LeftButton and not self._panned:
                self.ground_clicked.emit(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show the whole board again where there is nothing to click."""
        super().mouseDoubleClickEvent(event)
        if not event.isAccepted():
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom, show the whole board or move it, also by arrows that lead to no track."""
        arrow = Command.MOVE_BOARD.number(event) or Command.GO_TO_TRACK.number(event)
        if (zoom := Command.ZOOM.number(event)) is not None:
            self.zoom_by(_ZOOM_STEP if zoom == 1 else 1 / _ZOOM_STEP)
        elif Command.SHOW_WHOLE_BOARD.matches(event):
            self.fit()
        elif arrow is not None:
            self._scroll(QPointF(*_PAN_STEPS[arrow - 1]))
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Draw everything again on a screen with other pixels, or after a change of its scale."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._sharpness.zoomed()
        return super().event(event)

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
