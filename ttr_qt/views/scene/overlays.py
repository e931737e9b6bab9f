"""Things laid over the board for a moment: the drawn line, letters and labels of tickets."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ttr_qt.views.paint.tokens import draw_goods, draw_passenger
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.items import GOODS_SCALE, LIT, TOKEN_Z, VEIL_Z
from ttr_qt.views.scene.sprite import SpriteItem
from ttr_qt.views.scene.standing import PASSENGER_SCALE, figure_at
from ttr_qt.views.scene.tracks import path_through
from ttr_qt.views.theme.fonts import BOLD, window_text
from ttr_qt.views.theme.palette import CLAIMABLE, TARGET, PlayerColour
from ttr_qt.views.theme.pencil import Colour, Pencil, circle, radial, rounded, stroke, tint

OVERLAY_Z: Final = LIT + TOKEN_Z + 4
_TRAIL_LENGTH: Final = 9
"""Points of the trail behind a light."""
_LINE_WIDTH: Final = 15.0
"""The broadest measure of a drawn line."""


class ItemGroup:
    """Items that are put on a board and taken away together."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []

    @property
    def items(self) -> tuple[QGraphicsItem, ...]:
        """What lies on the board."""
        return tuple(self._items)

    def _add(self, item: QGraphicsItem) -> None:
        self._items.append(item)
        self._scene.addItem(item)

    def _clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []


class LineItem(QGraphicsItem):
    """The line that a person draws from a city."""

    def __init__(self, start: QPointF, radius: float) -> None:
        super().__init__()
        self._start, self._end, self._radius = start, start, min(radius, _LINE_WIDTH)
        self._sure = False
        self.setZValue(OVERLAY_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw_to(self, end: QPointF, *, sure: bool) -> None:
        """Let the line end there; it steps back once it is ``sure`` which track is meant."""
        if (end, sure) != (self._end, self._sure):
            self.prepareGeometryChange()
            self._end, self._sure = end, sure

    def boundingRect(self) -> QRectF:
        """Return what the line covers."""
        room = self._radius
        return QRectF(self._start, self._end).normalized().adjusted(-room, -room, room, room)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        """Draw it in amber on white, with a knob at its end."""
        pencil = Pencil(painter)
        size = self._radius
        path = path_through((self._start, self._end))
        with pencil.faded(0.3 if self._sure else 1.0):
            pencil.shape(path, None, stroke("#2B2119", size * 0.62, alpha=0.35))
            pencil.shape(path, None, stroke("#FFFDF3", size * 0.50))
            pencil.shape(path, None, stroke(TARGET, size * 0.26))
        knob = circle(self._end.x(), self._end.y(), size * 0.45)
        pencil.shape(knob, TARGET, stroke("#FFFDF3", size * 0.16))


class LetterItem(SpriteItem):
    """A letter in a disc at the end of a ticket on offer."""

    def __init__(self, middle: QPointF, radius: float, letter: str, fill: str) -> None:
        reach = radius * 1.5
        super().__init__(QRectF(-reach, -reach, 2 * reach, 2 * reach))
        self._radius, self._letter, self._fill = radius, letter, fill
        self.setPos(middle)
        self.setZValue(OVERLAY_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the disc."""
        radius = self._radius
        pencil.shadow(circle(0, 0, radius), (0, radius * 0.12), radius * 0.3, 0.4, layers=4)
        pencil.disc(0, 0, radius, self._fill, stroke("#FFFFFF", radius * 0.16))
        style = window_text(radius * 1.15, BOLD)
        pencil.text((0, radius * 0.41), self._letter, style, "#FFFFFF", "centre")


class PillItem(SpriteItem):
    """A short text on a plate, such as what a ticket costs more."""

    def __init__(self, middle: QPointF, size: float, text: str, fill: str) -> None:
        self._style = window_text(size, BOLD)
        self._size, self._fill = size, fill
        self.text: Final = text
        box = pill_box(QPointF(), size, text)
        self._box = box
        super().__init__(box.adjusted(-size, -size, size, size))
        self.setPos(middle)
        self.setZValue(OVERLAY_Z + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the plate and the text."""
        box, size = self._box, self._size
        path = rounded(box.left(), box.top(), box.width(), box.height(), box.height() / 2)
        pencil.shadow(path, (0, size * 0.12), size * 0.3, 0.4, layers=4)
        pencil.shape(path, self._fill, stroke("#FFFFFF", size * 0.12))
        pencil.text((0, size * 0.36), self.text, self._style, "#FFFFFF", "centre")


def pill_box(middle: QPointF, size: float, text: str) -> QRectF:
    """Return the room of a text on its plate."""
    half, high = window_text(size, BOLD).width(text) / 2 + size * 0.62, size * 0.82
    return QRectF(middle.x() - half, middle.y() - high, 2 * half, 2 * high)


class DashItem(SpriteItem):
    """A dashed line along the way of a ticket that goes back."""

    def __init__(self, points: Sequence[QPointF], width: float, colour: Colour) -> None:
        self._path = path_through(points)
        self._width, self._colour = width, colour
        room = width * 2
        super().__init__(self._path.boundingRect().adjusted(-room, -room, room, room))
        self.setZValue(VEIL_Z + 0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the dashes on a light ground."""
        pencil.shape(self._path, None, stroke("#FFFDF3", self._width * 1.9, alpha=0.85))
        dashes = stroke(self._colour, self._width, dash=(2.6, 2.2), flat=True)
        pencil.shape(self._path, None, dashes)


class LightItem(QGraphicsItem):
    """A light that runs along a path and leaves a short trail."""

    def __init__(self, path: QPainterPath, radius: float) -> None:
        super().__init__()
        self.path, self._radius = path, radius
        self._points: list[QPointF] = [path.pointAtPercent(0)]
        self.setZValue(OVERLAY_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def run(self, part: float) -> None:
        """Let the light be at a part (0 to 1) of its way."""
        self.prepareGeometryChange()
        length = max(1.0, self.path.length())
        step = self._radius * 0.6 / length
        parts = [max(0.0, min(1.0, part - step * back)) for back in range(_TRAIL_LENGTH)]
        self._points = [self.path.pointAtPercent(one) for one in parts]

    def boundingRect(self) -> QRectF:
        """Return what the light and its trail cover."""
        xs = [point.x() for point in self._points]
        ys = [point.y() for point in self._points]
        room = self._radius
        low, high = QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))
        return QRectF(low, high).adjusted(-room, -room, room, room)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        """Draw the trail from its faint end to the bright head."""
        pencil = Pencil(painter)
        for back, point in reversed(list(enumerate(self._points))):
            strength = 1 - back / _TRAIL_LENGTH
            radius = self._radius * (0.45 + 0.55 * strength)
            stops = (
                (0.0, tint("#FFFDF0", 0.95 * strength)),
                (0.3, tint(CLAIMABLE, 0.75 * strength)),
                (1.0, tint(CLAIMABLE, 0.0)),
            )
            pencil.disc(point.x(), point.y(), radius, radial(point.x(), point.y(), radius, *stops))


class PassengerItem(SpriteItem):
    """A passenger under way, its foot at its position."""

    def __init__(self, player: PlayerColour) -> None:
        super().__init__(figure_at(QPointF()).adjusted(-12, -12, 12, 20))
        self._player = player
        self.setZValue(OVERLAY_Z + 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the passenger."""
        draw_passenger(pencil, 0, 0, PASSENGER_SCALE, self._player)


class TokenItem(SpriteItem):
    """A token of goods that is being taken, around its position."""

    def __init__(self, kind: str, value: int) -> None:
        super().__init__(QRectF(-30, -30, 60, 64))
        self._kind, self._value = kind, value
        self.setZValue(OVERLAY_Z + 3)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the token."""
        draw_goods(pencil, 0, 0, GOODS_SCALE, self._kind, self._value)
