"""Rings around what the coach speaks of, on panels and on the board."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QRect, QRectF, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPaintEvent
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.items import NAME_Z
from ttr_qt.views.theme.palette import LIGHT
from ttr_qt.views.theme.pencil import Pencil, rounded, stroke
from ttr_qt.views.theme.style import Style

_BREATH: Final = 1100
_BREATHS: Final = 4
"""After so many a ring rests: it is still there for those who looked away, and nothing runs on."""
_GLOW: Final = 9
_OFF: Final = 4
"""The distance from what is meant to the ring around it."""
_RADIUS: Final = 12
_FARTHEST: Final = 0.12
"""The smallest zoom of a board; lines are as wide as on panels at any zoom."""
_HALO_Z: Final = NAME_Z - 0.5
"""Below the names of cities, which can be read over the rings."""
_CASING: Final = "#FFFDF3"


class Pulse(QObject):
    """Breathes a few times and rests; without motion it only rests.

    Signals:
        changed: how strong the glow is now.
    """

    changed = Signal(object)

    def __init__(self, style: Style, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves = style.motion.travels
        self._clock = QVariantAnimation(self)
        self._clock.setDuration(_BREATH)
        self._clock.setLoopCount(_BREATHS)
        self._clock.setKeyValueAt(0.0, 1.0)
        self._clock.setKeyValueAt(0.5, 0.25)
        self._clock.setKeyValueAt(1.0, 1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._clock.valueChanged.connect(self._on_ticked)

    @property
    def running(self) -> bool:
        """Whether anything moves at the moment."""
        return self._clock.state() == QVariantAnimation.State.Running

    def start(self) -> None:
        """Breathe again."""
        self._clock.stop()
        if self._moves:
            self._clock.start()
        else:
            self.changed.emit(1.0)

    def stop(self) -> None:
        """Rest."""
        self._clock.stop()

    @Slot(object)
    def _on_ticked(self, strength: float) -> None:
        self.changed.emit(strength)


class Ring(QWidget):
    """A rounded ring with a soft glow; lets every click through."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._strength = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def surround(self, rect: QRect) -> None:
        """Lie around a part of the parent."""
        room = self._style.px(_GLOW + _OFF)
        self.setGeometry(rect.adjusted(-room, -room, room, room))

    def set_strength(self, strength: float) -> None:
        """Glow more or less."""
        self._strength = strength
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw glow, casing and line."""
        px, accent = self._style.px, self._style.theme.accent
        painter = QPainter(self)
        pencil = Pencil(painter)
        room = px(_GLOW)
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        path = rounded(box.x(), box.y(), box.width(), box.height(), px(_RADIUS))
        _draw_ring(pencil, path, accent, self._style.scale, self._strength)


class Halo(QGraphicsItem):
    """The same around a track, a city or a passenger of the board."""

    def __init__(self, style: Style, outline: QPainterPath) -> None:
        super().__init__()
        self._style = style
        self.outline = outline
        self._strength = 1.0
        self.setZValue(_HALO_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_strength(self, strength: float) -> None:
        """Glow more or less."""
        self._strength = strength
        self.update()

    def boundingRect(self) -> QRectF:
        """Return what line and glow cover."""
        room = self._style.px(_GLOW) / _FARTHEST
        return self.outline.boundingRect().adjusted(-room, -room, room, room)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        """Draw glow, casing and line, in the board's own light."""
        zoom = option.levelOfDetailFromTransform(painter.worldTransform())
        scale = self._style.scale / max(zoom, _FARTHEST)
        _draw_ring(Pencil(painter), self.outline, LIGHT.accent, scale, self._strength)


def _draw_ring(
    pencil: Pencil, path: QPainterPath, colour: str, scale: float, strength: float
) -> None:
    for width in (15, 11, 8):
        pencil.shape(path, None, stroke(colour, width * scale, alpha=0.16 * strength))
    pencil.shape(path, None, stroke(_CASING, 5 * scale, alpha=0.9))
    pencil.shape(path, None, stroke(colour, 2.8 * scale))


def outline_along(path: QPainterPath, width: float) -> QPainterPath:
    """Return the outline of a band of a width along a path."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


class Pointer(QObject):
    """Shows rings around some things, on a page and on its board."""

    def __init__(self, style: Style, page: QWidget, board: BoardScene) -> None:
        super().__init__(page)
        self._style = style
        self._page = page
        self._board = board
        self._shown: tuple[tuple[QRect, ...], tuple[QPainterPath, ...]] = ((), ())
        self.rings: Final[list[Ring]] = []
        self.halos: Final[list[Halo]] = []
        self.pulse: Final = Pulse(style, self)
        self.pulse.changed.connect(self._on_pulse)

    def point(self, parts: Sequence[QRect], outlines: Sequence[QPainterPath]) -> None:
        """Surround parts of the page, and paths of the board, and nothing else."""
        wanted = (tuple(parts), tuple(outlines))
        if wanted == self._shown:
            return
        self._clear()
        self._shown = wanted
        for rect in parts:
            ring = Ring(self._style, self._page)
            ring.surround(rect)
            ring.show()
            self.rings.append(ring)
        for outline in outlines:
            halo = Halo(self._style, outline)
            self._board.addItem(halo)
            self.halos.append(halo)
        if parts or outlines:
            self.pulse.start()

    def _clear(self) -> None:
        self.pulse.stop()
        for ring in self.rings:
            ring.hide()
            ring.deleteLater()
        for halo in self.halos:
            self._board.removeItem(halo)
        self.rings.clear()
        self.halos.clear()

    @Slot(object)
    def _on_pulse(self, strength: float) -> None:
        for ring in self.rings:
            ring.set_strength(strength)
        for halo in self.halos:
            halo.set_strength(strength)
