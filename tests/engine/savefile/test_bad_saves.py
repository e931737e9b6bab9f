"""Saves that are damaged, edited or none at all: refused with a sentence, and left as they are."""

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers.engine.arrange import legal, play
from tests.helpers.engine.walks import game_where, lively, played
from tests.helpers.own_clock import own_seconds
from ttr_qt.engine import EDITIONS, EngineError, Game, SaveError, read_save, write_save
from ttr_qt.engine.savefile import MAX_ACTIONS, MAX_BYTES, VERSION, packed


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """A save of each edition from the middle of a game."""
    return {e: played(e, 2, lively(e), seed=3, plies=45).to_json() for e in EDITIONS}


@pytest.fixture
def text(texts: dict[str, str]) -> str:
    return texts["usa"]


def edited(text: str, **changes: Any) -> str:
    return json.dumps({**json.loads(text), **changes})


def assert_unreadable(text: str | bytes, *words: str) -> None:
    with pytest.raises(SaveError) as refused:
        Game.from_json(text)
    sentence = str(refused.value)
    for word in words:
        assert word in sentence
    assert sentence[0].isupper()
    assert 20 < len(sentence) < 500


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0",
        b" \n",
        b"{",
        b"}",
        b"[]",
        b"{}",
        b"null",
        b"NaN",
        b"12",
        b'"ttr-qt game"',
        b'["ttr-qt game"]',
        b'{"format": "ttr-qt game"}',
        b'{"format": "other", "version": 1}',
        b'{"format": null}',
        b'{"format": ["ttr-qt game"]}',
        b"\xff\xfe\x00\x01",
        b"\x80" * 1000,
        b"PK\x03\x04",
        b"<?xml version='1.0'?>",
        b"{" * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
        b'{"format": "ttr-qt game", "version": ' + b"9" * 5000 + b"}",
        b'{"format": "ttr-qt game", "version": 1e999}',
    ],
    ids=lambda content: repr(content[:24]),
)
def test_what_is_no_save_is_refused(content: bytes, tmp_path: Path) -> None:
    assert_unreadable(content)
    path = tmp_path / "game.json"
    path.write_bytes(content)
    changed = path.stat().st_mtime_ns
    with pytest.raises(SaveError, match=re.escape(str(path))):
        read_save(path)
    assert path.read_bytes() == content
    assert path.stat().st_mtime_ns == changed
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_torn_save_is_refused(edition: str, texts: dict[str, str]) -> None:
    data = texts[edition].encode()
    Game.from_json(data)
    for size in range(0, len(data) - 1, 97):
        assert_unreadable(data[:size])
    assert_unreadable(data[:-1])
    assert_unreadable(data + data)
    assert_unreadable(data[: len(data) // 2] + bytes(len(data) // 2))


CHANGES: dict[str, tuple[dict[str, Any], str]] = {
    "another digest": ({"digest": "0" * 64}, "changed"),
    "no digest": ({"digest": ""}, "changed"),
    "another seed": ({"seed": 4}, ""),
    "a seed below zero": ({"seed": -1}, "seed"),
    "a huge seed": ({"seed": 2**64}, "seed"),
    "another first player": ({"first": 0}, ""),
    "no such first player": ({"first": 2}, "Seat 2"),
    "more players": ({"players": 3}, ""),
    "too many players": ({"players": 9}, "2 to 5 players"),
    "another deck": ({"deck": "classic"}, ""),
    "no such deck": ({"deck": "none"}, "'none'"),
    "another map": ({"map_hash": "0" * 64}, "another version of the map usa"),
    "another edition": ({"edition": "germany"}, "another version of the map germany"),
    "an unknown edition": ({"edition": "europe"}, "unknown edition, 'europe'"),
    "a path as edition": ({"edition": "../usa"}, "unknown edition"),
    "a newer version": ({"version": VERSION + 1}, "newer"),
    "a much newer version": ({"version": 10**30}, "newer"),
    "version 0": ({"version": 0}, "version 0"),
    "version -1": ({"version": -1}, "version -1"),
    "an unknown field": ({"colour": "red"}, "colour"),
    "another format": ({"format": "ttr-qt map"}, "not saved by this program"),
    "no actions": ({"actions": []}, "changed"),
    "no notation": ({"actions": ["dance"]}, "action 1"),
    "an illegal action": ({"actions": ["pass"]}, "action 1"),
    "an empty map": ({"map": {}}, "map"),
    "a wrong map": ({"map": {"version": 1, "id": "usa", "rules": "usa"}}, "map"),
    "a newer map": ({"map": {"version": 7}}, "map"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_an_edited_save_is_refused(change: str, text: str) -> None:
    changes, words = CHANGES[change]
    assert_unreadable(edited(text, **changes), words)


@pytest.mark.parametrize("value", [None, True, 1, 1.5, "1", [], {}, [1], [None], {"a": 1}])
@pytest.mark.parametrize("field", json.loads(Game.new("usa", seed=1).to_json()))
def test_a_field_of_the_wrong_type_is_refused(field: str, value: Any, text: str) -> None:
    content = json.loads(text)
    fits = (field == "extra" and isinstance(value, dict)) or content[field] == value
    if fits and type(value) is type(content[field]):
        Game.from_json(edited(text, **{field: value}))
    else:
        assert_unreadable(edited(text, **{field: value}))


@pytest.mark.parametrize("field", json.loads(Game.new("usa", seed=1).to_json()))
def test_a_save_that_lacks_a_field_is_refused(field: str, text: str) -> None:
    content = json.loads(text)
    del content[field]
    if field in {"map", "deck", "extra"}:
        assert Game.from_json(json.dumps(content)).to_json() == text
    else:
        assert_unreadable(json.dumps(content))


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_save_without_one_of_its_actions_is_refused(edition: str, texts: dict[str, str]) -> None:
    content = json.loads(texts[edition])
    actions = content["actions"]
    for i in range(len(actions)):
        assert_unreadable(json.dumps({**content, "actions": actions[:i] + actions[i + 1 :]}))
    assert_unreadable(json.dumps({**content, "actions": [*actions, actions[-1]]}))


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_save_with_another_action_is_refused(edition: str, texts: dict[str, str]) -> None:
    content = json.loads(texts[edition])
    game = Game.from_json(texts[edition])
    rng = Random(1)
    while game.ply:
        written = str(game.undo())
        others = sorted(legal(game) - {written})
        for other in rng.sample(others, min(3, len(others))):
            actions = [*content["actions"][: game.ply], other, *content["actions"][game.ply + 1 :]]
            assert_unreadable(json.dumps({**content, "actions": actions}))


def test_another_action_that_leads_to_the_same_position_is_noticed_too() -> None:
    # A card taken openly, which everybody knows of, instead of the same card from the deck.
    game = game_where(
        "usa",
        lambda game: (
            game.phase == "turn"
            and game.position().deck[0] == game.position().market[4] != "locomotive"
        ),
    )
    play(game, "deck")
    taken = f"take 5 {game.position().market[4]}"
    content = json.loads(game.to_json())
    other = Game.from_json(json.dumps(content))
    other.undo()
    play(other, taken)
    assert other.record.tobytes() == game.record.tobytes()
    content["actions"][-1] = taken
    assert_unreadable(json.dumps(content), "changed")


@pytest.mark.parametrize("depth", [*range(900, 1010, 3), 10_000])
@pytest.mark.parametrize("field", ["extra", "map", "actions", "digest"])
def test_a_save_nested_too_deeply_is_refused(field: str, depth: int, text: str) -> None:
    nested = '{"a":' * depth + "1" + "}" * depth
    changed = edited(text, **{field: "here"}).replace('"here"', nested)
    try:
        game = Game.from_json(changed)
    except SaveError:
        return
    assert field == "extra"
    assert game.ply == 45


@pytest.mark.parametrize("size", [MAX_BYTES + 1, 21_000_000])
def test_a_save_that_is_too_big_is_refused(size: int, text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text + " " * (size - len(text)), "ascii")
    with pytest.raises(SaveError, match="more than 20,000,000 bytes"):
        read_save(path)
    assert path.stat().st_size == size
    path.write_text(text + " " * 1000, "ascii")
    assert read_save(path).to_json() == text


def test_a_save_with_too_many_actions_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.ttrgame"
    text = Game.new("first_journey", players=2, seed=1).to_json()
    path.write_bytes(packed(edited(text, actions=["swap"] * 200_000)))
    assert path.stat().st_size < 5000
    began = own_seconds()
    with pytest.raises(SaveError, match="more than 20,000 actions") as refused:
        read_save(path)
    assert refused.value.fault == "foreign"
    assert own_seconds() - began < 1
    assert_unreadable(edited(text, actions=["x"] * (MAX_ACTIONS + 1)), "20,000 actions")
    assert_unreadable(edited(text, actions=["x"] * MAX_ACTIONS), "action 1")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.json", tmp_path, tmp_path / "missing" / "game.json"):
        with pytest.raises(SaveError, match=re.escape(str(path))):
            read_save(path)
    assert list(tmp_path.iterdir()) == []


def test_a_path_that_can_not_be_is_refused(text: str) -> None:
    game = Game.from_json(text)
    for path in ("a\0b.json", "x" * 5000):
        with pytest.raises(SaveError):
            read_save(path)
        with pytest.raises(SaveError):
            write_save(game, path)


@pytest.mark.parametrize("extra", [{"name": "\ud800"}, {"name": object()}, {(1, 2): 3}])
def test_what_can_not_be_written_down_is_refused_before_the_file_is_touched(
    extra: dict[Any, Any], text: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    write_save(Game.from_json(text), path)
    # Be it when the game is made or when it is saved.
    with pytest.raises(EngineError):
        write_save(Game.new("usa", players=2, seed=1, extra=extra), path)
    assert path.read_text("utf-8") == text
    assert list(tmp_path.iterdir()) == [path]


Edit = tuple[int, int, bytes]
"""Where, how many bytes less, and what instead."""
EDITS = st.lists(
    st.tuples(
        st.integers(0, 10_000),
        st.integers(0, 3),
        st.one_of(st.binary(max_size=3), st.sampled_from([b"0", b"1", b"9", b'"', b",", b"}"])),
    ),
    min_size=1,
    max_size=4,
)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_save_damaged_anywhere_is_refused_or_the_same_game(
    edition: str, texts: dict[str, str]
) -> None:
    whole = Game.from_json(texts[edition])

    @settings(
        max_examples=150,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(EDITS)
    def stays_the_same_or_is_refused(edits: list[Edit]) -> None:
        data = texts[edition].encode()
        for where, less, instead in edits:
            at = where % len(data)
            data = data[:at] + instead + data[at + less :]
        try:
            game = Game.from_json(data)
        except SaveError:
            return
        assert game.record.tobytes() == whole.record.tobytes()
        assert game.actions == whole.actions
        assert replace(game.setup, extra={}) == replace(whole.setup, extra={})

    stays_the_same_or_is_refused()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_damaged_file_stays_as_it_was(
    edition: str, texts: dict[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    data = texts[edition].encode()
    for at in range(11, len(data), 211):
        damaged = data[:at] + b"#" + data[at + 1 :]
        path.write_bytes(damaged)
        changed = path.stat().st_mtime_ns
        with pytest.raises(SaveError, match=re.escape(str(path))):
            read_save(path)
        assert path.read_bytes() == damaged
        assert path.stat().st_mtime_ns == changed
    assert list(tmp_path.iterdir()) == [path]
