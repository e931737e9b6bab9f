"""Items that are drawn once as pictures and then only copied to the screen."""

import time
from collections.abc import Hashable
from math import ceil, floor
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ttr_qt.views.theme.pencil import Pencil
from ttr_qt.views.theme.pixmaps import painted

_IDENTITY: Final = QTransform()
_SCALE_TOLERANCE: Final = 1e-3
"""How much scales may differ to count as the same."""
_MOST_LOOKS_KEPT: Final = 3
"""How many looks of an item are kept as pictures."""


class Sharpener:
    """Decides whether an item may be drawn anew now, or shows its old picture a little longer.

    While the view zooms nothing is drawn anew, and afterwards only as much at a time as nobody
    notices; the rest waits for the next round. Outside of rounds everything is drawn at once.
    """

    def __init__(self, budget: float = 0.006) -> None:
        self.moving = False
        self._budget = budget
        self._left: float | None = None
        self._waiting: list[QGraphicsItem] = []

    @property
    def pending(self) -> bool:
        """Whether items are left that show an old picture."""
        return bool(self._waiting)

    def begin_round(self) -> None:
        """Start a new allowance of time."""
        self._waiting = []
        self._left = self._budget

    def end_round(self) -> None:
        """Stop saving time."""
        self._left = None

    def go_on(self) -> None:
        """Have what is left of the last round painted again."""
        for item in self._waiting:
            item.update()

    def allows(self, item: QGraphicsItem) -> bool:
        """Say whether there is time to draw an item anew; if not, remember that it waits.

        What is drawn in a round counts, not how long a round takes: one that is slow for other
        reasons still gets on.
        """
        if self._left is None or (not self.moving and self._left > 0):
            return True
        self._waiting.append(item)
        return False

    def spend(self, seconds: float) -> None:
        """Take the time that a drawing took off the allowance."""
        if self._left is not None:
            self._left -= seconds


class _Picture(NamedTuple):
    """What an item looked like when it was drawn, and for which scale that was."""

    pixmap: QPixmap
    corner: QPoint
    scale: float
    phase: QPointF
    """Where the origin of the board fell within a pixel."""
    ratio: float

    def fits(self, scale: float, phase: QPointF, ratio: float) -> bool:
        """Say whether it can be copied pixel for pixel."""
        shift = phase - self.phase
        same = abs(scale / self.scale - 1) < _SCALE_TOLERANCE and ratio == self.ratio
        return same and abs(shift.x()) + abs(shift.y()) < _SCALE_TOLERANCE


class SpriteItem(QGraphicsItem):
    """An item that keeps pictures of itself at the scale of the view.

    Subclasses say what they cover, which of their looks they show now, and draw themselves in
    board units. A few looks are kept, so that going back to one costs nothing; `redraw` throws
    all of them away.
    """

    def __init__(self, bounds: QRectF, sharpener: Sharpener | None = None) -> None:
        super().__init__()
        self._bounds = bounds
        self._sharpener = sharpener
        self._pictures: dict[Hashable, _Picture] = {}
        self._shown: _Picture | None = None

    @property
    def shown_scale(self) -> float | None:
        """The scale for which the picture shown last was drawn; None before the first."""
        return None if self._shown is None else self._shown.scale

    def draw(self, pencil: Pencil) -> None:
        """Draw the item in board units; for subclasses."""
        raise NotImplementedError

    def look_key(self) -> Hashable:
        """Return what tells the present look from others that `draw` can give."""
        return None

    def redraw(self) -> None:
        """Draw the item anew when it is next seen."""
        self._pictures.clear()
        self._shown = None
        self.update()

    def _render(self, scale: float, phase: QPointF, ratio: float) -> _Picture:
        """Draw the picture for a scale; ``phase`` is where its origin falls within a pixel."""
        area = QTransform.fromScale(scale, scale).mapRect(self._bounds).translated(phase)
        corner = QPoint(floor(area.left()) - 1, floor(area.top()) - 1)
        size = QRect(corner, QPoint(ceil(area.right()) + 1, ceil(area.bottom()) + 1)).size()

        def paint(painter: QPainter) -> None:
            painter.translate(phase - QPointF(corner))
            painter.scale(scale, scale)
            self.draw(Pencil(painter))

        return _Picture(painted(size * ratio, ratio, paint), corner, scale, phase, ratio)

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
        key = self.look_key()
        picture = self._pictures.get(key)
        if picture is None or not picture.fits(scale, phase, ratio):
            stale = picture or self._shown
            if stale is not None and not self._may_draw():
                if not stale.fits(scale, phase, ratio):
                    _stretch(painter, stale)
                    return
                picture = stale
            else:
                began = time.perf_counter()
                picture = self._render(scale, phase, ratio)
                self._keep(key, picture)
                if self._sharpener is not None:
                    self._sharpener.spend(time.perf_counter() - began)
        self._shown = picture
        painter.setWorldTransform(_IDENTITY)
        painter.drawPixmap(whole + picture.corner, picture.pixmap)
        painter.setWorldTransform(transform)

    def _may_draw(self) -> bool:
        return self._sharpener is None or self._sharpener.allows(self)

    def _keep(self, key: Hashable, picture: _Picture) -> None:
        """Remember a picture, and forget those of other scales and the oldest look."""
        kept = [
            (other, old)
            for other, old in self._pictures.items()
            if other != key and old.fits(picture.scale, picture.phase, picture.ratio)
        ]
        self._pictures = {**dict(kept[-_MOST_LOOKS_KEPT + 1 :]), key: picture}


def _stretch(painter: QPainter, picture: _Picture) -> None:
    """Draw a picture made for another scale."""
    origin = (QPointF(picture.corner) - picture.phase) / picture.scale
    size = picture.pixmap.deviceIndependentSize() / picture.scale
    target = QRectF(origin, size)
    painter.drawPixmap(target, picture.pixmap, QRectF(picture.pixmap.rect()))
