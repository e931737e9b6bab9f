"""Which movements on the board a step consists of: pieces, markers, lights, passengers, goods."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from ttr_qt.engine.knowledge.events import (
    CrossingMade,
    Event,
    JourneyEnded,
    PassengerPlaced,
    RouteClaimed,
    TicketConnected,
    TicketDone,
    Travelled,
)
from ttr_qt.models.session.updates import Step
from ttr_qt.views.board_display.movements import Movements
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.overlays import LightItem, PassengerItem, TokenItem
from ttr_qt.views.scene.position import BoardPosition
from ttr_qt.views.scene.tracks import Line, line_between, line_points, other_end, path_through

LONGEST: Final = 1500
"""Milliseconds that all movement of one step takes at the most, at normal pace."""

# Milliseconds at normal pace.
PIECE_FALL: Final = 140
PIECE_INTERVAL: Final = 70
"""The time from the fall of one piece to the next."""
_MARKER_RUN: Final = 500
_LIGHT_RUN: Final = 900
_TRAVEL: Final = 480
_TOKEN_LIFT: Final = 380
_PASSENGER_FADE: Final = 260

_OUT_BACK: Final = QEasingCurve.Type.OutBack
_IN_OUT: Final = QEasingCurve.Type.InOutCubic
_SINE: Final = QEasingCurve.Type.InOutSine
_OUT: Final = QEasingCurve.Type.OutCubic


class StepMovements:
    """Makes the timeline of a step, from the position that the board shows."""

    def __init__(self, scene: BoardScene, position: BoardPosition) -> None:
        self._scene, self._position = scene, position
        self._timeline = Movements()

    def of(self, step: Step) -> Movements:
        """Return the movements of a step; what they need is put on the board."""
        for event in step.events:
            self._add(event)
        self._add_markers(step)
        return self._timeline

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
                self._add_departure(seat, place)
            case _:
                pass

    def _add_pieces(self, seat: int, route: str) -> None:
        """Set the pieces down one after the other."""
        item = self._scene.routes[route]
        item.set_owner(self._scene.players[seat])
        self._timeline.appearing.append(item.pieces)
        number = self._scene.design.map.route(route).length
        total = PIECE_INTERVAL * (number - 1) + PIECE_FALL
        drop = QEasingCurve(_OUT_BACK)

        def fall(part: float) -> None:
            begun = (part * total - i * PIECE_INTERVAL for i in range(number))
            shares = [min(1.0, max(0.0, time / PIECE_FALL)) for time in begun]
            done = part >= 1
            item.pieces.set_falling(None if done else tuple(map(drop.valueForProgress, shares)))

        self._timeline.add(0, total, QEasingCurve.Type.Linear, fall)

    def _add_markers(self, step: Step) -> None:
        """Let the markers run along the fields to where they stand now."""
        old, new = self._position.scores, step.scores
        spots = self._scene.marker_spots(new)
        if not spots or len(old) != len(new):
            return
        start = self._timeline.first_duration / 2
        for seat, (before, after) in enumerate(zip(old, new, strict=True)):
            marker = self._scene.markers.get(seat)
            if marker is None or (before == after and marker.pos() == spots[seat]):
                continue
            way = [self._scene.marker_spots((score,))[0] for score in range(before, after)]
            path = path_through((marker.pos(), *way[1:], spots[seat]))
            self._timeline.add(start, _MARKER_RUN, _IN_OUT, partial(_place_along, marker, path))

    def _routes_of(self, seat: int) -> frozenset[str]:
        """Return the tracks a seat owns on the board as it is shown."""
        player = self._scene.players[seat]
        return frozenset(key for key, item in self._scene.routes.items() if item.owner is player)

    def _add_ticket(self, seat: int, ticket_id: str) -> None:
        """Celebrate the line that connects the ends of a ticket."""
        ticket = self._scene.design.map.ticket(ticket_id)
        self._add_light(seat, ticket.a, ticket.b)

    def _add_crossing(self, seat: int) -> None:
        """Celebrate the shortest line that joins the two sides of the board."""
        game_map, own = self._scene.design.map, self._routes_of(seat)
        west, east = ([p.id for p in game_map.places if p.side == s] for s in ("west", "east"))
        lines = [line_between(game_map, own, a, b) for a in west for b in east]
        found = [line for line in lines if line is not None]
        if found:
            line = min(found, key=lambda line: len(line.routes))
            self._add_light(seat, line.places[0], line.places[-1])

    def _add_light(self, seat: int, a: str, b: str) -> None:
        """Let a light run along the tracks of a seat from one place to another."""
        line = line_between(self._scene.design.map, self._routes_of(seat), a, b)
        if line is None:
            return
        path = path_through(line_points(self._scene.design, line))
        light = LightItem(path, self._scene.design.layout.space_width * 1.9)
        light.setVisible(False)
        self._put(light)
        start = min(self._timeline.duration, LONGEST - _LIGHT_RUN)

        def run(part: float) -> None:
            light.setVisible(0 < part < 1)
            light.run(part)

        self._timeline.add(start, _LIGHT_RUN, _SINE, run)

    def _add_arrival(self, seat: int, place: str) -> None:
        figure, foot = self._passenger(seat), self._foot(place)

        def fall(part: float) -> None:
            figure.setPos(foot - QPointF(0, 40 * (1 - part)))
            figure.setOpacity(min(1.0, max(0.0, part * 2)))

        self._timeline.add(0, _PASSENGER_FADE, _OUT_BACK, fall)

    def _add_travel(self, seat: int, route: str, place: str) -> None:
        design = self._scene.design
        start = other_end(design.map, route, place)
        self._show_without(seat, start)
        figure = self._passenger(seat)
        points = line_points(design, Line((start, place), (route,)))
        path = path_through((self._foot(start), *points[1:-1], self._foot(place)))
        self._timeline.add(0, _TRAVEL, _IN_OUT, partial(_place_along, figure, path))

    def _add_token(self, place: str, value: int) -> None:
        """Lift the top token off its stack."""
        kind = self._scene.design.map.place(place).goods
        if kind is None:
            return
        token = TokenItem(kind, value)
        self._put(token)
        where = self._scene.design.layout.places[place]

        def lift(part: float) -> None:
            token.setPos(where.x, where.y - 14 - 46 * part)
            token.setOpacity(0.0 if part <= 0 else 1 - max(0.0, part - 0.5) * 2)

        self._timeline.add(_TRAVEL - 60, _TOKEN_LIFT, _OUT, lift)

    def _add_departure(self, seat: int, place: str) -> None:
        """Let a passenger whose journey has ended leave the board."""
        self._show_without(seat, place)
        figure, foot = self._passenger(seat), self._foot(place)

        def fade(part: float) -> None:
            figure.setPos(foot - QPointF(0, 26 * part))
            figure.setOpacity(1 - part)

        self._timeline.add(self._timeline.duration, _PASSENGER_FADE, _OUT, fade)

    def _put(self, item: QGraphicsItem) -> None:
        """Put something on the board that is gone when everything stands still."""
        self._timeline.passing.append(item)
        self._scene.addItem(item)

    def _passenger(self, seat: int) -> PassengerItem:
        figure = PassengerItem(self._scene.players[seat])
        self._put(figure)
        return figure

    def _foot(self, place: str) -> QPointF:
        """Return where passengers stand in a place, or the place itself."""
        item = self._scene.passengers.get(place)
        if item is not None:
            return item.foot
        where = self._scene.design.layout.places[place]
        return QPointF(where.x, where.y)

    def _show_without(self, seat: int, place: str) -> None:
        """Show the board without one passenger, who is under way."""
        passengers = [list(places) for places in self._position.passengers]
        if seat < len(passengers) and place in passengers[seat]:
            passengers[seat].remove(place)
        self._scene.set_passengers(passengers)


def _place_along(item: QGraphicsItem, path: QPainterPath, part: float) -> None:
    item.setPos(path.pointAtPercent(part))
