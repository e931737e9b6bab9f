"""Items that are drawn once as pictures and then only copied to the screen."""

import time
from collections.abc import Hashable
from math import ceil, floor
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ttr_qt.views.scene.masters import master_scale
from ttr_qt.views.scene.shared_pictures import SHARED_PICTURES
from ttr_qt.views.theme.pencil import Pencil
from ttr_qt.views.theme.pixmaps import painted

_IDENTITY: Final = QTransform()
_SCALE_TOLERANCE: Final = 1e-3
"""How much scales may differ to count as the same."""
_MOST_LOOKS_KEPT: Final = 3
"""How many looks of an item are kept as pictures."""


class Sharpener:
    """Decides whether an item may be drawn anew now, or shows its old picture a little longer.

    What the view shows at another scale than before is made from a larger picture of it at first
    and waits; as soon as the view stands still, `draw_waiting` draws it, as much at a time as
    nobody notices. Of what looks different at the same scale, a frame draws as much as it has time
    for. Outside of frames everything is drawn at once. When nothing else is to be done,
    `draw_masters` draws the larger pictures.
    """

    def __init__(self, frame_time: float = 0.006, round_time: float = 0.02) -> None:
        self.moving = False
        self._frame_time, self._round_time = frame_time, round_time
        self._left: float | None = None
        self._waiting: set[SpriteItem] = set()
        self._sharpened: list[SpriteItem] = []
        """What was drawn anew and is not on the screen yet."""
        self._without_master: set[SpriteItem] = set()

    @property
    def pending(self) -> bool:
        """Whether items are left that show an old picture."""
        return bool(self._waiting)

    @property
    def unprepared(self) -> bool:
        """Whether items are left that could not be shown well at another scale."""
        return bool(self._without_master)

    def begin_frame(self) -> None:
        """Start a new allowance of time."""
        self._left = self._frame_time

    def end_frame(self) -> None:
        """Stop saving time."""
        self._left = None

    def draw_waiting(self) -> None:
        """Draw what waits, names and pieces before the spaces under them; some may be left.

        Only here is it forgotten that an item waits. A frame that paints a part of the board, for
        a pointer that passes or a piece that pulses, shows only what lies within of an item.

        All are shown together in the end: to paint the board after each round would take as long
        as to draw them.
        """
        end = time.perf_counter() + self._round_time
        for item in sorted(self._waiting, key=SpriteItem.zValue, reverse=True):
            if time.perf_counter() > end:
                return
            self._waiting.remove(item)
            item.sharpen()
            self._sharpened.append(item)
        for item in self._sharpened:
            item.update()
        self._sharpened.clear()

    def draw_masters(self) -> None:
        """Prepare items for other scales, for the time of a frame; some may be left."""
        end = time.perf_counter() + self._frame_time
        while self._without_master and time.perf_counter() < end:
            self._without_master.pop().draw_master()

    def note_unprepared(self, item: "SpriteItem") -> None:
        """Remember an item that has been seen, but has no picture for other scales."""
        if self._left is not None:
            self._without_master.add(item)

    def allows(self, item: "SpriteItem", *, stretched: bool) -> bool:
        """Say whether there is time to draw an item anew; if not, remember that it waits.

        Otherwise it would be shown as it was before, or ``stretched``. What is drawn in a frame
        counts, not how long it takes: one that is slow for other reasons still gets on.
        """
        if self._left is None or (not stretched and self._left > 0):
            return True
        self._waiting.add(item)
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
    all of them away. A larger picture of the last look, the master, is for scales that come. Those
    that set ``shared_by`` take over pictures of items with the same one, also of other boards.
    """

    def __init__(self, bounds: QRectF, sharpener: Sharpener | None = None) -> None:
        super().__init__()
        self.shared_by: Hashable = None
        """All that pictures depend on beside `look_key`; None: they are this item's only."""
        self._bounds = bounds
        self._sharpener = sharpener
        self._pictures: dict[Hashable, _Picture] = {}
        self._shown: _Picture | None = None
        self._master: tuple[Hashable, tuple[_Picture, ...]] | None = None
        """A look, and pictures of it: a large one, and others each half as large."""
        self._wanted: tuple[float, QPointF, float] | None = None
        """The scale, phase and ratio of the picture that was to be shown last."""

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
        self._shown = self._master = None
        self.update()

    def set_bounds(self, bounds: QRectF) -> None:
        """Cover another part of the board, where everything is drawn anew."""
        self.prepareGeometryChange()
        self._bounds = bounds
        self.redraw()

    def _render(self, scale: float, phase: QPointF, ratio: float, grid: int = 1) -> _Picture:
        """Draw the picture for a scale; ``phase`` is where its origin falls within a pixel.

        Its edges are multiples of ``grid`` pixels away from there.
        """
        area = QTransform.fromScale(scale, scale).mapRect(self._bounds).translated(phase)
        corner = QPoint(_down(area.left() - 1, grid), _down(area.top() - 1, grid))
        end = QPoint(_up(area.right() + 1, grid), _up(area.bottom() + 1, grid))
        size = QSize(end.x() - corner.x(), end.y() - corner.y())

        def paint(painter: QPainter) -> None:
            painter.translate(phase - QPointF(corner))
            painter.scale(scale, scale)
            self.draw(Pencil(painter))

        def draw() -> QPixmap:
            return painted(size * ratio, ratio, paint)

        if self.shared_by is None:
            pixmap = draw()
        else:
            where = (scale, phase.toTuple(), ratio, corner.toTuple(), size.toTuple())
            key = (type(self), self.shared_by, self.look_key(), where)
            pixmap = SHARED_PICTURES.take(key, draw)
        return _Picture(pixmap, corner, scale, phase, ratio)

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
        self._wanted = wanted = (scale, phase, ratio)
        picture = self._pictures.get(self.look_key())
        if picture is None or not picture.fits(*wanted):
            stale = picture or self._shown
            if stale is None or self._may_draw(stretched=not stale.fits(*wanted)):
                picture = self._draw_anew(*wanted)
            elif stale.fits(*wanted):
                picture = stale
            else:
                _stretch(painter, self._find_master() or stale)
                return
        self._shown = picture
        painter.setWorldTransform(_IDENTITY)
        painter.drawPixmap(whole + picture.corner, picture.pixmap)
        painter.setWorldTransform(transform)
        if self._sharpener is not None and self._find_master() is None:
            self._sharpener.note_unprepared(self)

    def sharpen(self) -> None:
        """Draw what was shown last anew, for the scale at which it was."""
        if self._wanted is not None and self.isVisible():
            self._shown = self._draw_anew(*self._wanted)

    def draw_master(self) -> None:
        """Draw a picture from which those of smaller scales can be made, unless there is one."""
        scale = self._master_scale()
        if scale is not None and self._find_master() is None and self.isVisible():
            full = self._render(scale, QPointF(), 1.0, grid=4)  # to be halved twice
            half = _halved(full)
            self._master = (self.look_key(), (full, half, _halved(half)))

    def _master_scale(self) -> float | None:
        if self._wanted is None:
            return None
        scale, _, ratio = self._wanted
        return master_scale(scale * ratio)

    def _find_master(self) -> _Picture | None:
        """Return a picture of the present look that is larger than wanted, but not much."""
        look, pictures = self._master or (None, ())
        if self._wanted is None or look != self.look_key():
            return None
        scale, _, ratio = self._wanted
        return next((p for p in reversed(pictures) if p.scale >= scale * ratio), None)

    def _may_draw(self, *, stretched: bool) -> bool:
        return self._sharpener is None or self._sharpener.allows(self, stretched=stretched)

    def _draw_anew(self, scale: float, phase: QPointF, ratio: float) -> _Picture:
        began = time.perf_counter()
        picture = self._render(scale, phase, ratio)
        self._keep(self.look_key(), picture)
        if self._sharpener is not None:
            self._sharpener.spend(time.perf_counter() - began)
        return picture

    def _keep(self, key: Hashable, picture: _Picture) -> None:
        """Remember a picture, and forget those of other scales and the oldest look."""
        kept = [
            (other, old)
            for other, old in self._pictures.items()
            if other != key and old.fits(picture.scale, picture.phase, picture.ratio)
        ]
        self._pictures = {**dict(kept[-_MOST_LOOKS_KEPT + 1 :]), key: picture}


def _down(value: float, grid: int) -> int:
    return floor(value / grid) * grid


def _up(value: float, grid: int) -> int:
    return ceil(value / grid) * grid


def _halved(picture: _Picture) -> _Picture:
    """Return a picture with a quarter of the pixels, each the mean of four.

    To stretch a picture to less than half its size would leave pixels out.
    """
    size = picture.pixmap.size() / 2
    pixmap = picture.pixmap.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
    return picture._replace(pixmap=pixmap, corner=picture.corner / 2, scale=picture.scale / 2)


def _stretch(painter: QPainter, picture: _Picture) -> None:
    """Draw a picture made for another scale, smoothly."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    origin = (QPointF(picture.corner) - picture.phase) / picture.scale
    size = picture.pixmap.deviceIndependentSize() / picture.scale
    target = QRectF(origin, size)
    painter.drawPixmap(target, picture.pixmap, QRectF(picture.pixmap.rect()))
