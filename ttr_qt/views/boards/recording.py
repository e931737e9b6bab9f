"""A background as a list of drawing steps that can be played at any scale, in any thread.

Qt's own recordings, and every call of a painter, keep Python's lock until they are through. So the
calls are noted one by one, and those that would take long are cut into pieces: between two of them
the window goes on.
"""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath

from ttr_qt.views.theme.pencil import Pencil

_LONG: Final = 300
"""Points of a line that are drawn in one call: some milliseconds."""
_WORK: Final = 0.002
_REST: Final = 0.0005
"""Seconds that are drawn in a thread before it lets others go first."""
_RENDERING: Final = "render"
"""Notes a drawing that is given the painter, instead of a call of the painter."""
_TELLING: Final = ("draw", "fill", "set", "translate", "rotate", "scale")


def _pieces(path: QPainterPath) -> Iterator[QPainterPath]:
    """Return a line in pieces that are drawn quickly; curves are not cut."""
    piece = QPainterPath()
    corner = QPainterPath.ElementType.LineToElement
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        if element.isCurveTo():
            first, second = path.elementAt(index + 1), path.elementAt(index + 2)
            piece.cubicTo(element.x, element.y, first.x, first.y, second.x, second.y)
        elif element.isMoveTo():
            if piece.elementCount() >= _LONG:
                yield piece
                piece = QPainterPath()
            piece.moveTo(element.x, element.y)
        elif element.type == corner:
            piece.lineTo(element.x, element.y)
            if piece.elementCount() >= _LONG:
                yield piece
                piece = QPainterPath()
                piece.moveTo(element.x, element.y)
    yield piece


class _NotingPencil(Pencil):
    """Draws on notes instead of a painter."""

    def __init__(self, notes: "_Notes") -> None:
        super().__init__(cast("QPainter", notes))
        self._notes = notes

    def render(self, drawing: Callable[[QPainter], None]) -> None:
        """Note what is to draw on the real painter."""
        self._notes.calls.append((_RENDERING, (drawing,)))


class _Notes:
    """Takes the place of a painter and notes what it is told, to be done by a real one."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self._opacities = [1.0]
        self._filling = False

    def __getattr__(self, name: str) -> Callable[..., None]:
        if not name.startswith(_TELLING):
            raise AttributeError(name)  # somebody asks for something that is not known yet
        return partial(self._note, name)

    def _note(self, name: str, *arguments: Any) -> None:
        self.calls.append((name, arguments))

    def save(self) -> None:
        self._opacities.append(self.opacity())
        self._note("save")

    def restore(self) -> None:
        self._opacities.pop()
        self._note("restore")

    def opacity(self) -> float:
        return self._opacities[-1]

    def setOpacity(self, opacity: float) -> None:
        self._opacities[-1] = opacity
        self._note("setOpacity", opacity)

    def setBrush(self, brush: Any) -> None:
        self._filling = brush != Qt.BrushStyle.NoBrush
        self._note("setBrush", brush)

    def drawPath(self, path: QPainterPath) -> None:
        # Areas stay whole: what is cut out of them is known only together.
        whole = self._filling or path.elementCount() <= _LONG
        for piece in [QPainterPath(path)] if whole else _pieces(path):
            self._note("drawPath", piece)


@dataclass(frozen=True, slots=True)
class _Drawn:
    calls: list[tuple[str, tuple[Any, ...]]]

    def play(self, painter: QPainter) -> None:
        # Not `current_thread`, which would make a thread of Qt's one that Python keeps for ever.
        polite = threading.get_ident() != threading.main_thread().ident
        due = time.perf_counter() + _WORK
        for name, arguments in self.calls:
            if name == _RENDERING:
                arguments[0](painter)
            else:
                getattr(painter, name)(*arguments)
            if polite and time.perf_counter() > due:
                # Python would let the window wait for its turn, again and again in one frame.
                time.sleep(_REST)
                due = time.perf_counter() + _WORK


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
    """Collects what is drawn."""

    def __init__(self) -> None:
        self._steps: list[_Drawn | _Image | _Texture] = []

    @property
    def steps(self) -> tuple[_Drawn | _Image | _Texture, ...]:
        """What was recorded, in the order of drawing."""
        return tuple(self._steps)

    def draw(self, step: Callable[[Pencil], None]) -> None:
        """Record what a function draws."""
        notes = _Notes()
        step(_NotingPencil(notes))
        self._steps.append(_Drawn(notes.calls))

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
        for step in self._steps:
            painter.save()
            step.play(painter)
            painter.restore()
