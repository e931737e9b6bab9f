"""Parts of boards as pictures: the ground drawn by a thread, what stands on it afterwards."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSize, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap

from ttr_qt.engine.maps import load_map
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.tickets import draw_ticket, ticket_size
from ttr_qt.views.editions.rulebook import BoardFigure
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import SpaceState
from ttr_qt.views.scene.background import Tile
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.position import BoardPosition
from ttr_qt.views.scene.tracks import Line, line_points, name_box, other_end, path_through
from ttr_qt.views.theme.fonts import BOLD, window_text
from ttr_qt.views.theme.palette import TARGET
from ttr_qt.views.theme.pencil import Pencil, circle, rounded, stroke
from ttr_qt.views.theme.pixmaps import painted
from ttr_qt.views.theme.style import Style

SHAPE: Final = 0.5
"""Height of a picture of a board for its width."""
_TICKET: Final = 0.3
"""Width of a ticket in the corner, in widths of the picture."""


@dataclass(frozen=True, slots=True)
class _Order:
    """What is being drawn."""

    name: str
    figure: BoardFigure
    size: QSize
    tile: Tile


class BoardFigureDrawer(QObject):
    """Draws parts of one board, one at a time.

    Signals:
        drawn: (name, picture).
    """

    drawn = Signal(str, QPixmap)

    def __init__(self, style: Style, edition: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._scene = BoardScene(load_map(edition), style.language)
        self._scene.setParent(self)
        self._scene.tile_drawer.drawn.connect(self._on_drawn)
        self._order: _Order | None = None
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.wait)

    def draw(self, name: str, figure: BoardFigure, size: QSize, ratio: float) -> None:
        """Draw a picture of a size; it comes by `drawn`, and no other before."""
        area = self.area(figure, size)
        tile = Tile(area, size.width() / area.width() * ratio)
        self._order = _Order(name, figure, size, tile)
        self._scene.tile_drawer.request(tile)

    @Slot()
    def wait(self) -> None:
        """Wait until the thread rests."""
        self._scene.tile_drawer.wait()

    def area(self, figure: BoardFigure, size: QSize) -> QRectF:
        """Return the part of the board that shows all places, in the shape of the picture."""
        layout = self._scene.design.layout
        area = QRectF()
        for place in figure.places:
            where = layout.places[place]
            area = area.united(name_box(self._scene.design, place))
            area = area.united(QRectF(where.x - 1, where.y - 1, 2, 2))
        area = area.adjusted(-figure.margin, -figure.margin, figure.margin, figure.margin)
        if figure.ticket:
            beside = max(area.height() / SHAPE, area.width() / (1 - _TICKET)) * _TICKET
            area.adjust(0 if figure.right else -beside, 0, beside if figure.right else 0, 0)
        shape = size.height() / size.width()
        wide = max(area.width(), area.height() / shape)
        high = wide * shape
        middle = area.center()
        frame = self._scene.design.layout.frame
        return QRectF(
            _within(middle.x() - wide / 2, wide, frame.left, frame.right),
            _within(middle.y() - high / 2, high, frame.top, frame.bottom),
            wide,
            high,
        )

    @Slot(object, object)
    def _on_drawn(self, tile: Tile, _image: QImage) -> None:
        order = self._order
        if order is None or tile != order.tile:
            return  # only a coarse one for a start
        self._order = None
        self._arrange(order.figure)
        ratio = tile.scale * tile.area.width() / order.size.width()

        def paint(painter: QPainter) -> None:
            pencil = Pencil(painter)
            with pencil.clipped(_frame(order.size, self._style)):
                target = QRectF(0, 0, order.size.width(), order.size.height())
                self._scene.render(painter, target, tile.area)
                self._draw_over(pencil, order)
            pencil.shape(_frame(order.size, self._style), None, stroke("#2B2018", 1, alpha=0.4))

        self.drawn.emit(order.name, painted(order.size * ratio, ratio, paint))

    def _arrange(self, figure: BoardFigure) -> None:
        """Put everything where the picture shows it."""
        scene = self._scene
        travellers = ((figure.start,),) if figure.start else ()
        scene.show_position(BoardPosition(owners=figure.owners, passengers=travellers))
        for route_id in scene.routes:
            closed = route_id in figure.closed
            state = SpaceState.CLOSED if closed else SpaceState.FREE
            scene.set_route_state(route_id, state)
        ends = set(self._ends(figure.ticket)) if figure.ticket else set()
        for place_id in scene.places:
            lit = place_id in ends
            scene.set_place_state(place_id, CityState.TARGET if lit else CityState.NORMAL)
        if not figure.lit:
            scene.clear_spotlight()
            return
        tracks = map(scene.design.map.route, figure.lit)
        places = {end for track in tracks for end in (track.a, track.b)}
        scene.spotlight(figure.lit, places, self._style.theme)

    def _ends(self, ticket_id: str) -> tuple[str, str]:
        ticket = self._scene.design.map.ticket(ticket_id)
        return ticket.a, ticket.b

    def _draw_over(self, pencil: Pencil, order: _Order) -> None:
        figure, area = order.figure, order.tile.area
        scale = order.size.width() / area.width()
        if figure.journey:
            with pencil.saved():
                pencil.painter.scale(scale, scale)
                pencil.painter.translate(-area.topLeft())
                self._draw_journey(pencil, figure)
        if figure.ticket:
            self._draw_ticket(pencil, order)

    def _draw_ticket(self, pencil: Pencil, order: _Order) -> None:
        design = self._scene.design
        ticket = design.map.ticket(order.figure.ticket)
        size, gap = ticket_size(design), self._style.px(14)
        room = (order.size.width() * _TICKET - gap, order.size.height() - 2.0 * gap)
        scale = min(room[0] / size[0], room[1] / size[1])
        top = (order.size.height() - size[1] * scale) / 2
        left = order.size.width() - gap - size[0] * scale if order.figure.right else gap
        with pencil.at(left, top, scale):
            pencil.shadow(rounded(0, 0, *size, 11), (0, 2), 7, 0.4)
            draw_ticket(pencil, design, ticket)

    def _draw_journey(self, pencil: Pencil, figure: BoardFigure) -> None:
        """Draw an arrow along the way, and what is taken in each city."""
        design = self._scene.design
        places = [figure.start]
        for route_id in figure.journey:
            places.append(other_end(design.map, route_id, places[-1]))
        points = line_points(design, Line(tuple(places), figure.journey))
        path = path_through(points)
        pencil.shape(path, None, stroke("#FFFDF3", 9, alpha=0.9))
        pencil.shape(path, None, stroke(TARGET, 5))
        _draw_head(pencil, points[-2], points[-1])
        for place_id in places[1:]:
            kind = design.map.place(place_id).goods
            if kind is not None:
                _draw_gain(pencil, design, place_id, design.map.goods[kind][0])


def _within(start: float, length: float, least: float, most: float) -> float:
    """Return where a stretch begins that leaves no bounds; one too long lies in their middle."""
    if length > most - least:
        return (least + most - length) / 2
    return min(max(start, least), most - length)


def _frame(size: QSize, style: Style) -> QPainterPath:
    return rounded(0.5, 0.5, size.width() - 1, size.height() - 1, style.px(10))


def _draw_head(pencil: Pencil, before: QPointF, end: QPointF) -> None:
    """Draw the head of an arrow that comes from one point to another."""
    way = end - before
    length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    with pencil.along(end.x(), end.y(), (way.x() / length, way.y() / length)):
        corners = [(-26.0, 0.0), (-48.0, -17.0), (-48.0, 17.0)]
        pencil.poly(corners, TARGET, stroke("#FFFDF3", 4))


def _draw_gain(pencil: Pencil, design: BoardDesign, place_id: str, points: int) -> None:
    """Draw what a city gives, on the side where its name does not stand."""
    where, name = design.layout.places[place_id], name_box(design, place_id).center()
    x = where.x + (-32 if name.x() > where.x else 32)
    y = where.y - 26
    pencil.shadow(circle(x, y, 17), (0, 2), 5, 0.4, layers=4)
    pencil.disc(x, y, 17, "#2C7A4B", stroke("#FFFFFF", 3))
    pencil.text((x, y + 6.6), f"+{points}", window_text(18, BOLD), "#FFFFFF", "centre")
