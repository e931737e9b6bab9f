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

    def note_unprepared(self, item: "SpriteItem") -> bool:
        """Remember an item seen that has no picture for other scales; say whether it is noted.

        What is painted outside of frames is not.
        """
        if self._left is None:
            return False
        self._without_master.add(item)
        return True

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


class _Place(NamedTuple):
    """Where the view shows the origin of the board, and at which scale."""

    scale: float
    x: float
    y: float
    ratio: float

    @property
    def phase(self) -> QPointF:
        """Where the origin falls within a pixel."""
        return QPointF(self.x - floor(self.x), self.y - floor(self.y))


class _Picture:
    """What an item looked like when it was drawn, and for which scale that was."""

    __slots__ = ("corner", "phase", "pixmap", "ratio", "scale", "source", "target")

    def __init__(
        self, pixmap: QPixmap, corner: QPoint, scale: float, phase: QPointF, ratio: float
    ) -> None:
        """``phase`` is where the origin of the board fell within a pixel."""
        self.pixmap, self.corner = pixmap, corner
        self.scale, self.phase, self.ratio = scale, phase, ratio
        self.target = QRectF(
            (QPointF(corner) - phase) / scale, pixmap.deviceIndependentSize() / scale
        )
        """What it covers in board units."""
        self.source = QRectF(pixmap.rect())

    def fits(self, place: _Place) -> bool:
        """Say whether it can be copied pixel for pixel."""
        if abs(place.scale / self.scale - 1) >= _SCALE_TOLERANCE or place.ratio != self.ratio:
            return False
        shift = place.phase - self.phase
        return abs(shift.x()) + abs(shift.y()) < _SCALE_TOLERANCE


class _Copy(NamedTuple):
    """How an item was put on the screen last; as long as nothing changes, it is so again."""

    place: _Place
    look: Hashable
    at: QPoint
    picture: _Picture


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
        self._wanted: _Place | None = None
        """Where a picture was to be shown last."""
        self._copy: _Copy | None = None

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
        self._shown = self._master = self._copy = None
        self.update()

    def set_bounds(self, bounds: QRectF) -> None:
        """Cover another part of the board, where everything is drawn anew."""
        self.prepareGeometryChange()
        self._bounds = bounds
        self.redraw()

    def _render(self, place: _Place, grid: int = 1) -> _Picture:
        """Draw the picture for a place; its edges are multiples of ``grid`` pixels away from it."""
        scale, ratio, phase = place.scale, place.ratio, place.phase
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
        ratio = painter.deviceTransform().m11() / scale
        self._wanted = place = _Place(scale, transform.dx(), transform.dy(), ratio)
        look, copy = self.look_key(), self._copy
        if copy is None or copy.place != place or copy.look != look:
            copy = self._choose_copy(place, look)
        if copy is None:
            stretched = self._find_master() or self._pictures.get(look) or self._shown
            if stretched is not None:
                _stretch(painter, stretched)
            return
        self._shown = copy.picture
        painter.setWorldTransform(_IDENTITY)
        painter.drawPixmap(copy.at, copy.picture.pixmap)
        painter.setWorldTransform(transform)

    def _choose_copy(self, place: _Place, look: Hashable) -> _Copy | None:
        """Return which picture to copy to a place, drawn if need be; None: one is to be stretched.

        It is kept if it may be copied again without a further thought.
        """
        self._copy = None
        picture = self._pictures.get(look)
        shown = picture or self._shown
        stays = True
        if picture is None or not picture.fits(place):
            fits = shown is not None and shown.fits(place)
            if shown is None or self._may_draw(stretched=not fits):
                picture = self._draw_anew(place)
            elif fits:
                picture, stays = shown, False
            else:
                return None
        at = QPoint(floor(place.x), floor(place.y)) + picture.corner
        copy = _Copy(place, look, at, picture)
        if stays and self._is_prepared():
            self._copy = copy
        return copy

    def _is_prepared(self) -> bool:
        """Say whether there is a picture for other scales, or it is noted that there is none."""
        if self._sharpener is None or self._find_master() is not None:
            return True
        return self._sharpener.note_unprepared(self)

    def sharpen(self) -> None:
        """Draw what was shown last anew, for the scale at which it was."""
        if self._wanted is not None and self.isVisible():
            self._shown = self._draw_anew(self._wanted)

    def draw_master(self) -> None:
        """Draw a picture from which those of smaller scales can be made, unless there is one."""
        scale = self._master_scale()
        if not self.isVisible():
            self._copy = None  # so that it is noted again when it is seen
        elif scale is not None and self._find_master() is None:
            full = self._render(_Place(scale, 0.0, 0.0, 1.0), grid=4)  # to be halved twice
            half = _halved(full)
            self._master = (self.look_key(), (full, half, _halved(half)))

    def _master_scale(self) -> float | None:
        if self._wanted is None:
            return None
        return master_scale(self._wanted.scale * self._wanted.ratio)

    def _find_master(self) -> _Picture | None:
        """Return a picture of the present look that is larger than wanted, but not much."""
        if self._master is None or self._wanted is None:
            return None
        look, pictures = self._master
        if look != self.look_key():
            return None
        least = self._wanted.scale * self._wanted.ratio
        for picture in reversed(pictures):
            if picture.scale >= least:
                return picture
        return None

    def _may_draw(self, *, stretched: bool) -> bool:
        return self._sharpener is None or self._sharpener.allows(self, stretched=stretched)

    def _draw_anew(self, place: _Place) -> _Picture:
        began = time.perf_counter()
        picture = self._render(place)
        self._keep(self.look_key(), picture)
        if self._sharpener is not None:
            self._sharpener.spend(time.perf_counter() - began)
        return picture

    def _keep(self, key: Hashable, picture: _Picture) -> None:
        """Remember a picture, and forget those of other scales and the oldest look."""
        self._copy = None
        place = _Place(picture.scale, picture.phase.x(), picture.phase.y(), picture.ratio)
        kept = [
            (other, old)
            for other, old in self._pictures.items()
            if other != key and old.fits(place)
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
    return _Picture(pixmap, picture.corner / 2, picture.scale / 2, picture.phase, picture.ratio)


def _stretch(painter: QPainter, picture: _Picture) -> None:
    """Draw a picture made for another scale, smoothly."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(picture.target, picture.pixmap, picture.source)
