"""The board under the pieces: drawn by a thread of its own, kept as a picture.

To draw a whole board takes a second, to make a picture of it smaller some hundredths. So it is
drawn larger than it is shown, once, and whatever size it is shown at is made from that.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt, QThreadPool, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.scene.masters import master_scale

Recorder = Callable[[], Recording]

MOST_PIXELS: Final = 9_000_000
"""Pixels up to which a board is kept as one picture."""
_MASTERS_KEPT: Final = 2
"""How many boards are kept so: that of the game, and that of a replay over it."""


@dataclass(frozen=True, slots=True)
class Tile:
    """Which part of the board a picture shows, and how large, in pixels of the screen."""

    area: QRectF
    scale: float

    @property
    def size(self) -> QSize:
        """The size of its picture."""
        return QSize(
            max(1, round(self.area.width() * self.scale)),
            max(1, round(self.area.height() * self.scale)),
        )

    @property
    def small(self) -> bool:
        """Whether it may be kept as one picture."""
        return self.size.width() * self.size.height() <= MOST_PIXELS


class _Masters:
    """Pictures of whole boards, kept for the next game on them; in any thread."""

    def __init__(self) -> None:
        self._pictures: dict[Recording, tuple[Tile, QImage]] = {}

    def find(self, recording: Recording, tile: Tile) -> QImage | None:
        """Return a picture of the same area that is at least as large."""
        master, image = self._pictures.get(recording, (None, None))
        fits = master is not None and master.area == tile.area and master.scale >= tile.scale
        return image if fits else None

    def keep(self, recording: Recording, tile: Tile, image: QImage) -> None:
        """Keep a picture instead of the board's last one, and of the boards not seen for long."""
        others = [(key, kept) for key, kept in self._pictures.items() if key is not recording]
        self._pictures = {**dict(others[1 - _MASTERS_KEPT :]), recording: (tile, image)}


_MASTERS: Final = _Masters()


class TileDrawer(QObject):
    """Draws tiles one after the other in a thread; only the newest request counts.

    The very first one comes twice, coarse before it is sharp, unless there is a picture of the
    board that it can be made from.

    Signals:
        drawn: (tile, picture), in the thread of the receiver.
    """

    drawn = Signal(object, object)

    def __init__(
        self,
        recorder: Recorder,
        parent: QObject | None = None,
        *,
        whole: QRectF | None = None,
        afterwards: Callable[[], None] | None = None,
    ) -> None:
        """Draw with a recording; ``afterwards`` is called once, in the thread, after a tile.

        Tiles of the ``whole`` board are made from a larger picture that is kept.
        """
        super().__init__(parent)
        self.recorder = recorder
        self.afterwards = afterwards
        self._whole = whole
        self._recording: Recording | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._requested: Tile | None = None
        self._waiting = False
        """Whether work has been ordered that will find the request. It is never called off: PySide
        keeps what a pool was to do, and this object with it, for good if it does not do it."""
        self._begun = False
        app = QCoreApplication.instance()
        if app is not None:
            # What is being drawn needs objects that PySide deletes at the end of the program.
            app.aboutToQuit.connect(self.wait)

    def recording(self) -> Recording:
        """Return the board's drawing; the first call takes a while."""
        if self._recording is None:
            self._recording = self.recorder()
        return self._recording

    def draw(self, tile: Tile) -> QImage:
        """Draw a tile now, in this thread."""
        master = self._master_of(tile)
        if master is None:
            return self._draw_outlines(tile)
        image = _MASTERS.find(self.recording(), master)
        if image is None:
            image = self._draw_outlines(master)
            _MASTERS.keep(self.recording(), master, image)
        return image.scaled(
            tile.size,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )

    def _master_of(self, tile: Tile) -> Tile | None:
        """Return which picture a tile is made from; None: it is drawn itself."""
        scale = master_scale(tile.scale) if tile.area == self._whole else None
        master = None if scale is None else Tile(tile.area, scale)
        return master if master is not None and master.small else None

    def _draw_outlines(self, tile: Tile) -> QImage:
        image = QImage(tile.size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.scale(tile.scale, tile.scale)
        painter.translate(-tile.area.topLeft())
        self.recording().play(painter)
        painter.end()
        return image.copy()  # Qt keeps the painter's buffers with the other

    def is_quick(self, tile: Tile) -> bool:
        """Say whether a tile can be made from a picture that is there, in some hundredths."""
        master = self._master_of(tile)
        if master is None or self._recording is None:
            return False
        return _MASTERS.find(self._recording, master) is not None

    def request(self, tile: Tile) -> None:
        """Draw a tile later; a request not yet begun is dropped for it."""
        self._requested = tile
        if not self._waiting:
            self._waiting = True
            self._pool.start(self._work)

    def _work(self) -> None:
        self._waiting = False  # before the request is taken: who comes in between starts anew
        tile, self._requested = self._requested, None
        if tile is None:
            return
        self.recording()
        if not self._begun and not self.is_quick(tile):
            # Something to look at, soon: a quarter of the pixels take a third of the time.
            coarse = Tile(tile.area, tile.scale / 2)
            self._show(coarse, self._draw_outlines(coarse))
        self._begun = True
        self._show(tile, self.draw(tile))
        if self.afterwards is not None:
            afterwards, self.afterwards = self.afterwards, None
            afterwards()

    def _show(self, tile: Tile, image: QImage) -> None:
        with suppress(RuntimeError):  # the board may have gone in the meantime
            self.drawn.emit(tile, image)

    @Slot()
    def wait(self) -> None:
        """Wait until nothing is being drawn; a request not yet begun is dropped."""
        self._requested = None
        self._pool.waitForDone()


class BackgroundItem(QGraphicsItem):
    """Shows the best pictures there are: a sharp one of what is seen, else one of the whole."""

    def __init__(self, rect: QRectF, paper: str) -> None:
        super().__init__()
        self._rect = rect
        self._paper = QColor(paper)
        self._whole: tuple[Tile, QPixmap] | None = None
        self._part: tuple[Tile, QPixmap] | None = None
        self.draw_now: Callable[[Tile], QImage] | None = None
        """Set where nobody waits for a thread, as for a picture of the window."""
        self.setZValue(0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def tile(self) -> Tile | None:
        """What the newest picture shows."""
        newest = self._part or self._whole
        return newest[0] if newest is not None else None

    def show_picture(self, tile: Tile, image: QImage) -> None:
        """Take over a picture."""
        pixmap = QPixmap.fromImage(image)
        if tile.area == self._rect:
            self._whole, self._part = (tile, pixmap), None
        else:
            self._part = (tile, pixmap)
        self.update()

    def is_sharp(self, tile: Tile) -> bool:
        """Say whether a picture of exactly this scale covers the area."""
        known = [picture[0] for picture in (self._whole, self._part) if picture is not None]
        return any(k.scale == tile.scale and k.area.contains(tile.area) for k in known)

    def boundingRect(self) -> QRectF:
        """Return the whole board."""
        return self._rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        """Copy what is exposed; stretched, smoothly, as long as there is nothing better."""
        exposed = option.exposedRect.intersected(self._rect)
        if self._whole is None:
            painter.fillRect(exposed, self._paper)
        transform = painter.worldTransform()
        if self.draw_now is not None:
            tile = Tile(self._rect, transform.m11() * pixel_ratio(painter))
            if not self.is_sharp(tile):
                self.show_picture(tile, self.draw_now(tile))
        for known in (self._whole, self._part):
            if known is not None:
                _copy(painter, transform, *known, exposed)


def pixel_ratio(painter: QPainter) -> float:
    """Return how many pixels of its device a painter has for one of its own."""
    scale = painter.worldTransform().m11()
    return painter.deviceTransform().m11() / scale if scale else 1.0


def _copy(
    painter: QPainter, transform: QTransform, tile: Tile, pixmap: QPixmap, exposed: QRectF
) -> None:
    ratio = pixel_ratio(painter)
    part = exposed.intersected(tile.area)
    if part.isEmpty():
        return
    if abs(transform.m11() * ratio / tile.scale - 1) > 1e-4:  # noqa: PLR2004
        source = QTransform.fromScale(tile.scale, tile.scale).mapRect(
            part.translated(-tile.area.topLeft())
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(part, pixmap, source)
        return
    # The same scale: whole pixels, which Qt copies fastest.
    corner = transform.map(tile.area.topLeft())
    pixmap.setDevicePixelRatio(ratio)
    painter.setWorldTransform(QTransform())
    painter.setClipRect(
        transform.mapRect(part).adjusted(-1, -1, 1, 1), Qt.ClipOperation.IntersectClip
    )
    painter.drawPixmap(round(corner.x()), round(corner.y()), pixmap)
    painter.setWorldTransform(transform)
