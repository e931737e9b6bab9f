"""What is marked on the board in each situation, as facts; nothing here paints."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from ttr_qt.engine import Observation
from ttr_qt.engine.actions import PlacePassenger
from ttr_qt.engine.knowledge.prospects import own_parts, route_standings
from ttr_qt.models.item_models.log import LogRow
from ttr_qt.models.item_models.tickets import OfferRow, TicketRow
from ttr_qt.models.session.history import fresh_claims
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import SpaceState
from ttr_qt.views.scene.highlights import Marks, Spotlight
from ttr_qt.views.scene.tracks import Line, line_between
from ttr_qt.views.theme.pencil import Colour

_CLOSED_STANDINGS = frozenset({"own_parallel", "parallel_closed"})


def own_routes(view: Observation, seat: int | None = None) -> frozenset[str]:
    """Return the tracks of a seat, by default of the one who looks."""
    owner = view.seat if seat is None else seat
    return frozenset(route for route, other in view.owners.items() if other == owner)


def ends_of(view: Observation, routes: Iterable[str]) -> frozenset[str]:
    """Return the places at the ends of some tracks."""
    tracks = map(view.board.map.route, routes)
    return frozenset(end for track in tracks for end in (track.a, track.b))


def ticket_line(
    view: Observation, a: str, b: str, missing: Collection[str], also: Collection[str] = ()
) -> Line | None:
    """Return the whole line of a ticket: own tracks and those that are missing."""
    return line_between(view.board.map, (*own_routes(view), *missing, *also), a, b)


def _line_of(view: Observation, row: TicketRow | OfferRow) -> Line | None:
    """Return the whole line of a ticket; an offer counts on tracks that tickets held need."""
    planned = row.planned if isinstance(row, OfferRow) else ()
    return ticket_line(view, row.a, row.b, row.missing, planned)


def standing_marks(view: Observation, claimable: frozenset[str], colour: Colour) -> Marks:
    """Return what is marked all the time: closed tracks, ends of tickets, what can be claimed.

    So is what others have claimed since the one who looks last acted.
    """
    standings = route_standings(view)
    closed = {
        route: SpaceState.CLOSED
        for route, standing in standings.items()
        if standing in _CLOSED_STANDINGS
    }
    parts = own_parts(view)
    rings: dict[str, Colour] = {}
    for ticket in view.tickets:
        ends = [view.board.map.ends(end) for end in (ticket.a, ticket.b)]
        if not parts.connect(*ends):
            rings.update(dict.fromkeys(chain(*ends), colour))
    return Marks(routes=closed, rims=claimable, fresh=fresh_claims(view), rings=rings)


def hovered_marks(base: Marks, view: Observation, route: str) -> Marks:
    """Return the marks with a claimable route under the pointer."""
    track = view.board.map.route(route)
    return replace(
        base,
        routes={**base.routes, route: SpaceState.HOVERED},
        places={**base.places, track.a: CityState.HOVERED, track.b: CityState.HOVERED},
    )


@dataclass(frozen=True, slots=True)
class Aim:
    """Which of some routes the pointer is at."""

    routes: frozenset[str]
    """Those that could be claimed."""
    target: str | None = None
    refused: str | None = None
    """One that can't be claimed."""


def aiming_marks(base: Marks, view: Observation, aim: Aim) -> Marks:
    """Return the marks while a route is being chosen: it glows, and others too that could be."""
    routes = {**base.routes, **dict.fromkeys(aim.routes, SpaceState.CLAIMABLE)}
    places: dict[str, CityState] = dict(base.places)
    phantom = None
    if aim.target is not None:
        routes[aim.target] = SpaceState.CLAIMABLE
        places.update(dict.fromkeys(ends_of(view, [aim.target]), CityState.TARGET))
        phantom = (aim.target, view.seat)
    elif aim.refused is not None:
        places.update(dict.fromkeys(ends_of(view, [aim.refused]), CityState.IMPOSSIBLE))
    lit = aim.routes | own_routes(view)
    shown = (aim.refused,) if aim.refused is not None else ()
    return replace(
        base,
        routes=routes,
        places=places,
        rims=frozenset(),
        spotlight=Spotlight(lit, ends_of(view, (*aim.routes, *shown))),
        phantom=phantom,
    )


def places_marks(
    base: Marks,
    targets: Collection[str],
    routes: Collection[str] = (),
    also: Collection[str] = (),
) -> Marks:
    """Return the marks while a place is being chosen."""
    return replace(
        base,
        places={**base.places, **dict.fromkeys(targets, CityState.TARGET)},
        rims=frozenset(),
        spotlight=Spotlight(frozenset(routes), frozenset((*targets, *also))),
    )


def passenger_marks(base: Marks, view: Observation) -> Marks | None:
    """Return the marks while a passenger may be put down; None at other times."""
    places = [a.place for a in view.legal_actions if isinstance(a, PlacePassenger)]
    if not places:
        return None
    between = [r.id for r in view.board.routes if {r.a, r.b} == set(view.passenger_cities)]
    own = own_routes(view) & frozenset(between)
    return places_marks(base, places, own, view.passenger_cities)


def ticket_marks(base: Marks, view: Observation, row: TicketRow | OfferRow) -> Marks:
    """Return the marks of one ticket: both ends, the way that is missing and the way there is."""
    line = _line_of(view, row)
    hopeless = row.state == "blocked"
    state = CityState.IMPOSSIBLE if hopeless else CityState.TARGET
    if line is None:
        ends = [end for a in (row.a, row.b) for end in view.board.map.ends(a)]
        return replace(
            base,
            places={**base.places, **dict.fromkeys(ends, state)},
            rims=frozenset(),
            spotlight=Spotlight(frozenset(row.missing), frozenset(ends)),
        )
    missing = [route for route in line.routes if route not in view.owners]
    ends = [line.places[0], line.places[-1]]
    return replace(
        base,
        routes={**base.routes, **dict.fromkeys(missing, SpaceState.CLAIMABLE)},
        places={**base.places, **dict.fromkeys(ends, state)},
        rims=frozenset(),
        spotlight=Spotlight(frozenset(line.routes), frozenset(line.places)),
    )


def entry_marks(base: Marks, view: Observation, row: LogRow) -> Marks:
    """Return the marks of something that was done."""
    places = frozenset(row.places) | ends_of(view, row.routes)
    return replace(
        base,
        places={**base.places, **dict.fromkeys(row.places, CityState.TARGET)},
        rims=frozenset(),
        spotlight=Spotlight(frozenset(row.routes), places),
    )


def player_marks(base: Marks, view: Observation, seat: int) -> Marks:
    """Return the marks of a player who is looked at: all tracks and cities of this player."""
    routes = own_routes(view, seat)
    standing = view.passengers[seat] if seat < len(view.passengers) else ()
    places = ends_of(view, routes) | frozenset(standing)
    return replace(base, rims=frozenset(), spotlight=Spotlight(routes, places))


def offer_lines(view: Observation, rows: Sequence[OfferRow]) -> Mapping[str, Line]:
    """Return the whole line of each offered ticket that has one, by the ticket's id."""
    lines = {row.ticket: _line_of(view, row) for row in rows}
    return {ticket: line for ticket, line in lines.items() if line is not None}


def offer_marks(
    base: Marks, view: Observation, rows: Sequence[OfferRow], lines: Mapping[str, Line]
) -> Marks:
    """Return the marks while tickets are chosen: what those chosen need is lit."""
    chosen = [lines[row.ticket] for row in rows if row.chosen and row.ticket in lines]
    routes = {route for line in chosen for route in line.routes}
    places = {place for line in chosen for place in line.places}
    for row in rows:
        line = lines.get(row.ticket)
        ends = [line.places[0], line.places[-1]] if line is not None else []
        places.update(ends)
    missing = [route for route in routes if route not in view.owners]
    return replace(
        base,
        routes={**base.routes, **dict.fromkeys(missing, SpaceState.CLAIMABLE)},
        rims=frozenset(),
        spotlight=Spotlight(frozenset(routes), frozenset(places)),
    )


def focused_place_marks(base: Marks, place: str) -> Marks:
    """Return the marks with a place that the keys have gone to."""
    lit = base.places.get(place) is CityState.TARGET
    state = CityState.FOCUSED if lit else CityState.HOVERED
    return replace(base, places={**base.places, place: state})


def found_place_marks(base: Marks, view: Observation, place: str) -> Marks:
    """Return the marks with a place that was looked for: it and its tracks shine."""
    routes = frozenset(route.id for route in view.board.map.routes if place in {route.a, route.b})
    spotlight = Spotlight(routes, ends_of(view, routes))
    return replace(focused_place_marks(base, place), spotlight=spotlight)


def standing_passengers(view: Observation) -> tuple[tuple[str, ...], ...]:
    """Return where the passengers of each seat are; who travels is where the journey has led."""
    journey = view.journey
    if journey is None:
        return view.passengers
    return tuple(
        tuple(journey.at if seat == view.to_move and p == journey.start else p for p in places)
        for seat, places in enumerate(view.passengers)
    )
