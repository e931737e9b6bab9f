"""What actions look like on the board: hints with their numbers, and one that is pointed at."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import (
    ClaimRoute,
    KeepTickets,
    PlacePassenger,
    StartJourney,
    TravelRoute,
)
from ttr_qt.engine.knowledge.prospects import Ways
from ttr_qt.models.hints.advice import Hint
from ttr_qt.views.board_display.board_marks import ends_of, own_routes, ticket_line
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import SpaceState
from ttr_qt.views.scene.highlights import Marks, Spotlight
from ttr_qt.views.scene.overlays import ItemGroup, LetterItem
from ttr_qt.views.scene.tracks import other_end
from ttr_qt.views.widgets.number_badge import HINT_FILL

_BADGE_RADIUS: Final = 11.5
"""The radius of a badge, in pixels of the screen."""


def hint_marks(base: Marks, view: Observation, hints: Sequence[Hint]) -> Marks:
    """Return the marks of hints: pieces that would be placed, and cities to choose."""
    routes = [hint.action.route for hint in hints if isinstance(hint.action, ClaimRoute)]
    targets = [place for hint in hints for place in _targets(view, hint.action)]
    return replace(
        base,
        routes={**base.routes, **dict.fromkeys(routes, SpaceState.CLAIMABLE)},
        places={**base.places, **dict.fromkeys(targets, CityState.TARGET)},
        hinted=frozenset((route, view.seat) for route in routes),
    )


def action_marks(base: Marks, view: Observation, action: Action) -> Marks:
    """Return the marks of one action, all else under a veil; nothing where it is not about that."""
    if isinstance(action, ClaimRoute):
        ends = ends_of(view, [action.route])
        return replace(
            base,
            routes={**base.routes, action.route: SpaceState.CLAIMABLE},
            places={**base.places, **dict.fromkeys(ends, CityState.TARGET)},
            rims=frozenset(),
            spotlight=Spotlight(own_routes(view) | {action.route}, ends),
            phantom=(action.route, view.seat),
        )
    if isinstance(action, KeepTickets):
        return _ticket_marks(base, view, action)
    targets = _targets(view, action)
    if not targets:
        return base
    routes = frozenset({action.route} if isinstance(action, TravelRoute) else ())
    return replace(
        base,
        places={**base.places, **dict.fromkeys(targets, CityState.TARGET)},
        rims=frozenset(),
        spotlight=Spotlight(routes, frozenset(targets) | ends_of(view, routes)),
    )


def _targets(view: Observation, action: Action) -> tuple[str, ...]:
    """Return the places that an action chooses."""
    match action:
        case PlacePassenger(place=place) | StartJourney(place=place):
            return (place,)
        case TravelRoute(route=route) if view.journey is not None:
            return (other_end(view.board.map, route, view.journey.at),)
        case _:
            return ()


def _ticket_marks(base: Marks, view: Observation, action: KeepTickets) -> Marks:
    """Return the marks of tickets to keep: their ends, and the ways they need."""
    ways, game_map = Ways(view), view.board.map
    routes: set[str] = set()
    places: set[str] = set()
    ends: set[str] = set()
    for ticket in map(game_map.ticket, action.tickets):
        way = ways.between(ticket.a, ticket.b)
        line = ticket_line(view, ticket.a, ticket.b, way.routes) if way is not None else None
        if line is None:
            ends.update(game_map.ends(ticket.a) + game_map.ends(ticket.b))
            continue
        ends |= {line.places[0], line.places[-1]}
        routes.update(line.routes)
        places.update(line.places)
    missing = [route for route in routes if route not in view.owners]
    return replace(
        base,
        routes={**base.routes, **dict.fromkeys(missing, SpaceState.CLAIMABLE)},
        places={**base.places, **dict.fromkeys(ends, CityState.TARGET)},
        rims=frozenset(),
        spotlight=Spotlight(frozenset(routes), frozenset(places | ends)),
    )


class HintBadges(ItemGroup):
    """Puts the numbers of hints on a board, and takes them away."""

    def show(self, view: Observation, hints: Sequence[Hint], pixel: float) -> None:
        """Show these hints instead of others; ``pixel`` is one of the screen in board units."""
        self._clear()
        for hint in hints:
            spot = self._spot(view, hint.action, pixel)
            if spot is not None:
                self._add(LetterItem(spot, _BADGE_RADIUS * pixel, str(hint.number), HINT_FILL))

    def _spot(self, view: Observation, action: Action, pixel: float) -> QPointF | None:
        """Return where the number of an action stands: on its track, or beside its city."""
        design = self._scene.design
        if isinstance(action, (ClaimRoute, TravelRoute)):
            spaces = design.spaces(action.route)
            middle = (spaces[(len(spaces) - 1) // 2], spaces[len(spaces) // 2])
            x, y = (sum(getattr(space, axis) for space in middle) / 2 for axis in "xy")
            return QPointF(x, y)
        for place in _targets(view, action):
            where = design.layout.places[place]
            away = where.radius + _BADGE_RADIUS * pixel
            return QPointF(where.x + away, where.y - away)
        return None
