"""Hints for an exercise on the board: where to look, and then what the better move is about."""

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from ttr_qt.engine.actions import Action, ClaimRoute, KeepTickets, PlacePassenger, StartJourney
from ttr_qt.models.hints.advice import reasons_for
from ttr_qt.models.hints.ticket_plan import TicketPlan
from ttr_qt.models.practice.exercise import Exercise
from ttr_qt.pages.review.move_items import RimItem
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.scene.items import NAME_Z
from ttr_qt.views.scene.overlays import ItemGroup

_COLOUR: Final = "#0B6B78"
_RIM: Final = 3.0
"""In pixels of the screen."""
_NEAREST: Final = 4
"""Cities one of which the circle is around, so that its middle tells nothing."""
_ROOM: Final = 1.15
"""Times the radius that what is looked for needs: it never lies at the very edge."""
_LEAST: Final = 0.13
"""Of the height of the board: the radius at least."""
WHERE: Final = 2
"""The hint that tells where on the board to look."""
_BELOW_NAMES: Final = NAME_Z - 0.5
_RING: Final = 12.0
"""Between a place and the ring around it, in board units."""


class HintMarks(ItemGroup):
    """Circles on a board; nothing for what is done beside it."""

    def show(self, exercise: Exercise, hints: int, pixel: float) -> None:
        """Mark so many hints; ``pixel`` is one of the screen in units."""
        self._clear()
        design = self._scene.design
        if hints >= WHERE and (found := area_of(design, exercise)) is not None:
            place, radius = found
            path = QPainterPath()
            path.addEllipse(_point(design, place), radius, radius)
            self._mark(path, pixel)
        if hints >= hint_count(exercise):
            for place in meant_places(exercise):
                path, where = QPainterPath(), design.layout.places[place]
                reach = where.radius + _RING
                path.addEllipse(QPointF(where.x, where.y), reach, reach)
                self._mark(path, pixel)

    def _mark(self, path: QPainterPath, pixel: float) -> None:
        self._add(RimItem(path, _RIM * pixel, _COLOUR, dashed=True, height=_BELOW_NAMES))


def hint_count(exercise: Exercise) -> int:
    """Return how many hints there are: of what kind it is, where, and what speaks for it."""
    return 3 if _on_board(exercise.better) else 2


def area_of(design: BoardDesign, exercise: Exercise) -> tuple[str, float] | None:
    """Return a city, and how far around it to look; None for what is not done on the board."""
    spots = _spots(design, exercise.better)
    if not spots:
        return None
    middle = QPointF(
        sum(spot.x() for spot in spots) / len(spots), sum(spot.y() for spot in spots) / len(spots)
    )
    named = (place.id for place in design.map.places if place.country is None)
    nearest = sorted(named, key=lambda place: _far(_point(design, place), middle))[:_NEAREST]
    place = nearest[exercise.mistake.ply % len(nearest)]
    needed = max(_far(_point(design, place), spot) for spot in spots)
    return place, max(_ROOM * needed, _LEAST * design.layout.height)


def meant_places(exercise: Exercise) -> tuple[str, ...]:
    """Return the places that the better move is about, as the last hint."""
    board, better = exercise.view.board, exercise.better
    if isinstance(better, ClaimRoute):
        route = board.map.route(better.route)
        return route.a, route.b
    if isinstance(better, (PlacePassenger, StartJourney)):
        return (better.place,)
    if isinstance(better, KeepTickets):
        return ()  # the tickets say it themselves
    for reason in reasons_for(TicketPlan(exercise.view), better)[:1]:
        if "route" in reason.facts:  # what a card is for
            route = board.map.route(reason.name("route"))
            return route.a, route.b
    return ()


def _on_board(action: Action) -> bool:
    return isinstance(action, (ClaimRoute, PlacePassenger, StartJourney))


def _spots(design: BoardDesign, action: Action) -> list[QPointF]:
    """Return the points that what is looked for takes up on the board."""
    if isinstance(action, ClaimRoute):
        route = design.map.route(action.route)
        return [_point(design, route.a), _point(design, route.b)]
    if isinstance(action, (PlacePassenger, StartJourney)):
        return [_point(design, action.place)]
    return []


def _point(design: BoardDesign, place: str) -> QPointF:
    where = design.layout.places[place]
    return QPointF(where.x, where.y)


def _far(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())
