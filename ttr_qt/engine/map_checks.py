"""The faults a map file can have, each found by one check and told in one sentence.

A check yields its faults, the first of which is raised. They run in order, so that each may rely
on what the ones before it have made sure of.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

from ttr_qt.engine.errors import MapError, shown
from ttr_qt.engine.graph import Parts
from ttr_qt.engine.kernel.layout import (
    MAX_GOODS,
    MAX_GOODS_VALUE,
    MAX_LENGTH,
    MAX_PLACES,
    MAX_ROUTES,
    MAX_TICKETS,
)
from ttr_qt.engine.rules import GRAY, RULES, RuleSet

if TYPE_CHECKING:
    from ttr_qt.engine.geometry.layout import Layout
    from ttr_qt.engine.maps import Country, GameMap, Place

MAX_POINTS: Final = 99
MAX_SHEET: Final = 20_000
MIN_SCORE_STEPS: Final = 20
MAX_SCORE_STEPS: Final = 200
"""Board units each way."""

# Ids are words of the notation and parts of saves, so they stay plain.
_ID: Final = re.compile(r"[a-z0-9_-]+", re.ASCII)
_CODE: Final = re.compile(r"[a-z0-9]{3}", re.ASCII)
_WITHOUT: Final = "a map without a layout is laid out by the program"


def check_map(game_map: "GameMap", source: str, *, thorough: bool) -> None:
    """Raise `MapError` for the first fault; ``thorough`` adds those that take long."""
    rules = RULES[game_map.rules]
    for check in (*_CHECKS, *(_THOROUGH_CHECKS if thorough else ()), *_LAST_CHECKS):
        for fault in check(game_map, rules):
            raise MapError(f"{source}: {fault}")


def _sizes(game_map: "GameMap", _rules: RuleSet) -> Iterator[str]:
    for what, count, least, most in (
        ("places", len(game_map.places), 2, MAX_PLACES),
        ("routes", len(game_map.routes), 1, MAX_ROUTES),
    ):
        if not least <= count <= most:
            yield f"the map has {count} {what}; allowed: {least} to {most}"


def _ids(game_map: "GameMap", _rules: RuleSet) -> Iterator[str]:
    named: tuple[tuple[str, Iterable[str]], ...] = (
        ("map", [game_map.id]),
        ("place", [place.id for place in game_map.places]),
        ("country", [country.id for country in game_map.countries]),
        ("route", [route.id for route in game_map.routes]),
        ("ticket", [ticket.id for ticket in game_map.tickets]),
        ("goods stack", game_map.goods),
        ("deck", game_map.decks),
    )
    for kind, ids in named:
        for name in ids:
            if not _ID.fullmatch(name):
                yield (
                    f"{kind} {shown(name)}: an id is made of lower-case letters a to z, digits, "
                    f"hyphens and underscores"
                )
    entries = _places_and_countries(game_map)
    for kind, ids in (
        ("place or country", [entry.id for entry in entries]),
        ("route", [route.id for route in game_map.routes]),
        ("ticket", [ticket.id for ticket in game_map.tickets]),
    ):
        twice = _first_repeated(ids)
        if twice is not None:
            yield f"{kind} {shown(twice)}: the id occurs twice"
    for entry in entries:
        if not _CODE.fullmatch(entry.code):
            yield f"{_label(entry)}: the code {shown(entry.code)} is not three letters or digits"
    twice = _first_repeated(entry.code for entry in entries)
    if twice is not None:
        first, second, *_ = (entry for entry in entries if entry.code == twice)
        yield f"{_label(first)} and {_label(second)}: both have the code {shown(twice)}"


def _names(game_map: "GameMap", _rules: RuleSet) -> Iterator[str]:
    names = [(_label(entry), entry.name) for entry in _places_and_countries(game_map)]
    for label, name in (("the map", game_map.name), *names):
        if not (name.en.strip() and name.de.strip()):
            yield f"{label}: a name is empty"


def _positions(game_map: "GameMap", _rules: RuleSet) -> Iterator[str]:
    on_globe: set[bool] = set()
    for entry in _places_and_countries(game_map):
        given = [entry.lat is not None, entry.lon is not None]
        given += [entry.x is not None, entry.y is not None]
        if given not in ([True, True, False, False], [False, False, True, True]):
            yield f"{_label(entry)}: the position needs either lat and lon or x and y"
        for axis, value, low, high in (
            ("lat", entry.lat, -90, 90),
            ("lon", entry.lon, -180, 180),
            ("x", entry.x, 0, 100),
            ("y", entry.y, 0, 100),
        ):
            if value is not None and not low <= value <= high:
                yield f"{_label(entry)}: {axis} is {shown(value)}; allowed: {low} to {high}"
        on_globe.add(entry.lat is not None)
        if len(on_globe) > 1:
            yield f"{_label(entry)}: some positions are lat and lon, others x and y"


def _countries(game_map: "GameMap", _rules: RuleSet) -> Iterator[str]:
    known = {country.id for country in game_map.countries}
    for place in game_map.places:
        if place.country is not None and place.country not in known:
            yield f"border point {shown(place.id)}: there is no country {shown(place.country)}"
        if place.country is not None and place.goods is not None:
            yield f"border point {shown(place.id)}: only cities can have goods"
    for country in sorted(known - {place.country for place in game_map.places}):
        yield f"country {shown(country)}: it has no border point"


def _routes(game_map: "GameMap", rules: RuleSet) -> Iterator[str]:
    places = {place.id for place in game_map.places}
    countries = {country.id for country in game_map.countries}
    for route in game_map.routes:
        label = f"route {shown(route.id)}"
        for end in (route.a, route.b):
            if end in countries:
                yield f"{label}: {shown(end)} is a country; a route must end at its border point"
            elif end not in places:
                yield f"{label}: there is no place {shown(end)}"
        if route.a == route.b:
            yield f"{label}: it leads from {shown(route.a)} to itself"
        if not 1 <= route.length <= MAX_LENGTH:
            yield f"{label}: the length is {shown(route.length)}; allowed: 1 to {MAX_LENGTH}"
        if route.colour not in (*rules.colours, GRAY):
            allowed = ", ".join((*rules.colours, GRAY))
            yield f"{label}: there is no colour {shown(route.colour)}; allowed: {allowed}"


def _parallels(game_map: "GameMap", _rules: RuleSet) -> Iterator[str]:
    for route in game_map.routes:
        for other in map(game_map.route, game_map.parallels(route.id)):
            if other.length != route.length:
                yield (
                    f"routes {shown(route.id)} and {shown(other.id)}: parallel tracks of different "
                    f"length, {route.length} and {other.length}"
                )


def _border_points(game_map: "GameMap", _rules: RuleSet) -> Iterator[str]:
    for point in (place for place in game_map.places if place.country is not None):
        label = f"border point {shown(point.id)}"
        ends = [(r.a, r.b) for r in game_map.routes if point.id in {r.a, r.b}]
        neighbours = sorted({b if a == point.id else a for a, b in ends})
        for neighbour in neighbours:
            if game_map.place(neighbour).country is not None:
                yield f"{label}: it is joined to another border point, {shown(neighbour)}"
        if len(neighbours) > 1:
            cities = ", ".join(map(shown, neighbours))
            yield f"{label}: it has routes to more than one city, {cities}"


def _goods(game_map: "GameMap", _rules: RuleSet) -> Iterator[str]:
    for name, tokens in game_map.goods.items():
        label = f"goods stack {shown(name)}"
        if not 1 <= len(tokens) <= MAX_GOODS:
            yield f"{label}: it has {len(tokens)} tokens; allowed: 1 to {MAX_GOODS}"
        for value in tokens:
            if not 1 <= value <= MAX_GOODS_VALUE:
                yield f"{label}: a value is {shown(value)}; allowed: 1 to {MAX_GOODS_VALUE}"
        if list(tokens) != sorted(tokens, reverse=True):
            yield f"{label}: the tokens are not in descending order"
    for place in game_map.places:
        if place.goods is not None and place.goods not in game_map.goods:
            yield f"place {shown(place.id)}: there is no goods stack {shown(place.goods)}"


def _tickets(game_map: "GameMap", _rules: RuleSet) -> Iterator[str]:
    border_points = {place.id: place.country for place in game_map.places if place.country}
    known = {entry.id for entry in _places_and_countries(game_map)}
    for ticket in game_map.tickets:
        label = f"ticket {shown(ticket.id)}"
        for end in (ticket.a, ticket.b):
            if end not in known:
                yield f"{label}: there is no place or country {shown(end)}"
            elif end in border_points:
                country = border_points[end]
                yield f"{label}: {shown(end)} is a border point; tickets name {shown(country)}"
        if ticket.a == ticket.b:
            yield f"{label}: both ends are {shown(ticket.a)}"
        if not 0 <= ticket.points <= MAX_POINTS:
            yield f"{label}: the points are {shown(ticket.points)}; allowed: 0 to {MAX_POINTS}"
        if not ticket.decks:
            yield f"{label}: it is in no deck"
        twice = _first_repeated(ticket.decks)
        if twice is not None:
            yield f"{label}: it is in deck {shown(twice)} twice"


def _decks(game_map: "GameMap", rules: RuleSet) -> Iterator[str]:
    for deck in rules.ticket_decks:
        if deck not in game_map.decks:
            yield f"deck {shown(deck)}: no ticket is in it, but the rules {rules.name} need it"
    choices: list[tuple[str, ...]] = [
        (deck,) for deck in rules.deck_choices if deck in game_map.decks
    ]
    needed = rules.players_max * rules.tickets_dealt
    for played in choices or [rules.ticket_decks]:
        for deck in played:
            held = len(game_map.decks[deck])
            if held < needed:
                yield (
                    f"deck {shown(deck)}: it has {held} tickets, but dealing to "
                    f"{rules.players_max} players takes {needed}"
                )
        tickets = [ticket.id for deck in played for ticket in game_map.decks[deck]]
        label = " and ".join(map(shown, played))
        if len(tickets) > MAX_TICKETS:
            yield f"deck {label}: {len(tickets)} tickets in play; allowed: {MAX_TICKETS}"
        twice = _first_repeated(tickets)
        if twice is not None:
            yield f"ticket {shown(twice)}: it is in more than one of the decks {label}"


def _sides(game_map: "GameMap", rules: RuleSet) -> Iterator[str]:
    if rules.crossing_bonus:
        for side in ("east", "west"):
            if all(place.side != side for place in game_map.places):
                yield f"the map: no place is on side {shown(side)}, as the rules {rules.name} need"


def _layout(game_map: "GameMap", _rules: RuleSet) -> Iterator[str]:
    layout = game_map.layout
    if layout is None:
        return
    yield from _sheet_sizes(layout)
    for kind, known, laid_out in (
        ("place", [place.id for place in game_map.places], layout.places),
        ("route", [route.id for route in game_map.routes], layout.tracks),
    ):
        for missing in (name for name in known if name not in laid_out):
            yield f"the layout: {kind} {shown(missing)} is not in it; {_WITHOUT}"
        for unknown in sorted(set(laid_out) - set(known)):
            yield f"the layout: there is no {kind} {shown(unknown)}; {_WITHOUT}"
    for unknown in sorted(set(layout.countries) - {country.id for country in game_map.countries}):
        yield f"the layout: there is no country {shown(unknown)}"
    yield from _off_sheet(game_map, layout)


def _sheet_sizes(layout: "Layout") -> Iterator[str]:
    for what, value in (("width", layout.width), ("height", layout.height)):
        if not 1 <= value <= MAX_SHEET:
            yield f"the layout: its {what} is {shown(value)}; allowed: 1 to {MAX_SHEET}"
    for what, value in (
        ("length", layout.space_length),
        ("width", layout.space_width),
        ("pitch", layout.space_pitch),
    ):
        if not 1 <= value <= layout.width:
            yield f"the layout: the {what} of a space is {shown(value)}"
    steps = layout.score_steps
    if not MIN_SCORE_STEPS <= steps <= MAX_SCORE_STEPS or steps % 2:
        allowed = f"even numbers from {MIN_SCORE_STEPS} to {MAX_SCORE_STEPS}"
        yield f"the layout: the score track has {shown(steps)} fields; allowed: {allowed}"


def _off_sheet(game_map: "GameMap", layout: "Layout") -> Iterator[str]:
    def outside(x: float, y: float) -> bool:
        return not (0 <= x <= layout.width and 0 <= y <= layout.height)

    for name, place in layout.places.items():
        if outside(place.x, place.y):
            yield f"the layout: place {shown(name)} lies outside the sheet"
        if not 0 < place.radius <= layout.width:
            yield f"the layout: place {shown(name)} has the radius {shown(place.radius)}"
    for route in game_map.routes:
        spaces = layout.tracks[route.id].spaces
        if len(spaces) != route.length:
            yield (
                f"the layout: route {shown(route.id)} has {len(spaces)} spaces, "
                f"its length is {route.length}; {_WITHOUT}"
            )
        if any(outside(space.x, space.y) for space in spaces):
            yield f"the layout: route {shown(route.id)} lies outside the sheet"


def _connected(game_map: "GameMap", _rules: RuleSet) -> Iterator[str]:
    tracks = ((route.a, route.b) for route in game_map.routes)
    lonely = ((place.id, place.id) for place in game_map.places)
    parts = sorted(Parts((*tracks, *lonely)).all(), key=len)
    if len(parts) > 1:
        one, other = (shown(min(part)) for part in (parts[0], parts[-1]))
        yield f"the board is not connected: no way leads from {one} to {other}"


def _ticket_ways(game_map: "GameMap", rules: RuleSet) -> Iterator[str]:
    for ticket in game_map.tickets:
        way = game_map.shortest(ticket.a, ticket.b)
        if way > rules.pieces:
            yield (
                f"ticket {shown(ticket.id)}: its ends can't be connected: they are {way} spaces "
                f"apart, and a player has {rules.pieces} pieces"
            )


_Check = Callable[["GameMap", RuleSet], Iterator[str]]
_CHECKS: Final[tuple[_Check, ...]] = (
    _sizes,
    _ids,
    _names,
    _positions,
    _countries,
    _routes,
    _parallels,
    _border_points,
    _goods,
    _tickets,
    _decks,
    _sides,
)
_THOROUGH_CHECKS: Final[tuple[_Check, ...]] = (_connected, _ticket_ways)
# Last: who changes a copy of a map has the board's faults told before those of the old layout.
_LAST_CHECKS: Final[tuple[_Check, ...]] = (_layout,)


def _places_and_countries(game_map: "GameMap") -> "tuple[Place | Country, ...]":
    return (*game_map.places, *game_map.countries)


def _label(entry: "Place | Country") -> str:
    return f"{type(entry).__name__.lower()} {shown(entry.id)}"


def _first_repeated(values: Iterable[str]) -> str | None:
    seen: set[str] = set()
    for value in values:
        if value in seen:
            return value
        seen.add(value)
    return None
