"""A background as a list of drawing steps that can be played at any scale, in any thread."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPicture

from ttr_qt.views.paint.pencil import Pencil


@dataclass(frozen=True, slots=True)
class _Picture:
    picture: QPicture

    def play(self, painter: QPainter) -> None:
        # One call, during which other threads of Python run.
        painter.drawPicture(QPoint(0, 0), self.picture)


@dataclass(frozen=True, slots=True)
class _Image:
    image: QImage
    target: QRectF

    def play(self, painter: QPainter) -> None:
        painter.drawImage(self.target, self.image)


@dataclass(frozen=True, slots=True)
class _Texture:
    path: QPainterPath
    image: QImage
    inside: QRectF | None

    def play(self, painter: QPainter) -> None:
        if self.inside is not None:
            painter.setClipRect(self.inside)
        painter.fillPath(self.path, QBrush(self.image))


class Recording:
    """Collects what is drawn; pictures made of pixels are kept apart from the outlines.

    Qt would write such pictures into its own recording compressed, and unpack them every time.
    """

    def __init__(self) -> None:
        self._steps: list[_Picture | _Image | _Texture] = []
        # Qt's own recordings keep their place while they are played.
        self._playing = Lock()

    def draw(self, step: Callable[[Pencil], None]) -> None:
        """Record what a function draws."""
        picture = QPicture()
        painter = QPainter(picture)
        step(Pencil(painter))
        painter.end()
        self._steps.append(_Picture(picture))

    def image(self, image: QImage, target: QRectF) -> None:
        """Record a picture scaled into a rectangle."""
        self._steps.append(_Image(image, target))

    def texture(self, path: QPainterPath, image: QImage, inside: QRectF | None = None) -> None:
        """Record a path filled with a repeated picture, cut to a rectangle."""
        self._steps.append(_Texture(path, image, inside))

    def play(self, painter: QPainter) -> None:
        """Draw everything."""
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        with self._playing:
            for step in self._steps:
                painter.save()
                step.play(painter)
                painter.restore()
