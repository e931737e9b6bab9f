"""Maps: what a map file holds, how it is read, and what other modules ask of it.

A map is places joined by routes, tickets in decks, and what else its rule set needs. It says
nothing about the rules themselves; `ttr_qt.engine.map_checks` makes sure that the two fit.

An edition whose board was replaced keeps the old one in ``maps/earlier``, as ``<edition>.json`` and
those that followed it as ``<edition>-2.json`` and so on. New games never use them; games that were
played on them go on there.
"""

import functools
import hashlib
import os
import re
import stat
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, get_args

import msgspec

from ttr_qt.engine.errors import MapError, shown
from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.engine.graph import FREE, Graph
from ttr_qt.engine.map_checks import check_map
from ttr_qt.engine.rules import EDITIONS, RULES, RuleSet, add_rules, remove_rules
from ttr_qt.paths import data_dir

VERSION: Final = 1
MAX_BYTES: Final = 5_000_000
BUILT_IN: Final[tuple[str, ...]] = EDITIONS
"""The maps that come with the program; every edition has one of its name."""
_EARLIER: Final = "earlier"
"""The folder of boards that were replaced."""
_LOADED: Final[dict[str, "GameMap"]] = {}
"""By the name of the edition, with the folder in front for an earlier board."""
_LOADING: Final = threading.Lock()

Side = Literal["east", "west"]
Certainty = Literal["read", "confirmed", "doubtful", "reconstructed"]
"""Read from one source; found in two or more independent ones; inferred, or told differently by
different sources; made up to fit what is known of the printed game."""


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name or a remark in both languages."""

    en: str
    de: str


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A city, or a border point: the dead end of the tracks from one city into a country."""

    id: str
    code: str
    """Three letters or digits, for the ids of routes."""
    name: Text
    lat: float | None = None
    lon: float | None = None
    x: float | None = None
    """With ``y`` instead of ``lat`` and ``lon``: on a board of 0 to 100, y pointing down."""
    y: float | None = None
    country: str | None = None
    """Set for border points only: the country they lead into."""
    goods: str | None = None
    """Which of the map's goods stacks lies here at the start."""
    side: Side | None = None
    gloss: Text | None = None
    """What the name means."""


class Country(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ticket's end that any one of its border points reaches."""

    id: str
    code: str
    name: Text
    lat: float | None = None
    lon: float | None = None
    x: float | None = None
    y: float | None = None


class Route(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One track between two places."""

    id: str
    a: str
    b: str
    length: int
    colour: str
    cart: bool = False


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Two ends to be connected, each a city or a country, and the decks it belongs to."""

    id: str
    a: str
    b: str
    points: int = 0
    decks: tuple[str, ...]
    certainty: Certainty | None = None
    """How sure it is that the printed game has this ticket; a map of one's own need not say."""


class GameMap(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, eq=False, dict=True
):
    """A checked map; the order of its places, routes and tickets is part of it.

    Compared by identity, so that it can be a key; `map_hash` tells whether two play the same.
    """

    version: int
    id: str
    name: Text
    rules: str
    provenance: Text
    """What in the map is certain and what reconstructed, in words for players.

    Each line is a paragraph.
    """
    places: tuple[Place, ...]
    countries: tuple[Country, ...] = ()
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    goods: Mapping[str, tuple[int, ...]] = MappingProxyType({})
    """Stacks of goods by name, top token first."""
    layout: Layout | None = None
    """Where things are drawn; free of meaning for the rules."""

    def __post_init__(self) -> None:
        # Built-in maps are shared by everybody, so nothing in them may change.
        goods = MappingProxyType({name: tuple(tokens) for name, tokens in self.goods.items()})
        msgspec.structs.force_setattr(self, "goods", goods)

    def __reduce__(self) -> tuple[Callable[[bytes], "GameMap"], tuple[bytes]]:
        # Read-only mappings can't be pickled or copied as they are.
        return _revive, (msgspec.json.encode(self, enc_hook=dict),)

    def place(self, place_id: str) -> Place:
        """Return a city or border point; `KeyError` if there is none of that id."""
        return self._places[place_id]

    def country(self, country_id: str) -> Country:
        """Return a country; `KeyError` if there is none of that id."""
        return self._countries[country_id]

    def route(self, route_id: str) -> Route:
        """Return a route; `KeyError` if there is none of that id."""
        return self._routes[route_id]

    def ticket(self, ticket_id: str) -> Ticket:
        """Return a ticket; `KeyError` if there is none of that id."""
        return self._tickets[ticket_id]

    @functools.cached_property
    def decks(self) -> Mapping[str, tuple[Ticket, ...]]:
        """The tickets of each deck, in the map's order."""
        decks: dict[str, list[Ticket]] = {}
        for ticket in self.tickets:
            for deck in ticket.decks:
                decks.setdefault(deck, []).append(ticket)
        return MappingProxyType({deck: tuple(tickets) for deck, tickets in decks.items()})

    def parallels(self, route_id: str) -> tuple[str, ...]:
        """Return the ids of the other tracks between the same two places."""
        route = self.route(route_id)
        group = self._parallels[frozenset((route.a, route.b))]
        return tuple(other for other in group if other != route_id)

    def ends(self, end_id: str) -> tuple[str, ...]:
        """Return the places that a ticket's end stands for: a country's border points, or itself.

        `KeyError` if it is neither a place nor a country.
        """
        return self._ends[end_id]

    def end_name(self, end_id: str) -> Text:
        """Return the name of a ticket's end, a place or a country; `KeyError` if it is neither."""
        country = self._countries.get(end_id)
        return self.place(end_id).name if country is None else country.name

    def shortest(self, a: str, b: str) -> int:
        """Return the spaces of the shortest way between two ends, places or countries.

        A way into a country goes to its nearest border point. Border points are dead ends, so no
        way leads through them.
        """
        cost = self._graph.cheapest(dict.fromkeys(self.ends(a), FREE), self.ends(b))
        if cost is None:
            raise ValueError(f"no way leads from {a} to {b}")
        return cost[0]

    @functools.cached_property
    def _places(self) -> dict[str, Place]:
        return {place.id: place for place in self.places}

    @functools.cached_property
    def _countries(self) -> dict[str, Country]:
        return {country.id: country for country in self.countries}

    @functools.cached_property
    def _routes(self) -> dict[str, Route]:
        return {route.id: route for route in self.routes}

    @functools.cached_property
    def _tickets(self) -> dict[str, Ticket]:
        return {ticket.id: ticket for ticket in self.tickets}

    @functools.cached_property
    def _parallels(self) -> dict[frozenset[str], tuple[str, ...]]:
        groups: dict[frozenset[str], tuple[str, ...]] = {}
        for route in self.routes:
            pair = frozenset((route.a, route.b))
            groups[pair] = (*groups.get(pair, ()), route.id)
        return groups

    @functools.cached_property
    def _ends(self) -> dict[str, tuple[str, ...]]:
        ends: dict[str, tuple[str, ...]] = {place.id: (place.id,) for place in self.places}
        for country in self.countries:
            ends[country.id] = tuple(p.id for p in self.places if p.country == country.id)
        return ends

    @functools.cached_property
    def _graph(self) -> Graph:
        graph = Graph()
        for route in self.routes:
            graph.add(route.a, route.b, (route.length, (), 0, ()))
        return graph


def add_edition(rules: RuleSet, map_file: Path) -> None:
    """Add an edition: a rule set, and the file of the map that bears its name.

    From then on it is an edition like those that come with the program. `MapError` and
    `ValueError` tell what is wrong with the map or the name.
    """
    add_rules(rules)  # first, since no map is read without its rule set
    try:
        game_map = _named_map(map_file, rules.name)
    except ValueError:  # `MapError` is one
        remove_rules(rules.name)
        raise
    with _LOADING:
        _LOADED[rules.name] = game_map


def _named_map(map_file: Path, name: str) -> GameMap:
    game_map = parse_map(_read(map_file), str(map_file))
    if (game_map.id, game_map.rules) != (name, name):
        raise ValueError(f"{map_file}: the map and its rules have to be called {name!r}.")
    return game_map


def remove_edition(name: str) -> None:
    """Remove an edition that was added."""
    remove_rules(name)
    with _LOADING:
        del _LOADED[name]
    map_of.cache_clear()


def load_map(source: str | os.PathLike[str]) -> GameMap:
    """Return a built-in map by its name, or the map in a file of the user's own by its path."""
    if isinstance(source, str) and source in RULES:
        return _load_built_in(source)
    return parse_map(_read(Path(source)), str(source))


def earlier_maps(edition: str) -> tuple[GameMap, ...]:
    """Return the boards that an edition had before its present one, the oldest first.

    They are read when they are first asked for, and are the same objects from then on.
    """
    return tuple(_load_built_in(name) for name in _earlier_names(edition))


def first_map(edition: str) -> GameMap | None:
    """Return the board that an edition had at first; None if there is no such edition."""
    if edition not in RULES:
        return None
    return next(iter(earlier_maps(edition)), load_map(edition))


@functools.lru_cache(maxsize=64)  # lists of games ask whenever they are drawn
def map_of(edition: str, wanted_hash: str) -> GameMap | None:
    """Return the board of an edition, present or earlier, with a `map_hash`; None if none has."""
    if edition not in RULES:
        return None
    # Earlier boards are read only for games that were not played on the present one.
    if map_hash(load_map(edition)) == wanted_hash:
        return load_map(edition)
    earlier = earlier_maps(edition)
    return next((one for one in earlier if map_hash(one) == wanted_hash), None)


def built_in_name(game_map: GameMap) -> str | None:
    """Return the name of a built-in board; None for a map of one's own, whatever it is called.

    It is that of the edition, with the folder in front for an earlier board: what belongs to a
    board lies in files of that name.
    """
    if game_map.id not in RULES:
        return None
    names = (game_map.id, *_earlier_names(game_map.id))
    return next((name for name in names if _load_built_in(name) is game_map), None)


def present_map(game_map: GameMap) -> GameMap:
    """Return the map for the next game of those who played on ``game_map``.

    It is another one only where that is an earlier board.
    """
    return game_map if built_in_name(game_map) is None else load_map(game_map.id)


def parse_map(data: bytes, source: str, *, thorough: bool = True) -> GameMap:
    """Return the map that ``data`` holds; `MapError` names ``source``, entry and reason.

    Without ``thorough`` the board's connections are not looked at.
    """
    if len(data) > MAX_BYTES:
        raise MapError(f"{source}: too big for a map; allowed: {MAX_BYTES:,} bytes")
    raw = _decode(data, source)
    _check_header(raw, source)
    if isinstance(raw.get("provenance"), str):
        # In one language: so it stands in older map files, and in saves that hold a whole map.
        raw["provenance"] = {"en": raw["provenance"], "de": raw["provenance"]}
    try:
        game_map = msgspec.convert(raw, GameMap)
    except msgspec.ValidationError as error:
        raise MapError(f"{source}: {_readable(str(error), raw)}") from error
    except RecursionError as error:
        raise MapError(f"{source}: nested too deeply for a map") from error
    check_map(game_map, source, thorough=thorough)
    return game_map


def map_hash(game_map: GameMap) -> str:
    """Return the SHA-256 of all that matters for play, as hexadecimal digits.

    Names, positions, provenance and layout are left out, so that work on them never parts a save
    from its map. The order of places, routes and tickets counts, since shuffles depend on it.
    """
    essence = (
        game_map.rules,
        [(p.id, p.country, p.goods, p.side) for p in game_map.places],
        [(r.id, r.a, r.b, r.length, r.colour, r.cart) for r in game_map.routes],
        [(t.id, t.a, t.b, t.points, sorted(t.decks)) for t in game_map.tickets],
        sorted(game_map.goods.items()),
    )
    return hashlib.sha256(msgspec.json.encode(essence)).hexdigest()


@functools.cache
def _earlier_names(edition: str) -> tuple[str, ...]:
    stems = sorted(file.stem for file in (data_dir("maps") / _EARLIER).glob(f"{edition}*.json"))
    return tuple(f"{_EARLIER}/{stem}" for stem in stems if stem.partition("-")[0] == edition)


def _load_built_in(name: str) -> GameMap:
    # Maps are known by identity, and threads that look into old games may ask at the same moment
    # as the window: the second one has to get what the first one reads.
    with _LOADING:
        if name not in _LOADED:
            _LOADED[name] = _read_built_in(name)
        return _LOADED[name]


def _read_built_in(name: str) -> GameMap:
    path = data_dir("maps") / f"{name}.json"
    # The thorough check takes longer than all the rest of reading a map, and the program reads
    # these maps when it starts. They don't change, and the tests check them thoroughly.
    return parse_map(_read(path), path.name, thorough=False)


def _read(path: Path) -> bytes:
    """Return the content of a map file, without reading one that can't be a map."""
    try:
        found = path.stat()
    except FileNotFoundError as error:
        names = ", ".join(RULES)
        raise MapError(
            f"{path}: no such file, and not one of the built-in maps ({names})"
        ) from error
    except (OSError, ValueError) as error:  # ValueError: a null byte in the path
        reason = getattr(error, "strerror", None) or error
        raise MapError(f"{shown(str(path))}: can't be read ({reason})") from error
    if not stat.S_ISREG(found.st_mode):
        raise MapError(f"{path}: not a file")
    if found.st_size > MAX_BYTES:
        raise MapError(
            f"{path}: too big for a map: {found.st_size:,} bytes; allowed: {MAX_BYTES:,}"
        )
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise MapError(f"{path}: can't be read ({error.strerror})") from error


def _decode(data: bytes, source: str) -> dict[str, Any]:
    try:
        # Editors on Windows like to put a byte order mark in front.
        raw = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"))
    except ValueError as error:  # msgspec's own, and those of decoding text
        raise MapError(f"{source}: not JSON ({error})") from error
    except RecursionError as error:
        raise MapError(f"{source}: nested too deeply for a map") from error
    if not isinstance(raw, dict):
        raise MapError(f"{source}: not a map: the file should contain a JSON object")
    return raw


def _check_header(raw: Mapping[str, Any], source: str) -> None:
    """Refuse another version or rule set before its other differences confuse the reader."""
    version = raw.get("version")
    if type(version) is int and version != VERSION:
        age = "newer" if version > VERSION else "older"
        raise MapError(
            f"{source}: version {shown(version)} is {age} than {VERSION}, which this program reads"
        )
    rules = raw.get("rules")
    if isinstance(rules, str) and rules not in RULES:
        known = ", ".join(RULES)
        raise MapError(f"{source}: there is no rule set {shown(rules)}; choose from {known}")


_SINGULAR: Final = {
    "places": "place",
    "countries": "country",
    "routes": "route",
    "tickets": "ticket",
}
_JSON_TYPES: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
}
_FAULTS: Final = (
    (re.compile(r"Object missing required field `(.*)`", re.DOTALL), "lacks the field {}"),
    (re.compile(r"Object contains unknown field `(.*)`", re.DOTALL), "has an unknown field {}"),
    (re.compile(r"Invalid enum value '(.*)'", re.DOTALL), "the value {} is not allowed"),
)
_CHOICES: Final = {"side": get_args(Side), "certainty": get_args(Certainty)}
"""What may stand in the fields of entries that allow only a few words."""


def _readable(message: str, raw: Mapping[str, Any]) -> str:
    """Turn msgspec's report of a wrong type or field into a sentence that names the entry."""
    located = re.fullmatch(r"(.*) - at `\$(.*)`", message, re.DOTALL)
    fault, path = located.groups() if located else (message, "")
    entry, field = "the map", path.removeprefix(".")
    listed = re.match(r"\.(places|countries|routes|tickets)\[(\d{1,9})\]\.?", path, re.ASCII)
    if listed:
        entry, field = _entry(listed[1], int(listed[2]), raw), path[listed.end() :]
    if field:
        entry += f", field {shown(field)}"
    for pattern, sentence in _FAULTS:
        found = pattern.fullmatch(fault)
        if found:
            allowed = f"; choose from {', '.join(_CHOICES[field])}" if field in _CHOICES else ""
            return f"{entry}: {sentence.format(shown(found[1]))}{allowed}"
    words = re.sub(r"`([^`]*)`", lambda m: _in_words(m[1]), fault)
    return f"{entry}: {words[:1].lower()}{words[1:200]}"


def _entry(kind: str, index: int, raw: Mapping[str, Any]) -> str:
    """Name an entry by its place in the list and, as far as it has one, its id."""
    entries = raw.get(kind)
    # An unknown field may be called so that it looks like a path: nothing is taken for granted.
    found = entries[index] if isinstance(entries, list) and index < len(entries) else None
    name = found.get("id") if isinstance(found, dict) else None
    return f"{_SINGULAR[kind]} {index + 1}" + (f" {shown(name)}" if name else "")


def _in_words(types: str) -> str:
    return " or ".join(_JSON_TYPES.get(name, name) for name in types.split(" | "))


def _revive(data: bytes) -> GameMap:
    return msgspec.json.decode(data, type=GameMap)
