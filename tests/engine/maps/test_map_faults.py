"""Map files of one's own: how they load, and what is said of those with a fault."""

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ttr_qt.engine.errors import MapError
from ttr_qt.engine.maps import BUILT_IN, MAX_BYTES, load_map, map_hash, parse_map
from ttr_qt.paths import data_dir

Data = dict[str, Any]
Change = Callable[[Data], object]


def file_of(name: str) -> bytes:
    return (data_dir("maps") / f"{name}.json").read_bytes()


def changed(name: str, change: Change) -> bytes:
    data = json.loads(file_of(name))
    change(data)
    return json.dumps(data).encode()


def complaint(data: bytes) -> str:
    with pytest.raises(MapError) as caught:
        parse_map(data, "mine.json")
    return str(caught.value)


def put(kind: str, entry_id: str, **fields: object) -> Change:
    """Change fields of one entry."""

    def change(data: Data) -> None:
        (found,) = (item for item in data[kind] if item["id"] == entry_id)
        found.update(fields)

    return change


def add(kind: str, **fields: object) -> Change:
    return lambda data: data[kind].append(fields)


def top(**fields: object) -> Change:
    return lambda data: data.update(fields)


def stack(**tokens: list[int]) -> Change:
    return lambda data: data["goods"].update(tokens)


def more(kind: str, count: int) -> Change:
    """Repeat the first entry of a kind, under new ids and codes."""

    def change(data: Data) -> None:
        for i in range(count):
            data[kind].append(data[kind][0] | {"id": f"again-{i}"})
            if kind == "places":
                data[kind][-1]["code"] = f"z{i:02}"

    return change


# Loading.


def test_built_in_maps_are_loaded_once() -> None:
    assert all(load_map(name) is load_map(name) for name in BUILT_IN)


def test_maps_load_without_networkx() -> None:
    """The tests have it, the program does not."""
    program = (
        "import sys; from ttr_qt.engine.maps import BUILT_IN, load_map\n"
        "for name in BUILT_IN: load_map(name)\n"
        "load_map('maps/usa.json')\n"
        "sys.exit('networkx' in sys.modules)"
    )
    root = Path(__file__).resolve().parents[3]
    assert subprocess.run([sys.executable, "-c", program], cwd=root, check=False).returncode == 0


def test_a_map_can_not_be_changed() -> None:
    game_map = load_map("maerklin")
    with pytest.raises(AttributeError):
        game_map.id = "other"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        game_map.routes[0].length = 7  # type: ignore[misc]
    with pytest.raises(TypeError):
        game_map.goods["red"] = (7,)  # type: ignore[index]
    assert game_map.layout is not None
    with pytest.raises(TypeError):
        del game_map.layout.places["berlin"]  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        game_map.layout.places["berlin"].x = 7  # type: ignore[misc]


def test_a_map_survives_pickle_and_copy() -> None:
    maerklin = load_map("maerklin")
    for twin in (
        pickle.loads(pickle.dumps(maerklin)),  # noqa: S301
        copy.deepcopy(maerklin),
    ):
        assert map_hash(twin) == map_hash(maerklin)
        assert twin.places == maerklin.places
        assert twin.goods == maerklin.goods
        assert twin.layout is not None
        assert maerklin.layout is not None
        assert twin.layout.places == maerklin.layout.places
        assert twin.layout.tracks == maerklin.layout.tracks


def test_a_map_of_ones_own_loads_by_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    data = json.loads(file_of("usa"))
    data["id"] = "mine"
    data["routes"][0]["length"] = 3
    del data["layout"]
    path.write_text(json.dumps(data), encoding="utf-8")
    for source in (path, str(path)):
        game_map = load_map(source)
        assert game_map.id == "mine"
        assert game_map.route("atl-cha-1").length == 3
    assert load_map("usa").route("atl-cha-1").length == 2


def test_a_path_object_is_never_a_built_in_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(MapError, match="usa: no such file"):
        load_map(Path("usa"))
    Path("usa").write_bytes(changed("usa", top(id="mine")))
    assert load_map(Path("usa")).id == "mine"
    assert load_map("usa").id == "usa"


def test_a_byte_order_mark_does_no_harm() -> None:
    game_map = parse_map(b"\xef\xbb\xbf" + file_of("amsterdam"), "amsterdam.json")
    assert map_hash(game_map) == map_hash(load_map("amsterdam"))


# Faults of the file as such.


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "mine.json: not JSON (Input data was truncated)"),
        (b"hello", "mine.json: not JSON (JSON is malformed: invalid character (byte 0))"),
        (b'{"version": 1', "mine.json: not JSON (Input data was truncated)"),
        (b'{"version": 1} {}', "mine.json: not JSON (JSON is malformed: trailing characters"),
        (b'{"name": "\xff"}', "mine.json: not JSON ('utf-8' codec can't decode byte 0xff"),
        (b'{"version": 1e999}', "mine.json: not JSON (Number out of range"),
        (b"[" * 100_000, "mine.json: nested too deeply for a map"),
        (b"[1, 2]", "mine.json: not a map: the file should contain a JSON object"),
    ],
)
def test_not_json_or_no_map(data: bytes, sentence: str) -> None:
    assert complaint(data).startswith(sentence)


def test_layout_nested_too_deeply() -> None:
    levels = 300_000  # Python 3.13 goes thousands deep
    deep = b'{"a":' * levels + b"1" + b"}" * levels
    data = file_of("usa").rstrip().removesuffix(b"}") + b', "layout": ' + deep + b"}"
    assert complaint(data) == "mine.json: nested too deeply for a map"


def test_fifty_megabytes_of_junk_are_refused_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "junk.json"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    monkeypatch.setattr(Path, "open", lambda *_, **__: pytest.fail("the file was read"))
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert str(caught.value) == (f"{path}: too big for a map: 50,000,000 bytes; allowed: 5,000,000")


def test_too_many_bytes_are_refused_undecoded() -> None:
    sentence = "mine.json: too big for a map; allowed: 5,000,000 bytes"
    assert complaint(b"x" * (MAX_BYTES + 1)) == sentence
    assert "not JSON" in complaint(b"x" * MAX_BYTES)


def test_a_missing_file_names_the_built_in_maps() -> None:
    with pytest.raises(MapError) as caught:
        load_map("narnia")
    assert str(caught.value) == (
        "narnia: no such file, and not one of the built-in maps "
        "(usa, germany, maerklin, first_journey, amsterdam)"
    )


def test_paths_that_can_not_be(tmp_path: Path) -> None:
    for path, reason in ((tmp_path, "not a file"), ("a\0b", "null"), ("x" * 5000, "can't be read")):
        with pytest.raises(MapError, match=reason):
            load_map(path)


def test_a_file_that_can_not_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(file_of("usa"))

    def refuse(*_args: object, **_options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert str(caught.value) == f"{path}: can't be read (Permission denied)"


# Faults of single entries: map, entry, what is changed in it, and what is said then.

SERIES = "purple, blue, orange, white, green, yellow, black, red, gray"
EUROPE = "yellow, green, white, black, blue, red, gray"
CANALS = "orange, red, pink, green, blue, black, gray"
PLAIN = "an id is made of lower-case letters a to z, digits, hyphens and underscores"


@pytest.mark.parametrize(
    ("where", "fields", "reason"),
    [
        ("usa place dallas", {"code": "dall"}, "the code 'dall' is not three letters or digits"),
        ("usa place dallas", {"name": {"en": "D", "de": " "}}, "a name is empty"),
        ("usa place dallas", {"lon": None}, "the position needs either lat and lon or x and y"),
        ("usa place dallas", {"lat": 90.5}, "lat is 90.5; allowed: -90 to 90"),
        (
            "usa place dallas",
            {"lat": None, "lon": None, "x": 50, "y": 50},
            "some positions are lat and lon, others x and y",
        ),
        ("maerklin place berlin", {"goods": "gold"}, "there is no goods stack 'gold'"),
        ("maerklin border point schweiz_1", {"goods": "red"}, "only cities can have goods"),
        ("germany border point schweiz_1", {"country": "x"}, "there is no country 'x'"),
        ("usa route dal-hou-1", {"b": "huston"}, "there is no place 'huston'"),
        ("usa route dal-hou-1", {"b": "dallas"}, "it leads from 'dallas' to itself"),
        (
            "germany route fre-ch1-1",
            {"b": "schweiz"},
            "'schweiz' is a country; a route must end at its border point",
        ),
        ("usa route atl-cha-1", {"length": 0}, "the length is 0; allowed: 1 to 7"),
        ("usa route atl-cha-1", {"length": 8}, "the length is 8; allowed: 1 to 7"),
        (
            "usa route atl-cha-1",
            {"colour": "pink"},
            f"there is no colour 'pink'; allowed: {SERIES}",
        ),
        (
            "first_journey route dub-lon-1",
            {"colour": "purple"},
            f"there is no colour 'purple'; allowed: {EUROPE}",
        ),
        (
            "amsterdam route har-kor-1",
            {"colour": "white"},
            f"there is no colour 'white'; allowed: {CANALS}",
        ),
        ("usa ticket boston-miami-12", {"a": "x"}, "there is no place or country 'x'"),
        ("usa ticket boston-miami-12", {"a": "miami"}, "both ends are 'miami'"),
        ("germany ticket berlin-schweiz-20", {"a": "schweiz"}, "both ends are 'schweiz'"),
        (
            "germany ticket berlin-schweiz-20",
            {"b": "schweiz_1"},
            "'schweiz_1' is a border point; tickets name 'schweiz'",
        ),
        ("usa ticket boston-miami-12", {"points": -1}, "the points are -1; allowed: 0 to 99"),
        ("usa ticket boston-miami-12", {"decks": []}, "it is in no deck"),
        ("usa ticket boston-miami-12", {"decks": ["x", "x"]}, "it is in deck 'x' twice"),
        (
            "germany ticket berlin-schweiz-20",
            {"decks": ["long", "short"]},
            "it is in more than one of the decks 'short' and 'long'",
        ),
    ],
)
def test_fault_of_an_entry(where: str, fields: Data, reason: str) -> None:
    name, *kind, entry_id = where.split()
    entries = "routes" if kind == ["route"] else "tickets" if kind == ["ticket"] else "places"
    data = changed(name, put(entries, entry_id, **fields))
    assert complaint(data) == f"mine.json: {' '.join(kind)} '{entry_id}': {reason}"


# Faults of shape, of several entries together and of the whole board.

FAR = "they are 21 spaces apart, and a player has 20 pieces"
ITALY = {"id": "italien", "code": "ita", "name": {"en": "I", "de": "I"}, "lat": 45, "lon": 10}
FAULTS: dict[str, list[tuple[Change, str]]] = {
    "usa": [
        (top(version=0, places=3), "version 0 is older than 1, which this program reads"),
        (top(version=2, novelty=True), "version 2 is newer than 1, which this program reads"),
        (top(version="1"), "the map, field 'version': expected a whole number, got a text"),
        (lambda data: data.pop("version"), "the map: lacks the field 'version'"),
        (
            top(rules="europe"),
            (
                "there is no rule set 'europe'; "
                "choose from usa, germany, maerklin, first_journey, amsterdam"
            ),
        ),
        (
            put("routes", "dal-hou-1", length="1"),
            "route 26 'dal-hou-1', field 'length': expected a whole number, got a text",
        ),
        (
            put("places", "dallas", lat="north"),
            "place 6 'dallas', field 'lat': expected a number or null, got a text",
        ),
        (
            put("tickets", "boston-miami-12", decks=["edition", 3]),
            "ticket 4 'boston-miami-12', field 'decks[1]': expected a text, got a whole number",
        ),
        (top(places=[7]), "place 1: expected an object, got a whole number"),
        (top(goods=[]), "the map, field 'goods': expected an object, got a list"),
        (put("places", "dallas", colour="red"), "place 6 'dallas': has an unknown field 'colour'"),
        (top(extra=1), "the map: has an unknown field 'extra'"),
        # An unknown field whose name looks like the path of an entry.
        (top(**{"a - at `$.places[9999]": 1}), "place 10000: object contains unknown field `a"),
        (top(places=[]), "the map has 0 places; allowed: 2 to 64"),
        (more("places", 29), "the map has 65 places; allowed: 2 to 64"),
        (top(routes=[]), "the map has 0 routes; allowed: 1 to 128"),
        (more("routes", 29), "the map has 129 routes; allowed: 1 to 128"),
        (put("routes", "dal-hou-1", id="Dal Hou"), f"route 'Dal Hou': {PLAIN}"),
        (top(id=""), f"map '': {PLAIN}"),
        (put("places", "dallas", id="denver"), "place or country 'denver': the id occurs twice"),
        (put("routes", "dal-hou-2", id="dal-hou-1"), "route 'dal-hou-1': the id occurs twice"),
        (
            put("tickets", "boston-miami-12", id="toronto-miami-10"),
            "ticket 'toronto-miami-10': the id occurs twice",
        ),
        (
            put("routes", "dal-hou-2", a="houston", b="dallas", length=2),
            "routes 'dal-hou-1' and 'dal-hou-2': parallel tracks of different length, 1 and 2",
        ),
        (more("tickets", 4), "deck 'edition': 73 tickets in play; allowed: 72"),
        (
            lambda data: data.update(routes=[r for r in data["routes"] if "mia" not in r["id"]]),
            "the board is not connected: no way leads from 'miami' to 'atlanta'",
        ),
    ],
    "germany": [
        (
            lambda data: data["countries"][4].pop("name"),
            "country 5 'schweiz': lacks the field 'name'",
        ),
        (
            put("countries", "schweiz", id="berlin"),
            "place or country 'berlin': the id occurs twice",
        ),
        (
            put("countries", "schweiz", code="ber"),
            "place 'berlin' and country 'schweiz': both have the code 'ber'",
        ),
        (add("countries", **ITALY), "country 'italien': it has no border point"),
        (
            put("routes", "kon-ch2-1", b="schweiz_1"),
            "border point 'schweiz_1': it has routes to more than one city, 'freiburg', 'konstanz'",
        ),
        (
            add("routes", id="x", a="schweiz_1", b="frankreich_1", length=1, colour="gray"),
            "border point 'frankreich_1': it is joined to another border point, 'schweiz_1'",
        ),
    ],
    "first_journey": [
        (
            put("places", "dublin", side="north"),
            (
                "place 1 'dublin', field 'side': the value 'north' is not allowed; "
                "choose from east, west"
            ),
        ),
        (
            lambda data: [place.pop("side", None) for place in data["places"][:3]],
            "the map: no place is on side 'west', as the rules first_journey need",
        ),
        (
            lambda data: [route.update(length=7) for route in data["routes"]],
            f"ticket 'berlin-athens': its ends can't be connected: {FAR}",
        ),
    ],
    "maerklin": [
        (stack(black=[7, 6, 5, 4, 3]), "goods stack 'black': it has 5 tokens; allowed: 1 to 4"),
        (stack(black=[8]), "goods stack 'black': a value is 8; allowed: 1 to 7"),
        (stack(red=[2, 3, 4]), "goods stack 'red': the tokens are not in descending order"),
    ],
    "amsterdam": [
        (
            lambda data: [ticket.update(decks=["edition"]) for ticket in data["tickets"]],
            "deck 'contracts': no ticket is in it, but the rules amsterdam need it",
        ),
    ],
}


@pytest.mark.parametrize(
    ("name", "change", "sentence"),
    [(name, *fault) for name, faults in FAULTS.items() for fault in faults],
)
def test_fault(name: str, change: Change, sentence: str) -> None:
    assert complaint(changed(name, change)) == f"mine.json: {sentence}"


@pytest.mark.parametrize(
    ("name", "deck", "needed", "players"),
    [
        ("usa", "edition", 15, 5),
        ("usa", "classic", 15, 5),
        ("germany", "short", 20, 5),
        ("germany", "long", 20, 5),
        ("maerklin", "long", 20, 5),
        ("first_journey", "tickets", 8, 4),
        ("amsterdam", "contracts", 8, 4),
    ],
)
def test_a_deck_holds_enough_to_deal(name: str, deck: str, needed: int, players: int) -> None:
    def leave(count: int) -> bytes:
        data = json.loads(file_of(name))
        for ticket in (t for t in data["tickets"] if deck in t["decks"]):
            if count == 0:
                ticket["decks"][ticket["decks"].index(deck)] = "spare"
            count = max(count - 1, 0)
        return json.dumps(data).encode()

    parse_map(leave(needed), "mine.json")
    assert complaint(leave(needed - 1)) == (
        f"mine.json: deck '{deck}': it has {needed - 1} tickets, "
        f"but dealing to {players} players takes {needed}"
    )


# Whatever else is in a file, `MapError` is all that ever comes of it.

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=5),
    st.sampled_from(["dallas", "schweiz", "schweiz_1", "gray", "edition", "usa", "germany"]),
    st.lists(st.integers(-1, 9), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


def mutate(data: Data, draw: st.DataObject) -> None:
    """Delete, replace or repeat something somewhere in the data."""
    node: Any = data
    while True:
        keys = sorted(node) if isinstance(node, dict) else range(len(node))
        key = draw.draw(st.sampled_from(keys))
        below = node[key]
        if not (isinstance(below, dict | list) and below and draw.draw(st.integers(0, 3))):
            break
        node = below
    match draw.draw(st.sampled_from(["delete", "replace", "repeat"])):
        case "delete":
            del node[key]
        case "repeat" if isinstance(node, list):
            node.append(copy.deepcopy(below))
        case _:
            node[key] = draw.draw(JUNK)


def survives(data: bytes) -> None:
    try:
        sentence = f"mine.json: {parse_map(data, 'mine.json').id}"
    except MapError as error:
        sentence = str(error)
    assert sentence.startswith("mine.json: ")
    assert len(sentence) < 500


@pytest.mark.slow
@settings(deadline=None, max_examples=150)
@given(name=st.sampled_from(BUILT_IN), times=st.integers(1, 3), draw=st.data())
def test_mutated_maps_raise_nothing_else(name: str, times: int, draw: st.DataObject) -> None:
    data = json.loads(file_of(name))
    for _ in range(times):
        mutate(data, draw)
    survives(json.dumps(data).encode())


@settings(deadline=None, max_examples=100)
@given(name=st.sampled_from(BUILT_IN), position=st.integers(0, 30_000), junk=st.binary(max_size=4))
def test_torn_files_raise_nothing_else(name: str, position: int, junk: bytes) -> None:
    data = file_of(name)
    position %= len(data)
    survives(data[:position])
    survives(data[:position] + junk + data[position + len(junk) :])


@given(st.binary(max_size=200))
def test_random_bytes_raise_nothing_else(data: bytes) -> None:
    survives(data)
