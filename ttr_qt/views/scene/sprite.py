"""Items that are drawn once as pictures and then only copied to the screen."""

import time
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ttr_qt.views.paint.pencil import Pencil

_IDENTITY: Final = QTransform()
_SHARP: Final = 1e-3
"""How much scales may differ to count as the same."""


class Sharpener:
    """Decides whether an item may be drawn anew at a new scale, or stretches its old picture.

    While the view zooms nothing is drawn anew, and afterwards only as much at a time as nobody
    notices; the rest stays stretched until the next round.
    """

    def __init__(self, budget: float = 0.012) -> None:
        self.moving = False
        self.pending = False
        """Whether items are left that show a stretched picture."""
        self._budget = budget
        self._until = 0.0

    def begin_round(self) -> None:
        """Start a new allowance of time."""
        self.pending = False
        self._until = time.perf_counter() + self._budget

    def allows(self) -> bool:
        """Say whether there is time to draw an item anew; if not, remember that it waits."""
        if not self.moving and time.perf_counter() < self._until:
            return True
        self.pending = True
        return False


class SpriteItem(QGraphicsItem):
    """An item that keeps a picture of itself at the scale of the view.

    Subclasses say what they cover and draw themselves in board units; `redraw` throws the picture
    away after a change.
    """

    def __init__(self, bounds: QRectF, sharpener: Sharpener | None = None) -> None:
        super().__init__()
        self._bounds = bounds
        self._sharpener = sharpener
        self._picture: QPixmap | None = None
        self._scale = 0.0
        self._phase = QPointF()
        self._ratio = 1.0
        self._corner = QPoint()

    def draw(self, pencil: Pencil) -> None:
        """Draw the item in board units; for subclasses."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Draw the item anew when it is next seen."""
        self._picture = None
        self.update()

    def set_bounds(self, bounds: QRectF) -> None:
        """Change what the item covers."""
        self.prepareGeometryChange()
        self._bounds = bounds
        self.redraw()

    def _render(self, scale: float, phase: QPointF, ratio: float) -> None:
        """Draw the picture for a scale; ``phase`` is where its origin falls within a pixel."""
        area = QTransform.fromScale(scale, scale).mapRect(self._bounds).translated(phase)
        corner = QPoint(floor(area.left()) - 1, floor(area.top()) - 1)
        size = QRect(corner, QPoint(ceil(area.right()) + 1, ceil(area.bottom()) + 1)).size()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.translate(phase - QPointF(corner))
        painter.scale(scale, scale)
        self.draw(Pencil(painter))
        painter.end()
        self._picture, self._corner = picture, corner
        self._scale, self._phase, self._ratio = scale, phase, ratio

    def boundingRect(self) -> QRectF:
        """Return what the item covers."""
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        """Copy the picture to its place, pixel for pixel."""
        transform = painter.worldTransform()
        scale = transform.m11()
        if transform.isRotating() or scale <= 0:
            self.draw(Pencil(painter))
            return
        x, y = transform.dx(), transform.dy()
        whole = QPoint(floor(x), floor(y))
        phase = QPointF(x - whole.x(), y - whole.y())
        ratio = painter.deviceTransform().m11() / scale
        if self._picture is None:
            self._render(scale, phase, ratio)
        elif not self._fits(scale, phase, ratio):
            if self._sharpener is not None and not self._sharpener.allows():
                self._stretch(painter)
                return
            self._render(scale, phase, ratio)
        if self._picture is not None:
            painter.setWorldTransform(_IDENTITY)
            painter.drawPixmap(whole + self._corner, self._picture)
            painter.setWorldTransform(transform)

    def _fits(self, scale: float, phase: QPointF, ratio: float) -> bool:
        shift = phase - self._phase
        same = abs(scale / self._scale - 1) < _SHARP and ratio == self._ratio
        return same and abs(shift.x()) + abs(shift.y()) < _SHARP

    def _stretch(self, painter: QPainter) -> None:
        """Draw the picture made for another scale."""
        if self._picture is None:
            return
        origin = (QPointF(self._corner) - self._phase) / self._scale
        size = self._picture.deviceIndependentSize() / self._scale
        target = QRectF(origin, size)
        painter.drawPixmap(target, self._picture, QRectF(self._picture.rect()))
