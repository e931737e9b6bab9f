"""The five maps, held against the totals of the real boards, and what a map answers."""

import heapq
import itertools
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from ttr_qt.engine.maps import BUILT_IN, GameMap, Place, Text, load_map, map_hash, parse_map
from ttr_qt.paths import data_dir


@dataclass(frozen=True, kw_only=True)
class Totals:
    """Totals of a board, counted on the real one or taken from its rule book."""

    cities: int
    pairs: int
    tracks: int
    doubles: int
    spaces: int
    lengths: dict[int, int]
    """Tracks of each length."""
    colours: dict[str, tuple[int, int]]
    """Tracks and spaces of each colour."""
    decks: dict[str, tuple[int, int, int, int]]
    """Tickets, sum of their points, least and most points of each deck."""
    countries: int = 0
    border_points: int = 0
    triples: int = 0
    carts: int = 0
    sides: dict[str, set[str]] = field(default_factory=dict)
    goods: dict[str, int] = field(default_factory=dict)
    """Cities with each kind of goods stack."""


def _colours(text: str) -> dict[str, tuple[int, int]]:
    items = (item.split() for item in text.split(", "))
    return {colour: (int(tracks), int(spaces)) for colour, tracks, spaces in items}


GERMAN_TRACKS: dict[str, Any] = {
    "cities": 35,
    "countries": 5,
    "border_points": 14,
    "pairs": 85,
    "tracks": 110,
    "doubles": 21,
    "triples": 2,
    "spaces": 313,
    "lengths": {1: 23, 2: 30, 3: 25, 4: 17, 5: 8, 6: 2, 7: 5},
    "colours": _colours(
        "purple 8 28, blue 8 28, orange 8 27, white 8 27, "
        "green 8 28, yellow 9 27, black 8 28, red 8 28, gray 45 92"
    ),
}

TOTALS = {
    "usa": Totals(
        cities=36,
        pairs=78,
        tracks=100,
        doubles=22,
        spaces=309,
        lengths={1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9},
        colours=_colours(
            "purple 7 27, blue 7 27, orange 7 27, white 7 27, "
            "green 7 27, yellow 7 27, black 7 27, red 7 27, gray 44 93"
        ),
        decks={
            "edition": (69, 754, 2, 21),
            "classic": (30, 349, 4, 22),
            "1910": (35, 391, 4, 21),
            "big_cities": (35, 389, 5, 21),
        },
    ),
    "germany": Totals(
        **GERMAN_TRACKS,
        decks={
            "short": (33, 260, 4, 11),
            "long": (29, 452, 12, 22),
            "expansion_short": (22, 155, 2, 11),
            "expansion_long": (5, 74, 12, 18),
        },
    ),
    "maerklin": Totals(
        **GERMAN_TRACKS,
        decks={
            "short": (23, 184, 5, 11),
            "long": (23, 367, 12, 22),
        },
        goods={"black": 1, "red": 6, "yellow": 12, "white": 16},
    ),
    "first_journey": Totals(
        cities=22,
        pairs=45,
        tracks=70,
        doubles=25,
        spaces=126,
        lengths={1: 28, 2: 28, 3: 14},
        colours=_colours(
            "yellow 11 20, green 12 20, white 11 20, black 13 23, blue 11 21, red 12 22"
        ),
        decks={"tickets": (32, 0, 0, 0)},
        sides={"east": {"moscow", "rostov", "ankara"}, "west": {"dublin", "brest", "madrid"}},
    ),
    "amsterdam": Totals(
        cities=17,
        pairs=32,
        tracks=45,
        doubles=13,
        spaces=89,
        lengths={1: 15, 2: 19, 3: 8, 4: 3},
        colours=_colours(
            "orange 5 9, red 6 10, pink 5 9, green 5 9, blue 5 9, black 5 9, gray 14 34"
        ),
        decks={"contracts": (24, 133, 3, 9)},
        carts=16,
    ),
}

every_map = pytest.mark.parametrize("name", BUILT_IN)


def file_of(name: str) -> bytes:
    return (data_dir("maps") / f"{name}.json").read_bytes()


def cities(game_map: GameMap) -> list[Place]:
    return [place for place in game_map.places if place.country is None]


def test_there_are_five_maps() -> None:
    assert BUILT_IN == ("usa", "germany", "maerklin", "first_journey", "amsterdam")


@every_map
def test_built_in_map_passes_the_thorough_check(name: str) -> None:
    game_map = parse_map(file_of(name), f"{name}.json", thorough=True)
    assert game_map.id == game_map.rules == name
    assert game_map.version == 1


@every_map
def test_places_and_countries(name: str) -> None:
    game_map, totals = load_map(name), TOTALS[name]
    assert len(cities(game_map)) == totals.cities
    assert len(game_map.countries) == totals.countries
    assert len(game_map.places) - totals.cities == totals.border_points


@every_map
def test_pairs_tracks_doubles_and_triples(name: str) -> None:
    game_map, totals = load_map(name), TOTALS[name]
    pairs = Counter(frozenset((route.a, route.b)) for route in game_map.routes)
    tracks = Counter(pairs.values())
    assert len(game_map.routes) == totals.tracks
    assert len(pairs) == totals.pairs
    assert tracks[2] == totals.doubles
    assert tracks[3] == totals.triples
    assert set(tracks) <= {1, 2, 3}


@every_map
def test_spaces_lengths_and_colours(name: str) -> None:
    game_map, totals = load_map(name), TOTALS[name]
    found = {
        colour: (len(lengths), sum(lengths))
        for colour in {route.colour for route in game_map.routes}
        if (lengths := [r.length for r in game_map.routes if r.colour == colour])
    }
    assert found == totals.colours
    assert Counter(route.length for route in game_map.routes) == totals.lengths
    assert sum(route.length for route in game_map.routes) == totals.spaces


@every_map
def test_decks(name: str) -> None:
    game_map, totals = load_map(name), TOTALS[name]
    found = {
        deck: (len(points), sum(points), min(points), max(points))
        for deck, tickets in game_map.decks.items()
        if (points := [ticket.points for ticket in tickets])
    }
    assert found == totals.decks


@every_map
def test_carts_goods_and_sides(name: str) -> None:
    game_map, totals = load_map(name), TOTALS[name]
    assert sum(route.cart for route in game_map.routes) == totals.carts
    assert Counter(p.goods for p in game_map.places if p.goods is not None) == totals.goods
    for side in ("east", "west"):
        assert {p.id for p in game_map.places if p.side == side} == totals.sides.get(side, set())


@every_map
def test_routes_are_called_after_the_codes_of_their_ends(name: str) -> None:
    game_map = load_map(name)
    numbers: Counter[tuple[str, str]] = Counter()
    for route in game_map.routes:
        a, b = game_map.place(route.a).code, game_map.place(route.b).code
        numbers[a, b] += 1
        assert route.id == f"{a}-{b}-{numbers[a, b]}"
    assert all((b, a) not in numbers for a, b in numbers), "parallel tracks run one way"


@every_map
def test_tickets_are_called_after_their_ends_and_points(name: str) -> None:
    for ticket in load_map(name).tickets:
        points = () if name == "first_journey" else (str(ticket.points),)
        assert ticket.id == "-".join((ticket.a, ticket.b, *points))


@every_map
def test_every_city_is_the_end_of_a_ticket(name: str) -> None:
    game_map = load_map(name)
    ends = {end for ticket in game_map.tickets for end in (ticket.a, ticket.b)}
    assert {city.id for city in cities(game_map)} <= ends


@pytest.mark.parametrize(
    ("name", "place", "en", "de"),
    [
        ("usa", "montreal", "Montréal", "Montreal"),
        ("germany", "koeln", "Cologne", "Köln"),
        ("germany", "oesterreich_2", "Austria", "Österreich"),
        ("first_journey", "warsaw", "Warsaw", "Warschau"),
        ("amsterdam", "oude_kerk", "Oude Kerk", "Oude Kerk"),
    ],
)
def test_names_in_both_languages(name: str, place: str, en: str, de: str) -> None:
    assert load_map(name).place(place).name == Text(en=en, de=de)


# What the rule books themselves say about their boards and tickets.


def test_usa_routes_of_the_rule_book() -> None:
    usa = load_map("usa")
    assert (usa.route("mon-nyc-1").length, usa.route("mon-nyc-1").colour) == (3, "blue")
    assert usa.parallels("mon-nyc-1") == ()
    assert usa.route("mon-tor-1").colour == "gray"
    assert usa.route("dal-hou-1").length == 1


def test_usa_decks_share_their_tickets() -> None:
    decks = load_map("usa").decks
    edition, classic = set(decks["edition"]), set(decks["classic"])
    revised = classic - edition
    assert {ticket.id for ticket in revised} == {
        "los_angeles-miami-20",
        "los_angeles-new_york-21",
        "seattle-new_york-22",
        "sault_ste_marie-oklahoma_city-9",
    }
    assert set(decks["1910"]) | set(decks["big_cities"]) <= edition
    # The 26 unrevised classic ones, the 35 of 1910, four new ones and the four revised make 69.
    assert len(edition & classic) == 26
    assert len(edition - classic - set(decks["1910"])) == 8


@pytest.mark.parametrize(
    ("name", "short", "long"), [("germany", (4, 11), (12, 22)), ("maerklin", (5, 11), (12, 22))]
)
def test_values_of_short_and_long_tickets(
    name: str, short: tuple[int, int], long: tuple[int, int]
) -> None:
    decks = load_map(name).decks
    for deck, (least, most) in (("short", short), ("long", long)):
        for ticket in decks[deck]:
            assert least <= ticket.points <= most, ticket.id
    assert not set(decks["short"]) & set(decks["long"])


def test_maerklin_is_played_on_the_tracks_of_germany() -> None:
    germany, maerklin = load_map("germany"), load_map("maerklin")
    assert maerklin.routes == germany.routes
    assert maerklin.countries == germany.countries
    # Not how sure they are: that a ticket is Germany's does not mean that Märklin has it.
    known = {msgspec.structs.replace(ticket, certainty=None) for ticket in germany.tickets}
    assert {msgspec.structs.replace(ticket, certainty=None) for ticket in maerklin.tickets} <= known


def test_maerklin_goods_are_the_74_of_the_rule_book() -> None:
    maerklin = load_map("maerklin")
    assert maerklin.goods["black"] == (7, 6, 5, 4)
    assert maerklin.goods["red"] == (4, 3, 2)
    assert maerklin.goods["yellow"] == (3, 2, 1)
    assert maerklin.goods["white"] == (2,)
    assert maerklin.place("berlin").goods == "black"
    tokens = [maerklin.goods[p.goods] for p in maerklin.places if p.goods is not None]
    assert sum(map(len, tokens)) == 74
    assert all(place.goods is not None for place in cities(maerklin))


@pytest.mark.parametrize("name", ["germany", "maerklin"])
def test_countries_have_their_border_points(name: str) -> None:
    game_map = load_map(name)
    assert {country.id: len(game_map.ends(country.id)) for country in game_map.countries} == {
        "daenemark": 2,
        "frankreich": 3,
        "niederlande": 3,
        "oesterreich": 3,
        "schweiz": 3,
    }
    for point in set(game_map.places) - set(cities(game_map)):
        assert sum(point.id in {route.a, route.b} for route in game_map.routes) == 1


@pytest.mark.parametrize("name", ["germany", "maerklin"])
def test_tickets_between_two_countries(name: str) -> None:
    game_map = load_map(name)
    countries = {country.id for country in game_map.countries}
    found = [ticket.id for ticket in game_map.tickets if {ticket.a, ticket.b} <= countries]
    assert found == ["daenemark-niederlande-10", "frankreich-daenemark-17"]


# Amsterdam, as its board and its cards are printed.


def test_amsterdam_places_are_those_of_the_printed_board() -> None:
    places = load_map("amsterdam").places
    assert {place.id: place.name.en for place in places} == {
        "nieuwe_waal": "Nieuwe Waal",
        "haringpakkerstoren": "Haringpakkerstoren",
        "noordermarkt": "Noordermarkt",
        "korenmetershuisje": "Korenmetershuisje",
        "oude_waal": "Oude Waal",
        "montelbaanstoren": "Montelbaanstoren",
        "oude_kerk": "Oude Kerk",
        "waag": "Waag",
        "jordaan": "Jordaan",
        "jan_roodenpoortstoren": "Jan Roodenpoortstoren",
        "dam": "Dam",
        "oost_indisch_huis": "Oost-Indisch Huis",
        "westermarkt": "Westermarkt",
        "de_drie_hendricken": "De Drie Hendricken",
        "begijnhof": "Begijnhof",
        "munttoren": "Munttoren",
        "blauwbrug": "Blauwbrug",
    }
    # They are names in Dutch, with a gloss for each language.
    assert all(place.name.de == place.name.en for place in places)
    assert all(place.gloss is not None for place in places)


def test_amsterdam_double_tracks_are_equally_long() -> None:
    game_map = load_map("amsterdam")
    for route in game_map.routes:
        for other in map(game_map.route, game_map.parallels(route.id)):
            assert (other.length, other.cart) == (route.length, route.cart), route.id


def test_amsterdam_carts_stand_around_the_city() -> None:
    """The connections with carts are one ring of the outer places, and some across its corners."""
    carts = {route.id.rsplit("-", 1)[0] for route in load_map("amsterdam").routes if route.cart}
    ring = "har-ouw ouw-mon bla-mon mun-bla beg-mun hen-beg jor-hen noo-jor niw-noo niw-har"
    assert carts == {*ring.split(), "har-noo", "jor-wes", "hen-wes", "wes-beg"}


def test_amsterdam_contracts_are_worth_the_shortest_way() -> None:
    """Found here from each place anew (Dijkstra), without what a map answers."""
    game_map = load_map("amsterdam")
    for ticket in game_map.tickets:
        near = [(0, ticket.a)]
        spaces: dict[str, int] = {}
        while near:
            way, here = heapq.heappop(near)
            if here not in spaces:
                spaces[here] = way
                for route in game_map.routes:
                    if here in {route.a, route.b}:
                        there = route.b if here == route.a else route.a
                        heapq.heappush(near, (way + route.length, there))
        assert ticket.points == spaces[ticket.b], ticket.id


def test_amsterdam_contracts_tell_which_of_them_were_read_from_printed_cards() -> None:
    tickets = load_map("amsterdam").tickets
    assert {ticket.id for ticket in tickets if ticket.certainty == "read"} == {
        "dam-de_drie_hendricken-3",
        "blauwbrug-oude_waal-4",
        "noordermarkt-waag-5",
        "jordaan-oude_kerk-6",
    }
    assert Counter(ticket.certainty for ticket in tickets) == {"read": 4, "reconstructed": 20}


def test_amsterdam_places_are_in_two_to_four_contracts_each() -> None:
    game_map = load_map("amsterdam")
    ends = Counter(end for ticket in game_map.tickets for end in (ticket.a, ticket.b))
    assert all(2 <= ends[place.id] <= 4 for place in game_map.places)
    assert len({frozenset((ticket.a, ticket.b)) for ticket in game_map.tickets}) == 24


# Points against the shortest way: they are equal but for a handful of tickets, all of which are
# worth more. Anything else would be a slip of the pen.
BETTER_PAID = {
    "los_angeles-chicago-16": 15,
    "los_angeles-miami-20": 19,
    "los_angeles-new_york-21": 20,
    "seattle-new_york-22": 20,
    "sault_ste_marie-oklahoma_city-9": 8,
    "las_vegas-miami-21": 20,
    "kiel-stuttgart-17": 16,
}


@pytest.mark.parametrize(
    ("name", "deck", "equal"),
    [
        ("usa", "edition", 67),
        ("usa", "classic", 25),
        ("usa", "1910", 34),
        ("usa", "big_cities", 33),
        ("germany", "short", 33),
        ("germany", "long", 29),
        ("germany", "expansion_short", 22),
        ("germany", "expansion_long", 4),
        ("maerklin", "short", 23),
        ("maerklin", "long", 23),
        ("amsterdam", "contracts", 24),
    ],
)
def test_points_are_the_spaces_of_the_shortest_way(name: str, deck: str, equal: int) -> None:
    game_map = load_map(name)
    ways = {ticket: game_map.shortest(ticket.a, ticket.b) for ticket in game_map.decks[deck]}
    assert sum(ticket.points == way for ticket, way in ways.items()) == equal
    for ticket, way in ways.items():
        assert way == BETTER_PAID.get(ticket.id, ticket.points), ticket.id


def test_first_journey_tickets_are_three_to_five_spaces_apart() -> None:
    game_map = load_map("first_journey")
    ways = Counter(game_map.shortest(ticket.a, ticket.b) for ticket in game_map.tickets)
    assert ways == {3: 3, 4: 16, 5: 13}


# What a map answers.


def test_lookups_by_id() -> None:
    germany = load_map("germany")
    assert germany.place("berlin").code == "ber"
    assert germany.country("schweiz").name.en == "Switzerland"
    assert germany.route("bhv-dk1-1").b == "daenemark_1"
    assert germany.ticket("berlin-schweiz-20").points == 20
    for lookup in (germany.place, germany.country, germany.route, germany.ticket, germany.ends):
        with pytest.raises(KeyError):
            lookup("narnia")


def test_parallels_are_the_other_tracks() -> None:
    germany = load_map("germany")
    assert germany.parallels("due-koe-2") == ("due-koe-1", "due-koe-3")
    assert germany.parallels("ber-dre-1") == ()


def test_ends_of_a_city_and_of_a_country() -> None:
    germany = load_map("germany")
    assert germany.ends("berlin") == ("berlin",)
    assert germany.ends("daenemark") == ("daenemark_1", "daenemark_2")


def test_shortest_never_leads_through_a_country() -> None:
    germany = load_map("germany")
    # Over France it would be 2 + 1.
    assert germany.shortest("freiburg", "saarbruecken") == 6
    assert germany.shortest("berlin", "berlin") == 0


def test_shortest_into_a_country_takes_the_nearest_border_point() -> None:
    germany = load_map("germany")
    assert germany.shortest("konstanz", "schweiz") == 1
    assert germany.shortest("schweiz", "konstanz") == 1
    assert germany.shortest("kiel", "daenemark_1") == 8
    # One city with a route into each is enough: Lindau.
    assert germany.shortest("schweiz", "oesterreich") == 4


@every_map
def test_shortest_agrees_with_a_plain_calculation(name: str) -> None:
    game_map = load_map(name)
    ids = [place.id for place in game_map.places]
    far = 1000
    ways = {pair: 0 if pair[0] == pair[1] else far for pair in itertools.product(ids, ids)}
    for route in game_map.routes:
        ways[route.a, route.b] = ways[route.b, route.a] = route.length
    for middle, a, b in itertools.product(ids, ids, ids):
        ways[a, b] = min(ways[a, b], ways[a, middle] + ways[middle, b])
    assert max(ways.values()) < far
    assert all(game_map.shortest(a, b) == way for (a, b), way in ways.items())


def test_unusual_maps_are_maps_too() -> None:
    data = json.loads(file_of("germany"))
    routes = {route["id"]: route for route in data["routes"]}
    # A second track into a country, written the other way round, and a fourth parallel track.
    data["routes"].append(
        routes["kie-dk2-1"] | {"id": "dk2-kie-2", "a": "daenemark_2", "b": "kiel"}
    )
    data["routes"].append(routes["due-koe-1"] | {"id": "due-koe-4"})
    # From a city to the country next to it; equal goods.
    data["tickets"][0] |= {"a": "kiel", "b": "daenemark"}
    data["goods"] = {"twins": [2, 2]}
    del data["layout"]
    game_map = parse_map(json.dumps(data).encode(), "mine.json")
    assert game_map.parallels("kie-dk2-1") == ("dk2-kie-2",)
    assert game_map.parallels("due-koe-4") == ("due-koe-1", "due-koe-2", "due-koe-3")


# The hash that ties a save to its map.


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("usa", "696bbdaeef91c725f8f81b57c428e2fc654076804e6476cf93ab7f6fac0e9db4"),
        ("germany", "601dd15d61851fe9373ff0a615bf0c2cf5f9f17f40895a745fb563aaa425d033"),
        ("maerklin", "7286b652cd04610d3a97fd3620545ffe28900497bc25e2a2edacb69abcaf5cc5"),
        ("first_journey", "5f5cc8c0a3977e27ca085e4d59277feafafdb8dcf0d69a939a1659ec4acdb003"),
        ("amsterdam", "f431fbcdfca71e8737fe0e0eee5613ba23939cf16cf358bcfbe5ab32771c56f4"),
    ],
)
def test_hash_stays_what_saves_know(name: str, expected: str) -> None:
    assert map_hash(load_map(name)) == expected


@every_map
def test_hash_ignores_names_positions_provenance_and_layout(name: str) -> None:
    data = json.loads(file_of(name))
    data |= {"id": "mine", "provenance": "", "layout": None}
    data["name"]["de"] += "!"
    for entry in (*data["places"], *data.get("countries", ())):
        entry["name"]["en"] = entry["name"]["de"] = "Somewhere"
        entry.pop("gloss", None)
        for axis in ("lat", "lon", "x", "y"):
            if axis in entry:
                entry[axis] = 1.5
    for ticket in data["tickets"]:
        ticket["decks"].reverse()
    game_map = parse_map(json.dumps(data).encode(), "mine.json")
    assert map_hash(game_map) == map_hash(load_map(name))


@pytest.mark.parametrize(
    ("kind", "index", "changes"),
    [
        ("routes", 0, {"colour": "red"}),
        ("routes", 0, {"id": "atl-cha-9"}),
        ("routes", 1, {"length": 6}),
        ("routes", 1, {"cart": True}),
        ("routes", 1, {"b": "seattle"}),
        ("tickets", 0, {"points": 10}),
        ("tickets", 0, {"decks": ["edition"]}),
        ("tickets", 0, {"b": "miami"}),
        ("places", 0, {"side": "east"}),
        ("places", 0, {"goods": "red"}),
    ],
)
def test_hash_changes_with_all_that_matters(
    kind: str, index: int, changes: dict[str, object]
) -> None:
    data = json.loads(file_of("usa"))
    data["goods"] = {"red": [4]}
    del data["layout"]
    before = parse_map(json.dumps(data).encode(), "mine.json")
    data[kind][index] |= changes
    after = parse_map(json.dumps(data).encode(), "mine.json")
    assert map_hash(after) != map_hash(before)


@pytest.mark.parametrize("kind", ["places", "routes", "tickets"])
def test_hash_changes_with_the_order(kind: str) -> None:
    data = json.loads(file_of("usa"))
    data[kind].reverse()
    assert map_hash(parse_map(json.dumps(data).encode(), "mine.json")) != map_hash(load_map("usa"))
