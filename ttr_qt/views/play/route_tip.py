"""The dark tip beside a route: what it costs, what one keeps, or why it can't be claimed."""

import functools
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ttr_qt.views.cards.pictures import picture
from ttr_qt.views.paint.spaces import SpaceFinish, SpaceState, TrackSpace, draw_space
from ttr_qt.views.play.route_facts import RouteFacts
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.pencil import Pencil, stroke, tint
from ttr_qt.views.theme.qt_palette import (
    TIP_EDGE,
    TIP_GROUND,
    TIP_INK,
    TIP_PADDING,
    TIP_RADIUS,
)
from ttr_qt.views.theme.style import BODY, SECONDARY, Style

SECOND_INK: Final = "#C4BDAF"
REFUSED_INK: Final = "#FFB4A6"
AMBER_INK: Final = "#F5C04A"
GOOD_INK: Final = "#9BE0B4"
_SHADOW_SIZE: Final = 14
_MOST_WIDTH: Final = 330
_DISTANCE: Final = 40
"""The distance from the end of a route to the tip, in pixels."""
_SPACE_SIZE: Final = (27.0, 12.0)


class _Spaces(QWidget):
    """The spaces of a track in a row."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._colour, self._length = "gray", 0

    def show_spaces(self, colour: str, length: int) -> None:
        """Show as many spaces of a colour as the track has."""
        self._colour, self._length = colour, length
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of all spaces."""
        px = self._style.px
        return QSize(px((_SPACE_SIZE[0] + 3) * self._length + 1), px(_SPACE_SIZE[1] + 4))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw them as they are on the board."""
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        space = _space_picture(self._colour, self._style.scale, ratio, self._style.symbols)
        for index in range(self._length):
            painter.drawPixmap(self._style.px(index * (_SPACE_SIZE[0] + 3)), 0, space)


@functools.lru_cache(maxsize=64)
def _space_picture(colour: str, scale: float, ratio: float, symbols: bool) -> QPixmap:
    """Return one space; some symbols take their time, and a tip may show many."""
    length, width = _SPACE_SIZE
    space = TrackSpace(2 + length / 2, 2 + width / 2, 1.0, 0.0, length, width)

    def draw(pencil: Pencil) -> None:
        draw_space(pencil, space, colour, SpaceState.FREE, SpaceFinish(symbols))
        if colour == "black":
            pencil.shape(space.outline(0.6), None, stroke(SECOND_INK, 0.8, alpha=0.7))

    return picture((length + 4, width + 4), scale, ratio, draw)


class RouteTip(QWidget):
    """Lies over the board, lets the pointer through, and keeps clear of what one looks at."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        px = style.px
        self.title: Final = self._text(17.0, TIP_INK, SEMIBOLD)
        self.points: Final = self._text(17.0, AMBER_INK, SEMIBOLD)
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._spaces = _Spaces(style, self)
        self.cost: Final = self._text(BODY, TIP_INK)
        self.note: Final = self._text(SECONDARY, SECOND_INK)
        self._extra = self._text(SECONDARY, AMBER_INK)
        self.tickets: Final = self._text(SECONDARY, GOOD_INK)
        head = QHBoxLayout()
        head.setSpacing(px(18))
        head.addWidget(self.title, 1)
        head.addWidget(self.points)
        cost = QHBoxLayout()
        cost.setSpacing(px(9))
        cost.addWidget(self._spaces)
        cost.addWidget(self.cost, 1)
        box = QVBoxLayout(self)
        room = px(_SHADOW_SIZE)
        above, aside = (room + px(pixels) for pixels in TIP_PADDING)
        box.setContentsMargins(aside, above, aside, above)
        box.setSpacing(px(7))
        box.addLayout(head)
        box.addLayout(cost)
        box.addWidget(self.note)
        box.addWidget(self._extra)
        box.addWidget(self.tickets)
        self.hide()

    def _text(self, size: float, colour: str, weight: int = 400) -> QLabel:
        text = QLabel(self)
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setWordWrap(True)
        self._dress(text, size, colour, weight)
        return text

    def _dress(self, text: QLabel, size: float, colour: str, weight: int = 400) -> None:
        text.setStyleSheet(
            f"color: {colour}; background: transparent; font-weight: {weight};"
            f"font-size: {self._style.px(size)}px;"
        )

    def set_facts(self, facts: RouteFacts) -> None:
        """Put these facts into the tip."""
        self.title.setText(facts.title)
        self.points.setText(f"+{facts.points}" if facts.points else "")
        self.points.setVisible(bool(facts.points))
        self._spaces.setVisible(facts.length > 0)
        self._spaces.show_spaces(facts.colour, facts.length)
        if facts.spends_wilds:
            self._dress(self.cost, BODY, AMBER_INK, SEMIBOLD)
        else:
            self._dress(self.cost, BODY, TIP_INK)
        self.cost.setText(facts.cost)
        self.cost.setVisible(bool(facts.cost))
        self._dress(self.note, SECONDARY, REFUSED_INK if facts.refused else SECOND_INK)
        self.note.setText(facts.note)
        self.note.setVisible(bool(facts.note))
        self._extra.setText(facts.extra)
        self._extra.setVisible(bool(facts.extra))
        self.tickets.setText(facts.tickets)
        self.tickets.setVisible(bool(facts.tickets))
        self._fit()

    def _fit(self) -> None:
        """Take the room the texts need: on one line each, unless that is too broad."""
        px = self._style.px

        def wide(text: QLabel) -> int:
            hidden = text.isHidden()
            lines = [] if hidden else text.text().split("\n")
            return max(
                (text.fontMetrics().horizontalAdvance(one) + px(4) for one in lines), default=0
            )

        for text in (self.title, self.points, self.cost, self.note, self._extra, self.tickets):
            text.ensurePolished()
        points = wide(self.points)
        self.points.setFixedWidth(points)
        head = wide(self.title) + (points + px(18) if points else 0)
        spaces = 0 if self._spaces.isHidden() else self._spaces.sizeHint().width() + px(9)
        below = max(wide(text) for text in (self.note, self._extra, self.tickets))
        needed = max(head, spaces + wide(self.cost), below)
        width = min(needed, px(_MOST_WIDTH)) + 2 * (px(_SHADOW_SIZE) + px(TIP_PADDING[1]))
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.resize(width, layout.totalHeightForWidth(width))

    def face(self) -> QRectF:
        """Return the tip without its shadow."""
        room = self._style.px(_SHADOW_SIZE)
        return QRectF(self.rect()).adjusted(room, room, -room, -room)

    def stand_beside(
        self, ends: Sequence[QPointF], clear_of: Sequence[QRectF], rather_not: Sequence[QRectF] = ()
    ) -> None:
        """Show the tip beside one of the ends, the first one rather, off what must be seen.

        Other things, which it had ``rather_not`` cover, count only where there is a choice.
        """
        parent = self.parentWidget()
        room = (parent or self).rect()
        best: tuple[float, QPoint] | None = None
        for order, end in enumerate(ends):
            for spot in self._spots(end):
                face = _into(spot, QRectF(room).adjusted(8, 8, -8, -8))
                covered = sum(_area(face.intersected(rect)) for rect in clear_of)
                away = (face.center() - end).manhattanLength()
                covered_names = sum(_area(face.intersected(rect)) for rect in rather_not)
                cost = covered * 10 + covered_names * 0.06 + away + order * 90
                if best is None or cost < best[0]:
                    best = (cost, (face.topLeft() - self.face().topLeft()).toPoint())
        if best is not None:
            self.move(best[1])
        self.raise_()
        self.show()

    def _spots(self, end: QPointF) -> list[QRectF]:
        """Return where the tip could stand around a point."""
        size, off = self.face().size(), self._style.px(_DISTANCE)
        lefts = (end.x() + off, end.x() - size.width() / 2, end.x() - off - size.width())
        tops = (end.y() - off - size.height(), end.y() - size.height() / 2, end.y() + off)
        spots = [QRectF(QPointF(left, top), size) for left in lefts for top in tops]
        return [spot for spot in spots if not spot.contains(end)]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the shadow and the dark card."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        corner, face = float(self._style.px(TIP_RADIUS)), self.face()
        layers = 7
        for layer in range(layers):
            grow = self._style.px(_SHADOW_SIZE - 3) * (1 - layer / layers)
            shade = face.adjusted(-grow * 0.8, -grow * 0.4, grow * 0.8, grow)
            pencil.box(shade, tint("#0A0704", 0.40 / layers), None, corner + grow)
        edge = stroke(TIP_EDGE, 1.0)
        pencil.box(face.adjusted(0.5, 0.5, -0.5, -0.5), TIP_GROUND, edge, corner)


def _into(face: QRectF, room: QRectF) -> QRectF:
    """Return a rectangle moved into another one."""
    x = min(max(face.left(), room.left()), max(room.left(), room.right() - face.width()))
    y = min(max(face.top(), room.top()), max(room.top(), room.bottom() - face.height()))
    return QRectF(QPointF(x, y), face.size())


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height() if rect.isValid() else 0.0
