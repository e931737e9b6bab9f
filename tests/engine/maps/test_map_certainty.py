"""How sure the maps are: in words for players, and for each ticket."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ttr_qt.engine import Game
from ttr_qt.engine.errors import MapError
from ttr_qt.engine.maps import BUILT_IN, Text, load_map, map_hash, parse_map
from ttr_qt.paths import data_dir

every_map = pytest.mark.parametrize("name", BUILT_IN)


def data_of(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((data_dir("maps") / f"{name}.json").read_bytes())
    return data


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("usa", {"confirmed": 72, "read": 1}),
        ("germany", {"confirmed": 57, "doubtful": 5, "read": 27}),
        ("maerklin", {"reconstructed": 46}),
        ("first_journey", {"reconstructed": 32}),
        ("amsterdam", {"read": 4, "reconstructed": 20}),
    ],
)
def test_every_ticket_says_how_sure_it_is(name: str, expected: dict[str, int]) -> None:
    assert Counter(ticket.certainty for ticket in load_map(name).tickets) == expected


def test_germany_doubts_five_of_the_tickets_it_plays_with() -> None:
    decks = load_map("germany").decks
    played = (*decks["short"], *decks["long"])
    assert len(played) == 62
    assert {ticket.id for ticket in played if ticket.certainty != "confirmed"} == {
        "bremerhaven-koeln-7",
        "leipzig-frankfurt-10",
        "bremerhaven-frankreich-12",
        "hamburg-karlsruhe-14",
        "leipzig-stuttgart-14",
    }
    spare = (*decks["expansion_short"], *decks["expansion_long"])
    assert {ticket.certainty for ticket in spare} == {"read"}


def test_all_classic_tickets_of_usa_are_confirmed() -> None:
    usa = load_map("usa")
    assert {ticket.certainty for ticket in usa.decks["classic"]} == {"confirmed"}
    assert usa.ticket("seattle-las_vegas-10").certainty == "read"


@every_map
def test_provenance_is_told_in_both_languages(name: str) -> None:
    provenance = load_map(name).provenance
    assert provenance.en != provenance.de
    for text in (provenance.en, provenance.de):
        assert len(text) > 100
        assert text.endswith(".")
    assert " and " in provenance.en
    assert " und " in provenance.de


@every_map
def test_provenance_of_an_older_file_is_one_text_for_both(name: str) -> None:
    older = data_of(name) | {"provenance": "Drawn by hand."}
    game_map = parse_map(json.dumps(older).encode(), "mine.json")
    assert game_map.provenance == Text(en="Drawn by hand.", de="Drawn by hand.")


def test_board_kept_for_older_saves_still_has_its_text() -> None:
    path = data_dir("maps") / "earlier" / "amsterdam.json"
    game_map = parse_map(path.read_bytes(), path.name)
    assert (
        game_map.provenance.en
        == game_map.provenance.de
        == json.loads(path.read_bytes())["provenance"]
    )


def test_save_of_an_older_version_holds_a_map_with_one_text(tmp_path: Path) -> None:
    own = data_of("usa") | {"id": "mine"}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(own), encoding="utf-8")
    game = Game.new(path, players=2, seed=4)
    game.play(game.legal_actions()[0])
    save = json.loads(game.to_json())
    assert save["map"]["provenance"] == own["provenance"]
    save["map"]["provenance"] = "Drawn by hand."
    for ticket in save["map"]["tickets"]:
        del ticket["certainty"]
    again = Game.from_json(json.dumps(save))
    assert again.ply == 1
    assert again.setup.map.provenance.de == "Drawn by hand."


@every_map
def test_certainty_may_be_left_out_and_changes_no_game(name: str) -> None:
    data = data_of(name)
    for ticket in data["tickets"]:
        del ticket["certainty"]
    game_map = parse_map(json.dumps(data).encode(), "mine.json")
    assert {ticket.certainty for ticket in game_map.tickets} == {None}
    assert map_hash(game_map) == map_hash(load_map(name))


ALLOWED = "choose from read, confirmed, doubtful, reconstructed"


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("sure", f"the value 'sure' is not allowed; {ALLOWED}"),
        ("Read", f"the value 'Read' is not allowed; {ALLOWED}"),
        ("", f"the value '' is not allowed; {ALLOWED}"),
        (3, "expected a text or null, got a whole number"),
    ],
)
def test_certainty_that_does_not_exist(value: object, reason: str) -> None:
    data = data_of("usa")
    data["tickets"][3]["certainty"] = value
    with pytest.raises(MapError) as caught:
        parse_map(json.dumps(data).encode(), "mine.json")
    ticket = "ticket 4 'boston-miami-12', field 'certainty'"
    assert str(caught.value) == f"mine.json: {ticket}: {reason}"


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (3, "field 'provenance': expected an object, got a whole number"),
        (None, "field 'provenance': expected an object, got null"),
        ({"en": "Drawn by hand."}, "field 'provenance': lacks the field 'de'"),
    ],
)
def test_provenance_that_is_no_text(value: object, reason: str) -> None:
    data = data_of("usa") | {"provenance": value}
    with pytest.raises(MapError) as caught:
        parse_map(json.dumps(data).encode(), "mine.json")
    assert str(caught.value) == f"mine.json: the map, {reason}"
