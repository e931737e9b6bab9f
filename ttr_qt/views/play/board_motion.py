"""Movement on the board: pieces set down, markers that run, lights, passengers and goods."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from ttr_qt.engine import Observation
from ttr_qt.engine.events import (
    CrossingMade,
    Event,
    JourneyEnded,
    PassengerPlaced,
    RouteClaimed,
    TicketConnected,
    TicketDone,
    Travelled,
)
from ttr_qt.models.session.session import Step
from ttr_qt.views.play.board_marks import standing_passengers
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.overlays import LightItem, PassengerItem, TokenItem
from ttr_qt.views.scene.position import BoardPosition
from ttr_qt.views.scene.tracks import (
    Line,
    line_between,
    line_points,
    other_end,
    path_through,
)
from ttr_qt.views.theme.style import Style

LONGEST: Final = 1500
"""Milliseconds that all movement of one action takes at the most, at normal pace."""

DROP: Final = 140
APART: Final = 70
_RUN: Final = 500
_LIGHT: Final = 900
_TRAVEL: Final = 480
_TOKEN: Final = 380
_ARRIVE: Final = 260

_OUT_BACK: Final = QEasingCurve.Type.OutBack
_IN_OUT: Final = QEasingCurve.Type.InOutCubic
_SINE: Final = QEasingCurve.Type.InOutSine
_OUT: Final = QEasingCurve.Type.OutCubic


@dataclass(frozen=True, slots=True)
class _Part:
    """Something that moves for a while; it is told how far it has come, eased, 0 to 1."""

    start: float
    length: float
    curve: QEasingCurve
    move: Callable[[float], None]


class BoardMotion(QObject):
    """Plays what an action does to the board; one action at a time.

    It begins from the position shown last. What stays at the end is the position after the action
    as far as the action tells; `set_position` puts everything right.
    """

    def __init__(self, style: Style, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._style, self._scene = style, scene
        self._position = BoardPosition()
        self._next: Observation | None = None
        self._parts: list[_Part] = []
        self._passing: list[QGraphicsItem] = []
        self._appearing: list[QGraphicsItem] = []
        self._done: Callable[[], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._finish)
        self._length = 0.0

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._done is not None

    def set_position(self, view: Observation) -> None:
        """Show a position at once; what moves is brought to its end first."""
        self.skip()
        self._position = position_of(view)
        self._scene.show_position(self._position)

    def settle(self, view: Observation) -> None:
        """Show a position as soon as nothing moves."""
        if self.running:
            self._next = view
        else:
            self.set_position(view)

    def animate(self, step: Step, done: Callable[[], None]) -> None:
        """Show what an action did and call ``done`` when everything stands still."""
        self.skip()
        self._done = done
        for event in step.events:
            self._add(event)
        self._add_marker(step)
        self._length = max((part.start + part.length for part in self._parts), default=0.0)
        self._play()

    def skip(self) -> None:
        """Bring everything that moves to its end, at once."""
        if self._done is not None:
            self._clock.stop()
            self._finish()

    def _play(self) -> None:
        duration = self._style.motion.ms(min(self._length, LONGEST))
        if duration == 0:
            self._finish()
            return
        if not self._style.motion.travels:
            self._show_ends()
        self._on_tick(0.0)
        self._clock.setDuration(duration)
        self._clock.start()

    def _show_ends(self) -> None:
        """Bring all movement to its end, and let what is new appear instead."""
        for part in self._parts:
            part.move(1.0)
        for item in self._passing:
            item.setVisible(False)
        self._parts = [
            _Part(0, self._length, QEasingCurve(), item.setOpacity) for item in self._appearing
        ]

    def _on_tick(self, part: float) -> None:
        now = part * self._length
        for one in self._parts:
            share = min(1.0, max(0.0, (now - one.start) / one.length))
            one.move(one.curve.valueForProgress(share))

    def _finish(self) -> None:
        for part in self._parts:
            part.move(1.0)
        self._parts = []
        self._appearing = []
        for item in self._passing:
            self._scene.removeItem(item)
        self._passing = []
        done, self._done = self._done, None
        after, self._next = self._next, None
        if after is not None:
            self.set_position(after)
        if done is not None:
            done()

    def _move(
        self,
        start: float,
        length: float,
        curve: QEasingCurve.Type,
        move: Callable[[float], None],
    ) -> None:
        self._parts.append(_Part(start, length, QEasingCurve(curve), move))

    def _pass(self, item: QGraphicsItem) -> None:
        """Put something on the board that is gone when everything stands still."""
        self._passing.append(item)
        self._scene.addItem(item)

    def _end(self) -> float:
        return max((part.start + part.length for part in self._parts), default=0.0)

    def _add(self, event: Event) -> None:
        match event:
            case RouteClaimed(seat=seat, route=route):
                self._add_pieces(seat, route)
            case TicketDone(seat=seat, ticket=ticket):
                self._add_ticket(seat, ticket)
            # A ticket that was connected when it came is nothing that happened on the board.
            case TicketConnected(seat=seat, ticket=ticket, route=str()):
                self._add_ticket(seat, ticket)
            case CrossingMade(seat=seat):
                self._add_crossing(seat)
            case PassengerPlaced(seat=seat, place=place):
                self._add_arrival(seat, place)
            case Travelled(seat=seat, route=route, place=place, goods=goods):
                self._add_travel(seat, route, place)
                if goods:
                    self._add_token(place, goods)
            case JourneyEnded(seat=seat, place=place):
                self._add_farewell(seat, place)
            case _:
                pass

    def _add_pieces(self, seat: int, route: str) -> None:
        """Set the wagons down one after the other."""
        item = self._scene.routes[route]
        item.set_owner(self._scene.players[seat])
        self._appearing.append(item.pieces)
        number = self._scene.sheet.map.route(route).length
        total = APART * (number - 1) + DROP
        drop = QEasingCurve(_OUT_BACK)

        def fall(part: float) -> None:
            now = part * total
            shares = [min(1.0, max(0.0, (now - i * APART) / DROP)) for i in range(number)]
            done = part >= 1
            item.pieces.set_falling(None if done else tuple(map(drop.valueForProgress, shares)))

        self._move(0, total, QEasingCurve.Type.Linear, fall)

    def _add_marker(self, step: Step) -> None:
        """Let the markers run along the fields to where they stand now."""
        old, new = self._position.scores, step.scores
        spots = self._scene.marker_spots(new)
        if not spots or len(old) != len(new):
            return
        start = self._parts[0].length / 2 if self._parts else 0.0
        for seat, (before, after) in enumerate(zip(old, new, strict=True)):
            marker = self._scene.markers.get(seat)
            if marker is None or (before == after and marker.pos() == spots[seat]):
                continue
            way = [self._scene.marker_spots((score,))[0] for score in range(before, after)]
            path = path_through((marker.pos(), *way[1:], spots[seat]))
            self._move(start, _RUN, _IN_OUT, partial(_place_along, marker, path))

    def _own(self, seat: int) -> frozenset[str]:
        """Return the tracks a seat owns on the board as it is shown."""
        player = self._scene.players[seat]
        return frozenset(key for key, item in self._scene.routes.items() if item.owner is player)

    def _add_ticket(self, seat: int, ticket_id: str) -> None:
        """Celebrate the line that connects the ends of a ticket."""
        ticket = self._scene.sheet.map.ticket(ticket_id)
        self._add_light(seat, ticket.a, ticket.b)

    def _add_crossing(self, seat: int) -> None:
        """Celebrate the shortest line that joins the two sides of the board."""
        game_map, own = self._scene.sheet.map, self._own(seat)
        west, east = ([p.id for p in game_map.places if p.side == s] for s in ("west", "east"))
        lines = [line_between(game_map, own, a, b) for a in west for b in east]
        found = [line for line in lines if line is not None]
        if found:
            line = min(found, key=lambda line: len(line.routes))
            self._add_light(seat, line.places[0], line.places[-1])

    def _add_light(self, seat: int, a: str, b: str) -> None:
        line = line_between(self._scene.sheet.map, self._own(seat), a, b)
        if line is None:
            return
        path = path_through(line_points(self._scene.sheet, line))
        light = LightItem(path, self._scene.sheet.layout.space_width * 1.9)
        light.setVisible(False)
        self._pass(light)
        start = min(self._end(), LONGEST - _LIGHT)

        def run(part: float) -> None:
            light.setVisible(0 < part < 1)
            light.run(part)

        self._move(start, _LIGHT, _SINE, run)

    def _foot(self, place: str) -> QPointF:
        """Return where passengers stand in a place, or the place itself."""
        item = self._scene.passengers.get(place)
        if item is not None:
            return item.foot
        where = self._scene.sheet.layout.places[place]
        return QPointF(where.x, where.y)

    def _figure(self, seat: int) -> PassengerItem:
        figure = PassengerItem(self._scene.players[seat])
        self._pass(figure)
        return figure

    def _show_without(self, seat: int, place: str) -> None:
        """Show the board without one passenger, who is under way."""
        passengers = [list(places) for places in self._position.passengers]
        if seat < len(passengers) and place in passengers[seat]:
            passengers[seat].remove(place)
        self._scene.set_passengers(passengers)

    def _add_arrival(self, seat: int, place: str) -> None:
        figure, foot = self._figure(seat), self._foot(place)

        def fall(part: float) -> None:
            figure.setPos(foot - QPointF(0, 40 * (1 - part)))
            figure.setOpacity(min(1.0, max(0.0, part * 2)))

        self._move(0, _ARRIVE, _OUT_BACK, fall)

    def _add_travel(self, seat: int, route: str, place: str) -> None:
        sheet = self._scene.sheet
        start = other_end(sheet.map, route, place)
        self._show_without(seat, start)
        figure = self._figure(seat)
        points = line_points(sheet, Line((start, place), (route,)))
        path = path_through((self._foot(start), *points[1:-1], self._foot(place)))
        self._move(0, _TRAVEL, _IN_OUT, partial(_place_along, figure, path))

    def _add_token(self, place: str, value: int) -> None:
        """Lift the top token off its stack."""
        kind = self._scene.sheet.map.place(place).goods
        if kind is None:
            return
        token = TokenItem(kind, value)
        self._pass(token)
        where = self._scene.sheet.layout.places[place]

        def lift(part: float) -> None:
            token.setPos(where.x, where.y - 14 - 46 * part)
            token.setOpacity(0.0 if part <= 0 else 1 - max(0.0, part - 0.5) * 2)

        self._move(_TRAVEL - 60, _TOKEN, _OUT, lift)

    def _add_farewell(self, seat: int, place: str) -> None:
        self._show_without(seat, place)
        figure, foot = self._figure(seat), self._foot(place)
        start = self._end()

        def fade(part: float) -> None:
            figure.setPos(foot - QPointF(0, 26 * part))
            figure.setOpacity(1 - part)

        self._move(start, _ARRIVE, _OUT, fade)


def _place_along(item: QGraphicsItem, path: QPainterPath, part: float) -> None:
    item.setPos(path.pointAtPercent(part))


def position_of(view: Observation) -> BoardPosition:
    """Return what a board shows of a position; who travels stands where the journey has led."""
    return BoardPosition(view.owners, view.scores, view.goods_left, standing_passengers(view))
