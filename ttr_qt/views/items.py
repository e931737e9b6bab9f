"""What the scene of a board is made of: tracks, places and names; geometry and looks, no rules."""

from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QGraphicsEllipseItem,
    QGraphicsPathItem,
    QGraphicsRectItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from ttr_qt.views import palette

MARKER_RADIUS: Final = 9.0
TRACK_GAP: Final = 14.0
"""Distance between the middles of parallel tracks; the wide, claimed ones still fit."""

_FREE_WIDTH: Final = 8.0
_CLAIMED_WIDTH: Final = 12.0
_COUPLING_WIDTH: Final = 4.0
_SPACE_GAP: Final = 4.0
_CART_RADIUS: Final = 3.0
_TRACKS_Z, _PLACES_Z, _NAMES_Z = range(3)


class RouteItem(QGraphicsPathItem):
    """One track: a row of spaces in its colour, or broad wagons in its owner's on a solid line."""

    def __init__(
        self, route_id: str, spaces: list[QPointF], colour: str, *, cart: bool = False
    ) -> None:
        """Make a free track.

        Args:
            route_id: The route's id in the map.
            spaces: The borders of its spaces along the middle, one more than it has spaces.
            colour: The fill of a free track.
            cart: Whether to draw the mark of a cart on it.
        """
        super().__init__()
        self.route_id = route_id
        self.seat: int | None = None
        self._spaces = spaces
        self._colour = QColor(colour)
        self._cart = cart
        self.setZValue(_TRACKS_Z)
        self.set_owner(None)

    def set_owner(self, seat: int | None) -> None:
        """Show the track as free, or as claimed by a seat."""
        self.seat = seat
        self.setPath(self._free_path() if seat is None else self._claimed_path())
        self.setBrush(self._colour if seat is None else QColor(palette.SEATS[seat]))
        line, width = (palette.OUTLINE, 1.0) if seat is None else (palette.INK, 1.6)
        self.setPen(QPen(QColor(line), width))

    def _free_path(self) -> QPainterPath:
        path = _wagons(self._spaces, _FREE_WIDTH)
        if self._cart:
            index = (len(self._spaces) - 1) // 2
            middle = (self._spaces[index] + self._spaces[index + 1]) / 2
            path.addEllipse(middle, _CART_RADIUS, _CART_RADIUS)  # a hole, by the odd-even rule
        return path

    def _claimed_path(self) -> QPainterPath:
        # Told by more than colour: broader, and joined by a line.
        joined = _band(self._spaces[0], self._spaces[-1], _COUPLING_WIDTH)
        return _wagons(self._spaces, _CLAIMED_WIDTH).united(joined)


def spaces_between(a: QPointF, b: QPointF, length: int, offset: float) -> list[QPointF]:
    """Return the borders of ``length`` equal spaces from ``a`` to ``b``, clear of both markers.

    ``offset`` moves the track sideways, for those that run side by side.
    """
    distance = hypot(b.x() - a.x(), b.y() - a.y())
    along = (b - a) / distance if distance else QPointF(1, 0)
    across = QPointF(-along.y(), along.x())
    # Two places may be so close that only their middles are left.
    inset = min(MARKER_RADIUS + _SPACE_GAP / 2, distance / 3)
    step = (distance - 2 * inset) / length
    start = a + along * inset + across * offset
    return [start + along * (step * index) for index in range(length + 1)]


def _wagons(spaces: list[QPointF], width: float) -> QPainterPath:
    path = QPainterPath()
    for start, end in pairwise(spaces):
        length = hypot(end.x() - start.x(), end.y() - start.y())
        trim = (end - start) * min(_SPACE_GAP / 2 / length, 0.25) if length else QPointF()
        path.addPath(_band(start + trim, end - trim, width))
    return path


def _band(start: QPointF, end: QPointF, width: float) -> QPainterPath:
    """Return the rectangle of a ``width`` around the line from ``start`` to ``end``."""
    length = hypot(end.x() - start.x(), end.y() - start.y())
    across = QPointF(start.y() - end.y(), end.x() - start.x()) / (length or 1.0)
    side = across * (width / 2)
    path = QPainterPath()
    path.addPolygon(QPolygonF([start + side, end + side, end - side, start - side]))
    path.closeSubpath()
    return path


class CityItem(QGraphicsEllipseItem):
    """A city: a disc."""

    def __init__(self, place_id: str, position: QPointF) -> None:
        super().__init__(_around(position, MARKER_RADIUS))
        self.place_id = place_id
        self.setBrush(QColor(palette.CITY))
        self.setPen(QPen(QColor(palette.INK), 2))
        self.setZValue(_PLACES_Z)


class BorderPointItem(QGraphicsRectItem):
    """The end of tracks into a country: a small square."""

    def __init__(self, place_id: str, position: QPointF) -> None:
        super().__init__(_around(position, MARKER_RADIUS * 0.7))
        self.place_id = place_id
        self.setBrush(QColor(palette.BORDER_POINT))
        self.setPen(QPen(QColor(palette.INK), 1.5))
        self.setZValue(_PLACES_Z)


def _around(position: QPointF, radius: float) -> QRectF:
    corner = QPointF(radius, radius)
    return QRectF(position - corner, position + corner)


class NameItem(QGraphicsPathItem):
    """The name of a place, on a halo that keeps it readable over tracks."""

    def __init__(self, text: str, font: QFont, spot: QRectF) -> None:
        super().__init__()
        self.text = text
        path = QPainterPath()
        path.addText(spot.left(), spot.top() + QFontMetricsF(font).ascent(), font, text)
        self.setPath(path)
        self.setBrush(QColor(palette.INK))
        pen = QPen(QColor(palette.HALO), 5)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.setPen(pen)
        self.setZValue(_NAMES_Z)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        """Draw the halo first: the default would draw it over the letters."""
        painter.strokePath(self.path(), self.pen())
        painter.fillPath(self.path(), self.brush())
